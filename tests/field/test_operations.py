"""Every field operation over every prime: run against Python integers, and proven for all
inputs.
"""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.errors import BoundError
from ecgen.field.lower import PLAINLY, lower_program
from ecgen.field.operation import Limits
from ecgen.field.products import comba, product, schoolbook
from ecgen.field.proof import prove_lowering
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.limb.interpret import run_limbs
from ecgen.limb.printer import print_limbs
from tests.support.field.cases import FIELDS, SPECS, expected, one_op, operations, values
from tests.support.limb.parser import parse_limbs

PRODUCTS = {"schoolbook": schoolbook, "product": product, "comba": comba}


@pytest.mark.essential
@pytest.mark.parametrize("field_name", FIELDS)
def test_operations_equal_python_integers(field_name):
    field, rng = FIELDS[field_name], random.Random(field_name)
    for name in operations(field_name):
        program = one_op(name)
        limbs = lower_program(program, field, SPECS)
        for _ in range(12):
            inputs = values(field, len(program.inputs), rng)
            inputs = [inputs[0] % 2, *inputs[1:]] if name == "select" else inputs
            results = run_limbs(limbs, dict(zip(program.inputs, inputs)))
            wanted = expected(name, inputs, program.ops[0].const, field.p)
            assert [r % field.p for r in results.values()] == wanted, (name, inputs)


# for these the proof of each operation is a matter of size
LARGE = ("2^379-19", "2^414-17", "2^512-569", "2^521-1")


@pytest.mark.essential
@pytest.mark.parametrize(
    "field_name",
    [pytest.param(name, marks=pytest.mark.long) if name in LARGE else name for name in FIELDS],
)
def test_operations_are_proven(field_name):
    field = FIELDS[field_name]
    for name in operations(field_name):
        program = one_op(name)
        limbs = lower_program(program, field, SPECS)
        proof = prove_lowering(program, limbs, field, SPECS)
        assert proof.congruences == len(SPECS[name].meanings), name
        assert proof.intervals >= len(SPECS[name].meanings)


@pytest.mark.parametrize("schedule", ["product", "comba"])
@pytest.mark.parametrize(
    "field_name", ["2^61-1", "2^127-1", "2^130-5", "2^255-19", "2^256-189", "2^383-187"]
)
def test_product_schedules_are_proven(field_name, schedule):
    field = FIELDS[field_name]
    for name in ("mul", "sqr", "sumproducts", "difproducts"):
        program = one_op(name)
        limbs = lower_program(
            program, field, SPECS, ways=replace(PLAINLY, products=PRODUCTS[schedule].lower_products)
        )
        assert prove_lowering(program, limbs, field, SPECS).congruences == 1


@settings(max_examples=30, deadline=None)
@given(m=st.integers(40, 330), c=st.integers(1, 2**20), data=st.data())
def test_any_pseudo_mersenne_modulus(m, c, data):
    """Field operations need no primality: any odd 2^m - c whose bounds close is computed and
    proven.
    """
    field = Field(2**m - (c | 1))
    name = data.draw(st.sampled_from(("mul", "sqr", "add", "sub", "half", "sub2", "mulc")))
    program = one_op(name)
    limbs = lower_program(program, field, SPECS)
    assert prove_lowering(program, limbs, field, SPECS).congruences == 1
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    inputs = values(field, len(program.inputs), rng)
    result = run_limbs(limbs, dict(zip(program.inputs, inputs)))
    assert [r % field.p for r in result.values()] == expected(
        name, inputs, program.ops[0].const, field.p
    )


def test_text_round_trip_of_every_operation():
    for name in SPECS:
        limbs = lower_program(one_op(name), FIELDS["2^255-19"], SPECS)
        assert parse_limbs(print_limbs(limbs)) == limbs


def test_lowering_is_deterministic():
    first, second = (
        print_limbs(lower_program(one_op("trisub"), FIELDS["2^255-19"], SPECS)) for _ in range(2)
    )
    assert first == second


def test_tight_arguments_need_fewer_instructions():
    field, program = FIELDS["2^255-19"], one_op("add")
    tight = {name: (0, 2**255 + 1463) for name in program.inputs}
    assert len(lower_program(program, field, SPECS).ops) > len(
        lower_program(program, field, SPECS, limits=Limits(inputs=tight)).ops
    )


def test_c_of_more_than_a_word_is_refused():
    with pytest.raises(BoundError, match="leaves the interval"):
        Field(2**224 - 2**96 + 1)


def test_a_limit_that_cannot_be_reached_names_value_and_bound():
    with pytest.raises(BoundError, match=r"`r0` in \[0, .*\] does not reach \[0, 5\]"):
        lower_program(one_op("mul"), FIELDS["2^255-19"], SPECS, limits=Limits(values=5))


def test_a_fold_that_does_not_shrink_is_refused():
    field = Field(2**80 - 2**63 - 1)
    with pytest.raises(BoundError, match="`r0`"):
        lower_program(one_op("mul"), field, SPECS, limits=Limits(values=2**70))
