"""A conditional exchange in front of a program: same results as with the inputs exchanged by hand,
and few selections.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.errors import BoundError
from ecgen.field.lower import lower_program
from ecgen.field.proof import prove_lowering
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.formula import load, names, to_field_program
from ecgen.limb.interpret import run_limbs
from ecgen.program.interpret import interpret
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS, SELECT
from ecgen.program.passes.exchange import exchange
from tests.support.program.strategies import P, points, programs

PAIRS = (("X2", "X3"), ("Z2", "Z3"))
LADDERS = [name for name in names() if name.startswith("montgom/xz/ladder/")]


def exchanged(values, pairs, flag):
    partner = dict(pairs) | {b: a for a, b in pairs}
    return {name: values[partner.get(name, name) if flag else name] for name in values}


@settings(deadline=None, max_examples=60)
@given(st.data())
def test_random_programs(data):
    program = data.draw(programs())
    pairs = (program.inputs[:2],) if len(program.inputs) > 1 else ()
    behind = exchange(program, pairs, "f")
    values = data.draw(points(program))
    for flag in (0, 1):
        assert interpret(behind, values | {"f": flag}, P) == interpret(
            program, exchanged(values, pairs, flag), P
        )


@pytest.mark.parametrize("name", LADDERS)
def test_ladder_steps(name):
    program = to_field_program(load(name))
    behind = exchange(program, PAIRS, "swap")
    values = {n: 3 + 5**i for i, n in enumerate((*program.inputs, *program.params))}
    for flag in (0, 1):
        assert interpret(behind, values | {"swap": flag}, P) == interpret(
            program, exchanged(values, PAIRS, flag), P
        )
    assert 2 <= sum(op.name == SELECT for op in behind.ops) <= 4


def test_the_sum_of_a_step_is_not_exchanged_and_sums_are_chosen_instead_of_inputs():
    behind = exchange(to_field_program(load("montgom/xz/ladder/mladd-1987-m")), PAIRS, "swap")
    chosen = [set(op.args[1:]) for op in behind.ops if op.name == SELECT]
    assert chosen == [{"A", "C"}, {"B", "D"}]


def test_a_sign_breaks_the_symmetry_and_is_noticed():
    """DA - CB changes its sign under the exchange: only its square may be left alone."""
    ops = (Op("sub", ("d",), ("x", "y")), Op("sqr", ("s",), ("d",)))
    behind = exchange(
        FieldProgram("p", ("x", "y"), (("r", "d"), ("q", "s")), ops), (("x", "y"),), "f"
    )
    assert interpret(behind, {"x": 9, "y": 4, "f": 1}, P) == {"r": P - 5, "q": 25}


@pytest.mark.parametrize("bits", [32, 64])
def test_selection_is_lowered_and_proven(bits):
    field = Field(2**255 - 19, bits)
    program = FieldProgram(
        "p", ("f", "x", "y"), (("r", "r"),), (Op(SELECT, ("r",), ("f", "x", "y")),)
    )
    limbs = lower_program(program, field, OPS)
    assert prove_lowering(program, limbs, field, OPS).congruences == 1
    for flag in (0, 1):
        assert run_limbs(limbs, {"f": flag, "x": 2**255 + 7, "y": 5})["r"] == (
            2**255 + 7 if flag else 5
        )


def test_a_flag_that_is_a_field_element_is_refused():
    ops = (Op("sqr", ("s",), ("x",)), Op(SELECT, ("r",), ("s", "x", "y")))
    with pytest.raises(BoundError, match="which is no flag"):
        lower_program(FieldProgram("p", ("x", "y"), (("r", "r"),), ops), Field(2**255 - 19), OPS)


def test_a_wrong_selection_is_not_proven():
    """The prover sees that the words of another element were taken."""
    field = Field(2**255 - 19)
    good = FieldProgram("p", ("f", "x", "y"), (("r", "r"),), (Op(SELECT, ("r",), ("f", "x", "y")),))
    bad = FieldProgram("p", ("f", "x", "y"), (("r", "r"),), (Op(SELECT, ("r",), ("f", "y", "x")),))
    with pytest.raises(Exception, match="not proven congruent"):
        prove_lowering(bad, lower_program(good, field, OPS), field, OPS)
