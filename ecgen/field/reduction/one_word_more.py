"""Linear forms of numbers that have one word more than elements, between sums: multiples and sums
are left as they are, and folded once at the end.

Precondition of all functions: `field.widest` is above what n words hold. A difference gets a
multiple of p that excludes a borrow, the one whose words are nearly 0 or nearly 2^w, so that they
are immediate operands. BoundError where a number does not fit n + 1 words or does not close.
"""

from ecgen.errors import BoundError
from ecgen.field.reduction.fold import Number, add_chain, scale_row, sub_chain
from ecgen.field.reduction.reduce_to import close
from ecgen.field.representation import Representation
from ecgen.limb.builder import LimbBuilder

MOST_TERMS = 2


def is_wide(field: Representation, terms, limit: int | None) -> bool:
    """Whether a form in `terms` = ((k, Number), ...) reads a wide number or leaves one."""
    return (limit or 0) > field.full or any(len(x.words) > field.n for _, x in terms)


def wide_form(b: LimbBuilder, field: Representation, terms, limit: int | None) -> Number:
    """The form as a Number without top in [0, limit], of n + 1 words if `limit` is more than what n
    words hold.
    """
    total = _multiple(b, field, *terms[0]) if len(terms) == 1 else _sum(b, field, terms)
    if total.high <= field.full:
        raise BoundError(f"`{b.stem}` needs no more than {field.n} words.")
    if limit is not None and limit > field.full:
        if total.high > limit:
            raise BoundError(
                f"`{b.stem}` in [{total.low}, {total.high}] is above the limit {limit}."
            )
        return total
    b.hint(total.words, total.low, total.high, whole=True)
    return close(
        b, field, Number(total.words[: field.n], total.low, total.high, total.words[field.n]), limit
    )


def _multiple(b: LimbBuilder, field: Representation, k: int, x: Number) -> Number:
    """k * x, k > 0, of a number of n words."""
    if not 1 < k < b.top or len(x.words) > field.n:
        raise BoundError(f"`{b.stem}` is not a positive multiple of an element.")
    return Number(scale_row(b, x.words, k), k * x.low, k * x.high)


def _sum(b: LimbBuilder, field: Representation, terms) -> Number:
    """x + y or x - y."""
    (k, x), (sign, y) = sorted(terms, key=lambda term: -term[0])
    if len(terms) > MOST_TERMS or (k, abs(sign)) != (1, 1):
        raise BoundError(f"`{b.stem}` is no sum or difference of two numbers.")
    low, high = (x.low + y.low, x.high + y.high) if sign > 0 else (x.low - y.high, x.high - y.low)
    words = (*x.words, *(0,) * (field.n + 1 - len(x.words)))
    offset = -(min(low, 0) // field.multiple) * field.multiple
    if offset:
        words, carry = add_chain(b, words, field.limbs(offset, field.n + 1))
        b.zero(carry)
    if high + offset > field.widest:
        raise BoundError(
            f"`{b.stem}` in [{low + offset}, {high + offset}] is above {field.widest}."
        )
    words, carry = (add_chain if sign > 0 else sub_chain)(b, words, y.words)
    b.zero(carry)
    return Number(words, low + offset, high + offset)
