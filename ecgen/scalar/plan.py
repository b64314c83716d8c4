"""A curve turned into the plan of its scalar multiplications: coordinates, recoding, table, formulas, and why no
exceptional case is met.

Strategies follow from properties of the curve (form, a, parity of the number of points, completeness), never from its
name. All plans take any integer 0 <= k < 2^scalar_bits and mean [k]P as integers, without reduction modulo r.
"""

from dataclasses import dataclass, field

from ecgen.curve.model import Curve
from ecgen.errors import CurveError
from ecgen.walk.weights import CostWeights, choose_comb
from ecgen.scalar.formula_names import FormulaUse


@dataclass(frozen=True)
class Condition:
    """A claim about integers on which an argument rests, and whether it holds for this curve."""

    text: str
    holds: bool


@dataclass(frozen=True)
class Table:
    """Table entries [m]P for m in `multiples`, each the tuple `coordinates`.

    A digit d selects the entry of |d|, then negates where d < 0: `negation` names what changes, "swap A B" or "neg C".
    `neutral` is the entry for d = 0 (integers), None where no digit is 0 or zero digits skip the addition.
    """

    coordinates: tuple[str, ...]
    multiples: tuple[int, ...]
    negation: tuple[str, ...]
    neutral: "tuple[int, ...] | None" = None


@dataclass(frozen=True)
class ScalarPlan:
    """One way to compute [k]P. `system` is projective | jacobian | extended; the accumulator between steps has the
    `coordinates`. It starts as the entry of the top digit: that entry's first coordinates, or for extended
    coordinates the neutral element plus the entry.

    `recoding` is signed_window | odd_window | wnaf | comb (recode.py) with `digits` digits of `window` bits (for wnaf
    `digits` is the greatest possible length, for comb the number of signs). The digits 0 ... complete_digits - 1, the
    last ones processed, add by `add_complete`, right for all pairs of points. `subtract_if_even`: k even is run as
    k + 1, then P is subtracted by `add_complete`.
    """

    kind: str
    system: str
    coordinates: tuple[str, ...]
    recoding: str
    window: int
    digits: int
    scalar_bits: int
    table: Table
    formulas: tuple[FormulaUse, ...]
    complete_digits: int
    subtract_if_even: bool
    constant_time: bool
    argument: str
    conditions: tuple[Condition, ...]
    modelled_cost: float
    comb: "CombShape | None" = None


@dataclass(frozen=True)
class CombShape:
    """`blocks` tables of 2^(teeth-1) entries; `spacing` columns; blocks * teeth * spacing = `length` signs at least."""

    teeth: int
    blocks: int
    spacing: int

    @property
    def length(self) -> int:
        return self.teeth * self.blocks * self.spacing


@dataclass(frozen=True)
class CurvePlan:
    """The three multiplications of a curve. `reject_small_order`: input points with [cofactor]P = O are refused
    before anything else; `domain` says for which points the results are right."""

    curve: Curve
    constant_time: ScalarPlan
    vartime: ScalarPlan
    fixed_base: ScalarPlan
    reject_small_order: bool
    domain: str
    notes: tuple[str, ...] = field(default=())

    @property
    def parts(self) -> tuple[ScalarPlan, ...]:
        return self.constant_time, self.vartime, self.fixed_base


def scalar_bits(curve: Curve) -> int:
    """Scalars are whole bytes: as many as the group order r has."""
    return 8 * ((curve.r.bit_length() + 7) // 8)


def plan_curve(
    curve: Curve, weights: CostWeights = CostWeights(), window: "int | None" = None, bits: "int | None" = None
) -> CurvePlan:
    """The plan for `curve` (of a Montgomery curve a LadderCurvePlan); CurveError if its form has none or a condition of the argument fails.

    `window` overrides the width that the cost model chooses, `bits` the number of scalar bits.
    """
    from ecgen.scalar import plan_edwards, plan_montgomery, plan_weierstrass

    rooms = {"weierstrass": plan_weierstrass, "twisted_edwards": plan_edwards, "montgomery": plan_montgomery}
    if curve.form not in rooms:
        raise CurveError(
            f"There is no scalar multiplication for curves of form {curve.form!r} yet.",
            where=curve.path,
            hint=f"Expected {' or '.join(rooms)}.",
        )
    if curve.r % 2 == 0 or curve.cofactor % curve.r == 0:
        raise CurveError(
            "r must be an odd prime that does not divide the cofactor.",
            where=curve.path,
            hint="Take a curve with a larger subgroup.",
        )
    plan = rooms[curve.form].plan(curve, weights, window, bits or scalar_bits(curve))
    for part in plan.parts:
        for condition in part.conditions:
            if not condition.holds:
                kind = part.kind.replace("_", " ")
                what = f"No {kind} multiplication free of exceptional cases is known: {condition.text} does not hold."
                raise CurveError(
                    what,
                    where=curve.path,
                    hint="The subgroup is too small for this window; take a larger curve or a smaller window.",
                )
    return plan


def window_safe_from(curve: Curve, bits: int, w: int) -> int:
    """Least i so that at digit i and above no wrap modulo r can happen: 2^(bits - w i) + 2^(w+1) + 2 < r."""
    return next(
        i for i in range(bits + 1) if (1 << max(bits - w * i, 0)) + (1 << (w + 1)) + 2 < curve.r or w * i > bits
    )


def bit_safe_from(curve: Curve, bits: int, w: int) -> int:
    """The same for a wNAF of width w, whose digits are single bits: 2^(bits - i) + 2^(w+1) < r."""
    return next(i for i in range(bits + 1) if (1 << (bits - i)) + (1 << (w + 1)) < curve.r or i == bits)


def comb_plan(curve, weights, bits, system, coordinates, table, formulas, dbl, madd, argument) -> ScalarPlan:
    """The fixed-base plan: a signed comb whose shape minimises the modelled cost of doublings, additions and scans."""
    length = ((1 << bits) - 1 + curve.r).bit_length()
    shape = CombShape(*choose_comb(length, weights, len(table.coordinates), dbl, madd))
    adds = shape.blocks * shape.spacing - 1
    scan = weights.select(1 << (shape.teeth - 1), len(table.coordinates))
    return ScalarPlan(
        kind="fixed_base", system=system, coordinates=coordinates, recoding="comb", window=shape.teeth,
        digits=shape.length, scalar_bits=bits, table=table, formulas=formulas,
        complete_digits=0, subtract_if_even=False, constant_time=True, argument=argument,
        conditions=(
            Condition("r is odd", curve.r % 2 == 1),
            Condition("k + r has at most as many bits as the comb", length <= shape.length),
        ),
        modelled_cost=round((shape.spacing - 1) * dbl + adds * madd + (adds + 1) * scan, 1),
        comb=shape,
    )  # fmt: skip
