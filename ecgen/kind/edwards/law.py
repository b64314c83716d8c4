"""The group of a twisted Edwards curve; its points at infinity, of order 2 or 4, are met on the way
and are no result.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from ecgen.kind.record import Completeness, Law, NoAffinePoint, Point
from ecgen.kind.sums import field_of
from ecgen.residues import inverse, is_square, square_root


def neutral(curve: Any) -> Point:
    return 0, 1


def contains(curve: Any, point: Point) -> bool:
    if point is None:
        return False
    (x, y), p = point, curve.p
    value = curve.a * x * x + y * y - 1 - curve.d * x * x * y * y
    return bool(x % p == x and y % p == y and value % p == 0)


def negate(curve: Any, point: Point) -> Point:
    return None if point is None else (-point[0] % curve.p, point[1])


def add(curve: Any, first: Point, second: Point) -> Point:
    sums = ClosedSums(curve)
    return sums.lowered(sums.plus(sums.lifted(first), sums.lifted(second)))


def combine(curve: Any, pairs: Iterable[tuple[int, Point]]) -> Point:
    sums = ClosedSums(curve)
    total = sums.lifted(neutral(curve))
    for k, point in pairs:
        result, own = sums.lifted(neutral(curve)), sums.lifted(point)
        for bit in format(k, "b"):
            result = sums.plus(result, result)
            result = sums.plus(result, own) if bit == "1" else result
        total = sums.plus(total, result)
    return sums.lowered(total)


class ClosedSums:
    """Sums of points x = X/Z, y = Y/T, which are (X, Z, Y, T) of residues, at infinity where Z or T
    is 0.
    """

    def __init__(self, curve: Any):
        self.residue, self.number = field_of(curve)
        self.a, self.d = self.residue(curve.a), self.residue(curve.d)

    def lifted(self, point: Any) -> tuple[Any, ...]:
        x, y = map(self.residue, point)
        return x, self.residue(1), y, self.residue(1)

    def lowered(self, point: tuple[Any, ...]) -> Point:
        X, Z, Y, T = point
        if not (below := Z * T):
            raise NoAffinePoint("sum at infinity")
        both = below.inverse()
        return self.number(X * T * both), self.number(Y * Z * both)

    def plus(self, first: tuple[Any, ...], second: tuple[Any, ...]) -> tuple[Any, ...]:
        """The sum of any two: of two laws one gives each coordinate (Bernstein and Lange, J. Number
        Theory 131, 2011).
        """
        (X1, Z1, Y1, T1), (X2, Z2, Y2, T2) = first, second
        XX, YY, ZZ, TT = X1 * X2, Y1 * Y2, Z1 * Z2, T1 * T2
        one, both, aXX = ZZ * TT, self.d * XX * YY, self.a * XX
        left, right = X1 * T1 * (Y2 * Z2), X2 * T2 * (Y1 * Z1)
        X, Z, Y, T = left + right, one + both, YY * ZZ - aXX * TT, one - both
        if not X and not Z:
            X, Z = X1 * Y1 * (Z2 * T2) + X2 * Y2 * (Z1 * T1), aXX * TT + YY * ZZ
        if not Y and not T:
            Y, T = X1 * Y1 * (Z2 * T2) - X2 * Y2 * (Z1 * T1), left - right
        return X, Z, Y, T


def partner(curve: Any, y: Any) -> Any:
    """x = 0 or another root of (1 - y^2)/(a - d y^2)."""
    below = (curve.a - curve.d * y * y) % curve.p
    return square_root((1 - y * y) * inverse(below, curve.p), curve.p) if below else None


def points(curve: Any) -> Iterator[Point]:
    """By their y from 2 on, over an extension that of the base point times these: in no smaller
    field, whose points have fewer orders.
    """
    for y in range(2, curve.p):
        y = y * curve.base[1] if curve.degree > 1 else y
        if (x := partner(curve, y)) is not None:
            yield x, y


class EdwardsSums:
    """Sums by x3 = (x1 y2 + y1 x2)/(1 + e) and y3 = (y1 y2 - a x1 x2)/(1 - e) for e = d x1 x2 y1
    y2, as kind/sums.py has them.
    """

    def __init__(self, curve: Any):
        self.residue, self.number = field_of(curve)
        self.one, self.a, self.d = map(self.residue, (1, curve.a, curve.d))

    def entry(self, point: tuple[Any, ...]) -> tuple[Any, ...]:
        x, y = map(self.residue, point)
        return x, y, self.a * x, self.d * x * y

    def total(self, prepared: Iterable[tuple[Any, ...]]) -> tuple[Any, ...]:
        """The sum of one point or more; ZeroDivisionError where a step divides by zero."""
        rest = iter(prepared)
        (X, Y, _, _), Z = next(rest), self.one
        for x, y, ax, dxy in rest:
            ZZ, e = Z * Z, dxy * X * Y
            more, less = ZZ + e, ZZ - e
            X, Y, Z = (X * y + Y * x) * Z * less, (Y * y - ax * X) * Z * more, more * less
        if not (X or Y):
            Z = 0 * Z  # (0, 0) is no point, and stays (0, 0) once Z was 0
        below = Z.inverse()
        return self.number(X * below), self.number(Y * below)


def completeness(curve: Any) -> Completeness:
    """Bernstein, Birkner, Joye, Lange, Peters (Africacrypt 2008), Theorem 6.1: complete for a
    square and d no square. In general (Bernstein and Lange, ePrint 2009/580) a sum fails only if P
    + Q or P - Q is a point at infinity; these have order 2 or 4, so never inside a subgroup of odd
    order.
    """
    a_square, d_square = is_square(curve.a, curve.p), is_square(curve.d, curve.p)
    if a_square and not d_square:
        said = "a is a square and d is none: the unified addition law is complete"
        return Completeness(True, said)
    words = {True: "a square", False: "no square"}
    return Completeness(
        False,
        f"a is {words[a_square]} and d is {words[d_square]}: rational points at infinity exist, of"
        " order 2 or 4; inside the subgroup of order r the unified addition law never fails",
    )


def alike(curve: Any, point: tuple[Any, ...]) -> tuple[Point, ...]:
    """The point with the same x and another y; that with the same y is the opposite one."""
    x, y = point
    return ((x, -y % curve.p),)


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
    sums=EdwardsSums,
)
