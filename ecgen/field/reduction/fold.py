"""A number that overflows n words -> an equal one mod p within a limit, by the cheapest sequence of
folds.

A `Number` is words + 2^(w*len) * top with an exact interval. A fold replaces 2^e * q by its
residue: at e = w n (q = the top, times C) or at e = m (q = the bits above m, times c). After each
fold the interval is computed anew; reduce_to.py searches short sequences of folds.

The carry of the last fold usually stops early: if the top is 1, the words hold V - 2^(w n) <= high
- 2^(w n), so adding C cannot carry beyond the words that this bound covers. Those carries are
claimed `zero`; limb/prove.py proves each claim.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from ecgen.errors import BoundError, EcgenError
from ecgen.field.cost import cost
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.field.representation import Representation
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element

Made = TypeVar("Made")

# products and their sums reach less than so many times 2^m: there the doubled top gains nothing,
# and its proof takes several times as long (a build of jac1271gls 50 s instead of 11)
SUMS = 16


@dataclass(frozen=True)
class Number:
    """words + sign * 2^(w * len(words)) * top in [low, high]; `top` is None, a flag (`is_flag`) or
    a word.
    """

    words: tuple
    low: int
    high: int
    top: str | None = None
    is_flag: bool = False
    sign: int = 1


def fold_range(low: int, high: int, at: int, residue: int) -> tuple[int, int]:
    """The interval of v mod 2^at + residue * (v >> at) for low <= v <= high; the shift rounds down.

    Within one value of the quotient the map is a translation; between quotients only the two ends
    and their neighbours can be extreme because residue > 0.
    """
    first, last = low >> at, high >> at
    step = (1 << at) - residue
    lows = [low - first * step]
    highs = [high - last * step]
    if first < last:
        lows.append((first + 1) * residue)
        highs.append((1 << at) - 1 + (last - 1) * residue)
    return min(lows), max(highs)


def add_chain(b: LimbBuilder, xs, ys, stop: int | None = None, carry: str | None = None):
    """xs + ys + carry over the words of xs, ys short or with holes of 0; returns (words, carry or
    None).

    Leading words to which nothing is added, or that are added to 0, are kept as they are; the chain
    ends at word `stop`.
    """
    return _chain(b.add, xs, ys, stop, kept=0, carry=carry)


def sub_chain(b: LimbBuilder, xs, ys, stop: int | None = None, carry: str | None = None):
    """xs - ys - carry over the words of xs; returns (words, borrow or None)."""
    return _chain(b.sub, xs, ys, stop, carry=carry)


def _chain(step, xs, ys, stop, kept=None, carry=None):
    if len(ys) > len(xs):
        raise BoundError(f"a number of {len(ys)} words does not fit a chain of {len(xs)} words.")
    words = []
    for i, x in enumerate(xs):
        y = ys[i] if i < len(ys) else 0
        if (stop is not None and i >= stop) or (carry is None and y == 0):
            words.append(x)
            continue
        if carry is None and kept is not None and x == kept:
            words.append(y)
            continue
        word, carry = step(x, y, carry)
        words.append(word)
    return tuple(words), carry


def scale(b: LimbBuilder, word, high: int, factor: int) -> tuple:
    """word * factor as one or two words, 0 <= word <= high."""
    if factor == 1:
        return (word,)
    if high * factor >> b.bits:
        upper, lower = b.emit("mulwide", word, factor)
        return lower, upper
    if factor & factor - 1 == 0:
        return (b.word("shl", word, factor.bit_length() - 1),)
    return (b.word("mullo", word, factor),)


def scale_row(b: LimbBuilder, words, factor) -> tuple:
    """words * factor (a word or a constant) as len(words) + 1 words; words may be 0."""
    uppers, lowers = zip(*(b.emit("mulwide", w, factor) if w != 0 else (0, 0) for w in words))
    sums, carry = add_chain(b, (*lowers[1:], uppers[-1]), uppers[:-1])
    b.zero(carry)
    return (lowers[0], *sums)


def flag_times(b: LimbBuilder, flag: str, value: int, words: int) -> tuple:
    """The limbs of flag * value, 0 <= value < 2^(w * words)."""
    if value == 1:
        return (b.word("word", flag),)
    limbs = [(value >> b.bits * i) % b.top for i in range(words)]
    while limbs and not limbs[-1]:
        limbs.pop()
    mask = b.word("mask", flag)
    return tuple(mask if v == b.top - 1 else b.word("and", mask, v) if v else 0 for v in limbs)


def flag_limbs(b: LimbBuilder, flag: str, value: int) -> tuple:
    """The limbs of flag * value, chosen, so that a carry which is the flag stays."""
    limbs = [value >> i & b.top - 1 for i in range(0, value.bit_length(), b.bits)]
    known = {
        v: b.word("mask", flag) if v == b.top - 1 else b.word("select", flag, v, 0)
        for v in dict.fromkeys(limbs)
        if v
    }
    return tuple(known.get(v, 0) for v in limbs)


def reach(low: int, high: int, size: int, bits: int, residue: int) -> int:
    """How many words a fold of one flag at 2^size can touch: the carry (or borrow) dies before the
    next.

    With top = 1 the words hold at most high - 2^size; with top = -1 at least 2^size + low.
    """
    extreme = high - (1 << size) + residue if high >= 0 and high >> size else residue - low - 1
    return max(1, -(-max(extreme, 0).bit_length() // bits))


def fold_top(b: LimbBuilder, field: Field, x: Number) -> Number:
    """Fold the top of x at 2^(w n): words + sign * C * top. Precondition: x has n words and a
    top.
    """
    count, full = max(abs(x.low >> field.size), x.high >> field.size), (1 << field.size) - 1
    carry = None
    assert x.top is not None
    if x.is_flag:
        low, high = fold_range(x.low, x.high, field.size, field.fold)
        if field.folds_carries:
            carry, addend = x.top, (0, *flag_limbs(b, x.top, field.fold >> b.bits))
        else:
            addend = flag_times(b, x.top, field.fold, field.n)
        stop = reach(x.low, x.high, field.size, b.bits, field.fold)
    else:
        addend = (
            scale(b, x.top, count, field.fold)
            if field.fold < b.top
            else _scale_wide(b, x.top, count, field.fold)
        )
        low, high = (0, full + count * field.fold) if x.sign > 0 else (-count * field.fold, full)
        stop = None
    chain = add_chain if x.sign > 0 else sub_chain
    words, carry = chain(b, x.words, addend, stop, carry=carry)
    return settle(b, words, carry, low, high, x.sign)


def _scale_wide(b: LimbBuilder, word, high: int, factor: int) -> tuple:
    """word * factor for a factor of several words: a power of two times a word, or its digits."""
    shift = (factor & -factor).bit_length() - 1
    odd = factor >> shift
    if odd >= b.top or high * odd >= b.top:
        digits = tuple(factor >> i & b.top - 1 for i in range(0, factor.bit_length(), b.bits))
        rows = {0: (0,), 1: (word,)} | {
            digit: scale(b, word, high, digit) for digit in sorted(set(digits) - {0, 1})
        }
        lower = tuple(rows[digit][0] for digit in digits)
        upper = tuple(rows[digit][1] if rows[digit][1:] else 0 for digit in digits)
        if not any(upper):
            return lower
        words, carry = add_chain(b, (*lower, 0), (0, *upper))
        b.zero(carry)
        return words
    word = word if odd == 1 else b.word("mullo", word, odd)
    skip, shift = divmod(shift, b.bits)
    if not shift:
        return (0,) * skip + (word,)
    return (0,) * skip + (b.word("shl", word, shift), b.word("shr", word, b.bits - shift))


def fold_bit(b: LimbBuilder, field: Field, x: Number) -> Number:
    """Fold the bits of x above 2^m: x mod 2^m + c * (x >> m). Precondition: 0 <= x.low, x >> m <
    2^w.
    """
    if x.low < 0 or x.high >> field.m >= b.top or not field.room:
        raise BoundError(f"a number in [{x.low}, {x.high}] cannot be folded at bit {field.m}.")
    if field.c == 1 and x.top is None and x.high >> field.m == 1:
        return cheapest(
            b, [lambda b: _fold_bits_above(b, field, x), lambda b: _fold_one_bit(b, field, x)]
        )
    if (
        field.c == 1
        and field.room == 1
        and x.top is not None
        and not x.is_flag
        and x.high >> field.m > SUMS
    ):
        return cheapest(
            b, [lambda b: _fold_bits_above(b, field, x), lambda b: _fold_doubled_top(b, field, x)]
        )
    return _fold_bits_above(b, field, x)


def _fold_doubled_top(b: LimbBuilder, field: Field, x: Number) -> Number:
    """The same for p = 2^(w n - 1) - 1: what is above bit m is the top doubled, bit m going in as
    the carry.
    """
    assert x.top is not None
    upper = b.word("shr", x.words[-1], b.bits - 1)
    kept = b.word("and", x.words[-1], b.top // 2 - 1)
    quotient, lost = b.add(x.top, x.top, b.word("flag", upper))
    b.zero(lost)
    words, carry = add_chain(b, (*x.words[:-1], kept), (quotient,))
    return settle(b, words, carry, 0, (1 << field.m) - 1 + (x.high >> field.m), 1)


def _fold_one_bit(b: LimbBuilder, field: Field, x: Number) -> Number:
    """The same for p = 2^m - 1 and one bit above 2^m, which goes in as a carry."""
    place = b.bits - field.room
    upper = b.word("shr", x.words[-1], place)
    kept = b.word("and", x.words[-1], (1 << place) - 1)
    carry, words = b.word("flag", upper), []
    for word in (*x.words[:-1], kept):
        total, carry = b.add(word, 0, carry)
        words.append(total)
    b.zero(carry)
    return Number(tuple(words), *fold_range(0, x.high, field.m, 1))


def _fold_bits_above(b: LimbBuilder, field: Field, x: Number) -> Number:
    last = x.words[-1]
    if x.top is None:
        quotient = b.word("shr", last, b.bits - field.room)
    else:
        top = b.word("word", x.top) if x.is_flag else x.top
        quotient = b.word("shld", top, last, field.room)
    low, high = 0, (1 << field.m) - 1 + field.c * (x.high >> field.m)
    kept = b.word("and", last, (1 << b.bits - field.room) - 1)
    addend = scale(b, quotient, x.high >> field.m, field.c)
    words, carry = add_chain(b, (*x.words[:-1], kept), addend)
    return settle(b, words, carry, low, high, 1)


def settle(b: LimbBuilder, words, carry, low: int, high: int, sign: int) -> Number:
    """The number that a chain left: a carry that the interval excludes is claimed zero, else it is
    the top.
    """
    if low >= 0 and high >> b.bits * len(words) == 0:
        b.zero(carry)
        return Number(tuple(words), low, high)
    size = b.bits * len(words)
    if (
        carry is None
        or (sign > 0 and (low < 0 or high >> size > 1))
        or (sign < 0 and (high >> size or low >> size < -1))
    ):
        raise BoundError(
            f"`{b.stem}` in [{low}, {high}] does not fit {len(words)} words and a carry."
        )
    return Number(tuple(words), low, high, carry, True, sign)


def cheapest(b: LimbBuilder, attempts: Sequence[Callable[[LimbBuilder], Made]]) -> Made:
    """Run every attempt (a function of the builder) as a trial, keep the cheapest and its result.

    Attempts that raise BoundError drop out; if all do, the first error is raised. What is chosen
    inside of the cheapest is noted in its trial, and not searched again.
    """
    if b.replay is not None:
        choice = next(b.replay)
        if isinstance(choice, BoundError):
            raise choice
        return attempts[choice](b)
    best, failure = None, None
    for order, attempt in enumerate(attempts):
        mark = b.mark()
        with b.searching():
            try:
                attempt(b)
                key = (*(b.price or cost)(b.since(mark)), order)
                if best is None or key < best[0]:
                    best = key, [order, *b.choices]
            except BoundError as error:
                failure = failure or error
        b.rewind(mark)
    if best is None:
        failure = failure or BoundError(f"there is no way to compute `{b.stem}`.")
        b.choices.append(failure)
        raise failure
    return _as_before(b, attempts, best[1])


def _as_before(
    b: LimbBuilder, attempts: Sequence[Callable[[LimbBuilder], Made]], choices: list
) -> Made:
    """The result of the first of `choices`, in which the others are made."""
    b.choices += choices
    b.replay = iter(choices)
    try:
        chosen = next(b.replay)
        assert isinstance(chosen, int)  # a search that succeeded begins with one
        result = attempts[chosen](b)
        if next(b.replay, None) is not None:
            raise EcgenError(
                f"a way to compute `{b.stem}` was searched, and others were taken.",
                hint="This is a defect of ecgen; please report the input that shows it.",
            )
        return result
    finally:
        b.replay = None


def cheapest_once(
    b: LimbBuilder, attempts: Sequence[Callable[[LimbBuilder], Made]], key: tuple
) -> Made:
    """The same, searched once for equal keys, which tell all that what the attempts emit depends on
    but for names.
    """
    if b.replay is None and key in b.known:
        return _as_before(b, attempts, b.known[key])
    before = len(b.choices)
    result = cheapest(b, attempts)
    if b.replay is None:
        b.known[key] = b.choices[before:]
    return result


def key_of(b: LimbBuilder, field: Representation, limit: int | None, numbers) -> tuple:
    """What a way to bring a form in `numbers` (Numbers, or Elements) within a limit depends on:
    bounds, constants, and which words are one and the same.
    """
    names: dict[str, int] = {}
    facts = []
    for x in numbers:
        words = x.limbs if isinstance(x, Element) else (*x.words, x.top, x.is_flag, x.sign)
        facts.append(
            (
                x.low,
                x.high,
                tuple(
                    [names.setdefault(w, len(names)) if isinstance(w, str) else (w,) for w in words]
                ),
            )
        )
    return field, limit, b.bits, b.price, tuple(facts)


def first(b: LimbBuilder, attempts: Sequence[Callable[[LimbBuilder], Made]]) -> Made:
    """The result of the first attempt whose bounds close."""
    for attempt in attempts[:-1]:
        mark = b.mark()
        try:
            return attempt(b)
        except BoundError:
            b.rewind(mark)
    return attempts[-1](b)
