"""Sums that branch where formulas fail: only walks of public points have them."""

from dataclasses import replace

import pytest

from ecgen.walk import make
from ecgen.walk.text import WalkError
from ecgen.walk.validate import validate
from tests.support.scalar.smallcurves import small_curve
from tests.support.walk import hand
from tests.support.walk.walks import PRJ


def test_only_public_points_are_added_by_branches():
    steps, walk = hand.group(small_curve("weierstrass", 61, -3, 3)), make.multiple(PRJ, 10, "times")
    body = tuple(replace(s, step=PRJ.step(f"{s.step.own}_vartime")) for s in walk.body)
    public = replace(walk.inputs[0], secret=False)
    validate(walk, steps)
    validate(replace(walk, inputs=(public,), body=body), steps)
    with pytest.raises(WalkError, match="time depends on points"):
        validate(replace(walk, body=body), steps)
