"""How byte strings are hashed to twisted Edwards curves."""

from ecgen.curve import roots
from ecgen.curve.maps import MapPlan, inv0, to_montgomery
from ecgen.curve.model import Curve
from ecgen.errors import CurveError
from ecgen.kind.edwards.model import montgomery


def map_plan(curve: Curve, montgomery_b: int | None, isogeny: None = None) -> MapPlan:
    """As its Montgomery curve, then the rational map (RFC 9380, 6.8.1, appendix D.1)."""
    return to_montgomery(curve, *_montgomery(curve, montgomery_b))


def _montgomery(curve: Curve, wanted: int | None) -> tuple[int, int, int]:
    """(J, K, scale) of the Montgomery curve of a twisted Edwards curve (appendix D.1), K changed to
    `wanted`.
    """
    p = curve.p
    j, k = montgomery(curve)
    if wanted is None:
        return j, k, 1
    scale = roots.square_root(k * pow(wanted, -1, p), p) if wanted % p else None
    if scale is None:
        what = (
            f"{wanted} is no B of a Montgomery form of {curve.name}: it must be 4/(a-d) times a"
            " square."
        )
        raise CurveError(what, where=curve.where, hint="Leave it out, or correct it.")
    return j, wanted % p, scale


def mapped(plan: MapPlan, s: int, t: int) -> tuple[int, int]:
    """Appendix D.1; (0, 1) where a denominator vanishes."""
    p, below = plan.p, inv0((s + 1) * t, plan.p)
    if below == 0:
        return 0, 1
    return plan.scale * s * below * (s + 1) % p, (s - 1) * below * t % p
