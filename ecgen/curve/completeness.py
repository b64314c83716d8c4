"""For which points one addition formula suffices, derived from the parameters of the curve.

Weierstrass: Renes, Costello, Batina (Eurocrypt 2016), Theorem 1: their formulas fail for P, Q
exactly if P - Q is a point of order 2, so never on a curve without one (N odd), and never inside a
subgroup of odd order. Twisted Edwards: Bernstein, Birkner, Joye, Lange, Peters (Africacrypt 2008),
Theorem 6.1: complete for a square and d no square. In general (Bernstein and Lange, ePrint
2009/580) a sum fails only if P + Q or P - Q is a point at infinity; these have order 2 or 4, so
never inside a subgroup of odd order.
"""

from ecgen.curve.model import Completeness
from ecgen.residues import is_square


def derive_completeness(curve) -> Completeness:
    """Completeness of the form's one addition law on all points and on the subgroup of order r
    (odd, prime).
    """
    p, odd = curve.p, curve.N % 2 == 1
    a_square = is_square(curve.a, p)
    match curve.form:
        case "weierstrass":
            return Completeness(odd, a_square, None, odd, curve.r != 2, _weierstrass(odd))
        case "twisted_edwards":
            d_square = is_square(curve.d, p)
            everywhere = a_square and not d_square
            return Completeness(
                odd, a_square, d_square, everywhere, curve.r != 2, _edwards(a_square, d_square)
            )
    statement = (
        "x-only arithmetic: the ladder is right for every u, including 0 and points of the twist"
    )
    square = is_square(curve.a * curve.a - 4, p)
    return Completeness(
        odd,
        a_square,
        None,
        False,
        False,
        statement
        + ("" if square else "; A^2-4 is no square, so (0,0) is the only point of order 2"),
    )


def _weierstrass(odd: bool) -> str:
    if odd:
        return (
            "the number of points is odd: no point of order 2, so the Renes-Costello-Batina"
            " formulas are complete"
        )
    return (
        "the number of points is even: the Renes-Costello-Batina formulas fail if P - Q has order"
        " 2; inside the subgroup of order r they never do"
    )


def _edwards(a_square: bool, d_square: bool) -> str:
    if a_square and not d_square:
        return "a is a square and d is none: the unified addition law is complete"
    words = {True: "a square", False: "no square"}
    return (
        f"a is {words[a_square]} and d is {words[d_square]}: rational points at infinity exist, of"
        " order 2 or 4; inside the subgroup of order r the unified addition law never fails"
    )
