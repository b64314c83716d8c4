"""How byte strings are hashed to short Weierstrass curves."""

from ecgen.curve.maps import MapPlan, sswu, svdw
from ecgen.curve.model import Curve


def map_plan(curve: Curve, montgomery_b: int | None) -> MapPlan:
    """As curve/maps.py has it."""
    return (sswu if curve.a * curve.b % curve.p else svdw)(curve, curve.a, curve.b)


def mapped(plan: MapPlan, x: int, y: int) -> tuple[int, int]:
    """The point of the curve for one of the Montgomery curve of the map."""
    return x, y
