"""Which way of inverting is taken, by the modelled cycles of a chain whose products wait for each
other, and of divsteps.
"""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from ecgen.curve import load_curve
from ecgen.isa.target import load_target
from ecgen.library.pipeline.planned import without_file
from ecgen.library.routines.inversion import choose_inversion

CURVE = without_file(load_curve("curve25519"))
CHAIN = SimpleNamespace(
    steps=[SimpleNamespace(op="nsqr", other=254), *[SimpleNamespace(op="mul", other=0)] * 11]
)
# 2760 cycles if none waited
ROUTINES = [
    SimpleNamespace(name="fe_sqr", model_cycles=10.0),
    SimpleNamespace(name="fe_mul", model_cycles=20.0),
]


@pytest.mark.parametrize("waits, cycles", [(1, 2760), (2, 5520)])
def test_products_of_a_chain_count_by_their_latency(waits, cycles):
    target = load_target("zen4")
    target = replace(
        target,
        data={key: value for key, value in target.data.items() if key != "inversion"}
        | {"field_ops": {"sqr": [20 * waits, 20], "mul": [30 * waits, 30]}},
    )
    found = choose_inversion(CURVE, CHAIN, ROUTINES, target)
    # 600 divsteps in 10 batches of 5 limbs, at the usual rates
    assert (found.chain_cycles, found.divsteps_cycles) == (cycles, 4600)
    assert found.by_divsteps == (cycles > 4600)
