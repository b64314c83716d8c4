"""The routines of the field as limbs: those that are no formula (field/support.py), those of one
operation, and those of F_{p^2}, lowered in every way to multiply and to square, of which the
modelled cost takes one.
"""

from ecgen.field.escalate import Care
from ecgen.field.products.rows import Rows
from ecgen.field.representation import Representation
from ecgen.field.support import arguments_of, support_program
from ecgen.isa.routine import EmittedRoutine, LimbRoutine
from ecgen.library.facts.spec import RoutineSpec
from ecgen.library.routines.platform import Platform
from ecgen.library.routines.programs import field_program
from ecgen.library.routines.towers import WAYS, extension_program, over_base
from ecgen.program.routine import Argument, Routine


def support_limbs(spec: RoutineSpec, field: Representation, rows: Rows) -> LimbRoutine | None:
    """The routine under its C signature, or None if `spec` is not one of these."""
    limbs = support_program(spec.name, field, rows)
    return limbs and LimbRoutine(spec.name, limbs, arguments_of(spec.name, limbs))


def field_op_routine(name: str, const: int | None) -> Routine:
    program = field_program(name, const)
    arguments = (Argument("r", "out", ("r",)), *(Argument(a, "in", (a,)) for a in program.inputs))
    return Routine(name, program, arguments)


def extension_limbs(
    name: str, platform: Platform, care: Care | None = None
) -> dict[str, LimbRoutine]:
    """The operation lowered in each way, the first of those that are one program."""
    curve = platform.curve
    programs: dict[Routine, str] = {}
    for way in WAYS:
        programs.setdefault(over_base(extension_program(name), curve.p, curve.nonresidue, way), way)
    return {way: platform.lower(routine, care) for routine, way in programs.items()}


def emit_extension(
    name: str, platform: Platform, care: Care | None = None
) -> tuple[str, EmittedRoutine]:
    """The way of least modelled cost, the first on a tie, and the operation by it."""
    isa = platform.isa
    made = (
        (way, isa.emit(limbs, platform.backend))
        for way, limbs in extension_limbs(name, platform, care).items()
    )
    return min(made, key=lambda each: isa.model_cycles(each[1], platform.target))
