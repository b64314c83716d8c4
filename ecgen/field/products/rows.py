"""Rows of word products, total + factor * words, in the forms that machines like: two carry chains,
one, or none.

A row function row(b, total, words, factor, reached) gives total + factor * words, where `total` has
at most two words more than `words` (or is empty); `reached` bounds the result and so tells which
carries cannot occur. Words may be names of constants.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from ecgen.field import cost
from ecgen.field.products import comba, halves, maal, product
from ecgen.field.products.columns import Columns, row_blocks
from ecgen.field.reduction.fold import add_chain, scale_row
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element


def row_on_two_chains(b: LimbBuilder, total, words, factor, reached: int) -> list:
    """Lower halves on one carry chain, upper halves on another (field/products/product.py)."""
    total = list(total)
    if not total:
        return product.first_row(b, words, factor)
    if len(total) == len(words):
        product.add_row(b, total, 0, words, factor)
    else:
        product.add_over(b, total, 0, words, factor, reached)
    return total


def row_on_one_chain(b: LimbBuilder, total, words, factor, reached: int) -> list:
    """The row by itself, then one addition: for machines whose multiplication destroys the
    carry.
    """
    row = scale_row(b, words, factor)
    if not total:
        return list(row)
    longer, shorter = (row, total) if len(row) >= len(total) else (total, row)
    sums, carry = add_chain(b, tuple(longer), tuple(shorter))
    if reached >> b.bits * len(sums) == 0:
        b.zero(carry)
        return list(sums)
    return [*sums, b.word("word", carry)]


def row_without_chain(b: LimbBuilder, total, words, factor, reached: int) -> list:
    """One multiply-and-add a word; the upper half is an addend of the next."""
    result: list = []
    carried: str | int = 0
    for place, word in enumerate(words):
        addends = [x for x in (total[place] if total else 0, carried) if x != 0]
        name = "maal" if addends else "mulwide"
        carried, lower = b.emit(name, factor, word, *((*addends, 0)[:2] if addends else ()))
        result.append(lower)
    if len(total) <= len(words):
        return [*result, carried]
    last, carry = b.add(total[len(words)], carried)
    if reached >> b.bits * (len(words) + 1) == 0:
        b.zero(carry)
        return [*result, last]
    if len(total) == len(words) + 1:
        return [*result, last, b.word("word", carry)]
    top, lost = b.add(total[len(words) + 1], 0, carry)
    b.zero(lost)
    return [*result, last, top]


def product_of_rows(b: LimbBuilder, x: Element, y: Element, addend=()) -> tuple:
    """x*y + addend as len(x) + len(y) words; the addend has len(y) words or none."""
    total, done = list(addend), []
    for word in x.limbs:
        total = row_on_two_chains(b, total, y.limbs, word, 0)
        done.append(total.pop(0))
    return (*done, *total)


def product_of_columns(b: LimbBuilder, x: Element, y: Element, addend=()) -> tuple:
    """x*y + addend, one short carry chain a word product."""
    words = comba.multiply(b, x, y)
    if not addend:
        return words
    sums, carry = add_chain(b, words, (*addend, *(0,) * len(x.limbs)))
    b.zero(carry)
    return sums


def product_of_blocks(b: LimbBuilder, x: Element, y: Element, addend=()) -> tuple:
    """x*y + addend by multiply-and-add in blocks of four words."""
    columns = Columns(b, addend)
    columns.add_products(
        [(i + j, x.limbs[i], y.limbs[j]) for i, j in row_blocks(len(x.limbs), len(y.limbs))]
    )
    return columns.words(len(x.limbs) + len(y.limbs))


def square_of_triangle(b: LimbBuilder, x: Element) -> tuple:
    """x*x by multiply-and-add, products of different words once."""
    return maal.square_words(b, x)


@dataclass(frozen=True)
class Rows:
    """What a machine's lowering of products is made of; `price(ops)` weighs attempts, `rank(ops)`
    whole squares, `squares` are other ways of squaring, `quotients` says whether reductions by a
    quotient (scalars/barrett.py) are weighed: where additions come with the products they never
    were the cheapest. `replaces`: low words of squares may be replaced by multiples of 2^-w
    (representations/montgomery.py); that takes another n constants, but waits for less.
    `keeps_borrows`: the borrow of a subtraction outlives products, and an addition takes it as its
    carry."""

    name: str
    row: Callable
    multiply: Callable
    square: Callable
    price: Callable
    rank: Callable
    squares: tuple[Callable, ...] = ()
    quotients: bool = True
    replaces: bool = True
    keeps_borrows: bool = False


TWO_CHAINS = Rows(
    name="two chains",
    row=row_on_two_chains,
    multiply=product_of_rows,
    square=product.square,
    price=cost.cost,
    rank=cost.paced,
    squares=(product.square_in_rows,),
    keeps_borrows=True,
)
# one carry chain at a time, which products leave alone
IN_TURN = replace(
    TWO_CHAINS, name="chains in turn", square=product.square_in_turn, keeps_borrows=False
)
SPARING = replace(IN_TURN, name="few products", price=cost.sparing, rank=cost.sparing)
HALVES = replace(
    IN_TURN,
    name="half words",
    multiply=halves.multiply,
    square=halves.square,
    price=cost.of_halves,
    rank=cost.of_halves,
    squares=(product.square_in_turn,),
)
ONE_CHAIN = Rows(
    "one chain", row_on_one_chain, product_of_columns, comba.square, cost.cost, cost.cost
)
MULTIPLY_ADD = Rows(
    "multiply-and-add",
    row_without_chain,
    product_of_blocks,
    square_of_triangle,
    maal.price,
    maal.price,
    quotients=False,
    replaces=False,
)
