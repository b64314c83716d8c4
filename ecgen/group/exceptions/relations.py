"""Polynomials in the coordinates of points whose zeros are known relations: y1 = 0 is 2P = O, x1 =
x2 is P = Q or P = -Q.

A polynomial is explained when it, or else its norm (its product with its conjugates, in which
points are replaced by their negatives), is a product of factors of such landmarks: its zeros are
then among theirs. The relations may hold for more points than the polynomial vanishes at, never for
fewer.
"""

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from ecgen.verify.algebra.fractions import Fraction
from ecgen.verify.algebra.polynomial import PolynomialRing
from ecgen.verify.laws.generic_points import Curve
from ecgen.verify.laws.setting import Setting

Vector = tuple[int, ...]
Relations = frozenset[Vector]
NOWHERE: Relations = frozenset()
Level = Iterator[tuple[Any, Relations]]


@dataclass(frozen=True)
class Explained:
    """`relations` of which one holds wherever the polynomial vanishes, as long as no polynomial of
    `constants`, in the curve's constants alone, is zero modulo p."""

    relations: Relations
    constants: tuple[Any, ...] = ()


@dataclass
class Landmarks:
    """The landmarks of a setting whose independent points have the `places` (index of the point ->
    place in a vector of `size`).
    """

    setting: Setting
    places: dict[int, int]
    size: int

    def __post_init__(self) -> None:
        self.field, self.ring = self.setting.field, self.setting.field.ring
        shape = self.setting.formula.system.shape
        self.curve = Curve(shape, self.field, self.setting.params)
        self.points = {k: p for k in self.places if (p := self.setting.points[k]) is not None}
        self.roots = [f"{shape.coordinates[1]}{k}" for k in self.places]
        self.constants = [
            n
            for n in self.ring.names
            if n not in self.roots
            and n not in self.setting.free_scalings
            and n not in [f"{shape.coordinates[0]}{k}" for k in self.places]
        ]
        self.known: list[tuple[Any, Relations]] = []
        self.norms: list[tuple[Any, Relations]] = []
        near, far = (
            (_finite_near, _finite_far) if not shape.neutral else (_edwards_near, _edwards_far)
        )
        self.levels: list[Callable[[Landmarks], Level]] = [near, far]

    def multiple(self, *terms: tuple[int, int]) -> Vector:
        """The vector with m at the place of point k for every term (k, m)."""
        found = [0] * self.size
        for k, m in terms:
            found[self.places[k]] += m
        return tuple(found)

    def explain(self, polynomial: Any) -> Explained | None:
        """Where the polynomial vanishes; None if that is not known."""
        relations: set[Vector] = set()
        constants = []
        for factor in self._factors(polynomial):
            if self._is_constant(factor):
                constants.append(factor)
                continue
            found = self._explain_factor(factor)
            if found is None:
                return None
            relations |= found.relations
            constants += found.constants
        return Explained(frozenset(relations), tuple(constants))

    def _explain_factor(self, factor: Any) -> Explained | None:
        while True:
            for known, relations in self.known:
                if factor in (known, -known):
                    return Explained(relations)
            if (found := self._by_norm(factor)) is not None:
                return found
            if not self.levels:
                return None
            self._learn(self.levels.pop(0))

    def _by_norm(self, factor: Any) -> Explained | None:
        relations: set[Vector] = set()
        constants = []
        for part in self._factors(self._norm(factor)):
            if self._is_constant(part):
                constants.append(part)
                continue
            found = [r for known, r in self.norms if part in (known, -known)]
            if not found:
                return None
            relations |= min(found, key=len)
        return Explained(frozenset(relations), tuple(constants))

    def _learn(self, level: Callable[..., Any]) -> None:
        for numerator, relations in level(self):
            for factor in self._factors(numerator):
                if self._is_constant(factor):
                    continue
                self.known.append((factor, relations))
                turned = frozenset(v for r in relations for v in _conjugates(r))
                self.norms += [
                    (part, turned)
                    for part in self._factors(self._norm(factor))
                    if not self._is_constant(part)
                ]
        self.known.sort(key=lambda pair: len(pair[1]))

    def _factors(self, polynomial: Any) -> list[Any]:
        return (
            []
            if self.ring.is_constant(polynomial)
            else [factor for factor, _ in self.ring.factors(polynomial)[1]]
        )

    def _is_constant(self, polynomial: Any) -> bool:
        return all(
            name in self.constants or not self.ring.degree(polynomial, name)
            for name in self.ring.names
        )

    def _norm(self, polynomial: Any) -> Any:
        """The product with all conjugates: free of square roots."""
        for root in self.roots:
            if self.ring.degree(polynomial, root):
                polynomial = self.field.normal(polynomial * _conjugate(self.ring, polynomial, root))
        return polynomial


def _conjugate(ring: PolynomialRing, polynomial: Any, root: str) -> Any:
    """The polynomial, of degree at most one in `root`, with the sign of that turned."""
    gen, place = ring.gen(root), ring.names.index(root)
    total = ring.constant(0)
    for exponents, coefficient in ring.terms(polynomial):
        term = ring.constant(1) * (coefficient if exponents[place] % 2 == 0 else -coefficient)
        for name, e in zip(ring.names, exponents):
            term = term * (gen if name == root else ring.gen(name)) ** int(e) if e else term
        total = total + term
    return total


def _conjugates(vector: Vector) -> Iterator[Vector]:
    """The vector with any of its signs turned, the first nonzero entry positive."""
    for signs in itertools.product((1, -1), repeat=len(vector)):
        yield positive(tuple(m * s for m, s in zip(vector, signs)))


def positive(vector: Vector) -> Vector:
    """The vector or its negative, the first nonzero entry positive: they say the same."""
    first = next((m for m in vector if m), 1)
    return vector if first > 0 else tuple(-m for m in vector)


def _units(marks: Landmarks) -> Level:
    """What vanishes nowhere: scalings, and denominators of the coordinates of finite points."""
    for name in marks.setting.free_scalings:
        yield marks.ring.gen(name), NOWHERE
    for point in marks.points.values():
        for value in point:
            yield from ((marks.field.factors[i], NOWHERE) for i, _ in value.denominators)


def _finite_near(marks: Landmarks) -> Level:
    """Neutral element at infinity: y = 0 is order two, equal x are equal or opposite points; then
    y(P+Q) and y(P-Q), and x(2P) = x(P).
    """
    field, curve = marks.field, marks.curve
    yield from _units(marks)
    for k, point in marks.points.items():
        two, three, four = (frozenset({marks.multiple((k, m))}) for m in (2, 3, 4))
        yield point[1].numerator, two
        yield field.mul(point[1], point[1]).numerator, two
        double = curve.double(point)
        yield field.sub(double[0], point[0]).numerator, three | two
        yield double[1].numerator, four | two
    for j, k in itertools.combinations(marks.points, 2):
        p, q = marks.points[j], marks.points[k]
        equal = frozenset({marks.multiple((j, 1), (k, 1)), marks.multiple((j, 1), (k, -1))})
        yield field.sub(p[0], q[0]).numerator, equal
        for sign, other in ((1, q), (-1, curve.negate(q))):
            yield curve.add(p, other)[1].numerator, equal | {marks.multiple((j, 2), (k, 2 * sign))}


def _finite_far(marks: Landmarks) -> Level:
    """x(2P) = x(Q): the sum of P and P + Q, or the like, has no room in an incomplete formula."""
    field, curve = marks.field, marks.curve
    for j, k in itertools.permutations(marks.points, 2):
        relations = {
            marks.multiple((j, 2), (k, 1)),
            marks.multiple((j, 2), (k, -1)),
            marks.multiple((j, 2)),
        }
        gap = field.sub(curve.double(marks.points[j])[0], marks.points[k][0])
        yield gap.numerator, frozenset(map(positive, relations))


def _edwards_near(marks: Landmarks) -> Level:
    """Affine neutral element: points with x*y = 0 and points at infinity have order 1, 2 or 4, and
    a sum fails only where P + Q or P - Q is at infinity (Bernstein and Lange, ePrint 2009/580)."""
    curve = marks.curve
    yield from _units(marks)
    for k, point in marks.points.items():
        for value in point:
            yield value.numerator, frozenset({marks.multiple((k, 4))})
            yield marks.field.mul(value, value).numerator, frozenset({marks.multiple((k, 4))})
        yield from _result(marks, curve.double(point), frozenset({marks.multiple((k, 8))}))
    for j, k in itertools.combinations(marks.points, 2):
        relations = frozenset({marks.multiple((j, 4), (k, 4)), marks.multiple((j, 4), (k, -4))})
        for other in (marks.points[k], curve.negate(marks.points[k])):
            yield from _result(marks, curve.add(marks.points[j], other), relations)


def _edwards_far(marks: Landmarks) -> Level:
    """The same of 2P and Q."""
    curve = marks.curve
    for j, k in itertools.permutations(marks.points, 2):
        relations = frozenset(
            {
                marks.multiple((j, 8), (k, 4)),
                marks.multiple((j, 8), (k, -4)),
                marks.multiple((j, 8)),
            }
        )
        double = curve.double(marks.points[j])
        for other in (marks.points[k], curve.negate(marks.points[k])):
            yield from _result(marks, curve.add(double, other), relations)


def _result(marks: Landmarks, point: tuple[Fraction, Fraction], relations: Relations) -> Level:
    """Numerators and denominators of the coordinates of a result."""
    for value in point:
        yield value.numerator, relations
        for i, _ in value.denominators:
            if marks.field.factors[i] not in [known for known, r in marks.known if not r]:
                yield marks.field.factors[i], relations
