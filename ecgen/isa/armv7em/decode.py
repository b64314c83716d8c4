"""Bytes of a routine -> the MachineProgram that they are, through capstone: what is proven of it is
proven of the bytes.

An instruction is taken only in a form that the table has; conditions, write-back and whatever else
changes one are refused, with address and text. The frame is read strictly: core registers and FPU
registers pushed, the stack pointer lowered, and at the end the reverse of it and the return. A loop
is one conditional branch back. A comparison with 1 has two rows, by what reads its flag next.
"""

from ecgen.isa.armv7em import table
from ecgen.isa.disassembler import (
    Parts,
    bound_arguments,
    disassembler,
    instructions_of,
    parts_of,
    text_of,
)
from ecgen.machine.code import Code, placed
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg

ALIASES = {"sb": "r9", "sl": "r10", "fp": "r11", "ip": "r12"}
SHIFTS = {1: "asr", 2: "lsl", 3: "lsr"}
LATCH = 3  # load, count, store
MACHINE = "ARM", "THUMB", "MCLASS"


def decode(code: Code, arguments, abi: str) -> MachineProgram:
    """The program that the bytes of a routine are; `arguments` are (name, direction, words) as in
    the selector.

    CheckFailure at the first bytes that are no instruction of the table, or no frame. ToolError
    without capstone.
    """
    raws = instructions(code)
    start, saved, fpu, reserved = _prologue(code, raws)
    end = _epilogue(code, raws, saved, fpu, reserved)
    bound = bound_arguments(code, arguments, table.ARGUMENTS)
    parts = _parts(code, raws, start, end)
    _require_kept(code, parts, fpu)
    returns = table.RETURN if any(direction == "return" for _, direction, _ in arguments) else ""
    counter = next(
        (o for instr in parts.latch[:1] for o in instr.operands if isinstance(o, Mem)), None
    )
    return placed(
        MachineProgram(
            name=code.name,
            isa="armv7em",
            abi=abi,
            arguments=bound,
            body=parts.body,
            saved=saved,
            slots=reserved // 4,
            red_zone=False,
            head=parts.head,
            tail=parts.tail,
            counter=counter,
            latch=parts.latch,
            returns=returns,
        ),
        table.TABLE,
    )


def instructions(code: Code) -> list:
    """Every instruction of the bytes, as capstone has it; none is conditional but a branch."""
    arm, found = disassembler(*MACHINE)[0].arm, []
    for raw in instructions_of(code, *MACHINE):
        if raw.cc not in (arm.ARM_CC_AL, arm.ARM_CC_INVALID) and _name(raw) != "bne":
            code.fail(raw.address, text_of(raw), "is conditional")
        if code.is_linked(raw.address, raw.address + raw.size):
            code.fail(raw.address, text_of(raw), "has a field that a linker fills")
        found.append(raw)
    return found


def _name(raw) -> str:
    return raw.mnemonic.removesuffix(".w").removesuffix(".n")


def _operands(raw) -> list:
    """The operands as registers, numbers, and what capstone has of others."""
    arm, found = disassembler(*MACHINE)[0].arm, []
    for operand in raw.operands:
        plain = not operand.shift.type and not operand.subtracted
        if operand.type == arm.ARM_OP_REG and plain:
            name = raw.reg_name(operand.reg)
            found.append(Reg(ALIASES.get(name, name)))
        elif operand.type == arm.ARM_OP_IMM and plain:
            found.append(operand.imm & 0xFFFFFFFF)
        else:
            found.append(operand)
    return found


def _registers(raw) -> tuple[str, ...]:
    return tuple(o.name for o in _operands(raw) if isinstance(o, Reg))


def _prologue(code: Code, raws) -> tuple[int, tuple[str, ...], tuple[str, ...], int]:
    """(number of the first instruction of the body, core registers pushed, FPU registers pushed,
    bytes by which the stack pointer is lowered).
    """
    saved: tuple[str, ...] = ()
    fpu: tuple[str, ...] = ()
    reserved = k = 0
    if (raws and _name(raws[k]) == "push") or (
        raws and text_of(raws[k]).endswith(", [sp, #-4]!") and _name(raws[k]) == "str"
    ):
        saved, k = _registers(raws[k]), 1
    if k < len(raws) and _name(raws[k]) == "vpush":
        fpu, k = _registers(raws[k]), k + 1
    if (
        k < len(raws)
        and _name(raws[k]) == "sub"
        and _operands(raws[k])[:2] == [Reg("sp")] * 2
        and isinstance(_operands(raws[k])[2], int)
    ):
        reserved, k = _operands(raws[k])[2], k + 1
    if reserved % 4 or not set(saved) <= set(table.CORE) or not set(fpu) <= set(table.FPU):
        code.fail(code.address, text_of(raws[0]), "begins no frame of words")
    return k, saved, fpu, reserved


def _epilogue(code: Code, raws, saved, fpu, reserved: int) -> int:
    """The number of the instruction behind the body; CheckFailure unless what follows undoes the
    prologue and returns.
    """
    wanted: list[tuple[str, tuple]] = (
        [("add", (Reg("sp"), Reg("sp"), reserved))] if reserved else []
    )
    wanted += [("vpop", tuple(map(Reg, fpu)))] if fpu else []
    if len(saved) > 1 and "lr" in saved:
        wanted += [("pop", tuple(Reg("pc" if name == "lr" else name) for name in saved))]
    else:
        wanted += (
            [("pop", tuple(map(Reg, saved)))]
            if len(saved) > 1
            else [("ldr", (Reg(saved[0]), "[sp], #4"))]
            if saved
            else []
        )
        wanted += [("bx", (Reg("lr"),))]
    last = raws[-len(wanted) :] if len(wanted) <= len(raws) else []
    for raw, (name, operands) in zip(last, wanted):
        found = tuple(_operands(raw))
        if operands and operands[-1] == "[sp], #4":
            found = (found[0], raw.op_str.partition(", ")[2])
        if (_name(raw), found) != (name, operands):
            code.fail(
                raw.address,
                text_of(raw),
                f"does not undo what the frame began with: expected {name} {operands}",
            )
    if not last:
        code.fail(code.address, "", "has no end of a frame")
    return len(raws) - len(wanted)


def _require_kept(code: Code, parts, fpu) -> None:
    """FPU registers that a callee preserves are written only where they were pushed."""
    for instr in parts.all:
        target = instr.operands[0]
        if (
            instr.mnemonic == "vmov"
            and isinstance(target, Reg)
            and target.name in table.FPU_SAVED
            and target.name not in fpu
        ):
            code.fail(
                code.address,
                f"vmov {target.name}",
                "writes a register of the FPU that it must preserve",
            )


def _parts(code: Code, raws, start: int, end: int) -> Parts:
    """The instructions of head, body, latch and tail; without a branch all are the body's."""
    starts: dict = {}
    found: list = []
    branch = None
    for raw in raws[start:end]:
        starts[raw.address] = len(found)
        if _name(raw) == "bne" and branch is None:
            branch = raw, len(found), _operands(raw)[0]
        else:
            found.append(_instruction(code, raw))
    found = _compared(found)
    if branch is not None and branch[1] >= LATCH:
        counts = found[(at := branch[1] - LATCH + 1)]
        if counts == Instr("subs", (counts.operands[0], counts.operands[0], Imm(1))):
            found[at] = Instr("count", counts.operands[:1])
    return parts_of(code, found, branch, starts, LATCH)


def _compared(instrs: list[Instr]) -> list[Instr]:
    """Each comparison with 1 as the row whose flag is read next: the borrow says that the word is
    0, the carry is the word that is 0 or 1.
    """
    found, wanted = [], "B"
    for instr in reversed(instrs):
        if instr.mnemonic == "cmp1":
            instr = Instr("cmpf" if wanted == "C" else "cmpz", instr.operands)
        row = table.TABLE[instr.mnemonic]
        wanted = row.reads if row.reads in ("B", "C") and row.reads else wanted
        found.append(instr)
    return found[::-1]


def _instruction(code: Code, raw) -> Instr:
    """One instruction as a row of the table has it."""
    name, operands = _name(raw), _operands(raw)
    if name in ("ldr", "str") and len(operands) == 2 and not raw.writeback:
        return Instr(name, (operands[0], _memory(code, raw, operands[1])))
    row = table.TABLE.get(name)
    if row is not None and len(row.roles) == 3 and len(operands) == 2:
        operands = [operands[0], *operands]  # the narrow forms say once what is read and written
    match name, operands:
        case "sbc", [a, b, c] if a == b == c:
            return Instr("mask", (a,))
        case "uadd8", [a, b, c] if b == c:
            return Instr("setge", (a, b))
        case "cmp", [Reg() as a, 1]:
            return Instr("cmp1", (a,))
        case "ubfx", [a, b, 0, int(width)]:
            return Instr("ubfx", (a, b, Imm(width)))
        case (("mov" | "movw"), [Reg() as a, int(value)]):
            return Instr("movi", (a, Imm(value)))
    if (
        operands
        and not isinstance(operands[-1], Reg | int)
        and operands[-1].type == disassembler(*MACHINE)[0].arm.ARM_OP_REG
        and not operands[-1].subtracted
    ):
        name, operands = _shifted(code, raw, name, operands)
    known = name in table.TABLE and name not in ("mask", "setge", "cmpz", "cmpf", "count", "movi")
    if not known or raw.writeback or not all(isinstance(o, Reg | int) for o in operands):
        code.fail(raw.address, text_of(raw), "is not in the instruction table")
    return Instr(name, tuple(Imm(o) if isinstance(o, int) else o for o in operands))


def _shifted(code: Code, raw, name: str, operands) -> tuple[str, list]:
    """The row of an instruction whose last operand is shifted by a constant."""
    last = operands[-1]
    register, kind = raw.reg_name(last.reg), SHIFTS.get(last.shift.type, "?")
    plain = [*operands[:-1], Reg(ALIASES.get(register, register))]
    if kind == "asr":
        return (f"{name}_asr31" if last.shift.value == 31 else "?"), plain
    if not 1 <= last.shift.value <= 31:
        code.fail(raw.address, text_of(raw), "shifts by a number that the table does not have")
    return f"{name}_{kind}", [*plain, last.shift.value]


def _memory(code: Code, raw, operand) -> Mem:
    """The word at a register and a constant."""
    arm = disassembler(*MACHINE)[0].arm
    if (
        isinstance(operand, Reg | int)
        or operand.type != arm.ARM_OP_MEM
        or operand.mem.index
        or operand.mem.lshift
        or operand.subtracted
    ):
        code.fail(
            raw.address,
            text_of(raw),
            "addresses something else than a word at a register and a constant",
        )
    base = raw.reg_name(operand.mem.base)
    base = ALIASES.get(base, base)
    return Mem(base, operand.mem.disp, "slot" if base == "sp" else "")
