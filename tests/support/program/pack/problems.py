"""The programs of the packing tests, by short name."""

from functools import cache

from ecgen.formula import load as load_formula
from ecgen.formula import to_field_program
from ecgen.program.compose import compose, repeat
from ecgen.program.ir import FieldProgram
from ecgen.program.passes import clean
from tests.support.program.op3 import load

LIBRARY = {
    "dbl": "shortw/projective-3/doubling/dbl-2019-ss-7",
    "plain_dbl": "shortw/projective-3/doubling/dbl-2019-ss",
    "add": "shortw/projective-3/addition/add-2019-ss",
    "ladder": "montgom/xz/ladder/mladd-1987-m",
    "edwards_add": "twisted/extended-1/addition/readd-2008-hwcd-3",
    "edwards_dbl": "twisted/extended-1/doubling/dbl-2008-hwcd-n",
    "edwards_dbl_t": "twisted/extended-1/doubling/dbl-2010-lg-t",
    "jacobian": "shortw/jacobian-3/doubling-addition/dadd-2010-lg",
}


@cache
def program(name: str) -> FieldProgram:
    """`5*dbl+add` is the composition of five doublings and an addition; names that the library
    lacks are fixtures.
    """
    if "+" in name:
        return compose([program(part) for part in name.split("+")])
    copies, _, formula = name.rpartition("*")
    one = (
        clean(to_field_program(load_formula(LIBRARY[formula])))
        if formula in LIBRARY
        else load(formula)
    )
    return repeat(one, int(copies or 1))
