"""Random inputs modulo a prime: the fast way to refuse a formula, never a way to prove one.

An instance is a curve of the formula's shape over F_p with random points and random
representatives; it has the same interface as a symbolic Setting, so the same checks run on it.
"""

import random
from collections.abc import Mapping

from ecgen.errors import FormulaError
from ecgen.formula.expression import evaluate, stated
from ecgen.formula.formula import Formula
from ecgen.formula.operations import OPERATIONS
from ecgen.formula.parameters import Modular, solve_parameters, square_root
from ecgen.program.ir import FieldProgram
from ecgen.verify.algebra.evaluate import run
from ecgen.verify.laws.generic_points import Curve, Singular
from ecgen.verify.laws.generic_points import solve_parameters as points_parameters
from ecgen.verify.laws.parameters import plan_parameters, unknown_parameters
from ecgen.verify.laws.setting import (
    Setting,
    Situation,
    Unsupported,
    combined,
    generic,
    only_scaling,
    plan_scalings,
)
from ecgen.verify.laws.weights import scalings

PRIME = (1 << 127) - 507  # 5 mod 8, so that -1 is a square
_ATTEMPTS = 200


class Residues(Modular):
    """F_p with what the checks need beyond arithmetic."""

    zero, one = 0, 1

    def is_zero(self, a: int) -> bool:
        return a % self.p == 0


class _Retry(Exception):
    """This random choice has no square root, or divides by zero."""


def _curve(
    formula: Formula, field: Residues, count: int, source: random.Random
) -> tuple[Curve, list[tuple[int, ...]]]:
    """A random curve of the formula's shape, with a number of random points on it."""
    shape, plan = formula.system.shape, plan_parameters(formula)
    unknown = unknown_parameters(plan, shape, count)
    if unknown is None:
        raise Unsupported("too few parameters are free for independent points on one curve")
    points = (
        [tuple(source.randrange(2, field.p) for _ in shape.coordinates) for _ in range(count)]
        if shape.ysquared is None
        else []
    )
    free = {name: source.randrange(2, field.p) for name in plan.free if name not in unknown}
    try:
        if unknown:
            known = solve_parameters(formula, free, field.p)
            free |= points_parameters(shape, field, points, unknown, known.__getitem__)
        curve = Curve(shape, field, free | solve_parameters(formula, free, field.p))
    except (FormulaError, Singular):
        raise _Retry from None
    return curve, points or [_point(curve, source) for _ in range(count)]


def _point(curve: Curve, source: random.Random) -> tuple[int, int]:
    p = curve.field.p
    x = source.randrange(2, p)
    values = dict(curve.params) | {curve.shape.coordinates[0]: x}
    y = square_root(evaluate(stated(curve.shape.ysquared), values.__getitem__, curve.field), p)
    if not y:
        raise _Retry
    return x, y


def _representatives(
    formula: Formula,
    points: Mapping[int, tuple[int, ...]],
    params: Mapping[str, int],
    field: Residues,
    source: random.Random,
) -> dict[str, int]:
    """Coordinates and derived names of every input point, randomly scaled within the
    assumptions.
    """
    system, weight = formula.system, scalings(formula.system)
    plan = plan_scalings(formula, OPERATIONS[formula.operation])
    inputs: dict[str, int] = {}
    groups, fixed, scale = [dict(g) for g in plan.groups], dict(plan.fixed), {}
    at_one = {}
    for k, point in points.items():
        lookup = dict(params) | dict(zip(system.shape.coordinates, point))
        at_one[k] = {v: evaluate(node, lookup.__getitem__, field) for v, node in system.tosystem}
    for k, equations in fixed.items():
        for equation in equations:
            variable = system.placed(equation.left.name)[0]
            wanted = evaluate(equation.right, dict(params).__getitem__, field)
            i = stated(only_scaling(weight[variable]))
            if weight[variable][i] == 1:
                scale[i, groups[i][k]] = field.div(wanted, at_one[k][variable])
            elif at_one[k][variable] == wanted:
                scale.setdefault((i, groups[i][k]), 1)
            else:
                raise Unsupported(f"the assumption `{equation.text}`")
    for k in points:
        factors = [
            scale.setdefault((i, group[k]), source.randrange(2, field.p))
            for i, group in enumerate(groups)
        ]
        local = {v: _scaled(value, factors, weight[v], field.p) for v, value in at_one[k].items()}
        for name, node in system.derived:
            local[name] = evaluate(node, (dict(params) | local).__getitem__, field)
        inputs |= {f"{v}{k}": value for v, value in local.items()}
    return inputs


def _scaled(value: int, factors: list[int], weight: tuple[int, ...], p: int) -> int:
    for factor, w in zip(factors, weight, strict=True):
        value = value * pow(factor, w, p) % p
    return value


def _attempt(
    formula: Formula, program: FieldProgram, p: int, source: random.Random, situation: Situation
) -> Setting:
    field, operation = Residues(p), OPERATIONS[formula.operation]
    independent = situation.independent()
    curve, given = _curve(formula, field, len(independent), source)
    free, base = dict(zip(independent, given)), {k: dict(terms) for k, terms in situation.points}
    combos = base | {k: combined(terms, base) for k, terms in operation.given}
    points = {k: curve.combine(terms, free) for k, terms in combos.items()}
    if None in points.values():
        raise Unsupported("the model does not state the neutral element")
    inputs = _representatives(formula, points, curve.params, field, source)
    results = tuple(curve.combine(combined(r, combos), free) for r in operation.results)
    setting = Setting(
        formula=formula,
        program=program,
        field=field,
        params=dict(curve.params),
        points=points,
        inputs=inputs,
        results=results,
        free_scalings=(),
    )
    setting.values = run(program, inputs | setting.params, field)
    return setting


def random_instance(
    formula: Formula,
    program: FieldProgram,
    seed: int,
    p: int = PRIME,
    situation: Situation | None = None,
) -> Setting:
    """One random instance over F_p of a situation, the generic one if none is given, the same for
    the same seed; Unsupported if none is found.
    """
    source = random.Random(seed)
    for _ in range(_ATTEMPTS):
        try:
            return _attempt(
                formula, program, p, source, situation or generic(OPERATIONS[formula.operation])
            )
        except (_Retry, ZeroDivisionError):
            continue
    raise Unsupported("no random instance of the curve was found")
