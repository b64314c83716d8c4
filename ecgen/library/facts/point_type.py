"""The coordinates in which P_point holds a point: those of the group whose addition is right for
the most pairs.
"""

from dataclasses import dataclass

from ecgen.errors import EcgenError
from ecgen.group.model import ALL_POINTS, ODD_ORDER, Group, Role
from ecgen.verify.conditions import nonzero_variables
from ecgen.walk.steps import Sums

COMPLETE, SELECTED, PARTIAL = "complete", "selected", "partial"
# P or Q neutral, P = Q, P = -Q: their sum is known otherwise
EASY = {(1, 0), (0, 1), (1, -1), (1, 1)}


@dataclass(frozen=True)
class PointType:
    """The group, and how its points are added.

    complete   addition and doubling are proven right for all points of the curve selected   proven
    right but for the relations EASY; there the sum is selected, in constant time partial    proven
    right for points of odd order; the sum of others may be lost: a coordinate that no point has 0
    is 0
    """

    group: Group
    how: str
    noun: str = "point"
    short: str = "point"

    @property
    def stem(self) -> str:
        return self.group.stem

    @property
    def title(self) -> str:
        """What the coordinates are."""
        own = self.group.system.title
        return own if "coordinates" in own else f"{own} coordinates"

    @property
    def size(self) -> int:
        """How many coordinates a point has."""
        return len(self.group.form("point").coordinates)

    @property
    def sums(self) -> Sums:
        """What walks know of sums of points."""
        why = {
            COMPLETE: "its formulas are proven right for all points",
            SELECTED: "where its formulas have exceptional cases the sum is selected",
            PARTIAL: "its formulas are proven right for points of odd order",
        }[self.how]
        return Sums(
            self.stem, ODD_ORDER if self.how == PARTIAL else ALL_POINTS, why, self.how == SELECTED
        )

    def add(self, names: tuple[str, ...] | set[str]) -> Role:
        """The addition: by a cached entry where its routine is among `names` anyway."""
        add, readd = self.group.role("add"), self.group.role("readd")
        cached = readd and f"{self.stem}_readd" in names and f"{self.stem}_add" not in names
        return readd if cached and _way(self.group, readd) == self.how else add

    def routines(self, names: tuple[str, ...] | set[str]) -> tuple[str, ...]:
        """The routines that addition and doubling call."""
        add = self.add(names)
        cached = add.inputs[1].form == "cached" and self.group.role("to_cached")
        return (
            self.group.routine(add.name),
            self.group.routine("dbl"),
            *((f"{self.stem}_to_cached",) if cached else ()),
        )


@dataclass(frozen=True)
class ClassType:
    """The same of a Jacobian, whose classes of any degree are held in the coordinates of
    library/c/classes.py.
    """

    size: int = 5
    how: str = SELECTED
    title: str = "homogeneous coordinates on a model of degree 6"
    noun: str = "class of divisors"
    short: str = "class"


def point_type(groups: tuple[Group, ...]) -> PointType:
    """The first of the groups with the most complete addition. EcgenError if none has one that
    notices where it fails.
    """
    found = [PointType(group, way) for group in groups if (way := _way(group, group.role("add")))]
    if not found:
        raise EcgenError(
            "No coordinate system of this curve can add any two points.",
            hint="Give formulas for an addition and a doubling with --formulas.",
        )
    return min(found, key=lambda kind: (COMPLETE, SELECTED, PARTIAL).index(kind.how))


def _way(group: Group, add: Role | None) -> str:
    """How the group's points can be added, "" if they cannot."""
    dbl, neutral = group.role("dbl"), group.form("point").neutral
    if (
        group.differential
        or not add
        or not dbl
        or not neutral
        or not set(neutral) <= {0, 1}
        or group.form("point").negation is None
    ):
        return ""
    if add.complete_on == dbl.complete_on == ALL_POINTS:
        return COMPLETE
    if add.unknown or dbl.unknown:
        return ""
    rows = [
        row
        for candidate in add.candidates
        for row in candidate.joint or (candidate.exceptions and ((),))
    ]
    if group.zero and all(EASY & set(row) for row in rows) and set(dbl.exceptions) <= {(1,), (2,)}:
        return SELECTED
    odd = {add.complete_on, dbl.complete_on} <= {ALL_POINTS, ODD_ORDER}
    return PARTIAL if odd and not group.zero and nonzero_variables(group.system) else ""
