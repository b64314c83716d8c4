"""Routine -> checked machine code: lower, order, select, validate the translation, print.

Every routine that leaves here has passed `check_translation`: its instructions store exactly the
words its LimbProgram names, for all inputs. It has also passed `validate_machine` (operands, frame,
preserved registers) and `scan_secrets` (no address, branch or unsafe instruction depends on a
secret).
"""

from dataclasses import dataclass, field, replace

from ecgen.errors import ScheduleError, TargetError
from ecgen.field.kinds import lowerings_of
from ecgen.field.operation import Lowerings
from ecgen.field.products import comba, product, rows
from ecgen.field.reduction import linear
from ecgen.field.representation import Representation
from ecgen.isa.lowering import lowered_by
from ecgen.isa.routine import EmittedRoutine, LimbRoutine, TimedLine
from ecgen.isa.x86_64 import calls, table
from ecgen.isa.x86_64.decode import decode as decode  # of the back end
from ecgen.isa.x86_64.length import code_bytes
from ecgen.isa.x86_64.selection.select import select
from ecgen.isa.x86_64.selection.uses import Options, masked_term
from ecgen.isa.x86_64.text import body_lines, instruction_text
from ecgen.isa.x86_64.validate import validate_machine
from ecgen.limb.ir import LimbProgram, is_split
from ecgen.machine.blocks import interleave, reorder_blocks
from ecgen.machine.ir import Instr, MachineProgram, Mem, Reg
from ecgen.machine.live import live_before
from ecgen.machine.order import settle_flags
from ecgen.machine.secrets import scan_secrets
from ecgen.machine.segments import TunedOrder, apply_orders, load_orders, segment_key
from ecgen.machine.validation.copies import without_copies
from ecgen.machine.validation.lift import check_translation
from ecgen.machine.validation.loops import check_power, power_arguments
from ecgen.program.routine import Routine

PRODUCTS = {"adx": product.lower_products, "generic": comba.lower_products}
LEVELS = tuple(PRODUCTS)
ROWS = {"adx": rows.TWO_CHAINS, "generic": rows.ONE_CHAIN}
SMALL = 250
HELD = 5
MOVES = True
WITH_CALLS, convention = table.WITH_CALLS, calls.convention
estimate = None


def lowerings(prime: Representation, level: str) -> Lowerings:
    """How products and linear forms of elements in this representation are lowered."""
    return lowerings_of(prime, ROWS[level], Lowerings(PRODUCTS[level], linear.lower_linear))


lower_routine = lowered_by(lowerings)


@dataclass(frozen=True)
class Backend:
    """How to emit: the target's instruction level, tuned orders and habits, the calling convention.

    `window` and `ahead` say how blocks are interleaved (machine/blocks.py), 0 not at all.
    """

    level: str
    abi: str = "sysv"
    red_zone: bool = True
    double_shift: bool = True
    orders: dict[str, TunedOrder] = field(default_factory=dict)
    window: int = 0
    ahead: int = 0
    isa: str = "x86_64"

    def options(self, saved: int) -> Options:
        return Options(self.level, self.abi, saved, self.red_zone, self.double_shift)


def backend_of(target, abi: str = "sysv", red_zone: bool = True) -> Backend:
    """The back end for a CPU file: double shifts are avoided where they take two cycles or more."""
    if target.isa != "x86_64":
        raise TargetError(
            f"{target.name} is an {target.isa} CPU: no x86-64 code runs there.", where=target.path
        )
    slow = target.data.get("instructions", {}).get("shrd", {}).get("throughput", 1.0) >= 2
    orders = load_orders(*target.order_files)
    return Backend(target.level, abi, red_zone, not slow, orders)


def emit(routine: LimbRoutine, backend: Backend) -> EmittedRoutine:
    """Machine code for one routine, checked."""
    return checked(draft(routine, backend))


def draft(routine: LimbRoutine, backend: Backend) -> EmittedRoutine:
    """Machine code for one routine, to be weighed, not yet `checked`: as few callee-saved registers
    as do without spills, else all of them.
    """
    limbs = ordered_limbs(routine, backend)
    orders = backend.orders if backend.level == "adx" else {}
    choices = [backend.options(saved) for saved in _saved_choices(routine.limbs, orders)]
    for options in (*(replace(each, spills=False) for each in choices[:-1]), *reversed(choices)):
        try:
            machine = select(limbs, routine.arguments, options)
        except ScheduleError as error:
            failure = error
            continue
        return _printed(routine, _erased(machine) if routine.erase else machine)
    raise failure


def checked(made: EmittedRoutine) -> EmittedRoutine:
    """The draft, if it passes every check; else the error of the first that it does not."""
    check_translation(made.routine.limbs, made.machine, made.routine.arguments, table.TABLE)
    return _scanned(made)


def emit_power(routine: LimbRoutine, name: str, backend: Backend) -> EmittedRoutine:
    """`name(r, a, count)`: the one-argument routine applied `count` >= 1 times.

    Between rounds the element stays in registers if it has at most HELD words, else in the memory
    at r.
    """
    limbs = settle_flags(routine.limbs)
    tuned = backend.orders.get("loop " + segment_key(limbs.ops))
    orders = {segment_key(limbs.ops): tuned} if tuned else backend.orders
    limbs = apply_orders(limbs, orders if backend.level == "adx" else {})
    (_, _, results), (_, _, words) = routine.arguments
    pool = [r for r in (*table.CALLER_SAVED, *table.CALLEE_SAVED) if r not in ("rdx", "rax")]
    if len(words) > HELD:
        return _emit_power_in_memory(replace(routine, name=name), limbs, results, words, backend)
    registers = tuple(pool[: len(words)])
    entry, leave = tuple(zip(words, registers)), tuple(zip(results, registers))
    machine = select(limbs, (), backend.options(6), entry, leave)
    pointer, counter = machine.slots, machine.slots + 1
    out_register, in_register, count_register = table.ARGUMENTS[backend.abi][:3]
    head = [
        Instr("mov", (_slot(counter), Reg(count_register))),
        Instr("mov", (_slot(pointer), Reg(out_register))),
    ]
    # the pointer's own register last
    loads = sorted(enumerate(registers), key=lambda load: load[1] == in_register)
    head += [Instr("mov", (Reg(r), Mem(in_register, 8 * i, "a"))) for i, r in loads]
    tail = [Instr("mov", (Reg("rax"), _slot(pointer)))]
    tail += [Instr("mov", (Mem("rax", 8 * i, "r"), Reg(r))) for i, r in enumerate(registers)]
    saved = tuple(r for r in table.ABI_SAVED[backend.abi] if r in machine.saved or r in registers)
    slots = machine.slots + 2
    red = backend.red_zone and 8 * slots <= table.RED_ZONE[backend.abi]
    arguments = (
        ("r", "out", out_register),
        ("a", "in", in_register),
        ("count", "word", count_register),
    )
    machine = replace(
        machine,
        name=name,
        arguments=arguments,
        saved=saved,
        slots=slots,
        red_zone=red,
        head=tuple(head),
        tail=tuple(tail),
        counter=_slot(counter),
        latch=(Instr("dec", (_slot(counter),)),),
    )
    check_power(
        routine.limbs,
        machine,
        power_arguments(routine),
        tuple(map(Reg, registers)),
        (_slot(pointer),),
        table.TABLE,
    )
    return _finish(replace(routine, name=name), machine, ("count",))


def _emit_power_in_memory(
    routine: LimbRoutine, limbs: LimbProgram, results, words, backend: Backend
) -> EmittedRoutine:
    """The loop over the memory at r: the input is copied there first."""
    out, source, count = table.ARGUMENTS[backend.abi][:3]
    arguments = (("r", "in", words), ("r", "again", results))
    leave = (("&r", out),)
    machine = select(limbs, arguments, backend.options(6), (), leave)
    counter = _slot(machine.slots)
    head = [Instr("mov", (counter, Reg(count)))]
    for i in range(len(words)):
        head += [
            Instr("mov", (Reg("rax"), Mem(source, 8 * i, "a"))),
            Instr("mov", (Mem(out, 8 * i, "r"), Reg("rax"))),
        ]
    slots = machine.slots + 1
    red = backend.red_zone and 8 * slots <= table.RED_ZONE[backend.abi]
    named = (("r", "out", out), ("a", "in", source), ("count", "word", count))
    machine = replace(
        machine,
        name=routine.name,
        arguments=named,
        slots=slots,
        red_zone=red,
        head=tuple(head),
        counter=counter,
        latch=(Instr("dec", (counter,)),),
    )
    check_power(
        routine.limbs,
        machine,
        power_arguments(routine),
        tuple(Mem(out, 8 * i, "r") for i in range(len(words))),
        (Reg(out),),
        table.TABLE,
    )
    return _finish(routine, machine, ("count",))


def _slot(number: int) -> Mem:
    return Mem("rsp", 8 * number, "slot")


def emit_calls(
    routine: Routine, prime: Representation, callee_of, backend: Backend
) -> EmittedRoutine:
    """The routine as calls of the proven routines callee_of(op); see calls.py."""
    lowered, machine, callees = calls.call_operations(routine, prime, callee_of, backend.abi)
    made = _finish(lowered, machine)
    deepest = max((c.stack + c.red_zone for c in callees), default=-calls.RETURN) + calls.RETURN
    return replace(made, stack=(made.stack or 0) + deepest, callees=callees)


def _erased(machine: MachineProgram) -> MachineProgram:
    """The straight program with the pointer through which it stored last in every slot."""
    pointer = next(
        operand.base
        for instr in reversed(machine.body)
        for operand in instr.operands[:1]
        if isinstance(operand, Mem) and operand.space != "slot"
    )
    return replace(
        machine,
        body=without_copies(
            (
                *machine.body,
                *(Instr("mov", (_slot(i), Reg(pointer))) for i in range(machine.slots)),
            ),
            table.TABLE,
        ),
    )


def _finish(
    routine: LimbRoutine, machine: MachineProgram, public: tuple[str, ...] = ()
) -> EmittedRoutine:
    return _scanned(_printed(routine, machine), public)


def _scanned(made: EmittedRoutine, public: tuple[str, ...] = ()) -> EmittedRoutine:
    """The routine, `clean` if its slots hold nothing secret in the end; the error of the scan for
    secrets if that finds one in its way.
    """
    scanned = scan_secrets(validate_machine(made.machine), table.WITH_CALLS, public)
    return replace(made, clean=scanned.public_slots == made.machine.slots)


def _printed(routine: LimbRoutine, machine: MachineProgram) -> EmittedRoutine:
    lines = tuple(body_lines(machine))
    stack = 8 * len(machine.saved) + (0 if machine.red_zone else 8 * machine.slots)
    count = sum(not line.startswith(("//", ".")) and not line.endswith(":") for line in lines)
    return EmittedRoutine(routine.name, lines, machine, routine, stack, count)


def ordered_limbs(routine: LimbRoutine, backend: Backend) -> LimbProgram:
    """The limb program in the order in which it is selected: a tuned field operation, or
    interleaved and tuned blocks, or, of elements that registers do not hold, tuned field operations
    one after the other.
    """
    limbs = settle_flags(routine.limbs)
    if backend.level != "adx":
        return limbs
    if len(limbs.notes) <= 1:
        return apply_orders(limbs, backend.orders)
    if backend.window:
        limbs = interleave(limbs, backend.window, backend.ahead)
    tuned = backend.orders.get(blocks_key(limbs))
    if tuned is not None:
        return reorder_blocks(limbs, tuned.order)
    return (
        limbs
        if backend.window or max(len(e.limbs) for e in limbs.inputs) <= HELD
        else apply_orders(limbs, backend.orders)
    )


def blocks_key(limbs: LimbProgram) -> str:
    """The key of a tuned order of blocks: the shape of the whole program in its order before
    tuning.
    """
    return "blocks " + segment_key(limbs.ops)


def _saved_choices(limbs: LimbProgram, orders) -> tuple[int, ...]:
    tuned = (
        orders.get(segment_key(settle_flags(limbs).ops))
        if orders and len(limbs.notes) <= 1
        else None
    )
    if tuned is not None:
        return (tuned.saved,)
    return (0, 1, 2, 3, 4, 5, 6) if len(limbs.ops) < SMALL else (6,)


FREE = {"mov", "zero", "clc"}
TUNED = ("adx",)
MODEL = "{multiply:g} for a word multiplication + {integer:g} for another instruction"
MULTIPLICATIONS = {"mulx", "mul", "imul", "imul3"}


def model_cycles(routine: EmittedRoutine, target) -> float:
    """Modelled core cycles in a steady state: multiplications and other integer operations at the
    target's rates, those of callees too.
    """
    weights = target.model
    products = sum(i.mnemonic in MULTIPLICATIONS for i in routine.machine.body)
    others = sum(i.mnemonic not in MULTIPLICATIONS | FREE for i in routine.machine.body)
    # call, return, push and pop
    frames = sum(2 + 2 * len(callee.machine.saved) for callee in routine.callees)
    called = sum(model_cycles(callee, target) for callee in routine.callees)
    return round(
        products * weights["multiply"] + (others + frames) * weights["integer"] + called, 2
    )


def least_cycles(limbs: LimbProgram, target) -> float:
    """A lower bound of `model_cycles` of whatever code selection makes of a limb program."""
    (products, others), weights = _least(limbs), target.model
    return round(
        products * weights["multiply"] + others * min(weights["integer"], weights["multiply"]), 2
    )


def least_instructions(limbs: LimbProgram) -> int:
    """The same of its instructions."""
    return sum(_least(limbs))


def _least(limbs: LimbProgram) -> tuple[int, int]:
    """Products, and other instructions, that are left at least: an operation is an instruction, a
    product by a small constant additions, a split one instruction (selection/uses.py), a correction
    two.
    """
    ops = limbs.ops
    products = sum(op.name == "mulwide" for op in ops)
    others = sum(op.name not in ("mulwide", "zero", "const") for op in ops)
    constants = {op.outs[0]: op.constant(0) for op in ops if op.name == "const"}
    merged = sum(
        2 * is_split(*three) + (masked_term(*three, constants) is not None)
        for three in zip(ops, ops[1:], ops[2:])
    )
    return products, others - merged


def footprint(routine: EmittedRoutine) -> tuple[int, tuple[()]]:
    """(bytes of code, ()): `model_cycles` is the only figure of the model. What a compiler puts
    before it (ENDBR64) is not counted.
    """
    return code_bytes(routine.lines), ()


REGISTERS = ("rax", "rbx", "rcx", "rdx", "rsi", "rdi", "rbp", *(f"r{i}" for i in range(8, 16)))


def timeline(routine: EmittedRoutine, target) -> tuple[TimedLine, ...]:
    """The instructions between prologue and epilogue; `cycle` adds up the model's rates, which know
    no order: a share, not a time.
    """
    weights, machine, spent, found = target.model, routine.machine, 0.0, []
    body = (*machine.head, *machine.body, *machine.tail)
    for instr, live in zip(body, live_before(body, table.WITH_CALLS)):
        name = instr.mnemonic
        cost = (
            weights["multiply"]
            if name in MULTIPLICATIONS
            else 0
            if name in FREE
            else weights["integer"]
        )
        found.append(
            TimedLine(
                instruction_text(instr).replace("\n\t", "; "), round(spent, 2), cost, instr, live
            )
        )
        spent += cost
    return tuple(found)
