"""Field operations on lanes of doubles with fused multiply-add -> vector operations.

A limb is an integer held in a double. Products become sums of words (columns.py), the words digits
and carries, and these doubles again. What the exponents of the summed words add up to is known: it
keeps the sums from wrapping, one bit of it is the exponent of the digit that is cut out, and each
carry is rid of its part when a limb becomes an integer.
"""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from ecgen.errors import BoundError
from ecgen.field.lanes.doubles.columns import Columns
from ecgen.field.lanes.radix import Radix, fewest_limbs
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.doubles import BIAS, MANTISSA
from ecgen.limb.lanes.ir import LANES, REAL, Form, PackedElement

TOP = 1 << 64
WIDEST = MANTISSA - 1  # what products start with would be no double at 52
NARROWEST = 32  # a carry of 64 bits is less than 2^32 then, which VPMULUDQ reads
CARRY = 1 << 20
STAGES = 4
# lower ones would need a factor beyond 2^1023 to become an integer
EXPONENT_BITS = range(58, 63)
MIDDLE = 3 << 61


@dataclass(frozen=True)
class RealField:
    """Lanes of doubles for the prime p: limbs of at most 51 bits, balanced around 0; the fewest for
    which reduced elements can be multiplied.

    What every such field says of itself: the `kind` of its limbs, and their `scales`; whether
    products are `fused` with sums of doubles, whether one instruction moves lanes `across` a
    vector, whether lanes are blended by `masks`, which ways of lowering (`merge` and `late` of
    `lower_packed`) are tried, and whether instructions are `counted` to compare packings, in place
    of their latencies.
    """

    p: int
    kind: ClassVar[str] = REAL
    fused: ClassVar[bool] = True
    widths: ClassVar[tuple[int, ...]] = (LANES,)
    across: ClassVar[bool] = True
    masks: ClassVar[bool] = False
    ways: ClassVar[tuple[tuple[bool, bool], ...]] = (
        (True, False),
        (False, False),
        (False, True),
        (True, True),
    )
    counted: ClassVar[bool] = False

    @property
    def scales(self) -> tuple[int, ...]:
        """Limb i is held times 2^scales[i], if there are any."""
        return ()

    @property
    def radix(self) -> Radix:
        return _radix(self.p)

    @property
    def tight(self) -> tuple[tuple[int, int], ...]:
        """Bounds of a reduced element: a balanced digit and a carry of at most 2^20."""
        return _tight(self.radix)

    @property
    def words(self) -> str:
        """What the limbs are, for reports."""
        return f"{self.radix.n} doubles with fused multiply-add"

    def size(self, bounds) -> int:
        """What is to be carried first: the element of the largest limb."""
        return max(map(magnitude, bounds))

    def input(self, b: VectorBuilder, name: str, bounds=None) -> PackedElement:
        return b.input(name, REAL, bounds or self.tight, self.radix.positions, self.scales)


@cache
def _radix(p: int) -> Radix:
    m = p.bit_length()
    first = -(-m // WIDEST)
    return fewest_limbs(
        p,
        range(first, max(first, m // NARROWEST) + 1),
        _fits,
        "lanes of doubles with fused multiply-add",
    )


def _fits(radix: Radix) -> bool:
    """Whether reduced elements can be multiplied, and carries reduce: one out of the top comes
    times c into limb 0.
    """
    tight = _tight(radix)
    return 4 * radix.c <= CARRY and all(
        _product_fits(radix, tight, tight, is_square) for is_square in (False, True)
    )


def _tight(radix: Radix) -> tuple:
    limits = [(1 << radix.width(i) - 1) + CARRY for i in range(radix.n)]
    return tuple((-limit, limit) for limit in limits)


def magnitude(bounds: tuple[int, int]) -> int:
    return max(abs(bounds[0]), abs(bounds[1]))


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
    assert total is not None  # a constant has a digit
    return total


def signed_digits(c: int) -> list[tuple[int, int]]:
    """c > 0 as a sum of +-2^place, most significant first: its bits, or its non-adjacent form where
    that is shorter.
    """
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
    return _product_fits(field.radix, x.bounds, y.bounds, x.limbs == y.limbs)


def _product_fits(radix: Radix, x, y, is_square: bool) -> bool:
    """Whether elements with limbs of these bounds can be multiplied."""
    b = VectorBuilder("fits")
    left = b.input("x", REAL, x, radix.positions)
    right = left if is_square else b.input("y", REAL, y, radix.positions)
    try:
        _multiply(b, radix, "r", left, right)
    except BoundError:
        return False
    return True


def lower_mul(
    b: VectorBuilder, field: RealField, name: str, x: PackedElement, y: PackedElement
) -> PackedElement:
    """x * y; a square if both are the same element.

    The high columns come first: what they fold into the low coefficients is ready when the low
    columns arrive, so that little is left to do after the last product. The stages of neighbouring
    products overlap, since each waits for the one before, and a step of the ending goes with every
    product as soon as there is one.
    """
    return _multiply(b, field.radix, name, x, y)


def _multiply(
    b: VectorBuilder, radix: Radix, name: str, x: PackedElement, y: PackedElement
) -> PackedElement:
    square, running = x.limbs == y.limbs, []
    columns = Columns(b, radix, square)
    todo = [
        (column, *term)
        for column in order(radix.n, square)
        for term in terms(radix, column, square)
    ]
    for column, i, j, power in todo:
        ends = [s * t << power for s in x.bounds[i] for t in y.bounds[j]]
        columns.account((column, i, j), 0 if square and i == j else min(ends), max(ends))
    end = Ending(b, radix, name, columns)
    for step in range(len(todo) + STAGES):
        if step < len(todo):
            column, i, j, power = todo[step]
            running.append(columns.stages((column, i, j), x.limbs[i], factors(b, y, j, power)))
        for stages in running[max(0, step - STAGES + 1) : step + 1]:
            next(stages, None)
        end.advance()
    return end.element({(x.name, y.name): 1})


def order(n: int, square: bool):
    """The columns in the order that measured fastest on Zen 4: of a product from the top down; of a
    square those that fold as a whole, the middle one, then the low ones, each from below."""
    return (*range(n, 2 * n - 1), n - 1, *range(n - 1)) if square else range(2 * n - 2, -1, -1)


def terms(radix: Radix, column: int, square: bool):
    """(i, j, power): limb i times limb j times 2^power counts in the column; a square has each pair
    once.
    """
    for i in range(max(0, column - radix.n + 1), min(column, radix.n - 1) + 1):
        j = column - i
        if not square or i <= j:
            yield i, j, radix.excess(i, j) + int(square and i < j)


class Ending:
    """Columns -> digits as doubles: fold, cut into digits, carry once; a step at a time, as the
    columns become complete.

    Coefficient k then holds its number, within `size`, and `offset`: half a digit, which balances
    the digits and which a chain starts with where one has room, and a multiple of the digits, which
    goes with the carry.
    """

    def __init__(self, b: VectorBuilder, radix: Radix, name: str, columns: Columns):
        self.b, self.radix, self.name, self.columns = b, radix, name, columns
        n, c = self.radix.n, self.radix.c
        more, less = (
            sum(1 << place for place, digit in signed_digits(c) if digit == sign)
            for sign in (1, -1)
        )
        folded = [
            (
                more * columns.low[k] - less * columns.high[k],
                more * columns.high[k] - less * columns.low[k],
            )
            for k in range(n, 2 * n)
        ]
        self.size = [
            (columns.low[k] + low, columns.high[k] + high) for k, (low, high) in enumerate(folded)
        ]
        self.offset, self.extra, self.bit = [0] * n, [0] * n, [0] * n
        for k in range(n):
            self._settle(k)
        self.folded: set[int] = set()
        self.digits: dict[int, str] = {}
        self.carries: dict[int, str] = {}
        self.limbs: dict[int, str] = {}

    def _settle(self, k: int) -> None:
        """Choose the offset of coefficient k: what its words hold anyway if that will do, where
        need be with a constant more.
        """
        n, c, w, columns = self.radix.n, self.radix.c, self.radix.width(k), self.columns
        half, raw = 1 << w - 1, columns.raw[k] + c * columns.raw[k + n]
        choices = [(None, 0, raw)]
        for factor, place in ((1, k), (c, k + n)):
            choices += [
                (chain, start, raw + factor * (start - chain.start))
                for chain, start in columns.starts(place, half)
            ]
        good = [choice for choice in choices if (choice[2] - half) % (1 << w) == 0]
        bits = [exponent_bit(offset % TOP, self.size[k]) for *_, offset in good]
        if any(bits):
            chain, start, raw = good[bits.index(max(bits))]
            self.offset[k] = raw % TOP
            if chain:
                columns.begin(chain, start)
        else:
            self.offset[k] = half + (MIDDLE >> w << w)
        self.extra[k] = (self.offset[k] - raw) % TOP
        self.bit[k] = exponent_bit(self.offset[k], self.size[k])
        if not self.bit[k]:
            raise BoundError(
                f"coefficient {k} of `{self.name}` may reach {max(map(abs, self.size[k]))}, which"
                " 64 bits do not hold.",
                where=self.b.name,
                hint="Carry an operand first, or take more limbs.",
            )

    def advance(self) -> None:
        """Emit the next step of the ending that can be done, if there is one. The topmost
        coefficient has the longest way.
        """
        n, missing = self.radix.n, self.columns.missing
        for k in (n - 1, *range(n - 1)):
            if k not in self.folded:
                step = self._fold if not missing[k + n] else None
            elif k not in self.digits:
                step = self._cut if not missing[k] else None
            else:
                step = self._join if k not in self.limbs and (k - 1) % n in self.carries else None
            if step:
                return step(k)

    def _fold(self, k: int) -> None:
        """Add c times the high coefficient, and a constant where it is needed, to the low one."""
        b, sums = self.b, self.columns.sums
        high, parts = sums[k + self.radix.n], [] if sums[k] is None else [sums[k]]
        if self.extra[k]:
            parts = [b.total([*parts, b.words(self.extra[k])])]
        sums[k] = (
            (parts or [None])[0] if high is None else times_small(b, high, self.radix.c, parts)
        )
        self.folded.add(k)

    def _cut(self, k: int) -> None:
        """The carry, times c where it comes out at the top, and the digit under an exponent of one
        bit.
        """
        b, w, total = self.b, self.radix.width(k), self.columns.sums[k]
        self.carries[k] = b.emit("shr", total, w)
        if k == self.radix.n - 1 and self.radix.c > 1:
            self.carries[k] = b.emit("mul", self.carries[k], b.words(self.radix.c))
        self.digits[k] = b.emit("and", total, b.words((1 << w) - 1 | 1 << self.bit[k]))

    def _join(self, k: int) -> None:
        """Digit and carry as an integer: 2^52 and what either holds too much are taken off."""
        b, below = self.b, (k - 1) % self.radix.n
        surplus = (1 << self.radix.width(k) - 1) + (
            self.offset[below] >> self.radix.width(below)
        ) * (1 if k else self.radix.c)
        unit = BIAS + MANTISSA - (1 << self.bit[k] - MANTISSA)
        joined = b.emit("add", self.digits[k], self.carries[below])
        self.limbs[k] = b.emit("fma", joined, b.real(1 << unit), b.real(-(1 << MANTISSA) - surplus))

    def element(self, meaning) -> PackedElement:
        """Emit what is left; the digits and one carry each."""
        n, c, bounds = self.radix.n, self.radix.c, []
        while len(self.limbs) < n:
            self.advance()
        for k in range(n):
            below = (k - 1) % n
            w, factor = self.radix.width(below), 1 if k else c
            least, most = (
                (self.offset[below] + end >> w) - (self.offset[below] >> w)
                for end in self.size[below]
            )
            half = 1 << self.radix.width(k) - 1
            bounds.append((factor * least - half, factor * most + half - 1))
        return self.b.define(
            self.name,
            [self.limbs[k] for k in range(n)],
            bounds,
            Form(self.radix.positions),
            meaning,
        )


def exponent_bit(offset: int, size: tuple[int, int]) -> int:
    """The highest bit that can be a normal double's only bit of exponent and that is set in offset
    + x for every x within `size`; 0 if there is none, or if offset + x may leave [0, 2^64)."""
    low, high = offset + size[0], offset + size[1]
    if low < 0 or high >= TOP:
        return 0
    least = max(EXPONENT_BITS[0], (low ^ high).bit_length())  # above it all have the same bits
    found = low % (2 << EXPONENT_BITS[-1]) >> least
    return least + found.bit_length() - 1 if found else 0
