"""Run a FieldProgram over any field, by the meanings of the operation table and nothing else."""

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from ecgen.formula.expression import Node, evaluate, parse_expression
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.meaning import ARGUMENTS
from ecgen.program.ops import OPS
from ecgen.verify.algebra.fractions import Fraction

_MEANINGS = {name: spec.meanings for name, spec in OPS.items()}


@functools.cache
def _meaning(text: str) -> Node:
    return parse_expression(text, "the operation table")


def apply(
    op: Op, args: Sequence[Fraction | int | tuple[int]], field: Any
) -> list[Fraction | int | tuple[int]]:
    """The results of one operation on values of `field`."""
    values = dict(zip(ARGUMENTS, args))
    if op.const is not None:
        values["k"] = field.constant(op.const)
    return [evaluate(_meaning(text), values.__getitem__, field) for text in _MEANINGS[op.name]]


def run(program: FieldProgram, values: Mapping[str, Any], field: Any) -> dict[str, Any]:
    """Every SSA name -> its value in `field`; ZeroDivisionError when it inverts zero."""
    state = {name: values[name] for name in program.inputs + program.params}
    for op in program.ops:
        state.update(zip(op.outs, apply(op, [state[arg] for arg in op.args], field)))
    return state
