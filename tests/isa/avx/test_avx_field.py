"""Each packed field operation on limbs at the ends of their proven bounds, every lane with its own values and factors.

A share of the inputs runs with the tests; `ECGEN_PACKED_TESTS=100000 python -m pytest tests/isa/avx/test_avx_field.py` runs all.
"""

import random

import pytest

from ecgen.field.lanes.linear import lower_carry
from ecgen.field.lanes.packed import lower_packed
from ecgen.field.lanes.reals import RealField
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.ir import LANES
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.program.pack.text import parse
from tests.isa.avx.batches import run_batches, values_of
from tests.isa.avx.vectors import HAS_AVX2, product_program
from tests.isa.native import needs_host

P = 2**255 - 19
K, M = (3, -1, 13318, -8), (1, -13318, 0, 5)
OPERATIONS = {
    "add": ("add(P, Q) {a+b a-b b-a -a-b}", lambda lane, a, b: ((1, 1), (1, -1), (-1, 1), (-1, -1))[lane][0] * a + (1, -1, 1, -1)[lane] * b),
    "mulc": ("mulc(P) {3 -1 13318 -8}", lambda lane, a, b: K[lane] * a),
    "lin": ("lin(P, Q) {3:1 -1:-13318 13318:0 -8:5}", lambda lane, a, b: K[lane] * a + M[lane] * b),
    "sum_of_sums": ("lin(s, P) {3:1 -1:-13318 13318:0 -8:5}\n", lambda lane, a, b: K[lane] * (a + b) + M[lane] * a),
    "mul": ("mul(P, Q)", lambda lane, a, b: a * b),
    "sqr": ("sqr(P)", lambda lane, a, b: a * a),
    "mul_of_sums": ("mul(s, d)", lambda lane, a, b: (a + b) * (a - b)),
    "blend": ("blend(P, Q) {0 1 1 0}", lambda lane, a, b: (a, b, b, a)[lane]),
}
pytestmark = [needs_host, pytest.mark.skipif(not HAS_AVX2, reason="not run: needs a CPU with AVX2 and FMA")]


def program(name: str, p: int):
    text = f"packed {name} width 4\ninput P = P [X1 Y1 Z1 T1]\ninput Q = Q [X2 Y2 Z2 T2]\n"
    text += "s = add(P, Q) {a+b a+b a+b a+b} -> [sx sy sz st]\nd = add(P, Q) {a-b a-b a-b a-b} -> [dx dy dz dt]\n"
    text += f"r = {OPERATIONS[name][0].strip()} -> [rx ry rz rt]\noutput R = r [X3 Y3 Z3 T3]\n"
    lowered = lower_packed(parse(text), RealField(p))
    prove_vectors(lowered.vectors, lowered.meanings, p)
    return lowered.vectors


def failures(vectors, given, found, meaning) -> int:
    """How many lanes leave the bounds of the result or are not what the operation says."""
    names = [e.name for e in vectors.inputs]
    result = vectors.outputs[0]
    bad = sum(not low <= x <= high for limb, (low, high) in zip(found[result.name], result.bounds) for lane in limb for x in lane)
    for lane in range(LANES):
        sides = [values_of(e, given[e.name], lane) for e in vectors.inputs]
        for a, b, r in zip(sides[0], sides[-1] if len(names) > 1 else sides[0], values_of(result, found[result.name], lane)):
            bad += (meaning(lane, a, b) - r) % P != 0
    return bad


def test_every_operation_in_every_lane(tmp_path):
    programs = {name: program(name, P) for name in OPERATIONS}
    for name, given, found in run_batches(tmp_path, programs, random.Random(4)):
        assert failures(programs[name], given, found, OPERATIONS[name][1]) == 0, name
        wrong = OPERATIONS[name][1]
        assert failures(programs[name], given, found, lambda lane, a, b: wrong(lane, a, b) + (lane == 3)) > 0


def test_a_carry_and_wide_factors(tmp_path):
    """A carry of limbs seven times as large as reduced ones, and products of factors 1.4 times as large, near the most that is accepted."""
    field, b = RealField(P), VectorBuilder("carry")
    wide = tuple((7 * low, 7 * high) for low, high in field.tight)
    double = tuple((14 * low // 10, 14 * high // 10) for low, high in field.tight)
    programs = {"carry": b.build([lower_carry(b, field, "r", field.input(b, "a", wide))]),
                "mul": product_program(P, False, double)}  # fmt: skip
    meaning = {"carry": lambda lane, a, b: a, "mul": lambda lane, a, b: a * b}
    for name, given, found in run_batches(tmp_path, programs, random.Random(5)):
        assert failures(programs[name], given, found, meaning[name]) == 0, name
