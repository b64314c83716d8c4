"""The points of a curve whose order divides the cofactor, and maps of the curve -> which sums of
multiples of images are O for all of them.

Every point is the sum of one of these and of one of order r, so that a relation which holds for
both kinds holds on the whole curve. The sums of such points are had on the Montgomery curve of an
Edwards curve, where none is missing; a map, which is a homomorphism, is applied to f(C) = f(C + R)
- f(R) with random R, as its formulas may not be right at a point of small order.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

from ecgen.extension import random_element
from ecgen.kind import law
from ecgen.kind.facts import KINDS
from ecgen.kind.record import Point

Map = Callable[[Point], Point]
MOST = 1 << 12  # the largest cofactor whose points are enumerated
TRIES = 400


class _Points:
    def __init__(self, curve: Any) -> None:
        self.curve, self.p, self.random = curve, curve.p, Random(f"points of {curve.r:x}")
        elliptic = KINDS[curve.form].elliptic
        assert elliptic is not None  # as of every curve with a cofactor
        self.model = elliptic.model(curve)

    def drawn(self) -> Iterator[Point]:
        """Random finite points of the model, but none of order two."""
        while True:
            x, p, m = random_element(self.random, self.p, self.curve.nonresidue), self.p, self.model
            if y := law.partner(m, x):
                yield x, self.random.choice((y, -y % p))

    def small(self) -> tuple[Point, ...] | None:
        """Generators of the points whose order divides the cofactor; None if they are too many."""
        h, r = self.curve.cofactor, self.curve.r
        if h > MOST or h % r == 0:
            return None
        found: list[Point]
        known: set[Point] = {None}
        found = []
        for point in islice(self.drawn(), TRIES):
            if len(known) == h:
                return tuple(found)
            c = law.multiply(self.model, r, point)
            if c in known:
                continue
            found.append(c)
            cosets, m = set(known), c
            while m not in known:
                cosets |= {law.add(self.model, m, other) for other in known}
                m = law.add(self.model, m, c)
            known = cosets
        return None

    def image(self, f: Map, c: Point) -> Point:
        """f(c) on the model."""
        for other in islice(self.drawn(), TRIES):
            start = law.add(self.model, other, c)
            ends = [
                f(self.model.back(point)) if point and self.model.back(point) else None
                for point in (start, other)
            ]
            if None not in ends:
                whole, part = map(self.model.there, ends)
                return law.add(self.model, whole, law.negate(self.model, part))
        raise ArithmeticError("a map has no value at any of many points")


def has_small_order(curve: Any, point: Point) -> bool:
    """Whether the order of an affine point divides the cofactor."""
    points = _Points(curve)
    return law.multiply(points.model, curve.cofactor, points.model.there(point)) is None


def relations(curve: Any, maps: tuple[Map, ...]) -> tuple[tuple[int, ...], ...] | None:
    """A triangular basis of all integer vectors v with v_0 C + v_1 f_1(C) + ... = O for every C
    whose order divides the cofactor, f_i the product of those `maps` whose bits are set in i (that
    of the lowest first); each takes an affine point and gives one, or None. None where such points
    are too many."""
    points = _Points(curve)
    if (generators := points.small()) is None:
        return None
    images = [generators]

    def add(one: tuple[Point, ...], other: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple(law.add(points.model, a, b) for a, b in zip(one, other))

    for i in range(1, 1 << len(maps)):
        top = i.bit_length() - 1
        images.append(
            tuple(points.image(maps[top], c) if c else None for c in images[i - (1 << top)])
        )
    known: dict[tuple[Point, ...], tuple[int, ...]]
    known, rows, n = {(None,) * len(generators): (0,) * len(images)}, [], len(images)
    for i, image in enumerate(images):
        multiples: list[tuple[Point, ...]]
        total, multiples = image, [(None,) * len(generators)]
        while total not in known:
            multiples.append(total)
            total = add(total, image)
        rows.append(tuple(len(multiples) * (j == i) - x for j, x in enumerate(known[total])))
        known = {
            add(m, point): tuple(x + k * (j == i) for j, x in enumerate(v))
            for k, m in enumerate(multiples)
            for point, v in known.items()
        }
    return tuple(rows) if n == len(rows) else None
