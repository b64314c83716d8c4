"""What a scheduler gives back: the program in its new order, the counts, and how far they are
proven.
"""

from dataclasses import dataclass

from ecgen.program.ir import FieldProgram
from ecgen.program.patterns import Unit


@dataclass(frozen=True)
class Proof:
    """`status` is "optimal" (nothing scores less), "bound" (`bound` is a proven lower bound) or
    "none".

    `value` is what was minimised first (dependencies, units or cycles, as `measure` says); `bound`
    <= `value`. `live_optimal`: no order with equal sums has a lower peak of live values.
    """

    status: str
    measure: str
    value: int
    bound: int
    live_optimal: bool
    method: str
    states: int = 0

    def sentence(self) -> str:
        """The proof for a reader."""
        if self.status == "optimal":
            live = (
                "; fewest live values among these, proven"
                if self.live_optimal
                else "; live values not proven minimal"
            )
            return f"{self.value} {self.measure}, proven optimal by {self.method}{live}"
        if self.status == "bound":
            return (
                f"{self.value} {self.measure}, not proven optimal: at least {self.bound} by"
                f" {self.method}"
            )
        return f"{self.value} {self.measure}, no proof ({self.method})"


@dataclass(frozen=True)
class Schedule:
    """`program` is `source` reordered, its fused groups being single operations; it computes the
    same.

    `dependencies` counts the operations that read a result of the one before (with `loop`, the
    first also after the last); `live` is the most slots held at once, inputs in `pinned` not
    counted, results in place.
    """

    program: FieldProgram
    source: FieldProgram
    units: tuple[Unit, ...]
    dependencies: int
    live: int
    proof: Proof
    objective: str
    loop: bool = False
    pinned: tuple[str, ...] = ()
    makespan: int | None = None

    @property
    def order(self) -> tuple[tuple[int, ...], ...]:
        """Per operation of the schedule, the operations of the source that it stands for."""
        return tuple(unit.members for unit in self.units)
