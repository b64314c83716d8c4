"""Which Jacobians of genus-2 curves become libraries, and what is claimed of these."""

from ecgen.curve.genus2 import Genus2Curve
from ecgen.curve.model import Curve
from ecgen.curve.read import GENUS2
from ecgen.curve.source import read_curve_file
from ecgen.errors import CurveError

MARKED_SUMS = (
    ("scalar multiplication gives [k]P or ERR_EXCEPTION", "the multiples are proven at build for all scalars; that a sum of classes is right or leaves a mark that lasts to the result is proven for its formulas"),
    ("scalar multiplication meets no exceptional case", "proven at build, but for roots in common: no relation m P + n Q = O at which a sum always fails is met, for all scalars and all points of order r; "
     "that other failures happen to about one sum in p where points are not chosen for that is argued, not proven"),
)


def check_jacobian(curve: "Curve | Genus2Curve") -> None:
    """CurveError, with the line, for Jacobians of which no library is made yet."""
    if curve.form != GENUS2:
        return
    what, at, hint = "", (), ""
    if curve.cofactor > 1:
        what, at = f"with a cofactor (here it is {curve.cofactor}) are not supported yet: odd digits take classes of order r", ("order", "N", "cofactor", "r")
        hint = "Take a curve whose number of classes is prime; if this one has a Kummer surface, a file of that surface."
    elif curve.f[4]:
        what, at, hint = "of curves with f4 other than 0 are not supported yet", ("curve", "f4"), "Write the curve in x - f4/5 instead of x: that f has no x^4."
    elif len(curve.base[0]) != 3:
        what, at, hint = "with a base divisor of degree 1 are not supported: their classes of that degree have no encoding", ("base", "deg", "u0"), "Take a multiple of it of degree 2."
    if what:
        raise CurveError(f"Libraries of Jacobians {what}.", where=curve.path, line=read_curve_file(curve.path).line(*at) if curve.path.is_file() else None, hint=hint)
