"""The group's order, and the map that its walks may use -> a test of membership in the subgroup of
order r that is shorter than [r]P = O.

Say the test is f^j(P) = [n]P, for a homomorphism f of the rational points with c(f) = 0. The
resultant R of c(t) and t^j - n is a combination of the two with integer polynomials, so that a
point which passes has [R]P = O. Its order divides the number of points N, too. Where gcd(R, N) = r,
it is 1 or r: no other point passes, whatever the factors of the cofactor are, and none of them has
to be known. All points of the subgroup pass, as n is the eigenvalue of f^j modulo r. For G1 of BLS
curves and the map of order 3, n = -x^2 and R = r (Scott, ePrint 2021/1130, section 5; Bowe, ePrint
2019/814). Without a map the test is [r - 1]P = -P, and R = r.
"""

from dataclasses import dataclass
from math import gcd

from flint import fmpz, fmpz_poly

from ecgen.errors import CurveError
from ecgen.walk.scalars.endomorphism import Endomorphism

POWERS = 2  # of a map that are tried
ADDITION = 2.0  # what an addition costs, in doublings
WIDEST = 5
MOST_TIMES = 8


@dataclass(frozen=True)
class Membership:
    """[base^times]P = f^power(P), or its negative if `negative`; f is the map `which`, the identity
    where `power` is 0. `width`: of the windows in which `base` is walked."""

    base: int
    times: int
    power: int
    negative: bool
    which: int = 0
    width: int = 1

    @property
    def cost(self) -> float:
        """In doublings."""
        table = 1 + ADDITION * ((1 << self.width - 1) - 1) if self.width > 1 else 0
        digits = sum(bool(digit) for _, digit in windows(self.base, self.width)) - 1
        return self.times * (self.base.bit_length() + ADDITION * digits + table)


def windows(m: int, width: int) -> tuple[tuple[int, int], ...]:
    """(doublings, digit) of m from the top: odd digits below 2^width, 0 at the end of an even m;
    before the first digit there are no doublings."""
    found, bits, at = [], format(m, "b"), 0
    doublings = 0
    while at < len(bits):
        digit = bits[at : at + width].rstrip("0") if bits[at] == "1" else ""
        doublings += len(digit) or 1
        at += len(digit) or 1
        if digit:
            found.append((doublings, int(digit, 2)))
            doublings = 0
    (_, first), *rest = found
    return ((0, first), *rest, *(((doublings, 0),) if doublings else ()))


def membership(r: int, cofactor: int, own: Endomorphism | None) -> Membership:
    """The cheapest of the tests that are sound; CurveError if there is none."""
    found = [
        replaced
        for which, power, n, equation in _relations(r, own)
        if _is_sound(equation, power, n, r, r * cofactor)
        for replaced in _ways(abs(n), power, n < 0, which)
    ]
    if not found:
        raise CurveError(
            "The subgroup cannot be told from other points whose order divides r: r divides the"
            " cofactor.",
            hint="Take another curve.",
        )
    return min(found, key=lambda test: (test.cost, test.times))


def why_unsound(test: Membership, r: int, cofactor: int, own: Endomorphism | None) -> str:
    """What is wrong with a test, "" if points of the subgroup pass it, and no others."""
    n = -(test.base**test.times) if test.negative else test.base**test.times
    rows = [row for row in _relations(r, own) if row[:3] == (test.which, test.power, n)]
    if not rows:
        return "points of order r do not pass it"
    if not _is_sound(rows[0][3], test.power, n, r, r * cofactor):
        return "points of other orders may pass it"
    return ""


def _relations(r: int, own: Endomorphism | None) -> list[tuple[int, int, int, tuple[int, ...]]]:
    """(map, power, n, equation): f^power(P) = [n]P for all P of order r; the identity has power 0
    and any equation that it is a root of."""
    found: list[tuple[int, int, int, tuple[int, ...]]] = [(0, 0, 1 - r, (-1, 1))]
    for which, known in enumerate(own.maps if own else ()):
        for power in range(1, POWERS + 1):
            n = pow(known.eigenvalue, power, r)
            found += [(which, power, value, known.equation) for value in (n, n - r)]
    return [row for row in found if abs(row[2]) > 1]


def _is_sound(equation: tuple[int, ...], power: int, n: int, r: int, total: int) -> bool:
    gap = fmpz_poly([-n] + [0] * (max(power, 1) - 1) + [1])  # t^power - n
    resultant = int(fmpz_poly(list(equation)).resultant(gap))
    return gcd(resultant, total) == r and total % (r * r) != 0


def _ways(m: int, power: int, negative: bool, which: int) -> list[Membership]:
    """m as a power, walked several times, and widths of windows."""
    bases = [(m, 1)]
    for times in range(2, MOST_TIMES + 1):
        root = int(fmpz(m).root(times))
        bases += [(root, times)] * (root**times == m and root > 1)
    return [
        Membership(base, times, power, negative, which, width)
        for base, times in bases
        for width in range(1, WIDEST + 1)
    ]
