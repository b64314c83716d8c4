"""AArch64 where libraries are checked: a core in unicorn that counts and watches, and whole
programs on this processor or under QEMU.
"""

from dataclasses import replace
from functools import partial
from pathlib import Path

from ecgen.run.check.erased import check_erased
from ecgen.run.emitted import Emitted
from ecgen.run.emulated import checks
from ecgen.run.emulated.aarch64.emulate import INSTRUCTIONS
from ecgen.run.emulated.aarch64.loaded import Emulated, OnEmulatedStack, build_emulated
from ecgen.run.emulated.aarch64.program import QEMU, programs_of
from ecgen.run.emulated.aarch64.toolchain import (
    HINT,
    TITLE,
    Toolchain,
    find_toolchain,
    known_toolchains,
)
from ecgen.run.emulated.binary import Divisions, check_symbols
from ecgen.run.emulated.core import require_packages
from ecgen.run.emulated.known import cases_of
from ecgen.run.emulated.loaded import PROGRAM
from ecgen.run.emulated.toolchain import findings_of
from ecgen.run.emulation import Emulation, Steps
from ecgen.run.functions.known_answers import Answers
from ecgen.run.verdict import Verdict

USE = f"ecgen check of {TITLE} libraries"
FLAGS = ("-O0",), ("-O3",)  # by which secrets are looked for beside -O2
DIVISIONS = Divisions(
    ("ARM64", "ARM"),
    4,
    frozenset({"udiv", "sdiv", "fdiv", "fsqrt"}),
    frozenset(f"{name} x" for name in ("mul", "madd", "msub", "mneg", "umulh", "smulh")),
)


def _calls(loaded: Emulated) -> Steps:
    yield "calling convention", lambda: checks.check_calls(loaded)
    yield "code sizes", lambda: checks.check_sizes(loaded)


def _check_traces(watched: Emulated) -> Verdict:
    return checks.check_traces(watched, DIVISIONS.within(watched))


def _check_erased(
    emitted: Emitted, toolchain: Toolchain, scratch: Path, flags: tuple[str, ...]
) -> Verdict:
    """Once more where the C is compiled by these flags, which makes frames other ones."""
    program = build_emulated(emitted, toolchain, scratch / "".join(flags), flags)
    verdict = check_erased(Emulated(emitted, program))
    return replace(verdict, check=f"{verdict.check}, with {' '.join(flags)}")


def _afterwards(emitted: Emitted, known: Answers, toolchain: Toolchain, scratch: Path) -> Steps:
    program, programs = scratch / PROGRAM, programs_of(emitted, toolchain, scratch)
    for flags in FLAGS:
        yield "erasure", partial(_check_erased, emitted, toolchain, scratch, flags)
    yield "symbols", lambda: check_symbols(emitted, toolchain, scratch)
    yield "memory", programs.memory
    yield "constant time", lambda: _check_traces(Emulated(emitted, program, watch=True))
    yield "whole program", lambda: programs.known_answers(cases_of(emitted, known))
    yield "whole program", programs.own_test


EMULATION = Emulation(
    cpu="AArch64 (emulated: instructions are counted, nothing is timed)",
    profile=INSTRUCTIONS,
    share=0.1,
    require=lambda: require_packages(TITLE),
    toolchain=find_toolchain,
    build=build_emulated,
    opened=Emulated,
    calls=_calls,
    afterwards=_afterwards,
    painted=OnEmulatedStack,
    findings=lambda: findings_of(known_toolchains(), TITLE, USE, HINT),
    uses={
        QEMU: f"{USE}: whole programs",
        "aarch64-linux-gnu-gcc": f"one of the toolchains for {TITLE}",
        "clang": f"one of the toolchains for {TITLE}",
        "capstone": USE,
        "pyelftools": f"{USE}, by reading the linked program",
        "unicorn": f"ecgen check and bench of {TITLE} libraries, in an emulator",
    },
    unit=INSTRUCTIONS,
)
