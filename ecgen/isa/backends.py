"""Name of an instruction set -> its back end: the module whose functions turn routines into checked
machine code (isa/record.py).
"""

from types import ModuleType

from ecgen.errors import TargetError
from ecgen.isa.facts import FACTS


def back_end(isa: str) -> ModuleType:
    """The back end of an instruction set; TargetError if there is none."""
    if isa not in FACTS:
        raise TargetError(
            f"there is no back end for the instruction set {isa!r}.",
            hint=f"Known: {', '.join(FACTS)}.",
        )
    return FACTS[isa].backend
