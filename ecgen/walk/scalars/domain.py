"""Sets of integers as an interval and a residue class: what is known of a digit, a prefix, a
multiple of a point.

A Domain {x : low <= x <= high, x = residue mod modulus} only ever grows in the operations below, so
that what it does not contain is refuted.
"""

from dataclasses import dataclass
from math import gcd


@dataclass(unsafe_hash=True)
class Domain:
    """Never changed. `modulus` >= 1, or 0 for the single value low = high; 0 <= residue < modulus.
    low > high: no value at all.
    """

    low: int
    high: int
    modulus: int = 1
    residue: int = 0

    def __contains__(self, x: int) -> bool:
        return self.low <= x <= self.high and (
            x == self.low if self.modulus == 0 else x % self.modulus == self.residue
        )

    @property
    def is_empty(self) -> bool:
        return self.low > self.high

    @property
    def largest(self) -> int:
        """The largest magnitude."""
        return max(abs(self.low), abs(self.high))

    def values(self) -> tuple[int, ...]:
        return (
            (self.low,)
            if self.modulus == 0
            else tuple(range(self.low, self.high + 1, self.modulus))
        )

    def __str__(self) -> str:
        if self.modulus == 0:
            return shown(self.low)
        kind = (
            ""
            if self.modulus == 1
            else ", odd"
            if (self.modulus, self.residue) == (2, 1)
            else f", {self.residue} mod {self.modulus}"
        )
        return f"{shown(self.low)} .. {shown(self.high)}{kind}"


def domain(low: int, high: int, modulus: int = 1, residue: int = 0) -> Domain:
    """The domain with its ends moved inwards to members of the residue class."""
    if modulus == 0 or low == high:
        return Domain(low, high, 0, 0)
    residue %= modulus
    return Domain(
        low + (residue - low) % modulus, high - (high - residue) % modulus, modulus, residue
    )


def constant(x: int) -> Domain:
    return Domain(x, x, 0, 0)


def plus(a: Domain, b: Domain) -> Domain:
    modulus = gcd(a.modulus, b.modulus)
    return domain(a.low + b.low, a.high + b.high, modulus, _residue(a) + _residue(b))


def times(a: Domain, factor: int) -> Domain:
    low, high = sorted((a.low * factor, a.high * factor))
    return domain(low, high, a.modulus * abs(factor), _residue(a) * factor)


def product(a: Domain, b: Domain) -> Domain:
    """An interval around all products."""
    ends = [x * y for x in (a.low, a.high) for y in (b.low, b.high)]
    return domain(min(ends), max(ends))


def divided(a: Domain, factor: int) -> Domain:
    """The integers x with factor * x in the domain, factor > 0."""
    low, high = -(-a.low // factor), a.high // factor
    if a.modulus == 0:
        return constant(a.low // factor) if a.low % factor == 0 else Domain(1, 0, 0, 0)
    if a.modulus % factor == 0 and a.residue % factor == 0:
        return domain(low, high, a.modulus // factor, a.residue // factor)
    return domain(low, high)


def meet(a: Domain, b: Domain) -> Domain:
    """A domain that contains every member of both: the narrower interval, the finer of the two
    classes.
    """
    if a.modulus == 0 or b.modulus == 0:
        single, other = (a, b) if a.modulus == 0 else (b, a)
        return single if single.low in other else Domain(1, 0, 0, 0)
    finer = a if a.modulus >= b.modulus else b
    return domain(max(a.low, b.low), min(a.high, b.high), finer.modulus, finer.residue)


def is_within(a: Domain, b: Domain) -> bool:
    """Whether every member of a is shown to be one of b."""
    same = (
        a.low in b
        if a.modulus == 0
        else b.modulus != 0 and a.modulus % b.modulus == 0 and a.residue % b.modulus == b.residue
    )
    return a.is_empty or same and b.low <= a.low and a.high <= b.high


def _residue(a: Domain) -> int:
    return a.low if a.modulus == 0 else a.residue


def shown(x: int) -> str:
    """A short exact or rounded form of an integer: 31, 2^255, ~2^252.4."""
    if abs(x) < 1 << 20:
        return str(x)
    sign, x = ("-" if x < 0 else ""), abs(x)
    if x & (x - 1) == 0:
        return f"{sign}2^{x.bit_length() - 1}"
    top = x.bit_length()
    tenths = 0
    while tenths < 9 and x**10 >= 1 << (10 * (top - 1) + tenths + 1):
        tenths += 1
    return f"~{sign}2^{top - 1}.{tenths}"
