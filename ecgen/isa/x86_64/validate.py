"""MachineProgram -> the same program, or an error: what x86-64 and its calling conventions demand
of any routine.

The lifter proves which words a routine computes; this checks what the lifter takes for granted:
operand kinds the table lists, immediates that fit, registers that may be written, slots inside the
frame, the loop counter left alone.
"""

from ecgen.isa.demands import Convention, fail, form_of, require_convention
from ecgen.isa.x86_64 import table
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg, Sum

SHIFTS = ("shl", "shr", "sar", "shld", "shrd", "rorx", "bt", "btr")
GENERAL = set(table.NARROW) - {"rsp"}


def validate_machine(program: MachineProgram) -> MachineProgram:
    """Check every instruction and the frame; returns the program unchanged or raises
    CheckFailure.
    """
    abi = program.abi
    if program.red_zone and 8 * program.slots > table.RED_ZONE[abi]:
        fail(program, f"keeps {program.slots} words in a red zone of {table.RED_ZONE[abi]} bytes")
    for instr in program.instructions:
        _check_form(program, instr)
        for operand in instr.operands:
            _check_operand(program, instr, operand)
    convention = Convention(GENERAL, table.ABI_SAVED[abi], table.ARGUMENTS[abi], table.RETURN)
    require_convention(program, table.WITH_CALLS, convention)
    if program.counter:
        for instr in program.body:
            if program.counter in instr.operands:
                fail(program, "touches the loop counter inside the loop", instr)
    return program


def _check_form(program: MachineProgram, instr: Instr) -> None:
    form = form_of(program, instr, table.WITH_CALLS)
    numbers = [o.value for o in instr.operands if isinstance(o, Imm)]
    if instr.mnemonic in SHIFTS:
        low, high = (0, 63) if instr.mnemonic in ("bt", "btr") else (1, 63)
    else:
        low, high = 0, (1 << (64 if instr.mnemonic == "mov" and form == "ri" else 31)) - 1
    if any(not low <= value <= high for value in numbers):
        fail(program, f"has an immediate outside [{low}, {high}]", instr)


def _check_operand(program: MachineProgram, instr: Instr, operand) -> None:
    match operand:
        case Reg(name) if name not in GENERAL:
            fail(program, f"uses {name}, which is no general register", instr)
        case Mem(base, offset, "slot") if (
            base != "rsp" or offset % 8 or not 0 <= offset < 8 * program.slots
        ):
            fail(program, f"uses a slot outside its frame of {program.slots} words", instr)
        case Mem(base, offset, space) if space != "slot" and (
            base not in GENERAL or offset % 8 or not 0 <= offset < 1 << 31
        ):
            fail(program, "addresses an array with a bad base or offset", instr)
        case Sum("rsp", "", 1, offset):
            if program.red_zone or offset % 8 or not 0 <= offset < 8 * program.slots:
                fail(program, f"takes an address outside its frame of {program.slots} words", instr)
        case Sum(base, index, scale, offset):
            names = [n for n in (base, index) if n]
            if (
                not names
                or not set(names) <= GENERAL
                or scale not in (1, 2, 4, 8)
                or not -(1 << 31) <= offset < 1 << 31
            ):
                fail(program, "computes an address sum that does not exist", instr)
