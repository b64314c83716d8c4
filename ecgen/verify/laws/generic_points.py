"""Generic points of a shape and its affine group law, over a function field."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ecgen.formula.expression import Field, evaluate
from ecgen.formula.shape import Shape
from ecgen.verify.algebra.fractions import Fraction, FunctionField, Quotients
from ecgen.verify.algebra.linear import solve_linear

Point = tuple[Any, ...]


class Singular(Exception):
    """The equation describes no irreducible curve, so that nothing can be proven on it."""


class Curve:
    """The shape with its constants bound; a point is the tuple of its coordinates, as (x, y), the
    neutral element None.
    """

    def __init__(self, shape: Shape, field: Any, params: Mapping[str, Any]):
        self.shape, self.field, self.params = shape, field, params

    def _law(self, name: str, values: Mapping[str, Any]) -> Point:
        known = self.lets(name, values)
        return tuple(
            evaluate(node, self._lookup(known), self.field) for node in self.shape.law(name)
        )

    def lets(self, name: str, values: Mapping[str, Any]) -> dict[str, Any]:
        """The named coordinates, and the names that the law defines from them."""
        known = dict(values)
        for target, node in self.shape.let(name):
            known[target] = evaluate(node, self._lookup(known), self.field)
        return known

    def _lookup(self, known: Mapping[str, Any]) -> Callable[[str], Any]:
        return lambda name: known[name] if name in known else self.params[name]

    def named(self, first: Point, second: Any = None) -> dict[str, Any]:
        """The coordinates of the arguments of a law by the names it has for them."""
        return self._named(first, 1) | (self._named(second, 2) if second else {})

    def _named(self, point: Point, index: int) -> dict[str, Any]:
        return {f"{c}{index}": v for c, v in zip(self.shape.coordinates, point)}

    def generic_point(self, index: int) -> Point:
        """The point (x, y) with x a variable and y a square root of N(x)/D(x): y = v/D, v^2 = N*D.

        Adds the rule for v; the ring needs the names `x<index>` and `y<index>` (the latter is v).
        """
        field: FunctionField = self.field
        names = [f"{c}{index}" for c in self.shape.coordinates]
        over: Field[Any] = Quotients(field)
        lookup: dict[str, Any] = {n: (v, field.one) for n, v in self.params.items()}
        lookup[self.shape.coordinates[0]] = (field.gen(names[0]), field.one)
        assert self.shape.ysquared is not None  # as of shapes with such points
        top, bottom = evaluate(self.shape.ysquared, lookup.__getitem__, over)
        n = field.normal(top.numerator * field.denominator(bottom))
        d = field.normal(bottom.numerator * field.denominator(top))
        if n == 0 or d == 0 or all(e % 2 == 0 for _, e in field.ring.factors(n * d)[1]):
            raise Singular(
                f"the equation of {self.shape.name} is degenerate under these assumptions"
            )
        v = field.gen(names[1])
        if field.ring.is_constant(d):
            field.add_rule(names[1], n * (1 / field.ring.leading(d)))
            return field.gen(names[0]), v
        field.add_rule(names[1], field.normal(n * d))
        return field.gen(names[0]), field.div(v, Fraction(d))

    def generic_points(self, indices: tuple[int, ...]) -> dict[int, Point]:
        """Independent generic points; in a shape without `ysquared` the first has free coordinates,
        the others' are those plus free ones.
        """
        if self.shape.ysquared is not None:
            return {k: self.generic_point(k) for k in indices}
        free = {
            k: tuple(self.field.gen(f"{c}{k}") for c in self.shape.coordinates) for k in indices
        }
        first = free[indices[0]] if indices else ()
        return {
            k: point if k == indices[0] else tuple(map(self.field.add, point, first))
            for k, point in free.items()
        }

    def negate(self, p: Point) -> Point:
        return self._law("negation", self._named(p, 1))

    def double(self, p: Point) -> Point:
        return self._law("doubling", self._named(p, 1))

    def add(self, p: Point, q: Point) -> Point:
        """The chord law: p and q finite, p != q, p != -q."""
        return self._law("addition", self._named(p, 1) | self._named(q, 2))

    def multiply(self, m: int, p: Point) -> Any:
        """m*p for a p of large order."""
        if m == 0:
            return None
        if m < 0:
            return self.negate(self.multiply(-m, p))
        result = p
        for bit in bin(m)[3:]:
            result = self.double(result)
            if bit == "1":
                result = self.add(result, p)
        return result

    def combine(self, terms: Mapping[int, int], points: Mapping[int, Point]) -> Any:
        """The sum of multiples `terms[k]` of independent points `points[k]`; None for the neutral
        element.
        """
        ordered = sorted(terms.items())
        return self.weighted([m for _, m in ordered], [points[k] for k, _ in ordered])

    def weighted(self, multiples: Iterable[int], points: Iterable[Any]) -> Any:
        """The sum of these multiples of points, None where all are 0."""
        total = None
        for m, point in zip(multiples, points):
            if m:
                part = self.multiply(m, point)
                total = part if total is None else self.add(total, part)
        return total


def solve_parameters(
    shape: Shape,
    field: Any,
    points: list[Point],
    names: tuple[str, ...],
    lookup: Callable[[str], Any],
) -> dict[str, Any]:
    """The values of the parameters `names` for which all the points satisfy the shape's equations;
    `lookup` gives the other parameters.

    As many names as equations; Singular unless the equations are linear in them and determine them.
    """

    def residuals(values: dict[str, Any]) -> list[Any]:
        found = []
        for point in points:
            known = values | dict(zip(shape.coordinates, point))
            for equation in shape.equations:
                sides = (
                    evaluate(side, lambda n: known[n] if n in known else lookup(n), field)
                    for side in (equation.left, equation.right)
                )
                found.append(field.sub(*sides))
        return found

    zeros = {name: field.zero for name in names}
    constant = residuals(zeros)
    columns = [
        [field.sub(a, b) for a, b in zip(residuals(zeros | {name: field.one}), constant)]
        for name in names
    ]
    found = solve_linear(
        [list(row) for row in zip(*columns)], [field.sub(field.zero, c) for c in constant], field
    )
    if found is None:
        raise Singular(f"the equations of {shape.name} do not determine {', '.join(names)}")
    values = dict(zip(names, found))
    if not all(map(field.is_zero, residuals(values))):
        raise Singular(f"the equations of {shape.name} are not linear in {', '.join(names)}")
    return values
