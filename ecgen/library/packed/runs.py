"""Packed point routines one behind the other as one routine: doublings in a row, a doubling and an
addition.

Between two routines every vector of a point is carried to the bounds of a reduced element, stored
and loaded, and waits for that. In one routine values stay in registers with the limbs that they
have. What it is made of is lowered and proven anew as a whole.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

from ecgen.errors import BoundError, CheckFailure
from ecgen.extension import components as numbers
from ecgen.field.lanes.lowering import LaneField
from ecgen.field.lanes.packed import LoweredPack, Style, lower_packed
from ecgen.formula.tower import tower
from ecgen.isa.target import Target
from ecgen.isa.vectors import VectorUnit, vector_routine
from ecgen.library.packed.contract import Lanes, Law, coordinates, require_point_routine
from ecgen.library.packed.platform import VectorCpu, VectorPlatform
from ecgen.library.routines.formula_proof import prove_composed, with_constants
from ecgen.library.routines.towers import prove_components
from ecgen.library.walks.vectors import RUNS
from ecgen.limb.lanes.ir import LANES
from ecgen.program.compose import compose
from ecgen.program.pack import PackedProgram
from ecgen.program.pack.ir import ANY, Layout, PackedOp
from ecgen.program.pack.rewrite.beside import beside
from ecgen.program.pack.rewrite.tower import expand_packed
from ecgen.program.pack.validate import validate
from ecgen.program.passes.tower import components, expand_tower

# the routines of points have at most half of the decoded instructions that the CPU keeps. Measured
# on Zen 4 (6750): 3110 and 2940 gain 11 % and 2 %, 4350 and 4410 lose up to 15 %
SHARE = 2


@dataclass(frozen=True)
class Way:
    """A lowered packing of a formula."""

    lowered: LoweredPack
    packed: PackedProgram
    law: Law

    @property
    def source(self) -> str:
        """What it is made of."""
        return self.packed.source or self.packed.name


def faster_runs(
    ways: dict[str, Way], platform: VectorCpu, wanted: tuple[str, ...], lanes: Lanes
) -> dict[str, Way]:
    """Of RUNS, those `wanted` first, those that are modelled faster than the routines one by one,
    whose results wait to be loaded, as long as all together are not too long.
    """
    unit, target = platform.unit, platform.target
    room, wait = decoded_share(target), target.model["store_forward"]
    room -= sum(_size(name, ways[name], unit) for name in ("v_dbl", "v_add"))
    found: dict[str, Way] = {}
    for name, parts in (
        sorted(RUNS.items(), key=lambda row: row[0] not in wanted) if not unit.counted else ()
    ):
        row = [ways[part] for part in parts]
        runs = [
            (platform.lowered_time(way.lowered), way)
            for how in platform.ways(row[0].law.group)
            if (way := lowered_run(row, platform.field, how, lanes))
        ]
        apart = sum(platform.lowered_time(way.lowered) for way in row) + wait * (len(parts) - 1)
        for time, way in sorted(runs, key=lambda row: row[0])[:1]:
            if time < apart and (size := _size(name, way, unit)) <= room:
                found[name], room = way, room - size
    return found


def decoded_share(target: Target) -> int:
    """The instructions that routines of points may have together."""
    decoded: int = target.data.get("limits", {}).get("decoded", 0)
    return decoded // SHARE


def _size(name: str, way: Way, unit: VectorUnit) -> int:
    """The instructions of the routine."""
    return unit.emit(
        vector_routine(name, way.lowered.ordered, parts=len(way.lowered.vectors.outputs))
    ).instructions


def lowered_way(
    law: Law, packed: PackedProgram, field: LaneField, how: tuple[bool, ...], lanes: Lanes
) -> Way:
    """The packing lowered in one of `VectorPlatform.ways`, over F_{p^2} component by component or
    both at once, and proven to be the program; BoundError where its sums do not fit, or other
    errors of `require_point_routine`."""
    merge, late, *is_beside = how
    below, whole = packed, law
    if law.degree > 1:
        below, whole = over_base(law, packed, any(is_beside))
    style = Style(merge=merge, late=late, soon=any(is_beside))
    lowered = lower_packed(below, field, whole.constants(below), style=style)
    require_point_routine(whole, packed, below, lowered, field, lanes)
    return Way(lowered, packed, law)


def over_base(
    law: Law, packed: PackedProgram, is_beside: bool = False
) -> tuple[PackedProgram, Law]:
    """The packing and the formula over F_p, every value its components, which lie side by side in a
    vector or in one each; BoundError where a factor of the packing does not lie in F_p."""
    group, params = law.group, law.params
    assert group.nonresidue is not None
    inside = {
        name: number
        for name, value in params.items()
        for number, *others in [numbers(value, 2)]
        if not any(others)
    }
    below = (beside if is_beside else expand_packed)(packed, group.nonresidue, frozenset(inside))
    chosen = (
        tower("quadratic-1", mul="schoolbook", sqr="complex")
        if group.nonresidue == -1
        else tower("quadratic", mul="schoolbook", sqr="schoolbook")
    )
    whole = expand_tower(law.program, chosen, inside)
    values = (
        inside
        | {"n": group.nonresidue}
        | {
            name: number
            for given, value in params.items()
            for name, number in zip(components(given), numbers(value, 2))
        }
    )
    prove_components(
        with_constants(law.program, params),
        with_constants(whole, values),
        group.p,
        group.nonresidue,
    )
    return below, replace(law, program=whole, params=values)


def lowered_run(
    parts: Sequence[Way], field: LaneField, how: tuple[bool, ...], lanes: Lanes
) -> Way | None:
    """The parts in a row, lowered; None where their lanes, constants or sums do not go together.
    CheckFailure unless that is proven to be their formulas in a row."""
    laws = [way.law for way in parts]
    params = {name: value for law in laws for name, value in law.params.items()}
    if len({way.packed.width for way in parts}) > 1 or any(
        params[name] != value for law in laws for name, value in law.params.items()
    ):
        return None
    packed = joined([way.packed for way in parts], in_a_row(parts))
    programs = [law.program for law in laws]
    whole = replace(laws[-1], program=compose(programs), params=params)
    prove_composed(programs, whole.program, params, whole.group)
    try:
        return lowered_way(whole, packed, field, how, lanes)
    except BoundError:
        return None


def claimed_runs(
    ways: dict[str, list[Way]], made_of: dict[str, str], platform: VectorPlatform, lanes: Lanes
) -> dict[str, list[Way]]:
    """What the runs of a manifest may be, which says what routines and runs are made of; `ways` are
    what the routines may be.
    """
    found = {}
    for name in RUNS.keys() & made_of.keys():
        parts = dict.fromkeys(RUNS[name])
        chosen = [
            dict(zip(parts, row))
            for row in product(
                *({way.packed: way for way in ways[part]}.values() for part in parts)
            )
        ]
        rows = [[row[part] for part in RUNS[name]] for row in chosen]
        runs = [
            lowered_run(row, platform.field, how, lanes)
            for row in rows
            if in_a_row(row) == made_of[name]
            for how in platform.ways(row[0].law.group)
        ]
        found[name] = list(filter(None, runs))
    return found


def in_a_row(parts: Sequence[Way]) -> str:
    """What a run is made of."""
    sources = [way.source for way in parts]
    return (
        f"{len(sources)} times: {sources[0]}" if len(set(sources)) == 1 else "; then ".join(sources)
    )


def joined(parts: Sequence[PackedProgram], source: str) -> PackedProgram:
    """Packings of points, each in the lanes of the one before, as one; the inputs of others but
    their points stay inputs.
    """
    first, at = parts[0].inputs[0], parts[0].inputs[0].value
    ops: list[PackedOp] = []
    others: dict[str, Layout] = {}
    for stage, packed in enumerate(parts):
        point, *more = packed.inputs
        if stage and any(
            want not in (None, have)
            for have, want in zip(coordinates(parts[stage - 1].outputs[0]), coordinates(point))
        ):
            raise CheckFailure(
                f"{packed.name} takes a point in other lanes than {parts[stage - 1].name} gives it."
            )
        if stage and any(
            name and not held
            for name, held in zip(point.lanes[LANES:], parts[stage - 1].outputs[0].lanes[LANES:])
        ):
            ops.append(
                PackedOp(
                    "perm",
                    f"{at}_twice",
                    (at,),
                    tuple(k if name else None for k, name in enumerate(point.lanes[:LANES])) * 2,
                    tuple(name and ANY for name in point.lanes),
                )
            )
            at = ops[-1].out
        names = {point.value: at} | {layout.value: layout.value for layout in more}
        others |= {layout.value: layout for layout in more}
        for op in packed.ops:
            names[op.out] = f"{op.out}_{stage}"
            ops.append(
                replace(
                    op,
                    out=names[op.out],
                    args=tuple(names[name] for name in op.args),
                    holds=tuple(name and ANY for name in op.holds),
                )
            )
        at = names[packed.outputs[0].value]
    params = tuple(dict.fromkeys(name for packed in parts for name in packed.params))
    return validate(
        PackedProgram(
            name="_then_".join(packed.name for packed in parts),
            width=parts[0].width,
            inputs=(first, *others.values()),
            outputs=(replace(parts[-1].outputs[0], value=at),),
            ops=tuple(ops),
            params=params,
            source=source,
        )
    )
