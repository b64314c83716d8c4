"""Reduction modulo 2^m - c in one pass: what the highest word leaves above bit m is folded with the words below it, not after them.

x = l + 2^(w n) h, and 2^(w n) = C. Of C h only the highest word reaches bit m but for a carry: it is taken first, and the quotient q of what lies
above bit m joins the row C * (the rest of h) as c q. What that row carries past bit m stays, so that results lie a little above 2^m (`bound`).
"""

from ecgen.errors import BoundError
from ecgen.field.fold import Number, add_chain
from ecgen.field.prime import Field
from ecgen.limb.builder import LimbBuilder


def fold_ahead(b: LimbBuilder, field: Field, x: Number, row) -> Number:
    """x of 2n words in n words, at most 2^m - 1 + c q + C 2^(w (n - 1)); `row(b, lower, upper, factor, addend)` is lower + upper * factor + addend."""
    n, last = field.n, field.n - 1
    if not field.slack or len(x.words) != 2 * n or x.top is not None or x.low < 0:
        raise BoundError(f"`{b.stem}` is not folded by one row of {n} words ahead of its end.")
    most = b.top - 1 + field.fold * (x.high >> field.size + b.bits * last) >> b.bits - field.room
    if most * field.c >> b.bits:
        raise BoundError(f"`{b.stem}` up to {x.high} leaves a quotient of two words.")
    factor = b.word("const", field.fold)
    upper, lower = b.emit("mulwide", x.words[-1], factor)
    word, carry = b.add(x.words[last], lower)
    top, lost = b.add(upper, 0, carry)
    b.zero(lost)
    quotient, kept = _divide(b, top, word, field.room)
    addend = b.word("mullo", quotient, field.c)
    words = row(b, (*x.words[:last], kept), x.words[n:-1], factor, addend)
    return Number(tuple(words), 0, (1 << field.m) - 1 + field.c * most + (field.fold << b.bits * last))


def _divide(b: LimbBuilder, top, word, room: int) -> tuple:
    """top * 2^w + word as (quotient, rest) of a division by 2^(w - room); a single bit is a carry."""
    place = b.bits - room
    upper = b.word("shr", word, place) if room == 1 else b.word("shld", top, word, room)
    kept = b.word("and", word, (1 << place) - 1)
    if room > 1:
        return upper, kept
    quotient, lost = b.add(top, top, b.word("flag", upper))
    b.zero(lost)
    return quotient, kept

def on_two_chains(b: LimbBuilder, lower, upper, factor, addend) -> list:
    """The lower halves on one chain, the addend and the upper halves on another; both end in the highest word of `lower`, which has room for them."""
    total = list(lower)
    total[0], above = b.add(total[0], addend)
    below = None
    for j, word in enumerate(upper):
        high, low = b.emit("mulwide", factor, word)
        total[j], below = b.add(total[j], low, below)
        total[j + 1], above = b.add(total[j + 1], high, above)
    total[-1], below = b.add(total[-1], 0, below)
    b.zero(below)
    b.zero(above)
    return total


def on_one_chain(b: LimbBuilder, lower, upper, factor, addend) -> list:
    """The row by itself, the addend in its lowest word, then one addition."""
    uppers, lowers = zip(*(b.emit("mulwide", word, factor) for word in upper))
    words, carry = add_chain(b, (*lowers, uppers[-1]), (addend, *uppers[:-1]))
    b.zero(carry)
    words, carry = add_chain(b, lower, words)
    b.zero(carry)
    return list(words)
