"""Products of doubles that stay words: what they are, how they become factors, and what the prover
refuses.
"""

import random
from contextlib import suppress
from dataclasses import replace

import pytest

from ecgen.errors import BoundError, CheckFailure, EcgenError
from ecgen.field.lanes.doubles import fused_late
from ecgen.field.lanes.doubles.fused import RealField
from ecgen.field.lanes.packed import Style, halved, lower_packed
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.interpret import lane_value, run_vectors, trace_vectors
from ecgen.limb.lanes.ir import LANES, REAL, WORD
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.limb.lanes.validate import VectorError, validate
from ecgen.program.pack.text import parse

PRIMES = {
    "2^127-1": 2**127 - 1,
    "2^255-19": 2**255 - 19,
    "2^256-189": 2**256 - 189,
    "2^251-9": 2**251 - 9,
}
SIGNS = (1, -1, -1, 1)
SMALL = (3, -5, 7, 11)


def computation(p: int):
    """(SMALL * (a b +- a^2)) * (a b) and what it means, the second factor of doubled and undoubled
    limbs.
    """
    field, b = RealField(p), VectorBuilder("late")
    x, y = field.input(b, "a"), field.input(b, "b")
    product = fused_late.lower_mul(b, field, "p", x, y)
    square = fused_late.lower_mul(b, field, "q", x, x)
    total = fused_late.lower_sum(b, field, "s", (product, (1,) * LANES), (square, SIGNS))
    first = fused_late.lower_scale(b, field, "k", total, SMALL)
    last = fused_late.lower_mul(
        b, field, "m", first, fused_late.lower_carry(b, field, "p~", product)
    )
    result = fused_late.lower_carry(b, field, "r", last)
    return b.build([result]), b.meanings, field


def is_right(vectors, field: RealField, count: int) -> bool:
    """Whether so many random inputs give what `computation` means, in all lanes."""
    rng = random.Random(1)
    for _ in range(count):
        rows = {
            name: tuple(
                tuple(rng.choice((low, high, 0, rng.randint(low, high))) for _ in range(LANES))
                for low, high in field.tight
            )
            for name in "ab"
        }
        result = run_vectors(vectors, rows)["r"]
        for lane in range(LANES):
            a, b = (lane_value(e, rows[e.name], lane) for e in vectors.inputs)
            wanted = SMALL[lane] * (a * b + SIGNS[lane] * a * a) * a * b
            if (lane_value(vectors.outputs[0], result, lane) - wanted) % field.p:
                return False
    return True


@pytest.mark.parametrize("p", PRIMES.values(), ids=PRIMES)
@pytest.mark.sample(2)
def test_products_sums_and_factors_are_proven_and_are_those_of_integers(p):
    vectors, meanings, field = computation(p)
    prove_vectors(vectors, meanings, p)
    assert {e.kind for e in vectors.elements if e.name in "pqsm"} == {WORD} and vectors.outputs[
        0
    ].kind == REAL
    assert is_right(vectors, field, 50)


@pytest.mark.parametrize(
    "p, every",
    [
        (2**127 - 1, 3),
        *(pytest.param(p, 1, marks=pytest.mark.long) for p in (2**127 - 1, 2**256 - 189)),
    ],
)
def test_every_constant_shifted_is_refused_or_changes_nothing(p, every):
    """In three ways, or each in the next one. A constant of rounding that is one more moves a unit
    from the upper word of a product to the lower one."""
    vectors, meanings, field = computation(p)
    places = [at for at, op in enumerate(vectors.ops) if op.name == "const"]
    tried, accepted = 0, 0
    for number, at in enumerate(places):
        for lane, change in ((0, 1), (3, -1), (1, 1 << 50))[number % every :: every]:
            op = vectors.ops[at]
            words = tuple((word + change * (k == lane)) % 2**64 for k, word in enumerate(op.args))
            ops = (*vectors.ops[:at], replace(op, args=words), *vectors.ops[at + 1 :])
            shifted, tried = replace(vectors, ops=ops), tried + 1
            with suppress(BoundError, CheckFailure):
                prove_vectors(shifted, meanings, p)
                assert is_right(shifted, field, 50), (at, lane, change)
                accepted += 1
    assert len(places) > 10 and accepted <= tried // 10


@pytest.mark.long
@pytest.mark.parametrize(
    "first", [0, *(pytest.param(first, marks=pytest.mark.long) for first in range(1, 4))]
)
def test_operations_exchanged_are_refused(first):
    """Every addition, subtraction, mask and shift made another one, and every operand another value
    of the same kind; every fourth operation from the `first` on.
    """
    vectors, meanings, field = computation(2**127 - 1)
    others, rng = (
        {"add": "sub", "xor": "and", "and": "or", "fsub": "fadd", "fma": "fms", "fms": "fma"},
        random.Random(2),
    )
    for at, op in [*enumerate(vectors.ops)][first::4]:
        if op.name in others:
            with pytest.raises(EcgenError):
                prove_vectors(
                    replace(
                        vectors,
                        ops=(
                            *vectors.ops[:at],
                            replace(op, name=others[op.name]),
                            *vectors.ops[at + 1 :],
                        ),
                    ),
                    meanings,
                    field.p,
                )
        if op.name == "shr":
            with pytest.raises(EcgenError):
                prove_vectors(
                    replace(
                        vectors,
                        ops=(
                            *vectors.ops[:at],
                            replace(op, args=(op.args[0], op.args[1] + 1)),
                            *vectors.ops[at + 1 :],
                        ),
                    ),
                    meanings,
                    field.p,
                )
    made = {
        op.name: [other.out for other in vectors.ops if other.name == op.name] for op in vectors.ops
    }
    for at, op in [*enumerate(vectors.ops)][first::4]:
        known = {earlier.out: earlier.name for earlier in vectors.ops[:at]}
        if (
            not op.reads
            or op.reads[0] not in known
            or not (
                same := [
                    name
                    for name in made[known[op.reads[0]]]
                    if name in known and name not in op.reads
                ]
            )
        ):
            continue
        with pytest.raises(EcgenError):
            prove_vectors(
                replace(
                    vectors,
                    ops=(
                        *vectors.ops[:at],
                        replace(op, args=(rng.choice(same), *op.args[1:])),
                        *vectors.ops[at + 1 :],
                    ),
                ),
                meanings,
                field.p,
            )


def changed(vectors, name: str, **change):
    elements = tuple(replace(e, **change) if e.name == name else e for e in vectors.elements)
    return replace(vectors, elements=elements)


def test_what_words_hold_beside_their_numbers_is_proven():
    vectors, meanings, field = computation(2**127 - 1)
    held = next(e for e in vectors.elements if e.name == "s")
    for lane in range(LANES):
        other = tuple(
            (*row[:lane], row[lane] + (1 << 44), *row[lane + 1 :]) for row in held.offsets
        )
        with pytest.raises((BoundError, CheckFailure)):
            prove_vectors(changed(vectors, "s", offsets=other), meanings, field.p)
        rows = {e.name: tuple((1,) * LANES for _ in e.limbs) for e in vectors.inputs}
        trace_vectors(vectors, rows)
        with pytest.raises(CheckFailure, match="leaves its interval"):
            trace_vectors(
                changed(
                    vectors,
                    "s",
                    offsets=tuple(tuple(word + (1 << 60) for word in row) for row in held.offsets),
                ),
                rows,
            )
    narrow = tuple((low + (1 << 40), high) for low, high in held.bounds)
    with pytest.raises(BoundError, match="not proven to lie in"):
        prove_vectors(changed(vectors, "s", bounds=narrow), meanings, field.p)


@pytest.mark.parametrize(
    "name, offsets", [("s", ((0,) * LANES,)), ("s", ((0, 0),) * 3), ("k", ((0,) * LANES,) * 3)]
)
def test_offsets_that_are_not_one_in_each_lane_of_each_limb_of_words_are_refused(name, offsets):
    with pytest.raises(VectorError, match="offsets"):
        validate(changed(computation(2**127 - 1)[0], name, offsets=offsets))


@pytest.mark.parametrize("k", (-2499, 833, 1, -1, 0, 7, 1 << 20))
def test_a_constant_is_the_product_of_its_halves(k):
    first, second = halved(k)
    assert first * second == k and second > 0


PACKED = """packed late width 4
params K0 K1 K2 K3
input P = P1 [X2 Y2 Z2 T2]
c = sqr(P)                         -> [* * * *]
q = perm(c) {1 0 3 2}              -> [* * * *]
d = add(c, q) {a+b b-a a+b b-a}    -> [* * * *]
k = mulc(d) {K0 K1 K2 K3}          -> [* * * *]
m = mul(k, d)                      -> [X3 Y3 Z3 T3]
output R1 = m [X3 Y3 Z3 T3]
"""


@pytest.mark.parametrize(
    "constants, shared",
    [((833, -2499, -1617, -561), True), ((833, -2, 4, 8), False), ((833, -2503, 4, 8), False)],
)
def test_a_constant_too_large_for_one_factor_is_shared_by_both(constants, shared):
    """2503 is a prime, 833 is small enough."""
    field = RealField(2**127 - 1)
    lowered = lower_packed(
        parse(PACKED),
        field,
        dict(zip(("K0", "K1", "K2", "K3"), constants)),
        style=Style(merge=False, late=True),
    )
    prove_vectors(lowered.vectors, lowered.meanings, field.p)
    assert ("k" not in {e.name for e in lowered.vectors.elements}) == shared
    row = tuple(tuple(low + 12345 * lane for lane in range(LANES)) for low, _ in field.tight)
    (place,) = (e.name for e in lowered.vectors.inputs)
    result, squares = (
        run_vectors(lowered.vectors, {place: row}),
        [lane_value(lowered.vectors.inputs[0], row, lane) ** 2 for lane in range(LANES)],
    )
    sums = [
        squares[0] + squares[1],
        squares[0] - squares[1],
        squares[2] + squares[3],
        squares[2] - squares[3],
    ]
    (output,) = lowered.vectors.outputs
    assert all(
        (lane_value(output, result[output.name], lane) - k * sums[lane] ** 2) % field.p == 0
        for lane, k in enumerate(constants)
    )
