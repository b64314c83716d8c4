"""Files of extended Jacobi quartics."""

from ecgen.curve.model import Completeness, Curve
from ecgen.curve.file.read import elliptic_file as as_file
from ecgen.curve.file.read import elliptic_numbers as numbers
from ecgen.curve.file.read import read_elliptic as read
from ecgen.residues import is_square

__all__ = ["as_file", "completeness", "numbers", "read"]


def completeness(curve: Curve) -> Completeness:
    """The sum divides by 0 only if P + Q or P - Q is a point at infinity; these have order 2, and
    are rational exactly if d is a square.
    """
    a_square, d_square = is_square(curve.a, curve.p), is_square(curve.d, curve.p)
    statement = (
        "d is a square: rational points at infinity exist, of order 2; inside the subgroup of order"
        " r the unified addition law never fails"
        if d_square
        else "d is no square: the unified addition law is complete"
    )
    odd = curve.N % 2 == 1
    return Completeness(odd, a_square, d_square, not d_square, curve.r != 2, statement)
