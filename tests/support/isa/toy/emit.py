"""Routine -> checked code of the toy: arguments are loaded, each limb operation is an instruction,
results are stored. A register is free again behind the last use of its value.
"""

from dataclasses import dataclass, replace
from pathlib import Path

from ecgen.errors import ScheduleError
from ecgen.field.kinds import lowerings_of
from ecgen.field.operation import Lowerings
from ecgen.field.products.maal import lower_products
from ecgen.field.products.rows import MULTIPLY_ADD
from ecgen.field.reduction.linear import lower_linear
from ecgen.isa.lowering import lowered_by
from ecgen.isa.routine import EmittedRoutine, LimbRoutine, TimedLine
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg
from ecgen.machine.secrets import scan_secrets
from ecgen.machine.validation.lift import check_translation
from ecgen.machine.validation.loops import check_power, power_arguments

from .table import TABLE

LEVELS = ("only",)
ROWS = {"only": MULTIPLY_ADD}
HELD, MOVES, TUNED = 8, False, ()
FREE, MULTIPLICATIONS = {"mov"}, {"mad"}
MODEL = "one for each instruction"
REGISTERS = tuple(f"r{k}" for k in range(96))
NOWHERE = Reg(REGISTERS[0])  # for what nobody reads
emit_calls = None


@dataclass(frozen=True)
class Backend:
    level: str
    abi: str = "toy"
    isa: str = "toy"


def backend_of(target, abi="toy", red_zone=False):
    return Backend(target.level, abi)


def lowerings(prime, level):
    return lowerings_of(prime, ROWS[level], Lowerings(lower_products, lower_linear))


lower_routine = lowered_by(lowerings)


def ordered_limbs(routine, backend):
    return routine.limbs


def emit(routine, backend):
    return checked(draft(routine, backend))


def draft(routine: LimbRoutine, backend) -> EmittedRoutine:
    selector = _Selector(routine)
    body = [*selector.loads(), *selector.operations(), *selector.stores()]
    returned = [words[0] for _, direction, words in routine.arguments if direction == "return"]
    body += [Instr("mov", (Reg("a0"), selector.value(word))) for word in returned]
    return _emitted(routine, _machine(routine, backend, body, returns="a0" if returned else ""))


def checked(made: EmittedRoutine) -> EmittedRoutine:
    check_translation(made.routine.limbs, made.machine, made.routine.arguments, TABLE)
    scan_secrets(made.machine, TABLE)
    return made


def emit_power(routine: LimbRoutine, name: str, backend) -> EmittedRoutine:
    """The element stays in registers between the rounds."""
    selector = _Selector(routine)
    (_, _, results), (_, _, words) = routine.arguments
    head = selector.loads()
    kept = tuple(selector.value(word) for word in words)
    selector.held |= set(kept)
    body = selector.operations()
    body += [
        Instr("mov", (selector.fresh(f"next {k}"), selector.value(word)))
        for k, word in enumerate(results)
    ]
    body += [Instr("mov", (place, selector.value(f"next {k}"))) for k, place in enumerate(kept)]
    tail = [Instr("mov", (Mem("a0", 8 * k, "r"), place)) for k, place in enumerate(kept)]
    arguments, counter = power_arguments(routine), Reg("a2")
    machine = replace(
        _machine(replace(routine, name=name, arguments=arguments), backend, body),
        head=tuple(head),
        tail=tuple(tail),
        counter=counter,
        latch=(Instr("loop", (counter,)),),
    )
    check_power(routine.limbs, machine, arguments, kept, (Reg("a0"),), TABLE)
    scan_secrets(machine, TABLE, ("count",))
    return _emitted(replace(routine, name=name), machine)


class _Selector:
    def __init__(self, routine: LimbRoutine):
        self.routine, self.places, self.held = routine, {}, {NOWHERE}
        self.free = [Reg(name) for name in reversed(REGISTERS[1:])]
        self.root, self.last = {}, {}
        for number, op in enumerate(routine.limbs.ops):
            if op.name in ("flag", "word"):  # the same word
                self.root[op.outs[0]] = self.root.get(op.args[0], op.args[0])
            for arg in op.args:
                self.last[self.root.get(arg, arg)] = number
        for element in routine.limbs.outputs:
            self.last |= {
                self.root.get(limb, limb): len(routine.limbs.ops) for limb in element.limbs
            }
        passed = (row for row in routine.arguments if row[1] not in ("return", "again"))
        self.pointer = {name: Reg(f"a{k}") for k, (name, _, _) in enumerate(passed)}
        for name, direction, words in routine.arguments:
            if direction == "word":
                self.places[words[0]] = self.pointer[name]
                self.held.add(self.pointer[name])

    def value(self, arg):
        return Imm(arg) if isinstance(arg, int) else self.places[self.root.get(arg, arg)]

    def fresh(self, value):
        if value not in self.last and not value.startswith("next"):
            return NOWHERE
        if not self.free:
            raise ScheduleError(f"{self.routine.name} needs more registers than there are.")
        self.places[value] = self.free.pop()
        return self.places[value]

    def loads(self):
        return [
            Instr("mov", (self.fresh(word), Mem(self.pointer[name].name, 8 * k, name)))
            for name, direction, words in self.routine.arguments
            if direction == "in"
            for k, word in enumerate(words)
            if word in self.last
        ]

    def stores(self):
        return [
            Instr("mov", (Mem(self.pointer[name].name, 8 * k, name), self.value(word)))
            for name, direction, words in self.routine.arguments
            if direction in ("out", "again")
            for k, word in enumerate(words)
        ]

    def operations(self):
        found = []
        for number, op in enumerate(self.routine.limbs.ops):
            if op.name == "const":
                self.places[op.outs[0]] = Imm(op.args[0])
            elif op.name not in ("zero", "flag", "word"):
                args = [self.value(arg) for arg in op.args]
                found.append(self.instruction(op, args))
            for arg in {self.root.get(arg, arg) for arg in op.args}:
                place = self.places.get(arg)
                is_left = self.last.get(arg) == number and place not in self.held
                if is_left and isinstance(place, Reg):
                    self.free.append(place)
        return found

    def instruction(self, op, args):
        zero, one = Imm(0), Imm(1)
        outs = [self.fresh(out) for out in op.outs]
        match op.name:
            case "mulwide":
                return Instr("mad", (*outs, *args, zero, zero))
            case "mullo":
                return Instr("mad", (NOWHERE, *outs, *args, zero, zero))
            case "maal":
                return Instr("mad", (*outs, *args))
            case "add" | "adc":
                return Instr("mad", (*outs[::-1], args[0], one, *args[1:], zero)[:6])
            case "sub" | "sbb":
                return Instr("sub", (*outs, *args, zero)[:5])
            case "mask":
                return Instr("sub", (*outs, NOWHERE, zero, *args, zero))
            case "iszero":
                return Instr("sub", (NOWHERE, *outs, *args, one, zero))
            case "shl":
                return Instr("mad", (NOWHERE, *outs, args[0], Imm(1 << op.args[1]), zero, zero))
            case "shr":
                return Instr("shr", (*outs, zero, *args))
            case "shrd":
                return Instr("shr", (*outs, *args))
            case "shld":
                return Instr("shr", (*outs, *args[:2], Imm(64 - op.args[2])))
            case "and" | "or":
                return Instr(op.name, (*outs, *args))
            case "topand":
                return Instr("top", (*outs, *args))
            case "select":
                return Instr("sel", (*outs, *args))
        raise ScheduleError(
            f"{self.routine.name} has the operation {op.name}, which the toy lacks.",
            where=Path(__file__).with_name("emit.py"),
            hint=f"Add a case for {op.name} to `instruction` there (its meaning: ecgen/limb/ir.py),"
            " or take another prime, such as 2^61-1.",
        )


def _machine(routine, backend, body, returns="") -> MachineProgram:
    passed = (row for row in routine.arguments if row[1] not in ("return", "again"))
    arguments = tuple((name, way, f"a{k}") for k, (name, way, _) in enumerate(passed))
    return MachineProgram(
        routine.name, "toy", backend.abi, arguments, tuple(body), (), 0, False, returns=returns
    )


def _emitted(routine, machine) -> EmittedRoutine:
    label = f".L{machine.name}"
    looped = [f"{label}:"] if machine.counter else []
    latch = [f"loop {machine.counter.name}, {label}"] if machine.counter else []
    lines = (
        *map(instruction_text, machine.head),
        *looped,
        *map(instruction_text, machine.body),
        *latch,
        *map(instruction_text, machine.tail),
        "ret",
    )
    count = len(lines) - len(looped)
    return EmittedRoutine(routine.name, lines, machine, routine, 0, count, clean=True)


def instruction_text(instr, width=0):
    return f"{instr.mnemonic} {', '.join(map(_operand_text, instr.operands))}"


def _operand_text(operand):
    match operand:
        case Reg(name):
            return name
        case Imm(value):
            return str(value)
        case Mem(base, offset, _):
            return f"[{base} + {offset}]"


def model_cycles(emitted, target=None):
    return float(emitted.instructions)


def estimate(routine):
    return sum(op.name not in ("const", "zero", "flag", "word") for op in routine.limbs.ops)


def footprint(emitted):
    """Four bytes an instruction; the cycles of a loop are those of one round."""
    return 4 * emitted.instructions, (("T", emitted.instructions, 0),)


def timeline(emitted, target=None):
    return tuple(
        TimedLine(instruction_text(instr), cycle, 1, instr)
        for cycle, instr in enumerate(emitted.machine.instructions)
    )
