"""MachineProgram -> the same program, or an error: what Thumb-2 and the AAPCS demand of any
routine.

The lifter proves which words a routine computes; this checks what it takes for granted: operand
kinds the table lists, immediates that an encoding exists for, registers that may be written, slots
inside the frame.
"""

from ecgen.isa.armv7em import table
from ecgen.isa.demands import Convention, fail, form_of, require_convention
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg

SHIFTS = ("lsl", "lsr", "ubfx")


def validate_machine(program: MachineProgram) -> MachineProgram:
    """Check every instruction and the frame; returns the program unchanged or raises
    CheckFailure.
    """
    for instr in program.instructions:
        _check_form(program, instr)
        for operand in instr.operands:
            _check_operand(program, instr, operand)
    free = program.abi == "free"
    saved, arguments = ((), None) if free else (table.CALLEE_SAVED, table.ARGUMENTS)
    convention = Convention(table.CORE, saved, arguments, table.RETURN, table.FPU)
    require_convention(program, table.TABLE, convention)
    return program


def _check_form(program: MachineProgram, instr: Instr) -> None:
    form_of(program, instr, table.TABLE)
    if instr.mnemonic in ("umull", "umaal") and instr.operands[0] == instr.operands[1]:
        fail(program, "writes both halves of a product to one register", instr)
    numbers = [o.value for o in instr.operands if isinstance(o, Imm)]
    if any(not _has_encoding(instr.mnemonic, value) for value in numbers):
        fail(program, "has an immediate without an encoding", instr)


def _has_encoding(mnemonic: str, value: int) -> bool:
    if mnemonic in SHIFTS or "_" in mnemonic:
        return 1 <= value <= 31
    if mnemonic in ("movi", "movt"):
        return 0 <= value < 1 << 16 or (mnemonic == "movi" and table.is_modified_immediate(value))
    return table.is_modified_immediate(value)


def _check_operand(program: MachineProgram, instr: Instr, operand) -> None:
    fpu = instr.mnemonic == "vmov"
    match operand:
        case Reg(name) if name not in table.CORE and not (fpu and name in table.FPU):
            fail(program, f"uses {name}, which is no general register", instr)
        case Mem(base, offset, "slot") if (
            base != "sp" or offset % 4 or not 0 <= offset < 4 * program.slots or offset > 4092
        ):
            fail(program, f"uses a slot outside its frame of {program.slots} words", instr)
        case Mem(base, offset, space) if space != "slot" and (
            base not in table.CORE or offset % 4 or not 0 <= offset <= 4092
        ):
            fail(program, "addresses an array with a bad base or offset", instr)
    if fpu and sum(isinstance(o, Reg) and o.name in table.FPU for o in instr.operands) != 1:
        fail(program, "moves within the core or within the FPU", instr)
