"""The reader of meanings: what it refuses, and that function, polynomial and expansion of one text
agree.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecgen.field.meaning import meaning_polynomial
from ecgen.program.interpret import interpret
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.meaning import MAX_LENGTH, MeaningError, parse_meaning, polynomial
from ecgen.program.ops import OPS, OpSpec
from ecgen.program.passes.expand import expand

P = 2**61 - 1
LEAVES = st.sampled_from(["a", "b", "c", "d", "k", "0", "1", "2", "3", "7"])
TEXTS = st.recursive(
    LEAVES,
    lambda part: st.one_of(
        st.tuples(part, st.sampled_from("+-*"), part).map(lambda t: f"({t[0]}{t[1]}{t[2]})"),
        part.map(lambda t: f"-({t})"),
        part.map(lambda t: f"({t})/2"),
        part.map(lambda t: f"({t})/3"),
    ),
    max_leaves=8,
)
VALUES = st.lists(st.integers(0, P - 1), min_size=4, max_size=4)


@pytest.mark.parametrize(
    "text",
    [
        "a.b",
        "a**2",
        "z",
        "x",
        "True",
        "",
        "a b",
        "f(a)",
        "1.5*a",
        "a//b",
        "+a",
        "kk",
        "a if b else c",
        "-" * MAX_LENGTH + "a",
    ],
)
def test_refused(text):
    with pytest.raises(MeaningError):
        parse_meaning(text)
    with pytest.raises(MeaningError):
        meaning_polynomial(text)


@pytest.mark.parametrize("text", ["1/a", "k*a", "a/0", "a/(b-b)"])
def test_no_polynomial(text):
    assert polynomial(text) is None
    with pytest.raises(MeaningError, match="not a polynomial"):
        meaning_polynomial(text)


@given(TEXTS, VALUES, st.integers(-9, 9))
def test_three_readings_agree(text, numbers, k):
    values = dict(zip("abcd", numbers))
    wanted = parse_meaning(text).value(values | {"k": k}, P) % P
    total = 0
    for monomial, factor in meaning_polynomial(text, k).items():
        term = factor.numerator * pow(factor.denominator, -1, P)
        for i in monomial:
            term = term * numbers[i] % P
        total += term
    assert total % P == wanted
    table = {**OPS, "row": OpSpec("row", 4, (text,), has_const=True)}
    program = FieldProgram(
        "x",
        ("X1", "Y1", "Z1", "T1"),
        (("X3", "r"),),
        (Op("row", ("r",), ("X1", "Y1", "Z1", "T1"), k),),
    )
    expanded = expand(program, table)
    assert "row" not in {op.name for op in expanded.ops}
    assert interpret(expanded, dict(zip(program.inputs, numbers)), P)["X3"] == wanted
