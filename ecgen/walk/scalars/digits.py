"""Scalars recoded into signed digits, least significant digit first.

Each function is the reference of what the emitted C does; the constant-time ones are written in the
same steps (one addition of a constant, then digits cut out of the words) and state the range of
scalars for which they are exact.
"""

from collections.abc import Sequence


def value(digits: Sequence[int], radix_bits: int = 1) -> int:
    """The integer sum digits[i] * 2^(i radix_bits)."""
    return sum(digit << (i * radix_bits) for i, digit in enumerate(digits))


def wnaf(k: int, w: int) -> list[int]:
    """Width-w non-adjacent form of k >= 0: digits 0 or odd with |digit| < 2^(w-1), w >= 2.

    Hankerson, Menezes, Vanstone, Guide to Elliptic Curve Cryptography, Algorithm 3.35. Of any w
    consecutive digits at most one is not 0; the length is at most bits(k) + 1. Variable time.
    """
    return fractional_wnaf(k, (1 << (w - 1)) - 1)


def fractional_wnaf(k: int, largest: int) -> list[int]:
    """Fractional-window NAF of k >= 0: digits 0 or odd with |digit| <= largest, for any odd
    `largest`.

    Moeller, ICISC 2002. With 2^(w-2) < largest < 2^(w-1): a window of w bits is cut where its digit
    is allowed, else of w - 1 bits. largest = 2^(w-1) - 1 gives the width-w NAF. Variable time.
    """
    w = largest.bit_length() + 1
    digits = []
    while k:
        if k % 2 == 0:
            digits.append(0)
            k //= 2
            continue
        digit = signed_residue(k, w)
        if abs(digit) > largest:
            digit = signed_residue(k, w - 1)
        digits.append(digit)
        k = (k - digit) // 2
    return digits


def signed_residue(k: int, w: int) -> int:
    """k mod 2^w in [-2^(w-1), 2^(w-1))."""
    residue = k & ((1 << w) - 1)
    return residue - (1 << w) if residue >> (w - 1) else residue


def signed_window_count(bits: int, w: int) -> int:
    """Least number of digits so that `signed_window` is exact for every 0 <= k < 2^bits."""
    count = -(-bits // w)
    while (1 << bits) - 1 > value([(1 << (w - 1)) - 1] * count, w):
        count += 1
    return count


def signed_window(k: int, w: int, count: int) -> list[int]:
    """`count` digits in [-2^(w-1), 2^(w-1)) with sum digit_i 2^(w i) = k: that of
    Schwabe-Sprenkels, Alg. 3.

    Exact for 0 <= k < 2^bits with count >= signed_window_count(bits, w). Adding 2^(w-1) at every
    digit's place makes all digits nonnegative; the representation with these digits is unique, so
    it equals the one with carries.
    """
    half = 1 << (w - 1)
    shifted = k + value([half] * count, w)
    if not 0 <= shifted < 1 << (w * count):
        raise ValueError(f"{k} has no {count} signed digits of {w} bits")
    return [((shifted >> (w * i)) & (2 * half - 1)) - half for i in range(count)]


def odd_window_count(bits: int, w: int) -> int:
    """Least number of digits so that `odd_window` is exact for every odd 0 < k < 2^bits."""
    return -(-bits // w)


def odd_window(k: int, w: int, count: int) -> list[int]:
    """`count` odd digits, |digit| < 2^w, with sum digit_i 2^(w i) = k, for odd 0 < k < 2^(w count).

    Okeya and Takagi, CT-RSA 2003; Joye and Tunstall, Africacrypt 2009. Written through the signs of
    single bits: an odd k is sum s_i 2^i, s_i = +-1, where s_i is the sign that bit i+1 of k says
    and the top sign is +; a digit gathers w signs: digit = 2 u - (2^w - 1), u being w bits of (k >>
    1) + 2^(w count - 1).
    """
    total = w * count
    if k % 2 == 0 or not 0 < k < 1 << total:
        raise ValueError(f"{k} is not odd or has more than {total} bits")
    signs = (k >> 1) | 1 << (total - 1)
    ones = (1 << w) - 1
    return [2 * ((signs >> (w * i)) & ones) - ones for i in range(count)]


def make_odd(k: int) -> tuple[int, int]:
    """(k', e) with k' = k + e odd, e in {0, 1}: the caller subtracts e P from [k']P."""
    return k | 1, 1 - (k & 1)


def comb_signs(k: int, order: int, length: int) -> int:
    """The word of `length` signs of the all-bits-set signed comb: k = sum (2 s_i - 1) 2^i modulo
    the odd `order`.

    Hamburg, ePrint 2012/309, section 3.3; Feng, Zhu, Zhao, Cai, ISC 2006. k even is replaced by k +
    order, which is odd and acts alike on points of that order. Needs 0 <= k and k + order <
    2^length.
    """
    odd = k if k % 2 else k + order
    if not 0 < odd < 1 << length:
        raise ValueError(f"{k} does not fit into {length} signs")
    return (odd >> 1) | 1 << (length - 1)


def comb_digits(signs: int, teeth: int, blocks: int, spacing: int) -> list[list[tuple[int, bool]]]:
    """For every column, from the highest, one (table index, negate) for each block.

    Bit i = (block * teeth + tooth) * spacing + column. The entry `index` of the table of a block is
    the sum over its teeth of +-2^((block teeth + tooth) spacing) G with the signs that `index` says
    (bit set: +), the top tooth +; a clear top sign negates the entry and complements the index.
    """
    half = 1 << (teeth - 1)
    columns = []
    for column in reversed(range(spacing)):
        row = []
        for block in range(blocks):
            bits = sum(
                ((signs >> ((block * teeth + tooth) * spacing + column)) & 1) << tooth
                for tooth in range(teeth)
            )
            negative = bits < half
            row.append(((bits ^ (2 * half - 1) if negative else bits) & (half - 1), negative))
        columns.append(row)
    return columns


def comb_entry_scalar(index: int, block: int, teeth: int, spacing: int, length: int) -> int:
    """The integer multiple of G that entry `index` of the table of `block` holds; teeth from
    2^length on are none.
    """
    bits = index | 1 << (teeth - 1)
    places = ((tooth, (block * teeth + tooth) * spacing) for tooth in range(teeth))
    return sum(
        (1 if bits >> tooth & 1 else -1) << place for tooth, place in places if place < length
    )
