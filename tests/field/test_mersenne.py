"""2^m - 1 with one free bit: elements at most p, folds by doubling, three products for two
components. Proven, run at the extremes, and what is wrong is refused.
"""

from dataclasses import replace
from itertools import product as choices
from random import Random

import pytest

from ecgen.errors import BoundError, CheckFailure
from ecgen.field.cost import count
from ecgen.field.escalate import until_proven
from ecgen.field.lower import PLAINLY, lower_program
from ecgen.field.products import comba, complex, product
from ecgen.field.proof import prove_lowering
from ecgen.field.reduction.pseudo_mersenne import Field, Mersenne
from ecgen.isa.represent import considered, represent
from ecgen.isa.target import load_target
from ecgen.limb.interpret import run_limbs
from ecgen.limb.ir import LimbOp
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS

P = 2**127 - 1
FIELD = Mersenne(P)
LEVELS = {"adx": product.lower_products, "generic": comba.lower_products}
EDGES = sorted(
    {
        v
        for v in (
            w << 64 | u
            for w, u in choices(
                (0, 1, 2**62, 2**63 - 2, 2**63 - 1), (0, 1, 2**63, 2**64 - 2, 2**64 - 1)
            )
        )
        if v <= P
    }
)
PAIR = FieldProgram(
    "pair",
    ("a", "b", "c", "d"),
    (("r", "r0"), ("s", "s0")),
    (Op("complexmul", ("r0", "s0"), ("a", "b", "c", "d")),),
)


def lowered(program: FieldProgram, level: str = "adx", care=None):
    return lower_program(
        program, FIELD, OPS, ways=replace(PLAINLY, products=LEVELS[level]), care=care
    )


@pytest.mark.parametrize("level", LEVELS)
def test_both_components_are_proven_by_three_products(level):
    limbs = lowered(PAIR, level)
    assert sum(op.name == "mulwide" for op in limbs.ops) == 12
    assert prove_lowering(PAIR, limbs, FIELD, OPS).congruences == 2
    assert {e.high for e in limbs.outputs} == {P}


@pytest.mark.parametrize("count", [4000, pytest.param(100_000, marks=pytest.mark.long)])
def test_components_at_the_extremes(count):
    limbs, random = lowered(PAIR), Random(count)
    for _ in range(count):
        held = {
            name: random.choice(EDGES) if random.random() < 0.8 else random.randrange(P + 1)
            for name in "abcd"
        }
        a, b, c, d = held.values()
        r, s = run_limbs(limbs, held).values()
        assert max(r, s) <= P and (r - a * c + b * d) % P == 0 == (s - a * d - b * c) % P, held


@pytest.mark.parametrize("count", [4, pytest.param(None, marks=pytest.mark.long)])
def test_a_carry_or_the_sign_left_out_is_refused(count):
    """Of a chain one carry less, of the difference its borrow."""
    limbs = lowered(PAIR)
    carried = [index for index, op in enumerate(limbs.ops) if op.name in ("adc", "sbb")]
    for index in Random(1).sample(carried, count or len(carried)):
        op = limbs.ops[index]
        ops = (
            *limbs.ops[:index],
            LimbOp({"adc": "add", "sbb": "sub"}[op.name], op.outs, op.args[:2]),
            *limbs.ops[index + 1 :],
        )
        with pytest.raises((BoundError, CheckFailure)):
            prove_lowering(PAIR, replace(limbs, ops=ops), FIELD, OPS)


def test_operands_too_large_for_three_products_take_four():
    """Elements of 128 bits have sums that two words do not hold: each component is a sum of two
    products of its own.
    """
    wide = Field(P)
    limbs = lower_program(PAIR, wide, OPS, ways=replace(PLAINLY, products=LEVELS["adx"]))
    assert sum(op.name == "mulwide" for op in limbs.ops) == 16
    prove_lowering(PAIR, limbs, wide, OPS)


def test_which_primes():
    for p, bits in ((2**127 - 1, 64), (2**31 - 1, 32)):
        assert Mersenne(p, bits).loose == (0, p)
    for p in (2**61 - 1, 2**521 - 1, 2**255 - 19):
        with pytest.raises(BoundError, match="one bit less"):
            Mersenne(p)


@pytest.mark.parametrize("cpu", ["zen4", "x86-64"])
def test_chosen_by_cost(cpu):
    found = considered(P, load_target(cpu))
    assert represent(P, load_target(cpu)) == FIELD == found[0].field
    assert found[0].cost < min(each.cost for each in found[1:] if each.field is not None)


@pytest.mark.parametrize(
    "name",
    [
        "mul",
        "sqr",
        "add",
        "sub",
        "neg",
        "dbl",
        "tpl",
        "half",
        "muladd",
        "mulsub",
        *(pytest.param(name, marks=pytest.mark.long) for name in ("muladd3", "muladd4", "mulsub4")),
    ],
)
def test_results_are_at_most_p(name):
    args = tuple(f"x{i}" for i in range(OPS[name].arity))
    program, random = (
        FieldProgram(name, args, (("r", "r0"),), (Op(name, ("r0",), args),)),
        Random(name),
    )
    limbs = until_proven(
        lowered(program),
        program,
        lambda made: prove_lowering(program, made, FIELD, OPS),
        lambda care: lowered(program, care=care),
    )
    prove_lowering(program, limbs, FIELD, OPS)
    for _ in range(300):
        held = {arg: random.choice(EDGES) for arg in args}
        value = run_limbs(limbs, held)["r"]
        meant = eval(
            OPS[name].meanings[0].replace("/2", f"*{(P + 1) // 2}"),
            {},
            dict(zip("abcdefgh", held.values())),
        )
        assert value <= P and (value - meant) % P == 0


def test_meanings_are_those_of_the_table():
    assert OPS["complexmul"].meanings == complex.MEANINGS


@pytest.mark.parametrize("factor", [33, 561, 2**63 - 1])
def test_of_a_short_multiple_the_third_word_is_doubled(factor):
    """What lies above bit m is the third word doubled, bit m going in as the carry: two products,
    no shift but that bit's, proven and run at the extremes.
    """
    program = FieldProgram("m", ("a",), (("r", "r0"),), (Op("mulc", ("r0",), ("a",), factor),))
    limbs = lowered(program)
    prove_lowering(program, limbs, FIELD, OPS)
    assert [op.name for op in limbs.ops].count("mulwide") == 2 and not {
        "shl",
        "shld",
        "shrd",
        "or",
    } & {op.name for op in limbs.ops}
    for value in EDGES:
        assert run_limbs(limbs, {"a": value})["r"] % P == factor * value % P
    taken = next(
        index for index, op in enumerate(limbs.ops) if op.name == "adc" and op.args[0] == op.args[1]
    )
    wrong = LimbOp("add", limbs.ops[taken].outs, limbs.ops[taken].args[:2])
    with pytest.raises((BoundError, CheckFailure)):
        prove_lowering(
            program,
            replace(limbs, ops=(*limbs.ops[:taken], wrong, *limbs.ops[taken + 1 :])),
            FIELD,
            OPS,
        )


FACTORS = (833, 2499, 1617, 561)
SUMS = FieldProgram("sums", tuple("abcd"), tuple((x, f"{x}0") for x in "rstu"), (
    *(Op("sqr", (f"{x}q",), (x,)) for x in "abcd"),
    *(Op("mulc", (f"{x}k",), (f"{x}q",), k) for x, k in zip("abcd", FACTORS)),
    Op("addsub", ("p", "q"), ("ak", "bk")), Op("addsub", ("v", "w"), ("ck", "dk")),
    Op("addsub", ("h0", "h1"), ("p", "v")), Op("addsub", ("h2", "h3"), ("q", "w")),
    *(Op("sqr", (f"{x}0",), (f"h{i}",)) for i, x in enumerate("rstu")),
))  # fmt: skip


class Narrow(Mersenne):
    """The same without numbers of a word more."""

    widest = Mersenne.full


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
def test_sums_of_multiples_are_folded_once(level):
    """Squares that are only scaled are left above p, multiples and sums have a word more until a
    square reads them; all is proven, and costs less.
    """
    limbs = lowered(SUMS, level)
    words = {e.name: len(e.limbs) for e in limbs.elements}
    assert all(words[name] == 3 for name in ("ak", "bk", "ck", "dk", "p", "q", "v", "w")) and all(
        words[f"h{i}"] == 2 for i in range(4)
    )
    assert all(e.high > P for e in limbs.elements if e.name in ("aq", "bq", "cq", "dq"))
    assert prove_lowering(SUMS, limbs, FIELD, OPS).congruences == 20
    assert count(limbs.ops) + 10 <= count(
        lower_program(SUMS, Narrow(P), OPS, ways=replace(PLAINLY, products=LEVELS[level])).ops
    )


@pytest.mark.long
def test_sums_of_multiples_at_the_extremes():
    limbs, random = lowered(SUMS), Random(7)
    for _ in range(2000):
        held = {
            name: random.choice(EDGES) if random.random() < 0.8 else random.randrange(P + 1)
            for name in "abcd"
        }
        a, b, c, d = (k * held[x] ** 2 for x, k in zip("abcd", FACTORS))
        wanted = [x * x % P for x in (a + b + c + d, a + b - c - d, a - b + c - d, a - b - c + d)]
        found = run_limbs(limbs, held)
        assert [found[x] % P for x in "rstu"] == wanted and max(found.values()) <= P, held


@pytest.mark.parametrize("many", [4, pytest.param(None, marks=pytest.mark.long)])
def test_a_carry_left_out_of_a_wide_sum_is_refused(many):
    limbs = lowered(SUMS)
    carried = [index for index, op in enumerate(limbs.ops) if op.name in ("adc", "sbb")]
    for index in Random(2).sample(carried, many or len(carried)):
        op = limbs.ops[index]
        ops = (
            *limbs.ops[:index],
            LimbOp({"adc": "add", "sbb": "sub"}[op.name], op.outs, op.args[:2]),
            *limbs.ops[index + 1 :],
        )
        with pytest.raises((BoundError, CheckFailure)):
            prove_lowering(SUMS, replace(limbs, ops=ops), FIELD, OPS)


def test_wide_numbers_keep_to_a_word_more():
    """Factors that leave no half of the word free are folded at once, as before."""
    large = replace(
        SUMS, ops=tuple(replace(op, const=op.const << 40) if op.const else op for op in SUMS.ops)
    )
    limbs = lowered(large)
    assert all(len(e.limbs) == 2 for e in limbs.elements if e.name in ("ak", "bk", "ck", "dk"))
    assert prove_lowering(large, limbs, FIELD, OPS).congruences == 20
