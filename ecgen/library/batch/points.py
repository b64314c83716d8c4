"""A curve with complete formulas + a CPU whose vectors have more lanes than a point coordinates ->
sums of as many points at once, an instance in each lane.

As ./ladders.py: each coordinate has a vector of its own for every limb, no lane meets
another, and what is proven of one is proven of each. Doublings, additions of a table entry and what
makes entries are the formulas that the multiplication in four lanes takes, so that points need no
other coordinates than those in memory.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random

from ecgen.curve.model import Curve
from ecgen.errors import BoundError, CheckFailure
from ecgen.field.lanes.packed import LoweredPack
from ecgen.field.representation import Representation
from ecgen.group import Group, Role
from ecgen.group.represent import coordinates as coordinates_of
from ecgen.group.represent import represents
from ecgen.isa.target import Target
from ecgen.isa.vectors import EmittedVectors, VectorRoutine, VectorUnit, vector_routine
from ecgen.kind.law import add, negate, neutral, random_points
from ecgen.library.batch import field as batch_field
from ecgen.library.batch.ladders import MEANINGS as CONVERSIONS
from ecgen.library.batch.ladders import (
    PACK,
    UNPACK,
    Instances,
    conversions,
    into_lanes,
    lowered_instances,
    out_of_lanes,
)
from ecgen.library.facts.groups import library_groups
from ecgen.library.facts.point_type import SELECTED, point_type
from ecgen.library.facts.spec import Batch, RoutineArgument, RoutineSpec
from ecgen.library.facts.strategy import complete_group
from ecgen.library.packed.contract import Law
from ecgen.library.packed.platform import vector_cpu
from ecgen.library.packed.points import (
    FOLDED,
    claimed_conversions,
    minuends_of,
    packed_roles,
    require_negation,
    role_laws,
    routine_spec,
    without_copies,
)
from ecgen.limb.lanes.interpret import run_vectors
from ecgen.limb.lanes.ir import LANES, VectorProgram
from ecgen.limb.lanes.order import require_same
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.program.pack import Layout, PackedOp, PackedProgram
from ecgen.program.pack.rewrite.lanewise import lanewise
from ecgen.program.pack.validate import validate

DBL, ADD, CACHE, SELECT = "v_dbl8", "v_add8", "v_cache8", "v_select8"
MEANINGS = {
    DBL: ("law: 2*P, eight times",),
    ADD: ("law: P+Q, eight times",),
    CACHE: ("law: P, as a table entry, eight times",),
} | batch_field.MEANINGS
SELECT_BASE = "v_select_base8"
NEGATED = "negated where its mask is set; every entry read; C with vector types"
SCAN = f"of each of eight tables the entry that its index says, {NEGATED}"
WINDOWS = range(3, 7)
TRIALS = 2


def points_group(curve: Curve) -> Group:
    """The group whose sums are computed; BoundError unless they are right for all points, or show
    where they were not, and points lie in memory in its coordinates.
    """
    group, kind = complete_group(curve), point_type(library_groups(curve))
    if (
        curve.degree > 1
        or kind.stem != group.stem
        or kind.how == SELECTED
        or group.form("point").neutral is None
        or group.form("cached").neutral is None
    ):
        raise BoundError(
            f"the points of {curve.name} in memory have other coordinates than those of complete"
            " formulas in lanes."
        )
    return group


def build_points(
    curve: Curve, target: Target, unit: VectorUnit, prime: Representation
) -> tuple[Batch, tuple[EmittedVectors, ...]]:
    """Lower, prove and emit sums and conversions; `prime` as of `build_batch`. BoundError where the
    prime does not fit the lanes.
    """
    platform, group = vector_cpu(curve, target, unit), points_group(curve)
    core, field = platform.core, platform.field
    require_negation(field)
    best = {
        f"{name}8": min(
            _ways(role, group, curve, field), key=lambda way: platform.lowered_time(way[1])
        )
        for name, role in packed_roles(group)
    }
    converted = conversions(field, prime)
    powers = {
        name: min(batch_field.lowered_ways(name, field), key=platform.lowered_time)
        for name in batch_field.ROUTINES
    }
    programs = {name: lowered.vectors for name, lowered in powers.items()} | {
        name: program for name, (program, _) in converted.items()
    }
    _try_law(
        curve,
        group,
        {name: lowered.vectors for name, (_, lowered) in best.items()} | programs,
        prime.one,
    )
    batch_field.try_field(curve.p, programs, prime.one)
    lowerings = {name: lowered for name, (_, lowered) in best.items()} | powers
    rows = [
        (
            name,
            require_same(lowered.vectors, core.ordered(lowered.ordered)),
            lowered.vectors,
            lowered.meanings,
        )
        for name, lowered in lowerings.items()
    ]
    rows += [(name, program, program, meanings) for name, (program, meanings) in converted.items()]
    emitted = tuple(unit.emit(_routine(name, ordered, group)) for name, ordered, *_ in rows)
    bounds = {
        name: prove_vectors(vectors, meanings, curve.p).bounds
        for name, _, vectors, meanings in rows
    }
    known, entry = CONVERSIONS | MEANINGS, len(group.form("cached").coordinates)
    specs = [routine_spec(e, known[e.name], core, unit.lanes) for e in emitted]
    times = {spec.name: spec.model_cycles for spec in specs}
    window = min(
        WINDOWS, key=lambda w: modelled(w, curve.r.bit_length(), times, entry * field.radix.n)
    )
    radix = field.radix
    specs.append(_select(window, entry * unit.lanes * radix.n, unit.lanes))
    return (
        Batch(
            extensions=unit.extensions,
            width=unit.lanes,
            limbs=radix.n,
            positions=radix.positions,
            limits=tuple(high for _, high in field.tight),
            routines=tuple(specs),
            bounds=bounds,
            made_of={name: source for name, (source, _) in best.items()},
            stem=group.stem,
            point=group.form("point").coordinates,
            entry=group.form("cached").coordinates,
            negation=group.form("cached").negation,
            minuends=minuends_of(field),
            window=window,
        ),
        emitted,
    )


def modelled(window: int, bits: int, times: dict[str, float], vectors: int) -> float:
    """Core cycles of a multiplication with digits of so many bits: of a table entry so many vectors
    are read for each digit, one a cycle.
    """
    digits, entries = digits_of(bits, window), (1 << window - 1) + 1
    return (
        window * (digits - 1) * times[DBL]
        + digits * (times[ADD] + entries * vectors)
        + (entries - 2) * (times[ADD] + times.get(CACHE, 0))
    )


def digits_of(bits: int, window: int) -> int:
    """The fewest digits from -2^(window - 1) to 2^(window - 1) - 1 that reach every number of so
    many bits.
    """
    return next(
        n
        for n in count(-(-bits // window))
        if not (1 << bits) - 1 + offset_of(n, window) >> window * n
    )


def offset_of(digits: int, window: int) -> int:
    """Half of a digit's range at every digit, which is added to a number before it is cut into
    digits, and taken off each.
    """
    return sum(1 << window * i + window - 1 for i in range(digits))


def _routine(name: str, vectors: VectorProgram, group: Group) -> VectorRoutine:
    """The routine whose arguments are whole points and table entries."""
    point, entry = (len(group.form(form).coordinates) for form in ("point", "cached"))
    results, inputs = {
        DBL: (point, (point,)),
        ADD: (point, (point, entry)),
        CACHE: (entry, (point,)),
        batch_field.MUL: (1, (1, 1)),
    }.get(name, (1, (1,)))
    return vector_routine(name, vectors, results, inputs=inputs)


def _select(window: int, words: int, width: int) -> RoutineSpec:
    entries = (1 << window - 1) + 1
    arguments = (
        RoutineArgument("r", "out", words, "packed"),
        RoutineArgument("table", "in", words * entries, "packed"),
        RoutineArgument("index", "in", width, "mask"),
        RoutineArgument("negative", "in", width, "mask"),
    )
    return RoutineSpec(SELECT, arguments, (SCAN,))


def _ways(role: Role, group: Group, curve: Curve, field) -> Iterator[tuple[str, LoweredPack]]:
    """(formula, its lowering) of every formula of the role, each as it is ordered; BoundError if
    there is none.
    """
    laws = role_laws(role, group, curve, role.stages[-1])
    given = (
        Instances(name, law.program, law.params, _of_points(law))
        for name, law in zip(role.stages[-1], laws)
    )
    yield from lowered_instances(given, field, f"no formula of {role.name} of {group.name}")


def _of_points(law: Law) -> PackedProgram:
    """The formula in every lane, which takes whole points and entries and gives one, a vector for
    each coordinate; large constants are vectors, too.
    """
    program, params, role, group = law.program, law.params, law.role, law.group
    packed = lanewise(
        without_copies(program), LANES, cheap=all(abs(value) < FOLDED for value in params.values())
    )
    known, made = {x.value: x for x in packed.inputs}, {x.place: x for x in packed.outputs}
    constants = tuple(
        PackedOp("const", f"Q_{name}", (), (params[name] % group.p,) * LANES, (name,) * LANES)
        for name in params
        if f"Q_{name}" in known
    )
    # some formulas read but a part of a point
    forms = ["cached" if point.form == "cached" else "point" for point in role.inputs]
    names = [
        f"{c}{number}" for form, number in zip(forms, "12") for c in group.form(form).coordinates
    ]
    inputs = tuple(
        Layout(f"P_{name}", f"P_{name}", tuple(f"{name}_l{k}" for k in range(LANES)))
        for name in names
    )
    results = [f"{c}3" for c in group.form(role.results[0].form).coordinates]
    copied = dict(program.outputs)
    outputs = tuple(
        made.get(f"R_{name}")
        or Layout(f"R_{name}", f"P_{copied[name]}", tuple(f"{name}_l{k}" for k in range(LANES)))
        for name in results
    )
    return validate(replace(packed, inputs=inputs, outputs=outputs, ops=(*constants, *packed.ops)))


def _try_law(curve: Curve, group: Group, programs: dict[str, VectorProgram], one: int) -> None:
    """CheckFailure unless the interpreted routines, from words to words, double, add and cache
    points of the curve, the neutral one and opposite ones too, each lane its own.
    """
    random = Random(f"{curve.name} batch of points")

    def in_lanes(form: str, points: list) -> list:
        """The limbs of each coordinate of a point in each lane, at random scales."""
        rows = (
            coordinates_of(group, form, point, random.randrange(1, curve.p)) for point in points
        )
        return [into_lanes(programs[PACK], column, one, curve.p) for column in zip(*rows)]

    for _ in range(TRIALS):
        first, second = random_points(curve, LANES, random), random_points(curve, LANES, random)
        first[0], second[1], second[2], second[3] = (
            neutral(curve),
            neutral(curve),
            negate(curve, first[2]),
            first[3],
        )
        for name, given, wanted in (
            (DBL, {"point": first}, [add(curve, x, x) for x in first]),
            (
                ADD,
                {"point": first, "cached": second},
                list(map(lambda x, y: add(curve, x, y), first, second)),
            ),
            (CACHE, {"point": second}, second),
        ):
            if name not in programs:
                continue
            packed = [limbs for form, points in given.items() for limbs in in_lanes(form, points)]
            results = run_vectors(
                programs[name],
                dict(zip((e.name for e in programs[name].inputs), packed, strict=True)),
            )
            columns = [
                out_of_lanes(programs[UNPACK], results[e.name], one, curve.p)
                for e in programs[name].outputs
            ]
            for lane, point in enumerate(wanted):
                found = tuple(column[lane] for column in columns)
                if not represents(group, "cached" if name == CACHE else "point", found, point):
                    raise CheckFailure(
                        f"{name} gives {found} in lane {lane}, the group law of {curve.name} gives"
                        f" {point}."
                    )


def claimed_points(
    curve: Curve, said: Batch, field, prime: Representation
) -> Iterator[tuple[str, VectorRoutine]]:
    """As `claimed_batch`, of sums of points in this field."""
    group = points_group(curve)
    if (said.stem, said.point, said.entry, said.negation, said.minuends) != (
        group.stem,
        group.form("point").coordinates,
        group.form("cached").coordinates,
        group.form("cached").negation,
        minuends_of(field),
    ):
        raise CheckFailure("the manifest says of points in lanes what they are not for this curve.")
    yield from claimed_conversions(conversions(field, prime), curve.p)
    for name in batch_field.ROUTINES:
        for lowered in batch_field.lowered_ways(name, field):
            prove_vectors(lowered.vectors, lowered.meanings, curve.p)
            yield name, _routine(name, lowered.vectors, group)
    for name, role in packed_roles(group):
        for source, lowered in _ways(role, group, curve, field):
            if source == said.made_of.get(f"{name}8"):  # none, if the library does not call it
                prove_vectors(lowered.vectors, lowered.meanings, curve.p)
                yield f"{name}8", _routine(f"{name}8", lowered.vectors, group)
