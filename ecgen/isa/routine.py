"""What goes into a back end and what comes out of it, whatever the instruction set."""

from dataclasses import dataclass
from typing import Any

from ecgen.limb.ir import LimbProgram
from ecgen.machine.ir import Instr, MachineProgram
from ecgen.program.ir import FieldProgram
from ecgen.program.routine import Routine


@dataclass(frozen=True)
class LimbRoutine:
    """A LimbProgram under a C signature; `arguments` as in the selector: (name, direction, words).

    `program` is what it was lowered from, None if it never was field operations; `formulas` and
    `choice` say which formulas that program was composed from, in order, and how they were chosen,
    `above` is as in Routine. The back end does not read them.
    """

    name: str
    limbs: LimbProgram
    arguments: tuple[tuple[str, str, tuple[str, ...]], ...]
    comment: str = ""
    program: FieldProgram | None = None
    formulas: tuple[str, ...] = ()
    choice: Any = None  # of library/facts/choices.py
    erase: bool = False
    above: Routine | None = None


def limb_routine(routine: Routine, limbs: LimbProgram) -> LimbRoutine:
    """The lowered program of a field or point routine under its C signature; argument words named
    after the coordinates.
    """
    elements = {e.name: e.limbs for e in limbs.inputs}
    results = {e.name: e.limbs for e in limbs.outputs}
    arguments = tuple(
        (
            a.name,
            a.direction,
            tuple(
                w for c in a.coordinates for w in (results if a.direction == "out" else elements)[c]
            ),
        )
        for a in routine.arguments
    )
    return LimbRoutine(
        routine.name, limbs, arguments, routine.comment, routine.program, above=routine.above
    )


@dataclass(frozen=True)
class TimedLine:
    """One instruction of a listing: the cycle in which it issues by the model, how many it takes
    (None: not modelled), the instruction as data (None: the frame's), the registers that are live
    before it, and whether it is a load that follows a load."""

    text: str
    cycle: float | None = None
    cost: float | None = None
    instr: Instr | None = None
    live: frozenset[str] = frozenset()
    joined: bool = False


@dataclass(frozen=True)
class EmittedRoutine:
    """One routine as text and as data: `lines` lie between label and end, `stack` counts bytes
    below the return address, those of callees among them (None: a compiler decides, and may leave
    secrets in `frame` bytes); `callees` are the routines called, in the order of the calls, because
    a loop with their operations inlined would have `loop` instructions; `clean`: no secret is left
    in its frame, but what registers of its caller held."""

    name: str
    lines: tuple[str, ...]
    machine: MachineProgram
    routine: LimbRoutine
    stack: int | None
    instructions: int
    callees: "tuple[EmittedRoutine, ...]" = ()
    loop: int = 0
    clean: bool = False
    frame: int = 0

    @property
    def red_zone(self) -> int:
        return 8 * self.machine.slots if self.machine.red_zone else 0
