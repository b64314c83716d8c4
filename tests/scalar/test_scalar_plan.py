"""Plans: strategy by properties, known answers on the large curves, and exhaustive runs on tiny curves.

The exhaustive runs take every scalar and every affine point (of small order too) of curves that have the properties of
the large ones: that is the evidence, beside the argument in each plan, that no exceptional case is met.
"""

import inspect
from dataclasses import replace

import pytest
from smallcurves import affine_points, multiples, small_curve
from test_scalar_reference import DOCUMENTS, point_of

from ecgen.curve import load_curve
from ecgen.errors import CurveError
from ecgen.resources import data_folder
from ecgen.scalar import execute as run
from ecgen.scalar import plan, plan_edwards, plan_weierstrass, pointops, reference
from ecgen.walk.weights import CostWeights
from ecgen.scalar.plan import plan_curve

PLANNED = sorted(name for name in DOCUMENTS if DOCUMENTS[name]["form"] != "montgomery")
KINDS = ("constant_time", "vartime")

# name: (form, p, a, b or d), (recoding, complete digits of the constant-time plan at window 2)
TINY = {
    "even, cofactor 10, a=-3": (("weierstrass", 353, -3, 12), "odd_window"),
    "even, cofactor 2, a=-3": (("weierstrass", 73, -3, 3), "odd_window"),
    "even, cofactor 4, any a": (("weierstrass", 71, 5, 1), "odd_window"),
    "even, cofactor 6, a=0": (("weierstrass", 101, 0, 1), "odd_window"),
    "prime order, a=-3": (("weierstrass", 61, -3, 3), "signed_window"),
    "odd, cofactor 3, a=-3": (("weierstrass", 71, -3, 13), "signed_window"),
    "prime order, a=0": (("weierstrass", 61, 0, 2), "signed_window"),
    "prime order, any a": (("weierstrass", 61, 7, 2), "signed_window"),
    "a=-1 square, d not": (("twisted_edwards", 61, -1, 7), "signed_window"),
    "a=-1 not, d square, cofactor 4": (("twisted_edwards", 71, -1, 16), "signed_window"),
    "a=-1 not, d square, cofactor 8": (("twisted_edwards", 151, -1, 1), "signed_window"),
    "a=-1 and d squares": (("twisted_edwards", 149, -1, 1), "signed_window"),
    "neither a=-1 nor d square": (("twisted_edwards", 139, -1, 8), "signed_window"),
    "a=1, d not square": (("twisted_edwards", 61, 1, 8), "signed_window"),
    "a=1, d square": (("twisted_edwards", 131, 1, 3), "signed_window"),
    "a=5, incomplete": (("twisted_edwards", 67, 5, 4), "signed_window"),
}


def exhaust(planned, part, operations=None) -> dict[str, int]:
    """Outcomes over all affine points and all scalars; a refusal inside the promised domain counts as wrong."""
    curve, counts = planned.curve, {"right": 0, "small": 0, "refused": 0, "wrong": 0}
    for point in affine_points(curve):
        table = multiples(curve, point)
        order = len(table)
        is_small = planned.reject_small_order and curve.cofactor % order == 0
        promised = curve.form == "weierstrass" or curve.completeness.unified_everywhere or order == curve.r
        for k in range(1 << part.scalar_bits):
            expected = table[k % order]
            try:
                result = run.execute(planned, part, k, point, operations)
            except run.Refused:
                if is_small:
                    counts["small"] += 1
                    break  # whatever the scalar
                counts["wrong" if promised else "refused"] += 1
                continue
            counts["right" if result == expected and not is_small else "wrong"] += 1
    return counts


@pytest.mark.parametrize("name", sorted(TINY))
def test_tiny_curve_exhaustively(name):
    parameters, recoding = TINY[name]
    curve = small_curve(*parameters)
    extra = 0 if curve.r > 30 else 2  # scalars beyond r too
    planned = plan_curve(curve, window=2, bits=curve.r.bit_length() + extra)
    assert planned.constant_time.recoding == recoding
    for kind in KINDS:
        counts = exhaust(planned, getattr(planned, kind))
        assert counts["wrong"] == 0 and counts["right"] > 3000, (kind, counts)
        if curve.form == "weierstrass" or curve.completeness.unified_everywhere:
            assert counts["refused"] == 0
        if planned.reject_small_order:
            assert counts["small"] == len(
                [P for P in affine_points(curve) if curve.cofactor % len(multiples(curve, P)) == 0]
            )


def test_window_3_exhaustively():
    curve = small_curve("weierstrass", 73, -3, 3)
    planned = plan_curve(curve, window=3, bits=7)
    for kind in KINDS:
        assert exhaust(planned, getattr(planned, kind))["wrong"] == 0


@pytest.mark.parametrize("kind", KINDS)
def test_without_complete_last_digits_it_fails(kind):
    """The exhaustive test can fail: Jacobian plans without their complete additions give wrong results."""
    curve = small_curve("weierstrass", 71, 5, 1)
    planned = plan_curve(curve, window=2, bits=7)
    part = getattr(planned, kind)
    assert part.complete_digits > 0
    assert exhaust(planned, replace(part, complete_digits=0))["wrong"] > 0


def test_without_rejection_of_small_orders_it_fails():
    curve = small_curve("weierstrass", 71, 5, 1)
    planned = replace(plan_curve(curve, window=2, bits=6), reject_small_order=False)
    assert exhaust(planned, planned.constant_time)["wrong"] > 0


def test_complete_addition_by_selection_for_all_pairs():
    """Every pair of points of a curve of even order, O and points of order 2 included, in two scalings each."""
    curve = small_curve("weierstrass", 73, -3, 3)
    ops, p = pointops.Jacobian(curve.p, curve.a), curve.p
    points = [None, *affine_points(curve)]
    for P in points:
        first = ops.lift(P)
        first = (first[0] * 25 % p, first[1] * 125 % p, first[2] * 5 % p)
        for Q in points:
            result = pointops.add_complete(ops, p, first, ops.to_cached(ops.lift(Q)))
            assert ops.to_affine(result) == reference.add(curve, P, Q)


class Dedicated(pointops.Edwards):
    """The dedicated addition, which does not need d but fails for equal points."""

    def add(self, first, entry):
        if entry == self.to_cached(first):
            return 0, 0, 0, 0
        return super().add(first, entry)


def test_a_dedicated_addition_fails_where_the_unified_one_does_not():
    curve = small_curve("twisted_edwards", 71, -1, 16)
    planned = plan_curve(curve, window=2, bits=6)
    ops = Dedicated(curve.p, curve.a, curve.d)
    assert exhaust(planned, planned.constant_time, ops)["wrong"] > 0


def test_complete_formulas_on_a_curve_of_even_order_fail():
    """Why the plan asks for odd order: a point of order 2 breaks the complete formulas."""
    curve = small_curve("weierstrass", 73, -3, 3)
    part = plan_weierstrass._complete_window(curve, CostWeights(), 2, 6)
    planned = replace(plan_curve(curve, window=2, bits=6), constant_time=part, reject_small_order=False)
    assert exhaust(planned, part)["wrong"] > 0
    assert not part.conditions[0].holds


@pytest.mark.parametrize(
    "name",
    [
        "prime order, a=-3",
        "prime order, a=0",
        "a=-1 square, d not",
        "a=-1 not, d square, cofactor 4",
        "a=1, d square",
        "even, cofactor 10, a=-3",
    ],
)
def test_fixed_base_exhaustively(name):
    curve = small_curve(*TINY[name][0])
    planned = plan_curve(curve, window=2, bits=curve.r.bit_length() + 1, weights=CostWeights(words=1, table_bytes=200))
    table = multiples(curve, curve.base)
    for k in range(1 << planned.fixed_base.scalar_bits):
        assert run.execute(planned, planned.fixed_base, k) == table[k % curve.r]


@pytest.mark.parametrize("name", PLANNED)
def test_known_answers_through_the_plans(name):
    """A few vectors of each large curve, edge cases among them, through all three multiplications."""
    curve, data = load_curve(name), DOCUMENTS[name]
    planned = plan_curve(curve)
    chosen = (
        data["edge_vectors"]
        + data["base_vectors"][1:6:2]
        + data["point_vectors"][:1]
        + data.get("full_group_vectors", [])[:1]
    )
    for vector in chosen:
        k, point = int(vector["k"], 16), point_of(curve, vector["Q"]) if "Q" in vector else curve.base
        for kind in KINDS:
            assert run.execute(planned, getattr(planned, kind), k, point) == point_of(curve, vector["R"]), (
                kind,
                vector["label"],
            )
    table = run.comb_table(curve, planned.fixed_base)
    ops = run.operations_for(planned.fixed_base.system, curve)
    for vector in data["edge_vectors"][:3] + data["base_vectors"][:4]:
        total = run.run_comb(curve, planned.fixed_base, int(vector["k"], 16), ops, table)
        assert ops.to_affine(total) == point_of(curve, vector["R"])


@pytest.mark.parametrize("name", ["jac256189", "ted256189", "curve13318"])
def test_extreme_scalars(name):
    curve = load_curve(name)
    planned = plan_curve(curve)
    bits = planned.constant_time.scalar_bits
    for k in (
        0,
        1,
        2,
        31,
        32,
        (1 << bits) - 1,
        (1 << bits) - 2,
        2 * curve.r - 1,
        2 * curve.r,
        2 * curve.r + 1,
        curve.r + 31,
        curve.r - 31,
    ):
        for kind in KINDS if k < 1 << bits else ():
            assert run.execute(planned, getattr(planned, kind), k, curve.base) == reference.multiply(
                curve, k, curve.base
            )


def test_strategies_follow_from_properties():
    facts = {}
    for name in PLANNED:
        planned = plan_curve(load_curve(name))
        facts[name] = (
            planned.constant_time.system,
            planned.constant_time.recoding,
            planned.vartime.system,
            planned.fixed_base.system,
        )
        assert planned.constant_time.window == 5 and planned.vartime.recoding == "wnaf"
        assert (
            planned.constant_time.constant_time
            and not planned.vartime.constant_time
            and planned.fixed_base.constant_time
        )
        for part in (planned.constant_time, planned.vartime, planned.fixed_base):
            assert part.conditions and all(condition.holds for condition in part.conditions) and part.argument
    assert facts["curve13318"] == ("projective", "signed_window", "jacobian", "projective")
    assert facts["jac256189"] == ("jacobian", "odd_window", "jacobian", "projective")
    assert facts["ted256189"] == ("extended", "signed_window", "extended", "extended")
    table = plan_curve(load_curve("curve13318")).constant_time.table
    assert table.multiples == tuple(range(1, 17)) and plan_curve(
        load_curve("jac256189")
    ).constant_time.table.multiples == tuple(range(1, 32, 2))
    for module in (plan, plan_edwards, plan_weierstrass, run, pointops):
        assert not any(name in inspect.getsource(module) for name in DOCUMENTS)


def test_a_curve_without_plan_is_refused():
    with pytest.raises(CurveError, match="hessian"):
        plan_curve(replace(load_curve("curve25519"), form="hessian"))
    with pytest.raises(CurveError, match="does not hold"):
        plan_curve(small_curve("weierstrass", 71, 5, 1), window=5)


def test_points_off_the_curve_are_refused():
    planned = plan_curve(load_curve("jac256189"))
    x, y = planned.curve.base
    for point in ((x, y + 1), (x + planned.curve.p, y), (0, 0), None):
        with pytest.raises(run.Refused):
            run.execute(planned, planned.constant_time, 5, point)


def test_an_explicit_window_is_used_and_costs_are_modelled():
    curve = load_curve("ted256189")
    costs = {w: plan_curve(curve, window=w).constant_time.modelled_cost for w in range(3, 8)}
    assert plan_curve(curve, window=4).constant_time.window == 4 and min(costs, key=costs.get) in (4, 5)
    assert plan_curve(curve, weights=CostWeights(select_word=0.1)).constant_time.window < 5


def test_formula_names_exist():
    """Every formula that a plan names is in formulas/, and its variants are."""
    root = data_folder("formulas")
    if not (root / "shortw" / "coordinates").exists():
        pytest.skip("formulas/ holds no formulas here: their names were not tested")
    for name in PLANNED:
        planned = plan_curve(load_curve(name))
        for part in (planned.constant_time, planned.vartime, planned.fixed_base):
            for use in part.formulas:
                for formula in use.names + use.variants:
                    assert (root / f"{formula}.op3").is_file(), (name, use.role, formula)


def test_repeated_formulas():
    uses = {use.role: use for use in plan_curve(load_curve("jac256189")).constant_time.formulas}
    assert uses["dbl_run"].names == uses["dbl"].names * 4 and len(uses["dbl"].variants) == 6
