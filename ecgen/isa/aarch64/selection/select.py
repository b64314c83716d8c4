"""LimbProgram -> MachineProgram for AArch64: what each operation becomes on the walk of
machine/selection/straight.py.

The one carry flag carries one chain at a time (machine/selection/turns.py); nothing but additions,
subtractions and comparisons that are asked for their flag touches it, so products and moves may
stand inside a chain.
"""

from typing import ClassVar

from ecgen.errors import ScheduleError
from ecgen.isa.aarch64 import table
from ecgen.isa.aarch64.selection.merge import MULTIPLE, SHIFTED, TOP, merged, two_sums
from ecgen.isa.aarch64.selection.pairs import paired
from ecgen.limb.ir import LimbOp, LimbProgram
from ecgen.machine.chains import HALF
from ecgen.machine.ir import Imm, MachineProgram, Reg
from ecgen.machine.selection.fuse import MLA
from ecgen.machine.selection.places import Bank, Places
from ecgen.machine.selection.registers import FAR
from ecgen.machine.selection.straight import Options, Straight

STEMS = {"add": "add", "adc": "adc", "sub": "sub", "sbb": "sbc"}
BITWISE = {"and": "and", "or": "orr", "xor": "eor"}


class _Places(Places):
    bank = Bank(
        isa="aarch64",
        size=8,
        caller_saved=table.CALLER_SAVED,
        callee_saved=table.CALLEE_SAVED,
        arguments=table.ARGUMENTS,
        returned=table.RETURN,
        far=(),
        park="",
        core=table.CORE,
    )

    kept: frozenset[str] = frozenset()  # arrays that are written through their pointers

    def steps(self, number: int) -> int:
        return len(table.moves(number))

    def free_register(self, value: str = "") -> str:
        """A register; before one that has to be saved, one of an array all of whose words that are
        still to be read are in registers.
        """
        if all(r in self.saved and r not in self.used_saved for r in self.free_registers()):
            self._forget_array()
        return super().free_register(value)

    def _forget_array(self) -> None:
        for name in dict.fromkeys(space for space, _ in self.home.values()):
            pointer = f"&{name}"
            words = [v for v, (space, _) in self.home.items() if space == name]
            left = [v for v in words if self.next_use(v) < FAR]
            held = pointer in self.reg_of and self.reg_of[pointer] not in self.pinned
            if held and name not in self.kept and all(v in self.reg_of for v in left):
                for word in words:
                    del self.home[word]
                self.release(pointer)
                return

    def _load(self, value: str) -> None:
        """Load a word, and the one beside it, which comes with it in one instruction."""
        self._load_one(value)
        kept = set(self.pinned)
        if (beside := self._beside(value)) and self._has_room():
            self._load_one(beside)
        self.pinned = kept

    def _beside(self, value: str) -> str:
        """The other word of a pair in memory that is still to be loaded, "" for none."""
        size = self.bank.size
        if value in self.slot_of:
            slot = self.slot_of[value] ^ 1
            other = next((v for v, k in self.slot_of.items() if k == slot), "")
        else:
            space, offset = self.home[value]
            place = space, offset ^ size
            other = next((v for v, home in self.home.items() if home == place), "")
            other = "" if other in self.slot_of else other
        wanted = other and other not in self.reg_of and other not in self.constant
        return other if wanted and self.use_after(other) < FAR else ""

    def emit_number(self, register: str, number: int) -> None:
        (first, _), *others = table.moves(number)
        self.emit("movi", Reg(register), Imm(first))
        for part, place in others:
            self.emit("movk", Reg(register), Imm(part), Imm(place))


def select(program: LimbProgram, arguments, options: Options, entry=(), leave=()) -> MachineProgram:
    """Turn `program` into instructions; arguments, entry and leave as for the x86-64 selector."""
    return paired(_Selector(program, arguments, options, entry, leave).run())


class _Selector(Straight):
    places = _Places
    in_register: ClassVar = {
        "mulwide": (0, 1),
        "mullo": (0, 1),
        HALF: (0, 1),
        "topand": (0, 1),
        "not": (0,),
        "shl": (0,),
        "shr": (0,),
        "sar": (0,),
        "bit": (0,),
        "shld": (0, 1),
        "shrd": (0, 1),
        "iszero": (0,),
        "flag": (0,),
    }
    numberless = frozenset(("mulwide", "mullo", "topand", "not", "shl", "shr", "sar", "bit"))
    numberless |= {"shld", "shrd", "iszero", "flag", "select"}

    def __init__(self, program, arguments, options, entry, leave):
        self.flag: tuple[str, str] | None = None
        super().__init__(program, arguments, options, entry, leave)
        self.at.kept = frozenset(name for row in self.stores.values() for _, name, _ in row)
        self.readers = {
            arg: op.name for op in reversed(self.ops) for arg in op.args if isinstance(arg, str)
        }

    def prepared(self, ops: list[LimbOp], kept: set[str]) -> list[LimbOp]:
        found = merged(super().prepared(ops, kept), kept)
        return [self._choice(self._multiple(op)) for op in found]

    def reads(self, op: LimbOp) -> tuple[str, ...]:
        if op.name in (*SHIFTED, MULTIPLE):
            return tuple(a for a in op.args if isinstance(a, str))
        return super().reads(op)

    def fits(self, op: LimbOp, k: int, number: int) -> bool:
        dead = not op.outs[0]
        match op.name:
            case "and" | "or" | "xor":
                return k == 1 and table.is_bitmask(number)
            case "sub" | "sbb" if k == 1 and number == table.ONES:
                return not dead
            case "add" | "sub":
                # a comparison with 1 is the row `cmp1`
                small = table.is_sum_immediate(number) and not (dead and number == 1)
                return small if k == 1 else number == 0 and op.name == "sub"
            case "adc" | "sbb":
                return number == 0
        return False

    def _multiple(self, op: LimbOp) -> LimbOp:
        """A product by a constant that two sums make, without the constant in a register."""
        if op.name == "mullo":
            for word, factor in (op.args, op.args[::-1]):
                number = self.value(factor)
                if isinstance(word, str) and number is not None and two_sums(number):
                    return LimbOp(MULTIPLE, op.outs, (word, number))
        return op

    def _choice(self, op: LimbOp) -> LimbOp:
        """A choice between words in registers, of which one may be 0."""
        if op.name != "select":
            return op
        flag, *words = op.args
        numbers = [self.value(word) for word in words]
        zero = numbers.index(0) if 0 in numbers else -1
        words = [
            0 if k == zero else word if number is None else self.number_name(number)
            for k, (word, number) in enumerate(zip(words, numbers))
        ]
        return LimbOp(op.name, op.outs, (flag, *words))

    # operations

    def _product(self, op: LimbOp):
        name = "umulh" if op.name == "mulwide" and op.outs[0] else "mul"
        self._plain(name, op.result, op.args)

    def _sums(self, op: LimbOp):
        sums = two_sums(op.constant(1))
        assert sums is not None
        word = self.operand(op.args[0])
        part = Reg(self.at.free_register())
        self.at.emit("add_lsl", part, word, word, Imm(sums[0]))
        self.at.emit(
            "add_lsl", Reg(self.at.target(op.outs[0], op.args[:1])), part, word, Imm(sums[1])
        )

    def _plain(self, name: str, result: str, args, *more) -> None:
        """An instruction on arguments, those in registers first."""
        operands = [self.operand(arg) for arg in args]
        self.at.emit(name, Reg(self.at.target(result, args)), *operands, *map(Imm, more))

    def _additive(self, op: LimbOp):
        out, carry = op.outs
        sets = bool(carry) and carry in self.flag_last
        kind = "C" if op.name in ("add", "adc") else "B"
        a, b = op.args[:2]
        carried = op.name in ("adc", "sbb")
        if op.name == "adc" and not sets and b == 0 and self._kind(op.value(2)) != "C":
            return self._plain(f"cinc_{table.CONDITIONS[self._kind(op.value(2))]}", out, (a,))
        if carried:
            self._need(kind, op.value(2))
        elif sets:
            self._begin(op)
        if b == table.ONES:
            if carried or sets:
                stem = f"{STEMS[op.name]}{'s' if sets else ''}1s"
                self._plain(stem, out, (a,))
            else:
                self._plain("sub", out, (a, self.number_name(table.ONES)))
        elif out:
            self._plain(STEMS[op.name] + ("s" if sets else ""), out, (a, b))
        elif sets and (op.name, a) == ("add", b):  # CMN of a word and itself is the row `top`
            self._plain("adds", "#dead", (a, b))
            self.at.release("#dead")
        elif sets:
            dead = {"add": "cmn", "adc": "adcz", "sub": "cmp", "sbb": "sbcz"}
            self.at.emit(dead[op.name], self.operand(a), self.operand(b))
        if sets:
            self.flag = kind, carry

    def _begin(self, op: LimbOp) -> None:
        if self.flag is not None and self.flag_last.get(self.flag[1], -1) > self.at.index:
            raise ScheduleError(
                f"{self.program.name}: operation {self.at.index} ({op.name}) starts a second carry"
                " chain."
            )

    def _kind(self, flag: str) -> str:
        """As what the flag that was made last is held, which is this one."""
        kind, have = self.flag or ("", "")
        if have != flag:
            raise ScheduleError(
                f"{self.program.name}: flag {flag} is lost before operation {self.at.index}."
            )
        return kind

    def _need(self, kind: str, flag: str) -> None:
        """The flag as a chain takes it; one of another kind goes through a word."""
        if (held := self._kind(flag)) == kind:
            return
        register = Reg(self.at.free_register())
        self.at.emit(f"cset_{table.CONDITIONS[held]}", register)
        self._test(kind, register)
        self.flag = kind, flag

    def _test(self, kind: str, register: Reg) -> None:
        """The flag of a word that is 0 or 1."""
        if kind == "B":
            self.at.emit("cmp", Imm(0), register)
        else:
            self.at.emit("cmp1", register)

    def _shifted(self, op: LimbOp):
        name, shift = op.name.split("_")
        sets = len(op.outs) > 1 and bool(op.outs[1]) and op.outs[1] in self.flag_last
        if sets:
            self._begin(op)
        *words, amount = op.args
        stem = (STEMS | BITWISE)[name] + ("s" if sets else "")
        self._plain(f"{stem}_{shift}", op.outs[0], words, amount)
        if sets:
            self.flag = ("C" if name == "add" else "B"), op.outs[1]

    def _multiply_add(self, op: LimbOp):
        self._plain("madd", op.outs[0], op.args)

    def _half_product(self, op: LimbOp):
        self._plain("umaddl", op.outs[0], op.args)

    def _bitwise(self, op: LimbOp):
        self._plain(BITWISE[op.name], op.outs[0], op.args)

    def _topand(self, op: LimbOp):
        self._plain("and_asr63", op.outs[0], op.args)

    def _not(self, op: LimbOp):
        self._plain("mvn", op.outs[0], op.args)

    def _shift(self, op: LimbOp):
        name = {"shl": "lsl", "shr": "lsr", "sar": "asr"}[op.name]
        self._plain(name, op.outs[0], op.args[:1], op.args[1])

    def _double_shift(self, op: LimbOp):
        amount = op.constant(2)
        right = amount if op.name == "shrd" else self.program.bits - amount
        self._plain("extr", op.outs[0], op.args[:2], right)

    def _word(self, op: LimbOp):
        self._conditional("cset", op)

    def _mask(self, op: LimbOp):
        self._conditional("csetm", op)

    def _select(self, op: LimbOp):
        self._conditional("csel", op)

    def _conditional(self, name: str, op: LimbOp) -> None:
        on = table.CONDITIONS[self._kind(op.value(0))]
        self._plain(f"{name}_{on}", op.outs[0], op.args[1:])

    def _iszero(self, op: LimbOp):
        self._begin(op)
        self.at.emit("cmp1", self.operand(op.args[0]))
        self.flag = "B", op.outs[0]

    def _flag(self, op: LimbOp):
        self._begin(op)
        kind = "B" if self.readers.get(op.outs[0]) == "sbb" else "C"
        self._test(kind, Reg(self.at.in_register(op.value(0))))
        self.flag = kind, op.outs[0]

    def _bit(self, op: LimbOp):
        self._begin(op)
        word, place = self.operand(op.args[0]), op.constant(1)
        if place == TOP:
            self.at.emit("top", word)
        else:
            self.at.emit("tst", word, Imm(place))
        self.flag = ("C" if place == TOP else "N"), op.outs[0]

    def _nothing(self, op: LimbOp):
        pass


_Selector.handlers = {
    "mulwide": _Selector._product,
    "mullo": _Selector._product,
    HALF: _Selector._half_product,
    MLA: _Selector._multiply_add,
    MULTIPLE: _Selector._sums,
    **dict.fromkeys(STEMS, _Selector._additive),
    **dict.fromkeys(SHIFTED, _Selector._shifted),
    **dict.fromkeys(BITWISE, _Selector._bitwise),
    "topand": _Selector._topand,
    "not": _Selector._not,
    **dict.fromkeys(("shl", "shr", "sar"), _Selector._shift),
    **dict.fromkeys(("shld", "shrd"), _Selector._double_shift),
    "mask": _Selector._mask,
    "word": _Selector._word,
    "select": _Selector._select,
    "iszero": _Selector._iszero,
    "flag": _Selector._flag,
    "bit": _Selector._bit,
    "const": _Selector._nothing,
    "zero": _Selector._nothing,
}
