"""Inverses, powers and roots of FLINT against Python's integers."""

import pytest

from ecgen.residues import inverse, power, square_root


@pytest.mark.parametrize("p", (3, 5, 7, 17, 97))
def test_every_residue(p):
    squares = {x * x % p for x in range(p)}
    for value in range(-p, 2 * p):
        root = square_root(value, p)
        assert (root is None) == (value % p not in squares) and (
            root is None or (0 <= root < p and root * root % p == value % p)
        )
        assert all(power(value, e, p) == pow(value, e, p) for e in (0, 1, 2, p - 1, 1 << 70))
        if value % p:
            assert inverse(value, p) == pow(value, -1, p)


@pytest.mark.parametrize(("value", "modulus"), [(0, 7), (14, 7), (6, 9), (0, 1)])
def test_what_has_no_inverse_is_told(value, modulus):
    with pytest.raises(ZeroDivisionError):
        inverse(value, modulus)
