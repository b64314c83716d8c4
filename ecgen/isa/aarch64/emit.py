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
from ecgen.isa.aarch64 import ports, table
from ecgen.isa.aarch64.decode import decode as decode  # of the back end
from ecgen.isa.aarch64.selection.merge import has_two_sums, two_sums
from ecgen.isa.aarch64.selection.pairs import in_pairs
from ecgen.isa.aarch64.selection.select import select
from ecgen.isa.aarch64.text import body_lines, instruction_text, stack_bytes
from ecgen.isa.aarch64.validate import validate_machine
from ecgen.isa.lowering import lowered_by
from ecgen.isa.routine import EmittedRoutine, LimbRoutine, TimedLine
from ecgen.limb.ir import LimbProgram
from ecgen.machine.ir import Instr, MachineProgram, Mem, Reg
from ecgen.machine.live import live_before
from ecgen.machine.order import settle_flags
from ecgen.machine.secrets import scan_secrets
from ecgen.machine.segments import TunedOrder, apply_orders, load_orders
from ecgen.machine.selection.ahead import early, passed
from ecgen.machine.selection.arrange import arrange_operations, program_key
from ecgen.machine.selection.clocked import Pace, by_clock
from ecgen.machine.selection.halves import by_halves
from ecgen.machine.selection.places import Habits
from ecgen.machine.selection.straight import Options
from ecgen.machine.selection.turns import in_halves, in_turn
from ecgen.machine.validation.lift import check_translation
from ecgen.machine.validation.loops import check_power, power_arguments

ROWS = {"halves": rows.HALVES, "sparing": rows.SPARING, "wide": rows.IN_TURN}
LEVELS = tuple(ROWS)
HALVES = "halves"  # the level all of whose products are of half words
HELD = 9
MOVES = True
TUNED = LEVELS
FREE = {"mov"}
MULTIPLICATIONS = {"mul", "umulh", "madd", "umaddl"}
MODEL = "pipes, latencies and window of the CPU file, calls independent of each other"
TAKEN_IN = ("shl", "shr", "mask", "bit")
CARRYING = ("add", "adc", "sub", "sbb")
WITH_CALLS, convention = table.TABLE, None  # no routine calls
estimate = None
emit_calls = None  # every operation is inlined
LONG = 400  # operations from which a routine is selected in one way
LONGEST = 2400  # and beyond which its chains are put in order in one way
PACES = (Pace(1, 0), Pace(2, 12), Pace(2, 20), Pace(3, 12), Pace(2, 40))
AHEAD = (8, 16, 32)  # operations among which one is chosen on a core that starts them in order
# the weight of what a call takes alone beside what it takes among others: calls of a multiplication
# wait for each other in part
ALONE = 0.25


@dataclass(frozen=True)
class Backend:
    """`orders` are tuned orders of field operations, `core` is what orders are chosen for.
    `window` and `ahead` are for back ends that move blocks; here they have no effect. `habits` are
    tried one after another; None: a few for a field operation, one for a long routine."""

    level: str
    orders: dict[str, TunedOrder] = field(default_factory=dict)
    habits: tuple[Habits, ...] | None = None
    abi: str = "aapcs64"
    window: int = 0
    ahead: int = 0
    isa: str = "aarch64"
    core: ports.Core = field(default_factory=ports.Core)

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
    products = product.lower_products_in_turn
    if level == HALVES:
        products = product.lower_products_of_halves
    return lowerings_of(prime, ROWS[level], Lowerings(products, linear.lower_linear))


lower_routine = lowered_by(lowerings)


def backend_of(target, abi: str = "aapcs64", red_zone: bool = False) -> Backend:
    """The back end for a CPU file."""
    return Backend(target.level, load_orders(*target.order_files), core=ports.core_of(target))


def in_parts(limbs: LimbProgram, level: str) -> LimbProgram:
    """The program with an operation for each instruction of a product."""
    return in_halves(by_halves(limbs, has_two_sums) if level == HALVES else limbs)


def ordered_limbs(routine: LimbRoutine, backend: Backend) -> LimbProgram:
    """The routine's operations in the tuned order, if there is one, else as they were lowered."""
    limbs = in_turn(in_parts(settle_flags(routine.limbs), backend.level))
    if program_key(limbs) in backend.orders:
        limbs = arrange_operations(limbs, backend.orders)
    return apply_orders(limbs, backend.orders)


def emit(routine: LimbRoutine, backend: Backend) -> EmittedRoutine:
    """Machine code for one routine, checked."""
    return checked(draft(routine, backend))


def draft(routine: LimbRoutine, backend: Backend) -> EmittedRoutine:
    """Machine code for one routine, not yet `checked`: of the least modelled cycles among the
    orders of its carry chains, of each the code of fewest instructions among the back end's habits.
    """
    machines = []
    for limbs in all_orders(routine, backend):
        tried = [
            select(limbs, routine.arguments, Options(backend.abi, habits))
            for habits in backend.all_habits(len(limbs.ops))
        ]
        machines.append(min(tried, key=lambda made: len(ports.whole(made))))
    if backend.core.is_in_order:
        machines = [_with_less_waiting(machine, backend.core) for machine in machines]
    return _printed(routine, min(machines, key=lambda made: _rank(made, backend.core)))


def _with_less_waiting(machine: MachineProgram, core: ports.Core) -> MachineProgram:
    return replace(machine, body=passed(machine.body, table.TABLE, core.row))


def all_orders(routine: LimbRoutine, backend: Backend) -> list[LimbProgram]:
    """The orders of the routine's operations to choose from: the tuned or the given one, and those
    of list schedulings, of which a field operation and a very long routine have one.
    """
    plain = ordered_limbs(routine, backend)
    limbs = in_parts(settle_flags(routine.limbs), backend.level)
    paces = PACES if LONG <= len(limbs.ops) <= LONGEST else PACES[:1]
    row = backend.core.limb_row
    clocked = [by_clock(limbs, row, pace) for pace in paces]
    found = list(dict.fromkeys((plain, *clocked)))
    if backend.core.is_in_order:
        found = [early(order, row, ahead) for order in found for ahead in AHEAD]
    return found


def _rank(machine: MachineProgram, core: ports.Core) -> tuple[float, int]:
    code = ports.whole(machine)
    steady, alone = ports.cycles(code, core)
    return steady + ALONE * alone, len(code)


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
    limbs, core = ordered_limbs(routine, backend), backend.core
    if core.is_in_order:
        limbs = early(limbs, core.limb_row, AHEAD[0])
    (_, _, results), (_, _, words) = routine.arguments
    registers = tuple(f"x{i + 3}" for i in range(len(words)))
    entry, leave = tuple(zip(words, registers)), tuple(zip(results, registers))
    rounds = [
        select(limbs, (), Options(backend.abi, habits), entry, leave)
        for habits in backend.all_habits(len(limbs.ops))
    ]
    machine = min(rounds, key=lambda made: len(made.body))
    if core.is_in_order:
        machine = _with_less_waiting(machine, core)
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
    """Modelled core cycles in a steady state of calls that do not wait for each other, those of
    callees added up.
    """
    code, core = ports.whole(routine.machine), ports.core_of(target)
    # of few calls the last may end a cycle early
    own = max(ports.cycles(code, core)[0], ports.bound([core.row(instr) for instr in code], core))
    return round(own + sum(model_cycles(callee, target) for callee in routine.callees), 2)


def least_cycles(limbs: LimbProgram, target) -> float:
    """A lower bound of `model_cycles` of whatever code selection makes of a limb program: without
    what another operation may take in, as shifts, masks, sums of products, and without products
    that are made of sums.
    """
    core, ops = ports.core_of(target), in_parts(limbs, target.level).ops
    number = {op.outs[0]: op.constant(0) for op in ops if op.name == "const"}
    flags = {arg for op in ops if op.name != "zero" for arg in op.args if isinstance(arg, str)}
    products = sum(op.name == "mullo" for op in ops)  # each may be part of a multiply-and-add
    rows = []
    for op in ops:
        factors = [number.get(arg, 0) if isinstance(arg, str) else arg for arg in op.args]
        if op.name in TAKEN_IN or (op.name == "mullo" and any(map(two_sums, factors))):
            continue
        sets = op.name in CARRYING and op.outs[1] in flags
        if op.name in CARRYING and not sets:
            op = replace(op, outs=(op.outs[0], ""))
            products -= 1
            if products >= 0:
                continue
        if row := core.limb_row(op):
            rows.append(row)
    return ports.bound(rows, core)


def footprint(routine: EmittedRoutine) -> tuple[int, tuple[()]]:
    """(bytes of code, the landing pad of the shell among them, ()): `model_cycles` is the only
    figure of the model.
    """
    return 4 * (routine.instructions + 1), ()


REGISTERS = table.CORE


def timeline(routine: EmittedRoutine, target) -> tuple[TimedLine, ...]:
    """The instructions between prologue and epilogue; `cycle` adds up the rates of [model], which
    know no order: a share, not a time.
    """
    word, other = target.model["multiply"], target.model["integer"]
    machine, spent, found = routine.machine, 0.0, []
    body = (*machine.head, *machine.body, *machine.tail)
    for instr, live in zip(body, live_before(body, table.TABLE)):
        parts = 4 if instr.mnemonic == "umaddl" else 2  # that a word product is made of
        cost = word / parts if instr.mnemonic in MULTIPLICATIONS else other
        found.append(TimedLine(instruction_text(instr), round(spent, 2), cost, instr, live))
        spent += cost
    return tuple(found)
