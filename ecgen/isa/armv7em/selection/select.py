"""LimbProgram -> MachineProgram for ARMv7E-M: what each operation becomes on the walk of
machine/selection/straight.py.

The one carry flag carries one chain at a time; nothing but additions, subtractions and comparisons
that are asked for their flag touches it, so products and moves may stand inside a chain.
"""

from typing import ClassVar

from ecgen.errors import ScheduleError
from ecgen.isa.armv7em import table
from ecgen.limb.ir import LimbOp, LimbProgram
from ecgen.machine.ir import Imm, MachineProgram, Reg
from ecgen.machine.selection.fuse import MLA
from ecgen.machine.selection.places import Bank, Places
from ecgen.machine.selection.straight import Options, Straight


class _Places(Places):
    bank = Bank(
        isa="armv7em",
        size=4,
        caller_saved=table.CALLER_SAVED,
        callee_saved=table.CALLEE_SAVED,
        arguments=table.ARGUMENTS,
        returned=table.RETURN,
        far=table.FPU,
        park="vmov",
        core=table.CORE,
    )

    def steps(self, number: int) -> int:
        inverse = number ^ 0xFFFFFFFF
        short = number < 1 << 16 or any(map(table.is_modified_immediate, (number, inverse)))
        return 1 if short else 2

    def emit_number(self, register: str, number: int) -> None:
        inverse = number ^ 0xFFFFFFFF
        if table.is_modified_immediate(number) or number < 1 << 16:
            self.emit("movi", Reg(register), Imm(number))
        elif table.is_modified_immediate(inverse):
            self.emit("mvn", Reg(register), Imm(inverse))
        else:
            self.emit("movi", Reg(register), Imm(number & 0xFFFF))
            self.emit("movt", Reg(register), Imm(number >> 16))


def select(program: LimbProgram, arguments, options: Options, entry=(), leave=()) -> MachineProgram:
    """Turn `program` into instructions; arguments, entry and leave as for the x86-64 selector."""
    return _Selector(program, arguments, options, entry, leave).run()


class _Selector(Straight):
    places = _Places
    in_register: ClassVar = {
        "maal": (0, 1, 2, 3),
        "mulwide": (0, 1),
        "mullo": (0, 1),
        "select": (1, 2),
        "topand": (0, 1),
        "sub": (0,),
        "sbb": (0,),
    }
    numberless = frozenset(
        ("mulwide", "mullo", "maal", "select", "topand", "shl", "shr", "shld", "shrd")
    )

    def __init__(self, program, arguments, options, entry, leave):
        self.flag: tuple[str, str] | None = None
        self.bytes: str | None = None
        super().__init__(program, arguments, options, entry, leave)

    def fits(self, op: LimbOp, k: int, number: int) -> bool:
        if op.name == "and":
            return k == 1 and (
                number & number + 1 == 0
                or table.is_modified_immediate(number)
                or table.is_modified_immediate(number ^ 0xFFFFFFFF)
            )
        if op.name == "sbb" and k == 0:
            return False
        return (k == 1 or op.name == "sub") and table.is_modified_immediate(number)

    # operations

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
        operands = [self.operand(a), self.operand(b)]
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
        operands = [self.operand(a), self.operand(b)]
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


_Selector.handlers = {
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
