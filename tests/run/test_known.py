"""The table of known logarithms against the plain affine law."""

from itertools import islice
from random import Random

import curves
import pytest

from ecgen.library import check_points
from ecgen.run.known import FEW, Known

CURVES = ("ted256189", "jac256189", "numsp256t1")


@pytest.mark.parametrize("name", CURVES)
def test_multiples_are_those_of_the_law(name):
    curve, random = curves.LARGE[name], Random(name)
    known = Known(curve)
    points = [*islice(known.points(random, outside=True), 6), *known.outside(random), *known.small, known.point(-1), (curve.gx, curve.gy), known.zero]
    factors = (0, 1, FEW, FEW + 1, curve.r - 1, curve.r, curve.r + 1, random.randrange(curve.r))
    for point, k in ((point, k) for point in points for k in factors):
        assert known._log(point) and known.multiply(k, point) == check_points.multiply(curve, k, point), (point, k)
    pairs = [(random.randrange(curve.r), point) for point in points]
    assert known.combine(pairs) == check_points.combine(curve, pairs)
    strange = check_points.multiply(curve, random.randrange(curve.r), (curve.gx, curve.gy))
    assert known.multiply(curve.r - 1, strange) == check_points.negate(curve, strange)  # one that it has no logarithm of


@pytest.mark.parametrize("name", CURVES)
def test_points_of_small_order(name):
    curve = curves.LARGE[name]
    known = Known(curve)
    assert bool(known.small) == (curve.cofactor > 1)
    for point in (*known.small, *known.outside(Random(1))):
        assert check_points.is_on_curve(curve, point) and point != known.zero
    assert all(check_points.multiply(curve, curve.cofactor, point) == known.zero for point in known.small)
    assert all(check_points.multiply(curve, curve.r, point) != known.zero for point in known.outside(Random(1)))
