"""A field operation under a register convention: operands by pointers, the result in r0 ... r(n-1).

This is the form in which an operation stands inside a larger routine, and the one in which it is
tuned and compared: every core register may be overwritten, the return address is one more value
that must survive.
"""

from ecgen.isa.armv7em.selection.select import select
from ecgen.isa.routine import LimbRoutine
from ecgen.machine.ir import MachineProgram
from ecgen.machine.selection.straight import Options

RETURN_ADDRESS = "return.address"


def select_kernel(routine: LimbRoutine, limbs, habits) -> MachineProgram:
    """Machine code of the kernel form of `limbs`, some order of the routine's operations."""
    inputs = tuple(a for a in routine.arguments if a[1] == "in")
    (results,) = (words for _, direction, words in routine.arguments if direction == "out")
    kept = (RETURN_ADDRESS, "lr")
    leave = (*((w, f"r{i}") for i, w in enumerate(results)), kept)
    return select(limbs, inputs, Options("free", habits), (kept,), leave)
