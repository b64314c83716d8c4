"""Roles run on integer coordinates."""

from collections.abc import Sequence

from ecgen.group.model import Group, Role
from ecgen.group.program import constants, numbers, role_program
from ecgen.program.interpret import interpret


def run_role(
    group: Group, role: Role, *points: Sequence[int], candidate: int = 0
) -> tuple[tuple[int, ...], ...]:
    """The results of a candidate on integer coordinates, in the role's forms; 1/0 is 0, as in
    emitted code.
    """
    chosen, number = role.candidates[candidate], numbers(role)
    program = role_program(group, role, chosen)
    values = constants(group, chosen.stages)
    for point, given in zip(role.inputs, points, strict=True):
        values |= {
            f"{c}{number[point.name]}": v
            for c, v in zip(group.form(point.form).coordinates, given, strict=True)
        }
    found = interpret(program, values, group.p)
    return tuple(
        tuple(found[f"{c}{number[point.name]}"] for c in group.form(point.form).coordinates)
        for point in role.results
    )
