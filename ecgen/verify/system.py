"""The lines of `variables` against one another: what a system says of its points twice has to
agree.

Formulas are proven from `satisfying`, `tosystem` and `neutral`; `toaffine`, `homogweight` and
`parameter` say nothing that these do not, so that what is wrong there is told and nothing refused.
Equations are tried at one pseudo-random point of a pseudo-random curve modulo 2^127-507, so that
one that fails is wrong, and a wrong one passes with a probability below 2^-100.
"""

import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any, cast

from ecgen.errors import FormulaError
from ecgen.formula.expression import Equation, evaluate, parse_equation
from ecgen.formula.lines import TaggedLine, tagged_lines
from ecgen.formula.model import System
from ecgen.formula.parameters import Modular, solve_for
from ecgen.verify.algebra.fractions import Fraction, FunctionField
from ecgen.verify.algebra.polynomial import PolynomialRing
from ecgen.verify.conditions import nonzero_variables
from ecgen.verify.laws.weights import is_scaling, scalings

_PRIME = 2**127 - 507
_FIELD = Modular(_PRIME)


@lru_cache(maxsize=256)
def check_system(system: System) -> None:
    """FormulaError, with the line, where no formula of the system could be right: a variable that
    is there twice, no scaling, or on a curve several, a `satisfying` line that `tosystem` does not
    satisfy, and a `neutral` of zeros."""
    lines = tagged_lines(system.path)
    if again := next(
        (
            line
            for i, line in enumerate(lines)
            if line.tag == "variable"
            and line.rest in [other.rest for other in lines[:i] if other.tag == "variable"]
        ),
        None,
    ):
        raise _wrong(
            system, again, f"The variable {again.rest} is there already.", "Take the line out."
        )
    found = next(iter(scalings(system).values()))
    if system.shape.ysquared is not None and len(found) != 1:
        raise _wrong(
            system,
            [line for line in lines if line.tag == "satisfying"][-1],
            f"The equations of this coordinate system leave {len(found)} independent scalings,"
            " expected one.",
            "Add a `satisfying` line that ties them; several are only for shapes without a neutral"
            " element, such as genus2.",
        )
    _tried(system, lambda values: _check_affine(system, lines, values, "satisfying"))


@lru_cache(maxsize=256)
def check_neutral(system: System) -> None:
    """FormulaError, with the line, for a `neutral` that is all zero, finite, or does not satisfy
    the equations, the curve's among them, once their denominators are cleared. Formulas of points
    that are none can be right beside it (edwards/inverted of the Explicit-Formulas Database); no
    library can be made of it."""
    if system.shape.ysquared is not None and len(system.neutral) == len(system.variables):
        _tried(system, lambda values: _check_neutral(system, tagged_lines(system.path), values))


@lru_cache(maxsize=256)
def remarks_on(system: System) -> tuple[FormulaError, ...]:
    """What is wrong of lines that no formula and no library rests on, an error for each: a
    `parameter` that nothing reads, a `toaffine` that is not the affine point, a `homogweight` that
    is no scaling; and a wrong `neutral`. Five systems of the Explicit-Formulas Database have such a
    line, one of them a wrong `neutral`."""
    lines, found = tagged_lines(system.path), []
    checks: tuple[Callable[[], object], ...] = (
        lambda: _check_parameters(system, lines),
        lambda: _check_weights(system, lines),
        lambda: _tried(system, lambda values: _check_affine(system, lines, values, "toaffine")),
        lambda: check_neutral(system),
    )
    for check in checks:
        try:
            check()
        except FormulaError as error:
            found.append(error)
    return tuple(found)


def _tried(system: System, check: Callable[[dict[str, int]], None]) -> None:
    """The check with an instance of the system, where there is one."""
    try:
        if (values := _instance(system)) is not None:
            check(values)
    except ZeroDivisionError:
        raise FormulaError(
            "The lines of this coordinate system divide by 0, whatever the point.",
            where=system.path,
            hint="Check its `satisfying`, `tosystem` and `toaffine` lines.",
        ) from None


def _wrong(system: System, line: TaggedLine, what: str, hint: str) -> FormulaError:
    return FormulaError(what, where=system.path, line=line.number, hint=hint)


def _equation(system: System, line: TaggedLine) -> Equation:
    return parse_equation(line.rest, str(system.path), line.number, True)


def _check_parameters(system: System, lines: tuple[TaggedLine, ...]) -> None:
    read = set().union(
        *(
            _equation(system, line).names()
            for line in lines
            if line.tag in ("assume", "satisfying", "tosystem", "neutral", "toaffine")
        )
    )
    for line in lines:
        if line.tag == "parameter" and line.rest in system.shape.parameters:
            raise _wrong(
                system,
                line,
                f"The parameter {line.rest} is one of the shape {system.shape.name} already.",
                "Take the line out.",
            )
        if line.tag == "parameter" and line.rest not in read:
            raise _wrong(
                system,
                line,
                f"No line of this coordinate system reads the parameter {line.rest}.",
                "Take the line out, or write `assume` with what it is.",
            )


def _check_weights(system: System, lines: tuple[TaggedLine, ...]) -> None:
    """FormulaError, with the line, for a `homogweight` that is no exponent of a variable, or no
    scaling of the system with the lines before it.
    """
    stated: dict[str, tuple[int, TaggedLine]] = {}
    for line in (line for line in lines if line.tag == "homogweight"):
        equation = _equation(system, line)
        exponent = (
            evaluate(equation.right, dict[str, int]().__getitem__, cast(Any, _Integers()))
            if not equation.right.names()
            else None
        )
        if (
            equation.left.op != "name"
            or equation.left.name not in system.variables
            or exponent is None
        ):
            raise _wrong(
                system,
                line,
                f"`homogweight {line.rest}` is no exponent of a variable.",
                f"Write `homogweight {system.variables[0]} = 1`.",
            )
        stated[equation.left.name] = exponent, line
    weight = scalings(system)
    for count, (name, (_, line)) in enumerate(stated.items(), 1):
        known = list(stated)[:count]
        if not is_scaling([weight[v] for v in known], [stated[v][0] for v in known]):
            have = (
                ", ".join(f"{v} = {weight[v][0]}" for v in system.variables)
                if len(weight[name]) == 1
                else ""
            )
            raise _wrong(
                system,
                line,
                f"`homogweight {line.rest}` is no scaling of this system with the lines before it.",
                f"Its `satisfying` lines leave {have}." if have else "",
            )


class _Integers:
    """Exponents, for `evaluate`."""

    def constant(self, value: int) -> int:
        return value

    def add(self, a: int, b: int) -> int:
        return a + b

    def sub(self, a: int, b: int) -> int:
        return a - b

    def mul(self, a: int, b: int) -> int:
        return a * b


def _instance(system: System) -> dict[str, int] | None:
    """Affine coordinates and constants modulo the prime that satisfy the assumptions and, on a
    curve, its equation; None where an equation cannot be solved for a constant that is left, so
    that there is nothing to try."""
    shape, draw = system.shape, random.Random(system.name)
    constants = dict.fromkeys((*shape.parameters, *system.parameters))
    values = {name: draw.randrange(2, _PRIME) for name in (*constants, *shape.coordinates)}
    for equation in (*system.assumes, *(shape.equations if shape.ysquared is not None else ())):
        found = {
            name: value
            for name in constants
            if name in equation.names()
            and (value := solve_for(equation, name, values, _PRIME)) is not None
        }
        if not found and _gap(equation, values):
            return None
        for name in [*found][:1]:
            values[name] = found[name]
            del constants[name]
    return values


def _gap(equation: Equation, values: dict[str, int]) -> int:
    return (
        evaluate(equation.left, values.__getitem__, _FIELD)
        - evaluate(equation.right, values.__getitem__, _FIELD)
    ) % _PRIME


def _check_affine(
    system: System, lines: tuple[TaggedLine, ...], values: dict[str, int], tag: str
) -> None:
    """The lines of that tag, at the point as `tosystem` writes it, and scaled."""
    weight, tosystem = scalings(system), dict(system.tosystem)
    point = {v: evaluate(tosystem[v], values.__getitem__, _FIELD) for v in system.variables}
    for factor in (1, 3):
        lookup = values | {
            v: value * _power(factor, weight[v]) % _PRIME for v, value in point.items()
        }
        for name, node in system.derived:
            lookup[name] = evaluate(node, lookup.__getitem__, _FIELD)
        for line in (line for line in lines if line.tag == tag):
            if tag == "satisfying" and _gap(_equation(system, line), lookup):
                raise _wrong(
                    system,
                    line,
                    f"`satisfying {line.rest}` does not hold for the affine point that the"
                    " `tosystem` lines write.",
                    "Mend one of the two.",
                )
            if tag == "toaffine" and _gap(_equation(system, line), lookup):
                raise _wrong(
                    system,
                    line,
                    f"`toaffine {line.rest}` contradicts the `satisfying` lines.",
                    "It says again which affine point the variables stand for.",
                )


def _power(factor: int, exponents: tuple[int, ...]) -> int:
    """The product of factor^e, (factor + 1)^f ... modulo the prime."""
    total = 1
    for i, exponent in enumerate(exponents):
        total = total * pow(factor + i if factor > 1 else 1, exponent, _PRIME) % _PRIME
    return total


def _check_neutral(system: System, lines: tuple[TaggedLine, ...], values: dict[str, int]) -> None:
    """FormulaError, with the line, for a `neutral` element whose coordinates are all 0, that is
    finite where the shape's is not, or does not satisfy the equations once denominators are
    cleared.
    """
    shape, line = system.shape, next(line for line in lines if line.tag == "neutral")
    neutral = {v: evaluate(node, values.__getitem__, _FIELD) for v, node in system.neutral}
    if not any(neutral.values()):
        raise _wrong(
            system,
            line,
            "All coordinates of the `neutral` element are 0.",
            "That is no point in any scaling.",
        )
    if not shape.neutral and all(neutral[v] for v in nonzero_variables(system)):
        raise _wrong(
            system,
            line,
            f"The `neutral` element of these lines is a finite point; that of {shape.name} lies at"
            " infinity.",
            f"One of {', '.join(nonzero_variables(system))} is 0 there.",
        )
    at = (
        values
        | neutral
        | {
            c: evaluate(node, values.__getitem__, _FIELD)
            for c, node in zip(shape.coordinates, shape.neutral)
        }
    )
    for text, numerator, ring in _cleared(system):
        total = 0
        for exponents, coefficient in ring.terms(numerator):
            term = int(coefficient.numerator) * pow(int(coefficient.denominator), -1, _PRIME)
            for name, exponent in zip(ring.names, exponents):
                term = term * pow(at[name], int(exponent), _PRIME) % _PRIME
            total += term
        if total % _PRIME:
            raise _wrong(
                system,
                line,
                f"The `neutral` element does not satisfy `{text.replace('==', '=')}` once"
                " denominators are cleared.",
                "Compare the `neutral` lines with the `satisfying` lines.",
            )


def _cleared(system: System) -> list[tuple[str, object, PolynomialRing]]:
    """The equations as polynomials that vanish, in the variables; those of a neutral element at
    infinity with x and y replaced, the curve's among them.
    """
    shape = system.shape
    affine = {
        e.left.name: e
        for e in system.satisfying
        if e.left.op == "name" and e.left.name in system.shape.coordinates
    }
    known = dict(system.derived)
    ring = PolynomialRing(
        tuple(
            dict.fromkeys(
                (*system.variables, *shape.coordinates, *shape.parameters, *system.parameters)
            )
        )
    )
    field = FunctionField(ring)
    lookup: dict[str, Fraction] = {name: field.gen(name) for name in ring.names}
    for name, node in system.derived:
        lookup[name] = evaluate(node, lookup.__getitem__, field)
    equations = [e for e in system.satisfying if not (e.left.op == "name" and e.left.name in known)]
    if not shape.neutral:
        if set(affine) != set(shape.coordinates):
            return []
        lookup |= {c: evaluate(e.right, lookup.__getitem__, field) for c, e in affine.items()}
        equations = [*(e for e in equations if e not in affine.values()), shape.equation]
    gaps = [
        (
            e,
            field.sub(
                evaluate(e.left, lookup.__getitem__, field),
                evaluate(e.right, lookup.__getitem__, field),
            ),
        )
        for e in equations
    ]
    return [(e.text, gap.numerator, ring) for e, gap in gaps]
