"""A walk over points of any order was taken as proven with a formula that is right for points of
odd order only, as that formula lists no exceptions: nothing was left to refute."""

import pytest

from ecgen.walk.proof.prove import prove
from ecgen.walk.proof.state import Unproven
from ecgen.walk.steps import Order
from ecgen.walk.text import parse, to_text
from tests.support.scalar.smallcurves import small_curve
from tests.support.walk import hand
from tests.support.walk.walks import walks_of

EVEN = ("twisted_edwards", 61, 1, 8), ("twisted_edwards", 61, -1, 7)


def proven(curve, order: str) -> None:
    """The multiplication in complete coordinates, for points of another order than its own text
    says.
    """
    text = to_text(walks_of(curve)["mul"])
    assert "order=r " in text
    prove(
        parse(text.replace("order=r ", f"order={order} ")),
        hand.group(curve),
        Order(curve.r, curve.cofactor),
    )


@pytest.mark.parametrize("shape", EVEN, ids=str)
def test_points_of_even_order_are_not_odd(shape):
    curve = small_curve(*shape)
    assert curve.cofactor % 2 == 0
    for order in ("r", "odd"):
        proven(curve, order)
    with pytest.raises(Unproven, match="even order"):
        proven(curve, "any")
