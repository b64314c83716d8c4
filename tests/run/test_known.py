"""The table of known logarithms, and sums without divisions, against the plain affine law."""

from itertools import islice, product
from math import prod
from random import Random

import pytest

from ecgen.curve import load_curve
from ecgen.kind import law
from ecgen.kind.montgomery.law import x_multiple
from ecgen.kind.montgomery.run.known_x import OFTEN, KnownX
from ecgen.library.facts.spec import LadderWalk
from ecgen.library.pipeline.planned import without_file
from ecgen.run.oracle.known_logarithms import FEW, WIDE, Known
from tests.support.library import curves
from tests.support.library.curves import curve_of

CURVES = ("ted256189", "jac256189", "numsp256t1")
CURVE25519 = curve_of(
    "curve25519",
    "montgomery",
    2**255 - 19,
    486662,
    2**252 + 27742317777372353535851937790883648493,
    8,
    9,
    14781619447589544791020593568409986887264606134616475288964881837755586237401,
    b=1,
)
SHAPES = (
    [("weierstrass", a, b, 0) for a in range(7) for b in range(7) if (4 * a**3 + 27 * b * b) % 7]
    + [("montgomery", a, b, 0) for a in range(7) for b in range(1, 7) if (a * a - 4) % 7]
    + [("twisted_edwards", a, 0, d) for a in range(1, 7) for d in range(1, 7) if a != d]
)


@pytest.mark.parametrize("name", CURVES)
def test_multiples_are_those_of_the_law(name):
    curve, random = curves.LARGE[name], Random(name)
    known = Known(curve)
    points = [
        *islice(known.points(random, outside=True), 6),
        *known.outside(random),
        *known.small,
        known.point(-1),
        curve.base,
        known.zero,
    ]
    factors = (0, 1, FEW, FEW + 1, curve.r - 1, curve.r, curve.r + 1, random.randrange(curve.r))
    for point, k in ((point, k) for point in points for k in factors):
        assert known._log(point) and known.multiply(k, point) == law.multiply(curve, k, point), (
            point,
            k,
        )
    pairs = [(random.randrange(curve.r), point) for point in points]
    assert known.combine(pairs) == law.combine(curve, pairs)
    strange = law.multiply(curve, random.randrange(curve.r), curve.base)
    assert known.multiply(curve.r - 1, strange) == law.negate(
        curve, strange
    )  # one that it has no logarithm of


@pytest.mark.parametrize("name", CURVES)
def test_points_of_small_order(name):
    curve = curves.LARGE[name]
    known = Known(curve)
    assert bool(known.small) == (curve.cofactor > 1)
    for point in (*known.small, *known.outside(Random(1))):
        assert law.contains(curve, point) and point != known.zero
    assert all(law.multiply(curve, curve.cofactor, point) == known.zero for point in known.small)
    assert all(
        law.multiply(curve, curve.r, point) != known.zero for point in known.outside(Random(1))
    )


def test_points_of_orders_that_are_powers_of_two_beside_others():
    curve = without_file(load_curve("fourq"))
    known = Known(curve)
    doubled = [
        [law.multiply(curve, k, point) == known.zero for k in (2, 4, 8)] for point in known.small
    ]
    assert [False] * 3 in doubled and all(
        [False] * (3 - k) + [True] * k in doubled for k in (1, 2, 3)
    )


@pytest.mark.parametrize("p, a", [(151, -1), (163, 5)])
def test_points_of_small_order_beside_ones_at_infinity(p, a):
    """d is a square: 1 - d x^2 vanishes for two x."""
    curve = curves.tiny("twisted_edwards", 4, p, a, least=17)
    small = Known(curve).small
    assert (
        any(curve.d * x * x % p == 1 for x in range(p))
        and (0, p - 1) in small
        and all(
            law.contains(curve, point) and law.multiply(curve, 4, point) == (0, 1)
            for point in small
        )
    )


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_sums_without_divisions(shape):
    """Every three affine points of every curve modulo 7: the sum of the law, or a refusal where a
    step of it divides by zero.
    """
    form, a, b, d = shape
    curve = curve_of("tiny", form, 7, a, 1, 1, 0, 0, b=b, d=d)
    chords = law.sums(curve)
    points = [point for point in product(range(7), repeat=2) if law.contains(curve, point)]
    entries = {point: chords.entry(point) for point in points}
    for three in product(points, repeat=3):
        steps = [three[0]]
        try:
            for point in three[1:]:
                (x, y), e = steps[-1], d * prod((*steps[-1], *point))
                if (1 - e * e) % 7 == 0 if curve.form == "twisted_edwards" else x == point[0]:
                    raise ZeroDivisionError
                steps.append(law.add(curve, (x, y), point))
        except ZeroDivisionError:
            with pytest.raises(ZeroDivisionError):
                chords.total(entries[point] for point in three)
        else:
            assert chords.total(entries[point] for point in three) == steps[-1]


def test_wide_and_narrow_tables_agree():
    curve, random = curves.LARGE["curve13318"], Random(2)
    wide, narrow = Known(curve, WIDE), Known(curve, 3)
    assert all(
        wide.of_base(j) == narrow.of_base(j) == law.multiply(curve, j, curve.base)
        for j in (0, 1, curve.r - 1, random.randrange(curve.r))
    )


def test_multiples_of_coordinates():
    known, random = KnownX(CURVE25519), Random(3)
    own, twist = known.sides
    assert (
        law.multiply(twist.curve, twist.curve.r, (twist.curve.base[0], 1)) is None
    )  # by the number of its points
    coordinates = [
        *islice(known.coordinates(random), 6),
        9,
        0,
        1,
        2,
        *(point[0] for point in own.small),
    ]
    for x, k in product(coordinates, (0, 1, 8, own.curve.r, random.getrandbits(255))):
        assert known.multiple(k, x) == x_multiple(CURVE25519, k, x), (x, k)
    assert len({id(side) for side, _ in known._points.values()}) == 2
    for k in range(OFTEN + 3):  # 5 belongs to neither table: it gets one of its own
        assert known.multiple(k, 5) == x_multiple(CURVE25519, k, 5)
    assert 5 in known._tables


def test_steered_scalars_have_their_form_and_give_samples():
    known, random = KnownX(CURVE25519), Random(4)
    clamped = LadderWalk("x25519", 32, (1 << 255) - 8, 1 << 254, 255, 255, True, 3, False)
    whole = LadderWalk("scalarmult_x", 32, (1 << 256) - 1, 0, 256, 256, False, 0, True)
    coordinates = [9, *islice(known.coordinates(random), 20)]
    for walk, least in ((clamped, 8), (whole, 10)):
        found = [(k, x) for x in coordinates if (k := known.steer(walk, x, random)) is not None]
        assert len(found) >= least
        for k, x in found:
            side, point = known._points[x]
            assert (
                k & walk.keep | walk.set == k < 1 << 8 * walk.scalar_bytes
                and k * side._log(point)[0] % side.curve.r in side._multiples
            )
            assert known.multiple(k, x) == x_multiple(CURVE25519, k, x)
    assert known.steer(whole, 5, random) is None  # no sample
