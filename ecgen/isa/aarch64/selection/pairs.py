"""Loads and stores of two words side by side -> one instruction each (LDP, STP), as far as one of
the two can be moved to the other.
"""

from collections.abc import Callable
from dataclasses import replace

from ecgen.isa.aarch64.table import TABLE
from ecgen.machine.ir import Instr, MachineProgram, Mem
from ecgen.machine.selection.effects import effects

WINDOW = 40  # instructions between the two
PAIRS = {"ldr": "ldp", "str": "stp"}
FARTHEST = 504  # bytes from the base


def paired(program: MachineProgram) -> MachineProgram:
    """The program with pairs of loads and stores in its body."""
    return replace(program, body=in_pairs(program.body))


def in_pairs(body: tuple[Instr, ...]) -> tuple[Instr, ...]:
    """Straight code with pairs of loads and stores."""
    code = list(body)
    for is_wanted in (_is_even, lambda one, other: True):
        at = 0
        while at < len(code):
            if code[at].mnemonic in PAIRS:
                _join(code, at, is_wanted)
            at += 1
    return tuple(code)


def _is_even(one: Instr, other: Instr) -> bool:
    """Whether two words side by side are the first of an array and the second, the third and the
    fourth: so an even number of words is left without a single one.
    """
    a, b = one.operands[1], other.operands[1]
    assert isinstance(a, Mem) and isinstance(b, Mem)
    return min(a.offset, b.offset) % 16 == 0


def _join(code: list[Instr], at: int, is_wanted: Callable[[Instr, Instr], bool]) -> None:
    """Put the instruction and a later one that it is a pair with into one, at either's place."""
    for other in range(at + 1, min(at + WINDOW, len(code))):
        if not (_is_pair(code[at], code[other]) and is_wanted(code[at], code[other])):
            continue
        between = code[at + 1 : other]
        place = (
            at
            if _passes(code[other], [*between, code[at]])
            else other - 1
            if _passes(code[at], [*between, code[other]])
            else None
        )
        if place is not None:
            joined = _joined(code[at], code[other])
            del code[other], code[at]
            code.insert(place, joined)
            return


def _is_pair(one: Instr, other: Instr) -> bool:
    if one.mnemonic != other.mnemonic or one.operands[0] == other.operands[0]:
        return one.mnemonic == other.mnemonic == "str" and _is_beside(one, other)
    return _is_beside(one, other)


def _is_beside(one: Instr, other: Instr) -> bool:
    a, b = one.operands[1], other.operands[1]
    assert isinstance(a, Mem) and isinstance(b, Mem)
    same = (a.base, a.space) == (b.base, b.space)
    return same and abs(a.offset - b.offset) == 8 and min(a.offset, b.offset) <= FARTHEST


def _passes(instr: Instr, others: list[Instr]) -> bool:
    """Whether the instruction may stand on the other side of these."""
    reads, writes = effects(instr, TABLE)
    for each in others:
        theirs, made = effects(each, TABLE)
        if writes & (theirs | made) or reads & made:
            return False
    return True


def _joined(one: Instr, other: Instr) -> Instr:
    notes = one.note or other.note
    if one.operands[1].offset > other.operands[1].offset:  # type: ignore[union-attr]
        one, other = other, one
    operands = (one.operands[0], other.operands[0], one.operands[1], other.operands[1])
    return Instr(PAIRS[one.mnemonic], operands, notes, one.serves)
