"""ARMv7E-M without hardware: a cross toolchain, unicorn with a cycle model, whole programs under
QEMU.
"""

from pathlib import Path

from ecgen.errors import ToolError
from ecgen.run.emitted import Emitted
from ecgen.run.emulated import checks
from ecgen.run.emulated.armv7em.board import QEMU
from ecgen.run.emulated.armv7em.checks import check_whole_program
from ecgen.run.emulated.armv7em.decode import mnemonics
from ecgen.run.emulated.armv7em.loaded import Emulated, OnEmulatedStack, build_emulated
from ecgen.run.emulated.armv7em.toolchain import HINT, Toolchain, find_toolchain, known_toolchains
from ecgen.run.emulated.binary import check_symbols, divisions
from ecgen.run.emulated.core import require_packages
from ecgen.run.emulated.known import cases_of
from ecgen.run.emulated.loaded import PROGRAM
from ecgen.run.emulation import Emulation, Steps
from ecgen.run.finding import Finding
from ecgen.run.functions.known_answers import Answers
from ecgen.run.tools import run
from ecgen.run.verdict import Verdict

DIVISIONS = frozenset({"udiv", "sdiv", "udiv.w", "sdiv.w"})


def _calls(loaded: Emulated) -> Steps:
    yield "calling convention", lambda: checks.check_calls(loaded)
    yield "code sizes", lambda: checks.check_sizes(loaded)
    yield "modelled cycles", lambda: checks.check_cycles(loaded.again(timed=True))


def _check_traces(watched: Emulated) -> Verdict:
    return checks.check_traces(watched, divisions(watched, mnemonics, DIVISIONS))


def _afterwards(emitted: Emitted, known: Answers, toolchain: Toolchain, scratch: Path) -> Steps:
    program = scratch / PROGRAM
    yield "symbols", lambda: check_symbols(emitted, toolchain, scratch)
    yield "constant time", lambda: _check_traces(Emulated(emitted, program, watch=True))
    yield (
        "whole program",
        lambda: check_whole_program(emitted, cases_of(emitted, known), toolchain, scratch),
    )


def _findings() -> list[Finding]:
    """Any of the toolchains, where its compiler and its linker run."""
    names, faults = [], []
    for toolchain in known_toolchains():
        try:
            for command in (toolchain.compile, toolchain.link):
                run([*command, "--version"], timeout=20)
            names.append(toolchain.name)
        except ToolError as error:
            faults.append(error.what)
    get = "" if names else " ".join([*faults, HINT])
    use = "ecgen check of Cortex-M4 libraries"
    return [Finding("program", "toolchain for the Cortex-M4", ", ".join(names), use, get)]


EMULATION = Emulation(
    cpu="Cortex-M4 without wait states (modelled)",
    profile="F3",
    # an emulated call takes some ten times as long; 10^4 tests of each field routine are left
    share=0.1,
    require=lambda: require_packages("the Cortex-M4"),
    toolchain=find_toolchain,
    build=build_emulated,
    opened=Emulated,
    calls=_calls,
    afterwards=_afterwards,
    painted=OnEmulatedStack,
    findings=_findings,
    programs=((QEMU, "ecgen check of Cortex-M4 libraries as whole programs", QEMU),),
    uses={
        "clang": "one of the toolchains for the Cortex-M4",
        "capstone": "ecgen check of Cortex-M4 libraries",
        "pyelftools": "ecgen check of Cortex-M4 libraries, by reading the linked program",
        "unicorn": "ecgen check and bench of Cortex-M4 libraries, in an emulator",
    },
)
