"""Products in a quadratic extension with i^2 = -1 -> both components, by three products of which
wide sums are reduced once each.

(a + b i)(c + d i) = ac - bd + ((a + b)(c + d) - ac - bd) i (Karatsuba). The products and their sums
are kept in 2n words, and the sums a + b and c + d as they are, so that each component is reduced
once, as a sum of two products would be.
"""

from ecgen.errors import BoundError
from ecgen.field.products import two_word
from ecgen.field.reduction import mersenne
from ecgen.field.reduction.fold import Number, add_chain, sub_chain
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.field.reduction.reduce_to import close
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element

MEANINGS = ("a*c-b*d", "a*d+b*c")


def lower_karatsuba(
    b: LimbBuilder, field: Field, names, args, limit: int, note: str = ""
) -> list[Element]:
    """The elements `names` = MEANINGS of `args` modulo p, 0 <= value <= limit; BoundError where a
    sum of two elements overflows, or a bound does not close.
    """
    x, y, z, w = args
    b.begin(names[0], note)
    b.hinting = False
    try:
        outer, inner = two_word.sum_crossed(b, [(x, z)]), two_word.sum_crossed(b, [(y, w)])
        both = two_word.sum_crossed(b, [(_sum(b, x, y), _sum(b, z, w))])
        cross, borrow = sub_chain(b, both.words, outer.words)
        b.zero(borrow)
        cross, borrow = sub_chain(b, cross, inner.words)
        b.zero(borrow)
        words, borrow = sub_chain(b, outer.words, inner.words)
        difference = Number(words, -inner.high, outer.high, borrow, True, -1)
        cross = Number(cross, 0, x.high * w.high + y.high * z.high)
        found = []
        for name, way in (
            (
                names[0],
                lambda: close(b, field, mersenne.fold_difference(b, field, difference), limit),
            ),
            (names[1], lambda: mersenne.reduce_wide(b, field, cross, limit)),
        ):
            b.begin(name, "")
            total = way()
            found.append(b.define(name, total.words, 0, total.high))
        return found
    finally:
        b.hinting = True


def _sum(b: LimbBuilder, x: Element, y: Element) -> Element:
    """x + y as it is, in the words of x."""
    if x.high + y.high >> b.bits * len(x.limbs):
        raise BoundError(f"`{x.name}` + `{y.name}` does not fit {len(x.limbs)} words.")
    if x.low == x.high and y.low == y.high:
        words = tuple(
            b.word("const", (x.low + y.low) >> b.bits * i & b.top - 1) for i in range(len(x.limbs))
        )
        return Element(f"{x.name}+{y.name}", words, x.low + y.low, x.high + y.high)
    words, carry = add_chain(b, x.limbs, y.limbs)
    b.zero(carry)
    return Element(f"{x.name}+{y.name}", words, 0, x.high + y.high)
