"""Points of a Kummer surface and the classes that they come from, of the Jacobian or of its twist,
with their multiples by Cantor's algorithm.

A point is a pair (side, class). Between the two are coordinates that every curve y^2 = f(x) of
degree 5 has: (1 : s : x1 x2 : b) of the class of two points, s = x1 + x2 and b =
(y1-y2)^2/(x1-x2)^2 - f2 - f3 s - f4 s^2 - s (s^2 - x1 x2), (0 : 1 : x : x^2) of a class of degree
1, (0 : 0 : 0 : 1) of the neutral element (Cassels and Flynn, "Prolegomena to a middlebrow
arithmetic of curves of genus 2", 1996, chapter 3). Those of the surface are linear forms in them,
which are solved for at four classes and compared at others, with the images that the shape's map
has.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, islice
from random import Random

from flint import fmpz_mod_ctx, fmpz_mod_mat, fmpz_mod_poly_ctx

from ecgen.curve.model import Curve
from ecgen.errors import EcgenError
from ecgen.formula.model import load_shape
from ecgen.kind.jacobian.divisors import NEUTRAL, Class, Jacobian, to_class
from ecgen.kind.kummer.library import neutral_given
from ecgen.kind.kummer.surface import Surface, surface_of
from ecgen.residues import inverse, square_root
from ecgen.resources import data_folder

Point = tuple[int, Class]
Given = tuple[int, ...]
SOLVED, COMPARED = 4, 8  # classes that determine the linear forms, and others
TRIES = 200  # over tiny fields most sets of classes are in a special position


class KnownSurface:
    """The surface of one curve; side 0 is the Jacobian, side 1 its twist."""

    def __init__(self, curve: Curve):
        self.curve, self.shape = curve, load_shape(data_folder("formulas") / "kummer")
        own = next(
            s
            for sign in (1, -1)
            if (s := surface_of(self.shape, curve.p, curve.theta, sign)) and s.jacobian.f == curve.f
        )
        self.sides: tuple[Surface, Surface] = (own, own.twist)
        self.neutral, self.base = neutral_given(curve), (0, to_class(curve.base))
        self._ring, self._below = fmpz_mod_ctx(curve.p), inverse(own.nonsquare, curve.p)
        self._forms = self._solved(Random(curve.name))
        self._back = self._forms.inv()

    def _solved(self, random: Random) -> fmpz_mod_mat:
        """The linear forms, that of the neutral element being the theta constants; EcgenError if
        the map has no such forms.
        """
        own, theta = self.sides[0], self.curve.theta
        classes = iter(lambda: own.jacobian.random_element(random), None)
        images = (
            (self._standard((0, element)), image)
            for element in classes
            if (image := own.image(element))
        )
        for _ in range(TRIES):
            found, rows, right = list(islice(images, SOLVED + COMPARED)), [], []
            for (*standard, last), image in found[:SOLVED]:
                for i, value in enumerate(image):
                    rows += [c * (i == j) for j in range(3) for c in standard] + [
                        -value * c for c in standard
                    ]
                    right.append(last * (value * theta[3] - theta[i]))
            try:
                solved = fmpz_mod_mat(12, 12, rows, self._ring).solve(
                    fmpz_mod_mat(12, 1, right, self._ring)
                )
            except ZeroDivisionError:
                continue
            forms = fmpz_mod_mat(
                4,
                4,
                [
                    c
                    for i in range(4)
                    for c in (*(solved[3 * i + j, 0] for j in range(3)), theta[i])
                ],
                self._ring,
            )
            given = [self._applied(forms, standard) for standard, _ in found]
            if all(
                values[3] and values == tuple(c * values[3] % self.curve.p for c in (*image, 1))
                for values, (_, image) in zip(given, found)
            ):
                return forms
        raise EcgenError(
            "The images of classes on this surface are no linear forms in the coordinates that the"
            " curve has."
        )

    def _applied(self, forms: fmpz_mod_mat, values: tuple[int, ...]) -> tuple[int, ...]:
        product = forms * fmpz_mod_mat(4, 1, list(values), self._ring)
        return tuple(int(product[i, 0]) for i in range(4))

    def _standard(self, point: Point) -> tuple[int, ...]:
        """The coordinates that the curve has; on the twist's, whose x is n times as large, they are
        scaled.
        """
        side, (u, v) = point
        if len(u) < 3:
            found = (0, 1, -u[0], u[0] ** 2) if len(u) == 2 else (0, 0, 0, 1)
        else:
            found = (
                1,
                -u[1],
                u[0],
                (v[1] ** 2 if len(v) > 1 else 0) - _rest(self.sides[side].jacobian, -u[1], u[0]),
            )
        return tuple(
            c * pow(self._below, i * side, self.curve.p) % self.curve.p for i, c in enumerate(found)
        )

    def image(self, point: Point) -> tuple[int, ...]:
        """(X : Y : Z : T), not all of them 0."""
        return self._applied(self._forms, self._standard(point))

    def given(self, point: Point) -> Given | None:
        """X/Y, X/Z, X/T; None where the point has a coordinate 0."""
        x, *others = self.image(point)
        return (
            tuple(x * inverse(other, self.curve.p) % self.curve.p for other in others)
            if x and all(others)
            else None
        )

    def point(self, values: tuple[int, ...]) -> Point:
        """The point with these coordinates (X : Y : Z : T), one of two opposite ones; ValueError
        off the surface.
        """
        standard = self._applied(self._back, values)
        for side, surface in enumerate(self.sides):
            scaled = tuple(
                c * pow(self.sides[0].nonsquare, i * side, self.curve.p)
                for i, c in enumerate(standard)
            )
            if (element := _lifted(surface.jacobian, scaled)) is not None:
                return side, element
        raise ValueError(f"{values} is no point of the surface")

    def of_given(self, given: Given) -> Point:
        """The point that the numbers, none 0, encode."""
        return self.point((1, *(inverse(number, self.curve.p) for number in given)))

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
        return self.sides[0].satisfies(
            self.shape.equation, dict(zip(self.shape.coordinates, (x, y, z)))
        )

    def multiple(self, k: int, given: Given) -> Given | None:
        """What encodes [k] of the point, None if the result has a coordinate 0."""
        return self.given(self.multiply(k, self.of_given(given)))

    def points(self, random: Random) -> Iterator[Point]:
        """Points without end, of the Jacobian (the subgroup and outside of it) and of the twist in
        turn, that can be encoded.
        """
        while True:
            for side in (0, 1, 0):
                jacobian = self.sides[side].jacobian
                point = (side, jacobian.random_element(random))
                if random.getrandbits(1) and side == 0:
                    point = self.multiply(random.randrange(1, self.curve.r), self.base)
                if self.given(point):
                    yield point

    def of_order_two(self, side: int) -> list[Class]:
        """Classes of order 2: of one root of f or two."""
        jacobian, p = self.sides[side].jacobian, self.curve.p
        roots = [int(root) for root, _ in fmpz_mod_poly_ctx(self._ring)(list(jacobian.f)).roots()]
        return [jacobian.at(root, 0) for root in roots] + [
            ((a * b % p, -(a + b) % p, 1), ()) for a, b in combinations(roots, 2)
        ]

    @property
    def special(self) -> list[Given]:
        """The neutral element and the points of order two that can be encoded."""
        return [
            self.neutral,
            *filter(None, (self.given((0, element)) for element in self.of_order_two(0))),
        ]


def _rest(jacobian: Jacobian, s: int, r: int) -> int:
    """(y1-y2)^2/(x1-x2)^2 less the last coordinate, for x1+x2 = s and x1 x2 = r."""
    _, _, f2, f3, f4, _ = jacobian.f
    return f2 + f3 * s + f4 * s * s + s * (s * s - r)


def _lifted(jacobian: Jacobian, standard: tuple[int, ...]) -> Class | None:
    """A class with these coordinates on its curve, None if there is none over the field."""
    p, (w, s, r, b) = jacobian.p, standard
    if w % p == 0:
        if s % p == 0:
            return NEUTRAL
        x = r * inverse(s, p) % p
        y = square_root(sum(c * x**i for i, c in enumerate(jacobian.f)), p)
        return None if y is None else jacobian.at(x, y)
    s, r, b = (c * inverse(w, p) % p for c in (s, r, b))
    square = (b + _rest(jacobian, s, r)) % p
    low = high = 0
    for coefficient in reversed(
        jacobian.f
    ):  # f modulo u = x^2 - s x + r, which is (c x + t)^2 = (2 c t + c^2 s) x + t^2 - c^2 r
        low, high = (coefficient - high * r) % p, (high * s + low) % p
    if square == 0:
        t, c = square_root(low, p), 0
    elif (root := square_root(square, p)) is not None:
        c = root
        t = (high - square * s) * inverse(2 * c, p) % p
    else:
        t = None
    found = None if t is None else to_class((-s % p, r, c, t))
    return found if found and jacobian.contains(found) else None


@lru_cache(maxsize=8)
def known_surface(curve: Curve) -> KnownSurface:
    """One for each curve."""
    return KnownSurface(curve)
