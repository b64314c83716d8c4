"""Files of twisted Edwards curves, and how byte strings are hashed to these."""

from ecgen.curve import roots
from ecgen.curve.file.read import elliptic_file as as_file
from ecgen.curve.file.read import read_elliptic as read
from ecgen.curve.maps import MapPlan, inv0, to_montgomery
from ecgen.curve.model import Completeness, Curve
from ecgen.errors import CurveError
from ecgen.kind.edwards.model import montgomery
from ecgen.residues import is_square

__all__ = ["as_file", "completeness", "map_plan", "mapped", "read"]


def completeness(curve: Curve) -> Completeness:
    """Bernstein, Birkner, Joye, Lange, Peters (Africacrypt 2008), Theorem 6.1: complete for a
    square and d no square. In general (Bernstein and Lange, ePrint 2009/580) a sum fails only if P
    + Q or P - Q is a point at infinity; these have order 2 or 4, so never inside a subgroup of odd
    order.
    """
    a_square, d_square = is_square(curve.a, curve.p), is_square(curve.d, curve.p)
    everywhere, statement = a_square and not d_square, _statement(a_square, d_square)
    odd = curve.N % 2 == 1
    return Completeness(odd, a_square, d_square, everywhere, curve.r != 2, statement)


def _statement(a_square: bool, d_square: bool) -> str:
    if a_square and not d_square:
        return "a is a square and d is none: the unified addition law is complete"
    words = {True: "a square", False: "no square"}
    return (
        f"a is {words[a_square]} and d is {words[d_square]}: rational points at infinity exist, of"
        " order 2 or 4; inside the subgroup of order r the unified addition law never fails"
    )


def map_plan(curve: Curve, montgomery_b: int | None) -> MapPlan:
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
