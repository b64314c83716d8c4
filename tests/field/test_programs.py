"""Whole point formulas: planned reductions, run against Python integers, proven, never dearer than
without a plan.
"""

import random

import pytest

from ecgen.errors import BoundError
from ecgen.field import plan
from ecgen.field.cost import count
from ecgen.field.lower import lower_op, lower_program
from ecgen.field.operation import Limits, Operation
from ecgen.field.proof import prove_lowering
from ecgen.limb.interpret import run_limbs
from tests.support.field.cases import FIELDS, SPECS, values
from tests.support.field.programs import EDWARDS, EXPECTED, JACOBIAN, program


@pytest.mark.parametrize("text", EXPECTED, ids=["edwards", "jacobian"])
@pytest.mark.parametrize("field_name", ["2^127-1", "2^251-9", "2^255-19", "2^256-189"])
def test_point_formulas(field_name, text):
    field, point, rng = FIELDS[field_name], program(text), random.Random(text)
    limbs = lower_program(point, field, SPECS)
    assert prove_lowering(point, limbs, field, SPECS).congruences == len(point.ops)
    for _ in range(20):
        inputs = values(field, 3, rng)
        results = run_limbs(limbs, dict(zip("XYZ", inputs)))
        assert [r % field.p for r in results.values()] == [
            v % field.p for v in EXPECTED[text](*inputs)
        ]


@pytest.mark.parametrize("field_name", ["2^127-1", "2^255-19"])
def test_planning_is_never_dearer_and_sometimes_cheaper(field_name, monkeypatch):
    field, point = FIELDS[field_name], program(EDWARDS)
    planned = count(lower_program(point, field, SPECS).ops)
    monkeypatch.setattr(plan, "_choices", lambda *_: (None,))
    assert planned < count(lower_program(point, field, SPECS).ops)


def test_output_limit_holds_and_is_proven():
    field, point = FIELDS["2^255-19"], program(JACOBIAN)
    tight = {name: (0, field.tight) for name in point.inputs}
    limbs = lower_program(point, field, SPECS, limits=Limits(inputs=tight, outputs=field.tight))
    assert all(e.high <= field.tight for e in limbs.outputs)
    prove_lowering(point, limbs, field, SPECS)


def test_an_impossible_output_limit_names_the_value():
    with pytest.raises(BoundError, match="`[A-Z0-9a-z]+` in"):
        lower_program(program(EDWARDS), FIELDS["2^256-189"], SPECS, limits=Limits(outputs=2**200))


def test_later_results_are_built_from_earlier_ones():
    """(a-b, a-b-2c) costs less than its two results apart."""
    from ecgen.limb.builder import LimbBuilder

    field = FIELDS["2^256-189"]
    costs = []
    for meanings in (("a-b", "a-b-2*c"), ("a-b",), ("a-b-2*c",)):
        b = LimbBuilder("p", 64)
        args = [b.input(name, 4) for name in "abc"]
        costs.append(
            count(
                b.build(
                    lower_op(b, field, Operation(("r", "s")[: len(meanings)], meanings, args))
                ).ops
            )
        )
    assert costs[0] < costs[1] + costs[2]
