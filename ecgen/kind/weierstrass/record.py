"""y^2 = x^3 + a x + b."""

from dataclasses import replace
from math import gcd, isqrt
from typing import Any

from ecgen.kind.chord import Cubic, chord_law
from ecgen.kind.elliptic import keys_of
from ecgen.kind.equation import term
from ecgen.kind.parts import BY_POINTS, ON_PLANE, POINTS, own
from ecgen.kind.record import Completeness, Elliptic, Kind, Point
from ecgen.kind.short import ShortWeierstrass, same_model
from ecgen.residues import square_root


def on_axis(curve: Any) -> tuple[Point, ...]:
    """The affine point with x = 0 and one of the y, on a curve of prime order over a prime field
    that has one.
    """
    known = curve.degree > 1 or curve.cofactor > 1
    y = None if known else square_root(curve.b, curve.p)
    return () if y is None else ((0, y),)


def singular(curve: Any) -> tuple[str, ...]:
    zero = (4 * curve.a**3 + 27 * curve.b * curve.b) % curve.p == 0
    return ("4a^3 + 27b^2 = 0 modulo p", "b", "a") if zero else ()


def alike(curve: Any, point: tuple[Any, ...]) -> tuple[Point, ...]:
    """Points with the same y and another x."""
    (x, y), p = point, curve.p
    root = square_root((-3 * x * x - 4 * curve.a) % p, p)
    roots = () if root is None else dict.fromkeys((root, -root % p))
    return tuple(((-x + root) * pow(2, -1, p) % p, y) for root in roots)


def completeness(curve: Any) -> Completeness:
    """Renes, Costello, Batina (Eurocrypt 2016), Theorem 1: their formulas fail for P, Q exactly if
    P - Q is a point of order 2, so never on a curve without one (N odd), and never inside a
    subgroup of odd order.
    """
    odd = curve.N % 2 == 1
    return Completeness(
        odd,
        "the number of points is odd: no point of order 2, so the Renes-Costello-Batina"
        " formulas are complete"
        if odd
        else "the number of points is even: the Renes-Costello-Batina formulas fail if P - Q has"
        " order 2; inside the subgroup of order r they never do",
    )


def repeated(curve: Any) -> int:
    """With a = 0 or b = 0 and t^2 - 4 q = -3 s^2 or -4 s^2, t the trace of Frobenius, the field has
    the automorphisms of order 3 or 4 (Silverman, AEC III.10.1), so that endomorphisms with them are
    the maximal order Z[w] or Z[i], and Frobenius is (t + s sqrt(-3))/2 = (t + s)/2 + s w, or
    t/2 + s i. Say Frobenius - 1 = m f. Then N = m^2 f conj(f), so that N/m = (Frobenius - 1)
    conj(f) is 0 on all rational points.
    """
    unit = 3 if curve.a == 0 else 4 if curve.b == 0 else 0
    t = curve.q + 1 - curve.N
    square, rest = divmod(4 * curve.q - t * t, unit) if unit else (0, 1)
    s = isqrt(square)
    if rest or s * s != square:
        return 1
    return gcd((t + s) // 2 - 1 if unit == 3 else t // 2 - 1, s)


PLANE = Elliptic(
    parameters={"a": "a", "b": "b"},
    coordinates=("x", "y"),
    equation=lambda curve, x, y: y * y - x**3 - curve.a * x - curve.b,
    singular=singular,
    model=same_model,
    short=lambda curve: ShortWeierstrass(curve.p, curve.a, curve.b),
    completeness=completeness,
    repeated=repeated,
)
CHORDS = chord_law(lambda curve: Cubic(1, 0, curve.a, curve.b))
EXAMPLE = {
    "encoding": "sec1",
    "p": "2^251-9",
    "parameters": "a = -3\nb = 187",
    "r": "2^251+115834872139745908303510871981848773563",
    "cofactor": "1",
    "x": "1",
    "y": "1211727080608231612485631733308500685075828902952183226626409059823262302894",
}
RECORD = Kind(
    form="weierstrass",
    package=__package__,
    equation=lambda curve: f"y^2 = x^3{term(curve.a, 'x', curve.p)}{term(curve.b, '', curve.p)}",
    law=replace(CHORDS, on_axis=on_axis, alike=alike),
    elliptic=PLANE,
    constants=("a", "b"),
    keys={
        **keys_of(PLANE.parameters, PLANE.coordinates),
        "hash_to_curve": ("label", "hash", "isogeny_a", "isogeny_b", "kernel", "scale"),
    },
    encodings={"xy": (1, 2), "sec1": (1,), "zcash": (1,)},
    points="points",
    checks_subgroup=True,
    extras=("field", "map", "batch", "decode", "comb"),
    degrees=(1, 2),
    packs=lambda curve: curve.completeness.unified_everywhere,
    parts={**POINTS, **own("weierstrass", "affine_sums.c", "lift.c", "on_curve.c")},
    shared={**ON_PLANE, **BY_POINTS},
    example=("curve", EXAMPLE),
)
