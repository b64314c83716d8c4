"""Small primes, and primes far below a power of two, are taken or refused within seconds.

fold.close and reduce_wide searched exponentially where a fold gains little (2^65-c with c near
2^62, 2^33-c, 2^8-5), and fe_canon was not proven for m = 13 to 34 and 65. The constant that folds
2^(w n) is reduced mod p; fe_canon folds as often as it takes.
"""

import random
import time
from dataclasses import replace

import pytest

from ecgen.errors import BoundError
from ecgen.field.lower import PLAINLY, lower_program
from ecgen.field.operation import Limits
from ecgen.field.proof import prove_lowering
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.field.support import canon, is_zero
from ecgen.isa.x86_64.emit import PRODUCTS
from ecgen.limb.interpret import run_limbs
from ecgen.limb.prove import prove
from tests.support.field.cases import SPECS, edges, expected, one_op, values

SMALL = (
    5,
    7,
    13,
    31,
    127,
    131,
    251,
    257,
    1019,
    4093,
    4099,
    8191,
    8209,
    65521,
    65537,
    2**17 - 1,
    2**19 - 1,
    2**20 - 262157,
    2**25 - 39,
    2**31 - 1,
    2**32 - 5,
    2**32 + 15,
    2**33 - 9,
    2**33 - 2147483653,
    2**34 - 41,
    2**40 - 87,
    2**50 - 1099511627811,
)
LARGER = (2**65 - 49, 2**65 - 1073741829, 2**65 - 4611686018427387913, 2**97 - 4611686018427388003)
NAMES = ("add", "sub", "neg", "mul", "sqr", "half", "mulc", "sub8")


@pytest.mark.parametrize("bits", [64, 32])
@pytest.mark.parametrize("p", SMALL + LARGER)
@pytest.mark.sample(5)
def test_every_operation_is_proven_and_right(p, bits):
    if bits == 32 and Field(p).c >> 32:
        pytest.skip("c is more than a word: refused by Field")
    field, rng = Field(p, bits), random.Random(p)
    for level in PRODUCTS:
        for name in NAMES:
            program = one_op(name, 3 if name == "mulc" else None)
            try:
                limbs = lower_program(
                    program,
                    field,
                    SPECS,
                    ways=replace(PLAINLY, products=PRODUCTS[level]),
                    limits=Limits(planned=False),
                )
            except BoundError:
                # C = 2^64 mod p is more than a word
                assert bits == 32 and p == 2**33 - 2147483653, f"{name} over {p}"
                continue
            assert prove_lowering(program, limbs, field, SPECS).congruences == 1
            for _ in range(10):
                inputs = values(field, len(program.inputs), rng)
                assert [
                    r % p for r in run_limbs(limbs, dict(zip(program.inputs, inputs))).values()
                ] == expected(name, inputs, program.ops[0].const, p)


@pytest.mark.parametrize("bits", [64, 32])
@pytest.mark.parametrize("p", SMALL + LARGER)
@pytest.mark.sample(5)
def test_the_canonical_form(p, bits):
    if bits == 32 and Field(p).c >> 32:
        pytest.skip("c is more than a word: refused by Field")
    field = Field(p, bits)
    if 3 * field.c > 1 << field.m and field.n > 1:
        with pytest.raises(BoundError, match="so far below"):
            canon(field)
        return
    program = canon(field)
    prove(program, {"r": {("a",): 1}}, p)
    for a in [*edges(field), *values(field, 30, random.Random(p))]:
        assert run_limbs(program, {"a": a}) == {"r": a % p}
        assert run_limbs(is_zero(field), {"a": a}) == {"z": int(a % p == 0)}


@pytest.mark.parametrize(
    "p",
    [
        2**64 - 4611686018427387935,
        2**65 - 4611686018427387913,
        2**66 - 2**64 + 13,
        2**33 - 9,
        2**8 - 5,
    ],
)
def test_taken_or_refused_within_seconds(p):
    """No prime is searched for long; a refusal says what is wrong with it."""
    start, field = time.process_time(), Field(p)
    for level in PRODUCTS:
        try:
            lower_program(
                one_op("mul"),
                field,
                SPECS,
                ways=replace(PLAINLY, products=PRODUCTS[level]),
                limits=Limits(planned=False),
            )
        except BoundError as error:
            assert "too large a c" in str(error)
    assert time.process_time() - start < 20


def test_bounds_of_reduced_values_fit_their_words():
    for p in SMALL + LARGER:
        for bits in (64, 32):
            if Field(p).c >> bits == 0:
                field = Field(p, bits)
                assert p < field.tight <= field.loose[1]
                assert field.fold == (1 << field.size) % p and field.multiple % p == 0
