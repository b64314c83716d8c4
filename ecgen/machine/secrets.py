"""MachineProgram -> report: no address, no branch and no variable-time instruction depends on a
secret.

A static taint scan over the same instruction table that the selector and the lifter read. Secret is
every word loaded through an argument pointer, every "word" argument not named public, and whatever
a register holds that the routine was not given; pointers, constants and frame addresses are public.
Taint flows through registers, flags and slots; a loop is scanned until nothing more becomes secret,
and its counter must stay public. Of a call nothing stays public but what lies in registers that the
callee preserves; the callee is scanned by itself.
"""

from dataclasses import dataclass, field
from typing import NoReturn, TypeVar

from ecgen.errors import CheckFailure
from ecgen.machine.ir import Imm, Instr, Label, MachineProgram, Mem, Operand, Reg, Sum
from ecgen.machine.table import OPERANDS, Table

Named = TypeVar("Named")


@dataclass(frozen=True)
class SecretReport:
    """What the scan looked at: instructions, memory operands with public addresses, branches on
    public counters; `public_slots` words of the frame hold a public value in the end."""

    name: str
    instructions: int
    addresses: int
    branches: int
    secret_results: int
    public: tuple[str, ...]
    public_slots: int = 0


@dataclass
class _Taint:
    """Names of places that hold public values; whatever is missing is secret. `slots` by offset."""

    registers: set[str] = field(default_factory=set)
    slots: set[int] = field(default_factory=set)
    flags: set[str] = field(default_factory=set)

    def meet(self, other: "_Taint") -> "_Taint":
        """Public is what is public on both ways."""
        return _Taint(
            self.registers & other.registers, self.slots & other.slots, self.flags & other.flags
        )


def _mark(places: set[Named], place: Named, public: bool) -> None:
    (places.add if public else places.discard)(place)


class _Scan:
    """One walk over a program with a current taint state."""

    def __init__(self, program: MachineProgram, table: Table, public: tuple[str, ...]):
        self.program, self.table, self.public = program, table, public
        known = {name for name, _, _ in program.arguments}
        if unknown := sorted(set(public) - known):
            raise CheckFailure(
                f"{program.name} has no argument named {', '.join(unknown)}.",
                hint="Name arguments of the routine.",
            )
        entry = {
            register
            for name, direction, register in program.arguments
            if direction != "word" or name in public
        }
        self.addressing = {table.frame, table.constants} - {""}
        self.state = _Taint(entry | self.addressing)
        self.addresses = self.secret_results = self.instructions = 0

    def fail(self, instr: Instr, why: str) -> NoReturn:
        raise CheckFailure(
            f"{self.program.name}: `{instr.mnemonic}` {instr.operands} {why}.",
            hint=(
                "Constant time is a promise of every emitted routine; name the argument public if"
                " it is no secret."
            ),
        )

    def is_public(self, instr: Instr, operand: Operand) -> bool:
        """Whether the value read is public; checks the address of a memory operand on the way."""
        match operand:
            case Reg(name):
                return name in self.state.registers
            case Imm():
                return True
            case Sum(base, index):
                return all(name in self.state.registers for name in (base, index) if name)
            case Mem(_, offset, "slot"):
                self.check_address(instr, operand)
                return offset in self.state.slots
            case Mem(_, _, space):
                self.check_address(instr, operand)
                return space in self.public
        return False

    def check_address(self, instr: Instr, operand: Mem) -> None:
        if operand.base not in self.state.registers:
            self.fail(instr, f"has an address that depends on a secret, in {operand.base}")
        self.addresses += 1

    def write(self, instr: Instr, operand: Operand, public: bool) -> None:
        match operand:
            case Reg(name):
                _mark(self.state.registers, name, public)
            case Mem(_, offset, "slot"):
                self.check_address(instr, operand)
                _mark(self.state.slots, offset, public)
            case Mem():
                self.check_address(instr, operand)
            case _:
                self.fail(instr, "writes to what is no place")

    def step(self, instr: Instr) -> None:
        row = self.table.get(instr.mnemonic)
        if row is None:
            self.fail(instr, "is not in the instruction table")
        if not row.secret_safe:
            self.fail(instr, "takes a time that depends on its operands")
        self.instructions += 1
        if isinstance(next(iter(instr.operands), None), Label):
            self.call()
        named = dict(zip(OPERANDS, instr.operands))
        results: dict[str, bool] = {}
        effect = self.table.effects[instr.mnemonic]
        for targets, _, tokens in effect.equations:
            public = all(
                [
                    (
                        t in self.state.flags
                        if t in self.table.flags
                        else self.is_public(instr, named.get(t) or Reg(t))
                    )
                    for t in tokens
                ]
            )
            results.update(dict.fromkeys(targets, public))
        self.state.flags.difference_update(effect.lost_flags)
        for target, public in results.items():
            self.secret_results += not public
            if target in self.table.flags:
                _mark(self.state.flags, target, public)
            else:
                self.write(instr, named.get(target) or Reg(target), public)

    def call(self) -> None:
        """What the callee may write is secret from now on: every register but those that this
        routine saved, every slot.
        """
        self.state = _Taint(self.state.registers & {*self.program.saved, *self.addressing})

    def loop(self) -> None:
        """Body and latch until their taint no longer grows; the branch is on the flag Z."""
        while True:
            before = self.state
            self.state = _Taint(set(before.registers), set(before.slots), set())
            counts = self.addresses, self.secret_results, self.instructions
            for instr in (*self.program.body, *self.program.latch):
                self.step(instr)
            if not self.program.latch or "Z" not in self.state.flags:
                raise CheckFailure(
                    f"{self.program.name} branches on a secret counter.",
                    hint="The number of rounds must be public.",
                )
            after = before.meet(self.state)
            if (after.registers, after.slots) == (before.registers, before.slots):
                return
            self.state = after
            self.addresses, self.secret_results, self.instructions = counts


def scan_secrets(
    program: MachineProgram, table: Table, public: tuple[str, ...] = ()
) -> SecretReport:
    """Scan a routine; `public` names "word" arguments, or arrays, that are no secrets.

    Raises CheckFailure at the first address, branch or unsafe instruction that depends on a secret.
    """
    scan = _Scan(program, table, public)
    for instr in program.head:
        scan.step(instr)
    if program.counter:
        scan.loop()
    else:
        for instr in program.body:
            scan.step(instr)
    for instr in program.tail:
        scan.step(instr)
    return SecretReport(
        name=program.name,
        instructions=scan.instructions,
        addresses=scan.addresses,
        branches=int(program.counter is not None),
        secret_results=scan.secret_results,
        public=tuple(public),
        public_slots=len(scan.state.slots),
    )
