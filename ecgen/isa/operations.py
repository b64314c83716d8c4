"""What routines made of calls have in common, whatever the instruction set: where their elements
lie, and how their callers see them.
"""

from ecgen.field.representation import Representation
from ecgen.isa.routine import EmittedRoutine, LimbRoutine, limb_routine
from ecgen.limb.ir import Element, LimbProgram
from ecgen.machine.validation.calls import Callee
from ecgen.program.assign import Assignment, aliases_of, assign
from ecgen.program.routine import Argument, Routine


def callee(emitted: EmittedRoutine) -> Callee:
    """A proven routine of one field program, as the proof of its caller takes it."""
    named = {
        e.limbs: e.name for e in (*emitted.routine.limbs.inputs, *emitted.routine.limbs.outputs)
    }
    arguments = tuple(
        Argument(name, direction, (named[words],))
        for name, direction, words in emitted.routine.arguments
    )
    return Callee(
        Routine(emitted.name, emitted.routine.program, arguments),
        tuple(register for _, _, register in emitted.machine.arguments),
    )


def result_copies(routine: Routine) -> list[tuple[str, str]]:
    """(value, result) to be copied at the end, inputs first: the places of other results may be
    theirs.
    """
    return sorted(
        assign(routine.program, aliases=aliases_of(routine)).copies,
        key=lambda copy: copy[0] not in routine.program.inputs,
    )


def frame_of(routine: Routine) -> tuple[dict[str, tuple[str, int]], int]:
    """(value, and `out:NAME` for every result -> (its array, "" for the frame; which element of
    it); the elements of the frame).
    """
    assignment: Assignment = assign(routine.program, aliases=aliases_of(routine))
    known = {
        f"{'out' if a.direction == 'out' else 'in'}:{name}": (a.name, k)
        for a in routine.arguments
        for k, name in enumerate(a.coordinates)
    }
    frame = sorted(
        {slot for slot in assignment.slots.values() if slot not in known},
        key=lambda slot: (slot[0] != "t", len(slot), slot),
    )
    known |= {slot: ("", k) for k, slot in enumerate(frame)}
    values = {value: known[slot] for value, slot in assignment.slots.items()}
    return values | {slot: place for slot, place in known.items() if slot.startswith("out:")}, len(
        frame
    )


def signature_of(routine: Routine, prime: Representation) -> LimbRoutine:
    """The routine without operations on words: its elements in and out, all in prime.loose."""

    def element(name: str) -> Element:
        return Element(name, tuple(f"{name}_{k}" for k in range(prime.n)), *prime.loose)

    outs = tuple(
        element(name) for a in routine.arguments if a.direction == "out" for name in a.coordinates
    )
    limbs = LimbProgram(
        routine.name, prime.bits, tuple(element(name) for name in routine.program.inputs), outs, ()
    )
    return limb_routine(routine, limbs)
