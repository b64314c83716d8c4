"""Random inputs modulo a prime: the fast way to refuse a formula, never a way to prove one.

An instance is a curve of the formula's shape over F_p with random points and random representatives; it has
the same interface as a symbolic Setting, so the same checks run on it.
"""

import random
from collections.abc import Mapping

from ecgen.errors import FormulaError
from ecgen.formula.expression import evaluate
from ecgen.formula.formula import Formula
from ecgen.formula.operations import OPERATIONS
from ecgen.formula.parameters import Modular, solve_parameters, square_root
from ecgen.program.ir import FieldProgram
from ecgen.verify.evaluate import run
from ecgen.verify.law import Curve
from ecgen.verify.parameters import plan_parameters
from ecgen.verify.setting import Setting, Unsupported, combined, plan_scalings
from ecgen.verify.weights import weights

PRIME = (1 << 127) - 507  # 5 mod 8, so that -1 is a square
_ATTEMPTS = 200


class Residues(Modular):
    """F_p with what the checks need beyond arithmetic."""

    zero, one = 0, 1

    def is_zero(self, a: int) -> bool:
        return a % self.p == 0


class _Retry(Exception):
    """This random choice has no square root, or divides by zero."""


def _parameters(formula: Formula, p: int, source: random.Random) -> dict[str, int]:
    free = {name: source.randrange(2, p) for name in plan_parameters(formula).free}
    try:
        return free | solve_parameters(formula, free, p)
    except FormulaError:
        raise _Retry from None


def _point(curve: Curve, source: random.Random) -> tuple[int, int]:
    p = curve.field.p
    x = source.randrange(2, p)
    values = dict(curve.params) | {curve.shape.coordinates[0]: x}
    y = square_root(evaluate(curve.shape.ysquared, values.__getitem__, curve.field), p)
    if not y:
        raise _Retry
    return x, y


def _representatives(formula: Formula, points: Mapping[int, tuple], params: Mapping[str, int], field, source):
    """Coordinates and derived names of every input point, randomly scaled within the assumptions."""
    system, weight = formula.system, weights(formula.system)
    plan = plan_scalings(formula, OPERATIONS[formula.operation])
    group, fixed, scale, inputs = dict(plan.group), dict(plan.fixed), {}, {}
    at_one = {}
    for k, point in points.items():
        lookup = dict(params) | dict(zip(system.shape.coordinates, point))
        at_one[k] = {v: evaluate(node, lookup.__getitem__, field) for v, node in system.tosystem}
    for k, equations in fixed.items():
        for equation in equations:
            variable = system.split(equation.left.value)[0]
            wanted = evaluate(equation.right, dict(params).__getitem__, field)
            if weight[variable] == 1:
                scale[group[k]] = field.div(wanted, at_one[k][variable])
            elif at_one[k][variable] == wanted:
                scale.setdefault(group[k], 1)
            else:
                raise Unsupported(f"the assumption `{equation.text}`")
    for k in points:
        factor = scale.setdefault(group[k], source.randrange(2, field.p))
        local = {v: value * pow(factor, weight[v], field.p) % field.p for v, value in at_one[k].items()}
        for name, node in system.derived:
            local[name] = evaluate(node, (dict(params) | local).__getitem__, field)
        inputs |= {f"{v}{k}": value for v, value in local.items()}
    return inputs


def _attempt(formula: Formula, program: FieldProgram, p: int, source: random.Random) -> Setting:
    field = Residues(p)
    params = _parameters(formula, p, source)
    curve = Curve(formula.system.shape, field, params)
    operation = OPERATIONS[formula.operation]
    free = {k: _point(curve, source) for k in operation.base}
    combos = {k: {k: 1} for k in operation.base}
    for k, terms in operation.given:
        combos[k] = combined(terms, combos)
    points = {k: curve.combine(terms, free) for k, terms in combos.items()}
    inputs = _representatives(formula, points, params, field, source)
    results = tuple(curve.combine(combined(r, combos), free) for r in operation.results)
    setting = Setting(formula, program, field, params, points, inputs, results, ())
    setting.values = run(program, inputs | params, field)
    return setting


def random_instance(formula: Formula, program: FieldProgram, seed: int, p: int = PRIME) -> Setting:
    """One random instance over F_p, the same for the same seed; Unsupported if none is found."""
    source = random.Random(seed)
    for _ in range(_ATTEMPTS):
        try:
            return _attempt(formula, program, p, source)
        except (_Retry, ZeroDivisionError):
            continue
    raise Unsupported("no random instance of the curve was found")

