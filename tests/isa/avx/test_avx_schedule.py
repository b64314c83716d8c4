"""The core model: an order keeps meaning and data flow; modelled time is at least what the pipes
need.
"""

import random
import tomllib

import pytest

from ecgen.errors import TargetError
from ecgen.isa.avx.schedule import core_of, order_vectors
from ecgen.limb.lanes.interpret import run_vectors
from ecgen.limb.lanes.validate import validate
from ecgen.resources import data_folder
from tests.support.isa.avx.vectors import emit, limbs_at_extremes, product_program

TARGETS = ("zen4", "haswell", "skylake", "icelake", "alderlake", "sapphirerapids")


def core(name: str):
    return core_of(tomllib.loads((data_folder("targets") / f"{name}.toml").read_text()), name)


@pytest.mark.parametrize("name", TARGETS)
def test_an_order_changes_nothing_but_the_order(name):
    program = product_program(2**255 - 19, False)
    ordered = validate(order_vectors(program, core(name), window=40))
    assert (
        sorted(map(repr, ordered.ops)) == sorted(map(repr, program.ops))
        and ordered.ops != program.ops
    )
    rng = random.Random(5)
    inputs = {e.name: limbs_at_extremes(rng, e) for e in program.inputs}
    assert run_vectors(program, inputs) == run_vectors(ordered, inputs)
    emit("mul", ordered)


@pytest.mark.parametrize(
    "row",
    [
        {"fma": 4},
        {"nonsense": {"latency": 1, "pipes": [0]}},
        {"fma": {"latency": 0, "pipes": [0]}},
        {"issue": 0},
        {"mixed": 0},
        {"chained": 0},
        {"chained": {"avx2": 0.7, "ifma": -1}},
    ],
)
def test_bad_tables_are_refused(row):
    with pytest.raises(TargetError, match="vector"):
        core_of({"vector": row}, "some.toml")


def test_a_unit_has_a_figure_of_its_own():
    """`chained` is of all units, or a table; without a figure of the unit the model is taken as it
    is.
    """
    program, times = product_program(2**255 - 19, False), []
    for chained in (1.0, 0.5, {"avx2": 0.5, "ifma": 0.25}, {"ifma": 0.5}):
        times.append(
            core_of({"vector": {"chained": chained}}, "some.toml", 16, "avx2").time(program)
        )
    assert times[1] == times[2] == times[0] / 2 and times[3] == times[0]
