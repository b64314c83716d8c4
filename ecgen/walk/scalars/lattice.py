"""Eigenvalues modulo r -> the lattice of small relations among them: found by an exact LLL or
checked, and asked for its points.

A vector v is in the lattice if v_0 l_0 + ... + v_(n-1) l_(n-1) = 0 modulo r, where l_0 = 1: it is
what multiples of P, f(P), ... of a point P of order r may add up to O.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import permutations, product
from math import ceil, floor, gcd

from ecgen.errors import EcgenError
from ecgen.walk.scalars.domain import Domain
from ecgen.walk.steps import SUBGROUP, Order

Vector = tuple[int, ...]
MOST_POINTS = 1 << 12


class LatticeError(EcgenError):
    """A basis that is none of the lattice; `row` is the vector's place, None for the whole
    basis.
    """

    def __init__(self, what: str, row: int | None = None, hint: str = ""):
        super().__init__(what, hint=hint)
        self.row = row


@dataclass(frozen=True)
class Lattice:
    """`eigenvalues` l_0 = 1, l_1 ... modulo the prime r; `basis` has one row for each.
    LatticeError, at once, for rows that are no basis. `index`: that of this lattice in the one of
    all relations of points of order r: above 1 it holds for every point of the curve
    (walk/scalars/endomorphism.py)."""

    r: int
    eigenvalues: Vector
    basis: tuple[Vector, ...]
    index: int = 1

    def __post_init__(self) -> None:
        n = len(self.eigenvalues)
        if (
            self.eigenvalues[:1] != (1,)
            or len(self.basis) != n
            or any(len(row) != n for row in self.basis)
        ):
            raise LatticeError(
                f"The basis of a lattice of dimension {n} needs {n} rows of {n} integers."
            )
        for j, row in enumerate(self.basis):
            if total := self.value(row):
                raise LatticeError(
                    f"Row {j} of the basis is no relation of the eigenvalues: it gives {total:#x}"
                    " modulo r, not 0.",
                    j,
                    "Correct the row or the eigenvalue, or leave the basis out: one is found then.",
                )
        if abs(self.determinant) != self.r * self.index:
            raise LatticeError(
                f"The determinant of the basis is {self.determinant:#x}, not"
                f" r{f' * {self.index}' if self.index > 1 else ''} or its negative: it spans a part"
                " of the lattice only.",
                None,
                "Leave the basis out: one is found then.",
            )

    def value(self, v: Vector) -> int:
        """The multiple of P that v stands for, modulo r."""
        return sum(a * b for a, b in zip(v, self.eigenvalues, strict=True)) % self.r

    def turned(self, signs: Vector) -> "Lattice":
        """The same of signs[i] times the eigenvalues; signs[0] is 1."""
        return Lattice(
            self.r,
            tuple(s * l % self.r for s, l in zip(signs, self.eigenvalues, strict=True)),
            tuple(tuple(s * x for s, x in zip(signs, row)) for row in self.basis),
            self.index,
        )

    def variants(self) -> "Iterator[Lattice]":
        """The same lattice with this basis, and with each in which one row is another one more or
        less.
        """
        yield self
        for i, j in permutations(range(len(self.basis)), 2):
            for sign in (1, -1):
                row = tuple(x + sign * y for x, y in zip(self.basis[i], self.basis[j]))
                yield replace(self, basis=(*self.basis[:i], row, *self.basis[i + 1 :]))

    @cached_property
    def inverse(self) -> tuple[tuple[Fraction, ...], ...]:
        """The inverse of the basis: v = t B has t = v B^-1."""
        scale, columns = self.scaled
        return tuple(tuple(Fraction(x, scale) for x in row) for row in zip(*columns))

    @cached_property
    def scaled(self) -> tuple[int, tuple[Vector, ...]]:
        """The least number > 0 for which the columns of the inverse times that number are integers,
        and these: cofactors, by Cramer's rule.
        """
        places = range(len(self.basis))
        columns = [
            [
                (-1) ** (i + j)
                * determinant(
                    tuple(row[:i] + row[i + 1 :] for k, row in enumerate(self.basis) if k != j)
                )
                for i in places
            ]
            for j in places
        ]
        factor = gcd(self.determinant, *(x for column in columns for x in column)) * (
            1 if self.determinant > 0 else -1
        )
        return self.determinant // factor, tuple(
            tuple(x // factor for x in column) for column in columns
        )

    @cached_property
    def determinant(self) -> int:
        return determinant(self.basis)

    def points(
        self, box: tuple[Domain, ...], within: tuple[tuple[Fraction, Fraction], ...] = ()
    ) -> Iterator[Vector] | None:
        """Every vector of the lattice whose coordinates lie in the domains, and where they are
        given in terms of the basis in the intervals `within`; None where more than MOST_POINTS
        would have to be tried."""
        ranges, tried, (scale, columns) = [], 1, self.scaled
        for j, column in enumerate(columns):
            low = -(-sum(min(d.low * c, d.high * c) for d, c in zip(box, column)) // scale)
            high = sum(max(d.low * c, d.high * c) for d, c in zip(box, column)) // scale
            ranges.append(
                range(max(low, ceil(within[j][0])), min(high, floor(within[j][1])) + 1)
                if within
                else range(low, high + 1)
            )
            tried *= len(ranges[-1])
        if tried > MOST_POINTS:
            return None
        vectors = (
            tuple(sum(t * row[i] for t, row in zip(ts, self.basis)) for i in range(len(self.basis)))
            for ts in product(*ranges)
        )
        return (v for v in vectors if all(x in d for x, d in zip(v, box)))


def odd_factor(factor: int, r: int) -> int:
    """The same modulo r, which is odd, as an odd number: in a proof an even factor of a prefix
    would let it be folded into others, and the two branches of a digit differ.
    """
    return factor if factor % 2 else factor - r


def serves(lattice: Lattice, order: Order, points: str) -> bool:
    """Whether the lattice's vectors are relations of all points of a kind ("r", "odd", ...;
    walk/ir.py), the neutral element among them.
    """
    return points in ("r", SUBGROUP) or order.cofactor == 1 or lattice.index > 1


def determinant(rows: tuple[Vector, ...]) -> int:
    """Exactly, by fraction-free elimination (Bareiss)."""
    a, sign, before, n = [list(row) for row in rows], 1, 1, len(rows)
    for k in range(n - 1):
        if not a[k][k]:
            swap = next((i for i in range(k + 1, n) if a[i][k]), None)
            if swap is None:
                return 0
            a[k], a[swap], sign = a[swap], a[k], -sign
        for i in range(k + 1, n):
            for j in range(k + 1, n):
                a[i][j] = (a[i][j] * a[k][k] - a[i][k] * a[k][j]) // before
        before = a[k][k]
    return sign * a[-1][-1] if a else 1


def find_lattice(r: int, eigenvalues: Vector, inside: tuple[Vector, ...] = ()) -> Lattice:
    """The lattice of these eigenvalues with a reduced basis; of its vectors those that rows span
    whose first one is (m, 0, ...), with an index prime to r.
    """
    n = len(eigenvalues)
    inside = inside or tuple(tuple(int(i == j) for j in range(n)) for i in range(n))
    first, *others = (sum(a * b for a, b in zip(row, eigenvalues)) for row in inside)
    rows = [[r * x for x in inside[0]]]
    rows += [
        [x - value * pow(first, -1, r) % r * y for x, y in zip(row, inside[0])]
        for row, value in zip(inside[1:], others)
    ]
    return Lattice(r, tuple(eigenvalues), reduce_basis(rows), abs(determinant(inside)))


def reduce_basis(rows: Iterable[Sequence[int]]) -> tuple[Vector, ...]:
    """An LLL-reduced basis (delta = 99/100) of what independent integer rows span (Lenstra,
    Lenstra, Lovasz 1982), in exact rationals.
    """
    b, k = [list(row) for row in rows], 1
    while k < len(b):
        norms, mu = _orthogonal(b[: k + 1])
        own: list[Fraction] = mu[k]
        for j in reversed(range(k)):
            if q := round(own[j]):  # which leaves the norms as they are
                b[k] = [x - q * y for x, y in zip(b[k], b[j])]
                own = [*(x - q * y for x, y in zip(own, [*mu[j], Fraction(1)])), *own[j + 1 :]]
        if norms[k] >= (Fraction(99, 100) - own[k - 1] ** 2) * norms[k - 1]:
            k += 1
        else:
            b[k], b[k - 1] = b[k - 1], b[k]
            k = max(k - 1, 1)
    return tuple(tuple(row) for row in b)


def _orthogonal(b: Sequence[list[int]]) -> tuple[list[Fraction], list[list[Fraction]]]:
    """Squared norms and coefficients of Gram and Schmidt."""
    norms: list[Fraction]
    stars: list[list[Fraction]] = []
    norms, mu = [], []
    for row in b:
        star, own = [Fraction(x) for x in row], []
        for other, norm in zip(stars, norms):
            c = sum(x * y for x, y in zip(row, other)) / norm
            own.append(c)
            star = [x - c * y for x, y in zip(star, other)]
        stars.append(star)
        norms.append(sum((x * x for x in star), Fraction()))
        mu.append(own)
    return norms, mu
