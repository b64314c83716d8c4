"""Whether a group's formulas say of a sum that it failed, and keep saying so.

Where a formula is proven for generic points and the coordinate that says O (Z) is not 0, its result
is the sum by continuity; where it is 0, the sum is O or the formula failed. If every later result
has 0 there too, a chain that ends with another value is right for whatever point it began with.
A scaling that is taken from such a point is 0, and so is Z of what is unscaled by it.
"""

from collections.abc import Iterable
from random import Random
from typing import Any

from ecgen.extension import random_element
from ecgen.group.derived.convert import SCALING, from_cached, scalings, to_cached
from ecgen.group.model import Group, Role
from ecgen.group.program import constants, numbers, role_program
from ecgen.program.interpret import interpret
from ecgen.program.ir import FieldProgram


def keeps_lost(group: Group, roles: Iterable[Role], scaling: Iterable[str] = ()) -> bool:
    """Whether these roles, changes of what points are scaled by, and table entries give results
    with that coordinate 0 of an argument with it 0. Polynomials of a degree below 64 are 0 if they
    are at random places: the chance of an error is below 2^6/p each (Schwartz, J. ACM 27, 1980;
    Zippel 1979)."""
    if not group.zero or len(group.form("point").coordinates) != len(
        group.form("short").coordinates
    ):
        return False
    random = Random(f"{group.stem} {group.p:x}")
    return (
        _is_entry_lost(group, random)
        and all(_is_scaling_lost(group, scalings(group, own), random) for own in scaling)
        and all(
            _stays(group, role, lost, random)
            for role in roles
            for lost, given in enumerate(role.inputs)
            if given.form == "cached" or group.zero in group.form(given.form).coordinates
        )
    )


def _is_entry_lost(group: Group, random: Random) -> bool:
    """Whether the point of a table entry is, where the entry is of one that is."""
    held = _drawn(group, random) | {group.zero: 0}
    entry = _value(to_cached(group), held | dict(group.parameters), group.p)
    back = _value(from_cached(group), entry | dict(group.parameters), group.p)
    return bool(back[group.zero] == 0)


def _is_scaling_lost(group: Group, program: FieldProgram, random: Random) -> bool:
    """Whether the result is lost where the point is, and where its scaling is 0."""
    marks = {SCALING, group.zero}
    return all(
        _value(program, _drawn(group, random) | {lost: 0}, group.p)[out] == 0
        for lost in marks & set(program.inputs)
        for out, _ in program.outputs
        if out in marks
    )


def _drawn(group: Group, random: Random, more: Iterable[str] = ()) -> dict[str, Any]:
    """Random coordinates, and a random scaling."""
    names = dict.fromkeys((*group.form("point").coordinates, SCALING, *more))
    return {c: random_element(random, group.p, group.nonresidue) for c in names}


def _stays(group: Group, role: Role, lost: int, random: Random) -> bool:
    """Whether the results are lost where the argument at place `lost` is."""
    number = numbers(role)
    values: dict[str, Any] = {}
    for place, given in enumerate(role.inputs):
        own = _drawn(group, random, group.form(given.form).coordinates)
        if place == lost:
            own[group.zero] = 0
        if given.form == "cached":
            own = _value(to_cached(group), own | dict(group.parameters), group.p)
        values |= {f"{c}{number[given.name]}": value for c, value in own.items()}
    marks = [
        f"{group.zero}{number[point.name]}"
        for point in role.results
        if group.zero in group.form(point.form).coordinates
    ]
    return all(
        found[mark] == 0
        for candidate in role.candidates
        for found in [
            _value(
                role_program(group, role, candidate),
                values | dict(constants(group, candidate.stages)),
                group.p,
            )
        ]
        for mark in marks
    )


def _value(program: FieldProgram, values: dict[str, Any], p: int) -> dict[str, Any]:
    wanted = {name: values[name] for name in (*program.inputs, *program.params)}
    found: dict[str, Any] = interpret(program, wanted, p)
    return found
