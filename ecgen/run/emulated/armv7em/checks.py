"""Checks of an emitted library as a whole program: known answers under QEMU."""

from pathlib import Path

from ecgen.errors import CheckFailure
from ecgen.run.emitted import Emitted
from ecgen.run.emulated.armv7em.board import QEMU, check_on_qemu, has_qemu
from ecgen.run.emulated.armv7em.toolchain import Toolchain
from ecgen.run.emulated.cases import judged
from ecgen.run.verdict import FAILED, SKIPPED, Verdict


def check_whole_program(
    emitted: Emitted, cases: tuple, toolchain: Toolchain, scratch: Path
) -> Verdict:
    """The known answers as a bare-metal program on the board that QEMU emulates."""
    check = "whole program under QEMU"
    if not cases:
        return Verdict(check, SKIPPED, "there are no known answers to run")
    if not has_qemu():
        return Verdict(check, SKIPPED, f"{QEMU} is missing: no whole program was run")
    sources = [emitted.folder / source for source in emitted.sources]
    try:
        printed = check_on_qemu(
            cases, sources, scratch / "board", emitted.level, toolchain=toolchain
        )
    except CheckFailure as error:
        return Verdict(check, FAILED, error.what)
    return judged(check, printed.text, printed.status, cases, "on a bare-metal board")
