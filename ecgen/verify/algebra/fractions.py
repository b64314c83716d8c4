"""The function field in which formulas are proven: fractions over Q[variables] modulo rewriting
rules.

A rule `v^2 -> g` (g free of v and of every v of a later rule) makes a domain whenever g is not a
square; the generic points are chosen so. Denominators are kept as products of known nonzero
polynomials: no gcd is needed, and equality is decided by the numerator of a difference, reduced to
its normal form.
"""

from dataclasses import dataclass
from typing import Any

from ecgen.verify.algebra.polynomial import PolynomialRing

_FACTOR_LIMIT = 400


@dataclass(frozen=True, slots=True)
class Fraction:
    """`numerator` (in normal form) over the product of `denominators` (factor index, exponent),
    sorted.
    """

    numerator: Any
    denominators: tuple[tuple[int, int], ...] = ()


class FunctionField:
    """Fractions over `ring` modulo `rules`: pairs (name, right-hand side of name^2)."""

    def __init__(self, ring: PolynomialRing):
        self.ring = ring
        self.rules: list[tuple[str, Any]] = []
        self._places: list[int] = []  # of their names in the ring
        self.factors: list[Any] = []
        self.zero, self.one = Fraction(ring.constant(0)), Fraction(ring.constant(1))

    def add_rule(self, name: str, right: Any) -> None:
        """Identify name^2 with the polynomial `right`, free of names before `name` in the ring's
        order.
        """
        self.rules.append((name, self.ring.gen(name) ** 2 - right))
        self.rules.sort(key=lambda rule: self.ring.names.index(rule[0]))
        self._places = [self.ring.names.index(each) for each, _ in self.rules]

    def normal(self, p: Any) -> Any:
        """The normal form of a polynomial: degree at most one in every name that has a rule."""
        degrees = self.ring.degree_list(p) if self.rules else ()
        for (_, rule), place in zip(self.rules, self._places):
            if degrees[place] > 1:
                p = self.ring.remainder(p, rule)
                degrees = self.ring.degree_list(p)
        return p

    def constant(self, value: int) -> Fraction:
        return Fraction(self.ring.constant(value))

    def gen(self, name: str) -> Fraction:
        return Fraction(self.ring.gen(name))

    def is_zero(self, a: Fraction) -> bool:
        return bool(a.numerator == 0)

    def mul(self, a: Fraction, b: Fraction) -> Fraction:
        numerator = self.normal(self.ring.product(a.numerator, b.numerator))
        if numerator == 0:
            return self.zero
        return Fraction(numerator, _merge(a.denominators, b.denominators))

    def add(self, a: Fraction, b: Fraction) -> Fraction:
        return self._sum(a, b, 1)

    def sub(self, a: Fraction, b: Fraction) -> Fraction:
        return self._sum(a, b, -1)

    def _sum(self, a: Fraction, b: Fraction, sign: int) -> Fraction:
        if a.denominators == b.denominators:
            numerator, common = a.numerator + sign * b.numerator, a.denominators
        else:
            left, right = dict(a.denominators), dict(b.denominators)
            top = {i: max(left.get(i, 0), right.get(i, 0)) for i in left | right}
            raised = [
                self.ring.product(n, self._product({i: e - have.get(i, 0) for i, e in top.items()}))
                for n, have in ((a.numerator, left), (b.numerator, right))
            ]
            numerator = self.normal(raised[0] + sign * raised[1])
            common = tuple(sorted(top.items()))
        return Fraction(numerator, common) if numerator != 0 else self.zero

    def _product(self, exponents: dict[int, int]) -> Any:
        result = self.ring.constant(1)
        for i, e in sorted(exponents.items()):
            for _ in range(e):
                result = self.ring.product(result, self.factors[i])
        return result

    def denominator(self, a: Fraction) -> Any:
        """The denominator as a polynomial."""
        return self.normal(self._product(dict(a.denominators)))

    def inverse(self, a: Fraction) -> Fraction:
        """1/a; ZeroDivisionError if a is identically zero."""
        if a.numerator == 0:
            raise ZeroDivisionError
        constant, parts = self.ring.constant(1), [(a.numerator, 1)]
        if self.ring.is_constant(a.numerator):
            constant, parts = a.numerator, []
        elif len(a.numerator) <= _FACTOR_LIMIT:
            value, parts = self.ring.factors(a.numerator)
            constant = self.ring.constant(1) * value
        scale = self.ring.constant(1) * (1 / self.ring.leading(constant))
        numerator = self.normal(self._product(dict(a.denominators)) * scale)
        return Fraction(numerator, tuple(sorted((self._index(f), e) for f, e in parts)))

    def _index(self, factor: Any) -> int:
        if factor not in self.factors:
            self.factors.append(factor)
        return self.factors.index(factor)

    def div(self, a: Fraction, b: Fraction) -> Fraction:
        return self.mul(a, self.inverse(b))


def _merge(
    left: tuple[tuple[int, int], ...], right: tuple[tuple[int, int], ...]
) -> tuple[tuple[int, int], ...]:
    if not left or not right:
        return left or right
    total = dict(left)
    for i, e in right:
        total[i] = total.get(i, 0) + e
    return tuple(sorted(total.items()))


class Quotients:
    """Pairs (numerator, denominator) over a field, so that an equation can be cleared without
    inverting.
    """

    def __init__(self, field: Any):
        self.field = field

    def constant(self, value: int) -> tuple[Fraction, Fraction]:
        return self.field.constant(value), self.field.constant(1)

    def add(
        self, a: tuple[Fraction, Fraction], b: tuple[Fraction, Fraction]
    ) -> tuple[Fraction, Fraction]:
        f = self.field
        return f.add(f.mul(a[0], b[1]), f.mul(b[0], a[1])), f.mul(a[1], b[1])

    def sub(
        self, a: tuple[Fraction, Fraction], b: tuple[Fraction, Fraction]
    ) -> tuple[Fraction, Fraction]:
        f = self.field
        return f.sub(f.mul(a[0], b[1]), f.mul(b[0], a[1])), f.mul(a[1], b[1])

    def mul(
        self, a: tuple[Fraction | int, Fraction | int], b: tuple[Fraction | int, Fraction | int]
    ) -> tuple[Fraction | int, Fraction | int]:
        return self.field.mul(a[0], b[0]), self.field.mul(a[1], b[1])

    def div(
        self, a: tuple[Fraction | int, Fraction | int], b: tuple[Fraction | int, Fraction | int]
    ) -> tuple[Fraction | int, Fraction | int]:
        return self.field.mul(a[0], b[1]), self.field.mul(a[1], b[0])
