"""Field operations on lanes of doubles with fused multiply-add whose products stay words -> vector
operations.

The coefficients of a product are sums of words (columns.py). Here they are left as such: sums and
differences of products are those of words, without a rounding and without a factor, and a word
becomes a double when it is a factor: cut into a digit and a carry, once for all that is added
before. What a word holds beside its number is known, by lane (`PackedElement.offsets`), and goes
into one constant before the cut. The integer that digit and carry make becomes a double by a
multiplication that takes a small factor with it.
"""

from collections import Counter
from collections.abc import Sequence

from ecgen.errors import BoundError
from ecgen.field.lanes.doubles import linear
from ecgen.field.lanes.doubles.columns import CENTRE
from ecgen.field.lanes.doubles.fused import (
    MIDDLE,
    STAGES,
    TOP,
    WIDEST,
    RealField,
    exponent_bit,
    magnitude,
    signed_digits,
    terms,
    times_small,
)
from ecgen.field.lanes.radix import Radix
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.doubles import BIAS, MANTISSA, magic, word_of_integer
from ecgen.limb.lanes.ir import LANES, REAL, WORD, Form, LaneMeaning, Multiple, PackedElement

# what the word of an integer holds beside it that was added to 1.5 * 2^52
ROUNDED = word_of_integer(magic(MANTISSA))
ROOM = 1 << 60  # of a sum of words


def fits_product(field: RealField, x: PackedElement, y: PackedElement) -> bool:
    """Whether x * y can be computed without carrying an operand first."""
    return x.kind == y.kind == REAL and _sizes(field.radix, x, y) is not None


def _ends(x: PackedElement, y: PackedElement, i: int, j: int, power: int) -> tuple[int, int]:
    """The interval of 2^power * limb i * limb j."""
    ends = [s * t << power for s in x.bounds[i] for t in y.bounds[j]]
    return (0 if x.limbs[i] == y.limbs[j] else min(ends)), max(ends)


def _sizes(radix: Radix, x: PackedElement, y: PackedElement) -> list[tuple[int, int]] | None:
    """The interval of each coefficient, what exceeds 2^m folded; None where a product or a sum is
    too large.
    """
    n, square = radix.n, x.limbs == y.limbs
    low, high = [0] * (2 * n), [0] * (2 * n)
    for column, more in enumerate(_more(radix, x, y)):
        w = radix.width(column) + more
        if w > WIDEST:
            return None
        for i, j, power in terms(radix, column, square):
            least, most = _ends(x, y, i, j, power)
            if magnitude(y.bounds[j]) << power > 1 << MANTISSA + 1:
                return None
            low[column], high[column] = low[column] - (1 << w - 1), high[column] + (1 << w - 1)
            low[column + 1], high[column + 1] = (
                low[column + 1] + ((least >> w) << more),
                high[column + 1] - ((-most >> w) << more),
            )
    more, less = (
        sum(1 << place for place, digit in signed_digits(radix.c) if digit == sign)
        for sign in (1, -1)
    )
    found = [
        (
            low[k] + more * low[k + n] - less * high[k + n],
            high[k] + more * high[k + n] - less * low[k + n],
        )
        for k in range(n)
    ]
    return found if max(map(magnitude, found)) < ROOM else None


def _more(radix: Radix, x: PackedElement, y: PackedElement) -> list[int]:
    """How many bits more than a column's width the lower parts of its products have, so that the
    upper parts are not too large; the same where columns go into one limb.
    """
    n, found = radix.n, []
    for column in range(2 * n - 1):
        most = max(
            magnitude(_ends(x, y, i, j, power))
            for i, j, power in terms(radix, column, x.limbs == y.limbs)
        )
        found.append(
            max((-(-most >> radix.width(column)) - 1).bit_length() - (CENTRE - 1).bit_length(), 0)
        )
    return [
        max(
            found[k]
            for k in range(2 * n - 1)
            if k == column or (radix.c == 1 and k % n == column % n)
        )
        for column in range(2 * n - 1)
    ]


def lower_mul(
    b: VectorBuilder, field: RealField, name: str, x: PackedElement, y: PackedElement
) -> PackedElement:
    """x * y as words; a square if both are the same element."""
    radix, square = field.radix, x.limbs == y.limbs
    sizes = fits_product(field, x, y) and _sizes(radix, x, y)
    if not sizes:
        raise BoundError(
            f"the factors `{x.name}` and `{y.name}` of `{name}` are too large.",
            where=b.name,
            hint="Carry an operand first.",
        )
    n = radix.n
    todo = [(column, *term) for column in _columns(n) for term in terms(radix, column, square)]
    more = _more(radix, x, y)
    sums, starts, running = _Sums(b, radix, more, todo), _starts(radix, todo, x, y, more), []
    for step in range(len(todo) + STAGES):
        if step < len(todo):
            column, i, j, power = todo[step]
            running.append(
                sums.stages(column, x.limbs[i], times(b, y.limbs[j], power), starts[step])
            )
        for stages in running[max(0, step - STAGES + 1) : step + 1]:
            next(stages, None)
    return b.define(
        name,
        sums.limbs(),
        sizes,
        Form(radix.positions, WORD),
        {(x.name, y.name): 1},
        sums.offsets(),
    )


def _columns(n: int) -> list[int]:
    """The columns in the order in which they are emitted: each behind the one that folds into
    it.
    """
    return [column for k in range(n) for column in (k + n, k) if column < 2 * n - 1]


class _Sums:
    """The coefficients of a product while its terms are emitted: the sums of their words, what
    these hold beside the numbers, and the upper parts that have more bits below than a digit.
    """

    def __init__(self, b: VectorBuilder, radix: Radix, more: list[int], todo):
        self.b, self.radix, self.more = b, radix, more
        self.sums: list = [None] * (2 * radix.n)
        self.coarse: dict[tuple[int, int], str] = {}
        self.missing = Counter(self._place(column) for column, *_ in todo)
        self.raw = [0] * (2 * radix.n)

    def stages(self, column: int, x: str, y: str, start: int):
        """Emit x * y in stages, each of which waits for the one before: the upper part, what it
        took, the lower part, its sum.
        """
        b, more = self.b, self.more[column]
        w = self.radix.width(column) + more
        upper = b.emit("fma", x, y, b.real(start << w))
        yield
        taken = b.emit("fsub", upper, b.real((start << w) + magic(MANTISSA)))
        self._upper(column, upper, word_of_integer(start << w))
        yield
        lower = b.emit("fms", x, y, taken)
        yield
        self._put(column, lower, ROUNDED)

    def _upper(self, column: int, value: str, held: int) -> None:
        at, more = place = self._place(column)
        self.missing[place] -= 1
        if not more:
            return self._put(column + 1, value, held)
        self.coarse[place] = (
            self.b.emit("add", self.coarse[place], value) if place in self.coarse else value
        )
        self.raw[column + 1] += held << more
        if not self.missing[place]:
            self._put(at, self.b.emit("shl", self.coarse[place], more), 0)

    def _place(self, column: int) -> tuple[int, int]:
        """Where the upper parts of a column go, and by how many bits they are shifted before."""
        return self._limb(column + 1), self.more[column]

    def _limb(self, k: int) -> int:
        return k % self.radix.n if self.radix.c == 1 else k

    def _put(self, k: int, value: str, held: int) -> None:
        self.raw[k] += held
        at = self._limb(k)
        self.sums[at] = value if self.sums[at] is None else self.b.emit("add", self.sums[at], value)

    def limbs(self) -> list[str]:
        """The sums, c times those that exceed 2^m added."""
        n, c = self.radix.n, self.radix.c
        return [
            low if high is None else times_small(self.b, high, c, [] if low is None else [low])
            for low, high in zip(self.sums[:n], self.sums[n:])
        ]

    def offsets(self) -> tuple:
        """What the limbs hold beside their numbers."""
        n, c = self.radix.n, self.radix.c
        return tuple(((self.raw[k] + c * self.raw[k + n]) % TOP,) * LANES for k in range(n))


def _starts(radix: Radix, todo, x: PackedElement, y: PackedElement, more) -> list[int]:
    """What each product starts with, between 2^52 and 2^53 in units of its upper part: such that
    the words of a coefficient hold half a digit beside their number, where one start does that.
    """
    n, starts, raw = radix.n, [magic(MANTISSA)] * len(todo), [0] * (2 * radix.n)
    for column, *_ in todo:
        raw[column] += ROUNDED
        raw[column + 1] += (
            word_of_integer(magic(MANTISSA) << radix.width(column) + more[column]) << more[column]
        )
    for k in range(n):
        w = radix.width(k)
        half = 1 << w - 1
        # above -half, so that the bits above the digit stay few
        wanted = half - (raw[k] + radix.c * raw[k + n]) % (1 << w)
        for at, (column, i, j, power) in enumerate(todo):
            if (
                not more[column]
                and column + 1 in ((k, k + n) if radix.c == 1 else (k,))
                and magnitude(_ends(x, y, i, j, power)) + (abs(wanted) << radix.width(column))
                <= CENTRE << radix.width(column)
            ):
                starts[at] += wanted
                break
    return starts


def times(b: VectorBuilder, value: str, power: int) -> str:
    """2^power * a limb: made as the limb was, if that was an integer of digit and carry, else by
    doublings.
    """
    if power and value in b.made:
        return _made(b, b.made[value], (1 << power,) * LANES)
    for _ in range(power):
        value = b.emit("fadd", value, value)
    return value


def _made(b: VectorBuilder, source: tuple, factors, more: int = 0) -> str:
    """factors[lane] * a limb + more, from (the word of digit and carry, what makes it the limb:
    times and plus these, in each lane).
    """
    word, units, added = source
    made = (
        tuple(k * unit for k, unit in zip(factors, units)),
        tuple(k * a for k, a in zip(factors, added)),
    )
    limb = b.emit("fma", word, b.real(*made[0]), b.real(*(a + more for a in made[1])))
    if not more:
        b.made[limb] = (word, *made)
    return limb


def _cuts(
    b_name: str, radix: Radix, x: PackedElement
) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """(what the word of each limb is to hold beside its number, the bit that is the exponent of its
    digit); and the intervals of digit and carry together.
    """
    n, found, bounds = radix.n, [], []
    for k, (w, held) in enumerate(zip(map(radix.width, range(n)), x.offsets)):
        half = 1 << w - 1
        bit = (
            exponent_bit(held[0], x.bounds[k])
            if len(set(held)) == 1 and held[0] % (1 << w) == half
            else 0
        )
        offset = held[0] if bit else half + (MIDDLE >> w << w)
        bit = bit or exponent_bit(offset, x.bounds[k])
        if not bit:
            raise BoundError(
                f"limb {k} of `{x.name}` may reach {magnitude(x.bounds[k])}, which 64 bits do not"
                " hold.",
                where=b_name,
                hint="Carry an operand first, or take more limbs.",
            )
        found.append((offset, bit))
    for k in range(n):
        below, half, factor = (k - 1) % n, 1 << radix.width(k) - 1, 1 if k else radix.c
        least, most = (
            (found[below][0] + end >> radix.width(below)) - (found[below][0] >> radix.width(below))
            for end in x.bounds[below]
        )
        bounds.append((factor * least - half, factor * most + half - 1))
    return found, bounds


def takes_factors(field: RealField, x: PackedElement, factors) -> bool:
    """Whether x, which is words, becomes doubles of factors[lane] * x by one multiplication of each
    limb.
    """
    cuts, bounds = _cuts(x.name, field.radix, x)
    added = [k * _surplus(field.radix, cuts, i) for i in range(field.radix.n) for k in factors]
    return linear.is_exact(linear.scaled_bounds(bounds, factors)) and all(
        a >> max(a.bit_length() - MANTISSA - 1, 0) << max(a.bit_length() - MANTISSA - 1, 0) == a
        for a in added
    )


def _surplus(radix: Radix, cuts, k: int) -> int:
    """What is to be taken off digit and carry of limb k, beside the exponent's part: half a digit,
    and what the limb below hands over too much.
    """
    below = (k - 1) % radix.n
    return (
        (1 << MANTISSA)
        + (1 << radix.width(k) - 1)
        + (cuts[below][0] >> radix.width(below)) * (1 if k else radix.c)
    )


def _joined(
    b: VectorBuilder, field: RealField, x: PackedElement
) -> tuple[list[tuple], list[tuple[int, int]]]:
    """(word, unit, what is to be added to the word, read as a double, times unit) of each limb of
    x, digit and carry together; and what the limbs are then.
    """
    radix, n, c = field.radix, field.radix.n, field.radix.c
    cuts, bounds = _cuts(b.name, radix, x)
    words, found = [], []
    for limb, (offset, _), held in zip(x.limbs, cuts, x.offsets):
        constant = [(offset - have) % TOP for have in held]
        words.append(b.emit("add", limb, b.words(*constant)) if any(constant) else limb)
    carries = [b.emit("shr", words[k], radix.width(k)) for k in range(n)]
    if c > 1:
        carries[-1] = b.emit("mul", carries[-1], b.words(c))
    for k, (_, bit) in enumerate(cuts):
        below, w = (k - 1) % n, radix.width(k)
        digit = b.emit("and", words[k], b.words((1 << w) - 1 | 1 << bit))
        found.append(
            (
                b.emit("add", digit, carries[below]),
                (1 << BIAS + MANTISSA - (1 << bit - MANTISSA),) * LANES,
                (-_surplus(radix, cuts, k),) * LANES,
            )
        )
    return found, bounds


def lower_carry(b: VectorBuilder, field: RealField, name: str, x: PackedElement) -> PackedElement:
    """x as doubles with small limbs."""
    if x.kind == REAL:
        return linear.lower_carry(b, field, name, x)
    joined, bounds = _joined(b, field, x)
    b.meant[name] = linear.times(x, linear.ONES)
    return b.define(
        name,
        [_made(b, source, linear.ONES) for source in joined],
        bounds,
        Form(x.positions),
        b.meant[name],
    )


def lower_scale(
    b: VectorBuilder, field: RealField, name: str, x: PackedElement, factors
) -> PackedElement:
    """factors[lane] * x; of words as doubles with small limbs."""
    if x.kind == REAL:
        return linear.lower_scale(b, field, name, x, factors)
    if set(factors) == {1}:
        return b.define(name, x.limbs, x.bounds, Form(x.positions, WORD), {(x.name,): 1}, x.offsets)
    if not takes_factors(field, x, factors):
        return linear.lower_scale(
            b, field, name, lower_carry(b, field, linear.part_name(b, name), x), factors
        )
    joined, bounds = _joined(b, field, x)
    b.meant[name] = linear.times(x, factors)
    return b.define(
        name,
        [_made(b, source, factors) for source in joined],
        linear.scaled_bounds(bounds, factors),
        Form(x.positions),
        b.meant[name],
    )


def lower_words(
    b: VectorBuilder, field: RealField, name: str, x: PackedElement, offsets=()
) -> PackedElement:
    """x as words, which hold `offsets` beside their numbers if these are given."""
    held = x.offsets
    limbs: Sequence[str] = x.limbs
    meaning: LaneMeaning = {(x.name,): 1}
    if x.kind == REAL:
        if max(map(magnitude, x.bounds)) > CENTRE:
            raise BoundError(
                f"a limb of `{x.name}` may reach {max(map(magnitude, x.bounds))}, which is no word"
                " of a double.",
                where=b.name,
                hint="Carry it first.",
            )
        if x.name in b.meant:
            limbs = [_made(b, b.made[limb], linear.ONES, magic(MANTISSA)) for limb in limbs]
            meaning = b.meant[x.name]
        else:
            limbs = [b.emit("fadd", limb, b.real(magic(MANTISSA))) for limb in limbs]
        held = ((ROUNDED,) * LANES,) * len(limbs)
    held = held or ((0,) * LANES,) * len(limbs)
    if offsets and offsets != held:
        limbs = [
            b.emit("add", limb, b.words(*((want - have) % TOP for want, have in zip(wants, haves))))
            for limb, wants, haves in zip(limbs, offsets, held)
        ]
        held = offsets
    return b.define(name, limbs, x.bounds, Form(x.positions, WORD), meaning, held)


def lower_sum(
    b: VectorBuilder, field: RealField, name: str, x: Multiple, y: Multiple
) -> PackedElement:
    """x + y: of doubles, or of words by signs."""
    (e, es), (f, fs) = x, y
    if e.kind == f.kind == REAL:
        return linear.lower_sum(b, field, name, x, y)
    if not {*es, *fs} <= {1, -1} or e.name == f.name:
        e, f = (
            lower_carry(b, field, linear.part_name(b, name), each) if each.kind == WORD else each
            for each in (e, f)
        )
        return linear.lower_sum(b, field, name, (e, es), (f, fs))
    e, f = (
        each if each.kind == WORD else lower_words(b, field, linear.part_name(b, name), each)
        for each in (e, f)
    )
    bounds = linear.sum_bounds(_signed(e.bounds, es), _signed(f.bounds, fs))
    if max(map(magnitude, bounds)) >= ROOM:
        raise BoundError(
            f"the sum `{name}` does not fit its words.",
            where=b.name,
            hint="Carry an operand first.",
        )
    if set(es) == {-1}:
        e, es, f, fs = f, fs, e, es
    limbs, offsets = [], []
    for k in range(field.radix.n):
        if set(fs) == {-1} and set(es) == {1}:
            limbs.append(b.emit("sub", e.limbs[k], f.limbs[k]))
            offsets.append(tuple((s - t) % TOP for s, t in zip(e.offsets[k], f.offsets[k])))
            continue
        (one, ones), (two, twos) = (
            _negated(b, each.limbs[k], each.offsets[k], signs) for each, signs in ((e, es), (f, fs))
        )
        limbs.append(b.emit("add", one, two))
        offsets.append(tuple((s + t) % TOP for s, t in zip(ones, twos)))
    meaning = tuple({(e.name,): k, (f.name,): m} for k, m in zip(es, fs))
    return b.define(name, limbs, bounds, Form(e.positions, WORD), meaning, tuple(offsets))


def _negated(b: VectorBuilder, word: str, offsets, signs) -> tuple:
    """The word, in some lanes its complement, which is 1 less than its negative; and what it holds
    beside its number.
    """
    if set(signs) == {1}:
        return word, offsets
    return b.emit("xor", word, b.words(*(TOP - 1 if sign < 0 else 0 for sign in signs))), tuple(
        have if sign > 0 else -have - 1 for have, sign in zip(offsets, signs)
    )


def _signed(bounds, signs) -> tuple:
    """The interval of each limb with any of the signs."""
    return linear.scaled_bounds(bounds, set(signs))
