"""MachineProgram -> the same program, or an error: what Thumb-2 and the AAPCS demand of any
routine.

The lifter proves which words a routine computes; this checks what it takes for granted: operand
kinds the table lists, immediates that an encoding exists for, registers that may be written, slots
inside the frame.
"""

from typing import NoReturn

from ecgen.errors import CheckFailure
from ecgen.isa.armv7em import table
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg

KINDS = {Reg: "r", Mem: "m", Imm: "i"}
SHIFTS = ("lsl", "lsr", "ubfx")


def validate_machine(program: MachineProgram) -> MachineProgram:
    """Check every instruction and the frame; returns the program unchanged or raises
    CheckFailure.
    """
    saved = set() if program.abi == "free" else set(table.CALLEE_SAVED)
    if not set(program.saved) <= saved:
        _fail(program, "saves a register that its ABI does not preserve")
    writable = set(table.CORE) - saved | set(program.saved)
    passed = [register for _, _, register in program.arguments]
    if program.abi != "free" and (
        passed != list(table.ARGUMENTS[: len(passed)]) or program.returns not in ("", table.RETURN)
    ):
        _fail(
            program,
            f"takes arguments in {', '.join(passed)} or returns in {program.returns}, where the"
            " AAPCS does not put them",
        )
    if (program.counter is None) != (not program.latch):
        _fail(program, "has a counter without instructions that count, or the other way round")
    for instr in program.instructions:
        _check_form(program, instr)
        for operand in instr.operands:
            _check_operand(program, instr, operand)
        for register in written_registers(instr):
            if register in table.CORE and register not in writable:
                _fail(program, f"writes {register}, which it must preserve", instr)
    return program


def written_registers(instr: Instr) -> tuple[str, ...]:
    """Registers that the instruction changes."""
    row = table.TABLE[instr.mnemonic]
    return tuple(
        o.name for o, role in zip(instr.operands, row.roles) if "w" in role and isinstance(o, Reg)
    )


def _fail(program: MachineProgram, why: str, instr: Instr | None = None) -> NoReturn:
    at = f" (`{instr.mnemonic}` {instr.operands})" if instr else ""
    raise CheckFailure(
        f"{program.name} {why}{at}.",
        hint="This is a defect of ecgen's back end; please report the input that shows it.",
    )


def _check_form(program: MachineProgram, instr: Instr) -> None:
    row = table.TABLE.get(instr.mnemonic)
    if row is None:
        _fail(program, "uses an instruction outside the table", instr)
    form = "".join(KINDS.get(type(o), "?") for o in instr.operands)
    if form not in row.forms:
        _fail(
            program,
            f"uses the operand kinds `{form}`, expected one of {', '.join(row.forms)}",
            instr,
        )
    if instr.mnemonic in ("umull", "umaal") and instr.operands[0] == instr.operands[1]:
        _fail(program, "writes both halves of a product to one register", instr)
    numbers = [o.value for o in instr.operands if isinstance(o, Imm)]
    if any(not _has_encoding(instr.mnemonic, value) for value in numbers):
        _fail(program, "has an immediate without an encoding", instr)


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
            _fail(program, f"uses {name}, which is no general register", instr)
        case Mem(base, offset, "slot") if (
            base != "sp" or offset % 4 or not 0 <= offset < 4 * program.slots or offset > 4092
        ):
            _fail(program, f"uses a slot outside its frame of {program.slots} words", instr)
        case Mem(base, offset, space) if space != "slot" and (
            base not in table.CORE or offset % 4 or not 0 <= offset <= 4092
        ):
            _fail(program, "addresses an array with a bad base or offset", instr)
    if fpu and sum(isinstance(o, Reg) and o.name in table.FPU for o in instr.operands) != 1:
        _fail(program, "moves within the core or within the FPU", instr)
