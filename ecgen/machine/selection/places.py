"""Where the values of a straight-line LimbProgram are while its instructions are emitted:
registers, FPU, stack, memory.

All uses are known, so a register is taken from the value whose next use is farthest (Belady 1966);
a value that has another place (FPU register, slot, argument memory, or that is a constant) is
dropped without a store and counts as `clean_weight` times as far. Words leave for FPU registers
first (one cycle each way), for the stack after that. Loads cost one cycle less behind another load,
so a load brings the next needed words along while registers are free. Invariant: a value that is
still to be used is in at most one core register, and somewhere.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from ecgen.errors import ScheduleError
from ecgen.limb.ir import Operand
from ecgen.machine.ir import Mem, Reg
from ecgen.machine.selection.registers import FAR, Registers

SPARE_FAR = 2  # FPU registers that constants leave to other words


@dataclass(frozen=True)
class Habits:
    """What a search may vary: FPU words used (0 for a core without FPU; above 16 they have to be
    saved), how far ahead and how many words a load brings along, registers it leaves free, the
    weight of clean values, beyond which distance (in operations) words go to the stack although the
    FPU has room, and beyond which they leave early to make room for words that a load brings
    along."""

    fpu: int = 16
    ahead: int = 24
    group: int = 4
    spare: int = 1
    clean_weight: float = 1.5
    near: int = 1 << 30
    early: int = 1 << 30


@dataclass(frozen=True)
class Bank:
    """The registers of an instruction set, words of `size` bytes, and the mnemonics by which words
    come to them: `move` between them, `load` and `store`, `park` to and from the `far` registers,
    which compute nothing here."""

    isa: str
    size: int
    caller_saved: tuple[str, ...]
    callee_saved: tuple[str, ...]
    arguments: tuple[str, ...]
    returned: str
    far: tuple[str, ...]
    park: str
    core: tuple[str, ...]
    frame: str = "sp"
    move: str = "mov"
    load: str = "ldr"
    store: str = "str"


class Places(Registers):
    """The state of one walk; `reads` lists for every operation the values it needs in registers."""

    bank: ClassVar[Bank]

    def __init__(self, name: str, habits: Habits, saved: Iterable[str]):
        super().__init__(name, self.bank.caller_saved + self.bank.callee_saved)
        self.habits, self.saved = habits, frozenset(saved)
        self.far_of: dict[str, str] = {}
        self.free_far = list(reversed(self.bank.far[: habits.fpu]))
        self.home: dict[str, tuple[str, int]] = {}
        self.wanted: dict[str, str] = {}
        self.reads: list[tuple[str, ...]] = []
        self.stored: dict[int, frozenset[str]] = {}
        self.used_far = 0
        # the first operation whose words a load may bring along: behind the one in hand once that
        # is made
        self.following = 0

    def dies(self, value: str) -> bool:
        return self.use_after(value) == FAR and value not in self.stored.get(self.index, ())

    def is_clean(self, value: str) -> bool:
        """Whether the value can be had again without its register."""
        return (
            value in self.constant
            or value in self.far_of
            or value in self.slot_of
            or value in self.home
        )

    # registers

    def bind(self, value: str, register: str) -> None:
        super().bind(value, register)
        self.pinned.add(register)

    def forget(self, value: str) -> None:
        super().forget(value)
        if (far := self.far_of.pop(value, None)) is not None:
            self.free_far.append(far)

    def free_register(self, value: str = "") -> str:
        """A register without a needed value, the one wanted for `value` if it is free; pinned until
        the operation is done.
        """
        free = self.free_registers()
        if self.wanted.get(value) in free:
            register = self.wanted[value]
        elif free:
            register = next(
                (r for r in free if r not in self.saved or r in self.used_saved), free[0]
            )
        else:
            register = self._victim()
            self._evict(register)
        self.pinned.add(register)
        if register in self.saved:
            self.used_saved.add(register)
        return register

    def _victim(self) -> str:
        candidates = [r for r in self.pool if r not in self.pinned]
        if not candidates:
            raise ScheduleError(f"{self.name}: no register left at operation {self.index}.")
        return max(candidates, key=lambda r: (self._distance(self.held[r]), r))

    def _distance(self, value: str) -> float:
        distance = self.next_use(value) - self.index
        return distance * (self.habits.clean_weight if self.is_clean(value) else 1)

    def _evict(self, register: str) -> None:
        value = self.held[register]
        if self.next_use(value) != FAR and (
            not self.is_clean(value) or self._is_worth_keeping(value)
        ):
            self.spill(value, register)
        self.release(value)

    def _is_worth_keeping(self, value: str) -> bool:
        """Whether a constant that takes two instructions is read often enough for an FPU register,
        which a move fills and a move reads.
        """
        number = self.constant.get(value, 0)
        kept = value in self.far_of or value in self.slot_of
        return (
            not kept
            and self.steps(number) > 1
            and len(self.free_far) > SPARE_FAR
            and len(self.uses.get(value, ())) >= 3
        )

    def spill(self, value: str, register: str) -> None:
        """Give the value a place outside the core registers."""
        if self.free_far and self.next_use(value) - self.index < self.habits.near:
            far = self.far_of[value] = self.free_far.pop()
            self.used_far = max(self.used_far, 1 + self.bank.far.index(far))
            self.emit(self.bank.park, Reg(far), Reg(register))
            return
        self.emit(self.bank.store, Reg(register), self.slot(self.take_slot(value)))

    # bringing values into registers

    def load_constant(self, value: str, register: str | None = None) -> str:
        number = self.constant[value]
        register = register or self.free_register()
        self.emit_number(register, number)
        self.bind(value, register)
        return register

    def steps(self, number: int) -> int:
        """How many instructions make a number."""
        raise NotImplementedError

    def emit_number(self, register: str, number: int) -> None:
        """Make a number in a register."""
        raise NotImplementedError

    def slot(self, number: int) -> Mem:
        """A word of the frame."""
        return Mem(self.bank.frame, self.bank.size * number, "slot")

    def in_register(self, value: str) -> str:
        """The core register that holds the value, which is brought there if it must."""
        if value not in self.reg_of:
            if value in self.far_of:
                register = self.free_register(value)
                self.emit(self.bank.park, Reg(register), Reg(self.far_of[value]))
                self.bind(value, register)
            elif value in self.constant and value not in self.slot_of:
                self.load_constant(value)
            else:
                self._load(value)
        register = self.reg_of[value]
        self.pinned.add(register)
        return register

    def _load(self, value: str) -> None:
        """Load a word, and behind it words that are needed soon, as far as registers are free."""
        self._load_one(value)
        kept = set(self.pinned)
        self._load_others()
        self.pinned = kept

    def _load_others(self) -> None:
        count = 1
        for ahead in range(self.following, min(self.index + self.habits.ahead, len(self.reads))):
            for other in self.reads[ahead]:
                if count >= self.habits.group or not self._has_room():
                    return
                if other in self.reg_of or other in self.constant or other in self.far_of:
                    continue
                if other not in self.slot_of and (
                    "&" + self.home[other][0] not in self.reg_of if other in self.home else True
                ):
                    continue
                self._load_one(other)
                count += 1

    def _has_room(self) -> bool:
        """Whether a register can be had for a word not yet needed; words needed late enough leave
        for it.
        """
        if len(self.free_registers()) > self.habits.spare:
            return True
        candidates = [r for r in self.pool if r not in self.pinned and r in self.held]
        if not candidates:
            return False
        register = max(candidates, key=lambda r: (self.next_use(self.held[r]), r))
        value = self.held[register]
        if self.next_use(value) - self.index <= self.habits.early or value.startswith("&"):
            return False
        self._evict(register)
        return True

    def _load_one(self, value: str) -> None:
        if value in self.slot_of:
            place = self.slot(self.slot_of[value])
        elif value in self.home:
            space, offset = self.home[value]
            place = Mem(self.in_register("&" + space), offset, space)
        else:
            raise ScheduleError(f"{self.name}: {value} is nowhere at operation {self.index}.")
        register = self.free_register(value)
        self.emit(self.bank.load, Reg(register), place)
        self.bind(value, register)

    def overwritable(self, value: str, result: str) -> str:
        """A register that holds `value` and may be overwritten by `result`: its own if it has no
        further use there.
        """
        register = self.in_register(value)
        if not self.dies(value):
            keep_copy = not self.is_clean(value) or (
                bool(self.free_registers()) and value not in self.constant
            )
            if keep_copy:
                copy = self.free_register()
                self.emit(self.bank.move, Reg(copy), Reg(register))
                self.bind(result, copy)
                return copy
        self.release(value)
        self.bind(result, register)
        return register

    def target(self, result: str, sources: Iterable[Operand]) -> str:
        """A register for a result: that of a source that dies here, else a free one."""
        for value in sources:
            if (
                isinstance(value, str)
                and value in self.reg_of
                and self.dies(value)
                and value not in self.constant
            ):
                register = self.reg_of[value]
                self.release(value)
                self.bind(result, register)
                return register
        register = self.free_register()
        self.bind(result, register)
        return register
