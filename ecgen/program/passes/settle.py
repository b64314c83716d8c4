"""Rules applied in turn until none changes the program any more."""

from collections.abc import Callable, Sequence

from ecgen.errors import ScheduleError
from ecgen.program.ir import FieldProgram
from ecgen.program.validate import validate

Rule = Callable[[FieldProgram], FieldProgram]


def settle(program: FieldProgram, rules: Sequence[Rule], check: bool = False) -> FieldProgram:
    """The fixed point of the rules; every round but the last makes the program cheaper, so that
    there are few.
    """
    for _ in range(4 + 2 * len(program.ops)):
        before = program
        for rule in rules:
            program = rule(program)
            if check:
                validate(program)
        if program == before:
            return program
    raise ScheduleError(
        f"The rewriting rules do not settle on the program {program.name}.",
        hint="Report this program.",
    )
