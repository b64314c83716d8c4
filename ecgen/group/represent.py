"""Points as integers in a form, and back: the reference that tests and checks compare routines
with.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ecgen.errors import FormulaError
from ecgen.formula.expression import Field, Number, evaluate
from ecgen.formula.model import System
from ecgen.formula.parameters import Modular
from ecgen.group.model import Form, Group
from ecgen.group.symbols import coordinate_values, with_derived
from ecgen.residues import inverse
from ecgen.verify.laws.weights import scalings

Affine = tuple[int, ...]  # affine coordinates, integers or elements of an extension
KEPT = 1 << 12  # points of a group


class NoCoordinates(ArithmeticError):
    """The point has no coordinates in this system (the neutral element in inverted coordinates)."""


def is_neutral(group: Group, point: Affine | None) -> bool:
    """Whether `point`, an affine pair or None, is the neutral element of the curve."""
    if point is None:
        return True
    kept = _kept(group, "affine neutral")
    if not kept:
        kept[()] = _affine_neutral(group)
    return bool(tuple(point) == kept[()])


def _affine_neutral(group: Group) -> tuple[int, ...] | None:
    shape, lookup = group.system.shape, dict(group.parameters).__getitem__
    return tuple(evaluate(node, lookup, Modular(group.p)) for node in shape.neutral) or None


def _kept(group: Group, what: str) -> dict[Any, Any]:
    """What is remembered of this very object: to compare it with an equal one takes longer than
    what is looked up.
    """
    found: dict[Any, Any] = vars(group).setdefault(what, {})
    return found


def _at_one(group: Group, point: Affine | None) -> Mapping[str, int]:
    """All coordinates of the representative with scaling 1; NoCoordinates if there is none."""
    kept = _kept(group, "points at one")
    if point not in kept:
        if len(kept) >= KEPT:
            kept.clear()
        kept[point] = _scaled_by_one(group, point)
    found: Mapping[str, int] = kept[point]
    return found


def _scaled_by_one(group: Group, point: Affine | None) -> Mapping[str, int]:
    field, constants = Modular(group.p), dict(group.parameters)
    if point is None or is_neutral(group, point):
        form = group.form("point")
        if form.neutral is None:
            raise NoCoordinates(f"the neutral element has no {group.name} coordinates")
        return with_derived(
            group.system, field, constants, dict(zip(form.coordinates, form.neutral))
        )
    if len(point) != len(group.system.shape.coordinates):  # a class of degree 1
        raise NoCoordinates(f"{point} has no {group.name} coordinates")
    try:
        return coordinate_values(
            group.system, field, constants | dict(zip(group.system.shape.coordinates, point))
        )
    except ZeroDivisionError:
        raise NoCoordinates(f"{point} has no {group.name} coordinates") from None


def scalings_of(group: Group, form: str) -> int:
    """In how many ways coordinates of the form can be scaled."""
    own = _shape(group, form)
    return 0 if own.fixed else own.scalings


def coordinates(
    group: Group, form: str, point: Affine | None, scale: int | tuple[int, ...] = 1
) -> tuple[int, ...]:
    """The coordinates modulo p of an affine point, or of the neutral element (None, or its affine
    pair), scaled by `scale` != 0 where the form does not fix the scaling; where there are several,
    by a factor for each, or by that and others made of it."""
    own, found, p = _shape(group, form), _at_one(group, point), group.p
    if own.fixed or (own.scalings == 1 and scale == 1):
        return tuple(found[c] % p for c, _ in own.coordinates)
    factors = (
        scale
        if isinstance(scale, tuple)
        else (scale, *((scale * scale + scale + i) % p or 1 for i in range(1, own.scalings)))
    )
    return tuple(found[c] * _power(factors, exponents, p) % p for c, exponents in own.coordinates)


def represents(group: Group, form: str, values: tuple[int, ...], point: Affine | None) -> bool:
    """Whether the values, of any representative modulo p, are coordinates of the point, all their
    relations included.

    Of the neutral element where a coordinate tells it (`zero`) that one has to vanish, and what is
    derived has to agree.
    """
    p, own = group.p, group.form(form)
    held = dict(zip(own.coordinates, (value % p for value in values), strict=True))
    if is_neutral(group, point) and group.zero in held:
        variables = {v: held[v] for v in group.system.variables if v in held}
        found = with_derived(group.system, Modular(p), dict(group.parameters), variables)
        return (
            held[group.zero] == 0
            and all(found.get(c, v) == v for c, v in held.items())
            and any(held.values())
        )
    try:
        wanted = _at_one(group, point)
    except NoCoordinates:
        return False
    if own.fixed:
        return all(held[c] == wanted[c] for c in held)
    shape = _shape(group, form)
    if shape.scalings > 1:
        have = with_derived(
            group.system,
            Modular(p),
            dict(group.parameters),
            {v: held[v] for v in group.system.variables if v in held},
        )
        return affine_of(group.system, Modular(p), have | dict(group.parameters)) == point and all(
            have[c] == v for c, v in held.items()
        )
    return _is_scaling(tuple(held.values()), tuple(wanted[c] for c in held), shape, p)


def is_scaling_of(
    group: Group, form: str, values: tuple[int, ...], wanted: tuple[int, ...]
) -> bool:
    """Whether coordinates in [0, p) of a form are others of it, not all 0, scaled; of two neutral
    elements that need not hold.
    """
    own = _shape(group, form)
    return values == wanted if own.fixed else _is_scaling(values, wanted, own, group.p)


def _power(factors: tuple[int, ...], exponents: tuple[int, ...], p: int) -> int:
    """The product of the powers modulo p."""
    total = 1
    for factor, exponent in zip(factors, exponents):
        total = total * pow(factor, exponent, p) % p
    return total


def _is_scaling(values: tuple[int, ...], wanted: tuple[int, ...], shape: "_Shape", p: int) -> bool:
    """Whether values = scale^weight * wanted for one scale != 0, of the one scaling that there is:
    the one that products of ratios give.
    """
    rows = [
        (w, value, one)
        for (_, (w, *_)), value, one in zip(shape.coordinates, values, wanted, strict=True)
    ]
    if any((value == 0) != (one == 0) for _, value, one in rows):
        return False
    if plain := next(
        (value for w, value, one in rows if w == 1 and one == 1), None
    ):  # it is that coordinate
        return all(one * pow(plain, w, p) % p == value for w, value, one in rows)
    power, scale = 0, 1  # scale = (true scale)^power
    ratios = [(w, value * inverse(one, p) % p) for w, value, one in rows if one]
    for w, ratio in ratios:
        power, scale = (power, scale) if power == 1 else _combine(power, scale, w, ratio, p)
    return power == 1 and all(pow(scale, w, p) == ratio for w, ratio in ratios)


def _combine(a: int, first: int, b: int, second: int, p: int) -> tuple[int, int]:
    """(g, s^g) from s^a and s^b, g the greatest common divisor."""
    if b < 0:
        b, second = -b, inverse(second, p)
    while b:
        quotient = a // b
        a, first, b, second = (
            b,
            second,
            a - quotient * b,
            first * pow(inverse(second, p), quotient, p) % p,
        )
    return a, first


def to_affine(group: Group, values: tuple[int, ...], form: str = "point") -> Affine | None:
    """The affine point that coordinates stand for, None for the neutral element or where a division
    fails.
    """
    field, p = Modular(group.p), group.p
    found = dict(zip(group.form(form).coordinates, (value % p for value in values)))
    found = with_derived(group.system, field, dict(group.parameters), found)
    return affine_of(group.system, field, found | dict(group.parameters))


def affine_of(
    system: System, field: Field[Number], values: Mapping[str, Number]
) -> tuple[Number, ...] | None:
    """x, y by the equations `x = ...` of the model, None where they divide by zero; variables that
    `values` leaves out follow from equations `variable = ...`. FormulaError where they do not."""
    nodes = {e.left.name: e.right for e in system.satisfying if e.left.op == "name"}
    for name, node in nodes.items():
        if name in system.variables and name not in values and node.names() <= set(values):
            values = {**values, name: evaluate(node, values.__getitem__, field)}
    if unknown := sorted(
        {n for c in system.shape.coordinates if c in nodes for n in nodes[c].names()} - set(values)
    ):
        raise FormulaError(
            f"{', '.join(unknown)}, which its doublings do not read, is needed to tell which point"
            " it is.",
            where=system.path,
            hint=(
                f"Say what {unknown[0]} is: `satisfying {unknown[0]} = ...`, made of the"
                " coordinates that doublings read."
            ),
        )
    try:
        return tuple(
            evaluate(nodes[c], values.__getitem__, field)
            for c in system.shape.coordinates
            if c in nodes
        )
    except ZeroDivisionError:
        return None


@dataclass(frozen=True)
class _Shape:
    """A form's coordinates, each with its weight in every scaling, of which there are `scalings`;
    whether the form fixes them.
    """

    coordinates: tuple[tuple[str, tuple[int, ...]], ...]
    scalings: int
    fixed: bool


def _shape(group: Group, form: str) -> _Shape:
    kept = _kept(group, "shapes")
    if form not in kept:
        own, weights = group.form(form), scalings(group.system)
        kept[form] = _Shape(
            tuple((c, weights[c]) for c in own.coordinates),
            len(next(iter(weights.values()))),
            bool(own.fixed),
        )
    found: _Shape = kept[form]
    return found


__all__ = ["Form", "NoCoordinates", "coordinates", "is_neutral", "represents", "to_affine"]
