"""Routine -> checked Cortex-M4 code: lower, order, select, validate the translation, print.

As on x86-64, every routine that leaves here has passed `check_translation` (its instructions store
exactly the words its LimbProgram names), `validate_machine` and `scan_secrets`.
"""

from dataclasses import dataclass, field, replace

from ecgen.field.kinds import lowerings_of
from ecgen.field.operation import Lowerings
from ecgen.field.products.maal import lower_linear, lower_products, price
from ecgen.field.products.rows import MULTIPLY_ADD
from ecgen.field.representation import Representation
from ecgen.isa.armv7em import table
from ecgen.isa.armv7em.cycles import F3, LOAD, PROFILES, straight_line_cycles
from ecgen.isa.armv7em.decode import decode as decode  # of the back end
from ecgen.isa.armv7em.selection.select import select
from ecgen.isa.armv7em.selection.settle import settle_order
from ecgen.isa.armv7em.text import (
    body_lines,
    epilogue,
    instruction_text,
    loop_end,
    prologue,
    saved_fpu,
    timings,
    widths,
)
from ecgen.isa.armv7em.validate import validate_machine
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
from ecgen.machine.validation.lift import check_translation
from ecgen.machine.validation.loops import check_power, power_arguments

BITS = 32
LEVELS = {"m4f": 16, "m4": 0}
ROWS = dict.fromkeys(LEVELS, MULTIPLY_ADD)
HELD = 8
MOVES = False
FREE: set = set()
MULTIPLICATIONS = {"umull", "umaal", "mul", "mla"}
TUNED = tuple(LEVELS)
MODEL = "profile F3 of the cycle model, frame and return included"
LONG = 200
NEAR = 200
EARLY = 20
SPARE = "r12"
WITH_CALLS, convention = table.TABLE, None  # no routine calls


@dataclass(frozen=True)
class Backend:
    """`level` m4f may keep words in FPU registers, m4 may not; `orders` are tuned orders of field
    operations.

    `window` and `ahead` are for back ends that move blocks; here they have no effect. `habits` are
    tried one after another; None: a few for a field operation, one for a long routine.
    """

    level: str
    orders: dict[str, TunedOrder] = field(default_factory=dict)
    habits: tuple[Habits, ...] | None = None
    abi: str = "aapcs"
    window: int = 0
    ahead: int = 0
    isa: str = "armv7em"

    def all_habits(self, length: int) -> tuple[Habits, ...]:
        """The habits to try for a program of `length` operations, simplest first."""
        if self.habits is not None:
            return self.habits
        fpu = LEVELS[self.level]
        if length > LONG:
            return (
                Habits(
                    fpu=fpu, ahead=24, group=4, spare=0, clean_weight=1.0, near=NEAR, early=EARLY
                ),
            )
        return tuple(
            Habits(fpu, 24, group, spare, weight, early=early)
            for group in (4, 1)
            for spare in (0, 1)
            for weight in (1.0, 2.0)
            for early in (EARLY, 1 << 30)
        )


def lowerings(prime: Representation, level: str) -> Lowerings:
    """How products and linear forms of elements in this representation are lowered."""
    return lowerings_of(prime, ROWS[level], Lowerings(lower_products, lower_linear))


lower_routine = lowered_by(lowerings)


def backend_of(target, abi: str = "aapcs", red_zone: bool = False) -> Backend:
    """The back end for a CPU file."""
    return Backend(target.level, load_orders(*target.order_files))


def machine_cycles(machine: MachineProgram, profile=F3) -> tuple[int, int]:
    """(cycles, fetch stalls among them) of one call, without the branch that calls, with the
    return.
    """
    cycles, stalls, _ = straight_line_cycles(timings(machine), profile)
    return cycles, stalls


emit_calls = None  # every operation is inlined


def estimate(routine: LimbRoutine) -> int:
    """Instructions of a routine without loads, stores and moves: enough to tell formulas and
    fusions apart quickly.
    """
    return price(routine.limbs.ops)[0]


def model_cycles(routine: EmittedRoutine, target=None) -> float:
    """Modelled cycles of one call in profile F3."""
    return float(machine_cycles(routine.machine)[0])


def ordered_limbs(routine: LimbRoutine, backend: Backend) -> LimbProgram:
    """The routine's operations in the order in which they are emitted."""
    return apply_orders(
        arrange_operations(settle_flags(routine.limbs), backend.orders), backend.orders
    )


def emit(routine: LimbRoutine, backend: Backend) -> EmittedRoutine:
    """Machine code for one routine, checked."""
    return checked(draft(routine, backend))


def draft(routine: LimbRoutine, backend: Backend) -> EmittedRoutine:
    """Machine code for one routine, not yet `checked`: the cheapest by the cycle model among the
    back end's habits.
    """
    limbs = ordered_limbs(routine, backend)
    machines = [
        settle_order(select(limbs, routine.arguments, Options(backend.abi, habits)))
        for habits in backend.all_habits(len(limbs.ops))
    ]
    machine = min(machines, key=machine_cycles)
    return _printed(routine, machine)


def checked(made: EmittedRoutine) -> EmittedRoutine:
    """The draft, if it passes every check; else the error of the first that it does not."""
    check_translation(made.routine.limbs, made.machine, made.routine.arguments, table.TABLE)
    scan_secrets(validate_machine(made.machine), table.TABLE)
    return made


def emit_power(routine: LimbRoutine, name: str, backend: Backend) -> EmittedRoutine:
    """`name(r, a, count)`: the one-argument routine applied `count` >= 1 times, the element in r0
    ... between rounds.

    Precondition: the element has at most HELD words.
    """
    limbs = apply_orders(settle_flags(routine.limbs), backend.orders)
    (_, _, results), (_, _, words) = routine.arguments
    registers = tuple(f"r{i}" for i in range(len(words)))
    entry, leave = tuple(zip(words, registers)), tuple(zip(results, registers))
    rounds = [
        settle_order(select(limbs, (), Options(backend.abi, habits), entry, leave))
        for habits in backend.all_habits(1)
    ]
    machine = min(rounds, key=lambda m: machine_cycles(m)[0])
    out, source, count = table.ARGUMENTS[:3]
    pointer, counter = (Mem("sp", 4 * (machine.slots + k), "slot") for k in (0, 1))
    head = [
        Instr("str", (Reg(out), pointer)),
        Instr("str", (Reg(count), counter)),
        Instr("mov", (Reg(SPARE), Reg(source))),
    ]
    head += [Instr("ldr", (Reg(r), Mem(SPARE, 4 * i, "a"))) for i, r in enumerate(registers)]
    tail = [
        Instr("ldr", (Reg(SPARE), pointer)),
        *(Instr("str", (Reg(r), Mem(SPARE, 4 * i, "r"))) for i, r in enumerate(registers)),
    ]
    arguments = (("r", "out", out), ("a", "in", source), ("count", "word", count))
    saved = tuple(r for r in table.CALLEE_SAVED if r in machine.saved or r in registers)
    latch = (
        Instr("ldr", (Reg(SPARE), counter)),
        Instr("count", (Reg(SPARE),)),
        Instr("str", (Reg(SPARE), counter)),
    )
    looped = replace(
        machine,
        name=name,
        arguments=arguments,
        saved=saved,
        slots=machine.slots + 2,
        head=tuple(head),
        tail=tuple(tail),
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
    return finish(replace(routine, name=name), looped, ("count",))


def finish(
    routine: LimbRoutine, machine: MachineProgram, public: tuple[str, ...] = ()
) -> EmittedRoutine:
    """The checks that every routine passes, then its text."""
    scan_secrets(validate_machine(machine), table.TABLE, public)
    return _printed(routine, machine)


def _printed(routine: LimbRoutine, machine: MachineProgram) -> EmittedRoutine:
    lines = tuple(body_lines(machine))
    stack = 4 * (len(machine.saved) + len(saved_fpu(machine)) + machine.slots)
    count = sum(not line.startswith(("//", ".")) and not line.endswith(":") for line in lines)
    return EmittedRoutine(
        routine.name, lines, machine, routine, stack, count, clean=not machine.slots
    )


def footprint(routine: EmittedRoutine) -> tuple[int, tuple[tuple[str, int, int], ...]]:
    """(bytes of code, frame included, (profile, cycles, fetch stalls among them) by each profile of
    the cycle model).
    """
    times = timings(routine.machine)
    return sum(t.size for t in times), tuple(
        (p.name, *straight_line_cycles(times, p)[:2]) for p in PROFILES
    )


REGISTERS = (*(f"r{i}" for i in range(13)), "lr")


def timeline(routine: EmittedRoutine, target=None) -> tuple[TimedLine, ...]:
    """Every instruction, frame and return included, with the cycle of profile F3 in which it
    issues.
    """
    machine, times = routine.machine, timings(routine.machine)
    total, _, issues = straight_line_cycles(times, F3)
    texts = [(text, None) for text, _ in prologue(machine)] + [
        (instruction_text(i), i) for i in machine.head
    ]
    first = len(texts)
    texts += [(instruction_text(i, size), i) for i, size in zip(machine.body, widths(machine.body))]
    texts += [(text, None) for text, _ in loop_end(machine)] if machine.counter else []
    texts += [(instruction_text(i), i) for i in machine.tail] + [
        (text, None) for text, _ in epilogue(machine)
    ]
    live = live_before(machine.body, table.TABLE, frozenset({"lr"} - set(machine.saved)))
    behind = (*issues[1:], total)
    return tuple(
        TimedLine(
            text,
            issues[k],
            behind[k] - issues[k],
            instr,
            live[k - first] if 0 <= k - first < len(live) else frozenset(),
            k > 0 and times[k].kind is LOAD and times[k - 1].kind is LOAD,
        )
        for k, (text, instr) in enumerate(texts)
    )
