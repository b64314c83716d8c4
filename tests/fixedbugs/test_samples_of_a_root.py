"""A proof of completeness looked for random points modulo a prime without a square root of -1, of a
formula that has one: it never ended.
"""

import pytest

from ecgen.group import groups_of
from ecgen.verify import complete
from ecgen.verify.algebra.fractions import FunctionField
from ecgen.verify.algebra.polynomial import PolynomialRing
from tests.support.scalar.smallcurves import small_curve


def test_a_prime_that_has_the_root_is_found():
    field = FunctionField(PolynomialRing(["x", "j"]))
    j = field.ring.gen("j")
    field.add_rule("j", -field.ring.constant(1))
    prime, rows = complete._samples(field, [j, field.ring.gen("x")])
    assert len(rows) == 2 and all(row[0] ** 2 % prime == prime - 1 for row in rows)


def test_roots_that_no_prime_has_end_the_search():
    field = FunctionField(PolynomialRing(["x", "j"]))
    field.add_rule("j", -field.ring.constant(1))
    assert complete._samples(field, [field.ring.constant(0)])[1] == []


@pytest.mark.parametrize("p", (13, 17))
def test_groups_of_a_curve_with_such_an_endomorphism_are_made(p):
    assert all(
        group.role("dbl").candidates for group in groups_of(small_curve("weierstrass", p, 1, 0))
    )
