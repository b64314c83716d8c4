"""A formula too long to be expanded, proven in two halves that meet at its cut (`cut` lines of the
description).

The first half is right if the names at the cut are what the `cut` equations say, as an identity at
generic inputs P, Q. The second half starts from these equations alone, at generic P and P+Q: the
map (P, Q) -> (P, P+Q) is birational, so that what holds for generic (P, P+Q) holds for generic (P,
Q). What the equations may read beside coordinates are names in the shape's `function addition`
line: they belong to the function through P, Q and -(P+Q), which is also the one through P, -(P+Q)
and Q (`prove_exchange`). One name that no equation sets may be a scaling; it is 1 in the second
half if that is homogeneous in it, else a variable.
"""

from dataclasses import dataclass, replace
from typing import Any

from ecgen.formula.expression import evaluate, stated
from ecgen.formula.formula import Formula
from ecgen.formula.lower import to_field_program
from ecgen.formula.operations import OPERATIONS
from ecgen.program.ir import FieldProgram
from ecgen.verify.algebra.evaluate import run
from ecgen.verify.algebra.fractions import Fraction, FunctionField
from ecgen.verify.algebra.polynomial import PolynomialRing
from ecgen.verify.cases import special_situations
from ecgen.verify.conditions import (
    Reader,
    exceptions,
    factors_of,
    free_values,
    nonzero_values,
    product_atoms,
)
from ecgen.verify.identity import Failure, check, check_equation
from ecgen.verify.laws.definition import function_names, prove_exchange
from ecgen.verify.laws.generic_points import Curve
from ecgen.verify.laws.parameters import bind_parameters, plan_parameters
from ecgen.verify.laws.setting import (
    GENERIC,
    Setting,
    Situation,
    Unsupported,
    are_scaled,
    generic,
    start_setting,
)
from ecgen.verify.laws.weights import Degrees, Inhomogeneous
from ecgen.verify.verdict import Condition


@dataclass(frozen=True)
class Halves:
    """The program before the cut, whose outputs are the names at it, and behind it, whose inputs
    are their values; `scale` is the name that no equation sets, if any."""

    first: FieldProgram
    second: FieldProgram
    scale: str


def split(formula: Formula, program: FieldProgram) -> Halves:
    """The halves of a formula's program, or of one with other operations at the same places (a
    mutant); Unsupported if the second reads what no equation says, or the equations more than the
    proof allows."""
    cut, shape = stated(formula.cut), formula.system.shape
    before = formula.statements[: cut.statements]
    prefix = to_field_program(
        replace(
            formula,
            statements=before,
            outputs=tuple(dict.fromkeys(s.target for s in before)),
            extras=(),
            cut=None,
        )
    )
    values, said = dict(prefix.outputs), [e.left.name for e in cut.equations]
    affine = {f"{c}{k}" for c in shape.coordinates for k in (cut.terms[1], cut.point)}
    free: set[str] = set()
    for i, equation in enumerate(cut.equations):
        own = equation.right.names() - affine - set(function_names(shape)) - set(said[:i])
        if wrong := sorted(name for name in own if name in said or name not in values):
            raise Unsupported(f"`cut {equation.text}` reads {wrong[0]}, which it may not")
        free |= own
    if len(free) > 1 or len(set(said)) < len(said):
        raise Unsupported("the `cut` lines leave several names open, or set one twice")
    known = tuple(sorted({values[name] for name in (*said, *free)}))
    ops = program.ops[len(prefix.ops) :]
    seen = set(known) | set(program.params)
    for op in ops:
        if unknown := sorted(set(op.args) - seen):
            raise Unsupported(
                f"behind the cut the formula reads {unknown[0]}, of which no `cut` line says what"
                " it is"
            )
        seen |= set(op.outs)
    names = tuple(dict.fromkeys((*free, *said)))
    first = replace(
        program,
        ops=program.ops[: len(prefix.ops)],
        outputs=tuple((name, values[name]) for name in names),
    )
    return Halves(first, replace(program, inputs=known, ops=ops), "".join(free))


def check_cut(formula: Formula, program: FieldProgram) -> Failure | None:
    """The first thing wrong with a formula that has a cut; None if it is right. Unsupported,
    FormulaError as the parts of the proof.
    """
    prove_exchange(formula.system.shape)
    halves = split(formula, program)
    return _check_first(formula, program, halves) or check(second_setting(formula, halves))


def _names(
    curve: Curve,
    formula: Formula,
    first: tuple[Fraction, ...],
    second: tuple[Fraction, ...],
    total: tuple[Fraction, ...],
    function_of: tuple[tuple[Fraction, ...], tuple[Fraction, ...]],
) -> dict[str, Any]:
    """What the right sides of `cut` equations may read: coordinates and the names of the function
    through the points `function_of`.
    """
    cut, known = stated(formula.cut), curve.lets("addition", curve.named(*function_of))
    found = {name: known[name] for name in function_names(curve.shape)}
    for k, point in ((cut.terms[0], first), (cut.terms[1], second), (cut.point, total)):
        found |= {f"{c}{k}": value for c, value in zip(curve.shape.coordinates, point or ())}
    return found


def _check_first(formula: Formula, program: FieldProgram, halves: Halves) -> Failure | None:
    setting = start_setting(formula, program, generic(OPERATIONS[formula.operation]))
    curve = Curve(formula.system.shape, setting.field, setting.params)
    first, second = (setting.points[k] for k in stated(formula.cut).terms)
    found = _names(curve, formula, first, second, curve.add(first, second), (first, second))
    values = run(halves.first, setting.inputs | setting.params, setting.field)
    found |= {name: values[value] for name, value in halves.first.outputs}
    if halves.scale and setting.field.is_zero(found[halves.scale]):
        return Failure(f"{halves.scale} is identically zero at the cut")
    for equation in stated(formula.cut).equations:
        if failure := check_equation(setting.field, equation, found | setting.params):
            return Failure(f"at the cut {failure.what}", failure.residual)
    return None


def second_setting(formula: Formula, halves: Halves) -> Setting:
    """The second half at generic points: the sum at the cut and the second of its terms, the first
    of them being their difference.
    """
    shape, plan, cut = formula.system.shape, plan_parameters(formula), stated(formula.cut)
    field = FunctionField(
        PolynomialRing((*(f"{c}{k}" for c in shape.coordinates for k in (1, 2)), "l", *plan.free))
    )
    params = bind_parameters(plan, field, formula)
    curve = Curve(shape, field, params)
    second, opposite = curve.generic_points((1, 2)).values()
    total = curve.negate(opposite)
    found = _names(curve, formula, (), second, total, (opposite, second))
    if halves.scale:
        found[halves.scale] = (
            field.one if _is_homogeneous(formula, halves, tuple(found)) else field.gen("l")
        )
    for equation in cut.equations:
        found[equation.left.name] = evaluate(equation.right, (found | params).__getitem__, field)
    inputs = {
        value: found[name] for name, value in halves.first.outputs if value in halves.second.inputs
    }
    results = tuple(
        curve.combine(*_moved(dict(result), formula, total, second))
        for result in OPERATIONS[formula.operation].results
    )
    setting = Setting(
        formula=formula,
        program=halves.second,
        field=field,
        params=params,
        points={cut.point: total, cut.terms[1]: second},
        inputs=inputs,
        results=results,
        free_scalings=(),
    )
    setting.values = run(halves.second, inputs | params, field)
    return setting


def _moved(
    result: dict[int, int],
    formula: Formula,
    total: tuple[Fraction, ...],
    second: tuple[Fraction, ...],
) -> tuple[dict[int, int], dict[int, tuple[Fraction, ...]]]:
    """A combination of the two terms as one of the sum at the cut (0) and the second term (1),
    whose first term is the sum less the second.
    """
    i, j = stated(formula.cut).terms
    return {0: result.get(i, 0), 1: result.get(j, 0) - result.get(i, 0)}, {0: total, 1: second}


def _is_homogeneous(formula: Formula, halves: Halves, fixed: tuple[str, ...]) -> bool:
    """Whether scaling the open name, and with it the names of the equations, scales the results as
    points.
    """
    degrees: dict[str, Any] = {name: (0,) for name in (*fixed, *halves.second.params)} | {
        halves.scale: (1,)
    }
    try:
        for equation in stated(formula.cut).equations:
            degrees[equation.left.name] = evaluate(equation.right, degrees.__getitem__, Degrees(1))
        inputs = {value: degrees[name] for name, value in halves.first.outputs}
        values = run(
            halves.second, inputs | {name: (0,) for name in halves.second.params}, Degrees(1)
        )
        return are_scaled(
            formula, degrees, {public: values[value] for public, value in halves.second.outputs}
        )
    except Inhomogeneous:
        return False


def cut_conditions(formula: Formula, program: FieldProgram) -> tuple[Condition, ...]:
    """Exceptional inputs of a proven formula with a cut: those of its first half in the inputs'
    coordinates, those of its second half in the names at the cut."""
    halves, shape = split(formula, program), formula.system.shape
    roots = nonzero_values(formula, program)
    behind = (
        set(halves.second.inputs)
        | set(program.params)
        | {out for op in halves.second.ops for out in op.outs}
    )
    atoms = product_atoms(halves.second, [root for root in roots if root in behind])
    reader = Reader(
        formula,
        halves.first,
        {
            situation.label: start_setting(formula, program, situation)
            for situation in _readable(formula)
        },
    )
    before = [name for name in atoms if name in halves.second.inputs] + [
        root for root in roots if root not in behind
    ]
    field, values = free_values(formula, halves.first)
    first = factors_of(field, [values[atom] for atom in product_atoms(halves.first, before)])
    found = [Condition(written, reader.meaning(factor)) for factor, written in first]

    setting = second_setting(formula, halves)
    names = {value: name for name, value in halves.first.outputs}
    field = FunctionField(
        PolynomialRing((*(names[value] for value in halves.second.inputs), *program.params))
    )
    values = run(
        halves.second,
        {value: field.gen(names[value]) for value in halves.second.inputs}
        | {n: field.gen(n) for n in program.params},
        field,
    )
    (i, j), nonzero = (
        stated(formula.cut).terms,
        tuple(setting.inputs[name] for name in before if name in setting.inputs),
    )
    whose = f"for P{stated(formula.cut).point} = P{i}+P{j} in place of P, and P{j} of Q: "
    for atom in (name for name in atoms if name not in halves.second.inputs):
        for _, written in factors_of(field, [values[atom]]):
            meant = (
                exceptions(
                    shape, setting, setting.values[atom], list(setting.points.values()), nonzero
                )
                if shape.exceptions
                else []
            )
            found.append(Condition(written, whose + "; ".join(meant) if meant else ""))
    return tuple(dict.fromkeys(found))


def _readable(formula: Formula) -> list[Situation]:
    """The situations in which the first half's conditions are looked at: those of two points that
    are easily written down.
    """
    operation = OPERATIONS[formula.operation]
    return [
        s
        for s in (generic(operation), *special_situations(operation))
        if s.label in (GENERIC, "P = Q", "P = -Q")
    ]
