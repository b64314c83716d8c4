"""The AArch64 instruction table: every instruction on general registers that the back end may emit,
one row each.

Columns as in the x86-64 table: `roles` r, w, rw per operand; `forms` operand kinds (r register, m
memory, i immediate; where the instruction takes none, an immediate is 0 and printed as xzr);
`meaning` limb operations over the operands and the flags. The one carry flag of the machine has two
readings, C (a carry) and B (a borrow: its complement); writing one makes the other unknown. N is
the complement of the zero flag behind TST; Z (zero) is known behind `count` only. Register 31 is
no operand: it is sp in some places and xzr in others. Which rows take a time that depends on their
operands is a matter of the processor: the CPU file says so (isa/target.py). Source of meanings and
encodings: Arm DDI 0487, "Arm Architecture Reference Manual for A-profile architecture", chapter C6.
"""

from dataclasses import dataclass

from ecgen.isa.aarch64.words import FLAGS, SHIFTS, WORDS
from ecgen.machine.table import InstructionTable


@dataclass(frozen=True)
class Row:
    """One instruction; columns as in the module's head, and `kind` (alu, product, load or store)
    for the model.
    """

    mnemonic: str
    roles: tuple[str, ...]
    forms: tuple[str, ...]
    meaning: tuple[str, ...]
    reads: str = ""
    writes: str = ""
    kind: str = "alu"
    extension: str = "armv8-a"
    secret_safe: bool = True
    implicit_reads: tuple[str, ...] = ()
    implicit_writes: tuple[str, ...] = ()


RRR = ("w", "r", "r")
ONES = (1 << 64) - 1
# conditions by the reading of a flag
CONDITIONS = {"C": "hs", "B": "lo", "N": "ne"}


def _three(mnemonic: str, meaning: str, forms=("rrr", "rri"), **more) -> Row:
    return Row(mnemonic, RRR, forms, (meaning,), **more)


def _shifted(name: str, op: str) -> tuple[Row, ...]:
    """`name d, s, t, lsl #i` and `lsr #i`; where it makes a flag, its form that tells it, too."""
    flag = {"add": "C", "sub": "B"}.get(op, "")
    rows = []
    for shift in SHIFTS:
        word, roles = f"{op}_{shift}", ("w", "r", "r", "r")
        rows.append(Row(f"{name}_{shift}", roles, ("rrri",), (f"d = {word} s t u",)))
        if flag:
            writes = flag + ("B?" if flag == "C" else "C?") + "N?"
            meaning = (f"d {flag} = {word} s t u",)
            rows.append(Row(f"{name}s_{shift}", roles, ("rrri",), meaning, writes=writes))
    return tuple(rows)


def _on(flag: str) -> tuple[Row, ...]:
    """What takes a flag as a condition."""
    on = CONDITIONS[flag]
    return (
        Row(f"cset_{on}", ("w",), ("r",), (f"d = word {flag}",), reads=flag),
        Row(f"csetm_{on}", ("w",), ("r",), (f"d = mask {flag}",), reads=flag),
        Row(f"cinc_{on}", ("w", "r"), ("rr",), (f"d = plus s {flag}",), reads=flag),
        Row(f"csel_{on}", RRR, ("rrr", "rri", "rir"), (f"d = select {flag} s t",), reads=flag),
    )


CARRY, BORROW = "CB?N?", "BC?N?"
WITH_ZERO = ("rrr", "rri", "rir", "rii")
ROWS = (
    Row("mov", ("w", "r"), ("rr",), ("d = copy s",)),
    Row("movi", ("w", "r"), ("ri",), ("d = copy s",)),
    Row("movk", ("rw", "r", "r"), ("rii",), ("d = insert d s t",)),
    Row("mvn", ("w", "r"), ("rr",), ("d = not s",)),
    Row("ldr", ("w", "r"), ("rm",), ("d = copy s",), kind="load"),
    Row("str", ("r", "w"), ("rm",), ("s = copy d",), kind="store"),
    Row("ldp", ("w", "w", "r", "r"), ("rrmm",), ("d = copy t", "s = copy u"), kind="load"),
    Row("stp", ("r", "r", "w", "w"), ("rrmm",), ("t = copy d", "u = copy s"), kind="store"),
    _three("mul", "d = mullo s t", forms=("rrr",), kind="product"),
    _three("umulh", "d = high s t", forms=("rrr",), kind="product"),
    Row("madd", ("w", "r", "r", "r"), ("rrrr",), ("d = mla s t u",), kind="product"),
    Row("umaddl", ("w", "r", "r", "r"), ("rrrr", "rrri"), ("d = mulhalf s t u",), kind="product"),
    _three("add", "d = add s t"),
    _three("adds", "d C = add s t", writes=CARRY),
    _three("adc", "d = adc s t C", forms=WITH_ZERO, reads="C"),
    _three("adcs", "d C = adc s t C", forms=WITH_ZERO, reads="C", writes=CARRY),
    _three("sub", "d = sub s t", forms=("rrr", "rri", "rir")),
    _three("subs", "d B = sub s t", forms=("rrr", "rri", "rir"), writes=BORROW),
    _three("sbc", "d = sbb s t B", forms=WITH_ZERO, reads="B"),
    _three("sbcs", "d B = sbb s t B", forms=WITH_ZERO, reads="B", writes=BORROW),
    # less the word of ones is more by one: the same instructions as ADDS, ADC and ADCS of 1 and 0
    Row("subs1s", ("w", "r"), ("rr",), ("d B = minusones s",), writes=BORROW),
    Row("sbc1s", ("w", "r"), ("rr",), ("d = minusones s B",), reads="B"),
    Row("sbcs1s", ("w", "r"), ("rr",), ("d B = minusones s B",), reads="B", writes=BORROW),
    Row("cmn", ("r", "r"), ("rr", "ri"), ("C = carry d s",), writes=CARRY),
    Row("top", ("r",), ("r",), ("C = top d",), writes=CARRY),  # the carry of a word and itself
    Row("adcz", ("r", "r"), ("rr", "ri"), ("C = carry d s C",), reads="C", writes=CARRY),
    Row("cmp", ("r", "r"), ("rr", "ri", "ir"), ("B = less d s",), writes=BORROW),
    Row("sbcz", ("r", "r"), ("rr", "ri", "ir"), ("B = short d s B",), reads="B", writes=BORROW),
    Row("cmp1", ("r",), ("r",), ("B = iszero d", "C = nonzero d"), writes="BCN?"),
    Row("tst", ("r", "r"), ("ri",), ("N = bit d s",), writes="C?B?N"),
    Row("count", ("rw",), ("r",), ("d Z = countdown d",), writes="C?B?N?Z"),
    _three("and", "d = and s t"),
    _three("orr", "d = or s t"),
    _three("eor", "d = xor s t"),
    *_shifted("add", "add"),
    *_shifted("sub", "sub"),
    *_shifted("and", "and"),
    *_shifted("orr", "or"),
    *_shifted("eor", "xor"),
    _three("and_asr63", "d = topand s t", forms=("rrr",)),
    _three("lsl", "d = shl s t", forms=("rri",)),
    _three("lsr", "d = shr s t", forms=("rri",)),
    _three("asr", "d = sar s t", forms=("rri",)),
    Row("extr", ("w", "r", "r", "r"), ("rrri",), ("d = shrd s t u",)),
    *(row for flag in CONDITIONS for row in _on(flag)),
)
TABLE = InstructionTable({row.mnemonic: row for row in ROWS}, FLAGS, WORDS, frame="sp")
CALLER_SAVED = tuple(f"x{i}" for i in range(18))
CALLEE_SAVED = (*(f"x{i}" for i in range(19, 29)), "x30")
CORE = (*CALLER_SAVED, *CALLEE_SAVED)
RETURN = "x0"
ARGUMENTS = tuple(f"x{i}" for i in range(8))


def is_bitmask(value: int) -> bool:
    """Whether the word is a bitmask immediate: ones in a row, rotated, in elements of 2, 4 ... 64
    bits that are all the same; neither 0 nor all ones.
    """
    for size in (2, 4, 8, 16, 32, 64):
        ones = (1 << size) - 1
        part = value & ones
        if value != part * (((1 << 64) - 1) // ones) or part in (0, ones):
            continue
        moved = part ^ (part >> 1 | (part & 1) << size - 1)  # changes between neighbours
        return moved.bit_count() == 2
    return False


def is_sum_immediate(value: int) -> bool:
    """Whether additions take the number: twelve bits, or twelve bits above twelve zeros."""
    return 0 <= value < 1 << 12 or (value % (1 << 12) == 0 and 0 < value < 1 << 24)


def halfwords(value: int) -> list[tuple[int, int]]:
    """(sixteen bits, their place) of a word, those that are not 0; of 0 the lowest."""
    parts = [(value >> k & 0xFFFF, k) for k in range(0, 64, 16)]
    return [part for part in parts if part[0]] or parts[:1]


def moves(value: int) -> list[tuple[int, int]]:
    """What makes a word: (what one MOV makes, 0), then (sixteen bits, their place) for MOVK."""
    if is_move(value):
        return [(value, 0)]
    parts, inverse = halfwords(value), halfwords(value ^ ONES)
    if len(parts) <= len(inverse):
        (low, place), *others = parts
        return [(low << place, 0), *others]
    (low, place), *others = inverse
    return [(low << place ^ ONES, 0), *((part ^ 0xFFFF, k) for part, k in others)]


def is_move(value: int) -> bool:
    """Whether one MOV makes the word: MOVZ, MOVN or ORR."""
    inverse = value ^ ONES
    return len(halfwords(value)) == 1 or len(halfwords(inverse)) == 1 or is_bitmask(value)
