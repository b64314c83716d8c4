"""Packed point operations: executed code, interpreter and the packed program's own meaning agree,
for more than one curve.
"""

import json
import random

import pytest

from ecgen.errors import BoundError
from ecgen.field.lanes.packed import lower_packed, relabelled
from ecgen.field.lanes.reals import RealField
from ecgen.limb.lanes.interpret import lane_value, run_vectors
from ecgen.limb.lanes.prove import bounds_table, prove_vectors
from ecgen.program.pack.interpret import interpret
from ecgen.program.pack.text import parse
from ecgen.program.pack.validate import validate
from tests.support.isa.avx.vectors import HAS_AVX2, emit, limbs_at_extremes, load
from tests.support.isa.native import needs_host

PRIMES = (2**255 - 19, 2**251 - 9)
PARAMS = {"b": 13318, "k": -7}
PROGRAM = """
packed sample width 4
params b k
input P = P [X1 Y1 _ Z1]
input Q = Q [X2 Y2 Z2 T2]
p1 = perm(P) {1 0 3 3} -> [Y1 X1 Z1 Z1]
p2 = perm(P) {0 3 0 1} -> [X1 Z1 X1 Y1]
s1 = add(p1, Q) {a+b a-b b-a -a-b} -> [a1 a2 a3 a4]
m1 = mul(s1, p2) -> [c1 c2 c3 c4]
m2 = sqr(m1) -> [d1 d2 d3 d4]
s2 = mulc(m2) {b 3 -1 8} -> [e1 e2 e3 e4]
s3 = lin(s2, m1) {3:-1 1:b 0:1 -2:k} -> [f1 f2 f3 f4]
s4 = add(s3, s3) {a+b a+b a+b a+b} -> [g1 g2 g3 g4]
b1 = blend(s4, m1) {0 1 1 0} -> [g1 c2 c3 g4]
k1 = const() {1 2 3 _} -> [k1 k2 k3 _]
s5 = add(b1, k1) {a+b a-b a+b _} -> [h1 h2 h3 _]
m3 = mul(s5, s4) -> [i1 i2 i3 _]
output R = m3 [X3 Y3 Z3 _]
output S = s4 [U3 V3 _ W3]
"""
pytestmark = [
    needs_host,
    pytest.mark.skipif(not HAS_AVX2, reason="not run: needs a CPU with AVX2 and FMA"),
]


@pytest.mark.parametrize("p", PRIMES)
def test_packed_program_proven_and_executed(p, tmp_path):
    packed = parse(PROGRAM)
    lowered = lower_packed(packed, RealField(p), PARAMS)
    proof = prove_vectors(lowered.vectors, lowered.meanings, p)
    assert proof.congruences >= 4 * len(packed.ops)
    call = load(tmp_path, [emit("sample", lowered.vectors)])["sample"]
    rng = random.Random(2)
    for round_ in range(300):
        inputs = {e.name: limbs_at_extremes(rng, e) for e in lowered.vectors.inputs}
        found = call(inputs)
        if round_ < 8:
            assert found == run_vectors(lowered.vectors, inputs)
        public = {
            name: lane_value(element, inputs[element.name], lane)
            for element, layout in zip(lowered.vectors.inputs, packed.inputs)
            for lane, name in enumerate(layout.lanes)
            if name
        }
        expected = interpret(packed, public | PARAMS, p)
        for element, layout in zip(lowered.vectors.outputs, packed.outputs):
            for lane, name in enumerate(layout.lanes):
                if name:
                    assert lane_value(element, found[element.name], lane) % p == expected[name]


def test_a_wrong_factor_is_not_proven():
    lowered = lower_packed(parse(PROGRAM), RealField(PRIMES[0]), PARAMS)
    meanings = dict(lowered.meanings)
    wrong = list(meanings["s2"])
    wrong[2] = {key: value + 1 for key, value in wrong[2].items()}
    meanings["s2"] = tuple(wrong)
    with pytest.raises(Exception, match="lane 2 of `s2`"):
        prove_vectors(lowered.vectors, meanings, PRIMES[0])


def test_lanes_can_be_renamed():
    packed = parse(PROGRAM)
    p, rng = PRIMES[0], random.Random(6)
    moved = validate(relabelled(packed, (2, 0, 3, 1)))
    assert moved.inputs[0].lanes == ("Y1", "Z1", "X1", None)
    public = {
        name: rng.randrange(p) for layout in packed.inputs for name in layout.lanes if name
    } | PARAMS
    assert interpret(packed, public, p) == interpret(moved, public, p)
    with pytest.raises(BoundError, match="no permutation"):
        relabelled(packed, (0, 0, 1, 2))


def test_bounds_of_every_value_are_data():
    lowered = lower_packed(parse(PROGRAM), RealField(PRIMES[0]), PARAMS)
    table = json.loads(
        json.dumps(bounds_table(prove_vectors(lowered.vectors, lowered.meanings, PRIMES[0])))
    )
    named = {op.out for op in lowered.vectors.ops if op.name != "const"}
    assert named <= set(table) and all(low <= high for _, low, high in table.values())
