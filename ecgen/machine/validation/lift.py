"""Translation validation: does a MachineProgram compute exactly the words its LimbProgram names?

Both programs are executed symbolically into one hash-consed graph: equal nodes are equal values for
all inputs. Registers, slots, flags and argument memory are replayed from the instruction table's
meanings; an argument array may overlap any other array of the same layout, so an output word that
is stored makes the words at the same offset of every input array unreadable. What is stored lies in
the frame or is a word of an output. `check_translation` raises CheckFailure at the first word that
differs; it trusts neither the allocator nor the scheduler.
"""

from collections.abc import Mapping
from typing import NoReturn

from ecgen.errors import Defect
from ecgen.limb.ir import LimbProgram
from ecgen.machine.ir import Arguments, Imm, Instr, MachineProgram, Mem, Operand, Place, Reg, Sum
from ecgen.machine.table import OPERANDS, Table
from ecgen.machine.validation.graph import Graph


def execute_limbs(program: LimbProgram, graph: Graph, values: dict[str, int]) -> dict[str, int]:
    """Add the nodes of every value of `program` to `values` (input words and parameters are there
    already).
    """
    never = {op.args[0] for op in program.ops if op.name == "zero"}
    for op in program.ops:
        if op.name == "zero":
            continue
        if op.name == "const":
            values[op.outs[0]] = graph.const(op.constant(0))
            continue
        if op.name == "shl":
            values[op.outs[0]] = graph.times(values[op.value(0)], 1 << op.constant(1))
            continue
        if op.name == "bit":
            values[op.outs[0]] = graph.bit(values[op.value(0)], op.constant(1))
            continue
        shift = op.name in ("shr", "sar", "shld", "shrd")
        if op.name == "flag":
            graph.claim_flag(values[op.value(0)])
        args = tuple(
            (
                values[a]
                if isinstance(a, str)
                else graph.shifted(a)
                if shift and k == len(op.args) - 1
                else graph.const(a)
            )
            for k, a in enumerate(op.args)
        )
        for number, out in enumerate(op.outs):
            if out in never:
                graph.claim_zero(op.name, args, number)
            if out:
                values[out] = graph.make(op.name, args, number)
    return values


class State:
    """Registers, flags, slots and argument memory, each holding a node or nothing known.

    `arguments` as in `check_translation`; the words of "out" and "again" may be written, and
    nothing else outside the frame.
    """

    def __init__(
        self,
        program: MachineProgram,
        graph: Graph,
        memory: dict[tuple[str, int], int],
        registers: Mapping[str, int],
        arguments: Arguments,
    ):
        self.program, self.graph = program, graph
        self.register: dict[str, int | None] = dict(registers)
        self.flag: dict[str, int | None] = {}
        self.memory = dict(memory)
        self.slot: dict[int, int] = {}
        again = {name for name, direction, _ in arguments if direction == "again"}
        self.inputs = {name for name, direction, _ in arguments if direction == "in"} - again
        self.writable = {
            (name, graph.bits // 8 * k)
            for name, direction, words in arguments
            if direction in ("out", "again")
            for k in range(len(words))
        }

    def fail(self, instr: Instr, why: str) -> NoReturn:
        raise Defect(f"{self.program.name}: `{instr.mnemonic} {instr.operands}` {why}.")

    def hold(self, place: Place, node: int) -> None:
        """Let a place hold a node from the start."""
        match place:
            case Reg(name):
                self.register[name] = node
            case Mem(_, offset, "slot"):
                self.slot[offset] = node
            case Mem(_, offset, space):
                self.memory[space, offset] = node

    def held(self, place: Place) -> int | None:
        """What a place holds, nothing if that is unknown."""
        match place:
            case Reg(name):
                return self.register.get(name)
            case Mem(_, offset, "slot"):
                return self.slot.get(offset)
            case Mem(_, offset, space):
                return self.memory.get((space, offset))

    def address(self, instr: Instr, operand: Mem) -> tuple[str, int]:
        """The word of an array that an operand is."""
        if self.register.get(operand.base) != self.graph.leaf(("pointer", operand.space)):
            self.fail(
                instr,
                f"addresses {operand.space} through {operand.base}, which does not point there",
            )
        return operand.space, operand.offset

    def read(self, instr: Instr, operand: Operand) -> int:
        node: int | None = None
        match operand:
            case Reg(name):
                node = self.register.get(name)
            case Imm(value):
                return self.graph.const(value)
            case Sum():
                return _sum(self, instr, operand)
            case Mem(_, offset, "slot"):
                node = self.slot.get(offset)
            case Mem():
                node = self.memory.get(self.address(instr, operand))
        if node is None:
            self.fail(instr, f"reads {operand}, which holds no known value")
        return node

    def write(self, instr: Instr, operand: Operand, value: int) -> None:
        match operand:
            case Reg(name):
                self.register[name] = value
            case Mem(_, offset, "slot"):
                self.slot[offset] = value
            case Mem():
                space, offset = self.address(instr, operand)
                if (space, offset) not in self.writable:
                    self.fail(
                        instr, f"stores at byte {offset} of {space}, which is no word of an output"
                    )
                for name in self.inputs:
                    self.memory.pop((name, offset), None)
                self.memory[space, offset] = value
            case _:
                self.fail(instr, f"writes {operand}, which is no place")


def step(state: State, instr: Instr, table: Table) -> None:
    """Replay one row; the first operand is written last, since MULX with equal operands keeps the
    high word.
    """
    effect, named = table.effects[instr.mnemonic], dict(zip(OPERANDS, instr.operands))
    results: dict[str, int] = {}
    for targets, name, tokens in effect.equations:
        nodes = tuple(
            [
                (
                    _flag(state, instr, t)
                    if t in table.flags
                    else state.read(instr, named.get(t) or Reg(t))
                )
                for t in tokens
            ]
        )
        word = table.word(name)
        found = (
            word.nodes(state.graph, *nodes)
            if word
            else [state.graph.make(name, nodes, k) for k in range(len(targets))]
        )
        results.update(zip(targets, found))
    for flag in effect.lost_flags:
        state.flag[flag] = None
    for target, node in reversed(results.items()):
        if target in table.flags:
            state.flag[target] = node
        else:
            state.write(instr, named.get(target) or Reg(target), node)


def _flag(state: State, instr: Instr, name: str) -> int:
    node = state.flag.get(name)
    if node is None:
        state.fail(instr, f"reads the flag {name}, which holds no known value")
    return node


def _sum(state: State, instr: Instr, operand: Sum) -> int:
    graph = state.graph
    parts = [state.read(instr, Reg(operand.base))] if operand.base else []
    if operand.index:
        parts.append(graph.times(state.read(instr, Reg(operand.index)), operand.scale))
    if operand.offset:
        parts.append(graph.const(operand.offset))
    total = parts[0]
    for part in parts[1:]:
        total = graph.make("add", (total, part))
    return total


def check_translation(
    limbs: LimbProgram, machine: MachineProgram, arguments: Arguments, table: Table
) -> int:
    """Prove that `machine` stores the output words of `limbs`; returns the number of words
    compared.

    `arguments` as for the selector. Frame, operand kinds, preserved registers
    and where the calling convention puts arguments are the business of the ISA's
    `validate_machine`.
    """
    state, values = started(limbs, machine, arguments)
    for instr in machine.body:
        step(state, instr, table)
    return _compare(machine, arguments, values, state, limbs.bits // 8)


def started(
    limbs: LimbProgram, machine: MachineProgram, arguments: Arguments, kind: type[State] = State
) -> tuple[State, dict[str, int]]:
    """The state in which the machine program begins, and the nodes of all words of `limbs`."""
    require_signature(machine, arguments)
    graph, size = Graph(limbs.bits), limbs.bits // 8
    values: dict[str, int] = {}
    memory: dict[tuple[str, int], int] = {}
    registers: dict[str, int] = {}
    bound = {name: register for name, _, register in machine.arguments}
    for name, direction, words in arguments:
        if direction in ("in", "out"):
            registers[bound[name]] = graph.leaf(("pointer", name))
        for k, word in enumerate(words):
            if direction == "in":
                values[word] = memory[name, size * k] = graph.leaf(("input", word))
            elif direction == "word":
                values[word] = registers[bound[name]] = graph.leaf(("input", word))
    execute_limbs(limbs, graph, values)
    return kind(machine, graph, memory, registers, arguments), values


def require_signature(machine: MachineProgram, arguments: Arguments) -> None:
    """The machine program takes the arguments of the routine, in order, each in a register of its
    own.
    """
    passed = [
        (name, direction)
        for name, direction, _ in arguments
        if direction not in ("return", "again")
    ]
    names = {name for name, _ in passed}
    written = {name for name, direction, _ in arguments if direction == "again"}
    if (
        [row[:2] for row in machine.arguments] != passed
        or len(names) != len(passed)
        or "slot" in names
        or not written <= names
        or len({register for _, _, register in machine.arguments}) != len(passed)
    ):
        raise Defect(
            f"{machine.name}: the arguments {machine.arguments} are not those of the routine, or"
            " two have one name or register."
        )


def _compare(
    machine: MachineProgram, arguments: Arguments, values: dict[str, int], state: State, size: int
) -> int:
    expected = [
        (word, state.memory.get((name, size * k)), f"{name}[{k}]")
        for name, direction, words in arguments
        if direction in ("out", "again")
        for k, word in enumerate(words)
    ]
    expected += [
        (words[0], state.register.get(machine.returns), machine.returns)
        for _, d, words in arguments
        if d == "return"
    ]
    for word, found, place in expected:
        if found is None or found != values[word]:
            raise Defect(f"{machine.name}: {place} does not hold {word} at the end of the routine.")
    return len(expected)
