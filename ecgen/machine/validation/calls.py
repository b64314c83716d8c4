"""Does a machine program that calls proven routines compute what its field program says?

The program is executed symbolically over whole field elements. A pointer is an array and a byte
offset, followed through moves and address sums from the registers in which the calling convention
puts it; nothing is taken from what an operand claims to address. A call reads elements at its
pointers, has them combined as the callee's own field program says, which is proven for all elements
up to a bound that all keep, and leaves unknown every register that the convention does not
preserve. Places that a callee reads and writes are the same or disjoint, also where an output array
of the caller is one of its input arrays: arrays are cut into elements, and what is written at one
offset of an output makes the elements at that offset of every input unreadable. CheckFailure at the
first thing that is not so.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import NoReturn

from ecgen.errors import Defect
from ecgen.machine.ir import Imm, Instr, Label, MachineProgram, Mem, Operand, Reg, Sum
from ecgen.program.ir import FieldProgram
from ecgen.program.routine import Routine

FRAME = "slot"


@dataclass(frozen=True)
class Callee:
    """A routine that is proven to store the results of `routine.program`; `registers` are its
    arguments' in order.
    """

    routine: Routine
    registers: tuple[str, ...]


@dataclass(frozen=True)
class Convention:
    """What a call preserves: `kept` registers. `stack` is the stack pointer, `alignment` that of
    the frame at a call, in bytes, `pushed` the bytes of a return address, `shadow` the lowest bytes
    of a frame, which a callee may overwrite."""

    kept: tuple[str, ...]
    stack: str
    alignment: int
    pushed: int
    shadow: int = 0


@dataclass(frozen=True)
class Pointer:
    """The address of byte `offset` of an argument array, or of the frame."""

    array: str
    offset: int


Word = tuple[int | str, int]  # (value, place in it) or ("number", n)


class Values:
    """Numbers for values: equal numbers are equal values for all inputs."""

    def __init__(self, encode: Callable[[int], int]):
        self.encode = encode
        self.numbers: dict[tuple[Hashable, ...], int] = {}

    def of(self, *key: Hashable) -> int:
        return self.numbers.setdefault(key, len(self.numbers))

    def results(self, program: FieldProgram, inputs: dict[str, int]) -> dict[str, int]:
        """The values of the public results of a program whose inputs have the values `inputs`."""
        known = dict(inputs)
        for op in program.ops:
            if op.name == "const":
                assert op.const is not None
                known[op.outs[0]] = self.of("stored", self.encode(op.const))
                continue
            args = tuple(known[a] for a in op.args)
            for k, out in enumerate(op.outs):
                known[out] = args[0] if op.name == "copy" else self.of(op.name, op.const, args, k)
        return {public: known[value] for public, value in program.outputs}


@dataclass(frozen=True)
class Elements:
    """How an element lies in memory, in `words` words of `word` bytes; `encode` gives the stored
    integer of a constant."""

    words: int
    word: int
    encode: Callable[[int], int]


class Replay:
    """Registers and memory. A register holds a Pointer, a word or nothing known; a word is (value,
    place in it), a number is ("number", n).
    """

    def __init__(
        self, machine: MachineProgram, routine: Routine, elements: Elements, convention: Convention
    ):
        self.machine, self.routine, self.convention = machine, routine, convention
        self.words, self.word, self.values = elements.words, elements.word, Values(elements.encode)
        self.arrays = {a.name: a for a in routine.arguments}
        self.registers: dict[str, Pointer | Word] = {convention.stack: Pointer(FRAME, 0)}
        self.memory: dict[tuple[str, int], Word] = {}
        self.inputs = {
            name: self.values.of("input", name)
            for a in routine.arguments
            if a.direction == "in"
            for name in a.coordinates
        }
        for name, _, register in machine.arguments:
            self.registers[register] = Pointer(name, 0)
        for a in routine.arguments:
            if a.direction == "in":
                for k, name in enumerate(a.coordinates):
                    self.put(Pointer(a.name, k * self.words * self.word), self.inputs[name])

    def fail(self, what: str, instr: Instr | None = None) -> NoReturn:
        at = f"`{instr.mnemonic} {instr.operands}` " if instr else ""
        raise Defect(f"{self.machine.name}: {at}{what}.")

    # memory

    def put(self, at: Pointer, value: int) -> None:
        for k in range(self.words):
            self.memory[at.array, at.offset + self.word * k] = (value, k)

    def element(self, at: Pointer, instr: Instr) -> int:
        """The value of the element at a pointer."""
        found = []
        for k in range(self.words):
            word = self.memory.get((at.array, at.offset + self.word * k))
            if word is None:
                self.fail(f"reads an element at {at}, where none is known", instr)
            found.append(word)
        if all(kind == "number" for kind, _ in found):
            return self.values.of(
                "stored", sum(number << 8 * self.word * k for k, (_, number) in enumerate(found))
            )
        value = found[0][0]
        if isinstance(value, str) or found != [(value, k) for k in range(self.words)]:
            self.fail(f"reads words of several elements at {at}", instr)
        return value

    def require_writable(self, at: Pointer, size: int, instr: Instr) -> None:
        if at.array == FRAME:
            inside = (
                self.convention.shadow <= at.offset
                and at.offset + size <= self.word * self.machine.slots
            )
        else:
            array = self.arrays[at.array]
            inside = (
                array.direction == "out"
                and at.offset >= 0
                and at.offset + size <= self.words * self.word * len(array.coordinates)
            )
        if not inside or at.offset % self.word:
            self.fail(f"stores at {at}, which is no place of the frame and of no output", instr)

    def write(self, at: Pointer, word: Word, instr: Instr) -> None:
        self.require_writable(at, self.word, instr)
        if at.array != FRAME:
            for name, array in self.arrays.items():
                if array.direction == "in":
                    self.memory.pop((name, at.offset), None)
        self.memory[at.array, at.offset] = word

    # instructions

    def pointer(self, base: str, offset: int, instr: Instr) -> Pointer:
        held = self.registers.get(base)
        if not isinstance(held, Pointer):
            self.fail(f"addresses memory through {base}, which holds no pointer", instr)
        return Pointer(held.array, held.offset + offset)

    def read(self, operand: Operand, instr: Instr) -> Pointer | Word:
        found: Pointer | Word | None
        match operand:
            case Imm(value):
                return "number", value
            case Reg(name):
                found = self.registers.get(name)
            case Mem(base, offset, space):
                at = self.pointer(base, offset, instr)
                found = self.memory.get((at.array, at.offset)) if at.array == space else None
            case _:
                found = None
        if found is None:
            self.fail(f"reads {operand}, which holds no known value", instr)
        return found

    def step(self, instr: Instr) -> str:
        """The label that the instruction calls, "" for none."""
        match instr.mnemonic, instr.operands:
            case "mov", (Reg(name), source):
                self.registers[name] = self.read(source, instr)
            case "mov", (Mem(base, offset, space), source):
                at, word = self.pointer(base, offset, instr), self.read(source, instr)
                if at.array != space or isinstance(word, Pointer):
                    self.fail("stores a pointer, or elsewhere than it says", instr)
                self.write(at, word, instr)
            case "lea", (Reg(name), Sum(base, "", _, offset)):
                self.registers[name] = self.pointer(base, offset, instr)
            case "call", (Label(name),):
                return name
            case _:
                self.fail("is no instruction of a routine that calls", instr)
        if self.registers.get(self.convention.stack) != Pointer(FRAME, 0):
            self.fail("changes the stack pointer", instr)
        return ""

    def call(self, callee: Callee, instr: Instr) -> None:
        """The callee's results at its output pointers, from the elements at its input pointers."""
        size = self.words * self.word
        inputs: dict[str, int] = {}
        places: dict[str, Pointer] = {}
        for argument, register in zip(callee.routine.arguments, callee.registers, strict=True):
            at, (name,) = self.registers.get(register), argument.coordinates
            if not isinstance(at, Pointer) or (at.array != FRAME and at.offset % size):
                self.fail(f"is given no pointer to an element in {register}", instr)
            places[argument.name] = at
            if argument.direction == "in":
                inputs[name] = self.element(at, instr)
            else:
                self.require_writable(at, size, instr)
        outs = [a for a in callee.routine.arguments if a.direction == "out"]
        for out in outs:
            for other in callee.routine.arguments:
                here, there = places[out.name], places[other.name]
                same = (here == there and other.direction == "in") or other is out
                if (
                    not same
                    and here.array == there.array
                    and abs(here.offset - there.offset) < size
                ):
                    self.fail(f"is given overlapping places for {out.name} and {other.name}", instr)
        results = self.values.results(callee.routine.program, inputs)
        for out in outs:
            for k in range(self.words):
                at = places[out.name]
                self.write(
                    Pointer(at.array, at.offset + self.word * k),
                    (results[out.coordinates[0]], k),
                    instr,
                )
        self.registers = {
            name: held
            for name, held in self.registers.items()
            if name in self.convention.kept or name == self.convention.stack
        }
        for offset in range(0, self.convention.shadow, self.word):
            self.memory.pop((FRAME, offset), None)


def check_calls(
    machine: MachineProgram,
    routine: Routine,
    callees: dict[str, Callee],
    elements: Elements,
    convention: Convention,
) -> int:
    """Prove that `machine` stores the results of `routine.program`; returns the number of calls.

    `callees` by the name of their label.
    """
    words, word = elements.words, elements.word
    state = Replay(machine, routine, elements, convention)
    expected = [(a.name, a.direction) for a in routine.arguments]
    if (
        [row[:2] for row in machine.arguments] != expected
        or FRAME in state.arrays
        or len({r for _, _, r in machine.arguments}) != len(expected)
    ):
        state.fail("has other arguments than its routine")
    if (
        not {direction for _, direction in expected} <= {"in", "out"}
        or machine.red_zone
        or machine.counter
        or machine.returns
    ):
        state.fail(
            "takes a flag, loops, returns a word or keeps words below the stack pointer, which"
            " routines that call do not"
        )
    if (convention.pushed + word * (len(machine.saved) + machine.slots)) % convention.alignment:
        state.fail(f"calls with a stack that is not aligned to {convention.alignment} bytes")
    count = 0
    for instr in machine.instructions:
        if label := state.step(instr):
            if label not in callees:
                state.fail("calls a routine that is not proven", instr)
            state.call(callees[label], instr)
            count += 1
    wanted = state.values.results(routine.program, state.inputs)
    for argument in routine.arguments:
        for k, name in enumerate(argument.coordinates if argument.direction == "out" else ()):
            if (
                state.element(Pointer(argument.name, k * words * word), machine.instructions[-1])
                != wanted[name]
            ):
                state.fail(f"{argument.name} does not hold {name} at the end")
    return count
