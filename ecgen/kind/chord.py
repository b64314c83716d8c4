"""The law of chords and tangents on a cubic, scale y^2 = x^3 + square x^2 + linear x + constant;
None is the point at infinity.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, NamedTuple

from ecgen.kind.record import Law, Point
from ecgen.kind.sums import ChordSums
from ecgen.residues import inverse, square_root


class Cubic(NamedTuple):
    """The numbers of the equation."""

    scale: int
    square: int
    linear: int
    constant: int


def chord_law(cubic: Callable[[Any], Cubic]) -> Law:
    """The law of a kind whose curves are the cubics that `cubic` gives."""
    return Law(
        neutral=lambda curve: None,
        contains=partial(_contains, cubic),
        negate=_negate,
        add=partial(_add, cubic),
        combine=partial(_combine, cubic),
        points=partial(_points, cubic),
        partner=partial(_partner, cubic),
        sums=lambda curve: ChordSums(curve, *cubic(curve)[:2]),
    )


def _partner(cubic: Callable[[Any], Cubic], curve: Any, x: Any) -> Any:
    """A y of a point with this x."""
    scale, square, linear, constant = cubic(curve)
    value = x * x * x + square * x * x + linear * x + constant
    return square_root(
        (value if scale == 1 else value * inverse(scale, curve.p)) % curve.p, curve.p
    )


def _contains(cubic: Callable[[Any], Cubic], curve: Any, point: Point) -> bool:
    if point is None:
        return True
    (x, y), p = point, curve.p
    scale, square, linear, constant = cubic(curve)
    right = x * x * x + square * x * x + linear * x + constant
    return bool(x % p == x and y % p == y and (scale * y * y - right) % p == 0)


def _negate(curve: Any, point: Point) -> Point:
    return None if point is None else (point[0], -point[1] % curve.p)


def _add(cubic: Callable[[Any], Cubic], curve: Any, first: Point, second: Point) -> Point:
    if first is None or second is None:
        return second if first is None else first
    p, (x1, y1), (x2, y2) = curve.p, first, second
    scale, square, linear, _ = cubic(curve)
    if x1 == x2:
        if (y1 + y2) % p == 0:
            return None
        slope = (3 * x1 * x1 + 2 * square * x1 + linear) * inverse(2 * scale * y1, p)
    else:
        slope = (y2 - y1) * inverse(x2 - x1, p)
    x3 = (scale * slope * slope - square - x1 - x2) % p
    return x3, (slope * (x1 - x3) - y1) % p


def _combine(
    cubic: Callable[[Any], Cubic], curve: Any, pairs: Iterable[tuple[int, Point]]
) -> Point:
    numbers, total = cubic(curve), None
    add = partial(_add, lambda _: numbers, curve)
    for k, point in pairs:
        result = None
        for bit in format(k, "b"):
            result = add(result, result)
            result = add(result, point) if bit == "1" else result
        total = add(total, result)
    return total


def _points(cubic: Callable[[Any], Cubic], curve: Any) -> Iterator[Point]:
    """By their x from 0 on, over an extension that of the base point times these: in no smaller
    field, whose points have fewer orders.
    """
    for x in range(curve.p):
        x = x * curve.base[0] if curve.degree > 1 else x
        if (y := _partner(cubic, curve, x)) is not None:
            yield x, y
