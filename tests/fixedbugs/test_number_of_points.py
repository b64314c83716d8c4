"""A wrong cofactor was accepted where r is so short that several of its multiples lie in Hasse's
interval; the argument of the library, which rests on the parity of the number of points, was then
false, and so were results."""

import random

import pytest

from ecgen.curve import load_curve
from ecgen.curve.count import COUNTED, candidates, count_points, is_number_of_points, order_up_to
from ecgen.errors import CurveError
from ecgen.kind import law
from ecgen.kind.facts import KINDS
from ecgen.kind.short import ShortWeierstrass
from ecgen.residues import is_square
from tests.support.primes import next_prime, prime_factors

FRAME = """name = "mine"
form = "weierstrass"
p = {p}
a = {a}
b = {b}
r = {r}
cofactor = {c}
base = ["{x}", "{y}"]
"""


def curves(p_from: int, p_to: int, number: int, seed: int):
    rng = random.Random(seed)
    while number:
        p = next_prime(rng.randrange(p_from, p_to))
        curve = ShortWeierstrass(p, rng.randrange(p), rng.randrange(p))
        if (4 * curve.a**3 + 27 * curve.b**2) % p:
            number -= 1
            yield curve


def point_of_order(curve, r: int, total: int):
    p = curve.p
    for x in range(p):
        y = next((y for y in range(p) if (y * y - x**3 - curve.a * x - curve.b) % p == 0), None)
        point, rest = (x, y), total
        while rest % r == 0:
            rest //= r
        point = law.multiply(curve, rest, point) if y else None
        while point and (further := law.multiply(curve, r, point)):
            point = further
        if point:
            return point
    raise AssertionError("r divides the number of points")


def test_a_wrong_cofactor_is_refused(tmp_path):
    """Every cofactor that Hasse's interval allows, on a curve of about a thousand points with a
    short r.
    """
    path, tried = tmp_path / "mine.toml", 0
    for curve in curves(1000, 1100, 6, 1):
        total = count_points(curve)
        r = max(prime_factors(total))
        x, y = point_of_order(curve, r, total)
        for c in candidates(curve.p, r):
            path.write_text(FRAME.format(p=curve.p, a=curve.a, b=curve.b, r=r, c=c, x=x, y=y))
            if c * r == total:
                assert total == load_curve(path).N
                continue
            tried += 1
            with pytest.raises(CurveError, match="does not have") as caught:
                load_curve(path)
            assert caught.value.where.endswith(":7")
    assert tried


@pytest.mark.parametrize("p_from, p_to", [(5, 200), (COUNTED, 3 * COUNTED)])
def test_decided_as_counted(p_from, p_to):
    """By counting below COUNTED, by orders of points above it: always the number that Jacobi
    symbols give.
    """
    tried = 0
    for curve in curves(p_from, p_to, 12, 2):
        total = count_points(curve)
        for r in prime_factors(total):
            for c in candidates(curve.p, r):
                tried += 1
                assert is_number_of_points(curve, r, c) is (c * r == total)
    assert tried > 200


def test_larger_than_can_be_counted():
    """61 bits and r = 3: two thousand million multiples are told apart. p = 2 mod 3 and a = 0 makes
    p + 1 points.
    """
    p = next_prime(1 << 60)
    while p % 3 != 2:
        p = next_prime(p)
    curve = ShortWeierstrass(p, 0, 7)
    assert len(candidates(p, 3)) > 1 << 30
    assert is_number_of_points(curve, 3, (p + 1) // 3) is True
    assert is_number_of_points(curve, 3, (p + 1) // 3 + 1) is False


def test_what_cannot_be_decided_is_refused(tmp_path):
    p = next_prime(1 << 80)
    while p % 3 != 2:
        p = next_prime(p)
    curve = ShortWeierstrass(p, 0, 1)  # (0, 1) has order 3
    assert is_number_of_points(curve, 3, (p + 1) // 3) is None
    path = tmp_path / "mine.toml"
    path.write_text(FRAME.format(p=f'"{p}"', a=0, b=1, r=3, c=f'"{(p + 1) // 3}"', x=0, y=1))
    with pytest.raises(CurveError, match="cannot be proven") as caught:
        load_curve(path)
    assert "at least 42 bits" in caught.value.hint


def test_orders():
    for curve in curves(60, 90, 4, 3):
        for x in range(curve.p):
            f = (x**3 + curve.a * x + curve.b) % curve.p
            if f == 0 or not is_square(f, curve.p):
                continue
            point = (x, next(y for y in range(curve.p) if y * y % curve.p == f))
            order = next(n for n in range(1, 2 * curve.p) if law.multiply(curve, n, point) is None)
            for limit in (1, order - 1, order, order + 1, 5 * order):
                assert order_up_to(curve, point, limit) == (order if order <= limit else None)


@pytest.mark.parametrize("name", ["ed25519", "ed448", "ted256189", "curve25519", "curve448"])
def test_other_forms_have_as_many_points(name):
    """[N] of the Weierstrass form's points is O, and the cofactor times one is not."""
    curve = load_curve(name)
    flat = KINDS[curve.form].elliptic.short(curve)
    x = next(x for x in range(2, 99) if is_square(x**3 + flat.a * x + flat.b, flat.p))
    f = (x**3 + flat.a * x + flat.b) % flat.p
    on, point = (
        ShortWeierstrass(flat.p, flat.a * f**2 % flat.p, flat.b * f**3 % flat.p),
        (x * f % flat.p, f * f % flat.p),
    )
    assert (
        law.multiply(on, curve.N, point) is None
        and law.multiply(on, curve.cofactor, point) is not None
    )
