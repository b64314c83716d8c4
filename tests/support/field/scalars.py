"""Programs of scalars modulo r: proven, and run at edges against integers."""

import random

from ecgen.field.products.rows import MULTIPLY_ADD, ONE_CHAIN, TWO_CHAINS
from ecgen.field.scalars.residues import PROGRAMS, scalars_modulo
from ecgen.limb.interpret import run_limbs
from ecgen.limb.prove import prove

MACHINES = {
    "two chains": (64, TWO_CHAINS),
    "one chain": (64, ONE_CHAIN),
    "multiply-and-add": (32, MULTIPLY_ADD),
}


def meaning_of(name: str, field) -> dict:
    """The polynomial in its arguments that a routine computes modulo r."""
    return {
        "sc_add": {("a",): 1, ("b",): 1},
        "sc_sub": {("a",): 1, ("b",): -1},
        "sc_neg": {("a",): -1},
        "sc_mul": {("a", "b"): 1},
        "sc_muladd": {("a", "b"): 1, ("c",): 1},
        "sc_reduce_wide": {("t",): 1},
        "sc_fold": {("a",): 1 << field.size, ("t",): 1},
        "sc_canon": {("a",): 1},
    }[name]


def value_of(meaning: dict, inputs: dict) -> int:
    total = 0
    for monomial, factor in meaning.items():
        for name in monomial:
            factor *= inputs[name]
        total += factor
    return total


def edge(element, r: int, bits: int, rng: random.Random) -> int:
    """A value of the element: an end, a neighbour of a multiple of r or of a power of two, words of
    ones, or anything.
    """
    near = [
        element.low,
        element.high,
        r,
        r - 1,
        2 * r,
        r << rng.randrange(bits),
        1 << rng.randrange(element.high.bit_length()),
    ]
    near.append(
        sum(rng.choice((0, (1 << bits) - 1)) << bits * i for i in range(len(element.limbs)))
    )
    value = (
        rng.choice(near) + rng.randint(-2, 2)
        if rng.random() < 0.6
        else rng.randint(element.low, element.high)
    )
    return min(max(value, element.low), element.high)


def check(r: int, bits: int, rows, names=tuple(PROGRAMS), runs: int = 40) -> None:
    s, rng = scalars_modulo(r, bits, rows), random.Random(r)
    for name in names:
        program, meaning = PROGRAMS[name](s), meaning_of(name, s.field)
        assert (
            program.outputs[0].high == r - 1 and prove(program, {"r": meaning}, r).congruences == 1
        )
        for _ in range(runs):
            inputs = {e.name: edge(e, r, bits, rng) for e in program.inputs}
            assert run_limbs(program, inputs)["r"] == value_of(meaning, inputs) % r, (name, inputs)
