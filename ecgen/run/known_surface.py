"""Points of a Kummer surface with the classes that they come from, of the Jacobian or of its twist, and their multiples by Cantor's algorithm.

A point is a pair (side, class); what an encoded point comes from is remembered, not computed.
"""

from collections import OrderedDict
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from random import Random

from flint import fmpz_mod_ctx, fmpz_mod_poly_ctx

from ecgen.curve.divisors import NEUTRAL, Class
from ecgen.curve.surface import Surface, surface_of
from ecgen.formula.model import load_shape
from ecgen.library.ladder import neutral_given
from ecgen.library.spec import CurveFacts
from ecgen.resources import data_folder
from ecgen.run.known import remember

Point = tuple[int, Class]
Given = tuple[int, ...]


class KnownSurface:
    """The surface of one curve; side 0 is the Jacobian, side 1 its twist."""

    def __init__(self, curve: CurveFacts):
        self.curve, self.shape = curve, load_shape(data_folder("formulas") / "kummer")
        own = next(s for sign in (1, -1) if (s := surface_of(self.shape, curve.p, curve.theta, sign)) and s.jacobian.f == curve.f)
        self.sides: tuple[Surface, Surface] = (own, own.twist)
        self._points: OrderedDict = OrderedDict()
        self.neutral, (q, r, s, t) = neutral_given(curve), curve.divisor
        self.base: Point = 0, ((r, q, 1), (t, s) if s else (t,) if t else ())
        self._kept = {self.given(point): point for point in (self.base, *((side, element) for side in (0, 1) for element in self._of_order_two(side)))}

    def _of_order_two(self, side: int) -> list[Class]:
        """Classes of order 2 that have an image by the shape's map: of two roots of f."""
        jacobian = self.sides[side].jacobian
        p = self.curve.p
        roots = [int(root) for root, _ in fmpz_mod_poly_ctx(fmpz_mod_ctx(p))(list(jacobian.f)).roots()]
        return [element for a, b in combinations(roots, 2) if self.image((side, element := ((a * b % p, -(a + b) % p, 1), ())))]

    def image(self, point: Point) -> "tuple[int, ...] | None":
        """(X, Y, Z, T), None where the shape's map has no value."""
        side, element = point
        if element == NEUTRAL:
            return self.curve.theta
        found = self.sides[side].image(element)
        return found and (*found, 1)

    def given(self, point: Point) -> "Given | None":
        """X/Y, X/Z, X/T, remembered; None where the point has a coordinate 0, or the map no value."""
        if point[1] == NEUTRAL:
            return self.neutral
        found = self.sides[point[0]].wrapped(point[1])
        if found:
            remember(self._points, found, point)
        return found

    def add(self, first: Point, second: Point) -> Point:
        return first[0], self.sides[first[0]].jacobian.add(first[1], second[1])

    def multiply(self, k: int, point: Point) -> Point:
        return point[0], self.sides[point[0]].jacobian.multiply(k, point[1])

    def is_valid(self, given: Given) -> bool:
        """Whether the numbers, below p, are a point's: none 0, and on the surface."""
        p = self.curve.p
        if not all(given):
            return False
        x, y, z = given[2], given[2] * pow(given[0], -1, p) % p, given[2] * pow(given[1], -1, p) % p
        return self.sides[0].satisfies(self.shape.equation, dict(zip(self.shape.coordinates, (x, y, z))))

    def multiple(self, k: int, given: Given) -> "Given | None":
        """What encodes [k] of the point, None if the result has a coordinate 0; KeyError for a point that is not known."""
        if given == self.neutral:
            return given
        return self.given(self.multiply(k, self._kept.get(given) or self._points[given]))

    def points(self, random: Random) -> Iterator[Point]:
        """Points without end, of the Jacobian (the subgroup and outside of it) and of the twist in turn, that can be encoded."""
        while True:
            for side in (0, 1, 0):
                jacobian = self.sides[side].jacobian
                point = (side, jacobian.random_element(random))
                if random.getrandbits(1) and side == 0:
                    point = self.multiply(random.randrange(1, self.curve.r), self.base)
                if self.given(point):
                    yield point

    @property
    def special(self) -> list[Given]:
        """The neutral element and points of order two."""
        return [self.neutral, *(given for given, (_, element) in self._kept.items() if given and not element[1])]


@lru_cache(maxsize=8)
def known_surface(curve: CurveFacts) -> KnownSurface:
    """One for each curve."""
    return KnownSurface(curve)
