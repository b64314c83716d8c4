"""Reduction modulo r with a multiple k r = 2^f + c, c short, as orders of curves over primes near
powers of two have: k is 1, or about the cofactor.

A number L + 2^f H is L - c H modulo r, and c H is V + 2^f G: that is L - V + c G. With 2^f + c
added it is L + 2^f - V + c (G + 1), which is positive. Where f is no end of a word, words are
shifted apart. What is left is a few times 2^f: its quotient q by 2^f leaves L' - q c, and r is
added where that is negative; where r itself is 2^e + d, d short, that is done at 2^e. If k > 1
multiples of r are subtracted from what is left below 2^f.
"""

from dataclasses import dataclass

from ecgen.errors import BoundError
from ecgen.field.products.rows import Rows
from ecgen.field.reduction.fold import Number, add_chain, flag_times, sub_chain
from ecgen.field.reduction.multiples import subtract_multiples
from ecgen.field.representations.montgomery import Constants, Montgomery, words_of
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element

SPARE = 16  # bits by which c (G + 1) may exceed 2^f, so that the last quotient is small


@dataclass(frozen=True)
class Short:
    """The modulus r, and where numbers are cut, at 2^f."""

    field: Montgomery
    rows: Rows
    f: int

    @property
    def c(self) -> int:
        return excess(self.field, self.f)

    @property
    def last(self) -> int:
        """Where the last quotient is taken: at the top bit of r, or the least place, if what it
        leaves is short there.
        """
        e = _least(self.field)
        return (
            e
            if words_of(excess(self.field, e), self.field.bits) <= words_of(self.c, self.field.bits)
            else self.f
        )


def excess(field: Montgomery, f: int) -> int:
    """The least c > 0 with 2^f + c a multiple of r."""
    return field.p - pow(2, f, field.p)


def cuts(field: Montgomery) -> tuple[int, ...]:
    """The places f for which c is short enough, from the end of the words down to the top bit of r:
    G has fewer words than H, and c (G + 1) has n of them, and a few bits. Where c is even 2^(f - 1)
    does as well, but for the end of the words. No word of c is 0, so that every product is one of
    words that the proof follows."""

    def is_short(c: int, f: int) -> bool:
        return (
            2 * c.bit_length() <= f + SPARE
            and (c % 2 == 1 or f == field.size)
            and all(field.limbs(c, words_of(c, field.bits)))
        )

    return tuple(
        f for f in range(field.size, _least(field) - 1, -1) if is_short(excess(field, f), f)
    )


def _least(field: Montgomery) -> int:
    """The least place: the top bit of r, but within the top word."""
    return max(field.p.bit_length() - 1, field.size - field.bits + 1)


def reduce_short(
    b: LimbBuilder, field: Montgomery, rows: Rows, words: tuple, high: int, f: int
) -> Number:
    """The words (a number up to `high`) mod r, in [0, r). BoundError if two folds do not bring it
    near r.
    """
    s = Short(field, rows, f)
    if any(isinstance(word, int) for word in words) or high >> f == 0:
        raise BoundError(f"`{b.stem}` has nothing above 2^{f} to fold.")
    lower, upper, most = _cut(b, s, words, high)
    product, reached = _times(b, s, upper, most)
    if reached >> f:
        product, above, most = _cut(b, s, product, reached)
        if words_of(most + 1, b.bits) > len(above):
            raise BoundError(f"`{b.stem}` plus 1 does not fit {len(above)} words.")
        more, carry = add_chain(b, above, (1, *(0,) * (len(above) - 1)))
        b.zero(carry)
        b.hint(more, 0, most + 1, whole=True)
        addend, added = _times(b, s, more, most + 1)
    else:
        addend, added = Constants(b).words(field.limbs(s.c, words_of(s.c, b.bits))), s.c
    if added >> min(f + SPARE, field.size):
        raise BoundError(f"`{b.stem}` needs more than two folds at 2^{f}.")
    y = _sum(
        b,
        s,
        lower,
        product,
        addend[: words_of(added, b.bits)],
        min(high, (1 << f) - 1) + (1 << f) + added,
    )
    return _last(b, s, y)


def _cut(b: LimbBuilder, s: Short, words: tuple, high: int) -> tuple[tuple, tuple, int]:
    """(words mod 2^f, words >> f, the greatest value of that)."""
    place, shift = divmod(s.f, b.bits)
    most = high >> s.f
    if not shift:
        return words[:place], words[place:], most
    kept = (*words[:place], b.word("and", words[place], (1 << shift) - 1))
    upper = [
        b.word("shld", words[i + 1], words[i], b.bits - shift) for i in range(place, len(words) - 1)
    ]
    upper = [*upper, b.word("shr", words[-1], shift)][: words_of(most, b.bits)]
    b.hint(upper, 0, most, whole=True)
    return kept, tuple(upper), most


def _times(b: LimbBuilder, s: Short, words: tuple, most: int) -> tuple[tuple, int]:
    """(words times c, its greatest value)."""
    constants = Constants(b).words(s.field.limbs(s.c, words_of(s.c, b.bits)))
    shorter, longer = (words, constants) if len(words) < len(constants) else (constants, words)
    product = s.rows.multiply(b, Element("", shorter, 0, 0), Element("", longer, 0, 0))
    b.hint(product, 0, most * s.c, whole=True)
    return product[: words_of(most * s.c, b.bits)], most * s.c


def _sum(b: LimbBuilder, s: Short, lower: tuple, minus: tuple, plus: tuple, high: int) -> Number:
    """lower + 2^f - minus + plus, at most `high`, with a word above the n words where that may be
    needed.
    """
    n, above = s.field.n, 0
    if s.f < s.field.size:
        lower = (*lower[:-1], b.word("or", lower[-1], 1 << s.f % b.bits))
        difference, borrow = sub_chain(b, lower, minus[:n])
        b.zero(borrow)
    else:
        difference, borrow = sub_chain(b, lower, minus)
        above = 1
    less = b.word("word", borrow) if above else 0
    words, carry = add_chain(b, difference, plus)
    if above:
        top, lost = b.add(1, 0, carry)
        b.zero(lost)
        top, lost = b.sub(top, less)
        b.zero(lost)
        words = (*words, top)
    elif high >> s.field.size:
        words = (*words, b.word("word", carry))
    else:
        b.zero(carry)
    b.hint(words, 0, high, whole=True)
    return Number(words, 0, high)


def _last(b: LimbBuilder, s: Short, y: Number) -> Number:
    """y mod r."""
    n, place = s.field.n, s.last % b.bits
    c, q, most = excess(s.field, s.last), y.words[-1], y.high >> s.last
    if s.last == s.field.size:
        kept = y.words[:n]
    else:
        q = (
            b.word("shld", q, y.words[n - 1], b.bits - place)
            if len(y.words) > n
            else b.word("shr", q, place)
        )
        kept = (*y.words[: n - 1], b.word("and", y.words[n - 1], (1 << place) - 1))
    b.hint((q,), 0, most)
    if most * c > s.field.p:
        raise BoundError(
            f"the last quotient of `{b.stem}`, up to {most}, times {c:#x} is more than the modulus."
        )
    constants = Constants(b).words(s.field.limbs(c, words_of(c, b.bits)))
    product = s.rows.multiply(b, Element("", (q,), 0, 0), Element("", constants, 0, 0))
    b.hint(product, 0, most * c, whole=True)
    words, borrow = sub_chain(b, kept, product[: words_of(most * c, b.bits)])
    words, borrow = sub_chain(b, words, flag_times(b, borrow, (1 << s.field.size) - s.field.p, n))
    b.zero(borrow)
    high = max((1 << s.last) - 1, s.field.p - 1)
    if high >= s.field.p:
        b.hint(words, 0, high, whole=True)
    return subtract_multiples(b, s.field, Number(words, 0, high), s.field.p - 1)
