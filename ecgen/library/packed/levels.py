"""A point formula of two levels of products, a curve and a CPU of eight lanes -> the fastest
packing that a search finds, by the modelled time of what is lowered and proven.
"""

from collections.abc import Callable
from dataclasses import replace
from math import inf

from ecgen.curve.model import Curve
from ecgen.errors import BoundError, TargetError
from ecgen.isa.facts import VECTORS
from ecgen.isa.target import Target
from ecgen.library.facts.strategy import complete_group
from ecgen.library.packed.layout import point_layout
from ecgen.library.packed.points import (
    bound_formula,
    packed_roles,
    role_formulas,
    vector_unit,
    without_copies,
)
from ecgen.library.packed.runs import lowered_time, lowered_way, routes, ways_of
from ecgen.limb.lanes.ir import WIDE
from ecgen.program.pack import PackedProgram
from ecgen.program.pack.layers.two_levels_search import TRIALS, search


def level_time(name: str, curve: Curve, target: Target) -> Callable[[PackedProgram], float]:
    """What gives the modelled core cycles of a packing of a formula in eight lanes, lowered in the
    fastest way and proven, with points as they lie in it; infinite where its sums do not fit.
    TargetError for a CPU without figures of eight lanes, or a formula that no role of the curve's
    complete group has."""
    unit, group = vector_unit(target), complete_group(curve)
    role = next(
        (
            role
            for _, role in packed_roles(group)
            if name in role_formulas(role, False, curve.formulas)
        ),
        None,
    )
    if unit is None or not routes(target) or WIDE not in unit.field(curve.p).widths:
        raise TargetError(
            f"the CPU file {target.name} has no figures in [vector] of what moves eight lanes.",
            where=target.path,
            hint="Name a CPU whose file has, such as zen5.",
        )
    if role is None:
        raise TargetError(
            f"{name} is no formula of vector routines of {curve.name}.",
            hint=f"ecgen explain {curve.name} lists its formulas.",
        )
    core, field = (
        VECTORS[target.isa].core_of(target.data, target.path, unit.registers, unit.isa),
        unit.field(curve.p),
    )
    bound, params = bound_formula(name, curve, group)
    program = without_copies(bound)

    def time(packed: PackedProgram) -> float:
        packed, found = point_layout(program, packed, None, None, params, group, role), [inf]
        for how in ways_of(field, group, target):
            try:
                found.append(
                    lowered_time(
                        lowered_way(
                            packed, program, params, role, field, how, group, None, None
                        ).lowered,
                        core,
                        unit,
                    )
                )
            except BoundError:
                continue
        return min(found)

    return time


def found_in_levels(
    name: str, curve: Curve, target: Target, runs: range
) -> "tuple[float, int, PackedProgram]":
    """(time, run, packing) of the fastest that these runs find."""
    return search(
        without_copies(bound_formula(name, curve, complete_group(curve))[0]),
        level_time(name, curve, target),
        replace(TRIALS, runs=runs),
    )
