"""What an instruction reads and writes, for those that move instructions past each other: one may
stand on either side of another unless one of them writes what the other reads or writes.

Memory conflicts by space and offset, argument arrays among each other whenever one is stored to
(they may overlap).
"""

from collections.abc import Hashable
from typing import Any

from ecgen.machine.ir import Instr, Mem, Operand, Reg

Places = set[Hashable]


def memory_place(operand: Mem) -> tuple[str, int]:
    """A word of the frame, or one of some array."""
    return ("slot" if operand.space == "slot" else "array", operand.offset)


def effects(instr: Instr, table: Any) -> tuple[Places, Places]:
    """(what it reads, what it writes): names of registers and flags, places in memory."""
    row = table[instr.mnemonic]
    reads: Places = set(row.implicit_reads) | {flag for flag in row.reads if flag in table.flags}
    writes: Places = set(row.implicit_writes)
    writes |= {flag for flag in row.writes if flag in table.flags}
    for operand, role in zip(instr.operands, row.roles):
        for place in _places(operand):
            if "w" in role:
                writes.add(place)
            if "r" in role:
                reads.add(place)
        if isinstance(operand, Mem):
            reads.add(operand.base)
    return reads, writes


def _places(operand: Operand) -> tuple[Hashable, ...]:
    match operand:
        case Reg(name):
            return (name,)
        case Mem():
            return (memory_place(operand),)
    return ()
