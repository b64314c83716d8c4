"""The group law of a curve on affine points in exact integers: the oracle of every test.

A point is a pair (x, y); None is the point at infinity of a Weierstrass or Montgomery curve. On a
twisted Edwards curve whose law is not complete, the rational points at infinity have no affine
coordinates: reaching one raises NoAffinePoint, never a wrong pair. Curve parameters are passed as a
Curve or anything with form, p, a, b, d.
"""

from ecgen.residues import inverse

Point = "tuple[int, int] | None"


class NoAffinePoint(ArithmeticError):
    """The sum is a point at infinity of an incomplete Edwards curve, or the law has the form 0/0
    there.
    """


def is_on_curve(curve, point) -> bool:
    """Whether `point` satisfies the curve equation, with coordinates in [0, p)."""
    if point is None:
        return curve.form != "twisted_edwards"
    (x, y), p = point, curve.p
    if x % p != x or y % p != y:
        return False
    match curve.form:
        case "weierstrass":
            return (y * y - (x * x * x + curve.a * x + curve.b)) % p == 0
        case "twisted_edwards":
            return (curve.a * x * x + y * y - 1 - curve.d * x * x * y * y) % p == 0
        case "montgomery":
            return (curve.b * y * y - (x * x * x + curve.a * x * x + x)) % p == 0
    raise ValueError(curve.form)


def negate(curve, point):
    """The inverse of `point`."""
    if point is None:
        return None
    x, y = point
    return (-x % curve.p, y) if curve.form == "twisted_edwards" else (x, -y % curve.p)


def add(curve, first, second):
    """first + second by the chord-and-tangent law, or the Edwards law with its completion where
    that is 0/0.
    """
    if curve.form == "twisted_edwards":
        return _add_edwards(curve, first, second)
    if first is None or second is None:
        return second if first is None else first
    p, (x1, y1), (x2, y2) = curve.p, first, second
    if x1 == x2 and (y1 + y2) % p == 0:
        return None
    if curve.form == "weierstrass":
        scale, square = 1, 0
        slope = (3 * x1 * x1 + curve.a, 2 * y1) if x1 == x2 else (y2 - y1, x2 - x1)
    else:
        scale, square = curve.b, curve.a
        slope = (
            (3 * x1 * x1 + 2 * curve.a * x1 + 1, 2 * curve.b * y1)
            if x1 == x2
            else (y2 - y1, x2 - x1)
        )
    m = slope[0] * inverse(slope[1], p) % p
    x3 = (scale * m * m - square - x1 - x2) % p
    return x3, (m * (x1 - x3) - y1) % p


def _add_edwards(curve, first, second):
    """The unified law; where its denominator vanishes, the dual law (Hisil et al., Asiacrypt
    2008).
    """
    p, (x1, y1), (x2, y2) = curve.p, first, second
    t = curve.d * x1 * x2 * y1 * y2 % p
    if below := (1 - t * t) % p:
        both = inverse(below, p)  # 1 / ((1 + t) (1 - t))
        return (x1 * y2 + y1 * x2) * (1 - t) * both % p, (y1 * y2 - curve.a * x1 * x2) * (
            1 + t
        ) * both % p
    below_x, below_y = (y1 * y2 + curve.a * x1 * x2) % p, (x1 * y2 - y1 * x2) % p
    if not (below_x and below_y):
        raise NoAffinePoint(f"{first} + {second}")
    return (x1 * y1 + x2 * y2) * inverse(below_x, p) % p, (x1 * y1 - x2 * y2) * inverse(
        below_y, p
    ) % p


def neutral(curve):
    return (0, 1) if curve.form == "twisted_edwards" else None


def multiply(curve, k: int, point):
    """[k]point for any integer k, by left-to-right double-and-add on affine points.

    On an incomplete Edwards curve a multiple on the way may be a point at infinity although
    [k]point is not: then NoAffinePoint is raised as well.
    """
    if k < 0:
        k, point = -k, negate(curve, point)
    result = neutral(curve)
    for bit in bin(k)[2:]:
        result = add(curve, result, result)
        if bit == "1":
            result = add(curve, result, point)
    return result
