"""Reduction modulo r = 2^e + d, d short, as orders of curves over primes near powers of two are: 2^f is -c with c = d * 2^(f - e).

A number L + 2^f H is L - c H, and c H is V + 2^f G: that is L - V + c G. With 2^f + c, a multiple of r, added it is L + 2^f - V + c (G + 1),
which is positive. At f = e words are shifted apart; at f = w n they lie apart, and the borrow of L - V and the carry of the sum make a
word above. What is left is a few times 2^e: its quotient q by 2^e leaves L' - q d, and r is added where that is negative.
"""

from dataclasses import dataclass

from ecgen.errors import BoundError
from ecgen.field.fold import Number, add_chain, flag_times, sub_chain
from ecgen.field.montgomery import Constants, Montgomery, words_of
from ecgen.field.rows import Rows
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element

SPARE = 16  # bits by which c (G + 1) may exceed 2^f, so that the last quotient is small


@dataclass(frozen=True)
class Short:
    """The modulus r = 2^e + d, and where numbers are cut, at 2^f."""

    field: Montgomery
    rows: Rows
    f: int

    @property
    def e(self) -> int:
        return self.field.p.bit_length() - 1

    @property
    def d(self) -> int:
        return self.field.p - (1 << self.e)

    @property
    def c(self) -> int:
        return self.d << self.f - self.e


def cuts(field: Montgomery) -> tuple[int, ...]:
    """The places f for which c is short enough: G has fewer words than H, and c (G + 1) has n of them. No word of c is 0, so that
    every product is one of words that the proof follows."""
    e = field.p.bit_length() - 1
    d = field.p - (1 << e)

    def is_short(c: int, f: int) -> bool:
        return 2 * c.bit_length() <= f and all(field.limbs(c, words_of(c, field.bits)))

    return tuple(f for f in dict.fromkeys((field.size, e)) if d and field.size - e < field.bits and is_short(d << f - e, f))


def reduce_short(b: LimbBuilder, field: Montgomery, rows: Rows, words: tuple, high: int, f: int) -> Number:
    """The words (a number up to `high`) mod r, in [0, r). BoundError if two folds do not bring it near r."""
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
    y = _sum(b, s, lower, product, addend[:words_of(added, b.bits)], min(high, (1 << f) - 1) + (1 << f) + added)
    return _last(b, s, y)


def _cut(b: LimbBuilder, s: Short, words: tuple, high: int) -> tuple[tuple, tuple, int]:
    """(words mod 2^f, words >> f, the greatest value of that)."""
    place, shift = divmod(s.f, b.bits)
    most = high >> s.f
    if not shift:
        return words[:place], words[place:], most
    kept = (*words[:place], b.word("and", words[place], (1 << shift) - 1))
    upper = [b.word("shld", words[i + 1], words[i], b.bits - shift) for i in range(place, len(words) - 1)]
    upper = [*upper, b.word("shr", words[-1], shift)][:words_of(most, b.bits)]
    b.hint(upper, 0, most, whole=True)
    return kept, tuple(upper), most


def _times(b: LimbBuilder, s: Short, words: tuple, most: int) -> tuple[tuple, int]:
    """(words times c, its greatest value)."""
    constants = Constants(b).words(s.field.limbs(s.c, words_of(s.c, b.bits)))
    shorter, longer = (words, constants) if len(words) < len(constants) else (constants, words)
    product = s.rows.multiply(b, Element("", shorter, 0, 0), Element("", longer, 0, 0))
    b.hint(product, 0, most * s.c, whole=True)
    return product[:words_of(most * s.c, b.bits)], most * s.c


def _sum(b: LimbBuilder, s: Short, lower: tuple, minus: tuple, plus: tuple, high: int) -> Number:
    """lower + 2^f - minus + plus, at most `high`; it has a word above if f is the end of the words."""
    n = s.field.n
    if s.f < s.field.size:
        if high >> s.field.size:
            raise BoundError(f"`{b.stem}` does not fit {n} words before its last step.")
        lower = (*lower[:-1], b.word("or", lower[-1], 1 << s.f % b.bits))
        difference, borrow = sub_chain(b, lower, minus[:n])
        b.zero(borrow)
        words, carry = add_chain(b, difference, plus)
        b.zero(carry)
        b.hint(words, 0, high, whole=True)
        return Number(words, 0, high)
    difference, borrow = sub_chain(b, lower, minus)
    less = b.word("word", borrow)
    words, carry = add_chain(b, difference, plus)
    top, lost = b.add(1, 0, carry)
    b.zero(lost)
    top, lost = b.sub(top, less)
    b.zero(lost)
    b.hint((*words, top), 0, high, whole=True)
    return Number((*words, top), 0, high)


def _last(b: LimbBuilder, s: Short, y: Number) -> Number:
    """y mod r."""
    n, place = s.field.n, s.e % b.bits
    q, most = y.words[n - 1], y.high >> s.e
    if len(y.words) > n:
        q = b.word("shld", y.words[n], q, b.bits - place) if place else y.words[n]
    else:
        q = b.word("shr", q, place)
    b.hint((q,), 0, most)
    constants = Constants(b).words(s.field.limbs(s.d, words_of(s.d, b.bits)))
    product = s.rows.multiply(b, Element("", (q,), 0, 0), Element("", constants, 0, 0))
    b.hint(product, 0, most * s.d, whole=True)
    kept = (*y.words[:n - 1], b.word("and", y.words[n - 1], (1 << place) - 1))
    words, borrow = sub_chain(b, kept, product[:words_of(most * s.d, b.bits)])
    words, borrow = sub_chain(b, words, flag_times(b, borrow, (1 << s.field.size) - s.field.p, n))
    b.zero(borrow)
    return Number(words, 0, s.field.p - 1)
