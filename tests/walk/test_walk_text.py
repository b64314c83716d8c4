"""Walks as text: every walk is read back as it was, and text that is none is refused with its
line.
"""

import pytest

from ecgen.walk.steps import Name
from ecgen.walk.text import WalkError, parse, to_text
from tests.support.scalar.smallcurves import small_curve
from tests.support.walk import hand
from tests.support.walk.exhaustion import TINY
from tests.support.walk.walks import walks_of

pytestmark = pytest.mark.essential

CURVES = [*TINY.values(), ("montgomery", 103, 4, 1)]


@pytest.mark.parametrize("curve", CURVES, ids=str)
def test_round_trip(curve):
    for walk in walks_of(small_curve(*curve)).values():
        assert parse(to_text(walk)) == walk
        assert len(to_text(walk, short=True)) <= len(to_text(walk))


WRONG = [
    ("acc = jac.dbladd(acc, q)", "acc = jac.dbladd(acc, q", "a statement"),
    ("q = scan T by d[i]", "q = scan T by d", "a digit"),
    ("T[0]", "T[i*j]", "an index"),
    ("register acc jac.point", "register acc", "a register"),
    ("odd_window(", "even_window(", "a recoding"),
    ("width=2", "width=two", "a recoding"),
    ("result acc", "result", "result"),
    ("order=", "", "a point"),
    ("}", "", "a statement"),
]


@pytest.mark.parametrize("old, new, wanted", WRONG)
def test_text_that_is_no_walk(old, new, wanted):
    text = to_text(walks_of(small_curve("weierstrass", 61, -3, 3))["mul, jacobian"])
    assert old in text
    with pytest.raises(WalkError) as caught:
        parse(text.replace(old, new, 1), "w.walk")
    assert "w.walk:" in caught.value.paragraph() and wanted in caught.value.paragraph()


def test_hand_made_groups_name_what_walks_read():
    assert hand.group(small_curve("weierstrass", 61, -3, 3)).step(Name("jac", "nothing")) is None
