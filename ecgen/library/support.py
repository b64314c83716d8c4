"""The C signatures of the field routines that are no formula (field/support.py)."""

from ecgen.field.prime import Field
from ecgen.field.support import PROGRAMS
from ecgen.isa.routine import LimbRoutine
from ecgen.library.spec import RoutineSpec

# name -> arguments as (C name, direction, element of the LimbProgram)
_SIGNATURES = {
    "fe_canon": (("r", "out", "r"), ("a", "in", "a")),
    "fe_is_zero": (("a", "in", "a"), ("", "return", "z")),
    "fe_cmov": (("r", "in", "r"), ("a", "in", "a"), ("flag", "word", "f"), ("r", "again", "s")),
    "fe_cswap": (("a", "in", "a"), ("b", "in", "b"), ("flag", "word", "f"), ("a", "again", "s"), ("b", "again", "t")),
    "fe_cneg": (("r", "out", "r"), ("a", "in", "a"), ("flag", "word", "f")),
}


def support_limbs(spec: RoutineSpec, field: Field) -> "LimbRoutine | None":
    """The routine under its C signature, or None if `spec` is not one of these."""
    if spec.name not in _SIGNATURES:
        return None
    limbs = PROGRAMS[spec.name](field)
    words = {e.name: e.limbs for e in (*limbs.inputs, *limbs.outputs)}
    arguments = tuple((name, direction, words[element]) for name, direction, element in _SIGNATURES[spec.name])
    return LimbRoutine(spec.name, limbs, arguments)
