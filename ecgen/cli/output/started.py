"""How ecgen was started, so that the commands that it says come next run where they are pasted."""

import shlex
import shutil
import sys
from pathlib import Path

NAMES = ("ecgen", "ecgen-asm")


def command(words: str) -> str:
    """`ecgen WORDS` as it has to be typed here: by its name where the shell finds this one under
    it, else as it was started.
    """
    return f"{_program(sys.argv[0], sys.orig_argv[0])} {words}"


def _program(script: str, python: str) -> str:
    """What starts `script`, which `python` runs; the name alone where another program runs
    ecgen.
    """
    path = Path(script)
    if path.name == "__main__.py" and path.parent.name == NAMES[0]:
        return f"{shlex.quote(python)} -m {NAMES[0]}"
    if path.stem not in NAMES:
        return NAMES[0]
    found = shutil.which(path.stem)
    return (
        path.stem if found and path.exists() and Path(found).samefile(path) else shlex.quote(script)
    )
