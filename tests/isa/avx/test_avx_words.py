"""Four elements in words to lanes and back: executed, for any words in and with limbs at their
extremes.
"""

import random

import pytest

from ecgen.errors import BoundError
from ecgen.field.lanes.doubles.fused import RealField
from ecgen.field.lanes.words import pack_program, unpack_program
from ecgen.limb.lanes.interpret import lane_value
from ecgen.limb.lanes.ir import LANES
from ecgen.limb.lanes.prove import prove_vectors
from tests.support.isa.avx.vectors import HAS_AVX2, emit, limbs_at_extremes, load, number
from tests.support.isa.native import edge_numbers, needs_host

PRIMES = (2**255 - 19, 2**251 - 9, 2**256 - 189, 2**127 - 1, 2**128 - 173, 2**192 - 237, 2**61 - 1)
pytestmark = [
    needs_host,
    pytest.mark.skipif(not HAS_AVX2, reason="not run: needs a CPU with AVX2 and FMA"),
]


@pytest.mark.parametrize("p", PRIMES)
def test_pack_and_unpack(p, tmp_path):
    field, rng = RealField(p), random.Random(3)
    (packing, in_meanings), (unpacking, out_meanings) = pack_program(field), unpack_program(field)
    count = field.radix.words
    assert prove_vectors(packing, in_meanings, p).congruences >= 8
    assert prove_vectors(unpacking, out_meanings, p).congruences >= 24
    call = load(tmp_path, [emit("pack", packing), emit("unpack", unpacking)])
    edges = edge_numbers(p, count)
    for _ in range(300):
        values = [
            rng.choice(edges) if rng.random() < 0.5 else rng.getrandbits(64 * count)
            for _ in range(LANES)
        ]
        inputs = {
            f"w{e}": (
                tuple(
                    value >> 64 * k & (1 << 64) - 1 if k < count else rng.getrandbits(64)
                    for k in range(4)
                ),
            )
            for e, value in enumerate(values)
        }
        packed = call["pack"](inputs)["r"]
        assert [lane_value(packing.outputs[0], packed, lane) % p for lane in range(LANES)] == [
            value % p for value in values
        ]
        limbs = limbs_at_extremes(rng, unpacking.inputs[0])
        for source in (packed, limbs):
            words = call["unpack"]({"a": source})
            assert max(number(words[f"w{e}"]) for e in range(LANES)) < 1 << 64 * count
            assert [number(words[f"w{e}"]) % p for e in range(LANES)] == [
                lane_value(unpacking.inputs[0], source, e) % p for e in range(LANES)
            ]


def test_primes_that_do_not_fit_are_refused():
    with pytest.raises(BoundError, match="do not fill their words"):
        pack_program(RealField(2**221 - 3))
    with pytest.raises(BoundError, match="do not fill their words"):
        unpack_program(RealField(2**257 - 93))
