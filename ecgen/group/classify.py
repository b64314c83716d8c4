"""A formula -> the role that it can serve, read from its operation, its assumptions and the
coordinates that it reads.
"""

from ecgen.formula.formula import Formula
from ecgen.formula.operations import OPERATIONS
from ecgen.group.forms import constants_at_one
from ecgen.verify.laws.setting import Unsupported, plan_scalings

PLAIN = {"tripling": "tpl", "caching": "to_cached", "scaling": "scale", "negation": "neg"}
WITH_AFFINE = {
    "doubling": ("dbl", "mdbl"),
    "co-z-doubling": ("", "coz_init"),
    "ladder": ("ladder", "step"),
    "diffadd": ("dadd", "mdadd"),
}

# What may be listed for a role beside what is found for it: formulas that assume less of their
# points, and those that read other coordinates, which are computed first.
SERVES = {
    "ndbl": ("dbl",), "mdbl": ("dbl",), "add": ("readd",), "readd": ("add",),
    "madd": ("add", "readd", "mreadd"), "mreadd": ("add", "readd", "madd"),
    "mdbladd": ("dbladd",), "step": ("ladder",),
}  # fmt: skip
IN_STAGES = {"dbladd": ("dbl", "add"), "mdbladd": ("dbl", "madd")}


def why_not(formula: Formula, role: str, stage: int, stages: int) -> str:
    """Why a formula may not be listed for a stage of a role, "" if it may."""
    if stages > 1 and (role not in IN_STAGES or stages != len(IN_STAGES[role])):
        return f"has {stages} stages, and only {' and '.join(IN_STAGES)} have two"
    wanted = IN_STAGES[role][stage] if stages > 1 else role
    found, why = role_of(formula)
    if found in (wanted, *SERVES.get(wanted, ())):
        return ""
    name = "/".join(formula.path.with_suffix("").parts[-2:])
    return f"names {name}, which serves {found or 'no role'}{f' ({why})' * bool(why)}, not {wanted}"


def role_of(formula: Formula) -> tuple[str, str]:
    """(role, "") or ("", why it serves none)."""
    try:
        affine, tied = _affine_points(formula)
    except Unsupported as reason:
        return "", str(reason)
    if any(fixed is None for fixed in affine.values()):
        return "", "it assumes coordinates that the affine point does not have"
    ones = {k for k, fixed in affine.items() if fixed}
    operation = formula.operation
    if operation == "co-z-addition":
        if ones == set(OPERATIONS[operation].points):
            return "mcoz_add", ""
        return ("coz_add", "") if tied and not ones else ("", "its points share no coordinate")
    if tied:
        return "", "it assumes that its points share a coordinate"
    if operation in PLAIN:
        return (PLAIN[operation], "") if not ones else ("", "it assumes an affine point")
    if operation in WITH_AFFINE:
        role = WITH_AFFINE[operation][
            bool(ones) or (_reads_derived(formula, 1) and operation in ("ladder", "diffadd"))
        ]
        return (
            (role, "") if role else ("", f"a {operation} of a point that is not affine has no use")
        )
    if operation in ("addition", "doubling-addition"):
        if 1 in ones:
            return "", "it assumes that its first point is affine"
        derived = _reads_derived(formula, 2)
        if operation == "addition":
            return ("m" if ones else "") + ("readd" if derived else "add"), ""
        return ("mdbladd" if ones else "dbladd"), ""
    return "", f"nothing is made of the operation {operation}"


def _reads_derived(formula: Formula, point: int) -> bool:
    """Whether the formula reads cached coordinates of a point."""
    return any(
        formula.system.placed(n)[0] in dict(formula.system.derived)
        for n in formula.inputs
        if formula.system.placed(n)[1] == point
    )


def _affine_points(formula: Formula) -> tuple[dict[int, set[str] | None], bool]:
    """For each input point the coordinates that it is assumed to have as the affine point has them
    (None: others), and whether points share some.
    """
    scalings = plan_scalings(formula, OPERATIONS[formula.operation])
    constants = {name for name, _ in constants_at_one(formula.system)}
    variables = constants & set(formula.system.variables)
    found: dict[int, set[str] | None] = {k: set() for k in OPERATIONS[formula.operation].points}
    for k, equations in scalings.fixed:
        names = {formula.system.placed(e.left.name)[0] for e in equations}
        found[k] = (
            names
            if variables <= names | _implied(formula, names, variables) and names <= constants
            else None
        )
    return found, any(k != g for group in scalings.groups for k, g in group)


def _implied(formula: Formula, names: set[str], variables: set[str]) -> set[str]:
    """Where one coordinate of weight one is fixed all others are: the scaling is."""
    from ecgen.verify.laws.weights import scalings

    weight = scalings(formula.system)
    return (
        variables if any(len(weight[n]) == 1 and abs(weight[n][0]) == 1 for n in names) else set()
    )
