"""What the house knows of a kind of curve: one record, exported by the kind's own folder as `record.RECORD`.

A new kind is a new folder with such a file; nothing outside of it names it. Points are tuples of numbers: (x, y), or those of a
class (kind/jacobian/divisors.py); the neutral element is None where it has none. A `curve` is anything with the numbers of its form.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

Point = tuple | None


class NoAffinePoint(ZeroDivisionError):
    """The sum is a point at infinity of an Edwards curve whose addition law is not complete."""


def _none(curve: Any) -> tuple[Point, ...]:
    return ()


@dataclass(frozen=True)
class Law:
    """The group of a curve in exact integers, or elements of the extension that it is over: the oracle of every test.

    It knows nothing of formula files and of how multiplications are planned, so that it can disagree with them.

    `neutral(curve)`; `contains(curve, point)`: whether the numbers, in [0, p), satisfy the equation; `negate(curve, point)`;
    `add(curve, first, second)`: NoAffinePoint where the sum is none; `combine(curve, pairs)`: the sum of [k] point over pairs of
    k >= 0 and a point, which is right also where sums on the way are no affine points.

    `points(curve)`: affine points of any order, always the same ones. `of_small_order(curve)`: one, not neutral, whose order divides
    the cofactor, None if none is found soon; None in its place: by a search. `on_axis(curve)`: points with a coordinate 0 in
    a subgroup of prime order, of which nobody knows the logarithms.

    `partner(curve, kept)`: a value of the coordinate that compression leaves out, None if there is none. `sums(curve)`: long sums
    with one division (kind/sums.py). Both are None where points have more than two coordinates.
    """

    neutral: Callable[[Any], Point]
    contains: Callable[[Any, Point], bool]
    negate: Callable[[Any, Point], Point]
    add: Callable[[Any, Point, Point], Point]
    combine: Callable[[Any, Iterable[tuple[int, Point]]], Point]
    points: Callable[[Any], Iterator[Point]]
    of_small_order: Callable[[Any], Point] | None = None
    on_axis: Callable[[Any], tuple[Point, ...]] = _none
    partner: Callable[[Any, Any], Any] | None = None
    sums: Callable[[Any], Any] | None = None


@dataclass(frozen=True)
class Kind:
    """`form` is what files and manifests call it. `law` is its group, None of a field alone."""

    form: str
    law: Law | None = None
