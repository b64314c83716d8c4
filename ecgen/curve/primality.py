"""Primality of the integers in a curve file, without a computer-algebra system.

Baillie-PSW (Baillie and Wagstaff, Math. Comp. 35, 1980): a strong test to base 2 and a strong Lucas test with
Selfridge's parameters; no composite is known to pass. Thirteen Miller-Rabin bases are added, which make the
answer proven below 3.3 * 10^24 (Sorenson and Webster, Math. Comp. 86, 2017).
"""

from math import isqrt

SMALL_PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41)
LARGE_BITS = 1024


def jacobi(a: int, n: int) -> int:
    """The Jacobi symbol (a/n) for odd n > 0."""
    a, sign = a % n, 1
    while a:
        while a % 2 == 0:
            a //= 2
            if n % 8 in (3, 5):
                sign = -sign
        a, n = n, a
        if a % 4 == 3 and n % 4 == 3:
            sign = -sign
        a %= n
    return sign if n == 1 else 0


def is_prime(n: int) -> bool:
    """Whether n is prime; from 1024 bits on only Baillie-PSW, to bound the time."""
    if n < 2:
        return False
    for prime in SMALL_PRIMES:
        if n % prime == 0:
            return n == prime
    bases = (2,) if n.bit_length() > LARGE_BITS else SMALL_PRIMES
    return all(_is_strong_probable_prime(n, base) for base in bases) and _is_strong_lucas_probable_prime(n)


def _is_strong_probable_prime(n: int, base: int) -> bool:
    twos = ((n - 1) & -(n - 1)).bit_length() - 1
    x = pow(base, (n - 1) >> twos, n)
    if x in (1, n - 1):
        return True
    for _ in range(twos - 1):
        x = x * x % n
        if x == n - 1:
            return True
    return False


def _is_strong_lucas_probable_prime(n: int) -> bool:
    if isqrt(n) ** 2 == n:
        return False
    discriminant = 5
    while (symbol := jacobi(discriminant, n)) == 1:
        discriminant = -discriminant - 2 if discriminant > 0 else -discriminant + 2
    if symbol == 0 and abs(discriminant) < n:
        return False
    return _lucas_vanishes(n, discriminant)


def _lucas_vanishes(n: int, discriminant: int) -> bool:
    """Strong Lucas condition with P = 1, Q = (1 - D)/4: U_d = 0 or V_{d 2^i} = 0 for some i < s, n + 1 = d 2^s."""
    q_first = (1 - discriminant) // 4
    twos = ((n + 1) & -(n + 1)).bit_length() - 1
    u, v, q_power = 1, 1, q_first % n
    for bit in bin((n + 1) >> twos)[3:]:
        u, v, q_power = u * v % n, (v * v - 2 * q_power) % n, q_power * q_power % n
        if bit == "1":
            u, v = _half(u + v, n), _half(v + discriminant * u, n)
            q_power = q_power * q_first % n
    if u == 0 or v == 0:
        return True
    for _ in range(twos - 1):
        v, q_power = (v * v - 2 * q_power) % n, q_power * q_power % n
        if v == 0:
            return True
    return False


def _half(a: int, n: int) -> int:
    a %= n
    return (a + n if a % 2 else a) // 2 % n
