"""Curves over tiny primes, counted by brute force, with the same properties as the large ones; an
oracle for them.
"""

from dataclasses import replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace

from ecgen.curve.model import Curve, Stated
from ecgen.curve.primality import is_prime
from ecgen.kind import law


def montgomery_twin(curve):
    """The Montgomery curve birational to an Edwards curve: its affine law reaches every point."""
    scale = pow(curve.a - curve.d, -1, curve.p)
    return SimpleNamespace(
        form="montgomery",
        p=curve.p,
        a=2 * (curve.a + curve.d) * scale % curve.p,
        b=4 * scale % curve.p,
    )


def affine_points(curve) -> list:
    """All affine points, by trying every x with a table of square roots."""
    p, roots = curve.p, {}
    for y in range(p):
        roots.setdefault(y * y % p, []).append(y)
    found = []
    for x in range(p):
        match curve.form:
            case "weierstrass":
                square = x**3 + curve.a * x + curve.b
            case "montgomery":
                square = (x**3 + curve.a * x * x + x) * pow(curve.b, -1, p)
            case "twisted_edwards":
                below = (1 - curve.d * x * x) % p
                if not below:
                    continue
                square = (1 - curve.a * x * x) * pow(below, -1, p)
        found += [(x, y) for y in roots.get(square % p, ())]
    return found


@cache
def small_curve(form: str, p: int, a: int, c: int) -> Curve:
    """The curve with b or d = c; r is the largest prime factor of the order, the base a point of
    that order.
    """
    a, c = a % p, c % p
    bare = SimpleNamespace(form=form, p=p, a=a, b=c, d=c)
    model = montgomery_twin(bare) if form == "twisted_edwards" else bare
    total = len(affine_points(model)) + 1
    r = max(q for q in range(2, total + 1) if total % q == 0 and is_prime(q))
    start = Curve(
        form[:3] + f"_{p}_{a}_{c}",
        form,
        p,
        r,
        total // r,
        (0, 0),
        (("a", a), ("d" if form == "twisted_edwards" else "b", c)),
        file=Stated(Path("-"), ""),
    )
    base = next(point for point in affine_points(start) if order_of(start, point) == r)
    return replace(start, base=base)


def multiples(curve, point) -> list:
    """[[0]P, [1]P, ..., [n-1]P] for a point of order n; "infinite" for Edwards points without
    affine coordinates.
    """
    if curve.form != "twisted_edwards":
        found = [None]
        while len(found) == 1 or found[-1] is not None:
            found.append(law.add(curve, found[-1], point))
        return found[:-1]
    twin = montgomery_twin(curve)
    image = _to_montgomery(curve, point)
    found = [None]
    while len(found) == 1 or found[-1] is not None:
        found.append(law.add(twin, found[-1], image))
    return [_from_montgomery(curve, each) for each in found[:-1]]


def order_of(curve, point) -> int:
    return len(multiples(curve, point))


def _to_montgomery(curve, point):
    (x, y), p = point, curve.p
    if point == (0, 1):
        return None
    if x == 0:
        return 0, 0
    u = (1 + y) * pow(1 - y, -1, p) % p
    return u, u * pow(x, -1, p) % p


def _from_montgomery(curve, point):
    if point is None:
        return 0, 1
    (u, v), p = point, curve.p
    if (u, v) == (0, 0):
        return 0, p - 1
    if v == 0 or u == p - 1:
        return "infinite"
    return u * pow(v, -1, p) % p, (u - 1) * pow(u + 1, -1, p) % p
