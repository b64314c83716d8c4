"""A formula's inputs in general position: generic points of the curve, their coordinates, the
expected results.

A `Situation` says which input points are independent, which are multiples of one another (P = -Q)
and which are the neutral element; the generic situation has all base points independent. Every
representative of a point is covered: its scaling is fixed only when the program is homogeneous in
it (see weights.py).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from math import gcd
from typing import Any

from ecgen.formula.expression import Equation, evaluate
from ecgen.formula.formula import Extra, Formula
from ecgen.formula.operations import OPERATIONS, Operation
from ecgen.program.ir import FieldProgram
from ecgen.verify.algebra.evaluate import run
from ecgen.verify.algebra.fractions import Fraction, FunctionField
from ecgen.verify.algebra.polynomial import PolynomialRing
from ecgen.verify.laws.generic_points import Curve, Singular, solve_parameters
from ecgen.verify.laws.parameters import (
    ParameterPlan,
    bind_parameters,
    plan_parameters,
    unknown_parameters,
)
from ecgen.verify.laws.weights import Degree, Degrees, Inhomogeneous, find_scale, scalings

GENERIC = "generic inputs"


class Unsupported(Exception):
    """The formula, or this situation of its inputs, is outside what the proof can express."""


@dataclass(frozen=True)
class Situation:
    """`points` maps each base point to a combination of independent points: {2: {1: -1}} is Q = -P;
    an empty combination is the neutral element."""

    label: str
    points: tuple[tuple[int, tuple[tuple[int, int], ...]], ...]

    def independent(self) -> tuple[int, ...]:
        return tuple(sorted({k for _, terms in self.points for k, _ in terms}))


@dataclass
class Setting:
    """The situation made concrete: elements of `field` for constants, inputs and results."""

    formula: Formula
    program: FieldProgram
    field: Any  # a function field, or residues modulo a prime
    params: dict[str, Any]
    points: dict[int, Any]  # None for the neutral element
    inputs: dict[str, Any]
    results: tuple[Any, ...]
    free_scalings: tuple[str, ...]
    values: dict[str, Any] = dataclass_field(default_factory=dict)

    def coordinate_values(self, index: int) -> dict[str, Any]:
        """All coordinates and derived names of input point `index`."""
        return {n: v for n, v in self.inputs.items() if self.formula.system.placed(n)[1] == index}


def generic(operation: Operation) -> Situation:
    """All base points independent."""
    return Situation(GENERIC, tuple((k, ((k, 1),)) for k in operation.base))


@dataclass(frozen=True)
class Scalings:
    """`groups` maps, for each independent scaling of the system, each input point to the point
    whose scaling it shares; `fixed` points have equations coordinate = value that determine their
    scaling."""

    groups: tuple[tuple[tuple[int, int], ...], ...]
    fixed: tuple[tuple[int, tuple[Equation, ...]], ...]


def only_scaling(weight: tuple[int, ...]) -> int | None:
    """The one scaling in which a coordinate of these weights is not fixed; None if there are
    several.
    """
    moved = [i for i, w in enumerate(weight) if w or len(weight) == 1]
    return moved[0] if len(moved) == 1 else None


def plan_scalings(formula: Formula, operation: Operation) -> Scalings:
    """Sort the assumptions on input coordinates: `Z1 = Z2` ties two points, `Z2 = 1` fixes one."""
    weight = scalings(formula.system)
    groups = [{k: k for k in operation.points} for _ in next(iter(weight.values()))]
    fixed: dict[int, list[Equation]] = {}
    for equation in formula.assumes:
        splits = [split for n in sorted(equation.names()) if (split := formula.system.split(n))]
        indices = sorted({k for _, k in splits})
        if any(k not in groups[0] for k in indices):
            continue  # an assumption on a result: it replaces an assignment
        if equation.left.op != "name" or len(splits) > 2:
            raise Unsupported(f"the assumption `{equation.text}`")
        scaling = only_scaling(weight[splits[0][0]])
        if scaling is None:
            raise Unsupported(f"the assumption `{equation.text}`")
        if len(indices) == 1 and len(splits) == 1:
            fixed.setdefault(indices[0], []).append(equation)
        elif len(indices) == 2 and equation.right.op == "name" and splits[0][0] == splits[1][0]:
            group = groups[scaling]
            first, second = (group[k] for k in indices)
            groups[scaling] = {k: first if g == second else g for k, g in group.items()}
        else:
            raise Unsupported(f"the assumption `{equation.text}`")
    return Scalings(
        tuple(tuple(group.items()) for group in groups),
        tuple((k, tuple(v)) for k, v in fixed.items()),
    )


def are_scaled(
    formula: Formula,
    degrees: Mapping[str, tuple[int, ...] | None],
    outputs: Mapping[str, tuple[int, ...] | None],
) -> bool:
    """Whether results of these degrees are scaled as points, and not at all where they are
    normalized; `output` lines hold in all scalings.

    `degrees` are those of inputs and parameters, `outputs` those of what is written; all of one
    scaling.
    """
    weight, outputs = scalings(formula.system), dict(outputs)
    for equation in formula.assumes:
        split = formula.system.split(equation.left.name) if equation.left.op == "name" else None
        if split and split[1] not in OPERATIONS[formula.operation].points:
            if equation.right.op != "name" or equation.right.name not in outputs:
                return False
            outputs[equation.left.name] = outputs[equation.right.name]
    found: dict[int, list[tuple[tuple[int, ...], int]]] = {}
    extras = {extra.name for extra in formula.extras}
    for public, degree in outputs.items():
        if public not in extras and degree is not None:
            variable, index = formula.system.placed(public)
            found.setdefault(index, []).append((weight[variable], degree[0]))
    scales = [find_scale(pairs) for pairs in found.values()]
    if None in scales or (
        OPERATIONS[formula.operation].normalized and any(any(scale) for scale in scales if scale)
    ):
        return False
    return all(
        _extra_degree(formula, extra, dict(degrees) | outputs) == outputs[extra.name]
        for extra in formula.extras
    )


def _extra_degree(formula: Formula, extra: Extra, degrees: Mapping[str, Degree]) -> Degree:
    """The degree of what an additional output should equal; Inhomogeneous if it has none."""
    node, known = extra.meaning, dict(degrees)
    if extra.is_derived:
        name, index = formula.system.placed(extra.name)
        node = dict(formula.system.derived)[name]
        known |= {
            n[: -len(str(index))]: d
            for n, d in degrees.items()
            if (formula.system.split(n) or ("", 0))[1] == index
        }
        for derived, expression in formula.system.derived:
            if derived not in known and expression.names() <= set(known):
                known[derived] = evaluate(expression, known.__getitem__, Degrees(1))
    return evaluate(node, known.__getitem__, Degrees(1)) if node.names() <= set(known) else ()


def _is_homogeneous(
    formula: Formula, program: FieldProgram, members: list[int], scaling: int
) -> bool:
    """Whether scaling the points `members` in one scaling scales every result as a point, and not
    at all where it is normalized.
    """
    weight, degrees = scalings(formula.system), {}
    for name in program.inputs:
        variable, index = formula.system.placed(name)
        degrees[name] = (weight[variable][scaling] if index in members else 0,)
    degrees |= {name: (0,) for name in program.params}
    try:
        values = run(program, degrees, Degrees(1))
        return are_scaled(
            formula, degrees, {public: values[value] for public, value in program.outputs}
        )
    except Inhomogeneous:
        return False


def combined(
    terms: tuple[tuple[int, int], ...], base: Mapping[int, Mapping[int, int]]
) -> dict[int, int]:
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
        self.weight = scalings(formula.system)
        self.scalings = plan_scalings(formula, self.operation)
        self.plan: ParameterPlan = plan_parameters(formula)

    def build(self) -> Setting:
        setting, free, combos = self.start()
        setting.results = tuple(
            self.curve.combine(combined(r, combos), free) for r in self.operation.results
        )
        try:
            setting.values = run(self.program, setting.inputs | self.params, self.field)
        except ZeroDivisionError:
            raise Unsupported("the formula inverts zero here") from None
        return setting

    def start(self) -> tuple[Setting, dict[int, tuple[Fraction, ...]], dict[int, dict[int, int]]]:
        """The setting before results and values, the independent points, and the input points as
        combinations of them.
        """
        independent, shape = self.situation.independent(), self.system.shape
        self.field = FunctionField(PolynomialRing(self.ring_names(independent)))
        unknown = unknown_parameters(self.plan, shape, len(independent))
        if unknown is None:
            raise Unsupported("too few parameters are free for independent points on one curve")
        free: dict[int, tuple[Any, ...]] = {}

        def solve(lookup: Callable[[str], Any]) -> dict[str, Any]:
            if not free:
                raise Unsupported(
                    f"a constant that depends on {unknown[0]}, which generic points determine"
                )
            return solve_parameters(shape, self.field, list(free.values()), unknown, lookup)

        self.params = bind_parameters(self.plan, self.field, self.formula, unknown, solve)
        self.curve = Curve(shape, self.field, self.params)
        try:
            free |= self.curve.generic_points(independent)
            for name in self.program.params:
                self.params[name]
        except Singular as reason:
            raise Unsupported(str(reason)) from None
        base = {k: dict(terms) for k, terms in self.situation.points}
        combos = dict(base)
        for k, terms in self.operation.given:
            combos[k] = combined(terms, base)
        points = {k: self.curve.combine(terms, free) for k, terms in combos.items()}
        inputs, unfixed = self.represent(points)
        return (
            Setting(
                formula=self.formula,
                program=self.program,
                field=self.field,
                params=self.params,
                points=points,
                inputs=inputs,
                results=(),
                free_scalings=unfixed,
            ),
            free,
            combos,
        )

    def ring_names(self, independent: tuple[int, ...]) -> tuple[str, ...]:
        """The variables, what has a rule before what the rule reads."""
        coordinates = self.system.shape.coordinates
        algebraic = tuple(n for n, _ in self.plan.algebraic)
        free = tuple(
            f"{c}{k}"
            for c in coordinates[: 1 if self.system.shape.ysquared is not None else None]
            for k in independent
        )
        roots = (
            tuple(f"{coordinates[1]}{k}" for k in independent)
            if self.system.shape.ysquared is not None
            else ()
        )
        return (
            roots
            + algebraic
            + free
            + tuple(name for k in self.operation.points for name in self.scale_names(k))
            + self.plan.free
        )

    def scale_names(self, index: int) -> tuple[str, ...]:
        """The names of a point's scalings, where they are variables: l1, or l1 and l1_2 ..."""
        return (f"l{index}", *(f"l{index}_{i}" for i in range(2, len(self.scalings.groups) + 1)))

    def represent(
        self, points: Mapping[int, tuple[Fraction, ...] | None]
    ) -> tuple[dict[str, Any], tuple[str, ...]]:
        """Coordinates of every input point, and the names of scalings left as variables."""
        at_one = {k: self.at_scale_one(k, p) for k, p in points.items()}
        variables: list[str] = []
        scales: dict[int, list[Any]] = {k: [] for k in points}
        for i, group in enumerate(map(dict, self.scalings.groups)):
            for leader in sorted(set(group.values())):
                members = [k for k, g in group.items() if g == leader]
                known = [k for k in members if self.fixing(k, i)]
                if known:
                    scale = self.solve_scale(i, at_one[known[0]], self.fixing(known[0], i))
                elif _is_homogeneous(self.formula, self.program, members, i):
                    scale = self.clearing_scale(i, [v for k in members for v in at_one[k].items()])
                else:
                    scale = self.field.gen(self.scale_names(leader)[i])
                    variables.append(self.scale_names(leader)[i])
                for k in members:
                    scales[k].append(scale)
        inputs = {
            f"{v}{k}": self.scaled(value, scales[k], self.weight[v])
            for k in sorted(points)
            for v, value in at_one[k].items()
        }
        self.check_assumptions(inputs)
        return inputs, tuple(variables)

    def fixing(self, index: int, scaling: int) -> tuple[Equation, ...]:
        """The assumptions that determine one scaling of a point."""
        equations = dict(self.scalings.fixed).get(index, ())
        return tuple(
            e
            for e in equations
            if only_scaling(self.weight[self.system.placed(e.left.name)[0]]) == scaling
        )

    def at_scale_one(self, index: int, point: tuple[Fraction, ...] | None) -> dict[str, Any]:
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
            found = {
                v: evaluate(source[v], lookup.__getitem__, field) for v in self.system.variables
            }
            for name, node in self.system.derived:
                found[name] = evaluate(node, (lookup | found).__getitem__, field)
        except (ZeroDivisionError, KeyError):
            raise Unsupported(f"point {index} has no such coordinates") from None
        return found

    def scaled(self, value: Fraction, scales: list[Fraction], weight: tuple[int, ...]) -> Fraction:
        for scale, w in zip(scales, weight, strict=True):
            for _ in range(abs(w)):
                value = self.field.mul(value, scale) if w > 0 else self.field.div(value, scale)
        return self.cleared(value)

    def cleared(self, value: Fraction) -> Fraction:
        """The same element with denominators cancelled where they divide the numerator."""
        numerator, left = value.numerator, []
        for i, e in value.denominators:
            while (
                e
                and (quotient := self.field.ring.divide(numerator, self.field.factors[i]))
                is not None
            ):
                numerator, e = quotient, e - 1
            if e:
                left.append((i, e))
        return Fraction(numerator, tuple(left))

    def clearing_scale(self, scaling: int, coordinates: list[tuple[str, Fraction]]) -> Fraction:
        """A factor of the first scaling that makes all coordinates polynomials, if one is visible,
        else 1.
        """
        exponents: dict[int, int] = {}
        for name, value in coordinates if scaling == 0 else ():
            w = self.weight[name][0]
            for i, e in value.denominators:
                if w <= 0:
                    return self.field.one
                exponents[i] = max(exponents.get(i, 0), -(-e // w))
        scale = self.field.one
        for i, e in sorted(exponents.items()):
            for _ in range(e):
                scale = self.field.mul(scale, Fraction(self.field.factors[i]))
        return scale

    def solve_scale(
        self, scaling: int, at_one: Mapping[str, Any], equations: tuple[Equation, ...]
    ) -> Fraction:
        """The factor of one scaling that makes the assumed coordinates take their values; it must
        be determined uniquely.
        """
        field, found = self.field, []
        for equation in equations:
            variable, _ = self.system.placed(equation.left.name)
            wanted = evaluate(equation.right, self.params.__getitem__, field)
            if field.is_zero(at_one[variable]):
                raise Unsupported(f"`{equation.text}` cannot hold for this point")
            found.append((self.weight[variable][scaling], field.div(wanted, at_one[variable])))
        for w, ratio in found:
            if w == 1:
                return ratio
        ones = all(field.is_zero(field.sub(ratio, field.one)) for _, ratio in found)
        if ones and gcd(*(w for w, _ in found)) == 1:
            return field.one
        raise Unsupported(f"`{equations[0].text}` leaves a root of unity in the scaling")

    def check_assumptions(self, inputs: Mapping[str, Any]) -> None:
        lookup: Callable[[str], Any] = (dict(inputs) | self.params).get
        for equation in self.formula.assumes:
            if all(n in inputs or n in self.params for n in equation.names()):
                sides = [
                    evaluate(side, lookup, self.field) for side in (equation.left, equation.right)
                ]
                if not self.field.is_zero(self.field.sub(*sides)):
                    raise Unsupported(f"`{equation.text}` cannot hold for this point")


def build_setting(formula: Formula, program: FieldProgram, situation: Situation) -> Setting:
    """Evaluate `program` on the inputs of `situation`; Unsupported when such inputs cannot be
    written down.
    """
    return _built(lambda: _Builder(formula, program, situation).build())


def start_setting(formula: Formula, program: FieldProgram, situation: Situation) -> Setting:
    """The inputs of `situation` without results and values; Unsupported as for `build_setting`."""
    return _built(lambda: _Builder(formula, program, situation).start()[0])


def _built(build: Callable[[], Setting]) -> Setting:
    try:
        return build()
    except ZeroDivisionError:
        raise Unsupported("an assumption of the description divides by zero") from None
    except KeyError as missing:
        raise Unsupported(
            f"an assumption of the description reads {missing.args[0]}, which nothing defines"
            " before it"
        ) from None
