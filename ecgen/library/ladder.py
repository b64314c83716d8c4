"""The functions on x-coordinates of a Montgomery curve: their walks, what the C has of them, and their reference in integers."""

from collections.abc import Callable
from dataclasses import dataclass, field

from ecgen.curve.model import Curve
from ecgen.library.check_points import x_multiple
from ecgen.library.cpoints import x_points
from ecgen.library.groups import library_groups
from ecgen.library.spec import CurveFacts, Ladder, LadderWalk, LibrarySpec
from ecgen.library.walks import comment, naming
from ecgen.walk.cprint import print_function
from ecgen.walk.ir import recodes
from ecgen.walk.of_groups import GroupSteps
from ecgen.walk.plan import Planned, Room, bits_of, plan_ladder
from ecgen.walk.recodings import Bits
from ecgen.walk.weights import CostWeights

GENERAL = "scalarmult_x"
DOMAIN = "every u: points of the curve and of its twist; where the result is O or (0, 0) it is 0"


@dataclass(frozen=True)
class LadderPlan:
    """The walk of the general function, for any scalar as long as the order r, in constant and in variable time, and that of the standard
    one, if there is one."""

    general: Planned
    vartime: Planned
    standard: "Planned | None"
    steps: GroupSteps = field(hash=False, repr=False)

    @property
    def every(self) -> tuple[Planned, ...]:
        return (self.general, self.vartime, *((self.standard,) if self.standard else ()))


def plan_ladders(curve: Curve, facts: CurveFacts, weights: CostWeights) -> LadderPlan:
    """The walks of a Montgomery curve; CurveError if its formulas make no ladder."""
    x_only = curve.x_only
    return plan_functions(facts, weights, (x_only.function, bits_of(x_only.keep, x_only.set)) if x_only else None)


def plan_functions(facts: CurveFacts, weights: CostWeights, standard: "tuple[str, Bits] | None") -> LadderPlan:
    """The walks of the general functions and of the standard one, given by its name and the bits of its scalars."""
    room = Room(facts, GroupSteps(library_groups(facts), weights), weights)
    bits = Bits(8 * ((facts.r.bit_length() + 7) // 8))
    own = plan_ladder(room, standard[1], standard[0]) if standard else None
    return LadderPlan(plan_ladder(room, bits, GENERAL), plan_ladder(room, bits, f"{GENERAL}_vartime", False), own, room.steps)


def ladder_of(curve: Curve, plan: LadderPlan) -> Ladder:
    """The general function takes every scalar as long as r and canonical coordinates, the standard one what the curve file says."""
    bits, standard = _bits(plan.general), None
    size = 8 * ((curve.p.bit_length() + 7) // 8)
    general = LadderWalk(GENERAL, bits.count // 8, (1 << bits.count) - 1, 0, size, bits.count, False, 0, True)
    if plan.standard:
        bits, facts = _bits(plan.standard), curve.x_only
        standard = LadderWalk(facts.function, facts.scalar_bytes, facts.keep, facts.set, facts.coordinate_bits, bits.count + bits.top, bits.top, bits.tail, False)
    return Ladder(general, standard, "; ".join(plan.general.proof.lines()), plan)


def ladder_code(spec: LibrarySpec) -> dict:
    """The C of the walks by their names, and what they take of the group."""
    plan = spec.ladder.plan
    group = plan.steps.group(plan.general.walk.register("R0").form.partition(".")[0])
    own = naming(plan.steps, {r.name for r in spec.routines}, spec.word_bits)
    code = {p.walk.name: print_function(p.walk, own, f"ladder_{p.walk.name}", comment(p, spec.curve.r)).text.rstrip() for p in plan.every}
    return {"code": code, "x": x_points(group, spec.words, spec.word_bits, spec.one)}


def _bits(planned: Planned) -> Bits:
    return next(iter(recodes(planned.walk).values())).recoding


def expected(curve: CurveFacts, walk: LadderWalk, scalar: int, u: int, multiple: "Callable[[CurveFacts, int, int], int]" = x_multiple) -> "int | None":
    """The coordinate that the function has to return for an encoded scalar and coordinate, None where it refuses u. `multiple` gives x([k]P)."""
    if walk.strict and u >= curve.p:
        return None
    return multiple(curve, scalar & walk.keep | walk.set, (u & (1 << walk.coordinate_bits) - 1) % curve.p)
