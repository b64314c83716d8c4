"""The functions on points up to sign, x-coordinates of a Montgomery curve or points of a Kummer
surface: their walks, what the C has of them, and their reference in integers.

Multiples of any point are had by the ladder, those of the base point by a comb, on a twisted
Edwards curve that is the same group, or on the Jacobian of which a surface is the quotient.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from ecgen.curve.birational import edwards_images
from ecgen.curve.model import Curve
from ecgen.errors import EcgenError
from ecgen.group.derived.quotient import SHIFT
from ecgen.kind.kummer.curve import surface_with
from ecgen.kind.montgomery.law import x_multiple
from ecgen.library.cpoints import class_images, image_points, x_points
from ecgen.library.groups import differences_of, library_groups
from ecgen.library.jacobian import shift_without_f4, shifted
from ecgen.library.spec import CurveFacts, Ladder, LadderWalk, LibrarySpec
from ecgen.library.vector_walk import ladder_naming
from ecgen.library.walks import (
    Walks,
    base_of_classes,
    comment,
    naming,
    routine_of,
    steps_of,
    table_words,
)
from ecgen.walk.c.statements import print_function
from ecgen.walk.ir import Call, recodes, statements
from ecgen.walk.of_groups import GroupSteps
from ecgen.walk.plan import Planned, Room, bits_of, plan_base, plan_ladder
from ecgen.walk.scalars.recodings import Bits
from ecgen.walk.weights import CostWeights

GENERAL, OF_SURFACE = "scalarmult_x", "scalarmult"
ON_SURFACE = (
    "every point of the surface without a coordinate 0: of the Jacobian and of its twist; a result"
    " with a coordinate 0 is refused"
)
DOMAIN = "every u: points of the curve and of its twist; where the result is O or (0, 0) it is 0"

GENUS2 = "genus2_imaginary"


@dataclass(frozen=True)
class LadderPlan:
    """The walk of the general function, for any scalar as long as the order r, in constant and in
    variable time, that of the standard one, if there is one, and that of the base point on the
    curve `image`; without one `no_base` says why, and the base point is as any other."""

    general: Planned
    vartime: Planned
    standard: "Planned | None"
    steps: GroupSteps = field(hash=False, repr=False)
    base: "Planned | None" = None
    image: "CurveFacts | None" = None
    image_steps: "GroupSteps | None" = field(default=None, hash=False, repr=False)
    no_base: str = ""

    @property
    def ladders(self) -> tuple[Planned, ...]:
        return (self.general, self.vartime, *((self.standard,) if self.standard else ()))

    @property
    def every(self) -> tuple[Planned, ...]:
        return (*self.ladders, *((self.base,) if self.base else ()))

    @property
    def image_walks(self) -> Walks:
        """The multiplication of the base point as the only one of its curve."""
        return Walks(None, None, self.base, self.image_steps)

    def routines(self) -> tuple[str, ...]:
        """The point routines that the walks call."""
        group = next(g for g in self.steps.groups if g.differential and g.role("step"))
        calls = (
            [s.step for s in statements(self.base.walk.body) if isinstance(s, Call)]
            if self.base
            else []
        )
        found = (routine_of(self.image_steps, step) for step in calls)
        return (
            group.routine("step"),
            group.routine("dbl"),
            *dict.fromkeys(name for name in found if name),
        )


def plan_ladders(curve: Curve, facts: CurveFacts, weights: CostWeights) -> LadderPlan:
    """The walks of a Montgomery curve or a Kummer surface; CurveError if its formulas make no
    ladder.
    """
    x_only = curve.x_only
    return plan_functions(
        facts, weights, (x_only.function, bits_of(x_only.keep, x_only.set)) if x_only else None
    )


def plan_functions(
    facts: CurveFacts,
    weights: CostWeights,
    standard: "tuple[str, Bits] | None",
    comb: "tuple[int, int] | None" = None,
) -> LadderPlan:
    """The walks of the general functions and of the standard one, given by its name and the bits of
    its scalars; `comb` (teeth, blocks) overrides what the cost chooses."""
    room = Room(facts, steps_of(facts, weights), weights)
    bits = Bits(8 * ((facts.r.bit_length() + 7) // 8))
    own = plan_ladder(room, standard[1], standard[0]) if standard else None
    name = OF_SURFACE if facts.is_kummer else GENERAL
    plan = LadderPlan(
        plan_ladder(room, bits, name),
        plan_ladder(room, bits, f"{name}_vartime", False),
        own,
        room.steps,
    )
    return _with_base(plan, facts, weights, comb)


def _with_base(
    plan: LadderPlan, facts: CurveFacts, weights: CostWeights, comb: "tuple[int, int] | None"
) -> LadderPlan:
    """The plan with the comb on the image on which it is cheapest, or with the reasons why there is
    none.
    """
    found, why = [], []
    for image in images(facts):
        steps = GroupSteps(library_groups(image), weights)
        try:
            planned = (base_of_classes if image.is_jacobian else plan_base)(
                Room(image, steps, weights, least=1, marked=image.is_jacobian), comb
            )
        except EcgenError as error:
            why.append(error.what)
            continue
        if planned and (not image.is_jacobian or planned.cost < plan.general.cost):
            found.append((planned.cost, len(found), planned, image, steps))
    if not found:
        none = (
            "no comb on the Jacobian is proven and cheaper"
            if facts.is_kummer
            else "the base point is no point of a twisted Edwards curve"
        )
        return replace(plan, no_base="; ".join(dict.fromkeys(why)) or none)
    _, _, planned, image, steps = min(found, key=lambda row: row[:2])
    if image.is_jacobian:
        return replace(
            plan,
            base=replace(planned, kind=f"{planned.kind} on the Jacobian"),
            image=image,
            image_steps=steps,
        )
    others = tuple(
        (f"{other.kind} for a = {_signed(own.a, own.p)}", f"modelled cost {cost:g}")
        for cost, _, other, own, _ in found
        if own is not image
    )
    planned = replace(
        planned,
        kind=f"{planned.kind} on the twisted Edwards curve of a = {_signed(image.a, image.p)}",
        others=others,
    )
    return replace(plan, base=planned, image=image, image_steps=steps)


def _signed(value: int, p: int) -> int:
    return min(value, value - p, key=abs)


def images(facts: CurveFacts) -> tuple[CurveFacts, ...]:
    """The twisted Edwards curves that are the same group as a Montgomery curve, with the same base
    point; the Jacobian of which a surface is the quotient, on a curve with f4 = 0, with the base
    class.
    """
    if facts.is_kummer:
        return _jacobians(facts)
    found = edwards_images(facts.p, facts.a, facts.b, facts.gx, facts.gy)
    return tuple(
        CurveFacts(
            f"{facts.name}, image",
            "twisted_edwards",
            facts.p,
            i.a,
            facts.r,
            facts.cofactor,
            i.x,
            i.y,
            d=i.d,
            formulas=facts.formulas,
        )
        for i in found
    )


def _jacobians(facts: CurveFacts) -> tuple[CurveFacts, ...]:
    """That of y^2 = f(x + h), if there is one."""
    if facts.p == 5:
        return ()
    h, (u1, u0, v1, v0) = shift_without_f4(facts.f, facts.p), facts.divisor
    (u0, u1, _), (v0, v1) = (shifted(part, h, facts.p) for part in ((u0, u1, 1), (v0, v1)))
    own = (u1, u0, v1, v0)
    return (
        CurveFacts(
            f"{facts.name}, Jacobian",
            GENUS2,
            facts.p,
            0,
            facts.r,
            facts.cofactor,
            0,
            0,
            f=shifted(facts.f, h, facts.p),
            divisor=own,
            base=own,
            formulas=facts.formulas,
        ),
    )


def is_inverted(facts: CurveFacts) -> bool:
    """Whether u is -(1 + y)/(1 - y) instead of (1 + y)/(1 - y), for the points (x, y) of the
    image.
    """
    return (facts.gx * (1 - facts.image.gy) - 1 - facts.image.gy) % facts.p != 0


def ladder_of(curve: Curve, plan: LadderPlan) -> Ladder:
    """The general function takes every scalar as long as r and canonical coordinates, the standard
    one what the curve file says.
    """
    bits, standard = _bits(plan.general), None
    size = 8 * ((curve.p.bit_length() + 7) // 8)
    general = LadderWalk(
        plan.general.walk.name,
        bits.count // 8,
        (1 << bits.count) - 1,
        0,
        size,
        bits.count,
        False,
        0,
        True,
    )
    if plan.standard:
        bits, facts = _bits(plan.standard), curve.x_only
        standard = LadderWalk(
            facts.function,
            facts.scalar_bytes,
            facts.keep,
            facts.set,
            facts.coordinate_bits,
            bits.count + bits.top,
            bits.top,
            bits.tail,
            False,
        )
    return Ladder(general, standard, "; ".join(plan.general.proof.lines()), plan)


def ladder_code(spec: LibrarySpec) -> dict:
    """The C of the walks by their names, and what they take of the groups."""
    plan, hidden = spec.ladder.plan, {r.name for r in spec.routines}
    group = plan.steps.group(plan.general.walk.register("R0").form.partition(".")[0])
    own = naming(plan.steps, hidden, spec.word_bits)
    code, lanes = (
        (
            {
                p.walk.name: (
                    print_function(
                        p.walk, each, f"{start}ladder_{p.walk.name}", comment(p, spec.curve.r)
                    ).text.rstrip()
                )
                for p in plan.ladders
            }
            if each
            else {}
        )
        for each, start in (
            (own, ""),
            (
                (
                    ladder_naming(
                        spec.packed,
                        own,
                        group.form("point").coordinates,
                        differences_of(group),
                        spec.goes_by_words,
                    )
                    if spec.packed
                    else None
                ),
                "v_",
            ),
        )
    )
    return {
        "code": code,
        "v_code": lanes,
        "x": x_points(group, spec.curve.shown_base, spec.words, spec.word_bits, spec.one),
        **_base_code(spec, plan, hidden),
    }


def _base_code(spec: LibrarySpec, plan: LadderPlan, hidden: set[str]) -> dict:
    """The C of the comb, its table, and the way back to the curve."""
    if plan.base is None:
        return {"base": None}
    walk, image = plan.base.walk, plan.image
    text = print_function(
        walk,
        naming(plan.image_steps, hidden, spec.word_bits),
        "multiply_base",
        comment(plan.base, spec.curve.r),
    ).text.rstrip()
    group = plan.image_steps.group(walk.register("acc").form.partition(".")[0])
    if image.is_jacobian:
        surface, own = (
            dict(surface_with(spec.curve).values),
            plan.steps.group(plan.general.walk.register("R0").form.partition(".")[0]),
        )
        points = class_images(
            group,
            own,
            surface | {SHIFT: shift_without_f4(spec.curve.f, spec.curve.p)},
            spec.words,
            spec.word_bits,
            spec.one,
        )
    else:
        points = image_points(group, is_inverted(spec.curve), spec.words, spec.word_bits, spec.one)
    return {
        "base": plan.base,
        "base_code": text,
        "comb": table_words(plan.image_steps, walk, image, spec.words, spec.word_bits, spec.one),
        "image": points,
    }


def _bits(planned: Planned) -> Bits:
    return next(iter(recodes(planned.walk).values())).recoding


def neutral_given(curve: CurveFacts) -> "tuple[int, ...] | None":
    """The numbers that encode the neutral element; None on x-coordinates, where zeros stand for
    it.
    """
    if not curve.is_kummer:
        return None
    a, *others = curve.theta
    return tuple(a * pow(other, -1, curve.p) % curve.p for other in others)


def expected(
    curve: CurveFacts,
    walk: LadderWalk,
    scalar: int,
    u: int,
    multiple: "Callable[[CurveFacts, int, int], int]" = x_multiple,
) -> "int | None":
    """The coordinate that the function has to return for an encoded scalar and coordinate, None
    where it refuses u. `multiple` gives x([k]P).
    """
    if walk.strict and u >= curve.p:
        return None
    return multiple(
        curve, scalar & walk.keep | walk.set, (u & (1 << walk.coordinate_bits) - 1) % curve.p
    )
