"""Affine group law over Python integers: what the emitted points are compared with, and known
answers made from it.

Points are (x, y), classes of a Jacobian as in library/check_classes.py; the neutral element is None
on a Weierstrass or Montgomery curve and (0, 1) on a twisted Edwards curve. Deliberately independent
of the formulas and of ecgen.scalar: it must be able to disagree with them.
"""

from dataclasses import replace
from random import Random

from ecgen.curve.roots import square_root
from ecgen.library import check_classes
from ecgen.library.spec import CurveFacts
from ecgen.residues import inverse

Point = "tuple[int, int] | None"


def neutral(curve: CurveFacts):
    return (0, 1) if curve.is_edwards else None


def is_on_curve(curve: CurveFacts, point) -> bool:
    if curve.is_jacobian:
        return check_classes.is_on_curve(curve, point)
    if point is None:
        return not curve.is_edwards
    x, y = point
    if curve.is_edwards:
        return (curve.a * x * x + y * y - 1 - curve.d * x * x * y * y) % curve.p == 0
    if curve.is_montgomery:
        return (curve.b * y * y - x * x * x - curve.a * x * x - x) % curve.p == 0
    return (y * y - x * x * x - curve.a * x - curve.b) % curve.p == 0


def negate(curve: CurveFacts, point):
    if curve.is_jacobian:
        return check_classes.negate(curve, point)
    if point is None:
        return None
    x, y = point
    return (-x % curve.p, y) if curve.is_edwards else (x, -y % curve.p)


def add(curve: CurveFacts, first, second):
    """The sum; ZeroDivisionError where the sum is not an affine point of a non-complete Edwards
    curve.
    """
    if curve.is_jacobian:
        return check_classes.add(curve, first, second)
    if curve.is_edwards:
        return _add_edwards(curve, first, second)
    if first is None:
        return second
    if second is None:
        return first
    p = curve.p
    (x1, y1), (x2, y2) = first, second
    scale, square, linear = (curve.b, curve.a, 1) if curve.is_montgomery else (1, 0, curve.a)
    if x1 == x2:
        if (y1 + y2) % p == 0:
            return None
        slope = (3 * x1 * x1 + 2 * square * x1 + linear) * inverse(2 * scale * y1, p)
    else:
        slope = (y2 - y1) * inverse(x2 - x1, p)
    x3 = (scale * slope * slope - square - x1 - x2) % p
    return x3, (slope * (x1 - x3) - y1) % p


def _add_edwards(curve: CurveFacts, first, second):
    return _lowered(curve.p, _add_closed(curve, _lifted(first), _lifted(second)))


def _lifted(point):
    """x = X/Z and y = Y/T as (X, Z, Y, T): where Z or T is 0 the point is at infinity."""
    return point[0], 1, point[1], 1


def _lowered(p: int, point):
    X, Z, Y, T = point
    if Z * T % p == 0:
        raise ZeroDivisionError("sum at infinity")
    both = inverse(Z * T, p)
    return X * T * both % p, Y * Z * both % p


def _add_closed(curve: CurveFacts, first, second):
    """The sum of any two points of a twisted Edwards curve, those at infinity among them: of two
    laws one gives each coordinate (Bernstein and Lange, J. Number Theory 131, 2011)."""
    p, (X1, Z1, Y1, T1), (X2, Z2, Y2, T2) = curve.p, first, second
    one, both = Z1 * Z2 * T1 * T2, curve.d * X1 * X2 * Y1 * Y2
    X, Z = (X1 * Y2 * Z2 * T1 + X2 * Y1 * Z1 * T2) % p, (one + both) % p
    Y, T = (Y1 * Y2 * Z1 * Z2 - curve.a * X1 * X2 * T1 * T2) % p, (one - both) % p
    if not X and not Z:
        X, Z = (
            (X1 * Y1 * Z2 * T2 + X2 * Y2 * Z1 * T1) % p,
            (curve.a * X1 * X2 * T1 * T2 + Y1 * Y2 * Z1 * Z2) % p,
        )
    if not Y and not T:
        Y, T = (
            (X1 * Y1 * Z2 * T2 - X2 * Y2 * Z1 * T1) % p,
            (X1 * Y2 * Z2 * T1 - X2 * Y1 * Z1 * T2) % p,
        )
    return X, Z, Y, T


def combine(curve: CurveFacts, pairs):
    """The sum of [k] point over pairs of k >= 0 and a point; ZeroDivisionError where that is not an
    affine point.
    """
    if not curve.is_edwards:
        total = None
        for k, point in pairs:
            total = add(curve, total, multiply(curve, k, point))
        return total
    total = _lifted(neutral(curve))
    for k, point in pairs:
        result = _lifted(neutral(curve))
        for bit in format(k, "b"):
            result = _add_closed(curve, result, result)
            result = _add_closed(curve, result, _lifted(point)) if bit == "1" else result
        total = _add_closed(curve, total, result)
    return _lowered(curve.p, total)


def multiply(curve: CurveFacts, k: int, point):
    """[k] point for k >= 0; ZeroDivisionError where that is not an affine point."""
    if curve.is_jacobian:
        return check_classes.multiply(curve, k, point)
    if curve.is_edwards:
        return combine(curve, [(k, point)])
    result = None
    for bit in format(k, "b"):
        result = add(curve, result, result)
        if bit == "1":
            result = add(curve, result, point)
    return result


def multiples(curve: CurveFacts, numbers, point) -> list:
    """[k] point for every k of `numbers`, also negative ones. Doublings and sums of the lowest
    digits are shared: cheap for numbers with few non-zero digits +-1, such as a comb's.
    """
    doublings, found, sums = [point], [], {}
    for number in numbers:
        total, rest, power, below = neutral(curve), abs(number), 0, 0
        while rest:
            digit = 0 if rest % 2 == 0 else 2 - rest % 4  # the non-adjacent form
            while len(doublings) <= power:
                doublings.append(add(curve, doublings[-1], doublings[-1]))
            if digit:
                below += digit << power
                if below not in sums:
                    sums[below] = add(
                        curve,
                        total,
                        doublings[power] if digit == 1 else negate(curve, doublings[power]),
                    )
                total = sums[below]
            rest, power = (rest - digit) // 2, power + 1
        found.append(total if number >= 0 else negate(curve, total))
    return found


def x_multiple(curve: CurveFacts, k: int, x: int) -> int:
    """x([k]P) for a point P over x of a Montgomery curve or its twist, 0 where [k]P is neutral.

    With b = x^3 + a x^2 + x there is the point (x, 1); where that is 0, (x, 0) has order 2.
    """
    b = (x * x * x + curve.a * x * x + x) % curve.p
    if b == 0:
        return x if k % 2 else 0
    found = multiply(replace(curve, b=b), k, (x, 1))
    return 0 if found is None else found[0]


def random_points(curve: CurveFacts, count: int, random) -> list:
    """`count` points of the subgroup of the base point, none neutral: a walk with random signs from
    a random multiple.
    """
    base = curve.generator
    point = multiply(curve, random.randrange(1, curve.r), base)
    step = multiply(curve, random.randrange(1, curve.r), base)
    points = []
    while len(points) < count:
        points.append(negate(curve, point) if random.getrandbits(1) else point)
        point = add(curve, point, step)
        if point == neutral(curve):
            point = add(curve, point, step)
    return points


def small_order_point(curve: CurveFacts):
    """An affine point (a class of degree 2), not neutral, whose order divides the cofactor, or None
    if there is none to be found fast.
    """
    if curve.cofactor == 1:
        return None
    if curve.is_edwards:
        return 0, curve.p - 1
    if curve.is_jacobian:
        random = Random(curve.name)
        found = (
            multiply(curve, curve.r, check_classes.random_class(curve, random)) for _ in range(64)
        )
        return next(
            (point for point in found if point is not None and len(point) == len(curve.divisor)),
            None,
        )
    for x in range(200):
        y = square_root((x**3 + curve.a * x + curve.b) % curve.p, curve.p)
        point = None if y is None else multiply(curve, curve.r, (x, y))
        if point is not None:
            return point
    return None
