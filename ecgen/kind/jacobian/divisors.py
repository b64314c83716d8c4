"""The Jacobian of a genus-2 curve y^2 = f(x), f monic of degree 5, in exact arithmetic: Cantor's
algorithm, the oracle of every test.

A class of divisors is (u, v), Mumford's representation: tuples of integers in [0, p), the constant
coefficient first, u monic of degree at most 2, v of a smaller degree than u and without zeros at
its end, u a divisor of f - v^2. The neutral element is ((1,), ()).
"""

import random
from functools import cached_property, lru_cache
from typing import Any

from flint import fmpz_mod_ctx, fmpz_mod_poly_ctx

from ecgen.residues import square_root

Class = tuple[tuple[int, ...], tuple[int, ...]]
NEUTRAL: Class = ((1,), ())

_polynomials = lru_cache(maxsize=64)(lambda p: fmpz_mod_poly_ctx(fmpz_mod_ctx(p)))


class Jacobian:
    """`f` are its coefficients f0, ..., f4, 1 modulo the odd prime p."""

    def __init__(self, p: int, f: tuple[int, ...]):
        if len(f) != 6 or f[5] % p != 1:
            raise ValueError("f is not monic of degree 5")
        self.p, self.f, self._ring = p, tuple(c % p for c in f), _polynomials(p)

    @cached_property
    def _curve(self) -> Any:
        return self._ring(list(self.f))

    @property
    def is_smooth(self) -> bool:
        """Whether f has no double root, so that the curve has genus 2."""
        return bool(self._curve.gcd(self._curve.derivative()).degree() == 0)

    def contains(self, element: Class) -> bool:
        """Whether (u, v) is a reduced class of the curve."""
        u, v = element
        if (
            not 1 <= len(u) <= 3
            or u[-1] != 1
            or len(v) >= len(u)
            or (v and v[-1] == 0)
            or not all(0 <= c < self.p for c in (*u, *v))
        ):
            return False
        return bool((self._curve - self._poly(v) ** 2) % self._poly(u) == 0)

    def negate(self, element: Class) -> Class:
        return element[0], tuple(-c % self.p for c in element[1])

    def add(self, first: Class, second: Class) -> Class:
        """Composition and reduction (Cantor, Mathematics of Computation 48, 1987)."""
        (u1, v1), (u2, v2) = (tuple(map(self._poly, element)) for element in (first, second))
        g, a, b = u1.xgcd(u2)
        d, c, h = g.xgcd(v1 + v2)
        u = (u1 * u2).exact_division(d * d)
        v = (c * a * u1 * v2 + c * b * u2 * v1 + h * (v1 * v2 + self._curve)).exact_division(d) % u
        while u.degree() > 2:
            u = (self._curve - v * v).exact_division(u).monic()
            v = -v % u
        return self._tuple(u.monic()), self._tuple(v)

    def multiply(self, k: int, element: Class) -> Class:
        """[k]element for any integer k, by doublings and additions."""
        if k < 0:
            return self.multiply(-k, self.negate(element))
        result = NEUTRAL
        for bit in bin(k)[2:]:
            result = self.add(result, result)
            if bit == "1":
                result = self.add(result, element)
        return result

    def at(self, x: int, y: int) -> Class:
        """The class of the point (x, y) less infinity."""
        return (-x % self.p, 1), (y % self.p,) if y % self.p else ()

    def random_element(self, source: random.Random) -> Class:
        """Thrice the sum of two random points, so that u may be irreducible."""
        total = NEUTRAL
        while True:
            x = source.randrange(self.p)
            y = square_root(sum(c * pow(x, i, self.p) for i, c in enumerate(self.f)), self.p)
            if y is not None:
                total = self.add(total, self.at(x, source.choice((y, -y))))
                if len(total[0]) == 3:
                    return self.multiply(3, total)

    def _poly(self, coefficients: tuple[int, ...]) -> Any:
        return self._ring(list(coefficients))

    def _tuple(self, polynomial: Any) -> tuple[int, ...]:
        return tuple(int(c) for c in polynomial.coeffs())


def point_class(jacobian: Jacobian, random: random.Random) -> Class:
    """The class of a random point less infinity, of degree 1."""
    p = jacobian.p
    while True:
        x = random.randrange(p)
        if (
            y := square_root(sum(c * pow(x, i, p) for i, c in enumerate(jacobian.f)) % p, p)
        ) is not None:
            return jacobian.at(x, random.choice((y, -y)))


def to_class(numbers: tuple[int, ...] | None) -> Class:
    """The class of numbers (u1, u0, v1, v0), of degree 1 (u0, v0), None for the neutral element."""
    if numbers is None:
        return NEUTRAL
    half = len(numbers) // 2
    u, v = numbers[:half][::-1], numbers[half:][::-1]
    while v and v[-1] == 0:
        v = v[:-1]
    return (*u, 1), v


def to_numbers(element: Class) -> tuple[int, ...] | None:
    """These numbers of a class."""
    u, v = element
    degree = len(u) - 1
    return (*u[:-1][::-1], *(*v, *[0] * (degree - len(v)))[::-1]) if degree else None
