"""Expressions: what is read, what is refused and where."""

from fractions import Fraction

import pytest

from ecgen.errors import FormulaError
from ecgen.formula.expression import (
    Rationals,
    evaluate,
    parse_equation,
    parse_expression,
    prepared,
    written,
)

VALUES = {"a": Fraction(3), "b": Fraction(5), "X1": Fraction(7)}


@pytest.mark.parametrize(
    "text, value",
    [
        ("a+b*2", 13),
        ("a-b-1", -3),
        ("a-2*b", -7),
        ("-a^2", -9),
        ("(-a)^2", 9),
        ("a/b/5", Fraction(3, 25)),
        ("2*-a", -6),
        ("a**2+b^0", 10),
        ("+a", 3),
        ("1/X1", Fraction(1, 7)),
    ],
)
def test_values(text, value):
    assert evaluate(parse_expression(text), VALUES.__getitem__, Rationals) == value


@pytest.mark.parametrize("known", [(), ("a",), ("b", "X1"), ("a", "b", "X1")])
def test_prepared_expressions_have_the_same_values(known):
    """Whatever is known beforehand, for one set of the others after the other; what all have in
    common is computed once.
    """
    texts, products = ("(a+b)^3/(X1-1)-(-a)", "(a+b)^3", "7", "X1", "-(a+b)*(a+b)/a"), []

    class Counted(Rationals):
        add = staticmethod(lambda x, y: (products.append(x), Rationals.add(x, y))[1])

    nodes = tuple(map(parse_expression, texts))
    found = prepared(nodes, {name: VALUES[name] for name in known}, Counted)
    assert len(products) == ({"a", "b"} <= {*known})
    for more in (0, 1, 4):
        values = {name: value + (name not in known) * more for name, value in VALUES.items()}
        products.clear()
        assert found({name: values[name] for name in values if name not in known}) == tuple(
            evaluate(node, values.__getitem__, Rationals) for node in nodes
        ) and len(products) == (not {"a", "b"} <= {*known})
    with pytest.raises(ZeroDivisionError):
        prepared(nodes, {}, Rationals)({"a": Fraction(1), "b": Fraction(2), "X1": Fraction(1)})


@pytest.mark.parametrize(
    "text, value", [("2 a b", 30), ("2(a+b)^2", 128), ("a(b-1)", 12), ("a b^2", 75)]
)
def test_factors_side_by_side(text, value):
    assert evaluate(parse_expression(text, implicit=True), VALUES.__getitem__, Rationals) == value
    with pytest.raises(FormulaError):
        parse_expression(text)


@pytest.mark.parametrize("text, needle", [
    ("X3 = a*", "ends too early"), ("X3 = a b", "Unexpected `b`"), ("X3 = (a+b", "parenthesis"),
    ("X3 = a^b", "exponent"), ("X3 = a & b", "Unexpected character `&`"), ("X3 a", "equals sign"),
    ("X3 = a^1000", "above 255"), ("X3 = a = b", "Unexpected `=`"), ("= a", "Unexpected `=`"),
])  # fmt: skip
def test_refused_with_file_and_line(text, needle):
    with pytest.raises(FormulaError) as caught:
        parse_equation(text, "folder/f.op3", 17)
    assert needle in str(caught.value) and str(caught.value).startswith("folder/f.op3:17: ")


def test_written_form_means_the_same():
    node = parse_expression("a-(b-2)^2/a+-X1")
    again = parse_expression(written(node))
    assert evaluate(node, VALUES.__getitem__, Rationals) == evaluate(
        again, VALUES.__getitem__, Rationals
    )
