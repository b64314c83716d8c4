"""LimbProgram -> MachineProgram: instruction selection and register allocation in one walk.

The program is straight-line, so the next use of every value is known. The walk is layered: uses.py
plans, allocate.py places values, bits.py and this file turn operations into instructions. The
result is not trusted: machine/validation/lift.py reads it back.
"""

from ecgen.errors import ScheduleError
from ecgen.isa.x86_64 import table
from ecgen.isa.x86_64.selection.bits import BitOperations
from ecgen.isa.x86_64.selection.uses import Options
from ecgen.limb.ir import LimbOp, LimbProgram
from ecgen.machine.ir import MachineProgram, Mem, Reg, Sum
from ecgen.machine.selection.registers import FAR
from ecgen.machine.validation.copies import without_copies


def select(
    program: LimbProgram, arguments, options: Options = Options(), entry=(), leave=()
) -> MachineProgram:
    """Turn `program` into instructions.

    `arguments` are (name, direction, words) in C order. For "in" and "out" they are pointers, and
    `words` the limb values that lie there one after another; any output array may be the same as
    any input array. For "word" the argument itself is the value `words[0]`; "return" names the
    value returned, and "again" the values written through an "in" pointer of that name. `entry` and
    `leave` bind values to registers at the start and at the end, for the body of a loop.
    """
    return _Selector(program, arguments, options, entry, leave).run()


class _Selector(BitOperations):
    """Carry chains and full products, and the walk itself."""

    def run(self) -> MachineProgram:
        notes = dict(self.program.notes)
        for index, op in enumerate(self.program.ops):
            self.index = index
            self.note, self.serves = notes.get(self.index, ""), op.result
            self.pinned = set()
            if self.index in self.corrections:
                self._correct(op)
            elif self.index in self.splits:
                self._split(op, self.splits[self.index])
            elif self.index not in self.skipped:
                _HANDLERS[op.name](self, op)
            self._after(op)
        if not self.program.ops:
            self.index = 0
            self._after(LimbOp("zero", (), ()))
        self.index = len(self.program.ops)
        self._leave()
        saved = tuple(r for r in table.ABI_SAVED[self.options.abi] if r in self.used_saved)
        red = self.options.red_zone and 8 * self.slots <= table.RED_ZONE[self.options.abi]
        return MachineProgram(
            name=self.program.name,
            isa="x86_64",
            abi=self.options.abi,
            arguments=self.arguments,
            body=without_copies(tuple(self.body), table.TABLE),
            saved=saved,
            slots=self.slots,
            red_zone=red,
            returns=self.returns,
        )

    def _leave(self):
        """Move the values that must end in given registers there; a parallel move, cycles through a
        free register.
        """
        self.pinned = set()
        pending = {value: register for value, register in self.leave.items()}
        while pending:
            for value, register in pending.items():
                holder = self.held.get(register)
                if holder is None or holder == value or holder not in pending:
                    break
            else:
                value, register = next(iter(pending.items()))
                self._free_register(register)
            self.pinned = set(self.leave.values()) - {register}
            if self.held.get(register) not in (None, value):
                self.release(self.held[register])
            self._in_register(value, register)
            del pending[value]

    def _after(self, op):
        for flag, value in self.flags.items():
            if value and value != "0" and self.flag_last.get(value, -1) <= self.index:
                self.flags[flag] = "0" if value in self.never_set else None
        if self.index >= len(self.program.ops) - 1:
            for word in self.late:
                self.pinned = set()
                self._in_register(word)
                self.home.pop(word, None)
        for word, argument, offset in self.stores.get(self.index, ()):
            self.pinned = set()
            register = self._in_register(word)
            base = self._pointer(argument)
            self.emit("mov", Mem(base, offset, argument), Reg(register))
            if self.uses["&" + argument][:1] >= self.uses[word][:1]:
                self.home.setdefault(word, Mem("", offset, argument))
        touched = {
            *op.args,
            *op.outs,
            *self.pointers,
            *(w for w, _, _ in self.stores.get(self.index, ())),
        }
        self.index += 1
        for value in touched:
            if (value in self.reg_of or value in self.slot_of) and not self._needed(value):
                self.forget(value)
        self.index -= 1

    def _correct(self, op: LimbOp):
        """x + K if the flag is 1, else x, without touching a flag."""
        flag_value, constant = self.corrections[self.index]
        mnemonic = {"C": "cmovc", "O": "cmovo"}[self._flag_register(flag_value)]
        base = self._in_register(op.args[0])
        shifted = self._free_register()
        self.bind("#shifted", shifted)
        self.pinned.add(shifted)
        self.emit("lea", Reg(shifted), Sum(base, "", 1, constant))
        target = self._fresh(op.outs[0], op.args[0])
        self.emit(mnemonic, Reg(target), Reg(shifted))
        self.release("#shifted")

    def _address_sum(self, op: LimbOp) -> bool:
        """Add without a carry through the address unit where that saves a copy or a live flag."""
        total, carry = op.outs
        a, b = op.args[:2]
        if op.name != "add" or carry or not total:
            return False
        flags_live = self._live("C") or self._live("O")
        if not flags_live and (self._good_target(a) or self._good_target(b)):
            return False
        if self._number(a) is not None:
            a, b = b, a
        number = self._number(b)
        base = self._in_register(a)
        top = 1 << self.program.bits
        if number is not None and (number < 1 << 31 or number >= top - (1 << 31)):
            source = Sum(base, "", 1, number if number < 1 << 31 else number - top)
        else:
            source = Sum(base, self._in_register(b), 1)
        for arg in (a, b):
            if self._good_target(arg):
                register = self.reg_of[arg]
                self.release(arg)
                break
        else:
            register = self._free_register()
        self.bind(total, register)
        self.emit("lea", Reg(register), source)
        return True

    def _additive(self, op: LimbOp):
        """An addition, with or without a carry: LEA where no flag is wanted, ADCX or ADOX where
        chains of carries run in both flags, else ADD or ADC.
        """
        if self._address_sum(op):
            return
        total, carry = op.outs
        a, b = op.args[:2]
        colour_ = self.colour_at.get(self.index, "C")
        other = "O" if colour_ == "C" else "C"
        carried = op.name == "adc"
        meets = self.index in self.meets_o
        if (
            colour_ == "O"
            or self._live(other)
            or meets
            or (carried and self.flags[other] == "0" and self._soon_o())
        ):
            mnemonic = "adcx" if colour_ == "C" else "adox"
            if not carried:
                self._clear(colour_, other)
                if meets and not self._live(other):
                    self._clear(other, colour_)
        else:
            mnemonic = "adc" if carried else "add"
        extended = mnemonic in ("adcx", "adox")
        if self._number(a) is not None or (not self._good_target(a) and self._good_target(b)):
            a, b = b, a
        if self._number(a) is not None and self._number(b) is not None and not carried:
            raise ScheduleError(f"{self.program.name}: addition of two constants")
        source = self._source(b, immediate=not extended)
        self._pin(source)
        target = self._fresh(total or "#dead", a)
        self.emit(mnemonic, Reg(target), source)
        if not total:
            self.release("#dead")
        self._set_flag(colour_, carry)
        if not extended:
            self.flags[other] = None

    def _soon_o(self) -> bool:
        """Whether an overflow chain starts inside the carry chain in hand, so that O must stay
        0.
        """
        return any(first > self.index for first in self.o_starts.get(self.chain_at[self.index], ()))

    def _clear(self, flag, other):
        """Make a flag 0 before an ADCX/ADOX that starts a chain."""
        if self.flags[flag] == "0":
            return
        if not self._live(other):
            register = self._free_register()
            self.emit("zero", Reg(register))
            self.constant["#0"] = 0
            if "#0" in self.reg_of:
                self.release("#0")
            self.bind("#0", register)
            self.pinned.add(register)
            self.flags = {"C": "0", "O": "0"}
        elif flag == "C":
            self.emit("clc")
            self.flags["C"] = "0"
        else:
            raise ScheduleError(
                f"{self.program.name}: cannot clear the overflow flag while a carry is live"
            )

    def _set_flag(self, flag, value):
        if not value:
            self.flags[flag] = None
        elif self.flag_last.get(value, -1) > self.index:
            self.flags[flag] = value
        else:
            self.flags[flag] = "0" if value in self.never_set else None

    def _subtractive(self, op):
        difference, borrow = op.outs
        if self._live("O"):
            raise ScheduleError(f"{self.program.name}: subtraction while the overflow flag is live")
        source = self._source(op.args[1])
        self._pin(source)
        target = self._fresh(difference or "#dead", op.args[0])
        self.emit(op.name, Reg(target), source)
        if not difference:
            self.release("#dead")
        self.flags["O"] = None
        self._set_flag("C", borrow)

    def _mulwide(self, op):
        """MULX, which leaves the flags alone: a factor in RDX, the words of the product anywhere.
        MUL at level `generic`.
        """
        if self.options.level == "generic":
            return self._mulwide_generic(op)
        hi, lo = op.outs
        a, b = op.args
        if self._rdx_rank(b) < self._rdx_rank(a):
            a, b = b, a
        self._in_register(a, "rdx")
        source = self._source(b, immediate=False)
        self._pin(source)
        registers = []
        for out in (hi, lo):
            reuse = (
                isinstance(source, Reg)
                and source.name != "rdx"
                and self._dies(b)
                and b not in self.constant
            )
            if reuse and source.name in self.held and self.held[source.name] == b:
                self.release(b)
                register = source.name
            elif (
                out is lo
                and self._dies(a)
                and a in self.reg_of
                and a not in self.constant
                and a != b
            ):
                self.release(a)
                register = "rdx"
            else:
                register = self._free_register()
            self.bind(out or "#dead" + str(len(registers)), register)
            self.pinned.add(register)
            registers.append(Reg(register))
        self.emit("mulx", *registers, source)
        for k in (0, 1):
            self.release(f"#dead{k}")

    def _rdx_rank(self, arg):
        """Smaller is the better multiplicand for RDX: there already, or multiplied again
        soonest.
        """
        if isinstance(arg, str) and self.reg_of.get(arg) == "rdx":
            return -1
        later = (
            [i for i in self.wide_uses.get(arg, ()) if i > self.index]
            if isinstance(arg, str)
            else []
        )
        return min(later, default=FAR)

    def _mulwide_generic(self, op):
        """MUL: a factor in RAX, the words of the product in RDX and RAX. What lies there and is
        read later moves away first.
        """
        hi, lo = op.outs
        a, b = op.args
        if isinstance(b, str) and self.reg_of.get(b) == "rax":
            a, b = b, a
        self.flags = {"C": None, "O": None}
        self._in_register(a, "rax")
        source = self._source(b, immediate=False)
        self._pin(source)
        if isinstance(source, Reg) and source.name == "rdx":
            self.pinned.discard("rdx")
            moved = self._free_register()
            self.emit("mov", Reg(moved), source)
            self.bind(b, moved)
            source = Reg(moved)
            self.pinned.add(moved)
        self.pinned.discard("rdx")
        if not (isinstance(source, Mem) and source.base == "rdx"):
            self._free_register("rdx")
        else:
            pointer = self.held["rdx"]
            moved = self._free_register()
            self.emit("mov", Reg(moved), Reg("rdx"))
            self.bind(pointer, moved)
            source = Mem(moved, source.offset, source.space)
        if not (self._dies(a) and isinstance(a, str) and a not in self.constant):
            self.pinned.add("rdx")
            if isinstance(a, str) and not self._dies(a) and not self._clean(a):
                keep = self._free_register()
                self.emit("mov", Reg(keep), Reg("rax"))
                self.bind(a, keep)
        for name in [v for v, r in self.reg_of.items() if r in ("rax", "rdx")]:
            self.release(name)
        self.emit("mul", source)
        if hi:
            self.bind(hi, "rdx")
        if lo:
            self.bind(lo, "rax")

    def _nothing(self, op):
        pass


_HANDLERS = {
    "mulwide": _Selector._mulwide,
    "mullo": _Selector._mullo,
    "add": _Selector._additive,
    "adc": _Selector._additive,
    "sub": _Selector._subtractive,
    "sbb": _Selector._subtractive,
    "and": _Selector._bitwise,
    "or": _Selector._bitwise,
    "xor": _Selector._bitwise,
    "not": _Selector._not,
    "shl": _Selector._shift,
    "shr": _Selector._shift,
    "sar": _Selector._shift,
    "bit": _Selector._bit,
    "shld": _Selector._double_shift,
    "shrd": _Selector._double_shift,
    "mask": _Selector._mask,
    "word": _Selector._word,
    "select": _Selector._select,
    "iszero": _Selector._iszero,
    "flag": _Selector._flag,
    "const": _Selector._nothing,
    "zero": _Selector._nothing,
}
