"""Products of elements of products of half words: for machines whose multiplier takes longer for
whole words, or a time that depends on them.

Products x_i y_j of equal halves begin at words, those of a lower and an upper half in the middle of
one. Each kind is summed by itself, row by row: a row is words side by side, so that it is added by
one carry chain, and no product is cut. In the end the second sum is shifted by half a word.
"""

from itertools import pairwise

from ecgen.field.reduction.fold import add_chain
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element


def multiply(b: LimbBuilder, x: Element, y: Element, addend=()) -> tuple:
    """x*y + addend as len(x) + len(y) words; the addend has len(y) words or none."""
    tops = _uppers(b, y.limbs)
    whole, middle = _Sum(b), _Sum(b)
    for i, (word, top) in enumerate(zip(x.limbs, _uppers(b, x.limbs))):
        whole.add(i, word, y.limbs)
        whole.add(i + 1, top, tops)
        middle.add(i, word, tops)
        middle.add(i, top, y.limbs)
    sums, carry = add_chain(b, tuple(whole.words), _moved(b, middle.words, b.bits // 2))
    b.zero(carry)
    if addend:
        sums, carry = add_chain(b, sums, tuple(addend))
        b.zero(carry)
    return sums


def square(b: LimbBuilder, x: Element) -> tuple:
    """x*x as 2 len(x) words: products of different words once, their sums doubled."""
    limbs, tops = x.limbs, _uppers(b, x.limbs)
    whole, middle = _Sum(b), _Sum(b)
    whole.words, middle.words = [0], [0]
    for i in range(len(limbs) - 1):
        whole.add(2 * i + 1, limbs[i], limbs[i + 1 :])
        whole.add(2 * i + 2, tops[i], tops[i + 1 :])
        middle.add(2 * i + 1, limbs[i], tops[i + 1 :])
        middle.add(2 * i + 1, tops[i], limbs[i + 1 :])
    pairs = zip(limbs, tops)
    own = tuple(b.word("half", word, word, 0) for pair in pairs for word in pair)
    cross = tuple(x for pair in zip(limbs, tops) for x in (b.word("half", *pair, 0), 0))
    size = 2 * len(limbs)
    twice, carry = add_chain(b, _padded(whole.words, size), _padded(whole.words, size))
    b.zero(carry)
    sums, carry = add_chain(b, twice, own)
    b.zero(carry)
    middles, carry = add_chain(b, _padded(middle.words, size), cross)
    b.zero(carry)
    sums, carry = add_chain(b, sums, _moved(b, middles, b.bits // 2 + 1))
    b.zero(carry)
    return sums


def _padded(words: list, size: int) -> tuple:
    return (*words, *(0,) * (size - len(words)))


def _uppers(b: LimbBuilder, words) -> tuple:
    """The upper half of each word."""
    return tuple(b.word("shr", word, b.bits // 2) for word in words)


class _Sum:
    """Rows of products of lower halves, as far as they were added. The top word of the sum is a
    product and carries, or (`is_carry`) a carry alone."""

    def __init__(self, b: LimbBuilder):
        self.words: list = []
        self.b, self.is_carry = b, False

    def add(self, place: int, word, others) -> None:
        """The sum += word * others 2^(w place), where these reach one place above it at most."""
        b, carry = self.b, ""
        row = [b.word("half", word, other, 0) for other in others]
        if len(self.words) <= place:
            self.words += row
            return
        was_open = len(self.words) == place + len(row) and not self.is_carry
        for k, product in enumerate(row, place):
            if k == len(self.words):
                self.words.append(0)
            self.words[k], carry = b.add(product, self.words[k], carry or None)
        if was_open:
            self.words.append(b.word("word", carry))
        else:
            b.zero(carry)
        self.is_carry = was_open


def _moved(b: LimbBuilder, words, bits: int) -> tuple:
    """The sum shifted to the left, in its words."""
    moved = [b.word("shl", words[0], bits)]
    for low, high in pairwise(words):
        low = b.word("shr", low, b.bits - bits)
        moved.append(low if high == 0 else b.word("or", b.word("shl", high, bits), low))
    return tuple(moved)
