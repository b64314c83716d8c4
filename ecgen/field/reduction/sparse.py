"""Steps of Montgomery's reduction for primes p = -1 mod 2^(w j): T -> (T >> w j) + t G with G = (p
+ 1) / 2^(w j), t the j low words of T.

Exact, since 2^(w j) times that is T + t p. For p = 1 mod 2^(w j): T -> (T >> w j) + m G + c with G
= (p - 1) / 2^(w j), m = -t mod 2^(w j) and c = 1 but for t = 0, the borrow of 0 - t = m - 2^(w j)
c: there 2^(w j) times that is T + m p. The products by G are cheap where words of G are 0, 1 or
another power of two; signed words (G = plus - minus, from its non-adjacent form) make more of them
so. Steps of more words than one are taken where all words are: one addition then serves them all.
Nothing here knows a prime: the words of G decide.
"""

from dataclasses import dataclass

from ecgen.errors import BoundError
from ecgen.field.reduction.fold import Number, add_chain, scale_row, sub_chain
from ecgen.field.reduction.multiples import words_of
from ecgen.field.representation import Representation
from ecgen.limb.builder import LimbBuilder

MOST_VECTORS = 2


@dataclass(frozen=True)
class Down:
    """G = sum of `plus` - sum of `minus` for steps of `count` words: numbers whose non-zero words
    leave room between them for that many, and for another one unless they are 1. `negated`: p = 1,
    not -1 modulo 2^(w count)."""

    plus: tuple[int, ...]
    minus: tuple[int, ...] = ()
    count: int = 1
    negated: bool = False


@dataclass(frozen=True)
class Downs:
    """Steps to choose from, those of most words first, the last one of one word."""

    steps: tuple[Down, ...]

    def step(self, left: int) -> Down:
        """The longest step for `left` words."""
        return next(step for step in self.steps if step.count <= left)


def downs(field: Representation, long: bool = False) -> tuple[Downs, ...]:
    """Ways of reducing, none if p is not 1 or -1 mod 2^w or too dense; with `long` those that have
    steps of several words.
    """
    ones = _of_count(field, 1)
    if not long:
        return tuple(Downs((one,)) for one in ones)
    more = [step for count in range(field.n, 1, -1) for step in _of_count(field, count)[-1:]]
    return tuple(Downs((*more, one)) for one in ones) if more else ()


def _of_count(field: Representation, count: int) -> tuple[Down, ...]:
    signs = (1, -1) if count == 1 < field.n else (1,)
    near = next((sign for sign in signs if (field.p + sign) % (1 << field.bits * count) == 0), 0)
    if not near:
        return ()
    g = (field.p + near) >> field.bits * count
    plus, minus = _signed(g)
    parts = (g, 0), (plus, minus)
    found = (
        Down(_vectors(a, field.bits, count), _vectors(b, field.bits, count), count, near < 0)
        for a, b in parts
        if count == 1 or _is_shifted(a | b, field.bits)
    )
    return tuple(
        d
        for d in dict.fromkeys(found)
        if len(d.plus) <= MOST_VECTORS
        and len(d.minus) <= MOST_VECTORS
        and not (d.negated and _has_shifts(d.plus[0], field.bits))
    )


def _is_shifted(value: int, bits: int) -> bool:
    """Whether all words are 0 or powers of two."""
    return all(not word & word - 1 for word in _words(value, bits))


def _has_shifts(value: int, bits: int) -> bool:
    """Whether a word is a power of two above 1: the product by it destroys a borrow."""
    return any(word > 1 and not word & word - 1 for word in _words(value, bits))


def _words(value: int, bits: int) -> list[int]:
    return [(value >> bits * i) % (1 << bits) for i in range(words_of(value, bits))]


def _signed(g: int) -> tuple[int, int]:
    """The positive and the negative part of the non-adjacent form."""
    high = g + (g << 1)
    return (high & ~g) >> 1, (~high & g) >> 1


def _vectors(value: int, bits: int, count: int = 1) -> tuple[int, ...]:
    """The words of a number dealt out to as few numbers as hold their products by `count` words
    side by side: a word other than 1 makes one word more."""
    places: list[dict[int, int]] = []
    for place, word in enumerate(_words(value, bits)):
        if word:
            row = next(
                (r for r in places if not any(k + count - (w == 1) >= place for k, w in r.items())),
                None,
            )
            if row is None:
                places.append(row := {})
            row[place] = word
    return tuple(sum(word << bits * place for place, word in row.items()) for row in places)


def down_step(b: LimbBuilder, down: Down, total, high: int) -> tuple[list, int]:
    """(total + t p) / 2^(w count) for a number `total` up to `high`, by way of G, and its greatest
    value.
    """
    low = tuple(total[: down.count])
    rest = tuple(total[down.count :])
    high = high >> b.bits * down.count
    known: dict[int, tuple] = {}
    if any(isinstance(word, int) for word in low):
        raise BoundError(f"a low word of `{b.stem}` is a constant.")
    most = (1 << b.bits * down.count) - 1
    borrow = None
    if down.negated:
        low, borrow = sub_chain(b, (0,) * down.count, low)
    final = high + most * (sum(down.plus) - sum(down.minus)) + down.negated
    for vector in down.plus:
        high += most * vector + (borrow is not None)
        rest, carry = add_chain(
            b,
            *_padded(rest, _times(b, low, vector, known, most), words_of(high, b.bits)),
            carry=borrow,
        )
        b.zero(carry)
        borrow = None
    for vector in down.minus:
        rest, borrow = sub_chain(b, *_padded(rest, _times(b, low, vector, known, most), len(rest)))
        b.zero(borrow)
    return list(rest), final


def fold_over(b: LimbBuilder, field: Representation, x: Number, limit: int) -> Number:
    """L + t (2^(w n) mod p) for x = L + 2^(w n) t >= 0 with a word t above n words; one carry of
    its sum at most is left.
    """
    if x.top is None or x.is_flag or x.low < 0 or x.sign < 0 or len(x.words) != field.n:
        raise BoundError(f"`{b.stem}` in [{x.low}, {x.high}] has no word above 2^{field.size}.")
    k = (1 << field.size) % field.p
    most = (x.high >> field.size) * k
    if most + field.full >> field.size > 1:
        raise BoundError(
            f"`{b.stem}` up to {field.full + most} is more than a carry above 2^{field.size}."
        )
    b.hint((x.top,), 0, x.high >> field.size)
    if len(_vectors(k, b.bits)) == 1:
        addend = _times(b, (x.top,), k, {}, x.high >> field.size)
    else:
        addend = scale_row(b, [b.word("const", v) for v in field.limbs(k)], x.top)
        b.hint(addend, 0, most, whole=True)
        addend = addend[: words_of(most, b.bits)]
    words, carry = add_chain(b, x.words, addend)
    top = b.word("word", carry)
    # with a lower bound more words of the difference to p were 0 than the proof takes away
    high = max(field.full + most, 2 * field.p - 1)
    b.hint((*words, top), 0, high, whole=True)
    return Number(words, 0, high, top)


def _padded(x, y, count: int) -> tuple[tuple, tuple]:
    count = max(count, len(x), len(y))
    return (*x, *(0,) * (count - len(x))), tuple(y)


def _times(b: LimbBuilder, low: tuple, vector: int, known: dict, most: int) -> tuple:
    """low * vector as words, lowest first, for a number `low` up to `most`; `known` remembers
    products by equal words.
    """
    words: dict = {}
    for place, factor in enumerate(_words(vector, b.bits)):
        if factor:
            words |= dict(enumerate(_multiple(b, low, factor, known, most), place))
    return tuple(words.get(place, 0) for place in range(max(words) + 1))


def _multiple(b: LimbBuilder, low: tuple, factor: int, known: dict, most: int) -> tuple:
    """low * factor as words, for one word `low` or a power of two."""
    if factor == 1:
        return low
    if factor not in known:
        shift = factor.bit_length() - 1
        if factor != 1 << shift:
            known[factor] = tuple(reversed(b.emit("mulwide", *low, b.word("const", factor))))
            return known[factor]
        words = [b.word("shl", word, shift) for word in low]
        above = [
            b.word("shr", word, b.bits - shift)
            for word in low[: None if most << shift >> b.bits * len(low) else -1]
        ]
        for k, word in enumerate(above[: len(low) - 1], 1):
            words[k], carry = b.add(words[k], word)
            b.zero(carry)
        known[factor] = (*words, *above[len(low) - 1 :])
    return known[factor]
