"""Field operations as emitted Cortex-M4 routines, and a way to run one on thousands of operands in
one emulated call.
"""

import random
from functools import cache

from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.isa.armv7em.emit import ROWS, Backend, emit, lower_routine
from ecgen.library.routines.field import support_limbs
from ecgen.library.routines.signatures import support_routines
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import BASIC
from ecgen.program.routine import Argument, Routine

SPECS = {spec.name: spec for spec in BASIC}
WORD = 32
PRIMES = (2**255 - 19, 2**256 - 189, 2**251 - 9, 2**221 - 3, 2**127 - 1, 2**521 - 1)
# name: operation, constant, meaning
OPERATIONS = {
    "mul": ("mul", None, lambda p, a, b: a * b),
    "sqr": ("sqr", None, lambda p, a: a * a),
    "add": ("add", None, lambda p, a, b: a + b),
    "sub": ("sub", None, lambda p, a, b: a - b),
    "neg": ("neg", None, lambda p, a: -a),
    "dbl": ("dbl", None, lambda p, a: 2 * a),
    "tpl": ("tpl", None, lambda p, a: 3 * a),
    "half": ("half", None, lambda p, a: a * pow(2, -1, p)),
    "mulc_13318": ("mulc", 13318, lambda p, a: 13318 * a),
    "mulc_121665": ("mulc", 121665, lambda p, a: 121665 * a),
}

BATCH = """
.globl batch
.thumb_func
.type batch, %function
batch:
push {r4-r9, lr}
mov r4, r0
mov r5, r1
mov r6, r2
mov r7, r3
ldr r8, [sp, #28]
ldr r9, [sp, #32]
1: mov r0, r5
mov r1, r6
mov r2, r7
blx r4
add r5, r5, r8
add r6, r6, r8
add r7, r7, r8
subs r9, r9, #1
bne 1b
pop {r4-r9, pc}
.size batch, . - batch
"""


def arity(name: str) -> int:
    return SPECS[OPERATIONS[name][0]].arity


@cache
def limb_routine(name: str, p: int, level: str, excess: int | None = None):
    """The lowered routine fe_<name>(r, a[, b]); operands at most 2^m + excess (default: any
    words).
    """
    op, const, _ = OPERATIONS[name]
    inputs = tuple("ab"[: arity(name)])
    program = FieldProgram("fe_" + name, inputs, (("r", "r0"),), (Op(op, ("r0",), inputs, const),))
    arguments = (Argument("r", "out", ("r",)), *(Argument(x, "in", (x,)) for x in inputs))
    bounds = None if excess is None else dict.fromkeys(inputs, (0, (1 << p.bit_length()) + excess))
    return lower_routine(
        Routine("fe_" + name, program, arguments), Field(p, bits=WORD), SPECS, level, bounds
    )


@cache
def emitted(name: str, p: int, level: str):
    return emit(limb_routine(name, p, level), Backend(level))


@cache
def support(p: int, level: str) -> dict:
    """The routines that are no formula."""
    field = Field(p, bits=WORD)
    found = {
        spec.name: support_limbs(spec, field, ROWS[level])
        for spec in support_routines(field.n, 1, 1, power=False)
    }
    return {name: emit(limbs, Backend(level)) for name, limbs in found.items() if limbs is not None}


def assembly(routines: dict) -> str:
    """One source file of global functions."""
    text = ".syntax unified\n.cpu cortex-m4\n.fpu fpv4-sp-d16\n.thumb\n.text\n"
    for name, routine in routines.items():
        text += (
            f".globl {name}\n.p2align 2\n.thumb_func\n.type {name}, %function\n{name}:\n"
            + "\n".join(routine.lines)
            + f"\n.size {name}, . - {name}\n"
        )
    return text + BATCH


def edge_numbers(p: int, top: int) -> list[int]:
    numbers = {
        0,
        1,
        2,
        p - 2,
        p - 1,
        p,
        p + 1,
        top - 1,
        top - 2,
        top - p,
        top - top % p,
        top // 2,
        top // 2 - 1,
    }
    numbers |= {
        (1 << k) + d for k in (31, 32, 33, 64, 127, 128, p.bit_length()) for d in (-1, 0, 1)
    }
    numbers |= {k * p + d for k in (2, 3) for d in (-1, 0, 1)}
    return sorted(x for x in numbers if 0 <= x < top)


def operands(rng: random.Random, p: int, count: int, size: int) -> list[list[int]]:
    """Pairs: all pairs of edge numbers that fit half of `count`, then random ones whose words are
    often at the edges.
    """
    top = 1 << size
    edges = edge_numbers(p, top)
    pairs = [[x, y] for x in edges for y in edges]
    rng.shuffle(pairs)
    words = (0, 1, 0xFFFFFFFF, 0x80000000, 0x7FFFFFFF, 0xFFFFFFED)

    def number():
        if rng.random() < 0.5:
            return rng.getrandbits(size)
        return sum(
            rng.choice((rng.choice(words), rng.getrandbits(WORD))) << k
            for k in range(0, size, WORD)
        )

    pairs = pairs[: count // 2]
    return pairs + [[number(), number()] for _ in range(count - len(pairs))]
