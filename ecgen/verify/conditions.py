"""Exceptional inputs of a proven formula: where a denominator of its result, or an inverted value,
is zero.

Sound because of geometry: both the formula and the group law are rational maps on a product of
curves that agree on generic points; where the result is a finite point (no denominator of the
model's equations vanishes) two maps to a separated variety that agree on a dense set agree. So
outside the printed conditions the formula is right. They are factors of the denominator as a
polynomial in the input coordinates, found by walking back through products, so that each is small.
"""

from collections.abc import Sequence
from typing import Any

from ecgen.formula.expression import Node, evaluate
from ecgen.formula.formula import Formula
from ecgen.formula.model import System
from ecgen.formula.operations import OPERATIONS
from ecgen.formula.shape import Shape
from ecgen.program.ir import FieldProgram
from ecgen.verify.algebra.evaluate import run
from ecgen.verify.algebra.fractions import Fraction, FunctionField
from ecgen.verify.algebra.polynomial import PolynomialRing, text
from ecgen.verify.laws.generic_points import Curve
from ecgen.verify.laws.lemma import is_unit
from ecgen.verify.laws.setting import GENERIC, Setting
from ecgen.verify.verdict import Condition

_PRODUCTS = {"mul", "sqr", "neg", "dbl", "tpl", "mulc", "half", "copy"}


def _denominators(node: Node) -> frozenset[str]:
    """Names that occur in a divisor of an expression."""
    if node.op == "/":
        return node.args[1].names() | _denominators(node.args[0]) | _denominators(node.args[1])
    return frozenset().union(*map(_denominators, node.args)) if node.args else frozenset()


def nonzero_variables(system: System) -> tuple[str, ...]:
    """The variables that must not vanish for a point to be finite (Z; X and Y if inverted): those
    the model divides by.
    """
    names: set[str] = set()
    derived = dict(system.derived)
    for equation in system.satisfying:
        if not (equation.left.op == "name" and equation.left.name in derived):
            names |= _denominators(equation.left) | _denominators(equation.right)
    while expandable := sorted(names & set(derived)):
        names = (names - {expandable[0]}) | (derived[expandable[0]].names() - {expandable[0]})
    return tuple(v for v in system.variables if v in names)


def nonzero_outputs(formula: Formula) -> tuple[str, ...]:
    """Output coordinates that must not vanish for the result to be a finite point (Z3; X3 and Y3 if
    inverted).
    """
    return tuple(
        f"{v}{k}" for k in formula.output_points() for v in nonzero_variables(formula.system)
    )


def product_atoms(program: FieldProgram, roots: list[str]) -> list[str]:
    """The SSA values, not themselves products, whose product the roots are."""
    made = {out: op for op in program.ops for out in op.outs}
    seen, atoms, stack = set(), [], list(reversed(roots))
    while stack:
        name = stack.pop()
        if name in seen:
            continue
        seen.add(name)
        op = made.get(name)
        if op is not None and op.name in _PRODUCTS and (op.const is None or is_unit(op.const)):
            stack += reversed(op.args)
        elif op is None or op.name != "const":
            atoms.append(name)
    return atoms


def free_values(formula: Formula, program: FieldProgram) -> tuple[FunctionField, dict[str, Any]]:
    """Every SSA value in the field of fractions of free input coordinates (cached ones by their
    definition).
    """
    system = formula.system
    indices = OPERATIONS[formula.operation].points
    names = tuple(f"{v}{k}" for k in indices for v in system.variables)
    constants = tuple(sorted({*program.params, *system.shape.parameters, *formula.parameters}))
    field = FunctionField(PolynomialRing(names + constants))
    values = {name: field.gen(name) for name in names + constants}
    for equation in formula.assumes:
        if equation.left.name in values and equation.right.names() <= set(values):
            values[equation.left.name] = evaluate(equation.right, values.__getitem__, field)
    for k in indices:
        local = dict(values) | {v: values[f"{v}{k}"] for v in system.variables}
        for name, node in system.derived:
            if node.names() <= set(local):
                local[name] = values[f"{name}{k}"] = evaluate(node, local.__getitem__, field)
    return field, values | run(program, values, field)


def _output_values(formula: Formula, program: FieldProgram) -> dict[str, str]:
    """Coordinate of a result -> SSA value, coordinates shared by assumption (`Z4 = Z3`)
    included.
    """
    found = dict(program.outputs)
    for equation in formula.assumes:
        if equation.right.op == "name" and equation.right.name in found:
            found.setdefault(equation.left.name, found[equation.right.name])
    return found


def nonzero_values(formula: Formula, program: FieldProgram) -> list[str]:
    """The SSA values that must not be zero: coordinates of results, and what is inverted."""
    outputs = _output_values(formula, program)
    wanted = nonzero_outputs(formula) if not OPERATIONS[formula.operation].cached else ()
    return [outputs[name] for name in wanted if name in outputs] + [
        op.args[0] for op in program.ops if op.name == "inv"
    ]


def exceptional_factors(formula: Formula, program: FieldProgram) -> tuple[tuple[Any, str], ...]:
    """(polynomial, text) of every irreducible condition, once each, in the order met.

    A constant factor other than 2^i*3^j is a condition too: on the characteristic.
    """
    roots = nonzero_values(formula, program)
    field, values = free_values(formula, program)
    return factors_of(field, [values[atom] for atom in product_atoms(program, roots)])


def factors_of(field: FunctionField, values: list[Fraction]) -> tuple[tuple[Any, str], ...]:
    """(polynomial, text) of the irreducible factors of values, once each, and of constants that are
    no unit.
    """
    found: dict[str, Any] = {}
    for value in values:
        constant, factors = field.ring.factors(value.numerator)
        for factor, _ in factors:
            found.setdefault(text(factor), factor)
        if not is_unit(constant):
            found.setdefault(str(constant), field.ring.constant(1) * constant)
    return tuple((factor, written) for written, factor in found.items())


def _at(setting: Setting, factor: Any, ring: PolynomialRing) -> Fraction:
    """A polynomial in input coordinates, at the inputs of a setting."""
    field = setting.field
    system, lookup = setting.formula.system, dict(setting.params)
    for k in OPERATIONS[setting.formula.operation].points:
        for v in system.variables:
            lookup[f"{v}{k}"] = setting.inputs.get(f"{v}{k}", field.zero)
    total: Fraction = field.zero
    for exponents, coefficient in ring.terms(factor):
        term = Fraction(field.ring.constant(1) * coefficient)
        for name, e in zip(ring.names, exponents):
            for _ in range(e):
                term = field.mul(term, lookup[name])
        total = field.add(total, term)
    return total


class Reader:
    """Explains factors by the settings in which they vanish identically."""

    def __init__(self, formula: Formula, program: FieldProgram, settings: dict[str, Setting]):
        self.settings = settings
        self.ring = free_values(formula, program)[0].ring
        self.formula = formula

    def meaning(self, factor: Any) -> str:
        """`holds for P = Q` and the like: relations on which the factor vanishes identically; empty
        if none does.
        """
        found = []
        for label, setting in self.settings.items():
            if label != GENERIC and setting.field.is_zero(_at(setting, factor, self.ring)):
                found.append(label)
        if any(label in found for label in ("P = O", "Q = O", "P = Q")):
            found = [label for label in found if label != "P = Q = O"]
        if self.is_order_two(factor):
            found.append("points of order 2")
        holds = [f"holds for {', '.join(_merge_signs(found))}"] if found else []
        return "; ".join(self.exceptions(factor) + holds)

    def exceptions(self, factor: Any) -> list[str]:
        """What the model says it means that a name of a law is 0, for the names that the factor is
        at generic inputs, up to what is never 0.
        """
        found: list[Any] = []
        setting = self.settings.get(GENERIC)
        if setting is None or not self.formula.system.shape.exceptions:
            return found
        base = OPERATIONS[self.formula.operation].base
        return exceptions(
            setting.formula.system.shape,
            setting,
            _at(setting, factor, self.ring),
            [setting.points[k] for k in base],
        )

    def is_order_two(self, factor: Any) -> bool:
        """Whether the factor is the coordinate y of one finite input point, up to a nonzero
        scaling.
        """
        shape = self.formula.system.shape
        if shape.neutral or shape.ysquared is None or len(factor) != 1:
            return False
        split = self.formula.system.split(text(factor))
        uses_y = {
            v for v, node in self.formula.system.tosystem if node.names() == {shape.coordinates[1]}
        }
        return bool(split and split[0] in uses_y)


def exceptions(
    shape: Shape,
    setting: Setting,
    value: Fraction,
    points: Sequence[tuple[Fraction, ...]],
    nonzero: tuple[Fraction, ...] = (),
) -> list[str]:
    """The texts of the shape's exceptions of which a value in the field of a setting is the name,
    for the addition or doubling of the `points`, up to a constant, scalings that are variables, and
    factors of the values `nonzero`."""
    curve, field, found = Curve(shape, setting.field, setting.params), setting.field, []
    law, units = "addition" if len(points) == 2 else "doubling", set(setting.free_scalings)
    units |= {str(f) for unit in nonzero for f, _ in field.ring.factors(unit.numerator)[1]}
    known = curve.lets(law, curve.named(*points))
    for own, name, exception in shape.exceptions:
        if (
            own == law
            and value.numerator != 0
            and (rest := field.ring.divide(value.numerator, known[name].numerator)) is not None
        ) and all(str(f) in units for f, _ in field.ring.factors(rest)[1]):
            found.append(exception)
    return found


def _merge_signs(labels: list[str]) -> list[str]:
    if "P = Q" in labels and "P = -Q" in labels:
        rest = [label for label in labels if label not in ("P = Q", "P = -Q")]
        return ["P = ±Q", *rest]
    return labels


def conditions(
    formula: Formula, program: FieldProgram, settings: dict[str, Setting]
) -> tuple[Condition, ...]:
    """Every exceptional condition with what is known of its meaning."""
    reader = Reader(formula, program, settings)
    return tuple(
        Condition(written, reader.meaning(factor))
        for factor, written in exceptional_factors(formula, program)
    )
