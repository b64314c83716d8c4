"""Products and linear forms of elements on machines with `maal` (a*b + c + d in one instruction, no
carry flag).

What lies above n words comes back times C (columns.py sums all word products, folded ones included,
alike). The top column is folded first: what it leaves above 2^m (or 2^(w n)) enters column 0 as one
more addend, so that a single pass over the words closes the number and no carry has to ripple.
Precondition 2^m - c with C = c * 2^(w n - m) < 2^w.
"""

from ecgen.errors import BoundError
from ecgen.field.products import schoolbook
from ecgen.field.products.columns import Columns, row_blocks, triangle
from ecgen.field.reduction import linear
from ecgen.field.reduction.fold import Number, cheapest, first, settle
from ecgen.field.reduction.linear import close_form, positive_pairs
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.field.reduction.reduce_to import close
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element

ZERO = 1
COST = {
    "zero": 0,
    "const": 0,
    "mulwide": 1,
    "maal": 1,
    "mask": 2,
    "word": 2,
    "shld": 2,
    "shrd": 2,
    "half": 2,
}


def price(ops) -> tuple[int, int]:
    """Instructions on such a machine: a zero addend has to be made, a carry kept as a word takes
    two.
    """
    total = sum(COST.get(op.name, 1) for op in ops)
    total += sum(ZERO for op in ops if op.name == "maal" for a in op.args[2:] if a == 0)
    return total, len(ops)


def product_terms(x: Element, y: Element) -> list:
    """The word products by their columns, in blocks."""
    n = len(x.limbs)
    return [(i + j, x.limbs[i], y.limbs[j]) for i, j in row_blocks(n, n)]


def _range(arg, b: LimbBuilder, highs: dict) -> int:
    return arg if isinstance(arg, int) else highs.get(arg, b.top - 1)


def _maxima(ops, b: LimbBuilder) -> dict:
    """Greatest values of words by intervals, for words made of products, sums and shifts alone."""
    highs: dict = {}
    for op in ops:
        values = [_range(a, b, highs) for a in op.args]
        match op.name:
            case "maal" | "mulwide":
                high = values[0] * values[1] + sum(values[2:])
                highs[op.outs[0]], highs[op.outs[1]] = high >> b.bits, min(high, b.top - 1)
            case "mullo":
                highs[op.outs[0]] = min(values[0] * values[1], b.top - 1)
            case "add":
                highs[op.outs[0]] = min(values[0] + values[1], b.top - 1)
            case "shr":
                highs[op.outs[0]] = values[0] >> op.args[1]
            case "shld":
                highs[op.outs[0]] = min(
                    (values[0] << op.args[2]) + (values[1] >> b.bits - op.args[2]), b.top - 1
                )
            case "and":
                highs[op.outs[0]] = min(values)
            case "const":
                highs[op.outs[0]] = op.args[0]
    return highs


def constant(b: LimbBuilder, value: int):
    return b.word("const", value)


def plain_sum(b: LimbBuilder, words, highs: dict):
    """The sum of words that fits a word by their maxima; None if it may not."""
    if sum(_range(w, b, highs) for w in words) >= b.top:
        return None
    total = words[0] if words else 0
    for word in words[1:]:
        total, carry = b.add(total, word)
        b.zero(carry)
    return total


def fold_top(b: LimbBuilder, field: Field, columns: Columns, highs: dict):
    """Columns n-1 and n -> (kept word, addend for column 0): what lies above 2^m (2^(w n) without
    room) times c (C).
    """
    (last,), above = columns.take(field.n - 1), columns.take(field.n)
    top = plain_sum(b, above, highs)
    if top is None:
        raise BoundError(f"the top of `{b.stem}` does not fit a word.")
    high = sum(_range(w, b, highs) for w in above)
    if not field.room:
        if not above:
            return last, 0, (1 << b.bits) - 1
        return last, _times(b, top, field.fold, high), b.top - 1
    kept = b.top - 1 >> field.room
    if high >> b.bits - field.room:
        raise BoundError(f"the top of `{b.stem}` does not fit a word.")
    span = (high << field.room) + (_range(last, b, highs) >> b.bits - field.room)
    if above and field.room == 1 and field.fold < b.top and span * field.c < b.top:
        return b.word("and", last, kept), _top_times(b, field, top, last), kept
    quotient = (
        b.word("shld", top, last, field.room) if above else b.word("shr", last, b.bits - field.room)
    )
    return b.word("and", last, kept), _times(b, quotient, field.c, span), kept


def _top_times(b: LimbBuilder, field: Field, top, last):
    """c * (2 top + the top bit of last) as C * top + (c or 0), which takes one multiply-and-add; a
    word by its bound.
    """
    bit = b.word("topand", constant(b, field.c), last)
    total, carry = b.add(b.word("mullo", top, constant(b, field.fold)), bit)
    b.zero(carry)
    return total


def _times(b: LimbBuilder, word, factor: int, high: int):
    if high * factor >= b.top:
        raise BoundError(f"the top of `{b.stem}` times {factor} does not fit a word.")
    return word if factor == 1 else b.word("mullo", word, constant(b, factor))


def close_columns(b: LimbBuilder, field: Field, columns: Columns, terms, start: int) -> Number:
    """The waiting words plus the `terms` (columns 0 .. n-1) mod p in n words; `start` marks where
    the maxima begin.
    """
    n = field.n
    columns.add_products([t for t in terms if t[0] == n - 1])
    kept, addend, high = fold_top(b, field, columns, _maxima(b.ops[start:], b))
    columns.put(0, addend)
    columns.add_products([t for t in terms if t[0] < n - 1])
    carries = columns.take(n - 1)
    words = columns.words(n - 1)
    highs = _maxima(b.ops[start:], b)
    high += sum(_range(w, b, highs) for w in carries)
    high = (high << b.bits * (n - 1)) + (1 << b.bits * (n - 1)) - 1
    carry = None
    if carries:
        small = plain_sum(b, carries, highs)
        if small is None:
            raise BoundError(f"the carries of `{b.stem}` do not fit a word.")
        kept, carry = b.add(kept, small)
    number = settle(b, (*words, kept), carry, 0, high, 1)
    return number if number.top is None else close(b, field, number)


def _fold_terms(b: LimbBuilder, field: Field, upper, factor: int) -> list:
    """The terms C * factor * (upper words); words known to be 0 drop out."""
    if factor * field.fold >= b.top:
        raise BoundError(f"the fold constant {factor * field.fold} of `{b.stem}` is not a word.")
    c = constant(b, factor * field.fold)
    return [(k, word, c) for k, word in enumerate(upper) if word != 0]


def reduce_product(b: LimbBuilder, field: Field, terms, high: int, start: int) -> Number:
    """Word products in columns 0 .. 2n-2 -> their sum mod p; it is at most `high`."""
    n = field.n
    columns = Columns(b)
    columns.add_products(terms)
    words = columns.words(2 * n)
    b.hint(words, 0, high)
    return close_columns(
        b, field, Columns(b, words[:n]), _fold_terms(b, field, words[n:], 1), start
    )


def square_words(b: LimbBuilder, x: Element) -> tuple:
    """x*x as 2n words: x_i times 2x_j for j < i, where 2x is the words of 2*(x_0 ... x_(n-2)).

    The bit that leaves x_(i-1) when it is doubled belongs to x_i * 2^(w i) and is added there as
    x_i or 0.
    """
    columns = Columns(b)
    doubled: list[str] = []
    carries: list[str | None] = [None]

    def factor(i: int, j: int):
        if j < i:
            while len(doubled) <= j:
                word = x.limbs[len(doubled)]
                twice, carry = b.add(word, word, carries[-1])
                doubled.append(twice)
                carries.append(carry)
            return doubled[j]
        if i > 0:
            columns.put(2 * i, b.word("topand", x.limbs[i], x.limbs[i - 1]))
        return x.limbs[i]

    terms = [(i + j, x.limbs[i], lambda i=i, j=j: factor(i, j)) for i, j in triangle(len(x.limbs))]
    columns.add_products(terms)
    return columns.words(2 * len(x.limbs))


def reduce_square(b: LimbBuilder, field: Field, x: Element, start: int) -> Number:
    """x*x mod p."""
    words = square_words(b, x)
    b.hint(words, 0, (1 << 2 * field.size) - 1)
    return close_columns(
        b, field, Columns(b, words[: field.n]), _fold_terms(b, field, words[field.n :], 1), start
    )


def _wide(b: LimbBuilder, field: Field, terms, high: int, limit) -> Number:
    """Without the folds of this file: all words, then the folds of schoolbook.py."""
    columns = Columns(b)
    columns.add_products(terms)
    count = -(-high.bit_length() // b.bits)
    words = columns.words(max(count, field.n))
    b.hint(words, 0, high)
    return schoolbook.reduce_wide(b, field, Number(words, 0, high), limit)


def lower_products(
    b: LimbBuilder, field: Field, name: str, terms, limit: int | None = None
) -> Element:
    """The element `name` = sum of sign * x * y mod p, 0 <= value <= limit (default: whatever n
    words hold).
    """
    b.price = price
    limit = field.inner if limit is None else limit
    pairs = positive_pairs(b, field, name, terms)
    b.begin(name)
    start, n = len(b.ops), field.n
    high = sum(x.high * y.high for x, y in pairs)
    products = [t for x, y in pairs for t in product_terms(x, y)]
    ways = []
    if n > 1 and field.fold < b.top:
        if len(pairs) == 1 and pairs[0][0].limbs == pairs[0][1].limbs:
            ways.append(lambda b: reduce_square(b, field, pairs[0][0], start))
        if high >> 2 * field.size == 0:
            ways.append(lambda b: reduce_product(b, field, products, high, start))
    ways = [lambda b, way=way: _within(b, field, way(b), limit) for way in ways]
    ways.append(lambda b: _wide(b, field, products, high, limit))
    total = first(b, ways)
    return b.define(name, total.words, 0, total.high)


def _within(b, field, number: Number, limit: int) -> Number:
    return number if number.high <= limit else close(b, field, number, limit)


def sum_of_multiples(b: LimbBuilder, field: Field, terms, start: int) -> Number:
    """sum k * x for constants 0 < k < 2^w, in one pass; a word with k = 1 waits as an addend."""
    n = field.n
    if any(len(x.limbs) != n for _, x in terms) or n == 1 or field.fold >= b.top:
        raise BoundError(f"`{b.stem}` has operands that do not fill {n} words.")
    terms = sorted(terms, key=lambda t: t[0])
    columns, products, top = Columns(b), [], []
    sums = sum(k * (x.high >> b.bits * (n - 1)) for k, x in terms)
    if len(terms) == 1 and terms[0][0] > 2:
        products.append((n - 1, terms[0][1].limbs[-1], constant(b, terms[0][0])))
    if terms[0][0] > 1:
        terms = [(1, terms[0][1]), (terms[0][0] - 1, terms[0][1]), *terms[1:]]
    for place, (k, x) in enumerate(terms):
        factor = constant(b, k) if place else None
        for i, word in enumerate(
            x.limbs if not products or products[0][0] < n - 1 else x.limbs[:-1]
        ):
            if i == n - 1 and k == 1 and sums < b.top:
                top.append(word)
            elif not place:
                columns.put(i, word)
            else:
                products.append((i, word, factor))
    if top:
        highs = {x.limbs[-1]: x.high >> b.bits * (n - 1) for _, x in terms}
        columns.put(n - 1, plain_sum(b, top, highs))
    products.sort(key=lambda t: t[0])
    return close_columns(b, field, columns, products, start)


def lower_linear(
    b: LimbBuilder, field: Field, name: str, terms, limit: int | None = None, halve: bool = False
) -> Element:
    """The element `name` = sum k * x as reduction/linear.py, or in one pass where every k is
    positive, whichever is cheaper."""
    b.price = price
    start, most = len(b.ops), field.inner if limit is None else limit
    if (
        halve
        or not terms
        or any(not 0 < k < b.top for k, _ in terms)
        or [k for k, _ in terms] == [1]
    ):
        return linear.lower_linear(b, field, name, terms, limit, halve)
    numbers = tuple((k, Number(x.limbs, x.low, x.high)) for k, x in terms)
    number = cheapest(
        b,
        [
            lambda b: _within(b, field, sum_of_multiples(b, field, terms, start), most),
            lambda b: close_form(b, field, numbers, limit),
        ],
    )
    return b.define(name, number.words, number.low, number.high)
