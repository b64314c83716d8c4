"""Sums of products of two-word elements: outer products side by side, cross products summed where
they leave room for it.

x*y = x0*y0 + 2^(2w) x1*y1 + 2^w (x0*y1 + x1*y0): the outer two are four words without an addition.
Where the upper words are small, as those of elements below 2^127 are, the two cross products fit
two words together, so that a product takes five additions instead of six.
"""

from ecgen.errors import BoundError
from ecgen.field.reduction.fold import Number, add_chain
from ecgen.limb.builder import LimbBuilder


def is_crossed(pairs) -> bool:
    """Whether this file can sum the products of `pairs`: all factors have two words."""
    return all(len(e.limbs) == 2 for pair in pairs for e in pair)


def sum_crossed(b: LimbBuilder, pairs) -> Number:
    """The sum of x*y over `pairs` as four words; BoundError if it needs more."""
    high = sum(x.high * y.high for x, y in pairs)
    if high >> 4 * b.bits or not is_crossed(pairs):
        raise BoundError(f"`{b.stem}` in [0, {high}] does not fit four words.")
    total: tuple = ()
    for x, y in pairs:
        (x0, x1), (y0, y1) = x.limbs, y.limbs
        outer = (*_product(b, x0, y0), *_product(b, x1, y1))
        total = _sum(b, total, outer) if total else outer
        if x.limbs == y.limbs and x.high >> 2 * b.bits - 1 == 0:
            twice, carry = b.add(x1, x1)
            b.zero(carry)
            cross = [_product(b, x0, twice)]
        else:
            cross = [_product(b, x0, y1)]
            cross.append(cross[0] if x.limbs == y.limbs else _product(b, x1, y0))
        if (
            len(cross) == 2
            and (b.top - 1) * ((x.high >> b.bits) + (y.high >> b.bits)) >> 2 * b.bits == 0
        ):
            cross = [_sum(b, *cross)]
        for words in cross:
            total = (total[0], *_sum(b, total[1:], words))
    return Number(total, 0, high)


def _product(b: LimbBuilder, x, y) -> tuple:
    return tuple(reversed(b.emit("mulwide", x, y)))


def _sum(b: LimbBuilder, left, right) -> tuple:
    """The sum of two numbers in the words of the left one, which hold it."""
    words, carry = add_chain(b, left, right)
    b.zero(carry)
    return words
