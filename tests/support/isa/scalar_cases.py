"""Routines modulo an order as emitted code, for any instruction set, and operands for them."""

import random

from ecgen.isa.backends import back_end
from ecgen.library.facts.spec import RoutineSpec
from ecgen.library.routines.modulo_order import prove_scalar, scalar_limbs, scalar_routines
from ecgen.run.differential.scalar_routines import constructed, expected, operand_values

ORDERS = {
    "near 2^256": 2**256 - 2**224 + 2**192 - 0x4319055258E8617B0C46353D039CDAAF,
    "near 2^252": 2**252 + 27742317777372353535851937790883648493,
    "below 2^256": 2**256 - 0x14551231950B75FC4402DA1732FC9BEBF,
    "below 2^384": 2**384 - 2**190 + 0x1357,
    "below 2^446": 2**446 - 2**223 + 99,
    "three": 3,
    "seven bits": 109,
    "33 bits": 2**32 + 15,
    "64 bits": 2**64 - 59,
    "above 2^128": 2**128 + 51,
    "below 2^521": 2**521 - 2**260 + 987,
    "640 bits": 2**639 + 2**320 + 1,
}


def random_orders(seed: int, count: int) -> list[int]:
    rng = random.Random(seed)
    return [
        rng.getrandbits(bits) | 1 << bits - 1 | 1
        for bits in (rng.randint(33, 330) for _ in range(count))
    ]


def emitted(r: int, target, backend) -> dict:
    """Every routine modulo r: spec -> emitted and proven code."""
    found = {}
    for spec in scalar_routines(r, target.word_bits):
        routine = scalar_limbs(spec, r, target)
        prove_scalar(spec, routine, r)
        found[spec] = back_end(target.isa).emit(routine, backend)
    return found


def rows(
    spec: RoutineSpec, r: int, bits: int, count: int, rng: random.Random
) -> list[tuple[tuple[int, ...], int]]:
    """(values of the arguments that are read, result): edges and random ones, one in eight with a
    result next to 0 modulo r.
    """
    columns = [
        operand_values(a, r, bits, count, rng) for a in spec.arguments if a.direction == "in"
    ]
    found = [
        constructed(spec, r, row, rng) if i % 8 == 0 else row
        for i, row in enumerate(zip(*columns, strict=True))
    ]
    return [(row, expected(spec, r, row)) for row in found]
