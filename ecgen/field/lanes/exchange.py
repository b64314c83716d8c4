"""A lowered packing -> the same behind an exchange: its first input is taken as it is, or with its lanes moved, as a mask says.

The mask is a vector of words that are all ones in every lane, or all 0. What the exchanged input is depends on it, so the program is proven for each of
the two, the mask a constant (`cases`).
"""

from dataclasses import replace

from ecgen.errors import BoundError
from ecgen.field.lanes.lowering import LaneField
from ecgen.field.lanes.packed import LoweredPack
from ecgen.field.lanes.shuffle import cheapest, emit_shuffle
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.ir import LANES, WORD, VectorOp, VectorProgram
from ecgen.limb.lanes.prove import bounds_table, prove_vectors
from ecgen.limb.lanes.validate import validate

PAIR, MASK = "pair", "mask"
ONES = (1 << 64) - 1


def exchanged(lowered: LoweredPack, places: tuple[int, ...], field: LaneField) -> LoweredPack:
    """The program whose first input is called PAIR; where the last one, MASK, is set, lane k of what the formula reads is its lane places[k].

    The meanings are those of the formula, those of its first input are the affair of `cases`.
    """
    first, *others = lowered.vectors.inputs
    b = VectorBuilder(lowered.vectors.name)
    pair = b.input(PAIR, first.kind, first.bounds, first.positions, first.scales)
    inputs = (pair, *others, b.input(MASK, WORD, ((0, ONES),), (0,)))
    found = cheapest(tuple((PAIR, k) for k in places), {PAIR: tuple((PAIR, k) for k in range(LANES))}, field.across)
    if found is None:
        raise BoundError(f"no few instructions exchange the points of {b.name}.")
    b.begin(f"{first.name}.x", f"{first.name} = {PAIR}, or exchanged")
    ops: list[VectorOp] = []
    for k, limb in enumerate(pair.limbs):
        moved = emit_shuffle(b, found, {PAIR: limb}, field.masks)
        ops, b.ops = [*ops, *b.ops, VectorOp("mix" if field.masks else "choose", first.limbs[k], (limb, moved, f"{MASK}_0"))], []

    def behind(program: VectorProgram) -> VectorProgram:
        notes = (*b.notes, *((at + len(ops), text) for at, text in program.notes))
        return validate(replace(program, inputs=inputs, ops=(*ops, *program.ops), elements=(first, *program.elements), notes=notes))

    return LoweredPack(behind(lowered.vectors), lowered.meanings, behind(lowered.ordered))


def cases(lowered: LoweredPack, places: tuple[int, ...]) -> "tuple[tuple[VectorProgram, dict], ...]":
    """(program with the mask as a constant, meanings) for a mask of zeros and for one of ones."""
    found = []
    for mask, lanes in ((0, range(LANES)), (ONES, places)):
        program = lowered.vectors
        fixed = replace(program, inputs=program.inputs[:-1], ops=(VectorOp("const", f"{MASK}_0", (mask,) * LANES), *program.ops))
        found.append((fixed, {program.elements[0].name: tuple({((PAIR, k),): 1} for k in lanes)} | lowered.meanings))
    return tuple(found)


def prove_exchanged(lowered: LoweredPack, places: tuple[int, ...], p: int) -> dict:
    """The proven interval of every value, whatever the mask, as `bounds_table` has them; errors as of `prove_vectors`."""
    tables = [bounds_table(prove_vectors(program, meanings, p)) for program, meanings in cases(lowered, places)]
    return {name: [kind, min(t[name][1] for t in tables), max(t[name][2] for t in tables)] for name, (kind, *_) in tables[0].items()}
