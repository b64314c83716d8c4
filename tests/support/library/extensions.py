"""Tiny curves over F_p^2 with all their points."""

from dataclasses import replace

from ecgen.curve.model import Curve
from ecgen.extension import Element
from ecgen.kind import law
from ecgen.residues import square_root
from tests.support.library.curves import curve_of


def tiny_of(form: str, p: int, n: int, a, second, cofactor: int) -> tuple[Curve, list] | None:
    """The curve and its affine points, if it has `cofactor` times a prime above 30 of them all."""
    field = [Element(c, d, p, n) for d in range(p) for c in range(p)]
    curve = curve_of(
        "tiny",
        form,
        p,
        a,
        0,
        cofactor,
        0,
        0,
        **{"d" if form == "twisted_edwards" else "b": second},
        nonresidue=n,
    )
    if form == "weierstrass" and not 4 * a**3 + 27 * second**2:
        return None
    points = [(x, y) for x in field for y in _others(curve, x)]
    infinite = (
        1
        if form == "weierstrass"
        else 2 * (square_root(second, p) is not None)
        + 2 * (square_root(second * a.inverse(), p) is not None)
    )
    r, rest = divmod(len(points) + infinite, cofactor)
    if rest or r < 30 or any(r % q == 0 for q in range(2, r)):
        return None
    for point in points:
        try:
            base = law.multiply(curve, cofactor, point)
        except ZeroDivisionError:
            continue
        if base not in (None, law.neutral(curve)):
            return replace(curve, r=r, base=base), points
    return None


def _others(curve: Curve, x) -> list:
    if curve.form == "twisted_edwards":
        below = 1 - curve.d * x * x
        root = square_root((1 - curve.a * x * x) * below.inverse(), curve.p) if below else None
    else:
        root = square_root(x * x * x + curve.a * x + curve.b, curve.p)
    return [] if root is None else [root, -root] if root else [root]
