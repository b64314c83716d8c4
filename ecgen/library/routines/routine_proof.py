"""The proof of a routine that was lowered, and the care that it takes until it closes."""

from typing import Any

from ecgen.curve.model import Curve
from ecgen.errors import BoundError, CheckFailure
from ecgen.field.escalate import until_proven
from ecgen.field.proof import prove_lowering
from ecgen.field.representation import Representation
from ecgen.field.statements import STATEMENTS, Statement, prove_statement
from ecgen.isa.routine import EmittedRoutine, LimbRoutine
from ecgen.library.facts.spec import RoutineSpec
from ecgen.library.routines.divsteps import is_divsteps_routine
from ecgen.library.routines.emission import choice_routine, emit_lowered, emit_routine
from ecgen.library.routines.formula_proof import prove_program
from ecgen.library.routines.modulo_order import is_scalar_routine
from ecgen.library.routines.platform import Platform
from ecgen.library.routines.towers import is_extension_routine
from ecgen.program.ops import Table


def prove_routine(
    spec: RoutineSpec,
    routine: LimbRoutine,
    prime: Representation,
    table: Table,
    whole: bool = True,
    curve: Curve | None = None,
) -> None:
    """Prove bounds, carries and the meaning of a routine's limb program for all inputs: what
    field/statements.py or the spec says of a field routine, the formulas of a point routine on the
    `curve`, and the operations of its field program, without `whole` each by itself. BoundError or
    CheckFailure if not."""
    statement = STATEMENTS.get(spec.name)
    outs = [a.name for a in spec.arguments if a.direction == "out"]
    on_elements = all(a.coordinates == "field" for a in spec.arguments)
    if statement is None and on_elements and 0 < len(spec.meaning) == len(outs):
        statement = Statement(congruent=dict(zip(outs, spec.meaning)))
    if statement is not None:
        prove_statement(routine.limbs, routine.arguments, statement, prime, spec.const)
    elif (
        routine.program is not None
        and curve is not None
        and (not on_elements or is_extension_routine(spec))
    ):
        prove_program(spec, routine, curve, table)
        prove_lowering(routine.program, routine.limbs, prime, table, whole)
        if large := [e for e in routine.limbs.outputs if e.high > prime.loose[1]]:
            raise BoundError(
                f"the result {large[0].name} of {spec.name} may reach {large[0].high:#x}, above"
                f" {prime.loose[1]:#x}.",
                value=large[0].name,
            )
    else:
        raise CheckFailure(
            f"nothing says what {spec.name} computes, so that nothing is proven of it.",
            hint=(
                "Every routine has a row in field/statements.py, a meaning in its spec, or a field"
                " program."
            ),
        )


def proven(
    spec: RoutineSpec, emitted: EmittedRoutine, platform: Platform, settled: bool = False
) -> EmittedRoutine:
    """`emitted` if its proof closes; else, unless it is `settled`, the same routine with the
    operations that fail lowered with more care (field/escalate.py).
    """
    if emitted.callees or is_scalar_routine(spec) or is_divsteps_routine(spec):
        # of operations that are proven, or of what proven_scalar or divsteps_limbs gave
        return emitted

    def prove(routine: LimbRoutine, whole: bool = True) -> None:
        prove_routine(spec, routine, platform.prime, platform.table, whole, platform.curve)

    program = None if settled else emitted.routine.program
    choice: Any = emitted.routine.choice
    if not choice:
        return until_proven(
            emitted,
            program,
            lambda made: prove(made.routine),
            lambda care: emit_routine(spec, platform, care),
        )
    # What is lowered again is emitted once it is proven: to emit takes longer than to prove
    # operation by operation.
    lowered, moved = until_proven(
        (emitted.routine, None),
        program,
        lambda made: prove(made[0]),
        lambda care: choice_routine(spec, choice, platform, care),
        lambda made: prove(made[0], False),
    )
    return emit_lowered(lowered, moved) if moved else emitted
