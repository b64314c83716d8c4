"""Recodings of scalars as data: what digits they have, and what is known of digits and prefixes for
every scalar.

A recoding turns k into digits d[place][block] with V[0] = k', V[i] = radix V[i+1] + sum of d[i]
over the blocks, and V[count] = 0; k is V[0], or what `value` says of V[0] and the flag `e`. The
domains hold for every k in the range. Each class says in `claims` which inequalities make that
true; they are checked when a walk is proven. All stand in one file, longer than others, to be read
side by side: each has the same members.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Any

from ecgen.walk.scalars import digits
from ecgen.walk.scalars.domain import Domain, constant, domain, meet
from ecgen.walk.scalars.linear import Poly, Symbol, number, symbol


@dataclass(frozen=True)
class Claim:
    """An inequality on which a recoding rests, and whether it holds."""

    text: str
    holds: bool


class _Windows:
    """What recodings with one digit a place, all of one domain, share."""

    width: int
    count: int
    blocks = 1
    has_flag = False
    is_public = False

    @property
    def modulo(self) -> int:
        return 0

    @property
    def radix(self) -> int:
        return 1 << self.width

    @property
    def plain(self) -> Domain:
        """All values of a digit but the highest."""
        raise NotImplementedError

    @property
    def total(self) -> Domain:
        """All values of V[0]."""
        raise NotImplementedError

    def value(self, name: str) -> Poly:
        """k as a polynomial in V[0] and the flag, exactly or modulo `modulo`."""
        return symbol(Symbol("V", name, 0))

    def digit(self, place: int, block: int = 0) -> Domain:
        """All values of a digit."""
        return meet(self.plain, self.prefix(place)) if place == self.count - 1 else self.plain

    def prefix(self, place: int) -> Domain:
        """All values of V[place] = (V[0] - sum of d[j] radix^j over j < place) / radix^place."""
        if place >= self.count:
            return constant(0)
        if place == 0:
            return self.total
        scale = self.radix**place
        ones = (scale - 1) // (self.radix - 1)
        low = self.total.low - self.plain.high * ones
        high = self.total.high - self.plain.low * ones
        above = (self.radix ** (self.count - place) - 1) // (self.radix - 1)
        low = max(-(-low // scale), self.plain.low * above)
        high = min(high // scale, self.plain.high * above)
        odd = self.plain.modulus == 2 and self.radix % 2 == 0
        return domain(low, high, 2, 1) if odd else domain(low, high)


@dataclass(frozen=True)
class SignedWindow(_Windows):
    """Digits in [-2^(width-1), 2^(width-1)): Schwabe and Sprenkels, Algorithm 3. Exact for low <= k
    <= high, where low <= 0.
    """

    width: int
    count: int
    high: int
    low: int = 0

    @property
    def total(self) -> Domain:
        return domain(self.low, self.high)

    @property
    def offset(self) -> int:
        """What is added to k, so that its plain digits are d + 2^(width-1)."""
        return digits.value([1 << (self.width - 1)] * self.count, self.width)

    @property
    def plain(self) -> Domain:
        return domain(-(1 << (self.width - 1)), (1 << (self.width - 1)) - 1)

    def magnitudes(self, block: int = 0) -> tuple[int, ...]:
        """The magnitude that a table's entry stands for, by index."""
        return tuple(range((1 << (self.width - 1)) + 1))

    def claims(self) -> tuple[Claim, ...]:
        fits = self.high + self.offset < 1 << (self.width * self.count)
        below = (
            (
                Claim(
                    f"low + 2^{self.width - 1} (1 + 2^{self.width} + ...) >= 0",
                    self.low + self.offset >= 0,
                ),
            )
            if self.low
            else ()
        )
        return (
            Claim(
                f"high + 2^{self.width - 1} (1 + 2^{self.width} + ...) <"
                f" 2^{self.width * self.count}",
                fits,
            ),
            *below,
        )

    def apply(self, k: int) -> tuple[list[list[int]], int]:
        """(digits by place and block, flag) of a scalar in the range."""
        return [[d] for d in digits.signed_window(k, self.width, self.count)], 0


@dataclass(frozen=True)
class OddWindow(_Windows):
    """Odd digits below 2^width in magnitude (Okeya and Takagi, CT-RSA 2003; Joye and Tunstall,
    Africacrypt 2009) of an odd k'.

    k' = k where k is odd; the flag e = 1 says that k is even, and then k' = k - 1, or with an
    `order` r > k (odd) k' = r - k, which acts like -k on points of that order. `low` <= k <= high;
    below 0 only without an order. With an order and k > 0, k' is below r.
    """

    width: int
    count: int
    high: int
    order: int = 0
    low: int = 0
    has_flag = True

    @property
    def offset(self) -> int:
        """What is added to k', so that its digits can be cut out of the words."""
        return 1 << (self.width * self.count)

    @property
    def modulo(self) -> int:
        return self.order

    @property
    def plain(self) -> Domain:
        return domain(1 - (1 << self.width), (1 << self.width) - 1, 2, 1)

    @property
    def total(self) -> Domain:
        return (
            domain(1, self.order - (self.low > 0), 2, 1)
            if self.order
            else domain(self.low - 1, self.high, 2, 1)
        )

    def value(self, name: str) -> Poly:
        whole, even = symbol(Symbol("V", name, 0)), symbol(Symbol("b", name, -1))
        return whole - (whole * even).scaled(2) if self.order else whole + even

    def magnitudes(self, block: int = 0) -> tuple[int, ...]:
        return tuple(range(1, 1 << self.width, 2))

    def claims(self) -> tuple[Claim, ...]:
        name = "|k'|" if self.low < 0 else "k'"
        fits = Claim(
            f"{name} < 2^{self.width * self.count}",
            self.total.largest < 1 << (self.width * self.count),
        )
        return (
            (
                fits,
                Claim(
                    "the order is odd and above every scalar",
                    self.order % 2 == 1 and self.high < self.order,
                ),
            )
            if self.order
            else (fits,)
        )

    def apply(self, k: int) -> tuple[list[list[int]], int]:
        odd = k if k % 2 else self.order - k if self.order else k - 1
        raised, ones = odd + (1 << (self.width * self.count)), (2 << self.width) - 1
        return [
            [(raised >> (self.width * i) & ones | 1) - (1 << self.width)] for i in range(self.count)
        ], 1 - k % 2


@dataclass(frozen=True)
class Odd(_Windows):
    """The digits of `OddWindow` of an odd integer k with |k| <= high."""

    width: int
    count: int
    high: int

    @property
    def low(self) -> int:
        return -self.high

    @property
    def offset(self) -> int:
        """What is added to k, so that its digits can be cut out of the words."""
        return 1 << (self.width * self.count)

    @property
    def plain(self) -> Domain:
        return domain(1 - (1 << self.width), (1 << self.width) - 1, 2, 1)

    @property
    def total(self) -> Domain:
        return domain(-self.high, self.high, 2, 1)

    def magnitudes(self, block: int = 0) -> tuple[int, ...]:
        return tuple(range(1, 1 << self.width, 2))

    def claims(self) -> tuple[Claim, ...]:
        return (
            Claim(f"|k| < 2^{self.width * self.count}", self.high < 1 << (self.width * self.count)),
        )

    def apply(self, k: int) -> tuple[list[list[int]], int]:
        raised, ones = k + (1 << (self.width * self.count)), (2 << self.width) - 1
        return [
            [(raised >> (self.width * i) & ones | 1) - (1 << self.width)] for i in range(self.count)
        ], 0


@lru_cache(maxsize=1 << 8)
def _left(high: int, largest: int, count: int) -> tuple[int, ...]:
    """The most that is left of a number of at most `high` after each of `count` places of digits
    from -largest on, at first after none.
    """
    return tuple(accumulate(range(count), lambda left, _: (left + largest) // 2, initial=high))


@dataclass(frozen=True)
class Column(_Windows):
    """Digits 0 or s[i] of an integer k, low <= k <= high, where s[i] = +-1 are the digits of an odd
    k0 (Faz-Hernandez, Longa, Sanchez, GLV-SAC, CT-RSA 2014).

    2 k - k0 is odd, so that it is sum t[i] 2^i with t[i] = +-1 where it is below 2^count in
    magnitude, as k0 is; then k = sum (s[i] + t[i])/2 2^i. `reach` is the largest |2 k - k0|.
    """

    count: int
    high: int
    low: int
    reach: int
    width = 1

    @property
    def plain(self) -> Domain:
        return domain(-1, 1)

    @property
    def total(self) -> Domain:
        return domain(self.low, self.high)

    @property
    def offset(self) -> int:
        """What is added to 2 k - k0, so that its signs can be cut out of the words."""
        return 1 << self.count

    def magnitudes(self, block: int = 0) -> tuple[int, ...]:
        return 0, 1

    def claims(self) -> tuple[Claim, ...]:
        return (Claim(f"|2 k - k0| < 2^{self.count}", self.reach < 1 << self.count),)

    def along(self, k: int, signs: list[int]) -> list[list[int]]:
        """The digits by place, `signs` being those of k0."""
        raised = 2 * k - sum(s << i for i, s in enumerate(signs)) + self.offset
        return [[(s + 2 * (raised >> (i + 1) & 1) - 1) // 2] for i, s in enumerate(signs)]


@dataclass(frozen=True)
class Wnaf(_Windows):
    """Digits 0 or odd, at most `largest` (odd) in magnitude; variable time. 2^(w-1) - 1 gives the
    width-w NAF.

    Prefixes are what the algorithm has left: V >= 0, since the signed residue of V >= 0 is at most
    V; and V >= 1 from the highest nonzero digit on, since d = -2V < 0 would be even. A nonzero
    digit leaves V[i+1] a multiple of 2^(w-1), or of 2^(w-2) where digits are cut short; one of
    V[i], V[i+1] is thus even, and V[i+1] of a nonzero digit is 0 or that large.
    """

    largest: int
    count: int
    high: int
    width = 1
    is_public = True

    @property
    def is_narrow(self) -> bool:
        """Whether digits are signed bytes."""
        return self.largest < 128

    @property
    def window(self) -> int:
        return self.largest.bit_length() + 1

    @property
    def gap(self) -> int:
        """A nonzero digit has at least gap - 1 zeros above it."""
        return self.window - (self.largest != (1 << (self.window - 1)) - 1)

    @property
    def plain(self) -> Domain:
        return domain(-self.largest, self.largest)

    @property
    def total(self) -> Domain:
        return domain(0, self.high)

    def prefix(self, place: int) -> Domain:
        return (
            domain(0, _left(self.high, self.largest, self.count)[place])
            if place < self.count
            else constant(0)
        )

    def started(self, place: int) -> Domain:
        """All values of V[place] from the highest nonzero digit on."""
        return meet(self.prefix(place), domain(1, self.prefix(place).high))

    def before_nonzero(self, place: int) -> Domain:
        """All values of V[place + 1] where d[place] != 0 is not the highest nonzero digit."""
        step = 1 << (self.gap - 1)
        return domain(step, max(step, self.prefix(place + 1).high), step, 0)

    @property
    def nonzero(self) -> Domain:
        return domain(-self.largest, self.largest, 2, 1)

    @property
    def leading(self) -> Domain:
        """All values of the highest nonzero digit: it is what is left, so above 0."""
        return domain(1, self.largest, 2, 1)

    def magnitudes(self, block: int = 0) -> tuple[int, ...]:
        return tuple(range(1, self.largest + 1, 2))

    def claims(self) -> tuple[Claim, ...]:
        return (
            Claim(f"{self.largest} is odd", self.largest % 2 == 1),
            Claim(f"high < 2^{self.count - 1}", self.high < 1 << (self.count - 1)),
        )

    def apply(self, k: int) -> tuple[list[list[int]], int]:
        found = digits.fractional_wnaf(k, self.largest)
        return [[d] for d in found + [0] * (self.count - len(found))], 0


@dataclass(frozen=True)
class Comb:
    """Signed comb on a base point of the odd `order` r (Hamburg, ePrint 2012/309, section 3.3): k'
    = k odd, or r - k, is sum s[i] 2^i with signs s, i < length; digit [column][block] gathers the
    signs (block teeth + tooth) spacing + column. The highest block may have fewer teeth than
    others: signs beyond the length are set, and stand for nothing. `low` <= k; above 0, k' is below
    r."""

    teeth: int
    blocks: int
    spacing: int
    order: int
    low: int = 0
    has_flag = True
    is_public = False
    radix = 2

    @property
    def count(self) -> int:
        return self.spacing

    @property
    def capacity(self) -> int:
        """Signs of all blocks, were they alike."""
        return self.teeth * self.blocks * self.spacing

    @property
    def length(self) -> int:
        """The fewest signs that hold every scalar, a multiple of the spacing."""
        return min(
            self.capacity, -(-self.order.bit_length() // max(self.spacing, 1)) * self.spacing
        )

    @property
    def ones(self) -> int:
        """The signs that are set for every scalar: the highest one, and those that stand for
        nothing.
        """
        return (1 << self.capacity) - (1 << (self.length - 1))

    @property
    def modulo(self) -> int:
        return self.order

    @property
    def high(self) -> int:
        return self.order - 1

    @property
    def total(self) -> Domain:
        return domain(1, self.order - (self.low > 0), 2, 1)

    def value(self, name: str) -> Poly:
        whole, even = symbol(Symbol("V", name, 0)), symbol(Symbol("b", name, -1))
        return whole - (whole * even).scaled(2)

    def magnitudes(self, block: int = 0) -> tuple[int, ...]:
        return tuple(self._entry(index, block) for index in range(1 << (self.teeth - 1)))

    def _entry(self, index: int, block: int) -> int:
        return digits.comb_entry_scalar(index, block, self.teeth, self.spacing, self.length)

    @property
    def has_neutral(self) -> bool:
        """Whether an entry is a multiple of the order: then the table, which holds affine points,
        cannot be had.
        """
        return any(
            entry % self.order == 0
            for block in range(self.blocks)
            for entry in self.magnitudes(block)
        )

    def digit(self, place: int, block: int = 0) -> Domain:
        """The digits are the entries and their negatives; the domain is all that lies between with
        their residue.
        """
        # of the entries the last has no tooth that is subtracted
        most = self._entry((1 << (self.teeth - 1)) - 1, block)
        lowest = 1 << (block * self.teeth * self.spacing)
        return domain(-most, most, 2 * lowest, lowest)

    def prefix(self, place: int) -> Domain:
        if place >= self.count:
            return constant(0)
        column = sum(self.digit(0, block).high for block in range(self.blocks))
        reach, scale = column * ((1 << (self.count - place)) - 1), 1 << place
        own = (
            self.total
            if place == 0
            else domain(
                -(-(self.total.low - column * (scale - 1)) // scale),
                (self.total.high + column * (scale - 1)) // scale,
            )
        )
        return meet(domain(-reach, reach, 2, 1), own)

    def claims(self) -> tuple[Claim, ...]:
        return (
            Claim("the order is odd", self.order % 2 == 1),
            Claim(f"the order < 2^{self.length}", self.order < 1 << self.length),
        )

    def apply(self, k: int) -> tuple[list[list[int]], int]:
        return self.rows(k if k % 2 else self.order - k), 1 - k % 2

    def rows(self, odd: int) -> list[list[int]]:
        """The digits by place and block of an odd k'."""
        signs = odd >> 1 | self.ones
        columns = digits.comb_digits(signs, self.teeth, self.blocks, self.spacing)
        rows = [
            [
                (-1 if negative else 1) * self.magnitudes(b)[index]
                for b, (index, negative) in enumerate(row)
            ]
            for row in columns
        ]
        return rows[::-1]


@dataclass(frozen=True)
class Bits(_Windows):
    """The `count` lowest bits of k. `top`: above them bit `count` is set in every scalar, else
    there is none; the lowest `tail` bits are set in no scalar. V is what the digits make up: k,
    without the top bit."""

    count: int
    top: bool = False
    tail: int = 0
    width = 1
    plain = domain(0, 1)

    @property
    def low(self) -> int:
        return (1 << self.count) * self.top

    @property
    def high(self) -> int:
        return self.low + self.total.high

    @property
    def total(self) -> Domain:
        return domain(0, (1 << self.count) - (1 << self.tail), 1 << self.tail, 0)

    def value(self, name: str) -> Poly:
        return symbol(Symbol("V", name, 0)) + number(self.low)

    def digit(self, place: int, block: int = 0) -> Domain:
        return constant(0) if place < self.tail else self.plain

    def magnitudes(self, block: int = 0) -> tuple[int, ...]:
        return 0, 1

    def claims(self) -> tuple[Claim, ...]:
        return (
            Claim(
                "some bit is left between the top one and the lowest", 0 <= self.tail < self.count
            ),
        )

    def apply(self, k: int) -> tuple[list[list[int]], int]:
        if k - self.low not in self.total:
            raise ValueError(f"{k} has bits where there are none")
        return [[k >> i & 1] for i in range(self.count)], 0


Windows = SignedWindow | OddWindow | Odd | Column | Wnaf
Recoding = Windows | Comb | Bits
KINDS: dict[str, type[Any]] = {
    "signed_window": SignedWindow,
    "odd_window": OddWindow,
    "odd": Odd,
    "column": Column,
    "wnaf": Wnaf,
    "comb": Comb,
    "bits": Bits,
}
NAMES: dict[type, str] = {kind: name for name, kind in KINDS.items()}
