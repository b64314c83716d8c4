"""LimbProgram -> MachineProgram for ARMv7E-M: one walk, instruction selection and register
allocation together.

The one carry flag carries one chain at a time; nothing but additions, subtractions and comparisons
that are asked for their flag touches it, so products and moves may stand inside a chain. The result
is not trusted: machine/validation/lift.py reads it back.
"""

from dataclasses import dataclass

from ecgen.errors import ScheduleError
from ecgen.isa.armv7em import table
from ecgen.isa.armv7em.selection.fuse import MLA, fuse_products, parallel_moves, wanted_registers
from ecgen.isa.armv7em.selection.places import Habits, Places
from ecgen.isa.registers import FAR
from ecgen.limb.ir import LimbOp, LimbProgram
from ecgen.machine.chains import made_words, read_words
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg

IN_REGISTER = {
    "maal": (0, 1, 2, 3),
    "mulwide": (0, 1),
    "mullo": (0, 1),
    "select": (1, 2),
    "topand": (0, 1),
    "sub": (0,),
    "sbb": (0,),
}


@dataclass(frozen=True)
class Options:
    """`abi` "aapcs", or "free": arguments and results in whatever registers suit, all registers may
    be overwritten.
    """

    abi: str = "aapcs"
    habits: Habits = Habits()


def select(
    program: LimbProgram, arguments, options: Options = Options(), entry=(), leave=()
) -> MachineProgram:
    """Turn `program` into instructions; arguments, entry and leave as for the x86-64 selector."""
    return _Selector(program, arguments, options, entry, leave).run()


class _Selector:
    """The state of the walk; one instance per routine."""

    def __init__(self, program, arguments, options, entry, leave):
        self.program, self.options, self.leave = program, options, dict(leave)
        saved = () if options.abi == "free" else table.CALLEE_SAVED
        pool = table.CALLER_SAVED + table.CALLEE_SAVED
        self.at = Places(program.name, options.habits, pool, saved)
        self.names: dict[str, str] = {}
        self.flag: tuple[str, str] | None = None
        self.bytes: str | None = None
        self.ops = fuse_products(
            [self._canonical(op) for op in program.ops],
            {a for _, _, words in arguments for a in words} | set(self.leave),
        )
        self.never = {op.args[0] for op in program.ops if op.name == "zero"}
        self.flag_last = {
            a: i
            for i, op in enumerate(program.ops)
            for a in op.args
            if isinstance(a, str) and op.name != "zero"
        }
        self.at.wanted = wanted_registers(self.ops, self.leave) if options.abi != "free" else {}
        self._plan(arguments, entry)

    # planning

    def _canonical(self, op: LimbOp) -> LimbOp:
        """Constants under one name per value, integers that must be in a register as such a
        constant.
        """
        if op.name == "const":
            self.at.constant[op.outs[0]] = op.args[0]
            self.names[op.outs[0]] = self._number_name(op.constant(0))
            return op
        args = [self.names.get(a, a) if isinstance(a, str) else a for a in op.args]
        for k in IN_REGISTER.get(op.name, ()):
            if (
                isinstance(number := args[k], int)
                and not (op.name == "maal" and k > 1)
                and not (op.name == "sub" and k == 0)
            ):
                args[k] = self._number_name(number)
        if op.name in ("add", "adc", "and", "or", "xor") and self._value(args[0]) is not None:
            args[0], args[1] = args[1], args[0]
        for k, arg in enumerate(args[:2]):
            constant = self._value(arg)
            if constant is None or op.name in (
                "mulwide",
                "mullo",
                "maal",
                "select",
                "topand",
                "shl",
                "shr",
                "shld",
                "shrd",
            ):
                continue
            args[k] = constant if self._fits(op, k, constant) else self._number_name(constant)
        return LimbOp(op.name, op.outs, tuple(args))

    def _number_name(self, number: int) -> str:
        self.at.constant[f"#{number}"] = number
        return f"#{number}"

    def _value(self, arg) -> int | None:
        return arg if isinstance(arg, int) else self.at.constant.get(arg)

    def _fits(self, op: LimbOp, k: int, number: int) -> bool:
        """Whether the instruction takes the number as an immediate."""
        if op.name == "and":
            return k == 1 and (
                number & number + 1 == 0
                or table.is_modified_immediate(number)
                or table.is_modified_immediate(number ^ 0xFFFFFFFF)
            )
        if op.name == "sbb" and k == 0:
            return False
        return (k == 1 or op.name == "sub") and table.is_modified_immediate(number)

    def _plan(self, arguments, entry):
        at = self.at
        at.reads = [
            tuple(a for a in op.args if isinstance(a, str)) if op.name == MLA else read_words(op)
            for op in self.ops
        ]
        for index, names in enumerate(at.reads):
            for name in names:
                at.uses.setdefault(name, []).append(index)
        passed = [a for a in arguments if a[1] not in ("return", "again")]
        if len(passed) > len(table.ARGUMENTS):
            raise ScheduleError(
                f"{self.program.name} has {len(passed)} arguments, four fit registers."
            )
        self.arguments = tuple(
            (name, direction, table.ARGUMENTS[i]) for i, (name, direction, _) in enumerate(passed)
        )
        arguments = [
            (name, direction, tuple(self.names.get(w, w) for w in words))
            for name, direction, words in arguments
        ]
        self.returns = ""
        for _, direction, words in arguments:
            if direction == "return":
                self.leave[words[0]] = self.returns = table.RETURN
        self._plan_memory(arguments)
        for word in self.leave:
            at.uses.setdefault(word, []).append(len(self.ops))
        at.uses = {name: sorted(set(uses), reverse=True) for name, uses in at.uses.items()}
        words_of = {name: words for name, direction, words in arguments if direction == "word"}
        for name, direction, register in self.arguments:
            value = words_of[name][0] if direction == "word" else "&" + name
            if at.uses.get(value):
                at.bind(value, register)
        for value, register in entry:
            at.bind(value, register)

    def _plan_memory(self, arguments):
        """Homes of the inputs; when each output word is stored: when it is made and nothing at its
        offset is still to be read.
        """
        at, ops = self.at, self.ops
        last_read: dict[int, int] = {}
        for name, direction, words in arguments:
            if direction == "in":
                for k, word in enumerate(words):
                    at.home[word] = name, 4 * k
                    if at.uses.get(word):
                        last_read[4 * k] = max(last_read.get(4 * k, -1), at.uses[word][-1])
        last = max(len(ops) - 1, 0)
        outs = [words for _, direction, words in arguments if direction in ("out", "again")]
        late = {
            word
            for words in outs
            for k, word in enumerate(words)
            if word in at.home and (len(outs) > 1 or at.home[word][1] != 4 * k)
        }
        late |= {word for word in self.leave if word in at.home}
        for word in late:
            last_read[at.home[word][1]] = last
            for name in (word, "&" + at.home[word][0]):
                at.uses.setdefault(name, []).append(last)
        produced = {w: i for i, op in enumerate(ops) for w in made_words(op)}
        self.stores: dict[int, list[tuple[str, str, int]]] = {}
        for name, direction, words in arguments:
            for k, word in enumerate(words if direction in ("out", "again") else ()):
                when = (
                    last if word in late else max(produced.get(word, 0), last_read.get(4 * k, -1))
                )
                self.stores.setdefault(when, []).append((word, name, 4 * k))
                for value in (
                    word,
                    "&" + name,
                    *(["&" + at.home[word][0]] if word in at.home else []),
                ):
                    at.uses.setdefault(value, []).append(when)
        for items in (
            self.stores.values()
        ):  # what is still read from an argument first, as another store may be to its place
            items.sort(key=lambda item: item[0] not in at.home)
        at.stored = {
            when: frozenset(word for word, _, _ in items) for when, items in self.stores.items()
        }
        for index, names in enumerate(at.reads):
            for word in names:
                if word in at.home:
                    at.uses.setdefault("&" + at.home[word][0], []).append(index)

    # the walk

    def run(self) -> MachineProgram:
        notes, at = dict(self.program.notes), self.at
        for at.index, op in enumerate(self.ops):
            at.following = at.index
            at.note = notes.get(at.index, at.note)
            at.serves = op.result
            at.pinned = set()
            _HANDLERS[op.name](self, op)
            self._after(op)
        if not self.ops:
            self._after(LimbOp("zero", (), ()))
        at.index = len(self.ops)
        self._leave()
        saved = tuple(r for r in table.CALLEE_SAVED if r in at.used_saved)
        return MachineProgram(
            self.program.name,
            "armv7em",
            self.options.abi,
            self.arguments,
            tuple(at.body),
            saved,
            at.slots,
            False,
            returns=self.returns,
        )

    def _after(self, op: LimbOp) -> None:
        at = self.at
        at.following = at.index + 1
        for word, name, offset in self.stores.get(at.index, ()):
            at.pinned = set()
            source, base = at.in_register(word), at.in_register("&" + name)
            at.emit("str", Reg(source), Mem(base, offset, name))
        touched = [
            *op.outs,
            *(
                value
                for word, name, _ in self.stores.get(at.index, ())
                for value in (word, "&" + name)
            ),
        ]
        for word in at.reads[at.index] if at.reads else ():
            touched += [word, "&" + at.home[word][0]] if word in at.home else [word]
        for value in dict.fromkeys(touched):
            if at.use_after(value) == FAR:
                at.forget(value)

    def _leave(self) -> None:
        """Bring the values that must end in registers there; the permutation is settled by renaming
        (abi "free").
        """
        at = self.at
        at.pinned = set()
        for value in self.leave:
            at.in_register(value)
        wanted = {at.reg_of[value]: register for value, register in self.leave.items()}
        if all(a == b for a, b in wanted.items()):
            return
        if self.options.abi != "free":
            for target, source in parallel_moves(
                {register: source for source, register in wanted.items()}, table.CORE
            ):
                at.emit("mov", Reg(target), Reg(source))
                at.used_saved |= {target} & at.saved
            return
        rest = [r for r in table.CORE if r not in wanted.values()]
        rename = wanted | dict(zip((r for r in table.CORE if r not in wanted), rest))
        at.body = [_renamed(instr, rename) for instr in at.body]
        self.arguments = tuple((n, d, rename[r]) for n, d, r in self.arguments)
        self.entry_names = rename

    # operations

    def _operand(self, arg) -> Reg | Imm:
        return Imm(arg) if isinstance(arg, int) else Reg(self.at.in_register(arg))

    def _maal(self, op):
        at = self.at
        (hi, lo), (a, b, c, d) = op.outs, op.args
        for value in (a, b, c, d):
            if isinstance(value, str):
                at.in_register(value)
        factors = Reg(at.reg_of[a]), Reg(at.reg_of[b])
        places = []
        for addend, out in ((c, lo or "#lo"), (d, hi or "#hi")):
            if addend == 0:
                register = at.free_register()
                at.emit("movi", Reg(register), Imm(0))
                at.bind(out, register)
            else:
                register = at.overwritable(addend, out)
            places.append(Reg(register))
        at.emit("umaal", *places, *factors)
        at.forget("#lo")
        at.forget("#hi")

    def _mulwide(self, op):
        at = self.at
        (hi, lo), (a, b) = op.outs, op.args
        factors = Reg(at.in_register(a)), Reg(at.in_register(b))
        places = [Reg(at.target(out, (a, b))) for out in (lo or "#lo", hi or "#hi")]
        at.emit("umull", *places, *factors)
        at.forget("#lo")
        at.forget("#hi")

    def _mullo(self, op):
        sources = [Reg(self.at.in_register(a)) for a in op.args]
        self.at.emit("mul", Reg(self.at.target(op.outs[0], op.args)), *sources)

    def _additive(self, op):
        out, carry = op.outs
        a, b = op.args[:2]
        sets = bool(carry) and carry in self.flag_last
        carried = op.name in ("adc", "sbb")
        kind = "C" if op.name in ("add", "adc") else "B"
        if op.name == "adc" and self.flag == ("B", op.args[2]) and not sets and b == 0:
            return self._add_borrow(out, a)
        if carried:
            self._need(kind, op.args[2])
        elif sets and self.flag is not None and self.flag_last[self.flag[1]] > self.at.index:
            raise ScheduleError(
                f"{self.program.name}: operation {self.at.index} starts a second carry chain."
            )
        stem = {"add": "add", "adc": "adc", "sub": "sub", "sbb": "sbc"}[op.name]
        if isinstance(a, int):
            stem, a, b = "rsb", b, a
        operands = [self._operand(a), self._operand(b)]
        target = self.at.target(out or "#dead", (a, b))
        self.at.emit(stem + ("s" if sets else ""), Reg(target), *operands)
        self.at.forget("#dead")
        if sets:
            self.flag = kind, carry

    def _multiply_add(self, op):
        sources = [Reg(self.at.in_register(a)) for a in op.args]
        self.at.emit("mla", Reg(self.at.target(op.outs[0], op.args)), *sources)

    def _add_borrow(self, out: str, word) -> None:
        """word + borrow: minus the borrow's mask."""
        source = Reg(self.at.in_register(word))
        mask = Reg(self.at.free_register())
        self.at.emit("mask", mask)
        self.at.emit("sub", Reg(self.at.target(out, (word,))), source, mask)

    def _need(self, kind: str, value: str) -> None:
        if self.flag != (kind, value):
            raise ScheduleError(
                f"{self.program.name}: the carry {value} is lost before operation {self.at.index}."
            )

    def _bitwise(self, op):
        at, (a, b) = self.at, op.args
        name = {"and": "and", "or": "orr", "xor": "eor"}[op.name]
        if op.name == "and" and isinstance(b, int) and not table.is_modified_immediate(b):
            name, b = ("ubfx", b.bit_length()) if b & b + 1 == 0 else ("bic", b ^ 0xFFFFFFFF)
        operands = [self._operand(a), self._operand(b)]
        at.emit(name, Reg(at.target(op.outs[0], (a, b))), *operands)

    def _topand(self, op):
        sources = [Reg(self.at.in_register(a)) for a in op.args]
        self.at.emit("and_asr31", Reg(self.at.target(op.outs[0], op.args)), *sources)

    def _not(self, op):
        source = Reg(self.at.in_register(op.args[0]))
        self.at.emit("mvn", Reg(self.at.target(op.outs[0], op.args)), source)

    def _shift(self, op):
        source = Reg(self.at.in_register(op.args[0]))
        name = {"shl": "lsl", "shr": "lsr"}[op.name]
        self.at.emit(name, Reg(self.at.target(op.outs[0], op.args[:1])), source, Imm(op.args[1]))

    def _double_shift(self, op):
        """The low word of a pair of words, shifted: one shift, then OR with the other word
        shifted.
        """
        at, (high, low, amount) = self.at, op.args
        left = amount if op.name == "shld" else self.program.bits - amount
        upper, lower = Reg(at.in_register(high)), Reg(at.in_register(low))
        part = Reg(at.target("#part", (low,) if low != high else ()))
        at.emit("lsr", part, lower, Imm(self.program.bits - left))
        at.release("#part")
        target = (
            Reg(at.target(op.outs[0], (high,))) if at.dies(high) and high in at.reg_of else part
        )
        at.bind(op.outs[0], target.name)
        at.emit("orr_lsl", target, part, upper, Imm(left))

    def _word(self, op):
        """The flag as 0 or 1."""
        register = self._flag_word(op.args[0], self.at.free_register())
        self.at.bind(op.outs[0], register)

    def _kind_of(self, flag: str) -> str:
        """As what the flag that was made last is held, which is this one."""
        kind, have = self.flag or ("", "")
        if have != flag:
            raise ScheduleError(
                f"{self.program.name}: flag {flag} is lost before operation {self.at.index}."
            )
        return kind

    def _flag_word(self, flag: str, register: str) -> str:
        if self._kind_of(flag) == "B":
            self.at.emit("mask", Reg(register))
            self.at.emit("lsr", Reg(register), Reg(register), Imm(self.program.bits - 1))
        else:
            self.at.emit("movi", Reg(register), Imm(0))
            self.at.emit("adc", Reg(register), Reg(register), Imm(0))
        return register

    def _flag_mask(self, flag: str, register: str) -> str:
        if self._kind_of(flag) == "B":
            self.at.emit("mask", Reg(register))
        else:
            self._flag_word(flag, register)
            self.at.emit("rsb", Reg(register), Reg(register), Imm(0))
        return register

    def _mask(self, op):
        self.at.bind(op.outs[0], self._flag_mask(op.args[0], self.at.free_register()))

    def _select(self, op):
        """SEL takes its condition from the GE flags, which the first of several selections sets
        from a mask.
        """
        at, (flag, yes, no) = self.at, op.args
        sources = [Reg(at.in_register(yes)), Reg(at.in_register(no))]
        if self.bytes != flag:
            register = self._flag_mask(flag, at.free_register())
            at.emit("setge", Reg(register), Reg(register))
            at.pinned.discard(register)
            self.bytes = flag
        at.emit("sel", Reg(at.target(op.outs[0], (yes, no))), *sources)

    def _compare(self, op):
        source = Reg(self.at.in_register(op.args[0]))
        self.at.emit("cmpz" if op.name == "iszero" else "cmpf", source)
        self.flag = ("B" if op.name == "iszero" else "C"), op.outs[0]

    def _nothing(self, op):
        pass


def _renamed(instr: Instr, rename: dict) -> Instr:
    def new(operand):
        match operand:
            case Reg(name):
                return Reg(rename.get(name, name))
            case Mem(base, offset, space):
                return Mem(rename.get(base, base), offset, space)
        return operand

    return Instr(instr.mnemonic, tuple(map(new, instr.operands)), instr.note, instr.serves)


_HANDLERS = {
    "maal": _Selector._maal,
    "mulwide": _Selector._mulwide,
    "mullo": _Selector._mullo,
    MLA: _Selector._multiply_add,
    "add": _Selector._additive,
    "adc": _Selector._additive,
    "sub": _Selector._additive,
    "sbb": _Selector._additive,
    "and": _Selector._bitwise,
    "or": _Selector._bitwise,
    "xor": _Selector._bitwise,
    "topand": _Selector._topand,
    "not": _Selector._not,
    "shl": _Selector._shift,
    "shr": _Selector._shift,
    "shld": _Selector._double_shift,
    "shrd": _Selector._double_shift,
    "mask": _Selector._mask,
    "word": _Selector._word,
    "select": _Selector._select,
    "iszero": _Selector._compare,
    "flag": _Selector._compare,
    "const": _Selector._nothing,
    "zero": _Selector._nothing,
}
