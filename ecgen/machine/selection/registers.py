"""Values in registers and slots of the frame, and when each is used next: what the selectors of
instruction sets share.

A value is spilled when its next use is the farthest (Belady 1966). Invariant: a value is in at most
one register, and in a register, in a slot or elsewhere in memory as long as it has a use.
"""

from collections.abc import Iterable

from ecgen.errors import ScheduleError
from ecgen.machine.ir import Instr, Operand

FAR = 1 << 60


class Registers:
    """The state of one walk over the operations of `name`, of which number `index` is in hand;
    `uses` of each value, the last first. Pinned registers stay as they are until it is made."""

    def __init__(self, name: str, pool: Iterable[str]):
        self.name, self.pool = name, tuple(pool)
        self.body: list[Instr] = []
        self.reg_of: dict[str, str] = {}
        self.held: dict[str, str] = {}
        self.slot_of: dict[str, int] = {}
        self.free_slots: list[int] = []
        self.slots = 0
        self.constant: dict[str, int] = {}
        self.uses: dict[str, list[int]] = {}
        self.pinned: set[str] = set()
        self.used_saved: set[str] = set()
        self.index = 0
        self.note = self.serves = ""

    def emit(self, mnemonic: str, *operands: Operand) -> None:
        self.body.append(Instr(mnemonic, operands, self.note, self.serves))
        self.note = ""

    def next_use(self, value: str) -> int:
        """The next use, that of the operation in hand included."""
        uses = self.uses.get(value)
        while uses and uses[-1] < self.index:
            uses.pop()
        return uses[-1] if uses else FAR

    def use_after(self, value: str) -> int:
        """The next use after the operation in hand."""
        if self.next_use(value) != self.index:
            return self.next_use(value)
        uses = self.uses[value]
        return uses[-2] if len(uses) > 1 else FAR

    def bind(self, value: str, register: str) -> None:
        if self.held.get(register, value) != value:
            raise ScheduleError(
                f"{self.name}: register {register} is taken by {self.held[register]}."
            )
        previous = self.reg_of.get(value)
        if previous is not None and previous != register:
            del self.held[previous]
        self.held[register], self.reg_of[value] = value, register

    def release(self, value: str) -> None:
        register = self.reg_of.pop(value, None)
        if register is not None:
            del self.held[register]

    def forget(self, value: str) -> None:
        """Drop everything kept for a value without further use."""
        self.release(value)
        if (slot := self.slot_of.pop(value, None)) is not None:
            self.free_slots.append(slot)
            self.free_slots.sort(reverse=True)

    def free_registers(self) -> list[str]:
        return [r for r in self.pool if r not in self.held and r not in self.pinned]

    def take_slot(self, value: str) -> int:
        """A word of the frame for the value."""
        if not self.free_slots:
            self.free_slots.append(self.slots)
            self.slots += 1
        self.slot_of[value] = self.free_slots.pop()
        return self.slot_of[value]
