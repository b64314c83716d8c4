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
from ecgen.field.lanes.packed import LoweredPack, Style, lower_packed
from ecgen.formula.tower import tower
from ecgen.group import Group, Role
from ecgen.isa.target import Target
from ecgen.isa.vectors import VectorUnit, vector_routine
from ecgen.library.packed.contract import coordinates, require_point_routine
from ecgen.library.routines.formula_proof import prove_composed, with_constants
from ecgen.library.routines.towers import prove_components
from ecgen.limb.lanes.ir import LANES, ROUTES, WIDE, VectorProgram
from ecgen.program.compose import compose
from ecgen.program.ir import FieldProgram
from ecgen.program.pack import PackedProgram
from ecgen.program.pack.ir import ANY, PackedOp
from ecgen.program.pack.rewrite.beside import beside
from ecgen.program.pack.rewrite.tower import expand_packed
from ecgen.program.pack.validate import validate
from ecgen.program.passes.tower import components, expand_tower

RUNS = {"v_4dbl": ("v_dbl",) * 4, "v_2dbl": ("v_dbl",) * 2, "v_dbladd": ("v_dbl", "v_add")}
# products that stay words keep more values at once, whose loads and stores are not modelled.
# Measured on Zen 5: 3 % less by the model is no gain, 9 and 11 % are 2 and 12 %
LATE = 1.05
# the routines of points have at most half of the decoded instructions that the CPU keeps. Measured
# on Zen 4 (6750): 3110 and 2940 gain 11 % and 2 %, 4350 and 4410 lose up to 15 %
SHARE = 2


@dataclass(frozen=True)
class Way:
    """A lowered packing of a `program`, whose parameters have these values, for the results of the
    role.
    """

    lowered: LoweredPack
    packed: PackedProgram
    program: FieldProgram
    params: "dict[str, int]"
    role: Role

    @property
    def source(self) -> str:
        """What it is made of."""
        return self.packed.source or self.packed.name


def packing_time(vectors: VectorProgram, core, unit: VectorUnit) -> float:
    """What packings are compared by. Without fused multiply-add the time grows with the
    instructions, loads and spills included, whatever the latencies (measured on Zen 4: six packings
    of a doubling, 0.28 core cycles each, within 2 %)."""
    return (
        unit.emit(vector_routine("candidate", vectors)).instructions
        if unit.counted
        else core.time(vectors)
    )


def lowered_time(lowered: LoweredPack, core, unit: VectorUnit) -> float:
    """What ways of lowering a packing are compared by."""
    return packing_time(lowered.ordered, core, unit) * (LATE if lowered.late else 1)


def faster_runs(
    ways: "dict[str, Way]",
    field,
    core,
    unit: VectorUnit,
    target: Target,
    wanted: "tuple[str, ...]",
    *contract,
) -> "dict[str, Way]":
    """Of RUNS, those `wanted` first, those that are modelled faster than the routines one by one,
    whose results wait to be loaded, as long as all together are not too long; `contract` as in
    `lowered_run`.
    """
    room, wait = (
        target.data.get("limits", {}).get("decoded", 0) // SHARE,
        target.model["store_forward"],
    )
    room -= sum(_size(name, ways[name], unit) for name in ("v_dbl", "v_add"))
    found = {}
    for name, parts in (
        sorted(RUNS.items(), key=lambda row: row[0] not in wanted) if not unit.counted else ()
    ):
        runs = [
            (lowered_time(way.lowered, core, unit), way)
            for how in ways_of(field, contract[0], target)
            if (way := lowered_run([ways[part] for part in parts], field, how, *contract))
        ]
        apart = sum(lowered_time(ways[part].lowered, core, unit) for part in parts) + wait * (
            len(parts) - 1
        )
        time, way = min(runs, key=lambda row: row[0], default=(apart, None))
        if time < apart and (size := _size(name, way, unit)) <= room:
            found[name], room = way, room - size
    return found


def _size(name: str, way: Way, unit: VectorUnit) -> int:
    """The instructions of the routine."""
    return unit.emit(
        vector_routine(name, way.lowered.ordered, parts=len(way.lowered.vectors.outputs))
    ).instructions


def routes(target: "Target | None") -> bool:
    """Whether the CPU file, if one is given, has figures of what moves eight lanes."""
    return target is None or set(ROUTES) <= set(target.data.get("vector", {}))


def ways_of(field, group: Group, target: "Target | None") -> "tuple[tuple[bool, ...], ...]":
    """How packings are lowered: (merge, late) as in `lower_packed`, and over F_{p^2} whether
    components lie side by side in vectors of eight lanes.
    """
    is_wide = group.nonresidue is not None and WIDE in field.widths and routes(target)
    return (*field.ways, *((*way, True) for way in field.ways if is_wide))


def lowered_way(
    packed: PackedProgram,
    program: FieldProgram,
    params: dict,
    role: Role,
    field,
    how: "tuple[bool, ...]",
    group: Group,
    point,
    entry,
) -> Way:
    """The packing lowered in one of `ways_of`, over F_{p^2} component by component or both at once,
    and proven to be the program; BoundError where its sums do not fit, or other errors of
    `require_point_routine`."""
    merge, late, *is_beside = how
    below, whole, values = (
        (packed, program, params)
        if group.nonresidue is None
        else over_base(packed, program, params, group, any(is_beside))
    )
    lowered = lower_packed(
        below,
        field,
        {name: value for name, value in values.items() if name in below.params},
        style=Style(merge=merge, late=late, soon=any(is_beside)),
    )
    require_point_routine(role, whole, values, packed, below, lowered, field, group, point, entry)
    return Way(lowered, packed, program, params, role)


def over_base(
    packed: PackedProgram,
    program: FieldProgram,
    params: dict,
    group: Group,
    is_beside: bool = False,
) -> "tuple[PackedProgram, FieldProgram, dict[str, int]]":
    """The packing and the program over F_p, every value its components, which lie side by side in a
    vector or in one each, and what their parameters are; BoundError where a factor of the packing
    does not lie in F_p."""
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
    whole = expand_tower(program, chosen, inside)
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
        with_constants(program, params), with_constants(whole, values), group.p, group.nonresidue
    )
    return below, whole, values


def lowered_run(parts: "Sequence[Way]", field, how: "tuple[bool, ...]", *contract) -> "Way | None":
    """The parts in a row, lowered; None where their lanes, constants or sums do not go together.
    CheckFailure unless that is proven to be their formulas in a row; `contract` are the group, and
    the lanes of points and table entries."""
    params = {name: value for way in parts for name, value in way.params.items()}
    if len({way.packed.width for way in parts}) > 1 or any(
        params[name] != value for way in parts for name, value in way.params.items()
    ):
        return None
    packed, program, role = (
        joined([way.packed for way in parts], in_a_row(parts)),
        compose([way.program for way in parts]),
        parts[-1].role,
    )
    prove_composed([way.program for way in parts], program, params, contract[0])
    try:
        return lowered_way(packed, program, params, role, field, how, *contract)
    except BoundError:
        return None


def claimed_runs(
    ways: "dict[str, list[Way]]", made_of: "dict[str, str]", field, *contract
) -> "dict[str, list[Way]]":
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
            lowered_run(row, field, how, *contract)
            for row in rows
            if in_a_row(row) == made_of[name]
            for how in ways_of(field, contract[0], None)
        ]
        found[name] = list(filter(None, runs))
    return found


def in_a_row(parts: "Sequence[Way]") -> str:
    """What a run is made of."""
    sources = [way.source for way in parts]
    return (
        f"{len(sources)} times: {sources[0]}" if len(set(sources)) == 1 else "; then ".join(sources)
    )


def joined(parts: "Sequence[PackedProgram]", source: str) -> PackedProgram:
    """Packings of points, each in the lanes of the one before, as one; the inputs of others but
    their points stay inputs.
    """
    first, ops, others, at = parts[0].inputs[0], [], {}, parts[0].inputs[0].value
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
            "_then_".join(packed.name for packed in parts),
            parts[0].width,
            (first, *others.values()),
            (replace(parts[-1].outputs[0], value=at),),
            tuple(ops),
            params,
            source,
        )
    )
