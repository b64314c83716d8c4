"""Residues held as whatever n words hold, for primes above half of 2^(w n): a carry out of the top word comes back as 2^(w n) - p.

So neither a product nor a sum has to be compared with p. A product is divided by R = 2^(w n), as Montgomery does it: T < x y / R + p is
below 2 R. A sum of two may carry twice. For machines that multiply and add two words without a carry flag; nothing here knows a prime.
"""

from dataclasses import dataclass

from ecgen.errors import BoundError
from ecgen.field import linear
from ecgen.field.blocks import digits_of, reduce_down, reduce_up
from ecgen.field.columns import Columns, row_blocks
from ecgen.field.fold import Number, add_chain, cheapest, fold_top
from ecgen.field.montgomery import Montgomery, reduce_rows
from ecgen.field.multiples import words_of
from ecgen.field.rows import Rows
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element

WORD = 32


@dataclass(frozen=True)
class Whole(Montgomery):
    """Montgomery's representation in [0, 2^(w n) - 1]. BoundError unless 2^(w n) < 2 p and w is 32."""

    kind = "montgomery, whole words"
    closings = (), ("top",), ("top", "top"), ("subtract",), ("subtract", "subtract")

    def __post_init__(self):
        super().__post_init__()
        if self.bits != WORD or self.room or self.n == 1:
            raise BoundError(f"{self.room} bits of the top word are free, words have {self.bits} bits: a carry is folded where there is none, words of {WORD} bits.")

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
    """Residues themselves in [0, 2^(w n) - 1], for primes whose 2^(w n) mod p has few words. BoundError for others."""

    kind = "whole words, folded"
    one = product_scale = 1

    def __post_init__(self):
        super().__post_init__()
        digits_of(self.fold, self.bits)
        if self.fold >> self.bits * (self.n - 1):
            raise BoundError(f"2^{self.size} mod p has {self.fold.bit_length()} bits: folding gains less than a word.")

    def encode(self, value: int) -> int:
        """What is stored for the residue `value`."""
        return value % self.p

    def decode(self, stored: int) -> int:
        """The residue that the stored integer stands for."""
        return stored % self.p


def lower_products_with(rows: Rows):
    """`lower_products` for Whole and Folded on a machine that takes `rows`, which have to be those of multiply-and-add."""

    def lower_products(b: LimbBuilder, field: Whole, name: str, terms, limit: "int | None" = None) -> Element:
        """The element `name` = sum of sign * x * y mod p, by Montgomery divided by R; the only limit is what n words hold."""
        b.price = rows.price
        if limit is not None and limit < field.full:
            raise BoundError(f"`{name}` is whatever {field.n} words hold, not at most {limit}.")
        pairs = [linear.positive_factors(b, field, name, sign, x, y, k) for k, (sign, x, y) in enumerate(terms)]
        b.begin(name)
        words, high = _product(b, rows, pairs)
        if field.one == 1:
            number = reduce_up(b, field, words, high)
        else:
            low = cheapest(b, [lambda b: reduce_down(b, field, words[:field.n], field.full), lambda b: reduce_rows(b, field, rows, (), field.n, words[:field.n], field.full)])
            number = _sum(b, field, low, words[field.n:], high >> field.size)
        while number.top is not None:
            number = fold_top(b, field, number)
        return b.define(name, number.words, 0, number.high)

    return lower_products


def _product(b: LimbBuilder, rows: Rows, pairs) -> tuple[tuple, int]:
    """All words of the sum of x*y, and a bound of it."""
    high = sum(x.high * y.high for x, y in pairs)
    if len(pairs) == 1:
        ((x, y),) = pairs
        words = rows.square(b, x) if x.limbs == y.limbs else rows.multiply(b, x, y)
    else:
        columns = Columns(b)
        columns.add_products([(i + j, x.limbs[i], y.limbs[j]) for x, y in pairs for i, j in row_blocks(len(x.limbs), len(y.limbs))])
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
