"""Whether a tool works; the compiler of this machine without optimisation: a library in C is
compiled in a third of the time, and what it computes is the same.
"""

import shlex
import shutil
import subprocess

from ecgen.run.tools import find_compiler


def works(tool: str) -> bool:
    """Whether the tool is there and runs: rustup leaves the names of tools where there is no
    toolchain.
    """
    return (
        bool(shutil.which(tool))
        and subprocess.run(
            [tool, "version" if tool == "go" else "--version"], capture_output=True
        ).returncode
        == 0
    )


def quick() -> tuple[str, ...]:
    """The command; what the level of optimisation changes (erasure, constant time, calls of memset)
    is no matter for it.
    """
    return (*find_compiler(), "-O0")


def quick_option() -> str:
    """The same as --cc takes it."""
    return shlex.join(quick())
