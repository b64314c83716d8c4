"""Greedy fusion: fused operations wherever they fit, largest groups first, then in program order.

The exact scheduler chooses fusions together with the order; this pass is for when that is not
wanted.
"""

from collections.abc import Iterable

from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS, OpSpec, Table
from ecgen.program.passes.number import drop_dead
from ecgen.program.patterns import Unit, units_of
from ecgen.program.values import redirect, sort_ops


def fuse(program: FieldProgram, rows: Iterable[OpSpec], table: Table = OPS) -> FieldProgram:
    """The program with non-overlapping groups replaced by single operations; the data flow stays
    acyclic.
    """
    program = drop_dead(program)
    groups = [unit for unit in units_of(program, rows, table) if len(unit.members) > 1]
    chosen: list[Unit] = []
    for unit in sorted(groups, key=lambda unit: (-len(unit.members), unit.members)):
        taken = {i for other in chosen for i in other.members}
        if not taken & set(unit.members) and _contract(program, [*chosen, unit]) is not None:
            chosen.append(unit)
    ops = _contract(program, chosen)
    assert ops is not None  # as was asked of each unit chosen
    return redirect(program, list(ops), {})


def _contract(program: FieldProgram, units: list[Unit]) -> tuple[Op, ...] | None:
    inside = {i: unit for unit in units for i in unit.members}
    ops = []
    for i, op in enumerate(program.ops):
        unit = inside.get(i)
        if unit is None:
            ops.append(op)
        elif i == unit.members[-1]:
            ops.append(unit.op)
    return sort_ops(program, ops)
