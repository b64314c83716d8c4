"""Any odd modulus p in n saturated words: sums of products divided by R = 2^(w n) (Montgomery 1985), row by row.

One row adds x_i * y for every product, then m * p with m = -t0 / p mod 2^w, which makes the low word 0, and drops that word.
From T it leaves (T + m p) / 2^w; so n rows leave at most sum x y / R + p. What is stored for c is c R mod p; a product means a b / R.
"""

from dataclasses import dataclass

from ecgen.errors import BoundError
from ecgen.field.fold import Number, sub_chain
from ecgen.field.rows import Rows, words_of
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element, LimbProgram


@dataclass(frozen=True)
class Montgomery:
    """The modulus and the word size; all else is derived. Precondition: p odd, p > 2."""

    p: int
    bits: int = 64
    kind = "montgomery"

    def __post_init__(self):
        if self.p < 3 or self.p % 2 == 0:
            raise BoundError(f"{self.p} is not odd and above 2.", hint="Montgomery's reduction needs an odd modulus.")

    @property
    def n(self) -> int:
        """Words of an element."""
        return -(-self.p.bit_length() // self.bits)

    @property
    def size(self) -> int:
        """w*n, the bits of n words; R = 2^size."""
        return self.n * self.bits

    @property
    def room(self) -> int:
        """The unused bits of the top word."""
        return self.size - self.p.bit_length()

    @property
    def loose(self) -> tuple[int, int]:
        """The interval of elements in memory: canonical."""
        return 0, self.p - 1

    @property
    def tight(self) -> int:
        """Greatest value of a product of elements that is not reduced further: x y / R + p."""
        return (self.p - 1) ** 2 // (1 << self.size) + self.p

    @property
    def product_scale(self) -> int:
        """A product of a and b is a * b * product_scale mod p."""
        return pow(1 << self.size, -1, self.p)

    @property
    def factor(self) -> int:
        """-1/p mod 2^w, what the low word is multiplied by to give m."""
        return -pow(self.p, -1, 1 << self.bits) % (1 << self.bits)

    def encode(self, value: int) -> int:
        """What is stored for the residue `value`."""
        return (value << self.size) % self.p

    def decode(self, stored: int) -> int:
        """The residue that the stored integer stands for."""
        return stored * self.product_scale % self.p

    def limbs(self, value: int, words: "int | None" = None) -> tuple[int, ...]:
        """The limbs of 0 <= value < 2^(w * words), least significant first; words = n by default."""
        words = self.n if words is None else words
        if not 0 <= value < 1 << self.bits * words:
            raise BoundError(f"the constant {value} does not fit {words} words of {self.bits} bits.")
        return tuple((value >> self.bits * i) % (1 << self.bits) for i in range(words))


@dataclass(frozen=True)
class Factors:
    """The term sum x_i 2^(w (i - first)) * y of a sum of rows: words x_i at most `high` altogether, y in [0, most].

    The first word enters row `first`.
    """

    words: tuple
    high: int
    y: tuple
    most: int
    first: int = 0

    def word(self, row: int, bits: int):
        """(the word of this row, its greatest value), or None."""
        place = row - self.first
        if not 0 <= place < len(self.words):
            return None
        return self.words[place], min(self.high >> bits * place, (1 << bits) - 1)


class Constants:
    """Names of constant words, each made once per program."""

    def __init__(self, b: LimbBuilder):
        self.b, self.known = b, {}

    def words(self, values) -> tuple:
        return tuple(self.word(value) for value in values)

    def word(self, value: int) -> str:
        if value not in self.known or not any(op.outs == (self.known[value],) for op in self.b.ops):
            self.known[value] = self.b.word("const", value)
        return self.known[value]


def quotient(b: LimbBuilder, field: Montgomery, low, constants: Constants):
    """m = low * (-1/p) mod 2^w; also where that is low itself, so that the proof has a name for it."""
    return b.word("mullo", low, constants.word(field.factor))


def reduce_rows(b: LimbBuilder, field: Montgomery, rows: Rows, terms, count: int, start=(), most: int = 0) -> Number:
    """(start + sum over `terms` of x*y + multiples of p) / 2^(w count), exactly, in [0, high]; n words `start`, at most `most`."""
    constants = Constants(b)
    modulus = constants.words(field.limbs(field.p))
    total, high = list(start), most
    for i in range(count):
        for term in terms:
            if (found := term.word(i, b.bits)) is not None:
                high += found[1] * term.most
                total = rows.row(b, total, term.y, found[0], high)
        m = quotient(b, field, total[0], constants)
        high += (b.top - 1) * field.p
        total = rows.row(b, total, modulus, m, high)[1:]
        high >>= b.bits
        total = total[:max(field.n, words_of(high, b.bits))]
        b.hint(total, 0, high, whole=True)
    return Number(tuple(total), 0, high)


def subtract_multiples(b: LimbBuilder, field: Montgomery, x: Number, limit: int) -> Number:
    """x minus a multiple of p in [0, limit], limit >= p-1, by subtractions that are undone where they borrow."""
    words, high = x.words, x.high
    while high > limit:
        step = field.p * -(-(high + 1) // (2 * field.p))
        differences, borrow = sub_chain(b, words, field.limbs(step, len(words)))
        high = max(step - 1, high - step)
        kept = words_of(high, b.bits)
        words = tuple(b.word("select", borrow, old, new) for old, new in zip(words[:kept], differences))
        b.hint(words, 0, high, whole=True)
    return Number(words, 0, high)


def lower_products_with(rows: Rows):
    """`lower_products` for Montgomery representations on a machine that takes `rows`."""

    def lower_products(b: LimbBuilder, field: Montgomery, name: str, terms, limit: "int | None" = None) -> Element:
        """The element `name` = sum of sign * x * y / R mod p, 0 <= value <= limit (default field.tight)."""
        limit = field.tight if limit is None else limit
        if limit < field.p - 1:
            raise BoundError(f"`{name}` cannot be brought to [0, {limit}], below the modulus {field.p}.")
        factors = []
        for sign, x, y in terms:
            if sign < 0:
                x = negate(b, field, x)
            factors.append(Factors(x.limbs, x.high, y.limbs, y.high))
        number = reduce_rows(b, field, rows, factors, field.n)
        number = subtract_multiples(b, field, number, limit)
        return b.define(name, number.words, 0, number.high)

    return lower_products


def negate(b: LimbBuilder, field: Montgomery, x: Element) -> Element:
    """A multiple of p minus x, in as many words as x."""
    multiple = field.p * -(-x.high // field.p)
    words, borrow = sub_chain(b, field.limbs(multiple, len(x.limbs)), x.limbs)
    b.zero(borrow)
    b.hint(words, 0, multiple, whole=True)
    return Element(f"-{x.name}", words, 0, multiple)


def canon(field: Montgomery, rows: Rows) -> LimbProgram:
    """r = a mod p with 0 <= r < p, for any a of n words, still in Montgomery's form."""
    b = LimbBuilder("fe_canon", field.bits)
    b.price, b.keeping = rows.price, True
    a = b.input("a", field.n)
    b.begin("r", "r = a mod p, below p")
    number = subtract_multiples(b, field, Number(a.limbs, a.low, a.high), field.p - 1)
    return b.build([b.define("r", number.words, 0, field.p - 1)])
