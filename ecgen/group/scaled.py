"""Which operations of a group may be run on scaled points: on (X s^w : ... : Z) in place of (X :
... : Z), where w are the weights and Z is the coordinate that scales a point by itself.

Scaling by s != 0 maps the points of the curve one to one to those of an isomorphic curve (y^2 = x^3
+ b to y^2 = x^3 + b s^6), of which no formula here knows the constants. None needs to: a program in
which every value has a degree in s, constants degree 0, and whose results have the degrees of a
scaled point up to their own scaling, gives for scaled inputs the scaled results. So it is right for
them wherever it is right on the curve, and fails where it fails there. That is shown for the
program that is emitted; nothing of the equation is asked. A doubling that reads a != 0, or was made
for a = -3, has no such degrees.
"""

from collections.abc import Mapping

from ecgen.group.model import Group, Role
from ecgen.group.program import numbers, role_program
from ecgen.program.ir import FieldProgram
from ecgen.verify.laws.weights import scalings

ALIKE = ("add", "sub", "neg", "dbl", "tpl", "mulc", "half", "copy")


def scale_of(group: Group) -> str:
    """The coordinate of weight one that scales a point by itself and is 0 for the neutral element
    alone; "" if there is none.
    """
    scale, found = group.form("scale").coordinates, scalings(group.system)
    is_one = scale == (group.zero,) and len(found[group.zero]) == 1 and found[group.zero][0] == 1
    turned = group.form("point").negation
    return (
        group.zero
        if is_one
        and turned is not None
        and all(move[0] == "neg" and move[1] != group.zero for move in turned)
        and all(found[c][0] > 0 for c in group.form("co-z").coordinates)
        else ""
    )


def degree(group: Group, coordinate: str) -> int:
    """The power of s by which scaling multiplies a coordinate of a point."""
    return 0 if coordinate == scale_of(group) else scalings(group.system)[coordinate][0]


def degrees(program: FieldProgram, given: Mapping[str, int]) -> dict[str, int] | None:
    """The power of s by which every result is multiplied where inputs are multiplied by those
    `given`; None if one has none.
    """
    held = dict(given) | dict.fromkeys(program.params, 0)
    for op in program.ops:
        args = [held[a] for a in op.args]
        if op.name in ALIKE and len(set(args)) == 1:
            value = args[0]
        elif op.name in ("mul", "sqr"):
            value = args[0] + args[-1]
        elif op.name == "const":
            value = 0
        else:
            return None
        held |= dict.fromkeys(op.outs, value)
    return {public: held[value] for public, value in program.outputs}


def is_scaled(group: Group, role: Role) -> bool:
    """Whether a role, whichever candidate serves it, gives the scaled results of scaled points."""
    scale, number = scale_of(group), numbers(role)
    if not scale or any(
        c not in group.system.variables
        for point in role.inputs
        for c in group.form(point.form).coordinates
    ):
        return False
    given = {
        f"{c}{number[point.name]}": degree(group, c)
        for point in role.inputs
        for c in group.form(point.form).coordinates
    }
    for candidate in role.candidates:
        found = degrees(role_program(group, role, candidate), given)
        if found is None or f"{scale}{number['r']}" not in found:
            return False
        # the results' own scaling, which those of one scaling share
        own = found[f"{scale}{number['r']}"]
        if any(
            found[f"{c}{number[point.name]}"]
            != degree(group, c) + own * scalings(group.system)[c][0]
            for point in role.results
            for c in group.form(point.form).coordinates
        ):
            return False
    return True


def is_scaled_map(group: Group, form: str, program: FieldProgram) -> bool:
    """The same of a map from a form to the same form without the scaling coordinate; the results
    are not scaled otherwise than the inputs.
    """
    coordinates = group.form(form).coordinates
    if not scale_of(group) or not set(coordinates) <= set(group.form("co-z").coordinates):
        return False
    given = {c: degree(group, c) for c in coordinates}
    return degrees(program, given) == given
