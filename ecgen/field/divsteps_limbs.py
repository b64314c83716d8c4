"""A shape of divsteps -> the LimbProgram of one batch, for machines that move words under a flag.

What `matrix` of field/divsteps.py does, with the count 2 delta = d, an odd number, in place of zeta = -(d + 1)/2: if y is odd and d > 0, (d, x, y) turns
into (2 - d, y, (y - x)/2), else into (2 + d, x, (y + (y mod 2) x)/2). Since x and d are odd, xor with -2 negates them.

What the next step waits for is made first: whether y will be odd is seen at bit 1 of the sum before that is halved, and the count is kept as e = d - 2 + 2^(w-1), so
that d > 0 is a borrow of a subtraction from what the xor gave, while 2 is added beside it. So a step takes four operations that wait for each other.
Packed words hold -u and -v: they are taken as they are, so that each part negates f and g, which changes neither what is odd nor the count, and the matrix.
"""

from ecgen.field.divsteps import PARTS, Divsteps
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import LimbProgram

NAME = "divsteps"


def batch_program(n: Divsteps) -> LimbProgram:
    """(m, e) from (f, g, e): the matrix of `n.steps` divsteps times 2^(width - steps), row by row, and the new count. f must be odd."""
    b = LimbBuilder(NAME, n.word_bits)
    f, g, e = (word.limbs[0] for word in (b.input(name, 1) for name in "fge"))
    matrix = None
    b.begin("m")
    for part in range(PARTS):
        x, y, e = _steps(b, n, _packed(b, n, f, 2 * n.sub + 1), _packed(b, n, g, 3 * n.sub + 2), e)
        rows = _row(b, n, x), _row(b, n, y)
        if part + 1 < PARTS:
            f, g = (b.word("shr", _dot(b, row, (f, g)), n.sub) for row in rows)
        matrix = [_dot(b, row, column) for row in rows for column in zip(matrix[:2], matrix[2:])] if matrix else [b.word("shl", entry, shift) if (shift := n.width - n.steps) else entry for row in rows for entry in row]
    negated = [b.sub(0, entry)[0] for entry in matrix] if PARTS % 2 else matrix
    return b.build([b.define(name, (word,), 0, b.top - 1) for name, word in zip("uvqrs", (*negated, e))])


def _packed(b: LimbBuilder, n: Divsteps, word: str, place: int) -> str:
    """The lowest bits of f or g less 2^place."""
    return b.add(b.word("and", word, (1 << n.sub) - 1), b.top - (1 << place))[0]


def _steps(b: LimbBuilder, n: Divsteps, x: str, y: str, e: str) -> tuple[str, str, str]:
    """`n.sub` divsteps on packed words; `total` is y before it is halved."""
    zero, minus, least = b.word("const", 0), b.word("const", b.top - 2), b.word("const", b.top // 2 - 1)
    total = None
    for _ in range(n.sub):
        turn = b.word("select", b.sub(e, least)[1], zero, minus)  # -2 if d > 0
        odd = b.word("bit", total, 1) if total else b.word("flag", b.word("and", y, 1))
        turn = b.word("select", odd, turn, zero)
        term = b.word("select", odd, x, zero)
        y = b.word("sar", total, 1) if total else y
        x = b.word("select", b.word("bit", turn, n.word_bits - 1), y, x)
        e = b.word("xor", b.add(e, 2)[0], turn)
        total = b.add(y, b.word("xor", term, turn))[0]
    return x, b.word("sar", total, 1), e


def _row(b: LimbBuilder, n: Divsteps, packed: str) -> tuple[str, str]:
    """(-u, -v) from f' - 2^(sub+1) u - 2^(2 sub + 2) v, as divsteps._fields has them."""
    up, place = n.word_bits - 2 * n.sub - 2, n.sub + 1
    packed = b.add(packed, 1 << n.sub)[0]
    return b.word("sar", b.word("shl", packed, up), up + place), b.word("sar", b.add(packed, 1 << 2 * n.sub + 1)[0], 2 * place)


def _dot(b: LimbBuilder, row, column) -> str:
    """The sum of two products modulo 2^w."""
    return b.add(*(b.word("mullo", *pair) for pair in zip(row, column)))[0]
