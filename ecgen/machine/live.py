"""A machine program's instructions -> the registers that hold a value still needed, before each
instruction.

For readers of a listing; nothing is decided by it. Only registers count, neither flags nor words of
memory.
"""

from ecgen.machine.ir import Instr, Mem, Reg, Sum
from ecgen.machine.table import Table


def live_before(
    body: tuple[Instr, ...], table: Table, at_end: frozenset[str] = frozenset()
) -> tuple[frozenset[str], ...]:
    """Element i: the registers that instruction i or a later one reads before it is written;
    `at_end` are read behind the last.
    """
    live, found = set(at_end), []
    for instr in reversed(body):
        row = table[instr.mnemonic]
        reads, writes = set(row.implicit_reads), set(row.implicit_writes)
        for operand, role in zip(instr.operands, row.roles):
            match operand:
                case Reg(name):
                    reads |= {name} if "r" in role else set()
                    writes |= {name} if "w" in role else set()
                case Mem(base, _, _):
                    reads.add(base)
                case Sum(base, index, _, _):
                    reads |= {name for name in (base, index) if name}
        live = live - writes | reads
        found.append(frozenset(live))
    return tuple(reversed(found))
