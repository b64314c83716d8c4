"""The plan for b v^2 = u^3 + a u^2 + u on u-coordinates alone: one Montgomery ladder for every u, walked as the scalars allow.

Bits of a scalar that are the same for all scalars are public, so the ladder need not treat them as secret: it begins
below a top bit that is always set, and lowest bits that are never set are plain doublings.
"""

from dataclasses import dataclass

from ecgen.curve.model import Curve, XOnly
from ecgen.walk.weights import CostWeights
from ecgen.scalar.formula_names import FormulaUse
from ecgen.scalar.plan import Condition

ARGUMENT = (
    "Before each step the state is [m]P, [m+1]P, whose difference is P; the doubling is right for every point, the "
    "differential addition for every difference P with u(P) != 0 (Bernstein, PKC 2006, appendix B), on the curve and on "
    "its twist alike. For u = 0 the step keeps Z = 0 or X = 0, and the result, X/Z with 1/0 = 0, is 0, which is right: "
    "(0, 0) has order 2."
)


@dataclass(frozen=True)
class Walk:
    """Scalars below 2^`bits`. `top`: bit bits-1 is set in all of them; `tail`: as many lowest bits are set in none."""

    bits: int
    top: bool = False
    tail: int = 0

    @property
    def steps(self) -> int:
        """Ladder steps; beside them there are `tail` doublings and, if `top`, one more."""
        return self.bits - self.top - self.tail


@dataclass(frozen=True)
class LadderPlan:
    """`general` walks any scalar as long as the order r, `standard` those of the standard function, if there is one."""

    general: Walk
    standard: "Walk | None"
    formulas: tuple[FormulaUse, ...]
    argument: str
    conditions: tuple[Condition, ...]
    modelled_cost: float
    kind: str = "ladder"


@dataclass(frozen=True)
class LadderCurvePlan:
    """What CurvePlan is for other curves."""

    curve: Curve
    ladder: LadderPlan
    domain: str = "every u: points of the curve and of its twist; where the result is O or (0, 0) it is 0"

    @property
    def parts(self) -> tuple[LadderPlan, ...]:
        return (self.ladder,)

    @property
    def notes(self) -> tuple[str, ...]:
        return (self.curve.completeness.statement,)


def plan(curve: Curve, weights: CostWeights, window: "int | None", bits: int) -> LadderCurvePlan:
    """The plan of a Montgomery curve; a window means nothing here and is not read."""
    standard = standard_walk(curve.x_only) if curve.x_only else None
    walk = standard or Walk(bits)
    conditions = [Condition("A^2 != 4 and p > 3: the ladder formulas are defined", curve.p > 3 and (curve.a**2 - 4) % curve.p != 0)]
    if curve.x_only:
        fits = (curve.x_only.keep | curve.x_only.set).bit_length() == walk.bits
        conditions.append(Condition("every scalar of the standard function fits its walk", fits))
    return LadderCurvePlan(curve, LadderPlan(Walk(bits), standard, ladder_uses(), ARGUMENT, tuple(conditions), cost(walk, weights)))


def standard_walk(x_only: XOnly) -> Walk:
    """How the scalars (s & keep) | set are walked."""
    possible = x_only.keep | x_only.set
    top = possible.bit_length() - 1
    return Walk(top + 1, bool(x_only.set >> top & 1), (possible & -possible).bit_length() - 1)


def ladder_uses() -> tuple[FormulaUse, ...]:
    system = "montgom/xz"
    return FormulaUse("step", (f"{system}/ladder/mladd-1987-m",)), FormulaUse("dbl", (f"{system}/doubling/dbl-1987-m-3",))


def cost(walk: Walk, weights: CostWeights) -> float:
    """In multiplications: a step with its two selections, and the doublings; a24 counts as linear."""
    step, dbl = weights.cost(5, 4, 11), weights.cost(2, 2, 5)
    return round(walk.steps * step + (walk.tail + walk.top) * dbl, 1)
