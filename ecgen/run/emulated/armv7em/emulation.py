"""ARMv7E-M without hardware: a cross toolchain, unicorn with a cycle model, whole programs under
QEMU.
"""

from pathlib import Path

from ecgen.run.emitted import Emitted
from ecgen.run.emulated import checks
from ecgen.run.emulated.armv7em.board import QEMU
from ecgen.run.emulated.armv7em.checks import check_whole_program
from ecgen.run.emulated.armv7em.decode import MACHINE
from ecgen.run.emulated.armv7em.loaded import Emulated, OnEmulatedStack, build_emulated
from ecgen.run.emulated.armv7em.toolchain import (
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

USE = "ecgen check of Cortex-M4 libraries"
DIVISIONS = Divisions(MACHINE, 2, frozenset({"udiv", "sdiv", "udiv.w", "sdiv.w"}))


def _calls(loaded: Emulated) -> Steps:
    yield "calling convention", lambda: checks.check_calls(loaded)
    yield "code sizes", lambda: checks.check_sizes(loaded)
    yield "modelled cycles", lambda: checks.check_cycles(loaded.again(timed=True))


def _check_traces(watched: Emulated) -> Verdict:
    return checks.check_traces(watched, DIVISIONS.within(watched))


def _afterwards(emitted: Emitted, known: Answers, toolchain: Toolchain, scratch: Path) -> Steps:
    program = scratch / PROGRAM
    yield "symbols", lambda: check_symbols(emitted, toolchain, scratch)
    yield "constant time", lambda: _check_traces(Emulated(emitted, program, watch=True))
    yield (
        "whole program",
        lambda: check_whole_program(emitted, cases_of(emitted, known), toolchain, scratch),
    )


EMULATION = Emulation(
    cpu="Cortex-M4 without wait states (modelled)",
    profile="F3",
    # an emulated call takes some ten times as long; 10^4 tests of each field routine are left
    share=0.1,
    require=lambda: require_packages(TITLE),
    toolchain=find_toolchain,
    build=build_emulated,
    opened=Emulated,
    calls=_calls,
    afterwards=_afterwards,
    painted=OnEmulatedStack,
    findings=lambda: findings_of(known_toolchains(), TITLE, USE, HINT),
    programs=((QEMU, f"{USE} as whole programs", QEMU),),
    uses={
        "clang": "one of the toolchains for the Cortex-M4",
        "capstone": USE,
        "pyelftools": f"{USE}, by reading the linked program",
        "unicorn": "ecgen check and bench of Cortex-M4 libraries, in an emulator",
    },
)
