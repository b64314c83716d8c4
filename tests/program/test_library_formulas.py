"""The contiguous dependencies promised for the formulas that the project ships, proven optimal."""

import pytest

from ecgen.formula import load, to_field_program
from ecgen.program.check import contiguous, differs
from ecgen.program.compose import feedback, repeat
from ecgen.program.passes import clean
from ecgen.program.passes.bind import bind
from ecgen.program.schedule import schedule
from tests.support.program.strategies import P

# formula, repetitions, objective, loop: contiguous dependencies, operations
PROMISED = {
    ("shortw/jacobian-3/doubling/dbl-2010-lg", 1, "operations", False): (4, 15),
    ("shortw/jacobian-3/doubling/dbl-2010-lg-g", 1, "operations", False): (3, 15),
    ("shortw/jacobian-3/doubling/dbl-2010-lg-f", 1, "operations", False): (0, 16),
    ("shortw/jacobian-3/doubling/dbl-2010-lg-g", 4, "operations", False): (2, 60),
    ("shortw/jacobian-3/doubling/dbl-2010-lg-f", 4, "operations", True): (0, 64),
    ("shortw/jacobian-3/doubling-addition/dadd-2010-lg", 1, "operations", False): (0, 31),
    ("twisted/projective-1/doubling/dbl-2010-lg", 1, "operations", True): (0, 11),
    ("twisted/extended-1/doubling-addition/dadd-2010-lg", 1, "contiguous", True): (0, 24),
    ("shortw/projective-3/addition/add-2015-rcb-3", 1, "contiguous", True): (0, None),
    ("shortw/projective-3/doubling/dbl-2015-rcb-3", 1, "contiguous", True): (0, None),
    ("shortw/projective-3/addition/add-2019-ss", 1, "contiguous", True): (0, None),
    ("shortw/projective-3/doubling/dbl-2019-ss-2", 1, "contiguous", True): (0, None),
}


@pytest.mark.parametrize(
    "case", PROMISED, ids=lambda case: "-".join(map(str, (case[0].split("/", 2)[2], *case[1:])))
)
def test_promised_schedules(case):
    name, times, objective, loop = case
    source = repeat(clean(to_field_program(load(name))), times)
    if source.params:
        source = bind(source, {"a": -3, "b": 13318}, P)
    found = schedule(
        source, "paper", objective, loop=loop, pinned=[i for i in source.inputs if i.endswith("2")]
    )
    dependencies, operations = PROMISED[case]
    assert found.dependencies == dependencies and operations in (None, len(found.units))
    assert found.proof.status == "optimal"
    assert (
        len(contiguous(found.program, feedback(source, source) if loop else None)) == dependencies
    )
    assert differs(source, found.program) is None
