"""MachineProgram -> the same program, or an error: what x86-64 and its calling conventions demand
of any routine.

The lifter proves which words a routine computes; this checks what the lifter takes for granted:
operand kinds the table lists, immediates that fit, registers that may be written, slots inside the
frame, the loop counter left alone.
"""

from typing import NoReturn

from ecgen.errors import CheckFailure
from ecgen.isa.x86_64 import table
from ecgen.machine.ir import Imm, Instr, Label, MachineProgram, Mem, Reg, Sum

KINDS = {Reg: "r", Mem: "m", Imm: "i", Sum: "s", Label: "l"}
SHIFTS = ("shl", "shr", "sar", "shld", "shrd", "rorx", "bt", "btr")
GENERAL = set(table.NARROW) - {"rsp"}


def validate_machine(program: MachineProgram) -> MachineProgram:
    """Check every instruction and the frame; returns the program unchanged or raises
    CheckFailure.
    """
    saved = set(table.ABI_SAVED[program.abi])
    writable = GENERAL - saved | set(program.saved)
    if not set(program.saved) <= saved:
        _fail(program, "saves a register that its ABI does not preserve")
    if program.red_zone and 8 * program.slots > table.RED_ZONE[program.abi]:
        _fail(
            program,
            f"keeps {program.slots} words in a red zone of {table.RED_ZONE[program.abi]} bytes",
        )
    passed = [register for _, _, register in program.arguments]
    if passed != list(table.ARGUMENTS[program.abi][: len(passed)]) or program.returns not in (
        "",
        table.RETURN,
    ):
        _fail(
            program,
            f"takes arguments in {', '.join(passed)} or returns in {program.returns}, where its ABI"
            " does not put them",
        )
    for instr in program.instructions:
        _check_form(program, instr)
        for operand in instr.operands:
            _check_operand(program, instr, operand)
        for register in written_registers(instr):
            if register not in writable:
                _fail(program, f"writes {register}, which it must preserve", instr)
    if (program.counter is None) != (not program.latch):
        _fail(program, "has a counter without instructions that count, or the other way round")
    if program.counter:
        for instr in program.body:
            if program.counter in instr.operands:
                _fail(program, "touches the loop counter inside the loop", instr)
    return program


def written_registers(instr: Instr) -> tuple[str, ...]:
    """Registers that the instruction changes, the implicit ones included."""
    row = table.WITH_CALLS[instr.mnemonic]
    named = [
        o.name for o, role in zip(instr.operands, row.roles) if "w" in role and isinstance(o, Reg)
    ]
    return (*named, *row.implicit_writes)


def _fail(program: MachineProgram, why: str, instr: Instr | None = None) -> NoReturn:
    at = f" (`{instr.mnemonic}` {instr.operands})" if instr else ""
    raise CheckFailure(
        f"{program.name} {why}{at}.",
        hint="This is a defect of ecgen's back end; please report the input that shows it.",
    )


def _check_form(program: MachineProgram, instr: Instr) -> None:
    row = table.WITH_CALLS.get(instr.mnemonic)
    if row is None:
        _fail(program, "uses an instruction outside the table", instr)
    form = "".join(KINDS[type(o)] for o in instr.operands)
    if form not in row.forms:
        _fail(
            program,
            f"uses the operand kinds `{form}`, expected one of {', '.join(row.forms)}",
            instr,
        )
    numbers = [o.value for o in instr.operands if isinstance(o, Imm)]
    if instr.mnemonic in SHIFTS:
        low, high = (0, 63) if instr.mnemonic in ("bt", "btr") else (1, 63)
    else:
        low, high = 0, (1 << (64 if instr.mnemonic == "mov" and form == "ri" else 31)) - 1
    if any(not low <= value <= high for value in numbers):
        _fail(program, f"has an immediate outside [{low}, {high}]", instr)


def _check_operand(program: MachineProgram, instr: Instr, operand) -> None:
    match operand:
        case Reg(name) if name not in GENERAL:
            _fail(program, f"uses {name}, which is no general register", instr)
        case Mem(base, offset, "slot") if (
            base != "rsp" or offset % 8 or not 0 <= offset < 8 * program.slots
        ):
            _fail(program, f"uses a slot outside its frame of {program.slots} words", instr)
        case Mem(base, offset, space) if space != "slot" and (
            base not in GENERAL or offset % 8 or not 0 <= offset < 1 << 31
        ):
            _fail(program, "addresses an array with a bad base or offset", instr)
        case Sum("rsp", "", 1, offset):
            if program.red_zone or offset % 8 or not 0 <= offset < 8 * program.slots:
                _fail(
                    program, f"takes an address outside its frame of {program.slots} words", instr
                )
        case Sum(base, index, scale, offset):
            names = [n for n in (base, index) if n]
            if (
                not names
                or not set(names) <= GENERAL
                or scale not in (1, 2, 4, 8)
                or not -(1 << 31) <= offset < 1 << 31
            ):
                _fail(program, "computes an address sum that does not exist", instr)
