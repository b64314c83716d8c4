"""The group of an extended Jacobi quartic, and its Weierstrass curve.

The sum is that of Hisil, Wong, Carter and Dawson, "Jacobi Quartic Curves Revisited" (ACISP 2009).
It divides by 0 only where P + Q or P - Q is a point at infinity, which are rational where d is a
square, and have order 2: there the Weierstrass curve is asked. In the coordinates of
formulas/jquartic, which those points have, too, it is of degree 2 in each of two points: it gives
zeros there or what is right, and zeros for zeros, so that what is lost stays lost.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ecgen.kind.chord import Cubic, chord_law
from ecgen.kind.record import Completeness, Law, NoAffinePoint, Point
from ecgen.kind.short import ShortWeierstrass
from ecgen.kind.sums import field_of
from ecgen.residues import inverse, is_square, square_root

CHORDS = chord_law(lambda model: Cubic(1, 0, model.a, model.b))


def right_side(curve: Any, x: Any) -> Any:
    """d x^4 + 2 a x^2 + 1."""
    return (curve.d * x * x + 2 * curve.a) * x * x + 1


def neutral(curve: Any) -> Point:
    return 0, 1


def contains(curve: Any, point: Point) -> bool:
    if point is None:
        return False
    (x, y), p = point, curve.p
    return bool(x % p == x and y % p == y and (y * y - right_side(curve, x)) % p == 0)


def negate(curve: Any, point: Point) -> Point:
    return None if point is None else (-point[0] % curve.p, point[1])


def add(curve: Any, first: Point, second: Point) -> Point:
    if first is None or second is None:
        raise NoAffinePoint("point at infinity")
    p, (x1, y1), (x2, y2) = curve.p, first, second
    product = x1 * x2 % p
    square = curve.d * product * product % p
    if square == 1:
        return combine(curve, ((1, first), (1, second)))
    below = inverse((1 - square) % p, p)
    top = (y1 * y2 + 2 * curve.a * product) * (1 + square)
    top += 2 * curve.d * product * (x1 * x1 + x2 * x2)
    return (x1 * y2 + y1 * x2) * below % p, top * below * below % p


def combine(curve: Any, pairs: Iterable[tuple[int, Point]]) -> Point:
    """On the Weierstrass curve, where every sum is affine or neutral."""
    model = weierstrass_model(curve)
    total = CHORDS.combine(model, [(k, model.there(point)) for k, point in pairs])
    found = neutral(curve) if total is None else model.back(total)
    if found is None:
        raise NoAffinePoint("sum at infinity")
    return found


def partner(curve: Any, x: Any) -> Any:
    """A y of a point with this x."""
    return square_root(right_side(curve, x) % curve.p, curve.p)


def points(curve: Any) -> Iterator[Point]:
    """By their x from 1 on."""
    for x in range(1, curve.p):
        if (y := partner(curve, x)) is not None:
            yield x, y


@dataclass(frozen=True)
class WeierstrassModel(ShortWeierstrass):
    """y^2 = x^3 + a x + b, where x is u - 2 s/3 and y is v of the curve v^2 = u (u^2 - 2 s u + s^2
    - 4 d) with u = 2 (y + 1)/x^2 + s and v = 2 u/x, `s` = 2 a of the quartic.
    """

    s: Any

    def there(self, point: Point) -> Point:
        """The point of this curve for one of the quartic."""
        if point is None or point == (0, 1):
            return None
        (x, y), p = point, self.p
        if not x:
            return self._moved(0), 0
        below = inverse(x, p)
        u = (2 * (y + 1) * below * below + self.s) % p
        return self._moved(u), 2 * u * below % p

    def back(self, point: Point) -> Point:
        """A point of this curve on the quartic, None if it has no affine coordinates there."""
        if point is None:
            return None
        p, v = self.p, point[1]
        if u := (point[0] - self._moved(0)) % p:
            x = 2 * u * inverse(v, p) % p if v else 0
            return (x, ((u - self.s) * x * x * pow(2, -1, p) - 1) % p) if v else None
        return 0, p - 1

    def _moved(self, u: Any) -> Any:
        return (u - 2 * self.s * pow(3, -1, self.p)) % self.p


def weierstrass_model(curve: Any) -> WeierstrassModel:
    """By u = x + 4 a/3 from v^2 = u^3 - 4 a u^2 + 4 (a^2 - d) u."""
    p, a, d = curve.p, curve.a, curve.d
    linear = -4 * (a * a + 3 * d) * pow(3, -1, p) % p
    constant = 16 * a * (a * a - 9 * d) * pow(27, -1, p) % p
    return WeierstrassModel(p, linear, constant, 2 * a % p)


class QuarticSums:
    """Sums (X, Y, Z) for the points (X/Z, Y/Z^2), as kind/sums.py has them."""

    def __init__(self, curve: Any):
        self.residue, self.number = field_of(curve)
        self.one, self.d, self.twice = map(self.residue, (1, curve.d, 2 * curve.a % curve.p))

    def entry(self, point: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(map(self.residue, point))

    def total(self, prepared: Iterable[tuple[Any, ...]]) -> tuple[Any, ...]:
        """The sum of one point or more; ZeroDivisionError where a step divides by zero."""
        rest = iter(prepared)
        (X, Y), Z = next(rest), self.one
        for x, y in rest:
            xx, XX, ZZ, XZx = x * x, X * X, Z * Z, X * Z * x
            e = self.d * XX * xx
            top = (Y * y + self.twice * XZx) * (ZZ + e) + 2 * self.d * XZx * (XX + ZZ * xx)
            X, Y, Z = X * Z * y + Y * x, top, ZZ - e
            if not Z:
                raise ZeroDivisionError
        below = Z.inverse()
        return self.number(X * below), self.number(Y * below * below)


def completeness(curve: Any) -> Completeness:
    """Points at infinity are rational exactly if d is a square."""
    if not is_square(curve.d, curve.p):
        return Completeness(True, "d is no square: the unified addition law is complete")
    return Completeness(
        False,
        "d is a square: rational points at infinity exist, of order 2; inside the subgroup of order"
        " r the unified addition law never fails",
    )


def alike(curve: Any, point: tuple[Any, ...]) -> tuple[Point, ...]:
    """The point with the same x and another y, and those with the same y and another x than x and
    -x: the sum of the squares of both is -2 a/d.
    """
    (x, y), p = point, curve.p
    root = square_root((-2 * curve.a * inverse(curve.d, p) - x * x) % p, p)
    roots = () if root is None else dict.fromkeys((root, -root % p))
    return ((x, -y % p), *((root, y) for root in roots))


LAW = Law(
    neutral=neutral,
    contains=contains,
    negate=negate,
    add=add,
    combine=combine,
    alike=alike,
    infinity_is_small=True,
    of_small_order=lambda curve: (0, curve.p - 1),
    points=points,
    partner=partner,
    sums=QuarticSums,
)
