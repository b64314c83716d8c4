"""Points of all orders of a tiny curve."""

from ecgen.library import check_points
from tests.support.library import curves


def spread(curve):
    """Points of all orders, the small ones and pairs that differ by them among them."""
    every = [point for point in curves.points(curve) if point != check_points.neutral(curve)]
    small = [point for point in every if _is_small(curve, point)]
    some = every[:: max(1, len(every) // 16)]
    return [
        check_points.neutral(curve),
        *small,
        *some,
        *(check_points.negate(curve, point) for point in some[:4]),
    ]


def _is_small(curve, point):
    try:
        return check_points.multiply(curve, curve.cofactor, point) == check_points.neutral(curve)
    except ZeroDivisionError:
        return True
