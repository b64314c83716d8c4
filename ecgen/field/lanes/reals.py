"""Field operations on lanes of doubles with fused multiply-add -> vector operations.

A limb is an integer held in a double. A product of two limbs is split without loss: h = a*b + 1.5 * 2^(52+w) rounds to a
multiple of 2^w, and a*b - (what h took) is exact; the words of both then add as integers (Emmart, Zheng, Weems, ARITH
2018). The constants that make every sum positive are multiples of p, derived from the bounds.
"""

from dataclasses import dataclass

from ecgen.errors import BoundError
from ecgen.field.lanes.radix import Radix
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.doubles import MANTISSA, magic, word_of_integer
from ecgen.limb.lanes.ir import REAL, PackedElement

TOP = 1 << 64
WIDEST = MANTISSA
STAGGER = (1, 1, 1)
STARTS = (0, STAGGER[0], STAGGER[0] + STAGGER[1], sum(STAGGER))


@dataclass(frozen=True)
class RealField:
    """Lanes of doubles for the prime p: limbs of at most 52 bits, balanced around 0."""

    p: int

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
    """The coefficients 0 ... 2n-1 of a product: summed words, the words' constants, and bounds of the integers held."""

    def __init__(self, b: VectorBuilder, radix: Radix):
        self.b, self.radix = b, radix
        size = 2 * radix.n
        self.sums: list = [None] * size
        self.raw, self.size = [0] * size, [0] * size

    def put(self, k: int, value: str, raw: int, size: int) -> None:
        self.sums[k] = value if self.sums[k] is None else self.b.emit("add", self.sums[k], value)
        self.raw[k] += raw
        self.size[k] += size

    def product(self, k: int, x: str, y: str, size: int):
        """The three stages of adding x * y, |x * y| <= size: the low part to coefficient k, the high part to the next."""
        b, w = self.b, self.radix.width(k)
        if size > 1 << MANTISSA - 1 + w:
            raise BoundError(f"a product of {size} does not fit two doubles at width {w}.", hint="Carry an operand first.")
        high, low = magic(MANTISSA + w), magic(MANTISSA)
        h = b.emit("fma", x, y, b.real(high))
        yield
        s = b.emit("fsub", b.real(high + low), h)
        self.put(k + 1, h, word_of_integer(high), (size >> w) + 1)
        yield
        l = b.emit("fma", x, y, s)
        yield
        self.put(k, l, word_of_integer(low), 1 << w - 1)

    def folded(self, k: int) -> "tuple[str, int, int]":
        """Coefficient k plus c times coefficient k + n."""
        b, radix = self.b, self.radix
        high = self.sums[k + radix.n]
        if high is None:
            return self.sums[k], self.raw[k], self.size[k]
        parts = [] if self.sums[k] is None else [self.sums[k]]
        total = times_small(b, high, radix.c, parts)
        spread = sum(1 << place for place, _ in signed_digits(radix.c))
        return total, self.raw[k] + radix.c * self.raw[k + radix.n], self.size[k] + spread * self.size[k + radix.n]


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

    The middle column comes first, then columns k and k + n side by side, so that coefficient k is complete early. The
    stages of neighbouring products overlap, since each waits for the one before.
    """
    n = field.radix.n
    columns, running = _Columns(b, field.radix), []
    todo = [(column, *term) for k in (n - 1, *range(n - 1)) for column in ((k,) if k == n - 1 else (k + n, k))
            for term in _terms(field.radix, x, y, column)]  # fmt: skip
    for i in range(len(todo) + sum(STAGGER) + 1):
        if i < len(todo):
            column, j, k, power, size = todo[i]
            running.append((i, columns.product(column, factors(b, x, j, power), y.limbs[k], size)))
        for start, stages in running:
            if i - start in STARTS:
                next(stages, None)
    return finish(b, field, name, columns, {(x.name, y.name): 1})


def _terms(radix: Radix, x: PackedElement, y: PackedElement, column: int):
    """(i, j, power, size): limb i of x times limb j of y times 2^power counts in the column."""
    square = x.limbs == y.limbs
    for i in range(max(0, column - radix.n + 1), min(column, radix.n - 1) + 1):
        j = column - i
        if not square or i <= j:
            power = radix.excess(i, j) + int(square and i < j)
            yield i, j, power, magnitude(x.bounds[i]) * magnitude(y.bounds[j]) << power


def finish(b: VectorBuilder, field: RealField, name: str, columns: _Columns, meaning) -> PackedElement:
    """Fold, make positive, cut into digits, carry once, and turn the digits into doubles again."""
    radix = field.radix
    parts = [columns.folded(k) for k in range(radix.n)]
    multiple = max(-(-size // digit) for (_, _, size), digit in zip(parts, radix.digits(radix.p)))
    multiple = 1 << (multiple - 1).bit_length()
    digits, carries, most = [], [], []
    for k, (total, raw, size) in enumerate(parts):
        offset = (1 << radix.width(k) - 1) + multiple * radix.digits(radix.p)[k]
        if offset + size >= TOP:
            raise BoundError(f"coefficient {k} of `{name}` may reach {offset + size}, which 64 bits do not hold.",
                             where=b.name, hint="Carry an operand first, or take more limbs.")
        total = b.emit("add", total, b.words(offset - raw))
        carries.append(b.emit("shr", total, radix.width(k)))
        most.append(offset + size >> radix.width(k))
        digits.append(b.emit("or", b.emit("and", total, b.words((1 << radix.width(k)) - 1)), b.real(1 << MANTISSA)))
    limbs, bounds = [], []
    for k in range(radix.n):
        carry, high = carries[k - 1], most[k - 1]
        if k == 0 and radix.c > 1:
            carry, high = b.emit("mul", carry, b.words(radix.c)), radix.c * high
        half = 1 << radix.width(k) - 1
        limbs.append(b.emit("fsub", b.emit("add", digits[k], carry), b.real((1 << MANTISSA) + half)))
        bounds.append((-half, half - 1 + high))
    return b.define(name, limbs, bounds, radix.positions, meaning)
