"""Elements in saturated words <-> one packed element: the bridge to the routines on general
registers.

In memory an element is one vector, word k in lane k, or as many as its words need, four in each;
words that the last leaves are not read, and zeros are written into them. Packing transposes, so
that vector i holds word i of all four elements, cuts the words into digits of the radix, turns them
into doubles where limbs are such, and carries, mostly once. Unpacking adds a multiple of p that
makes every digit positive, where one may be negative, carries from digit to digit, folds what is
above the prime's bits twice, and transposes back: the words hold an incompletely reduced element.
Where lanes are instances that never meet, memory has the words of one place of all elements in one
vector already, nothing is transposed, and elements may have any number of words.
"""

from dataclasses import dataclass
from itertools import pairwise, product

from ecgen.errors import BoundError
from ecgen.field.lanes.doubles.fused import magnitude
from ecgen.field.lanes.lowering import LaneField, lowering_of
from ecgen.field.lanes.montgomery import MontgomeryField, constant_of, lower_number
from ecgen.field.lanes.montgomery import lower_mul as lower_product
from ecgen.field.lanes.radix import ROOM, Radix
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.doubles import MANTISSA, magic, word_of_integer
from ecgen.limb.lanes.ir import BITS, LANES, REAL, WORD, Form, PackedElement, VectorProgram

TOP = 1 << BITS


def pack_program(field: LaneField, name: str = "pack") -> tuple[VectorProgram, dict]:
    """r = (w0, w1, w2, w3) for elements of any value, each as many vectors as its words need; and
    its meanings.
    """
    _demand_words(field)
    b, count = VectorBuilder(name), rows_of(field.radix)
    sources = [
        b.input(f"w{e}", WORD, [(0, TOP - 1)] * count, [BITS * LANES * row for row in range(count)])
        for e in range(LANES)
    ]
    words = [
        word
        for row in range(count)
        for word in transposed(b, [source.limbs[row] for source in sources])
    ]
    if count > 1:  # the words of a row by themselves: of the last row not all belong to the element
        for source, row in ((source, row) for source in sources for row in range(count)):
            b.define(
                f"{source.name}.{row}", [source.limbs[row]], [(0, TOP - 1)], Form([0], WORD), {}
            )
            del b.meanings[f"{source.name}.{row}"]
    names = [
        [f"w{e}.{row}" if count > 1 else f"w{e}" for row in range(count)] for e in range(LANES)
    ]
    meaning = tuple(
        {((rows[k // LANES], k % LANES),): 1 << BITS * k for k in range(field.radix.words)}
        for rows in names
    )
    return _packed(b, field, words, meaning)


def pack_rows_program(field: LaneField, name: str, one: int = 1) -> tuple[VectorProgram, dict]:
    """r = w / one, each lane an element of words in as many vectors, any value, in which 1 is
    `one`; and its meanings.
    """
    _demand_room(field)
    b, count = VectorBuilder(name), field.radix.words
    w = b.input("w", WORD, [(0, TOP - 1)] * count, [BITS * k for k in range(count)])
    return _packed(b, field, w.limbs, {("w",): pow(one, -1, field.p)})


def _packed(b: VectorBuilder, field: LaneField, words, meaning) -> tuple[VectorProgram, dict]:
    """The program that ends with r, the words cut into limbs and carried, and multiplied by a
    factor of `meaning` that is not 1, which only elements by rows have.
    """
    if isinstance(field, MontgomeryField):
        return _packed_scaled(b, field, words, meaning)
    digits, bounds = _digits(b, field.radix, words)
    scales = field.scales
    limbs = []
    for digit, scale in zip(digits, scales or [0] * field.radix.n):
        offset = b.real(1 << MANTISSA + scale)
        limbs.append(
            b.emit("fsub", b.emit("or", digit, offset), offset) if field.kind == REAL else digit
        )
    scale = meaning.get(("w",), 1) if isinstance(meaning, dict) else 1
    tight = _carried(
        b,
        field,
        "tight",
        b.define(
            "wide",
            limbs,
            bounds,
            Form(field.radix.positions, field.kind, scales),
            {("w",): 1} if scale != 1 else meaning,
        ),
    )
    if scale != 1:
        tight = _scaled(b, field, "scaled", tight, scale)
    program = b.build(
        [PackedElement("r", tight.limbs, field.kind, field.tight, tight.positions, scales)]
    )
    return program, b.meanings | {"r": {(tight.name,): 1}}


def _carried(b: VectorBuilder, field: LaneField, name: str, wide: PackedElement) -> PackedElement:
    """The element carried until that makes it no smaller."""
    carry = lowering_of(field).carry
    tight = carry(b, field, name, wide)
    while 0 < _excess(field, tight) < _excess(field, wide):
        wide, tight = tight, carry(b, field, f"{tight.name}er", tight)
    return tight


def _scaled(
    b: VectorBuilder, field: LaneField, name: str, x: PackedElement, factor: int
) -> PackedElement:
    """factor x, carried, for a residue."""
    wide = lowering_of(field).mul(
        b, field, f"{name}.wide", x, constant_of(b, field, (factor,) * b.width)
    )
    b.meanings[wide.name] = {(x.name,): factor}
    return _carried(b, field, name, wide)


def _packed_scaled(
    b: VectorBuilder, field: MontgomeryField, words, meaning
) -> tuple[VectorProgram, dict]:
    """The same of elements in Montgomery's form: the words, those beyond R apart, times R^2 /
    one.
    """
    radix, count = field.radix, field.radix.n
    cuts = (*radix.cuts, *(radix.bits * (count + k) for k in range(1, count + 1)))
    digits, bounds = _cut(b, cuts, words[: radix.words])
    pairs, scale = [], meaning.get(("w",), 1) if isinstance(meaning, dict) else 1
    for at in range(0, len(digits), count):
        limbs, highs = (
            [*row[at : at + count], *[none] * (at + count - len(digits))]
            for row, none in ((digits, b.words(0)), (bounds, (0, 0)))
        )
        pairs += [
            PackedElement(f"w.{at}", tuple(limbs), WORD, tuple(highs), radix.positions),
            constant_of(b, field, ((radix.scale << radix.bits * at) * scale,) * b.width),
        ]
    tight = lower_product(b, field, "tight", *pairs)
    b.meanings["tight"] = meaning
    while any(have > want for (_, have), (_, want) in zip(tight.bounds, field.tight)):
        tight = field.carry(b, f"{tight.name}er", tight)
    program = b.build([PackedElement("r", tight.limbs, WORD, field.tight, radix.positions)])
    return program, b.meanings | {"r": {(tight.name,): 1}}


def unpack_program(field: LaneField, name: str = "unpack") -> tuple[VectorProgram, dict]:
    """(w0, w1, w2, w3) = a for a reduced packed element, each as long as the prime; and its
    meanings.
    """
    _demand_words(field)
    b, radix = VectorBuilder(name), field.radix
    words = _whole(b, field, "words")
    full, count = ((0, TOP - 1),), rows_of(radix)
    for k, word in enumerate(words):
        b.define(f"word{k}", [word], full, Form([0], WORD), {})
        del b.meanings[f"word{k}"]
    words += [b.words(0)] * (LANES * count - radix.words)
    found = [transposed(b, words[LANES * row : LANES * (row + 1)]) for row in range(count)]
    for e, row in product(range(LANES), range(count)):
        meaning = tuple(
            {((f"word{k}", e),): 1} if k < radix.words else {}
            for k in range(LANES * row, LANES * (row + 1))
        )
        b.define(
            f"w{e}.{row}" if count > 1 else f"w{e}", [found[row][e]], full, Form([0], WORD), meaning
        )
    if count == 1:
        return b.build([b.elements[e - LANES] for e in range(LANES)]), b.meanings
    outs = []
    for e in range(LANES):
        rows = {(f"w{e}.{row}",): 1 << BITS * LANES * row for row in range(count)}
        outs.append(
            b.define(
                f"w{e}",
                [row[e] for row in found],
                full * count,
                Form([BITS * LANES * row for row in range(count)], WORD),
                rows,
            )
        )
    return b.build(outs), b.meanings


def unpack_rows_program(field: LaneField, name: str, one: int = 1) -> tuple[VectorProgram, dict]:
    """w = one a for a reduced packed element, each lane an element of words in as many vectors, as
    long as the prime; and its meanings.
    """
    _demand_room(field)
    b, radix = VectorBuilder(name), field.radix
    words = _whole(b, field, "words", one)
    b.meanings["w"] = {("words",): 1}
    positions = tuple(BITS * k for k in range(radix.words))
    return (
        b.build([PackedElement("w", tuple(words), WORD, ((0, TOP - 1),) * radix.words, positions)]),
        b.meanings,
    )


def _whole(b: VectorBuilder, field: LaneField, name: str, one: int = 1) -> list[str]:
    """The words of one times an input a in lanes, as the element `name`."""
    radix, a = field.radix, field.input(b, "a")
    if isinstance(field, MontgomeryField):
        return _in_words(
            b,
            field,
            name,
            lower_number(
                b, field, "whole", a if one == 1 else field.wide(b, "scaled", a, (one,) * b.width)
            ),
        )
    ends, last = Ends.of(radix), a if one == 1 else _scaled(b, field, "scaled", a, one)
    digits, bounds = _positive(b, field, last)
    digits, _ = _chain(b, ends, digits, True)
    highs = _chained(ends, [high for _, high in bounds], True)
    # what is above the end may be added to all ones: it is folded again, and then was 0 or leaves
    # little
    digits, carry = _chain(b, ends, digits, True)
    b.splits.append(carry)
    cases = [
        _chained(ends, highs, True, top)
        for top in range((_chained(ends, highs, False)[-1] >> ends.widths[-1]) + 1)
    ]
    digits, _ = _chain(b, ends, digits, False)
    bounds = [(0, max(column)) for column in zip(*(_chained(ends, case, False) for case in cases))]
    return _in_words(
        b,
        field,
        name,
        b.define("whole", digits, bounds, Form(radix.positions, WORD), {(last.name,): 1}),
    )


def _in_words(b: VectorBuilder, field: LaneField, name: str, whole: PackedElement) -> list[str]:
    """The words of digits, as the element `name`."""
    radix = field.radix
    if whole.most >> radix.p.bit_length():  # what every field on general registers takes
        raise BoundError(
            f"an unpacked element may exceed the {radix.p.bit_length()} bits of the prime.",
            where=b.name,
            hint="Take a prime 2^m - c of smaller c.",
        )
    words = _words(b, radix, whole)
    b.define(
        name,
        words,
        ((0, TOP - 1),) * radix.words,
        Form([BITS * k for k in range(radix.words)], WORD),
        {("whole",): 1},
    )
    return words


def rows_of(radix: Radix) -> int:
    """How many vectors of four words an element needs in memory."""
    return -(-radix.words // LANES)


def words_in_rows(value: int, count: int) -> tuple[tuple[int, ...], ...]:
    """A number as words, four in each of `count` vectors."""
    return tuple(
        tuple(value >> BITS * (LANES * row + k) & TOP - 1 for k in range(LANES))
        for row in range(count)
    )


def number_in_rows(rows) -> int:
    """The number of such words."""
    return sum(
        word << BITS * (LANES * row + k)
        for row, words in enumerate(rows)
        for k, word in enumerate(words)
    )


def _demand_words(field: LaneField) -> None:
    if field.radix.words > LANES and field.kind == REAL:
        raise BoundError(
            f"elements of {field.radix.m} bits do not fill their words, at most four.",
            hint="Conversions of more words exist with AVX-512 IFMA.",
        )
    _demand_room(field)


def _demand_room(field: LaneField) -> None:
    if field.radix.room > ROOM and field.kind == REAL:
        raise BoundError(
            f"elements of {field.radix.m} bits do not fill their words.",
            hint=(
                f"Conversions exist for primes that leave at most {ROOM} bits of their words; with"
                " AVX-512 IFMA for others, too."
            ),
        )


def _excess(field: LaneField, x: PackedElement) -> int:
    """By how much the limbs are larger than those of a reduced element."""
    return sum(
        max(magnitude(have) - magnitude(want), 0) for have, want in zip(x.bounds, field.tight)
    )


def transposed(b: VectorBuilder, rows) -> list[str]:
    """Four vectors, rows and columns exchanged."""
    r0, r1, r2, r3 = rows
    a, c = b.emit("low", r0, r1), b.emit("high", r0, r1)
    d, e = b.emit("low", r2, r3), b.emit("high", r2, r3)
    return [
        b.emit("halves", a, d, 0, 2),
        b.emit("halves", c, e, 0, 2),
        b.emit("halves", a, d, 1, 3),
        b.emit("halves", c, e, 1, 3),
    ]


def _digits(b: VectorBuilder, radix: Radix, words) -> tuple[list[str], list]:
    """Digit i = the bits of the number from position i on, up to the next; what is above 2^m counts
    c times in digit 0.
    """
    digits, bounds = _cut(b, radix.cuts, words[: radix.words])
    if radix.room > 0:
        above = b.emit("shr", words[radix.words - 1], BITS - radix.room)
        for k, factor in radix.terms:
            top = b.emit("mullo" if radix.room > ROOM else "mul", above, b.words(factor))
            digits[k] = b.emit("add", digits[k], top)
            bounds[k] = (0, bounds[k][1] + factor * ((1 << radix.room) - 1))
    return digits, bounds


def _cut(b: VectorBuilder, cuts, words) -> tuple[list[str], list]:
    """The digits of a number in words between the places `cuts`, as far as it reaches, and their
    bounds.
    """
    digits: list[str] = []
    bounds = []
    for start, end in pairwise(cuts):
        if start >= BITS * len(words):
            break
        digit, end = "", min(end, BITS * len(words))
        for k in range(start // BITS, -(-end // BITS)):
            low, high = max(start, BITS * k), min(end, BITS * (k + 1))
            part = words[k]
            if high < BITS * (k + 1):
                part = b.emit("and", part, b.words((1 << high - BITS * k) - 1))
            if low > BITS * k:
                part = b.emit("shr", part, low - BITS * k)
            if low > start:
                part = b.emit("shl", part, low - start)
            digit = b.emit("add", digit, part) if digit else part
        digits.append(digit)
        bounds.append((0, (1 << end - start) - 1))
    return digits, bounds


def _positive(b: VectorBuilder, field: LaneField, a: PackedElement) -> tuple[list[str], list]:
    """The limbs as words, each with its digit of a multiple of p that keeps it positive, where they
    are doubles.
    """
    radix = field.radix
    if field.kind == WORD:
        return list(a.limbs), list(a.bounds)
    digits = radix.digits(radix.p)
    multiple = max(-(-magnitude(pair) // digit) for pair, digit in zip(a.bounds, digits))
    words, bounds = [], []
    for limb, (low, high), digit, scale in zip(
        a.limbs, a.bounds, digits, a.scales or [0] * radix.n
    ):
        offset = magic(MANTISSA + scale)
        bits = b.emit("fadd", limb, b.real(offset))
        words.append(b.emit("add", bits, b.words(multiple * digit - word_of_integer(offset))))
        bounds.append((low + multiple * digit, high + multiple * digit))
    return words, bounds


@dataclass(frozen=True)
class Ends:
    """Digits of these widths, and what 2^(their sum) is modulo p, as (digit, factor)."""

    widths: tuple[int, ...]
    terms: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, radix: Radix) -> "Ends":
        """Those of the radix; the topmost digit ends with the prime."""
        end = radix.p.bit_length()
        c = (1 << end) - radix.p
        terms = (
            tuple((k, digit) for k, digit in enumerate(radix.digits(c)) if digit)
            if len(radix.terms) > 1
            else ((0, c),)
        )
        return cls(
            (*(radix.width(k) for k in range(radix.n - 1)), end - radix.position(radix.n - 1)),
            terms,
        )


def _chain(b: VectorBuilder, ends: Ends, digits, fold: bool) -> tuple[list[str], str]:
    """Carry from digit to digit; with `fold` also what is above the end back to the lowest. The
    digits, and the last carry.
    """
    digits, carry, last = list(digits), "", len(digits) - 1
    for k, w in enumerate(ends.widths if fold else ends.widths[:last]):
        carry = b.emit("shr", digits[k], w)
        digits[k] = b.emit("and", digits[k], b.words((1 << w) - 1))
        for at, factor in ends.terms if k == last else ((k + 1, 1),):
            folded = (
                carry
                if factor == 1
                else (
                    _multiplied(b, carry, factor)
                    if len(ends.terms) > 1
                    else b.emit("mul", carry, b.words(factor))
                )
            )
            digits[at] = b.emit("add", digits[at], folded)
    return digits, carry


def _multiplied(b: VectorBuilder, value: str, factor: int) -> str:
    """A factor times a value of half a word; a power of two times one of any length."""
    if not factor & factor - 1:
        return b.emit("shl", value, factor.bit_length() - 1) if factor > 1 else value
    return b.emit("mul", value, b.words(factor))


def _chained(ends: Ends, highs: list[int], fold: bool, top: int | None = None) -> list[int]:
    """How large the digits are behind `_chain`; `top` is what the carry is that is folded."""
    highs, last = list(highs), len(highs) - 1
    for k, w in enumerate(ends.widths if fold else ends.widths[:last]):
        carry, highs[k] = (
            highs[k] >> w,
            (1 << w) - 1 if top is None or k < last else min((1 << w) - 1, highs[k] - (top << w)),
        )
        for at, factor in ends.terms if k == last else ((k + 1, 1),):
            highs[at] += factor * (top if k == last and top is not None else carry)
    return highs


def _words(b: VectorBuilder, radix: Radix, whole: PackedElement) -> list[str]:
    """Words of 64 bits from digits; a digit that crosses into the next word is cut there."""
    parts: list[list[str]] = [[] for _ in range(radix.words)]
    for i, limb in enumerate(whole.limbs):
        k, at = divmod(radix.cuts[i], BITS)
        top = whole.bounds[i][1].bit_length() + at
        if top <= BITS:
            parts[k].append(b.emit("shl", limb, at) if at else limb)
            continue
        low = b.emit("and", limb, b.words((1 << BITS - at) - 1))
        parts[k].append(b.emit("shl", low, at) if at else low)
        parts[k + 1].append(b.emit("shr", limb, BITS - at))
    return [b.total(part) for part in parts]
