"""Classes of a Jacobian as tuples of numbers, and their sums by Cantor's algorithm: what emitted
results are compared with.

The numbers are those of curve/divisors.py. Independent of the formulas, as library/check_points.py
is.
"""

from functools import lru_cache
from random import Random

from ecgen.curve.divisors import Jacobian, to_class, to_numbers
from ecgen.library.spec import CurveFacts


@lru_cache(maxsize=16)
def jacobian_of(curve: CurveFacts) -> Jacobian:
    return Jacobian(curve.p, curve.f)


def is_on_curve(curve: CurveFacts, point) -> bool:
    return jacobian_of(curve).contains(to_class(point))


def negate(curve: CurveFacts, point):
    return to_numbers(jacobian_of(curve).negate(to_class(point)))


def add(curve: CurveFacts, first, second):
    return to_numbers(jacobian_of(curve).add(to_class(first), to_class(second)))


def multiply(curve: CurveFacts, k: int, point):
    return to_numbers(jacobian_of(curve).multiply(k, to_class(point)))


def random_class(curve: CurveFacts, random: Random):
    """A class of degree 2 of any order."""
    return to_numbers(jacobian_of(curve).random_element(random))
