"""The group of any curve, by the law of its kind: what formulas and emitted points are compared
with, and known answers made from.

Points are as in kind/record.py. The law is independent of the formulas and of ecgen.scalar: it must
be able to disagree with them.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from typing import Any

from ecgen.kind.facts import KINDS
from ecgen.kind.record import Law, Point

TRIED = 100  # points among whose multiples by r one of small order is looked for


def law_of(curve: Any) -> Law:
    """The law of the curve's kind."""
    law = KINDS[curve.form].law
    if law is None:
        raise ValueError(f"{curve.form} has no points")
    return law


def neutral(curve: Any) -> Point:
    return law_of(curve).neutral(curve)


def contains(curve: Any, point: Point) -> bool:
    """Whether the point satisfies the curve's equation, with numbers in [0, p)."""
    return law_of(curve).contains(curve, point)


def negate(curve: Any, point: Point) -> Point:
    return law_of(curve).negate(curve, point)


def add(curve: Any, first: Point, second: Point) -> Point:
    """The sum; NoAffinePoint, a ZeroDivisionError, where it has no affine coordinates."""
    return law_of(curve).add(curve, first, second)


def combine(curve: Any, pairs: Iterable[tuple[int, Point]]) -> Point:
    """The sum of [k] point over pairs of k >= 0 and a point; NoAffinePoint where it has no affine
    coordinates.
    """
    return law_of(curve).combine(curve, pairs)


def multiply(curve: Any, k: int, point: Point) -> Point:
    """[k] point for any integer k; NoAffinePoint where it has no affine coordinates."""
    return combine(curve, [(k, point) if k >= 0 else (-k, negate(curve, point))])


def of_small_order(curve: Any) -> Point:
    """An affine point (a class of degree 2), not neutral, whose order divides the cofactor, None if
    none is found soon.
    """
    if curve.cofactor == 1:
        return None
    if own := law_of(curve).of_small_order:
        return own(curve)
    found = (multiply(curve, curve.r, point) for point in islice(points(curve), TRIED))
    return next(
        (point for point in found if point is not None and len(point) == len(curve.base)), None
    )


def points(curve: Any) -> Iterator[Point]:
    """Affine points of any order, always the same ones."""
    return law_of(curve).points(curve)


def on_axis(curve: Any) -> tuple[Point, ...]:
    """Points with a coordinate 0 in a subgroup of prime order, of which nobody knows the
    logarithms.
    """
    return law_of(curve).on_axis(curve)


def partner(curve: Any, kept: Any) -> Any:
    """A value of the coordinate that compression leaves out, None if there is none."""
    of = law_of(curve).partner
    return of and of(curve, kept)


def sums(curve: Any) -> Any:
    """Long sums of points with one division (kind/sums.py), None if the kind has none."""
    made = law_of(curve).sums
    return made and made(curve)


def multiples(curve: Any, numbers: Iterable[int], point: Point) -> list[Point]:
    """[k] point for every k of `numbers`, also negative ones. Doublings and sums of the lowest
    digits are shared: cheap for numbers with few non-zero digits +-1, such as a comb's."""
    doublings, found, sums = [point], [], {}
    for number in numbers:
        total, rest, power, below = neutral(curve), abs(number), 0, 0
        while rest:
            digit = 0 if rest % 2 == 0 else 2 - rest % 4  # the non-adjacent form
            while len(doublings) <= power:
                doublings.append(add(curve, doublings[-1], doublings[-1]))
            if digit:
                below += digit << power
                if below not in sums:
                    sums[below] = add(
                        curve,
                        total,
                        doublings[power] if digit == 1 else negate(curve, doublings[power]),
                    )
                total = sums[below]
            rest, power = (rest - digit) // 2, power + 1
        found.append(total if number >= 0 else negate(curve, total))
    return found


def random_points(curve: Any, count: int, random: Random) -> list[Point]:
    """`count` points of the subgroup of the base point, none neutral: a walk with random signs from
    a random multiple.
    """
    base = curve.base
    point = multiply(curve, random.randrange(1, curve.r), base)
    step = multiply(curve, random.randrange(1, curve.r), base)
    points: list[Point] = []
    while len(points) < count:
        points.append(negate(curve, point) if random.getrandbits(1) else point)
        point = add(curve, point, step)
        if point == neutral(curve):
            point = add(curve, point, step)
    return points
