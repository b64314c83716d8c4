"""How the coordinates of a point scale: weights of a coordinate system, degrees of a program's
values.

If every operation of a program is homogeneous, a formula that is right for one representative of
each point is right for all of them; the proof then fixes the scaling, which keeps its polynomials
small. A program that is not homogeneous is proven with the scaling as a variable.
"""

import functools
from fractions import Fraction as Rational
from math import gcd, lcm

from ecgen.errors import FormulaError
from ecgen.formula.expression import Equation, Node
from ecgen.formula.model import System


class Inhomogeneous(Exception):
    """Two terms of a sum have different degrees."""


def _form(
    node: Node, names: tuple[str, ...], rows: list[list[Rational]]
) -> tuple[Rational, ...] | None:
    """The weight of an expression as a linear form in the weights of `names`; sums add rows that
    must vanish.
    """
    zero = tuple(Rational(0) for _ in names)
    if node.op == "int":
        return None if node.value == 0 else zero
    if node.op == "name":
        return tuple(Rational(int(n == node.value)) for n in names)
    parts = [_form(arg, names, rows) for arg in node.args]
    if node.op == "neg":
        return parts[0]
    if node.op == "^":
        return tuple(c * node.number for c in parts[0] or zero)
    if node.op in "*/":
        sign = 1 if node.op == "*" else -1
        return tuple(a + sign * b for a, b in zip(parts[0] or zero, parts[1] or zero))
    first, second = parts
    if first is not None and second is not None:
        rows.append([a - b for a, b in zip(first, second)])
    return next((p for p in parts if p is not None), None)


def _kernel(rows: list[list[Rational]], size: int) -> list[list[Rational]]:
    """A basis of the vectors orthogonal to all rows, by Gauss elimination."""
    rows = [list(r) for r in rows]
    pivots: list[int] = []
    for column in range(size):
        found = next((r for r in rows[len(pivots) :] if r[column]), None)
        if found is None:
            continue
        rows.remove(found)
        found = [c / found[column] for c in found]
        rows = [[c - r[column] * f for c, f in zip(r, found)] if r[column] else r for r in rows]
        rows.insert(len(pivots), found)
        pivots.append(column)
    basis = []
    for free in (c for c in range(size) if c not in pivots):
        vector = [Rational(0)] * size
        vector[free] = Rational(1)
        for row, pivot in zip(rows, pivots):
            vector[pivot] = -row[free]
        basis.append(vector)
    return basis


def weights(system: System) -> dict[str, int]:
    """The weight w of every variable and derived name: scaling a point by l multiplies it by l^w.

    Computed from the system's equations alone. FormulaError unless they leave exactly one scaling.
    """
    found = independent_scalings(system.coordinate_names(), system.satisfying)
    if len(found) != 1:
        raise FormulaError(
            f"The equations of this coordinate system leave {len(found)} independent scalings,"
            " expected one.",
            where=system.path,
            hint="Check its `satisfying` lines.",
        )
    return dict(zip(system.coordinate_names(), found[0]))


def scalings(system: System) -> dict[str, tuple[int, ...]]:
    """The weights of every variable and derived name in the system's independent scalings, of which
    there may be several: scaling a point by (l, m) multiplies a coordinate of weights (v, w) by l^v
    m^w. FormulaError if there is none."""
    names = system.coordinate_names()
    found = independent_scalings(names, system.satisfying)
    if not found:
        raise FormulaError(
            "The equations of this coordinate system leave no scaling, expected one or more.",
            where=system.path,
            hint="Check its `satisfying` lines.",
        )
    return dict(zip(names, zip(*found)))


def is_scaling(weights: list[tuple[int, ...]], exponents: list[int]) -> bool:
    """Whether the exponents of some coordinates are those of a scaling made of the independent
    ones, whose weights these are.
    """
    rows = [[Rational(w[i]) for w in weights] for i in range(len(weights[0]))]
    return all(
        sum(a * b for a, b in zip(vector, exponents)) == 0 for vector in _kernel(rows, len(weights))
    )


@functools.cache
def independent_scalings(
    names: tuple[str, ...], satisfying: tuple[Equation, ...]
) -> tuple[tuple[int, ...], ...]:
    """The weights of the names in each independent scaling. Of several, each moves one of the
    variables that the equations leave free, the last ones of the file, and not the others: Z and W
    in Jacobian coordinates of genus 2."""
    rows: list[list[Rational]] = []
    for equation in satisfying:
        left, right = (_form(side, names, rows) for side in (equation.left, equation.right))
        if left is not None and right is not None:
            rows.append([a - b for a, b in zip(left, right)])
    basis = _kernel(rows, len(names))
    if len(basis) > 1:
        order = _derived_first(names, satisfying)
        basis = [
            [vector[order.index(i)] for i in range(len(names))]
            for vector in _kernel([[row[i] for i in order] for row in rows], len(names))
        ]
    found = []
    for vector in basis:
        scale = lcm(*(c.denominator for c in vector))
        integers = [int(c * scale) for c in vector]
        common = gcd(*integers) * (1 if sum(integers) > 0 else -1)
        found.append(tuple(c // common for c in integers))
    return tuple(found)


def _derived_first(names: tuple[str, ...], satisfying: tuple[Equation, ...]) -> list[int]:
    """An order of the names' indices in which those that an equation defines come before the
    others, so that the others are free.
    """
    defined = {e.left.name for e in satisfying if e.left.op == "name"}
    return sorted(range(len(names)), key=lambda i: names[i] not in defined)


def find_scale(weights_and_degrees: list[tuple[tuple[int, ...], int]]) -> tuple[int, ...] | None:
    """The exponents s of a scaling with sum(w*s) = d for every pair (w, d); None if there is none,
    or none in integers.
    """
    size = len(weights_and_degrees[0][0]) if weights_and_degrees else 0
    rows = [
        [Rational(w) for w in weight] + [Rational(degree)] for weight, degree in weights_and_degrees
    ]
    kernel = _kernel(rows, size + 1)
    solution = next((vector for vector in kernel if vector[size]), None)
    if solution is None:
        return None
    scale = [-c / solution[size] for c in solution[:size]]
    return tuple(int(c) for c in scale) if all(c.denominator == 1 for c in scale) else None


Degree = tuple[int, ...] | None


class Degrees:
    """A field of degree vectors, for `evaluate`: None is the degree of zero, sums must be
    homogeneous.
    """

    def __init__(self, size: int):
        self.size = size

    def constant(self, value: int) -> Degree:
        return (0,) * self.size if value else None

    def add(self, a: Degree, b: Degree) -> Degree:
        if a is not None and b is not None and a != b:
            raise Inhomogeneous
        return b if a is None else a

    sub = add

    def mul(self, a: Degree, b: Degree) -> Degree:
        return None if a is None or b is None else tuple(x + y for x, y in zip(a, b))

    def div(self, a: Degree, b: Degree) -> Degree:
        return None if a is None or b is None else tuple(x - y for x, y in zip(a, b))
