"""What must hold for the numbers of a curve file to make the curve they claim; each check is a
CurveError or silence.

What is proven for an accepted curve: p and r are prime (proven up to 2^128, above that they pass
Baillie-PSW); the curve is nonsingular; the base point G lies on it and [r]G = O, G != O, so that r
(a prime) divides the number of points; N = r * cofactor lies in the Hasse interval, and is the
number of points: the only multiple of r in that interval, or the one that count.py finds.
"""

from math import isqrt

from ecgen.curve.count import is_number_of_points
from ecgen.curve.file.source import CurveFile
from ecgen.curve.file.strength import weaknesses
from ecgen.curve.primality import is_prime, prime_power, why_not_prime
from ecgen.kind import law
from ecgen.kind.facts import KINDS

POWERS = (
    "p is a prime; for a curve over the quadratic extension of F_p write that p and `degree = 2` in"
    " [field]."
)
INTERVALS = {  # by genus: what has how many of what, and Weil's interval
    1: ("curve", "points", "q + 1 +- 2 sqrt(q)"),
    2: ("Jacobian", "classes", "(sqrt(q) - 1)^4 ... (sqrt(q) + 1)^4"),
}
MAX_BITS = 2048  # [r]G on affine points takes a few seconds there; no curve in use comes near


def prime_field(file: CurveFile, p: int) -> None:
    """p is a prime above 3 of at most MAX_BITS bits."""
    if p.bit_length() > MAX_BITS:
        raise file.error(
            f"p has {p.bit_length()} bits.",
            f"Fields of at most {MAX_BITS} bits are supported.",
            "field",
            "p",
            "p_expr",
        )
    if p <= 3:
        raise file.error(
            f"p is {p}, a prime above 3 was expected.",
            "Fields of characteristic 2 and 3 are not supported.",
            "field",
            "p",
            "p_expr",
        )
    if why := why_not_prime(p):
        raise file.error(
            f"p = {_short(p)} {why}.",
            POWERS if prime_power(p) else "A prime was expected; look for a mistyped digit.",
            "field",
            "p",
            "p_expr",
        )


def nonsingular(file: CurveFile, curve) -> None:
    """The discriminant of the form does not vanish modulo p."""
    why, *keys = KINDS[curve.form].plane.singular(curve) or ("",)
    if why:
        hint = "A nonsingular curve was expected; look for a mistyped digit."
        raise file.error(f"The curve is singular: {why}.", hint, "curve", *keys)


def complete_order(file: CurveFile, q: int, r, total, cofactor, genus: int = 1) -> tuple[int, int]:
    """(r, cofactor) with r * cofactor = N in Weil's interval, from whichever of the three are
    given.
    """
    if r is not None and total is not None and total % r:
        raise file.error(
            "N is not a multiple of r.", "N = cofactor * r was expected.", "order", "N"
        )
    if r is None:
        r = _largest_prime(file, total, cofactor)
    if total is None:
        total = (
            r * cofactor
            if cofactor is not None
            else _only_multiple(file, weil_interval(q, genus), r)
        )
    if cofactor is not None and r * cofactor != total:
        raise file.error(
            f"cofactor = {_short(cofactor)}, but N / r = {_short(total // r)}.",
            "N = cofactor * r was expected.",
            "order",
            "cofactor",
        )
    low, high = weil_interval(q, genus)
    if not low <= total <= high:
        group, elements, interval = INTERVALS[genus]
        what = (
            f"A {group} over this field cannot have {_short(total)} {elements}: that is outside"
            f" {interval}."
        )
        hint, keys = _blame((low, high), r, cofactor)
        raise file.error(
            what, hint, "order", *(("N",) if file.lookup("order", "N") is not None else keys)
        )
    if not is_prime(r):
        raise file.error(
            f"r = {_short(r)} is not prime.",
            "The prime order of the base point was expected; look for a mistyped digit.",
            "order",
            "r",
            "N",
        )
    return r, total // r


def _blame(interval: tuple[int, int], r: int, cofactor: int | None) -> tuple[str, tuple[str, ...]]:
    """What to correct where r * cofactor is no number of points, and the keys whose line to
    show.
    """
    low, high = interval
    right = high // r
    if cofactor is None or not is_prime(r) or right * r < low:
        return "Correct N, r or the cofactor.", ("r", "cofactor")
    if (right - 1) * r >= low:
        return "Correct the cofactor, r or p.", ("cofactor", "r")
    return (
        f"With this r only cofactor = {_short(right)} is possible; correct the one or the other.",
        ("cofactor", "r"),
    )


def weil_interval(q: int, genus: int) -> tuple[int, int]:
    """The least and the largest number of rational classes that a curve of genus 1 or 2 can have:
    (sqrt(q) -+ 1)^(2 genus), exactly.
    """
    if genus == 1:
        return q + 1 - isqrt(4 * q), q + 1 + isqrt(4 * q)
    width = isqrt(16 * q * (q + 1) ** 2)
    return q * q + 6 * q + 1 - width, q * q + 6 * q + 1 + width


def _largest_prime(file: CurveFile, total: int, cofactor: int | None) -> int:
    if cofactor is not None:
        if total % cofactor:
            raise file.error(
                "N is not a multiple of the cofactor.",
                "N = cofactor * r was expected.",
                "order",
                "cofactor",
            )
        return total // cofactor
    r = total
    for q in range(2, 1 << 12):
        while r % q == 0 and r > q:
            r //= q
    if not is_prime(r):
        raise file.error(
            "The prime factor r of N cannot be found by dividing out small factors.",
            'Write r = "..." too.',
            "order",
            "N",
        )
    return r


def _only_multiple(file: CurveFile, interval: tuple[int, int], r: int) -> int:
    low, high = interval
    first = -(-low // r) * r
    if first > high or first + r <= high:
        many = "more than one multiple" if first <= high else "no multiple"
        raise file.error(
            f"The cofactor cannot be derived: {many} of r is a possible number of points.",
            "Write the cofactor, or N; check r.",
            "order",
            "r",
        )
    return first


def group(file: CurveFile, curve) -> tuple[str, ...]:
    """The base point lies on the curve and has order r; returns warnings about what is legal but
    weak.
    """
    at = ("base", "u", "x", "base")
    if not law.contains(curve, curve.base):
        raise file.error(
            "The base point does not lie on the curve.",
            "Coordinates that satisfy the curve equation were expected; look for a mistyped digit,"
            " or sign, in them, in the coefficients and in p.",
            *at,
        )
    if curve.base == law.neutral(curve):
        raise file.error(
            "The base point is the neutral element.", "A point of order r was expected.", *at
        )
    try:
        product = law.multiply(curve, curve.r, curve.base)
    except ZeroDivisionError:
        product = curve.base
    if product != law.neutral(curve):
        what = "The order is wrong: r times the base point is not the neutral element."
        raise file.error(what, "Correct r, or take a base point of order r.", "order", "r", "N")
    _number_of_points(file, curve)
    return tuple(weakness.text for weakness in weaknesses(curve))


def _number_of_points(file: CurveFile, curve) -> None:
    """N = r * cofactor is proven, so that its parity and the cofactor may carry arguments."""
    keys = ("cofactor",) if file.lookup("order", "cofactor") is not None else ("N", "r")
    match is_number_of_points(curve, curve.r, curve.cofactor):
        case False:
            what = (
                f"The curve does not have {_short(curve.N)} points, although Hasse's interval"
                " allows that number."
            )
            raise file.error(what, "Correct the cofactor, or N.", "order", *keys)
        case None:
            what = (
                f"The number of points cannot be proven: r has {curve.r.bit_length()} bits, and too"
                " many of its multiples lie in q + 1 +- 2 sqrt(q), q elements of the field."
            )
            hint = f"Take a subgroup of at least {(4 * curve.q).bit_length() // 2 + 1} bits."
            raise file.error(what, hint, "order", "r", "N")


def _short(n: int) -> str:
    digits = str(n) if n.bit_length() < 400 else hex(n)
    return digits if len(digits) <= 40 else f"{digits[:16]}...{digits[-12:]}"
