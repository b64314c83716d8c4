"""Field operations on lanes of words with 52-bit multiply-add, modulo any odd prime -> vector
operations: elements in Montgomery's form.

n limbs of w <= 52 bits, R = 2^(wn) at least SLACK bits above p, hold x R: limb i weighs 2^(w(i -
n)) (modulo p, where 2 has an inverse), so that an element stands for x, a product of limbs,
reduced, for the product, and nothing beyond this file and the conversions knows R. Products are
reduced limb by limb from below (P. L. Montgomery, "Modular multiplication without trial division",
Math. Comp. 44, 1985; word by word as in Koc, Acar and Kaliski, IEEE Micro 16, 1996) and carried,
limb after limb, since limbs of 52 bits leave a parallel carry no room. An element that is too
large, not only its limbs, loses the multiple of p that its topmost limb tells (P. Barrett, CRYPTO
'86): that times 2^(wn) - p is added, and times 2^(wn) subtracted.
"""

from contextlib import suppress
from dataclasses import dataclass
from functools import cache

from ecgen.errors import BoundError
from ecgen.field.lanes.doubles.linear import part_name
from ecgen.field.lanes.ifma import SHORT, TOP, ShortField, halves, weighed
from ecgen.field.lanes.radix import Radix
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.ir import WORD, Form, PackedElement

SLACK = 4  # bits of R above p at least: products of sums of a few elements are elements
MOST = 16  # limbs

# The parts of sums by column, weight and half.
Columns = dict[tuple[int, int, str], str]


@dataclass(frozen=True)
class MontgomeryRadix(Radix):
    """n limbs of as many bits for elements times 2^(wn) modulo p."""

    @property
    def bits(self) -> int:
        return -(-(self.p.bit_length() + SLACK) // self.n)

    @property
    def modulus(self) -> int:
        return self.p

    @property
    def terms(self) -> tuple[tuple[int, int], ...]:
        """Nothing comes back to the lowest limbs."""
        return ()

    @property
    def scale(self) -> int:
        """R: what 1 is held as, modulo p."""
        return 1 << self.bits * self.n

    def position(self, k: int) -> int:
        return self.bits * (k - self.n)

    @property
    def cuts(self) -> tuple[int, ...]:
        return tuple(self.bits * i for i in range(self.n + 1))

    def width(self, k: int) -> int:
        return self.bits

    def excess(self, i: int, j: int) -> int:
        return 0

    def plain(self, value: int) -> tuple[int, ...]:
        """The digits of a number below R, the topmost last."""
        return (
            *tuple(value >> self.bits * i & (1 << self.bits) - 1 for i in range(self.n - 1)),
            value >> self.bits * (self.n - 1),
        )

    def plain_most(self, number: int) -> tuple[int, ...]:
        """How large the digits of numbers up to this one are."""
        return ((1 << self.bits) - 1,) * (self.n - 1) + (number >> self.bits * (self.n - 1),)

    def whole(self, limbs) -> int:
        """The number that limbs hold."""
        return sum(limb << self.bits * i for i, limb in enumerate(limbs))

    def digits(self, value: int) -> tuple[int, ...]:
        """The limbs of the element that stands for a value."""
        return self.plain(value * self.scale % self.p)


@dataclass(frozen=True)
class MontgomeryField(ShortField):
    """Lanes of words for any odd prime: a reduced element has the limbs of a multiple of p at most,
    each at least what a carried one has, so that what is to be subtracted from that is reduced,
    too.
    """

    ways = ((False, False), (True, False))

    @property
    def radix(self) -> MontgomeryRadix:
        return _radix(self.p)

    @property
    def tight(self) -> tuple[tuple[int, int], ...]:
        return tuple((0, high) for high in self.minuends)

    @property
    def words(self) -> str:
        return f"{self.radix.n} words with 52-bit multiply-add, Montgomery form"

    @property
    def minuends(self) -> tuple[int, ...]:
        return _minuends(self.radix)

    def size(self, bounds) -> int:
        """What is to be carried first: limbs that are no factors, then what has the largest
        number.
        """
        highs = [high for _, high in bounds]
        return self.radix.whole(highs) + (max(highs) >> SHORT) * self.radix.scale

    def covering(self, taken) -> tuple[int, ...]:
        """The limbs of the least multiple of p of which each is at least as large as that of
        `taken`.
        """
        return _covering(self.radix, taken)

    def carry(self, b: VectorBuilder, name: str, x: PackedElement) -> PackedElement:
        return lower_carry(b, self, name, x)

    def wide(self, b: VectorBuilder, name: str, x: PackedElement, factors) -> PackedElement:
        return _by_product(b, self, name, x, factors)

    def after_carry(self, sizes) -> list[int] | None:
        found = serial(self.radix, sizes)
        return reduced_sizes(self.radix, found) if found[-1] > self.minuends[-1] else found


def field_of(p: int) -> ShortField:
    """The lanes of words for p: those that fold where their columns close, else elements in
    Montgomery's form; BoundError for primes of other lengths.
    """
    with suppress(BoundError):
        return ShortField(ShortField(p).radix.p)
    return MontgomeryField(_radix(p).p)


@cache
def _radix(p: int) -> MontgomeryRadix:
    n = -(-(p.bit_length() + SLACK) // SHORT)
    if n > MOST or p.bit_length() < 2 * SHORT:
        raise BoundError(
            f"a prime of {p.bit_length()} bits does not fit lanes of words with 52-bit"
            " multiply-add.",
            hint=f"Take one of {2 * SHORT} to {MOST * SHORT - SLACK} bits.",
        )
    return MontgomeryRadix(p, n)


def _covering(radix: MontgomeryRadix, taken) -> tuple[int, ...]:
    number = radix.whole(taken)
    rest = -number % radix.p
    return tuple(a + b for a, b in zip(taken, radix.plain(rest)))


@cache
def _minuends(radix: MontgomeryRadix) -> tuple[int, ...]:
    """Those that leave room for what is reduced, and for the product of two such numbers."""
    sizes = reduced_sizes(radix, [(1 << SHORT) - 1] * radix.n)
    while (
        product := (radix.whole(found := _covering(radix, sizes)) ** 2 + _added(radix, False))
        // radix.scale
    ) > radix.whole((*sizes[:-1], found[-1])):
        sizes = list(radix.plain_most(product))
    return found


def serial(radix: MontgomeryRadix, sizes) -> list[int]:
    """How large limbs can be after a carry from each to the next; the topmost keeps all."""
    found, carry = [], 0
    for size in sizes[:-1]:
        found.append(min(size + carry, (1 << radix.bits) - 1))
        carry = size + carry >> radix.bits
    return [*found, sizes[-1] + carry]


def quotient_factor(radix: MontgomeryRadix) -> int:
    """What the topmost limb is multiplied by, so that 2^52 times the quotient by p comes out, or
    less.
    """
    return (radix.scale << SHORT - radix.bits) // radix.p


def unread_bits(sizes) -> int:
    """How many low bits of the topmost limb do not count for the quotient, since a factor has no
    more than 52.
    """
    return max(sizes[-1].bit_length() - SHORT, 0)


def reduced_sizes(radix: MontgomeryRadix, sizes) -> list[int]:
    """How large carried limbs are behind `_reduce`: the number is that less the multiple of p that
    the upper half of a product tells.
    """
    top, weight, less = sizes[-1], radix.bits * (radix.n - 1), unread_bits(sizes)
    # of each unit of it something is left, beside what is not read, and the quotient's fraction,
    # below p
    read = top >> less
    most = (
        (read << less + weight)
        - (read * (quotient_factor(radix) << less) * radix.p >> SHORT)
        + (1 << less + weight)
        - 1
        + radix.p
    )
    return list(radix.plain_most(most))


def fits_product(field: MontgomeryField, *factors: PackedElement) -> bool:
    """Whether x * y, or x * y + z * w .., can be computed without carrying an operand first."""
    pairs = tuple(zip(factors[::2], factors[1::2]))
    if max(high for x in factors for _, high in x.bounds) >> SHORT:
        return False
    return (
        not field.radix.plain_most(_most(field.radix, pairs))[-1] >> SHORT
        and max(_columns(field.radix, pairs)) < TOP
    )


def _most(radix: MontgomeryRadix, pairs, is_exact: bool = False) -> int:
    """How large a reduced sum of products is."""
    return (
        sum(
            radix.whole([h for _, h in x.bounds]) * radix.whole([h for _, h in y.bounds])
            for x, y in pairs
        )
        + _added(radix, is_exact)
    ) // radix.scale


def _columns(radix: MontgomeryRadix, pairs) -> list[int]:
    """How large sums of columns can be, with what the reduction adds."""
    full, sizes = (1 << radix.bits) - 1, [0] * (2 * radix.n + 1)
    rows = [([h for _, h in x.bounds], [h for _, h in y.bounds]) for x, y in pairs]
    for x, y in (*rows, ([full] * radix.n, [full] * radix.n)):
        for i, a in enumerate(x):
            for j, c in enumerate(y):
                sizes[i + j] += min(a * c, (1 << SHORT) - 1)
                sizes[i + j + 1] += a * c >> radix.bits
    carry = 0
    for k, size in enumerate(sizes):
        sizes[k], carry = size + carry + full, size + carry + full >> radix.bits
    return sizes


def lower_mul(
    b: VectorBuilder, field: MontgomeryField, name: str, *factors: PackedElement, start=()
) -> PackedElement:
    """x * y for the factors x and y, or a sum of such products, x * y + z * w .., carried; a square
    if both are the same element.
    """
    radix, pairs = field.radix, tuple(zip(factors[::2], factors[1::2]))
    if start or not fits_product(field, *factors):
        raise BoundError(
            f"the factors {', '.join(f'`{e.name}`' for e in factors)} of `{name}` are too large.",
            where=b.name,
            hint="Carry an operand first.",
        )
    limbs = _reduced(b, radix, _products(b, radix, pairs))
    meaning: dict[tuple[str, str], int] = {}
    for x, y in pairs:
        meaning[x.name, y.name] = meaning.get((x.name, y.name), 0) + 1
    bounds = _bounds(radix, _most(radix, pairs))
    return b.define(name, limbs, bounds, Form(radix.positions, WORD), meaning)


def _bounds(radix: MontgomeryRadix, most: int) -> tuple[tuple[int, int], ...]:
    """Those of the limbs of a number."""
    return tuple((0, high) for high in radix.plain_most(most))


def lower_number(
    b: VectorBuilder, field: MontgomeryField, name: str, x: PackedElement
) -> PackedElement:
    """The number, at most p, that an element stands for, as digits at 0, w, 2w ..: its limbs,
    reduced once more.
    """
    radix = field.radix
    most = (radix.whole([high for _, high in x.bounds]) + _added(radix, True)) // radix.scale
    limbs = _reduced(b, radix, {(i, 0, "a"): limb for i, limb in enumerate(x.limbs)}, True)
    form = Form(radix.cuts[:-1], WORD)
    return b.limited(b.define(name, limbs, _bounds(radix, most), form, {(x.name,): 1}), most)


def _products(b: VectorBuilder, radix: MontgomeryRadix, pairs) -> Columns:
    """The sums of halves of products by column, weight and half, which wait half as long apart, the
    lowest columns, which are reduced first, complete first.
    """
    sums: Columns = {}
    square = len(pairs) == 1 and pairs[0][0].limbs == pairs[0][1].limbs
    for x, y in pairs:
        doubled = square and not 2 * max(high for _, high in x.bounds) >> SHORT
        for i, j in sorted(
            ((i, j) for i in range(radix.n) for j in range(radix.n) if not square or i <= j),
            key=sum,
        ):
            first = b.emit("add", x.limbs[i], x.limbs[i]) if doubled and i != j else x.limbs[i]
            for op, column, weight in halves(radix, i, j, square and i != j and not doubled):
                sums[column, weight, op] = b.emit(
                    op, first, y.limbs[j], sums.get((column, weight, op)) or b.words(0)
                )
    return sums


def _added(radix: MontgomeryRadix, is_exact: bool) -> int:
    """How much the reduction adds to the columns at most."""
    if is_exact or _is_friendly(radix):
        return (radix.scale - 1) * radix.p
    last = radix.scale >> radix.bits
    return (last - 1) * ((_inverse(radix) << radix.bits) - 1) + (radix.scale - last) * radix.p


def _is_friendly(radix: MontgomeryRadix) -> bool:
    """Whether p is -1 modulo 2^w: then a digit times p is the digit's negative there."""
    return not (radix.p + 1) % (1 << radix.bits)


def _inverse(radix: MontgomeryRadix) -> int:
    """2^-w modulo p: what the lowest digit is replaced by, w bits higher. It is (p + 1) / 2^w where
    p is friendly.
    """
    return pow(1 << radix.bits, -1, radix.p)


def _reduced(
    b: VectorBuilder, radix: MontgomeryRadix, sums: Columns, is_exact: bool = False
) -> list[str]:
    """The limbs of the columns, of which the lower half is made 0. Each of its digits q but the
    last is replaced by q times 2^-w modulo p a digit higher, for which no quotient is waited for;
    the last, which that would leave too large a number, and all if the number is to be at most p
    (`is_exact`: then it is that, at places from 0 on), by the digit q' that q' p makes 0, added."""
    n = radix.n
    mask = b.words((1 << radix.bits) - 1)
    factor = -pow(radix.p, -1, 1 << radix.bits) % (1 << radix.bits)
    friendly = _is_friendly(radix)
    carry = ""
    for i in range(n):
        total = _column(b, sums, i, carry)
        digit, first, digits = b.emit("and", total, mask), i + 1, radix.plain(_inverse(radix))
        if not friendly and (is_exact or i == n - 1):
            digit = b.emit("maddlo", digit, b.words(factor), b.words(0))
            digit = b.emit("and", digit, mask) if radix.bits < SHORT else digit
            first, digits = i, radix.plain(radix.p)
            total = b.emit("maddlo", digit, b.words(digits[0]), total)
        for j, y in enumerate(digits):
            for op, column, weight in (
                ("maddlo", first + j, 0),
                ("maddhi", first + j + 1, SHORT - radix.bits),
            ):
                if column > i and y > (op == "maddhi"):
                    sums[column, weight, "q"] = b.emit(
                        op, digit, b.words(y), sums.get((column, weight, "q")) or b.words(0)
                    )
        carry = b.emit("shr", total, radix.bits)
    limbs = []
    for k in range(n, 2 * n):
        total = _column(b, sums, k, carry)
        carry = b.emit("shr", total, radix.bits)
        limbs.append(b.emit("and", total, mask) if k < 2 * n - 1 else total)
    return limbs


def _column(b: VectorBuilder, sums, k: int, carry: str) -> str:
    """The sum of a column, with the carry of the one below."""
    parts: dict[int, str] = {}
    for (column, weight, _), value in sums.items():
        if column == k:
            parts[weight] = b.emit("add", parts[weight], value) if weight in parts else value
    total = weighed(b, parts) if parts else ""
    return b.emit("add", total, carry) if total and carry else total or carry or b.words(0)


def lower_carry(
    b: VectorBuilder, field: MontgomeryField, name: str, x: PackedElement
) -> PackedElement:
    """x with limbs that are factors; if it is larger than a reduced element, without the multiple
    of p that its topmost limb tells.
    """
    radix = field.radix
    sizes = serial(radix, [high for _, high in x.bounds])
    limbs = _serial(b, radix, x.limbs, [high for _, high in x.bounds])
    if sizes[-1] <= field.minuends[-1]:
        return b.define(name, limbs, tuple((0, size) for size in sizes), x.form, {(x.name,): 1})
    carried = b.define(
        part_name(b, name), limbs, tuple((0, size) for size in sizes), x.form, {(x.name,): 1}
    )
    return _reduce(b, field, name, carried)


def _serial(b: VectorBuilder, radix: MontgomeryRadix, limbs, sizes) -> list[str]:
    """The limbs, of such sizes, carried from each to the next."""
    found, carry, most = list(limbs), "", 0
    for k in range(radix.n):
        most += sizes[k]
        found[k] = b.emit("add", found[k], carry) if carry else found[k]
        if k == radix.n - 1:
            break
        carry = b.emit("shr", found[k], radix.bits) if most >> radix.bits else ""
        if carry:
            found[k] = b.emit("and", found[k], b.words((1 << radix.bits) - 1))
        most >>= radix.bits
    return found


def _reduce(b: VectorBuilder, field: MontgomeryField, name: str, x: PackedElement) -> PackedElement:
    """A carried element less the multiple of p that its topmost limb tells."""
    radix, sizes = field.radix, [high for _, high in x.bounds]
    less = unread_bits(sizes)
    top = b.emit("shr", x.limbs[-1], less) if less else x.limbs[-1]
    quotient = b.emit("maddhi", top, b.words(quotient_factor(radix) << less), b.words(0))
    most = (sizes[-1] >> less) * (quotient_factor(radix) << less) >> SHORT
    digits = radix.plain(radix.scale - radix.p)
    if most * max(digits) >= TOP >> 1:
        return _by_product(b, field, name, x, (1,) * b.width)
    limbs = [
        b.emit("add", limb, b.emit("mullo", quotient, b.words(digit))) if digit else limb
        for limb, digit in zip(x.limbs, digits)
    ]
    limbs = _serial(b, radix, limbs, [size + most * digit for size, digit in zip(sizes, digits)])
    limbs[-1] = b.emit("sub", limbs[-1], b.emit("shl", quotient, radix.bits))
    return b.define(
        name,
        limbs,
        tuple((0, size) for size in reduced_sizes(radix, sizes)),
        x.form,
        {(x.name,): 1},
    )


def _by_product(
    b: VectorBuilder, field: MontgomeryField, name: str, x: PackedElement, factors
) -> PackedElement:
    """factors[lane] * x, by a product with a constant; what the topmost limb has beyond a digit is
    multiplied by another.
    """
    radix, sizes = field.radix, serial(field.radix, [high for _, high in x.bounds])
    limbs = _serial(b, radix, x.limbs, [high for _, high in x.bounds])
    highs = list(radix.plain_most(radix.scale - 1))
    pairs = [
        PackedElement(
            "low",
            (*limbs[:-1], b.emit("and", limbs[-1], b.words(highs[-1]))),
            WORD,
            tuple((0, min(size, high)) for size, high in zip(sizes, highs)),
            radix.positions,
        ),
        constant_of(b, field, factors),
    ]
    if above := sizes[-1] >> radix.bits:
        high = (b.emit("shr", limbs[-1], radix.bits), *[b.words(0)] * (radix.n - 1))
        pairs += [
            PackedElement(
                "high", high, WORD, ((0, above), *((0, 0),) * (radix.n - 1)), radix.positions
            ),
            constant_of(b, field, [k * radix.scale for k in factors]),
        ]
    product = lower_mul(b, field, name, *pairs)
    b.meanings[name] = tuple({(x.name,): k} for k in factors)
    return product


def constant_of(b: VectorBuilder, field: ShortField, values) -> PackedElement:
    """The constants, one a lane, as a factor that the proof takes for its words."""
    rows = list(zip(*(field.radix.digits(value % field.p) for value in values)))
    return PackedElement(
        "k",
        tuple(b.words(*row) for row in rows),
        WORD,
        tuple((min(row), max(row)) for row in rows),
        field.radix.positions,
    )
