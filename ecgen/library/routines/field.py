"""The field routines that are no formula (field/support.py), as routines under their C
signatures.
"""

from ecgen.field.products.rows import Rows
from ecgen.field.representation import Representation
from ecgen.field.support import arguments_of, support_program
from ecgen.isa.routine import LimbRoutine
from ecgen.library.facts.spec import RoutineSpec


def support_limbs(spec: RoutineSpec, field: Representation, rows: Rows) -> "LimbRoutine | None":
    """The routine under its C signature, or None if `spec` is not one of these."""
    limbs = support_program(spec.name, field, rows)
    return limbs and LimbRoutine(spec.name, limbs, arguments_of(spec.name, limbs))
