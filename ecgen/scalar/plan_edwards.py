"""Plans for a x^2 + y^2 = 1 + d x^2 y^2: extended coordinates, cached entries, the unified addition everywhere.

Extended coordinates (X : Y : Z : T), XY = ZT, are all of P^1 x P^1, so the points at infinity of an incomplete curve
have coordinates too (Z = 0). An operation that fails gives (0, 0, 0, 0), and every later operation keeps that; so a
final test of Z = 0 separates right results from errors, whatever the law's completeness.
"""

from ecgen.curve.model import Curve
from ecgen.walk.weights import CostWeights, choose_window
from ecgen.scalar.formula_names import edwards_uses
from ecgen.scalar.plan import Condition, CurvePlan, ScalarPlan, Table, comb_plan
from ecgen.walk import digits as recode

EXTENDED = ("X", "Y", "Z", "T")
WITHOUT_T = ("X", "Y", "Z")  # a doubling follows every addition, and does not read T


SUBGROUP_ARGUMENT = (
    "A unified addition P + Q fails only if P + Q or P - Q is a point at infinity, of order 2 or 4 (Bernstein and "
    "Lange, ePrint 2009/580). In the subgroup of order r, which is odd, that never happens. For other points a failure "
    "gives (0, 0, 0, 0), which doubling and addition map to itself, so that it shows as Z = 0 at the end; and where "
    "the operations do not fail, they agree with the group law, because they do so on a dense set."
)
COMB_ARGUMENT = (
    "All points are multiples of the base point, whose order r is odd: no sum or difference has order 2 or 4, so the "
    "unified addition and the doubling never fail."
)


def plan(curve: Curve, weights: CostWeights, window: "int | None", bits: int) -> CurvePlan:
    """The three plans of a twisted Edwards curve."""
    domain = "every point of the curve"
    if not curve.completeness.unified_everywhere:
        domain = "every point of the subgroup of order r; other points give the right result or an error"
    return CurvePlan(
        curve,
        _window(curve, weights, window, bits),
        _wnaf(curve, weights, window, bits),
        _comb(curve, weights, bits),
        False,
        domain,
        (curve.completeness.statement,),
    )


def _table(curve: Curve, multiples: tuple[int, ...], neutral: bool) -> Table:
    """Entries: for a = -1 the cached Y+X, Y-X, 2Z, 2dT of a point, else its X, Y, Z, T."""
    if curve.a_int == -1:
        return Table(
            ("YpX", "YmX", "Zd", "Tk"), multiples, ("swap YpX YmX", "neg Tk"), (1, 1, 2, 0) if neutral else None
        )
    return Table(EXTENDED, multiples, ("neg X", "neg T"), (0, 1, 1, 0) if neutral else None)


def _affine_table(curve: Curve) -> Table:
    """Fixed-base entries: the same without the coordinate that is constant for Z = 1."""
    if curve.a_int == -1:
        return Table(("YpX", "YmX", "Tk"), (), ("swap YpX YmX", "neg Tk"))
    return Table(("X", "Y", "T"), (), ("neg X", "neg T"))


def edwards_costs(curve: Curve, weights: CostWeights) -> tuple[float, float]:
    """(doubling without T, readdition of a cached entry)."""
    if curve.a_int == -1:
        return weights.cost(3, 4, 7), weights.cost(8, 0, 6)
    by_a = 0 if curve.a_int == 1 else weights.linear if curve.a_int is not None else 1
    return weights.cost(3, 4, 6) + by_a, weights.cost(9, 0, 7) + by_a


def _argument(curve: Curve) -> str:
    if curve.completeness.unified_everywhere:
        return "a is a square and d is none, so the unified addition and the doubling are right for all points."
    return SUBGROUP_ARGUMENT


def _conditions(curve: Curve) -> tuple[Condition, ...]:
    if curve.completeness.unified_everywhere:
        return (
            Condition(
                "a is a square and d is none modulo p",
                curve.completeness.a_is_square and not curve.completeness.d_is_square,
            ),
        )
    return (Condition("r is odd", curve.r % 2 == 1),)


def _window(curve: Curve, weights: CostWeights, window: "int | None", bits: int) -> ScalarPlan:
    dbl, add = edwards_costs(curve, weights)

    def cost(w: int) -> float:
        count, entries = recode.signed_window_count(bits, w), 1 << (w - 1)
        return (entries - 1) * (add + 2) + (count - 1) * (w * dbl + 1 + add) + count * weights.select(entries + 1, 4)

    w = choose_window(cost, window, weights.margin)
    return ScalarPlan(
        kind="constant_time", system="extended", coordinates=WITHOUT_T, recoding="signed_window", window=w,
        digits=recode.signed_window_count(bits, w), scalar_bits=bits,
        table=_table(curve, tuple(range(1, (1 << (w - 1)) + 1)), True),
        formulas=edwards_uses(curve, w - 1, mixed=False),
        complete_digits=0, subtract_if_even=False, constant_time=True, argument=_argument(curve),
        conditions=_conditions(curve),
        modelled_cost=round(cost(w), 1),
    )  # fmt: skip


def _wnaf(curve: Curve, weights: CostWeights, window: "int | None", bits: int) -> ScalarPlan:
    dbl, add = edwards_costs(curve, weights)

    def cost(w: int) -> float:
        return dbl + ((1 << (w - 2)) - 1) * (add + 2) + bits * dbl + bits / (w + 1) * (add + 1)

    w = max(choose_window(cost, window, weights.margin), 2)
    return ScalarPlan(
        kind="vartime", system="extended", coordinates=WITHOUT_T, recoding="wnaf", window=w,
        digits=bits + 1, scalar_bits=bits,
        table=_table(curve, tuple(range(1, 1 << (w - 1), 2)), False),
        formulas=edwards_uses(curve, w - 1, mixed=False),
        complete_digits=0, subtract_if_even=False, constant_time=False, argument=_argument(curve),
        conditions=_conditions(curve),
        modelled_cost=round(cost(w), 1),
    )  # fmt: skip


def _comb(curve: Curve, weights: CostWeights, bits: int) -> ScalarPlan:
    dbl, add = edwards_costs(curve, weights)
    formulas = edwards_uses(curve, 1, mixed=True)
    return comb_plan(
        curve, weights, bits, "extended", EXTENDED, _affine_table(curve), formulas, dbl + 1, add - 1, COMB_ARGUMENT
    )
