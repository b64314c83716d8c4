"""Sums, products and fused ones of doubles as the interpreter of vectors has them: the number
nearest to the exact one, ties to even.
"""

import math
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.limb.lanes.doubles import double_of, word_of
from ecgen.limb.lanes.interpret import _lane

DOUBLES = st.one_of(
    st.floats(allow_nan=False, allow_infinity=False),
    st.integers(-(2**60), 2**60).map(float),
    st.builds(
        lambda m, k: math.ldexp(float(m), k), st.integers(-(2**53), 2**53), st.integers(-1100, 900)
    ),
)
EXACT = {
    "fadd": lambda a, b: a + b,
    "fsub": lambda a, b: a - b,
    "fmul": lambda a, b: a * b,
    "fma": lambda a, b, c: a * b + c,
    "fms": lambda a, b, c: a * b - c,
}


@settings(max_examples=300, deadline=None)
@given(DOUBLES, DOUBLES, DOUBLES)
def test_results_are_exact_numbers_rounded_once(a, b, c):
    for name, of in EXACT.items():
        numbers = (a, b, c)[: 2 if name in ("fadd", "fsub", "fmul") else 3]
        try:
            wanted = word_of(float(of(*map(Fraction, numbers))))
        except OverflowError:
            with pytest.raises(OverflowError):
                _lane(name, list(map(word_of, numbers)), ())
        else:
            assert _lane(name, list(map(word_of, numbers)), ()) == wanted, name


def test_a_product_is_not_rounded_before_the_sum():
    one, more = 1.0 + 2.0**-52, 2.0**-60
    assert (
        double_of(_lane("fms", [word_of(one), word_of(one), word_of(one * one)], ()))
        == 2.0**-104
        != 0.0
    )
    assert double_of(_lane("fma", [word_of(1.0), word_of(1.0), word_of(more)], ())) == 1.0


@pytest.mark.parametrize("word", [word_of(math.inf), word_of(-math.inf), word_of(math.nan)])
@pytest.mark.parametrize(
    "name, count", [("fadd", 2), ("fsub", 2), ("fmul", 2), ("fma", 3), ("fms", 3)]
)
def test_what_is_no_number_is_refused(name, count, word):
    for place in range(count):
        with pytest.raises((OverflowError, ValueError)):
            _lane(name, [word if k == place else 0 for k in range(count)], ())
