"""Routine -> checked AArch64 code: lower, put chains in turn, select, validate the translation,
print.

As on x86-64, every routine that leaves here has passed `check_translation` (its instructions store
exactly the words its LimbProgram names), `validate_machine` and `scan_secrets`.
"""

from dataclasses import dataclass, field, replace

from ecgen.field.kinds import lowerings_of
from ecgen.field.operation import Lowerings
from ecgen.field.products import product, rows
from ecgen.field.reduction import linear
from ecgen.field.representation import Representation
from ecgen.isa.aarch64 import table
from ecgen.isa.aarch64.decode import decode as decode  # of the back end
from ecgen.isa.aarch64.selection.pairs import in_pairs
from ecgen.isa.aarch64.selection.select import select
from ecgen.isa.aarch64.text import body_lines, epilogue, instruction_text, prologue, stack_bytes
from ecgen.isa.aarch64.validate import validate_machine
from ecgen.isa.lowering import lowered_by
from ecgen.isa.routine import EmittedRoutine, LimbRoutine, TimedLine
from ecgen.limb.ir import LimbProgram
from ecgen.machine.ir import Instr, MachineProgram, Mem, Reg
from ecgen.machine.live import live_before
from ecgen.machine.order import settle_flags
from ecgen.machine.secrets import scan_secrets
from ecgen.machine.segments import TunedOrder, apply_orders, load_orders
from ecgen.machine.selection.arrange import arrange_operations
from ecgen.machine.selection.places import Habits
from ecgen.machine.selection.straight import Options
from ecgen.machine.selection.turns import in_halves, in_turn
from ecgen.machine.validation.lift import check_translation
from ecgen.machine.validation.loops import check_power, power_arguments

LEVELS = ("wide",)
ROWS = dict.fromkeys(LEVELS, rows.IN_TURN)
HELD = 9
MOVES = True
TUNED = LEVELS
FREE = {"mov"}
MULTIPLICATIONS = {"mul", "umulh", "madd"}
MODEL = "{multiply:g} for both halves of a word product + {integer:g} for another instruction"
WITH_CALLS, convention = table.TABLE, None  # no routine calls
estimate = None
emit_calls = None  # every operation is inlined
LONG = 400  # operations from which a routine is selected in one way


@dataclass(frozen=True)
class Backend:
    """`orders` are tuned orders of field operations; `habits` are tried one after another; None: a
    few for a field operation, one for a long routine. `window` and `ahead` are for back ends that
    move blocks; here they have no effect."""

    level: str
    orders: dict[str, TunedOrder] = field(default_factory=dict)
    habits: tuple[Habits, ...] | None = None
    abi: str = "aapcs64"
    window: int = 0
    ahead: int = 0
    isa: str = "aarch64"

    def all_habits(self, length: int) -> tuple[Habits, ...]:
        """The habits to try for a program of `length` operations, simplest first."""
        if self.habits is not None:
            return self.habits
        spares, weights = ((0, 1, 2), (1.0, 1.5, 3.0)) if length < LONG else ((0,), (1.5,))
        return tuple(
            Habits(0, spare=spare, clean_weight=weight) for spare in spares for weight in weights
        )


def lowerings(prime: Representation, level: str) -> Lowerings:
    """How products and linear forms of elements in this representation are lowered."""
    return lowerings_of(
        prime, ROWS[level], Lowerings(product.lower_products_in_turn, linear.lower_linear)
    )


lower_routine = lowered_by(lowerings)


def backend_of(target, abi: str = "aapcs64", red_zone: bool = False) -> Backend:
    """The back end for a CPU file."""
    return Backend(target.level, load_orders(*target.order_files))


def ordered_limbs(routine: LimbRoutine, backend: Backend) -> LimbProgram:
    """The routine's operations in the order in which they are emitted."""
    limbs = in_turn(in_halves(settle_flags(routine.limbs)))
    return apply_orders(arrange_operations(limbs, backend.orders), backend.orders)


def emit(routine: LimbRoutine, backend: Backend) -> EmittedRoutine:
    """Machine code for one routine, checked."""
    return checked(draft(routine, backend))


def draft(routine: LimbRoutine, backend: Backend) -> EmittedRoutine:
    """Machine code for one routine, not yet `checked`: of the fewest instructions among the back
    end's habits.
    """
    limbs = ordered_limbs(routine, backend)
    drafts = [
        _printed(routine, select(limbs, routine.arguments, Options(backend.abi, habits)))
        for habits in backend.all_habits(len(limbs.ops))
    ]
    return min(drafts, key=lambda made: made.instructions)


def checked(made: EmittedRoutine) -> EmittedRoutine:
    """The draft, if it passes every check; else the error of the first that it does not."""
    check_translation(made.routine.limbs, made.machine, made.routine.arguments, table.TABLE)
    return _scanned(made)


def _scanned(made: EmittedRoutine, public: tuple[str, ...] = ()) -> EmittedRoutine:
    scanned = scan_secrets(validate_machine(made.machine), table.TABLE, public)
    return replace(made, clean=scanned.public_slots == made.machine.slots)


def emit_power(routine: LimbRoutine, name: str, backend: Backend) -> EmittedRoutine:
    """`name(r, a, count)`: the one-argument routine applied `count` >= 1 times, the element in
    registers between rounds.

    Precondition: the element has at most HELD words.
    """
    limbs = ordered_limbs(routine, backend)
    (_, _, results), (_, _, words) = routine.arguments
    registers = tuple(f"x{i + 3}" for i in range(len(words)))
    entry, leave = tuple(zip(words, registers)), tuple(zip(results, registers))
    rounds = [
        select(limbs, (), Options(backend.abi, habits), entry, leave)
        for habits in backend.all_habits(len(limbs.ops))
    ]
    machine = min(rounds, key=lambda made: len(made.body))
    pointer, counter = (Mem("sp", 8 * (machine.slots + k), "slot") for k in (0, 1))
    out, source, count = table.ARGUMENTS[:3]
    spare = table.ARGUMENTS[0]
    head = [Instr("str", (Reg(out), pointer)), Instr("str", (Reg(count), counter))]
    head += [Instr("ldr", (Reg(r), Mem(source, 8 * i, "a"))) for i, r in enumerate(registers)]
    tail = [Instr("ldr", (Reg(spare), pointer))]
    tail += [Instr("str", (Reg(r), Mem(spare, 8 * i, "r"))) for i, r in enumerate(registers)]
    latch = (
        Instr("ldr", (Reg(spare), counter)),
        Instr("count", (Reg(spare),)),
        Instr("str", (Reg(spare), counter)),
    )
    looped = replace(
        machine,
        name=name,
        arguments=(("r", "out", out), ("a", "in", source), ("count", "word", count)),
        saved=tuple(r for r in table.CALLEE_SAVED if r in (*machine.saved, *registers)),
        slots=machine.slots + 2,
        head=in_pairs(tuple(head)),
        tail=in_pairs(tuple(tail)),
        counter=counter,
        latch=latch,
    )
    check_power(
        routine.limbs,
        looped,
        power_arguments(routine),
        tuple(map(Reg, registers)),
        (pointer,),
        table.TABLE,
    )
    return _scanned(_printed(replace(routine, name=name), looped), ("count",))


def _printed(routine: LimbRoutine, machine: MachineProgram) -> EmittedRoutine:
    lines = tuple(body_lines(machine))
    count = sum(not line.startswith("//") and not line.endswith(":") for line in lines)
    return EmittedRoutine(routine.name, lines, machine, routine, stack_bytes(machine), count)


def model_cycles(routine: EmittedRoutine, target) -> float:
    """Modelled core cycles in a steady state: halves of products and other instructions, those of
    the frame too, at the target's rates.
    """
    products = sum(i.mnemonic in MULTIPLICATIONS for i in routine.machine.body)
    body = len(routine.machine.body)
    frame = len(prologue(routine.machine)) + len(epilogue(routine.machine))
    half, other = _rates(target)
    called = sum(model_cycles(callee, target) for callee in routine.callees)
    return round(products * half + (body - products + frame) * other + called, 2)


def _rates(target) -> tuple[float, float]:
    """Cycles of half a product and of another instruction."""
    return target.model["multiply"] / 2, target.model["integer"]


def least_cycles(limbs: LimbProgram, target) -> float:
    """A lower bound of `model_cycles` of whatever code selection makes of a limb program: of two
    operations, one may be a shift or a mask that the other takes in.
    """
    half, other = _rates(target)
    halves = sum(sum(map(bool, op.outs)) for op in limbs.ops if op.name in ("mulwide", "mullo"))
    merged = ("mulwide", "mullo", "zero", "const", "shl", "shr", "mask", "flag")
    others = sum(op.name not in merged for op in limbs.ops)
    sums = sum(op.name == "mullo" for op in limbs.ops)  # each may be part of a multiply-and-add
    return round(halves * half + max(others - sums, 0) * min(other, half), 2)


def footprint(routine: EmittedRoutine) -> tuple[int, tuple[()]]:
    """(bytes of code, the landing pad of the shell among them, ()): `model_cycles` is the only
    figure of the model.
    """
    return 4 * (routine.instructions + 1), ()


REGISTERS = table.CORE


def timeline(routine: EmittedRoutine, target) -> tuple[TimedLine, ...]:
    """The instructions between prologue and epilogue; `cycle` adds up the model's rates, which know
    no order: a share, not a time.
    """
    half, other = _rates(target)
    machine, spent, found = routine.machine, 0.0, []
    body = (*machine.head, *machine.body, *machine.tail)
    for instr, live in zip(body, live_before(body, table.TABLE)):
        cost = half if instr.mnemonic in MULTIPLICATIONS else other
        found.append(TimedLine(instruction_text(instr), round(spent, 2), cost, instr, live))
        spent += cost
    return tuple(found)
