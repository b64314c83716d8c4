"""A disk that is full: a limit of the system on the size of files, in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run_without_room(
    size: int, code: str, *arguments, **environment: str
) -> subprocess.CompletedProcess:
    """Python code in a process whose files end at `size` bytes. It keeps no bytecode (-B): Python
    3.11 takes what it could write of a module for all of it, and every later process of the
    checkout meets "marshal data too short"."""
    limited = (
        f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size}))\n{code}"
    )
    done = subprocess.run(
        [sys.executable, "-B", "-c", limited, *map(str, arguments)],
        env=os.environ | environment,
        capture_output=True,
        text=True,
    )
    assert [path for path in ROOT.glob("ecgen/**/*.pyc") if path.stat().st_size == size] == [], (
        "modules were cut off: remove these files"
    )
    return done
