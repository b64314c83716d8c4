"""`ecgen verify` of thirty squarings in a row ate all memory, and a file of a million lines took
minutes; both end with a sentence now."""

import re

import pytest

from ecgen.errors import FormulaError
from ecgen.formula import load_file
from ecgen.formula.lines import MAX_BYTES
from ecgen.formula.op3 import MAX_STATEMENTS
from ecgen.verify import verify_file
from ecgen.verify.algebra.polynomial import MAX_DEGREE, MAX_PAIRS, PolynomialRing, TooLarge

DOUBLING = """XX = X1^2
YY = Y1^2
ZZ = Z1^2
M = 3*XX+a*ZZ^2
S = 4*X1*YY
X3 = M^2-2*S
Y3 = M*(S-X3)-8*YY^2
Z3 = 2*Y1*Z1
"""


def write(tmp_path, code: str):
    path = tmp_path / "f.op3"
    path.write_text(f"# model shortw/jacobian/doubling\n{code}")
    return path


@pytest.mark.parametrize("start", ["X1", "X1+Y1", "X1+Y1+Z1+a"])
def test_squarings_in_a_row(start, tmp_path):
    code = f"t0 = {start}\n" + "".join(f"t{i + 1} = t{i}^2\n" for i in range(20))
    found = verify_file(write(tmp_path, code + DOUBLING))
    assert found.status == "unsupported" and not found.unreadable
    assert (
        re.match(
            r"the proof needs a (polynomial of degree \d+|product of polynomials)", found.reason
        )
        and "shorten" in found.reason
    )


@pytest.mark.parametrize("backend", ["flint", "sympy"])
def test_limits_hold_before_the_work(backend):
    ring = PolynomialRing(("x", "y"), backend)
    x, y = ring.gen("x"), ring.gen("y")
    half = x ** (MAX_DEGREE // 2)
    assert ring.product(half, half) == x**MAX_DEGREE
    with pytest.raises(TooLarge, match="degree 1025"):
        ring.product(half, half * y)
    assert ring.product(half * y, ring.constant(0)) == 0
    terms = sum((x**i * y**j for i in range(65) for j in range(64)), ring.constant(0))
    assert len(terms) ** 2 > MAX_PAIRS
    with pytest.raises(TooLarge, match="4160 and 4160 terms"):
        ring.product(terms, terms)


def test_statements(tmp_path):
    path = write(tmp_path, "".join(f"t{i} = X1+Y1\n" for i in range(MAX_STATEMENTS)))
    with pytest.raises(FormulaError, match="does not write all"):
        load_file(path, "")
    path = write(tmp_path, "".join(f"t{i} = X1+Y1\n" for i in range(MAX_STATEMENTS + 1)))
    with pytest.raises(FormulaError, match="more than 4096 statements") as caught:
        load_file(path, "")
    assert caught.value.where == f"{path}:{MAX_STATEMENTS + 2}"


def test_bytes(tmp_path):
    path = write(tmp_path, "t0 = X1+Y1\n" * 1_000_000)
    with pytest.raises(FormulaError, match=f"at most {MAX_BYTES}"):
        load_file(path, "")
