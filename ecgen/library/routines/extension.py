"""The operations of F_{p^2} as routines: lowered in every way to multiply and to square, of which
the modelled cost takes one.
"""

from ecgen.curve.model import Curve
from ecgen.field.representation import Representation
from ecgen.isa.backends import back_end
from ecgen.isa.routine import EmittedRoutine, LimbRoutine
from ecgen.isa.target import Target
from ecgen.library.routines.towers import WAYS, extension_program, over_base


def extension_limbs(
    name: str,
    curve: Curve,
    field: Representation,
    target: Target,
    table,
    care: "dict | None" = None,
) -> "dict[str, LimbRoutine]":
    """The operation lowered in each way, the first of those that are one program."""
    lower, programs = back_end(target.isa).lower_routine, {}
    for way in WAYS:
        programs.setdefault(over_base(extension_program(name), curve.p, curve.nonresidue, way), way)
    return {
        way: lower(routine, field, table, target.level, care=care or {})
        for routine, way in programs.items()
    }


def emit_extension(
    name: str, curve: Curve, field: Representation, target: Target, backend, table, care: dict
) -> "tuple[str, EmittedRoutine]":
    """The way of least modelled cost, the first on a tie, and the operation by it."""
    isa = back_end(target.isa)
    made = (
        (way, isa.emit(limbs, backend))
        for way, limbs in extension_limbs(name, curve, field, target, table, care).items()
    )
    return min(made, key=lambda each: isa.model_cycles(each[1], target))
