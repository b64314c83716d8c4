"""Known attacks on a curve whose numbers are right: what is said of them, and below which strength
a library is refused.

Strengths are bits of work as NIST SP 800-57 part 1 (table 2) compares them: an order of 2k bits has
k, a finite field of 1024 bits 80.
"""

from dataclasses import dataclass
from math import gcd, log2, prod
from typing import Any

from flint import fmpz

from ecgen.curve.file.source import read_curve_file
from ecgen.curve.model import MOST_UNCHECKED, Curve
from ecgen.curve.primality import is_prime
from ecgen.errors import CurveError

REFUSED = 80
WARNED = 112
FIELD_BITS = 1024
LOSS = 8  # bits of strength that chosen input points may cost
EMBEDDING_LIMIT = 100
# factors of the twist's order are looked for up to these sizes; the last takes some seconds
SMOOTH_BITS = (16, 32, 48, 64)
ALLOW = "--allow-weak"


@dataclass(frozen=True)
class Weakness:
    """One attack in a sentence without full stop; `refused` if no library is built unasked; `at` is
    a section and key of the file.
    """

    text: str
    refused: bool
    at: tuple[str, str] = ("order", "r")


def weaknesses(curve: Curve) -> tuple[Weakness, ...]:
    """What the order, the cofactor and the embedding degree say, in milliseconds."""
    return (*_order(curve), *_transfer(curve), *_cofactor(curve))


def _order(curve: Curve):
    if curve.r.bit_length() < 2 * WARNED:
        text = (
            f"the order r has only {curve.r.bit_length()} bits: discrete logarithms take"
            f" 2^{curve.r.bit_length() / 2:g} additions"
        )
        yield Weakness(text, curve.r.bit_length() < 2 * REFUSED)


def _transfer(curve: Curve):
    """Smart's attack, and the pairings of Menezes, Okamoto and Vanstone, Frey and Rueck."""
    if curve.r == curve.p:
        yield Weakness(
            "anomalous curve (r = p): discrete logarithms are additions modulo p (Smart, J."
            " Cryptology 12, 1999; Rueck, Mathematics of Computation 68, 1999)",
            True,
        )
    if (found := embedding(curve.p, curve.degree, curve.r)) is None:
        return
    (k, power), supersingular = (
        found,
        curve.kind.genus == 1 and (curve.q + 1 - curve.N) % curve.p == 0,
    )
    bits = power * curve.p.bit_length()
    text = (
        f"embedding degree {k}: a pairing carries discrete logarithms into a field of {bits} bits"
    )
    yield Weakness(
        "supersingular curve, " * supersingular + text, supersingular or bits < FIELD_BITS
    )


def embedding(p: int, degree: int, r: int) -> tuple[int, int] | None:
    """(k, m): the least k < EMBEDDING_LIMIT with q^k = 1 modulo r, q = p^degree, and the least m
    with p^m = 1, or None. The r-th roots of unity lie in the field of p^m elements, which may be
    smaller than that of q^k (Hitt, Pairing 2007)."""
    power = 1
    for m in range(1, degree * (EMBEDDING_LIMIT - 1) + 1):
        power = power * p % r
        if power == 1:
            return m // gcd(m, degree), m
    return None


def _cofactor(curve: Curve):
    if log2(curve.cofactor) > LOSS and not curve.checks_subgroup:
        text = (
            f"cofactor {curve.cofactor}: answers for points of mixed order tell a secret scalar"
            f" modulo {curve.cofactor}"
        )
        yield Weakness(text, curve.cofactor > MOST_UNCHECKED, ("order", "cofactor"))


def twist_weaknesses(curve: Curve) -> tuple[Weakness, ...]:
    """What points of the quadratic twist tell of the scalar; some seconds.

    For functions on x alone, which take every x: half of them belong to the twist (Bernstein, PKC
    2006, section 3). A scalar is found modulo each small factor q of the twist's order in sqrt(q)
    additions from one answer, and what is left of it by kangaroos.
    """
    if curve.twist_N is None:
        return (
            Weakness(
                "the order of the twist is not known, so that nothing is known of what answers for"
                " points of the twist tell",
                True,
                ("order", "N"),
            ),
        )
    known, rest = twist_factors(curve)
    own, left = curve.r.bit_length() / 2, strength_against(curve.r, known, rest)
    if left >= max(REFUSED, own - LOSS):
        return ()
    small = [f"{q}^{e}" if e > 1 else f"{q}" for q, e in known if q.bit_length() <= SMOOTH_BITS[-1]]
    unknown = (
        f"; a factor of {rest.bit_length()} bits could not be split and may consist of primes just"
        f" above {SMOOTH_BITS[-1]} bits"
        if rest > 1
        else ""
    )
    text = (
        "weak twist: its order has the factors"
        f" {' * '.join(small) or 'none that are small'}{unknown}; answers for points of the twist"
        f" leave {left:.0f} of {own:.0f} bits of strength"
    )
    return (
        Weakness(text, True, ("curve", "A") if curve.kind.genus == 1 else ("order", "twist_N")),
    )


def twist_factors(curve: Curve) -> tuple[tuple[tuple[int, int], ...], int]:
    """Primes of the twist's order 2p + 2 - N with exponents, ascending, and the product of those
    that were not found (or 1).
    """
    known: list[tuple[int, int]] = []
    rest: Any = curve.twist_N
    for bits in SMOOTH_BITS:
        if rest == 1:
            break
        found = (
            [(rest, 1)]
            if is_prime(rest)
            else [(int(q), e) for q, e in fmpz(rest).factor_smooth(bits)]
        )
        known += [(q, e) for q, e in found if is_prime(q)]
        rest = prod(q**e for q, e in found if not is_prime(q))
    return tuple(sorted(known)), rest


def strength_against(r: int, known: tuple[tuple[int, int], ...], rest: int) -> float:
    """Bits of work to find a scalar below r from answers for points of orders q^e; `rest` counts as
    primes just too large to be found.
    """
    hard = [(SMOOTH_BITS[-1], rest.bit_length())] if rest > 1 else []
    rows = sorted([(log2(q), e * log2(q)) for q, e in known] + hard)
    least, told = r.bit_length() / 2, 0.0
    for size, gain in rows:
        told += gain
        least = min(least, max(size, r.bit_length() - told) / 2)
    return least


def require_strength(curve: Curve, allow: bool, x_only: bool) -> tuple[str, ...]:
    """The texts of every weakness, those of the twist too for a library of x-coordinates;
    CurveError if one is refused and not allowed.
    """
    found = weaknesses(curve) + (twist_weaknesses(curve) if x_only else ())
    worst = next((each for each in found if each.refused), None)
    if worst is not None and not allow:
        line = (
            read_curve_file(curve.file.path).line(*worst.at) if curve.file.path.is_file() else None
        )
        hint = (
            f"Take another curve; where it is no matter, as in a test, {ALLOW} builds the library"
            " all the same."
        )
        raise CurveError(
            f"The curve is weak. {worst.text[0].upper()}{worst.text[1:]}.",
            where=curve.where,
            line=line,
            hint=hint,
        )
    return tuple(each.text for each in found)
