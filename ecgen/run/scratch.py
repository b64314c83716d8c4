"""Folders for what a long run makes on the way. A run that is killed cannot remove its own; the
next one does.
"""

import os
import re
import shutil
import tempfile
import time
from pathlib import Path

# seconds without a file made in it: numbers of processes mean nothing to another container that has
# the same folder
FORGOTTEN = 3600


def scratch(kind: str) -> tempfile.TemporaryDirectory:
    """A new folder ecgen-KIND-PID-... among the temporary files, removed with the object. Those of
    the same kind whose process is gone, and that an hour has left alone, are removed first; what
    cannot be removed stays."""
    for left in Path(tempfile.gettempdir()).glob(f"ecgen-{kind}-*"):
        owner = re.match(rf"ecgen-{kind}-(\d+)-", left.name)
        if owner and not _runs(int(owner[1])) and _idle(left) > FORGOTTEN:
            shutil.rmtree(left, ignore_errors=True)
    return tempfile.TemporaryDirectory(
        prefix=f"ecgen-{kind}-{os.getpid()}-", ignore_cleanup_errors=True
    )


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
        return True
    except ProcessLookupError:
        return False
    except PermissionError:  # another user's
        return True


def _idle(folder: Path) -> float:
    """Seconds since something was made in it; 0 for what is gone or no folder."""
    try:
        return (
            0.0
            if folder.is_symlink() or not folder.is_dir()
            else time.time() - folder.stat().st_mtime
        )
    except OSError:
        return 0.0
