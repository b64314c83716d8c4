"""The reference's multiples with shared doublings are those of its plain multiplication."""

import pytest

from ecgen.kind import law
from tests.support.library import curves


@pytest.mark.parametrize(
    "form, cofactor, p, a", [("weierstrass", 1, 131, -3), ("twisted_edwards", 4, 491, 1)]
)
def test_shared_doublings(form, cofactor, p, a):
    curve = curves.tiny(form, cofactor, p, a)
    base, numbers = curve.base, range(-curve.r, 2 * curve.r + 1)
    assert law.multiples(curve, numbers, base) == [
        law.multiply(curve, number % curve.r, base) for number in numbers
    ]
