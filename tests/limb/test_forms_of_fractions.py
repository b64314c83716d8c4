"""Sums of polynomials whose coefficients are fractions or ints: those of plain fractions, an int
where one comes out whole.
"""

from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.limb.forms import combine, over, sum_of, whole

NUMBERS = st.one_of(
    st.integers(-(2**70), 2**70),
    st.fractions(-9, 9, max_denominator=12),
    st.builds(
        Fraction, st.integers(-(2**70), 2**70), st.sampled_from([2**k for k in (0, 1, 3, 52, 64)])
    ),
)
FORMS = st.dictionaries(st.sampled_from([(), (0,), (1,), (0, 1), (2, 2)]), NUMBERS.filter(bool))


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(NUMBERS, FORMS), max_size=4))
def test_sums_are_those_of_fractions(parts):
    wanted = {}
    for factor, form in parts:
        for monomial, value in form.items():
            wanted[monomial] = wanted.get(monomial, 0) + Fraction(factor) * Fraction(value)
    before = repr(parts)
    found = combine(*parts)
    assert found == {m: v for m, v in wanted.items() if v} and repr(parts) == before


@settings(max_examples=100, deadline=None)
@given(NUMBERS, NUMBERS, FORMS)
def test_what_comes_out_whole_is_an_int(x, y, form):
    total = sum_of(x, y)
    assert total == Fraction(x) + Fraction(y) and (type(total) is int) == (total.denominator == 1)
    assert over(6, 3) == 2 and type(over(6, 3)) is int and over(-7, 2) == Fraction(-7, 2)
    integers, d = whole(form)
    assert (
        all(type(v) is int for v in integers.values())
        and {m: Fraction(v, d) for m, v in integers.items()} == form
    )


def test_halves_come_together_as_ints():
    half = {(0,): Fraction(1, 2), (1,): 1}
    found = combine((1, half), (1, half), (-1, {(1,): 2}))
    assert found == {(0,): 1} and type(found[0,]) is int
