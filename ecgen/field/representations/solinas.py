"""Primes with 2^(w n) = K mod p, K a short sum of signed powers of two (Solinas 1999): what lies
above n words comes back times K.

A fold replaces low + 2^(w e) top by low + 2^(w (e-n)) K top, e >= n: K top is top shifted by the
bits of each power, once for each, placed at the word of each; powers whose numbers lie side by side
are one carry chain. How many words are folded at a time is what costs least. The products are whole
before they are folded; what is left above p is subtracted. Nothing here knows a prime: the digits
of K decide.
"""

import itertools
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from ecgen.errors import BoundError
from ecgen.field import cost
from ecgen.field.products.rows import Rows
from ecgen.field.reduction.fold import Number, add_chain, sub_chain
from ecgen.field.reduction.multiples import subtract_multiples, words_of
from ecgen.field.representation import Words
from ecgen.field.representations import montgomery
from ecgen.limb.builder import LimbBuilder

MOST_DIGITS = 6  # of K in signed binary form
MOST_WAYS = 12  # of folding that are tried: the proof of some does not close
MOST_LEFT = 4  # multiples of p that are left to be subtracted


@dataclass(frozen=True)
class Solinas(Words):
    """The prime and the word size; all else is derived. Precondition: p odd, p > 2. BoundError if K
    is dense, or p far below 2^(w n).
    """

    kind = "solinas"
    one = product_scale = 1
    closings = (), ("add",), ("subtract",), ("add", "subtract"), ("over", "subtract")

    def __post_init__(self):
        if self.p < 3 or self.p % 2 == 0:
            raise BoundError(f"{self.p} is not odd and above 2.", hint="Only odd primes are taken.")
        if len(self.digits) > MOST_DIGITS or self.n == 1 or self.k << self.bits >= self.p:
            raise BoundError(
                f"2^{self.size} is {len(self.digits)} signed powers of two modulo the prime, up to"
                f" 2^{self.k.bit_length() - 1}: folding takes {MOST_DIGITS}, a word below it."
            )
        if self.full >= MOST_LEFT * self.p:
            raise BoundError(
                f"{self.room} bits of the top word are free: a fold at 2^{self.size} leaves them"
                " full."
            )

    @property
    def k(self) -> int:
        """K = 2^(w n) mod p."""
        return (1 << self.size) % self.p

    @cached_property
    def digits(self) -> tuple[tuple[int, int], ...]:
        """K as (sign, exponent) of its non-adjacent form, least exponent first."""
        thrice = 3 * self.k
        plus, minus = thrice & ~self.k, self.k & ~thrice
        return tuple(
            (1 if plus >> i & 1 else -1, i - 1)
            for i in range(thrice.bit_length())
            if (plus | minus) >> i & 1
        )

    @property
    def most_multiple(self) -> int:
        """The greatest factor for which a multiple, what overflows n words folded back once, is
        below 2p; 16, if that is less.
        """
        return montgomery.most_folded(self)


def lower_products_with(rows: Rows):
    """`lower_products` for these representations on a machine that takes `rows`."""
    return montgomery.lower_products_with(rows, _ways)


def _ways(field: Solinas, rows: Rows, pairs, limit: int) -> list:
    """Functions of the builder that leave the sum in [0, limit]: the cheapest ways of folding, a
    few words at a time.
    """
    return [
        lambda b, number=number: _reduced(b, field, rows, pairs, limit, number)
        for number in range(MOST_WAYS)
    ]


def _reduced(b: LimbBuilder, field: Solinas, rows: Rows, pairs, limit: int, number: int) -> Number:
    # A short factor counts as a long one: its folds are those of all products, whose proofs close;
    # a narrow fold's may not.
    pairs = [tuple(replace(e, high=max(e.high, field.loose[1])) for e in pair) for pair in pairs]
    words, high = montgomery.sum_of_products(b, rows, pairs)
    b.hint(words, 0, high, whole=True)
    words = tuple(words[: words_of(high, b.bits)])
    ways = cheapest_counts(field, high)
    if number >= len(ways):
        raise BoundError(f"there are {len(ways)} ways of folding `{b.stem}`.")
    for count in ways[number][1]:
        words, high = fold(b, field, words, high, count)
        b.hint(words, 0, high, whole=True)
    return subtract_multiples(b, field, Number(words, 0, high), limit)


def folded(field: Solinas, high: int, count: int) -> int:
    """The greatest value that a fold of the upper `count` words leaves of a number up to `high`."""
    end = field.bits * (words_of(high, field.bits) - count)
    return (1 << end) - 1 + ((high >> end) * field.k << end - field.size)


@lru_cache(maxsize=4096)
def cheapest_counts(field: Solinas, high: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """(operations, words of each fold) of the cheapest folds that bring a number up to `high` below
    MOST_LEFT p.
    """
    if high < MOST_LEFT * field.p:
        return ((0, ()),)
    found = []
    for count in range(1, words_of(high, field.bits) - field.n + 1):
        if (left := folded(field, high, count)) < high:
            price = _price(field, high, count)
            found += [
                (price + more, (count, *counts)) for more, counts in cheapest_counts(field, left)
            ]
    return tuple(sorted(found)[:MOST_WAYS])


def _price(field: Solinas, high: int, count: int) -> int:
    """Operations of a fold: shifts of words, and the words of each chain from its first addend to
    the end.
    """
    b = LimbBuilder("price", field.bits)
    x = b.input("x", words_of(high, field.bits), 0, high)
    b.begin("r")
    words, final = fold(b, field, x.limbs, high, count)
    return cost.count(b.build([b.define("r", words, 0, final)]).ops)


def fold(b: LimbBuilder, field: Solinas, words, high: int, count: int) -> tuple[tuple, int]:
    """A number of words up to `high` with its upper `count` words folded, and its greatest
    value.
    """
    end = len(words) - count
    low, top, top_high, place = tuple(words[:end]), words[end:], high >> b.bits * end, end - field.n
    reached, final = (1 << b.bits * end) - 1, folded(field, high, count)
    low += (0,) * (words_of(final, b.bits) - len(low))
    for sign, addend, weight in _addends(b, field, top, top_high, place):
        reached += max(sign * weight, 0)
        low, carry = (add_chain if sign > 0 else sub_chain)(b, low, addend)
        if reached >> b.bits * len(low) == 0:
            b.zero(carry)  # else it is lost: what is added above comes off again
    return low, final


def _addends(b: LimbBuilder, field: Solinas, top, high: int, place: int) -> list:
    """(sign, words, greatest value) of numbers whose sum is K top 2^(w place), positive ones
    first.
    """
    shifted: dict[int, tuple] = {}
    found: list = []
    for wanted in (1, -1):
        rows: list = []
        for exponent in (e for sign, e in field.digits if sign == wanted):
            skip, shift = divmod(exponent, b.bits)
            if shift not in shifted:
                shifted[shift] = _shifted(b, top, high, shift)
            row = next((r for r in rows if len(r[0]) <= skip + place), None)
            if row is None:
                rows.append(row := [[], 0])
            row[0] += [0] * (skip + place - len(row[0]))
            row[0] += shifted[shift]
            row[1] += high << exponent + b.bits * place
        found += [(wanted, tuple(words), weight) for words, weight in rows]
    return found


def _shifted(b: LimbBuilder, top, high: int, shift: int) -> tuple:
    """top * 2^shift, 0 <= shift < w, for `top` up to `high`."""
    if not shift:
        return top
    words = [
        b.word("shl", top[0], shift),
        *(b.word("shld", upper, lower, shift) for lower, upper in itertools.pairwise(top)),
    ]
    if high << shift >> b.bits * len(top):
        words.append(b.word("shr", top[-1], b.bits - shift))
    return tuple(words)
