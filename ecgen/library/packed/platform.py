"""What the vector routines of one library are made for."""

from dataclasses import dataclass
from typing import Any

from ecgen.curve.model import Curve
from ecgen.field.lanes.lowering import LaneField
from ecgen.field.lanes.packed import LoweredPack
from ecgen.group import Group
from ecgen.isa.facts import VECTORS, units_of
from ecgen.isa.target import Target
from ecgen.isa.vectors import VectorUnit, vector_routine
from ecgen.limb.lanes.ir import ROUTES, WIDE, VectorProgram

# products that stay words keep more values at once, whose loads and stores are not modelled.
# Measured on Zen 5: 3 % less by the model is no gain, 9 and 11 % are 2 and 12 %
LATE = 1.05


def vector_unit(target: Target, wanted: str = "") -> VectorUnit | None:
    """The first unit, or the one called `wanted`, whose extensions the CPU file lists, and whose
    figures its [vector] table has.
    """
    return unit_of(target.data, wanted)


def unit_called(target: Target, wanted: str) -> VectorUnit:
    """The same of a CPU that has it (points.py's `check_vectors`)."""
    unit = vector_unit(target, wanted)
    assert unit is not None
    return unit


def unit_of(data: dict[str, Any], wanted: str = "") -> VectorUnit | None:
    """The same from the tables of a CPU file."""
    return next(iter(units_of(data, wanted)), None)


def require_lanes(curve: Curve, unit: VectorUnit) -> None:
    """BoundError, before any work is done, where the prime does not fit the unit's lanes."""
    _ = unit.field(curve.p).radix  # which is looked for now


@dataclass(frozen=True)
class VectorPlatform:
    """A curve and the field in the lanes: all that a proof of what a manifest says goes by."""

    curve: Curve
    field: LaneField

    @property
    def has_routes(self) -> bool:
        """Whether lanes of eight may be moved as packings in eight lanes have it."""
        return True

    def ways(self, group: Group) -> tuple[tuple[bool, ...], ...]:
        """How packings are lowered: (merge, late) as in `lower_packed`, and over F_{p^2} whether
        components lie side by side in vectors of eight lanes.
        """
        is_wide = group.nonresidue is not None and WIDE in self.field.widths and self.has_routes
        return (*self.field.ways, *((*way, True) for way in self.field.ways if is_wide))


@dataclass(frozen=True)
class VectorCpu(VectorPlatform):
    """The same on a CPU, with its unit and the model of its core."""

    target: Target
    unit: VectorUnit
    core: Any

    @property
    def has_routes(self) -> bool:
        """Whether the CPU file has figures of what moves eight lanes."""
        return has_routes(self.target)

    def time(self, vectors: VectorProgram) -> float:
        """What packings are compared by. Without fused multiply-add the time grows with the
        instructions, loads and spills included, whatever the latencies (measured on Zen 4: six
        packings of a doubling, 0.28 core cycles each, within 2 %)."""
        if self.unit.counted:
            return float(self.unit.emit(vector_routine("candidate", vectors)).instructions)
        return float(self.core.time(vectors))

    def lowered_time(self, lowered: LoweredPack) -> float:
        """What ways of lowering a packing are compared by."""
        return self.time(lowered.ordered) * (LATE if lowered.late else 1)


def has_routes(target: Target) -> bool:
    return set(ROUTES) <= set(target.data.get("vector", {}))


def vector_cpu(curve: Curve, target: Target, unit: VectorUnit) -> VectorCpu:
    """The curve on this unit of a CPU."""
    core = VECTORS[target.isa].core_of(target.data, target.path, unit.registers, unit.isa)
    return VectorCpu(curve, unit.field(curve.p), target, unit, core)
