"""Whether a group's formulas say of a sum that it failed, and keep saying so.

Where a formula is proven for generic points and the coordinate that says O (Z) is not 0, its result
is the sum by continuity; where it is 0, the sum is O or the formula failed. If every later result
has 0 there too, a chain that ends with another value is right for whatever point it began with.
"""

from random import Random
from typing import Any

from ecgen.extension import random_element
from ecgen.group.derived.convert import to_cached
from ecgen.group.model import Group, Role
from ecgen.group.program import constants, numbers, role_program
from ecgen.program.interpret import interpret
from ecgen.program.ir import FieldProgram


def keeps_lost(group: Group) -> bool:
    """Whether doublings and additions have a result with that coordinate 0 from an argument with
    it 0. Polynomials of a degree below 64 are 0 if they are at random places: the chance of an
    error is below 2^6/p each (Schwartz, J. ACM 27, 1980; Zippel 1979)."""
    if not group.zero or len(group.form("point").coordinates) != len(
        group.form("short").coordinates
    ):
        return False
    roles = [group.role("dbl"), group.role("readd") or group.role("add")]
    random = Random(f"{group.stem} {group.p:x}")
    return all(
        role is not None and _stays(group, role, lost, random)
        for role in roles
        for lost in range(len(role.inputs) if role else 1)
    )


def _stays(group: Group, role: Role, lost: int, random: Random) -> bool:
    """Whether the result is lost where the argument at place `lost` is."""
    number = numbers(role)
    values: dict[str, Any] = {}
    for place, given in enumerate(role.inputs):
        own: dict[str, Any] = {
            c: random_element(random, group.p, group.nonresidue)
            for c in group.form("point").coordinates
        }
        if place == lost:
            own[group.zero] = 0
        if given.form != "point":
            own = _value(to_cached(group), own | dict(group.parameters), group.p)
        values |= {f"{c}{number[given.name]}": value for c, value in own.items()}
    result = f"{group.zero}{number[role.results[0].name]}"
    return all(
        _value(
            role_program(group, role, candidate),
            values | dict(constants(group, candidate.stages)),
            group.p,
        )[result]
        == 0
        for candidate in role.candidates
    )


def _value(program: FieldProgram, values: dict[str, Any], p: int) -> dict[str, Any]:
    wanted = {name: values[name] for name in (*program.inputs, *program.params)}
    found: dict[str, Any] = interpret(program, wanted, p)
    return found
