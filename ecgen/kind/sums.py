"""Long sums of affine points with one division: the laws of kind/chord.py and kind/edwards/law.py
with denominators multiplied out.

A sum is (X, Y, Z) for the point (X/Z, Y/Z), over FLINT's residues, or elements of the extension
that the curve is over. Where a law divides by zero, Z becomes 0, and ZeroDivisionError is raised in
the end: such sums are left to the affine law.
"""

from collections.abc import Iterable
from typing import Any

from flint import fmpz_mod_ctx

from ecgen.extension import Element, components
from ecgen.residues import inverse


class ChordSums:
    """Sums on scale y^2 = x^3 + square x^2 + ..., where x3 = scale s^2 - square - x1 - x2 and y3 =
    s (x2 - x3) - y2 for the slope s = u/v of the chord. `prepared` are the points of `entry`, none
    neutral."""

    def __init__(self, curve: Any, scale: Any, square: Any):
        self.residue, self.number = field_of(curve)
        self.one, self.scale, self.square = map(self.residue, (1, scale, square))

    def entry(self, point: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(map(self.residue, point))

    def total(self, prepared: Iterable[tuple[Any, ...]]) -> tuple[Any, ...]:
        """The sum of one point or more; ZeroDivisionError where a step divides by zero."""
        rest = iter(prepared)
        (X, Y), Z = next(rest), self.one
        for x, y in rest:
            xZ = x * Z
            u, v = y * Z - Y, xZ - X
            vv = v * v
            vvvZ = vv * v * Z
            top = self.scale * u * u * Z - vv * (self.square * Z + X + xZ)
            X, Y, Z = v * top, u * (vv * xZ - top) - y * vvvZ, vvvZ
        below = Z.inverse()
        return self.number(X * below), self.number(Y * below)


def field_of(curve: Any) -> tuple[Any, ...]:
    """What makes a number one to compute with, and back."""
    if curve.degree == 1:
        return fmpz_mod_ctx(curve.p), int
    p, n = curve.p, curve.nonresidue

    def divisible(value: Any) -> Divisible:
        c0, c1 = components(value, 2)
        return Divisible(c0, c1, p, n)

    return divisible, lambda value: Element(value.c0, value.c1, p, n)


class Divisible(Element):
    """An element whose inverse is a ZeroDivisionError where there is none."""

    __slots__ = ()

    def _of(self, c0: int, c1: int) -> Element:
        return Divisible(c0, c1, self.p, self.n)

    def inverse(self) -> Any:
        number: Any = self
        return inverse(number, self.p)
