"""VectorProgram in its order -> instructions on the registers of a unit.

A value lives in a register, in memory (an argument, a constant, a slot), or in both. Operands are
read from memory where that saves a register; what must leave a register is what is needed last
(Belady 1966), with a store only if it has no copy in memory. Results are stored once every argument
has been read, so outputs may be inputs.
"""

from ecgen.errors import ScheduleError
from ecgen.isa.avx.table import (
    ADDED,
    FUSED,
    HALVED,
    MOVES,
    PAIRED,
    REGISTERS,
    TWICE,
    bytes_of,
    immediate_of,
    mnemonic_of,
)
from ecgen.limb.lanes.ir import COMMUTATIVE, VectorProgram
from ecgen.machine.ir import Imm, Instr, Mem, Reg

NEVER = 1 << 30
NEAR = 4


class Allocator:
    """Mutable while one program is walked."""

    def __init__(
        self,
        program: VectorProgram,
        homes: dict[str, Mem],
        outputs: dict[str, list[Mem]],
        near: int = NEAR,
        isa: str = "avx2",
    ):
        self.program, self.outputs, self.near, self.isa = program, outputs, near, isa
        self.registers, self.move, self.bytes = REGISTERS[isa], MOVES[isa], bytes_of(isa)
        self.memory: dict[str, Mem] = dict(homes)
        self.register: dict[str, str] = {}
        self.content: dict[str, str] = {}
        self.free = list(self.registers)
        self.slots: list[str | None] = []
        self.body: list[Instr] = []
        self.uses: dict[str, list[float]] = {}
        self.due: dict[str, float] = {}
        inputs = {limb for e in program.inputs for limb in e.limbs}
        self.read_all = max(
            (t for t, op in enumerate(program.ops) if inputs & set(op.reads)), default=-1
        )
        for t, op in enumerate(program.ops):
            for value in op.reads:
                self.uses.setdefault(value, []).append(t)
        for value in outputs:
            made = next((t for t, op in enumerate(program.ops) if op.out == value), -1)
            self.due[value] = max(self.read_all, made) + 0.5
            self.uses.setdefault(value, []).append(self.due[value])
            self.uses[value].sort()
        self.now = 0.0

    # when and where

    def next_use(self, value: str, after) -> float:
        return next((t for t in self.uses.get(value, ()) if t > after), NEVER)

    def take(self, keep) -> str:
        """A free register; if there is none, the one whose value is needed last leaves."""
        if not self.free:
            candidates = [r for r in self.registers if r not in keep]
            if not candidates:
                raise ScheduleError(
                    f"{self.program.name} needs more than {len(self.registers)} vector registers at"
                    " once."
                )
            victim = max(
                candidates,
                key=lambda r: (
                    self.next_use(self.content[r], self.now - 1),
                    self.content[r] in self.memory,
                ),
            )
            self.evict(victim)
        return self.free.pop(0)

    def evict(self, register: str) -> None:
        value = self.content.pop(register)
        del self.register[value]
        self.free.append(register)
        if value not in self.memory and self.next_use(value, self.now - 1) < NEVER:
            slot = self.slots.index(None) if None in self.slots else len(self.slots)
            if slot == len(self.slots):
                self.slots.append(None)
            self.slots[slot] = value
            self.memory[value] = Mem("rsp", self.bytes * slot, "slot")
            self.body.append(Instr(self.move, (self.memory[value], Reg(register))))

    def release(self, value: str) -> None:
        """Forget a value that nobody reads any more."""
        if self.next_use(value, self.now) < NEVER:
            return
        self.leave(value)
        home = self.memory.get(value)
        if home and home.space == "slot":
            self.slots[home.offset // self.bytes] = None
            del self.memory[value]

    def leave(self, value: str) -> None:
        """Free the register of a value that nobody reads any more; its slot stays taken until the
        instruction is out.
        """
        if value in self.register and self.next_use(value, self.now) == NEVER:
            register = self.register.pop(value)
            del self.content[register]
            self.free.append(register)

    def bind(self, value: str, register: str) -> None:
        self.register[value] = register
        self.content[register] = value

    def load(self, value: str, keep) -> str:
        """The register of a value, loaded if need be."""
        if value not in self.register:
            register = self.take(keep)
            self.body.append(self.loaded(register, value))
            self.bind(value, register)
        return self.register[value]

    def loaded(self, register: str, value: str) -> Instr:
        """The load of a value: four lanes of an argument go into both halves of a wide register."""
        return Instr(
            TWICE if self.is_outside(value) else self.move, (Reg(register), self.memory[value])
        )

    def is_outside(self, value: str) -> bool:
        """Whether the value in memory is half a register."""
        return self.isa in HALVED and self.memory[value].space not in ("slot", "const")

    def wants_register(self, value: str) -> bool:
        """Whether a value in memory is better loaded than read in place: it is needed again soon
        and there is room.
        """
        soon = self.next_use(value, self.now)
        if soon - self.now > self.near:
            return False
        return bool(self.free) or any(
            self.next_use(v, self.now - 1) > soon and v in self.memory
            for v in self.content.values()
        )

    # instructions

    def run(self) -> list[Instr]:
        self.store(-1)  # results that are inputs, where no operation reads an input
        for now, op in enumerate(self.program.ops):
            self.now = now
            if op.name == "const":
                continue
            if op.name in FUSED:
                self.fused(op)
            elif op.name in ADDED:
                self.added(op)
            elif op.name == "mix":
                self.mixed(op)
            elif op.name == "among":
                self.among(op)
            elif self.isa == "avx" and op.name in PAIRED:
                self.paired(op)
            else:
                self.plain(op)
            for value in dict.fromkeys(op.reads):
                self.release(value)
            self.store(self.now)
        return self.body

    def store(self, at: int) -> None:
        """Store the results that are due."""
        for value, places in self.outputs.items():
            if at < self.due[value] < at + 1:
                self.now = at + 0.25
                register = self.load(value, ())
                self.body += [
                    Instr(
                        self.move,
                        (place, Reg(_lower(register) if self.isa in HALVED else register)),
                    )
                    for place in places
                ]
                self.now = at + 0.75
                self.release(value)
                self.now = at

    def plain(self, op) -> None:
        """d = op(s, t) or op(s, t, u): the second operand may stay in memory."""
        reads = op.reads[::-1] if op.name == "route" else op.reads
        if (
            len(reads) == 2
            and reads[0] not in self.register
            and reads[1] in self.register
            and op.name in COMMUTATIVE
        ):
            reads = reads[::-1]
        keep: list[str] = [self.register[v] for v in reads if v in self.register]
        if (
            len(reads) == 1
            and reads[0] not in self.register
            and op.name == "perm"
            and not self.wants_register(reads[0])
        ):
            operands: list = [self.memory[reads[0]]]
        else:
            keep.append(self.load(reads[0], keep))
            operands = [Reg(self.register[reads[0]])]
        if len(reads) == 3:  # a mask is in a register
            keep.append(self.load(reads[2], keep))
        if len(reads) > 1:
            operands.append(self.last(reads[1], keep))
        if len(reads) == 3:
            operands.append(Reg(self.register[reads[2]]))
        mnemonic = mnemonic_of(op.name, op.immediates, self.isa)
        number = immediate_of(mnemonic, op.immediates)
        if number is not None:
            operands.append(Imm(number))
        for value in dict.fromkeys(reads):
            self.leave(value)
        register = self.take(keep)
        self.bind(op.out, register)
        self.body.append(Instr(mnemonic, (Reg(register), *operands)))

    def paired(self, op) -> None:
        """d = op(s, t) on integers without AVX2: the upper lanes, brought down, by themselves, then
        the lower ones.
        """
        keep: list[str] = [self.register[v] for v in op.reads if v in self.register]
        for value in op.reads:
            keep.append(self.load(value, keep))
        sources = [self.register[v] for v in op.reads]
        uppers: list[str] = []
        for _ in sources:
            uppers.append(self.take([*keep, *uppers]))
        for upper, source in zip(uppers, sources):
            self.body.append(Instr("vextractf128", (_half(upper), Reg(source), Imm(1))))
        for value in dict.fromkeys(op.reads):
            self.leave(value)
        result = self.take([*keep, *uppers])
        shift = tuple(map(Imm, op.immediates))
        for target, parts in ((uppers[0], uppers), (result, sources)):
            self.body.append(Instr(PAIRED[op.name], (_half(target), *map(_half, parts), *shift)))
        self.body.append(Instr("vinsertf128", (Reg(result), Reg(result), _half(uppers[0]), Imm(1))))
        self.bind(op.out, result)
        self.free += uppers

    def last(self, value: str, keep):
        """The operand that may be in memory."""
        if value in self.register or self.is_outside(value) or self.wants_register(value):
            keep.append(self.load(value, keep))
            return Reg(self.register[value])
        return self.memory[value]

    def fused(self, op) -> None:
        """a * b +- c into the register of an operand that is not needed any more, or of a copy."""
        a, b, c = op.reads
        inside = [v for v in (a, b) if v in self.register]
        otherwise = (
            inside[0] if c not in self.register and inside else c if op.reads.count(c) == 1 else a
        )
        base, register, keep = self.overwritten(op, (c, a, b), otherwise)
        if base == c:
            x, y = (a, b) if a in self.register else (b, a)
            keep.append(self.load(x, keep))
            instr = Instr(
                f"{FUSED[op.name]}231pd", (Reg(register), Reg(self.register[x]), self.last(y, keep))
            )
        else:
            other = b if base == a else a
            if other in self.register or c not in self.register:
                keep.append(self.load(other, keep))
                addend = Reg(self.register[c]) if c in self.register else self.memory[c]
                instr = Instr(
                    f"{FUSED[op.name]}213pd", (Reg(register), Reg(self.register[other]), addend)
                )
            else:
                instr = Instr(
                    f"{FUSED[op.name]}132pd",
                    (Reg(register), Reg(self.register[c]), self.last(other, keep)),
                )
        self.body.append(instr)
        self.register[op.out] = register

    def added(self, op) -> None:
        """c + a half of a * b into the register of c, or of a copy."""
        a, b, c = op.reads
        _, register, keep = self.overwritten(op, (c,), c)
        x, y = (a, b) if a in self.register else (b, a)
        keep.append(self.load(x, keep))
        self.body.append(
            Instr(
                mnemonic_of(op.name, (), self.isa),
                (Reg(register), Reg(self.register[x]), self.last(y, keep)),
            )
        )
        self.register[op.out] = register

    def mixed(self, op) -> None:
        """b where m has ones, else a, into the register of one of the three, or of a copy; the
        immediate says which operand is which.
        """
        held = [v for v in op.reads if v in self.register]
        base, register, keep = self.overwritten(op, op.reads, (held or op.reads)[0])
        others = list(op.reads)  # one value may be read twice
        others.remove(base)
        x, y = sorted(others, key=lambda v: v not in self.register)
        keep.append(self.load(x, keep))
        last = self.last(y, keep)
        mnemonic = mnemonic_of(op.name, (), self.isa)
        order: list[int] = []
        for value in op.reads:
            order.append(
                next(
                    k
                    for k, operand in enumerate((base, x, y))
                    if operand == value and k not in order
                )
            )
        self.body.append(
            Instr(
                mnemonic,
                (
                    Reg(register),
                    Reg(self.register[x]),
                    last,
                    Imm(immediate_of(mnemonic, tuple(order))),
                ),
            )
        )
        self.register[op.out] = register

    def among(self, op) -> None:
        """Lanes of a and b into the register of the constant that numbers them, or of a copy."""
        a, b, places = op.reads
        _, register, keep = self.overwritten(op, (places,), places)
        keep.append(self.load(a, keep))
        self.body.append(
            Instr(
                mnemonic_of(op.name, (), self.isa),
                (Reg(register), Reg(self.register[a]), self.last(b, keep)),
            )
        )
        self.register[op.out] = register

    def overwritten(self, op, candidates, otherwise: str) -> tuple[str, str, list[str]]:
        """(operand, register, registers to keep): the register of a candidate that is not needed
        any more, or of a copy of `otherwise`; the result goes there.
        """
        keep = [self.register[v] for v in op.reads if v in self.register]
        ending = [
            v
            for v in candidates
            if self.next_use(v, self.now) == NEVER and v in self.register and op.reads.count(v) == 1
        ]
        base = ending[0] if ending else otherwise
        if ending:
            register = self.register.pop(base)
            del self.content[register]
        else:
            register = self.take(keep)
            self.body.append(
                Instr(self.move, (Reg(register), Reg(self.register[base])))
                if base in self.register
                else self.loaded(register, base)
            )
        keep.append(register)
        self.content[register] = op.out
        return base, register, keep


def _lower(register: str) -> str:
    """The lower four lanes of a register of eight."""
    return register.replace("zmm", "ymm")


def _half(register: str) -> Reg:
    """The lower two lanes of a register."""
    return Reg(register.replace("ymm", "xmm"))
