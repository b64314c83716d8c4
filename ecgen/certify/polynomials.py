"""Polynomials of degree 2 in numbered unknowns, and what is known of these: as the checker
(proofs/theories/Checker.v) has them, so that what holds here will be accepted there.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

Monomial = tuple[int, ...]
Poly = dict[Monomial, int]
NAMELESS = 1 << 62  # above all unknowns
ONE: Monomial = ()


def unknown(u: int, factor: int = 1) -> Poly:
    return {(u,): factor}


def number(value: int) -> Poly:
    return {ONE: value} if value else {}


def add(total: Poly, more: Poly, factor: int = 1) -> Poly:
    """`total` itself, `factor` times `more` added."""
    for monomial, value in more.items():
        value = total.get(monomial, 0) + factor * value
        if value:
            total[monomial] = value
        else:
            total.pop(monomial, None)
    return total


def combined(*parts: tuple[int, Poly]) -> Poly:
    total: Poly = {}
    for factor, poly in parts:
        add(total, poly, factor)
    return total


class TooHigh(Exception):
    """A product of more than two unknowns."""


def product(a: Poly, b: Poly) -> Poly:
    total: Poly = {}
    for m, x in a.items():
        for n, y in b.items():
            if len(m) + len(n) > 2:
                raise TooHigh
            add(total, {tuple(sorted(m + n)): x * y})
    return total


def weighed(words: Iterable[Poly], top: int) -> Poly:
    """The number that the words are, the lowest first."""
    return combined(*((top**k, word) for k, word in enumerate(words)))


@dataclass
class Fact:
    """What an unknown equals, None if nothing is said, and between which numbers it lies."""

    equal: Poly | None
    low: int
    high: int


class Known(dict[int, Fact]):
    """Facts by unknown; later unknowns are defined by earlier ones. Those above `last` are names of
    sums of others."""

    last: int = NAMELESS

    def __init__(self, facts: Mapping[int, Fact] = MappingProxyType({})):
        super().__init__(facts)
        self.wholes: dict[int, list[int]] = {}
        """A word -> the unknowns that are a number which it is a word of."""

    def copied(self) -> "Known":
        return self.of({u: Fact(f.equal, f.low, f.high) for u, f in self.items()})

    def of(self, facts: dict[int, Fact]) -> "Known":
        """These facts, with the same names."""
        made = Known(facts)
        made.last, made.wholes = self.last, self.wholes
        return made

    def with_value(self, flag: int, value: int) -> "Known":
        """A copy in which the flag has the value."""
        copy = self.copied()
        copy[flag].low = copy[flag].high = value
        return copy

    def is_whole(self, u: int) -> None:
        """Note that the unknown is a number of several words."""
        words = [m[0] for m in self[u].equal or () if m]
        for word in words if len(words) > 1 else ():
            self.wholes.setdefault(word, []).append(u)

    def constant(self, u: int) -> int | None:
        fact = self.get(u)
        return fact.low if fact and fact.low == fact.high and fact.equal is None else None

    def alias(self, u: int) -> int:
        """An earlier unknown that it is, if that is all that it equals, else itself."""
        equal = self[u].equal if u in self else None
        if equal is not None and len(equal) == 1:
            ((monomial, factor),) = equal.items()
            if factor == len(monomial) == 1 and monomial[0] < u:
                return monomial[0]
        return u

    def settled(self, poly: Poly) -> Poly:
        """The polynomial with the constants in the places of unknowns; in products an unknown that
        is another one is that."""
        total: Poly = {}
        for monomial, factor in poly.items():
            rest = []
            for u in sorted(map(self.alias, monomial)) if len(monomial) == 2 else monomial:
                value = self.constant(u)
                if value is None:
                    rest.append(u)
                else:
                    factor *= value
            if factor:
                add(total, {tuple(rest): factor})
        return total

    def expanded(self, poly: Poly, bottom: int, top: int, taken: set[int] | None = None) -> Poly:
        """What linear unknowns from `top` down to `bottom` equal in their places; names above are
        opened first, and products of two names."""
        names = [m[0] for m in poly if len(m) == 1 and m[0] > top]
        total = self._products_opened(poly, top)
        return self.replaced(total, [*names, *(u for u in self if bottom <= u <= top)], taken)

    def _products_opened(self, poly: Poly, top: int) -> Poly:
        total = self.settled(poly)
        for m in [m for m in total if len(m) == 2 and min(m) > top]:
            a, b = (self[u].equal for u in m)
            if a is not None and b is not None:
                factor = total.pop(m)
                add(total, self.settled(product(a, b)), factor)
        return total

    def replaced(self, poly: Poly, unknowns: Iterable[int], taken: set[int] | None = None) -> Poly:
        """What these unknowns equal in their places, the last first; `taken`: which were there."""
        total = self.settled(poly)
        for u in sorted(unknowns, reverse=True):
            factor = total.get((u,), 0)
            equal = self[u].equal
            if factor and equal is not None:
                if taken is not None:
                    taken.add(u)
                del total[u,]
                add(total, self.settled(equal), factor)
        return total

    def interval(self, poly: Poly) -> tuple[int, int]:
        low = high = 0
        for monomial, factor in poly.items():
            a = b = 1
            for u in monomial:
                fact = self[u]
                ends = (a * fact.low, a * fact.high, b * fact.low, b * fact.high)
                a, b = min(ends), max(ends)
            low, high = low + min(factor * a, factor * b), high + max(factor * a, factor * b)
        return low, high

    def narrow(self, u: int, low: int, high: int) -> None:
        fact = self[u]
        fact.low, fact.high = max(fact.low, low), min(fact.high, high)
