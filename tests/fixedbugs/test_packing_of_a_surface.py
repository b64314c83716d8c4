"""`ecgen schedule FORMULA --lanes 4 --curve CURVE` met a traceback for curves that are no points of
one equation: Kummer surfaces and Jacobians.
"""

import pytest

from ecgen.cli.output.packing import bound
from ecgen.errors import EcgenError
from ecgen.formula import load, to_field_program

STEP = "kummer/squared/ladder/ladd-small"


def test_the_constants_of_a_surface_are_bound():
    program = to_field_program(load(STEP))
    assert program.params and not bound(program, (STEP,), "kummer1271").params
    with pytest.raises(EcgenError, match="no formula of generic1271"):
        bound(program, (STEP,), "generic1271")
