"""Rows of Montgomery's reduction for primes p = -1 mod 2^w: T -> (T >> w) + t0 G with G = (p + 1) / 2^w, t0 the low word of T.

Exact, since 2^w times that is T + t0 p. The products t0 G are cheap where words of G are 0, 1 or another power of two; signed
words (G = plus - minus, from its non-adjacent form) make more of them so. Nothing here knows a prime: the words of G decide.
"""

from dataclasses import dataclass

from ecgen.errors import BoundError
from ecgen.field.fold import add_chain, sub_chain
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


def _padded(x, y, count: int) -> tuple[tuple, tuple]:
    count = max(count, len(x), len(y))
    return (*x, *(0,) * (count - len(x))), tuple(y)


def _times(b: LimbBuilder, word, vector: int, halves: dict) -> tuple:
    """word * vector as words, lowest first; `halves` remembers products by equal words."""
    count = -(-vector.bit_length() // b.bits)
    words: list = [0] * (count + 1)
    for place in range(count):
        low, high = _half(b, word, (vector >> b.bits * place) % b.top, halves)
        words[place] = low if low != 0 else words[place]
        words[place + 1] = high if high is not None else 0
    while words and words[-1] == 0:
        words.pop()
    return tuple(words)


def _half(b: LimbBuilder, word, factor: int, halves: dict) -> tuple:
    """(low, high or None) of word * factor."""
    if factor in (0, 1):
        return (word if factor else 0), None
    if factor not in halves:
        shift = factor.bit_length() - 1
        if factor == 1 << shift:
            halves[factor] = b.word("shl", word, shift), b.word("shr", word, b.bits - shift)
        else:
            halves[factor] = tuple(reversed(b.emit("mulwide", word, b.word("const", factor))))
    return halves[factor]
