"""Combs in incomplete coordinates: right for every scalar on tiny curves; where the last sum is not
done in a complete system they are refused if and only if there is a scalar for which they are
wrong."""

from dataclasses import replace
from functools import cache

import pytest

from ecgen.curve import load_curve
from ecgen.group.derived import convert
from ecgen.group.represent import to_affine
from ecgen.kind import law
from ecgen.library.facts.groups import library_groups
from ecgen.library.facts.point_type import point_type
from ecgen.library.pipeline.planned import without_file
from ecgen.program.interpret import interpret as compute
from ecgen.walk import make
from ecgen.walk.interpret import interpret
from ecgen.walk.ir import For, recodes
from ecgen.walk.of_groups import GroupSteps
from ecgen.walk.plan import Room, names_of, plan_base
from ecgen.walk.proof.prove import prove
from ecgen.walk.proof.state import Unproven
from ecgen.walk.scalars.recodings import Comb
from ecgen.walk.steps import Name, Order
from ecgen.walk.text import parse_form
from ecgen.walk.weights import CostWeights
from tests.support.library import curves
from tests.support.walk.arithmetic import GroupArithmetic

CURVES = [
    ("weierstrass", 1, 223, -3),
    ("weierstrass", 1, 857, -3),
    ("weierstrass", 1, 139, -5),
    ("weierstrass", 1, 139, 5),
    ("weierstrass", 3, 571, -3),
    ("weierstrass", 1, 1019, -3),
]
WEIGHTS = CostWeights(words=1)
FEW = [CURVES[:3], pytest.param(CURVES, marks=pytest.mark.long)]


@cache
def steps_of(given) -> tuple[object, GroupSteps]:
    curve = curves.tiny(*given)
    groups = library_groups(curve)
    return curve, GroupSteps(groups, WEIGHTS, point_type(groups).sums)


def walk_of(curve, steps: GroupSteps, shape: tuple[int, int], alone: bool = False):
    """The comb of so many teeth and blocks, which ends in complete coordinates, or, for scalars
    above 0, `alone` in the same.
    """
    jac, prj = (names_of(steps.group(stem), steps) for stem in ("jac", "prj"))
    teeth, blocks = shape
    return make.comb_of_columns(
        jac,
        None if alone else prj,
        Comb(teeth, blocks, -(-curve.r.bit_length() // (teeth * blocks)), curve.r, int(alone)),
    )


def is_proven(curve, steps: GroupSteps, walk, why: str = "") -> bool:
    """Whether it is; if not, because of what begins so."""
    try:
        return prove(walk, steps, Order(curve.r, curve.cofactor)).result.endswith("modulo r")
    except Unproven as error:
        assert why in error.what, error.what
        return False


def results(curve, steps: GroupSteps, walk):
    """(k, the affine result or None, [k]G) for every scalar."""
    group, arithmetic = steps.group(walk.inputs[0].form.stem), GroupArithmetic(steps)
    base = [law.multiply(curve, m, curve.base) for m in range(curve.r)]
    program = convert.from_affine(group, walk.inputs[0].form.own)

    def entry(m):
        values = dict(zip("xy", base[m % curve.r])) | dict(group.parameters)
        return compute(program, values, curve.p)

    table = [[entry(m) for m in row] for row in walk.inputs[0].multiples]
    for k in range(1, curve.r):
        found = interpret(walk, arithmetic, {"k": k, "C": table})
        stem = walk.register(walk.result.name).form.stem
        yield (
            k,
            to_affine(
                steps.group(stem), tuple(found[c] for c in steps.coordinates(Name(stem, "point")))
            ),
            base[k],
        )


SHAPES = [(2, 2), (2, 3), (3, 1), (3, 2), (2, 4), (4, 2), (5, 2)]


@pytest.mark.long
@pytest.mark.parametrize("few", FEW, ids=len)
def test_every_scalar(few):
    """Right wherever the walk is proven, for combs of several columns and with blocks of fewer
    teeth among them.
    """
    met = []
    for given in few:
        curve, steps = steps_of(given)
        walks = [
            walk
            for shape in SHAPES
            if is_proven(curve, steps, walk := walk_of(curve, steps, shape))
        ]
        met += [recodes(walk)["d"].recoding for walk in walks]
        assert walks and all(
            found == wanted for walk in walks for _, found, wanted in results(curve, steps, walk)
        )
    assert {own.count for own in met} >= {1, 2, 3} and {
        own.length < own.capacity for own in met
    } == {True, False}


@pytest.mark.parametrize("given", CURVES, ids=str)
@pytest.mark.parametrize("teeth, blocks", [(2, 2), (3, 1), (4, 2)])
@pytest.mark.sample(3)
def test_every_scalar_by_complete_sums(given, teeth, blocks):
    """Combs of several columns, and of one block, begin with an entry, too."""
    curve, steps = steps_of(given)
    recoding = Comb(teeth, blocks, -(-curve.r.bit_length() // (teeth * blocks)), curve.r)
    walk = make.comb(names_of(steps.group("prj"), steps), recoding, True)
    assert not prove(walk, steps, Order(curve.r, curve.cofactor)).excluded
    assert all(found == wanted for _, found, wanted in results(curve, steps, walk))


@pytest.mark.long
@pytest.mark.parametrize("few", FEW, ids=len)
def test_without_complete_sums_a_comb_is_refused_just_where_a_scalar_ends_in_a_doubling(few):
    """Of the shapes for which all sums but the last are proven those are taken that are right for
    every scalar above 0, and all others are wrong for one or two, k and r - k.
    """
    said = []
    for given in few:
        curve, steps = steps_of(given)
        for shape in SHAPES:
            if is_proven(curve, steps, walk_of(curve, steps, shape)):
                walk = walk_of(curve, steps, shape, True)
                wrong = [k for k, found, wanted in results(curve, steps, walk) if found != wanted]
                said.append(
                    is_proven(curve, steps, walk, "jac.madd may meet P = Q: V_d[0] + -2*d_d[0] in ")
                )
                assert (
                    said[-1] != bool(wrong) and len(wrong) in (0, 2) and sum(wrong) in (0, curve.r)
                ), (given, shape, wrong)
    assert len(said) > 2 * len(few) and set(said) == {True, False}


@pytest.mark.parametrize("given", CURVES, ids=str)
@pytest.mark.sample(3)
def test_blocks_are_added_from_the_highest_on(given):
    """In the last column of several another order is refused, or right."""
    curve, steps = steps_of(given)
    for shape in SHAPES:
        walk = walk_of(curve, steps, shape)
        turned = replace(
            walk,
            body=tuple(
                replace(s, first=s.last, last=s.first, down=False)
                if isinstance(s, For) and s.var == "b"
                else s
                for s in walk.body
            ),
        )
        assert not is_proven(curve, steps, turned) or all(
            found == wanted for _, found, wanted in results(curve, steps, turned)
        )


def test_it_is_taken_where_it_costs_less_and_constants_have_room():
    curve = without_file(load_curve("p256"))
    groups = library_groups(curve)
    for room, blocks in ((8 << 10, 4), (96 << 10, 43)):
        weights = CostWeights(table_bytes=room)
        planned = plan_base(
            Room(curve, GroupSteps(groups, weights, point_type(groups).sums), weights)
        )
        assert (
            planned.kind == "jac, signed comb, last entry in prj"
            and recodes(planned.walk)["d"].recoding.blocks == blocks
        )


def test_forms_of_two_systems_fit_only_where_they_hold_affine_coordinates():
    _, steps = steps_of(CURVES[0])
    assert (
        steps.plain(parse_form("jac.affine_cached"))
        == steps.plain(parse_form("prj.affine_cached"))
        == (("x", 1), ("y", 1))
    )
    _, image = steps_of(CURVES[3])
    assert image.plain(parse_form("jac.affine_cached")) == image.plain(
        parse_form("prj.affine_cached")
    ) and [c for c, power in image.plain(parse_form("jac.affine")) if power != 1] == ["x", "y"]
    assert (
        steps.plain(parse_form("jac.cached")) == () and steps.plain(parse_form("prj.point")) == ()
    )
    curve = curves.tiny("twisted_edwards", 4, 467, -1)
    edwards = GroupSteps(library_groups(curve), WEIGHTS)
    assert all(
        edwards.plain(Name(g.stem, f.name)) == ()
        for g in edwards.groups
        for f in g.forms
        if f.name.startswith("affine ") and len(f.coordinates) == 3
    )
