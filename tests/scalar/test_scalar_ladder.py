"""Ladder plans: every scalar and every u of small fields, on curve and twist, against the affine group law."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from ecgen.curve import group, load_curve
from ecgen.curve.model import XOnly
from ecgen.scalar.ladder import operations_of, read_scalar, run_ladder
from ecgen.scalar.plan import plan_curve
from ecgen.scalar.plan_montgomery import Walk, standard_walk

CURVE = load_curve("curve25519")


def x_multiple(p: int, a: int, k: int, u: int) -> int:
    """u([k]P), 0 for O: on b v^2 = u^3 + a u^2 + u with the b for which v = 1 lies over u; (u, 0) has order 2."""
    w = (u**3 + a * u * u + u) % p
    if w == 0:
        return u if k % 2 else 0
    point = group.multiply(SimpleNamespace(form="montgomery", p=p, a=a, b=w), k, (u, 1))
    return 0 if point is None else point[0]


@pytest.mark.parametrize("p, a", [(103, 6), (103, 7), (101, 5), (127, 98)])
def test_every_scalar_and_every_u(p, a):
    curve = replace(CURVE, p=p, a=a, b=1)
    ops = operations_of(curve, plan_curve(CURVE).ladder)
    for u in range(p):
        for k in range(0, 256, 1 if u < 12 else 7):
            assert run_ladder(ops, Walk(8), k, u) == x_multiple(p, a, k, u), (k, u)
            if k & 128 and k % 4 == 0:
                assert run_ladder(ops, Walk(8, True, 2), k, u) == x_multiple(p, a, k, u), (k, u)


def test_walks_are_derived_from_the_masks():
    assert standard_walk(CURVE.x_only) == Walk(255, True, 3) and Walk(255, True, 3).steps == 251
    assert standard_walk(XOnly("f", 2, 0xFFFF, 0, 255)) == Walk(16, False, 0)
    assert read_scalar(CURVE.x_only, 2**256 - 1) == 2**255 - 8


def test_a_scalar_outside_the_walk_is_refused():
    ops = operations_of(CURVE, plan_curve(CURVE).ladder)
    for k in (1 << 255, 8, (1 << 254) + 4):
        with pytest.raises(ValueError, match="does not fit the walk"):
            run_ladder(ops, standard_walk(CURVE.x_only), k, 9)


def test_window_is_ignored_and_conditions_hold():
    plan = plan_curve(CURVE, window=4)
    assert plan == plan_curve(CURVE) and all(c.holds for c in plan.ladder.conditions)


def test_generic_montgomery_curve_needs_no_table():
    text = Path(CURVE.path).read_text().partition("[x_only]")[0]
    assert "[x_only]" not in text and plan_curve(replace(CURVE, x_only=None)).ladder.standard is None
