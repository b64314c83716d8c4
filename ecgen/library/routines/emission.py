"""A routine's spec -> machine code: a point routine in the way that is recorded for it, or in that
which costs least.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ecgen.errors import BoundError, ScheduleError
from ecgen.field.escalate import Care, more_care
from ecgen.isa.backends import back_end
from ecgen.isa.routine import EmittedRoutine, LimbRoutine
from ecgen.library.facts.choices import Choice
from ecgen.library.facts.groups import is_tight
from ecgen.library.facts.spec import RoutineSpec
from ecgen.library.routines.divsteps import divsteps_limbs, is_divsteps_routine, shape_of
from ecgen.library.routines.field import emit_extension, field_op_routine, support_limbs
from ecgen.library.routines.modulo_order import is_scalar_routine, proven_scalar
from ecgen.library.routines.platform import Platform
from ecgen.library.routines.point_choices import (
    choice_key,
    chosen_program,
    default_choices,
    different,
    extended_choices,
    point_routine,
)
from ecgen.library.routines.programs import is_choice
from ecgen.library.routines.sums import is_sum_routine, sum_routine
from ecgen.library.routines.towers import is_extension_routine, over_base
from ecgen.program.routine import Routine
from ecgen.program.validate import validate

POWER = "fe_nsqr"
# how many routines of one role are drafted: what their drafts add to the cycles that they need at
# least differs by less than a hundredth
DRAFTS, DRAFTED = 6, 1.01
STILL = {"window": 0, "ahead": 0}


def emit_routine(spec: RoutineSpec, platform: Platform, care: Care | None = None) -> EmittedRoutine:
    """The routine as machine code, not yet proven; what `care` names is lowered with more care."""
    isa, backend, curve, target = (platform.isa, platform.backend, platform.curve, platform.target)
    if is_scalar_routine(spec):
        return isa.emit(proven_scalar(spec, curve.r, target), backend)
    if is_divsteps_routine(spec):
        return isa.emit(divsteps_limbs(shape_of(curve, target.word_bits)), backend)
    limbs = support_limbs(spec, platform.prime, isa.ROWS[target.level])
    if limbs is not None:
        return isa.emit(limbs, backend)
    if is_extension_routine(spec):
        return emit_extension(spec.name, platform, care)[1]
    if is_sum_routine(spec):
        return isa.emit(platform.lower(sum_routine(spec.name, curve).routine, care), backend)
    if spec.name == POWER:
        square = platform.lower(field_op_routine("fe_sqr", None), care)
        return isa.emit_power(square, POWER, backend)
    if spec.name.startswith("fe_"):
        return isa.emit(platform.lower(field_op_routine(spec.name, spec.const), care), backend)
    return _emit_point(spec, platform, care)


def _emit_point(spec: RoutineSpec, platform: Platform, care: Care | None) -> EmittedRoutine:
    """The recorded choice if there is one; else the formula and the fusions of least modelled cost,
    the first on a tie.
    """
    curve, isa = platform.curve, platform.isa
    chosen = platform.choices.get(choice_key(spec.name, curve, platform.prime))
    if chosen and is_choice(spec.name, curve, chosen.formulas):
        options = [chosen]
    elif curve.degree == 1:
        options = different(default_choices(spec.name, curve, platform.prime), spec, curve)
    else:
        options = extended_choices(spec, platform)
    if isa.estimate is not None and len(options) > 1:
        options = [min(options, key=lambda c: isa.estimate(choice_routine(spec, c, platform)[0]))]
    lowered = [choice_routine(spec, choice, platform, care) for choice in options]
    draft = _cheapest_draft(lowered, platform) if len(lowered) > 1 else draft_lowered(*lowered[0])
    return isa.checked(draft)


def _cheapest_draft(
    lowered: Sequence[tuple[LimbRoutine, Any]], platform: Platform
) -> EmittedRoutine:
    """The draft of least modelled cycles, on a tie of fewest instructions, then the first, of the
    few that need the fewest cycles at least, and within a hundredth; one that cannot have as few as
    another has is not made.
    """
    isa, target = platform.isa, platform.target
    best: Any = None
    bounds = sorted(
        (isa.least_cycles(routine.limbs, target), number)
        for number, (routine, _) in enumerate(lowered)
    )
    for bound, number in bounds[:DRAFTS]:
        if best and bound > min(best[0], DRAFTED * bounds[0][0]):
            break
        draft = draft_lowered(*lowered[number])
        row = isa.model_cycles(draft, target), draft.instructions, number, draft
        best = min(best or row, row, key=lambda row: row[:3])
    found: EmittedRoutine = best[3]
    return found


def emit_choice(
    spec: RoutineSpec, choice: Choice, platform: Platform, care: Care | None = None
) -> EmittedRoutine:
    """The routine as `choice` says; if its blocks cannot be moved that way, they stay where they
    are.
    """
    return emit_lowered(*choice_routine(spec, choice, platform, care))


def emit_lowered(lowered: LimbRoutine, backend: Any) -> EmittedRoutine:
    """What `choice_routine` gives, as machine code."""
    return back_end(backend.isa).checked(draft_lowered(lowered, backend))


def draft_lowered(lowered: LimbRoutine, backend: Any) -> EmittedRoutine:
    """The same, not yet `checked`; if its blocks cannot be moved as the back end says, they stay
    where they are.
    """
    isa = back_end(backend.isa)
    try:
        return isa.draft(lowered, backend)
    except ScheduleError:
        choice: Any = lowered.choice
        unmoved = replace(lowered, choice=replace(choice, **STILL))
        return isa.draft(unmoved, replace(backend, **STILL))


def choice_routine(
    spec: RoutineSpec, choice: Choice, platform: Platform, care: Care | None = None
) -> tuple[LimbRoutine, Any]:
    """The lowered routine that `choice` describes, and the back end that moves its blocks as
    `choice` says.
    """
    curve = platform.curve
    routine = point_routine(spec, chosen_program(spec, choice, curve), curve)
    validate(routine.program, platform.table)
    if curve.degree > 1:
        routine = over_base(routine, curve.p, curve.nonresidue, choice.fusions)
    lowered = _lower_point(spec, routine, platform, care or {})
    lowered = replace(lowered, formulas=choice.formulas, choice=choice)
    return lowered, replace(platform.backend, window=choice.window, ahead=choice.ahead)


def _lower_point(
    spec: RoutineSpec, routine: Routine, platform: Platform, care: Care
) -> LimbRoutine:
    """The lowered routine; results that leave the bound of coordinates that are kept tight are
    lowered with more care.
    """
    tight = is_tight(spec.arguments[0].coordinates, platform.curve)
    most = platform.prime.tight
    bounds = {name: (0, most) for name in routine.program.inputs} if tight else {}
    while True:
        lowered = platform.lower(routine, care, bounds=bounds)
        largest = max(lowered.limbs.outputs, key=lambda e: e.high)
        if not tight or largest.high <= most:
            return lowered
        error = BoundError(
            f"a result of {spec.name} may reach {largest.high:#x}, above the bound {most:#x}"
            " of its coordinates.",
            value=largest.name,
        )
        care = more_care(care, routine.program, error)
