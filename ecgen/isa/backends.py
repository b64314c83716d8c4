"""Name of an instruction set -> its back end: the module whose functions turn routines into checked machine code.

Every back end has
- `LEVELS`, `backend_of(target, abi, red_zone)`, `lower_routine(routine, prime, specs, level, bounds, care)`,
  `emit(routine, backend)`, `emit_power(routine, name, backend)`; `HELD`: elements up to that many words stay in registers
  between the rounds of a power; `estimate`: None, or a quick cost of a lowered routine by which formulas are chosen before
  one is emitted;
- `model_cycles(emitted, target)` and `MODEL`, what they are; `footprint(emitted)`: (bytes of code, None if only the
  assembler knows them; rows of RoutineSpec.profiles);
- for listings `instruction_text(instr)`, `timeline(emitted, target)`: the instructions as TimedLines, `REGISTERS`: what
  their column of registers shows; for `ecgen explain` the mnemonics `MULTIPLICATIONS` and `FREE`, the levels that use
  `TUNED` orders, and `ordered_limbs(routine, backend)`.
The layers above use these alone.
"""

from types import ModuleType

from ecgen.errors import TargetError
from ecgen.isa.armv7em import emit as armv7em
from ecgen.isa.x86_64 import emit as x86_64

BACK_ENDS = {"x86_64": x86_64, "armv7em": armv7em}


def back_end(isa: str) -> ModuleType:
    """The back end of an instruction set; TargetError if there is none."""
    if isa not in BACK_ENDS:
        raise TargetError(f"there is no back end for the instruction set {isa!r}.", hint=f"Known: {', '.join(BACK_ENDS)}.")
    return BACK_ENDS[isa]
