"""A formula's inputs in general position: generic points of the curve, their coordinates, the expected results.

A `Situation` says which input points are independent, which are multiples of one another (P = -Q) and which
are the neutral element; the generic situation has all base points independent. Every representative of a
point is covered: its scaling is fixed only when the program is homogeneous in it (see weights.py).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import gcd
from typing import Any

from ecgen.formula.expression import Equation, evaluate
from ecgen.formula.formula import Formula
from ecgen.formula.operations import OPERATIONS, Operation
from ecgen.program.ir import FieldProgram
from ecgen.verify.evaluate import run
from ecgen.verify.fractions import Fraction, FunctionField
from ecgen.verify.law import Curve, Singular
from ecgen.verify.parameters import ParameterPlan, bind_parameters, plan_parameters
from ecgen.verify.polynomial import PolynomialRing
from ecgen.verify.weights import Degrees, Inhomogeneous, weights


GENERIC = "generic inputs"


class Unsupported(Exception):
    """The formula, or this situation of its inputs, is outside what the proof can express."""


@dataclass(frozen=True)
class Situation:
    """`points` maps each base point to a combination of independent points: {2: {1: -1}} is Q = -P; an empty
    combination is the neutral element."""

    label: str
    points: tuple[tuple[int, tuple[tuple[int, int], ...]], ...]

    def independent(self) -> tuple[int, ...]:
        return tuple(sorted({k for _, terms in self.points for k, _ in terms}))


@dataclass
class Setting:
    """The situation made concrete: elements of `field` for constants, inputs and results."""

    formula: Formula
    program: FieldProgram
    field: FunctionField
    params: dict[str, Any]
    points: dict[int, "tuple | None"]
    inputs: dict[str, Any]
    results: tuple["tuple | None", ...]
    free_scalings: tuple[str, ...]
    values: dict[str, Any] = field(default_factory=dict)

    def coordinate_values(self, index: int) -> dict[str, Any]:
        """All coordinates and derived names of input point `index`."""
        return {n: v for n, v in self.inputs.items() if self.formula.system.split(n)[1] == index}


def generic(operation: Operation) -> Situation:
    """All base points independent."""
    return Situation(GENERIC, tuple((k, ((k, 1),)) for k in operation.base))


def _coordinates(formula: Formula, index: int) -> tuple[str, ...]:
    return tuple(f"{v}{index}" for v in formula.system.coordinate_names())


@dataclass(frozen=True)
class Scalings:
    """`group` maps each input point to the point whose scaling it shares; `fixed` points have equations
    coordinate = value that determine their scaling."""

    group: tuple[tuple[int, int], ...]
    fixed: tuple[tuple[int, tuple[Equation, ...]], ...]


def plan_scalings(formula: Formula, operation: Operation) -> Scalings:
    """Sort the assumptions on input coordinates: `Z1 = Z2` ties two points, `Z2 = 1` fixes one."""
    group = {k: k for k in operation.points}
    fixed: dict[int, list[Equation]] = {}
    for equation in formula.assumes:
        splits = [formula.system.split(n) for n in sorted(equation.names()) if formula.system.split(n)]
        indices = sorted({k for _, k in splits})
        if any(k not in group for k in indices):
            continue  # an assumption on a result: it replaces an assignment
        if equation.left.op != "name" or len(splits) > 2:
            raise Unsupported(f"the assumption `{equation.text}`")
        if len(indices) == 1 and len(splits) == 1:
            fixed.setdefault(indices[0], []).append(equation)
        elif len(indices) == 2 and equation.right.op == "name" and splits[0][0] == splits[1][0]:
            first, second = (group[k] for k in indices)
            group = {k: first if g == second else g for k, g in group.items()}
        else:
            raise Unsupported(f"the assumption `{equation.text}`")
    return Scalings(tuple(group.items()), tuple((k, tuple(v)) for k, v in fixed.items()))


def _is_homogeneous(formula: Formula, program: FieldProgram, members: list[int], weight: Mapping[str, int]) -> bool:
    """Whether scaling the points `members` scales every result as a point, and not at all where it is normalized."""
    degrees = {}
    for name in program.inputs:
        variable, index = formula.system.split(name)
        degrees[name] = (weight[variable] if index in members else 0,)
    degrees |= {name: (0,) for name in program.params}
    try:
        values = run(program, degrees, Degrees(1))
    except Inhomogeneous:
        return False
    if formula.extras:
        return False
    outputs, scale = dict(program.outputs), {}
    for equation in formula.assumes:
        split = formula.system.split(equation.left.value) if equation.left.op == "name" else None
        if split and split[1] not in OPERATIONS[formula.operation].points:
            if equation.right.op != "name" or equation.right.value not in outputs:
                return False
            outputs[equation.left.value] = outputs[equation.right.value]
    for public, value in outputs.items():
        variable, index = formula.system.split(public)
        if values[value] is not None:
            degree, w = values[value][0], weight[variable]
            if w == 0 or degree % w:
                return False
            scale.setdefault(index, set()).add(degree // w)
    if OPERATIONS[formula.operation].normalized:
        return all(s == {0} for s in scale.values())
    return all(len(s) == 1 for s in scale.values())


def combined(terms, base: Mapping[int, Mapping[int, int]]) -> dict[int, int]:
    """A combination of base points as a combination of the independent points."""
    total: dict[int, int] = {}
    for k, m in terms:
        for i, n in base[k].items():
            total[i] = total.get(i, 0) + m * n
    return {k: m for k, m in total.items() if m}


class _Builder:
    """Builds one Setting; its parts are created in the order constants, points, coordinates."""

    def __init__(self, formula: Formula, program: FieldProgram, situation: Situation):
        self.formula, self.program, self.situation = formula, program, situation
        self.operation = OPERATIONS[formula.operation]
        self.system = formula.system
        self.weight = weights(formula.system)
        self.scalings = plan_scalings(formula, self.operation)
        self.plan: ParameterPlan = plan_parameters(formula)

    def build(self) -> Setting:
        independent = self.situation.independent()
        x, y = self.system.shape.coordinates
        scales = tuple(f"l{k}" for k in self.operation.points)
        names = tuple(f"{y}{k}" for k in independent) + tuple(n for n, _ in self.plan.algebraic)
        ring = PolynomialRing(names + tuple(f"{x}{k}" for k in independent) + scales + self.plan.free)
        self.field = FunctionField(ring)
        self.params = bind_parameters(self.plan, self.field, self.formula)
        self.curve = Curve(self.system.shape, self.field, self.params)
        try:
            free = {k: self.curve.generic_point(k) for k in independent}
        except Singular as reason:
            raise Unsupported(str(reason)) from None
        base = {k: dict(terms) for k, terms in self.situation.points}
        combos = dict(base)
        for k, terms in self.operation.given:
            combos[k] = combined(terms, base)
        points = {k: self.curve.combine(terms, free) for k, terms in combos.items()}
        inputs, unfixed = self.represent(points)
        results = tuple(self.curve.combine(combined(r, combos), free) for r in self.operation.results)
        setting = Setting(self.formula, self.program, self.field, self.params, points, inputs, results, unfixed)
        try:
            setting.values = run(self.program, inputs | self.params, self.field)
        except ZeroDivisionError:
            raise Unsupported("the formula inverts zero here") from None
        return setting

    def represent(self, points: dict[int, "tuple | None"]) -> tuple[dict[str, Any], tuple[str, ...]]:
        """Coordinates of every input point, and the names of scalings left as variables."""
        at_one = {k: self.at_scale_one(k, p) for k, p in points.items()}
        group, fixed = dict(self.scalings.group), dict(self.scalings.fixed)
        inputs, variables = {}, []
        for leader in sorted(set(group.values())):
            members = [k for k, g in group.items() if g == leader]
            known = [k for k in members if k in fixed]
            if known:
                scale = self.solve_scale(known[0], at_one[known[0]], fixed[known[0]])
            elif _is_homogeneous(self.formula, self.program, members, self.weight):
                scale = self.clearing_scale([v for k in members for v in at_one[k].items()])
            else:
                scale = self.field.gen(f"l{leader}")
                variables.append(f"l{leader}")
            for k in members:
                inputs |= {f"{v}{k}": self.scaled(value, scale, self.weight[v]) for v, value in at_one[k].items()}
        self.check_assumptions(inputs)
        return inputs, tuple(variables)

    def at_scale_one(self, index: int, point: "tuple | None") -> dict[str, Any]:
        """The coordinates (with derived names) of the representative with scaling 1."""
        field, lookup = self.field, dict(self.params)
        if point is None:
            source = dict(self.system.neutral)
            if set(source) != set(self.system.variables):
                raise Unsupported("the model does not state the neutral element")
        else:
            source = dict(self.system.tosystem)
            lookup |= dict(zip(self.system.shape.coordinates, point))
        try:
            found = {v: evaluate(source[v], lookup.__getitem__, field) for v in self.system.variables}
            for name, node in self.system.derived:
                found[name] = evaluate(node, (lookup | found).__getitem__, field)
        except (ZeroDivisionError, KeyError):
            raise Unsupported(f"point {index} has no such coordinates") from None
        return found

    def scaled(self, value: Fraction, scale: Fraction, weight: int) -> Fraction:
        for _ in range(abs(weight)):
            value = self.field.mul(value, scale) if weight > 0 else self.field.div(value, scale)
        return self.cleared(value)

    def cleared(self, value: Fraction) -> Fraction:
        """The same element with denominators cancelled where they divide the numerator."""
        numerator, left = value.numerator, []
        for i, e in value.denominators:
            while e and (quotient := self.field.ring.divide(numerator, self.field.factors[i])) is not None:
                numerator, e = quotient, e - 1
            if e:
                left.append((i, e))
        return Fraction(numerator, tuple(left))

    def clearing_scale(self, coordinates: list[tuple[str, Fraction]]) -> Fraction:
        """A scaling that makes all coordinates polynomials, if one is visible, else 1."""
        exponents: dict[int, int] = {}
        for name, value in coordinates:
            w = self.weight[name]
            for i, e in value.denominators:
                if w <= 0:
                    return self.field.one
                exponents[i] = max(exponents.get(i, 0), -(-e // w))
        scale = self.field.one
        for i, e in sorted(exponents.items()):
            for _ in range(e):
                scale = self.field.mul(scale, Fraction(self.field.factors[i]))
        return scale

    def solve_scale(self, index: int, at_one: Mapping[str, Any], equations: tuple[Equation, ...]) -> Fraction:
        """The scaling that makes the assumed coordinates take their values; it must be determined uniquely."""
        field, found = self.field, []
        for equation in equations:
            variable, _ = self.system.split(equation.left.value)
            wanted = evaluate(equation.right, self.params.__getitem__, field)
            if field.is_zero(at_one[variable]):
                raise Unsupported(f"`{equation.text}` cannot hold for this point")
            found.append((self.weight[variable], field.div(wanted, at_one[variable])))
        for w, ratio in found:
            if w == 1:
                return ratio
        if all(field.is_zero(field.sub(ratio, field.one)) for _, ratio in found):
            if gcd(*(w for w, _ in found)) == 1:
                return field.one
        raise Unsupported(f"`{equations[0].text}` leaves a root of unity in the scaling")

    def check_assumptions(self, inputs: Mapping[str, Any]) -> None:
        lookup = (dict(inputs) | self.params).get
        for equation in self.formula.assumes:
            if all(n in inputs or n in self.params for n in equation.names()):
                sides = [evaluate(side, lookup, self.field) for side in (equation.left, equation.right)]
                if not self.field.is_zero(self.field.sub(*sides)):
                    raise Unsupported(f"`{equation.text}` cannot hold for this point")


def build_setting(formula: Formula, program: FieldProgram, situation: Situation) -> Setting:
    """Evaluate `program` on the inputs of `situation`; Unsupported when such inputs cannot be written down."""
    try:
        return _Builder(formula, program, situation).build()
    except ZeroDivisionError:
        raise Unsupported("an assumption of the description divides by zero") from None
    except KeyError as missing:
        raise Unsupported(f"an assumption of the description reads {missing.args[0]}, which nothing defines before it") from None
