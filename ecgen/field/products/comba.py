"""Products of elements on machines with one carry chain whose multiplier destroys it: product
scanning (Comba 1990).

Column k sums the word products x_i * y_(k-i) into three words, one short carry chain per product,
so that no carry has to survive a multiplication. The upper words are folded back the same way, one
word product at a time.
"""

from dataclasses import replace

from ecgen.errors import BoundError
from ecgen.field.products import product, schoolbook, two_word
from ecgen.field.reduction.fold import Number, cheapest, cheapest_once, key_of, scale_row
from ecgen.field.reduction.linear import positive_pairs
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.field.reduction.reduce_to import close
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element


def accumulate(b: LimbBuilder, column: list, upper, lower) -> None:
    """column (three words, 0 where still empty) += upper * 2^w + lower; a carry out of it is
    claimed zero.
    """
    if column[0] == 0 and column[1] == 0:
        column[0], column[1] = lower, upper
        return
    column[0], carry = b.add(column[0], lower)
    column[1], carry = b.add(column[1], upper, carry)
    if column[2] == 0:
        column[2] = b.word("word", carry)
    else:
        column[2], carry = b.add(column[2], 0, carry)
        b.zero(carry)


def multiply(b: LimbBuilder, x: Element, y: Element) -> tuple:
    """x*y as len(x) + len(y) words, column by column."""
    size = len(x.limbs) + len(y.limbs)
    column, total = [0, 0, 0], []
    for k in range(size - 1):
        for i in range(max(0, k - len(y.limbs) + 1), min(k + 1, len(x.limbs))):
            if k == size - 2:
                column[2] = 0
            upper, lower = b.emit("mulwide", x.limbs[i], y.limbs[k - i])
            _last(b, column, upper, lower, k == size - 2)
        total.append(column[0])
        column = [column[1], column[2], 0]
    return (*total, column[0])


def _last(b, column, upper, lower, last: bool):
    """As `accumulate`, but the sum of the last column has two words only."""
    if not last or (column[0] == 0 and column[1] == 0):
        accumulate(b, column, upper, lower)
        return
    column[0], carry = b.add(column[0], lower)
    column[1], carry = b.add(column[1], upper, carry)
    b.zero(carry)


def square(b: LimbBuilder, x: Element) -> tuple:
    """x*x as 2 len(x) words: the cross products of a column are summed once, doubled, and joined by
    the square.
    """
    n, limbs = len(x.limbs), x.limbs
    if n == 1:
        return tuple(reversed(b.emit("mulwide", limbs[0], limbs[0])))
    cross: list = [0, *scale_row(b, limbs[1:], limbs[0])]
    for i in range(1, n - 1):
        row = scale_row(b, limbs[i + 1 :], limbs[i])
        place = 2 * i + 1
        upper, carry = schoolbook.add_chain(b, row, tuple(cross[place:]))
        b.zero(carry)
        cross[place:] = upper
    return schoolbook.with_squares(b, x, [*cross, *(0,) * (2 * n - len(cross))])


def fold_words(b: LimbBuilder, field: Field, x: Number) -> Number:
    """Fold the n words above n at 2^(w n): lower + C * upper, with one word on top."""
    n = field.n
    if field.fold >= b.top or len(x.words) != 2 * n or x.top is not None or n == 1:
        raise BoundError(f"`{b.stem}` is not folded by one row of {n} words.")
    high = (1 << field.size) - 1 + field.fold * (x.high >> field.size)
    factor, words = b.word("const", field.fold), []
    carried: str | int = 0
    for lower_word, upper_word in zip(x.words, x.words[n:]):
        upper, lower = b.emit("mulwide", upper_word, factor)
        for addend in (lower_word, carried):
            if addend != 0:
                lower, carry = b.add(lower, addend)
                upper, carry = b.add(upper, 0, carry)
                b.zero(carry)
        words.append(lower)
        carried = upper
    b.hint((*words, carried), 0, high)
    return Number(tuple(words), 0, high, carried)


def lower_products(
    b: LimbBuilder, field: Field, name: str, terms, limit: int | None = None
) -> Element:
    """The element `name` = sum of sign * x * y mod p, 0 <= value <= limit (default field.tight)."""
    ways = [lambda b: _one_by_one(b, field, terms, limit)]
    if all(len(e.limbs) == 2 for _, *factors in terms for e in factors):
        ways.append(
            lambda b: _crossed(b, field, name, terms, field.tight if limit is None else limit)
        )
    key = (
        "columns",
        tuple(sign for sign, *_ in terms),
        key_of(b, field, limit, [e for _, *factors in terms for e in factors]),
    )
    total = cheapest_once(b, ways, key)
    return b.define(name, total.words, total.low, total.high)


def _one_by_one(b: LimbBuilder, field: Field, terms, limit: int | None) -> Number:
    """Each product by itself, then their sum, then its reduction."""
    if len(terms) != 1 or terms[0][0] < 0:
        return schoolbook.reduce_wide(b, field, schoolbook.sum_of_products(b, field, terms), limit)
    limit = field.tight if limit is None else limit
    _, x, y = terms[0]
    words = square(b, x) if x.limbs == y.limbs else multiply(b, x, y)
    wide = Number(words, *schoolbook.product_range(x, y))
    b.hint(words, wide.low, wide.high, whole=True)
    ways = [lambda b: schoolbook.reduce_wide(b, field, wide, limit)]
    if field.n > 1 and field.fold < b.top:
        ways.insert(0, lambda b: close(b, field, fold_words(b, field, wide), limit))
    total = cheapest(b, ways)
    return replace(total, low=0, high=max(total.high, min(limit, field.tight)))


def _crossed(b: LimbBuilder, field: Field, name: str, terms, limit: int) -> Number:
    """The products summed before the reduction, by the columns of two-word factors."""
    pairs = positive_pairs(b, field, name, terms)
    total = product.reduced(
        b, field, two_word.sum_crossed(b, pairs), limit, len(pairs) == 1, fold_words
    )
    return replace(total, low=0, high=max(total.high, min(limit, field.tight)))
