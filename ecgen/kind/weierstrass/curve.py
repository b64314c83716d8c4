"""How byte strings are hashed to short Weierstrass curves."""

from dataclasses import replace

from ecgen.curve.isogeny import Isogeny
from ecgen.curve.maps import MapPlan, sswu, svdw
from ecgen.curve.model import Curve


def map_plan(curve: Curve, montgomery_b: int | None, isogeny: Isogeny | None = None) -> MapPlan:
    """As curve/maps.py has it."""
    if isogeny:
        return replace(sswu(curve, isogeny.a, isogeny.b), isogeny=isogeny)
    return (sswu if curve.a * curve.b % curve.p else svdw)(curve, curve.a, curve.b)


def mapped(plan: MapPlan, x: int, y: int) -> tuple[int, int] | None:
    """The point of the curve for one of the curve of the map."""
    return plan.isogeny.image(x, y, plan.p) if plan.isogeny else (x, y)
