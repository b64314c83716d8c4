"""Recodings: digits add up to the scalar, lie in their range, and have the stated shape; for all
small scalars and large ones.
"""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecgen.walk.scalars import digits as recode
from tests.support.walk import digits as steps

big = st.integers(0, 2**256 - 1) | st.sampled_from(
    [0, 1, 2, 2**255, 2**256 - 1, 2**256 - 2, (2**256 - 1) // 3, 2**128]
)


def check_wnaf(k, w):
    digits = steps.wnaf(k, w)
    assert recode.value(digits) == k and len(digits) <= k.bit_length() + 1
    assert all(d == 0 or (d % 2 and abs(d) < 1 << (w - 1)) for d in digits)
    for i in range(len(digits)):
        assert sum(1 for d in digits[i : i + w] if d) <= 1
    assert not digits or digits[-1] > 0


@pytest.mark.parametrize("w", range(2, 8))
def test_wnaf_of_all_small_scalars(w):
    for k in range(1 << 11):
        check_wnaf(k, w)


@given(big, st.integers(2, 8))
def test_wnaf_of_large_scalars(k, w):
    check_wnaf(k, w)


def test_wnaf_of_width_2_is_the_naf():
    """The non-adjacent form is unique: 3k xor k, halved, marks its nonzero digits (Reitwieser)."""
    for k in range(4096):
        digits = steps.wnaf(k, 2)
        nonzero = sum(1 << i for i, d in enumerate(digits) if d)
        assert nonzero == (k ^ 3 * k) >> 1


@pytest.mark.parametrize("largest", [1, 3, 5, 7, 9, 11, 13, 15, 17, 31])
def test_fractional_windows(largest):
    rng = random.Random(largest)
    for k in [*range(2048), *(rng.getrandbits(256) for _ in range(50))]:
        digits = recode.fractional_wnaf(k, largest)
        assert recode.value(digits) == k
        assert all(d == 0 or (d % 2 and abs(d) <= largest) for d in digits)


def test_larger_fractional_windows_have_fewer_nonzero_digits():
    """Density 1/(w + 1) for w-bit windows, in between for fractional ones; 3 % tolerance over 2^15
    bits.
    """
    k = random.Random(9).getrandbits(1 << 15)
    weights = {
        n: sum(1 for d in recode.fractional_wnaf(k, n) if d) / (1 << 15)
        for n in (3, 5, 7, 9, 11, 15)
    }
    assert sorted(weights.values(), reverse=True) == list(weights.values())
    for largest, w in ((3, 3), (7, 4), (15, 5)):
        assert abs(weights[largest] * (w + 1) - 1) < 0.03
    assert abs(weights[9] * 5.25 - 1) < 0.03  # a quarter of the way from w = 4 to w = 5
    assert abs(weights[11] * 5.5 - 1) < 0.03


def with_carries(k, w, count):
    """Signed digits in [-2^(w-1), 2^(w-1)) by propagating a carry, another way than the one under
    test.
    """
    digits, carry = [], 0
    for i in range(count):
        digit = (k >> (w * i) & ((1 << w) - 1)) + carry
        carry = digit >= 1 << (w - 1)
        digits.append(digit - (carry << w))
    assert not carry
    return digits


@pytest.mark.parametrize("w", range(2, 7))
@pytest.mark.parametrize("bits", [5, 8, 11])
def test_signed_window_of_all_small_scalars(w, bits):
    count = steps.signed_window_count(bits, w)
    for k in range(1 << bits):
        digits = recode.signed_window(k, w, count)
        assert recode.value(digits, w) == k and len(digits) == count
        assert all(-(1 << (w - 1)) <= d < 1 << (w - 1) for d in digits)
        assert digits == with_carries(k, w, count) and digits[-1] >= 0


@given(big)
def test_signed_window_of_width_5(k):
    """Digits -16 ... 15 as in Schwabe-Sprenkels; 256-bit scalars need 52 of them, those below 2^253
    the paper's 51.
    """
    assert steps.signed_window_count(256, 5) == 52 and steps.signed_window_count(253, 5) == 51
    digits = recode.signed_window(k, 5, 52)
    assert recode.value(digits, 5) == k and all(-16 <= d <= 15 for d in digits)
    if k < 2**253:
        assert recode.signed_window(k, 5, 51) == digits[:51] and digits[51] == 0


def test_signed_window_count_is_least():
    for w in range(2, 7):
        for bits in range(3, 14):
            count = steps.signed_window_count(bits, w)
            with pytest.raises(ValueError):
                recode.signed_window((1 << bits) - 1, w, count - 1)


@pytest.mark.parametrize("w", range(1, 7))
@pytest.mark.parametrize("bits", [5, 8, 11])
def test_odd_window_of_all_small_scalars(w, bits):
    count = steps.odd_window_count(bits, w)
    for k in range(1, 1 << bits, 2):
        digits = steps.odd_window(k, w, count)
        assert recode.value(digits, w) == k and len(digits) == count
        assert all(d % 2 and abs(d) < 1 << w for d in digits)
        prefixes = [recode.value(digits[i:], w) for i in range(count)]
        # what the plan's argument uses
        assert all(prefix >= 1 and prefix % 2 for prefix in prefixes)
        assert all(prefix <= (k >> (w * i)) + 1 for i, prefix in enumerate(prefixes))


@given(big, st.integers(2, 7))
def test_odd_window_of_large_scalars(k, w):
    odd, even = steps.make_odd(k)
    assert odd - even == k and odd % 2
    digits = steps.odd_window(odd, w, steps.odd_window_count(256, w))
    assert recode.value(digits, w) == odd and all(d % 2 and abs(d) < 1 << w for d in digits)


def test_scalars_out_of_range_are_refused():
    for call in (
        lambda: steps.odd_window(4, 3, 4),
        lambda: steps.odd_window(1 << 12 | 1, 3, 4),
        lambda: steps.odd_window(-1, 3, 4),
        lambda: recode.signed_window(1 << 12, 3, 4),
        lambda: recode.signed_window(-4000, 3, 4),
        lambda: steps.comb_signs(1 << 9, 101, 9),
    ):
        with pytest.raises(ValueError):
            call()


@pytest.mark.parametrize(
    "teeth, blocks, spacing", [(2, 1, 6), (3, 2, 2), (4, 3, 1), (3, 1, 4), (5, 2, 1), (2, 3, 2)]
)
def test_comb_of_all_small_scalars(teeth, blocks, spacing):
    order, length = 1019, teeth * blocks * spacing
    bits = (
        next(b for b in range(length, 0, -1) if ((1 << b) - 1 + order) < 1 << length)
        if order < 1 << length
        else 0
    )
    for k in range(1 << bits):
        signs = steps.comb_signs(k, order, length)
        assert sum((1 if signs >> i & 1 else -1) << i for i in range(length)) % order == k % order
        total = 0
        for row in recode.comb_digits(signs, teeth, blocks, spacing):
            total *= 2
            assert len(row) == blocks
            for block, (index, negative) in enumerate(row):
                assert 0 <= index < 1 << (teeth - 1)
                entry = recode.comb_entry_scalar(index, block, teeth, spacing, length)
                total += -entry if negative else entry
        assert total % order == k % order
    assert bits or length < 11


@given(big)
def test_comb_of_large_scalars(k):
    order = 2**252 + 27742317777372353535851937790883648493
    signs = steps.comb_signs(k, order, 264)
    total = 0
    for row in recode.comb_digits(signs, 6, 11, 4):
        total = 2 * total + sum(
            (-1 if negative else 1) * recode.comb_entry_scalar(index, block, 6, 4, 264)
            for block, (index, negative) in enumerate(row)
        )
    assert total == (k if k % 2 else k + order)
