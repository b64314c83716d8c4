"""What libraries of Jacobians are: their walks, functions, texts and tests."""

from dataclasses import replace
from math import inf
from typing import Any

from ecgen.curve.file.source import read_curve_file
from ecgen.curve.model import Curve
from ecgen.errors import CurveError, EcgenError
from ecgen.group import find_group
from ecgen.isa.target import Target
from ecgen.kept import once
from ecgen.kind.jacobian.divisors import to_class, to_numbers
from ecgen.kind.jacobian.law import jacobian_of
from ecgen.kind.jacobian.library import classes as class_type
from ecgen.kind.jacobian.model import real_model, shift_without_f4, shifted
from ecgen.library.api import COMPLETE, POINT_TYPE, POINTS, SCALAR_ROWS, Function
from ecgen.library.c.points import class_points, moved_classes
from ecgen.library.facts.claims import claims_of
from ecgen.library.facts.groups import library_groups
from ecgen.library.facts.known_answers import number_of
from ecgen.library.facts.point_type import ClassType
from ecgen.library.facts.spec import LibrarySpec, Outfit
from ecgen.library.files.notes import MARKED
from ecgen.library.routines.sums import sum_routines as laws
from ecgen.library.routines.sums import systems_of
from ecgen.library.shared import points
from ecgen.library.shared.code import comb_code
from ecgen.library.walks.plan import Walks, Wanted, fixed_points, fixed_table, functions
from ecgen.walk.ir import Walk
from ecgen.walk.of_groups import GroupSteps
from ecgen.walk.plan import Planned, Room, least_cost, plan_base, strategies, vartime_strategies
from ecgen.walk.plan import plan as plan_walk
from ecgen.walk.scalars.endomorphism import endomorphism_of
from ecgen.walk.weights import CostWeights

NO_COMPLETE = (
    "a library of a Jacobian has scalarmult_complete anyway, beside the other multiplications"
)
SELECTED = " (with a cofactor from 3 on: 1 and 2 are selected in C, which is tested)"
MARKED_SUMS = (
    (
        "scalar multiplication gives [k]P or ERR_EXCEPTION",
        (
            f"the multiples are proven at build for all scalars{SELECTED}; that a sum of classes is"
            " right or leaves a mark that lasts to the result is proven for its formulas"
        ),
    ),
    (
        "scalar multiplication meets no exceptional case",
        (
            "proven at build, but for roots in common: no relation m P + n Q = O at which a sum"
            " always fails is met, for all scalars and all points of order r, with a cofactor for"
            " all scalars from 3 on and all points whose order r divides; that other failures"
            " happen to about one sum in p where points are not chosen for that is argued, not"
            " proven"
        ),
    ),
    (
        "scalarmult_complete and functions on P_point are right or refused",
        (
            "each law of their sums and doublings is proven, and leaves a mark that lasts to the"
            " result where it fails; the selection of neutral sums and the loop in C are tested"
        ),
    ),
    (
        "scalarmult_complete and functions on P_point are right for every class, and refuse none",
        (
            "argued (SOUNDNESS.md); tested with every class and scalar of tiny fields, and with"
            " classes made to meet exceptional cases"
        ),
    ),
)
TYPE = {  # the functions on P_point
    "point_decode",
    "point_encode",
    "point_add",
    "point_sub",
    "point_dbl",
    "point_neg",
    "point_equal",
    "point_is_neutral",
    "point_cmov",
    "point_base",
    "point_neutral",
    "point_mul",
    "point_clear_cofactor",
    "point_is_in_subgroup",
}
CLASS_NOTES = {
    "point_in": ", a class of any degree",
    "neutral_note": (
        " The neutral element gives P_NEUTRAL; r is neutral where the code is a refusal."
    ),
    "point_out": "",
    "lost_note": "",
    "sum_note": "By complete sums: right for all classes.",
    "multiple_note": "By complete sums: right for all classes.",
}


def check(curve: Curve) -> None:
    """CurveError, with the line, for Jacobians of which no library is made yet."""
    if not curve.f[4] and len(curve.base) == 4:
        return
    at: tuple[str, ...]
    if curve.f[4]:
        what = "of curves with f4 other than 0 are not supported yet"
        at = ("curve", "f4")
        hint = (
            f"Write the curve in x - f4/5 instead of x: {_without_f4(curve)}."
            if curve.p != 5
            else ""
        )
    else:
        what = (
            "with a base divisor of degree 1 are not supported: the formulas that multiply it"
            " take classes of degree 2"
        )
        at = ("base", "deg", "u0")
        hint = "Take a multiple of it of degree 2."
    raise CurveError(
        f"Libraries of Jacobians {what}.", where=curve.where, line=line_of(curve, *at), hint=hint
    )


def line_of(curve: Curve, section: str, *keys: str) -> int | None:
    """Where the curve's file says it."""
    if curve.file is None or not curve.file.path.is_file():
        return None
    return read_curve_file(curve.file.path).line(section, *keys)


def _without_f4(curve: Curve) -> str:
    """The lines of the isomorphic curve with f4 = 0, x - f4/5 in place of x in f, u and v, and of
    its base class; p is not 5.
    """
    shift = shift_without_f4(curve.f, curve.p)
    f, (u, v) = (
        shifted(curve.f, shift, curve.p),
        (shifted(part, shift, curve.p) for part in to_class(curve.base)),
    )
    lines = (
        {f"f{i}": f[i] for i in (3, 2, 1, 0)}
        | {f"u{i}": u[i] for i in range(len(u) - 2, -1, -1)}
        | {f"v{i}": v[i] for i in range(len(v) - 1, -1, -1)}
    )
    return ", ".join(f"{name} = {value:#x}" for name, value in lines.items())


def walks(curve: Curve, weights: CostWeights, wanted: Wanted, more: bool) -> Walks:
    """As in library/walks/plan.py; sums are never complete, and there are no walks on P_point."""
    given = curve, weights, replace(wanted, complete=False)
    found: Walks = once("walks of classes", given, lambda: _walks(*given), formulas=curve.formulas)
    return found


def steps(curve: Curve, weights: CostWeights, endomorphism: bool) -> GroupSteps:
    """What the walks of a curve may do. CurveError if what its file states of an endomorphism is
    wrong.
    """
    groups = library_groups(curve)
    if curve.cofactor == 1:
        own = endomorphism_of(curve, groups)
        return GroupSteps(groups, weights, None, own if endomorphism else None)
    if curve.endomorphism:
        raise CurveError(
            "The `lambda` of the endomorphism cannot be checked: of Jacobians with a cofactor"
            " no endomorphism is used.",
            hint="Leave the table [endomorphism] out.",
        )
    return GroupSteps(groups, weights)


def _walks(curve: Curve, weights: CostWeights, wanted: Wanted) -> Walks:
    """The walks on a Jacobian, in the system in which the multiplication in constant time is
    cheapest. They are proven up to classes with roots in common, of which every step leaves a mark
    in its result (ecgen/group/formal.py)."""
    rooms, why, own = [], [], steps(curve, weights, wanted.endomorphism)
    for group in library_groups(curve):
        system = curve.system and find_group(curve, curve.system, curve.formulas).stem
        room = Room(
            curve,
            replace(own, groups=(group,)),
            weights,
            system=system,
            least=1 if curve.cofactor == 1 else 3,
            marked=True,
        )
        ways = strategies(room)
        rooms.append((least_cost(room, ways, wanted.width), room, ways))
    found, cheapest = None, inf
    for least, room, ways in sorted(rooms, key=lambda row: row[0]):
        if cheapest <= least:
            break
        try:
            mul = plan_walk(room, ways, "multiplication", wanted.width)
            if mul.cost < cheapest:
                cheapest = mul.cost
                fast = vartime_strategies(room)
                naf = plan_walk(room, fast, "multiplication in variable time", wanted.vartime)
                found = Walks(mul, naf, base_of_classes(room, wanted.comb), room.steps)
        except CurveError as error:
            why.append(error)
    if found is None:
        raise (
            why[0]
            if why
            else CurveError(
                "No coordinate system is known for this curve.",
                where=curve.name,
                hint="f4 = 0 was expected.",
            )
        )
    return found


def base_of_classes(room: Room, comb: tuple[int, int] | None) -> Planned | None:
    """The walk of the base class, if there is a comb whose entries are all classes of degree 2,
    which small fields and subgroups need not have.
    """

    def has_table(walk: Walk) -> bool:
        table = fixed_table(walk)
        assert table is not None
        return all(len(p) == len(room.curve.base) for p in fixed_points(table, room.curve))

    try:
        planned = plan_base(room, comb, has_table)
    except EcgenError:
        return None
    return planned if planned and has_table(planned.walk) else None


def outfit(curve: Any, facts: Curve, own: Walks, target: Target, size: int) -> Outfit:
    claims = claims_of(target.isa, MARKED_SUMS)
    return points.outfit_of(curve, own, claims, size, systems=laws(facts, size))


def point_type(spec: LibrarySpec) -> ClassType:
    return ClassType()


def rows(spec: LibrarySpec) -> tuple[Function, ...]:
    own = (row for row in POINT_TYPE if row.name in TYPE)
    return (POINTS[0], COMPLETE, *POINTS[1:], *own, *SCALAR_ROWS)


def batch_rows(spec: LibrarySpec) -> tuple[Function, ...]:
    return ()


def minimal(spec: LibrarySpec) -> tuple[str, ...]:
    return points.minimal(spec, COMPLETE.name)


def notes(spec: LibrarySpec) -> dict[str, str]:
    own = "Every class that can be encoded, but the neutral element, has order r."
    check = "This is the check of a public key."
    if spec.curve.cofactor > 1:
        own = (
            "A class whose order is a multiple of r but not r itself is accepted (the cofactor"
            f" is {spec.curve.cofactor})."
        )
        check = "This is the check of a public key, but for classes of mixed order."
    subgroup = f"{own} P_ERR_EXCEPTION: see above."
    return {"subgroup_note": subgroup, "validate_note": check, **CLASS_NOTES}


def samples(spec: LibrarySpec) -> dict[str, bytes]:
    base = spec.curve.base
    return points.samples_of(spec, base, class_type.coordinates(spec.curve, base))


def code(spec: LibrarySpec) -> dict[str, Any]:
    """The C of the walks on a Jacobian, and what they take of the group."""
    walks = spec.walks
    code = functions(walks, spec.curve.r, {r.name for r in spec.routines}, spec.word_bits)
    group, model = walks.group(walks.stem(walks.mul)), real_model(spec.curve)
    points = class_points(
        group, spec.curve.base, spec.words, spec.word_bits, spec.one, walks.steps.endomorphism
    )
    moved = moved_classes(group, model.shift, spec.words, spec.word_bits, spec.one)
    texts = {kind: function.text.rstrip() for kind, function in code.items()}
    return {
        "code": texts,
        "base_code": texts.get("base"),
        "x": points,
        "r": model,
        "moved": moved,
        "laws": systems_of(spec.curve),
        **comb_code(spec),
    }


def systems(spec: LibrarySpec) -> dict[str, Any]:
    """Nothing that templates take of groups."""
    return {}


def vectors(curve: Curve, count: int) -> tuple[Any, ...]:
    """Known answers by Cantor's algorithm; those whose point or result has degree 1, which
    not every function takes, are left out.
    """
    jacobian, base = jacobian_of(curve), to_class(curve.base)
    scalars = [1, 2, 3, 5, 16, 31, curve.r - 1, curve.r - 2, (curve.r + 1) // 2, 0]
    rows: list[tuple[str, int, Any]] = [
        (f"k = {k:#x}", k, None)
        for k in dict.fromkeys(
            k % curve.r
            for k in (*scalars, *(number_of(curve, f"scalar {i}") for i in range(count)))
        )
    ]
    rows += [
        (
            f"point {i}",
            number_of(curve, f"factor {i}") % curve.r,
            jacobian.multiply(2 + number_of(curve, f"point {i}") % (curve.r - 2), base),
        )
        for i in range(count)
    ]
    found = [(label, k, point, jacobian.multiply(k, point or base)) for label, k, point in rows]
    return tuple(
        (label, k, point and to_numbers(point), to_numbers(result))
        for label, k, point, result in found
        if len(result[0]) != 2 and (point is None or len(point[0]) == 3)
    )


def about(spec: LibrarySpec, curve: Any) -> dict[str, Any]:
    base = [] if spec.walks.base else ["The base point is multiplied as any other."]
    return points.about_of(spec, curve, [MARKED, *base])
