"""Composition: the composed program computes what running the parts one after another computes."""

import pytest

from ecgen.errors import FormulaError
from ecgen.program.compose import compose, coordinate, feedback, repeat
from ecgen.program.interpret import interpret
from ecgen.program.text import parse
from tests.support.program.op3 import load
from tests.support.program.strategies import P

POINT = {"X1": 5, "Y1": 7, "Z1": 11, "X2": 13, "Y2": 17, "Z2": 19, "ZZ2": 23, "ZZZ2": 29}


def _chain(*names):
    values = dict(POINT)
    for name in names:
        results = interpret(load(name), values, P)
        values |= {f"{coordinate(public)}1": value for public, value in results.items()}
    return {coordinate(public): value for public, value in results.items()}


def _run(program):
    return {coordinate(public): value for public, value in interpret(program, POINT, P).items()}


def test_coordinates_of_names():
    assert [coordinate(n) for n in ("X1", "X3", "Xout", "YP2", "T", "x_12", "1")] == [
        "X",
        "X",
        "X",
        "YP",
        "T",
        "x",
        "1",
    ]


@pytest.mark.parametrize("n", [1, 2, 4])
def test_repeated_doubling(n):
    program = repeat(load("dbl"), n)
    assert len(program.ops) == n * 16 and program.inputs == ("X1", "Y1", "Z1")
    assert _run(program) == _chain(*["dbl"] * n)


def test_doublings_then_doubling_addition():
    program = compose([repeat(load("dbl"), 3), load("dbladd")])
    assert program.inputs == ("X1", "Y1", "Z1", "X2", "Y2", "Z2", "ZZ2", "ZZZ2")
    assert _run(program) == _chain("dbl", "dbl", "dbl", "dbladd")


def test_the_first_point_is_fed_back_not_the_second():
    assert feedback(load("rcb_add"), load("rcb_add")) == {"X1": "X3", "Y1": "Y3", "Z1": "Z3"}


def test_a_ladder_feeds_both_points_back():
    step = parse("program ladder\ninputs X1 X2\ns = sqr(X1)\nm = mul(X1, X2)\noutputs X4=s X5=m\n")
    assert feedback(step, step) == {"X1": "X4", "X2": "X5"}


def test_wiring_by_hand():
    swapped = compose([load("dbl"), load("dbl")], [{"X1": "Y3", "Y1": "X3", "Z1": "Z3"}])
    first = interpret(load("dbl"), POINT, P)
    expected = interpret(load("dbl"), {"X1": first["Y3"], "Y1": first["X3"], "Z1": first["Z3"]}, P)
    assert interpret(swapped, POINT, P) == expected != interpret(repeat(load("dbl"), 2), POINT, P)


def test_partly_wired_inputs_are_shared_by_name():
    program = compose([load("dbl"), load("dbl")], [{"X1": "X3"}])
    assert program.inputs == ("X1", "Y1", "Z1")
    first = interpret(load("dbl"), POINT, P)
    assert interpret(program, POINT, P) == interpret(load("dbl"), POINT | {"X1": first["X3"]}, P)


@pytest.mark.parametrize("make, why", [
    (lambda: compose([]), "no program"),
    (lambda: repeat(load("dbl"), 0), "not 0 times"),
    (lambda: compose([load("dbl")] * 2, []), "need 1 wirings"),
    (lambda: compose([load("dbl")] * 2, [{"X1": "Q"}]), "from the result Q"),
    (lambda: compose([load("dbl")] * 2, [{}]), "No result of dbl"),
])  # fmt: skip
def test_bad_compositions_are_refused(make, why):
    with pytest.raises(FormulaError, match=why):
        make()


def test_components_have_the_coordinate_of_their_element():
    from ecgen.program.compose import feedback
    from ecgen.program.text import parse

    assert [coordinate(name) for name in ("X3_1", "X1_0", "ZZ2_1", "Xout", "X_1", "t")] == [
        "X",
        "X",
        "ZZ",
        "X",
        "X",
        "t",
    ]
    program = parse(
        "program x\ninputs X1_0 X1_1 Y1_0 Y1_1\nt = add(X1_0, Y1_1)\nu = add(X1_1, Y1_0)\noutputs"
        " X3_0=t X3_1=u Y3_0=u Y3_1=t\n"
    )
    assert feedback(program, program) == {
        "X1_0": "X3_0",
        "X1_1": "X3_1",
        "Y1_0": "Y3_0",
        "Y1_1": "Y3_1",
    }
