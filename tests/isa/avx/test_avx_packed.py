"""Packed point operations: executed code, interpreter and the packed program's own meaning agree,
for more than one curve.
"""

import json
import random

import pytest

from ecgen.errors import BoundError
from ecgen.field.lanes.doubles.fused import RealField
from ecgen.field.lanes.packed import lower_packed, relabelled
from ecgen.limb.lanes.interpret import lane_value, run_vectors
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.program.pack.text import parse
from ecgen.program.pack.validate import validate
from tests.support.isa.avx.sample import PARAMS, PROGRAM
from tests.support.isa.avx.vectors import HAS_AVX2, emit, limbs_at_extremes, load
from tests.support.isa.native import needs_host
from tests.support.program.pack.interpret import interpret

PRIMES = (2**255 - 19, 2**251 - 9)
pytestmark = [
    needs_host,
    pytest.mark.skipif(not HAS_AVX2, reason="not run: needs a CPU with AVX2 and FMA"),
]


@pytest.mark.essential
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
        json.dumps(prove_vectors(lowered.vectors, lowered.meanings, PRIMES[0]).bounds)
    )
    named = {op.out for op in lowered.vectors.ops if op.name != "const"}
    assert named <= set(table) and all(low <= high for _, low, high in table.values())
