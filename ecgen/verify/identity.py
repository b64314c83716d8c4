"""Whether the outputs of a formula represent the expected points: the equations of the model,
cleared.

A result is right when (1) every `satisfying` equation of its coordinate system holds as an identity
in the function field, (2) no denominator of those equations vanishes identically, and (3) every
assumption about shared or fixed output coordinates holds. 0 = 0 is no proof: (2) refuses all-zero
outputs.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from ecgen.formula.expression import Equation, Node, evaluate
from ecgen.formula.operations import OPERATIONS
from ecgen.verify.algebra.fractions import Fraction, FunctionField, Quotients
from ecgen.verify.algebra.polynomial import text
from ecgen.verify.laws.setting import Setting
from ecgen.verify.laws.weights import weights


@dataclass(frozen=True)
class Failure:
    """`what` is wrong, and the polynomial that should have been zero."""

    what: str
    residual: str = ""


def result_values(setting: Setting, index: int) -> dict[str, Any]:
    """Variable -> value of the coordinates of result `index` that are written or assumed."""
    formula, found = setting.formula, {}
    for public, value in setting.program.outputs:
        split = formula.system.split(public)
        if split and split[1] == index:
            found[split[0]] = setting.values[value]
    outputs = {public: setting.values[value] for public, value in setting.program.outputs}
    for equation in formula.assumes:
        split = formula.system.split(equation.left.name) if equation.left.op == "name" else None
        if split and split[1] == index and split[0] not in found:
            lookup: Callable[[str], Any] = (setting.inputs | outputs | setting.params).get
            found[split[0]] = evaluate(equation.right, lookup, setting.field)
    return found


def _with_derived(setting: Setting, found: dict[str, Any]) -> dict[str, Any]:
    """Add the derived names that the present variables determine."""
    found = dict(found)
    for name, node in setting.formula.system.derived:
        lookup = found | setting.params
        if name not in found and node.names() <= set(lookup):
            found[name] = evaluate(node, lookup.__getitem__, setting.field)
    return found


def check_equation(field: Any, equation: Equation, values: dict[str, Any]) -> Failure | None:
    """Whether an equation holds as an identity and divides by nothing that is zero; None if so."""
    over = Quotients(field)
    lookup = {name: (value, field.one) for name, value in values.items()}
    left, right = (
        evaluate(side, lookup.__getitem__, over) for side in (equation.left, equation.right)
    )
    if field.is_zero(left[1]) or field.is_zero(right[1]):
        return Failure(f"the denominator in `{equation.text}` is identically zero")
    residual = field.sub(field.mul(left[0], right[1]), field.mul(right[0], left[1]))
    return (
        None
        if field.is_zero(residual)
        else Failure(f"`{equation.text}` fails", text(residual.numerator))
    )


def check_finite(
    setting: Setting, index: int, point: tuple[Fraction | int, Fraction | int]
) -> Failure | None:
    """Whether result `index` represents the affine `point`; None if so."""
    system = setting.formula.system
    found = result_values(setting, index)
    values = (
        _with_derived(setting, found) | setting.params | dict(zip(system.shape.coordinates, point))
    )
    definitions = {name for name, _ in system.derived}
    bound = set()
    for equation in system.satisfying:
        if equation.left.op == "name" and equation.left.name in definitions:
            continue
        if not equation.names() <= set(values):
            continue
        failure = check_equation(setting.field, equation, values)
        if failure:
            own = _closure(equation.names(), system.derived) & set(found)
            return Failure(
                f"{failure.what} for {_listed(own or set(found), index)}", failure.residual
            )
        bound |= _closure(equation.names(), system.derived)
    checked = {extra.name for extra in setting.formula.extras}
    loose = sorted(name for name in set(found) - bound if f"{name}{index}" not in checked)
    return (
        Failure(f"no equation of the model binds {loose[0]}{index}") if loose or not bound else None
    )


def _listed(variables: Iterable[str], index: int) -> str:
    """Coordinates of one result as the formula's file writes them: `X3, Y3 and Z3`."""
    *most, last = sorted(f"{variable}{index}" for variable in variables)
    return f"{', '.join(most)} and {last}" if most else last


def _closure(names: frozenset[str], derived: tuple[tuple[str, Node], ...]) -> set[str]:
    """Names with the names that define them."""
    closed = set(names)
    for name, node in reversed(derived):
        if name in closed:
            closed |= node.names()
    return closed


def check_neutral(setting: Setting, index: int) -> Failure | None:
    """Whether result `index` is a scaling of the neutral element's coordinates; None if so."""
    system, field = setting.formula.system, setting.field
    found, nonzero = result_values(setting, index), []
    neutral = {v: evaluate(n, setting.params.__getitem__, field) for v, n in system.neutral}
    if set(neutral) != set(system.variables):
        return Failure("the model does not state the neutral element")
    weight = weights(system)
    for variable, value in sorted(found.items()):
        if variable not in neutral:
            continue
        if field.is_zero(neutral[variable]) != field.is_zero(value):
            return Failure(
                f"{variable}{index} does not fit the neutral element", text(value.numerator)
            )
        if not field.is_zero(value):
            nonzero.append((weight[variable], field.div(value, neutral[variable])))
    if not nonzero:
        return Failure("all coordinates are zero")
    (w, first), *others = nonzero
    for v, ratio in others:
        gap = field.sub(_power(field, first, v), _power(field, ratio, w))
        if not field.is_zero(gap):
            return Failure(
                f"{_listed(found, index)} are no scaling of the neutral element",
                text(gap.numerator),
            )
    return None


def _power(field: FunctionField, value: Fraction, exponent: int) -> Fraction:
    result = field.one
    for _ in range(exponent):
        result = field.mul(result, value)
    return result


def _check_equal(setting: Setting, wanted: dict[str, Any], index: int) -> Failure | None:
    for variable, value in sorted(result_values(setting, index).items()):
        gap = setting.field.sub(value, wanted[variable])
        if not setting.field.is_zero(gap):
            return Failure(
                f"{variable}{index} is not the coordinate it should be", text(gap.numerator)
            )
    return None


def _check_extras(setting: Setting) -> Failure | None:
    outputs = {public: setting.values[value] for public, value in setting.program.outputs}
    lookup = setting.inputs | outputs | setting.params
    for index in setting.formula.output_points():
        found = _with_derived(setting, result_values(setting, index))
        lookup = {f"{v}{index}": value for v, value in found.items()} | lookup
    for extra in setting.formula.extras:
        if extra.is_derived:
            split = setting.formula.system.placed(extra.name)
            own = {k: v for k, v in lookup.items() if k != extra.name}
            node = dict(setting.formula.system.derived)[split[0]]
            own = {
                k[: -len(str(split[1]))]: v for k, v in own.items() if k.endswith(str(split[1]))
            } | setting.params
            equation = Equation(Node("name", value="_written"), node, f"output {extra.text}")
            failure = check_equation(
                setting.field, equation, own | {"_written": outputs[extra.name]}
            )
        else:
            if unknown := sorted(extra.meaning.names() - set(lookup)):
                return Failure(
                    f"`output {extra.text}` reads {unknown[0]}, which is no coordinate, result or"
                    " parameter"
                )
            equation = Equation(
                Node("name", value="_written"), extra.meaning, f"output {extra.text}"
            )
            failure = check_equation(
                setting.field, equation, lookup | {"_written": outputs[extra.name]}
            )
        if failure:
            return failure
    return None


def check(setting: Setting) -> Failure | None:
    """The first thing wrong with the results in this setting; None if all of them are right."""
    formula = setting.formula
    operation = OPERATIONS[formula.operation]
    indices = formula.output_points()
    for index, point in zip(indices, setting.results, strict=True):
        if operation.cached:
            wanted = {n[: -len("1")]: v for n, v in setting.coordinate_values(1).items()}
            failure = _check_equal(setting, wanted, index)
        elif point is None:
            failure = check_neutral(setting, index)
        else:
            failure = check_finite(setting, index, point)
        if failure is None and operation.normalized and point is not None:
            lookup = (
                setting.params | dict(zip(formula.system.shape.coordinates, point))
            ).__getitem__
            wanted = {
                v: evaluate(node, lookup, setting.field) for v, node in formula.system.tosystem
            }
            failure = _check_equal(setting, wanted, index)
        if failure:
            return failure
    return _check_extras(setting)
