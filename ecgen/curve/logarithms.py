"""Discrete logarithms in the group of order 2^twos modulo a prime, digit by digit from tables of
powers of its generator: what square roots need where 2^twos divides p - 1 for a large twos.

The digits of the lower half of a logarithm are those of a power of the argument, which has half the
order; with them taken away from the argument, what is left are those of the upper half. So
n digits take about n/2 log2(n) products with entries of a table, and as many squarings as there are
bits in as many digits, where Tonelli and Shanks take (bits of n digits)^2 / 2.

Sources: D. J. Bernstein, "Faster square roots in annoying finite fields" (2001), tables and
windows; A. V. Sutherland, "Structure computation and discrete logarithms in finite abelian
p-groups" (Mathematics of Computation 80, 2011), halves.
"""

from dataclasses import dataclass
from functools import cached_property

from ecgen.residues import power

SQUARING = 0.8  # of a multiplication
SCANNED = 0.04  # of a multiplication: an entry of a table read under a mask
CALLED = 0.25  # of a multiplication: what a scan takes for itself
ENTRIES = 512  # of a table at most: what more would save is a few per cent
WINDOWS = range(1, 9)


@dataclass(frozen=True)
class Logarithms:
    """Modulo p, of powers of `generator`, whose order is 2^twos, in `count` digits of `window`
    bits; 1 <= window <= twos. Digits are those of the logarithm times 2^slack, so that each has all
    its bits.
    """

    p: int
    generator: int
    twos: int
    window: int

    @property
    def count(self) -> int:
        return -(-self.twos // self.window)

    @property
    def size(self) -> int:
        """Entries for one digit."""
        return 1 << self.window

    @property
    def slack(self) -> int:
        """Bits that the digits have more than a logarithm, in [0, window)."""
        return self.window * self.count - self.twos

    def entry(self, place: int, digit: int) -> int:
        """The generator to the power of a digit at its place; of the lowest, whose first bits are
        of the slack, without these.
        """
        return power(self.generator, digit << self.window * place >> self.slack, self.p)

    @cached_property
    def table(self) -> tuple[tuple[int, ...], ...]:
        return tuple(
            tuple(self.entry(place, digit) for digit in range(self.size))
            for place in range(self.count)
        )

    def digits(self, value: int) -> tuple[int, ...]:
        """Those of e with value * generator^e = 1, the lowest first; of a number outside the group
        some.
        """
        by_power = {entry: -digit % self.size for digit, entry in enumerate(self.table[-1])}
        found = []
        for place in range(self.count):
            last = power(value, 1 << self.window * (self.count - 1 - place), self.p)
            found.append(by_power.get(last, 0))
            value = value * self.table[place][found[-1]] % self.p
        return tuple(found)

    def halved(self, digits: tuple[int, ...]) -> tuple[int, ...]:
        """The digits of half the number, rounded down."""
        above = (*digits[1:], 0)
        return tuple(low >> 1 | (high & 1) << self.window - 1 for low, high in zip(digits, above))

    def turned(self, value: int, digits: tuple[int, ...]) -> int:
        """value * generator^(e // 2) for the e that has these digits."""
        for row, half in zip(self.table, self.halved(digits)):
            value = value * row[half] % self.p
        return value

    @property
    def depth(self) -> int:
        """Powers that are kept at once."""
        return (self.count - 1).bit_length() + 1

    @property
    def work(self) -> tuple[int, int]:
        """(squarings, products with entries of tables) of a logarithm."""
        return _work(self.count, self.window)

    @property
    def cost(self) -> float:
        """Of a logarithm and the power of half of it, in multiplications, modelled."""
        squarings, products = self.work
        scans = SCANNED * self.size
        return (
            SQUARING * squarings
            + (products + self.count) * (1 + CALLED + scans)
            + self.count * scans
        )


def _work(count: int, window: int) -> tuple[int, int]:
    """The same of `count` digits: the lower ones from a power, then the others."""
    if count == 1:
        return 0, 0
    upper = count // 2
    below, above = _work(count - upper, window), _work(upper, window)
    return window * upper + below[0] + above[0], count - upper + below[1] + above[1]


def logarithms(p: int, generator: int, twos: int) -> Logarithms:
    """Those of the modelled least cost with a table of at most ENTRIES entries, or of one bit a
    digit.
    """
    ways = [Logarithms(p, generator, twos, window) for window in WINDOWS if window <= twos]
    fitting = [way for way in ways if way.count * way.size <= ENTRIES]
    return min(fitting, key=lambda way: way.cost) if fitting else ways[0]
