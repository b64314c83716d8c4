"""Copies into a place that holds the value already are left out: a selector moves a value away and
back without knowing that it was still there.
"""

from ecgen.machine.ir import Instr, Mem, Operand, Reg
from ecgen.machine.table import Table


def without_copies(body: tuple[Instr, ...], table: Table, name: str = "mov") -> tuple[Instr, ...]:
    """The straight code without each `name to, from` that changes nothing. Only registers and words
    of the frame are followed: arrays may be one and the same.
    """
    values: dict[Operand | str, object] = {}
    kept = []
    for instr in body:
        row = table[instr.mnemonic]
        if instr.mnemonic == name and all(map(_followed, instr.operands)):
            to, source = map(_place, instr.operands)
            value = values.setdefault(source, object())
            if values.get(to) is value:
                continue
            values[to] = value
        else:
            for place in (
                *row.implicit_writes,
                *(_place(o) for o, role in zip(instr.operands, row.roles) if "w" in role),
            ):
                values.pop(place, None)
        kept.append(instr)
    return tuple(kept)


def _followed(operand: Operand) -> bool:
    return isinstance(operand, Reg) or (isinstance(operand, Mem) and operand.space == "slot")


def _place(operand: Operand) -> Operand | str:
    return operand.name if isinstance(operand, Reg) else operand
