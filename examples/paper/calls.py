"""A FieldProgram -> assembly that calls one field routine per operation, operands in memory: the
unmerged way.

The program runs on a space of elements that its only argument points to: the inputs come first, in
order, then one place for each other value. With `carry`, a result is written where the input of the
next round is.
"""

from collections.abc import Mapping

from ecgen.errors import ScheduleError
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.isa.x86_64 import table
from ecgen.isa.x86_64.emit import Backend, EmittedRoutine, emit, lower_routine
from ecgen.library.routines.towers import WAYS, over_base
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS, Table
from ecgen.program.routine import Argument, Routine


def operation_routines(
    programs, prime: Field, backend: Backend, specs: Table = OPS, nonresidue: int | None = None
) -> dict[str, EmittedRoutine]:
    """`op_NAME` -> the routine of each operation that the programs use, results first, any words in
    and out; over F_p[i], i^2 = `nonresidue`, elements as the prime holds them.
    """
    names = sorted({op.name for program in programs for op in program.ops})
    return {f"op_{name}": _operation(name, prime, backend, specs, nonresidue) for name in names}


def _operation(
    name: str, prime: Field, backend: Backend, specs: Table, nonresidue: int | None
) -> EmittedRoutine:
    args = tuple("abcd"[: specs[name].arity])
    outs = tuple(f"r{i}" for i in range(len(specs[name].meanings)))
    program = FieldProgram(f"op_{name}", args, tuple((o, o) for o in outs), (Op(name, outs, args),))
    arguments = (
        *(Argument(o, "out", (o,)) for o in outs),
        *(Argument(a, "in", (a,)) for a in args),
    )
    routine = Routine(program.name, program, arguments)
    if nonresidue is None:
        return emit(lower_routine(routine, prime, specs, backend.level), backend)
    made = (
        emit(
            lower_routine(
                over_base(routine, prime.p, nonresidue, way), prime, specs, backend.level
            ),
            backend,
        )
        for way in WAYS
    )
    return min(made, key=lambda routine: len(routine.lines))


def places(program: FieldProgram, carry: Mapping[str, str]) -> dict[str, int]:
    """Value -> its number in the space; `carry` maps an input to the public result that replaces
    it.

    Raises ScheduleError if a result would be written before the input that it replaces is read for
    the last time.
    """
    found = {name: number for number, name in enumerate(program.inputs)}
    value_of = dict(program.outputs)
    home = {value_of[public]: name for name, public in carry.items()}
    for index, op in enumerate(program.ops):
        for out in op.outs:
            if out in home and any(home[out] in later.args for later in program.ops[index + 1 :]):
                raise ScheduleError(
                    f"{program.name}: {out} would overwrite {home[out]}, which is read later."
                )
            found[out] = found[home[out]] if out in home else len(found)
    return found


def call_lines(program: FieldProgram, words: int, carry: Mapping[str, str]) -> tuple[str, ...]:
    """The program as calls in its own order; needs the routines `op_NAME` beside it."""
    at = places(program, carry)
    lines = ["push rbx", "mov rbx, rdi"]
    for op in program.ops:
        for register, value in zip(table.ARGUMENTS["sysv"], (*op.outs, *op.args)):
            lines.append(f"lea {register}, [rbx+{8 * words * at[value]}]")
        lines.append(f"call in_op_{op.name}")
    return (*lines, "pop rbx", "ret")
