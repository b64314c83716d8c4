"""Primality of the integers in a curve file, by FLINT, and in words what a number is instead."""

from flint import fmpz

PROVEN_BITS = 128  # a proof takes a millisecond there, a second at 800 bits


def is_prime(n: int) -> bool:
    """Whether n is prime: proven up to 2^PROVEN_BITS (FLINT: Pocklington, Morrison and APR-CL);
    above that n passes Baillie-PSW (Baillie and Wagstaff, Math. Comp. 35, 1980), a test that no
    composite is known to pass."""
    return bool(
        fmpz(n).is_prime() if n.bit_length() <= PROVEN_BITS else fmpz(n).is_probable_prime()
    )


def why_not_prime(n: int) -> str:
    """What is said of an n > 1, "" of a prime: that it is even, the power of a prime, or not prime,
    with its least factor if that is below 10^4.
    """
    if is_prime(n):
        return ""
    if n % 2 == 0:
        return "is even"
    if power := prime_power(n):
        return f"is {power[0]}^{power[1]}, a power of a prime"
    factor = next((f for f in range(3, 10_000, 2) if n % f == 0), None)
    return f"is not prime: {factor} divides it" if factor else "is not prime"


def prime_power(n: int) -> tuple[int, int] | None:
    """(q, k) with n = q^k, q prime and k > 1, None if there are none."""
    for k in range(2, n.bit_length()):
        root = int(fmpz(n).root(k))
        if root**k == n and is_prime(root):
            return root, k
    return None
