"""Files of short Weierstrass curves, and how byte strings are hashed to these."""

from ecgen.curve.file.read import elliptic_file as as_file
from ecgen.curve.file.read import read_elliptic as read
from ecgen.curve.maps import MapPlan, sswu, svdw
from ecgen.curve.model import Completeness, Curve
from ecgen.residues import is_square

__all__ = ["as_file", "completeness", "map_plan", "mapped", "read"]


def completeness(curve: Curve) -> Completeness:
    """Renes, Costello, Batina (Eurocrypt 2016), Theorem 1: their formulas fail for P, Q exactly if
    P - Q is a point of order 2, so never on a curve without one (N odd), and never inside a
    subgroup of odd order.
    """
    odd = curve.N % 2 == 1
    statement = (
        "the number of points is odd: no point of order 2, so the Renes-Costello-Batina"
        " formulas are complete"
        if odd
        else "the number of points is even: the Renes-Costello-Batina formulas fail if P - Q has"
        " order 2; inside the subgroup of order r they never do"
    )
    return Completeness(odd, is_square(curve.a, curve.p), None, odd, curve.r != 2, statement)


def map_plan(curve: Curve, montgomery_b: int | None) -> MapPlan:
    """As curve/maps.py has it."""
    return (sswu if curve.a * curve.b % curve.p else svdw)(curve, curve.a, curve.b)


def mapped(plan: MapPlan, x: int, y: int) -> tuple[int, int]:
    """The point of the curve for one of the Montgomery curve of the map."""
    return x, y
