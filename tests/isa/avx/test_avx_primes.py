"""Which primes 2^m - c fit the lanes of doubles: limbs are added while they help, and what does not
fit is told what does.
"""

import re

import pytest

from ecgen.errors import BoundError
from ecgen.field.lanes.doubles.fused import RealField, fits_product, lower_mul
from ecgen.field.lanes.doubles.plain import ScaledField
from ecgen.field.lanes.words import pack_program
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.prove import prove_vectors

FIELDS = {"avx": ScaledField, "fma": RealField}


@pytest.mark.parametrize(
    "way, p",
    [
        ("fma", 2**224 - 2**32 - 6803),
        ("avx", 2**224 - 2**32 - 6803),
        ("avx", 2**224 - 769949255),
        ("avx", 2**248 - 6548544767),
        ("avx", 2**256 - 2**224 + 2**192 + 2**96 - 1),
    ],
)
def test_a_prime_that_does_not_fit_is_told_which_do(way, p):
    """The bound in the message is one that holds: the largest c below it fits, twice as many do
    not.
    """
    m = p.bit_length()
    with pytest.raises(BoundError, match=rf"2\^{m} - c.* does not fit lanes of doubles") as caught:
        FIELDS[way](p).tight
    k = int(re.search(r"those with c < 2\^(\d+) fit", str(caught.value))[1])
    assert FIELDS[way](2**m - 2**k + 1).radix.n <= m // 10
    with pytest.raises(BoundError):
        FIELDS[way](2**m - 2 ** (k + 1) + 1).radix


@pytest.mark.parametrize("p", [2**228 - 93, 2**240 - 2253, 2**224 - 2**13 + 1])
@pytest.mark.parametrize("way", FIELDS)
def test_words_are_packed_for_larger_c(way, p):
    """What words hold above 2^m comes back times c, so that a carry alone leaves too much: then
    there are more.
    """
    vectors, meanings = pack_program(FIELDS[way](p))
    assert prove_vectors(vectors, meanings, p).congruences >= 8


@pytest.mark.parametrize(
    "p", [2**255 - 475, 2**253 - 273, 2**254 - 245, 2**251 - 15931, 2**208 - 299, 2**255 - 19]
)
def test_reduced_elements_can_be_multiplied(p):
    """One limb more where 51 bits leave too little room."""
    field, b = RealField(p), VectorBuilder("elements")
    x, y = field.input(b, "x"), field.input(b, "y")
    assert field.radix.n == {2**255 - 19: 5, 2**208 - 299: 5}.get(p, 6)
    assert fits_product(field, x, y) and fits_product(field, x, x)
    vectors = b.build([lower_mul(b, field, "r", x, y)])
    assert prove_vectors(vectors, {"r": {("x", "y"): 1}}, p).congruences == 1
