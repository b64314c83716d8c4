"""Field operations on lanes of 64-bit words with 52-bit multiply-add -> vector operations.

An element modulo 2^d p = 2^(nr) - c, nr = m + d, is n limbs of radix 2^r, r at most 51; or, where m
= 51 n + 1, of 51 bits but for the lowest limb, which has 52 and therefore never more. The lower and
the upper halves of the products of limbs are summed apart, in a sum for each column and weight;
what exceeds 2^(nr) comes back times c before anything is carried: where a factor has room for c, in
the factor, so that the columns are the fewer, else column by column. Products are not carried:
their columns leave room for sums, and a factor takes its carry, one round for all limbs at once,
when it is needed (S. Gueron, V. Krasnov, "Accelerating big integer arithmetic using Intel IFMA
extensions", ARITH 2016, for the two halves).
"""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from ecgen.errors import BoundError
from ecgen.field.lanes.doubles.fused import magnitude
from ecgen.field.lanes.radix import Radix
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.ir import BITS, LANES, WIDE, WORD, Form, PackedElement

SHORT = 52  # bits of a factor, and of a half of a product
WIDEST = SHORT - 1
TOP = 1 << BITS
LONG = 256  # bits of a prime beyond which limbs are added, too, where columns leave no room for c
# limbs more that are tried there, and so that the terms of a sparse prime stand where limbs do
MORE = 2


@dataclass(frozen=True)
class ShortField:
    """Lanes of words for the prime p: a reduced element has limbs that are not negative and at most
    those of 2 * 2^d p, so that what is to be subtracted from that is reduced, too, after a carry
    where a limb has 52 bits."""

    p: int
    kind: ClassVar[str] = WORD
    across: ClassVar[bool] = True
    widths: ClassVar[tuple[int, ...]] = (LANES, WIDE)
    masks: ClassVar[bool] = True
    ways: ClassVar[tuple[tuple[bool, bool], ...]] = (
        (False, False),
        (True, False),
        (False, True),
        (True, True),
    )
    counted: ClassVar[bool] = False

    @property
    def radix(self) -> Radix:
        return _radix(self.p)

    @property
    def tight(self) -> tuple[tuple[int, int], ...]:
        """Bounds of a reduced element."""
        return _tight(self.radix)

    @property
    def scales(self) -> tuple[int, ...]:
        return ()

    @property
    def words(self) -> str:
        """What the limbs are, for reports."""
        return f"{self.radix.n} words with 52-bit multiply-add"

    @property
    def minuends(self) -> tuple[int, ...]:
        """The limbs of a multiple of p from which those of a reduced element can be taken."""
        return tuple(2 * digit for digit in self.radix.digits(self.radix.modulus))

    def size(self, bounds) -> int:
        """What is to be carried first: the element of the largest limb."""
        return max(map(magnitude, bounds))

    def covering(self, taken) -> tuple[int, ...]:
        """The limbs of the least multiple of 2^d p of which each is at least as large as that of
        `taken`.
        """
        digits = self.radix.digits(self.radix.modulus)
        multiple = max(-(-amount // digit) for amount, digit in zip(taken, digits))
        return tuple(multiple * digit for digit in digits)

    def carry(self, b: VectorBuilder, name: str, x: PackedElement) -> PackedElement:
        """x with small limbs."""
        return lower_carry(b, self, name, x)

    def wide(self, b: VectorBuilder, name: str, x: PackedElement, factors) -> PackedElement:
        """factors[lane] * x, factors that are not negative and too large for a product modulo
        2^64.
        """
        return lower_wide(b, self, name, x, factors)

    def after_carry(self, sizes) -> list[int] | None:
        """How large limbs can be after a carry, None where they are too large for it."""
        return sizes_carried(self.radix, sizes)

    def input(self, b: VectorBuilder, name: str, bounds=None) -> PackedElement:
        return b.input(name, WORD, bounds or self.tight, self.radix.positions)


@cache
def _radix(p: int) -> Radix:
    radix = _first(p)
    if radix is None:
        m, k = p.bit_length(), 0
        while 2 << k < 1 << m - 1 and _first((1 << m) - (2 << k) + 1):
            k += 1
        raise BoundError(
            f"the prime 2^{m} - c, c = {(1 << m) - p}, does not fit lanes of words with 52-bit"
            " multiply-add.",
            hint=(
                f"Of {m} bits, those with c < 2^{k} fit." if k else "Take a prime of other length."
            ),
        )
    return radix


def _first(p: int) -> Radix | None:
    """The radix of fewest limbs, of which all are as wide as the others or the lowest alone has 52
    bits; of few more for long and sparse primes.
    """
    m = p.bit_length()
    n = -(-m // WIDEST)
    wide = [Radix(p, n - 1)] if m == WIDEST * (n - 1) + 1 and n > 2 else []
    even = [Radix(p, n + k, -m % (n + k)) for k in range(MORE + 1)]
    return next(
        (
            radix
            for radix in (*wide, *even)
            if (radix.n <= n or m > LONG or len(radix.terms) > 1) and _closes(radix)
        ),
        None,
    )


def is_wide(radix: Radix) -> bool:
    """Whether the lowest limb has as many bits as a factor may have."""
    return radix.width(0) == SHORT and bool(radix.terms)


def _closes(radix: Radix) -> bool:
    """Whether reduced elements can be multiplied, products carried, and words taken."""
    tight = _tight(radix)
    return (
        all(digit < 1 << radix.width(k) - 1 for k, digit in radix.terms)
        and _sizes(radix, [(tight, tight)]) is not None
        and sizes_carried(radix, [top_of(radix) - 1] * radix.n) is not None
        and _takes_words(radix, tight)
    )


def _takes_words(radix: Radix, tight) -> bool:
    """Whether the digits of words, of which what is above the modulus comes back times c, are
    reduced by one carry.
    """
    sizes = [(1 << radix.width(k)) - 1 for k in range(radix.n)]
    for k, digit in radix.terms:
        sizes[k] += digit * ((1 << max(radix.room, 0)) - 1)
    found = sizes_carried(radix, sizes) if max(sizes) < top_of(radix) else None
    return found is not None and all(most <= high for most, (_, high) in zip(found, tight))


def top_of(radix: Radix) -> int:
    """What no limb reaches of an element that may have to be carried: a word holds less, and where
    limb 0 takes a carry before it is cut, that too.
    """
    return TOP - (radix.c << BITS - WIDEST if is_wide(radix) else 0)


def _tight(radix: Radix) -> tuple:
    """Twice the digits of the modulus; with a limb of 52 bits what a carry of any words leaves."""
    if is_wide(radix):
        return tuple(
            (0, (1 << radix.width(i)) - 1 + (1 << BITS - WIDEST) * (i > 0)) for i in range(radix.n)
        )
    return tuple((0, 2 * digit) for digit in radix.digits(radix.modulus))


def halves(radix: Radix, i: int, j: int, is_twice: bool):
    """(operation, column, weight) of the two halves of limb i times limb j: a half counts 2^weight
    times in its column; of a square a pair `is_twice` there, and made once.
    """
    twice = is_twice + radix.excess(i, j)
    return ("maddlo", i + j, twice), ("maddhi", i + j + 1, twice + SHORT - radix.width(i + j))


def _terms(radix: Radix, i: int, j: int, is_twice: bool, folds: bool):
    """The same in the columns that are summed: where the second factor `folds`, c times it is taken
    beyond the topmost column, and what a product below leaves there is folded by its weight if c is
    a power of two."""
    for op, column, weight in halves(radix, i, j, is_twice):
        if folds and i + j >= radix.n:
            column -= radix.n
        elif folds and column == radix.n and not radix.c & radix.c - 1:
            column, weight = 0, weight + radix.c.bit_length() - 1
        yield op, column, weight


def _folds(radix: Radix, bounds) -> bool:
    """Whether c times the limbs of a factor are factors."""
    return not radix.c * max(high for _, high in bounds) >> SHORT


def _folded_down(radix: Radix, columns: list, add) -> list:
    """The lowest columns, those beyond the topmost folded, the highest first, since what they leave
    may be beyond it, too; `add(column, digit, high)` is column + digit * high.
    """
    columns = list(columns)
    for k in range(len(columns) - 1, radix.n - 1, -1):
        for place, digit in radix.terms:
            columns[k - radix.n + place] = add(columns[k - radix.n + place], digit, columns[k])
    return columns[: radix.n]


def _pairs(n: int, is_square: bool):
    """The pairs of limbs row by row, the topmost limbs first: neighbours go to different sums, the
    columns that fold are complete first, then the topmost, whose carry has the longest way; limb 0,
    which a carry reaches last, is read last. Columns are summed behind all products: amid them they
    wait for the same pipes (Zen 4: 3 %)."""
    return [
        (i, j)
        for i in range(n - 1, -1, -1)
        for j in range(n - 1, -1, -1)
        if not is_square or i <= j
    ]


def _sizes(radix: Radix, pairs, is_square: bool = False) -> list[int] | None:
    """How large each coefficient of the sum of the products of pairs of bounds can be, what exceeds
    2^m folded; None where a factor or a sum does not fit.
    """
    sizes = [0] * (2 * radix.n)
    if max(high for pair in pairs for bounds in pair for _, high in bounds) >> SHORT:
        return None
    for x, y in pairs:
        doubled, folds = is_square and _doubles(x), _folds(radix, y)
        for i, j in _pairs(radix.n, is_square):
            most = x[i][1] * y[j][1] * (radix.c if folds and i + j >= radix.n else 1) << (
                doubled and i != j
            )
            for (_, column, weight), size in zip(
                _terms(radix, i, j, is_square and i != j and not doubled, folds),
                (min(most, (1 << SHORT) - 1), most >> SHORT),
            ):
                sizes[column] += size << weight
    sizes = _folded_down(radix, sizes, lambda low, digit, high: low + digit * high)
    return sizes if max(sizes) < top_of(radix) else None


def _doubles(bounds) -> bool:
    """Whether the limbs of a square are factors twice, too: then it is they that are doubled, not
    the sums of each weight apart.
    """
    return not 2 * max(high for _, high in bounds) >> SHORT


def fits_product(field: ShortField, *factors: PackedElement) -> bool:
    """Whether x * y, or x * y + z * w .., can be computed without carrying an operand first."""
    return _sizes_of(field, factors) is not None


def _sizes_of(field: ShortField, factors) -> list[int] | None:
    pairs = tuple(zip(factors[::2], factors[1::2]))
    return _sizes(field.radix, [(x.bounds, y.bounds) for x, y in pairs], _is_square(pairs))


def _is_square(pairs) -> bool:
    return len(pairs) == 1 and pairs[0][0].limbs == pairs[0][1].limbs


def lower_mul(
    b: VectorBuilder, field: ShortField, name: str, *factors: PackedElement, start=()
) -> PackedElement:
    """x * y for the factors x and y, or a sum of such products, x * y + z * w .., not carried; a
    square if both are the same element. Columns begin with `start`, by limb and lane, which words
    hold beside their numbers. Of eight lanes, where no other product fills the time that one waits,
    each has sums of its own, which wait half as long."""
    radix = field.radix
    pairs = tuple(zip(factors[::2], factors[1::2]))
    sizes = _sizes_of(field, factors)
    if sizes is None:
        raise BoundError(
            f"the factors {', '.join(f'`{e.name}`' for e in factors)} of `{name}` are too large.",
            where=b.name,
            hint="Carry an operand first.",
        )
    square, begun = _is_square(pairs), set()
    sums: dict = {}
    meaning: dict = {}
    for i, j in _pairs(radix.n, square):
        for k, (x, y) in enumerate(pairs):
            apart = k if b.width == WIDE else 0
            doubled, folds = square and _doubles(x.bounds), _folds(radix, y.bounds)
            first = _doubled(b, x.limbs[i], 1) if doubled and i != j else x.limbs[i]
            second = _folded(b, radix, y.limbs[j]) if folds and i + j >= radix.n else y.limbs[j]
            for op, column, weight in _terms(radix, i, j, square and i != j and not doubled, folds):
                begins = start and column < radix.n and not weight and (column, 0) not in begun
                before = sums.get((column, weight, apart)) or b.words(
                    *(start[column] if begins else (0,))
                )
                begun |= {(column, weight)}
                sums[column, weight, apart] = b.emit(op, first, second, before)
    if start and not all((k, 0) in begun for k in range(radix.n)):
        raise BoundError(
            f"a column of `{name}` has no sum that counts once, with which it could begin.",
            where=b.name,
        )
    limbs = _columns(b, radix, sums)
    for x, y in pairs:
        meaning[x.name, y.name] = meaning.get((x.name, y.name), 0) + 1
    return b.define(
        name, limbs, tuple((0, size) for size in sizes), Form(radix.positions, WORD), meaning, start
    )


def _columns(b: VectorBuilder, radix: Radix, sums: dict[tuple, str]) -> list[str]:
    """The limbs that sums by (column, weight, product) make; of a small c column by column, the
    topmost first.
    """

    def column(k: int) -> str:
        parts = _joined(b, {key[1:]: value for key, value in sums.items() if key[0] == k})
        return weighed(b, parts) if parts else ""

    if len(radix.terms) > 1:
        return _folded_down(
            radix,
            [column(k) for k in range(2 * radix.n)],
            lambda low, digit, high: b.emit("add", low, _times(b, digit, high)) if high else low,
        )
    limbs = []
    for k in (radix.n - 1, *range(radix.n - 1)):
        low, high = column(k), column(k + radix.n)
        limbs.append(b.emit("add", low, _folded(b, radix, high)) if high else low)
    return [*limbs[1:], limbs[0]]


def _joined(b: VectorBuilder, sums: dict[tuple[int, int], str]) -> dict[int, str]:
    """The sums of each weight of one column, of which there may be one for each product."""
    found: dict[int, str] = {}
    for (weight, _), value in sums.items():
        found[weight] = b.emit("add", found[weight], value) if weight in found else value
    return found


def weighed(b: VectorBuilder, sums: dict[int, str]) -> str:
    """The sum of 2^weight * value, the greatest weight first."""
    total, last = "", max(sums)
    for weight in sorted(sums, reverse=True):
        if total:
            total = b.emit("add", _doubled(b, total, last - weight), sums[weight])
        total, last = total or sums[weight], weight
    return _doubled(b, total, last)


def _doubled(b: VectorBuilder, value: str, times: int) -> str:
    if times == 1:
        return b.emit("add", value, value)
    return b.emit("shl", value, times) if times else value


def _folded(b: VectorBuilder, radix: Radix, value: str) -> str:
    """c times a value."""
    return _times(b, radix.c, value)


def _times(b: VectorBuilder, c: int, value: str) -> str:
    """c times a value: by a shift where c is a power of two, which is sooner done and leaves the
    multipliers alone.
    """
    shift = c.bit_length() - 1
    if c == 1 << shift:
        return _doubled(b, value, shift)
    return b.emit("mullo", value, b.words(c))


def _top(radix: Radix) -> tuple[int, tuple[tuple[int, int], ...]]:
    """(how many bits a carry leaves the topmost limb, what comes back of the rest as (limb,
    digit)): of a small c the limb ends where p does, so that what exceeds p comes back times c /
    2^d, a shift less where that is 1."""
    last = radix.width(radix.n - 1)
    return (
        (last, radix.terms)
        if len(radix.terms) > 1
        else (last - radix.spare, ((0, radix.c >> radix.spare),))
    )


def _kept(radix: Radix, k: int) -> int:
    """How many bits a carry leaves limb k."""
    return radix.width(k) if k < radix.n - 1 else _top(radix)[0]


def sizes_carried(radix: Radix, sizes) -> list[int] | None:
    """How large limbs can be after one round of carries; None where the carry out of the top is too
    large for its multiplication, or limb 0 for that.
    """
    sizes, carries, (_, terms) = (
        list(sizes),
        [size >> _kept(radix, k) for k, size in enumerate(sizes)],
        _top(radix),
    )
    if any(digit * carries[-1] >> SHORT for _, digit in terms):
        return None
    if is_wide(radix):
        sizes[0] += terms[0][1] * carries[-1]
        carries[0] = sizes[0] >> SHORT
        if sizes[0] >= TOP:
            return None
    found = [
        min(size, (1 << _kept(radix, k)) - 1) + (carries[k - 1] if k else 0)
        for k, size in enumerate(sizes)
    ]
    for k, digit in () if is_wide(radix) else terms:
        found[k] += digit * carries[-1]
    return found


def lower_carry(b: VectorBuilder, field: ShortField, name: str, x: PackedElement) -> PackedElement:
    """x with small limbs: every limb hands its upper part to the next, all at once; one of 52 bits
    what it has taken, too.
    """
    radix, limbs, (_, terms) = field.radix, list(x.limbs), _top(field.radix)
    sizes = [high for _, high in x.bounds]
    found = sizes_carried(radix, sizes)
    if found is None:
        raise BoundError(
            f"the carry out of the top of `{x.name}` is too large.",
            where=b.name,
            hint="Take a prime 2^m - c of smaller c.",
        )

    def cut(k: int) -> str:
        """The upper part of limb k, which keeps the rest."""
        kept = _kept(radix, k)
        if not sizes[k] >> kept:
            return ""
        carry, limbs[k] = (
            b.emit("shr", limbs[k], kept),
            b.emit("and", limbs[k], b.words((1 << kept) - 1)),
        )
        return carry

    carries = ["" if k == 0 and is_wide(radix) else cut(k) for k in range(radix.n)]
    for k, digit in terms if carries[-1] else ():
        is_power = not digit & digit - 1
        limbs[k] = (
            b.emit("add", limbs[k], _times(b, digit, carries[-1]))
            if is_power
            else b.emit("maddlo", carries[-1], b.words(digit), limbs[k])
        )
    if is_wide(radix):
        sizes[0] += terms[0][1] * (sizes[-1] >> _kept(radix, radix.n - 1))
        carries[0] = cut(0)
    for k in range(1, radix.n):
        if carries[k - 1]:
            limbs[k] = b.emit("add", limbs[k], carries[k - 1])
    return b.define(
        name, limbs, tuple((0, size) for size in found), Form(radix.positions, WORD), {(x.name,): 1}
    )


def lower_wide(
    b: VectorBuilder, field: ShortField, name: str, x: PackedElement, factors
) -> PackedElement:
    """factors[lane] * x for factors that are not negative and below 2^52, by halves of products."""
    radix, most = field.radix, max(factors)
    sizes = [[0, 0] for _ in range(radix.n + 1)]
    if most >> SHORT or max(high for _, high in x.bounds) >> SHORT:
        raise BoundError(
            f"`{x.name}` times {most} needs more than 52 bits of a factor.",
            where=b.name,
            hint="Make it an operand of a product, or take a smaller factor.",
        )
    ks, sums = b.words(*factors), {}
    for i, limb in enumerate(x.limbs):
        size = most * x.bounds[i][1]
        for (op, column, weight), part in zip(
            halves(radix, i, 0, False), (min(size, (1 << SHORT) - 1), size >> SHORT)
        ):
            sums[column, op] = b.emit(op, limb, ks, b.words(0))
            sizes[column][op == "maddhi"] += part << weight
    limbs, bounds = [], []
    for k in range(radix.n):
        limbs.append(sums[k, "maddlo"])
        bounds.append(
            (
                0,
                sizes[k][0]
                + (sizes[k][1] if k else 0)
                + dict(radix.terms).get(k, 0) * sizes[radix.n][1],
            )
        )
        for column, factor in (
            *[(k, 1)] * (k > 0),
            *((radix.n, digit) for place, digit in radix.terms if place == k),
        ):
            upper, shift = sums[column, "maddhi"], SHORT - radix.width(column - 1)
            upper = (
                b.emit("mullo", upper, b.words(factor << shift))
                if factor > 1
                else b.emit("shl", upper, shift)
                if shift
                else upper
            )
            limbs[k] = b.emit("add", limbs[k], upper)
    if max(high for _, high in bounds) >= top_of(radix):
        raise BoundError(
            f"`{x.name}` times {most} does not fit 64 bits.",
            where=b.name,
            hint="Take a smaller factor.",
        )
    return b.define(
        name,
        limbs,
        tuple(bounds),
        Form(radix.positions, WORD),
        tuple({(x.name,): k} for k in factors),
    )
