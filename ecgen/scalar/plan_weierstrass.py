"""Plans for y^2 = x^3 + a x + b.

Odd number of points: complete projective formulas, so no argument about the scalar is needed. Even number: Jacobian
coordinates with odd digits, so that the accumulator is never near an exceptional case until the last digits, and a
complete addition by selection there. Variable time: Jacobian wNAF with the same two regions. Fixed base: complete
projective formulas, which are complete on the subgroup of the base point whatever the parity.
"""

from ecgen.curve.model import Curve
from ecgen.walk.weights import CostWeights, choose_window
from ecgen.scalar.formula_names import jacobian_uses, projective_uses
from ecgen.scalar.plan import Condition, CurvePlan, ScalarPlan, Table, bit_safe_from, comb_plan, window_safe_from
from ecgen.walk import digits as recode

PROJECTIVE = ("X", "Y", "Z")
CACHED = ("X", "Y", "Z", "ZZ", "ZZZ")


COMPLETE_ARGUMENT = (
    "The number of points is odd, so no difference of two points has order 2 and the complete formulas are right for "
    "every pair of points, the neutral element included. Nothing depends on the scalar."
)
COMB_ARGUMENT = (
    "All points are multiples of the base point, whose order r is odd, so no difference of two has order 2 and the "
    "complete formulas never fail; the mixed form needs an entry that is not O, which is checked for every entry when "
    "the table is made."
)


def plan(curve: Curve, weights: CostWeights, window: "int | None", bits: int) -> CurvePlan:
    """The three plans of a short Weierstrass curve."""
    complete = curve.completeness.unified_everywhere
    build = _complete_window if complete else _odd_window
    reject = curve.cofactor > 1
    domain = "every affine point of the curve" + (
        " that is not of order dividing the cofactor; those are refused" if reject else ""
    )
    return CurvePlan(
        curve,
        build(curve, weights, window, bits),
        _wnaf(curve, weights, window, bits),
        _comb(curve, weights, bits),
        reject,
        domain,
        (curve.completeness.statement,),
    )


def rcb_costs(curve: Curve, weights: CostWeights) -> tuple[float, float]:
    """(doubling, addition) of the complete formulas; a small b costs an addition, not a multiplication."""
    by_b = weights.linear if curve.b_int is not None else 1
    match curve.a_int:
        case -3:
            return weights.cost(8, 3, 21) + 2 * by_b, weights.cost(12, 0, 29) + 2 * by_b
        case 0:
            return weights.cost(6, 2, 9) + by_b, weights.cost(12, 0, 19) + 2 * by_b
    by_a = weights.linear if curve.a_int is not None else 1
    return weights.cost(8, 3, 15) + 2 * by_b + 3 * by_a, weights.cost(12, 0, 23) + 2 * by_b + 3 * by_a


def jacobian_costs(curve: Curve, weights: CostWeights) -> tuple[float, float, float]:
    """(doubling, doubling-addition with cached entry, co-Z step of the table) in multiplications."""
    dbl = {-3: weights.cost(4, 4, 8), 0: weights.cost(2, 5, 10)}.get(curve.a_int, weights.cost(3, 6, 10))
    return dbl, weights.cost(15, 5, 15), weights.cost(7, 3, 7)


def _complete_window(curve: Curve, weights: CostWeights, window: "int | None", bits: int) -> ScalarPlan:
    dbl, add = rcb_costs(curve, weights)

    def cost(w: int) -> float:
        count, entries = recode.signed_window_count(bits, w), 1 << (w - 1)
        table = (entries // 2) * dbl + max(entries // 2 - 1, 0) * add
        return table + (count - 1) * (w * dbl + add) + count * weights.select(entries + 1, 3)

    w = choose_window(cost, window, weights.margin)
    return ScalarPlan(
        kind="constant_time", system="projective", coordinates=PROJECTIVE, recoding="signed_window", window=w,
        digits=recode.signed_window_count(bits, w), scalar_bits=bits,
        table=Table(PROJECTIVE, tuple(range(1, (1 << (w - 1)) + 1)), ("neg Y",), (0, 1, 0)),
        formulas=projective_uses(curve, w, mixed=False),
        complete_digits=0, subtract_if_even=False, constant_time=True,
        argument=COMPLETE_ARGUMENT,
        conditions=(Condition("the number of points is odd", curve.N % 2 == 1),),
        modelled_cost=round(cost(w), 1),
    )  # fmt: skip


def _odd_window(curve: Curve, weights: CostWeights, window: "int | None", bits: int) -> ScalarPlan:
    dbl, dbladd, coz = jacobian_costs(curve, weights)

    def cost(w: int) -> float:
        count, entries = recode.odd_window_count(bits, w), 1 << (w - 1)
        select = count * weights.select(entries, 5)
        return dbl + (entries - 1) * coz + entries * 1.8 + (count - 1) * ((w - 1) * dbl + dbladd) + 3 * dbladd + select

    w = choose_window(cost, window, weights.margin)
    last = window_safe_from(curve, bits, w)
    return ScalarPlan(
        kind="constant_time", system="jacobian", coordinates=PROJECTIVE, recoding="odd_window", window=w,
        digits=recode.odd_window_count(bits, w), scalar_bits=bits,
        table=Table(CACHED, tuple(range(1, 1 << w, 2)), ("neg Y",)),
        formulas=jacobian_uses(curve, w - 1),
        complete_digits=last, subtract_if_even=True, constant_time=True,
        argument=_odd_argument(w, last),
        conditions=(
            Condition(f"r > 2^{w + 2}: table entries are distinct and not opposite", curve.r > 1 << (w + 2)),
            Condition(
                f"2^(bits - {w}*{last}) + 2^{w + 1} + 2 < r: no wrap before the last {last} digits",
                (1 << max(bits - w * last, 0)) + (1 << (w + 1)) + 2 < curve.r,
            ),
            Condition("r does not divide the cofactor", curve.cofactor % curve.r != 0),
        ),
        modelled_cost=round(cost(w), 1),
    )  # fmt: skip


def _odd_argument(w: int, last: int) -> str:
    return (
        "Input points have an order n that is a multiple of r (others are refused). All digits are odd, so every "
        "prefix V of the scalar is odd and at least 1. A step computes A = [2^(w-1) V]P, then (A + dP) + A with d odd, "
        f"|d| < 2^w, w = {w}. It fails only if 2^(w-1) V +- d or 2^w V + d is 0 modulo n; as integers they are odd, "
        f"hence not 0, and before the last {last} digit(s) smaller than r in absolute value, hence not 0 modulo n. "
        "Doublings are right for all points. The last digits and the subtraction of P for even scalars use "
        "add_complete, right for all pairs. The table adds 2P to odd multiples below 2^w: never equal or opposite."
    )


def _wnaf_argument(w: int, last: int) -> str:
    return (
        "Input points have an order n that is a multiple of r. Before a digit d != 0 come w - 1 zero digits, so the "
        f"accumulator is [V]P with V > 0 a multiple of 2^(w-1) > |d|, w = {w}: V +- d and 2V + d are not 0 as "
        f"integers, and above the last {last} bits smaller than r, so not 0 modulo n. The last bits use add_complete."
    )


def _wnaf(curve: Curve, weights: CostWeights, window: "int | None", bits: int) -> ScalarPlan:
    dbl, dbladd, coz = jacobian_costs(curve, weights)

    def cost(w: int) -> float:
        entries = 1 << (w - 2)
        return dbl + (entries - 1) * coz + bits * dbl + bits / (w + 1) * (dbladd - dbl)

    w = max(choose_window(cost, window, weights.margin), 2)
    last = bit_safe_from(curve, bits, w)
    return ScalarPlan(
        kind="vartime", system="jacobian", coordinates=PROJECTIVE, recoding="wnaf", window=w,
        digits=bits + 1, scalar_bits=bits,
        table=Table(CACHED, tuple(range(1, 1 << (w - 1), 2)), ("neg Y",)),
        formulas=jacobian_uses(curve, w - 1),
        complete_digits=last, subtract_if_even=False, constant_time=False,
        argument=_wnaf_argument(w, last),
        conditions=(
            Condition(f"r > 2^{w + 2}: table entries are distinct and not opposite", curve.r > 1 << (w + 2)),
            Condition(
                f"2^(bits - {last}) + 2^{w + 1} < r: no wrap above the last {last} bits",
                (1 << (bits - last)) + (1 << (w + 1)) < curve.r,
            ),
        ),
        modelled_cost=round(cost(w), 1),
    )  # fmt: skip


def _comb(curve: Curve, weights: CostWeights, bits: int) -> ScalarPlan:
    dbl, add = rcb_costs(curve, weights)
    formulas = projective_uses(curve, 1, mixed=True)
    table = Table(("X", "Y"), (), ("neg Y",))
    return comb_plan(curve, weights, bits, "projective", PROJECTIVE, table, formulas, dbl, add - 1, COMB_ARGUMENT)
