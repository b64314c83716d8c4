"""A curve -> what its groups cost in a multiplication: the cheapest, and the cheapest that is
complete on points of odd order.
"""

from functools import lru_cache

from ecgen.curve.model import Curve
from ecgen.errors import EcgenError
from ecgen.group import Group, Role
from ecgen.group.isomorphic import is_image
from ecgen.group.program import role_program
from ecgen.library.facts.groups import library_groups
from ecgen.program.cost import count, products

IMAGE = ", in coordinates of an isomorphic curve"
WINDOW, SQUARING, LINEAR = 5, 0.8, 0.15


def entry_role(group: Group) -> Role | None:
    """The addition of a table entry."""
    return group.role("readd") or group.role("add")


@lru_cache(maxsize=1024)
def step_cost(group: Group) -> float:
    """Modelled multiplications of WINDOW doublings and an addition, of the cheapest formulas."""
    return (WINDOW - 1) * _cost(group, group.role("ndbl")) + _cost(group, group.role("dbladd"))


def _cost(group: Group, role: Role) -> float:
    return min(_program_cost(role_program(group, role, candidate)) for candidate in role.candidates)


def _program_cost(program) -> float:
    total = 0.0
    for name, n in count(program).items():
        if name == "mul_const":
            total += n
        elif name != "mulc":
            m, s = products(name)
            total += n * (m + SQUARING * s + LINEAR * (m + s == 0))
    return total


def usable(group: Group) -> str:
    """Why a multiplication cannot be made of the group's roles; "" if it can."""
    if group.differential:
        return "points are known up to sign only"
    for role, what in (("dbl", "doubling"), ("dbladd", "addition of a table entry")):
        if group.role(role) is None:
            return f"it has no {what}: no proven formula in its folders serves the role {role}"
    unknown = [
        text
        for role in ("dbl", "dbladd")
        for text in group.role(role).unknown
        if not group.role(role).complete_on
    ]
    return f"nothing is known of the condition {unknown[0]}" if unknown else ""


def is_complete(group: Group) -> bool:
    roles = [group.role("dbl"), entry_role(group)]
    return (
        all(role and role.complete_on for role in roles) and group.form("point").neutral is not None
    )


def complete_group(facts: Curve) -> Group:
    """The cheapest group that is complete on points of odd order."""
    full = sorted(
        (g for g in library_groups(facts) if not usable(g) and is_complete(g)), key=step_cost
    )
    if not full:
        raise EcgenError(
            "no coordinate system of this curve has complete formulas.",
            hint="`ecgen list formulas` shows what there is.",
        )
    return full[0]


def cheapest_group(facts: Curve) -> Group:
    """The group in which a multiplication is cheapest, complete or not."""
    return min((group for group in library_groups(facts) if not usable(group)), key=step_cost)


def explain_systems(facts: Curve, taken: dict[str, str]) -> list[dict]:
    """Every coordinate system of the curve, `taken` by name for what: what it would cost, what it
    is taken for or why it is not, what was refused.
    """
    from ecgen.group import groups_of

    rows, used = [], {group.name for group in library_groups(facts)}
    for group in groups_of(facts, facts.formulas):
        why = usable(group)
        row = {
            "name": group.name,
            "cost": None if why else round(step_cost(group), 2),
            "complete": not why and is_complete(group),
            "taken": taken.get(group.name, ""),
        }
        row["taken"] += IMAGE * (bool(row["taken"]) and is_image(group.system))
        if group.differential and group.role("step"):
            row |= {"taken": "the ladder", "why": ""}
        elif not row["taken"]:
            other = "another system is asked for" if facts.system else "dearer than what is taken"
            row["why"] = why or (
                "a system for this curve's constants is taken instead"
                if group.name not in used
                else other
            )
        rows.append(
            row
            | {
                "refused": [
                    {"formula": r.formula, "why": r.why, "where": r.where, "faulty": r.faulty}
                    for r in group.refused
                    if r.why
                ]
            }
        )
    return rows
