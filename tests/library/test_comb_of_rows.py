"""A comb of one column in incomplete coordinates: right for every scalar on tiny curves; where its last sum is not done in a complete system
it is refused, and there is a scalar for which it is wrong."""

from dataclasses import replace
from functools import lru_cache

import curves
import pytest

from ecgen.curve import load_curve
from ecgen.group import convert
from ecgen.group.represent import to_affine
from ecgen.library import check_points
from ecgen.library.build import curve_facts
from ecgen.library.groups import library_groups
from ecgen.library.point_type import point_type
from ecgen.program.interpret import interpret as compute
from ecgen.walk import make
from ecgen.walk.interpret import interpret
from ecgen.walk.of_groups import GroupArithmetic, GroupSteps
from ecgen.walk.plan import Room, names_of, plan_base
from ecgen.walk.prove import Unproven, prove
from ecgen.walk.recodings import Comb
from ecgen.walk.steps import Order
from ecgen.walk.weights import CostWeights

CURVES = [("weierstrass", 1, 223, -3), ("weierstrass", 1, 857, -3), ("weierstrass", 1, 139, -5), ("weierstrass", 1, 139, 5), ("weierstrass", 3, 571, -3), ("weierstrass", 1, 1019, -3)]
WEIGHTS = CostWeights(words=1)


@lru_cache(maxsize=None)
def steps_of(given) -> "tuple[object, GroupSteps]":
    curve = curves.tiny(*given)
    groups = library_groups(curve)
    return curve, GroupSteps(groups, WEIGHTS, point_type(groups).sums)


def walk_of(curve, steps: GroupSteps, teeth: int, alone: bool = True):
    bits = curve.r.bit_length()
    jac, prj = (names_of(steps.group(stem), steps) for stem in ("jac", "prj"))
    return make.rows_of_comb(jac, prj, Comb(teeth, -(-bits // teeth), 1, curve.r), alone)


def results(curve, steps: GroupSteps, walk):
    """(k, the affine result or None, [k]G) for every scalar."""
    group, arithmetic = steps.group(walk.inputs[0].form.partition(".")[0]), GroupArithmetic(steps)
    base = [check_points.multiply(curve, m, (curve.gx, curve.gy)) for m in range(curve.r)]
    program = convert.from_affine(group, walk.inputs[0].form.partition(".")[2].replace("_", " "))
    entry = lambda m: compute(program, dict(zip("xy", base[m % curve.r])) | dict(group.parameters), curve.p)  # noqa: E731
    table = [[entry(m) for m in row] for row in walk.inputs[0].multiples]
    for k in range(1, curve.r):
        found = interpret(walk, arithmetic, {"k": k, "C": table})
        stem = walk.register(walk.result.name).form.partition(".")[0]
        affine = to_affine(steps.group(stem), tuple(found[c] for c in steps.coordinates(f"{stem}.point")))
        yield k, affine, base[k]


@pytest.mark.parametrize("given", CURVES, ids=str)
@pytest.mark.parametrize("teeth, alone", [(2, True), (3, True), (3, False)])
def test_every_scalar(given, teeth, alone):
    curve, steps = steps_of(given)
    walk = walk_of(curve, steps, teeth, alone)
    proof = prove(walk, steps, Order(curve.r, curve.cofactor))
    assert proof.result.endswith("modulo r") and proof.excluded
    assert all(found == wanted for _, found, wanted in results(curve, steps, walk))


@pytest.mark.parametrize("given", CURVES, ids=str)
@pytest.mark.parametrize("teeth, blocks", [(2, 2), (3, 1), (2, 4)])
def test_every_scalar_by_complete_sums(given, teeth, blocks):
    """Combs of several columns, and of one block, begin with an entry, too."""
    curve, steps = steps_of(given)
    recoding = Comb(teeth, blocks, -(-curve.r.bit_length() // (teeth * blocks)), curve.r)
    walk = make.comb(names_of(steps.group("prj"), steps), recoding, True)
    assert not prove(walk, steps, Order(curve.r, curve.cofactor)).excluded
    assert all(found == wanted for _, found, wanted in results(curve, steps, walk))


@pytest.mark.parametrize("given", CURVES[:2], ids=str)
def test_the_last_sum_must_be_complete(given):
    curve, steps = steps_of(given)
    walk = walk_of(curve, steps, 2)
    *before, _, read, _, negate = walk.body
    acc = make.ACC
    incomplete = replace(walk, body=(*before, read, make.Call((acc,), "jac.madd", (acc, make.Q)), replace(negate, out=acc)), result=acc)
    with pytest.raises(Unproven, match="jac.madd"):
        prove(incomplete, steps, Order(curve.r, curve.cofactor))
    wrong = [k for k, found, wanted in results(curve, steps, incomplete) if found != wanted]
    assert wrong


def test_it_is_taken_where_it_costs_less_and_constants_have_room():
    curve = curve_facts(load_curve("p256"))
    groups = library_groups(curve)
    for room, kind in ((8 << 10, "prj, signed comb"), (96 << 10, "jac, signed comb of one column")):
        weights = CostWeights(table_bytes=room)
        assert plan_base(Room(curve, GroupSteps(groups, weights, point_type(groups).sums), weights)).kind == kind


def test_forms_of_two_systems_fit_only_where_they_hold_affine_coordinates():
    _, steps = steps_of(CURVES[0])
    assert steps.plain("jac.affine_cached") == steps.plain("prj.affine_cached") == (("x", 1), ("y", 1))
    _, image = steps_of(CURVES[3])
    assert image.plain("jac.affine_cached") == image.plain("prj.affine_cached") and [c for c, power in image.plain("jac.affine") if power != 1] == ["x", "y"]
    assert steps.plain("jac.cached") == () and steps.plain("prj.point") == ()
    curve = curves.tiny("twisted_edwards", 4, 467, -1)
    edwards = GroupSteps(library_groups(curve), WEIGHTS)
    assert all(edwards.plain(f"{g.stem}.{f.name.replace(' ', '_')}") == () for g in edwards.groups for f in g.forms if f.name.startswith("affine ") and len(f.coordinates) == 3)
