"""The bound that is found for a sum is the one that its equations give the checker."""

import pytest

from ecgen.certify import chase, reasons
from ecgen.certify.polynomials import Fact, Known, Poly, combined
from ecgen.certify.text import certificate_text
from tests.support.certify import LIBRARY, ROOT, needs_ocaml, stated_in, text_of

pytestmark = needs_ocaml
NAMES = ("fe_mul", "fe_canon", "sc_fold", "ext_dbl")


def reached(known: Known, value: Poly, side) -> int:
    """As Checker.v has it: the interval of L' - (L - k x), divided by k."""
    expanded = known.expanded(side.poly, side.top - side.count + 1, side.top)
    rest = known.settled(combined((1, expanded), (-1, side.poly), (side.factor, value)))
    return known.interval(rest)[1] // side.factor


def test_bounds_are_those_of_the_checker(monkeypatch, tmp_path):
    found, chased = [], reasons.chased

    def compared(known: Known, value: Poly, enough: int, assumed=()):
        side, most = chased(known, value, enough, assumed)
        assert most == reached(known, value, side)
        found.append(most)
        return side, most

    for module in (chase, reasons):
        monkeypatch.setattr(module, "chased", compared)
    claims = stated_in(LIBRARY, tmp_path)
    for name in NAMES:
        claims[name][1]()
    assert len(found) > 40


@pytest.mark.parametrize("factor, most", [(1, 7), (-1, -2), (3, 21)])
def test_a_sum_without_equations_is_bounded_by_its_intervals(factor, most):
    known = Known({4: Fact(None, 2, 7)})
    side, high = chase.chased(known, {(4,): factor}, -(1 << 70))
    assert high == most == reached(known, {(4,): factor}, side)


def test_shifted_masks_and_folded_upper_words_are_bounded(checker, tmp_path):
    """A mask from which a bit was shifted is 0 with its flag; a word that is folded is bounded by
    the whole number, once the carry of `lea` is seen to be 0; carries that nothing bounds are told
    apart."""
    claims = stated_in(ROOT / "generated" / "curve13318", tmp_path)
    for name in ("sc_neg", "sc_sub", "sc_mul", "prj_dbl"):
        claim, make = claims[name]
        assert checker.accepts(text_of(claim), certificate_text(make())).accepted, name
