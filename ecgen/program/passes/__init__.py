"""Passes over FieldPrograms: pure functions that keep every result, one a file.

`RULES` is the clean-up that every formula goes through before scheduling, in this order; `clean` runs it.
Binding, expansion, greedy fusion and the placement of halvings are called where they are wanted.
"""

from ecgen.program.ir import FieldProgram
from ecgen.program.passes.negate import sink_negations
from ecgen.program.passes.number import number_values
from ecgen.program.passes.simplify import simplify
from ecgen.program.validate import validate

RULES = (number_values, simplify, sink_negations, number_values)


def clean(program: FieldProgram, check: bool = False) -> FieldProgram:
    """The program after all RULES; with `check`, validated after each."""
    for rule in RULES:
        program = rule(program)
        if check:
            validate(program)
    return program
