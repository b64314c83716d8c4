"""Binding: the parameters of a curve (a, b, d ...) become integers, and products with them become
cheap where they are small.
"""

from collections.abc import Mapping
from dataclasses import replace

from ecgen.errors import CurveError
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS, Table
from ecgen.program.passes.negate import sink_negations
from ecgen.program.passes.number import number_values
from ecgen.program.passes.settle import settle
from ecgen.program.passes.simplify import simplify


def bind(
    program: FieldProgram, values: Mapping[str, int], p: int, small: int = 2**32, table: Table = OPS
) -> FieldProgram:
    """The program without parameters, each replaced by its value mod p; its results are the same
    mod p.

    A product with k, |k| < small, becomes `dbl`, `tpl` or `mulc`, the sign going into a following
    addition or subtraction where it can; any other constant is a `const` value. A parameter without
    value is a CurveError.
    """
    missing = [name for name in program.params if name not in values]
    if missing:
        raise CurveError(
            f"The formula {program.name} needs the curve parameter {', '.join(missing)}.",
            hint="Name it in the curve file, or choose another formula.",
        )
    given = tuple(Op("const", (name,), (), values[name] % p) for name in program.params)
    rules = (
        lambda q: number_values(q, table),
        lambda q: simplify(q, p, small, table),
        sink_negations,
    )
    return settle(replace(program, ops=given + program.ops, params=()), rules)
