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
from ecgen.group import Group, Role
from ecgen.isa.facts import VECTORS
from ecgen.isa.target import Target
from ecgen.library.packed.ladders import laid_out, lowered_step
from ecgen.library.packed.layout import point_layout
from ecgen.library.packed.points import bound_formula, vector_unit, without_copies
from ecgen.library.packed.runs import LATE, lowered_time, lowered_way, ways_of
from ecgen.limb.lanes.ir import LANES
from ecgen.program.pack import PackedProgram
from ecgen.program.pack.layers.search import TRIALS, search


@dataclass(frozen=True)
class Timed:
    """What packings of a formula are compared by: modelled core cycles, or instructions where these
    are counted.
    """

    name: str
    curve: Curve
    target: Target
    group: Group
    role: Role

    def __post_init__(self):
        unit = vector_unit(self.target)
        core = VECTORS[self.target.isa].core_of(
            self.target.data, self.target.path, unit.registers, unit.isa
        )
        bound, params = bound_formula(self.name, self.curve, self.group)
        for name, value in (
            ("unit", unit),
            ("core", core),
            ("field", unit.field(self.curve.p)),
            ("program", without_copies(bound)),
            ("params", params),
        ):
            object.__setattr__(self, name, value)
        object.__setattr__(
            self,
            "ways",
            self.field.ways
            if self.group.differential
            else ways_of(self.field, self.group, self.target),
        )

    def lowered(
        self, packed: PackedProgram, how: "tuple[bool, ...]", is_proven: bool = True
    ) -> LoweredPack:
        """The packing with points as they lie in it; BoundError where its sums do not fit."""
        used = {name: value for name, value in self.params.items() if name in packed.params}
        if not is_proven:
            return lower_packed(packed, self.field, used, style=Style(merge=how[0], late=how[1]))
        if not self.group.differential:
            laid = point_layout(
                self.program, packed, None, None, self.params, self.group, self.role
            )
            return lowered_way(
                laid, self.program, self.params, self.role, self.field, how, self.group, None, None
            ).lowered
        laid, _, _, exchange = laid_out(self.program, packed, self.params, self.group, self.role)
        return exchanged(
            lowered_step(self.role, self.program, self.params, laid, self.field, used, how),
            exchange,
            self.field,
        )

    def time(self, packed: PackedProgram) -> float:
        """Lowered in the fastest way and proven; infinite where its sums do not fit."""
        return min(self.times(packed, self.ways))

    def times(self, packed: PackedProgram, ways: Sequence, is_proven: bool = True) -> "list[float]":
        found = []
        for how in ways:
            try:
                lowered = self.lowered(packed, how, is_proven)
            except BoundError:
                found.append(inf)
                continue
            found.append(
                lowered_time(lowered, self.core, self.unit)
                if is_proven or not self.field.counted
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
    if vector_unit(target) is None:
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
    return Timed(name, curve, target, group, role)


def found_in_layers(
    name: str, curve: Curve, target: Target, runs: range
) -> "tuple[float, int, PackedProgram]":
    """(time, run, packing) of the fastest that these runs find."""
    known = timed(name, curve, target)
    trials = replace(TRIALS, runs=runs)
    return search(known.program, LANES, known.timer, known.time, trials)
