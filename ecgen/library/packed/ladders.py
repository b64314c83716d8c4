"""A ladder + a CPU with vector lanes -> a packed ladder step: both points of the pair in one
vector, exchanged by a mask inside the routine.

Groups whose points are known up to sign by two coordinates, with differences of one coordinate.
Where coordinates lie is what the packing of the step says. Proven are the program of the formula
and, for either mask, that of the exchange before it; then the interpreted routine is tried on
multiples of points.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from random import Random

from ecgen.curve.model import Curve
from ecgen.errors import BoundError, CheckFailure, CurveError
from ecgen.field.lanes.exchange import MASK, ONES, exchanged, pair_names, prove_exchanged
from ecgen.field.lanes.lowering import LaneField
from ecgen.field.lanes.packed import LoweredPack, Style, lower_packed
from ecgen.field.lanes.words import number_in_rows
from ecgen.field.representation import Representation
from ecgen.group import Group, Role
from ecgen.group.program import numbers
from ecgen.isa.represent import represent
from ecgen.isa.target import Target
from ecgen.isa.vectors import VectorRoutine, vector_routine
from ecgen.kind.law import add, multiply
from ecgen.library.facts.groups import differences_of, library_groups
from ecgen.library.facts.spec import Packed, RoutineArgument, RoutineSpec
from ecgen.library.facts.vector_rule import HINT
from ecgen.library.packed.contract import Law, in_words, require_reduced, require_results
from ecgen.library.packed.ladder_runs import faster_steps, run_source, step_run
from ecgen.library.packed.layout import arranged, entry_lanes, placed
from ecgen.library.packed.platform import VectorPlatform, unit_called, vector_cpu
from ecgen.library.packed.points import (
    PackedCode,
    ProvenRow,
    bound_formula,
    claimed_conversions,
    claimed_field,
    claimed_vectors,
    conversions,
    emitted_rows,
    fastest,
    minuends_of,
    packings,
    role_laws,
)
from ecgen.library.walks.naming import STEPS
from ecgen.limb.lanes.interpret import run_vectors
from ecgen.limb.lanes.ir import BITS, LANES
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.program.interpret import interpret
from ecgen.program.pack import PackedOp, PackedProgram
from ecgen.program.pack.check import differs
from ecgen.program.pack.validate import validate

STEP, GIVEN = "v_step", "U"
TRIALS = 3


@dataclass(frozen=True)
class PackedStep:
    """A lowered step behind its exchange; `lanes` hold the pair, in one vector or in two, `entry`
    the difference, and `exchange[k]` is the lane that comes into lane k, those of the second vector
    counted behind those of the first. `lower`, with bounds for the pair and whether the results are
    to be reduced, gives the step without its exchange, proven."""

    lowered: LoweredPack
    lower: Callable
    packed: PackedProgram
    lanes: tuple[str, ...]
    entry: tuple[str, ...]
    exchange: tuple[int, ...]

    @property
    def vectors(self) -> int:
        """How many vectors hold the pair."""
        return len(self.lanes) // LANES

    @property
    def source(self) -> str:
        """What it is made of."""
        return self.packed.source or self.packed.name


def ladder_group(curve: Curve) -> Group:
    """The group of the ladder; CurveError if its points do not fill a vector, alone or in pairs, or
    differences need more than one.
    """
    group = next((g for g in library_groups(curve) if g.differential and g.role("step")), None)
    if (
        group is None
        or len(group.form("point").coordinates) not in (LANES // 2, LANES)
        or len(differences_of(group)) > LANES
    ):
        raise CurveError(
            f"a ladder in vectors needs points of two or {LANES} coordinates and differences of at"
            f" most {LANES}.",
            where=curve.name,
            hint=f"Take --vector auto for this curve. {HINT}",
        )
    return group


def step_role(group: Group) -> Role:
    """What the ladder of a group does in each step."""
    role = group.role("step")
    assert role is not None
    return role


def build_ladder(curve: Curve, target: Target, wanted: str = "") -> PackedCode:
    """Lower, prove and emit the packed step and the conversions; BoundError where the prime does
    not fit the lanes.
    """
    platform, group = (vector_cpu(curve, target, unit_called(target, wanted)), ladder_group(curve))
    field = platform.field
    step = fastest(
        (_ways(group, platform, search) for search in (False, True)),
        lambda step: platform.lowered_time(step.lowered),
    )
    runs, lowered = faster_steps(step, platform), step.lowered
    proven = prove_exchanged(lowered, step.exchange, curve.p)
    rows = [ProvenRow(STEP, lowered.ordered, lowered.vectors, proven)]
    rows += [
        ProvenRow(name, run.ordered, run.vectors, run.proven(curve.p)) for name, run in runs.items()
    ]
    for name, (vectors, meanings) in conversions(field, represent(curve.p, target)).items():
        proven = prove_vectors(vectors, meanings, curve.p).bounds
        rows.append(ProvenRow(name, vectors, vectors, proven))
    try_ladder_law(curve, group, step, {row.name: row.ordered for row in rows})
    emitted, specs = emitted_rows(rows, platform, dict.fromkeys((STEP, *runs), step.vectors))
    specs.append(
        RoutineSpec(
            "v_mask",
            (
                RoutineArgument("r", "out", LANES, "mask"),
                RoutineArgument("bit", "in", 0, "word", 1),
            ),
            ("every word all ones if bit = 1, 0 if it is 0; C with vector types",),
        )
    )
    radix, packed = field.radix, step.packed
    spec = Packed(
        extensions=platform.unit.extensions,
        lanes=step.lanes,
        limbs=radix.n,
        positions=radix.positions,
        limits=tuple(high for _, high in field.tight),
        routines=tuple(specs),
        bounds={row.name: row.bounds for row in rows},
        made_of={STEP: step.source} | {name: run_source(step, name) for name in runs},
        scales=field.scales,
        batches={STEP: packed.batches} | {name: STEPS[name] * packed.batches for name in runs},
        stem=group.stem,
        entry=step.entry,
        negation=(),
        exchange=step.exchange,
        kind=field.kind,
        minuends=minuends_of(field),
        unit=platform.unit.isa,
    )
    return PackedCode(spec, tuple(emitted), {STEP: packed})


def _ways(
    group: Group, platform: VectorPlatform, search: bool
) -> Iterator[tuple[PackedStep | None, BoundError | None]]:
    """(step, None) of every packing of every formula of the step, or (None, why its sums do not
    fit).
    """
    role, field = step_role(group), platform.field
    for law in role_laws(role, group, platform.curve, role.stages[-1]):
        for packed in packings(law, platform, search):
            if packed.width != LANES:
                continue
            packed, *places = laid_out(law, packed)
            for how in field.ways:
                lower = partial(lowered_step, law, packed, field, how)
                try:
                    lowered = exchanged(lower(), places[-1], field)
                except BoundError as error:
                    yield None, error
                else:
                    yield PackedStep(lowered, lower, packed, *places), None


def laid_out(law: Law, packed: PackedProgram) -> tuple:
    """(packing, lanes of the pair, lanes of the difference, exchange): results in the lanes of the
    pair, a difference of one coordinate in every lane of a vector, constants as vectors.
    """
    program, params, group, role = law.program, law.params, law.group, law.role
    number, coordinates = numbers(role), group.form("point").coordinates
    names = tuple(f"{c}{number[x]}" for x in "PQ" for c in coordinates)
    given = tuple(f"{c}{number['D']}" for c in differences_of(group))
    pair = tuple(layout for layout in packed.inputs if set(layout.lanes) & set(names))
    others = tuple(layout for layout in packed.inputs if layout not in pair)
    lanes = tuple(name for layout in pair for name in layout.lanes)
    entry = given * LANES if len(given) == 1 else entry_lanes(others, given)
    if sorted(lanes, key=str) != sorted(names) or any(
        name not in (None, *entry, *params) for layout in others for name in layout.lanes
    ):
        raise CheckFailure(
            f"{program.name}: the packing does not read the two points in vectors that they fill."
        )
    ops: list[PackedOp] = []
    for layout in others:
        ops += arranged(layout, GIVEN, entry, params, group.p)
    results = {
        f"{c}{number[a]}": f"{c}{number[b]}" for a, b in zip("PQ", ("r", "s")) for c in coordinates
    }
    inputs = (*pair, replace(pair[0], place=GIVEN, value=GIVEN, lanes=entry))
    wanted = tuple(results[name] for name in lanes)
    whole = validate(
        placed(
            program,
            replace(packed, inputs=inputs, ops=(*ops, *packed.ops)),
            *(wanted[at : at + LANES] for at in range(0, len(wanted), LANES)),
        )
    )
    if not any(name in params for layout in others for name in layout.lanes) and (
        wrong := differs(program, whole)
    ):
        raise CheckFailure(
            f"{program.name} with points as they lie in memory computes something else: {wrong}."
        )
    other = {f"{c}{number[a]}": f"{c}{number[b]}" for a, b in ("PQ", "QP") for c in coordinates}
    return (
        whole,
        lanes,
        tuple(name or "" for name in entry),
        tuple(lanes.index(other[name]) for name in lanes),
    )


def lowered_step(
    law: Law,
    packed: PackedProgram,
    field: LaneField,
    how: tuple[bool, bool],
    first=None,
    is_reduced: bool = True,
) -> LoweredPack:
    """The lowered packing, still without its exchange; CheckFailure unless it gives each result of
    the formula in the lane where the pair has that coordinate, and all that goes in and out is a
    reduced element but for the pair, where `first` is like it, and the results, where they need not
    be."""
    lowered = lower_packed(
        packed,
        field,
        law.constants(packed),
        style=Style(merge=how[0], late=how[1]),
        first=first,
        is_reduced=is_reduced,
    )
    given = lowered.vectors.inputs[len(packed.outputs) if first else 0 :]
    results = lowered.vectors.outputs if is_reduced else ()
    require_reduced(law.role.name, (*given, *results), field)
    require_results(law, packed, lowered, field.p)
    return lowered


def try_ladder_law(curve: Curve, group: Group, step: PackedStep, programs: dict) -> None:
    """CheckFailure unless the interpreted routines, from words to words, double and add a few
    multiples of points of the curve or its twist, under either mask.
    """
    random, part = Random(f"{curve.name} lanes"), curve.kind.part("library")
    for name in sorted(programs.keys() & part.TRIED):
        _try_formula(curve, group, step, name, programs, random)
    part.try_law(curve, group, step, programs, random)


def try_multiples(
    curve: Curve, group: Group, step: PackedStep, programs: dict, random: Random
) -> None:
    """The same of steps that add x-coordinates."""
    number = numbers(step_role(group))
    for k in (0, 1, *(random.randrange(2, curve.r) for _ in range(TRIALS))):
        x = random.randrange(2, curve.p)
        own = curve.with_numbers(b=(x * x * x + curve.a * x * x + x) % curve.p)
        first = multiply(own, k, (x, 1))
        second = add(own, first, (x, 1))
        for mask, (one, other) in ((0, (first, second)), ((1 << BITS) - 1, (second, first))):
            held = {
                f"{c}{number[name]}": value
                for name, point in (("P", one), ("Q", other))
                for c, value in zip(
                    group.form("point").coordinates, _coordinates(curve, point, random)
                )
            }
            found = _run(step, programs, held | dict.fromkeys(step.entry, x), (mask,))
            for name, point in (("P", add(own, first, first)), ("Q", add(own, first, second))):
                X, Z = (
                    found[f"{c}{number[name]}"] % curve.p for c in group.form("point").coordinates
                )
                if bool(Z) != bool(point) or (point and (X - point[0] * Z) % curve.p):
                    raise CheckFailure(
                        f"{STEP} gives {X}/{Z} for the points {one} and {other} of {curve.name},"
                        f" mask {mask:#x}, where {point} was expected."
                    )


def _coordinates(curve: Curve, point, random: Random) -> tuple[int, int]:
    z = random.randrange(1, curve.p)
    return (point[0] * z % curve.p, z) if point else (z, 0)


def _try_formula(
    curve: Curve, group: Group, step: PackedStep, name: str, programs: dict, random: Random
) -> None:
    """CheckFailure unless the routine, from words to words, gives what the formula does, as often
    as the routine does it, for any numbers.
    """
    program, params = bound_formula(step.packed.name, curve, group)
    number, role, count = numbers(step_role(group)), step_role(group), STEPS.get(name, 1)
    results = {
        f"{c}{number[a]}": f"{c}{number[b.name]}"
        for a, b in zip("PQ", role.results)
        for c in group.form("point").coordinates
    }
    for masks in (
        (0,) * count,
        (ONES,) * count,
        *(tuple(random.choice((0, ONES)) for _ in range(count)) for _ in range(2 * TRIALS)),
    ):
        held = {
            each: random.choice((0, 1, curve.p - 1, *[random.randrange(curve.p)] * 3))
            for each in program.inputs
        }
        found, wanted = _run(step, programs, held, masks, name), held
        for mask in masks:
            moved = (
                dict(zip(step.lanes, (wanted[step.lanes[place]] for place in step.exchange)))
                if mask
                else {}
            )
            values = interpret(program, wanted | moved | params, curve.p)
            wanted = held | {one: values[other] for one, other in results.items()}
        for each in results:
            if found[each] % curve.p != wanted[each]:
                raise CheckFailure(
                    f"{name} gives {each} = {found[each]:#x} for {held}, masks"
                    f" {', '.join(map(hex, masks))}, where the formula gives {wanted[each]:#x}."
                )


def _run(
    step: PackedStep, programs: dict, held: dict[str, int], masks: tuple[int, ...], name: str = STEP
) -> dict[str, int]:
    """The coordinates of the pair that the routines give for one and a difference."""
    rows = [
        *(step.lanes[at : at + LANES] for at in range(0, len(step.lanes), LANES)),
        [each or step.entry[0] or step.entry[1] for each in step.entry],
    ]
    *pair, given = (
        run_vectors(programs["v_pack"], in_words(programs["v_pack"], [held[each] for each in row]))[
            "r"
        ]
        for row in rows
    )
    program = programs[name]
    found: dict[str, int] = {}
    results = run_vectors(
        program,
        dict(zip(pair_names(step.exchange), pair))
        | {GIVEN: given, MASK: tuple((mask,) * LANES for mask in masks)},
    )
    (argument,) = programs["v_unpack"].inputs
    for output, row in zip(program.outputs, rows):
        words = run_vectors(programs["v_unpack"], {argument.name: results[output.name]})
        found |= {each: number_in_rows(words[f"w{e}"]) for e, each in enumerate(row)}
    return found


def claimed_routines(
    curve: Curve, said: Packed, prime: Representation
) -> Iterator[tuple[str, VectorRoutine]]:
    """What the vector routines of a manifest may be: those of a ladder, or those of
    `claimed_vectors`.
    """
    yield from (
        _claimed_ladder(curve, said, prime)
        if said.exchange
        else claimed_vectors(curve, said, prime)
    )


def _claimed_ladder(
    curve: Curve, said: Packed, prime: Representation
) -> Iterator[tuple[str, VectorRoutine]]:
    field, group = claimed_field(curve, said), ladder_group(curve)
    if said.stem != group.stem:
        raise CheckFailure("the manifest says of packed points what they are not for this curve.")
    yield from claimed_conversions(conversions(field, prime), curve.p)
    for step, _ in _ways(group, VectorPlatform(curve, field), False):
        if (
            not step
            or step.source != said.made_of[STEP]
            or (step.lanes, step.entry, step.exchange) != (said.lanes, said.entry, said.exchange)
        ):
            continue
        prove_exchanged(step.lowered, step.exchange, curve.p)
        yield STEP, vector_routine(STEP, step.lowered.vectors, step.vectors)
        for name in STEPS.keys() & said.made_of.keys():
            run = (
                step_run(step, field, name)
                if said.made_of[name] == run_source(step, name)
                else None
            )
            if run:
                run.proven(curve.p)
                yield name, vector_routine(name, run.vectors, step.vectors)
