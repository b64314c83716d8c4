"""What libraries of points up to sign have in common: their walks, what the C has of them, and
their tests.

Multiples of any point are had by the ladder, those of the base point by a comb, on an image of the
curve: another curve that is the same group, or of whose group the points are the quotient.
"""

from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from typing import Any

from ecgen.curve.model import Curve
from ecgen.group import Group
from ecgen.isa.target import Target
from ecgen.kept import once
from ecgen.library.api import CODES, Function, function_names, row_of, scalars_of
from ecgen.library.c.points import x_points
from ecgen.library.facts.claims import LADDER_CLAIMS, claims_of
from ecgen.library.facts.groups import differences_of, library_groups
from ecgen.library.facts.spec import LadderWalk, LibrarySpec, Outfit
from ecgen.library.files.manifest import curve_identity, numbers_of
from ecgen.library.files.template import raw
from ecgen.library.routines.inversion import inversion_memory
from ecgen.library.shared import points
from ecgen.library.shared.code import packed_code, table_scan
from ecgen.library.shared.outfits import comb_of
from ecgen.library.walks.naming import OfGroups, OfLadder, routine_of
from ecgen.library.walks.plan import Walks, comment, steps_of, table_words
from ecgen.walk.c.names import Naming
from ecgen.walk.c.statements import print_function
from ecgen.walk.ir import Call, recodes, statements
from ecgen.walk.of_groups import GroupSteps
from ecgen.walk.plan import Planned, Room, bits_of, plan_ladder
from ecgen.walk.scalars.recodings import Bits
from ecgen.walk.weights import CostWeights

identity, lengths, subject = curve_identity, points.lengths, points.subject
HEADER, SOURCE, REPORT = points.HEADER, points.SOURCE, points.REPORT
laws, why_no_map = points.laws, points.why_no_map
NO_COMPLETE, ON_AVERAGE = "a ladder has no others", ""


def check(curve: Any) -> None:
    """Of every curve a library can be made."""


def plan(curve: Any, facts: Curve, weights: CostWeights, options: Any, more: bool) -> Walks:
    """The walks; CurveError if the formulas of the curve make no ladder."""
    key = curve, facts, weights
    return once("ladders", key, lambda: plan_ladders(*key), formulas=facts.formulas)


def plan_ladders(curve: Any, facts: Curve, weights: CostWeights) -> Walks:
    x_only = curve.file.x_only
    standard = (x_only.function, bits_of(x_only.keep, x_only.set)) if x_only else None
    return plan_functions(facts, weights, standard)


def plan_functions(
    facts: Curve,
    weights: CostWeights,
    standard: tuple[str, Bits] | None,
    comb: tuple[int, int] | None = None,
) -> Walks:
    """The walks of the general functions and of the standard one, given by its name and the bits of
    its scalars; `comb` (teeth, blocks) overrides what the cost chooses."""
    part = facts.kind.part("library")
    room = Room(facts, steps_of(facts, weights), weights)
    bits = Bits(8 * ((facts.r.bit_length() + 7) // 8))
    walks = Walks(
        plan_ladder(room, bits, part.GENERAL),
        plan_ladder(room, bits, f"{part.GENERAL}_vartime", False),
        None,
        room.steps,
        standard=plan_ladder(room, standard[1], standard[0]) if standard else None,
    )
    return part.with_base(walks, facts, weights, comb)


def steps(curve: Curve, weights: CostWeights, endomorphism: bool) -> GroupSteps:
    """What the walks of a curve may do: the steps of its groups."""
    return GroupSteps(library_groups(curve), weights)


def outfit_of(curve: Any, walks: Walks, isa: str, size: int, claims: tuple) -> Outfit:
    """What a library has for its walks; `claims` are those of the multiplication of its base
    point.
    """
    base = walks.base
    comb = comb_of(base.walk) if base else None
    entry = walks.image_steps.coordinates(base.walk.register("q").form) if base else ()
    return Outfit(
        points=called_routines(walks),
        table=(comb.size, len(entry) * size) if comb else (0, 0),
        comb=comb,
        up_to_sign=functions_on(curve, walks),
        claims=(*claims_of(isa, LADDER_CLAIMS), *(claims if comb else ())),
    )


def called_routines(walks: Walks) -> tuple[str, ...]:
    """The point routines that the walks call."""
    group = next(g for g in walks.steps.groups if g.differential and g.role("step"))
    body = statements(walks.base.walk.body) if walks.base else ()
    calls = (routine_of(walks.image_steps, s.step) for s in body if isinstance(s, Call))
    called = dict.fromkeys(name for name in calls if name)
    return (group.routine("step"), group.routine("dbl"), *called)


def functions_on(curve: Any, walks: Walks) -> tuple[LadderWalk, ...]:
    """The general function takes every scalar as long as r and canonical coordinates, the standard
    one what the curve file says.
    """
    bits, size = _bits(walks.mul), 8 * ((curve.p.bit_length() + 7) // 8)
    general = LadderWalk(
        name=walks.mul.walk.name,
        scalar_bytes=bits.count // 8,
        keep=(1 << bits.count) - 1,
        set=0,
        coordinate_bits=size,
        bits=bits.count,
        top=False,
        tail=0,
        strict=True,
    )
    if not walks.standard:
        return (general,)
    bits, facts = _bits(walks.standard), curve.file.x_only
    standard = LadderWalk(
        name=facts.function,
        scalar_bytes=facts.scalar_bytes,
        keep=facts.keep,
        set=facts.set,
        coordinate_bits=facts.coordinate_bits,
        bits=bits.count + bits.top,
        top=bits.top,
        tail=bits.tail,
        strict=False,
    )
    return general, standard


def _bits(planned: Planned) -> Bits:
    return next(iter(recodes(planned.walk).values())).recoding


def point_type(spec: LibrarySpec) -> None:
    """There is none."""


def batch_rows(spec: LibrarySpec) -> tuple[Function, ...]:
    """Of each multiplication in constant time one that takes eight scalars and coordinates."""
    return tuple(
        row_of(
            f"{walk.name}_batch8",
            f"out:points8 <- scalars:{scalars_of(walk)} points:points8",
            "bits",
            f"Eight times {walk.name}, each scalar with its own point, one behind the other,"
            f" constant time. Bit i of what is returned is 1 where {walk.name} would give a notice"
            " or refuse: then result i is all zero. Where the CPU lacks what the library needs all"
            " are, and all bits are 1.{batch_note}",
        )
        for walk in spec.batches
    )


def minimal(spec: LibrarySpec) -> tuple[str, ...]:
    if spec.standard:  # every string is a scalar, every coordinate a point
        name = spec.standard.name
        return "cpu_supported", name, f"{name}_base", "base"
    name = spec.up_to_sign[0].name
    return "cpu_supported", name, f"{name}_base", "base", "scalar_is_valid", "scalar_reduce"


def notes(spec: LibrarySpec) -> dict[str, str]:
    return {}


def samples(spec: LibrarySpec) -> dict[str, bytes]:
    """The base point as the functions take it."""
    sample = spec.format.point(spec.curve.shown_base)
    return {"sample": sample, "point_sample": b"", "compressed_sample": b""}


def test(spec: LibrarySpec) -> tuple[str, dict]:
    part = spec.part
    return "x/test.c.j2", {
        "vectors": {walk.name: part.known(spec, walk) for walk in spec.up_to_sign},
        "neutral": spec.format.point(part.neutral_given(spec.curve)),
        "widest_scalar": widest_scalar(spec),
    }


def widest_scalar(spec: LibrarySpec) -> int:
    return max(walk.scalar_bytes for walk in spec.up_to_sign)


def known_rows(spec: LibrarySpec) -> dict[str, list[dict]]:
    return {
        walk.name: [
            {
                "inputs": [row["scalar"][: walk.scalar_bytes], row["point"]],
                "output": row["result"],
                "code": CODES[row["code"]],
            }
            for row in spec.part.known(spec, walk)
        ]
        for walk in spec.up_to_sign
    }


def example(spec: LibrarySpec) -> tuple[str, dict]:
    names = set(function_names(spec))
    own = [w.name for w in spec.up_to_sign if {w.name, f"{w.name}_base"} <= names]
    return "x/example.c.j2", {"exchanges": own}


def memory(spec: LibrarySpec, printed: set[str]) -> list[str]:
    """What the walks that are `printed` take of the stack."""
    walks, element = spec.walks, spec.element_words * spec.word_bits // 8
    if not printed:
        return []
    ladder = next((p.walk for p in walks.of_any_point if p.walk.name in printed), None)
    pair = 2 * len(walks.steps.coordinates(ladder.register("R0").form)) if ladder else 0
    base = walks.base.walk.registers if walks.base and "mul_base" in printed else ()
    kept = 2 + sum(len(walks.image_steps.coordinates(r.form)) for r in base)
    what, more = "A multiplication", f", one of the base point {kept}" if base else ""
    if not ladder:
        what, pair, more = "A multiplication of the base point", kept, ""
    text = f"{pair} elements of {element} bytes on the stack{more}"
    return [f"{what} keeps {text}, an inversion {inversion_memory(spec)}."]


def code(spec: LibrarySpec) -> dict:
    """The C of the walks, and what is computed in vectors."""
    second = raw("c/second.c.j2", spec.of_second, **code(spec.of_second)) if spec.second else ""
    # that of a second unit is part of the first's
    has_image = spec.packed and spec.packed.image and not spec.packed.path
    image = spec.of_image if has_image else None
    lanes = raw("c/image.c.j2", image, **packed_code(image)) if image else ""
    return ladder_code(spec) | {"second": second, "image_lanes": lanes}


def ladder_code(spec: LibrarySpec) -> dict:
    """The C of the walks by their names, and what they take of the groups."""
    walks, hidden = spec.walks, {r.name for r in spec.routines}
    group = walks.steps.group(walks.mul.walk.register("R0").form.stem)
    own: Naming = OfGroups(walks.steps, hidden, spec.word_bits)
    shared = group.form("point").coordinates, differences_of(group), spec.goes_by_words
    lanes = None
    if spec.packed:
        lanes = OfLadder(walks.steps, hidden, spec.word_bits, spec.packed, *shared)

    def texts(way: Any, start: str) -> dict[str, str]:
        return {
            p.walk.name: print_function(
                p.walk, way, f"{start}ladder_{p.walk.name}", comment(p, spec.curve.r)
            ).text.rstrip()
            for p in walks.of_any_point
        }

    return {
        "code": texts(own, ""),
        "v_code": texts(lanes, "v_") if lanes else {},
        "argument": argument_of(spec),
        "x": x_points(group, spec.curve.shown_base, spec.words, spec.word_bits, spec.one),
        **_base_code(spec, group, hidden),
    }


def _base_code(spec: LibrarySpec, ladder: Any, hidden: set[str]) -> dict:
    """The C of the comb, its table, and the way back to the curve."""
    walks = spec.walks
    if walks.base is None:
        return {"base": None}
    walk, given = walks.base.walk, (spec.words, spec.word_bits, spec.one)
    own = OfGroups(walks.image_steps, hidden, spec.word_bits)
    group = walks.image_steps.group(walk.register("acc").form.stem)
    printed = print_function(walk, own, "multiply_base", comment(walks.base, spec.curve.r))
    return {
        "base": walks.base,
        "base_code": printed.text.rstrip(),
        "comb": table_words(walks.image_steps, walk, walks.image, *given),
        "image": spec.part.points_of_image(spec.curve, group, ladder, *given),
    }


def scan(spec: LibrarySpec) -> str:
    """The C of the scan of tables in lanes, beside that of the ladder, which has the type of a
    vector.
    """
    return table_scan(spec.of_image, True) if spec.packed.image else ""


def systems(spec: LibrarySpec) -> dict:
    """Nothing that templates take of groups."""
    return {}


def strategy(spec: LibrarySpec, names: set[str], told: dict) -> dict:
    general, standard = spec.up_to_sign[0], spec.standard
    functions = {
        key: walk and asdict(walk) | {"keep": hex(walk.keep), "set": hex(walk.set)}
        for key, walk in (("general", general), ("standard", standard))
    }
    image, argument = spec.curve.image, argument_of(spec, names)
    numbers = numbers_of(image) if image else {}
    said = {key: numbers[key] for key in image.kind.image} if image else {}
    own = {"ladder": {**functions, "argument": argument}}
    return {**own, **({"image": said} if said else {}), **told}


def unit_code(spec: LibrarySpec, target: Target, unit: str) -> tuple[str, tuple, Callable]:
    from ecgen.library.packed.ladders import build_ladder

    given = spec.curve, target, unit
    return "packed ladder", given, partial(build_ladder, *given)


def image_code(spec: LibrarySpec, target: Target, unit: str) -> tuple[str, tuple, Callable] | None:
    """The same of the curve on which the base point is multiplied, None where there is none."""


def eight_code() -> None:
    """The routines of eight points in lanes are steps of ladders."""


def check_packed(curve: Any, spec: LibrarySpec) -> None:
    """All ladders have vector routines."""


def in_vectors(spec: LibrarySpec) -> dict[str, Planned]:
    return {planned.walk.name: planned for planned in spec.walks.of_any_point}


def second_walks(spec: LibrarySpec) -> list[dict[str, Planned]]:
    """Those among which some are taken in a second unit: all, as they share routines."""
    return [in_vectors(spec)]


def least_in_vectors(spec: LibrarySpec, target: Target, unit: str) -> float:
    """Nothing is known of ladders before they are made."""
    return 0


def one_of_eight(spec: LibrarySpec, times: dict[str, float]) -> float:
    from ecgen.library.batch.ladders import STEP

    bits = spec.walks.mul.walk.scalars[0].high.bit_length()
    return bits * times[STEP] / spec.batch.width


def timed(spec: LibrarySpec) -> list[Planned]:
    names = set(function_names(spec))
    return [planned for planned in spec.walks.of_any_point if planned.walk.name in names]


def lane_naming(spec: LibrarySpec, own: OfGroups) -> Naming:
    return OfLadder(own.steps, own.available, own.bits, spec.packed)


def said(spec: LibrarySpec, code: str) -> str:
    return "[k]P and [k]G" if spec.packed.image else "[k]P"


def packed_formulas(curve: Curve) -> tuple[Group, list]:
    from ecgen.library.packed.ladders import ladder_group

    group = ladder_group(curve)
    return group, [(role := group.role("step"), role.stages[-1])]


def explained(walks: Walks) -> dict[str, Planned]:
    own = {f"ladder {planned.walk.name}": planned for planned in walks.of_any_point}
    return own | ({"fixed_base": walks.base} if walks.base else {})


def in_groups(walks: Walks) -> list[tuple[str, Planned]]:
    return []


def about(spec: LibrarySpec, curve: Any) -> dict:
    why = spec.walks.no_base
    notes = [f"The base point is multiplied by the ladder: {why}."] if why else []
    return {"domain": spec.part.DOMAIN, "refuses_small_order": False, "notes": notes}


def ladder_facts(spec: LibrarySpec) -> dict:
    functions = {
        walk.name: {
            "bits": walk.bits,
            "steps": walk.bits - walk.top - walk.tail,
            "doublings": walk.top + walk.tail,
            "top_bit_set": walk.top,
            "low_zero_bits": walk.tail,
        }
        for walk in spec.up_to_sign
    }
    last = spec.walks.of_any_point[-1]
    return {
        "ladder": {
            "system": last.walk.register("R0").form.stem,
            "functions": functions,
            "modelled_cost": last.cost,
            "argument": argument_of(spec),
            "conditions": [],
        }
    }


def argument_of(spec: LibrarySpec, names: set[str] | None = None) -> str:
    """Why no exceptional case is met; "" where the walk is none of the `names`."""
    ladder = spec.walks.mul
    told = ladder and (names is None or ladder.walk.name in names)
    return "; ".join(ladder.proof.lines()) if told else ""


def arguments(spec: LibrarySpec) -> list[str]:
    return [argument_of(spec)]
