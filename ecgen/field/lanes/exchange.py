"""A lowered packing -> the same behind an exchange: its first inputs are taken as they are, or with
their lanes moved among them, as a mask says.

The mask is a vector of words that are all ones in every lane, or all 0. What the exchanged inputs
are depends on it, so the program is proven for each of the two, the mask a constant (`cases`).
"""

from dataclasses import replace

from ecgen.errors import BoundError
from ecgen.field.lanes.lowering import LaneField
from ecgen.field.lanes.packed import LoweredPack
from ecgen.field.lanes.shuffle import cheapest, emit_shuffle
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.ir import LANES, WORD, VectorOp, VectorProgram
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.limb.lanes.validate import validate

PAIR, MASK = "pair", "mask"
ONES = (1 << 64) - 1


def exchanged(lowered: LoweredPack, places: tuple[int, ...], field: LaneField) -> LoweredPack:
    """The program whose first inputs are those of `pair_names`; where the last one, MASK, is set,
    lane k of what the formula reads is their lane places[k], the lanes of one vector counted behind
    those of the other.

    The meanings are those of the formula, those of its first inputs are the affair of `cases`.
    """
    names = pair_names(places)
    firsts, others = lowered.vectors.inputs[: len(names)], lowered.vectors.inputs[len(names) :]
    if any(
        row[k % LANES] != row[place % LANES]
        for first in firsts
        for row in first.offsets
        for k, place in enumerate(places)
    ):
        raise BoundError(
            f"the lanes of {lowered.vectors.name} that are exchanged hold different words beside"
            " their numbers."
        )
    b = VectorBuilder(lowered.vectors.name)
    pair = [
        b.input(name, first.kind, first.bounds, first.positions, first.scales, first.offsets)
        for name, first in zip(names, firsts)
    ]
    inputs = (*pair, *others, b.input(MASK, WORD, ((0, ONES),), (0,)))
    lanes = {name: tuple((name, k) for k in range(LANES)) for name in names}
    ops: list[VectorOp] = []
    for own, first, wanted in zip(pair, firsts, _wanted(places)):
        found = cheapest(wanted, lanes, field.across)
        if found is None:
            raise BoundError(f"no few instructions exchange the points of {b.name}.")
        b.begin(f"{first.name}.x")
        b.notes.append((len(ops), f"{first.name} = {own.name}, or exchanged"))
        for k, limb in enumerate(own.limbs):
            moved = emit_shuffle(b, found, {e.name: e.limbs[k] for e in pair}, field.masks)
            ops, b.ops = (
                [
                    *ops,
                    *b.ops,
                    VectorOp(
                        "mix" if field.masks else "choose",
                        first.limbs[k],
                        (limb, moved, f"{MASK}_0"),
                    ),
                ],
                [],
            )

    def behind(program: VectorProgram) -> VectorProgram:
        notes = (*b.notes, *((at + len(ops), text) for at, text in program.notes))
        return validate(
            replace(
                program,
                inputs=inputs,
                ops=(*ops, *program.ops),
                elements=(*firsts, *program.elements),
                notes=notes,
            )
        )

    return replace(lowered, vectors=behind(lowered.vectors), ordered=behind(lowered.ordered))


def pair_names(places: tuple[int, ...]) -> tuple[str, ...]:
    """The names of the vectors that are exchanged."""
    count = len(places) // LANES
    return (PAIR,) if count == 1 else tuple(f"{PAIR}{k}" for k in range(count))


def _wanted(places) -> list[tuple]:
    """(vector, lane) from which each lane of each vector comes."""
    names = pair_names(places)
    found = [(names[place // LANES], place % LANES) for place in places]
    return [tuple(found[at : at + LANES]) for at in range(0, len(found), LANES)]


def cases(lowered: LoweredPack, places: tuple[int, ...]) -> tuple[tuple[VectorProgram, dict], ...]:
    """(program with the mask as a constant, meanings) for a mask of zeros and for one of ones."""
    found = []
    for mask, lanes in ((0, range(len(places))), (ONES, places)):
        program = lowered.vectors
        fixed = replace(
            program,
            inputs=program.inputs[:-1],
            ops=(VectorOp("const", f"{MASK}_0", (mask,) * LANES), *program.ops),
        )
        found.append(
            (
                fixed,
                {
                    e.name: tuple({(lane,): 1} for lane in row)
                    for e, row in zip(program.elements, _wanted(tuple(lanes)))
                }
                | lowered.meanings,
            )
        )
    return tuple(found)


def prove_exchanged(lowered: LoweredPack, places: tuple[int, ...], p: int) -> dict:
    """The proven interval of every value, whatever the mask; errors as of `prove_vectors`."""
    tables = [
        prove_vectors(program, meanings, p).bounds for program, meanings in cases(lowered, places)
    ]
    return {
        name: (kind, min(t[name][1] for t in tables), max(t[name][2] for t in tables))
        for name, (kind, *_) in tables[0].items()
    }
