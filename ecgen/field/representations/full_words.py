"""Residues held as whatever n words hold, for primes above half of 2^(w n): a carry out of the top
word comes back as 2^(w n) - p.

So neither a product nor a sum has to be compared with p. A product is divided by R = 2^(w n), as
Montgomery does it: T < x y / R + p is below 2 R. A sum of two may carry twice. Words of 32 bits are
for machines that multiply and add two words without a carry flag: there products are made in
blocks. Nothing here knows a prime.
"""

from dataclasses import dataclass

from ecgen.errors import BoundError
from ecgen.field.products.columns import Columns, row_blocks
from ecgen.field.products.rows import Rows
from ecgen.field.reduction import linear
from ecgen.field.reduction.fold import Number, add_chain, cheapest, fold_top
from ecgen.field.reduction.multiples import words_of
from ecgen.field.representations import montgomery
from ecgen.field.representations.blocks import digits_of, reduce_down, reduce_up
from ecgen.field.representations.montgomery import Division, Montgomery, reduce_rows, ways_of_rows
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element

WORD = 32


@dataclass(frozen=True)
class Whole(Montgomery):
    """Montgomery's representation in [0, 2^(w n) - 1]. BoundError unless 2^(w n) < 2 p, and, but
    for w = 32, 2^(w n) - p is 1 mod 2^w.
    """

    kind = "montgomery, whole words"
    closings = (), ("top",), ("top", "top"), ("subtract",), ("subtract", "subtract")

    def __post_init__(self):
        super().__post_init__()
        if self.room or self.n == 1:
            raise BoundError(
                f"{self.room} bits of the top word are free: a carry is folded where there is none."
            )
        if self.folds_carries and self.fold % (1 << self.bits) != 1:
            raise BoundError(
                f"2^{self.size} - p is {self.fold % (1 << self.bits):#x} in its lowest word: in"
                f" words of {self.bits} bits a carry is folded where it goes on as the carry of the"
                " next addition."
            )

    @property
    def folds_carries(self) -> bool:
        """Whether a carry out of n words goes on as the carry of the addition that folds it."""
        return self.bits != WORD

    @property
    def loose(self) -> tuple[int, int]:
        """The interval of elements in memory: whatever n words hold."""
        return 0, self.full

    @property
    def fold(self) -> int:
        """2^(w n) mod p, what a carry is worth."""
        return (1 << self.size) - self.p


@dataclass(frozen=True)
class Folded(Whole):
    """Residues themselves in [0, 2^(w n) - 1], for primes whose 2^(w n) mod p has few words.
    BoundError for others.
    """

    kind = "whole words, folded"
    one = product_scale = 1

    def __post_init__(self):
        super().__post_init__()
        if self.bits != WORD:
            raise BoundError(
                f"words have {self.bits} bits, not {WORD}: no product is made in blocks."
            )
        digits_of(self.fold, self.bits)
        if self.fold >> self.bits * (self.n - 1):
            raise BoundError(
                f"2^{self.size} mod p has {self.fold.bit_length()} bits: folding gains less than a"
                " word."
            )

    def encode(self, value: int) -> int:
        """What is stored for the residue `value`."""
        return value % self.p

    def decode(self, stored: int) -> int:
        """The residue that the stored integer stands for."""
        return stored % self.p


def lower_products_with(rows: Rows):
    """`lower_products` for Whole and Folded on a machine that takes `rows`: those of
    multiply-and-add where words have 32 bits.
    """
    in_rows = montgomery.lower_products_with(rows, _ways)

    def lower_products(
        b: LimbBuilder, field: Whole, name: str, terms, limit: int | None = None
    ) -> Element:
        """The element `name` = sum of sign * x * y mod p, by Montgomery divided by R; the only
        limit is what n words hold.
        """
        if field.bits == WORD:
            return _in_blocks(b, field, rows, name, terms, limit)
        return in_rows(b, field, name, terms, limit)

    return lower_products


def _ways(field: Whole, rows: Rows, pairs, limit: int) -> list:
    """Functions of the builder that leave the sum in n words."""
    if limit < field.full:
        raise BoundError(f"a product is whatever {field.n} words hold, not at most {limit}.")
    return [
        lambda b, way=way: _closed(b, field, way(b)) for way in ways_of_rows(field, rows, pairs)
    ]


def _closed(b: LimbBuilder, field: Whole, x: Number) -> Number:
    """A sum of products divided by R in n words: what is above is folded."""
    if len(x.words) > field.n:
        words, (top,) = x.words[: field.n], x.words[field.n :]
        x = (
            Number(words, x.low, x.high, b.word("flag", top), True)
            if x.high >> field.size == 1
            else Number(words, x.low, x.high, top)
        )
    while x.top is not None:
        x = fold_top(b, field, x)
    return x


def _in_blocks(
    b: LimbBuilder, field: Whole, rows: Rows, name: str, terms, limit: int | None
) -> Element:
    b.price = rows.price
    if limit is not None and limit < field.full:
        raise BoundError(f"`{name}` is whatever {field.n} words hold, not at most {limit}.")
    pairs = linear.positive_pairs(b, field, name, terms)
    b.begin(name)
    words, high = _product(b, rows, pairs)
    if field.one == 1:
        number = reduce_up(b, field, words, high)
    else:
        low = cheapest(
            b,
            [
                lambda b: reduce_down(b, field, words[: field.n], field.full),
                lambda b: reduce_rows(
                    b, field, rows, (), Division(field.n), Number(words[: field.n], 0, field.full)
                ),
            ],
        )
        number = _sum(b, field, low, words[field.n :], high >> field.size)
    number = _closed(b, field, number)
    return b.define(name, number.words, 0, number.high)


def _product(b: LimbBuilder, rows: Rows, pairs) -> tuple[tuple, int]:
    """All words of the sum of x*y, and a bound of it."""
    high = sum(x.high * y.high for x, y in pairs)
    if len(pairs) == 1:
        ((x, y),) = pairs
        words = rows.square(b, x) if x.limbs == y.limbs else rows.multiply(b, x, y)
    else:
        columns = Columns(b)
        columns.add_products(
            [
                (i + j, x.limbs[i], y.limbs[j])
                for x, y in pairs
                for i, j in row_blocks(len(x.limbs), len(y.limbs))
            ]
        )
        words = columns.words(words_of(high, b.bits))
    b.hint(words, 0, high, whole=True)
    return words, high


def _sum(b: LimbBuilder, field: Whole, low: Number, upper: tuple, most: int) -> Number:
    """low + upper mod p in n words and a carry; `upper` is at most `most`."""
    high = low.high + most
    words, carry = add_chain(b, (*low.words, *(0,) * (len(upper) - len(low.words))), upper)
    if len(words) == field.n:
        return Number(words, 0, high, carry, True)
    b.zero(carry)
    b.hint(words, 0, high, whole=True)
    return reduce_up(b, field, words, high)
