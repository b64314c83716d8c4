"""Packed point routines in a row as one: what they compute, which of them are taken, and what is
refused.
"""

from dataclasses import replace
from functools import cache
from random import Random
from types import SimpleNamespace

import pytest

from ecgen.curve import load_curve
from ecgen.errors import CheckFailure
from ecgen.field.lanes.packed import relabelled
from ecgen.isa.target import load_target
from ecgen.library.facts.strategy import complete_group
from ecgen.library.packed import points as packed
from ecgen.library.packed import runs as packed_runs
from ecgen.library.packed.contract import Lanes, coordinates
from ecgen.library.packed.platform import VectorPlatform, vector_cpu
from ecgen.library.pipeline.planned import without_file
from tests.support.program.pack.interpret import interpret

CURVE, CPU = without_file(load_curve("ed25519")), load_target("zen4")
UNIT = packed.vector_unit(CPU, "ifma")
PLATFORM = vector_cpu(CURVE, CPU, UNIT)
FIELD = PLATFORM.field
CLAIMED = VectorPlatform(CURVE, FIELD)


@cache
def given():
    """The doubling and the addition, and what a run has to fit: the lanes of points and table
    entries.
    """
    group, found, point, entry = complete_group(CURVE), {}, None, None
    for name, role in packed.packed_roles(group)[:2]:
        found[name] = packed._best(role, group, PLATFORM, Lanes(point, entry))
        point = point or coordinates(found[name].packed.outputs[0])
        entry = (
            coordinates(found[name].packed.inputs[1])
            if len(found[name].packed.inputs) > 1
            else None
        )
    return found, Lanes(point, entry)


@pytest.mark.parametrize("name", packed_runs.RUNS)
def test_a_run_is_its_parts_one_by_one(name):
    ways, contract = given()
    parts = [ways[part] for part in packed_runs.RUNS[name]]
    whole, random = (
        packed_runs.lowered_run(parts, FIELD, (False, False), contract).packed,
        Random(name),
    )
    params = {k: v % CURVE.p for way in parts for k, v in way.law.params.items()}
    values = {
        lane: random.randrange(CURVE.p) for layout in whole.inputs for lane in layout.lanes if lane
    }
    found, held = interpret(whole, values | params, CURVE.p), dict(values)
    for way in parts:
        result = interpret(way.packed, held | params, CURVE.p)
        held |= {public.replace("3", "1"): value for public, value in result.items()}
    assert found == result


def test_a_run_that_is_none_of_its_formulas_is_refused():
    """A packing that ends a doubling early is not the formulas in a row."""
    ways, contract = given()
    real, dbl = packed_runs.joined, ways["v_dbl"]
    with (
        pytest.MonkeyPatch.context() as patch,
        pytest.raises(CheckFailure, match="is not proven to be"),
    ):
        patch.setattr(packed_runs, "joined", lambda parts, source: real(parts[1:], source))
        packed_runs.lowered_run([dbl] * 4, FIELD, (False, False), contract)


def test_a_point_in_other_lanes_is_refused():
    ways, _ = given()
    dbl = ways["v_dbl"].packed
    with pytest.raises(CheckFailure, match="in other lanes"):
        packed_runs.joined([dbl, relabelled(dbl, (1, 2, 3, 0))], "")


def test_constants_of_one_name_that_differ_do_not_go_together():
    ways, contract = given()
    law = ways["v_dbl"].law
    dbl, other = (replace(ways["v_dbl"], law=replace(law, params={"k": value})) for value in (1, 2))
    assert packed_runs.lowered_run([dbl, other], FIELD, (False, False), contract) is None


@pytest.mark.parametrize(
    "decoded, wait, names",
    [
        (6750, 7, {"v_4dbl", "v_2dbl", "v_dbladd"}),
        (3000, 7, {"v_2dbl"}),
        (1300, 7, set()),
        (6750, -60, set()),
    ],
)
def test_runs_are_taken_that_are_modelled_faster_and_fit_the_cache(decoded, wait, names):
    """A wait below what the model says that a run saves stands for one that costs."""
    ways, contract = given()
    cpu = SimpleNamespace(data={"limits": {"decoded": decoded}}, model={"store_forward": wait})
    assert set(packed_runs.faster_runs(ways, replace(PLATFORM, target=cpu), (), contract)) == names


def test_a_cpu_file_without_the_size_of_its_cache_has_none():
    ways, contract = given()
    platform = replace(PLATFORM, target=SimpleNamespace(data={}, model=CPU.model))
    assert packed_runs.faster_runs(ways, platform, (), contract) == {}


def test_what_a_manifest_says_of_runs_is_made_again():
    ways, contract = given()
    lists = {name: [way] for name, way in ways.items()}
    made_of = {
        "v_4dbl": f"4 times: {ways['v_dbl'].source}",
        "v_dbladd": f"{ways['v_dbl'].source}; then {ways['v_add'].source}",
        "v_2dbl": "another",
    }
    found = packed_runs.claimed_runs(lists, made_of, CLAIMED, contract)
    assert {name: len(row) for name, row in found.items()} == {
        "v_4dbl": len(FIELD.ways),
        "v_dbladd": len(FIELD.ways),
        "v_2dbl": 0,
    }
