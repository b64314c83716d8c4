"""A point formula, a curve and a CPU of four lanes -> the fastest packing that a search finds, by
the modelled time of what is lowered and proven.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import inf

from ecgen.curve.model import Curve
from ecgen.errors import BoundError, TargetError
from ecgen.field.lanes.exchange import exchanged
from ecgen.field.lanes.packed import LoweredPack, Style, lower_packed
from ecgen.isa.target import Target
from ecgen.library.packed.contract import AS_PACKED, Law
from ecgen.library.packed.ladders import laid_out, lowered_step
from ecgen.library.packed.layout import point_layout
from ecgen.library.packed.platform import LATE, VectorCpu, vector_cpu, vector_unit
from ecgen.library.packed.points import role_laws, without_copies
from ecgen.library.packed.runs import lowered_way
from ecgen.limb.lanes.ir import LANES
from ecgen.program.pack import PackedProgram
from ecgen.program.pack.layers.search import TRIALS, search


@dataclass(frozen=True)
class Timed:
    """What packings of a formula, in this order of its operations, are compared by: modelled core
    cycles, or instructions where these are counted.
    """

    law: Law
    platform: VectorCpu

    @property
    def ways(self) -> Sequence:
        group = self.law.group
        return self.platform.field.ways if group.differential else self.platform.ways(group)

    def lowered(
        self, packed: PackedProgram, how: tuple[bool, ...], is_proven: bool = True
    ) -> LoweredPack:
        """The packing with points as they lie in it; BoundError where its sums do not fit."""
        law, field = self.law, self.platform.field
        if not is_proven:
            style = Style(merge=how[0], late=how[1])
            return lower_packed(packed, field, law.constants(packed), style=style)
        if not law.group.differential:
            return lowered_way(law, point_layout(law, packed), field, how, AS_PACKED).lowered
        laid, _, _, exchange = laid_out(law, packed)
        return exchanged(lowered_step(law, laid, field, (how[0], how[1])), exchange, field)

    def time(self, packed: PackedProgram) -> float:
        """Lowered in the fastest way and proven; infinite where its sums do not fit."""
        return min(self.times(packed, self.ways))

    def times(self, packed: PackedProgram, ways: Sequence, is_proven: bool = True) -> list[float]:
        found = []
        for how in ways:
            try:
                lowered = self.lowered(packed, how, is_proven)
            except BoundError:
                found.append(inf)
                continue
            found.append(
                self.platform.lowered_time(lowered)
                if is_proven or not self.platform.field.counted
                else len(lowered.ordered.ops) * (LATE if lowered.late else 1)
            )
        return found

    def timer(self, packed: PackedProgram) -> Callable[[PackedProgram], float]:
        """The time of packings lowered in the way that is fastest for this one, or the instructions
        without loads and spills where these are counted; not proven.
        """
        times = self.times(packed, self.ways, False)
        way = self.ways[times.index(min(times))]
        return lambda other: self.times(other, (way,), False)[0]


def timed(name: str, curve: Curve, target: Target) -> Timed:
    """TargetError for a CPU without four lanes, or a formula that no role of vector routines
    has.
    """
    unit = vector_unit(target)
    if unit is None:
        raise TargetError(
            f"the CPU file {target.name} has no figures in [vector] of four lanes.",
            where=target.path,
            hint="Name a CPU whose file has, such as zen4.",
        )
    group, found = curve.kind.part("library").packed_formulas(curve)
    role = next((role for role, names in found if name in names), None)
    if role is None:
        raise TargetError(
            f"{name} is no formula of vector routines of {curve.name}.",
            hint=f"ecgen explain {curve.name} lists its formulas.",
        )
    (law,) = role_laws(role, group, curve, (name,))
    law = replace(law, program=without_copies(law.program))
    return Timed(law, vector_cpu(curve, target, unit))


def found_in_layers(
    name: str, curve: Curve, target: Target, runs: range
) -> tuple[float, int, PackedProgram]:
    """(time, run, packing) of the fastest that these runs find."""
    known = timed(name, curve, target)
    trials = replace(TRIALS, runs=runs)
    return search(known.law.program, LANES, known.timer, known.time, trials)
