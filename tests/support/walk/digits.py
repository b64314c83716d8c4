"""Recodings that the emitted C does step by step, beside those of ecgen/walk/scalars/digits.py."""

from ecgen.walk.scalars.digits import fractional_wnaf, value


def wnaf(k: int, w: int) -> list[int]:
    """Width-w non-adjacent form of k >= 0: digits 0 or odd with |digit| < 2^(w-1), w >= 2.

    Hankerson, Menezes, Vanstone, Guide to Elliptic Curve Cryptography, Algorithm 3.35. Of any w
    consecutive digits at most one is not 0; the length is at most bits(k) + 1. Variable time.
    """
    return fractional_wnaf(k, (1 << (w - 1)) - 1)


def signed_window_count(bits: int, w: int) -> int:
    """Least number of digits so that `signed_window` is exact for every 0 <= k < 2^bits."""
    count = -(-bits // w)
    while (1 << bits) - 1 > value([(1 << (w - 1)) - 1] * count, w):
        count += 1
    return count


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
