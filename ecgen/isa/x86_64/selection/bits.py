"""Selection of the operations without carry chains: low products, logic, shifts, flags turned into
words.
"""

from ecgen.errors import ScheduleError
from ecgen.isa.x86_64.selection.allocate import Allocator
from ecgen.isa.x86_64.selection.multiples import multiple_chain
from ecgen.limb.ir import LimbOp
from ecgen.machine.ir import Imm, Reg, Sum
from ecgen.machine.selection.registers import FAR


class BitOperations(Allocator):
    """One method per operation of the LimbProgram."""

    def _mullo(self, op):
        """The low word of a product: by the address unit, as half of a wide product where a flag is
        alive, else by IMUL.
        """
        lo, (a, b) = op.outs[0], op.args
        if self._number(a) is not None:
            a, b = b, a
        number = self._number(b)
        if number is not None and self._small_multiple(lo, a, number):
            return None
        if self._live("C") or self._live("O"):
            return self._mulwide(LimbOp("mulwide", ("", lo), (a, b)))
        self.flags = {"C": None, "O": None}
        if number is not None and number < 1 << 31:
            source = self._source(a, immediate=False)
            self._pin(source)
            if isinstance(source, Reg) and self._dies(a):
                self.release(a)
                register = source.name
            else:
                register = self._free_register()
            self.bind(lo, register)
            self.emit("imul3", Reg(register), source, Imm(number))
            return None
        if not self._good_target(a) and (self._is_loaded(b) or self._good_target(b)):
            a, b = b, a
        source = self._source(b, immediate=False)
        self._pin(source)
        self.emit(
            "imul",
            Reg(
                self._fresh(
                    lo, a, "rdx" if self._multiplies_next(lo) and source != Reg("rdx") else None
                )
            ),
            source,
        )
        return None

    def _multiplies_next(self, value) -> bool:
        """Whether the next use of a value is as the multiplicand of MULX, and that register is
        free.
        """
        wide = self.wide_uses.get(value)
        is_free = "rdx" not in self.pinned and (
            "rdx" not in self.held or not self._needed(self.held["rdx"])
        )
        return (
            wide is not None
            and wide[-1] == self.use_after(value)
            and self.options.level != "generic"
            and is_free
        )

    def _is_loaded(self, arg) -> bool:
        """Whether a number has to be loaded into a register, which may as well become the result:
        one that is read again is kept, since to load 64 bits in short intervals takes longer than
        to copy a register (4 of 48 TSC cycles of a product on Zen 3)."""
        number = self._number(arg)
        return (
            number is not None
            and number >= 1 << 31
            and arg not in self.reg_of
            and f"#{number}" not in self.reg_of
            and self.use_after(arg) == FAR
        )

    def _small_multiple(self, lo, a, number) -> bool:
        """a * number by additions in the address unit, if at most three do it; flags stay as they
        are.
        """
        steps = multiple_chain(number) if number > 1 else None
        if steps is None:
            return False
        source = self._in_register(a)
        dies = self._good_target(a)
        keeps = any(0 in step[:2] for step in steps[1:])
        if dies:
            self.release(a)
        target = source if dies and not keeps else self._free_register()
        if dies and keeps:
            self.pinned.add(source)
        self.bind(lo, target)
        self.pinned.add(target)
        places = [source]
        for base, index, scale in steps:
            last = places[-1]
            self.emit(
                "lea", Reg(target), Sum("" if base is None else places[base], places[index], scale)
            )
            places = [source, *[target] * len(places)]
            if last != target and last != source:
                raise ScheduleError(f"{self.program.name}: a multiple by {number} lost a part")
        return True

    def _low_bits(self, op) -> bool:
        """AND with 2^k - 1 too long for an immediate: two shifts instead of a constant in a
        register.
        """
        a, b = op.args
        number = self._number(b)
        if op.name != "and" or number is None or number < 1 << 31 or number & number + 1:
            return False
        shift = self.program.bits - number.bit_length()
        target = Reg(self._fresh(op.outs[0], a))
        for name in ("shl", "shr") if shift else ():
            self.emit(name, target, Imm(shift))
        self.flags = {"C": None, "O": None}
        return True

    def _split(self, op, flag):
        """The AND of a split (uses.py): the operand without its top bit, which becomes the
        carry.
        """
        self.emit("btr", Reg(self._fresh(op.outs[0], op.args[0])), Imm(self.program.bits - 1))
        self.flags["O"] = None
        self._set_flag("C", flag)

    def _bitwise(self, op):
        if self._low_bits(op):
            return
        a, b = op.args
        if not self._good_target(a) and (self._good_target(b) or self._is_loaded(b)):
            a, b = b, a
        source = self._source(b)
        self._pin(source)
        self.emit(op.name, Reg(self._fresh(op.outs[0], a)), source)
        self.flags = {"C": None, "O": None}

    def _not(self, op):
        self.emit("not", Reg(self._fresh(op.outs[0], op.args[0])))

    def _shift(self, op):
        self.emit(op.name, Reg(self._fresh(op.outs[0], op.args[0])), Imm(op.args[1]))
        self.flags = {"C": None, "O": None}

    def _double_shift(self, op):
        high, low, amount = op.args
        keep, other = (high, low) if op.name == "shld" else (low, high)
        if not self.options.double_shift:
            return self._two_shifts(op, keep, other, amount)
        source = Reg(self._in_register(other))
        self.emit(op.name, Reg(self._fresh(op.outs[0], keep)), source, Imm(amount))
        self.flags = {"C": None, "O": None}

    def _two_shifts(self, op, keep, other, amount):
        first, second = ("shl", "shr") if op.name == "shld" else ("shr", "shl")
        if keep == other:
            other = self._copy(keep, "#other")
        if op.name == "shld" and amount <= 3:
            part = self._fresh("#part", other)
            self.emit("shr", Reg(part), Imm(self.program.bits - amount))
            index = self._in_register(keep)
            self.release("#part")
            self.bind(op.outs[0], part)
            self.emit("lea", Reg(part), Sum(part, index, 1 << amount))
            self.flags = {"C": None, "O": None}
            return
        part = self._fresh("#part", other)
        self.emit(second, Reg(part), Imm(self.program.bits - amount))
        target = self._fresh(op.outs[0], keep)
        self.emit(first, Reg(target), Imm(amount))
        self.emit("or", Reg(target), Reg(part))
        self.release("#part")
        self.flags = {"C": None, "O": None}

    def _copy(self, arg, name):
        """A second register with the value of `arg`, under a name of its own that has no later
        use.
        """
        source = self._in_register(arg)
        register = self._free_register()
        self.emit("mov", Reg(register), Reg(source))
        self.bind(name, register)
        return name

    def _mask(self, op):
        flag = self._flag_register(op.args[0])
        if flag == "O" or self._live("O"):
            raise ScheduleError(f"{self.program.name}: mask of a flag beside a live overflow flag")
        register = self._free_register()
        self.bind(op.outs[0], register)
        self.emit("mask", Reg(register))
        self.flags["O"] = None
        if self.flag_last[op.args[0]] > self.index:
            self.flags["C"] = op.args[0]

    def _word(self, op):
        flag = self._flag_register(op.args[0])
        register = self._free_register()
        self.bind(op.outs[0], register)
        self.emit("setc" if flag == "C" else "seto", Reg(register))

    def _select(self, op):
        flag = self._flag_register(op.args[0])
        yes, no = op.args[1:]
        mnemonic, opposite = {
            "C": ("cmovc", "cmovnc"),
            "O": ("cmovo", ""),
            "Z": ("cmovz", "cmovnz"),
        }[flag]
        if (
            opposite
            and self._number(no) is None
            and (self._number(yes) is None and self._good_target(yes))
            and not self._good_target(no)
        ) or (
            opposite
            and isinstance(no, str)
            and self._number(no) is not None
            and self._good_target(yes)
            and self.use_after(no) != FAR
        ):
            yes, no, mnemonic = no, yes, opposite
        source = self._source(yes, immediate=False)
        self._pin(source)
        self.emit(mnemonic, Reg(self._fresh(op.outs[0], no)), source)

    def _iszero(self, op):
        if self.index in self.tests:
            return self._test(op)
        source = self._source(op.args[0], immediate=False)
        self.emit("cmp1", source)
        self.flags["O"] = None
        self._set_flag("C", op.outs[0])

    def _test(self, op):
        """Of two words neither of which changes; O and C are lost, so that nothing may be live in
        them.
        """
        if self._live("C") or self._live("O"):
            raise ScheduleError(
                f"{self.program.name}: two words are compared while a carry is live"
            )
        a, b = self.tests[self.index].args
        if self._number(a) is not None:
            a, b = b, a
        register = self._in_register(a)
        number = self._number(b)
        self.emit(
            "test",
            Reg(register),
            Imm(number) if number is not None and number < 1 << 31 else Reg(self._in_register(b)),
        )
        self.flags = {"C": None, "O": None, "Z": op.outs[0]}

    def _bit(self, op):
        if self.index in self.shifts_out:
            shift = self.shifts_out[self.index]
            self.emit("sar", Reg(self._fresh(shift.outs[0], shift.args[0])), Imm(shift.args[1]))
            self.flags["O"] = None
            return self._set_flag("C", op.outs[0])
        self.emit("bt", Reg(self._in_register(op.args[0])), Imm(op.args[1]))
        self.flags["O"] = None
        self._set_flag("C", op.outs[0])

    def _flag(self, op):
        self.emit("bt", Reg(self._in_register(op.args[0])), Imm(0))
        self.flags["O"] = None
        self._set_flag("C", op.outs[0])
