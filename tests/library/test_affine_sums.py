"""Sums over lists in which the points of a bucket are added as affine ones: the C of
`kind/weierstrass/affine_sums.c.j2`, right and broken."""

import re
import shutil
from dataclasses import replace

import pytest

from ecgen.library.walks.plan import Wanted, plan_walks
from ecgen.run.check.checks import load
from ecgen.run.emitted import read_emitted
from ecgen.run.oracle import list_sums
from ecgen.walk import make
from ecgen.walk.ir import Collect, For, Normalize, Point, Scalar
from ecgen.walk.proof import prove as proof
from ecgen.walk.proof.loops import Loops, _lowered
from ecgen.walk.proof.prove import prove
from ecgen.walk.proof.state import Row, State
from ecgen.walk.scalars.linear import Symbol, point, symbol
from ecgen.walk.steps import Order
from ecgen.walk.text import WalkError
from ecgen.walk.weights import CostWeights
from tests.support.compilers import quick
from tests.support.library import curves
from tests.support.scalar.smallcurves import small_curve
from tests.support.walk import hand
from tests.support.walk.exhaustion import TINY
from tests.support.walk.walks import PRJ, signed

SMALL = {"window": 4, "teeth": 3, "blocks": 2}
MUTANTS = {
    "a of the tangent": (r"P_fe_add\(slope, slope, P_curve_a\);", ""),
    "p = -q": (r"\? 0 : 2;", "? 2 : 2;"),
    "p = q": (r"\? 0 : 2;", "? 0 : 1;"),
    "negative digits": (r"if \(negative\)", "if (0)"),
    "neutral points": (r"codes\[i\] = P_list_is_neutral\(.*?\) \? 0 : digit;", "codes[i] = digit;"),
    "sums so far": (
        r"bucket\[2 \* P_WORDS\] = !P_list_is_neutral\(bucket\);",
        "bucket[2 * P_WORDS] = 0;",
    ),
    "y of the sum": (r"P_fe_sub\(t, p, x\);", "affine_fe_sub(t, x, p);"),
}


AT_ONCE = 40  # points: lists as long as the first change are collected in several parts


@pytest.fixture(scope="module")
def library(folder_of, tmp_path_factory):
    folder = tmp_path_factory.mktemp("affine sums") / "library"
    shutil.copytree(folder_of(curves.LARGE["jac256189"], "affine", **SMALL), folder)
    broken(folder, r"(P_list_collect\(.*), \d+\);", rf"\1, {AT_ONCE});", 0)
    return folder


def broken(folder, right, wrong, count=1):
    """Another text in the place of one in the library's C."""
    right = re.sub(r"P_(?=WORDS|curve|fe|list)", "(?:affine|AFFINE)_", right)
    file = folder / "src/affine.c"
    text, times = re.subn(right, wrong.replace("P_", "AFFINE_"), file.read_text(), count=count)
    assert times, "the text to break was not found"
    file.write_text(text)


def verdict_of(folder, tmp_path):
    emitted = read_emitted(folder)
    change = list_sums.changes_at(emitted)[0]
    return list_sums.check_lists(load(emitted, quick(), tmp_path), (5, change, change + 1))


def test_lists_are_summed(library, tmp_path):
    verdict = verdict_of(library, tmp_path)
    assert verdict.status == "passed", verdict


@pytest.mark.parametrize("name", MUTANTS)
def test_a_broken_sum_is_seen(name, library, tmp_path):
    shutil.copytree(library, tmp_path / "library")
    broken(tmp_path / "library", *MUTANTS[name])
    verdict = verdict_of(tmp_path / "library", tmp_path)
    assert verdict.status == "failed", verdict


@pytest.mark.parametrize(("b", "collects"), [((0,), False), ((), True)])
def test_a_curve_through_the_origin_has_no_affine_sums(b, collects):
    """(0, 0) stands for the neutral element."""
    curve = curves.tiny("weierstrass", 4, p=1123, seconds=b)
    assert bool(plan_walks(curve, CostWeights(), Wanted()).collecting) == collects


def test_lists_in_lanes_are_summed_otherwise():
    curve = curves.LARGE["jac256189"]
    assert plan_walks(curve, CostWeights(), Wanted()).collecting
    assert not plan_walks(curve, CostWeights(), Wanted(affine_sums=False)).collecting


CURVE = small_curve(*TINY["prime order, a=-3"])
WALK = make.pippenger(PRJ, signed(3, CURVE.r - 1), "any", at_once=3)


def with_statements(walk, changed):
    """The walk with each Collect and Normalize as `changed` gives it."""

    def body(statements):
        return tuple(
            changed(s)
            if isinstance(s, Collect | Normalize)
            else replace(s, body=body(s.body))
            if isinstance(s, For)
            else s
            for s in statements
        )

    return replace(walk, body=body(walk.body))


def resized(name, **changes):
    return replace(
        WALK,
        registers=tuple(replace(r, **changes) if r.name == name else r for r in WALK.registers),
    )


def with_secret(kind):
    return replace(
        WALK,
        inputs=tuple(replace(i, secret=True) if isinstance(i, kind) else i for i in WALK.inputs),
    )


def test_the_walk_is_proven():
    assert prove(WALK, hand.group(CURVE), Order(CURVE.r, CURVE.cofactor))


@pytest.mark.parametrize(
    ("walk", "said"),
    [
        (resized("B", count=4), "too few buckets"),
        (resized("w", count=13), "no room"),
        (resized("w", form=PRJ.step("point")), "no room"),
        (resized("c", form=PRJ.step("point")), "no list of affine points"),
        (
            with_statements(WALK, lambda s: replace(s, most=0) if isinstance(s, Collect) else s),
            "no room",
        ),
        (
            with_statements(
                WALK, lambda s: replace(s, points="w") if isinstance(s, Collect) else s
            ),
            "no normalized list",
        ),
        (with_secret(Scalar), "walk is of secrets"),
        (with_secret(Point), "walk is of secrets"),
    ],
)
def test_what_is_not_well_formed_is_refused(walk, said):
    with pytest.raises(WalkError, match=said):
        prove(walk, hand.group(CURVE), Order(CURVE.r, CURVE.cofactor))


def test_buckets_are_proven_as_their_entries_one_by_one(monkeypatch):
    """Buckets are a row in the proof: the record is that of a table of its entries."""
    steps, order = hand.group(CURVE), Order(CURVE.r, CURVE.cofactor)
    walk = make.pippenger(PRJ, signed(7, CURVE.r - 1), "any", at_once=3)
    record = prove(walk, steps, order)
    monkeypatch.setattr(proof, "Row", lambda *given: dict(Row(*given)))
    assert prove(walk, steps, order) == record


def test_the_entries_of_a_row():
    value = point("P").times(symbol(Symbol("x", "d", 3, 2)))
    row = Row({1: point("Q")}, value, range(2, 6))
    assert dict(row) == {1: point("Q")} | {k: value.moved(k - 2) for k in range(2, 6)}
    state = State({"B": row}, forms={("B", 4): "other"})
    assert _lowered(state, 1).registers["B"] == Row(row.edges, value.mapped(lower), row.places)
    assert Loops.in_row(None, state, "B", range(3, 6)) == 0  # one is in another form
    state.forget("B")
    assert Loops.in_row(None, state, "B", range(3, 6)) == 2
    assert Loops.in_row(None, state, "B", range(4, 1, -1)) == 2
    assert Loops.in_row(None, state, "B", range(1, 6)) == 0
    state.put(("B", 3), point("R"))
    assert state.registers["B"] == dict(row) | {3: point("R")}


def lower(poly):
    return poly.lowered(1)
