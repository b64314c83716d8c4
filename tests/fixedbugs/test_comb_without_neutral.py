"""Over subgroups of few points the table of the fixed base that costs least could hold the neutral
element (r = 127): the library was refused, although a smaller table serves.
"""

import pytest

from ecgen.kind import law
from ecgen.library.facts.groups import library_groups
from ecgen.library.facts.point_type import point_type
from ecgen.walk.of_groups import GroupSteps
from ecgen.walk.plan import Room, plan_base
from ecgen.walk.scalars.recodings import Comb
from ecgen.walk.weights import CostWeights, choose_comb
from tests.support.library import curves

CURVES = [
    ("weierstrass", 1, 131, -3),
    ("weierstrass", 1, 139, 5),
    ("weierstrass", 2, 239, -3),
    ("weierstrass", 6, 811, 7),
    ("twisted_edwards", 4, 467, -1),
]
WEIGHTS = CostWeights(words=1)


def table(curve, teeth: int, blocks: int) -> list:
    """Every entry of the table as a point: of `teeth` doublings of the base point the last, with
    the others added or taken off; of those beyond the order's bits none, so that the entries of the
    last block repeat themselves."""
    spacing, found, bits = -(-curve.r.bit_length() // (teeth * blocks)), [], curve.r.bit_length()
    for block in range(blocks):
        places = [spacing * (block * teeth + t) for t in range(teeth)]
        own = [
            law.multiply(curve, 1 << place, curve.base) if place < bits else law.neutral(curve)
            for place in places
        ]
        for m in range(1 << teeth - 1):
            entry = own[-1]
            for t, point in enumerate(own[:-1]):
                entry = law.add(curve, entry, point if m >> t & 1 else law.negate(curve, point))
            found.append(entry)
    return found


def shape(r: int) -> tuple[int, int, int]:
    return choose_comb(
        r.bit_length(), WEIGHTS, (2, 6.0, 9.0), lambda *shape: not Comb(*shape, r).has_neutral
    )


@pytest.mark.parametrize("given", CURVES, ids=str)
def test_the_table_of_the_chosen_comb_can_be_had(given):
    curve = curves.tiny(*given)
    teeth, blocks, spacing = shape(curve.r)
    assert teeth * blocks * spacing >= curve.r.bit_length()
    entries = table(curve, teeth, blocks)
    assert len(entries) == blocks << teeth - 1 and law.neutral(curve) not in entries


@pytest.mark.parametrize(
    "given", [("weierstrass", 2, 239, -3), ("weierstrass", 2, 239, 5)], ids=str
)
def test_the_multiplication_of_the_base_point_is_planned(given):
    """The plan proves it; the second curve is that of 127 points."""
    curve = curves.tiny(*given)
    groups = library_groups(curve)
    planned = plan_base(Room(curve, GroupSteps(groups, WEIGHTS, point_type(groups).sums), WEIGHTS))
    assert planned.proof.result.endswith("modulo r")


def test_orders_for_which_the_cheapest_has_it():
    """There are such; every other order takes what it took before."""
    primes = [r for r in range(67, 4000) if all(r % k for k in range(2, int(r**0.5) + 1))]
    cheapest = {r: choose_comb(r.bit_length(), WEIGHTS, (2, 6.0, 9.0)) for r in primes}
    bad = [r for r in primes if Comb(*cheapest[r], r).has_neutral]
    assert bad and all(not Comb(*shape(r), r).has_neutral for r in primes)
    assert all(shape(r) == cheapest[r] for r in primes if r not in bad)


def test_the_predicate_is_the_table():
    """Against the points themselves: a comb of seven teeth and one of few, on a curve of every
    entry's sum.
    """
    curve, said = curves.tiny("weierstrass", 1, 131, -3), set()
    for teeth in range(2, 8):
        for blocks in range(1, 5):
            has = Comb(
                teeth, blocks, -(-curve.r.bit_length() // (teeth * blocks)), curve.r
            ).has_neutral
            said.add(has)
            assert has == (law.neutral(curve) in table(curve, teeth, blocks))
    assert said == {True, False}
