"""An extension field on a CPU: which programs its operations run, and within which interval elements lie, chosen by modelled cost.

An operation has several programs (formulas/towers), each with its sums of products merged or not (program/passes/merge.py); elements of
F_p in memory may be any that their words hold, or at most `tight`, or at most p: then sums need fewer carries, and results one step more.
All combinations that are proven are emitted and modelled; the interval for which the operations together cost least is taken, and for
each operation its cheapest program in it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ecgen.errors import BoundError, CheckFailure, ScheduleError, TargetError
from ecgen.field.proof import prove_lowering
from ecgen.field.representation import Representation
from ecgen.formula.tower import load_tower, tower_program, ways
from ecgen.isa.backends import back_end
from ecgen.isa.routine import EmittedRoutine
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS
from ecgen.program.passes.bind import bind
from ecgen.program.passes.merge import merge_products
from ecgen.program.passes.values import free_result_names
from ecgen.program.routine import Argument, Routine

PLAIN, MERGED = "", " merged"


@dataclass(frozen=True)
class Operation:
    """One operation as chosen: the program `way`, its routine, and what it costs by the model of the back end."""

    name: str
    way: str
    cycles: float
    emitted: EmittedRoutine


@dataclass(frozen=True)
class Chosen:
    """`high`: elements of F_p in memory are at most that, as inputs and as results. `considered`: (operation, way, high) -> modelled
    cycles, or why it is not proven."""

    high: int
    operations: tuple[Operation, ...]
    considered: "dict[tuple[str, str, int], float | str]"

    def __getitem__(self, name: str) -> Operation:
        return next(op for op in self.operations if op.name == name)


def programs(extension: str, operation: str, constants: "dict[str, int] | None" = None, p: int = 0) -> dict[str, FieldProgram]:
    """Way -> program over F_p, parameters of the extension bound to `constants` modulo p."""
    if operation in ("add", "sub"):
        ops = tuple(Op(operation, (f"c{i}",), (f"a{i}", f"b{i}")) for i in (0, 1))
        return {"by components": FieldProgram(operation, ("a0", "a1", "b0", "b1"), (("c0", "c0"), ("c1", "c1")), ops)}
    found = {}
    for way in ways(extension, operation):
        program = tower_program(load_tower(f"{extension}/{operation}/{way}"))
        program = free_result_names(bind(program, constants or {}, p) if program.params else program)
        merged = merge_products(program)
        found |= {way + PLAIN: program} | ({way + MERGED: merged} if merged != program else {})
    return found


def routine_of(name: str, program: FieldProgram) -> Routine:
    """`name`(r, a) or `name`(r, a, b) over elements as pairs."""
    letters = dict.fromkeys(x[0] for x in program.inputs)
    operands = tuple(Argument(x, "in", (f"{x}0", f"{x}1")) for x in letters)
    return Routine(name, program, (Argument("r", "out", tuple(public for public, _ in program.outputs)), *operands))


def choose_extension(extension: str, field: Representation, backend, target, names: Sequence[str] = ("mul", "sqr", "add", "sub"),
                     constants: "dict[str, int] | None" = None) -> Chosen:  # fmt: skip
    """The operations `names` of the extension over `field` on a CPU; TargetError if some operation is not proven in any interval."""
    considered: "dict[tuple[str, str, int], float | str]" = {}
    best: "tuple[float, int, tuple[Operation, ...]] | None" = None
    for high in sorted({field.p, field.tight, field.loose[1]}):
        found = []
        for name in names:
            tried = []
            for way, program in programs(extension, name, constants, field.p).items():
                try:
                    emitted = emit_proven(routine_of(f"fe2_{name}", program), field, backend, high)
                except (BoundError, CheckFailure, ScheduleError) as error:
                    considered[name, way, high] = error.what
                    continue
                cycles = back_end(backend.isa).model_cycles(emitted, target)
                considered[name, way, high] = cycles
                tried.append(Operation(name, way, cycles, emitted))
            found += [min(tried, key=lambda op: op.cycles)] if tried else []
        total = sum(op.cycles for op in found)
        if len(found) == len(names) and (best is None or total < best[0]):
            best = total, high, tuple(found)
    if best is None:
        reasons = sorted({what for what in considered.values() if isinstance(what, str)})
        raise TargetError(f"No interval of elements closes all operations of {extension} modulo {field.p}: {reasons[0] if reasons else 'nothing was tried'}")
    return Chosen(best[1], best[2], considered)


def emit_proven(routine: Routine, field: Representation, backend, high: int) -> EmittedRoutine:
    """Checked machine code whose field operations are proven, for elements at most `high`, results among them."""
    isa = back_end(backend.isa)
    bounds = {name: (0, high) for name in routine.program.inputs}
    lowered = isa.lower_routine(routine, field, OPS, backend.level, bounds, limit=high if high < field.loose[1] else None)
    prove_lowering(routine.program, lowered.limbs, field, OPS)
    return isa.emit(lowered, backend)
