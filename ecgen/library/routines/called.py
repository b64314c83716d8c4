"""Point routines that call their field operations: which do, and the operations as routines of
their own.

The routines of a coordinate system are inlined where what a loop of them goes through, counted in
instructions of the routines that compute the field's operations, is at most `[limits] inline` of
the CPU file: longer code does not stay in the caches of instructions, and calls take less text and
less time to prove. Of a longer loop the doubling alone is inlined if it has at most `[limits]
doubling` instructions. Elements lie between operations as they do between routines, within
prime.loose, so that an operation proven once is proven at every call.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from ecgen.errors import BoundError, ScheduleError
from ecgen.field.escalate import until_proven
from ecgen.field.proof import prove_lowering
from ecgen.isa.backends import back_end
from ecgen.isa.routine import EmittedRoutine
from ecgen.isa.target import Target
from ecgen.library.facts.groups import find_routine, is_tight, layout_of
from ecgen.library.facts.spec import RoutineSpec
from ecgen.library.routines.formula_proof import prove_formulas
from ecgen.library.routines.platform import Platform
from ecgen.library.routines.point_choices import chosen_program, default_choices, point_routine
from ecgen.library.routines.programs import FIELD
from ecgen.library.routines.signatures import field_routine
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.routine import Argument, Routine

INLINE = ("select", "inv", "conj")
# a fused operation is one more routine, so that only sums are fused
FUSIONS = ("paper", "rich", "none")
NAMES = {op: name for name, (op, _) in FIELD.items()}


@dataclass
class Operations:
    """Field operations as routines, each made when it is first asked for: `made` by name, `proven`
    those whose proof is done.
    """

    platform: Platform
    made: dict[str, EmittedRoutine] = field(default_factory=dict)
    proven: dict[str, RoutineSpec] = field(default_factory=dict)

    def instructions(self, ops: Iterable[Op]) -> int:
        """What the routines of these operations have together."""
        return sum(self._made(op).instructions for op in ops if op.name not in ("const", "copy"))

    def callee(self, op: Op) -> EmittedRoutine:
        """The operation's routine, proven for all elements of prime.loose. BoundError or
        CheckFailure if its proof does not close.
        """
        name = _name(op)
        if name not in self.proven:
            self.made[name] = until_proven(
                self._made(op),
                self.made[name].routine.program,
                self._prove,
                lambda care: self._make(op, care),
            )
            row = self.platform.table[op.name]
            self.proven[name] = field_routine(
                name, row.meanings, row.arity, self.platform.prime.n, op.const
            )
        return self.made[name]

    def _made(self, op: Op) -> EmittedRoutine:
        return (
            self.made.setdefault(name, self._make(op, {}))
            if (name := _name(op)) not in self.made
            else self.made[name]
        )

    def _make(self, op: Op, care: dict) -> EmittedRoutine:
        lowered = self.platform.lower(_operation(op), care)
        return self.platform.isa.emit(lowered, self.platform.backend)

    def _prove(self, emitted: EmittedRoutine) -> None:
        limbs, (low, high) = emitted.routine.limbs, self.platform.prime.loose
        prove_lowering(emitted.routine.program, limbs, self.platform.prime, self.platform.table)
        for e in limbs.outputs:
            if e.low < low or e.high > high:
                raise BoundError(
                    f"the result {e.name} of {emitted.name} may reach {e.high:#x}, above"
                    f" {high:#x}.",
                    value=e.name,
                )
        for e in limbs.inputs:
            if e.low > low or e.high < high:
                raise BoundError(
                    f"{emitted.name} is proven for {e.name} up to {e.high:#x} alone, below"
                    f" {high:#x}.",
                    value=e.name,
                )


def _name(op: Op) -> str:
    """fe_mul, fe_sub2, fe_mulc_121665, fe_mulc_m3."""
    constant = "" if op.const is None else f"_{op.const}".replace("-", "m")
    return NAMES.get(op.name, f"fe_{op.name}") + constant


def _operation(op: Op) -> Routine:
    """The operation as a program of one operation, under the names of field_routine."""
    args, outs = tuple("abcdefgh"[: len(op.args)]), tuple(f"r{k}" for k in range(len(op.outs)))
    results = ("r",) if len(outs) == 1 else tuple(f"r{k}" for k in range(len(outs)))
    values = outs if len(outs) == 1 else tuple(f"v{k}" for k in range(len(outs)))
    program = FieldProgram(
        _name(op), args, tuple(zip(results, values)), (Op(op.name, values, args, op.const),)
    )
    return Routine(
        _name(op),
        program,
        (*(Argument(r, "out", (r,)) for r in results), *(Argument(a, "in", (a,)) for a in args)),
    )


def loop_size(programs: Iterable[FieldProgram], operations: Operations) -> int | None:
    """Modelled instructions of what a multiplication's loop goes through if operations are inlined:
    the two longest of the routines of a coordinate system, of which one doubles and one adds. None
    if an operation of theirs cannot be called."""
    given = list(programs)
    if any(op.name in INLINE for program in given for op in program.ops):
        return None
    return sum(sorted(operations.instructions(program.ops) for program in given)[-2:])


def is_large(size: int | None, target: Target) -> bool:
    """Whether a loop of that size is longer than what the CPU file gives it, on an instruction set
    whose routines can call.
    """
    limit = target.data.get("limits", {}).get("inline")
    return (
        None not in (limit, size) and back_end(target.isa).emit_calls is not None and size > limit
    )


def is_short(size: int, target: Target) -> bool:
    """Whether a doubling of that size is inlined although the rest of its loop is not: it is made
    several times in a row, and what the loop calls has to stay in the caches beside it.
    """
    return size <= target.data.get("limits", {}).get("doubling", 0)


def stem_of(spec: RoutineSpec) -> str:
    """The coordinate system of a point routine, by its first argument."""
    return layout_of(spec.arguments[0].coordinates).stem


def loops(specs: Iterable[RoutineSpec], operations: Operations) -> dict[str, int]:
    """Stem -> modelled size of the coordinate system's loop, of the systems whose routines call
    their operations.
    """
    curve, target = operations.platform.curve, operations.platform.target
    found: dict[str, list[FieldProgram]] = {}
    for spec in specs if curve.degree == 1 else ():
        layout = spec.arguments[0].coordinates
        is_point = layout_of(layout).is_point and not is_tight(layout, curve)
        if is_point and find_routine(spec.name, curve).count == 1:
            found.setdefault(stem_of(spec), []).append(_plain(spec, operations.platform))
    sizes = ((stem, loop_size(programs, operations)) for stem, programs in found.items())
    return {stem: size for stem, size in sizes if size is not None and is_large(size, target)}


def inlined_doublings(
    specs: Iterable[RoutineSpec], operations: Operations, large: dict[str, int]
) -> frozenset[str]:
    """Of each system whose routines call their operations the shortest doubling, if that is short
    enough by itself.
    """
    platform = operations.platform
    found: dict[str, list[tuple[int, str]]] = {}
    for spec in specs if large else ():
        stem = stem_of(spec)
        if stem in large and find_routine(spec.name, platform.curve).is_doubling:
            size = operations.instructions(_plain(spec, platform).ops)
            found.setdefault(stem, []).append((size, spec.name))
    return frozenset(
        name for size, name in map(min, found.values()) if is_short(size, platform.target)
    )


def _plain(spec: RoutineSpec, platform: Platform) -> FieldProgram:
    """The routine's first formula without fusions, by which its length is told."""
    (choice, *_) = default_choices(spec.name, platform.curve, platform.prime, ("none",))
    return chosen_program(spec, choice, platform.curve)


def is_run_of_calls(spec: RoutineSpec, platform: Platform, large: dict[str, int]) -> bool:
    """Whether the routine is a run of doublings that call their operations: the C's loop of single
    ones does the same.
    """
    return stem_of(spec) in large and find_routine(spec.name, platform.curve).count > 1


def emit_called(spec: RoutineSpec, operations: Operations, size: int) -> EmittedRoutine:
    """The point routine as calls of field operations in the way of least modelled cost, the first
    on a tie. ScheduleError if there is none.
    """
    platform = operations.platform
    isa, curve = platform.isa, platform.curve
    variants = [
        (choice, point_routine(spec, chosen_program(spec, choice, curve), curve))
        for choice in default_choices(spec.name, curve, platform.prime, FUSIONS)
    ]
    for choice, routine in variants:
        prove_formulas(spec, routine, curve, choice.formulas, platform.table)
    made = []
    for choice, routine in variants:
        try:
            emitted = isa.emit_calls(routine, platform.prime, operations.callee, platform.backend)
        except ScheduleError:
            continue
        made.append((isa.model_cycles(emitted, platform.target), choice, emitted))
    if not made:
        raise ScheduleError("no variant of the routine can be made of calls.")
    _, choice, emitted = min(made, key=lambda row: row[0])
    unmoved = replace(choice, window=0, ahead=0)
    routine = replace(emitted.routine, formulas=choice.formulas, choice=unmoved)
    return replace(emitted, loop=size, routine=routine)
