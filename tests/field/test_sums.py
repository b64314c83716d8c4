"""Sums of products with one reduction: proven for all inputs, run on edges; the bounds of elements
up to 2^127 - 1 stay there.
"""

import random
from dataclasses import replace

import pytest

from ecgen.errors import BoundError
from ecgen.field import cost
from ecgen.field.escalate import until_proven
from ecgen.field.lower import PLAINLY, lower_program
from ecgen.field.operation import Limits
from ecgen.field.products import comba, product, two_word
from ecgen.field.proof import prove_lowering
from ecgen.field.reduction import mersenne
from ecgen.field.reduction.fold import Number
from ecgen.field.reduction.pseudo_mersenne import Field, Mersenne
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.interpret import run_limbs
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS
from tests.support.field.cases import FIELDS, edges, values

SUMS = (
    *tuple(name for name, spec in OPS.items() if spec.group == "sums" and len(spec.meanings) == 1),
    "muladd",
    "mulsub",
)
LEVELS = {"adx": product.lower_products, "generic": comba.lower_products}
MERSENNE = Field(2**127 - 1)


def one(name: str) -> FieldProgram:
    args = tuple(f"x{i}" for i in range(OPS[name].arity))
    return FieldProgram(name, args, (("r", "r0"),), (Op(name, ("r0",), args),))


def meant(name: str, inputs, p: int) -> int:
    """By Python's own reader of expressions."""
    return eval(OPS[name].meanings[0], {}, dict(zip("abcdefgh", inputs))) % p


def small(count: int, rng: random.Random) -> list[int]:
    """Elements up to p = 2^127 - 1, p itself among them, with words at their extremes."""
    near = [v for v in edges(MERSENNE) if v <= MERSENNE.p]
    word = (0, 1, 2**63 - 1, 2**64 - 1, 2**63)
    draw = (
        lambda: rng.choice(near),
        lambda: rng.choice(word) | rng.choice(word[:3]) << 64,
        lambda: rng.randrange(MERSENNE.p + 1),
    )
    return [rng.choice(draw)() for _ in range(count)]


@pytest.mark.sample(6)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "field_name",
    [
        "2^127-1",
        "2^256-189",
        *(pytest.param(name, marks=pytest.mark.long) for name in ("2^255-19", "2^383-187")),
        "2^61-1",
    ],
)
def test_sums_are_proven_with_as_much_care_as_they_need(field_name, level):
    field, rng = FIELDS[field_name], random.Random(field_name)
    for name in SUMS:
        program = one(name)

        def lowered(care=None):
            return lower_program(
                program,
                field,
                OPS,
                ways=replace(PLAINLY, products=LEVELS[level]),
                limits=Limits(planned=False),
                care=care,
            )

        limbs = until_proven(
            lowered(), program, lambda limbs: prove_lowering(program, limbs, field, OPS), lowered
        )
        assert prove_lowering(program, limbs, field, OPS).congruences == 1
        for _ in range(30):
            inputs = values(field, len(program.inputs), rng)
            assert run_limbs(limbs, dict(zip(program.inputs, inputs)))["r"] % field.p == meant(
                name, inputs, field.p
            ), (name, inputs)


CLOSED = {
    "mul": (4, 13),
    "sqr": (3, 12),
    "muladd": (8, 23),
    "mulsub": (8, 25),
    "sub": (0, 5),
    "add": (0, 5),
}


@pytest.mark.sample(12)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", CLOSED)
def test_elements_up_to_the_mersenne_prime_stay_there_at_the_counted_cost(name, level):
    """(multiplications, other instructions but moves) as the word-by-word counts that were made by
    hand say; SHLD is one.
    """
    program, p = one(name), MERSENNE.p
    bounds = {x: (0, p) for x in program.inputs}
    limbs = lower_program(
        program,
        MERSENNE,
        OPS,
        ways=replace(PLAINLY, products=LEVELS[level]),
        limits=Limits(inputs=bounds, outputs=p),
    )
    assert prove_lowering(program, limbs, MERSENNE, OPS).congruences == 1
    assert limbs.outputs[0].high == p
    wide = sum(op.name == "mulwide" for op in limbs.ops)
    double = sum(op.name in ("shld", "shrd") for op in limbs.ops)
    assert (wide, cost.count(limbs.ops) - 2 * wide - double) == CLOSED[name]
    rng = random.Random(name)
    for _ in range(3000):
        inputs = small(len(program.inputs), rng)
        (result,) = run_limbs(limbs, dict(zip(program.inputs, inputs))).values()
        assert result <= p and result % p == meant(name, inputs, p), inputs


def test_a_wrong_fold_is_refused(monkeypatch):
    """The bit above 2^254 forgotten: two products may reach it."""
    program, p = one("muladd"), MERSENNE.p
    bounds = {x: (0, p) for x in program.inputs}
    right = mersenne._split
    monkeypatch.setattr(
        mersenne, "_split", lambda b, field, words: (right(b, field, words)[0], None)
    )
    limbs = lower_program(
        program,
        MERSENNE,
        OPS,
        ways=replace(PLAINLY, products=product.lower_products),
        limits=Limits(inputs=bounds, outputs=p),
    )
    with pytest.raises(Exception, match="not proven congruent|cannot be excluded|not proven to be"):
        prove_lowering(program, limbs, MERSENNE, OPS)


def test_a_difference_whose_top_bit_is_not_its_borrow_is_refused(monkeypatch):
    """For x up to 2^128 - 1 the top bit of x - y says nothing: the proof does not take it for the
    borrow.
    """
    from ecgen.field.reduction import linear

    program = one("sub")
    made = linear._difference
    monkeypatch.setattr(
        linear,
        "_candidates",
        lambda field, terms, limit: iter(
            [
                lambda b: made(
                    b,
                    field,
                    *(Number(x.words, 0, field.p) for _, x in sorted(terms, key=lambda t: -t[0])),
                )
            ]
        ),
    )
    limbs = lower_program(program, MERSENNE, OPS, limits=Limits(planned=False))
    with pytest.raises(Exception, match="not proven congruent|cannot be excluded|not proven to be"):
        prove_lowering(program, limbs, MERSENNE, OPS)
    bounds = {x: (0, MERSENNE.p) for x in program.inputs}
    limbs = lower_program(program, MERSENNE, OPS, limits=Limits(inputs=bounds, planned=False))
    assert prove_lowering(program, limbs, MERSENNE, OPS).congruences == 1


@pytest.mark.parametrize("field", [MERSENNE, Mersenne(2**127 - 1)], ids=lambda field: field.kind)
def test_a_difference_takes_five_instructions(field):
    """Subtract, clear the top bit, which is the borrow, and take it off: no multiple of p is
    added.
    """
    program = one("sub")
    bounds = {x: (0, field.p) for x in program.inputs}
    limbs = lower_program(program, field, OPS, limits=Limits(inputs=bounds, outputs=field.p))
    assert (
        cost.count(limbs.ops) == 5 and prove_lowering(program, limbs, field, OPS).congruences == 1
    )


def test_what_does_not_fit_is_said():
    b = LimbBuilder("x")
    x = b.input("x", 2)
    with pytest.raises(BoundError, match="does not fit four words"):
        two_word.sum_crossed(b, [(x, x), (x, x)])
    with pytest.raises(BoundError, match="is not reduced modulo"):
        mersenne.reduce_wide(b, Field(2**255 - 19), Number(x.limbs, 0, x.high), 2**255)


@pytest.mark.parametrize("name", ["sub", "add", "mul", "sqr", "mulsub"])
def test_every_input_over_words_of_three_bits(name):
    """p = 31 in two words of 3 bits: the same code, all inputs (every seventh for four factors)."""
    field, program = Field(31, 3), one(name)
    bounds = {x: (0, field.p) for x in program.inputs}
    limbs = lower_program(
        program,
        field,
        OPS,
        ways=replace(PLAINLY, products=product.lower_products),
        limits=Limits(inputs=bounds, outputs=field.p),
    )
    assert prove_lowering(program, limbs, field, OPS).congruences == 1
    count = 32 ** len(program.inputs)
    for number in range(0, count, 1 if count < 5000 else 7 * 37):
        inputs = [number >> 5 * i & 31 for i in range(len(program.inputs))]
        (result,) = run_limbs(limbs, dict(zip(program.inputs, inputs))).values()
        assert result <= 31 and result % 31 == meant(name, inputs, 31)
