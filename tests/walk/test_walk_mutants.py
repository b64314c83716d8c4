"""Mutants of walks: each changes one thing, and each is refused: by the validator or by the proof.

The list is made by program: every statement in turn is left out, doubled, exchanged with its
neighbour, followed by a negation of what it wrote; every digit count, sign, index, table entry,
loop bound and argument is changed by one; every step becomes another that takes and gives as many
points, every register, digit and flag another. A mutant that computes the same is no mutant: those
few (independent statements exchanged, a digit more) are run, with every scalar, to see that they
do: all of them in the longer tier, every 27th in the other, whose curves are one of each form.
"""

import random

import pytest

from ecgen.errors import EcgenError
from ecgen.walk.interpret import interpret
from ecgen.walk.ir import statements
from ecgen.walk.proof.prove import prove
from ecgen.walk.steps import Order
from tests.support.scalar.smallcurves import multiples, small_curve
from tests.support.walk import hand
from tests.support.walk.exhaustion import TINY, exhaust
from tests.support.walk.mutants import mutants
from tests.support.walk.walks import XZ, walks_of

CURVES = {
    name: TINY[name] for name in ("cofactor 10, a=-3", "prime order, a=-3", "a=-1, cofactor 8")
} | {"ladder": ("montgomery", 103, 4, 1)}


def survivors(curve):
    """Mutants that are proven, and how many were tried."""
    group, found, tried = hand.group(curve), [], 0
    steps = {
        s.step
        for walk in walks_of(curve).values()
        for s in statements(walk.body)
        if hasattr(s, "step")
    }
    for label, walk in walks_of(curve).items():
        prove(walk, group, Order(curve.r, curve.cofactor))
        for what, mutant in mutants(walk, steps):
            tried += 1
            try:
                prove(mutant, group, Order(curve.r, curve.cofactor))
                found.append((f"{label}: {what}", mutant))
            except EcgenError:
                pass
    return found, tried


@pytest.mark.parametrize(
    "name, every",
    [(name, 27) for name in CURVES if name not in ("cofactor 10, a=-3", "a=-1, cofactor 8")]
    + [pytest.param(name, 1, marks=pytest.mark.long) for name in CURVES],
)
def test_every_mutant_that_computes_otherwise_is_refused(name, every):
    curve = small_curve(*CURVES[name])
    found, tried = survivors(curve)
    assert tried > 100 and len(found) < tried / 4, [label for label, _ in found]
    for label, mutant in found[::every]:
        check_some(curve, hand.group(curve), mutant, label)


def check_some(curve, group, walk, label):
    """The walk's results for points drawn at random and every scalar, or as many as there are
    turns.
    """
    source = random.Random(label)
    if curve.form == "montgomery":
        table, (scalar,) = multiples(curve, curve.base), walk.scalars
        for k in range(scalar.low, scalar.high + 1, scalar.multiple_of):
            got = hand.to_affine(
                curve, XZ.step("point"), interpret(walk, group, {"P": {"X": curve.base[0]}, "k": k})
            )
            assert got == (table[k % curve.r][0] if k % curve.r else 0), (label, k)
        return
    assert exhaust(curve, group, walk, source, 3) > 2, label
