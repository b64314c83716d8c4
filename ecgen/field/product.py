"""Products of elements on machines with two carry chains: the same sums as schoolbook.py, added in pairs of chains.

Row i adds x_i * Y: the lower halves of the word products on one carry chain, the upper halves on another, so that
the chains run side by side (ADCX/ADOX) and no intermediate row is stored. Each chain ends in the row's new top
word, where both carries are claimed `zero`.
"""

from ecgen.errors import BoundError
from ecgen.field import schoolbook
from ecgen.field.fold import Number, cheapest, close
from ecgen.field.prime import Field
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
    """total += factor * words * 2^(w * place), in place; the row's last word must be new (or reach past the end)."""
    lower_carry = upper_carry = None
    last = len(words) - 1
    for j, word in enumerate(words):
        upper, lower = b.emit("mulwide", factor, word)
        total[place + j], lower_carry = b.add(total[place + j], lower, lower_carry)
        if j < last:
            total[place + j + 1], upper_carry = b.add(total[place + j + 1], upper, upper_carry)
        else:
            total[place + j + 1:] = [_top(b, upper, upper_carry, lower_carry)]


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


def square(b: LimbBuilder, x: Element) -> tuple:
    """x*x as 2 len(x) words: cross products once, then doubled on one chain while the squares join on the other."""
    n, limbs = len(x.limbs), x.limbs
    if n == 1:
        return tuple(reversed(b.emit("mulwide", limbs[0], limbs[0])))
    cross = [None, *first_row(b, limbs[1:], limbs[0])]
    for i in range(1, n - 1):
        add_row(b, cross, 2 * i + 1, limbs[i + 1:], limbs[i])
    upper, low = b.emit("mulwide", limbs[0], limbs[0])
    squares = [upper]
    for limb in limbs[1:]:
        squares.extend(reversed(b.emit("mulwide", limb, limb)))
    doubling = joining = None
    total = [low]
    for i in range(1, 2 * n - 1):
        word, doubling = b.add(cross[i], cross[i], doubling)
        word, joining = b.add(word, squares[i - 1], joining)
        total.append(word)
    return (*total, _top(b, squares[-1], joining, doubling))


def fold_words(b: LimbBuilder, field: Field, x: Number) -> Number:
    """Fold the n words above n at 2^(w n): lower + C * upper, with one word on top."""
    n = field.n
    if field.fold >= b.top or len(x.words) != 2 * n or x.top is not None or n == 1:
        raise BoundError(f"`{b.stem}` is not folded by one row of {n} words.")
    factor = b.word("const", field.fold)
    high = (1 << field.size) - 1 + field.fold * (x.high >> field.size)
    total = [*x.words[:n]]
    add_row(b, total, 0, x.words[n:], factor)
    b.hint(total, 0, high)
    return Number(tuple(total[:n]), 0, high, total[n])


def lower_products(b: LimbBuilder, field: Field, name: str, terms, limit: "int | None" = None) -> Element:
    """The element `name` = sum of sign * x * y mod p, 0 <= value <= limit (default 2^(w n) - 1)."""
    if len(terms) != 1 or terms[0][0] < 0:
        return schoolbook.lower_products(b, field, name, terms, limit)
    _, x, y = terms[0]
    words = square(b, x) if x.limbs == y.limbs else multiply(b, x, y)
    wide = Number(words, *schoolbook.product_range(x, y))
    b.hint(words, wide.low, wide.high)
    ways = [lambda b: close(b, field, fold_words(b, field, wide), limit),
            lambda b: schoolbook.reduce_wide(b, field, wide, limit)]
    total = cheapest(b, ways)
    return b.define(name, total.words, total.low, total.high)
