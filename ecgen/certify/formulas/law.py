"""Statements about the affine law of a shape itself: on points in general position it gives points
of the curve, and is commutative and associative.
"""

from collections.abc import Callable

from ecgen.certify.code import NotCovered
from ecgen.certify.formulas.statement import FormulaStatement, Pair, Program
from ecgen.formula.expression import evaluate
from ecgen.formula.shape import Shape
from ecgen.verify.laws.generic_points import Curve, Point

Law = Callable[[Curve, Point, Point, Point], tuple[Point, Point]]
LAWS: dict[str, Law] = {
    "P+Q = Q+P": lambda c, p, q, r: (c.add(p, q), c.add(q, p)),
    "(P+Q)-Q = P": lambda c, p, q, r: (c.add(c.add(p, q), c.negate(q)), p),
    "2P+Q = P+(P+Q)": lambda c, p, q, r: (c.add(c.double(p), q), c.add(p, c.add(p, q))),
    "(P+Q)+R = P+(Q+R)": lambda c, p, q, r: (c.add(c.add(p, q), r), c.add(p, c.add(q, r))),
}
SUM, DOUBLE = "P+Q is on the curve", "2P is on the curve"


def statements_of_law(shape: Shape) -> dict[str, FormulaStatement]:
    """By name. NotCovered for shapes that are no curves."""
    if shape.ysquared is None:
        raise NotCovered("the law of what is no curve is not covered")
    return {name: _statement(shape, name) for name in (SUM, DOUBLE, *LAWS)}


def _statement(shape: Shape, name: str) -> FormulaStatement:
    free = (*(f"{c}{k}" for k in (1, 2, 3) for c in shape.coordinates), *shape.parameters)
    to = Program(free)
    values = {n: i for i, n in enumerate(free)}
    curve = Curve(shape, to, values)

    def equation(point: Point) -> Pair:
        known = values | dict(zip(shape.coordinates, point))
        left, right = (
            evaluate(side, known.__getitem__, to)
            for side in (shape.equation.left, shape.equation.right)
        )
        return left, right

    p, q, r = (tuple(values[f"{c}{k}"] for c in shape.coordinates) for k in (1, 2, 3))
    assumed = tuple(map(equation, (p, q, r)))
    if name in LAWS:
        claimed = tuple(zip(*LAWS[name](curve, p, q, r)))
    else:
        claimed = (equation(curve.add(p, q) if name == SUM else curve.double(p)),)
    nonzero = tuple(dict.fromkeys(i for divisor in to.divisors for i in to.atoms(divisor)))
    return FormulaStatement(
        free,
        tuple(to.operations),
        nonzero,
        frozenset(),
        tuple(map(to.shown, nonzero)),
        assumed,
        claimed,
    )
