"""Products of elements on machines with two carry chains: the same sums as schoolbook.py, added in
pairs of chains.

Row i adds x_i * Y: the lower halves of the word products on one carry chain, the upper halves on
another, so that the chains run side by side (ADCX/ADOX) and no intermediate row is stored. Each
chain ends in the row's new top word, where both carries are claimed `zero`.
"""

from collections.abc import Callable

from ecgen.errors import BoundError
from ecgen.field.products import halves, schoolbook, two_word
from ecgen.field.reduction import mersenne
from ecgen.field.reduction.fold import Number, add_chain, cheapest, cheapest_once, key_of
from ecgen.field.reduction.linear import positive_pairs
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.field.reduction.reduce_to import close
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element


def first_row(b: LimbBuilder, words, factor) -> list:
    """factor * words as len(words) + 1 words on a single chain."""
    uppers, lowers = zip(*(b.emit("mulwide", factor, w) for w in words))
    row, carry = [lowers[0]], None
    for upper, lower in zip(uppers, lowers[1:]):
        word, carry = b.add(upper, lower, carry)
        row.append(word)
    if carry is None:
        return [*row, uppers[-1]]
    top, carry = b.add(uppers[-1], 0, carry)
    b.zero(carry)
    return [*row, top]


def add_row(b: LimbBuilder, total: list, place: int, words, factor) -> None:
    """total += factor * words * 2^(w * place), in place; the row's last word must be new (or reach
    past the end). Words may be 0.
    """
    lower_carry = upper_carry = None
    last = len(words) - 1
    for j, word in enumerate(words):
        upper, lower = b.emit("mulwide", factor, word) if word != 0 else (0, 0)
        if lower != 0 or lower_carry is not None:
            total[place + j], lower_carry = b.add(total[place + j], lower, lower_carry)
        if j == last:
            total[place + j + 1 :] = [_top(b, upper, upper_carry, lower_carry)]
        elif upper != 0 or upper_carry is not None:
            total[place + j + 1], upper_carry = b.add(total[place + j + 1], upper, upper_carry)


def _top(b: LimbBuilder, word, *carries):
    for carry in carries:
        if carry is not None:
            word, lost = b.add(word, 0, carry)
            b.zero(lost)
    return word


def multiply(b: LimbBuilder, x: Element, y: Element) -> tuple:
    """x*y as len(x) + len(y) words, one row per word of y."""
    total = first_row(b, x.limbs, y.limbs[0])
    for i, word in enumerate(y.limbs[1:], 1):
        add_row(b, total, i, x.limbs, word)
    return tuple(total)


def square(b: LimbBuilder, x: Element, in_turn: bool = False) -> tuple:
    """x*x as 2 len(x) words: cross products once, then doubled on one chain while the squares join
    on the other. With `in_turn` the first chain ends without the second.
    """
    if len(x.limbs) == 1:
        return tuple(reversed(b.emit("mulwide", x.limbs[0], x.limbs[0])))
    cross = cheapest(b, [lambda b: _cross_down(b, x.limbs), lambda b: _cross_up(b, x.limbs)])
    upper, low = b.emit("mulwide", x.limbs[0], x.limbs[0])
    squares = [upper]
    for limb in x.limbs[1:]:
        squares.extend(reversed(b.emit("mulwide", limb, limb)))
    doubling = joining = None
    total = [low]
    for word, other in zip(cross, squares):
        word, doubling = b.add(word, word, doubling)
        word, joining = b.add(word, other, joining)
        total.append(word)
    ends = (doubling, joining) if in_turn else (joining, doubling)
    return (*total, _top(b, squares[-1], *ends))


def square_in_turn(b: LimbBuilder, x: Element) -> tuple:
    """The same for machines that have one chain at a time."""
    return square(b, x, in_turn=True)


def square_in_rows(b: LimbBuilder, x: Element) -> tuple:
    """x*x as 2 len(x) words, row i x_i (x_i + 2 (x >> w (i + 1)) 2^w): its two lowest words are
    done when the next begins, and nothing is left to be doubled at the end. Words of 2 (x >> w)
    serve every row but for the lowest, which has no carry from below. BoundError unless 2x fits the
    words of x."""
    n = len(x.limbs)
    if n < 2 or x.low < 0 or 2 * x.high >> b.bits * n:
        raise BoundError(f"twice `{x.name}` does not fit {n} words.")
    twice, carry = add_chain(b, x.limbs[1:], x.limbs[1:])
    b.zero(carry)
    total = first_row(b, (x.limbs[0], *twice), x.limbs[0])
    for i in range(1, n):
        even = [b.word("shl", limb, 1) for limb in x.limbs[i + 1 : i + 2]]
        add_row(b, total, 2 * i, (x.limbs[i], *even, *twice[i + 1 :]), x.limbs[i])
    return tuple(total)


def _cross_up(b: LimbBuilder, limbs) -> list:
    """The products x_i x_j, i < j, from the place of x_0 x_1 on; rows of x_0, x_1 ... in this
    order.
    """
    cross = first_row(b, limbs[1:], limbs[0])
    for i in range(1, len(limbs) - 1):
        add_row(b, cross, 2 * i, limbs[i + 1 :], limbs[i])
    return cross


def _cross_down(b: LimbBuilder, limbs) -> list:
    """The same, row of x_0 last: where words arrive one after another, x_0 at the end, the chain to
    the result is shorter.
    """
    if len(limbs) < 3:
        return _cross_up(b, limbs)
    cross = _cross_of_three(b, *limbs[-3:])
    for i in range(len(limbs) - 4, -1, -1):
        row = first_row(b, limbs[i + 1 :], limbs[i])
        sums, carry = add_chain(b, cross, row[2:])
        b.zero(carry)
        cross = [*row[:2], *sums]
    return cross


def _cross_of_three(b: LimbBuilder, x, y, z) -> list:
    """xy + xz 2^w + yz 2^(2w) as four words, on a single chain."""
    (xy_high, xy), (xz_high, xz), (yz_high, yz) = (
        b.emit("mulwide", *pair) for pair in ((x, y), (x, z), (y, z))
    )
    words, carry = [xy], None
    for upper, lower in ((xy_high, xz), (xz_high, yz), (yz_high, 0)):
        word, carry = b.add(upper, lower, carry)
        words.append(word)
    b.zero(carry)
    return words


def sum_rows(b: LimbBuilder, terms) -> tuple[list, int]:
    """The sum of x*y over `terms` = ((x, y), ...), row by row for all products together, and its
    greatest value.

    Every product of word i is added before word i+1 is begun, so that one accumulator serves all. A
    carry above the row becomes a word only where the bounds do not exclude it.
    """
    total: list = []
    rows = max(len(x.limbs) for x, _ in terms)
    for i in range(rows):
        for k, (x, y) in enumerate(terms):
            if i >= len(x.limbs):
                continue
            reached = sum(
                min(u.high, (1 << b.bits * (i + (j <= k))) - 1) * v.high
                for j, (u, v) in enumerate(terms)
            )
            if not total:
                total = first_row(b, y.limbs, x.limbs[0])
            else:
                add_over(b, total, i, y.limbs, x.limbs[i], reached)
    return total, sum(x.high * y.high for x, y in terms)


def add_over(b: LimbBuilder, total: list, place: int, words, factor, reached: int) -> None:
    """total += factor * words * 2^(w * place), where total may reach above the row; `reached`
    bounds the new total. Words may be 0.
    """
    if len(total) <= place + len(words):
        add_row(b, total, place, words, factor)
        return
    lower = upper = None
    for j, word in enumerate(words):
        high, low = b.emit("mulwide", factor, word) if word != 0 else (0, 0)
        if low != 0 or lower is not None:
            total[place + j], lower = b.add(total[place + j], low, lower)
        if high != 0 or upper is not None:
            total[place + j + 1], upper = b.add(total[place + j + 1], high, upper)
    top = place + len(words)
    total[top], lower = b.add(total[top], 0, lower)
    if reached >> b.bits * (top + 1) == 0:
        b.zero(lower)
        b.zero(upper)
    elif len(total) == top + 1:
        total.append(_top(b, b.word("word", upper), lower))
    else:
        total[top + 1] = _top(b, total[top + 1], upper, lower)


def fold_words(b: LimbBuilder, field: Field, x: Number) -> Number:
    """Fold the n words above n at 2^(w n): lower + C * upper, with one word on top."""
    n = field.n
    if field.fold >= b.top or len(x.words) not in (2 * n, 2 * n + 1) or x.top is not None or n == 1:
        raise BoundError(f"`{b.stem}` is not folded by one row of {n} words.")
    factor = b.word("const", field.fold)
    high = (1 << field.size) - 1 + field.fold * (x.high >> field.size)
    total = [*x.words[:n]]
    add_row(b, total, 0, x.words[n : 2 * n], factor)
    top = total[n]
    if len(x.words) > 2 * n:
        extra = b.word("mullo", x.words[2 * n], field.fold)
        if (x.high >> 2 * field.size) * field.fold >> b.bits or high >> field.size + b.bits:
            raise BoundError(f"`{b.stem}` up to {x.high} is too large for one fold.")
        top, lost = b.add(top, extra)
        b.zero(lost)
    b.hint((*total[:n], top), 0, high)
    return Number(tuple(total[:n]), 0, high, top)


def lowered_with(squared: Callable, multiplied: Callable = multiply) -> Callable:
    """`lower_products` of a machine that squares and multiplies so."""

    def lower_products(
        b: LimbBuilder, field: Field, name: str, terms, limit: int | None = None
    ) -> Element:
        """The element `name` = sum of sign * x * y mod p, 0 <= value <= limit (default
        field.tight).
        """
        limit = field.tight if limit is None else limit
        pairs = positive_pairs(b, field, name, terms)
        b.begin(name)
        ways = [lambda b: _by_rows(b, pairs, squared, multiplied)]
        if two_word.is_crossed(pairs):
            ways.append(lambda b: two_word.sum_crossed(b, pairs))
        key = squared.__name__, key_of(b, field, limit, [e for pair in pairs for e in pair])
        total = cheapest_once(
            b,
            [lambda b, way=way: reduced(b, field, way(b), limit, len(pairs) == 1) for way in ways],
            key,
        )
        return b.define(name, total.words, 0, max(total.high, min(limit, field.tight)))

    return lower_products


lower_products, lower_products_in_turn = map(lowered_with, (square, square_in_turn))
lower_products_of_halves = lowered_with(halves.square, halves.multiply)


def _by_rows(b: LimbBuilder, pairs, squared: Callable, multiplied: Callable) -> Number:
    if len(pairs) == 1:
        x, y = pairs[0]
        return Number(
            squared(b, x) if x.limbs == y.limbs else multiplied(b, x, y),
            *schoolbook.product_range(x, y),
        )
    words, high = sum_rows(b, pairs)
    return Number(tuple(words), 0, high)


def reduced(
    b: LimbBuilder, field: Field, wide: Number, limit: int, hinting: bool, fold=None
) -> Number:
    """The sum of products in n words, its upper ones folded by `fold`; where products are summed
    the prover needs no hints, and finds it harder with them."""
    fold = fold or fold_words
    b.hinting = hinting
    try:
        b.hint(wide.words, wide.low, wide.high, whole=True)
        ways = [lambda b: schoolbook.reduce_wide(b, field, wide, limit)]
        if field.n > 1 and field.fold < b.top:
            ways.insert(0, lambda b: close(b, field, fold(b, field, wide), limit))
        if field.c == 1 and field.room:
            ways.append(lambda b: mersenne.reduce_wide(b, field, wide, limit))
        return cheapest(b, ways)
    finally:
        b.hinting = True
