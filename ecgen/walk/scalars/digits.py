"""Scalars recoded into signed digits, least significant digit first.

Each function is the reference of what the emitted C does; the constant-time ones are written in the
same steps (one addition of a constant, then digits cut out of the words) and state the range of
scalars for which they are exact.
"""

from collections.abc import Sequence


def value(digits: Sequence[int], radix_bits: int = 1) -> int:
    """The integer sum digits[i] * 2^(i radix_bits)."""
    return sum(digit << (i * radix_bits) for i, digit in enumerate(digits))


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


def signed_window(k: int, w: int, count: int) -> list[int]:
    """`count` digits in [-2^(w-1), 2^(w-1)) with sum digit_i 2^(w i) = k: that of
    Schwabe-Sprenkels, Alg. 3.

    Adding 2^(w-1) at every digit's place makes all digits nonnegative; exact where the sum is below
    2^(w count). The representation with these digits is unique, so it equals the one with
    carries.
    """
    half = 1 << (w - 1)
    shifted = k + value([half] * count, w)
    if not 0 <= shifted < 1 << (w * count):
        raise ValueError(f"{k} has no {count} signed digits of {w} bits")
    return [((shifted >> (w * i)) & (2 * half - 1)) - half for i in range(count)]


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
