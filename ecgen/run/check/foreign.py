"""A library in C compiled for another processor: its own test program, run by QEMU's user-mode
emulator.

Python cannot call into it, so that the differential tests stay undone, and valgrind cannot run it;
both are said.
"""

import shutil
from collections.abc import Callable
from pathlib import Path

from ecgen.errors import ToolError
from ecgen.run.check.wine import verdict_of_program
from ecgen.run.emitted import Emitted
from ecgen.run.tools import compile_c
from ecgen.run.verdict import SKIPPED, Verdict

FLAGS = ("-O2", "-std=gnu99", "-static")
LEAST = 100  # checks of the program: known answers, agreement and refusals are more
# of processors, where a compiler and QEMU have different ones
NAMES = {"arm64": "aarch64", "armv7l": "arm", "i686": "i386", "i586": "i386"}


def emulator_of(machine: str) -> str:
    """The program that runs programs for a machine such as `aarch64-linux-gnu` here; ToolError if
    it is missing.
    """
    processor = machine.split("-")[0]
    name = f"qemu-{NAMES.get(processor, processor)}"
    if not shutil.which(name):
        raise ToolError(
            f"the compiler makes programs for {machine}, and {name}, which would run them here, is"
            " missing.",
            hint=(
                "Install it (on Debian: the package qemu-user), or check the library with a"
                " compiler for this machine."
            ),
        )
    return name


def build_test(emitted: Emitted, compiler: tuple[str, ...], scratch: Path) -> Path:
    """The test program that the library carries."""
    program = scratch / "test"
    sources = (f"test/{emitted.prefix}_test.c", *emitted.sources)
    compile_c(compiler, [emitted.folder / source for source in sources], program, FLAGS)
    return program


def check_test_program(program: Path, emulator: str, least: int) -> Verdict:
    """Known answers, agreement of the functions and refusals: what `make check` runs."""
    return verdict_of_program(emulator, (emulator, program), least)


def left_out() -> tuple[tuple[str, Callable[[], Verdict]], ...]:
    """(step, verdict) of what is not tested of a program for another processor."""
    missing = (
        (
            "known answers",
            "differential tests against Python integers",
            (
                "Python cannot call into a program for another processor: NOT run; a compiler for"
                " this one does"
            ),
        ),
        (
            "constant time",
            "constant time, valgrind memcheck on the binary",
            (
                "valgrind runs no programs for another processor: constant time of the binary was"
                " NOT checked"
            ),
        ),
    )
    return tuple(
        (step, lambda check=check, why=why: Verdict(check, SKIPPED, why))
        for step, check, why in missing
    )
