"""A scalar modulo r -> small integers k_0, k_1 ... with k = k_0 l_0 + k_1 l_1 + ... modulo r, with
bounds proven for every scalar.

Babai's rounding in integers: t_j = (h |g_j| + 2^(s-1)) >> s with g_j = round(2^s c_j / r), where
(h, 0, ...) = sum (h c_j / r) b_j; then v_i = h [i = 0] - sum t_j b_ji. With e_j = t_j - h c_j / r
it is v_i = - sum e_j b_ji, and e_j lies in an interval that is known exactly: -1/2 .. 1/2 and a
drift that is linear in h, so that its ends are met at 0 and r - 1.
"""

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import product
from math import ceil, floor

from ecgen.walk.scalars.domain import Domain, domain
from ecgen.walk.scalars.lattice import Lattice, LatticeError, reduce_basis

KINDS = ("odd", "least", "natural", "aligned")
WORD = 64  # a multiple of every processor's word

ZERO, HALF = Fraction(), Fraction(1, 2)


@dataclass(frozen=True)
class Decomposition:
    """`shift` is s above. `kind`: "odd", all k_i are odd, k_i = 2 v_i + 1 for h = (k - sum l_i) / 2
    modulo r, which is for points of order r; else h = k: "least" and "aligned", k_i = v_i, or
    "natural", all are at least 0: k_i = v_i + o_i with the vector o of the lattice that is the
    smallest of those close to the bounds. Of an "aligned" one the basis is reduced for (k_0, 2 k_1
    - k_0, 2 k_2 - k_0 ...), which is what is computed."""

    lattice: Lattice
    shift: int
    kind: str

    def __post_init__(self) -> None:
        if self.kind not in KINDS or (self.odd and self.lattice.index > 1):
            raise LatticeError(
                f"No scalar is decomposed into parts that are {self.kind} by a lattice of index"
                f" {self.lattice.index}."
            )

    @property
    def odd(self) -> bool:
        return self.kind == "odd"

    @property
    def aligned(self) -> bool:
        return self.kind == "aligned"

    @property
    def r(self) -> int:
        return self.lattice.r

    @cached_property
    def factors(self) -> tuple[int, ...]:
        """g_j."""
        return tuple(round(row[0] * (1 << self.shift)) for row in _transposed_first(self.lattice))

    @property
    def signs(self) -> tuple[int, ...]:
        return tuple(-1 if g < 0 else 1 for g in self.factors)

    @cached_property
    def rounded(self) -> tuple[tuple[int, ...], ...]:
        """The rows of the basis, turned so that every t_j is at least 0."""
        return tuple(
            tuple(sign * x for x in row) for sign, row in zip(self.signs, self.lattice.basis)
        )

    @cached_property
    def computed(self) -> tuple[tuple[int, ...], ...]:
        """The same of what is computed: v_i, or where they are aligned v_0, 2 v_1 - v_0 ..."""
        return tuple(map(align, self.rounded)) if self.aligned else self.rounded

    def most_quotient(self) -> int:
        """The largest t_j."""
        return max(
            ((self.r - 1) * abs(g) + (1 << self.shift - 1)) >> self.shift for g in self.factors
        )

    @cached_property
    def intervals(self) -> tuple[tuple[int, int], ...]:
        """All values of v_i, for every 0 <= h < r."""
        return self._intervals(self.rounded)

    @cached_property
    def signed(self) -> tuple[tuple[int, int], ...]:
        """All values of what is computed."""
        return self._intervals(self.computed)

    @cached_property
    def errors(self) -> tuple[tuple[Fraction, Fraction], ...]:
        """All values of e_j: v is minus the sum of e_j times row j of `rounded`."""
        found = []
        for g, sign, (c,) in zip(self.factors, self.signs, _transposed_first(self.lattice)):
            drift: Fraction = (self.r - 1) * (Fraction(abs(g), 1 << self.shift) - sign * c)
            found.append((min(drift, ZERO) - HALF, max(drift, ZERO) + HALF))
        return tuple(found)

    def _intervals(self, rows: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, int], ...]:
        found = []
        for column in zip(*rows):
            ends = [sorted((-low * x, -high * x)) for (low, high), x in zip(self.errors, column)]
            found.append((ceil(sum(e[0] for e in ends)), floor(sum(e[1] for e in ends))))
        return tuple(found)

    @cached_property
    def offset(self) -> tuple[int, ...]:
        """o: 0 but where parts are natural, then the vector of the lattice with v_i + o_i >= 0 for
        which the largest part is smallest.
        """
        if self.kind != "natural":
            return (0,) * len(self.intervals)
        lows = [low for low, _ in self.intervals]
        start = [
            sum(-low * row[j] for low, row in zip(lows, self.lattice.inverse))
            for j in range(len(lows))
        ]
        found = []
        for steps in product(range(-2, 5), repeat=len(lows)):  # around them
            ts = [floor(s) + d for s, d in zip(start, steps)]
            v = tuple(
                sum(t * row[i] for t, row in zip(ts, self.lattice.basis)) for i in range(len(lows))
            )
            if all(x + low >= 0 for x, low in zip(v, lows)):
                found.append((max(x + high for x, (_, high) in zip(v, self.intervals)), v))
        return min(found)[1]

    @cached_property
    def parts(self) -> tuple[Domain, ...]:
        """All values of k_i, for every 0 <= k < r."""
        if self.odd:
            return tuple(domain(2 * low + 1, 2 * high + 1, 2, 1) for low, high in self.intervals)
        return tuple(
            domain(low + o, high + o) for (low, high), o in zip(self.intervals, self.offset)
        )

    @property
    def half(self) -> tuple[int, int]:
        """(a, b) with h = a k + b modulo r."""
        if not self.odd:
            return 1, 0
        half = pow(2, -1, self.r)
        return half, -half * sum(self.lattice.eigenvalues) % self.r

    def apply(self, k: int) -> tuple[int, ...]:
        """The parts of 0 <= k < r, by the steps that the emitted C does."""
        a, b = self.half
        h = (a * k + b) % self.r
        ts = [(h * abs(g) + (1 << self.shift - 1)) >> self.shift for g in self.factors]
        found = []
        for i, o in enumerate(self.offset):
            v = h * (i == 0) - sum(t * row[i] for t, row in zip(ts, self.rounded)) + o
            found.append(2 * v + 1 if self.odd else v)
        return tuple(found)


def align(row: tuple[int, ...]) -> tuple[int, ...]:
    """(v_0, 2 v_1 - v_0, 2 v_2 - v_0 ...)"""
    return row[0], *(2 * x - row[0] for x in row[1:])


def decomposition(lattice: Lattice, kind: str) -> Decomposition:
    """The decomposition with products cut at a whole word, at least 63 bits beyond the order: more
    gain nothing.
    """
    if kind == "aligned":
        rows = _low(reduce_basis(map(align, lattice.basis)))
        lattice = replace(
            lattice, basis=tuple((row[0], *((x + row[0]) // 2 for x in row[1:])) for row in rows)
        )
    return Decomposition(lattice, -(-(lattice.r.bit_length() + 63) // WORD) * WORD, kind)


def _low(rows: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Another basis, in which the largest sums of the columns' magnitudes are smaller: rows are
    added to one another, two at a time, while that helps.
    """

    def sums(rows: tuple[tuple[int, ...], ...]) -> list[int]:
        return sorted((sum(map(abs, column)) for column in zip(*rows)), reverse=True)

    best, n, changed = sums(rows), len(rows), True
    while changed:
        changed = False
        for i, j, k, a, b in product(range(n), range(n), range(n), (-1, 1), (-1, 0, 1)):
            if i in (j, k) or (j >= k and b):
                continue
            new = (
                *rows[:i],
                tuple(x + a * y + b * z for x, y, z in zip(rows[i], rows[j], rows[k])),
                *rows[i + 1 :],
            )
            if (found := sums(new)) < best:
                rows, best, changed = new, found, True
    return rows


def _transposed_first(lattice: Lattice) -> tuple[tuple[Fraction], ...]:
    """c_j / r: (1, 0, ...) in terms of the basis."""
    return tuple((x,) for x in lattice.inverse[0])
