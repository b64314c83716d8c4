"""Translation validation of vector code: does a MachineProgram store exactly the vectors its
VectorProgram names?

Both programs are executed symbolically into one table of nodes, a node for each lane: equal nodes
are equal lanes for all inputs. Operations that commute have their operands sorted, those that move
lanes are executed, and so are mixes by a constant mask; nothing else is rewritten. An instruction
on the lower two lanes (xmm) clears the upper two. An argument array may be any other argument
array, so a stored output makes the vectors at the same offset of every input array unreadable. What
is stored lies in an output array or in the frame. A vector in memory may have more lanes than a
program: then the program and every instruction are lanewise, and each lane does what another does.
A wide program has vectors of four lanes in its arguments, which are read twice into a register of
eight, and its lower half is what is stored; no other instruction touches arguments or halves of
registers. Trusted: this file and the instruction table; not the scheduler, not the allocator.
"""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import NoReturn

from ecgen.errors import CheckFailure, Defect
from ecgen.limb.lanes.interpret import selected
from ecgen.limb.lanes.ir import (
    BITS,
    COMMUTATIVE,
    CROSSING,
    FACTORS,
    LANES,
    ROUTES,
    WIDE,
    VectorProgram,
)
from ecgen.machine.ir import Arguments, Imm, Instr, MachineProgram, Mem, Operand, Reg
from ecgen.machine.table import OPERANDS, Table

VECTOR = 8 * LANES
Lanes = tuple[int, ...]  # a vector: a node, or a number, for each lane
Memory = dict[tuple[str, int], Lanes]


@dataclass(frozen=True)
class Vector:
    """The lanes of a program's vectors; where those of a machine have more, each is for itself."""

    lanes: int
    is_lanewise: bool = False


FOUR = Vector(LANES)


class _Nodes:
    def __init__(self) -> None:
        self.nodes: dict[tuple[Hashable, ...], int] = {}

    def make(self, name: str, args: Sequence[int], numbers: Sequence[int] = ()) -> int:
        if name in COMMUTATIVE:
            args = sorted(args)
        elif name in FACTORS:
            args = (*sorted(args[:2]), args[2])
        return self.nodes.setdefault((name, *args, *numbers), len(self.nodes))

    def vector(self, name: str, args: Sequence[Lanes], numbers: Sequence[int] = ()) -> Lanes:
        """The lanes of an operation on vectors."""
        if name == "const":
            return tuple(self.leaf("const", word) for word in numbers)
        if name == "mix":
            args = [args[k] for k in numbers] or args
            return tuple(map(self.mixed, *args))
        if name not in CROSSING:
            return tuple(
                self.make(name, [a[k] for a in args], numbers) for k in range(len(args[0]))
            )
        if name in ROUTES:
            lanes = [lane for arg in args[:-1] for lane in arg]
            return tuple(lanes[self.number(place, len(lanes))] for place in args[-1])
        if name == "halves" and len(args) == 1:
            args = (*args, (self.leaf("const", 0),) * LANES)
        return selected(name, args, numbers)

    def number(self, node: int, lanes: int) -> int:
        """The number of a lane that a node is, a constant."""
        found = next(
            (k for k in range(lanes) if self.nodes.get(("leaf", "const", k)) == node), None
        )
        if found is None:
            raise ValueError("lanes are routed by what is no constant of their numbers")
        return found

    def mixed(self, a: int, b: int, mask: int) -> int:
        """One lane of `mix`: by a constant mask, all ones or 0, it is one of the two."""
        chosen = {self.leaf("const", 0): a, self.leaf("const", (1 << BITS) - 1): b}
        return chosen[mask] if mask in chosen else self.make("mix", (a, b, mask))

    def leaf(self, *key: Hashable) -> int:
        return self.nodes.setdefault(("leaf", *key), len(self.nodes))


class Replay:
    """Registers and memory, each place holding a node or nothing known; `memory` are arguments and
    constants, `writable` the vectors of the outputs and of the frame.
    """

    def __init__(
        self,
        program: MachineProgram,
        nodes: _Nodes,
        memory: Memory,
        writable: set[tuple[str, int]],
        table: Table,
        vector: Vector = FOUR,
    ):
        self.program, self.nodes, self.table = program, nodes, table
        self.width, self.is_lanewise = vector.lanes, vector.is_lanewise
        self.memory, self.writable = memory, writable
        self.bases = {name: register for name, _, register in program.arguments} | {
            "slot": table.frame,
            "const": table.constants,
        }
        self.inputs = {name for name, direction, _ in program.arguments if direction == "in"}
        self.register: dict[str, Lanes] = {}

    def fail(self, instr: Instr, why: str) -> NoReturn:
        raise Defect(f"{self.program.name}: `{instr.mnemonic} {instr.operands}` {why}.")

    def read(self, instr: Instr, operand: Operand) -> Lanes:
        value = None
        match operand:
            case Reg(name):
                value = self.register.get(whole(name, self.width))
            case Mem(base, offset, space):
                if self.bases.get(space) != base:
                    self.fail(instr, f"addresses {space} through {base}")
                value = self.memory.get((space, offset))
        if value is None:
            self.fail(instr, f"reads {operand}, which holds no known value")
        return (
            value[:LANES] if isinstance(operand, Reg) and operand.name.startswith("ymm") else value
        )

    def step(self, instr: Instr) -> None:
        row = self.table[instr.mnemonic]
        _, _, *tokens = row.meaning[0].split()
        name, *sources = tokens
        if self.is_lanewise and name in CROSSING:
            self.fail(instr, "moves lanes, in a vector of more lanes than the program has")
        named = dict(zip(OPERANDS, instr.operands))
        args = [self.read(instr, named[t]) for t in sources]
        numbers = [o.value for o in instr.operands if isinstance(o, Imm)]
        if len(
            {len(arg) for arg in args} | ({self.width} if name not in ("copy", "twice") else set())
        ) > 1 or (name == "twice" and len(args[0]) == self.width):
            self.fail(instr, "reads vectors of another width")
        try:
            lanes = (
                args[0] * (1 + (name == "twice"))
                if name in ("copy", "twice")
                else self.nodes.vector(
                    name, args, self.table.numbers_of(instr.mnemonic, numbers[0]) if numbers else ()
                )
            )
        except ValueError as error:
            self.fail(instr, f"has a bad immediate: {error}")
        self.write(instr, instr.operands[0], lanes)

    def write(self, instr: Instr, operand: Operand, lanes: Lanes) -> None:
        if isinstance(operand, Reg):
            if operand.name.startswith("xmm"):
                lanes = (*lanes[: LANES // 2], *(self.nodes.leaf("const", 0),) * (LANES // 2))
            if len(lanes) != self.width or (operand.name.startswith("ymm") and self.width != LANES):
                self.fail(instr, "leaves a part of a register")
            self.register[whole(operand.name, self.width)] = lanes
            return
        if not isinstance(operand, Mem):
            self.fail(instr, f"writes {operand}, which is no place")
        if operand.space in self.inputs or operand.space == "const":
            self.fail(instr, f"writes to {operand.space}")
        if self.bases.get(operand.space) != operand.base:
            self.fail(instr, f"addresses {operand.space} through {operand.base}")
        if (operand.space, operand.offset) not in self.writable:
            self.fail(
                instr,
                f"stores at byte {operand.offset} of {operand.space}, which is no vector of it",
            )
        if len(lanes) != (self.width if operand.space == "slot" else LANES):
            self.fail(instr, "stores a vector of another width")
        if operand.space != "slot":
            for name in self.inputs:
                self.memory.pop((name, operand.offset), None)
        self.memory[operand.space, operand.offset] = lanes


def whole(register: str, width: int = LANES) -> str:
    """The register of so many lanes of which xmm, or ymm of eight, is the lower part."""
    return register.replace("xmm", "ymm") if width == LANES else register.replace("ymm", "zmm")


def check_vector_translation(
    vectors: VectorProgram,
    machine: MachineProgram,
    arguments: Arguments,
    constants: Iterable[Lanes],
    table: Table,
    size: int = VECTOR,
) -> int:
    """Prove that `machine` stores the output limbs of `vectors`; returns the number of vectors
    compared.

    `arguments` are (name, direction, limbs): vector k of the array is the limb. `constants` are the
    vectors behind the constants' label; `size` are the bytes of a vector in the frame, and in
    arguments but for a wide program.
    """
    if size not in (VECTOR, 8 * vectors.width) and not vectors.is_lanewise:
        raise CheckFailure(
            f"{machine.name}: the program moves lanes or has other constants in one than in"
            f" another, and vectors of {size} bytes have more lanes."
        )
    declared = [(name, direction) for name, direction, _ in arguments]
    if (
        declared != [row[:2] for row in machine.arguments]
        or len({*dict(declared), "slot", "const"}) != len(declared) + 2
    ):
        raise Defect(
            f"{machine.name}: the arguments {declared} are not those of the routine, or two have"
            " one name."
        )
    nodes, step = _Nodes(), VECTOR if vectors.width == WIDE else size
    values: dict[str, Lanes] = {}
    memory: Memory = {}
    for name, direction, limbs in arguments:
        if direction == "in":
            for k, limb in enumerate(limbs):
                memory[name, step * k] = tuple(
                    nodes.leaf("input", limb, lane) for lane in range(LANES)
                )
                values[limb] = memory[name, step * k] * (vectors.width // LANES)
    for op in vectors.ops:
        values[op.out] = nodes.vector(op.name, [values[a] for a in op.reads], op.immediates)
    memory |= {
        ("const", size * i): nodes.vector("const", (), lanes) for i, lanes in enumerate(constants)
    }
    writable = {
        (name, step * k)
        for name, direction, limbs in arguments
        if direction == "out"
        for k in range(len(limbs))
    }
    writable |= {("slot", offset) for offset in range(0, 8 * machine.slots - size + 1, size)}
    vector = Vector(vectors.width, 8 * vectors.width != size)
    replay = Replay(machine, nodes, memory, writable, table, vector)
    for instr in machine.body:
        replay.step(instr)
    compared = 0
    for name, direction, limbs in arguments:
        for k, limb in enumerate(limbs if direction == "out" else ()):
            if replay.memory.get((name, step * k)) != values[limb][:LANES]:
                raise Defect(
                    f"{machine.name}: {name}[{k}] does not hold {limb} at the end of the routine."
                )
            compared += 1
    return compared
