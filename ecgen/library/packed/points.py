"""A curve with complete formulas + a CPU with vector lanes -> packed point operations: proven
vector programs, machine code.

One vector holds a point, each coordinate in its lane, another a table entry, which may have other
coordinates; doubling, addition, what makes table entries and the conversions to and from the words
of the general registers are emitted. Packings come from `targets/packings`, recorded plans and
written programs, checked when they are read; the one of least modelled time is taken. Where none is
recorded for a formula, a short search makes one. One file, longer than others: what is chosen,
lowered and claimed of a packing is of one law and its lanes.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from operator import ge, le

from ecgen.curve.model import Curve
from ecgen.errors import BoundError, CheckFailure, CurveError, ScheduleError, TargetError
from ecgen.extension import Element, components
from ecgen.field.lanes.exchange import MASK
from ecgen.field.lanes.lowering import LaneField, lowering_of
from ecgen.field.lanes.radix import value_at
from ecgen.field.lanes.words import pack_program, unpack_program
from ecgen.field.representation import Representation
from ecgen.formula import load, parameter_values, to_field_program
from ecgen.formula.formula import Formula
from ecgen.group import Group, Role
from ecgen.group.exceptions.proven import find_exceptions, proven
from ecgen.group.trees import formula_named
from ecgen.isa.facts import UNITS, units_of
from ecgen.isa.represent import represent
from ecgen.isa.target import Target, load_target
from ecgen.isa.vectors import EmittedVectors, VectorRoutine, vector_routine
from ecgen.kind.facts import KINDS
from ecgen.library.facts.spec import LibrarySpec, Packed, RoutineArgument, RoutineSpec
from ecgen.library.facts.strategy import complete_group, entry_role
from ecgen.library.facts.vector_rule import HINT
from ecgen.library.packed.contract import (
    AS_PACKED,
    Lanes,
    Law,
    coordinates,
    require_reduced,
    require_words,
    try_group_law,
)
from ecgen.library.packed.layout import point_layout
from ecgen.library.packed.platform import (
    VectorCpu,
    VectorPlatform,
    unit_called,
    vector_cpu,
    vector_unit,
)
from ecgen.library.packed.runs import Way, claimed_runs, faster_runs, lowered_way
from ecgen.library.routines.formula_proof import prove_bound
from ecgen.limb.lanes.ir import LANES, REAL, WIDE, VectorProgram
from ecgen.limb.lanes.order import require_same
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.names import known_targets
from ecgen.program.ir import FieldProgram
from ecgen.program.pack import Effort, PackedProgram, pack, target_model
from ecgen.program.pack.check import differs
from ecgen.program.pack.record import packed_names, read_packings, read_written
from ecgen.program.pack.rewrite.fold import fold_factors
from ecgen.program.pack.search.emit import emit as emit_packed
from ecgen.program.pack.search.problem import pose
from ecgen.program.passes import clean

SEARCH = Effort(moves=12_000, runs=1)
MEANINGS = {
    "v_dbl": ("law: 2*P",),
    "v_add": ("law: P+Q",),
    "v_cache": ("law: P, as a table entry",),
    "v_2dbl": ("law: 4*P",),
    "v_4dbl": ("law: 16*P",),
    "v_dbladd": ("law: 2*P+Q",),
    "v_step": ("x-law: 2*Q", "x-law: Q+R"),
    "v_2step": ("v_step, twice, a mask each",),
    "v_4step": ("v_step, four times, a mask each",),
    "v_pack": ("four elements into lanes",),
    "v_unpack": ("four elements out of lanes",),
}
# the arguments of conversions that are words of elements
IN_WORDS = ("w", *(f"w{e}" for e in range(LANES)))
ROOM = 25  # one instruction more in so many costs less than a better order gains
# the least that one of four doublings in a row takes of one alone; modelled for three curves on
# four CPUs: 0.94
IN_A_ROW = 0.92
# a curve constant beyond takes too much room as a factor: it becomes an operand of a product
FOLDED = 1 << 26


@dataclass(frozen=True)
class PackedCode:
    """`emitted` in the order of `spec.routines`; `programs` are the packed point operations by
    routine; `second`: those of the unit that is taken where the CPU lacks this one, if any; `image`
    as in Packed.
    """

    spec: Packed
    emitted: tuple[EmittedVectors, ...]
    programs: dict[str, PackedProgram]
    second: "PackedCode | None" = None
    image: "PackedCode | None" = None

    @property
    def every(self) -> tuple[EmittedVectors, ...]:
        """Those of the image, too."""
        return (*self.emitted, *(self.image.every if self.image else ()))


def with_image(code: PackedCode, image: PackedCode | None) -> PackedCode:
    """The code of a ladder with that of points of its image beside, but for conversions, which both
    have; None: without. CheckFailure where the conversions of one are not those of the other.
    """
    if image is None:
        return replace(code, spec=replace(code.spec, image=None), image=None)
    shared = {row.name: row for row in code.emitted}
    if wrong := [
        row.name for row in image.emitted if row.name in shared and row != shared[row.name]
    ]:
        raise CheckFailure(
            f"{' and '.join(wrong)} of the ladder and of the curve of its base point are not the"
            " same"
        )
    own = replace(
        image.spec,
        routines=tuple(row for row in image.spec.routines if row.name not in shared),
        bounds={name: table for name, table in image.spec.bounds.items() if name not in shared},
    )
    image = replace(
        image, spec=own, emitted=tuple(row for row in image.emitted if row.name not in shared)
    )
    return replace(code, spec=replace(code.spec, image=own), image=image)


def joined(
    spec: LibrarySpec, code: PackedCode, other: PackedCode, walks: tuple[str, ...] = ()
) -> tuple[LibrarySpec, PackedCode]:
    """A library in vectors, and its code, with those of another unit beside, which are taken where
    the CPU lacks the first: of these walks, () of all that can be.
    """
    second = replace(_with_path(other.spec, other.spec.unit), walks=walks)
    return replace(spec, second=second), replace(code, second=other)


def _with_path(spec: Packed, path: str) -> Packed:
    """The spec under names of its own."""
    return replace(
        spec,
        path=path,
        routines=tuple(replace(routine, path=path) for routine in spec.routines),
        image=spec.image and _with_path(spec.image, path),
    )


def _having(wanted: str) -> list[str]:
    """The CPU files that come with ecgen and have the unit, or one."""
    found = []
    for name in known_targets():
        with suppress(TargetError):
            found += [name] * (vector_unit(load_target(name), wanted) is not None)
    return found


def check_vectors(curve: Curve, target: Target, abi: str, wanted: str = "") -> None:
    """TargetError or CurveError where no packed code can be made, before any work is done; `wanted`
    names a unit.
    """
    if curve.degree > 1 and not any(
        lowering_of(unit.field(curve.p)).sums for unit in units_of(target.data, wanted)
    ):
        lack = (
            f"are not {wanted}"
            if wanted
            else f"the CPU file {target.name} does not list with figures in [vector]"
        )
        raise CurveError(
            f"Libraries over F_{{p^2}} do not have lanes but those of AVX-512 IFMA, which {lack}.",
            where=curve.where,
            hint=(
                f"Take --vector auto for this curve{', or take --vector ifma' if wanted else ''}."
                f" {HINT}"
            ),
        )
    if vector_unit(target, wanted) is None:
        missing = next((u.extensions for u in UNITS if u.isa == wanted), ())
        missing = [e.upper() for e in missing if e not in target.data.get("features", ())] or [
            e.upper() for e in missing
        ]
        lists = (
            f"does not list {' and '.join(missing)}"
            if wanted
            else "lists neither AVX-512 IFMA nor AVX2 with fused multiply-add nor AVX"
        )
        raise TargetError(
            f"the CPU file {target.name} {lists} with figures in [vector].",
            where=target.path,
            hint=(
                f"Take --vector auto, or name a CPU whose file does: {', '.join(_having(wanted))}."
                f" {HINT}"
            ),
        )
    if abi != "sysv":
        raise TargetError(
            f"packed code follows the System V calling convention, not {abi}.",
            hint=f"Take --vector auto, or leave out --abi. {HINT}",
        )
    if not KINDS[curve.form].packs(curve):
        raise CurveError(
            "vectors compute ladders and complete formulas alone, and this curve has neither.",
            where=curve.where,
            hint=f"Take --vector auto for this curve. {HINT}",
        )


def build_packed(
    curve: Curve, target: Target, entries: int, wanted: str = "", runs: tuple[str, ...] = ()
) -> PackedCode:
    """Lower, prove and emit the packed routines, of those that are several in a row `runs` first;
    BoundError where the prime does not fit the lanes.
    """
    platform = vector_cpu(curve, target, unit_called(target, wanted))
    field = platform.field
    require_negation(field)
    if curve.degree > 1 and represent(curve.p, target).one != 1:
        raise BoundError(
            "components of elements on general registers stand for others than themselves."
        )
    converted, group = conversions(field, represent(curve.p, target)), complete_group(curve)
    found, lanes = {}, AS_PACKED
    for name, role in packed_roles(group):
        found[name] = _best(role, group, platform, lanes)
        packed = found[name].packed
        own = coordinates(packed.inputs[1]) if len(packed.inputs) > 1 else None
        lanes = Lanes(lanes.point or coordinates(packed.outputs[0]), lanes.entry or own)
    found |= faster_runs(found, platform, runs, lanes)
    ways = [(name, way.lowered) for name, way in found.items()]
    made = [
        *((name, way.ordered, way.vectors, way.meanings) for name, way in ways),
        *((name, vectors, vectors, meanings) for name, (vectors, meanings) in converted.items()),
    ]
    rows = [
        ProvenRow(name, ordered, vectors, prove_vectors(vectors, meanings, curve.p).bounds)
        for name, ordered, vectors, meanings in made
    ]
    emitted, specs = emitted_rows(rows, platform, parts=dict.fromkeys(found, curve.degree))
    try_group_law(curve, group, lanes, {row.name: row.ordered for row in rows})
    limbs = field.radix.n
    specs.append(_select(entries, limbs * curve.degree))
    programs = {name: way.packed for name, way in found.items()}
    spec = Packed(
        extensions=platform.unit.extensions,
        lanes=_written(lanes.point),
        limbs=limbs,
        positions=field.radix.positions,
        limits=tuple(high for _, high in field.tight),
        routines=tuple(specs),
        bounds={row.name: row.bounds for row in rows},
        made_of={name: way.source for name, way in found.items()},
        scales=field.scales,
        batches={name: program.batches for name, program in programs.items()},
        stem=group.stem,
        entry=_written(lanes.entry),
        negation=group.form("cached").negation,
        kind=field.kind,
        minuends=minuends_of(field),
        degree=curve.degree,
        unit=platform.unit.isa,
    )
    return PackedCode(spec, tuple(emitted), programs)


def conversions(field: LaneField, prime: Representation) -> dict[str, tuple[VectorProgram, dict]]:
    """Name -> the program of a conversion between lanes and the words of `prime`, and its meanings;
    both take and give what routines hand on.
    """
    found = {"v_pack": pack_program(field, "v_pack"), "v_unpack": unpack_program(field, "v_unpack")}
    require_reduced("v_pack", found["v_pack"][0].outputs, field)
    require_reduced("v_unpack", found["v_unpack"][0].inputs, field)
    require_words("v_unpack", found["v_unpack"][0], prime)
    return found


def require_negation(field) -> None:
    """BoundError unless a reduced element can be negated limb by limb: doubles are balanced, words
    subtracted from those of a multiple of p, and carried where these are not the greatest of a
    reduced element."""
    highs = [high for _, high in field.tight]
    if field.kind == REAL:
        is_right = all(low == -high for low, high in field.tight)
    else:
        # what v_select folds by a mask
        is_right = (
            not value_at(field.minuends, field.radix.positions, field.p)
            and not any(low for low, _ in field.tight)
            and all(map(ge, field.minuends, highs))
            and all(map(le, negated_most(field), highs))
            and field.minuends[-1] >> field.radix.width(field.radix.n - 1) <= 1
        )
    if not is_right:
        raise BoundError(
            "reduced elements in lanes are neither balanced nor below a multiple of p, so a negated"
            " one may leave its bounds."
        )


def negated_most(field) -> tuple[int, ...]:
    """How large the limbs of a negated element are, which is carried if they are taken from others
    than the greatest.
    """
    return tuple(field.minuends if minuends_of(field) == () else field.after_carry(field.minuends))


def minuends_of(field) -> tuple[int, ...]:
    """What the limbs of a negated element are taken from, to be carried; () where these are the
    greatest of a reduced one, or nothing is.
    """
    own = () if field.kind == REAL else field.minuends
    return () if own == tuple(high for _, high in field.tight) else own


@dataclass(frozen=True)
class ProvenRow:
    """A routine to be emitted: its program in the order of the lowering, the same as it was proven,
    and the proven bounds."""

    name: str
    ordered: VectorProgram
    vectors: VectorProgram
    bounds: dict


def emitted_rows(
    rows: Sequence[ProvenRow],
    platform: VectorCpu,
    joined: dict[str, int] | None = None,
    parts: dict[str, int] | None = None,
) -> tuple[list[EmittedVectors], list[RoutineSpec]]:
    """Machine code and specs; `joined` and `parts` as of `vector_routine`, by routine."""
    emitted = [
        _sooner(row, platform, (joined or {}).get(row.name, 1), (parts or {}).get(row.name, 1))
        for row in rows
    ]
    return emitted, [routine_spec(made, MEANINGS[made.name], platform.core) for made in emitted]


def _sooner(row: ProvenRow, platform: VectorCpu, joined: int, parts: int = 1) -> EmittedVectors:
    """The routine, in the order of the lowering or, where that costs few spills, of a list
    scheduling: what is longest before the end comes first, since the core looks only so far ahead.
    With the 32 registers of IFMA that costs up to 2 % more instructions and saves 1 to 7 % of the
    time on Zen 4, up to 10 % on Zen 5; with the 16 of AVX2 it costs 6 to 18 %, and time."""
    unit = platform.unit
    others = [] if unit.counted else [platform.core.ordered(row.ordered)]
    plain, *others = [
        unit.emit(vector_routine(row.name, require_same(row.vectors, each), joined, parts))
        for each in (row.ordered, *others)
    ]
    return next(
        (
            other
            for other in others
            if ROOM * (other.instructions - plain.instructions) <= plain.instructions
        ),
        plain,
    )


def packed_roles(group: Group) -> tuple[tuple[str, Role], ...]:
    """The routines of point operations, and the roles whose formulas they compute: the doubling
    decides where coordinates lie, the addition where those of a table entry do.
    """
    caching = group.role("to_cached")
    return (
        ("v_dbl", group.role("dbl")),
        ("v_add", entry_role(group)),
        *((("v_cache", caching),) if caching else ()),
    )


def _written(lanes) -> tuple[str, ...]:
    return tuple(name or "" for name in lanes)


def _read(lanes) -> tuple:
    return tuple(name or None for name in lanes)


def routine_spec(
    emitted: EmittedVectors, meaning: tuple[str, ...], core, lanes: int = LANES
) -> RoutineSpec:
    """What a library knows of an emitted routine: an argument has so many words for each limb."""
    arguments = tuple(
        RoutineArgument(name.lower(), direction, lanes * len(limbs), _layout(name))
        for name, direction, limbs in emitted.routine.arguments
    )
    return RoutineSpec(
        emitted.name,
        arguments,
        meaning,
        stack=emitted.stack,
        instructions=emitted.instructions,
        model_cycles=round(core.time(emitted.routine.vectors), 1),
        multiplier_bound=round(core.multiplier_bound(emitted.routine.vectors), 1),
    )


def _layout(argument: str) -> str:
    return "mask" if argument == MASK else "field" if argument in IN_WORDS else "packed"


def _select(entries: int, limbs: int) -> RoutineSpec:
    size = LANES * limbs
    arguments = (
        RoutineArgument("r", "out", size, "packed"),
        RoutineArgument("table", "in", size * entries, "packed"),
        RoutineArgument("entries", "in", 0, "word", entries),
        RoutineArgument("index", "in", 0, "word", entries // 2),
        RoutineArgument("negative", "in", 0, "word", 1),
    )
    return RoutineSpec(
        "v_select",
        arguments,
        ("table[index], negated if negative = 1; every entry read; C with vector types",),
    )


def _best(role: Role, group: Group, platform: VectorCpu, lanes: Lanes) -> Way:
    """The recorded packing of least modelled time for a role, among all its formulas; without one
    whose sums fit, a packing found by a short search."""
    return fastest(
        (_ways(role, group, platform, lanes, search) for search in (False, True)),
        lambda way: platform.lowered_time(way.lowered),
    )


def fastest(rows, time: Callable):
    """The fastest way of the first row that has one; BoundError why the last one has none."""
    refusal = None
    for row in rows:
        found = []
        for way, error in row:
            refusal = error or refusal
            found += [way] if way else []
        if found:
            return min(found, key=time)
    raise refusal


def least_doubling(curve: Curve, target: Target, unit: str) -> float:
    """Modelled core cycles below which no doubling in lanes takes, of recorded packings; 0 where
    there are none that fit.
    """
    group = complete_group(curve)
    platform = vector_cpu(curve, target, unit_called(target, unit))
    doubling = dict(packed_roles(group))["v_dbl"]
    ways = _ways(doubling, group, platform, AS_PACKED, False)
    return IN_A_ROW * min((platform.time(way.lowered.ordered) for way, _ in ways if way), default=0)


def _ways(
    role: Role, group: Group, platform: VectorPlatform, lanes: Lanes, search: bool
) -> Iterator[tuple[Way | None, BoundError | None]]:
    """(way, None) of every packing of every formula of the role, or (None, why its sums do not
    fit).
    """
    curve, field = platform.curve, platform.field
    for law in role_laws(role, group, curve, role_formulas(role, search, curve.formulas)):
        for packed in packings(law, platform, search):
            if packed.width not in field.widths or (curve.degree > 1 and packed.width != LANES):
                continue
            packed = point_layout(law, packed, lanes)
            for how in platform.ways(group):
                try:
                    yield lowered_way(law, packed, field, how, lanes), None
                except BoundError as error:
                    yield None, error


def role_laws(role: Role, group: Group, curve: Curve, names: Iterable[str]) -> Iterator[Law]:
    """These formulas of the role, bound to the curve."""
    for name in names:
        yield Law(role, group, *bound_formula(name, curve, group))


def claimed_vectors(
    curve: Curve, said: Packed, prime: Representation
) -> Iterator[tuple[str, VectorRoutine]]:
    """(name, what a vector routine of the manifest may be), each proven: more than one for a point
    routine, of which the manifest does not say how it was lowered.

    EcgenError where the manifest says what cannot be; packings that were found by a search are not
    made again.
    """
    field, group = claimed_field(curve, said), complete_group(curve)
    if (said.stem, said.negation) != (group.stem, group.form("cached").negation):
        raise CheckFailure("the manifest says of packed points what they are not for this curve.")
    yield from claimed_conversions(conversions(field, prime), curve.p)
    lanes, ways = Lanes(_read(said.lanes), _read(said.entry)), {}
    platform = VectorPlatform(curve, field)
    for name, role in packed_roles(group):
        ways[name] = [
            way
            for way, _ in _ways(role, group, platform, lanes, False)
            if way and way.source == said.made_of[name]
        ]
    ways |= claimed_runs(ways, said.made_of, platform, lanes)
    for name, way in ((name, way) for name, row in ways.items() for way in row):
        prove_vectors(way.lowered.vectors, way.lowered.meanings, curve.p)
        yield name, vector_routine(name, way.lowered.vectors, parts=curve.degree)


def claimed_field(curve: Curve, said: Packed):
    """The field in the lanes that the manifest names; CheckFailure if elements are not as it
    says.
    """
    unit = next((unit for unit in UNITS if unit.extensions == said.extensions), None)
    if unit is None:
        raise CheckFailure(
            f"the manifest names the vector extensions {', '.join(said.extensions)}, which no unit"
            " has."
        )
    field = unit.field(curve.p)
    if (
        said.degree,
        said.limbs,
        tuple(said.positions),
        tuple(said.limits),
        tuple(said.minuends),
    ) != (
        curve.degree,
        field.radix.n,
        tuple(field.radix.positions),
        tuple(high for _, high in field.tight),
        minuends_of(field),
    ):
        raise CheckFailure("the manifest says of packed elements what they are not for this prime.")
    return field


def claimed_conversions(
    found: dict[str, tuple[VectorProgram, dict]], p: int
) -> Iterator[tuple[str, VectorRoutine]]:
    """The conversions between words and lanes, proven."""
    for name, (vectors, meanings) in found.items():
        prove_vectors(vectors, meanings, p)
        yield name, vector_routine(name, vectors)


def role_formulas(role: Role, search: bool, own: tuple[str, ...]) -> list[str]:
    """The formulas of a role's last stage, some of trees and files `own`; unless a search is to be
    made, also those of the same kind, results and exceptions that a packing is kept of.
    """
    names = role.stages[-1]
    folders, like = {name.rpartition("/")[0] for name in names}, formula_named(names[0], own)
    others = (
        []
        if search
        else [
            name
            for name in dict.fromkeys((*packed_names(LANES), *packed_names(WIDE)))
            if name not in names and name.rpartition("/")[0] in folders
        ]
    )
    return [*names, *(name for name in others if _serves_like(load(name), like))]


def _serves_like(formula: Formula, like: Formula) -> bool:
    """Whether a formula has the results of another, and its exceptional inputs, so that it may
    stand for it.
    """
    if set(formula.outputs) != set(like.outputs):
        return False
    first, second = find_exceptions(formula), find_exceptions(like)
    return (first.vectors, first.unknown, first.complete, first.odd) == (
        second.vectors,
        second.unknown,
        second.complete,
        second.odd,
    )


def bound_formula(
    name: str, curve: Curve, group: Group | None = None
) -> tuple[FieldProgram, dict[str, int]]:
    """A proven formula with its constants as parameters, and their values for the curve, or those
    of `group`, of least magnitude.
    """
    formula = formula_named(name, curve.formulas)
    proven(formula)
    known = (
        dict(group.parameters)
        if group
        else {name: getattr(curve, name) for name in curve.kind.constants}
    )
    program = clean(to_field_program(formula))
    values = known | parameter_values(formula, known, curve.p)
    params = {name: _least(values[name], curve.p) for name in program.params}
    prove_bound(formula, program, params, values, curve)
    return program, params


def _least(value, p: int):
    """The residue of least magnitude; an element of F_{p^2} that lies in F_p is such an integer,
    too.
    """
    first, *others = components(value, 2)
    return value if any(others) else (first + p // 2) % p - p // 2


def packings(law: Law, platform: VectorPlatform, search: bool) -> list[PackedProgram]:
    """Every recorded or written packing of the formula, checked, wide ones where the CPU file, if
    one is given, has figures of what moves their lanes; with `search`, one found by a short search
    instead.
    """
    program, params = without_copies(law.program), law.params
    cheap = not any(isinstance(value, Element) for value in params.values()) and all(
        abs(value) < FOLDED for value in params.values()
    )
    if search:
        assert isinstance(platform, VectorCpu)
        target = platform.target
        found = [
            pack(
                program,
                LANES,
                target_model(target.data, target.path),
                cheap=cheap,
                effort=SEARCH,
                solver=0,
                fold=False,
                recorded=False,
            ).packed
        ]
    else:
        problem = pose(program, cheap=cheap)
        widths = (LANES, WIDE) if platform.has_routes else (LANES,)
        rows = [
            row
            for width in widths
            for p in dict.fromkeys((problem, fold_factors(problem)))
            for row in read_packings(p, width)
            if row.model.is_weighted
        ]
        found = [emit_packed(row.plan, row.model) for row in rows]
        found += [
            packed
            for width in widths
            for packed in read_written(width)
            if packed.name == program.name and cheap
        ]
    for packed in found:
        if wrong := differs(program, packed):
            raise ScheduleError(
                f"the packing of {program.name} computes something else: {wrong}.",
                hint="Remove its file from targets/packings.",
            )
    return found


def without_copies(program: FieldProgram) -> FieldProgram:
    """The program without the results that are inputs: they are put into their lanes behind it."""
    return replace(
        program,
        outputs=tuple(
            (public, value) for public, value in program.outputs if value not in program.inputs
        ),
    )
