"""Recodings: digits and prefixes lie in their domains and make up the scalar, for every scalar of
small parameters.
"""

import pytest

from ecgen.walk.scalars.linear import number
from ecgen.walk.scalars.recodings import Bits, OddWindow, SignedWindow, Wnaf
from tests.support.walk.walks import comb, naf, odd, signed

pytestmark = pytest.mark.essential

CASES = [
    *(signed(w, high) for w in (2, 3, 4) for high in (6, 22, 100, 127, 128)),
    *(odd(w, high) for w in (2, 3, 5) for high in (22, 100, 126, 127)),
    *(odd(w, r - 1, r) for w in (2, 3, 4) for r in (23, 101, 127)),
    *(
        naf(largest, high)
        for largest in (1, 3, 5, 7, 9, 11, 13, 15)
        for high in (22, 100, 127, 128)
    ),
    *(comb(t, b, r) for t, b in ((2, 1), (2, 2), (3, 2), (4, 1)) for r in (23, 101, 127)),
    Bits(1),
    Bits(6),
    Bits(6, True),
    Bits(7, True, 3),
    Bits(7, False, 2),
]


def scalars(recoding):
    if isinstance(recoding, Bits):
        return range(recoding.low, recoding.high + 1, 1 << recoding.tail)
    return range(recoding.high + 1)


def value(recoding, rows, flag):
    """k from the polynomial that the recoding states for it."""
    total = sum(sum(row) * recoding.radix**i for i, row in enumerate(rows))
    poly = recoding.value("d")
    for s in poly.symbols:
        poly = poly.replaced(s, number(total if s.kind == "V" else flag))
    return poly.constant


@pytest.mark.parametrize("recoding", CASES, ids=str)
def test_every_scalar(recoding):
    assert all(claim.holds for claim in recoding.claims())
    for k in scalars(recoding):
        rows, flag = recoding.apply(k)
        assert len(rows) == recoding.count and all(len(row) == recoding.blocks for row in rows)
        found = value(recoding, rows, flag)
        assert found == k if not recoding.modulo else (found - k) % recoding.modulo == 0
        prefix, top = 0, max((i for i, row in enumerate(rows) if any(row)), default=-1)
        for place in reversed(range(recoding.count)):
            before, prefix = prefix, prefix * recoding.radix + sum(rows[place])
            assert prefix in recoding.prefix(place)
            for block, digit in enumerate(rows[place]):
                assert digit in recoding.digit(place, block) and abs(digit) in map(
                    abs, (*recoding.magnitudes(block), 0)
                )
            if isinstance(recoding, Wnaf) and place <= top:
                assert prefix in recoding.started(place)
                if rows[place][0] and place < top:
                    assert (
                        before in recoding.before_nonzero(place)
                        and rows[place][0] in recoding.nonzero
                    )
                if place == top:
                    assert rows[place][0] in recoding.leading


@pytest.mark.parametrize(
    "recoding",
    [
        SignedWindow(3, 2, 28),
        OddWindow(3, 2, 66),
        OddWindow(3, 2, 22, 24),
        Wnaf(7, 5, 31),
        Wnaf(6, 9, 31),
        Bits(3, False, 3),
    ],
    ids=str,
)
def test_claims_that_do_not_hold(recoding):
    assert not all(claim.holds for claim in recoding.claims())


def test_a_window_of_too_few_digits_is_inexact():
    """The claim is as tight as it can be: at the first scalar beyond, the digits do not make it
    up.
    """
    most = max(h for h in range(200) if SignedWindow(3, 2, h).claims()[0].holds)
    assert SignedWindow(3, 2, most).apply(most)
    with pytest.raises(ValueError):
        SignedWindow(3, 2, most + 1).apply(most + 1)
