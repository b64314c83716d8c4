"""Operation of an extension field -> Verdict: an identity in Q(a0, a1, ...)[i]/(i^2 - n), the
definition of the extension.

The result c0 + c1*i is compared with what the operation is to compute, so for all inputs and every
p that divides no constant of the identity; an inverted value is never zero but where the printed
conditions say, since n is no square.
"""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from ecgen.errors import FormulaError
from ecgen.formula.expression import Equation, evaluate, parse_equation
from ecgen.formula.lower import operation_lines
from ecgen.formula.parameters import square_root
from ecgen.formula.quadratic import Quadratic
from ecgen.formula.tower import OPERATIONS, RESULT, TowerFormula, load_tower_file, tower_program
from ecgen.program.ir import FieldProgram
from ecgen.verify.algebra.evaluate import run
from ecgen.verify.algebra.fractions import Fraction, FunctionField
from ecgen.verify.algebra.polynomial import PolynomialRing, TooLarge, text
from ecgen.verify.counts import cost, count
from ecgen.verify.modular import PRIME, Residues
from ecgen.verify.repair import Trial, suggest_among
from ecgen.verify.verdict import PROVEN, REFUSED, UNSUPPORTED, Condition, Verdict


class ExtensionField(FunctionField):
    """The function field with the element of the extension; `conj` is the automorphism that sends
    the element to its negative.
    """

    def __init__(self, ring: PolynomialRing, element: str):
        super().__init__(ring)
        self.element = element

    def conj(self, a: Fraction) -> Fraction:
        if a.denominators:
            raise FormulaError("A quotient is conjugated, which the proof does not do.")
        i, total = self.ring.names.index(self.element), self.ring.constant(0)
        for exponents, coefficient in self.ring.terms(a.numerator):
            term = self.ring.constant(1) * coefficient
            for name, e in zip(self.ring.names, exponents):
                term = term * self.ring.gen(name) ** int(e)
            total = total + (-1) ** int(exponents[i]) * term
        return Fraction(total)


def _square_roots(formula: TowerFormula) -> dict[str, Equation]:
    """Name -> the `given` equation that defines its square, in the order of the file."""
    return {equation.left.args[0].name: equation for equation in formula.givens}


def _operands(formula: TowerFormula) -> tuple[str, ...]:
    operation = OPERATIONS[formula.operation]
    return tuple(f"{x}{i}" for x in operation.elements for i in (0, 1)) + tuple(operation.scalars)


def _elements(
    formula: TowerFormula, values: dict[str, Any], program: FieldProgram, field: Any, i: Any
) -> dict[str, Any]:
    """The names of the operation's equation -> elements: operands, scalars, and the result from the
    outputs.
    """
    operation = OPERATIONS[formula.operation]
    state = {
        name: field.add(values[f"{name}0"], field.mul(values[f"{name}1"], i))
        for name in operation.elements
    }
    state |= {name: values[name] for name in operation.scalars}
    first, *second = (values[ssa] for _, ssa in program.outputs)
    return state | {RESULT: field.add(first, field.mul(second[0], i)) if second else first}


def residual(formula: TowerFormula, elements: dict[str, Any], field: Any) -> Any:
    """Left minus right side of the operation's equation."""
    equation = parse_equation(OPERATIONS[formula.operation].equation)
    return field.sub(
        *(evaluate(side, elements.__getitem__, field) for side in (equation.left, equation.right))
    )


def _symbolic(
    formula: TowerFormula, program: FieldProgram
) -> tuple[ExtensionField, dict[str, Any]]:
    """The field and all values of the program at generic operands."""
    extension, roots = formula.extension, _square_roots(formula)
    names = (extension.element, *reversed(roots), *_operands(formula), *extension.parameters)
    field = ExtensionField(PolynomialRing(names), extension.element)
    values = {name: field.gen(name) for name in names[1:]}
    for name, equation in ((extension.element, extension.rule), *roots.items()):
        field.add_rule(name, evaluate(equation.right, values.__getitem__, field).numerator)
    return field, values | run(program, values, field)


def random_values(
    formula: TowerFormula, program: FieldProgram, seed: int
) -> tuple[dict[str, int], dict[str, int]]:
    """(all names modulo PRIME, all values of the program) at random operands for which the given
    roots exist.
    """
    source, field = random.Random(seed), Residues(PRIME)
    while True:
        values = {
            name: source.randrange(2, PRIME)
            for name in (*_operands(formula), *formula.extension.parameters)
        }
        for name, equation in _square_roots(formula).items():
            root = square_root(evaluate(equation.right, values.__getitem__, field), PRIME)
            if root is None:
                break
            values[name] = root
        else:
            return values, run(program, values, field)


def is_right(formula: TowerFormula, program: FieldProgram, values: dict[str, int]) -> bool:
    """Whether values modulo PRIME, operands among them, satisfy the operation's equation."""
    n = evaluate(formula.extension.rule.right, values.__getitem__, Residues(PRIME))
    field = Quadratic(PRIME, n)
    pairs = {name: (value, 0) for name, value in values.items()}
    return field.is_zero(
        residual(formula, _elements(formula, pairs, program, field, (0, 1)), field)
    )


def prove_tower(formula: TowerFormula) -> Verdict:
    """The verdict on one operation of an extension; it does not raise for a wrong one, nor for one
    too large to be proven.
    """
    try:
        return _prove(formula)
    except TooLarge as limit:
        return Verdict(
            formula.name,
            str(formula.path),
            UNSUPPORTED,
            reason=f"the proof needs {limit}: shorten the operation",
        )


def _prove(formula: TowerFormula) -> Verdict:
    """The verdict on an operation of an extension: proven, with its conditions, where the residual
    is 0; else refused, with the residual and suggestions.
    """
    program = tower_program(formula)
    counts = count(program)
    refused = Verdict(
        formula.name,
        str(formula.path),
        REFUSED,
        counts=tuple(counts.items()),
        cost=cost(counts),
        assumptions=(formula.extension.rule.text, *(e.text for e in formula.givens)),
    )
    try:
        field, values = _symbolic(formula, program)
    except ZeroDivisionError:
        return replace(refused, reason="it inverts zero")
    gap = residual(
        formula,
        _elements(formula, values, program, field, field.gen(formula.extension.element)),
        field,
    )
    if field.is_zero(gap):
        return replace(
            refused, status=PROVEN, conditions=_conditions(formula, program, values, field)
        )

    def trial(seed: int) -> Trial:
        given, found = random_values(formula, program, seed)
        return found, lambda mutated: is_right(formula, program, given | mutated)

    trials = [trial(seed) for seed in (3, 4)]
    reason = (
        f"`{OPERATIONS[formula.operation].equation}` fails for"
        f" {' and '.join(name for name, _ in program.outputs)}"
    )
    return replace(
        refused,
        reason=reason,
        residual=text(gap.numerator),
        suggestions=suggest_among(program, operation_lines(cast(Any, formula)), trials),
    )


def _conditions(
    formula: TowerFormula, program: FieldProgram, values: dict[str, Any], field: ExtensionField
) -> tuple[Condition, ...]:
    """Where an inverted value is zero; a norm is zero for 0 alone."""
    found = []
    norm = evaluate(
        parse_equation("x = a0^2-N*a1^2").right,
        (values | {"N": field.mul(field.gen(field.element), field.gen(field.element))}).__getitem__,
        field,
    )
    for op in program.ops:
        if op.name == "inv":
            value = values[op.args[0]]
            meaning = (
                "a = 0, as the element's square is no square of F_p"
                if field.is_zero(field.sub(value, norm))
                else ""
            )
            found.append(Condition(text(value.numerator), meaning))
    return tuple(found)


def verify_tower_file(path: Path, model: str = "") -> Verdict:
    """Load and prove one .op3 file of a tower; raises FormulaError for what is no such file."""
    return prove_tower(load_tower_file(path, model))
