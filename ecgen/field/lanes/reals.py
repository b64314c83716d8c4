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
import os
CENTRE = 1 << MANTISSA - 1
CHAIN = int(os.environ.get("CHAIN", "1"))
SQ = int(os.environ.get("SQ", "1"))
STAGES = int(os.environ.get("STAGES", "4"))


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


@dataclass
class _Chain:
    """Products of one column whose upper parts are summed by the multiplications: `start` is the constant to which they are
    added, in units of the upper parts, [low, high] bounds every sum. `h` and `l` are the sums as far as they are emitted."""

    column: int
    start: int
    low: int
    high: int
    terms: list
    h: str = ""
    l: str = ""


class _Columns:
    """The coefficients 0 ... 2n-1 of a product: summed words, and for each the words' constants and bounds of what they hold."""

    def __init__(self, b: VectorBuilder, radix: Radix):
        self.b, self.radix = b, radix
        self.sums: list = [None] * (2 * radix.n)
        self.raw, self.low, self.high, self.missing = ([0] * (2 * radix.n) for _ in range(4))
        self.chains: list[_Chain] = []
        self.chain_of: dict[tuple, _Chain] = {}

    def account(self, term: tuple, size: Range) -> None:
        """Count the words that `stages` will add for a term of this size: the low part to its column, the high part to the next."""
        k, w = term[0], self.radix.width(term[0])
        if max(-size.low, size.high) > 1 << MANTISSA - 1 + w:
            raise BoundError(f"a product of {size.high} does not fit two doubles at width {w}.", hint="Carry an operand first.")
        low, high = size.upper(w)
        self._count(k, 0, -(1 << w - 1), 1 << w - 1)
        self._count(k + 1, 0, low, high)
        chain = next((c for c in self.chains if c.column == k and self._takes(c, term, low, high)), None)
        if chain:
            chain.low, chain.high = min(chain.low, chain.low + low), max(chain.high, chain.high + high)
            chain.terms.append(term)
        else:
            chain = _Chain(k, CENTRE, low, high, [term])
            self.chains.append(chain)
            self._count(k, word_of_integer(magic(MANTISSA)), 0, 0)
            self._count(k + 1, word_of_integer(magic(MANTISSA + w)), 0, 0)
            self.missing[k] += 1
            self.missing[k + 1] += 1
        self.chain_of[term] = chain

    def _takes(self, chain: _Chain, term: tuple, low: int, high: int) -> bool:
        """Whether a chain has room for one product more, above and below; squares have better use for their room."""
        alone = any(i == j for _, i, j in (term, *chain.terms)) if SQ and len(self.squares) else False
        return not alone and CHAIN and (len(chain.terms) + 1 << self.radix.width(chain.column) - 1 <= CENTRE
                and -CENTRE <= chain.low + low and chain.high + high <= CENTRE)

    squares = ()

    def _count(self, k: int, raw: int, low: int, high: int) -> None:
        self.raw[k] += raw
        self.low[k] += low
        self.high[k] += high

    def shifts(self, k: int, wanted: int):
        """The starts of chains that make coefficient k hold `wanted` more, modulo 2^width: (chain, start)."""
        for chain in self.chains:
            if chain.column == k - 1 and chain.start == CENTRE:
                for start in (wanted, wanted + (1 << self.radix.width(k))):
                    if 0 <= start + chain.low and start + chain.high <= 2 * CENTRE:
                        yield chain, start

    def begin(self, chain: _Chain, start: int) -> None:
        self.raw[chain.column + 1] += start - chain.start
        chain.start = start

    def put(self, k: int, value: str) -> None:
        self.missing[k] -= 1
        self.sums[k] = value if self.sums[k] is None else self.b.emit("add", self.sums[k], value)

    def stages(self, term: tuple, x: str, y: str):
        """Emit x * y in stages, each of which waits for the one before."""
        b, k, w, chain = self.b, term[0], self.radix.width(term[0]), self.chain_of[term]
        start, before = (1 << MANTISSA) + chain.start << w, chain.h
        h = chain.h = b.emit("fma", x, y, before or b.real(start))
        yield
        s = b.emit("fsub", h, before or b.real(start + magic(MANTISSA)))
        if term == chain.terms[-1]:
            self.put(k + 1, h)
        yield
        l = b.emit("fms", x, y, s)
        yield
        chain.l = b.emit("fadd", chain.l, l) if chain.l else l
        if term == chain.terms[-1]:
            self.put(k, chain.l)


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
    todo = [(column, *term) for column in (*range(n - 1, 2 * n - 1), *LOW(n)) for term in terms(field.radix, column, square)]
    columns.squares = (1,) if square else ()
    for column, i, j, power in todo:
        columns.account((column, i, j), Range.of(x.bounds[i], y.bounds[j], square and i == j, power))
    end = Ending(b, field, name, columns)
    for step in range(len(todo) + STAGES):
        if step < len(todo):
            column, i, j, power = todo[step]
            running.append(columns.stages((column, i, j), factors(b, x, i, power), y.limbs[j]))
        for stages in running[max(0, step - STAGES + 1):step + 1]:
            next(stages, None)
        if step >= int(os.environ.get("FROM", "0")):
            end.advance(step)
    return end.element({(x.name, y.name): 1})


import os
LOW = {"up": lambda n: range(n - 1), "down": lambda n: range(n - 2, -1, -1)}[os.environ.get("LOW", "up")]
EAGER = int(os.environ.get("EAGER", "0"))
MOST = int(os.environ.get("MOST", "9"))
LAG = int(os.environ.get("LAG", "1"))


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
        self.limbs, self.folded, self.cut_at, self.joined = [None] * n, {}, {}, {}
        self.digits: dict[int, str] = {}
        self.carries: dict[int, str] = {}

    def _settle(self, k: int) -> None:
        """Choose what coefficient k holds besides its sum, and the bit of that which serves as an exponent."""
        n, c, w, columns = self.radix.n, self.radix.c, self.radix.width(k), self.columns
        half, raw = 1 << w - 1, columns.raw[k] + c * columns.raw[k + n]
        choices = [(None, 0, raw)]
        for factor, place in ((1, k), (c, k + n)):
            choices += [(t, s, raw + factor * (s - t.start)) for t, s in columns.shifts(place, half)]
        good = [choice for choice in choices if (choice[2] - half) % (1 << w) == 0 and exponent_bit(choice[2] % TOP, self.size[k])]
        if good:
            term, start, raw = max(good, key=lambda choice: exponent_bit(choice[2] % TOP, self.size[k]))
            offset = raw % TOP
            if term:
                columns.begin(term, start)
        else:
            offset = half + (3 << 61) // (1 << w) * (1 << w)
        bit = exponent_bit(offset, self.size[k])
        if not bit:
            raise BoundError(f"coefficient {k} of `{self.name}` may reach {self.size[k]}, which 64 bits do not hold.",
                             where=self.b.name, hint="Carry an operand first, or take more limbs.")
        self.offset.append(offset)
        self.extra.append((offset - raw) % TOP)
        self.known.append(bit)

    def _fold(self, k: int) -> None:
        """Add c times a high coefficient, which is complete, and a constant where it is needed, to the low one."""
        b, columns = self.b, self.columns
        total, high = columns.sums[k], columns.sums[k + self.radix.n]
        parts = ([] if total is None else [total]) + ([b.words(self.extra[k])] if self.extra[k] else [])
        parts = [b.total(parts)] if parts else []
        columns.sums[k] = parts[0] if high is None else times_small(b, high, self.radix.c, parts)

    def advance(self, step: int) -> None:
        """Fold and cut what is complete, and join what is cut."""
        n, columns = self.radix.n, self.columns
        tasks = []
        for k in (*range(n - 1, n), *range(n - 1)):
            if k not in self.folded:
                if not columns.missing[k + n]:
                    tasks.append((self._fold, k, self.folded))
            elif k not in self.cut_at:
                if not columns.missing[k]:
                    tasks.append((self._cut, k, self.cut_at))
            elif k not in self.joined and self.cut_at[k] + LAG <= step and self.cut_at.get((k - 1) % n, 999) + LAG <= step:
                tasks.append((self._join, k, self.joined))
        for task, k, done in tasks[:MOST]:
            task(k)
            done[k] = step

    def _cut(self, k: int) -> None:
        b, w = self.b, self.radix.width(k)
        total = self.columns.sums[k]
        carry = b.emit("shr", total, w)
        self.carries[k] = b.emit("mul", carry, b.words(self.radix.c)) if k == self.radix.n - 1 and self.radix.c > 1 else carry
        self.digits[k] = b.emit("and", total, b.words((1 << w) - 1 | 1 << self.known[k]))

    def _join(self, k: int) -> None:
        b, below = self.b, (k - 1) % self.radix.n
        extra = (self.offset[below] >> self.radix.width(below)) * (1 if k else self.radix.c)
        half = 1 << self.radix.width(k) - 1
        unit = BIAS + MANTISSA - (1 << self.known[k] - MANTISSA)
        joined = b.emit("add", self.digits[k], self.carries[below])
        self.limbs[k] = b.emit("fma", joined, b.real(1 << unit), b.real(-((1 << MANTISSA) + half + extra)))

    def element(self, meaning) -> PackedElement:
        """Emit the ending; the digits and one carry each."""
        n, c, bounds = self.radix.n, self.radix.c, []
        step = 100
        while len(self.joined) < n:
            self.advance(step)
            step += 1
        for k in range(n):
            below = (k - 1) % n
            w, factor = self.radix.width(below), c if k == 0 else 1
            least, most = ((self.offset[below] + end >> w) - (self.offset[below] >> w) for end in self.size[below])
            half = 1 << self.radix.width(k) - 1
            bounds.append((factor * least - half, half - 1 + factor * most))
        return self.b.define(self.name, self.limbs, bounds, self.radix.positions, meaning)


def exponent_bit(offset: int, size: "tuple[int, int]") -> int:
    """The highest bit of an exponent that is set in offset + x for each x of the interval, which does not wrap; 0 if there is none."""
    low, high = offset + size[0], offset + size[1]
    if low < 0 or high >= TOP:
        return 0
    return next((bit for bit in range(62, MANTISSA - 1, -1) if low >> bit == high >> bit and low >> bit & 1), 0)
