"""Sample points whose logarithms are known, so that what a multiplication of them gives is told by
few additions.

A sample is [j]G + T with j modulo r and T of small order; [k] of it is [k j mod r]G + [k]T, and
multiples of G are sums of a table (run/chords.py). The table rests on the affine law of
library/check_points.py; points that are not known are multiplied by it alone.
"""

from collections import OrderedDict
from collections.abc import Iterator
from functools import cached_property, lru_cache, reduce
from random import Random

from ecgen.curve.roots import square_root
from ecgen.extension import components
from ecgen.library import check_classes, check_points
from ecgen.library.spec import CurveFacts
from ecgen.residues import inverse
from ecgen.run.chords import Chords

WINDOW = 8  # bits of a row of the table
WIDE, MANY = 11, 20_000  # the same for so many inputs: the table takes a second or two
FEW = 1 << 6  # multiples that doublings and additions give sooner than the table
KEPT = 1 << 16  # logarithms that are remembered, the latest ones
TRIES = 24  # points whose r-fold is taken to find those of small order
OUTSIDE = 8  # of so many samples one lies outside the subgroup, where there are such points


class Known:
    """The points of one curve."""

    def __init__(self, curve: CurveFacts, window: int = WINDOW):
        self.curve, self.zero, self.window = curve, check_points.neutral(curve), window
        self._chords = None if curve.is_jacobian else Chords(curve)
        self._torsion: dict = {}  # (k, T) -> [k]T for T of small order
        self._logs: OrderedDict = OrderedDict(
            {curve.generator: (1, self.zero), self.zero: (0, self.zero)}
        )
        # the same the other way round, for T = 0
        self._multiples: OrderedDict = OrderedDict({1: curve.generator})
        self._results: "Iterator | None" = None  # what sums are steered to
        # (words, their bits, bytes of internal coordinates) -> the point
        self.held: OrderedDict = OrderedDict()

    @cached_property
    def _table(self) -> tuple[tuple, ...]:
        """Row i: [d 2^(window i)]G for each digit d, as an affine point and as a sum takes it, None
        if it is neutral.
        """
        rows, power = [], self.curve.generator
        for _ in range(-(-self.curve.r.bit_length() // self.window)):
            row = [self.zero]
            while len(row) <= 1 << self.window:
                row.append(self.add(row[-1], power))
            power = row.pop()
            rows.append(
                tuple(
                    (
                        point,
                        None
                        if point == self.zero or not self._chords
                        else self._chords.entry(point),
                    )
                    for point in row
                )
            )
        return tuple(rows)

    @cached_property
    def small(self) -> tuple:
        """Affine points whose order divides the cofactor, the neutral element left out, in order of
        size.
        """
        curve, found = self.curve, set()
        if curve.is_jacobian:
            return self._small_classes()
        twos = (
            curve.cofactor & -curve.cofactor
            # among orders that divide a power of two are the points whose coordinates are special
        ).bit_length()
        for x in range(1, min(TRIES + 1, curve.p) if curve.cofactor > 1 else 1):
            try:
                # in no smaller field, whose points have fewer orders
                x = x * curve.generator[0] % curve.p if curve.degree > 1 else x
                y = square_root(self._other(x), curve.p)
                some = (
                    set()
                    if y is None
                    else {check_points.multiply(curve, curve.r, (x, y))} - {self.zero}
                )
                found |= some | {
                    check_points.multiply(curve, curve.cofactor >> i, own)
                    for own in some
                    for i in range(1, twos)
                } - {self.zero}
            # the point with this x, or a sum, is at infinity: on a curve whose addition law is not
            # complete
            except ZeroDivisionError:
                continue
            if len(found) == curve.cofactor - 1:
                break
        if curve.cofactor > 1 and curve.is_edwards:
            found.add((0, curve.p - 1))
        for point in found:
            self._noted(self.zero, 0, point)
        return tuple(
            sorted(found, key=lambda point: [components(value, curve.degree) for value in point])
        )

    @cached_property
    def on_axis(self) -> tuple:
        """The affine point with x = 0 and one of the y, where a curve of prime order in short
        Weierstrass form has one. Its logarithm is not known.
        """
        curve = self.curve
        if (
            curve.is_edwards
            or curve.is_montgomery
            or curve.is_jacobian
            or curve.is_kummer
            or curve.degree > 1
            or curve.cofactor > 1
        ):
            return ()
        y = square_root(curve.b, curve.p)
        return () if y is None else ((0, y),)

    def _small_classes(self) -> tuple:
        """The same on a Jacobian, of degree 1 or 2: multiples of random classes."""
        curve, random = self.curve, Random(self.curve.name)
        found = {
            check_points.multiply(curve, curve.r, check_classes.random_class(curve, random))
            for _ in range(TRIES if curve.cofactor > 1 else 0)
        } - {self.zero}
        for point in found:
            self._noted(self.zero, 0, point)
        return tuple(sorted(found))

    def _other(self, x: int) -> int:
        """y^2 of a point with this x; ZeroDivisionError where that lies at infinity."""
        curve, p = self.curve, self.curve.p
        if curve.is_edwards:
            return (1 - curve.a * x * x) * inverse(1 - curve.d * x * x, p) % p
        return (
            (x**3 + curve.a * x * x + x) * inverse(curve.b, p) % p
            if curve.is_montgomery
            else (x**3 + curve.a * x + curve.b) % p
        )

    def add(self, first, second):
        """The sum; ZeroDivisionError as in check_points."""
        return (
            second
            if first == self.zero
            else first
            if second == self.zero
            else check_points.add(self.curve, first, second)
        )

    def of_base(self, j: int):
        """[j]G for j >= 0."""
        rest, found = j % self.curve.r, []
        if rest in self._multiples:
            return self._multiples[rest]
        for row in self._table:
            found.append(row[rest & (1 << self.window) - 1])
            rest >>= self.window
        if not self._chords:
            return reduce(self.add, (point for point, _ in found))
        if not (prepared := [entry for _, entry in found if entry]):
            return self.zero
        try:
            return self._chords.total(prepared)
        except ZeroDivisionError:  # equal or opposite summands, sums at infinity
            return reduce(self.add, (point for point, _ in found))

    def is_neutral(self, k: int, point) -> bool:
        """Whether [k] point is neutral, for k >= 0; ZeroDivisionError as in check_points."""
        if point in self._logs:
            j, small = self._log(point)
            return k * j % self.curve.r == 0 and self._of_small(k, small) == self.zero
        return self.multiply(k, point) == self.zero

    def _of_small(self, k: int, small):
        """[k] of a point whose order divides the cofactor; ZeroDivisionError as in check_points."""
        if small == self.zero:
            return small
        key = k % self.curve.cofactor, small
        if key not in self._torsion:
            self._torsion[key] = check_points.multiply(self.curve, *key)
        return self._torsion[key]

    def multiply(self, k: int, point):
        """[k] point for k >= 0; ZeroDivisionError as in check_points."""
        return self.combine([(k, point)])

    def combine(self, pairs: list):
        """The sum of [k] point over pairs of k >= 0 and a point; ZeroDivisionError as in
        check_points.
        """
        if max((k for k, _ in pairs), default=0) <= FEW:
            return check_points.combine(self.curve, pairs)
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
            return check_points.combine(self.curve, pairs)

    def _log(self, point) -> tuple:
        """(j, T) of [j]G + T; KeyError if it is not known."""
        self._logs.move_to_end(point)
        return self._logs[point]

    def logarithms(self, points) -> "list[int] | None":
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
                own = check_points.negate(self.curve, point) if sign else point
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

    def steer(self, pairs: list, random: Random) -> "int | None":
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


def remember(kept: OrderedDict, key, value) -> None:
    """The latest KEPT pairs."""
    kept[key] = value
    if len(kept) > KEPT:
        kept.popitem(last=False)


@lru_cache(maxsize=16)
def known_points(curve: CurveFacts) -> Known:
    """One for each curve."""
    return Known(curve)
