"""VectorProgram -> the same operations limb by limb, for code that keeps a limb in its register
from sum to sum.

Proofs go element by element, so they are of the program as it was lowered; `require_same` makes
them hold here: single assignment, the same operations on the same values, inputs and outputs, in
another order that defines before it reads.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace
from itertools import groupby

from ecgen.errors import CheckFailure
from ecgen.limb.lanes.ir import VectorOp, VectorProgram
from ecgen.limb.lanes.validate import validate


def by_limbs(program: VectorProgram, kept: Collection[str]) -> VectorProgram:
    """First everything on limb 0, then on limb 1 .., between the operations `kept` (named by
    results), which stay in order.
    """
    limb = {name: k for e in (*program.inputs, *program.elements) for k, name in enumerate(e.limbs)}
    ops: list[VectorOp] = []
    notes = []
    for stays, same in groupby(program.ops, lambda op: op.out in kept):
        run, start = tuple(same), len(ops)
        for op in run:
            most = max((limb[value] for value in op.reads), default=-1)
            limb[op.out] = limb.get(op.out, most) if stays else most
        ops += run if stays else sorted(run, key=lambda op: limb[op.out])
        notes += [
            (at if stays else start, text) for at, text in program.notes if start <= at < len(ops)
        ]
    return require_same(program, validate(replace(program, ops=tuple(ops), notes=tuple(notes))))


def require_same(proven: VectorProgram, ordered: VectorProgram) -> VectorProgram:
    """The second program, if it does what the first does; else a CheckFailure."""
    if (set(proven.ops), len(proven.ops)) != (set(ordered.ops), len(ordered.ops)) or (
        proven.inputs,
        proven.outputs,
    ) != (ordered.inputs, ordered.outputs):
        raise CheckFailure(
            "the program in another order has other operations, inputs or outputs.",
            where=proven.name,
        )
    return ordered


def moved_notes(program: VectorProgram, place: Mapping[str, int]) -> tuple[tuple[int, str], ...]:
    """The comments of the program for operations in other places, by result: each goes before the
    first one of its group that has a place.
    """
    starts, found = [at for at, _ in program.notes] + [len(program.ops)], []
    for (at, text), end in zip(program.notes, starts[1:]):
        if places := [place[op.out] for op in program.ops[at:end] if op.out in place]:
            found.append((min(places), text))
    return tuple(sorted(found))
