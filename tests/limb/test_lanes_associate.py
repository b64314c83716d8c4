"""Sums in the order in which their terms are there: the same operations and results, no sum sooner
read than made, and partial sums that others read left alone.
"""

from random import Random

import pytest

from ecgen.field.lanes.ifma import ShortField
from ecgen.field.lanes.packed import Style, lower_packed
from ecgen.limb.lanes.associate import associated
from ecgen.limb.lanes.interpret import run_vectors
from ecgen.limb.lanes.ir import LANES, WORD, PackedElement, VectorOp, VectorProgram
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.limb.lanes.validate import validate
from ecgen.program.pack.rewrite.beside import beside
from tests.support.program.pack.tower import FORMULAS, packings

P = 2**127 - 1
X = PackedElement("x", ("x_0", "x_1", "x_2"), WORD, ((0, 9),) * 3, (0, 43, 86))


def program(*ops: VectorOp, elements=()) -> VectorProgram:
    result = PackedElement("r", (ops[-1].out,), WORD, ((0, 10**6),), (0,))
    return validate(VectorProgram("sums", (X,), (result,), tuple(ops), tuple(elements)))


LATE = (VectorOp("mullo", "m", ("x_0", "x_1")), VectorOp("const", "c", (5,) * LANES))
CHAIN = (
    *LATE,
    VectorOp("add", "a", ("m", "x_2")),
    VectorOp("add", "b", ("a", "c")),
    VectorOp("add", "s", ("b", "x_0")),
)


def test_what_is_there_last_is_added_last():
    made = associated(program(*CHAIN))
    assert (
        [op.name for op in made.ops] == [op.name for op in CHAIN]
        and made.ops[-1].out == "s"
        and "m" in made.ops[-1].args
    )
    values = {"x": tuple((k, k + 1, 2, 3) for k in range(3))}
    assert run_vectors(made, values) == run_vectors(program(*CHAIN), values)


@pytest.mark.parametrize(
    "reader", [VectorOp("shl", "t", ("a", 1)), VectorOp("add", "t", ("a", "a"))]
)
def test_a_partial_sum_that_others_read_stays(reader):
    ops = (*CHAIN, reader, VectorOp("xor", "u", ("s", "t")))
    made = associated(program(*ops))
    assert next(op for op in made.ops if op.out == "a") == ops[2]


def test_a_partial_sum_of_which_something_is_claimed_stays():
    claimed = PackedElement("e", ("b",), WORD, ((0, 10**6),), (0,))
    made = associated(program(*CHAIN, elements=[claimed]))
    assert {*next(op for op in made.ops if op.out == "s").args} == {"b", "x_0"}
    assert "m" in next(op for op in made.ops if op.out == "b").args


@pytest.mark.parametrize("name", FORMULAS)
def test_points_are_proven_and_have_the_same_results(name):
    below = beside(packings(name)[0], -1)
    for merge in (False, True):
        (plain, made), random = (
            (
                lower_packed(below, ShortField(P), style=Style(merge=merge, soon=soon))
                for soon in (False, True)
            ),
            Random(name),
        )
        assert prove_vectors(made.vectors, made.meanings, P).congruences
        assert made.vectors.ops != plain.vectors.ops
        for _ in range(20):
            given = {
                e.name: tuple(
                    tuple(
                        random.choice((low, high, random.randint(low, high))) for _ in range(LANES)
                    )
                    for low, high in e.bounds
                )
                for e in plain.vectors.inputs
            }
            assert run_vectors(made.vectors, given) == run_vectors(plain.vectors, given)
