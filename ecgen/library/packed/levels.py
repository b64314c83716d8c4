"""A point formula of two levels of products, a curve and a CPU of eight lanes -> the fastest
packing that a search finds, by the modelled time of what is lowered and proven.
"""

from dataclasses import replace

from ecgen.curve.model import Curve
from ecgen.errors import TargetError
from ecgen.isa.target import Target
from ecgen.library.facts.strategy import complete_group
from ecgen.library.packed.layers import Timed
from ecgen.library.packed.platform import vector_cpu, vector_unit
from ecgen.library.packed.points import packed_roles, role_formulas, role_laws, without_copies
from ecgen.limb.lanes.ir import WIDE
from ecgen.program.pack import PackedProgram
from ecgen.program.pack.layers.two_levels_search import TRIALS, search


def level_time(name: str, curve: Curve, target: Target) -> Timed:
    """What gives the modelled core cycles of a packing of a formula in eight lanes. TargetError for
    a CPU without figures of eight lanes, or a formula that no role of the curve's complete group
    has."""
    unit, group = vector_unit(target), complete_group(curve)
    platform = vector_cpu(curve, target, unit) if unit else None
    role = next(
        (
            role
            for _, role in packed_roles(group)
            if name in role_formulas(role, False, curve.formulas)
        ),
        None,
    )
    if platform is None or not platform.has_routes or WIDE not in platform.field.widths:
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
    (law,) = role_laws(role, group, curve, (name,))
    return Timed(replace(law, program=without_copies(law.program)), platform)


def found_in_levels(
    name: str, curve: Curve, target: Target, runs: range
) -> tuple[float, int, PackedProgram]:
    """(time, run, packing) of the fastest that these runs find."""
    known = level_time(name, curve, target)
    return search(known.law.program, known.time, replace(TRIALS, runs=runs))
