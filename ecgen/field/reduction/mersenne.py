"""Reduction modulo 2^m - 1: the part above bit m is added to the part below, a single bit above
goes in as the carry of an addition.

Precondition of all functions: field.c = 1 and field.room > 0. A chain that has to add 0 or 1 anyway
takes the bit as its carry in; so x = l + 2^m (q + 2^m t), t a bit, becomes l + q + t in one chain,
which stays below 2^(w n) where l + q + 2 t may not.
"""

from ecgen.errors import BoundError
from ecgen.field.reduction.fold import Number, cheapest, fold_range
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.field.reduction.reduce_to import close
from ecgen.limb.builder import LimbBuilder


def reduce_wide(b: LimbBuilder, field: Field, x: Number, limit: int) -> Number:
    """x mod p in n words with 0 <= value <= limit; BoundError where these folds do not get
    there.
    """
    if (
        field.c != 1
        or not field.room
        or x.top is not None
        or x.low < 0
        or len(x.words) > 2 * field.n
    ):
        raise BoundError(f"`{b.stem}` is not reduced modulo 2^{field.m} - 1.")
    if len(x.words) > field.n:
        x = _fold_upper(b, field, x)
        b.claim(x.words, x.low, x.high)
    return close(b, field, x, limit)


def _split(b: LimbBuilder, field: Field, words) -> tuple[list, str]:
    """n words without what lies from bit m on, and that as a flag: it must be a bit."""
    place = b.bits - field.room
    upper = b.word("shr", words[-1], place)
    kept = b.word("and", words[-1], (1 << place) - 1)
    return [*words[:-1], kept], b.word("flag", upper)


def _add(b: LimbBuilder, xs, ys, carry: str | None) -> tuple:
    """xs + ys + carry over the words of xs, which hold it."""
    words = []
    for i, x in enumerate(xs):
        word, carry = b.add(x, ys[i] if i < len(ys) else 0, carry)
        words.append(word)
    b.zero(carry)
    return tuple(words)


def _fold_upper(b: LimbBuilder, field: Field, x: Number) -> Number:
    """x mod 2^m + (x >> m), a bit 2m of x as a carry where the sum needs it."""
    if field.room == 1 and len(x.words) == 2 * field.n:
        return cheapest(
            b, [lambda b: _fold_doubled(b, field, x), lambda b: _fold_shifted(b, field, x)]
        )
    return _fold_shifted(b, field, x)


def _fold_doubled(b: LimbBuilder, field: Field, x: Number) -> Number:
    """The same where m = w n - 1: x >> m is the upper half doubled, bit m going in as the carry."""
    n, quotient = field.n, x.high >> field.m
    if quotient >> field.size:
        raise BoundError(
            f"`{b.stem}` in [0, {x.high}] leaves more than {n} words above 2^{field.m}."
        )
    b.claim(x.words, x.low, x.high, whole=True)
    lower, carry = _split(b, field, x.words[:n])
    upper = []
    for word in x.words[n:]:
        word, carry = b.add(word, word, carry)
        upper.append(word)
    b.zero(carry)
    b.claim(upper, 0, quotient, whole=True)
    high, bit = (1 << field.m) - 1 + quotient, None
    if high >> field.size:
        high = (1 << field.m) - 1 + fold_range(0, quotient, field.m, 1)[1]
        upper, bit = _split(b, field, upper)
    return Number(_add(b, lower, upper, bit), 0, high)


def fold_difference(b: LimbBuilder, field: Field, x: Number) -> Number:
    """x mod 2^m + (x >> m) + 1 for a difference x, -2^(2 m) < x < 2^(2 m), where m = w n - 1: of x
    >> m >= -2^m + 1, doubled as above, the top bit is the sign; without it and less it that is a
    number below 2^m."""
    n = field.n
    if (
        field.c != 1
        or field.room != 1
        or len(x.words) != 2 * n
        or not x.is_flag
        or x.sign > 0
        or max(-x.low, x.high) > field.p**2
    ):
        raise BoundError(
            f"`{b.stem}` in [{x.low}, {x.high}] is not reduced as a difference of products."
        )
    lower, carry = _split(b, field, x.words[:n])
    upper = []
    for word in x.words[n:]:
        word, carry = b.add(word, word, carry)
        upper.append(word)
    upper, borrow = _split(b, field, upper)
    words = []
    for word in upper:
        word, borrow = b.sub(word, 0, borrow)
        words.append(word)
    b.zero(borrow)
    b.claim(words, 0, field.p, whole=True)
    total = Number(_add(b, lower, words, None), 0, 2 * field.p)
    b.claim(total.words, total.low, total.high)
    return total


def _fold_shifted(b: LimbBuilder, field: Field, x: Number) -> Number:
    n, place, quotient = field.n, b.bits - field.room, x.high >> field.m
    high, bit = (1 << field.m) - 1 + quotient, None
    upper = []
    for i in range(n - 1, n - 1 + -(-quotient.bit_length() // b.bits)):
        last = i + 1 >= len(x.words)
        upper.append(
            b.word("shr", x.words[i], place)
            if last
            else b.word("shrd", x.words[i + 1], x.words[i], place)
        )
    lower = (*x.words[: n - 1], b.word("and", x.words[n - 1], (1 << place) - 1))
    if high >> field.size:
        high = (1 << field.m) - 1 + fold_range(0, quotient, field.m, 1)[1]
        if quotient >> field.m > 1 or high >> field.size or len(upper) != n:
            raise BoundError(
                f"`{b.stem}` in [0, {x.high}] has more than a bit above 2^{2 * field.m}."
            )
        upper, bit = _split(b, field, upper)
    return Number(_add(b, lower, upper, bit), 0, high)
