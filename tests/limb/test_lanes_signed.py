"""Words with 52-bit multiply-add that hold more than their numbers until they are factors: what
sums and multiples of them are, and what the prover refuses.
"""

import random
from dataclasses import replace

import pytest

from ecgen.errors import BoundError, CheckFailure
from ecgen.field.lanes import ifma, ifma_signed
from ecgen.field.lanes.ifma import ShortField
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.interpret import lane_value, run_vectors
from ecgen.limb.lanes.ir import LANES
from ecgen.limb.lanes.prove import prove_vectors

PRIMES = {"2^127-1": 2**127 - 1, "2^255-19": 2**255 - 19, "2^256-189": 2**256 - 189}
SIGNS, OTHERS, SMALL = (1, -1, -1, 1), (-1, 1, 1, 1), (3, -5, 7, 2)


def computation(p: int):
    """(+-(a b +- b) +- b) (SMALL * b - a) as limbs of a reduced element, and what it means."""
    field, b = ShortField(p), VectorBuilder("signed")
    x, y = field.input(b, "a"), field.input(b, "b")
    product = ifma.lower_mul(b, field, "p", x, y)
    first = ifma_signed.lower_sum(b, field, "s", (product, (1,) * LANES), (y, SIGNS))
    second = ifma_signed.lower_sum(b, field, "t", (first, OTHERS), (y, SIGNS))
    other = ifma_signed.lower_sum(
        b,
        field,
        "u",
        (ifma_signed.lower_scale(b, field, "k", y, SMALL), (1,) * LANES),
        (x, (-1,) * LANES),
    )
    factors = []
    for e in (second, other):
        assert not ifma_signed.fits_product(field, e, y) and e.offsets
        factors.append(
            ifma_signed.lower_carry(
                b, field, f"{e.name}~~", ifma_signed.lower_carry(b, field, f"{e.name}~", e)
            )
        )
    result = ifma_signed.lower_carry(b, field, "r", ifma.lower_mul(b, field, "m", *factors))
    return b.build([result]), b.meanings, field


@pytest.mark.parametrize("p", PRIMES.values(), ids=PRIMES)
def test_sums_and_multiples_are_proven_and_are_those_of_integers(p):
    vectors, meanings, field = computation(p)
    prove_vectors(vectors, meanings, p)
    rng = random.Random(1)
    for _ in range(50):
        rows = {
            name: tuple(
                tuple(rng.choice((low, high, rng.randint(low, high))) for _ in range(LANES))
                for low, high in field.tight
            )
            for name in "ab"
        }
        result = run_vectors(vectors, rows)["r"]
        for lane in range(LANES):
            a, b = (lane_value(e, rows[e.name], lane) for e in vectors.inputs)
            wanted = (OTHERS[lane] * (a * b + SIGNS[lane] * b) + SIGNS[lane] * b) * (
                SMALL[lane] * b - a
            )
            assert (lane_value(vectors.outputs[0], result, lane) - wanted) % p == 0


@pytest.mark.parametrize("p", (2**127 - 1, pytest.param(2**256 - 189, marks=pytest.mark.long)))
def test_every_constant_shifted_is_refused(p):
    """A zero to which products are added is the constant of all of them."""
    vectors, meanings, _ = computation(p)
    places = [at for at, op in enumerate(vectors.ops) if op.name == "const"]
    assert len(places) > 8
    for at in places:
        op = vectors.ops[at]
        for lane, change in ((0, 1), (3, -1), (1, 1 << 50)):
            words = tuple((word + change * (k == lane)) % 2**64 for k, word in enumerate(op.args))
            with pytest.raises((BoundError, CheckFailure)):
                prove_vectors(
                    replace(
                        vectors,
                        ops=(*vectors.ops[:at], replace(op, args=words), *vectors.ops[at + 1 :]),
                    ),
                    meanings,
                    p,
                )


def test_the_multiple_of_p_is_added_once_and_not_to_each_sum():
    """Two sums of which the second is a factor: in each limb a constant for both, added to the part
    that is a complement.
    """
    field, b = ShortField(2**127 - 1), VectorBuilder("once")
    x, y = field.input(b, "a"), field.input(b, "b")
    sums = ifma_signed.lower_sum(
        b,
        field,
        "t",
        (ifma_signed.lower_sum(b, field, "s", (x, (1,) * LANES), (y, SIGNS)), OTHERS),
        (y, (1,) * LANES),
    )
    vectors = b.build([ifma_signed.lower_carry(b, field, "r", sums)])
    prove_vectors(vectors, b.meanings, field.p)
    made = {op.out: op for op in vectors.ops}
    added = [
        op for op in vectors.ops if op.name == "add" and made.get(op.args[1], op).name == "const"
    ]
    assert (
        len(added) == field.radix.n
        and all(made[op.args[0]].name == "xor" for op in added)
        and sum(op.name == "add" for op in vectors.ops) == 3 * field.radix.n
    )
