"""A ladder plan -> the functions on x-coordinates that the C of a library has, and their reference in Python integers."""

from ecgen.curve.model import Curve
from ecgen.library.check_points import x_multiple
from ecgen.library.spec import CurveFacts, Ladder, LadderWalk
from ecgen.scalar.plan_montgomery import LadderCurvePlan

GENERAL = "scalarmult_x"


def ladder_of(curve: Curve, plan: LadderCurvePlan) -> Ladder:
    """The general function takes every scalar as long as r and canonical coordinates, the standard one what the curve file says."""
    walk, standard = plan.ladder.general, None
    everything = (1 << walk.bits) - 1
    general = LadderWalk(GENERAL, walk.bits // 8, everything, 0, 8 * ((curve.p.bit_length() + 7) // 8), walk.bits, walk.top, walk.tail, True)
    if plan.ladder.standard:
        walk, facts = plan.ladder.standard, curve.x_only
        standard = LadderWalk(facts.function, facts.scalar_bytes, facts.keep, facts.set, facts.coordinate_bits, walk.bits, walk.top, walk.tail, False)
    return Ladder(general, standard, plan.ladder.argument)


def expected(curve: CurveFacts, walk: LadderWalk, scalar: int, u: int) -> "int | None":
    """The coordinate that the function has to return for an encoded scalar and coordinate, None where it refuses u."""
    if walk.strict and u >= curve.p:
        return None
    return x_multiple(curve, scalar & walk.keep | walk.set, (u & (1 << walk.coordinate_bits) - 1) % curve.p)
