"""The coordinates of a system -> Forms: which names lie in memory, their neutral element, what
negates them.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ecgen.errors import FormulaError
from ecgen.formula.expression import evaluate
from ecgen.formula.model import System
from ecgen.formula.parameters import Modular
from ecgen.group.model import Form
from ecgen.group.symbols import coordinate_values, neutral_is_faithful, symbols, with_derived
from ecgen.verify.algebra.fractions import Fraction


@lru_cache(maxsize=256)
def negation(system: System, coordinates: tuple[str, ...]) -> tuple[tuple[str, ...], ...] | None:
    """Moves that turn the coordinates of P into those of -P, from the shape's negation law; None if
    no such moves do.

    The law is a polynomial identity in x, y and the constants, and compatible with scaling: moved
    coordinates weigh the same.
    """
    if system.shape.quotient:
        return ()  # P and -P are the same
    field, values = symbols(system)
    before = coordinate_values(system, field, values)
    names = {f"{c}1": values[c] for c in system.shape.coordinates} | values
    turned = values | {
        c: evaluate(node, names.__getitem__, field)
        for c, node in zip(system.shape.coordinates, system.shape.law("negation"))
    }
    after = coordinate_values(system, field, turned)

    def same(a: Fraction, b: Fraction) -> bool:
        return field.is_zero(field.sub(a, b))

    moves: list[tuple[str, ...]] = []
    done: set[str] = set()
    for name in coordinates:
        if name in done or same(before[name], after[name]):
            continue
        other = next(
            (
                c
                for c in coordinates
                if c not in done
                and c != name
                and same(before[c], after[name])
                and same(before[name], after[c])
            ),
            None,
        )
        if other:
            moves.append(("swap", name, other))
            done |= {name, other}
        elif field.is_zero(field.add(before[name], after[name])):
            moves.append(("neg", name))
        else:
            return None
    return tuple(moves)


def neutral_values(
    system: System, coordinates: tuple[str, ...], parameters: Mapping[str, int], p: int
) -> tuple[int, ...] | None:
    """The neutral element's coordinates modulo p, None if they do not stand for it alone or are not
    all determined.
    """
    if not neutral_is_faithful(system):
        return None
    field = Modular(p)
    found = {v: evaluate(node, parameters.__getitem__, field) for v, node in system.neutral}
    found = with_derived(system, field, parameters, found)
    return tuple(found[c] for c in coordinates) if set(coordinates) <= set(found) else None


@lru_cache(maxsize=256)
def constants_at_one(system: System) -> tuple[tuple[str, Fraction], ...]:
    """The coordinates that are constants, whatever the point, in the representative that `tosystem`
    writes (Z = 1), with their values.
    """
    field, values = symbols(system)
    found = coordinate_values(system, field, values)
    return tuple(
        (name, value)
        for name, value in found.items()
        if not value.denominators
        and all(not field.ring.degree(value.numerator, c) for c in system.shape.coordinates)
    )


def make_form(
    name: str, system: System, coordinates: tuple[str, ...], parameters: Mapping[str, int], p: int
) -> Form:
    """The form; FormulaError if a coordinate cannot be had from the variables."""
    unknown = [c for c in coordinates if c not in system.coordinate_names()]
    if unknown:
        raise FormulaError(
            f"The coordinate {unknown[0]} is not defined.",
            where=system.path,
            hint=f"Known: {', '.join(system.coordinate_names())}.",
        )
    return Form(
        name,
        coordinates,
        neutral_values(system, coordinates, parameters, p),
        negation(system, coordinates),
    )


def affine_form(
    name: str, system: System, coordinates: tuple[str, ...], parameters: Mapping[str, int], p: int
) -> Form:
    """The coordinates that the affine point determines; the others are constants, whose values
    modulo p it lists.
    """
    fixed = {n: value for n, value in constants_at_one(system) if n in coordinates}
    values = {n: _at(system, value.numerator, parameters, p) for n, value in fixed.items()}
    free = tuple(c for c in coordinates if c not in fixed)
    return Form(name, free, None, negation(system, free), tuple(values.items()))


def _at(system: System, polynomial: Any, parameters: Mapping[str, int], p: int) -> int:
    """A polynomial in the constants, modulo p."""
    field, _ = symbols(system)
    total = 0
    for exponents, coefficient in field.ring.terms(polynomial):
        value = int(coefficient.numerator) * pow(int(coefficient.denominator), -1, p)
        for name, e in zip(field.ring.names, exponents):
            value = value * pow(parameters[name], int(e), p) % p if e else value
        total += value
    return total % p
