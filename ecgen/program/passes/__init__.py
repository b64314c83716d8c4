"""Passes over FieldPrograms: pure functions that keep every result, one a file.

`RULES` is the clean-up that every formula goes through before scheduling, in this order; `clean`
runs it. Binding, expansion, greedy fusion and the placement of halvings are called where they are
wanted.
"""

from ecgen.program.ir import FieldProgram
from ecgen.program.passes.negate import sink_negations
from ecgen.program.passes.number import number_values
from ecgen.program.passes.settle import settle
from ecgen.program.passes.simplify import simplify

RULES = (number_values, simplify, sink_negations)


def clean(program: FieldProgram, check: bool = False) -> FieldProgram:
    """The fixed point of RULES; with `check`, validated after each."""
    return settle(program, RULES, check)
