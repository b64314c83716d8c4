"""IEEE 754 doubles as words: exact helpers for the interpreter, the prover and the lowerings.

A double of 2^k <= x < 2^(k+1), k >= 52, has the word (1023 + k) * 2^52 + (x - 2^k) / 2^(k - 52):
adding such words adds the integers they hold, which is how products of doubles are summed without
rounding (Emmart, Zheng, Weems, "Faster modular exponentiation using double precision floating point
arithmetic on the GPU", ARITH 2018).
"""

import struct
from math import isfinite

MANTISSA = 52
BIAS = 1023


def word_of(value: float) -> int:
    """The 64 bits of a double."""
    word: int = struct.unpack("<Q", struct.pack("<d", value))[0]
    return word


def double_of(word: int) -> float:
    value: float = struct.unpack("<d", struct.pack("<Q", word))[0]
    return value


def ratio_of(word: int) -> tuple[int, int]:
    """The number that the word holds as a double, as a numerator and a power of two; ValueError or
    OverflowError for NaN and infinities.
    """
    return double_of(word).as_integer_ratio()


def of_finite(value: float) -> int:
    """The word of a sum of Python's, which rounds to the nearest, ties to even; 0 has no sign.
    OverflowError where it is no number.
    """
    if not isfinite(value):
        raise OverflowError("a result in doubles is infinite or no number")
    return word_of(value + 0.0)


def multiplied(a: int, b: int) -> int:
    """The word of a * b; what is too small for a double keeps its sign, and 0 has none."""
    value = double_of(a) * double_of(b)
    return of_finite(value) if value else fused(a, b, 0, 1)


def fused(a: int, b: int, c: int, sign: int) -> int:
    """The word of a * b + sign * c, rounded once: Python rounds a quotient of integers to the
    nearest, ties to even.
    """
    (n, d), (m, e), (k, f) = ratio_of(a), ratio_of(b), ratio_of(c)
    return word_of((n * m * f + sign * k * d * e) / (d * e * f))


def magic(k: int) -> int:
    """The integer 1.5 * 2^k: adding it to |x| <= 2^(k-1) rounds x to a multiple of 2^(k-52)."""
    return 3 << k - 1


def word_of_integer(value: int) -> int:
    """The word of an integer that a double holds exactly; ValueError otherwise."""
    if int(float(value)) != value:
        raise ValueError(f"{value} is no double")
    return word_of(float(value))
