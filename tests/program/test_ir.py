"""The FieldProgram's text, validator, interpreter, costs, and the table of operations with its data
file.
"""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.errors import FormulaError
from ecgen.program.cost import count, products, summary
from ecgen.program.interpret import interpret
from ecgen.program.meaning import MeaningError, parse_meaning, polynomial
from ecgen.program.ops import BASIC, FUSED, FUSION_SETS, OPS, fusion_rows, load_fusions
from ecgen.program.text import parse, render
from tests.support.program.op3 import load
from tests.support.program.strategies import P, programs

pytestmark = pytest.mark.essential

GOOD = "program x\ninputs X1 Y1\nt0 = mul(X1, Y1)\nt1 = mulc(t0; 5)\noutputs X3=t1\n"


@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_text_round_trip(data):
    program = data.draw(programs(tuple(OPS)))
    assert parse(render(program)) == program


def test_text_keeps_the_source_line():
    program = parse(GOOD.replace("inputs", "source formulas/a b#c\ninputs") + "# a comment\n")
    assert program.source == "formulas/a b#c"
    assert parse(render(program)) == program


@pytest.mark.parametrize("old, new, why", [
    ("t0 = mul(X1, Y1)", "t0 = mul(X1, Q)", "Q, which is not assigned"),
    ("t0 = mul(X1, Y1)", "t0 = mul(X1)", "has 1 arguments"),
    ("t0 = mul(X1, Y1)", "t0 = frob(X1, Y1)", "not in the table"),
    ("t0 = mul(X1, Y1)", "X1 = mul(X1, Y1)", "assigned twice"),
    ("t0 = mul(X1, Y1)", "t0, t9 = mul(X1, Y1)", "has 2 results"),
    ("t0 = mul(X1, Y1)", "t0 = mul(X1, Y1; 3)", "takes no integer"),
    ("mulc(t0; 5)", "mulc(t0)", "lacks its"),
    ("t0 = mul(X1, Y1)", "t0 = X1 * Y1", "x:3: `t0 = X1"),
    ("X3=t1", "X3=t7", "never assigned"),
    ("X3=t1", "X3=t1 X3=t0", "same public name"),
    ("X3=t1", "X3", "not a list of public=value"),
    ("outputs X3=t1", "", "no line `outputs`"),
    ("inputs X1 Y1", "inputs X1 Y1\ninputs X2", "second line `inputs`"),
])  # fmt: skip
def test_bad_text_is_refused(old, new, why):
    with pytest.raises(FormulaError) as caught:
        parse(GOOD.replace(old, new), "x")
    assert why in caught.value.paragraph()


def test_interpreter_takes_meanings_from_the_table():
    program = parse(
        "program x\ninputs X1 Y1\nD, F = subpair(X1, Y1, Y1)\nh = half(D)\nz = inv(Y1)\noutputs A=F"
        " B=h C=z\n"
    )
    assert interpret(program, {"X1": 3, "Y1": 5}, 101) == {
        "A": (3 - 15) % 101,
        "B": 100,
        "C": pow(5, -1, 101),
    }
    assert interpret(program, {"X1": 3, "Y1": 0}, 101)["C"] == 0
    with pytest.raises(FormulaError, match="no value for Y1"):
        interpret(program, {"X1": 3}, 101)
    other = {**OPS, "half": BASIC[0].__class__("half", 1, ("a/4",))}
    assert interpret(program, {"X1": 3, "Y1": 5}, 101, other)["B"] == 50


def test_costs():
    assert count(load("dbl")) == {"add": 1, "half": 1, "mul": 4, "sqr": 4, "sub": 5, "tpl": 1}
    assert summary(load("dbl")) == "4M + 4S + 8 linear"
    assert summary(load("rcb_add")) == "12M + 2D + 25 linear"
    assert products("mulsubsqr") == (1, 1)


def test_fusion_sets_grow():
    sets = [fusion_rows(name) for name in FUSION_SETS]
    assert sets[0] == () and all(
        set(small) < set(large) for small, large in itertools.pairwise(sets)
    )
    assert {m for row in fusion_rows("paper") for m in row.meanings} == {
        "3*a",
        "a-2*b",
        "a-b-c",
        "a-b",
        "a-b-2*c",
    }
    assert {row.name for row in FUSED} <= set(OPS)


@pytest.mark.parametrize("row, why", [
    ('[x]\narity = 2\nmeanings = ["a-c"]', ":1: The fused operation 'x' uses a, c, expected a, b"),
    ('\n[mul]\narity = 2\nmeanings = ["a*b"]', ":2: The fused operation 'mul' needs a name"),
    ('[x]\narity = 9\nmeanings = ["a"]', "arity 9"),
    ('[x]\narity = 1\nmeanings = []', "one or two meanings"),
    ('[x]\narity = 1\nmeanings = ["open(a)"]', "'open(a)' is not allowed"),
    ('[x]\narity = 1\nmeanings = ["a**2"]', "is not allowed"),
    ('[x]\narity = 1\nmeanings = ["a-"]', "is not an expression"),
    ('[x]\narity = 1\nmeaning = "a"', "has keys other than"),
    ("[x", "not a TOML file"),
    pytest.param("a = " + "[" * 3000, "not a TOML file", id="brackets"),
    pytest.param("a = " + "9" * 5000, "not a TOML file", id="digits"),
])  # fmt: skip
def test_bad_rows_are_refused_with_their_line(tmp_path, row, why):
    path = tmp_path / "rows.toml"
    path.write_text(row)
    with pytest.raises(FormulaError) as caught:
        load_fusions(path)
    assert why in caught.value.paragraph()


def test_a_row_of_the_user_needs_no_code(tmp_path):
    from ecgen.program.schedule import schedule

    path = tmp_path / "rows.toml"
    path.write_text('[fourthsub]\narity = 2\nmeanings = ["4*(a-b)"]\n')
    program = parse(
        "program x\ninputs X1 Y1\nd = sub(X1, Y1)\ne = dbl(d)\nf = add(e, e)\noutputs X3=f\n"
    )
    found = schedule(program, fusion_rows(path))
    assert [op.name for op in found.program.ops] == ["fourthsub"]


def test_meanings_are_polynomials():
    assert polynomial("a-b-b") == polynomial("a-2*b") == polynomial("-(2*b-a)")
    assert polynomial("1/a") is None and polynomial("k*a", 3) == polynomial("3*a")
    with pytest.raises(MeaningError):
        parse_meaning("a.b")
    for spec in BASIC:
        for meaning in spec.meanings:
            assert parse_meaning(meaning).value({"a": 4, "b": 9, "c": 5, "k": 7}, P) is not None
