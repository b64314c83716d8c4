"""What libraries of curves with points (x, y) are: their walks, functions, texts and tests, and
what those of Jacobians share with them.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from ecgen.curve.file.source import read_curve_file
from ecgen.curve.model import Curve
from ecgen.errors import CurveError
from ecgen.group import Group, represent
from ecgen.isa.target import Target
from ecgen.kind import law
from ecgen.library.api import (
    BATCHES,
    CODES,
    COMPRESSED,
    POINT_TYPE,
    POINTS,
    SCALAR_ROWS,
    Function,
    of_any_order,
)
from ecgen.library.c.points import c_points, converted
from ecgen.library.facts.claims import claims_of
from ecgen.library.facts.encodings import encoding_notes, refused_points
from ecgen.library.facts.groups import group_of
from ecgen.library.facts.known_answers import number_of
from ecgen.library.facts.point_type import PointType
from ecgen.library.facts.point_type import point_type as type_of
from ecgen.library.facts.spec import LibrarySpec, Outfit, RoutineSpec
from ecgen.library.facts.strategy import complete_group
from ecgen.library.facts.vector_rule import HINT
from ecgen.library.files.manifest import OF_WALKS, curve_identity
from ecgen.library.files.notes import point_notes, subgroup_note
from ecgen.library.shared.code import comb_code, map_code, packed_code, roots_code, table_scan
from ecgen.library.shared.outfits import comb_of, multiply_of, power_chain, roots_of
from ecgen.library.walks.naming import OfGroups, OfLanes, routine_of
from ecgen.library.walks.plan import (
    DOUBLE_BASE,
    IN_SUBGROUP,
    MIXED,
    Walks,
    Wanted,
    conversions,
    fixed_table,
    functions,
    is_guarded,
    is_short,
    plan_walks,
    routines_of,
    small_stem,
    steps_of_points,
    table_words,
    walks_of_points,
)
from ecgen.library.walks.vectors import (
    is_computed,
    is_of_list,
    planned_in_vectors,
    runs_in_vectors,
    said_of_points,
)
from ecgen.walk.c.names import Naming
from ecgen.walk.of_groups import endo_role, places_of
from ecgen.walk.plan import Planned, names_of
from ecgen.walk.steps import Name
from ecgen.walk.weights import CostWeights

identity, walks, steps = curve_identity, walks_of_points, steps_of_points
HEADER, SOURCE, REPORT = "P.h.j2", "P.c.j2", "report.html.j2"
NO_COMPLETE = ""
ON_AVERAGE = (
    ", in variable time with the doublings of the longest scalar and additions for the digits that"
    " are not 0 on average"
)


def check(curve: Any) -> None:
    """CurveError, with the line, for curves of which no library is made yet."""


def plan(curve: Any, facts: Curve, weights: CostWeights, options: Any, more: bool) -> Walks:
    """The walks, without `more` the multiplications alone; with vectors in complete formulas, which
    the vector routines have, with endomorphisms if vectors can follow, and with sums over lists
    that vectors can.
    """
    has_vectors, endomorphism = bool(options.vector), "endomorphism" not in options.without
    wanted = Wanted(
        options.window,
        options.window_vartime,
        options.complete,
        affine_sums=not has_vectors,
        own_combs="comb" in options.extras,
    )
    try:
        if has_vectors and endomorphism:
            complete = wanted.complete or curve.degree == 1
            walks = plan_walks(facts, weights, replace(wanted, complete=complete), more)
            if is_computed(walks.mul.walk, complete_group(facts).stem):
                return walks
        wanted = replace(
            wanted,
            complete=wanted.complete or has_vectors,
            endomorphism=endomorphism and not has_vectors,
        )
        return plan_walks(facts, weights, wanted, more)
    except CurveError as error:
        if error.where is not None:
            raise
        line = _line_of(curve, error.value)
        raise CurveError(error.what, where=curve.where, line=line, hint=error.hint) from error


def _line_of(curve: Any, key: str) -> int | None:
    """Where a key of the table of endomorphisms is written, if there is the file still."""
    if not curve.file.path.is_file():
        return None
    return read_curve_file(curve.file.path).line("endomorphism", key)


def outfit(curve: Any, facts: Curve, walks: Walks, target: Target, size: int) -> Outfit:
    roots = roots_of(curve.p, power_chain, curve.nonresidue)
    return outfit_of(curve, walks, claims_of(target.isa), size, roots=roots)


def outfit_of(curve: Any, walks: Walks, claims: tuple, size: int, **more: Any) -> Outfit:
    """That of walks with tables of multiples of a point."""
    multiply = multiply_of(walks)
    form = walks.mul.walk.register("T").form
    return Outfit(
        points=routines_of(walks, curve.cofactor),
        table=(multiply.entries, len(walks.steps.coordinates(form)) * size),
        multiply=multiply,
        comb=comb_of(walks.base.walk) if walks.base else None,
        claims=claims,
        **more,
    )


def point_type(spec: LibrarySpec) -> PointType:
    return type_of(spec.walks.steps.groups)


def rows(spec: LibrarySpec) -> tuple[Function, ...]:
    found = (*POINTS, *POINT_TYPE, *(COMPRESSED if spec.compressed_bytes else ()), *SCALAR_ROWS)
    return tuple(row for row in found if row not in of_any_order(spec))


def batch_rows(spec: LibrarySpec) -> tuple[Function, ...]:
    return BATCHES


def minimal(spec: LibrarySpec, *more: str) -> tuple[str, ...]:
    own = ("cpu_supported", "scalarmult", *more, "scalarmult_base", "base", "point_validate")
    return (*own, "scalar_is_valid", "scalar_reduce")


def notes(spec: LibrarySpec) -> dict[str, str]:
    return {"subgroup_note": subgroup_note(spec), **point_notes(spec), **encoding_notes(spec)}


def samples(spec: LibrarySpec) -> dict[str, bytes]:
    base = spec.curve.base
    return samples_of(spec, base, represent.coordinates(spec.point.group, "point", base))


def samples_of(spec: LibrarySpec, base: tuple, inner: tuple) -> dict[str, bytes]:
    """The base point as the functions take it, compressed, and in internal coordinates."""
    words = b"".join(
        spec.stored(part).to_bytes(spec.element_bytes, "little") for part in spec.parts(inner)
    )
    return {
        "sample": spec.format.point(base),
        "point_sample": words,
        "compressed_sample": spec.format.compressed(base) if spec.compressed_bytes else b"",
    }


def test(spec: LibrarySpec) -> tuple[str, dict]:
    return "points/test.c.j2", {"vectors": _vectors(spec), "refused": refused_points(spec)}


def _vectors(spec: LibrarySpec) -> list[dict]:
    zero = law.neutral(spec.curve)
    return [
        {
            "label": label,
            "has_point": point is not None,
            "code": "P_NEUTRAL" if result in (None, zero) else "P_OK",
            "scalar": spec.format.number(k, spec.scalar_bytes),
            "point": spec.format.point(point),
            "result": spec.format.point(zero if result is None else result),
        }
        for label, k, point, result in spec.vectors
    ]


def known_rows(spec: LibrarySpec) -> dict[str, list[dict]]:
    found: dict[str, list[dict]] = {"scalarmult": [], "scalarmult_base": [], "point_validate": []}
    for row in _vectors(spec):
        inputs = [row["scalar"], row["point"]] if row["has_point"] else [row["scalar"]]
        found["scalarmult" if row["has_point"] else "scalarmult_base"].append(
            {"inputs": inputs, "output": row["result"], "code": CODES[row["code"]]}
        )
    found["point_validate"] = [
        {"inputs": [row["bytes"]], "output": b"", "code": CODES[row["code"]]}
        for row in refused_points(spec)
    ]
    return found


def example(spec: LibrarySpec) -> tuple[str, dict]:
    return "example.c.j2", {"exchanges": []}


def memory(spec: LibrarySpec, printed: set[str]) -> list[str]:
    """What the walks that are `printed` take of the stack, a line each."""
    element, walks = spec.element_words * spec.word_bits // 8, spec.walks
    tables = {
        planned.walk.name: element
        * sum(r.count * len(walks.steps.coordinates(r.form)) for r in planned.walk.registers)
        for planned in (walks.mul, walks.vartime)
        if planned and planned.walk.name in printed
    }
    constant, vartime = (tables.get(name) for name in ("mul", "mul_vartime"))
    lines = []
    if spec.packed and constant is not None:
        lines.append(
            "The table of a multiplication in vectors takes"
            f" {8 * spec.packed.words * spec.multiply.entries} bytes of the stack."
        )
    said = [f"{constant} bytes of the stack"] if constant is not None else []
    if vartime is not None:
        said.append(f"in variable time {vartime}" if said else f"{vartime} bytes of the stack")
    return [*lines, *([f"The tables of a multiplication take {', '.join(said)}."] if said else [])]


def code(spec: LibrarySpec) -> dict:
    """The C of the walks and their tables, and of square roots."""
    hidden, walks = {r.name for r in spec.routines}, spec.walks
    found = functions(walks, spec.curve.r, hidden, spec.word_bits)
    text = {kind: function.text.rstrip() for kind, function in found.items()}
    given = spec.curve, spec.words, spec.word_bits, spec.one
    tables = {
        name: table_words(walks.steps, planned.walk, *given)
        for name, planned in walks.more
        if fixed_table(planned.walk)
    }
    return {
        "code": text,
        "base_code": text["base"],
        "tables": tables,
        "base_bytes": spec.format.point(spec.curve.base),
        **roots_code(spec),
        **map_code(spec),
        **packed_code(spec),
        **comb_code(spec),
    }


def scan(spec: LibrarySpec) -> str:
    """The C of the scan of tables in lanes."""
    return table_scan(spec, False)


def systems(spec: LibrarySpec) -> dict:
    """The stems of the groups: F constant time, M its result, B the result of the fixed base, V
    variable time, N its result; and their C.
    """
    walks = spec.walks
    if not (walks.mul and walks.vartime and walks.base):  # of an image, or of functions chosen
        return {}
    stems = dict.fromkeys(
        (
            walks.stem(walks.base),
            walks.result(walks.base),
            walks.stem(walks.vartime),
            walks.result(walks.vartime),
            walks.stem(walks.mul),
            walks.result(walks.mul),
            spec.point.stem,
        )
    )
    groups = {stem: group_of(stem, spec.curve) for stem in stems}
    tested = _of_subgroup(walks)
    own = walks.steps.endomorphism
    first, full = groups[walks.stem(walks.mul)], groups[walks.result(walks.base)]
    entries = {full.stem: names_of(full, walks.steps).entry} if walks.own_table else {}
    points = {
        stem: c_points(group, spec.words, spec.word_bits, spec.one, own, entries.get(stem, ""))
        for stem, group in groups.items()
    }
    return {
        "F": first.stem,
        "M": walks.result(walks.mul),
        "B": full.stem,
        "V": walks.stem(walks.vartime),
        "N": walks.result(walks.vartime),
        "points": tuple(points.values()),
        "points_of": points,
        "small": small_stem(walks),
        "of_subgroup": tested,
        "has_affine_image": bool(tested) and _has_affine_image(walks, tested),
        "conversions": tuple(
            (a, b, *converted(groups[a], groups[b], spec.words, spec.word_bits, spec.one))
            for a, b in conversions(walks, spec.point)
        ),
        "guarded": is_guarded(walks, walks.mul, spec.point),
        "guarded_vartime": is_guarded(walks, walks.vartime, spec.point),
        "guarded_pair": any(
            name == DOUBLE_BASE and is_guarded(walks, planned, spec.point)
            for name, planned in walks.more
        ),
        "mixed": _mixed(spec),
        "short": {stem for stem in stems if is_short(groups[stem])},
    }


def _of_subgroup(walks: Walks) -> str:
    """The group in which membership in the subgroup is tested."""
    planned = dict(walks.more).get(IN_SUBGROUP)
    return walks.stem(planned) if planned else ""


def _has_affine_image(walks: Walks, stem: str) -> bool:
    """Whether the image of an affine point, which holds the affine coordinates themselves as its
    first ones, is had from these: then a multiple is compared with them.
    """
    test, flat = walks.membership, Name(stem, "affine")
    assert test is not None  # as there is such a group
    return (
        [factor for _, factor in walks.steps.plain(flat)] == [1, 1]
        and places_of(walks.group(stem), flat.own)[:2] == (0, 1)
        and (not test.power or bool(walks.steps.step(Name(stem, endo_role(test.which, "affine")))))
    )


def _mixed(spec: LibrarySpec) -> tuple[str, tuple[int | None, ...]] | None:
    """Of the mixed addition of P_point by branches: the routine, and for each coordinate of a point
    its place in an entry.
    """
    steps, stem = spec.walks.steps, spec.point.stem
    if not steps.step(Name(stem, MIXED)):
        return None
    mixed = steps.step(Name(stem, "madd"))
    return routine_of(steps, mixed.name), places_of(steps.group(stem), mixed.arguments[1].own)


def strategy(spec: LibrarySpec, names: set[str], told: dict) -> dict:
    """What a manifest says of the multiplications; `told` of each walk."""
    numbers = vars(spec.multiply).items() if spec.multiply else ()
    own = {key: value for key, value in numbers if names.issuperset(OF_WALKS[key])}
    return {"multiply": own, **told}


def lengths(spec: LibrarySpec) -> dict[str, int]:
    """The constants of the header that are lengths, but for some."""
    return {
        "FIELD_BYTES": spec.field_bytes,
        "SCALAR_BYTES": spec.scalar_bytes,
        "POINT_BYTES": spec.format.point_bytes,
        **({"COMPRESSED_BYTES": spec.compressed_bytes} if spec.compressed_bytes else {}),
    }


def subject(spec: LibrarySpec) -> str:
    """What the library does, for registries."""
    return "Scalar multiplication"


def unit_code(spec: LibrarySpec, target: Target, unit: str) -> tuple[str, tuple, Callable]:
    """The vector routines of a unit: what they are, all that they are made of, how to make them."""
    from ecgen.library.packed.points import build_packed

    runs = runs_in_vectors(spec.walks.mul.walk)
    given = spec.curve, target, spec.multiply.entries, unit, runs
    return "packed", given, partial(build_packed, *given)


def image_code(spec: LibrarySpec, target: Target, unit: str) -> None:
    """The same of another curve on which the base point is multiplied, None without any."""


def eight_code() -> Callable | None:
    """What makes the routines of eight points in lanes; None where they are steps of ladders."""
    from ecgen.library.batch.points import build_points

    return build_points


def check_packed(curve: Any, spec: LibrarySpec) -> None:
    """CurveError where the multiplication is planned in another group than vector routines have."""
    planned, packed = spec.walks.stem(spec.walks.mul), complete_group(spec.curve).stem
    if planned != packed:
        raise CurveError(
            f"vectors compute in the coordinates {packed}, and the multiplication is planned in"
            f" {planned}.",
            where=curve.where,
            hint=f"Take --vector auto, or leave out --system. {HINT}",
        )


def in_vectors(spec: LibrarySpec) -> dict[str, Planned]:
    """The walks that are done in vectors, by name."""
    return planned_in_vectors(spec)


def second_walks(spec: LibrarySpec) -> list[dict[str, Planned]]:
    """Those among which some are taken in a second unit, those that go together as one."""
    return [{n: p} for n, p in planned_in_vectors(spec).items() if not is_of_list(p.walk)]


def one_of_eight(spec: LibrarySpec, times: dict[str, float]) -> float:
    """The modelled cycles of one of eight multiplications, by those of the routines."""
    from ecgen.library.batch.points import modelled

    batch, bits = spec.batch, spec.curve.r.bit_length()
    assert batch is not None
    return modelled(batch.window, bits, times, len(batch.entry) * batch.limbs) / batch.width


def least_in_vectors(spec: LibrarySpec, target: Target, unit: str) -> float:
    """Modelled core cycles below which no multiplication in vectors takes, as far as its doublings
    tell: 0 where an endomorphism saves some.
    """
    from ecgen.library.packed.points import least_doubling

    if spec.walks.steps.endomorphism:
        return 0
    return spec.curve.r.bit_length() * least_doubling(spec.curve, target, unit)


def vectors(curve: Any, count: int) -> tuple:
    """(label, k, point or None for the base point, result or None for the neutral element)."""
    scalars = [1, 2, 3, 5, 16, 31, curve.r - 1, curve.r - 2, (curve.r + 1) // 2, 0]
    scalars += [number_of(curve, f"scalar {i}") % curve.r for i in range(count)]
    of_base = _multiples_of_base(curve)
    rows = [
        (f"k = {k:#x}", k, None, _affine(curve, of_base(k)))
        for k in dict.fromkeys(k % curve.r for k in scalars)
    ]
    for i in range(count):
        point = of_base(2 + number_of(curve, f"point {i}") % (curve.r - 2))
        k = number_of(curve, f"factor {i}") % curve.r
        rows.append((f"point {i}", k, point, _affine(curve, law.multiply(curve, k, point))))
    return tuple(rows)


def _multiples_of_base(curve: Any) -> Callable:
    """k -> [k] base, for 0 <= k < r: sums of its doublings, which are made once."""
    doublings = [curve.base]
    for _ in range(curve.r.bit_length() - 1):
        doublings.append(law.add(curve, doublings[-1], doublings[-1]))

    def multiple(k: int):
        total = law.neutral(curve)
        for place, doubling in enumerate(doublings):
            total = law.add(curve, total, doubling) if k >> place & 1 else total
        return total

    return multiple


def _affine(curve: Any, point):
    return None if point == curve.neutral else point


def timed(spec: LibrarySpec) -> list[Planned]:
    """The walks whose times in vectors are told."""
    return [planned for group in second_walks(spec) for planned in group.values()]


def lane_naming(spec: LibrarySpec, own: OfGroups) -> Naming:
    """How walks in vectors are written, `own` without."""
    return OfLanes(spec.packed, spec.word_bits)


def said(spec: LibrarySpec, code: str) -> str:
    """What the C multiplies in vectors, in words."""
    return said_of_points(spec, code)


def packed_formulas(curve: Curve) -> tuple[Group, list]:
    """The group of vector routines, and its roles with the names of their formulas."""
    from ecgen.library.packed.points import packed_roles, role_formulas

    group = complete_group(curve)
    roles = [role for _, role in packed_roles(group)]
    return group, [(role, role_formulas(role, False, curve.formulas)) for role in roles]


DOMAINS = {
    "any": "all points",
    "subgroup": "points of the subgroup of order r; others are refused",
    "odd": "points of odd order; other points give the right result or an error",
    "multiple of r": "points of an order that is a multiple of r",
    "r": "points of order r",
}


def explained(walks: Walks) -> dict[str, Planned]:
    """The multiplications by what they are called in reports."""
    own = {"constant_time": walks.mul, "vartime": walks.vartime, "fixed_base": walks.base}
    own |= {planned.walk.name: planned for _, planned in walks.more}
    return {name: planned for name, planned in own.items() if planned}


def in_groups(walks: Walks) -> list[tuple[str, Planned]]:
    """Those whose group is named by what they compute."""
    return list(zip(("constant time", "variable time", "fixed base"), walks.planned))


def about(spec: LibrarySpec, curve: Any) -> dict:
    """What reports say of the multiplications as a whole."""
    return about_of(spec, curve, [curve.completeness.statement])


def about_of(spec: LibrarySpec, curve: Any, notes: list[str]) -> dict:
    domain = DOMAINS[spec.walks.mul.walk.points[0].order]
    return {"domain": domain, "refuses_small_order": curve.cofactor > 1, "notes": notes}


def ladder_facts(spec: LibrarySpec) -> dict:
    """What reports say of ladders."""
    return {}


def why_no_map(curve: Any) -> str:
    """Why walks by endomorphisms are not proven, where that is known of all such curves."""
    return ""


def laws(curve: Curve, words: int) -> tuple[RoutineSpec, ...]:
    """Routines that are systems of laws, as such libraries have them."""
    return ()


def arguments(spec: LibrarySpec) -> list[str]:
    """What reports say beside the proofs of walks."""
    return []
