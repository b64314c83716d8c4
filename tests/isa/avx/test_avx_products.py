"""Packed products and squares: executed code against the interpreter and the integers, limbs at
their proven extremes.
"""

import random

import pytest

from ecgen.limb.lanes.interpret import lane_value, run_vectors
from ecgen.limb.lanes.ir import LANES
from ecgen.limb.lanes.prove import prove_vectors
from tests.support.isa.avx.vectors import HAS_AVX2, emit, limbs_at_extremes, load, product_program
from tests.support.isa.native import needs_host

PRIMES = {
    "p255": 2**255 - 19,
    "p251": 2**251 - 9,
    "p221": 2**221 - 3,
    "p127": 2**127 - 1,
    "p256": 2**256 - 189,
}
pytestmark = [
    needs_host,
    pytest.mark.skipif(not HAS_AVX2, reason="not run: needs a CPU with AVX2 and FMA"),
]


@pytest.fixture(scope="module")
def routines(tmp_path_factory):
    programs = {
        f"{name}_{'sqr' if s else 'mul'}": product_program(p, s)
        for name, p in PRIMES.items()
        for s in (False, True)
    }
    emitted = [emit(name, program) for name, program in programs.items()]
    return load(tmp_path_factory.mktemp("avx"), emitted), programs


@pytest.mark.parametrize("prime", PRIMES)
@pytest.mark.parametrize("kind", ["mul", "sqr"])
def test_executed_products_equal_the_integers_in_every_lane(routines, prime, kind):
    functions, programs = routines
    name, p, rng = f"{prime}_{kind}", PRIMES[prime], random.Random(1)
    program, call = programs[name], functions[name]
    result = program.outputs[0]
    for round_ in range(600):
        inputs = {e.name: limbs_at_extremes(rng, e) for e in program.inputs}
        found = call(inputs, shift=round_ % 2)
        for limb, (low, high) in zip(found["r"], result.bounds):
            assert all(low <= x <= high for x in limb)
        for lane in range(LANES):
            factors = [lane_value(e, inputs[e.name], lane) for e in program.inputs]
            assert lane_value(result, found["r"], lane) % p == factors[0] * factors[-1] % p
        if round_ < 20:
            assert found == run_vectors(program, inputs)


@pytest.mark.parametrize("prime", PRIMES)
def test_products_are_proven(prime):
    for square in (False, True):
        program = product_program(PRIMES[prime], square)
        proof = prove_vectors(program, {"r": {("a", "a" if square else "b"): 1}}, PRIMES[prime])
        assert proof.congruences == 1 and set(
            limb for e in program.outputs for limb in e.limbs
        ) <= set(proof.bounds)
