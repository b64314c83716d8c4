"""LimbProgram -> MachineProgram: instruction selection and register allocation in one walk.

The program is straight-line, so the next use of every value is known: a value is spilled when its next
use is the farthest (Belady 1966), values that still have a home in memory are dropped without a store,
and constants are made again. Operands that are in memory and not needed soon are used from memory.
Invariant: a value is in at most one register, and in a register, in a slot or in an argument's memory
as long as it has a use. The result is not trusted: machine/lift.py reads it back.
"""

from dataclasses import dataclass

from ecgen.errors import ScheduleError
from ecgen.isa.x86_64 import table
from ecgen.limb.ir import LimbOp, LimbProgram
from ecgen.machine.chains import chains, colour, live_end, made_words, read_words
from ecgen.isa.x86_64.multiples import multiple_chain
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg, Sum

FAR = 1 << 60
DESTROYERS = {"mullo", "and", "or", "xor", "shl", "shr", "shld", "shrd"}


@dataclass(frozen=True)
class Options:
    """`level` is "adx" (MULX, ADCX, ADOX) or "generic" (MUL, ADC); `saved` callee-saved registers allowed.

    `double_shift`: SHLD and SHRD are worth one instruction; else they are made of two shifts and an OR.
    """

    level: str = "adx"
    abi: str = "sysv"
    saved: int = 6
    red_zone: bool = True
    double_shift: bool = True


def destroys_flags(level: str):
    """Predicate: does selecting this limb operation destroy both carry flags?"""
    def destroys(op: LimbOp) -> bool:
        return op.name in DESTROYERS or (op.name == "sub" and not op.outs[1]) or (level == "generic" and op.name == "mulwide")

    return destroys


def select(program: LimbProgram, arguments, options: Options = Options(), entry=(), leave=()) -> MachineProgram:
    """Turn `program` into instructions.

    `arguments` are (name, direction, words) in C order. For "in" and "out" they are pointers, and `words`
    the limb values that lie there one after another; any output array may be the same as any input array.
    For "word" the argument itself is the value `words[0]`; "return" names the value returned, and "again"
    the values written through an "in" pointer of that name.
    `entry` and `leave` bind values to registers at the start and at the end, for the body of a loop.
    """
    return _Selector(program, arguments, options, entry, leave).run()


class _Selector:
    """The state of the walk; one instance per routine."""

    def __init__(self, program, arguments, options, entry, leave):
        self.program, self.options = program, options
        self.body: list[Instr] = []
        self.comments: list[str] = []
        pool = [r for r in table.CALLER_SAVED if r not in table.ABI_SAVED[options.abi]]
        extra = [r for r in table.ABI_SAVED[options.abi] if r not in pool]
        self.pool = pool + extra[: options.saved + (2 if options.abi == "win64" else 0)]
        self.reg_of: dict[str, str] = {}
        self.held: dict[str, str] = {}
        self.home: dict[str, Mem] = {}
        self.constant: dict[str, int] = {}
        self.free_slots: list[int] = []
        self.slots = 0
        self.slot_of: dict[str, int] = {}
        self.flags: dict[str, str | None] = {"C": None, "O": None}
        self.pinned: set[str] = set()
        self.used_saved: set[str] = set()
        self.index = 0
        self._plan_flags()
        self.leave = dict(leave)
        self._plan_uses(arguments, entry)

    # ---- planning -----------------------------------------------------------------------------

    def _plan_flags(self):
        destroys = destroys_flags(self.options.level)
        runs = chains(self.program)
        colours = colour(self.program, destroys) if self.options.level == "adx" else {k: "C" for k in range(len(runs))}
        self.colour_at = {i: colours.get(k, "C") for k, run in enumerate(runs) for i in run}
        spans = {k: (run[0], live_end(self.program, run)) for k, run in enumerate(runs)}
        over = [spans[k] for k in spans if colours.get(k) == "O"]
        self.meets_o = {a for k, (a, z) in spans.items() if any(a < first <= z for first, _ in over)}
        self.chain_at = {i: k for k, run in enumerate(runs) for i in run}
        self.o_starts = {k: [f for f, _ in over if a < f <= z] for k, (a, z) in spans.items()}
        self.flag_last = {}
        for index, op in enumerate(self.program.ops):
            for arg in op.args:
                if isinstance(arg, str) and op.name != "zero":
                    self.flag_last[arg] = index
        self.never_set = {op.args[0] for op in self.program.ops if op.name == "zero"}

    def _plan_corrections(self):
        """Find `mask c; and K; add x` (or sub) in a row: x + c*K is x + K or x, an address sum and a conditional move.

        Maps the position of the addition to (flag, signed K); the two operations before it then emit nothing.
        """
        ops, self.corrections, self.skipped = self.program.ops, {}, set()
        reads = {}
        for op in ops:
            for arg in op.args:
                reads[arg] = reads.get(arg, 0) + 1
        for i in range(len(ops) - 2):
            mask, low, last = ops[i:i + 3]
            if mask.name != "mask" or low.name != "and" or last.name not in ("add", "sub") or low.args[0] != mask.outs[0]:
                continue
            constant, carry = self._number(low.args[1]), last.outs[1]
            if constant is None or constant >= 1 << 31 or last.args[1] != low.outs[0] or last.args[0] == low.outs[0]:
                continue
            if reads[mask.outs[0]] != 1 or reads[low.outs[0]] != 1 or (carry and self.flag_last.get(carry, -1) >= 0):
                continue
            self.corrections[i + 2] = mask.args[0], constant if last.name == "add" else -constant
            self.skipped |= {i, i + 1}
            self.flag_last[mask.args[0]] = max(self.flag_last[mask.args[0]], i + 2)

    def _plan_uses(self, arguments, entry_bindings):
        ops = self.program.ops
        self.constant |= {op.outs[0]: op.args[0] for op in ops if op.name == "const"}
        self._plan_corrections()
        self.uses: dict[str, list[int]] = {}
        self.wide_uses: dict[str, list[int]] = {}
        for index in range(len(ops) - 1, -1, -1):
            for name in read_words(ops[index]):
                self.uses.setdefault(name, []).append(index)
                if ops[index].name == "mulwide":
                    self.wide_uses.setdefault(name, []).append(index)
            if ops[index].name == "const":
                self.constant[ops[index].outs[0]] = ops[index].args[0]
        entry = table.ARGUMENTS[self.options.abi]
        passed = [a for a in arguments if a[1] not in ("return", "again")]
        self.arguments = tuple((name, direction, entry[i]) for i, (name, direction, _) in enumerate(passed))
        for name, direction, words in arguments:
            if direction == "return":
                self.leave[words[0]] = "rax"
        last_read: dict[int, int] = {}
        for name, direction, words in arguments:
            if direction == "in":
                for k, word in enumerate(words):
                    self.home[word] = Mem("", 8 * k, name)
                    if self.uses.get(word):
                        last_read[k] = max(last_read.get(k, -1), self.uses[word][0])
        self.late = self._moved_words(arguments)
        last = max(len(ops) - 1, 0)
        for word in self.late:
            last_read[self.home[word].offset // 8] = last
            self._add_use(word, last)
            self._add_use("&" + self.home[word].space, last)
        self.stores: dict[int, list[tuple[str, str, int]]] = {}
        produced = {w: i for i, op in enumerate(ops) for w in made_words(op)}
        for name, direction, words in arguments:
            if direction in ("out", "again"):
                for k, word in enumerate(words):
                    when = last if word in self.late else max(produced.get(word, 0), last_read.get(k, -1))
                    self.stores.setdefault(when, []).append((word, name, 8 * k))
        for when, items in self.stores.items():
            for word, name, _ in items:
                self._add_use(word, when)
                self._add_use("&" + name, when)
                if word in self.home:
                    self._add_use("&" + self.home[word].space, when)
        for index in range(len(ops) - 1, -1, -1):
            for word in read_words(ops[index]):
                if word in self.home and self.home[word].space != "slot":
                    self._add_use("&" + self.home[word].space, index)
        for word in self.leave:
            self._add_use(word, len(ops))
        for uses in (self.uses, self.wide_uses):
            for name in uses:
                uses[name] = sorted(set(uses[name]), reverse=True)
        words_of = {name: words for name, direction, words in arguments if direction == "word"}
        for name, direction, register in self.arguments:
            value = words_of[name][0] if direction == "word" else "&" + name
            if self.uses.get(value):
                self._bind(value, register)
        for value, register in entry_bindings:
            self._bind(value, register)

    def _moved_words(self, arguments) -> tuple[str, ...]:
        """Input words that must be read before the last stores: given back elsewhere, an overlapping output may hide them."""
        outs = [words for _, direction, words in arguments if direction in ("out", "again")]
        moved = [word for words in outs for k, word in enumerate(words)
                 if word in self.home and (len(outs) > 1 or self.home[word].offset != 8 * k)]
        return tuple(dict.fromkeys([*moved, *(word for word in self.leave if word in self.home)]))

    def _add_use(self, name, when):
        self.uses.setdefault(name, []).append(when)

    # ---- registers ----------------------------------------------------------------------------

    def _bind(self, value, register):
        old = self.held.get(register)
        if old is not None and old != value:
            raise ScheduleError(f"{self.program.name}: register {register} is taken by {old}")
        previous = self.reg_of.get(value)
        if previous is not None and previous != register:
            del self.held[previous]
        self.held[register], self.reg_of[value] = value, register
        if register in table.ABI_SAVED[self.options.abi]:
            self.used_saved.add(register)

    def _release(self, value):
        register = self.reg_of.pop(value, None)
        if register is not None:
            del self.held[register]

    def _next_use(self, value) -> int:
        uses = self.uses.get(value)
        while uses and uses[-1] < self.index:
            uses.pop()
        return uses[-1] if uses else FAR

    def _use_after(self, value) -> int:
        """The next use after the operation in hand."""
        uses = self.uses.get(value)
        while uses and uses[-1] < self.index:
            uses.pop()
        if not uses:
            return FAR
        if uses[-1] > self.index:
            return uses[-1]
        return uses[-2] if len(uses) > 1 else FAR

    def _dies(self, value) -> bool:
        return self._use_after(value) == FAR and not self._stored_now(value)

    def _stored_now(self, value):
        return any(word == value for word, _, _ in self.stores.get(self.index, ()))

    def _clean(self, value) -> bool:
        return value in self.home or value in self.constant or value in self.slot_of

    def _free_register(self, wanted=None) -> str:
        """A register without a needed value; spills the value whose next use is farthest."""
        if wanted is None:
            free = [r for r in self.pool if r not in self.held and r not in self.pinned]
            if free:
                cheap = [r for r in free if r not in table.ABI_SAVED[self.options.abi] or r in self.used_saved]
                best = cheap or free
                return next((r for r in best if r != "rdx"), best[0])
            candidates = [r for r in self.pool if r not in self.pinned]
            if not candidates:
                raise ScheduleError(f"{self.program.name}: no register left at operation {self.index}")
            wanted = max(candidates, key=lambda r: self._spill_rank(self.held[r]))
        elif wanted in self.held:
            value = self.held[wanted]
            if self._needed(value) and not self._clean(value):
                free = [r for r in self.pool if r not in self.held and r not in self.pinned and r != wanted]
                if free:
                    self._emit("mov", Reg(free[0]), Reg(wanted))
                    self._bind(value, free[0])
                    return wanted
        self._spill(wanted)
        return wanted

    def _needed(self, value):
        return self._next_use(value) != FAR

    def _spill_rank(self, value):
        distance = self._next_use(value) - self.index
        return distance * (2 if self._clean(value) else 1)

    def _spill(self, register):
        value = self.held.get(register)
        if value is None:
            return
        if self._needed(value) and not self._clean(value):
            if not self.free_slots:
                self.free_slots.append(self.slots)
                self.slots += 1
            slot = self.free_slots.pop()
            self.slot_of[value] = slot
            self._emit("mov", Mem("rsp", 8 * slot, "slot"), Reg(register))
        self._release(value)

    def _forget(self, value):
        """Drop everything kept for a value that has no further use."""
        self._release(value)
        slot = self.slot_of.pop(value, None)
        if slot is not None:
            self.free_slots.append(slot)
            self.free_slots.sort(reverse=True)

    # ---- operands -----------------------------------------------------------------------------

    def _emit(self, mnemonic, *operands, note=""):
        self.body.append(Instr(mnemonic, operands, note or self.note))
        self.note = ""

    note = ""

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
            self._emit("mov", Reg(register), self._place_pointer(value))
            self._bind(value, register)
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
        self._emit("mov", Reg(register), Imm(number))
        self._bind(name, register)
        self.pinned.add(register)
        return register

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
        self._emit("mov", Reg(register), source)
        if have and not self._needed(arg):
            self._release(arg)
        self._bind(arg, register)
        self.pinned.add(register)
        return register

    def _pin(self, operand):
        if isinstance(operand, Reg):
            self.pinned.add(operand.name)
        elif isinstance(operand, Mem):
            self.pinned.add(operand.base)

    def _fresh(self, value, source_arg) -> str:
        """A register to be overwritten, holding `source_arg`; it now belongs to `value`."""
        have = self.reg_of.get(source_arg) if isinstance(source_arg, str) else None
        if have and self._dies(source_arg) and source_arg not in self.constant:
            self._release(source_arg)
            self._bind(value, have)
            self.pinned.add(have)
            return have
        number = self._number(source_arg)
        if number is not None and not have:
            register = self._free_register()
            self._emit("mov", Reg(register), Imm(number))
        else:
            source = Reg(have) if have else self._place(source_arg)
            self._pin(source)
            register = self._free_register()
            self._emit("mov", Reg(register), source)
        self._bind(value, register)
        self.pinned.add(register)
        return register

    # ---- the walk -----------------------------------------------------------------------------

    def run(self) -> MachineProgram:
        notes = dict(self.program.notes)
        for self.index, op in enumerate(self.program.ops):
            self.note = notes.get(self.index, "")
            self.pinned = set()
            if self.index in self.corrections:
                self._correct(op)
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
        return MachineProgram(self.program.name, "x86_64", self.options.abi, self.arguments, tuple(self.body), saved,
                              self.slots, red)

    def _leave(self):
        """Move the values that must end in given registers there; a parallel move, cycles through a free register."""
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
                self._release(self.held[register])
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
            self._emit("mov", Mem(base, offset, argument), Reg(register))
            if self.uses["&" + argument][:1] >= self.uses[word][:1]:
                self.home.setdefault(word, Mem("", offset, argument))
        touched = {a for a in op.args if isinstance(a, str)} | set(op.outs) | {w for w, _, _ in self.stores.get(self.index, ())}
        touched |= {"&" + name for name, _, _ in self.arguments}
        self.index += 1
        for value in touched:
            if not self._needed(value) and (value in self.reg_of or value in self.slot_of):
                self._forget(value)
        self.index -= 1

    def _live(self, flag) -> bool:
        value = self.flags[flag]
        return value is not None and value != "0"

    def _correct(self, op: LimbOp):
        """x + K if the flag is 1, else x, without touching a flag."""
        flag_value, constant = self.corrections[self.index]
        mnemonic = {"C": "cmovc", "O": "cmovo"}[self._flag_register(flag_value)]
        base = self._in_register(op.args[0])
        shifted = self._free_register()
        self._bind("#shifted", shifted)
        self.pinned.add(shifted)
        self._emit("lea", Reg(shifted), Sum(base, "", 1, constant))
        target = self._fresh(op.outs[0], op.args[0])
        self._emit(mnemonic, Reg(target), Reg(shifted))
        self._release("#shifted")

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
                self._release(arg)
                break
        else:
            register = self._free_register()
        self._bind(total, register)
        self._emit("lea", Reg(register), source)
        return True

    def _additive(self, op: LimbOp):
        if self._address_sum(op):
            return
        total, carry = op.outs
        a, b = op.args[:2]
        colour_ = self.colour_at.get(self.index, "C")
        other = "O" if colour_ == "C" else "C"
        carried = op.name == "adc"
        meets = self.index in self.meets_o
        if colour_ == "O" or self._live(other) or meets or (carried and self.flags[other] == "0" and self._soon_o()):
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
        self._emit(mnemonic, Reg(target), source)
        if not total:
            self._release("#dead")
        self._set_flag(colour_, carry)
        if not extended:
            self.flags[other] = None

    def _soon_o(self) -> bool:
        """Whether an overflow chain starts inside the carry chain in hand, so that O must stay 0."""
        return any(first > self.index for first in self.o_starts.get(self.chain_at[self.index], ()))

    def _good_target(self, arg):
        return isinstance(arg, str) and arg in self.reg_of and self._dies(arg) and arg not in self.constant

    def _clear(self, flag, other):
        """Make a flag 0 before an ADCX/ADOX that starts a chain."""
        if self.flags[flag] == "0":
            return
        if not self._live(other):
            register = self._free_register()
            self._emit("zero", Reg(register))
            self.constant["#0"] = 0
            if "#0" in self.reg_of:
                self._release("#0")
            self._bind("#0", register)
            self.pinned.add(register)
            self.flags = {"C": "0", "O": "0"}
        elif flag == "C":
            self._emit("clc")
            self.flags["C"] = "0"
        else:
            raise ScheduleError(f"{self.program.name}: cannot clear the overflow flag while a carry is live")

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
        self._emit(op.name, Reg(target), source)
        if not difference:
            self._release("#dead")
        self.flags["O"] = None
        self._set_flag("C", borrow)

    def _mulwide(self, op):
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
            reuse = isinstance(source, Reg) and source.name != "rdx" and self._dies(b) and b not in self.constant
            if reuse and source.name in self.held and self.held[source.name] == b:
                self._release(b)
                register = source.name
            elif out is lo and self._dies(a) and a in self.reg_of and a not in self.constant and a != b:
                self._release(a)
                register = "rdx"
            else:
                register = self._free_register()
            self._bind(out or "#dead" + str(len(registers)), register)
            self.pinned.add(register)
            registers.append(Reg(register))
        self._emit("mulx", *registers, source)
        for k in (0, 1):
            self._release(f"#dead{k}")

    def _rdx_rank(self, arg):
        """Smaller is the better multiplicand for RDX: there already, or multiplied again soonest."""
        if isinstance(arg, str) and self.reg_of.get(arg) == "rdx":
            return -1
        later = [i for i in self.wide_uses.get(arg, ()) if i > self.index] if isinstance(arg, str) else []
        return min(later, default=FAR)

    def _mulwide_generic(self, op):
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
            self._emit("mov", Reg(moved), source)
            self._bind(b, moved)
            source = Reg(moved)
            self.pinned.add(moved)
        self.pinned.discard("rdx")
        if not (isinstance(source, Mem) and source.base == "rdx"):
            self._free_register("rdx")
        else:
            pointer = self.held["rdx"]
            moved = self._free_register()
            self._emit("mov", Reg(moved), Reg("rdx"))
            self._bind(pointer, moved)
            source = Mem(moved, source.offset, source.space)
        if not (self._dies(a) and isinstance(a, str) and a not in self.constant):
            self.pinned.add("rdx")
            if isinstance(a, str) and not self._dies(a) and not self._clean(a):
                keep = self._free_register()
                self._emit("mov", Reg(keep), Reg("rax"))
                self._bind(a, keep)
        for name in [v for v, r in self.reg_of.items() if r in ("rax", "rdx")]:
            self._release(name)
        self._emit("mul", source)
        if hi:
            self._bind(hi, "rdx")
        if lo:
            self._bind(lo, "rax")

    def _mullo(self, op):
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
                self._release(a)
                register = source.name
            else:
                register = self._free_register()
            self._bind(lo, register)
            self._emit("imul3", Reg(register), source, Imm(number))
            return None
        source = self._source(b, immediate=False)
        self._pin(source)
        self._emit("imul", Reg(self._fresh(lo, a)), source)
        return None

    def _small_multiple(self, lo, a, number) -> bool:
        """a * number by additions in the address unit, if at most three do it; flags stay as they are."""
        steps = multiple_chain(number) if number > 1 else None
        if steps is None:
            return False
        source = self._in_register(a)
        dies = self._good_target(a)
        keeps = any(0 in step[:2] for step in steps[1:])
        if dies:
            self._release(a)
        target = source if dies and not keeps else self._free_register()
        if dies and keeps:
            self.pinned.add(source)
        self._bind(lo, target)
        self.pinned.add(target)
        places = [source]
        for base, index, scale in steps:
            last = places[-1]
            self._emit("lea", Reg(target), Sum("" if base is None else places[base], places[index], scale))
            places = [source, *[target] * len(places)]
            if last != target and last != source:
                raise ScheduleError(f"{self.program.name}: a multiple by {number} lost a part")
        return True

    def _low_bits(self, op) -> bool:
        """AND with 2^k - 1 too long for an immediate: two shifts instead of a constant in a register."""
        a, b = op.args
        number = self._number(b)
        if op.name != "and" or number is None or number < 1 << 31 or number & number + 1:
            return False
        shift = self.program.bits - number.bit_length()
        target = Reg(self._fresh(op.outs[0], a))
        for name in ("shl", "shr") if shift else ():
            self._emit(name, target, Imm(shift))
        self.flags = {"C": None, "O": None}
        return True

    def _bitwise(self, op):
        if self._low_bits(op):
            return
        a, b = op.args
        if not self._good_target(a) and self._good_target(b):
            a, b = b, a
        source = self._source(b)
        self._pin(source)
        self._emit(op.name, Reg(self._fresh(op.outs[0], a)), source)
        self.flags = {"C": None, "O": None}

    def _not(self, op):
        self._emit("not", Reg(self._fresh(op.outs[0], op.args[0])))

    def _shift(self, op):
        self._emit(op.name, Reg(self._fresh(op.outs[0], op.args[0])), Imm(op.args[1]))
        self.flags = {"C": None, "O": None}

    def _double_shift(self, op):
        high, low, amount = op.args
        keep, other = (high, low) if op.name == "shld" else (low, high)
        if not self.options.double_shift:
            return self._two_shifts(op, keep, other, amount)
        source = Reg(self._in_register(other))
        self._emit(op.name, Reg(self._fresh(op.outs[0], keep)), source, Imm(amount))
        self.flags = {"C": None, "O": None}

    def _two_shifts(self, op, keep, other, amount):
        first, second = ("shl", "shr") if op.name == "shld" else ("shr", "shl")
        if keep == other:
            other = self._copy(keep, "#other")
        if op.name == "shld" and amount <= 3:
            part = self._fresh("#part", other)
            self._emit("shr", Reg(part), Imm(self.program.bits - amount))
            index = self._in_register(keep)
            self._release("#part")
            self._bind(op.outs[0], part)
            self._emit("lea", Reg(part), Sum(part, index, 1 << amount))
            self.flags = {"C": None, "O": None}
            return
        part = self._fresh("#part", other)
        self._emit(second, Reg(part), Imm(self.program.bits - amount))
        target = self._fresh(op.outs[0], keep)
        self._emit(first, Reg(target), Imm(amount))
        self._emit("or", Reg(target), Reg(part))
        self._release("#part")
        self.flags = {"C": None, "O": None}

    def _copy(self, arg, name):
        """A second register with the value of `arg`, under a name of its own that has no later use."""
        source = self._in_register(arg)
        register = self._free_register()
        self._emit("mov", Reg(register), Reg(source))
        self._bind(name, register)
        return name

    def _flag_register(self, flag_value):
        for flag, value in self.flags.items():
            if value == flag_value:
                return flag
        raise ScheduleError(f"{self.program.name}: flag {flag_value} is not live at operation {self.index}")

    def _mask(self, op):
        flag = self._flag_register(op.args[0])
        if flag == "O" or self._live("O"):
            raise ScheduleError(f"{self.program.name}: mask of a flag beside a live overflow flag")
        register = self._free_register()
        self._bind(op.outs[0], register)
        self._emit("mask", Reg(register))
        self.flags["O"] = None
        if self.flag_last[op.args[0]] > self.index:
            self.flags["C"] = op.args[0]

    def _word(self, op):
        flag = self._flag_register(op.args[0])
        register = self._free_register()
        self._bind(op.outs[0], register)
        self._emit("setc" if flag == "C" else "seto", Reg(register))

    def _select(self, op):
        flag = self._flag_register(op.args[0])
        yes, no = op.args[1:]
        mnemonic = {"C": "cmovc", "O": "cmovo"}[flag]
        if flag == "C" and self._number(no) is None and (self._number(yes) is None and self._good_target(yes)) and not self._good_target(no):
            yes, no, mnemonic = no, yes, "cmovnc"
        source = self._source(yes, immediate=False)
        self._pin(source)
        self._emit(mnemonic, Reg(self._fresh(op.outs[0], no)), source)

    def _iszero(self, op):
        source = self._source(op.args[0], immediate=False)
        self._emit("cmp1", source)
        self.flags["O"] = None
        self._set_flag("C", op.outs[0])

    def _flag(self, op):
        self._emit("bt", Reg(self._in_register(op.args[0])), Imm(0))
        self.flags["O"] = None
        self._set_flag("C", op.outs[0])

    def _nothing(self, op):
        pass


_HANDLERS = {
    "mulwide": _Selector._mulwide, "mullo": _Selector._mullo, "add": _Selector._additive, "adc": _Selector._additive,
    "sub": _Selector._subtractive, "sbb": _Selector._subtractive, "and": _Selector._bitwise, "or": _Selector._bitwise,
    "xor": _Selector._bitwise, "not": _Selector._not, "shl": _Selector._shift, "shr": _Selector._shift,
    "shld": _Selector._double_shift, "shrd": _Selector._double_shift, "mask": _Selector._mask, "word": _Selector._word,
    "select": _Selector._select, "iszero": _Selector._iszero, "flag": _Selector._flag, "const": _Selector._nothing,
    "zero": _Selector._nothing,
}  # fmt: skip
