"""The limb prover rounded the rational rest of a shifted word down by itself and so accepted false
bounds.

r = a >> 1 was "proven" to be at least 1 where a may be 1; with r - 1 that borrow was excluded and a
false congruence modulo 2^61 - 1 followed. A select by a flag known to be 0 ended in StopIteration.
"""

import pytest

from ecgen.errors import BoundError
from ecgen.limb.prove import prove
from tests.support.limb.parser import parse_limbs

HALF = """limbs half 64
in a = a_0 : 1 .. 0x8000000000000000
r_0 = shr a_0 1
{rest}
"""
BORROW = HALF.format(rest="d_0 c = sub r_0 1\nzero c\nout d = d_0 : 0 .. 0xffffffffffffffff")
ROTATED = """limbs rotated 4
in a = a_0 : {low} .. {high}
r_0 = shrd a_0 a_0 {k}
out r = r_0 : {below} .. {above}
"""
NEVER = """limbs never 64
in a = a_0 : 0 .. 9
s c = add a_0 1
zero c
r_0 = select c 77 s
out r = r_0 : 1 .. {high}
"""


def test_half_of_one_is_zero():
    with pytest.raises(BoundError, match="at least 1"):
        prove(parse_limbs(HALF.format(rest="out r = r_0 : 1 .. 0x4000000000000000")))
    assert (
        prove(parse_limbs(HALF.format(rest="out r = r_0 : 0 .. 0x4000000000000000"))).intervals == 1
    )
    assert (
        prove(
            parse_limbs(
                HALF.format(rest="out r = r_0 : 1 .. 0x4000000000000000").replace(
                    ": 1 .. 0x8", ": 2 .. 0x8"
                )
            )
        ).intervals
        == 1
    )


def test_a_borrow_from_half_of_one_is_not_excluded():
    with pytest.raises(BoundError, match="the borrow `c` cannot be excluded"):
        prove(parse_limbs(BORROW))


def test_no_false_congruence_follows():
    """For a = 1 the word d is 2^64 - 1, which is not r - 1 = -1 modulo 2^61 - 1."""
    text = (
        BORROW
        + "\nelement r = r_0 : 0 .. 0x4000000000000000\nelement d = d_0 : 0 .. 0xffffffffffffffff"
    )
    with pytest.raises(BoundError, match="the borrow `c` cannot be excluded"):
        prove(parse_limbs(text), {"d": {("r",): 1, (): -1}}, 2**61 - 1)
    text = text.replace(": 1 .. 0x8", ": 2 .. 0x8").replace("r = r_0 : 0", "r = r_0 : 1")
    assert prove(parse_limbs(text), {"d": {("r",): 1, (): -1}}, 2**61 - 1).congruences == 1


@pytest.mark.parametrize("k", [1, 2, 3])
@pytest.mark.parametrize("low, high", [(0, 15), (1, 8), (3, 11), (2, 5)])
def test_bounds_of_a_rotated_word(low, high, k):
    """One above the least value and one below the greatest are refused."""
    seen = [a >> k | a << 4 - k & 15 for a in range(low, high + 1)]
    prove(parse_limbs(ROTATED.format(low=low, high=high, k=k, below=0, above=15)))
    for below, above in ((min(seen) + 1, 15), (0, max(seen) - 1)):
        with pytest.raises(BoundError, match="not proven"):
            prove(parse_limbs(ROTATED.format(low=low, high=high, k=k, below=below, above=above)))


def test_a_select_by_a_flag_that_is_never_set():
    assert prove(parse_limbs(NEVER.format(high=10))).intervals == 1
    with pytest.raises(BoundError, match="at most 9"):
        prove(parse_limbs(NEVER.format(high=9)))
