"""The ARMv7E-M instruction table: every instruction the back end may emit, one row each.

Read by the selector, the lifter (and so the prover), the constant-time scan, the cycle model's
adapter and the printer. Columns as in the x86-64 table: `roles` r, w, rw per operand; `forms`
operand kinds (r register, m memory, i immediate); `meaning` limb operations over the operands d, s,
t, u and the flags. The one carry flag of the machine has two readings, C (a carry) and B (a borrow:
its complement); writing one makes the other unknown. Z (zero) is known behind `count` only. G
stands for the four GE flags, all equal. `narrow` says when a 16-bit encoding exists: "any" for all
registers, "low" for r0-r7, "low2" for r0-r7 with first and second operand equal, "low8" with an
8-bit immediate that writes flags, "" never. Times are data independent on Cortex-M4 (ARM 100166,
table 3-1); UMULL and relatives are not on Cortex-M3, which is why that core is refused. Source of
meanings and encodings: ARM DDI 0403, "ARMv7-M Architecture Reference Manual", chapter A7.
"""

from dataclasses import dataclass

from ecgen.isa.armv7em.words import FLAGS, WORDS
from ecgen.machine.table import InstructionTable


@dataclass(frozen=True)
class Row:
    """One instruction; columns as in the module's head, and `kind` (alu, load or store) with
    `cycles` for the cycle model.
    """

    mnemonic: str
    roles: tuple[str, ...]
    forms: tuple[str, ...]
    meaning: tuple[str, ...]
    reads: str = ""
    writes: str = ""
    kind: str = "alu"
    cycles: int = 1
    narrow: str = ""
    extension: str = "armv7-m"
    secret_safe: bool = True
    implicit_reads: tuple[str, ...] = ()
    implicit_writes: tuple[str, ...] = ()


RRR, RRI = ("w", "r", "r"), ("rrr", "rri")


def _three(mnemonic: str, meaning: str, forms=RRI, **more) -> Row:
    return Row(mnemonic, RRR, forms, (meaning,), **more)


def _shifted(name: str, op: str) -> tuple[Row, ...]:
    """`name d, s, t, lsl #i` and `lsr #i`."""
    return tuple(
        Row(f"{name}_{shift}", ("w", "r", "r", "r"), ("rrri",), (f"d = {op}_{shift} s t u",))
        for shift in ("lsl", "lsr")
    )


ROWS = (
    Row("mov", ("w", "r"), ("rr",), ("d = copy s",), narrow="any"),
    Row("movi", ("w", "r"), ("ri",), ("d = copy s",)),
    Row("movs", ("w", "r"), ("ri",), ("d = copy s",), writes="C?B?", narrow="low8"),
    Row("movt", ("rw", "r"), ("ri",), ("d = movt d s",)),
    Row("mvn", ("w", "r"), ("rr", "ri"), ("d = not s",)),
    Row("ldr", ("w", "r"), ("rm",), ("d = copy s",), kind="load", narrow="low"),
    Row("str", ("r", "w"), ("rm",), ("s = copy d",), kind="store", narrow="low"),
    Row("vmov", ("w", "r"), ("rr",), ("d = copy s",), extension="fpu"),
    Row("umull", ("w", "w", "r", "r"), ("rrrr",), ("s d = mulwide t u",)),
    Row("umaal", ("rw", "rw", "r", "r"), ("rrrr",), ("s d = maal t u s d",), extension="dsp"),
    Row("mul", RRR, ("rrr",), ("d = mullo s t",)),
    Row("mla", ("w", "r", "r", "r"), ("rrrr",), ("d = mla s t u",)),
    _three("add", "d = add s t"),
    _three("adds", "d C = add s t", writes="CB?", narrow="low"),
    _three("adc", "d = adc s t C", reads="C"),
    _three("adcs", "d C = adc s t C", reads="C", writes="CB?", narrow="low2"),
    _three("sub", "d = sub s t"),
    _three("subs", "d B = sub s t", writes="BC?", narrow="low"),
    _three("sbc", "d = sbb s t B", reads="B"),
    _three("sbcs", "d B = sbb s t B", reads="B", writes="BC?", narrow="low2"),
    _three("rsb", "d = sub t s", forms=("rri",)),
    _three("rsbs", "d B = sub t s", forms=("rri",), writes="BC?"),
    _three("and", "d = and s t"),
    _three("orr", "d = or s t"),
    _three("eor", "d = xor s t"),
    _three("bic", "d = bic s t"),
    *_shifted("orr", "or"),
    *_shifted("eor", "xor"),
    *_shifted("add", "add"),
    Row("and_asr31", RRR, ("rrr",), ("d = topand s t",)),
    Row("lsl", RRR, ("rri",), ("d = shl s t",)),
    Row("lsr", RRR, ("rri",), ("d = shr s t",)),
    Row("ubfx", RRR, ("rri",), ("d = lowbits s t",)),
    Row("mask", ("w",), ("r",), ("d = mask B",), reads="B"),
    Row("cmpz", ("r",), ("r",), ("B = iszero d",), writes="BC?"),
    Row("cmpf", ("r",), ("r",), ("C = flag d",), writes="CB?"),
    Row("count", ("rw",), ("r",), ("d Z = countdown d",), writes="C?B?Z"),
    Row("setge", ("w", "r"), ("rr",), ("d G = maskbytes s",), writes="G", extension="dsp"),
    Row("sel", RRR, ("rrr",), ("d = select G s t",), reads="G", extension="dsp"),
)
TABLE = InstructionTable({row.mnemonic: row for row in ROWS}, FLAGS, WORDS, frame="sp")
PRINTED = {
    "movi": "mov",
    "mask": "sbc",
    "cmpz": "cmp",
    "cmpf": "cmp",
    "count": "subs",
    "setge": "uadd8",
}

LOW = tuple(f"r{i}" for i in range(8))
CORE = (*(f"r{i}" for i in range(13)), "lr")
NUMBER = {f"r{i}": i for i in range(13)} | {"sp": 13, "lr": 14}
FPU = tuple(f"s{i}" for i in range(32))
RETURN = "r0"
ARGUMENTS = ("r0", "r1", "r2", "r3")
CALLER_SAVED = ("r0", "r1", "r2", "r3", "r12")
CALLEE_SAVED = ("r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "lr")
FPU_SAVED = FPU[16:]


def is_modified_immediate(value: int) -> bool:
    """Whether the word is a Thumb-2 modified immediate: an 8-bit byte pattern, or 8 bits with the
    top one set, rotated.
    """
    if not 0 <= value < 1 << 32:
        return False
    if value < 256:
        return True
    byte, second = value & 255, value >> 8 & 255
    if value in (byte * 0x00010001, second * 0x01000100, byte * 0x01010101):
        return True
    return any(
        (value << rotation | value >> 32 - rotation) & 0xFFFFFFFF in range(128, 256)
        for rotation in range(8, 32)
    )
