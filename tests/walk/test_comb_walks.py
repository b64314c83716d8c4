"""Combs on points of the caller's: the walk that makes a table, and the one that takes it, on every
point and scalar of tiny curves; what is changed in one of them is refused, or makes the same table.
"""

import random
from dataclasses import replace

import pytest

from ecgen.errors import EcgenError
from ecgen.walk import make
from ecgen.walk.interpret import interpret
from ecgen.walk.ir import Fixed
from ecgen.walk.proof.prove import prove
from ecgen.walk.proof.state import Unproven
from ecgen.walk.steps import Order
from ecgen.walk.text import WalkError, parse, to_text
from tests.support.scalar.smallcurves import affine_points, multiples, small_curve
from tests.support.walk import hand
from tests.support.walk.mutants import mutants
from tests.support.walk.walks import EXT, PRJ, comb

pytestmark = pytest.mark.essential

# a curve, the system, and the teeth and blocks of a comb; of the last one the highest block has
# fewer teeth
CASES = {
    "prime order": (("weierstrass", 61, -3, 3), PRJ, (2, 2)),
    "cofactor 3": (("weierstrass", 71, -3, 13), PRJ, (3, 1)),
    "a=-1": (("twisted_edwards", 151, -1, 1), EXT, (2, 2)),
    "fewer teeth": (("weierstrass", 61, -3, 3), PRJ, (4, 2)),
}


def walks(name):
    (form, *numbers), names, shape = CASES[name]
    curve = small_curve(form, *numbers)
    recoding = comb(*shape, curve.r)
    own = make.comb_table(names, recoding, "table")
    times = make.with_table(make.comb(names, recoding, False), "times", "table")
    return curve, hand.group(curve), own, times


def points_of_order_r(curve):
    found = {p: multiples(curve, p) for p in affine_points(curve)}
    return {p: table for p, table in found.items() if len(table) == curve.r}


def table_of(curve, group, walk, point, source):
    """The affine points of the entries that the walk makes."""
    given = {"P": hand.point_value(walk.points[0].form, point, curve.p, source)}
    made = interpret(walk, group, given)
    form = walk.points[0].form
    return [hand.to_affine(curve, form, made[i]) for i in sorted(made)]


def wanted(walk, table):
    rows = (m for block in range(walk.table.blocks) for m in walk.table.magnitudes(block))
    return [table[m % len(table)] for m in rows]


@pytest.mark.parametrize("name", CASES)
def test_every_point_and_scalar(name):
    curve, group, own, times = walks(name)
    source, order = random.Random(name), Order(curve.r, curve.cofactor)
    prove(own, group, order)
    prove(times, group, order)
    assert parse(to_text(own)) == own and parse(to_text(times)) == times
    tried = 0
    for point, table in points_of_order_r(curve).items():
        assert table_of(curve, group, own, point, source) == wanted(own, table)
        given = hand.fixed_entries(curve, group, times, lambda m: table[m % curve.r])
        for k in range(curve.r):
            result = interpret(times, group, given | {"k": k})
            found = hand.to_affine(curve, times.register("acc").form, result)
            assert found == table[k] or (k == 0 and found in (None, (0, 1)))
            tried += 1
    assert tried >= curve.r * (curve.r - 1)


@pytest.mark.parametrize("name", ["prime order", "a=-1"])
def test_a_changed_walk_is_refused_or_makes_the_same(name):
    curve, group, own, _ = walks(name)
    source, order = random.Random(name), Order(curve.r, curve.cofactor)
    point, table = next(iter(points_of_order_r(curve).items()))
    refused = accepted = 0
    for label, changed in mutants(own, tuple(group.rows)):
        try:
            prove(changed, group, order)
        except EcgenError:
            refused += 1
            continue
        accepted += 1
        assert table_of(curve, group, changed, point, source) == wanted(own, table), label
    assert refused > 5 * accepted > 0, (refused, accepted)


def test_tables_of_another_comb_or_order_are_refused():
    curve, group, own, times = walks("prime order")
    order = Order(curve.r, curve.cofactor)
    for other in (replace(own.table, order=curve.r + 2), replace(own.table, teeth=1, blocks=4)):
        with pytest.raises((Unproven, WalkError)):
            prove(replace(own, table=other), group, order)
    given = tuple(replace(p, order="any") for p in own.points)
    with pytest.raises(EcgenError):
        prove(replace(own, inputs=given), group, order)
    rows = tuple(
        replace(i, multiples=i.multiples[::-1]) if isinstance(i, Fixed) else i for i in times.inputs
    )
    with pytest.raises(Unproven):
        prove(replace(times, inputs=rows), group, order)
