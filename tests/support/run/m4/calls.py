"""Known calls of a routine in the emulator, plain machine code as an image, and the C that counts
cycles on a board.
"""

from ecgen.errors import CheckFailure
from ecgen.run.emulated.armv7em.emulate import Core
from ecgen.run.emulated.case import Case
from ecgen.run.emulated.cases import render
from ecgen.run.emulated.core import Outcome
from ecgen.run.emulated.image import Image, Symbol

FLASH = 0x08000000


def run_case(core: Core, case: Case) -> Outcome:
    """The last call's outcome. CheckFailure names the case and the first buffer or result that is
    wrong.
    """
    places = [core.place(buffer.before) for buffer in case.buffers]
    sizes = [len(buffer.before) for buffer in case.buffers]
    arguments = [places[int(a[1:])] if isinstance(a, str) else a for a in case.arguments]
    for turn in range(case.rounds):
        if turn:
            for source, target in case.carry:
                core.write(places[target], core.read(places[source], sizes[target]))
        outcome = core.call(case.function, *arguments)
    for number, (buffer, place) in enumerate(zip(case.buffers, places)):
        found = core.read(place, len(buffer.before))
        if buffer.after is not None and found != buffer.after:
            raise CheckFailure(
                f"{case.name}: {case.function} left {found.hex()} in buffer {number}, expected"
                f" {buffer.after.hex()}."
            )
    if case.result is not None and outcome.registers[0] != case.result & 0xFFFFFFFF:
        raise CheckFailure(
            f"{case.name}: {case.function} returned {outcome.registers[0]:#x}, expected"
            f" {case.result & 0xFFFFFFFF:#x}."
        )
    if outcome.clobbered:
        raise CheckFailure(
            f"{case.name}: {case.function} did not keep {', '.join(outcome.clobbered)}."
        )
    return outcome


def render_cycles(cases: tuple[Case, ...], runs: int = 10) -> str:
    """A C main that prints `NAME LEAST MOST` cycles of the cases' calls on a board with a cycle
    counter.
    """
    return render("m4/cycles.c.j2", cases=cases, runs=runs)


def flat_image(code: bytes, address: int = FLASH, **symbols: int) -> Image:
    """Plain machine code at `address`; `symbols` are offsets of functions, `start` at 0 if there
    are none.
    """
    found = [
        Symbol(name, address + offset, 0, True)
        for name, offset in (symbols or {"start": 0}).items()
    ]
    return Image(((address, code),), tuple(sorted(found, key=lambda s: (s.address, s.name))))
