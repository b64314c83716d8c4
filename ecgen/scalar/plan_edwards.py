"""Plans for a x^2 + y^2 = 1 + d x^2 y^2: extended coordinates, cached entries, the unified addition everywhere.

Where the law is complete nothing needs to be checked. Where it is only complete on the subgroup of order r, a failing
operation gives Z = 0, and can only happen in the last digits: there Z = 0 is accumulated into an error flag, so that
points outside the subgroup give the right result or an error, never a wrong result.
"""

from ecgen.curve.model import Curve
from ecgen.scalar import formula_names as known
from ecgen.scalar import recode
from ecgen.scalar.cost import CostWeights, choose_comb, choose_window
from ecgen.scalar.plan import CombShape, Condition, CurvePlan, FormulaUse, ScalarPlan, Table, bit_safe_from, window_safe_from

EXTENDED = ("X", "Y", "Z", "T")


def plan(curve: Curve, weights: CostWeights, window: "int | None", bits: int) -> CurvePlan:
    """The three plans of a twisted Edwards curve."""
    if curve.completeness.unified_everywhere:
        reject, domain = False, "every point of the curve"
    else:
        reject = True
        domain = "every point of the subgroup of order r; points of order dividing the cofactor are refused; other points give the right result or an error"
    return CurvePlan(
        curve,
        _window(curve, weights, window, bits),
        _wnaf(curve, weights, window, bits),
        _comb(curve, weights, bits),
        reject,
        domain,
        (curve.completeness.statement,),
    )


def entry_coordinates(curve: Curve) -> tuple[str, ...]:
    """Cached coordinates of a table entry: for a = -1 the sums that its addition needs, else X, Y, Z, dT."""
    return ("YpX", "YmX", "Z2", "T2d") if curve.a_int == -1 else ("X", "Y", "Z", "Td")


def _table(curve: Curve, multiples: tuple[int, ...], neutral: bool) -> Table:
    minus_one = curve.a_int == -1
    negation = ("swap YpX YmX", "neg T2d") if minus_one else ("neg X", "neg Td")
    zero = (1, 1, 2, 0) if minus_one else (0, 1, 1, 0)
    return Table(entry_coordinates(curve), multiples, negation, zero if neutral else None)


def edwards_costs(curve: Curve, weights: CostWeights) -> tuple[float, float]:
    """(doubling without T, readdition of a cached entry)."""
    if curve.a_int == -1:
        return weights.cost(3, 4, 7), weights.cost(8, 0, 6)
    by_a = 0 if curve.a_int == 1 else weights.linear if curve.a_int is not None else 1
    return weights.cost(3, 4, 6) + by_a, weights.cost(9, 0, 7) + by_a


def _formulas(curve: Curve, *roles: str, doublings: int = 1) -> tuple[FormulaUse, ...]:
    pairs = known.names(known.extended_system(curve), known.EDWARDS, *roles)
    return tuple(FormulaUse(role, name, doublings if role == "dbl" else 1) for role, name in pairs)


def _safety(curve: Curve, last: int, unit: str) -> tuple[int, bool, str]:
    """(digits at the end to check, whether at all, argument)."""
    if curve.completeness.unified_everywhere:
        return 0, False, "a is a square and d is none, so the unified addition and the doubling are right for all points."
    return last, True, (
        "A unified addition [m]P + [n]P fails only if [m + n]P or [m - n]P is a point at infinity, of order 2 or 4. For P of order r "
        "(odd) that never happens. For any other admitted P, whose order is a multiple of r, m +- n would have to be a nonzero "
        f"multiple of r, and all m, n before the last {last} {unit} are too small for that; there a failure shows as Z = 0, which is "
        "tested after every operation."
    )


def _conditions(curve: Curve, w: int, holds: bool, text: str) -> tuple[Condition, ...]:
    if curve.completeness.unified_everywhere:
        return (Condition("a is a square and d is none modulo p", curve.completeness.a_is_square and not curve.completeness.d_is_square),)
    return (
        Condition("r is odd", curve.r % 2 == 1),
        Condition(f"r > 2^{w + 2}: the table is free of failures", curve.r > 1 << (w + 2)),
        Condition("r > 4 cofactor: so is the test for small order", curve.r > 4 * curve.cofactor),
        Condition(text, holds),
    )


def _window(curve: Curve, weights: CostWeights, window: "int | None", bits: int) -> ScalarPlan:
    dbl, add = edwards_costs(curve, weights)

    def cost(w: int) -> float:
        count, entries = recode.signed_window_count(bits, w), 1 << (w - 1)
        return (entries - 1) * (add + 2) + (count - 1) * (w * dbl + 1 + add) + count * weights.select(entries + 1, 4)

    w = choose_window(cost, window)
    last, checked, argument = _safety(curve, window_safe_from(curve, bits, w), "digit(s)")
    small = (1 << max(bits - w * last, 0)) + (1 << (w + 1)) + 2 < curve.r
    return ScalarPlan(
        kind="constant_time", system="extended", coordinates=EXTENDED, recoding="signed_window", window=w,
        digits=recode.signed_window_count(bits, w), scalar_bits=bits,
        table=_table(curve, tuple(range(1, (1 << (w - 1)) + 1)), True),
        formulas=_formulas(curve, "dbl", "add", "to_cached", doublings=w),
        complete_digits=last, checked=checked, subtract_if_even=False, constant_time=True, argument=argument,
        conditions=_conditions(curve, w, small, f"2^(bits - {w}*{last}) + 2^{w + 1} + 2 < r"),
        modelled_cost=round(cost(w), 1),
    )  # fmt: skip


def _wnaf(curve: Curve, weights: CostWeights, window: "int | None", bits: int) -> ScalarPlan:
    dbl, add = edwards_costs(curve, weights)

    def cost(w: int) -> float:
        return dbl + ((1 << (w - 2)) - 1) * (add + 2) + bits * dbl + bits / (w + 1) * (add + 1)

    w = max(choose_window(cost, window), 2)
    last, checked, argument = _safety(curve, bit_safe_from(curve, bits, w), "bit(s)")
    return ScalarPlan(
        kind="vartime", system="extended", coordinates=EXTENDED, recoding="wnaf", window=w,
        digits=bits + 1, scalar_bits=bits,
        table=_table(curve, tuple(range(1, 1 << (w - 1), 2)), False),
        formulas=_formulas(curve, "dbl", "add", "to_cached", doublings=4),
        complete_digits=last, checked=checked, subtract_if_even=False, constant_time=False, argument=argument,
        conditions=_conditions(curve, w, (1 << (bits - last)) + (1 << (w + 1)) < curve.r, f"2^(bits - {last}) + 2^{w + 1} < r"),
        modelled_cost=round(cost(w), 1),
    )  # fmt: skip


def _comb(curve: Curve, weights: CostWeights, bits: int) -> ScalarPlan:
    dbl, add = edwards_costs(curve, weights)
    length = ((1 << bits) - 1 + curve.r).bit_length()
    shape = CombShape(*choose_comb(length, weights, 3, dbl + 1, add - 1))
    adds = shape.blocks * shape.spacing - 1
    minus_one = curve.a_int == -1
    coordinates = ("YpX", "YmX", "T2d") if minus_one else ("X", "Y", "Td")
    negation = ("swap YpX YmX", "neg T2d") if minus_one else ("neg X", "neg Td")
    return ScalarPlan(
        kind="fixed_base", system="extended", coordinates=EXTENDED, recoding="comb", window=shape.teeth,
        digits=shape.length, scalar_bits=bits,
        table=Table(coordinates, (), negation),
        formulas=_formulas(curve, "dbl", "madd"),
        complete_digits=0, checked=False, subtract_if_even=False, constant_time=True,
        argument="All points are multiples of the base point, whose order r is odd: no sum or difference has order 2 or 4, so the "
        "unified addition and the doubling never fail.",
        conditions=(Condition("r is odd", curve.r % 2 == 1), Condition("k + r has at most as many bits as the comb", length <= shape.length)),
        modelled_cost=round((shape.spacing - 1) * (dbl + 1) + adds * (add - 1) + (adds + 1) * weights.select(1 << (shape.teeth - 1), 3), 1),
        comb=shape,
    )  # fmt: skip
