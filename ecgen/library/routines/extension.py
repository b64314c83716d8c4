"""The operations of F_{p^2} as routines: lowered in every way to multiply and to square, of which
the modelled cost takes one.
"""

from ecgen.field.escalate import Care
from ecgen.isa.routine import EmittedRoutine, LimbRoutine
from ecgen.library.routines.platform import Platform
from ecgen.library.routines.towers import WAYS, extension_program, over_base
from ecgen.program.routine import Routine


def extension_limbs(
    name: str, platform: Platform, care: "Care | None" = None
) -> dict[str, LimbRoutine]:
    """The operation lowered in each way, the first of those that are one program."""
    curve = platform.curve
    programs: dict[Routine, str] = {}
    for way in WAYS:
        programs.setdefault(over_base(extension_program(name), curve.p, curve.nonresidue, way), way)
    return {way: platform.lower(routine, care) for routine, way in programs.items()}


def emit_extension(
    name: str, platform: Platform, care: "Care | None" = None
) -> tuple[str, EmittedRoutine]:
    """The way of least modelled cost, the first on a tie, and the operation by it."""
    isa = platform.isa
    made = (
        (way, isa.emit(limbs, platform.backend))
        for way, limbs in extension_limbs(name, platform, care).items()
    )
    return min(made, key=lambda each: isa.model_cycles(each[1], platform.target))
