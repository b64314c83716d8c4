"""rest + t K for a number t of several words and a constant K of few words, on machines whose
multiply-and-add takes two addends (`maal`).

Two reductions are that. Folding down, for p = -1 mod 2^(w j): T -> (T >> w j) + t G with G = (p +
1) / 2^(w j), t the j low words of T; exact, since 2^(w j) times that is T + t p. Folding up: T ->
(T mod 2^(w n)) + t K with K = 2^(w n) mod p, t what lies above n words. Words of K other than 1 and
-1 are products, which take copies of t that words 1 place beside them as addends; the others are
carry chains. Nothing here knows a prime.
"""

from dataclasses import dataclass
from functools import lru_cache

from ecgen.errors import BoundError
from ecgen.field.reduction.fold import Number, add_chain, sub_chain
from ecgen.field.reduction.multiples import words_of
from ecgen.field.representation import Representation
from ecgen.limb.builder import LimbBuilder

MOST_WORDS = 8  # of K that are not 0
MOST_FOLDS = 4


@dataclass(frozen=True)
class Digits:
    """A constant in signed words: (place, factor) of products, and the places of 1 and -1."""

    value: int
    times: tuple[tuple[int, int], ...]
    plus: tuple[int, ...]
    minus: tuple[int, ...]


@lru_cache(maxsize=1024)
def digits_of(value: int, bits: int, most: int = MOST_WORDS) -> Digits:
    """The value > 0 with the fewest products and chains that words as they are, or digits near 0,
    give; -1 below 1 is the product by 2^w - 1. BoundError if it has more than `most`."""
    top, near, rest = 1 << bits, [], value
    while rest:
        near.append(rest % top - (top if rest % top > top // 2 else 0))
        rest = (rest - near[-1]) // top
    for i in range(len(near) - 1):
        if near[i] == -1 and near[i + 1] == 1:
            near[i : i + 2] = top - 1, 0
    words = [(value >> bits * i) % top for i in range(words_of(value, bits))]
    ways = [ds for ds in (words, near) if min(ds) >= -1 and sum(d != 0 for d in ds) <= most]
    if not ways:
        raise BoundError(f"{value:#x} has more than {most} words in products and chains.")
    digits = min(ways, key=lambda ds: sum(2 * (d == -1) + (d not in (0, 1, -1)) for d in ds))
    places = {d: tuple(i for i, digit in enumerate(digits) if digit == d) for d in (1, -1)}
    return Digits(
        value,
        tuple((i, d) for i, d in enumerate(digits) if d not in (0, 1, -1)),
        places[1],
        places[-1],
    )


def reduce_down(b: LimbBuilder, field: Representation, words: tuple, high: int) -> Number:
    """n words / 2^(w n) mod p, exactly (words + m p) / 2^(w n) with m < 2^(w n); as many words at a
    time as p is -1 modulo.
    """
    most = next((j for j in range(field.n, 0, -1) if (field.p + 1) % (1 << field.bits * j) == 0), 0)
    if not most:
        raise BoundError(f"the prime is not -1 modulo 2^{field.bits}.")
    left = field.n
    while left:
        count = min(most, left)
        words, high = add_multiple(
            b,
            words[count:],
            words[:count],
            digits_of((field.p + 1) >> b.bits * count, b.bits),
            high >> b.bits * count,
            (1 << b.bits * count) - 1,
        )
        left -= count
    return Number(words, 0, high)


def reduce_up(b: LimbBuilder, field: Representation, words: tuple, high: int) -> Number:
    """A number of more than n words mod p in n words and a carry. BoundError if 2^(w n) mod p is so
    large that folds do not get there.
    """
    digits = digits_of(field.fold, b.bits, field.n)
    for _ in range(MOST_FOLDS):
        upper, lower = high >> field.size, min(high, field.full)
        if (
            upper * digits.value <= field.full
        ):  # the last fold: one chain, whose carry is what is left
            addend, most = add_multiple(b, (), words[field.n :], digits, 0, upper)
            sums, carry = add_chain(b, words[: field.n], addend)
            return Number(sums, 0, lower + most, carry, True)
        words, high = add_multiple(b, words[: field.n], words[field.n :], digits, lower, upper)
    raise BoundError(f"`{b.stem}` is still up to {high:#x} after {MOST_FOLDS} folds.")


def add_multiple(
    b: LimbBuilder, rest: tuple, low: tuple, digits: Digits, most: int, factor: int
) -> tuple[tuple, int]:
    """(words of rest + low * K, the greatest value) for rest up to `most`, low up to `factor`."""
    if any(isinstance(word, int) for word in low):
        raise BoundError(f"a word of `{b.stem}` that is to be multiplied is a constant.")
    high, words = most + factor * digits.value, dict(enumerate(rest))
    copies: dict[int, list] = {}
    length = words_of(high + factor * sum(1 << b.bits * place for place in digits.minus), b.bits)
    for place in digits.plus:
        for i, word in enumerate(low, place):
            copies.setdefault(i, []).append(word)
    for place, constant in digits.times:
        _add_row(b, words, copies, low, place, constant)
    if any(copies.get(k) for k in copies if k >= length):
        raise BoundError(f"`{b.stem}` has words above its greatest value {high:#x}.")
    while any(copies.values()):
        addend = tuple(copies[k].pop() if copies.get(k) else 0 for k in range(length))
        words = _chained(b, add_chain, words, addend, length)
    for place in digits.minus:
        words = _chained(b, sub_chain, words, (*(0,) * place, *low), length)
    found = tuple(words.get(k, 0) for k in range(words_of(high, b.bits)))
    b.hint(found, 0, high, whole=True)
    return found, high


def _chained(b: LimbBuilder, chain, words: dict, addend: tuple, length: int) -> dict:
    sums, flag = chain(b, tuple(words.get(k, 0) for k in range(length)), addend)
    b.zero(flag)
    return dict(enumerate(sums))


def _add_row(
    b: LimbBuilder, words: dict, copies: dict, low: tuple, place: int, factor: int
) -> None:
    """words + factor * low at `place`; of each product two addends: the carry, what is there, a
    waiting copy.
    """
    constant = b.word("const", factor)
    carried: str | int = 0
    for k, word in enumerate(low, place):
        addends = [x for x in (carried, words.get(k, 0)) if x != 0]
        if len(addends) < 2 and copies.get(k):
            addends.append(copies[k].pop())
        carried, words[k] = (
            b.emit("maal", word, constant, *(*addends, 0)[:2])
            if addends
            else b.emit("mulwide", word, constant)
        )
    k = place + len(low)
    if words.get(k, 0) == 0:
        words[k] = carried
    else:
        copies.setdefault(k, []).append(carried)
