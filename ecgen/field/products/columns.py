"""Sums of word products by columns, for machines whose multiply-and-add takes two addends (`maal`:
a*b + c + d).

A column holds the words that wait at one power of 2^w. Each product takes up to two of them as
addends and leaves its lower half in its own column, its upper half in the next. A product that
finds only one word takes it beside a zero, or starts a word of its own (`mulwide`) where enough
products follow in the column to absorb the additional word. So the order of the products is free;
it decides which words live at the same time.
"""

from collections import Counter

from ecgen.limb.builder import LimbBuilder

BLOCK = 4


class Columns:
    """The words that wait in each column; mutable while a lowering runs."""

    def __init__(self, b: LimbBuilder, words=()):
        self.b = b
        self.waiting: dict[int, list] = {}
        for place, word in enumerate(words):
            self.put(place, word)

    def put(self, column: int, word) -> None:
        """Add `word` * 2^(w * column) to the sum."""
        if word != 0:
            self.waiting.setdefault(column, []).append(word)

    def take(self, column: int) -> list:
        """Remove and return all words of a column."""
        return self.waiting.pop(column, [])

    def add_products(self, terms) -> None:
        """Add x*y*2^(w*column) for ((column, x, y), ...) in this order; afterwards no touched
        column holds two words, except the ones that only received upper halves.

        A factor y may be a function that makes it when its turn comes.
        """
        left = Counter(column for column, _, _ in terms)
        for column, x, y in terms:
            left[column] -= 1
            y = y() if callable(y) else y
            here = self.waiting.setdefault(column, [])
            spare = left[column] - left[column - 1] - len(here)
            if len(here) >= 2:
                upper, lower = self.b.emit("maal", x, y, here.pop(-2), here.pop())
            elif here and spare < 0:
                upper, lower = self.b.emit("maal", x, y, here.pop(), 0)
            else:
                upper, lower = self.b.emit("mulwide", x, y)
            here.append(lower)
            self.put(column + 1, upper)
        for column in sorted(left):
            self.settle(column)

    def settle(self, column: int) -> None:
        """Bring a column down to one word; what overflows it goes to the next column."""
        here = self.waiting.get(column, [])
        while len(here) > 1:
            upper, lower = self.b.emit("maal", 0, 0, here.pop(), here.pop())
            here.append(lower)
            self.put(column + 1, upper)

    def words(self, count: int) -> tuple:
        """The first `count` columns as a number, each holding at most one word."""
        for column in range(count):
            self.settle(column)
        return tuple((self.waiting.get(column) or [0])[0] for column in range(count))


def row_blocks(rows: int, columns: int) -> tuple[tuple[int, int], ...]:
    """Products (i, j) in blocks of BLOCK words j, row by row: these words stay in registers, the
    others stream by.
    """
    return tuple(
        (i, j)
        for start in range(0, columns, BLOCK)
        for i in range(rows)
        for j in range(start, min(start + BLOCK, columns))
    )


def triangle(rows: int) -> tuple[tuple[int, int], ...]:
    """The products j <= i of a square, row by row."""
    return tuple((i, j) for i in range(rows) for j in range(i + 1))
