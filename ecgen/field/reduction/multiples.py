"""A number outside its limit -> an equal one mod p within it, by multiples of p: added where it is
negative, subtracted where that does not borrow.
"""

from ecgen.errors import BoundError
from ecgen.field.reduction.fold import Number, flag_times, sub_chain
from ecgen.field.representation import Representation
from ecgen.limb.builder import LimbBuilder


def words_of(reached: int, bits: int) -> int:
    """How many words hold a number up to `reached`."""
    return max(1, -(-reached.bit_length() // bits))


def add_multiple(b: LimbBuilder, field: Representation, x: Number, limit: int) -> Number:
    """x >= -k p plus k p where it is negative, which its borrow tells; -2^(w n) < x < 2^(w n).

    The words hold x + 2^(w n) where x is negative: there 2^(w n) - k p is subtracted, which cannot
    borrow.
    """
    if x.low >= 0 or x.top is None or not x.is_flag or x.sign > 0 or len(x.words) != field.n:
        raise BoundError(
            f"`{b.stem}` in [{x.low}, {x.high}] has no borrow that tells whether it is negative."
        )
    multiple = field.p * -(x.low // field.p)
    if multiple > field.full or x.high > field.full:
        raise BoundError(f"`{b.stem}` in [{x.low}, {x.high}] leaves {field.n} words.")
    words, borrow = sub_chain(b, x.words, flag_times(b, x.top, field.full + 1 - multiple, field.n))
    b.zero(borrow)
    # what is computed from it needs no thought of this borrow
    b.hint(words, 0, high := max(x.high, multiple - 1), whole=True)
    return Number(words, 0, high)


def take_multiples(b: LimbBuilder, field: Representation, x: Number, limit: int) -> Number:
    """x >= 0, its top included, minus multiples of p, in [0, limit]."""
    if x.low < 0 or x.top is not None and x.sign < 0 or x.high <= limit:
        raise BoundError(f"`{b.stem}` in [{x.low}, {x.high}] is not to be lowered.")
    top = () if x.top is None else (b.word("word", x.top) if x.is_flag else x.top,)
    return subtract_multiples(b, field, Number((*x.words, *top), x.low, x.high), limit)


def subtract_multiples(b: LimbBuilder, field: Representation, x: Number, limit: int) -> Number:
    """x minus a multiple of p in [0, limit], limit >= p-1, by subtractions that are undone where
    they borrow.
    """
    words, high = x.words, x.high
    if high // field.p >= MOST_MULTIPLES * max(limit // field.p, 1):
        raise BoundError(f"`{b.stem}` may be {high // field.p} times the modulus.")
    while high > limit:
        step = field.p * -(-(high + 1) // (2 * field.p))
        differences, borrow = sub_chain(b, words, field.limbs(step, len(words)))
        high = max(step - 1, high - step)
        kept = words_of(high, b.bits)
        words = tuple(
            b.word("select", borrow, old, new) for old, new in zip(words[:kept], differences)
        )
        b.hint(words, 0, high, whole=True)
    return Number(words, 0, high)


MOST_MULTIPLES = 64
