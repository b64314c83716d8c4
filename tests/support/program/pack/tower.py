"""Packings of formulas with extended coordinates."""

from ecgen.formula import load, to_field_program
from ecgen.program.pack.ir import PackedProgram
from ecgen.program.pack.record import read_packings
from ecgen.program.pack.search.emit import emit
from ecgen.program.pack.search.problem import pose
from ecgen.program.passes import clean

FORMULAS = (
    "twisted/extended-1/doubling/dbl-2008-hwcd-n",
    "twisted/extended-1/addition/readd-2008-hwcd-3",
)


def packings(name: str) -> list[PackedProgram]:
    program = clean(to_field_program(load(name)))
    return [emit(row.plan, row.model) for row in read_packings(pose(program), 4)]
