"""A shape of divsteps -> the LimbProgram of one batch, for machines that move words under a flag.

A batch applies the matrix of the one before to f, g, d and e, then takes its steps on the lowest
words of what f and g became: all that the steps need of the former is there at once, and the rest,
of which nothing waits, is dealt out among them (`spread`), so that a machine that waits for a step
has products to do.

The steps are what `matrix` of field/divsteps/shape.py does. Of x the half h = (x - 1)/2 is kept,
whose complement stands for -x: y turns into half of y, rounded down, and if y is odd h or its
complement are added, and the bit that was shifted out. All that the next step needs beside its y is
made while that waits: whether delta > 0, as a bit and as a mask of zeta's sign, h under that mask,
and both zetas that may come next. So a step takes three operations that wait for each other: a
shift, an addition, a move; the flags of the moves are there before them. Packed words hold -u and
-v: they are taken as they are, so that each part negates f and g, which changes neither what is odd
nor zeta, and the matrix.

The sums are what `_apply` does. Entries of the matrix get 2^width added, multiples of the modulus
2^(width + 1), so that they are not negative; what that adds is 2^width times the numbers, so limb i
- 1 of each is subtracted from limb i of the sum, of the modulus twice. What is carried from limb to
limb gets a multiple of 2^width (`bias`), so that it is not negative either. For limbs of at most w
- 4 bits all stay below 2^w: of three numbers a sum of limbs is at most 7 2^(2 width), what is
carried 7 2^width, and with the bias 4 2^width. Topmost limbs have a sign, for which the factor is
subtracted from the upper half of its product; sums are right modulo 2^(2w), and they fit 2w bits
with a sign (field/divsteps/ranges.py).
"""

import itertools

from ecgen.errors import BoundError
from ecgen.field.divsteps.shape import PARTS, Divsteps
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import LimbProgram

NAME = "divsteps"
NUMBERS, STEP = "fgde", "a step"


def batch_program(n: Divsteps) -> LimbProgram:
    """f, g, d, e, the matrix m of the batch before, row by row times 2^(width - steps), and zeta, a
    signed word -> the next ones; p are the modulus and its inverse modulo 2^width. f must be odd.
    Each step begins with a note. BoundError unless width <= w - 4."""
    if n.width > n.word_bits - 4:
        raise BoundError(
            f"limbs of {n.width} bits leave no room for offsets in words of {n.word_bits}."
        )
    b = LimbBuilder(NAME, n.word_bits)
    f, g, d, e = (b.input(name, n.limbs).limbs for name in NUMBERS)
    m, (zeta,), modulus = (
        b.input("m", 4).limbs,
        b.input("z", 1).limbs,
        b.input("p", n.limbs + 1).limbs,
    )
    b.begin("n")
    moved = [b.add(entry, 1 << n.width)[0] for entry in m]
    rows = moved[:2], moved[2:]
    found = [*_applied(b, n, rows, (f, g), _products(b, n, rows, (f, g), 0))]
    firsts, signs = _products(b, n, rows, (d, e), 0), [_sign(b, x[-1]) for x in (d, e)]
    multiples = [
        _multiple(b, n, m[2 * k : 2 * k + 2], signs, low, modulus[-1])
        for k, (low, _) in enumerate(firsts)
    ]
    firsts = [
        _plus(b, first, b.emit("mulwide", modulus[0], multiple))
        for first, multiple in zip(firsts, multiples)
    ]
    found += _applied(
        b,
        n,
        [(*row, multiple) for row, multiple in zip(rows, multiples)],
        (d, e, modulus[:-1]),
        firsts,
    )
    matrix, zeta = _batch(b, n, found[0][0], found[1][0], zeta)
    words = (*found, matrix, (zeta,))
    return b.build(
        [
            b.define(name, each, 0, (1 << b.bits * len(each)) - 1)
            for name, each in zip(("f1", "g1", "d1", "e1", "m1", "z1"), words)
        ]
    )


def _sign(b: LimbBuilder, word: str) -> str:
    """All ones for a negative word, else 0."""
    return b.word("sar", word, b.bits - 1)


def _products(b: LimbBuilder, n: Divsteps, rows, numbers, i: int) -> list[tuple[str, str]]:
    """The lower and the upper word of the sum of factors times limb i of each number, for each row
    of factors; topmost limbs of the first two have a sign. A limb meets the factors of all rows at
    once.
    """
    totals: list[tuple[str, str] | None] = [None for _ in rows]
    for k, x in enumerate(numbers):
        sign = _sign(b, x[i]) if i == n.limbs - 1 and k < 2 else None
        for at, row in enumerate(rows):
            upper, lower = b.emit("mulwide", x[i], row[k])
            if sign:
                upper = b.sub(upper, b.word("and", row[k], sign))[0]
            total = totals[at]
            totals[at] = _plus(b, total, (upper, lower)) if total else (lower, upper)
    return [total for total in totals if total]


def _plus(b: LimbBuilder, total: tuple[str, str], product: tuple) -> tuple[str, str]:
    """A sum of two words and another one, of which the upper word comes first."""
    lower, carry = b.add(total[0], product[1])
    return lower, b.add(total[1], product[0], carry)[0]


def _multiple(b: LimbBuilder, n: Divsteps, row, signs, low: str, inverse: str) -> str:
    """How often the modulus is added to the sum whose lowest word is `low`, and 2^(width + 1): once
    where a number is negative, then until 2^width divides.
    """
    base = b.add(*(b.word("and", entry, sign) for entry, sign in zip(row, signs)))[0]
    last = b.word("and", b.add(b.word("mullo", inverse, low), base)[0], (1 << n.width) - 1)
    return b.sub(b.add(base, 2 << n.width)[0], last)[0]


def _applied(b: LimbBuilder, n: Divsteps, rows, numbers, firsts) -> list[tuple]:
    """The limbs of each row times the numbers, divided by 2^width; `firsts` are the sums of their
    lowest limbs.
    """
    bias = 2 ** (len(numbers) - 1)
    found: list[list[str]] = [[], []]
    carried = [b.word("shrd", upper, lower, n.width) for lower, upper in firsts]
    for i in itertools.count(1):
        own = b.add(numbers[0][i - 1], numbers[1][i - 1])[0]
        own = b.add(own, b.word("shl", numbers[2][i - 1], 1))[0] if len(numbers) > 2 else own
        less = bias if i > 1 else 0
        if i == n.limbs:
            own = b.add(own, less)[0] if less else own
            return [(*limbs, b.sub(upper, own)[0]) for limbs, upper in zip(found, carried)]
        own = b.sub(own, (bias << n.width) - less)[0]
        for k, total in enumerate(_products(b, n, rows, numbers, i)):
            lower, upper = _plus(b, total, (0, b.sub(carried[k], own)[0]))
            found[k].append(b.word("and", lower, (1 << n.width) - 1))
            carried[k] = b.word("shrd", upper, lower, n.width)


def _batch(b: LimbBuilder, n: Divsteps, f: str, g: str, zeta: str) -> tuple[tuple[str, ...], str]:
    """The matrix of `n.steps` divsteps and the new zeta."""
    matrix: list[str] = []
    for part in range(PARTS):
        x, y, zeta = _steps(
            b, n, _packed(b, n, f, 2 * n.sub + 1), _packed(b, n, g, 3 * n.sub + 2), zeta
        )
        rows = _row(b, n, x), _row(b, n, y)
        if part + 1 < PARTS:
            f, g = (b.word("shr", _dot(b, row, (f, g)), n.sub) for row in rows)
        matrix = (
            [_dot(b, row, column) for row in rows for column in zip(matrix[:2], matrix[2:])]
            if matrix
            else [
                b.word("shl", entry, shift) if (shift := n.width - n.steps) else entry
                for row in rows
                for entry in row
            ]
        )
    return tuple(b.sub(0, entry)[0] for entry in matrix) if PARTS % 2 else tuple(matrix), zeta


def _packed(b: LimbBuilder, n: Divsteps, word: str, place: int) -> str:
    """The lowest bits of f or g less 2^place."""
    return b.add(b.word("and", word, (1 << n.sub) - 1), b.top - (1 << place))[0]


def _steps(b: LimbBuilder, n: Divsteps, x: str, y: str, zeta: str) -> tuple[str, str, str]:
    """`n.sub` divsteps on packed words."""
    half = b.word("sar", x, 1)
    for _ in range(n.sub):
        b.notes.append((len(b.ops), STEP))
        positive = b.word("shr", zeta, n.word_bits - 1)
        term = b.word("xor", b.word("sar", zeta, n.word_bits - 1), half)
        swapped, counted = b.sub(b.top - 2, zeta)[0], b.sub(zeta, 1)[0]
        down = b.word("sar", y, 1)
        total = b.add(term, down, b.word("bit", y, 0))[0]
        keeps = b.word("iszero", b.word("and", y, positive))
        zeta, half = b.word("select", keeps, counted, swapped), b.word("select", keeps, half, down)
        y = b.word("select", b.word("iszero", b.word("and", y, 1)), down, total)
    return b.add(b.word("shl", half, 1), 1)[0], y, zeta


def _row(b: LimbBuilder, n: Divsteps, packed: str) -> tuple[str, str]:
    """(-u, -v) from f' - 2^(sub+1) u - 2^(2 sub + 2) v, as divsteps._fields has them."""
    up, place = n.word_bits - 2 * n.sub - 2, n.sub + 1
    packed = b.add(packed, 1 << n.sub)[0]
    return b.word("sar", b.word("shl", packed, up), up + place), b.word(
        "sar", b.add(packed, 1 << 2 * n.sub + 1)[0], 2 * place
    )


def _dot(b: LimbBuilder, row, column) -> str:
    """The sum of two products modulo 2^w."""
    return b.add(*(b.word("mullo", *pair) for pair in zip(row, column)))[0]
