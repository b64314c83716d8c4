"""Sample points whose logarithms are known, so that what a multiplication of them gives is told by
few additions.

A sample is [j]G + T with j modulo r and T of small order; [k] of it is [k j mod r]G + [k]T, and
multiples of G are sums of a table (kind/sums.py). The table rests on the affine law of
kind/law.py; points that are not known are multiplied by it alone.
"""

from collections import OrderedDict
from collections.abc import Iterator
from functools import cached_property, lru_cache, reduce
from itertools import islice
from random import Random

from flint import fmpz

from ecgen.curve.model import Curve
from ecgen.extension import components
from ecgen.kind import law
from ecgen.residues import inverse

WINDOW = 8  # bits of a row of the table
WIDE, MANY = 11, 20_000  # the same for so many inputs: the table takes a second or two
FEW = 1 << 6  # multiples that doublings and additions give sooner than the table
KEPT = 1 << 16  # logarithms that are remembered, the latest ones
SMOOTH = 32  # bits of the prime factors of a large cofactor that are looked for
TRIES = 12  # points whose r-fold is taken to find those of small order
OUTSIDE = 8  # of so many samples one lies outside the subgroup, where there are such points


class Known:
    """The points of one curve."""

    def __init__(self, curve: Curve, window: int = WINDOW):
        self.curve, self.zero, self.window = curve, law.neutral(curve), window
        self._sums = law.sums(curve)
        self._torsion: dict = {}  # (k, T) -> [k]T for T of small order
        self._logs: OrderedDict = OrderedDict(
            {curve.base: (1, self.zero), self.zero: (0, self.zero)}
        )
        # the same the other way round, for T = 0
        self._multiples: OrderedDict = OrderedDict({1: curve.base})
        self._results: Iterator | None = None  # what sums are steered to
        # (words, their bits, bytes of internal coordinates) -> the point
        self.held: OrderedDict = OrderedDict()

    @cached_property
    def _table(self) -> tuple[tuple, ...]:
        """Row i: [d 2^(window i)]G for each digit d, as an affine point and as a sum takes it, None
        if it is neutral.
        """
        rows, power = [], self.curve.base
        for _ in range(-(-self.curve.r.bit_length() // self.window)):
            row = [self.zero]
            while len(row) <= 1 << self.window:
                row.append(self.add(row[-1], power))
            power = row.pop()
            rows.append(tuple((point, self._entry(point)) for point in row))
        return tuple(rows)

    def _entry(self, point):
        return None if point == self.zero or not self._sums else self._sums.entry(point)

    @cached_property
    def small(self) -> tuple:
        """Affine points whose order divides the cofactor, the neutral element left out, in order of
        size.
        """
        curve, found = self.curve, set()
        # among orders that divide a power of two are the points whose coordinates are special
        twos = (curve.cofactor & -curve.cofactor).bit_length()
        for point in islice(law.points(curve), TRIES if curve.cofactor > 1 else 0):
            try:
                own = law.multiply(curve, curve.r, point)
                found |= {
                    own,
                    *(law.multiply(curve, curve.cofactor >> i, own) for i in range(1, twos)),
                }
            except ZeroDivisionError:  # at infinity
                continue
            if len(found - {self.zero}) == curve.cofactor - 1:
                break
        if curve.checks_subgroup:  # those of the least orders are no multiples of random points
            found |= set(_of_least_orders(curve))
        found = {*found, law.of_small_order(curve), self.zero, None} - {self.zero, None}
        for point in found:
            self._noted(self.zero, 0, point)
        return tuple(
            sorted(found, key=lambda point: [components(value, curve.degree) for value in point])
        )

    @cached_property
    def on_axis(self) -> tuple:
        """Points with a coordinate 0 whose logarithms are not known."""
        return law.on_axis(self.curve)

    def add(self, first, second):
        """The sum; ZeroDivisionError as in kind/law.py."""
        return (
            second
            if first == self.zero
            else first
            if second == self.zero
            else law.add(self.curve, first, second)
        )

    def of_base(self, j: int):
        """[j]G for j >= 0."""
        rest, found = j % self.curve.r, []
        if rest in self._multiples:
            return self._multiples[rest]
        for row in self._table:
            found.append(row[rest & (1 << self.window) - 1])
            rest >>= self.window
        if not self._sums:
            return reduce(self.add, (point for point, _ in found))
        if not (prepared := [entry for _, entry in found if entry]):
            return self.zero
        try:
            return self._sums.total(prepared)
        except ZeroDivisionError:  # equal or opposite summands, sums at infinity
            return reduce(self.add, (point for point, _ in found))

    def is_neutral(self, k: int, point) -> bool:
        """Whether [k] point is neutral, for k >= 0; ZeroDivisionError as in kind/law.py."""
        if point in self._logs:
            j, small = self._log(point)
            return k * j % self.curve.r == 0 and self._of_small(k, small) == self.zero
        return self.multiply(k, point) == self.zero

    def _of_small(self, k: int, small):
        """[k] of a point whose order divides the cofactor; ZeroDivisionError as in kind/law.py."""
        if small == self.zero:
            return small
        key = k % self.curve.cofactor, small
        if key not in self._torsion:
            self._torsion[key] = law.multiply(self.curve, *key)
        return self._torsion[key]

    def multiply(self, k: int, point):
        """[k] point for k >= 0; ZeroDivisionError as in kind/law.py."""
        return self.combine([(k, point)])

    def combine(self, pairs: list):
        """The sum of [k] point over pairs of k >= 0 and a point; ZeroDivisionError as in
        kind/law.py.
        """
        if max((k for k, _ in pairs), default=0) <= FEW:
            return law.combine(self.curve, pairs)
        try:
            logs = [self._log(point) for _, point in pairs]
            total = self.of_base(sum(k * log[0] for (k, _), log in zip(pairs, logs, strict=True)))
            for (k, _), (_, small) in zip(pairs, logs, strict=True):
                total = self.add(total, self._of_small(k, small))
            return total
        except (
            KeyError,
            ZeroDivisionError,
        ):  # a point that is no sample, or a sum on the way that is not affine
            return law.combine(self.curve, pairs)

    def _log(self, point) -> tuple:
        """(j, T) of [j]G + T; KeyError if it is not known."""
        self._logs.move_to_end(point)
        return self._logs[point]

    def logarithms(self, points) -> list[int] | None:
        """j of each point [j]G, the neutral element among them; None if one is no sample, or has a
        part of small order.
        """
        found = [self._logs.get(point) for point in points]
        return (
            [log[0] for log in found] if all(log and log[1] == self.zero for log in found) else None
        )

    def point(self, j: int):
        """[j]G, remembered."""
        return self._noted(self.of_base(j), j, self.zero)

    def points(self, random: Random, outside: bool = False) -> Iterator:
        """Points of the subgroup without end, none neutral: a walk with random signs; `outside`
        adds one of small order to some.
        """
        j, step = random.randrange(1, self.curve.r), random.randrange(1, self.curve.r)
        point, by = self.of_base(j), self.of_base(step)
        while True:
            if point != self.zero:
                sign = random.getrandbits(1)
                own = law.negate(self.curve, point) if sign else point
                yield self._noted(
                    own,
                    -j if sign else j,
                    random.choice(self.small)
                    if outside and self.small and not random.randrange(OUTSIDE)
                    else self.zero,
                )
            j, point = j + step, self.add(point, by)

    def outside(self, random: Random) -> list:
        """A point of the subgroup plus each of those of small order, where the sum is affine."""
        source = self.points(random)
        rows = [(next(source), small) for small in self.small]
        return [
            point
            for own, small in rows
            if (point := self._noted(own, self._log(own)[0], small)) != own
        ]

    def _noted(self, point, j: int, small):
        """The point, [j]G, plus `small`, remembered; the point itself where the sum is not
        affine.
        """
        try:
            total = self.add(point, small)
        except ZeroDivisionError:
            total, small = point, self.zero
        remember(self._logs, total, (j, small))
        if small == self.zero and total != small:
            remember(self._multiples, j % self.curve.r, total)
        return total

    def steer(self, pairs: list, random: Random) -> int | None:
        """A last factor below r for pairs of factors and points with which their sum is another
        sample each time, or that plus a point of small order; None if a point is none of the
        samples, or the last one's logarithm has no inverse."""
        if any(point not in self._logs for _, point in pairs):
            return None
        self._results = self._results or self.points(random)
        (*_, last), rest = pairs, sum(k * self._log(point)[0] for k, point in pairs[:-1])
        try:
            return (
                (self._log(next(self._results))[0] - rest)
                * inverse(self._log(last[1])[0], self.curve.r)
                % self.curve.r
            )
        except ZeroDivisionError:
            return None


def _of_least_orders(curve: Curve) -> Iterator:
    """A point of each prime order below 2^SMOOTH that divides the cofactor, by the affine law."""
    primes = [int(q) for q, _ in fmpz(curve.cofactor).factor_smooth(SMOOTH) if q < 1 << SMOOTH]
    for q in primes:
        for point in islice(law.points(curve), TRIES):
            own = law.multiply(curve, curve.N // q ** valuation(curve.N, q), point)
            while own is not None and (power := law.multiply(curve, q, own)) is not None:
                own = power
            if own is not None:
                yield own
                break


def valuation(n: int, q: int) -> int:
    """How often q divides n."""
    count = 0
    while n % q == 0:
        n, count = n // q, count + 1
    return count


def remember(kept: OrderedDict, key, value) -> None:
    """The latest KEPT pairs."""
    kept[key] = value
    if len(kept) > KEPT:
        kept.popitem(last=False)


@lru_cache(maxsize=16)
def known_points(curve: Curve) -> Known:
    """One for each curve."""
    return Known(curve)
