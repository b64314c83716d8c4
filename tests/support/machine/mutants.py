"""Every small change of a machine program: one mnemonic, one operand, one instruction lost, doubled
or swapped.
"""

from dataclasses import replace

from ecgen.isa.x86_64.table import NARROW, TABLE
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg, Sum

REGISTERS = tuple(NARROW)


def operand_mutants(operand, spaces):
    """Other operands of the same kind: every register, numbers beside, words beside, every
    array.
    """
    match operand:
        case Reg(name):
            yield from (Reg(r) for r in REGISTERS if r != name)
        case Imm(value):
            yield from (
                Imm(v)
                for v in dict.fromkeys((value + 1, value - 1, 0, 1, value * 2, value ^ 64))
                if v != value and v >= 0
            )
        case Mem(base, offset, space):
            yield from (Mem(r, offset, space) for r in REGISTERS if r != base)
            yield from (
                Mem(base, o, space) for o in (offset + 8, offset - 8, offset + 4, offset + 1)
            )
            yield from (Mem(base, offset, s) for s in spaces if s != space)
        case Sum(base, index, scale, offset):
            yield from (Sum(r, index, scale, offset) for r in (*REGISTERS, "") if r != base)
            yield from (Sum(base, r, scale, offset) for r in (*REGISTERS, "") if r != index)
            yield from (Sum(base, index, s, offset) for s in (1, 2, 4, 8) if s != scale and index)
            yield Sum(base, index, scale, offset + 1)


def instruction_mutants(instr: Instr, spaces):
    """(what was changed, mutant) for one instruction."""
    for name in TABLE:
        if name != instr.mnemonic and len(TABLE[name].roles) == len(instr.operands):
            yield "mnemonic", replace(instr, mnemonic=name)
    for k, operand in enumerate(instr.operands):
        for other in operand_mutants(operand, spaces):
            yield (
                "operand",
                replace(instr, operands=(*instr.operands[:k], other, *instr.operands[k + 1 :])),
            )
    if len(instr.operands) > 1 and instr.operands[0] != instr.operands[1]:
        yield (
            "exchange",
            replace(instr, operands=(instr.operands[1], instr.operands[0], *instr.operands[2:])),
        )


def mutants(program: MachineProgram):
    """(what, position, mutated program)."""
    spaces = ("slot", *(name for name, _, _ in program.arguments))
    body = program.body
    for k, instr in enumerate(body):
        for what, other in instruction_mutants(instr, spaces):
            yield what, k, replace(program, body=(*body[:k], other, *body[k + 1 :]))
        yield "lost", k, replace(program, body=body[:k] + body[k + 1 :])
        yield "doubled", k, replace(program, body=(*body[:k], instr, *body[k:]))
        if k and body[k - 1] != instr:
            yield (
                "swapped",
                k,
                replace(program, body=(*body[: k - 1], instr, body[k - 1], *body[k + 1 :])),
            )
