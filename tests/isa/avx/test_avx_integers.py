"""Lanes of integers: products, squares, sums and differences, proven and executed, limbs at their
extremes.
"""

import random

import pytest

from ecgen.errors import BoundError
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.interpret import lane_value, run_vectors
from ecgen.limb.lanes.ir import LANES
from ecgen.limb.lanes.prove import prove_vectors
from tests.support.field.lane_integers import (
    IntegerField,
    lower_add,
    lower_product,
    lower_reduced,
    lower_sub,
)
from tests.support.isa.avx.vectors import HAS_AVX2, emit, limbs_at_extremes, load
from tests.support.isa.native import needs_host

PRIMES = (2**255 - 19, 2**251 - 9, 2**256 - 189, 2**221 - 3, 2**127 - 1)
FORMULAS = {
    "mul": lambda a, b: a * b,
    "sqr": lambda a, b: a * a,
    "both": lambda a, b: (a + b) * (a - b),
    "diff": lambda a, b: a - b,
}
pytestmark = [needs_host, pytest.mark.skipif(not HAS_AVX2, reason="not run: needs a CPU with AVX2")]


def program(p: int, name: str):
    field, b = IntegerField(p), VectorBuilder(name)
    x, y = field.input(b, "a"), field.input(b, "b")
    match name:
        case "mul":
            result = lower_product(b, field, "r", x, y)
        case "sqr":
            result = lower_product(b, field, "r", x, x)
        case "both":
            result = lower_product(
                b,
                field,
                "r",
                lower_reduced(b, field, "s", lower_add(b, field, "t", x, y)),
                lower_sub(b, field, "d", x, y),
            )
        case "diff":
            result = lower_reduced(b, field, "r", lower_sub(b, field, "d", x, y))
    return b.build([result]), b.meanings


def test_radix_is_the_known_one():
    radix = IntegerField(2**255 - 19).radix
    assert radix.n == 10 and radix.positions == (0, 26, 51, 77, 102, 128, 153, 179, 204, 230)


@pytest.mark.parametrize("p", PRIMES)
def test_integer_lanes(p, tmp_path):
    programs = {name: program(p, name) for name in FORMULAS}
    calls = load(tmp_path, [emit(name, vectors) for name, (vectors, _) in programs.items()])
    rng = random.Random(4)
    for name, (vectors, meanings) in programs.items():
        assert prove_vectors(vectors, meanings, p).congruences >= 1
        tight = IntegerField(p).tight
        assert all(
            high <= limit for (_, high), (_, limit) in zip(vectors.outputs[0].bounds, tight)
        ), "a result is an input again"
        for round_ in range(100):
            inputs = {e.name: limbs_at_extremes(rng, e) for e in vectors.inputs}
            found = calls[name](inputs)
            assert round_ >= 5 or found == run_vectors(vectors, inputs)
            for lane in range(LANES):
                a, b = (lane_value(e, inputs[e.name], lane) for e in vectors.inputs)
                assert (
                    lane_value(vectors.outputs[0], found["r"], lane) % p == FORMULAS[name](a, b) % p
                )


def test_a_factor_too_large_is_refused():
    field, b = IntegerField(2**255 - 19), VectorBuilder("mul")
    wide = field.input(b, "a", tuple((0, 1 << 32) for _ in range(10)))
    with pytest.raises(BoundError, match="exceeds 32 bits"):
        lower_product(b, field, "r", wide, wide)
