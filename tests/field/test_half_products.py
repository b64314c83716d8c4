"""Products of elements made of products of half words: proven, the same as integers, and refused
where anything in them is changed.
"""

import random
from dataclasses import replace

import pytest

from ecgen.errors import EcgenError
from ecgen.field.products import halves
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.interpret import run_limbs
from ecgen.limb.ir import LimbProgram
from ecgen.limb.prove import prove

PATIENCE = 5000  # bounds of forms: products of nine words take three thousand
PRIME = 2**61 - 1  # any: as integers both sides are the same
KINDS = {"multiply": ("x", "y"), "square": ("x", "x")}


def program(kind: str, words: int, bits: int = 64) -> LimbProgram:
    b = LimbBuilder(kind, bits)
    most = (1 << bits * words) - 1
    x, y = (b.input(name, words, 0, most) for name in "xy")
    b.begin("r")
    made = halves.multiply(b, x, y) if kind == "multiply" else halves.square(b, x)
    return b.build([b.define("r", made, 0, most * most)])


def proven(found: LimbProgram, kind: str) -> bool:
    try:
        return prove(found, {"r": {KINDS[kind]: 1}}, PRIME, PATIENCE).congruences == 1
    except EcgenError:
        return False


@pytest.mark.essential
@pytest.mark.parametrize("words", [1, 2, 3, 4, 6, 9])
@pytest.mark.parametrize("kind", KINDS)
def test_products_are_proven(kind, words):
    found, rng = program(kind, words), random.Random(words)
    most = (1 << 64 * words) - 1
    assert proven(found, kind)
    for _ in range(30):
        x, y = (rng.choice((most, 0, 1, rng.randint(0, most))) for _ in range(2))
        wanted = x * (y if kind == "multiply" else x)
        assert run_limbs(found, {"x": x, "y": y})["r"] == wanted


@pytest.mark.parametrize("kind", KINDS)
def test_other_products_are_refused(kind):
    """Of every third operation each operand another word of the program, or a constant one more."""
    found = program(kind, 2, 32)
    refused = tried = 0
    for k, op in list(enumerate(found.ops))[::3]:
        for place, arg in enumerate(op.args):
            before = [o for other in found.ops[:k] for o in other.outs[:1] if o != arg]
            others = [arg + 1] if isinstance(arg, int) else before[-1:]
            if op.name in ("zero", "word") or (op.name in ("adc", "sbb") and place == 2):
                continue
            for other in others:
                args = (*op.args[:place], other, *op.args[place + 1 :])
                ops = (*found.ops[:k], replace(op, args=args), *found.ops[k + 1 :])
                tried, refused = tried + 1, refused + (not proven(replace(found, ops=ops), kind))
    assert tried > 15 and refused == tried
