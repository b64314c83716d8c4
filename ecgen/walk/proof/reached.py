"""Which values multiples in a walk reach, where more is known of them than their domains: what a
value and the digits in it say of the scalar is compared with the digits that this has.

For a comb, whose digits are few: `scalar_reaches`. Else for vectors of the lattice, where the
scalar is decomposed into odd parts.

The parts k_i = 2 v_i + 1 are a point of 2 F + (1, 1, ...), where F is the parallelepiped of the
rounding errors (decompose.py). What a walk holds after some places is the prefixes V_i = (k_i -
digits below) / radix^place, times one factor, and a few digits: in terms of the basis it lies in
intervals that are narrow at all places but the last, where vectors of the lattice are left (in
small lattices at a few places). Each of those and the digits from that place down name the parts,
so that it is reached by one scalar at most for these digits: that one is decomposed and recoded, to
see whether it is.
"""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import product
from math import lcm, prod

from ecgen.walk.ir import Recode
from ecgen.walk.scalars.decompose import Decomposition
from ecgen.walk.scalars.domain import Domain
from ecgen.walk.scalars.lattice import Vector
from ecgen.walk.scalars.linear import Poly, Symbol
from ecgen.walk.scalars.recodings import Comb, Odd

MOST_DIGITS = 1 << 12  # combinations of digits
Interval = tuple[int, int]


@dataclass(frozen=True)
class OddParts:
    """A scalar k, low <= k, that is decomposed into odd parts, which are recoded to `digits`, one
    name for each part.
    """

    by: Decomposition
    digits: tuple[str, ...]
    recodings: tuple[Odd, ...]
    low: int

    @property
    def radix(self) -> int:
        """That of all digits."""
        (found,) = {recoding.radix for recoding in self.recodings}
        return found

    def _split(self, polys: tuple[Poly, ...]) -> tuple[int, int, tuple[Poly, ...]] | None:
        """(factor, place, rest) where polynomial i is factor * V[place] of the digits i and the
        rest, which is in digits alone; None if they are not such.
        """
        found, rests = set(), []
        for name, poly in zip(self.digits, polys, strict=True):
            prefixes = [
                (symbols[0], c)
                for symbols, c in poly.terms
                if len(symbols) == 1 and symbols[0].kind == "V"
            ]
            if len(prefixes) != 1 or prefixes[0][0].digits != name:
                return None
            (symbol, c), *_ = prefixes
            rest = poly - Poly((((symbol,), c),))
            if any(
                len(symbols) > 1 or (symbols and symbols[0].kind != "d")
                for symbols, _ in rest.terms
            ):
                return None
            found.add((c, symbol.place))
            rests.append(rest)
        return (*found.pop(), tuple(rests)) if len(found) == 1 else None

    @cached_property
    def errors(self) -> tuple[int, tuple[tuple[int, int], ...]]:
        """A number > 0, and all values of -2 e_j, with the signs of the rows, times that number and
        the lattice's `scaled`, as integers.
        """
        found = [
            sorted(2 * -sign * self.by.lattice.scaled[0] * end for end in error)
            for sign, error in zip(self.by.signs, self.by.errors)
        ]
        scale = lcm(*(end.denominator for ends in found for end in ends))
        return scale, tuple((int(low * scale), int(high * scale)) for low, high in found)

    def intervals(
        self, polys: tuple[Poly, ...], value: Callable[[Symbol], Domain]
    ) -> tuple[tuple[Fraction, Fraction], ...] | None:
        """Of the vector of the polynomials in terms of the basis; `value` gives the domain of a
        digit by its symbol.
        """
        if (found := self._split(polys)) is None or found[1] < 0:
            return None
        factor, place, rests = found
        whole, box = self.radix**place, []  # what follows is times that
        for recoding, rest in zip(self.recodings, rests):
            own = [
                _times(c * whole, value(symbols[0])) if symbols else (c * whole, c * whole)
                for symbols, c in rest.terms
            ]
            # of all digits below, which weigh 1, radix, radix^2 ...
            below = _times(-factor * ((whole - 1) // (self.radix - 1)), recoding.plain)
            box.append(_total([*own, below, (factor, factor)]))  # the 1 of 2 v + 1
        (scale, errors), (lattice, columns) = self.errors, self.by.lattice.scaled
        totals = [
            _total(
                [
                    *(_scaled(c * scale, each) for c, each in zip(column, box)),
                    _scaled(factor, error),
                ]
            )
            for column, error in zip(columns, errors)
        ]
        return tuple(
            (Fraction(low, whole * lattice * scale), Fraction(high, whole * lattice * scale))
            for low, high in totals
        )

    def is_reached(
        self, polys: tuple[Poly, ...], vector: Vector, value: Callable[[Symbol], Domain]
    ) -> bool:
        """Whether the vector of the polynomials is this one of the lattice for some scalar, or that
        is not known.
        """
        if (found := self._split(polys)) is None or found[1] < 0:
            return True
        factor, place, rests = found
        below = {Symbol("d", name, j) for name in self.digits for j in range(place)}
        symbols: list[Symbol] = sorted({s for rest in rests for s in rest.symbols} | below)
        domains = [value(s).values() for s in symbols]
        count = 1
        for each in domains:
            count *= len(each)
        return count > MOST_DIGITS or any(
            self._meets(factor, place, rests, vector, dict(zip(symbols, digits)))
            for digits in product(*domains)
        )

    def _meets(
        self,
        factor: int,
        place: int,
        rests: tuple[Poly, ...],
        vector: Vector,
        digits: dict[Symbol, int],
    ) -> bool:
        """Whether the parts for which the vector is reached with these digits are those of a
        scalar, and the digits theirs.
        """
        parts = []
        for name, rest, x in zip(self.digits, rests, vector):
            gap = x - sum(c * (digits[symbols[0]] if symbols else 1) for symbols, c in rest.terms)
            if gap % factor:
                return False
            parts.append(
                gap // factor * self.radix**place
                + sum(digits[Symbol("d", name, j)] * self.radix**j for j in range(place))
            )
        k = self.by.lattice.value(tuple(parts))
        if k < self.low or self.by.apply(k) != tuple(parts):
            return False
        rows = {
            name: recoding.apply(part)[0]
            for name, recoding, part in zip(self.digits, self.recodings, parts)
        }
        return all(rows[s.digits][s.place][s.block] == d for s, d in digits.items())


def _times(factor: int, values: Domain) -> Interval:
    return _scaled(factor, (values.low, values.high))


def _scaled(factor: int, values: Interval) -> Interval:
    low, high = sorted((factor * values[0], factor * values[1]))
    return low, high


def _total(intervals: list[Interval]) -> Interval:
    return sum(low for low, _ in intervals), sum(high for _, high in intervals)


def scalar_reaches(poly: Poly, value: int, recodes: dict[str, Recode]) -> bool:
    """Whether a multiple of what a scalar is recoded to, and of a few of its digits in a comb, is
    this for some scalar, or that is not known.
    """
    own, digits = [], {}
    for symbols, c in poly.terms:
        if len(symbols) != 1 or not isinstance(recodes[symbols[0].digits].recoding, Comb):
            return True
        if symbols[0].kind == "V" and symbols[0].place == 0:
            own.append((symbols[0].digits, c))
        elif symbols[0].kind == "d":
            digits[symbols[0]] = c
        else:
            return True
    if len(own) != 1 or {s.digits for s in digits} > {own[0][0]}:
        return True
    ((name, factor),) = own
    recoding = recodes[name].recoding
    assert isinstance(recoding, Comb)  # as that of all symbols is
    values = [
        tuple(sign * m for m in recoding.magnitudes(s.block) for sign in (1, -1)) for s in digits
    ]
    if prod(map(len, values)) > MOST_DIGITS:
        return True
    for chosen in product(*values):
        whole, rest = divmod(value - sum(c * d for c, d in zip(digits.values(), chosen)), factor)
        if rest == 0 and whole in recoding.total:
            rows = recoding.rows(whole)
            if all(rows[s.place][s.block] == d for s, d in zip(digits, chosen)):
                return True
    return False
