"""A library compiled for Windows on another system: its own test program, run by Wine.

Python cannot call into it, so that the differential tests stay undone, and valgrind cannot run it;
both are said.
"""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

from ecgen.errors import ToolError
from ecgen.run.emitted import Emitted
from ecgen.run.tools import compile_c, run
from ecgen.run.verdict import FAILED, PASSED, SKIPPED, Verdict

STEP = "whole program"
RUNNERS = ("wine64", "wine")
FLAGS = ("-O2", "-std=gnu99")
# checks of the program: known answers, agreement, refusals and every hidden routine are more
LEAST = 100


def is_for_windows(machine: str) -> bool:
    """Whether programs for that machine are for Windows, and this is another system."""
    return os.name != "nt" and ("mingw" in machine or "windows" in machine)


def find_wine() -> str:
    """The runner of Windows programs; ToolError if there is none."""
    for name in RUNNERS:
        if shutil.which(name):
            return name
    raise ToolError(
        "the compiler makes Windows programs, and Wine, which would run them here, is missing.",
        hint=(
            "Install it (on Debian: the package wine64), or check the library with a compiler for"
            " this system."
        ),
    )


def build_test(emitted: Emitted, compiler: tuple[str, ...], scratch: Path) -> Path:
    """The test program that the library carries."""
    find_wine()
    extra = [
        f"test/{emitted.prefix}_test.c",
        f"test/{emitted.prefix}_shim.c",
        f"test/{emitted.prefix}_abi.S",
    ]
    program = scratch / "test.exe"
    compile_c(
        compiler, [emitted.folder / source for source in (*extra, *emitted.sources)], program, FLAGS
    )
    return program


def check_test_program(program: Path, least: int = LEAST) -> Verdict:
    """Known answers, agreement of the functions, refusals, calling convention: what `make check`
    runs.
    """
    # a crash opens no debugger
    quiet = (
        "env",
        f"WINEDEBUG={os.environ.get('WINEDEBUG', '-all')}",
        "WINEDLLOVERRIDES=winedbg.exe=d",
    )
    return verdict_of_program("Wine", (*quiet, find_wine(), program), least)


def verdict_of_program(runner: str, command: tuple, least: int, partly: bool = False) -> Verdict:
    """What the library's test program says when `command` runs it under the `runner`; `partly`: it
    may leave out what the CPU lacks instructions for, and then says so.
    """
    check = f"the library's own test program under {runner}"
    done = run(command, timeout=300, accept=tuple(range(-64, 256)))
    lines = done.stdout.split("\n")
    wrong = [line.strip() for line in lines if line.startswith("FAILED")]
    last = next((line.strip() for line in reversed(lines) if " checks, " in line), "")
    if done.returncode or wrong or not last:
        return Verdict(
            check,
            FAILED,
            (
                wrong
                or [
                    f"it ended with exit status {done.returncode}"
                    + (f" ({last})" if last else " before its last line")
                ]
            )[0],
        )
    count = int(last.split()[0])
    skipped = [line.removeprefix("SKIPPED: ").strip() for line in lines if "SKIPPED" in line[:7]]
    if skipped and not (partly and count >= least):
        return Verdict(check, SKIPPED, skipped[0])
    if count < least:
        return Verdict(
            check, FAILED, f"it made {count} checks, fewer than the {least} that every library has"
        )
    return Verdict(check, PASSED, "; ".join([last, *skipped]))


def left_out() -> tuple[tuple[str, Callable[[], Verdict]], ...]:
    """(step, verdict) of what is not tested of a Windows program elsewhere."""
    missing = (
        (
            "known answers",
            "differential tests against Python integers",
            (
                "Python cannot call into a Windows program here: NOT run; a compiler of this system"
                " does"
            ),
        ),
        (
            "constant time",
            "constant time, valgrind memcheck on the binary",
            "valgrind runs no Windows programs: constant time of the binary was NOT checked",
        ),
    )
    return tuple(
        (step, lambda check=check, why=why: Verdict(check, SKIPPED, why))
        for step, check, why in missing
    )
