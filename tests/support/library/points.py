"""Points of all orders of a tiny curve."""

from ecgen.kind import law
from tests.support.library import curves


def spread(curve):
    """Points of all orders, the small ones and pairs that differ by them among them."""
    every = [point for point in curves.points(curve) if point != law.neutral(curve)]
    small = [point for point in every if _is_small(curve, point)]
    some = every[:: max(1, len(every) // 16)]
    return [law.neutral(curve), *small, *some, *(law.negate(curve, point) for point in some[:4])]


def _is_small(curve, point):
    try:
        return law.multiply(curve, curve.cofactor, point) == law.neutral(curve)
    except ZeroDivisionError:
        return True
