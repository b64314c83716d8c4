"""Routines of a library -> assembly sources: programs, machine code, text. The bridge from the
passes to the files. One file, longer than others: choosing, emitting and proving a routine hand
each other everything that a choice is made of."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache

import jinja2

from ecgen.curve.model import Curve
from ecgen.errors import BoundError, CheckFailure, ScheduleError
from ecgen.field.escalate import more_care, until_proven
from ecgen.field.products.lazy_sums import merged_sums
from ecgen.field.proof import prove_lowering
from ecgen.field.representation import Representation
from ecgen.field.statements import STATEMENTS, Statement, prove_statement
from ecgen.group.program import numbers
from ecgen.isa.backends import back_end
from ecgen.isa.facts import FACTS
from ecgen.isa.represent import represent
from ecgen.isa.routine import EmittedRoutine, LimbRoutine
from ecgen.isa.target import Target
from ecgen.kept import once
from ecgen.library.c.reach import reachable
from ecgen.library.c.text import prototype, with_prefix, with_words
from ecgen.library.facts.choices import Choice, load_choices
from ecgen.library.facts.groups import coordinates_of, find_routine, is_tight
from ecgen.library.facts.spec import RoutineSpec, SourceUnit
from ecgen.library.routines.called import FUSIONS as FUSED_IN_CALLS
from ecgen.library.routines.called import Operations, emit_called, is_large, is_short, loop_size
from ecgen.library.routines.divsteps import divsteps_limbs, is_divsteps_routine, shape_of
from ecgen.library.routines.extension import emit_extension
from ecgen.library.routines.field import support_limbs
from ecgen.library.routines.formula_proof import prove_formulas, prove_program
from ecgen.library.routines.modulo_order import is_scalar_routine, proven_scalar
from ecgen.library.routines.programs import (
    SWAP,
    field_program,
    formula_choices,
    is_choice,
    made_of,
    routine_program,
)
from ecgen.library.routines.sums import is_sum_routine, sum_routine
from ecgen.library.routines.towers import PREFIX as EXTENSION_PREFIX
from ecgen.library.routines.towers import SQUARES, WAYS, expanded, is_extension_routine, over_base
from ecgen.program.compose import coordinate
from ecgen.program.ir import FieldProgram
from ecgen.program.ops import extended, fusion_rows
from ecgen.program.routine import Argument, Routine
from ecgen.program.schedule.weights import read_weights
from ecgen.program.validate import validate
from ecgen.resources import template_folders
from ecgen.spread import mapped

FUSIONS = "constants"
FUSION_CHOICES = ("paper", "products", "none", "constants")
WINDOW = 8
# words of elements up to which blocks are interleaved: of longer ones registers do not hold two.
# Measured on Zen 5: a doubling of Ed448 (7 words) takes 0.90 of the time without, of P-384 (6)
# 0.95, a step of X448 0.93, a doubling of brainpoolP320 (5) 1.01
HELD = 5
# over F_{p^2}: measured on Zen 3 for the routines of fourq, jac1271gls and ted1271gls, 0 to 6 %
# faster than 8, which spills more
NARROW = 4
POWER = "fe_nsqr"
SELECT = "select"
DRAFTS, DRAFTED = (
    6,
    1.01,
    # of routines of one role: what their drafts add to the cycles that they need at least differs
    # by
    # less than a hundredth
)


@dataclass(frozen=True)
class Assembly:
    """Every routine as data, for the sources, the manifest and the reports."""

    routines: tuple[RoutineSpec, ...]
    emitted: tuple[EmittedRoutine, ...]


def assemble(
    specs: tuple[RoutineSpec, ...],
    curve: Curve,
    target: Target,
    prefix: str,
    abi: str = "sysv",
    red_zone: bool = True,
    field: "Representation | None" = None,
    progress: "Callable[..., None]" = lambda *stage: None,
) -> Assembly:
    """Emit every routine of `specs` for the curve's prime, held in `field` (None: in the cheapest
    representation), and the target; `progress` hears of each.
    """
    files = *target.order_files, *target.choice_files
    return once(
        "assembly",
        (specs, curve, target, abi, red_zone, field),
        lambda: _assemble(specs, curve, target, abi, red_zone, field, progress),
        files,
        curve.formulas,
    )


def _assemble(
    specs: tuple[RoutineSpec, ...],
    curve: Curve,
    target: Target,
    abi: str,
    red_zone: bool,
    field: "Representation | None",
    progress: "Callable[..., None]",
) -> Assembly:
    field = field or represent(curve.p, target)
    backend = back_end(target.isa).backend_of(target, abi, red_zone)
    table = extended(fusion_rows(FUSIONS))
    choices = load_choices(*target.choice_files) if target.level == target.data.get("level") else {}
    operations = Operations(field, target, backend, table)
    large = _loops(specs, curve, operations)
    every, specs = (
        specs,
        tuple(s for s in specs if s.name != SELECT and not _is_run_of_calls(s, curve, large)),
    )
    stems = {spec.name: spec.arguments[0].coordinates.split()[0] for spec in specs}
    inlined = _inlined(specs, curve, operations, large)
    alone = [spec for spec in specs if stems[spec.name] not in large or spec.name in inlined]
    made = dict(
        zip(
            (spec.name for spec in alone),
            mapped(
                lambda spec: _emit_one(spec, curve, field, target, backend, table, choices, {}),
                alone,
                _heard(progress, "lowering", alone),
            ),
        )
    )
    found = [
        (
            made[spec.name]
            if spec.name in made
            else _called(spec, curve, operations, large[stems[spec.name]])
        )
        for spec in specs
    ]
    specs, found = zip(
        *((s, e) for s, e in zip(specs, found) if not _too_long(s, e, curve, specs, found, target))
    )
    found = [
        operations.made[s.name] if s.name in operations.proven else e for s, e in zip(specs, found)
    ]
    more = [
        spec
        for name, spec in operations.proven.items()
        if name not in {s.name for s in specs}
        and any(c.name == name for e in found for c in e.callees)
    ]
    every, specs, found = (
        (*every, *more),
        (*specs, *more),
        (*found, *(operations.made[s.name] for s in more)),
    )
    emitted = dict(zip((spec.name for spec in specs), found))
    found = tuple(
        mapped(
            lambda spec: _proven(
                spec,
                emitted[spec.name],
                curve,
                field,
                target,
                backend,
                table,
                spec.name in operations.proven,
            ),
            specs,
            _heard(progress, "proving", specs),
        )
    )
    filled = tuple(
        replace(
            spec,
            **_sizes(e),
            model_cycles=model_cycles(e, target),
            multiplier_bound=multiplier_bound(e, target),
            most=max((o.high for o in e.routine.limbs.outputs), default=None),
            formulas=e.routine.formulas,
            sums=() if e.callees else merged_sums(e.routine.program, e.routine.limbs, table),
            **_way(e.routine.choice),
            calls=tuple(dict.fromkeys(c.name for c in e.callees)),
            clean=e.clean and not e.callees,
            **dict(zip(("code_bytes", "profiles"), back_end(target.isa).footprint(e))),
        )
        for spec, e in zip(specs, found)
    )
    by_name = {s.name: s for s in filled}
    return Assembly(
        tuple(by_name.get(s.name, s) for s in every if s.name in by_name or s.name == SELECT),
        tuple(found),
    )


def _heard(
    progress: "Callable[..., None]", stage: str, specs: "Sequence[RoutineSpec]"
) -> "Callable[[RoutineSpec], None]":
    """What tells `progress` that the stage has come to a routine."""
    numbers = {spec.name: number for number, spec in enumerate(specs, 1)}
    return lambda spec: progress(stage, f"{spec.name} ({numbers[spec.name]} of {len(specs)})")


def _sizes(emitted: EmittedRoutine) -> dict:
    """What the manifest says of a routine's machine code; of one that a compiler makes, how much
    stack is to be erased.
    """
    if emitted.stack is None:
        return {"frame": emitted.frame}
    return {"stack": emitted.stack + emitted.red_zone, "instructions": emitted.instructions}


def _way(choice: "Choice | None") -> dict:
    """How the formulas of a routine were made one program, for those who make it again
    (library/pipeline/claimed.py).
    """
    return {"fusions": choice.fusions, "objective": choice.objective} if choice else {}


def source_units(
    assembly: Assembly,
    called: frozenset[str],
    curve: Curve,
    target: Target,
    prefix: str,
    abi: str,
    banner: str,
    field: "Representation | None" = None,
) -> tuple[SourceUnit, ...]:
    """The source files of the routines that are `called`, by the rooms they belong to."""
    specs = {s.name: s for s in assembly.routines if s.name in called}
    rows = [(specs[e.name], e) for e in assembly.emitted if e.name in specs]
    rooms = {"field": [], "scalar": [], "point": []}
    for spec, emitted in rows:
        rooms[
            (
                "scalar"
                if is_scalar_routine(spec) or is_divsteps_routine(spec)
                else "field"
                if spec.name.startswith(("fe_", EXTENSION_PREFIX))
                else "point"
            )
        ].append((spec, emitted))
    field = field or represent(curve.p, target)
    facts = FACTS[target.isa]
    units = [
        SourceUnit(
            f"src/{prefix}_{part}{facts.suffix}",
            render_assembly(prefix, part, chosen, target, abi, banner, field),
        )
        for part, chosen in rooms.items()
        if chosen
    ]
    if facts.compiled:
        for unit, chosen in zip(units, filter(None, rooms.values())):
            facts.backend.read_unit(
                unit.text,
                [emitted for _, emitted in chosen],
                prefix,
                with_words("WORD", facts.word_bits),
            )
    return (
        *units,
        *(
            (
                SourceUnit(
                    f"src/{prefix}_select.c",
                    render_select(prefix, target, banner, specs[SELECT].arguments[0].words),
                ),
            )
            if SELECT in called
            else ()
        ),
    )


def prove_routine(
    spec: RoutineSpec,
    routine: LimbRoutine,
    prime: Representation,
    table,
    whole: bool = True,
    curve: "Curve | None" = None,
) -> None:
    """Prove bounds, carries and the meaning of a routine's limb program for all inputs: what
    field/statements.py or the spec says of a field routine, the formulas of a point routine on the
    `curve`, and the operations of its field program, without `whole` each by itself. BoundError or
    CheckFailure if not."""
    statement, outs = (
        STATEMENTS.get(spec.name),
        [a.name for a in spec.arguments if a.direction == "out"],
    )
    on_elements = all(a.coordinates == "field" for a in spec.arguments)
    if statement is None and on_elements and 0 < len(spec.meaning) == len(outs):
        statement = Statement(congruent=dict(zip(outs, spec.meaning)))
    if statement is not None:
        prove_statement(routine.limbs, routine.arguments, statement, prime, spec.const)
    elif (
        routine.program is not None
        and curve is not None
        and (not on_elements or is_extension_routine(spec))
    ):
        prove_program(spec, routine, curve, table)
        prove_lowering(routine.program, routine.limbs, prime, table, whole)
        if large := [e for e in routine.limbs.outputs if e.high > prime.loose[1]]:
            raise BoundError(
                f"the result {large[0].name} of {spec.name} may reach {large[0].high:#x}, above"
                f" {prime.loose[1]:#x}.",
                value=large[0].name,
            )
    else:
        raise CheckFailure(
            f"nothing says what {spec.name} computes, so that nothing is proven of it.",
            hint=(
                "Every routine has a row in field/statements.py, a meaning in its spec, or a field"
                " program."
            ),
        )


def _proven(
    spec: RoutineSpec,
    emitted: EmittedRoutine,
    curve: Curve,
    prime: Representation,
    target: Target,
    backend,
    table,
    settled: bool = False,
) -> EmittedRoutine:
    """`emitted` if its proof closes; else, unless it is `settled`, the same routine with the
    operations that fail lowered with more care (field/escalate.py).
    """
    if emitted.callees or is_scalar_routine(spec) or is_divsteps_routine(spec):
        # of operations that are proven, or of what proven_scalar or divsteps_limbs gave
        return emitted
    program, choice = None if settled else emitted.routine.program, emitted.routine.choice
    if not choice:
        return until_proven(
            emitted,
            program,
            lambda made: prove_routine(spec, made.routine, prime, table, True, curve),
            lambda care: _emit_one(spec, curve, prime, target, backend, table, {}, care),
        )
    # What is lowered again is emitted once it is proven: to emit takes longer than to prove
    # operation by operation.
    lowered, moved = until_proven(
        (emitted.routine, None),
        program,
        lambda made: prove_routine(spec, made[0], prime, table, True, curve),
        lambda care: choice_routine(spec, curve, prime, choice, backend, table, care),
        lambda made: prove_routine(spec, made[0], prime, table, False, curve),
    )
    return _emit_moved(lowered, moved) if moved else emitted


def _too_long(
    spec: RoutineSpec, routine: EmittedRoutine, curve: Curve, specs, found, target: Target
) -> bool:
    """Whether merged doublings, together with the doubling-addition that follows, overflow the
    cache of decoded instructions (`[limits] decoded` of the target), so that separate doublings are
    faster."""
    limit = target.data.get("limits", {}).get("decoded")
    if not limit or " " not in spec.arguments[0].coordinates:
        return False
    point = find_routine(routine.name, curve)
    if point.count < 2:
        return False
    beside = [
        e.instructions for s, e in zip(specs, found) if s.name == point.group.routine("dbladd")
    ]
    return routine.instructions + sum(beside) > limit


def _loops(specs, curve: Curve, operations: Operations) -> dict[str, int]:
    """Stem -> modelled size of the coordinate system's loop, of the systems whose routines call
    their operations (library/routines/called.py).
    """
    found: dict[str, list] = {}
    for spec in specs if curve.degree == 1 else ():
        layout = spec.arguments[0].coordinates
        if (
            " " in layout
            and not is_tight(layout, curve)
            and find_routine(spec.name, curve).count == 1
        ):
            found.setdefault(layout.split()[0], []).append(_plain(spec, curve, operations))
    sizes = {stem: loop_size(programs, operations) for stem, programs in found.items()}
    return {stem: size for stem, size in sizes.items() if is_large(size, operations.target)}


def _inlined(
    specs, curve: Curve, operations: Operations, large: dict[str, int]
) -> "frozenset[str]":
    """Of each system whose routines call their operations the shortest doubling, if that is short
    enough by itself (library/routines/called.py).
    """
    found: dict[str, list] = {}
    for spec in specs if large else ():
        stem = spec.arguments[0].coordinates.split()[0]
        if stem in large and find_routine(spec.name, curve).is_doubling:
            found.setdefault(stem, []).append(
                (operations.instructions(_plain(spec, curve, operations).ops), spec.name)
            )
    return frozenset(
        name for size, name in map(min, found.values()) if is_short(size, operations.target)
    )


def _plain(spec: RoutineSpec, curve: Curve, operations: Operations) -> FieldProgram:
    """The routine's first formula without fusions, by which its length is told."""
    return _program(
        spec,
        next(c for c in default_choices(spec.name, curve, operations.prime) if c.fusions == "none"),
        curve,
    )


def _is_run_of_calls(spec: RoutineSpec, curve: Curve, large: dict[str, int]) -> bool:
    """Whether the routine is a run of doublings that call their operations: the C's loop of single
    ones does the same.
    """
    return (
        spec.arguments[0].coordinates.split()[0] in large
        and find_routine(spec.name, curve).count > 1
    )


def _called(spec: RoutineSpec, curve: Curve, operations: Operations, size: int) -> EmittedRoutine:
    """The point routine as calls of field operations."""
    variants = [
        (c, point_routine(spec, _program(spec, c, curve), curve))
        for c in default_choices(spec.name, curve, operations.prime, FUSED_IN_CALLS)
    ]
    for choice, routine in variants:
        prove_formulas(spec, routine, curve, choice.formulas, operations.table)
    return emit_called(variants, operations, size)


def _program(spec: RoutineSpec, choice: Choice, curve: Curve) -> FieldProgram:
    return routine_program(
        spec.name,
        curve,
        choice.formulas,
        choice.fusions if curve.degree == 1 else "none",
        choice.objective,
        coordinates_of(spec.arguments[0].coordinates, curve),
    )


def _emit_one(
    spec, curve, field, target, backend, table, choices: dict, care: dict
) -> EmittedRoutine:
    isa = back_end(target.isa)
    limbs = support_limbs(spec, field, isa.ROWS[target.level])
    if is_scalar_routine(spec):
        return isa.emit(proven_scalar(spec, curve.r, target), backend)
    if is_divsteps_routine(spec):
        return isa.emit(divsteps_limbs(shape_of(curve, target.word_bits)), backend)
    if limbs is not None:
        return isa.emit(limbs, backend)
    if is_extension_routine(spec):
        return emit_extension(spec.name, curve, field, target, backend, table, care)[1]
    if is_sum_routine(spec):
        return isa.emit(
            isa.lower_routine(
                sum_routine(spec.name, curve).routine, field, table, target.level, care=care
            ),
            backend,
        )
    if spec.name == POWER:
        square = isa.lower_routine(
            field_op_routine("fe_sqr", None), field, table, target.level, care=care
        )
        return isa.emit_power(square, POWER, backend)
    if spec.name.startswith("fe_"):
        return isa.emit(
            isa.lower_routine(
                field_op_routine(spec.name, spec.const), field, table, target.level, care=care
            ),
            backend,
        )
    return _emit_point(spec, curve, field, target, backend, table, choices, care)


def field_op_routine(name: str, const: "int | None") -> Routine:
    program = field_program(name, const)
    arguments = (Argument("r", "out", ("r",)), *(Argument(a, "in", (a,)) for a in program.inputs))
    return Routine(name, program, arguments)


def _emit_point(
    spec, curve, prime, target, backend, table, choices: dict, care: dict
) -> EmittedRoutine:
    """The recorded choice if there is one; else the formula and the fusions of least modelled cost,
    the first on a tie.
    """
    chosen = choices.get(choice_key(spec.name, curve, prime))
    options = (
        [chosen]
        if chosen and is_choice(spec.name, curve, chosen.formulas)
        else (
            default_choices(spec.name, curve, prime)
            if curve.degree == 1
            else _extended_choices(spec, curve, prime, target, backend, table)
        )
    )
    estimate = back_end(backend.isa).estimate
    if len(options) > 1 and curve.degree == 1:
        options = different(options, spec, curve)
    if estimate is not None and len(options) > 1:
        options = [
            min(
                options,
                key=lambda c: estimate(choice_routine(spec, curve, prime, c, backend, table)[0]),
            )
        ]
    lowered = [
        choice_routine(spec, curve, prime, choice, backend, table, care) for choice in options
    ]
    return back_end(backend.isa).checked(
        _cheapest_draft(lowered, target) if len(lowered) > 1 else _draft_moved(*lowered[0])
    )


def _cheapest_draft(lowered: "list[tuple]", target: Target) -> EmittedRoutine:
    """The draft of least modelled cycles, on a tie of fewest instructions, then the first, of the
    few that need the fewest cycles at least, and within a hundredth; one that cannot have as few as
    another has is not made.
    """
    isa, best = back_end(target.isa), None
    bounds = sorted(
        (isa.least_cycles(routine.limbs, target), number)
        for number, (routine, _) in enumerate(lowered)
    )
    for bound, number in bounds[:DRAFTS]:
        if best and bound > min(best[0], DRAFTED * bounds[0][0]):
            break
        draft = _draft_moved(*lowered[number])
        best = min(
            best or (float("inf"),),
            (model_cycles(draft, target), draft.instructions, number, draft),
            key=lambda row: row[:3],
        )
    return best[3]


def _extended_choices(
    spec: RoutineSpec, curve: Curve, prime: Representation, target: Target, backend, table
) -> list[Choice]:
    """Over F_{p^2}: of the formulas those whose operations over F_p weigh least, by each way to
    multiply, which `fusions` names; squares as one by itself costs least.
    """
    key, weights = choice_key(spec.name, curve, prime), read_weights(target.data, str(target.path))

    def weight(formulas: tuple[str, ...]) -> float:
        program = _program(spec, Choice(*key, formulas, WAYS[0], "operations", WINDOW, 0), curve)
        below = expanded(point_routine(spec, program, curve), curve.p, curve.nonresidue).program
        return sum(weights[op.name].throughput for op in below.ops)

    formulas = min(formula_choices(spec.name, curve), key=weight)
    squares = emit_extension(f"{EXTENSION_PREFIX}sqr", curve, prime, target, backend, table, {})[
        0
    ].partition(SQUARES)[2]
    return [
        Choice(*key, formulas, way, "operations", NARROW, 0)
        for way in WAYS
        if way.partition(SQUARES)[2] == squares
    ]


def different(options: list[Choice], spec: RoutineSpec, curve: Curve) -> list[Choice]:
    """The first option of each field program: fusions that find nothing to fuse leave the same one.
    Over F_{p^2} each way to multiply is another.
    """
    found: dict = {}
    for choice in options:
        program = _program(spec, choice, curve)
        found.setdefault(
            (
                program.ops,
                program.inputs,
                program.outputs,
                choice.fusions if curve.degree > 1 else "",
            ),
            choice,
        )
    return list(found.values())


def choice_key(name: str, curve: Curve, prime: Representation) -> tuple[str, str, int, bool]:
    system = find_routine(name, curve).group.name
    return (
        name,
        system if curve.degree == 1 else f"{system}, degree {curve.degree}",
        prime.n,
        prime.room > 0,
    )


def default_choices(
    name: str, curve: Curve, prime: Representation, sets: "tuple[str, ...]" = FUSION_CHOICES
) -> list[Choice]:
    """Every formula, with and without fusions, blocks interleaved a little where registers allow
    it.
    """
    key = choice_key(name, curve, prime)
    return [
        Choice(*key, formulas, fusions, "operations", WINDOW if prime.n <= HELD else 0, 0)
        for fusions in sets
        for formulas in formula_choices(name, curve)
    ]


def emit_choice(
    spec: RoutineSpec,
    curve: Curve,
    prime: Representation,
    choice: Choice,
    backend,
    table,
    care: "dict | None" = None,
) -> EmittedRoutine:
    """The routine as `choice` says; if its blocks cannot be moved that way, they stay where they
    are.
    """
    return back_end(backend.isa).checked(
        draft_choice(spec, curve, prime, choice, backend, table, care)
    )


def draft_choice(
    spec: RoutineSpec,
    curve: Curve,
    prime: Representation,
    choice: Choice,
    backend,
    table,
    care: "dict | None" = None,
) -> EmittedRoutine:
    """The same, not yet `checked` by the back end."""
    return _draft_moved(*choice_routine(spec, curve, prime, choice, backend, table, care))


def _emit_moved(lowered: LimbRoutine, moved) -> EmittedRoutine:
    return back_end(moved.isa).checked(_draft_moved(lowered, moved))


def _draft_moved(lowered: LimbRoutine, moved) -> EmittedRoutine:
    """The lowered routine drafted by the back end `moved`; if its blocks cannot be moved as that
    says, they stay where they are.
    """
    isa, still = back_end(moved.isa), {"window": 0, "ahead": 0}
    try:
        return isa.draft(lowered, moved)
    except ScheduleError:
        return isa.draft(
            replace(lowered, choice=replace(lowered.choice, **still)), replace(moved, **still)
        )


def choice_routine(
    spec: RoutineSpec,
    curve: Curve,
    prime: Representation,
    choice: Choice,
    backend,
    table,
    care: "dict | None" = None,
) -> tuple:
    """The lowered routine that `choice` describes, and the back end that moves its blocks as
    `choice` says.
    """
    routine = point_routine(spec, _program(spec, choice, curve), curve)
    validate(routine.program, table)
    routine = (
        routine
        if curve.degree == 1
        else over_base(routine, curve.p, curve.nonresidue, choice.fusions)
    )
    lowered = _lower_point(spec, routine, curve, prime, backend, table, care or {})
    lowered = replace(lowered, formulas=choice.formulas, choice=choice)
    return lowered, replace(backend, window=choice.window, ahead=choice.ahead)


def _lower_point(
    spec: RoutineSpec,
    routine: Routine,
    curve: Curve,
    prime: Representation,
    backend,
    table,
    care: dict,
) -> LimbRoutine:
    """The lowered routine; results that leave the bound of coordinates that are kept tight are
    lowered with more care.
    """
    while True:
        lowered = back_end(backend.isa).lower_routine(
            routine,
            prime,
            table,
            backend.level,
            _bounds(spec, routine.program, curve, prime),
            care=care,
        )
        largest = max(lowered.limbs.outputs, key=lambda e: e.high)
        if not is_tight(spec.arguments[0].coordinates, curve) or largest.high <= prime.tight:
            return lowered
        error = BoundError(
            f"a result of {spec.name} may reach {largest.high:#x}, above the bound {prime.tight:#x}"
            " of its coordinates.",
            value=largest.name,
        )
        care = more_care(care, routine.program, error)


def _bounds(spec: RoutineSpec, program: FieldProgram, curve: Curve, prime: Representation) -> dict:
    """The intervals of the inputs of a routine whose coordinates are kept tight."""
    if not is_tight(spec.arguments[0].coordinates, curve):
        return {}
    return {name: (0, prime.tight) for name in program.inputs}


def point_routine(spec: RoutineSpec, program: FieldProgram, curve: Curve) -> Routine:
    """Distribute the program's names over the C arguments, by the database's numbers of the points
    of the role.

    A coordinate of a result that the program does not write is the first point's, or shared with
    another result.
    """
    routine = find_routine(spec.name, curve)
    number, written, arguments = numbers(routine.role), dict(program.outputs), []
    outputs = list(program.outputs)
    if routine.role.flag:
        pair = {"out": (number["r"], number["s"]), "in": (number["P"], number["Q"])}
        places = {"r": pair["out"], "p": pair["in"], "u": (number["D"],)}
    else:
        places = {point.name: (number[point.name],) for point in routine.role.results} | {
            point.name.lower(): (number[point.name],) for point in routine.role.inputs
        }
    for argument in spec.arguments:
        if not argument.words:
            arguments.append(Argument(argument.name, "word", (SWAP,)))
            continue
        stems = coordinates_of(argument.coordinates, curve)
        own = len(places[argument.name])
        names = tuple(
            f"{stem}{k}"
            for part, k in enumerate(places[argument.name])
            for stem in stems[: len(stems) // own]
        )
        if argument.direction == "out":
            first = (
                {coordinate(public): public for public in reversed(written)}
                if not routine.role.flag
                else {}
            )
            names = tuple(
                name if name in written else _same(name, first, number, outputs) for name in names
            )
        arguments.append(Argument(argument.name, argument.direction, names))
    inputs = tuple(name for a in arguments if a.direction != "out" for name in a.coordinates)
    program = replace(program, inputs=inputs, outputs=tuple(outputs))
    if (
        missing := {arg for op in program.ops for arg in op.args}
        - set(inputs)
        - {out for op in program.ops for out in op.outs}
    ):
        raise ScheduleError(
            f"{spec.name}: the formula reads {', '.join(sorted(missing))}, which no argument holds."
        )
    return Routine(spec.name, program, tuple(arguments))


def _same(name: str, first: dict[str, str], number: dict[str, str], outputs: list) -> str:
    """The public name of a result's coordinate that has another number in the formula, or is the
    first point's own.
    """
    stem = coordinate(name)
    if stem in first:
        return first[stem]
    outputs.append((name, f"{stem}{number['P']}"))
    return name


def model_cycles(routine: EmittedRoutine, target: Target) -> float:
    """Modelled core cycles of one call, by the back end's model."""
    return back_end(target.isa).model_cycles(routine, target)


def word_multiplications(routine: EmittedRoutine, isa: str) -> Counter:
    """The word multiplications of one call, of a loop of one round, those of callees too, by their
    mnemonics.
    """
    own = Counter(
        instr.mnemonic
        for instr in routine.machine.body
        if instr.mnemonic in back_end(isa).MULTIPLICATIONS
    )
    return sum((word_multiplications(callee, isa) for callee in routine.callees), own)


def multiplier_bound(routine: EmittedRoutine, target: Target) -> float:
    """Core cycles below which no order of its instructions takes a call: its word multiplications,
    as fast as [instructions] of the CPU file, or [model], says that they start.
    """
    known = target.data.get("instructions", {})
    return round(
        sum(
            n * known.get(name, {}).get("throughput", target.model["multiply"])
            for name, n in word_multiplications(routine, target.isa).items()
        ),
        2,
    )


@cache
def environment_of_units() -> jinja2.Environment:
    """What the shells of source files are rendered with."""
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(template_folders()),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


def render_select(prefix: str, target: Target, banner: str, words: int) -> str:
    """The table scan in C, for entries of `words` words at most: its loops have public bounds, and
    vector types of the compiler make it fast.
    """
    facts = FACTS[target.isa]
    vector = facts.widest_vector(target.features)
    lanes = 8 * vector // facts.word_bits if vector else 1
    chunks = [
        chunk for chunk in ([7, 5, 4, 3, 2] if vector else [8, 4, 2]) if chunk * lanes <= words
    ] + [1]
    text = (
        environment_of_units()
        .get_template("select.c.j2")
        .render(
            features=target.features, W=facts.word_bits, vector=vector, isa=facts, chunks=chunks
        )
    )
    return banner + with_words(with_prefix(text, prefix), facts.word_bits)


def _bounds_of_elements(emitted: EmittedRoutine, prime: Representation) -> str:
    """What each result of a routine may be, and what each operand, in words."""
    whole, limbs = (1 << prime.n * prime.bits) - 1, emitted.routine.limbs
    most, limit = (
        max((e.high for e in elements), default=0) for elements in (limbs.outputs, limbs.inputs)
    )
    result = (
        "any value of its words (incompletely reduced)" if most >= whole else f"at most {most:#x}"
    )
    return result if limit >= whole else f"{result}, where every element in is at most {limit:#x}"


def render_assembly(
    prefix: str, part: str, routines, target: Target, abi: str, banner: str, prime: Representation
) -> str:
    """One source file: the shell comes from the template, the instructions or statements from the
    routines.
    """
    facts = FACTS[target.isa]
    rows = [
        {
            "spec": s,
            "prototype": prototype(s),
            "lines": facts.frame_notes(e),
            "e": e,
            "bounds": _bounds_of_elements(e, prime),
            "made_of": made_of(e.routine.formulas),
            "choice": e.routine.choice,
        }
        for s, e in routines
    ]
    text = (
        environment_of_units()
        .get_template(facts.shell)
        .render(
            part=part,
            rows=rows,
            target=target,
            abi=abi,
            isa=facts,
            W=facts.word_bits,
            internal=f"{prefix}_internal.h",
            red_zone=any(e.red_zone for _, e in routines),
        )
    )
    # operations on words that no routine has are left out
    text = reachable(text, ())[0] if facts.compiled else text
    return banner + with_words(with_prefix(text, prefix), facts.word_bits)
