"""Constants that share a limb: what one element makes of it must not be lost for the next."""

import pytest

from ecgen.errors import CheckFailure
from ecgen.field.lanes.doubles.fused import RealField, lower_mul
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.ir import Form
from ecgen.limb.lanes.prove import prove_vectors

P = 2**255 - 19


def product_of_constants(first: int, second: int):
    """(first * x) * second, the constants as elements of their digits; limbs that are 0 are one
    vector.
    """
    field, b = RealField(P), VectorBuilder("constants")
    result = field.input(b, "x")
    for name, value in (("k0", first), ("k1", second)):
        digits = field.radix.digits(value)
        element = b.define(
            name,
            [b.real(digit) for digit in digits],
            [(digit, digit) for digit in digits],
            Form(field.radix.positions),
            {(): value},
        )
        result = lower_mul(b, field, f"r{name}", result, element)
    return b.build([result]), b.meanings


def test_constants_that_share_zero_limbs_are_proven():
    program, meanings = product_of_constants(1 << 26, 3 << 30)
    limbs = [set(e.limbs) for e in program.elements if e.name in ("k0", "k1")]
    assert len(limbs[0] & limbs[1]) == 1
    assert prove_vectors(program, meanings, P).congruences == 4
    with pytest.raises(CheckFailure, match="`k1` is not proven congruent"):
        prove_vectors(program, meanings | {"k1": {(): 3 << 30 | 1}}, P)
