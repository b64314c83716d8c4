"""Every walk, on tiny curves of every shape, with the formulas themselves: every point of the
proven orders, every scalar.
"""

import random

import pytest

from ecgen.walk.interpret import interpret
from ecgen.walk.proof.prove import prove
from ecgen.walk.proof.state import Unproven
from ecgen.walk.steps import Order
from tests.support.scalar.smallcurves import multiples, small_curve
from tests.support.walk import hand
from tests.support.walk.exhaustion import TINY, exhaust
from tests.support.walk.walks import XZ, walks_of

pytestmark = pytest.mark.essential

# each has a sibling of its shape
MORE = (
    "cofactor 10, a=-3",
    "cofactor 6, a=0",
    "cofactor 3, a=-3",
    "prime order, a=-3",
    "prime order, a=0",
    "a=-1, cofactor 4",
    "a=1",
)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.long) if name in MORE else name for name in TINY]
)
@pytest.mark.sample(2)
def test_every_walk_on_a_tiny_curve(name):
    curve = small_curve(*TINY[name])
    group, tried = hand.group(curve), {}
    for label, walk in walks_of(curve, beyond=curve.r // 2).items():
        prove(walk, group, Order(curve.r, curve.cofactor))
        tried[label] = exhaust(curve, group, walk, random.Random(label))
    assert len(tried) > 2 and sum(tried.values()) > 1000, tried


def test_a_walk_with_incomplete_formulas_is_refused_where_the_window_is_too_wide():
    curve = small_curve("weierstrass", 61, -3, 3)
    wide = walks_of(curve, w=5)["mul, jacobian"]
    with pytest.raises(Unproven, match="may meet"):
        prove(wide, hand.group(curve), Order(curve.r, 1))


@pytest.mark.parametrize("p, a, b", [(103, 4, 1), (103, 35, 1)])
def test_ladders_on_every_x(p, a, b):
    """Every x, of the curve and of its twist, neutral result and (0, 0) as 0."""
    curve = small_curve("montgomery", p, a, b)
    group = hand.group(curve)
    for label, walk in walks_of(curve).items():
        prove(walk, group, Order(curve.r, curve.cofactor))
        (s,) = walk.scalars
        for x in range(p):
            on = small_curve_table(p, a, x)
            for k in range(s.low, s.high + 1, s.multiple_of):
                got = hand.to_affine(
                    curve, XZ.step("point"), interpret(walk, group, {"P": {"X": x}, "k": k})
                )
                assert got == on[k % len(on)], (label, x, k)


def small_curve_table(p, a, x):
    """x([k]P) for k below the order of a point over x on the curve or its twist, 0 for O."""
    from types import SimpleNamespace

    square = (x**3 + a * x * x + x) % p
    if not square:
        return [0, x]
    curve = SimpleNamespace(form="montgomery", p=p, a=a, b=square)
    return [0 if q is None else q[0] for q in multiples(curve, (x, 1))]
