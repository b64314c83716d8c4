"""`ecgen schedule --annotate`: a scheduled formula as the routine of a CPU, with the modelled cycle
of each instruction.
"""

from ecgen.errors import EcgenError
from ecgen.isa.backends import back_end
from ecgen.isa.represent import represent
from ecgen.isa.target import load_target
from ecgen.program.ir import FieldProgram
from ecgen.program.ops import Table
from ecgen.program.routine import Argument, Routine
from ecgen.report.routines.annotate import annotate


def scheduled_routine(
    program: FieldProgram, curve: str | None, cpu: str | None, table: Table
) -> str:
    """The listing of `program`, whose parameters are bound, over the curve's prime: results in one
    array, inputs in another.
    """
    from ecgen.curve.library import load_curve

    if curve is None or cpu is None:
        raise EcgenError(
            "a listing needs a prime and a CPU.",
            hint="Give --curve CURVE and --cpu CPU with --annotate.",
        )
    target, found = load_target(cpu), load_curve(curve)
    isa = back_end(target.isa)
    arguments = (
        Argument("r", "out", tuple(public for public, _ in program.outputs)),
        Argument("p", "in", program.inputs),
    )
    lowered = isa.lower_routine(
        Routine("scheduled", program, arguments), represent(found.p, target), table, target.level
    )
    return annotate(isa.emit(lowered, isa.backend_of(target)), target)
