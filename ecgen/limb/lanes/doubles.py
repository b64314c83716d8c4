"""IEEE 754 doubles as words: exact helpers for the interpreter, the prover and the lowerings.

A double of 2^k <= x < 2^(k+1), k >= 52, has the word (1023 + k) * 2^52 + (x - 2^k) / 2^(k - 52): adding such words
adds the integers they hold, which is how products of doubles are summed without rounding (Emmart, Zheng, Weems,
"Faster modular exponentiation using double precision floating point arithmetic on the GPU", ARITH 2018).
"""

import struct
from fractions import Fraction

MANTISSA = 52
BIAS = 1023


def word_of(value: float) -> int:
    """The 64 bits of a double."""
    return struct.unpack("<Q", struct.pack("<d", value))[0]


def double_of(word: int) -> float:
    return struct.unpack("<d", struct.pack("<Q", word))[0]


def exact(word: int) -> Fraction:
    """The number that the word holds as a double; ValueError for infinities and NaN."""
    return Fraction(double_of(word))


def rounded(number) -> int:
    """The word of the double nearest to an exact number, ties to even."""
    return word_of(float(Fraction(number)))


def magic(k: int) -> int:
    """The integer 1.5 * 2^k: adding it to |x| <= 2^(k-1) rounds x to a multiple of 2^(k-52)."""
    return 3 << k - 1


def word_of_integer(value: int) -> int:
    """The word of an integer that a double holds exactly; ValueError otherwise."""
    if int(float(value)) != value:
        raise ValueError(f"{value} is no double")
    return word_of(float(value))
