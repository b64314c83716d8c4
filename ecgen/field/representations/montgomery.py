"""Any odd modulus p in n saturated words: sums of products divided by R = 2^(w n) (Montgomery
1985), row by row.

One row adds x_i * y for every product, then m * p with m = -t0 / p mod 2^w, which makes the low
word 0, and drops that word. From T it leaves (T + m p) / 2^w; so n rows leave at most sum x y / R +
p. What is stored for c is c R mod p; a product means a b / R.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from math import isqrt

from ecgen.errors import BoundError, CheckFailure
from ecgen.field.products.rows import Rows
from ecgen.field.reduction import linear, sparse
from ecgen.field.reduction.fold import Number, add_chain
from ecgen.field.reduction.multiples import subtract_multiples, words_of
from ecgen.field.reduction.sparse import Downs, down_step
from ecgen.field.representation import Representation, Words, product_meaning
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element, LimbProgram
from ecgen.limb.proven import prove_once

MOST_LOOSE = 8
FEW = 16  # multiples up to this are sums


@dataclass(frozen=True)
class Montgomery(Words):
    """The modulus and the word size; all else is derived. Precondition: p odd, p > 2."""

    kind = "montgomery"
    # whether a carry out of n words goes on as the carry of the addition that folds it
    folds_carries = False

    def __post_init__(self):
        if self.p < 3 or self.p % 2 == 0:
            raise BoundError(
                f"{self.p} is not odd and above 2.",
                hint="Montgomery's reduction needs an odd modulus.",
            )

    @property
    def loose(self) -> tuple[int, int]:
        """The interval of elements in memory: below p; where R >= 4p below B p with B^2 p <= R, so
        that x y / R + p is below 2p and a product needs no subtraction. B is at most MOST_LOOSE, so
        that few subtractions give the canonical form."""
        ratio = (1 << self.size) // self.p
        return 0, (min(isqrt(ratio), MOST_LOOSE) if ratio >= 4 else 1) * self.p - 1

    @property
    def is_folded(self) -> bool:
        """Whether c times what whole words have above bit m is short: then that is folded as in
        pseudo-mersenne form.
        """
        return self.c << self.room < min(self.p, 1 << self.bits) and self.room > 1

    @property
    def closings(self) -> tuple[tuple[str, ...], ...]:
        """Steps of reduction/reduce_to.py: multiples of p, a fold of what overflows n words, or one
        at bit m."""
        folds = (("bit",), ("add", "bit")) if self.is_folded else (("over", "subtract"),)
        return (), ("add",), ("subtract",), ("add", "subtract"), *folds

    @property
    def most_multiple(self) -> int:
        """The greatest k for which k x fits n words that are folded at bit m, or most_folded."""
        return (
            min(max(FEW, self.full // self.loose[1]), (1 << self.bits) - 1)
            if self.is_folded
            else most_folded(self)
        )

    @property
    def one(self) -> int:
        """What is stored for 1: R mod p."""
        return (1 << self.size) % self.p

    @cached_property
    def product_scale(self) -> int:
        """A product of a and b is a * b * product_scale mod p."""
        return pow(1 << self.size, -1, self.p)

    @property
    def factor(self) -> int:
        """-1/p mod 2^w, what the low word is multiplied by to give m."""
        return -pow(self.p, -1, 1 << self.bits) % (1 << self.bits)

    def encode(self, value: int) -> int:
        """What is stored for the residue `value`."""
        return (value << self.size) % self.p

    def decode(self, stored: int) -> int:
        """The residue that the stored integer stands for."""
        return stored * self.product_scale % self.p


def most_folded(field: Representation) -> int:
    """The greatest k for which k x, what overflows n words folded back by 2^(w n) mod p, is below
    2p; FEW, if that is less.
    """
    return min(
        max(FEW, (2 * field.p - field.full - 1) // ((1 << field.size) % field.p)),
        (1 << field.bits) - 1,
    )


@dataclass(frozen=True)
class Factors:
    """The term sum x_i 2^(w (i - first)) * y of a sum of rows: words x_i at most `high` altogether,
    y in [0, most].

    The first word enters row `first`.
    """

    words: tuple
    high: int
    y: tuple
    most: int
    first: int = 0

    def word(self, row: int, bits: int):
        """(the word of this row, its greatest value), or None."""
        place = row - self.first
        if not 0 <= place < len(self.words):
            return None
        return self.words[place], min(self.high >> bits * place, (1 << bits) - 1)


class Constants:
    """Names of constant words, each made once per program."""

    def __init__(self, b: LimbBuilder):
        self.b = b
        self.known: dict[int, tuple[str, int]] = {}

    def words(self, values) -> tuple:
        return tuple(self.word(value) for value in values)

    def word(self, value: int) -> str:
        name, index = self.known.get(value, ("", len(self.b.ops)))
        if index >= len(self.b.ops) or self.b.ops[index].outs != (
            name,
        ):  # never made, or taken back
            self.known[value] = name, _ = self.b.word("const", value), len(self.b.ops) - 1
        return name


def quotient(b: LimbBuilder, field: Montgomery, low, constants: Constants):
    """m = low * (-1/p) mod 2^w; also where that is low itself, so that the proof has a name for
    it.
    """
    return b.word("mullo", low, constants.word(field.factor))


@dataclass(frozen=True)
class Division:
    """By 2^(w count). With `down` the multiples of p come by way of G (reduction/sparse.py), which
    needs no factor -1/p; so do those of the first `inverse` words (`_replace_lowest`)."""

    count: int
    down: Downs | None = None
    inverse: int = 0


NOTHING = Number((), 0, 0)


def reduce_rows(
    b: LimbBuilder,
    field: Montgomery,
    rows: Rows,
    terms: Sequence[Factors],
    by: Division,
    start: Number = NOTHING,
) -> Number:
    """(start + sum over `terms` of x*y + multiples of p) / 2^(w count), exactly, in [0, high]; n
    words `start`.
    """
    constants, down = Constants(b), by.down
    modulus = () if down else constants.words(field.limbs(field.p))
    total, high = list(start.words), start.high
    i = 0
    while i < by.count:
        for term in terms:
            if (found := term.word(i, b.bits)) is not None:
                high += found[1] * term.most
                total = rows.row(b, total, term.y, found[0], high)
        if down:
            if terms:
                # gives the low word a name; words of an element have one
                b.hint(total, 0, high, whole=True)
            step = down.step(1 if terms else by.count - i)
            total, high = down_step(b, step, total, high)
        elif i < by.inverse:
            total, high = _replace_lowest(b, field, rows, total, high, constants)
        else:
            high += (b.top - 1) * field.p
            total = rows.row(b, total, modulus, quotient(b, field, total[0], constants), high)[1:]
            high >>= b.bits
        total = total[: max(field.n, words_of(high, b.bits))]
        b.hint(total, 0, high, whole=True)
        i += step.count if down else 1
    return Number(tuple(total), 0, high)


def _replace_lowest(
    b: LimbBuilder, field: Montgomery, rows: Rows, total, high: int, constants: Constants
) -> tuple:
    """(T >> w) + (2^-w mod p) * (T mod 2^w) and its bound: a word product less than a quotient
    takes, and no waiting for one.

    Up to 2^w p is left, so that two rows that divide must follow.
    """
    inverse = pow(b.top, -1, field.p)
    high = (high >> b.bits) + (b.top - 1) * inverse
    return rows.row(
        b,
        [*total[1:], *(0,) * (field.n + 1 - len(total))],
        constants.words(field.limbs(inverse)),
        total[0],
        high,
    ), high


def _interleaved(
    b: LimbBuilder, field: Montgomery, rows: Rows, pairs, down: Downs | None
) -> Number:
    """Each row of the products is reduced before the next is begun."""
    terms = [Factors(x.limbs, x.high, y.limbs, y.high) for x, y in pairs]
    return reduce_rows(b, field, rows, terms, Division(field.n, down))


def _apart(
    b: LimbBuilder, field: Montgomery, rows: Rows, pairs, down: Downs | None, inverse: int = 0
) -> Number:
    """The product of all words, its lower half reduced by itself, then the upper half added: a
    square saves products so.
    """
    words, high = sum_of_products(b, rows, pairs)
    b.hint(words, 0, high, whole=True)
    lower = Number(words[: field.n], 0, field.full)
    low = reduce_rows(b, field, rows, (), Division(field.n, down, inverse), lower)
    upper, reached = words[field.n : 2 * field.n], low.high + (high >> field.size)
    if field.folds_carries and len(low.words) == len(upper) and reached >> field.size == 1:
        sums, carry = add_chain(b, low.words, upper)
        return Number(sums, 0, reached, carry, True)
    longer = (*low.words, *(0,) * (words_of(reached, b.bits) - len(low.words)))
    sums, carry = add_chain(b, longer, upper)
    b.zero(carry)
    b.hint(sums, 0, reached, whole=True)
    return Number(sums, 0, reached)


def sum_of_products(b: LimbBuilder, rows: Rows, pairs) -> tuple[tuple, int]:
    """All words of the sum of x*y over pairs of elements, and a bound of them that is proven."""
    if len(pairs) == 1:
        ((x, y),) = pairs
        square = x.limbs == y.limbs
        operands = (x,) if square else (x, y)
        high = _high_of_product(
            rows, b.bits, tuple(len(e.limbs) for e in operands), tuple(e.high for e in operands)
        )
        return rows.square(b, x) if square else rows.multiply(b, x, y), high
    done: list = []
    total: list = []
    reached = 0
    for i in range(max(len(x.limbs) for x, _ in pairs)):
        for x, y in pairs:
            if i < len(x.limbs):
                reached += min(x.high >> b.bits * i, b.top - 1) * y.high
                total = rows.row(b, total, y.limbs, x.limbs[i], reached)
        reached >>= b.bits
        done.append(total.pop(0))
    return (*done, *total), sum(x.high * y.high for x, y in pairs)


def _whole(b: LimbBuilder, field: Montgomery, rows: Rows, pairs, down: Downs | None) -> Number:
    """The product of all words, reduced as it is."""
    words, high = sum_of_products(b, rows, pairs)
    b.hint(words, 0, high, whole=True)
    return reduce_rows(b, field, rows, (), Division(field.n, down), Number(words, 0, high))


@lru_cache(maxsize=1024)
def _high_of_product(rows: Rows, bits: int, words: tuple, highs: tuple) -> int:
    """The least bound of all words of a product (of a square, if one operand is given) that is
    proven, of three.
    """
    b = LimbBuilder("product", bits)
    x, y = (
        (b.input(f"x{i}", n, 0, high) for i, (n, high) in enumerate(zip(words, highs)))
        if len(words) == 2
        else (b.input("x0", words[0], 0, highs[0]),) * 2
    )
    b.begin("r")
    found = rows.square(b, x) if x is y else rows.multiply(b, x, y)
    wordwise = [high | (1 << bits * (n - 1)) - 1 for n, high in zip(words, highs)]
    for high in (highs[0] * highs[-1], wordwise[0] * wordwise[-1]):
        mark = b.mark()
        try:
            prove_once(b.build([Element("r", found, 0, high)]), {}, 0)
            return high
        except BoundError:
            b.rewind(mark)
    return (1 << bits * len(found)) - 1


# bounds of forms for each operation, after which a way counts as not proven: those that are proven
# take 13 at most (all curves, words of 32 and 64 bits)
PATIENCE = 20


def lower_products_with(rows: Rows, ways_of=None):
    """`lower_products` for Montgomery representations on a machine that takes `rows`; for others
    that have `ways_of` their own.
    """
    ways_of = ways_of or _ways

    def lower_products(
        b: LimbBuilder, field: Montgomery, name: str, terms, limit: int | None = None
    ) -> Element:
        """The element `name` = sum of sign * x * y / R mod p, 0 <= value <= limit (default
        field.tight).
        """
        b.price = rows.price
        limit = field.tight if limit is None else limit
        if limit < field.p - 1:
            raise BoundError(
                f"`{name}` cannot be brought to [0, {limit}], below the modulus {field.p}."
            )
        pairs = linear.positive_pairs(b, field, name, terms)
        b.begin(name)
        ways = ways_of(field, rows, pairs, limit)
        # What a way emits depends on nothing but this: the choice is made once for all equal
        # products.
        key = (
            "rows",
            field,
            rows.name,
            limit,
            tuple(
                (x.high, y.high, x.limbs == y.limbs, len(x.limbs), len(y.limbs)) for x, y in pairs
            ),
        )
        if key not in b.known:
            with b.searching():
                b.known[key] = _cheapest(b, field, rows, pairs, limit, ways_of)
        number = ways[b.known[key]](b)
        return b.define(name, number.words, 0, number.high)

    return lower_products


def _downs(field: Montgomery, rows: Rows, long: bool = False) -> tuple[Downs, ...]:
    """The ways of reduction/sparse.py that the machine's additions allow."""
    return tuple(
        d
        for d in sparse.downs(field, long)
        if rows.keeps_borrows or not any(step.negated for step in d.steps)
    )


def _ways(field: Montgomery, rows: Rows, pairs, limit: int) -> list:
    """Functions of the builder that leave the sum in [0, limit]."""
    return [
        lambda b, way=way: subtract_multiples(b, field, way(b), limit)
        for way in ways_of_rows(field, rows, pairs)
    ]


def ways_of_rows(field: Montgomery, rows: Rows, pairs) -> list:
    """Functions of the builder that leave the sum divided by R, above n words or not."""
    single = len(pairs) == 1 and all(len(e.limbs) == field.n for e in pairs[0]) and field.n > 1
    found = [
        (rows, way, down)
        for way in ((_interleaved, _apart) if single else (_interleaved,))
        for down in (None, *_downs(field, rows))
    ]
    squared = single and pairs[0][0].limbs == pairs[0][1].limbs
    squares = [replace(rows, square=square) for square in rows.squares] if squared else []
    found += (
        [
            (kind, way, down)
            for kind in (rows, *squares)
            for way in (_apart, _whole)
            for down in _downs(field, rows, True)
        ]
        if single
        else []
    )
    ways: list[Callable[[LimbBuilder], Number]] = [
        lambda b, kind=kind, way=way, down=down: way(b, field, kind, pairs, down)
        for kind, way, down in found
    ]
    # a whole product gains nothing, measured on Zen 4
    if squared and field.n > 2 and rows.replaces:
        ways.append(lambda b: _apart(b, field, rows, pairs, None, field.n - 2))
    return ways


def _cheapest(b: LimbBuilder, field: Montgomery, rows: Rows, pairs, limit: int, ways_of) -> int:
    """The number of the cheapest of the ways whose proof closes; of Montgomery's the plainest is
    the last resort.
    """
    x, y = pairs[0]
    prices, price = [], rows.rank if len(pairs) == 1 and x.limbs == y.limbs else b.price
    for number, way in enumerate(ways_of(field, rows, pairs, limit)):
        mark = b.mark()
        try:
            way(b)
            prices.append((price(b.since(mark)), number))
        except BoundError:
            pass
        b.rewind(mark)
    for _, number in sorted(prices):
        if (ways_of is _ways and not number) or _closes(field, rows, pairs, limit, number, ways_of):
            return number
    if ways_of is _ways:
        return 0
    raise BoundError(f"no way of reducing `{b.stem}` is proven.")


def _closes(field: Montgomery, rows: Rows, pairs, limit: int, number: int, ways_of) -> bool:
    """Whether the way is proven for operands of these bounds, which may be any."""
    b = LimbBuilder("sum", field.bits)
    b.price = rows.price
    known: dict = {}
    for e in (e for pair in pairs for e in pair):
        known[e.limbs] = known.get(e.limbs) or b.input(f"x{len(known)}", len(e.limbs), 0, e.high)
    own = [(known[x.limbs], known[y.limbs]) for x, y in pairs]
    b.begin("r")
    try:
        found = ways_of(field, rows, own, limit)[number](b)
        program = b.build([b.define("r", found.words, 0, found.high)])
        prove_once(
            program,
            {"r": product_meaning(field, [(1, x.name, y.name) for x, y in own])},
            field.p,
            PATIENCE * len(program.ops),
        )
    except (BoundError, CheckFailure):
        return False
    return True


def lower_linear_with(rows: Rows):
    """`lower_linear` of reduction/linear.py at the prices of a machine that takes `rows`."""

    def lower_linear(
        b: LimbBuilder,
        field: Montgomery,
        name: str,
        terms,
        limit: int | None = None,
        halve: bool = False,
    ) -> Element:
        b.price = rows.price
        return linear.lower_linear(b, field, name, terms, limit, halve)

    return lower_linear


def from_words(field: Montgomery, rows: Rows) -> LimbProgram:
    """r = a R mod p for any n words a: a times R^2, divided by R."""
    b = _builder("fe_from_words", field, rows)
    a = b.input("a", field.n)
    b.begin("r", "r = a R mod p")
    square = field.encode(field.one)
    terms = [Factors(a.limbs, a.high, Constants(b).words(field.limbs(square)), field.p)]
    number = reduce_rows(b, field, rows, terms, Division(field.n))
    return _build(b, subtract_multiples(b, field, number, field.loose[1]))


def to_words(field: Montgomery, rows: Rows) -> LimbProgram:
    """r = a / R mod p, below p."""
    b = _builder("fe_to_words", field, rows)
    a = b.input("a", field.n, *field.loose)
    b.begin("r", "r = a / R mod p, below p")
    by = Division(field.n, next(iter(_downs(field, rows)), None))
    number = reduce_rows(b, field, rows, [], by, Number(a.limbs, 0, a.high))
    return _build(b, subtract_multiples(b, field, number, field.p - 1))


def _builder(name: str, field: Montgomery, rows: Rows) -> LimbBuilder:
    b = LimbBuilder(name, field.bits)
    b.price, b.keeping = rows.price, True
    return b


def _build(b: LimbBuilder, number: Number) -> LimbProgram:
    return b.build([b.define("r", number.words, 0, number.high)])
