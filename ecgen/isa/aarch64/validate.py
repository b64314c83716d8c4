"""MachineProgram -> the same program, or an error: what AArch64 and its procedure call standard
demand of any routine.

The lifter proves which words a routine computes; this checks what it takes for granted: operand
kinds the table lists, immediates that an encoding exists for, registers that may be written, slots
inside the frame. x18 (the platform's), x29 (the frame pointer) and register 31 are no operands.
"""

from ecgen.isa.aarch64 import table
from ecgen.isa.demands import Convention, fail, form_of, require_convention
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg

SUMS = ("add", "adds", "sub", "subs", "cmp", "cmn")
LOGIC = ("and", "orr", "eor")
LARGEST = 32760  # bytes from a base that a load or store of one word reaches
PAIR = 504  # and one of two words


def validate_machine(program: MachineProgram) -> MachineProgram:
    """Check every instruction and the frame; returns the program unchanged or raises
    CheckFailure.
    """
    for instr in program.instructions:
        _check_form(program, instr)
        for operand in instr.operands:
            _check_operand(program, instr, operand)
    convention = Convention(table.CORE, table.CALLEE_SAVED, table.ARGUMENTS, table.RETURN)
    require_convention(program, table.TABLE, convention)
    if program.counter:
        for instr in program.body:
            if program.counter in instr.operands:
                fail(program, "touches the loop counter inside the loop", instr)
    return program


def _check_form(program: MachineProgram, instr: Instr) -> None:
    form_of(program, instr, table.TABLE)
    last = len(instr.operands) - 1
    for k, operand in enumerate(instr.operands):
        if isinstance(operand, Imm) and not has_encoding(instr, k, operand.value, k == last):
            fail(program, "has an immediate without an encoding", instr)
    if instr.mnemonic == "cmn" and instr.operands[0] == instr.operands[1]:
        fail(program, "adds a word to itself, which is the row `top`", instr)
    if instr.mnemonic in ("ldp", "stp"):
        one, other, low, high = instr.operands
        assert isinstance(low, Mem) and isinstance(high, Mem)
        if high != Mem(low.base, low.offset + 8, low.space) or low.offset > PAIR:
            fail(program, "moves two words that are not side by side, or too far away", instr)
        if instr.mnemonic == "ldp" and one == other:
            fail(program, "loads two words into one register", instr)


def has_encoding(instr: Instr, place: int, value: int, last: bool) -> bool:
    """Whether the number can be the operand at `place`: where no immediate is taken it is 0."""
    name = instr.mnemonic
    if name == "movk":
        return 0 <= value < 1 << 16 if place == 1 else value in (0, 16, 32, 48)
    if not last:
        return value == 0
    if name == "movi":
        return table.is_move(value)
    if name == "tst":
        return 0 <= value < 64
    if name in ("lsl", "lsr", "asr", "extr") or name.endswith(("_lsl", "_lsr")):
        return 1 <= value < 64
    if name in SUMS:
        return table.is_sum_immediate(value) and (name, value) != ("cmp", 1)
    if name in LOGIC:
        return table.is_bitmask(value)
    return value == 0


def _check_operand(program: MachineProgram, instr: Instr, operand) -> None:
    match operand:
        case Reg(name) if name not in table.CORE:
            fail(program, f"uses {name}, which is no general register of its own", instr)
        case Mem(base, offset, "slot") if (
            base != "sp" or offset % 8 or not 0 <= offset < 8 * program.slots or offset > LARGEST
        ):
            fail(program, f"uses a slot outside its frame of {program.slots} words", instr)
        case Mem(base, offset, space) if space != "slot" and (
            base not in table.CORE or offset % 8 or not 0 <= offset <= LARGEST
        ):
            fail(program, "addresses an array with a bad base or offset", instr)
