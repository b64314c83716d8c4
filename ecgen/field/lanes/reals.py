"""Field operations on lanes of doubles with fused multiply-add -> vector operations.

A limb is an integer held in a double. A product of two limbs is split without loss: h = a*b + 1.5 * 2^(52+w) rounds to a
multiple of 2^w, and a*b - (what h took) is exact; the words of both then add as integers (Emmart, Zheng, Weems, ARITH
2018). The constants that make every sum positive are multiples of p, derived from the bounds.
"""

from dataclasses import dataclass
from typing import ClassVar

from ecgen.errors import BoundError
from ecgen.field.lanes.radix import Radix
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.doubles import BIAS, MANTISSA, magic, word_of_integer
from ecgen.limb.lanes.ir import REAL, PackedElement

TOP = 1 << 64
WIDEST = MANTISSA
STAGES = 4


@dataclass(frozen=True)
class RealField:
    """Lanes of doubles for the prime p: limbs of at most 52 bits, balanced around 0."""

    p: int
    fused: ClassVar[bool] = True

    @property
    def radix(self) -> Radix:
        m = self.p.bit_length()
        return Radix(self.p, -(-m // (WIDEST - 1)) if m % WIDEST else m // WIDEST)

    @property
    def tight(self) -> tuple[tuple[int, int], ...]:
        """Bounds of a reduced element: a balanced digit and a carry of at most 2^20."""
        radix = self.radix
        limits = [(1 << radix.width(i) - 1) + (1 << 20) for i in range(radix.n)]
        return tuple((-limit, limit) for limit in limits)

    def input(self, b: VectorBuilder, name: str, bounds=None) -> PackedElement:
        return b.input(name, REAL, bounds or self.tight, self.radix.positions)


def magnitude(bounds: "tuple[int, int]") -> int:
    return max(abs(bounds[0]), abs(bounds[1]))


@dataclass(frozen=True)
class Range:
    """The interval of a product of two limbs."""

    low: int
    high: int

    @staticmethod
    def of(x, y, square: bool, power: int) -> "Range":
        ends = [s * t << power for s in x for t in y]
        return Range(max(0, min(ends)) if square else min(ends), max(ends))

    def upper(self, w: int) -> "tuple[int, int]":
        """The interval of the product over 2^w, rounded."""
        return self.low >> w, -(-self.high >> w)


class _Columns:
    """The coefficients 0 ... 2n-1 of a product: summed words, and for each the words' constants and bounds of what they hold.

    `start[column, i, j]` is the constant, in units, to which the upper part of a product is added.
    """

    def __init__(self, b: VectorBuilder, radix: Radix):
        self.b, self.radix = b, radix
        self.sums: list = [None] * (2 * radix.n)
        self.raw, self.low, self.high = ([0] * (2 * radix.n) for _ in range(3))
        self.start: dict[tuple, int] = {}
        self.uppers: dict[tuple, Range] = {}

    def account(self, term: tuple, size: Range) -> None:
        """Count the words that `stages` will add for a term of this size: the low part to its column, the high part to the next."""
        k, w = term[0], self.radix.width(term[0])
        if max(-size.low, size.high) > 1 << MANTISSA - 1 + w:
            raise BoundError(f"a product of {size.high} does not fit two doubles at width {w}.", hint="Carry an operand first.")
        self.start[term], self.uppers[term] = 1 << MANTISSA - 1, size
        self._count(k, word_of_integer(magic(MANTISSA)), -(1 << w - 1), 1 << w - 1)
        self._count(k + 1, word_of_integer(magic(MANTISSA + w)), *size.upper(w))

    def _count(self, k: int, raw: int, low: int, high: int) -> None:
        self.raw[k] += raw
        self.low[k] += low
        self.high[k] += high

    def shift(self, k: int, wanted: int) -> int:
        """Add `wanted` to what the words of coefficient k hold by starting a product elsewhere, if one has room; what was added."""
        w = self.radix.width(k - 1)
        for term, size in self.uppers.items():
            for start in (wanted, wanted + (1 << self.radix.width(k))):
                low, high = size.upper(w)
                if term[0] == k - 1 and self.start[term] == 1 << MANTISSA - 1 and 0 <= start + low and start + high <= 1 << MANTISSA:
                    self.start[term] = start
                    self.raw[k] += start - (1 << MANTISSA - 1)
                    return start - (1 << MANTISSA - 1)
        return 0

    def put(self, k: int, value: str) -> None:
        self.sums[k] = value if self.sums[k] is None else self.b.emit("add", self.sums[k], value)

    def stages(self, term: tuple, x: str, y: str):
        """Emit x * y in stages, each of which waits for the one before."""
        b, k, w = self.b, term[0], self.radix.width(term[0])
        high, low = (1 << MANTISSA) + self.start[term] << w, magic(MANTISSA)
        h = b.emit("fma", x, y, b.real(high))
        yield
        s = b.emit("fsub", b.real(high + low), h)
        self.put(k + 1, h)
        yield
        l = b.emit("fma", x, y, s)
        yield
        self.put(k, l)


def times_small(b: VectorBuilder, x: str, c: int, parts) -> str:
    """The sum of `parts` and c * x modulo 2^64, by shifts and additions in signed digits."""
    total = parts[0] if parts else None
    for place, digit in signed_digits(c):
        shifted = x if not place else b.emit("add", x, x) if place == 1 else b.emit("shl", x, place)
        if total is None:
            if digit < 0:
                raise BoundError(f"the constant {c} has no leading positive digit.")
            total = shifted
        else:
            total = b.emit("add" if digit > 0 else "sub", total, shifted)
    return total


def signed_digits(c: int) -> "list[tuple[int, int]]":
    """c > 0 as a sum of +-2^place, most significant first: its bits, or its non-adjacent form where that is shorter."""
    bits = [(place, 1) for place in range(c.bit_length()) if c >> place & 1][::-1]
    digits, place = [], 0
    while c:
        if c & 1:
            digit = 2 - (c & 3)
            digits.append((place, digit))
            c -= digit
        c >>= 1
        place += 1
    return digits[::-1] if len(digits) < len(bits) else bits


def factors(b: VectorBuilder, x: PackedElement, i: int, power: int) -> str:
    """2^power * limb i, by doublings."""
    value = x.limbs[i]
    for _ in range(power):
        value = b.emit("fadd", value, value)
    return value


def fits_product(field: RealField, x: PackedElement, y: PackedElement) -> bool:
    """Whether x * y can be computed without carrying an operand first."""
    b = VectorBuilder("fits")
    x = b.input("x", REAL, x.bounds, x.positions) if x.limbs != y.limbs else (y := b.input("y", REAL, y.bounds, y.positions))
    y = y if x.limbs == y.limbs else b.input("y", REAL, y.bounds, y.positions)
    try:
        lower_mul(b, field, "r", x, y)
    except BoundError:
        return False
    return True


def lower_mul(b: VectorBuilder, field: RealField, name: str, x: PackedElement, y: PackedElement) -> PackedElement:
    """x * y; a square if both are the same element.

    The columns from n - 1 on come first: what they fold into the low coefficients is ready when the low columns arrive,
    so that little is left to do after the last product. The stages of neighbouring products overlap, since each waits
    for the one before.
    """
    n, square = field.radix.n, x.limbs == y.limbs
    columns, running = _Columns(b, field.radix), []
    todo = [(column, *term) for column in (*range(n - 1, 2 * n - 1), *range(n - 1)) for term in terms(field.radix, column, square)]
    for column, i, j, power in todo:
        columns.account((column, i, j), Range.of(x.bounds[i], y.bounds[j], square and i == j, power))
    end = Ending(b, field, name, columns)
    high = sum(column >= n - 1 for column, *_ in todo)
    for step in range(len(todo) + STAGES):
        if step < len(todo):
            column, i, j, power = todo[step]
            running.append(columns.stages((column, i, j), factors(b, x, i, power), y.limbs[j]))
        for stages in running[max(0, step - STAGES + 1):step + 1]:
            next(stages, None)
        if step == high + STAGES - 2:
            end.fold()
    return end.element({(x.name, y.name): 1})


def terms(radix: Radix, column: int, square: bool):
    """(i, j, power): limb i times limb j times 2^power counts in the column; a square has each pair once."""
    for i in range(max(0, column - radix.n + 1), min(column, radix.n - 1) + 1):
        j = column - i
        if not square or i <= j:
            yield i, j, radix.excess(i, j) + int(square and i < j)


class Ending:
    """Columns -> digits as doubles: fold, cut into digits, carry once.

    The words that are summed have exponents in their upper bits: a known number that is taken off each carry, and that
    keeps the sum from wrapping. Half a digit is added to balance them, where a product has room in its own constant.
    """

    def __init__(self, b: VectorBuilder, field: RealField, name: str, columns: _Columns):
        self.b, self.radix, self.name, self.columns = b, field.radix, name, columns
        n, c = self.radix.n, self.radix.c
        self.size = [(columns.low[k] + c * columns.low[k + n], columns.high[k] + c * columns.high[k + n]) for k in range(n)]
        self.offset, self.extra, self.known = [], [], []
        for k in range(n):
            self._settle(k)
        self.digits: dict[int, str] = {}
        self.carries: dict[int, str] = {}

    def _settle(self, k: int) -> None:
        """Choose what coefficient k holds besides its sum, and the bit of that which serves as an exponent."""
        n, c, w, columns = self.radix.n, self.radix.c, self.radix.width(k), self.columns
        half = 1 << w - 1
        if (columns.raw[k] + c * columns.raw[k + n] - half) % (1 << w):
            columns.shift(k, half) or columns.shift(k + n, half)
        raw = columns.raw[k] + c * columns.raw[k + n]
        offset = raw % TOP
        if (raw - half) % (1 << w) or not exponent_bit(offset, self.size[k]):
            offset = half + (3 << 61) // (1 << w) * (1 << w)
        bit = exponent_bit(offset, self.size[k])
        if not bit:
            raise BoundError(f"coefficient {k} of `{self.name}` may reach {self.size[k]}, which 64 bits do not hold.",
                             where=self.b.name, hint="Carry an operand first, or take more limbs.")
        self.offset.append(offset)
        self.extra.append((offset - raw) % TOP)
        self.known.append(bit)

    def fold(self) -> None:
        """Add c times the high coefficients, which are complete, and constants where they are needed, to the low ones."""
        b, n = self.b, self.radix.n
        for k in range(n):
            total, high = self.columns.sums[k], self.columns.sums[k + n]
            parts = ([] if total is None else [total]) + ([b.words(self.extra[k])] if self.extra[k] else [])
            if parts:
                parts = [b.total(parts)]
            self.columns.sums[k] = parts[0] if high is None else times_small(b, high, self.radix.c, parts)

    def _cut(self, k: int) -> None:
        b, w = self.b, self.radix.width(k)
        total = self.columns.sums[k]
        self.carries[k] = b.emit("shr", total, w)
        self.digits[k] = b.emit("and", total, b.words((1 << w) - 1 | 1 << self.known[k]))

    def _join(self, k: int) -> str:
        b, below = self.b, (k - 1) % self.radix.n
        carry, extra = self.carries[below], self.offset[below] >> self.radix.width(below)
        if k == 0 and self.radix.c > 1:
            carry, extra = b.emit("mul", carry, b.words(self.radix.c)), extra * self.radix.c
        half = 1 << self.radix.width(k) - 1
        unit = BIAS + MANTISSA - (1 << self.known[k] - MANTISSA)
        return b.emit("fma", b.emit("add", self.digits[k], carry), b.real(1 << unit), b.real(-((1 << MANTISSA) + half + extra)))

    def element(self, meaning) -> PackedElement:
        """Emit the ending; the digits and one carry each."""
        n, c, bounds = self.radix.n, self.radix.c, []
        for k in range(n):
            self._cut(k)
        for k in range(n):
            below = (k - 1) % n
            w, factor = self.radix.width(below), c if k == 0 else 1
            least, most = ((self.offset[below] + end >> w) - (self.offset[below] >> w) for end in self.size[below])
            half = 1 << self.radix.width(k) - 1
            bounds.append((factor * least - half, half - 1 + factor * most))
        return self.b.define(self.name, [self._join(k) for k in range(n)], bounds, self.radix.positions, meaning)


def exponent_bit(offset: int, size: "tuple[int, int]") -> int:
    """The highest bit of an exponent that is set in offset + x for each x of the interval, which does not wrap; 0 if there is none."""
    low, high = offset + size[0], offset + size[1]
    if low < 0 or high >= TOP:
        return 0
    return next((bit for bit in range(62, MANTISSA - 1, -1) if low >> bit == high >> bit and low >> bit & 1), 0)
