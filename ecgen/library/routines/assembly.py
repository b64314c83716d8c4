"""The routines of a library: which are inlined and which call their operations, each emitted and
proven, and what is said of each.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ecgen.field.products.lazy_sums import merged_sums
from ecgen.isa.backends import back_end
from ecgen.isa.routine import EmittedRoutine
from ecgen.isa.target import Target, require_safe
from ecgen.kept import once
from ecgen.library.facts.groups import find_routine, layout_of
from ecgen.library.facts.spec import RoutineSpec
from ecgen.library.routines.called import (
    Operations,
    emit_called,
    inlined_doublings,
    is_run_of_calls,
    loops,
    stem_of,
)
from ecgen.library.routines.emission import choice_routine, emit_routine
from ecgen.library.routines.platform import Platform
from ecgen.library.routines.point_choices import default_choices
from ecgen.library.routines.routine_proof import proven
from ecgen.spread import mapped

SELECT = "select"
Progress = Callable[..., None]


def silent(*stage: str) -> None:
    """Progress that nobody hears of."""


@dataclass(frozen=True)
class Made:
    """A routine as it was asked for, as it was emitted, and as it was proven."""

    spec: RoutineSpec
    first: EmittedRoutine
    proven: EmittedRoutine


@dataclass(frozen=True)
class Assembly:
    """Every routine as data, for the sources, the manifest and the reports; `made`: those that
    depend on no others of the library, and the curve, CPU, prime and back end `of` which they are.
    """

    routines: tuple[RoutineSpec, ...]
    emitted: tuple[EmittedRoutine, ...]
    made: tuple[Made, ...] = ()
    of: tuple[Any, ...] = ()


def assemble(
    specs: tuple[RoutineSpec, ...],
    platform: Platform,
    progress: Progress = silent,
    before: Assembly | None = None,
) -> Assembly:
    """Emit every routine of `specs`; `progress` hears of each. Those that `before` has, on the same
    platform, are not made again.
    """
    of = platform.curve, platform.target, platform.prime, platform.backend
    known = {each.spec: each for each in before.made} if before and before.of == of else {}
    return once(
        "assembly",
        (specs, *of),
        lambda: _assemble(specs, platform, progress, known),
        (*platform.target.order_files, *platform.target.choice_files),
        platform.curve.formulas,
    )


def _assemble(
    specs: tuple[RoutineSpec, ...],
    platform: Platform,
    progress: Progress,
    known: Mapping[RoutineSpec, Made],
) -> Assembly:
    """The routines of `specs` that are not too long, and those that they call, emitted and proven;
    what `known` has is not lowered again.
    """
    operations = Operations(platform)
    large = loops(specs, operations)
    wanted = [
        s
        for s in specs
        if s.name != SELECT
        and not is_run_of_calls(s, platform, large)
        and not _surely_too_long(s, specs, platform)
    ]
    inlined = inlined_doublings(wanted, operations, large)
    alone = [s for s in wanted if stem_of(s) not in large or s.name in inlined]
    first = {spec: known[spec].first for spec in alone if spec in known}
    new = [spec for spec in alone if spec not in known]
    heard = _heard(progress, "lowering", new)
    first |= zip(
        new, mapped(lambda spec: _safe(emit_routine(spec, platform), platform), new, heard)
    )
    rows = [
        (s, first[s] if s in first else _called(s, operations, large[stem_of(s)])) for s in wanted
    ]
    rows = [(spec, e) for spec, e in rows if not _too_long(spec, e, rows, platform)]
    rows = [
        (spec, operations.made[spec.name] if spec.name in operations.proven else e)
        for spec, e in rows
    ]
    names, called = {s.name for s, _ in rows}, {c.name for _, e in rows for c in e.callees}
    more = [spec for name, spec in operations.proven.items() if name in called - names]
    rows += [(spec, operations.made[spec.name]) for spec in more]
    specs = (*specs, *more)
    found = _proven(rows, known, operations, progress)
    filled = {spec.name: _filled(spec, found[spec], platform) for spec, _ in rows}
    return Assembly(
        tuple(filled.get(s.name, s) for s in specs if s.name in filled or s.name == SELECT),
        tuple(found[spec] for spec, _ in rows),
        tuple(Made(s, first[s], found[s]) for s, e in rows if s in first and first[s] is e),
        (platform.curve, platform.target, platform.prime, platform.backend),
    )


def _proven(
    rows: list[tuple[RoutineSpec, EmittedRoutine]],
    known: Mapping[RoutineSpec, Made],
    operations: Operations,
    progress: Progress,
) -> dict[RoutineSpec, EmittedRoutine]:
    """Each routine as it was proven, once if it is `known`."""
    emitted = dict(rows)

    def changed(spec: RoutineSpec) -> EmittedRoutine | None:
        """The proven routine, None where it is as it was: that need not come from a process."""
        is_settled = spec.name in operations.proven
        made = proven(spec, emitted[spec], operations.platform, is_settled)
        return None if made is emitted[spec] else made

    found = {s: known[s].proven for s, e in rows if s in known and known[s].first is e}
    new = [spec for spec in emitted if spec not in found]
    made = mapped(changed, new, _heard(progress, "proving", new))
    return found | {spec: each or emitted[spec] for spec, each in zip(new, made)}


def _called(spec: RoutineSpec, operations: Operations, size: int) -> EmittedRoutine:
    """The routine as calls of its operations, not yet proven."""
    return _safe(emit_called(spec, operations, size), operations.platform)


def _safe(emitted: EmittedRoutine, platform: Platform) -> EmittedRoutine:
    """The routine, if no instruction of it is one that the CPU file calls unsafe."""
    mnemonics = (instr.mnemonic for instr in emitted.machine.instructions)
    require_safe(emitted.name, mnemonics, platform.target)
    return emitted


def _filled(spec: RoutineSpec, emitted: EmittedRoutine, platform: Platform) -> RoutineSpec:
    """The spec with what is known once the routine is made."""
    routine, target = emitted.routine, platform.target
    choice = routine.choice
    if emitted.stack is None:
        spec = replace(spec, frame=emitted.frame)
    else:  # of one that a compiler makes, how much stack is to be erased
        stack = emitted.stack + emitted.red_zone
        spec = replace(spec, stack=stack, instructions=emitted.instructions)
    if choice:  # for those who make it again (library/pipeline/claimed.py)
        spec = replace(spec, fusions=choice.fusions, objective=choice.objective)
    size, profiles = platform.isa.footprint(emitted)
    own = None if emitted.callees else (routine.program, routine.limbs, platform.table)
    return replace(
        spec,
        model_cycles=model_cycles(emitted, target),
        multiplier_bound=multiplier_bound(emitted, target),
        most=max((o.high for o in routine.limbs.outputs), default=None),
        formulas=routine.formulas,
        sums=merged_sums(*own) if own else (),
        calls=tuple(dict.fromkeys(c.name for c in emitted.callees)),
        clean=emitted.clean and not emitted.callees,
        code_bytes=size,
        profiles=profiles,
    )


def _heard(
    progress: Progress, stage: str, specs: Sequence[RoutineSpec]
) -> Callable[[RoutineSpec], None]:
    """What tells `progress` that the stage has come to a routine."""
    numbers = {spec.name: number for number, spec in enumerate(specs, 1)}
    return lambda spec: progress(stage, f"{spec.name} ({numbers[spec.name]} of {len(specs)})")


def _too_long(
    spec: RoutineSpec,
    routine: EmittedRoutine,
    rows: Sequence[tuple[RoutineSpec, EmittedRoutine]],
    platform: Platform,
) -> bool:
    """Whether merged doublings, together with the doubling-addition that follows, overflow the
    cache of decoded instructions (`[limits] decoded` of the target), so that separate doublings are
    faster."""
    limit, after = _room_of_run(spec, platform)
    beside = [e.instructions for s, e in rows if s.name == after]
    return bool(limit and routine.instructions + sum(beside) > limit)


def _surely_too_long(spec: RoutineSpec, specs: Sequence[RoutineSpec], platform: Platform) -> bool:
    """The same before they are made, by the fewest instructions of one way to make each: a tenth of
    them is what ways differ by, and code has a quarter more.
    """
    least = getattr(platform.isa, "least_instructions", None)
    limit, after = _room_of_run(spec, platform)
    both = [s for s in specs if s.name in (spec.name, after)]
    if not (least and limit and platform.curve.degree == 1 and len(both) == 2):
        return False
    ways = [default_choices(s.name, platform.curve, platform.prime, ("none",))[0] for s in both]
    lowered = [choice_routine(s, way, platform)[0] for s, way in zip(both, ways)]
    return bool(sum(least(each.limbs) for each in lowered) > limit)


def _room_of_run(spec: RoutineSpec, platform: Platform) -> tuple[int, str]:
    """The most instructions of merged doublings with the routine that follows, and its name; 0 of
    what is no such routine, and where the CPU file says nothing.
    """
    limit = platform.target.data.get("limits", {}).get("decoded", 0)
    if not limit or not spec.arguments or not layout_of(spec.arguments[0].coordinates).is_point:
        return 0, ""
    point = find_routine(spec.name, platform.curve)
    return (limit, point.group.routine("dbladd")) if point.count > 1 else (0, "")


def word_multiplications(routine: EmittedRoutine, isa: str) -> Counter[str]:
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


def model_cycles(routine: EmittedRoutine, target: Target) -> float:
    """Modelled core cycles of one call, by the back end's model."""
    return back_end(target.isa).model_cycles(routine, target)
