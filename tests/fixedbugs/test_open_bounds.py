"""Operations over primes that the representation takes, whose bounds or proofs did not close, now
close with more care.

`ecgen build p521 --cpu x86-64` ended with "the element `Y3.n15` is not proven"; curves over
2^255-9223372036854776047 at level adx and y^2 = x^3 + 2 over 2^251-9 likewise ("reduce an operand
first"). The operations of point formulas that failed, with the bounds they had.
"""

import random
from dataclasses import replace

import pytest

from ecgen.errors import BoundError, CheckFailure
from ecgen.field.escalate import APART, more_care, until_proven
from ecgen.field.lower import PLAINLY, lower_program
from ecgen.field.operation import Limits
from ecgen.field.proof import prove_lowering
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.isa.x86_64.emit import PRODUCTS
from ecgen.limb.interpret import run_limbs
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import extended, fusion_rows

TABLE = extended(fusion_rows("constants"))
P521, P255, P251 = 2**521 - 1, 2**255 - 9223372036854776047, 2**251 - 9
REDUCED521 = (0, 2**522 + 7 * 2**55 + 6)
CASES = {
    "p521, sum of products": (
        P521,
        "generic",
        "muladd",
        (
            (2**523 - 2**521 - 2**57, 9 * 2**518),
            (2**521 - 2**59, 7 * 2**521),
            (2**521 - 2**59, 3 * 2**521),
            REDUCED521,
        ),
    ),
    "p521, difference of products": (
        P521,
        "generic",
        "mulsub",
        ((2**521 - 2**60, 2**523), REDUCED521, (2**521 - 2**60, 2**523), (3 * 2**521, 9 * 2**521)),
    ),
    "2^251-9, difference of products": (
        P251,
        "adx",
        "mulsub",
        (
            (2**251 - 27, 4 * 2**251),
            (2**251 - 63, 8 * 2**251),
            (2**251 - 27, 4 * 2**251),
            (6 * 2**251 - 162, 24 * 2**251),
        ),
    ),
}
# since words are folded by a constant of several words
CLOSED = {"2^255-9223372036854776047": (P255, "adx", "subsub2", ((0, Field(P255).tight),) * 3)}


def one_op(name: str, count: int) -> FieldProgram:
    args = tuple(f"x{i}" for i in range(count))
    return FieldProgram("one", args, (("r", "r0"),), (Op(name, ("r0",), args),))


def lowered(case: str, care: dict | None = None):
    p, level, name, bounds = (CASES | CLOSED)[case]
    bounds = [tuple(sorted(b)) for b in bounds]
    program, field = one_op(name, len(bounds)), Field(p)
    return (
        program,
        field,
        lower_program(
            program,
            field,
            TABLE,
            ways=replace(PLAINLY, products=PRODUCTS[level]),
            limits=Limits(inputs=dict(zip(program.inputs, bounds)), planned=False),
            care=care,
        ),
    )


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, marks=pytest.mark.long) if case.startswith("p521") else case
        for case in CASES
    ],
)
def test_an_operation_that_does_not_close_is_lowered_with_more_care(case):
    program, field, limbs = lowered(case)
    with pytest.raises((BoundError, CheckFailure)) as caught:
        prove_lowering(program, limbs, field, TABLE)
    assert caught.value.value.partition(".")[0] == "r0"
    again = until_proven(
        limbs,
        program,
        lambda made: prove_lowering(program, made, field, TABLE),
        lambda care: lowered(case, care)[2],
    )
    assert len(again.ops) > len(limbs.ops)
    assert_right(case, again, field)


@pytest.mark.parametrize("case", CLOSED)
def test_an_operation_that_closes_as_it_is_first_lowered(case):
    program, field, limbs = lowered(case)
    assert prove_lowering(program, limbs, field, TABLE).congruences == 1
    assert_right(case, limbs, field)


def assert_right(case: str, limbs, field: Field) -> None:
    """On inputs at the ends of their intervals and between."""
    rng = random.Random(case)
    for _ in range(20):
        inputs = {
            e.name: rng.choice((e.low, e.high, rng.randint(e.low, e.high))) for e in limbs.inputs
        }
        a, b, c, *d = inputs.values()
        right = {
            "muladd": lambda: a * b + c * d[0],
            "mulsub": lambda: a * b - c * d[0],
            "subsub2": lambda: a - b - 2 * c,
        }[(CASES | CLOSED)[case][2]]()
        assert run_limbs(limbs, inputs)["r"] % field.p == right % field.p


@pytest.mark.parametrize(
    "name", ["muladd", "mulsub", "subsub2", "half", "add", "neg", "mul", "sqr", "quad"]
)
def test_the_last_step_is_proven(name):
    for p, level in (
        (2**255 - 19, "adx"),
        (2**127 - 1, "generic"),
        (2**256 - 189, "adx"),
        (8191, "generic"),
    ):
        program, field = one_op(name, TABLE[name].arity), Field(p)
        limbs = lower_program(
            program,
            field,
            TABLE,
            ways=replace(PLAINLY, products=PRODUCTS[level]),
            limits=Limits(planned=False),
            care={"r0": APART},
        )
        assert prove_lowering(program, limbs, field, TABLE).congruences == 1


def test_after_the_last_step_the_error_is_raised():
    program, error = one_op("mul", 2), BoundError("no", value="r0.n3")
    care = more_care(more_care({}, program, error), program, error)
    assert care == {"r0": APART}
    for left, value in ((care, "r0.n3"), ({}, "x0"), ({}, "")):
        with pytest.raises(BoundError):
            more_care(left, program, BoundError("no", value=value))
