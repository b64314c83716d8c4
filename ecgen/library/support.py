"""The field routines that are no formula (field/support.py), as routines under their C signatures."""

from ecgen.field.prime import Field
from ecgen.field.support import PROGRAMS, arguments_of
from ecgen.isa.routine import LimbRoutine
from ecgen.library.spec import RoutineSpec


def support_limbs(spec: RoutineSpec, field: Field) -> "LimbRoutine | None":
    """The routine under its C signature, or None if `spec` is not one of these."""
    if spec.name not in PROGRAMS:
        return None
    limbs = PROGRAMS[spec.name](field)
    return LimbRoutine(spec.name, limbs, arguments_of(spec.name, limbs))
