"""Classes of a Jacobian as tuples of numbers, and their sums by Cantor's algorithm: what emitted results are compared with.

A class is (u1, u0, v1, v0), of degree 1 (u0, v0), and None is the neutral element. Independent of the formulas, as library/check_points.py is.
"""

from functools import lru_cache

from ecgen.curve.divisors import NEUTRAL, Class, Jacobian
from ecgen.library.spec import CurveFacts


@lru_cache(maxsize=16)
def jacobian_of(curve: CurveFacts) -> Jacobian:
    return Jacobian(curve.p, curve.f)


def to_class(numbers: "tuple[int, ...] | None") -> Class:
    """Mumford's polynomials, the constant coefficient first."""
    if numbers is None:
        return NEUTRAL
    half = len(numbers) // 2
    u, v = numbers[:half][::-1], numbers[half:][::-1]
    while v and v[-1] == 0:
        v = v[:-1]
    return (*u, 1), v


def to_numbers(element: Class) -> "tuple[int, ...] | None":
    u, v = element
    degree = len(u) - 1
    return (*u[:-1][::-1], *(*v, *[0] * (degree - len(v)))[::-1]) if degree else None


def is_on_curve(curve: CurveFacts, point) -> bool:
    return jacobian_of(curve).contains(to_class(point))


def negate(curve: CurveFacts, point):
    return to_numbers(jacobian_of(curve).negate(to_class(point)))


def add(curve: CurveFacts, first, second):
    return to_numbers(jacobian_of(curve).add(to_class(first), to_class(second)))


def multiply(curve: CurveFacts, k: int, point):
    return to_numbers(jacobian_of(curve).multiply(k, to_class(point)))
