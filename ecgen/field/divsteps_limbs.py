"""A shape of divsteps -> the LimbProgram of one batch, for machines that move words under a flag.

What `matrix` of field/divsteps.py does. Of x the half h = (x - 1)/2 is kept, whose complement stands for -x: y turns into half of y, rounded down, and if y is odd h or its
complement are added, and the bit that was shifted out. All that the next step needs beside its y is made while that waits: whether delta > 0, as a bit and as a mask of zeta's sign, h under that
mask, and both zetas that may come next. So a step takes three operations that wait for each other: a shift, an addition, a move; the flags of the moves are there before them.
Packed words hold -u and -v: they are taken as they are, so that each part negates f and g, which changes neither what is odd nor zeta, and the matrix.
"""

from ecgen.field.divsteps import PARTS, Divsteps
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import LimbProgram

NAME = "divsteps"


def batch_program(n: Divsteps) -> LimbProgram:
    """(m, z) from (f, g, z): the matrix of `n.steps` divsteps times 2^(width - steps), row by row, and the new zeta, a signed word as the old one. f must be odd."""
    b = LimbBuilder(NAME, n.word_bits)
    f, g, zeta = (word.limbs[0] for word in (b.input(name, 1) for name in "fgz"))
    matrix = None
    b.begin("m")
    for part in range(PARTS):
        x, y, zeta = _steps(b, n, _packed(b, n, f, 2 * n.sub + 1), _packed(b, n, g, 3 * n.sub + 2), zeta)
        rows = _row(b, n, x), _row(b, n, y)
        if part + 1 < PARTS:
            f, g = (b.word("shr", _dot(b, row, (f, g)), n.sub) for row in rows)
        matrix = [_dot(b, row, column) for row in rows for column in zip(matrix[:2], matrix[2:])] if matrix else [b.word("shl", entry, shift) if (shift := n.width - n.steps) else entry for row in rows for entry in row]
    negated = [b.sub(0, entry)[0] for entry in matrix] if PARTS % 2 else matrix
    return b.build([b.define(name, (word,), 0, b.top - 1) for name, word in zip("uvqrs", (*negated, zeta))])


def _packed(b: LimbBuilder, n: Divsteps, word: str, place: int) -> str:
    """The lowest bits of f or g less 2^place."""
    return b.add(b.word("and", word, (1 << n.sub) - 1), b.top - (1 << place))[0]


def _steps(b: LimbBuilder, n: Divsteps, x: str, y: str, zeta: str) -> tuple[str, str, str]:
    """`n.sub` divsteps on packed words."""
    half = b.word("sar", x, 1)
    for _ in range(n.sub):
        positive, term = b.word("shr", zeta, n.word_bits - 1), b.word("xor", b.word("sar", zeta, n.word_bits - 1), half)
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
    return b.word("sar", b.word("shl", packed, up), up + place), b.word("sar", b.add(packed, 1 << 2 * n.sub + 1)[0], 2 * place)


def _dot(b: LimbBuilder, row, column) -> str:
    """The sum of two products modulo 2^w."""
    return b.add(*(b.word("mullo", *pair) for pair in zip(row, column)))[0]
