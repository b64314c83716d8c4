"""A prime 2^m - c -> where the limbs of a lane stand: positions ceil(m i / n), so that x^n = c,
digit by digit, and no bit is lost.

Between i and j limbs the positions may miss by one bit: limb i times limb j weighs 2^(excess) *
2^(position i + j).
"""

import itertools
from bisect import bisect
from dataclasses import dataclass

from ecgen.errors import BoundError
from ecgen.limb.lanes.doubles import MANTISSA
from ecgen.limb.lanes.ir import BITS, LANES

ROOM = 32  # bits that the words of an element may have above the prime


@dataclass(frozen=True)
class Radix:
    """n limbs for 2^spare * p = 2^m - c, which is p itself unless bits are to be spared;
    `positions` has n entries.
    """

    p: int
    n: int
    spare: int = 0

    def __post_init__(self):
        if self.p < 3 or self.p % 2 == 0 or self.n < 1:
            raise BoundError(
                f"{self.p} with {self.n} limbs has no lane representation.",
                hint="Take an odd prime 2^m - c.",
            )

    @property
    def m(self) -> int:
        return self.p.bit_length() + self.spare

    @property
    def modulus(self) -> int:
        """What numbers are kept modulo: a multiple of p."""
        return self.p << self.spare

    @property
    def c(self) -> int:
        return (1 << self.m) - self.modulus

    @property
    def terms(self) -> tuple[tuple[int, int], ...]:
        """What 2^m is modulo p: (limb, digit) of c where the digit is not 0. Of a small c one, of
        limb 0.
        """
        return tuple((k, digit) for k, digit in enumerate(self.digits(self.c)) if digit)

    @property
    def words(self) -> int:
        """How many words of the general registers hold an element."""
        return -(-self.p.bit_length() // BITS)

    @property
    def room(self) -> int:
        """Bits that the words of an element have above the modulus; negative where the limbs reach
        beyond the words.
        """
        return BITS * self.words - self.m

    def position(self, k: int) -> int:
        """Weight of the coefficient k >= 0; beyond n it repeats m bits higher."""
        return self.m * (k // self.n) + -(-self.m * (k % self.n) // self.n)

    @property
    def positions(self) -> tuple[int, ...]:
        return tuple(self.position(i) for i in range(self.n))

    @property
    def cuts(self) -> tuple[int, ...]:
        """Where the digits of a number in words begin, and the last one ends."""
        return tuple(self.position(i) for i in range(self.n + 1))

    def width(self, k: int) -> int:
        """Bits between coefficient k and the next."""
        return self.position(k + 1) - self.position(k)

    def excess(self, i: int, j: int) -> int:
        """0 or 1: what limb i times limb j weighs above coefficient i + j."""
        return self.position(i) + self.position(j) - self.position(i + j)

    def takes_words(self) -> bool:
        """Whether limb 0 is below 2^52, as a double's integer, when it takes c times what the words
        hold above 2^m (words.py); of other lengths nothing is demanded, since no conversions
        exist."""
        return (
            not 0 < self.room <= ROOM
            or self.words > LANES
            or self.c * ((1 << self.room) - 1) + (1 << self.width(0)) <= 1 << MANTISSA
        )

    def digits(self, value: int) -> tuple[int, ...]:
        """The digits of 0 <= value < 2^m."""
        return tuple(
            (value >> self.position(i)) & ((1 << self.width(i)) - 1) for i in range(self.n)
        )


def digits_at(value: int, positions, p: int) -> list[int]:
    """The limbs at these positions that stand for a residue: those of value 2^-positions[0], whose
    digits begin at 0; the topmost has the rest.
    """
    value, starts = value * pow(2, -positions[0], p) % p, [at - positions[0] for at in positions]
    return [value >> low & (1 << high - low) - 1 for low, high in itertools.pairwise(starts)] + [
        value >> starts[-1]
    ]


def value_at(limbs, positions, p: int) -> int:
    """The residue that limbs at these positions stand for."""
    return (
        sum(limb << at - positions[0] for limb, at in zip(limbs, positions))
        * pow(2, positions[0], p)
        % p
    )


def fewest_limbs(p: int, numbers: range, fits, lanes: str) -> Radix:
    """The radix of the first of `numbers` of limbs that `fits`; if none does, BoundError with the c
    that do for as many bits.
    """
    if radix := _first(p, numbers, fits):
        return radix
    m = p.bit_length()
    c = (1 << m) - p
    k = bisect(
        range(m - 2), False, key=lambda k: not _first((1 << m) - (2 << k) + 1, numbers, fits)
    )
    hint = f"Of {m} bits, those with c < 2^{k} fit." if k else "Take a prime of other length."
    raise BoundError(f"the prime 2^{m} - c, c = {c}, does not fit {lanes}.", hint=hint)


def _first(p: int, numbers: range, fits) -> Radix | None:
    return next(
        (radix for n in numbers if (radix := Radix(p, n)).takes_words() and fits(radix)), None
    )
