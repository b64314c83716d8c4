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
from ecgen.field.representation import Representation
from ecgen.isa.backends import back_end
from ecgen.isa.routine import EmittedRoutine
from ecgen.isa.target import Target
from ecgen.library.facts.choices import Choice
from ecgen.library.facts.spec import RoutineSpec
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

    prime: Representation
    target: Target
    backend: object
    table: dict
    made: "dict[str, EmittedRoutine]" = field(default_factory=dict)
    proven: "dict[str, RoutineSpec]" = field(default_factory=dict)

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
            row = self.table[op.name]
            self.proven[name] = field_routine(name, row.meanings, row.arity, self.prime.n, op.const)
        return self.made[name]

    def _made(self, op: Op) -> EmittedRoutine:
        return (
            self.made.setdefault(name, self._make(op, {}))
            if (name := _name(op)) not in self.made
            else self.made[name]
        )

    def _make(self, op: Op, care: dict) -> EmittedRoutine:
        isa = back_end(self.target.isa)
        lowered = isa.lower_routine(
            _operation(op, self.table), self.prime, self.table, self.target.level, care=care
        )
        return isa.emit(lowered, self.backend)

    def _prove(self, emitted: EmittedRoutine) -> None:
        limbs, (low, high) = emitted.routine.limbs, self.prime.loose
        prove_lowering(emitted.routine.program, limbs, self.prime, self.table)
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


def _operation(op: Op, table) -> Routine:
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


def loop_size(programs: "Iterable[FieldProgram]", operations: Operations) -> "int | None":
    """Modelled instructions of what a multiplication's loop goes through if operations are inlined:
    the two longest of the routines of a coordinate system, of which one doubles and one adds. None
    if an operation of theirs cannot be called."""
    sizes = [
        (
            None
            if any(op.name in INLINE for op in program.ops)
            else operations.instructions(program.ops)
        )
        for program in programs
    ]
    return None if None in sizes else sum(sorted(sizes)[-2:])


def is_large(size: "int | None", target: Target) -> bool:
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


def emit_called(
    variants: "Iterable[tuple[Choice, Routine]]", operations: Operations, size: int
) -> EmittedRoutine:
    """The variant of least modelled cost, the first on a tie, as calls. ScheduleError if none can
    be called.
    """
    isa, best = back_end(operations.target.isa), None
    for choice, routine in variants:
        try:
            emitted = isa.emit_calls(
                routine, operations.prime, operations.callee, operations.backend
            )
        except ScheduleError:
            continue
        cost = isa.model_cycles(emitted, operations.target)
        if best is None or cost < best[0]:
            best = (
                cost,
                replace(
                    emitted,
                    loop=size,
                    routine=replace(
                        emitted.routine,
                        formulas=choice.formulas,
                        choice=replace(choice, window=0, ahead=0),
                    ),
                ),
            )
    if best is None:
        raise ScheduleError("no variant of the routine can be made of calls.")
    return best[1]
