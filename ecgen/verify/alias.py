"""Alias safety: may an output be stored over an input while the statements run in the written
order?

Safe means that no statement reads the input after the first one that writes a name of the output; a
field operation itself may overwrite its operands; the intermediate values of a compound line have
their own storage.
"""

import re

from ecgen.formula.formula import Formula
from ecgen.program.ir import FieldProgram
from ecgen.verify.verdict import Overwrite


def overwrites(formula: Formula, program: FieldProgram) -> tuple[Overwrite, ...]:
    """For every output and the input coordinates of the same kind (X3 over X1 and X2)."""
    family = {statement.target for statement in formula.statements}
    first_write: dict[str, int] = {}
    last_read: dict[str, int] = {}
    for number, op in enumerate(program.ops):
        for arg in op.args:
            last_read[arg] = number
        for out in op.outs:
            stem = out if out in family else re.sub(r"_[0-9]+$", "", out)
            first_write.setdefault(stem, number)
    found = []
    for output, _ in program.outputs:
        split = formula.system.split(output)
        for name in formula.inputs:
            if split and formula.system.placed(name)[0] == split[0]:
                found.append(
                    Overwrite(output, name, last_read.get(name, -1) <= first_write[output])
                )
    return tuple(found)
