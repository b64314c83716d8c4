"""Classes of a Jacobian as tuples of numbers (divisors.py), and their sums by Cantor's
algorithm.
"""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from ecgen.kind.jacobian.divisors import NEUTRAL, Jacobian, to_class, to_numbers
from ecgen.kind.record import Law, Point


def jacobian_of(curve: Any) -> Jacobian:
    """The Jacobian of y^2 = f(x)."""
    return Jacobian(curve.p, curve.f)


def combine(curve: Any, pairs: Iterable[tuple[int, Point]]) -> Point:
    jacobian, total = jacobian_of(curve), NEUTRAL
    for k, point in pairs:
        total = jacobian.add(total, jacobian.multiply(k, to_class(point)))
    return to_numbers(total)


def points(curve: Any) -> Iterator[Point]:
    """Classes of degree 2."""
    random, jacobian = Random(curve.name), jacobian_of(curve)
    while True:
        yield to_numbers(jacobian.random_element(random))


LAW = Law(
    neutral=lambda curve: None,
    contains=lambda curve, point: jacobian_of(curve).contains(to_class(point)),
    negate=lambda curve, point: to_numbers(jacobian_of(curve).negate(to_class(point))),
    add=lambda curve, one, other: to_numbers(
        jacobian_of(curve).add(to_class(one), to_class(other))
    ),
    combine=combine,
    points=points,
)
