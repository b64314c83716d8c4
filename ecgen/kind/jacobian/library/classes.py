"""P_point of a Jacobian: a class of any degree in homogeneous coordinates on the model of degree 6
of kind/jacobian/model.py, to and from its numbers.

Written from the change of coordinates alone, apart from the formulas that are emitted
(group/derived/moebius.py), which are compared with it. The numbers are those of
kind/jacobian/divisors.py.
"""

from ecgen.curve.model import Curve
from ecgen.kind.jacobian.model import real_model
from ecgen.library.facts.point_type import ClassType
from ecgen.residues import inverse


def coordinates(curve: Curve, point: tuple[int, ...] | None, z: int = 1) -> tuple[int, ...]:
    """u1, u0, v1, v0 in X = 1/(x - m), Y = y X^3, and 1, times z; zeros for the neutral element. A
    class of degree 1 is that of its point and (0, 0).
    """
    if point is None:
        return (0,) * ClassType().size
    p, m = curve.p, real_model(curve).shift
    if len(point) == 2:
        x = inverse(-point[0] - m, p)
        return tuple(c * z % p for c in (-x, 0, point[1] * x * x, 0, 1))
    u1, u0, v1, v0 = point
    below = inverse(m * m + u1 * m + u0, p)
    q, r = (2 * m + u1) * below % p, below
    s, t = _reduced(v0 + v1 * m, v1, q, r)
    return tuple(c * z % p for c in (q, r, s, t, 1))


def class_of(curve: Curve, values: tuple[int, ...]) -> tuple[int, ...] | None:
    """The numbers of the class, None if all values are 0; ZeroDivisionError if but the last one is,
    or X = 0 is a double root of u.
    """
    p, m = curve.p, real_model(curve).shift
    if not any(values):
        return None
    z = inverse(values[-1], p)
    q, r, s, t = (c * z % p for c in values[:-1])
    if r == 0:  # (0, 0) belongs to the point at infinity
        x = inverse(q, p)
        return (x - m) % p, s * x * x % p
    below = inverse(r, p)
    u1, u0 = q * below % p, below  # of x - m
    v1, v0 = _reduced(s, t, u1, u0, shifted=True)
    return (u1 - 2 * m) % p, (u0 - u1 * m + m * m) % p, v1 % p, (v0 - v1 * m) % p


def _reduced(a: int, b: int, q: int, r: int, shifted: bool = False) -> tuple[int, int]:
    """a X^3 + b X^2, or if `shifted` b X^3 + a X^2, modulo X^2 + q X + r: the coefficients of X and
    of 1.
    """
    cube, square = (b, a) if shifted else (a, b)
    return cube * (q * q - r) - square * q, cube * q * r - square * r
