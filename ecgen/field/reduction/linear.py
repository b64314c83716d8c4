"""Integer linear forms sum k_i x_i -> one element, by the cheapest chain of word additions the
intervals allow.

A form is laid out as a sequence of steps (+x, -x, +constant multiple of p), each one carry chain;
between steps the number may be closed (fold.py) or left with its carry. Candidates differ in the
order of the steps, in where they close, and in whether a multiple of p is added up front so that no
borrow can occur. All are priced, one is kept.
"""

from collections.abc import Sequence
from itertools import product
from math import gcd

from ecgen.errors import BoundError
from ecgen.field.reduction.fold import (
    Number,
    add_chain,
    cheapest,
    cheapest_once,
    key_of,
    scale_row,
    settle,
    sub_chain,
)
from ecgen.field.reduction.one_word_more import is_wide, wide_form
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.field.reduction.reduce_to import close
from ecgen.field.representation import Representation
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element

MAX_UNITS = 6


def form_range(terms) -> tuple[int, int]:
    """The exact interval of sum k * x over `terms` = ((k, number with low and high), ...)."""
    low = sum(k * (x.low if k > 0 else x.high) for k, x in terms)
    high = sum(k * (x.high if k > 0 else x.low) for k, x in terms)
    return low, high


def lower_linear(
    b: LimbBuilder,
    field: Representation,
    name: str,
    terms,
    limit: int | None = None,
    halve: bool = False,
) -> Element:
    """The element `name` = sum k * x (then half of it, mod p) with 0 <= value <= limit.

    `terms` are (k, Element) with integers k != 0. Raises BoundError, naming the value, if no
    candidate closes.
    """
    numbers = tuple((k, Number(x.limbs, x.low, x.high)) for k, x in terms)
    if not numbers:
        return b.define(name, field.limbs(0), 0, 0)
    if not halve and is_wide(field, numbers, limit):
        number = wide_form(b, field, numbers, limit)
    elif halve:
        number = close_half(b, field, numbers, limit)
    else:
        number = close_form(b, field, numbers, limit)
    return b.define(name, number.words, number.low, number.high)


def close_form(b: LimbBuilder, field: Representation, terms, limit: int | None = None) -> Number:
    """The form as a Number without top in [0, limit]."""
    return cheapest_once(
        b,
        list(_candidates(field, terms, limit)),
        ("form", tuple(k for k, _ in terms), key_of(b, field, limit, [x for _, x in terms])),
    )


def _candidates(field: Representation, terms, limit):
    """Functions of the builder, simplest first."""
    factor = gcd(*(k for k, _ in terms))
    if terms == ((1, terms[0][1]),):
        yield lambda b: close(b, field, terms[0][1], limit)
        return
    if factor > 1:
        inner = tuple((k // factor, x) for k, x in terms)
        yield lambda b: close(b, field, times(b, field, close_form(b, field, inner), factor), limit)
    if len(terms) == 2 and sorted(k for k, _ in terms) == [-1, 1]:
        yield lambda b: close(
            b,
            field,
            _difference(b, field, *(x for _, x in sorted(terms, key=lambda term: -term[0]))),
            limit,
        )
    if sum(abs(k) for k, _ in terms) <= MAX_UNITS:
        yield from _unit_candidates(field, terms, limit)
    elif factor == 1:
        yield lambda b: _split(b, field, terms, limit)
        yield lambda b: _row_sum(b, field, terms, limit)


def _difference(b: LimbBuilder, field: Representation, x: Number, y: Number) -> Number:
    """x - y mod 2^m - 1 for x, y <= p of m = w n - 1 bits: the borrow is the top bit, and p is 2^(w
    n) less that bit and 1.
    """
    if (
        not isinstance(field, Field)
        or field.c != 1
        or field.room != 1
        or max(x.high, y.high) > field.p
        or (x.top, y.top) != (None, None)
    ):
        raise BoundError(f"`{b.stem}` is not a difference of two numbers up to p = 2^m - 1.")
    words, _ = sub_chain(b, x.words, y.words)
    upper = b.word("shr", words[-1], b.bits - 1)
    kept = b.word("and", words[-1], b.top // 2 - 1)
    borrow, done = b.word("flag", upper), []
    for word in (*words[:-1], kept):
        word, borrow = b.sub(word, 0, borrow)
        done.append(word)
    b.zero(borrow)
    return Number(tuple(done), 0, max(x.high - y.low, field.p - 1))


def _split(b: LimbBuilder, field: Representation, terms, limit) -> Number:
    """Large unequal coefficients: scale each term by itself, then add."""
    scaled = tuple(
        (1 if k > 0 else -1, close(b, field, times(b, field, x, abs(k)))) for k, x in terms
    )
    return close_form(b, field, scaled, limit)


def _row_sum(b: LimbBuilder, field: Representation, terms, limit) -> Number:
    """One large coefficient: its row of word products, kept open while the small terms are added to
    it.
    """
    large = [(k, x) for k, x in terms if abs(k) > MAX_UNITS]
    small = [
        (1 if k > 0 else -1, x) for k, x in terms if abs(k) <= MAX_UNITS for _ in range(abs(k))
    ]
    if len(large) != 1 or large[0][0] < 0:
        raise BoundError(f"`{b.stem}` has not one large positive coefficient.")
    total = _times_row(b, large[0][1], large[0][0])
    for sign, x in small:
        total = _step(b, field, total, sign, x, False)
    return close(b, field, total, limit)


def times(b: LimbBuilder, field: Representation, x: Number, factor: int) -> Number:
    """x * factor for a factor >= 1 of one word: additions when it is tiny, else a row of word
    products.
    """
    if not 1 <= factor < b.top:
        raise BoundError(
            f"the constant {factor} of `{b.stem}` is not a word.",
            hint="Multiply by a full element instead.",
        )
    if factor == 1:
        return x
    ways = [lambda b: _times_row(b, x, factor)]
    if factor <= 4:
        ways.append(lambda b: _accumulate(b, field, ((1, x),) * factor, (False,) * factor))
    return cheapest(b, ways)


def _times_row(b: LimbBuilder, x: Number, factor: int) -> Number:
    row = scale_row(b, x.words, factor)
    low, high = x.low * factor, x.high * factor
    if high >> b.bits * len(x.words) == 0:
        return Number(row[:-1], low, high)
    return Number(row[:-1], low, high, row[-1])


def _unit_candidates(field: Representation, terms, limit):
    units = tuple((1 if k > 0 else -1, x) for k, x in terms for _ in range(abs(k)))
    plus = tuple(u for u in units if u[0] > 0)
    minus = tuple(u for u in units if u[0] < 0)
    orders = {plus + minus: None}
    for i in range(len(plus)):
        rest = plus[:i] + plus[i + 1 :]
        orders[(plus[i], *minus, *rest)] = None
    if minus:
        orders |= {
            ((1, offset), *order): None
            for offset in _offsets(field, terms, limit)
            for order in tuple(orders)
        }
        if not plus:
            orders |= {((1, Number((0,) * field.n, 0, 0)), *minus): None}
    for order in orders:
        for closing in product((False, True), repeat=max(len(order) - 2, 0)):
            yield _attempt(field, order, (False, *closing, True), limit)


def _offsets(field: Representation, terms, limit):
    """The smallest multiple of p that excludes a negative value, if it leaves room; as a constant
    number.
    """
    low, high = form_range(terms)
    offset = -(low // field.p) * field.p
    top = field.full
    if low < 0 and high + offset <= top and offset <= top:
        yield Number(field.limbs(offset), offset, offset)


def _attempt(field: Representation, order, closings, limit):
    def run(b):
        return close(b, field, _accumulate(b, field, order, closings), limit)

    return run


def _accumulate(b: LimbBuilder, field: Representation, order, closings) -> Number:
    """Add the signed numbers one after another, closing where `closings` says; the last one is left
    open.

    If the whole sum stays within n words, carries on the way are lost on purpose: arithmetic modulo
    2^(w n).
    """
    low, high = form_range(order)
    exact = low >= 0 and high >> field.size == 0 and not any(closings[1:-1])
    total = order[0][1]
    if order[0][0] < 0:
        raise BoundError(f"`{b.stem}` starts with a negative term.")
    for index, (sign, x) in enumerate(order[1:], 1):
        if closings[index - 1] and index > 1:
            total = close(b, field, total)
        total = _step(b, field, total, sign, x, exact)
    return Number(total.words, low, high) if exact else total


def _step(
    b: LimbBuilder, field: Representation, total: Number, sign: int, x: Number, exact: bool
) -> Number:
    low, high = form_range(((1, total), (sign, x)))
    words, carry = (add_chain if sign > 0 else sub_chain)(b, total.words, x.words)
    if exact:
        return Number(words, low, high)
    if total.top is None:
        return settle(b, words, carry, low, high, sign)
    if total.sign != sign:
        raise BoundError(f"`{b.stem}` in [{low}, {high}] mixes a carry and a borrow.")
    top, lost = b.add(b.word("word", total.top) if total.is_flag else total.top, 0, carry)
    b.zero(lost)
    return Number(words, low, high, top, False, sign)


def close_half(b: LimbBuilder, field: Representation, terms, limit: int | None = None) -> Number:
    """Half of the form mod p: add p if it is odd, then shift right by one."""
    x = terms[0][1] if terms == ((1, terms[0][1]),) else close_form(b, field, terms)
    odd = b.word("flag", b.word("and", x.words[0], 1))
    mask = b.word("mask", odd)
    addend = tuple(
        mask if v == b.top - 1 else b.word("and", mask, v) if v else 0 for v in field.limbs(field.p)
    )
    sums, carry = add_chain(b, x.words, addend)
    low, high = (x.low + 1) // 2, (x.high + field.p) // 2
    if (x.high + field.p) >> field.size:
        last = b.word("shrd", b.word("word", carry), sums[-1], 1)
    else:
        b.zero(carry)
        last = b.word("shr", sums[-1], 1)
    words = (*(b.word("shrd", sums[i + 1], sums[i], 1) for i in range(len(sums) - 1)), last)
    return close(b, field, Number(words, low, high), limit)


def positive_pairs(
    b: LimbBuilder, field: Representation, name: str, terms: Sequence[tuple[int, Element, Element]]
) -> list[tuple[Element, Element]]:
    """The factors of each term; of a negative one, the factor with the smaller bound is negated
    first.
    """
    found = []
    for k, (sign, x, y) in enumerate(terms):
        if sign < 0:
            x, y = (y, x) if x.high > y.high else (x, y)
            minus = close_form(b, field, ((-1, Number(x.limbs, x.low, x.high)),), field.full)
            b.hint(minus.words, minus.low, minus.high)
            x = Element(f"{name}_n{k}", minus.words, minus.low, minus.high)
        found.append((x, y))
    return found
