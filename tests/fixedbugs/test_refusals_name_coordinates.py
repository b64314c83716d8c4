"""A refused formula was said to be wrong "for the result 3", where its file says Y3 or X3."""

import re
from fractions import Fraction
from types import SimpleNamespace

import pytest

from ecgen.formula.library import find, load
from ecgen.verify import identity, verify_file

CASES = (
    ("shortw/jacobian-3/doubling/dbl-2001-b", r"for X3 and Z3|for Y3 and Z3"),
    ("twisted/extended-1/doubling/dbl-2008-hwcd", r"for X3 and Z3|for Y3 and Z3|[XYZT]3 and"),
)


@pytest.mark.parametrize(("name", "wanted"), CASES)
def test_the_reason_names_coordinates_of_the_file(name, wanted, tmp_path):
    """The last difference of the file becomes a sum."""
    (path,) = find(name)
    head, _, tail = path.read_text().rpartition("-")
    wrong = tmp_path / "wrong.op3"
    wrong.write_text(f"{head}+{tail}")
    verdict = verify_file(wrong, name.rpartition("/")[0])
    assert verdict.status == "refused"
    assert "the result" not in verdict.reason and re.search(wanted, verdict.reason), verdict.reason


class Exact:
    """The rationals, with the words of a function field."""

    one = Fraction(1)
    is_zero = staticmethod(lambda x: x == 0)
    mul = staticmethod(lambda x, y: x * y)
    sub = staticmethod(lambda x, y: x - y)
    div = staticmethod(lambda x, y: x / y)
    constant = staticmethod(Fraction)


def test_a_wrong_neutral_element_is_named():
    """Y3 = 2 and Z3 = 3 for the neutral element (0, 1, 1)."""
    values = {"X3": Fraction(0), "Y3": Fraction(2), "Z3": Fraction(3)}
    program = SimpleNamespace(outputs=tuple((name, name) for name in values))
    formula = load("twisted/projective/doubling/dbl-2008-bbjlp")
    setting = SimpleNamespace(
        formula=formula, field=Exact, params={}, values=values, program=program, inputs={}
    )
    failure = identity.check_neutral(setting, 3)
    assert failure.what == "X3, Y3 and Z3 are no scaling of the neutral element"
