"""MachineProgram + integers -> integers: the instruction table's meanings, executed one after
another.

The same rows that the lifter replays symbolically, on concrete words; tests compare both with the
processor. Reading a register, flag, slot or array word that holds no known value raises
CheckFailure.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from ecgen.errors import CheckFailure
from ecgen.limb.interpret import evaluate
from ecgen.limb.ir import LimbOp
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Operand, Reg, Sum
from ecgen.machine.table import OPERANDS, Table

BITS = 64


@dataclass
class Machine:
    """Registers, flags, slots by offset, and arrays by name; equal array objects are aliases."""

    registers: dict[str, int | None] = field(default_factory=dict)
    flags: dict[str, int | None] = field(default_factory=dict)
    slots: dict[int, int] = field(default_factory=dict)
    arrays: dict[str, list[int]] = field(default_factory=dict)
    bits: int = BITS

    def read(self, operand: Operand) -> int:
        held: int | None = None
        match operand:
            case Imm(value):
                return value % (1 << self.bits)
            case Sum(base, index, scale, offset):
                total = (self.read(Reg(base)) if base else 0) + (
                    self.read(Reg(index)) * scale if index else 0
                )
                return (total + offset) % (1 << self.bits)
            case Reg(name):
                held = self.registers.get(name)
            case Mem(_, offset, "slot"):
                held = self.slots.get(offset)
            case Mem(_, offset, space):
                held = self.arrays[space][self.place(operand)]
        if held is None:
            raise CheckFailure(f"{operand} is read and holds no known value.")
        return held

    def write(self, operand: Operand, value: int) -> None:
        match operand:
            case Reg(name):
                self.registers[name] = value
            case Mem(_, offset, "slot"):
                self.slots[offset] = value
            case Mem(_, offset, space):
                self.arrays[space][self.place(operand)] = value
            case _:
                raise CheckFailure(f"{operand} is written and is no place.")

    def place(self, operand: Mem) -> int:
        """The number of the word in its array."""
        size = self.bits // 8
        if operand.offset % size or operand.offset < 0:
            raise CheckFailure(f"{operand} is not a whole word.")
        return operand.offset // size

    def flag(self, name: str) -> int:
        value = self.flags.get(name)
        if value is None:
            raise CheckFailure(f"the flag {name} is read and holds no known value.")
        return value


def meaning_values(table: Table, instr: Instr, machine: Machine) -> dict[str, int]:
    """What the row says the instruction computes: value by target (d, s, t, a register or a
    flag).
    """
    named = dict(zip(OPERANDS, instr.operands))
    results: dict[str, int] = {}
    for targets, name, tokens in table.effects[instr.mnemonic].equations:
        args = [
            machine.flag(t) if t in table.flags else machine.read(named.get(t, Reg(t)))
            for t in tokens
        ]
        word = table.word(name)
        numbers = (
            word.numbers(machine.bits, *args)
            if word
            else evaluate(LimbOp(name, (), ()), args, machine.bits)
        )
        results.update(zip(targets, numbers))
    return results


def step(machine: Machine, instr: Instr, table: Table) -> None:
    """Execute one instruction; the first operand is written last, as MULX with equal operands
    demands.
    """
    results = meaning_values(table, instr, machine)
    named = dict(zip(OPERANDS, instr.operands))
    for flag in table.effects[instr.mnemonic].lost_flags:
        machine.flags[flag] = None
    for target, value in reversed(results.items()):
        if target in table.flags:
            machine.flags[target] = value
        else:
            machine.write(named.get(target, Reg(target)), value)


def run_machine(
    program: MachineProgram,
    arrays: dict[str, list[int]],
    words: dict[str, int] | None = None,
    *,
    table: Table,
    registers: dict[str, int] | None = None,
    bits: int = BITS,
) -> Machine:
    """Run a routine on arrays (changed in place) and on word arguments; returns the final state.

    A loop runs until its latch leaves Z = 1. `table` maps mnemonics to rows.
    """
    machine = machine_of(program, arrays, words, registers, bits)
    for _ in executed(program, machine, table):
        pass
    return machine


def machine_of(
    program: MachineProgram,
    arrays: dict[str, list[int]],
    words: dict[str, int] | None = None,
    registers: dict[str, int] | None = None,
    bits: int = BITS,
) -> Machine:
    """The state in which a routine begins."""
    machine = Machine(arrays=arrays, registers=dict(registers or {}), bits=bits)
    for name, direction, register in program.arguments:
        machine.registers[register] = (words or {}).get(name, 0) if direction == "word" else 0
    return machine


def executed(program: MachineProgram, machine: Machine, table: Table) -> Iterator[int]:
    """Execute one instruction after the other, and say which it was: its number in head, body,
    latch and tail, counted through.
    """
    first, turn = len(program.head), (*program.body, *program.latch)
    for number, instr in enumerate(program.head):
        step(machine, instr, table)
        yield number
    ended = False
    while not ended:
        if program.counter:
            machine.flags = {}
        for number, instr in enumerate(turn, first):
            step(machine, instr, table)
            yield number
        ended = not program.counter or bool(machine.flag("Z"))
    for number, instr in enumerate(program.tail, first + len(turn)):
        step(machine, instr, table)
        yield number
