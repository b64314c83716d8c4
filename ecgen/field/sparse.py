"""Rows of Montgomery's reduction for primes p = -1 mod 2^w: T -> (T >> w) + t0 G with G = (p + 1) / 2^w, t0 the low word of T.

Exact, since 2^w times that is T + t0 p. The products t0 G are cheap where words of G are 0, 1 or another power of two; signed
words (G = plus - minus, from its non-adjacent form) make more of them so. Nothing here knows a prime: the words of G decide.
"""

from dataclasses import dataclass

from ecgen.errors import BoundError
from ecgen.field.fold import Number, add_chain, scale_row, sub_chain
from ecgen.field.multiples import words_of
from ecgen.field.representation import Representation
from ecgen.limb.builder import LimbBuilder

MOST_VECTORS = 2


@dataclass(frozen=True)
class Down:
    """G = sum of `plus` - sum of `minus`: numbers whose non-zero words leave a word between them, unless they are 1."""

    plus: tuple[int, ...]
    minus: tuple[int, ...] = ()


def downs(field: Representation) -> tuple[Down, ...]:
    """Ways of writing G, none if p is not -1 mod 2^w or too dense."""
    if (field.p + 1) % (1 << field.bits):
        return ()
    g = (field.p + 1) >> field.bits
    plus, minus = _signed(g)
    found = (Down(_vectors(g, field.bits)), Down(_vectors(plus, field.bits), _vectors(minus, field.bits)))
    return tuple(d for d in dict.fromkeys(found) if len(d.plus) <= MOST_VECTORS and len(d.minus) <= MOST_VECTORS)


def _signed(g: int) -> tuple[int, int]:
    """The positive and the negative part of the non-adjacent form."""
    high = g + (g << 1)
    return (high & ~g) >> 1, (~high & g) >> 1


def _vectors(value: int, bits: int) -> tuple[int, ...]:
    """The words of a number dealt out to as few numbers as hold their products by a word side by side: a word other than 1
    makes two words."""
    places: list[dict[int, int]] = []
    for place, word in enumerate((value >> bits * i) % (1 << bits) for i in range(-(-value.bit_length() // bits))):
        if word:
            row = next((r for r in places if not any(k + (w != 1) >= place for k, w in r.items())), None)
            if row is None:
                places.append(row := {})
            row[place] = word
    return tuple(sum(word << bits * place for place, word in row.items()) for row in places)


def down_row(b: LimbBuilder, down: Down, total, high: int) -> tuple[list, int]:
    """(total + t0 p) / 2^w for a number `total` up to `high`, by way of G, and its greatest value."""
    low, rest, high = total[0], tuple(total[1:]), high >> b.bits
    halves: dict[int, tuple] = {}
    if isinstance(low, int):
        raise BoundError(f"the low word of `{b.stem}` is a constant.")
    final = high + (b.top - 1) * (sum(down.plus) - sum(down.minus))
    for vector in down.plus:
        high += (b.top - 1) * vector
        rest, carry = add_chain(b, *_padded(rest, _times(b, low, vector, halves), words_of(high, b.bits)))
        b.zero(carry)
    for vector in down.minus:
        rest, borrow = sub_chain(b, *_padded(rest, _times(b, low, vector, halves), len(rest)))
        b.zero(borrow)
    return list(rest), final


def fold_over(b: LimbBuilder, field: Representation, x: Number, limit: int) -> Number:
    """L + t (2^(w n) mod p) for x = L + 2^(w n) t >= 0 with a word t above n words; one carry of its sum at most is left."""
    if x.top is None or x.is_flag or x.low < 0 or x.sign < 0 or len(x.words) != field.n:
        raise BoundError(f"`{b.stem}` in [{x.low}, {x.high}] has no word above 2^{field.size}.")
    most = (x.high >> field.size) * field.one
    if most + field.full >> field.size > 1:
        raise BoundError(f"`{b.stem}` up to {field.full + most} is more than a carry above 2^{field.size}.")
    b.hint((x.top,), 0, x.high >> field.size)
    if len(_vectors(field.one, b.bits)) == 1:
        addend = _times(b, x.top, field.one, {}, x.high >> field.size)
    else:
        addend = scale_row(b, [b.word("const", v) for v in field.limbs(field.one)], x.top)
        b.hint(addend, 0, most, whole=True)
        addend = addend[:words_of(most, b.bits)]
    words, carry = add_chain(b, x.words, addend)
    top = b.word("word", carry)
    high = max(field.full + most, 2 * field.p - 1)  # with a lower bound more words of the difference to p were 0 than the proof takes away
    b.hint((*words, top), 0, high, whole=True)
    return Number(words, 0, high, top)


def _padded(x, y, count: int) -> tuple[tuple, tuple]:
    count = max(count, len(x), len(y))
    return (*x, *(0,) * (count - len(x))), tuple(y)


def _times(b: LimbBuilder, word, vector: int, halves: dict, most: "int | None" = None) -> tuple:
    """word * vector as words, lowest first; `halves` remembers products by equal words; the word is at most `most`."""
    count = -(-vector.bit_length() // b.bits)
    words: list = [0] * (count + 1)
    for place in range(count):
        low, high = _half(b, word, (vector >> b.bits * place) % b.top, halves, b.top - 1 if most is None else most)
        words[place] = low if low != 0 else words[place]
        words[place + 1] = high if high is not None else 0
    while words and words[-1] == 0:
        words.pop()
    return tuple(words)


def _half(b: LimbBuilder, word, factor: int, halves: dict, most: int) -> tuple:
    """(low, high or None) of word * factor."""
    if factor in (0, 1):
        return (word if factor else 0), None
    if factor not in halves:
        shift = factor.bit_length() - 1
        if factor == 1 << shift:
            halves[factor] = b.word("shl", word, shift), b.word("shr", word, b.bits - shift) if most << shift >= b.top else None
        else:
            halves[factor] = tuple(reversed(b.emit("mulwide", word, b.word("const", factor))))
    return halves[factor]
