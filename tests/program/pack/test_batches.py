"""The fewest batches: the published counts, the proofs, and brute force on small random
programs.
"""

from itertools import product

import pytest
from hypothesis import assume, given, settings

from ecgen.errors import ScheduleError
from ecgen.program.pack.search.batches import (
    ancestors,
    depths,
    fewest_batches,
    greedy_batches,
    solve,
)
from ecgen.program.pack.search.problem import pose
from tests.support.program.pack.problems import program
from tests.support.program.strategies import programs

# name: (batches with cheap products by parameters, batches where these are full products), four
# lanes
COUNTS = {
    "add": (3, 4),
    "dbl": (3, 4),
    "plain_dbl": (3, 4),
    "2*plain_dbl": (6, 7),
    "4*plain_dbl": (11, 13),
    "5*plain_dbl": (14, 17),
    "5*plain_dbl+add": (17, 20),
    "5*dbl+add": (17, 20),
    "ladder": (3, 3),
    "edwards_add": (2, 2),
    "edwards_dbl": (2, 2),
    "edwards_dbl_t": (2, 2),
    "jacobian": (7, 7),
    "kummer_ladder": (5, 7),
    "ed25519_add_uncached": (2, 3),
}


@pytest.mark.parametrize("name", COUNTS)
def test_published_counts_are_reached_and_proven(name):
    for cheap, count in zip((True, False), COUNTS[name]):
        problem = pose(program(name), cheap=cheap)
        found = fewest_batches(problem)
        assert len(found.batches) == count and found.is_optimal
        _check(problem, found.batches, 4)


def test_eight_lanes():
    assert len(fewest_batches(pose(program("add")), 8).batches) == 2
    assert len(fewest_batches(pose(program("2*plain_dbl")), 8).batches) == 4


def test_the_solver_says_what_is_impossible():
    problem = pose(program("5*plain_dbl+add"))
    assert solve(problem, 4, 17, 10.0) and solve(problem, 4, 16, 10.0) == ()
    with pytest.raises(ScheduleError):
        fewest_batches(problem, 0)


def _check(problem, batches, width):
    above, at = ancestors(problem), {name: i for i, names in enumerate(batches) for name in names}
    assert sorted(at) == sorted(above) and all(len(names) <= width for names in batches)
    assert all(at[other] < at[name] for name in above for other in above[name])


@settings(max_examples=30, deadline=None)
@given(programs(names=("mul", "sqr", "mul", "add"), max_ops=7, params=False))
def test_fewest_is_fewest(random):
    assume(all(value not in random.inputs for _, value in random.outputs))
    problem = pose(random, free=())
    found, above = fewest_batches(problem, 2), ancestors(problem)
    assert found.is_optimal
    _check(problem, found.batches, 2)
    _check(problem, greedy_batches(problem, 2), 2)
    fewer = len(found.batches) - 1
    for at in product(range(max(fewer, 0)), repeat=len(above)):
        slot = dict(zip(above, at))
        legal = all(slot[o] < slot[n] for n in above for o in above[n]) and all(
            at.count(i) <= 2 for i in range(fewer)
        )
        assert not legal or not above
    assert len(found.batches) >= max(depths(problem).values(), default=0)
