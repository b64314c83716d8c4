"""Primes beside a number, and those that divide it."""

from itertools import count

from flint import fmpz

from ecgen.curve.primality import is_prime


def next_prime(n: int) -> int:
    """The least prime above n."""
    return next(p for p in count(n + 1) if is_prime(p))


def previous_prime(n: int) -> int:
    """The greatest prime below n > 2."""
    return next(p for p in count(n - 1, -1) if is_prime(p))


def prime_factors(n: int) -> list[int]:
    """In ascending order, each once."""
    return sorted(int(p) for p, _ in fmpz(n).factor())
