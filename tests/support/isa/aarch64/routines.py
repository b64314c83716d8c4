"""Field operations as emitted AArch64 routines, for tests, and every form of the table."""

import random
from functools import cache

from ecgen.curve.library import load_curve
from ecgen.field.representation import Representation
from ecgen.isa.aarch64.decode import decode
from ecgen.isa.aarch64.emit import Backend, emit, emit_power, lower_routine
from ecgen.isa.aarch64.table import TABLE
from ecgen.isa.aarch64.validate import validate_machine
from ecgen.isa.represent import represent
from ecgen.isa.target import load_target
from ecgen.machine.code import Code
from ecgen.machine.ir import Imm, Instr, Mem, Reg
from ecgen.machine.secrets import scan_secrets
from ecgen.machine.validation.lift import check_translation
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import BASIC
from ecgen.program.routine import Argument, Routine

SPECS = {spec.name: spec for spec in BASIC}
LEVEL = "wide"
# name: operation, constant, meaning
OPERATIONS = {
    "mul": ("mul", None, lambda p, a, b: a * b),
    "sqr": ("sqr", None, lambda p, a: a * a),
    "add": ("add", None, lambda p, a, b: a + b),
    "sub": ("sub", None, lambda p, a, b: a - b),
    "neg": ("neg", None, lambda p, a: -a),
    "dbl": ("dbl", None, lambda p, a: 2 * a),
    "half": ("half", None, lambda p, a: a * pow(2, -1, p)),
    "mulc": ("mulc", 121665, lambda p, a: 121665 * a),
}


def arity(name: str) -> int:
    return SPECS[OPERATIONS[name][0]].arity


@cache
def field_of(curve: str) -> Representation:
    """The representation that a build takes."""
    return represent(load_curve(curve).p, load_target("aarch64"))


@cache
def limb_routine(name: str, curve: str, level: str = LEVEL):
    """The lowered routine fe_<name>(r, a[, b])."""
    op, const, _ = OPERATIONS[name]
    inputs = tuple("ab"[: arity(name)])
    program = FieldProgram("fe_" + name, inputs, (("r", "r0"),), (Op(op, ("r0",), inputs, const),))
    arguments = (Argument("r", "out", ("r",)), *(Argument(x, "in", (x,)) for x in inputs))
    return lower_routine(Routine("fe_" + name, program, arguments), field_of(curve), SPECS, level)


@cache
def emitted(name: str, curve: str, level: str = LEVEL):
    return emit(limb_routine(name, curve, level), Backend(level))


@cache
def emitted_power(curve: str):
    """fe_nsqr(r, a, count)."""
    return emit_power(limb_routine("sqr", curve), "fe_nsqr", Backend(LEVEL))


def numbers(rng: random.Random, field) -> list[int]:
    """Elements in the interval that routines take: its ends, the prime's neighbours, any."""
    low, high = field.loose
    edges = {
        0,
        1,
        2,
        field.p - 1,
        field.p,
        field.p + 1,
        high,
        high - 1,
        high // 2,
        2**64 - 1,
        2**64,
    }
    found = [x for x in edges if low <= x <= high]
    return found + [rng.randint(low, high) for _ in range(8)]


def proven(name: str, curve: str, data: bytes) -> int:
    """The words that are compared when the bytes are proven to be the routine."""
    routine = emitted(name, curve).routine
    machine = decode(Code(name, 0, data), routine.arguments, "aapcs64")
    words = check_translation(routine.limbs, machine, routine.arguments, TABLE)
    scan_secrets(validate_machine(machine), TABLE)
    return words


IMMEDIATES = {
    "movi": (0, 5, 0xFFFF << 48, 2**64 - 1, 2**64 - 0x1001, 0xFF00FF00FF00FF00, 0xFFFFFFFF00000001),
    "tst": (0, 1, 31, 63),
    "and": (1, 0xFF, 2**63 - 1, 0x5555555555555555, 0xFFFFFFFF00000001),
    "cmp": (0, 2, 4095, 0x123000),
}
for _logic in ("orr", "eor"):
    IMMEDIATES[_logic] = IMMEDIATES["and"]
SUMS = ("add", "adds", "sub", "subs", "cmn")
SHIFTS = ("lsl", "lsr", "asr", "extr")


def _numbers(mnemonic: str, form: str) -> tuple[tuple[int, ...], ...]:
    """The immediates with which a form is tried, in order."""
    if mnemonic == "movk":
        return (0x1234, 0), (0xFFFF, 16), (5, 32), (0x8000, 48)
    if form.count("i") == 2 or form.endswith("ir"):
        return ((0, 0),)
    if mnemonic in SHIFTS or mnemonic.endswith(("_lsl", "_lsr")):
        return (1,), (31,), (63,)
    if mnemonic in SUMS:
        return (0,), (1,), (4095,), (0x123000,)
    return tuple((number,) for number in IMMEDIATES.get(mnemonic, (0,)))


def forms() -> list[Instr]:
    """Every form of every row, with different registers and with equal ones, and its immediates."""
    found = []
    for row in TABLE.values():
        for form in row.forms:
            for numbers in _numbers(row.mnemonic, form):
                left = list(numbers)
                offset = iter((16, 24))
                kinds = {
                    "r": lambda k: Reg(f"x{k + 1}"),
                    "i": lambda k: Imm(left.pop(0)),
                    "m": lambda k: Mem("x0", next(offset), "x"),
                }
                operands = tuple(kinds[kind](k) for k, kind in enumerate(form))
                found.append(Instr(row.mnemonic, operands))
                if form.startswith("rr") and row.mnemonic not in ("ldp",):
                    found.append(Instr(row.mnemonic, (operands[1], *operands[1:])))
                if form.startswith("rrr"):
                    found.append(Instr(row.mnemonic, (operands[2], *operands[1:])))
                    found.append(
                        Instr(row.mnemonic, (operands[0], operands[1], operands[1], *operands[3:]))
                    )
    # CMN of a word and itself is the row `top`
    return [
        i for i in dict.fromkeys(found) if i.mnemonic != "cmn" or len(set(map(str, i.operands))) > 1
    ]
