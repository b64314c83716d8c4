"""Long sums of affine points with one division: the addition laws of library/check_points.py with
their denominators multiplied out.

A sum is (X, Y, Z) for the point (X/Z, Y/Z), over FLINT's residues, or elements of the extension
that the curve is over. Where a law divides by zero, Z becomes 0, and ZeroDivisionError is raised in
the end: such sums are left to the affine law.
"""

from collections.abc import Iterable

from flint import fmpz_mod_ctx

from ecgen.extension import Element, components
from ecgen.library.spec import CurveFacts
from ecgen.residues import inverse


class Chords:
    """Sums on one curve. `prepared` are the points of `entry`, none neutral on a Weierstrass or
    Montgomery curve.
    """

    def __init__(self, curve: CurveFacts):
        self.curve, self.residue, self.number = curve, *_field(curve)
        self.one, self.a, self.b, self.d = map(self.residue, (1, curve.a, curve.b, curve.d))
        self.entry, self._sum = (
            (self._edwards_entry, self._edwards)
            if curve.is_edwards
            else (self._entry, self._chords)
        )

    def total(self, prepared: Iterable[tuple]) -> tuple[int, int]:
        """The sum of one point or more; ZeroDivisionError where a step divides by zero."""
        X, Y, Z = self._sum(iter(prepared))
        below = Z.inverse()
        return self.number(X * below), self.number(Y * below)

    def _entry(self, point) -> tuple:
        return tuple(map(self.residue, point))

    def _chords(self, prepared) -> tuple:
        """B y^2 = x^3 + A x^2 + ..., where x3 = B s^2 - A - x1 - x2 and y3 = s (x2 - x3) - y2 for
        the slope s = u/v of the chord.
        """
        scale, square = (self.b, self.a) if self.curve.is_montgomery else (self.one, 0 * self.one)
        (X, Y), Z = next(prepared), self.one
        for x, y in prepared:
            xZ = x * Z
            u, v = y * Z - Y, xZ - X
            vv = v * v
            vvvZ = vv * v * Z
            top = scale * u * u * Z - vv * (square * Z + X + xZ)
            X, Y, Z = v * top, u * (vv * xZ - top) - y * vvvZ, vvvZ
        return X, Y, Z

    def _edwards_entry(self, point) -> tuple:
        x, y = map(self.residue, point)
        return x, y, self.a * x, self.d * x * y

    def _edwards(self, prepared) -> tuple:
        """a x^2 + y^2 = 1 + d x^2 y^2, where x3 = (x1 y2 + y1 x2) / (1 + e), y3 = (y1 y2 - a x1 x2)
        / (1 - e), e = d x1 x2 y1 y2.
        """
        (X, Y, _, _), Z = next(prepared), self.one
        for x, y, ax, dxy in prepared:
            ZZ, e = Z * Z, dxy * X * Y
            more, less = ZZ + e, ZZ - e
            X, Y, Z = (X * y + Y * x) * Z * less, (Y * y - ax * X) * Z * more, more * less
        return X, Y, Z if X or Y else 0 * Z  # (0, 0) is no point, and stays (0, 0) once Z was 0


def _field(curve: CurveFacts) -> tuple:
    """What makes a number one to compute with, and back."""
    if curve.degree == 1:
        return fmpz_mod_ctx(curve.p), int
    return lambda value: Divisible(
        *components(value, 2), curve.p, curve.nonresidue
    ), lambda value: Element(*value, curve.p, curve.nonresidue)


class Divisible(Element):
    """An element whose inverse is a ZeroDivisionError where there is none."""

    __slots__ = ()

    def _of(self, c0: int, c1: int) -> Element:
        return Divisible(c0, c1, self.p, self.n)

    def inverse(self) -> Element:
        return inverse(self, self.p)
