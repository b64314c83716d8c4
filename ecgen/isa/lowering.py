"""Routine -> LimbRoutine, by the lowerings of an instruction set."""

from collections.abc import Callable, Mapping
from typing import Protocol

from ecgen.field.escalate import Care
from ecgen.field.lower import lower_program
from ecgen.field.operation import Interval, Limits, Lowerings
from ecgen.field.representation import Representation
from ecgen.isa.routine import LimbRoutine, limb_routine
from ecgen.limb.builder import Known
from ecgen.program.ops import OpSpec
from ecgen.program.routine import Routine


class Lower(Protocol):
    def __call__(
        self,
        routine: Routine,
        prime: Representation,
        specs: Mapping[str, OpSpec],
        level: str,
        bounds: Mapping[str, Interval] | None = None,
        care: Care | None = None,
        *,
        known: Known | None = None,
    ) -> LimbRoutine:
        """The LimbProgram of a field or point routine; argument words named after the coordinates.

        `bounds` gives the interval of inputs that are known to be smaller than what their words
        hold, `care` the operations that are lowered with more care (field/escalate.py), and
        `known` what was found for other routines.
        """


def lowered_by(lowerings: Callable[[Representation, str], Lowerings]) -> Lower:
    """The function of a back end with these lowerings of a prime at a level."""

    def lower_routine(
        routine: Routine,
        prime: Representation,
        specs: Mapping[str, OpSpec],
        level: str,
        bounds: Mapping[str, Interval] | None = None,
        care: Care | None = None,
        *,
        known: Known | None = None,
    ) -> LimbRoutine:
        limits = Limits(bounds or {}, planned=False)
        ways = lowerings(prime, level)
        limbs = lower_program(routine.program, prime, specs, ways, limits, care, known=known)
        return limb_routine(routine, limbs)

    return lower_routine
