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
from ecgen.limb.lanes.doubles import MANTISSA, magic, word_of_integer
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


class _Columns:
    """The coefficients 0 ... 2n-1 of a product: summed words, and for each the words' constants and a bound of what they hold."""

    def __init__(self, b: VectorBuilder, radix: Radix):
        self.b, self.radix = b, radix
        self.sums: list = [None] * (2 * radix.n)
        self.raw, self.size = [0] * (2 * radix.n), [0] * (2 * radix.n)

    def account(self, k: int, size: int) -> None:
        """Count the words that `stages` will add for a term of at most `size`: the low part to k, the high part to the next."""
        w = self.radix.width(k)
        if size > 1 << MANTISSA - 1 + w:
            raise BoundError(f"a product of {size} does not fit two doubles at width {w}.", hint="Carry an operand first.")
        self.raw[k] += word_of_integer(magic(MANTISSA))
        self.size[k] += 1 << w - 1
        self.raw[k + 1] += word_of_integer(magic(MANTISSA + w))
        self.size[k + 1] += (size >> w) + 1

    def put(self, k: int, value: str) -> None:
        self.sums[k] = value if self.sums[k] is None else self.b.emit("add", self.sums[k], value)

    def stages(self, k: int, x: str, y: str):
        """Emit x * y in stages, each of which waits for the one before."""
        b, w = self.b, self.radix.width(k)
        high, low = magic(MANTISSA + w), magic(MANTISSA)
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
        columns.account(column, magnitude(x.bounds[i]) * magnitude(y.bounds[j]) << power)
    end = Ending(b, field, name, columns)
    high = sum(column >= n - 1 for column, *_ in todo)
    for step in range(len(todo) + STAGES):
        if step < len(todo):
            column, i, j, power = todo[step]
            running.append(columns.stages(column, factors(b, x, i, power), y.limbs[j]))
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
    """Columns -> digits as doubles: fold, make positive, cut into digits, carry once."""

    def __init__(self, b: VectorBuilder, field: RealField, name: str, columns: _Columns):
        self.b, self.radix, self.name, self.columns = b, field.radix, name, columns
        n, c = self.radix.n, self.radix.c
        spread = sum(1 << place for place, _ in signed_digits(c))
        self.size = [columns.size[k] + spread * columns.size[k + n] for k in range(n)]
        self.raw = [columns.raw[k] + c * columns.raw[k + n] for k in range(n)]
        digits = self.radix.digits(self.radix.p)
        multiple = 1 << (max(-(-size // digit) for size, digit in zip(self.size, digits)) - 1).bit_length()
        self.offset = [(1 << self.radix.width(k) - 1) + multiple * digits[k] for k in range(n)]
        for k in range(n):
            if self.offset[k] + self.size[k] >= TOP:
                raise BoundError(f"coefficient {k} of `{name}` may reach {self.offset[k] + self.size[k]}, which 64 bits do not hold.",
                                 where=b.name, hint="Carry an operand first, or take more limbs.")
        self.digits: dict[int, str] = {}
        self.carries: dict[int, str] = {}

    def fold(self) -> None:
        """Add c times the high coefficients, which are complete, and the offsets to the low ones."""
        b, n = self.b, self.radix.n
        for k in range(n):
            total, high = self.columns.sums[k], self.columns.sums[k + n]
            parts = [b.words(self.offset[k] - self.raw[k])] + ([] if total is None else [total])
            parts = [b.total(reversed(parts))]
            self.columns.sums[k] = parts[0] if high is None else times_small(b, high, self.radix.c, parts)

    def _cut(self, k: int) -> None:
        b, w = self.b, self.radix.width(k)
        total = self.columns.sums[k]
        self.carries[k] = b.emit("shr", total, w)
        self.digits[k] = b.emit("or", b.emit("and", total, b.words((1 << w) - 1)), b.real(1 << MANTISSA))

    def _join(self, k: int) -> str:
        b, carry = self.b, self.carries[(k - 1) % self.radix.n]
        if k == 0 and self.radix.c > 1:
            carry = b.emit("mul", carry, b.words(self.radix.c))
        half = 1 << self.radix.width(k) - 1
        return b.emit("fsub", b.emit("add", self.digits[k], carry), b.real((1 << MANTISSA) + half))

    def element(self, meaning) -> PackedElement:
        """Emit the ending; the digits and one carry each."""
        n, c, bounds = self.radix.n, self.radix.c, []
        for k in range(n):
            self._cut(k)
        for k in range(n):
            below = (k - 1) % n
            most = (c if k == 0 else 1) * (self.offset[below] + self.size[below] >> self.radix.width(below))
            half = 1 << self.radix.width(k) - 1
            bounds.append((-half, half - 1 + most))
        return self.b.define(self.name, [self._join(k) for k in range(n)], bounds, self.radix.positions, meaning)
