"""Registers, slots and operands of the selector's walk: who is where, who must leave, what is read
from memory.

Values that still have a home in memory are dropped without a store, and constants are made again.
"""

from typing import TypeGuard

from ecgen.errors import ScheduleError
from ecgen.isa.x86_64 import table
from ecgen.isa.x86_64.selection.uses import Spilled, Walk
from ecgen.machine.ir import Imm, Mem, Reg
from ecgen.machine.selection.registers import FAR


class Allocator(Walk):
    """Places values; knows no operation."""

    def _free_register(self, wanted=None) -> str:
        """A register without a needed value; spills the value whose next use is farthest."""
        if wanted is None:
            free = self.free_registers()
            if free:
                cheap = [
                    r
                    for r in free
                    if r not in table.ABI_SAVED[self.options.abi] or r in self.used_saved
                ]
                best = cheap or free
                return next((r for r in best if r != "rdx"), best[0])
            candidates = [r for r in self.pool if r not in self.pinned]
            if not candidates:
                raise ScheduleError(
                    f"{self.program.name}: no register left at operation {self.index}"
                )
            wanted = max(candidates, key=lambda r: self._spill_rank(self.held[r]))
        elif wanted in self.held:
            value = self.held[wanted]
            if self._needed(value) and not self._clean(value):
                free = [r for r in self.free_registers() if r != wanted]
                if free:
                    self.emit("mov", Reg(free[0]), Reg(wanted))
                    self.bind(value, free[0])
                    return wanted
        self._spill(wanted)
        return wanted

    def _needed(self, value):
        return self.next_use(value) != FAR

    def _spill_rank(self, value):
        distance = self.next_use(value) - self.index
        return distance * (2 if self._clean(value) else 1)

    def _spill(self, register):
        value = self.held.get(register)
        if value is None:
            return
        if self._needed(value) and not self._clean(value):
            if not self.free_slots and not self.options.spills:
                raise Spilled(
                    f"{self.program.name}: {value} finds no register at operation {self.index}"
                )
            self.emit("mov", Mem("rsp", 8 * self.take_slot(value), "slot"), Reg(register))
        self.release(value)

    # ---- operands -----------------------------------------------------------------------------

    def _place(self, value):
        """The memory operand that holds a value which is in no register; None for constants."""
        if value in self.slot_of:
            return Mem("rsp", 8 * self.slot_of[value], "slot")
        home = self.home[value]
        base = self._pointer(home.space)
        return Mem(base, home.offset, home.space)

    def _pointer(self, argument) -> str:
        value = "&" + argument
        if value not in self.reg_of:
            register = self._free_register()
            self.emit("mov", Reg(register), self._place_pointer(value))
            self.bind(value, register)
        self.pinned.add(self.reg_of[value])
        return self.reg_of[value]

    def _place_pointer(self, value):
        return Mem("rsp", 8 * self.slot_of[value], "slot")

    def _number(self, arg):
        """The integer an argument stands for, or None."""
        return arg if isinstance(arg, int) else self.constant.get(arg)

    def _source(self, arg, immediate=True):
        """An operand to read: register, memory or (32-bit) immediate."""
        number = self._number(arg)
        if isinstance(arg, str) and arg in self.reg_of:
            self.pinned.add(self.reg_of[arg])
            return Reg(self.reg_of[arg])
        if number is not None:
            if immediate and number < 1 << 31:
                return Imm(number)
            return Reg(self._load_constant(arg, number))
        return self._place(arg)

    def _load_constant(self, arg, number, wanted=None):
        name = arg if isinstance(arg, str) else f"#{number}"
        if name in self.reg_of and wanted is None:
            self.pinned.add(self.reg_of[name])
            return self.reg_of[name]
        self.constant[name] = number
        register = self._free_register(wanted)
        self.emit("mov", Reg(register), Imm(number))
        self.bind(name, register)
        self.pinned.add(register)
        return register

    def _good_target(self, arg: str | int) -> TypeGuard[str]:
        return (
            isinstance(arg, str)
            and arg in self.reg_of
            and self._dies(arg)
            and arg not in self.constant
        )

    def _in_register(self, arg, wanted=None) -> str:
        """Bring a value into a register (a given one, if asked) without losing it."""
        number = self._number(arg)
        have = self.reg_of.get(arg) if isinstance(arg, str) else None
        if have is not None and wanted in (None, have):
            self.pinned.add(have)
            return have
        if have is None and number is not None:
            return self._load_constant(arg, number, wanted)
        source = Reg(have) if have else self._place(arg)
        self._pin(source)
        register = self._free_register(wanted)
        self.emit("mov", Reg(register), source)
        if have and not self._needed(arg):
            self.release(arg)
        self.bind(arg, register)
        self.pinned.add(register)
        return register

    def _pin(self, operand):
        if isinstance(operand, Reg):
            self.pinned.add(operand.name)
        elif isinstance(operand, Mem):
            self.pinned.add(operand.base)

    def _fresh(self, value, source_arg, wanted=None) -> str:
        """A register to be overwritten, the `wanted` one if `source_arg` has to be put there first;
        it holds `source_arg` and now belongs to `value`.
        """
        have = self.reg_of.get(source_arg) if isinstance(source_arg, str) else None
        if have and self._dies(source_arg) and source_arg not in self.constant:
            self.release(source_arg)
            self.bind(value, have)
            self.pinned.add(have)
            return have
        number = self._number(source_arg)
        if number is not None and not have:
            register = self._free_register(wanted)
            self.emit("mov", Reg(register), Imm(number))
        else:
            source = Reg(have) if have else self._place(source_arg)
            self._pin(source)
            register = self._free_register(wanted)
            self.emit("mov", Reg(register), source)
        self.bind(value, register)
        self.pinned.add(register)
        return register

    # ---- the walk -----------------------------------------------------------------------------

    def _live(self, flag) -> bool:
        value = self.flags[flag]
        return value is not None and value != "0"

    def _flag_register(self, flag_value):
        for flag, value in self.flags.items():
            if value == flag_value:
                return flag
        raise ScheduleError(
            f"{self.program.name}: flag {flag_value} is not live at operation {self.index}"
        )
