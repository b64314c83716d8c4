"""Sums of products of elements -> one reduced element, by rows of word products (operand scanning).

Plain on purpose: the order of the word products is the simplest one; product.py holds the tuned
schedules. The sum S = +-a*b +- c*d ... is held in as many words as its interval needs, then folded:
at 2^(w n) (upper words times C) or at 2^m (upper bits times c), whichever is cheaper, then closed
by reduction/fold.py.
"""

from collections.abc import Sequence

from ecgen.errors import BoundError
from ecgen.field.reduction.fold import (
    Number,
    add_chain,
    cheapest,
    first,
    fold_top,
    scale_row,
    settle,
    sub_chain,
)
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.field.reduction.reduce_to import close
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element

# the words above n are folded at most so often: each fold tries two ways, and a fold that gains
# little is no use
FOLDS = 5
LARGE_C = "The prime 2^m - c has too large a c for this representation."


def product_range(x: Element, y: Element) -> tuple[int, int]:
    """The interval of x*y for non-negative elements."""
    return x.low * y.low, x.high * y.high


def multiply(b: LimbBuilder, x: Element, y: Element) -> tuple:
    """x*y as len(x) + len(y) words, one row per word of y."""
    total: tuple = scale_row(b, x.limbs, y.limbs[0])
    for i, word in enumerate(y.limbs[1:], 1):
        row = scale_row(b, x.limbs, word)
        upper, carry = add_chain(b, row, total[i:])
        b.zero(carry)
        total = (*total[:i], *upper)
    return total


def square(b: LimbBuilder, x: Element) -> tuple:
    """x*x as 2 len(x) words: products of different words once, doubled, plus the squares of the
    words.
    """
    n = len(x.limbs)
    cross: tuple = (0,) * (2 * n)
    for i, word in enumerate(x.limbs[:-1]):
        row = scale_row(b, x.limbs[i + 1 :], word)
        place = 2 * i + 1
        upper, carry = add_chain(b, row, tuple(w for w in cross[place : place + len(row)]))
        b.zero(carry)
        cross = (*cross[:place], *upper, *cross[place + len(row) :])
    return with_squares(b, x, cross)


def with_squares(b: LimbBuilder, x: Element, cross: Sequence) -> tuple:
    """x*x of the products of different words, doubled, plus the squares of the words."""
    twice, carry = add_chain(b, cross, cross)
    b.zero(carry)
    squares = tuple(w for limb in x.limbs for w in reversed(b.emit("mulwide", limb, limb)))
    total, carry = add_chain(b, squares, twice)
    b.zero(carry)
    return total


def sum_of_products(b: LimbBuilder, field: Field, terms) -> Number:
    """The exact sum of sign * x * y over `terms` as a Number of 2n words; a negative sum leaves a
    borrow as top.
    """
    total: Number | None = None
    for sign, x, y in sorted(terms, key=lambda term: -term[0]):
        words = square(b, x) if x.limbs == y.limbs else multiply(b, x, y)
        low, high = product_range(x, y)
        if len(terms) > 1:
            b.hint(words, low, high)
        if total is None:
            if sign < 0:
                words, borrow = sub_chain(b, (0,) * len(words), words)
                total = settle(b, words, borrow, -high, -low, -1)
            else:
                total = Number(words, low, high)
            continue
        if total.top is not None:
            raise BoundError(
                f"`{b.stem}` in [{total.low}, {total.high}] overflows twice before it is folded."
            )
        low, high = (
            (total.low + low, total.high + high)
            if sign > 0
            else (total.low - high, total.high - low)
        )
        words, carry = (add_chain if sign > 0 else sub_chain)(b, total.words, words)
        total = settle(b, words, carry, low, high, sign)
    return total


def close_upper(b: LimbBuilder, field: Field, x: Number) -> Number:
    """The top of a number of 2n words folded into its upper n words (2^(2wn) = C * 2^(wn)), until
    none is left.
    """
    mask, size = (1 << field.size) - 1, field.size
    for _ in range(3):
        if x.top is None:
            return Number(x.words, 0, (1 << b.bits * len(x.words)) - 1)
        upper = Number(x.words[field.n :], x.low >> size, x.high >> size, x.top, x.is_flag, x.sign)
        upper = fold_top(b, field, upper)
        x = Number(
            (*x.words[: field.n], *upper.words),
            upper.low << size,
            (upper.high << size) + mask,
            upper.top,
            upper.is_flag,
            upper.sign,
        )
    raise BoundError(f"`{b.stem}` in [{x.low}, {x.high}] does not close in {len(x.words)} words.")


def fold_words(b: LimbBuilder, field: Field, x: Number) -> Number:
    """Fold the words above n of x at 2^(w n): lower + C * upper."""
    if field.fold >= b.top:
        raise BoundError(
            f"`{b.stem}` cannot be folded at 2^{field.size}: C = {field.fold} needs more than one"
            " word.",
            hint=LARGE_C,
        )
    high = (1 << field.size) - 1 + field.fold * (x.high >> field.size)
    return _add_rows(
        b, field, x.words[: field.n], scale_row(b, x.words[field.n :], field.fold), high
    )


def fold_bits(b: LimbBuilder, field: Field, x: Number) -> Number:
    """Fold the bits of x above 2^m: lower + c * (x >> m)."""
    n, shift = field.n, field.bits - field.room
    if not field.room:
        raise BoundError(f"2^{field.m} ends at a word boundary.")
    count = min(-(-((x.high >> field.m).bit_length()) // b.bits), len(x.words) - n + 1)
    upper = []
    for i in range(n - 1, n - 1 + count):
        last = i + 1 >= len(x.words)
        upper.append(
            b.word("shr", x.words[i], shift)
            if last
            else b.word("shrd", x.words[i + 1], x.words[i], shift)
        )
    lower = (*x.words[: n - 1], b.word("and", x.words[n - 1], (1 << shift) - 1))
    row = tuple(upper) if field.c == 1 else scale_row(b, upper, field.c)
    return _add_rows(b, field, lower, row, (1 << field.m) - 1 + field.c * (x.high >> field.m))


def _add_rows(b: LimbBuilder, field: Field, lower, row, high: int) -> Number:
    """lower + row in [0, high]: n words and perhaps a top, or more than n + 1 words that need
    another fold.
    """
    n, needed = field.n, -(-high.bit_length() // b.bits)
    row = row[: max(n, needed)]
    if len(row) <= n:
        sums, carry = add_chain(b, lower, row)
        return settle(b, sums, carry, 0, high, 1)
    sums, carry = add_chain(b, row, lower)
    b.zero(carry)
    if len(sums) == n + 1:
        b.hint(sums, 0, high)
        return Number(sums[:n], 0, high, sums[n])
    return Number(sums, 0, high)


def reduce_wide(
    b: LimbBuilder, field: Field, x: Number, limit: int | None = None, folds: int = FOLDS
) -> Number:
    """x (up to 2n words) mod p in n words with 0 <= value <= limit, by the cheapest ways of at most
    `folds` folds of the upper part.
    """
    if x.top is not None:
        x = close_upper(b, field, x)
    b.hint(x.words, x.low, x.high)
    if x.high >> field.size == 0:
        return close(b, field, Number(x.words[: field.n], x.low, x.high), limit)
    if len(x.words) <= field.n:
        return close(b, field, x, limit)

    if not folds:
        raise BoundError(
            f"`{b.stem}` in [0, {x.high}] is still above {field.n} words after {FOLDS} folds.",
            hint=LARGE_C,
        )

    def attempt(fold):
        def run(b):
            y = fold(b, field, x)
            if y.high >= x.high:
                raise BoundError(
                    f"`{b.stem}` stays in [0, {y.high}] however often it is folded.", hint=LARGE_C
                )
            if len(y.words) > field.n:
                return reduce_wide(b, field, y, limit, folds - 1)
            ways = [lambda b: close(b, field, y, limit)]
            if y.top is not None and not y.is_flag:
                ways.append(
                    lambda b: reduce_wide(
                        b, field, Number((*y.words, y.top), y.low, y.high), limit, folds - 1
                    )
                )
            return first(b, ways)

        return run

    return cheapest(b, [attempt(fold_words), attempt(fold_bits)])


def lower_products(
    b: LimbBuilder, field: Field, name: str, terms, limit: int | None = None
) -> Element:
    """The element `name` = sum of sign * x * y mod p, 0 <= value <= limit (default 2^(w n) - 1)."""
    total = reduce_wide(b, field, sum_of_products(b, field, terms), limit)
    return b.define(name, total.words, total.low, total.high)
