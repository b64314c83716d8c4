"""Names of point routines -> the group and role that they stand for; the groups that a library is
made of.
"""

import re
from dataclasses import dataclass

from ecgen.curve.model import Curve
from ecgen.errors import EcgenError
from ecgen.group import Group, Role, find_group, groups_of
from ecgen.group.model import Candidate
from ecgen.kept import cached_apart, once

RUN = "ndbl"


@dataclass(frozen=True)
class PointRoutine:
    """A role of a group, `count` times in a row where it is a run of doublings."""

    group: Group
    role: Role
    count: int = 1

    @property
    def stages(self) -> tuple[tuple[str, ...], ...]:
        """The equal formulas of every stage."""
        return self.role.stages * self.count

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        return self.role.candidates

    @property
    def is_doubling(self) -> bool:
        """Whether it doubles one point, once."""
        return self.role.name in (RUN, "dbl") and self.count == 1


@cached_apart(256)
def library_groups(curve: Curve) -> tuple[Group, ...]:
    """The groups of a curve, one for each stem: of several the one that is forced, else the one
    with most assumptions on the curve.
    """
    return once("groups", (curve,), lambda: _library_groups(curve), formulas=curve.formulas)


def _library_groups(curve: Curve) -> tuple[Group, ...]:
    found: dict[str, Group] = {}
    for group in groups_of(curve, curve.formulas):
        before = found.get(group.stem)
        if before is None or len(group.system.assumes) > len(before.system.assumes):
            found[group.stem] = group
    if curve.system:
        forced = find_group(curve, curve.system, curve.formulas)
        found[forced.stem] = forced
    return tuple(found.values())


def group_of(stem: str, curve: Curve) -> Group:
    """The group whose routines begin with `stem`, on the curve or on its image."""
    groups = (*library_groups(curve), *(library_groups(curve.image) if curve.image else ()))
    for group in groups:
        if group.stem == stem:
            return group
    raise EcgenError(
        f"no coordinate system of this curve has routines called {stem}_...",
        hint=f"Known: {', '.join(g.stem for g in groups)}.",
    )


@dataclass(frozen=True)
class RoutineName:
    """What the name of a point routine says: its system, its role there, and of a run of doublings
    how many they are."""

    stem: str
    role: str
    run: int = 0


def routine_name(name: str) -> RoutineName:
    match = re.fullmatch(r"([^_]*)_?((\d+)dbl|.*)", name)
    assert match is not None
    return RoutineName(match[1], match[2], int(match[3] or 0))


@dataclass(frozen=True)
class Layout:
    """What the layout of an argument says: the system of a point and its form there; of an element
    a word alone."""

    stem: str
    form: str = ""

    @property
    def is_point(self) -> bool:
        return bool(self.form)


def layout_of(text: str) -> Layout:
    return Layout(*text.split(" ", 1))


def group_and_form(layout: str, curve: Curve) -> tuple[Group, str]:
    """The group and the form of an argument's layout."""
    said = layout_of(layout)
    return group_of(said.stem, curve), said.form


@cached_apart(4096)
def find_routine(name: str, curve: Curve) -> PointRoutine:
    """What a point routine is; EcgenError if the curve has no such one."""
    said = routine_name(name)
    stem, group = said.stem, group_of(said.stem, curve)
    role = group.role(RUN if said.run else said.role)
    if role is None or said.role == RUN:
        known = ", ".join(group.routine(role.name) for role in group.roles if role.name != RUN)
        raise EcgenError(
            f"there is no routine {name}.",
            hint=f"{group.name} has {known}, and runs of doublings such as {stem}_4dbl.",
        )
    return PointRoutine(group, role, said.run or 1)


def coordinates_of(layout: str, curve: Curve) -> tuple[str, ...]:
    """The coordinates of an argument's layout, `STEM FORM`; a `pair` are two points one behind the
    other.
    """
    group, form = group_and_form(layout, curve)
    return group.form("point").coordinates * 2 if form == "pair" else group.form(form).coordinates


def is_tight(layout: str, curve: Curve) -> bool:
    """Whether coordinates of this layout are kept at most Field.tight in memory: those of
    ladders.
    """
    said = layout_of(layout)
    return said.is_point and group_of(said.stem, curve).differential


def differences_of(group: Group) -> tuple[str, ...]:
    """The coordinates in which a ladder's step takes the difference of its points."""
    return group.form(next(x.form for x in group.role("step").inputs if x.name == "D")).coordinates
