"""A field operation under a register convention: operands by pointers or in registers, the result
in r0 ... r(n-1).

This is the form in which an operation stands inside a larger routine, and the one in which it is
tuned and compared: every core register may be overwritten, the return address is one more value
that must survive.
"""

from ecgen.isa.armv7em.selection.select import Options, select
from ecgen.isa.routine import LimbRoutine
from ecgen.machine.ir import MachineProgram

RETURN_ADDRESS = "return.address"


def bindings(routine: LimbRoutine, in_registers: bool):
    """(arguments, entry, leave) of the kernel form."""
    inputs = [a for a in routine.arguments if a[1] == "in"]
    (results,) = [words for _, direction, words in routine.arguments if direction == "out"]
    entry = [(RETURN_ADDRESS, "lr")]
    if in_registers:
        entry += [(w, f"r{i}") for i, w in enumerate(w for _, _, words in inputs for w in words)]
        inputs = []
    leave = [(w, f"r{i}") for i, w in enumerate(results)] + [(RETURN_ADDRESS, "lr")]
    return tuple(inputs), tuple(entry), tuple(leave)


def select_kernel(
    routine: LimbRoutine, limbs, habits, in_registers: bool = False
) -> MachineProgram:
    """Machine code of the kernel form of `limbs`, some order of the routine's operations."""
    arguments, entry, leave = bindings(routine, in_registers)
    return select(limbs, arguments, Options("free", habits), entry, leave)
