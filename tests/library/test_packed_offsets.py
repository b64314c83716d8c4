"""Sums in lanes that are short of what keeps them from being negative: it is added once, or columns
of the product before begin with it; signs that move out of factors.
"""

from dataclasses import replace
from random import Random

import pytest

from ecgen.curve import load_curve
from ecgen.errors import BoundError, EcgenError
from ecgen.field.lanes.exchange import exchanged, prove_exchanged
from ecgen.field.lanes.packed import Style, lower_packed
from ecgen.isa.target import load_target
from ecgen.library.packed.ladders import _ways, ladder_group
from ecgen.library.packed.platform import VectorPlatform, vector_unit
from ecgen.library.pipeline.planned import without_file
from ecgen.limb.lanes.ir import LANES, VectorOp
from ecgen.program.pack.rewrite.signs import without_signs
from tests.support.program.pack.interpret import interpret

CPU, SURFACE = load_target("zen5"), without_file(load_curve("kummer1271"))
BOUND = {"K0": 833, "K1": -2499, "K2": -1617, "K3": -561, "E0": -114, "E1": 57, "E2": 66, "E3": 418}


@pytest.fixture(scope="module")
def step():
    """The packed step of the surface whose sums hold more than their numbers, proven."""
    field = vector_unit(CPU, "ifma").field(SURFACE.p)
    found = next(
        step
        for (step, _), how in zip(
            _ways(ladder_group(SURFACE), VectorPlatform(SURFACE, field), False), field.ways
        )
        if how == (False, True)
    )
    assert prove_exchanged(found.lowered, found.exchange, SURFACE.p)
    return found


def constant_additions(program) -> list[VectorOp]:
    """The additions of which an operand is a constant."""
    constants = {op.out for op in program.ops if op.name == "const"}
    return [op for op in program.ops if op.name == "add" and constants & set(op.reads)]


def test_columns_begin_with_what_sums_are_short_of(step):
    """Of the four transforms those behind products have nothing added, although half of their lanes
    are differences, nor has the result with negative factors; the first two take three additions
    each, and the multiple of one that is no factor yet.
    """
    program = step.lowered.vectors
    begun = [
        op
        for op in program.ops
        if op.name == "maddlo"
        and any(
            op.args[2] == other.out and any(other.args)
            for other in program.ops
            if other.name == "const"
        )
    ]
    assert len(begun) == 9 and len(constant_additions(program)) == 9
    offset = {e.name: e.offsets for e in program.elements if e.offsets}
    assert {"c", "d", "g", "a1", "b1"} <= offset.keys() and not {"n", "s"} & offset.keys()


def test_a_result_that_is_not_reduced_is_short_of_the_same_as_the_other(step):
    """Of steps in a row: the doubled point has a negative factor in lane 0 alone, and for that no
    word is changed.
    """
    part = step.lower(None, False)
    (doubled, added), program = part.vectors.outputs, part.vectors
    assert doubled.offsets == added.offsets and [
        any(column) for column in zip(*doubled.offsets)
    ] == [True, False, False, False]
    assert {op.out: op.name for op in program.ops}[doubled.limbs[0]] == "mullo" and len(
        constant_additions(program)
    ) == 9
    with pytest.raises(BoundError, match="hold different words"):
        exchanged(
            replace(
                part,
                vectors=replace(
                    program,
                    inputs=(
                        *(replace(e, offsets=doubled.offsets) for e in program.inputs[:2]),
                        *program.inputs[2:],
                    ),
                ),
            ),
            (5, 4, 6, 7, 1, 0, 2, 3),
            vector_unit(CPU, "ifma").field(SURFACE.p),
        )


def test_every_other_beginning_or_amount_is_refused(step):
    """Each constant that is no mask, with 1 more in one lane: not what a product begins with, nor
    what a sum is short of, nor a factor.
    """
    program, refused = step.lowered.vectors, 0
    for at, op in enumerate(program.ops):
        if op.name == "const" and not set(op.args) <= {0, 2**64 - 1}:
            lane = at % LANES
            changed = replace(
                op, args=tuple((k + (i == lane)) % 2**64 for i, k in enumerate(op.args))
            )
            other = replace(
                step.lowered,
                vectors=replace(program, ops=(*program.ops[:at], changed, *program.ops[at + 1 :])),
            )
            with pytest.raises(EcgenError, match="not proven|may overflow|cannot follow|exceed"):
                prove_exchanged(other, step.exchange, SURFACE.p)
            refused += 1
    assert refused >= 10


def test_what_words_are_said_to_hold_beside_their_numbers_is_proven(step):
    program = step.lowered.vectors
    for name in ("d", "c", "d1"):
        elements = tuple(
            replace(e, offsets=(tuple(k + 1 for k in e.offsets[0]), *e.offsets[1:]))
            if e.name == name
            else e
            for e in program.elements
        )
        with pytest.raises(EcgenError, match="not proven"):
            prove_exchanged(
                replace(step.lowered, vectors=replace(program, elements=elements)),
                step.exchange,
                SURFACE.p,
            )


def test_signs_move_out_of_factors_and_results_keep_theirs(step):
    packed, random = step.packed, Random(3)
    moved = without_signs(packed, BOUND)
    (ks,), (es,) = ([op.lanes for op in moved.ops if op.out == name] for name in ("k", "r"))
    assert ks == (833, 1617, 2499, 561) and es == (-114, 57, 66, 418)
    for p in (2**61 - 1, 1009):
        for _ in range(20):
            values = BOUND | {
                name: random.randrange(p)
                for layout in packed.inputs
                for name in layout.lanes
                if name
            }
            assert interpret(moved, values, p) == interpret(packed, values, p)


def test_a_packing_without_room_in_its_columns_is_lowered_as_before(step):
    """A sum of what is no product, and a product that is a factor itself, have columns that begin
    with nothing.
    """
    field = vector_unit(CPU, "ifma").field(SURFACE.p)
    ops = tuple(op for op in step.packed.ops if op.out in ("D", "p1", "a1", "p2", "a2"))
    outputs = (
        replace(step.packed.outputs[0], value="a2"),
        replace(step.packed.outputs[1], value="Q"),
    )
    lowered = lower_packed(
        replace(step.packed, ops=ops, outputs=outputs),
        field,
        BOUND,
        style=Style(merge=False, late=True),
    )
    assert (
        not any(op.name == "maddlo" for op in lowered.vectors.ops)
        and len(constant_additions(lowered.vectors)) == 3
    )
