"""What the record of a form states of its points, compared with all of them, on the curves of the
form over small fields.
"""

import itertools
from types import SimpleNamespace

import pytest

from ecgen.curve.count import count_points
from ecgen.kind import law
from ecgen.kind.facts import KINDS
from ecgen.kind.record import Law, NoAffinePoint

PRIMES = (11, 13)
FORMS = [form for form, kind in KINDS.items() if kind.elliptic]


def curves(form: str):
    """Each curve of the form, with its affine points."""
    plane = KINDS[form].plane
    for p in PRIMES:
        for numbers in itertools.product(range(p), repeat=len(plane.parameters)):
            named = dict(zip(plane.parameters.values(), numbers, strict=True))
            curve = SimpleNamespace(form=form, p=p, degree=1, nonresidue=None, **named)
            if not plane.singular(curve):
                curve.N = count_points(plane.short(curve))
                pairs = itertools.product(range(p), repeat=2)
                yield curve, [pair for pair in pairs if law.contains(curve, pair)]


def lost_sums(curve, points):
    """The pairs of points whose sum is not affine, nor neutral."""
    for pair in itertools.combinations_with_replacement(points, 2):
        try:
            law.add(curve, *pair)
        except NoAffinePoint:
            yield pair


@pytest.mark.parametrize("form", FORMS)
def test_points_at_infinity_are_as_stated(form):
    """They are of small order if the record says so. Where the neutral element is affine, formulas
    are complete exactly if there are none.
    """
    some = False
    for curve, points in curves(form):
        for pair in lost_sums(curve, points):
            four = law.combine(curve, [(4, point) for point in pair])
            assert four == law.neutral(curve)
            some = True
        complete = KINDS[form].plane.completeness(curve).unified_everywhere
        assert law.neutral(curve) is None or complete == (len(points) == curve.N)
    assert some == KINDS[form].law.infinity_is_small


@pytest.mark.parametrize("form", FORMS)
def test_points_alike_share_a_coordinate(form):
    """Of every point, forms of which the record gives none aside."""
    found = 0
    for curve, points in curves(form):
        for point in points:
            same = {point, law.negate(curve, point)}
            wanted = {q for q in points if q not in same and any(map(int.__eq__, q, point))}
            alike = set(KINDS[form].law.alike(curve, point)) - same
            assert alike == wanted or KINDS[form].law.alike is Law.alike, (vars(curve), point)
            found += len(alike)
    assert bool(found) == (KINDS[form].law.alike is not Law.alike)
