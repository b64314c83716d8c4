"""Bytes of a routine -> the MachineProgram that they are, through capstone: what is proven of it is
proven of the bytes.

An instruction is taken only in a form that the table has, on registers of 64 bits; write-back,
extended operands and whatever else changes one are refused, with address and text. Aliases are
taken for what the table calls them. The frame is read strictly: registers saved, the stack pointer
lowered, and at the end the reverse of both and the return. A loop is one conditional branch back.
"""

import re

from ecgen.isa.aarch64 import table
from ecgen.isa.aarch64.text import STEP, pairs_of
from ecgen.isa.disassembler import (
    Parts,
    bound_arguments,
    disassembler,
    instructions_of,
    parts_of,
    text_of,
)
from ecgen.machine.code import Code, placed
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Operand, Reg

MACHINE = "ARM64", "LITTLE_ENDIAN"
MASK = (1 << 64) - 1
LATCH = 3  # load, count, store
LANDING = "bti c"
BRANCH = "b.ne"
ZERO = Imm(0)
# aliases with xzr as first or second operand
NEGATED = {"neg": "sub", "negs": "subs", "ngc": "sbc", "ngcs": "sbcs"}
WITHOUT_RESULT = {"adcs": "adcz", "sbcs": "sbcz", "adds": "cmn", "subs": "cmp"}
HALVED = ("umull", "umaddl")  # of factors in registers of 32 bits
SHIFTS = {"ARM64_SFT_LSL": "lsl", "ARM64_SFT_LSR": "lsr", "ARM64_SFT_ASR": "asr"}
CONDITIONS = {f"ARM64_CC_{on.upper()}": on for on in table.CONDITIONS.values()}


def decode(code: Code, arguments, abi: str) -> MachineProgram:
    """The program that the bytes of a routine are; `arguments` are (name, direction, words) as in
    the selector.

    CheckFailure at the first bytes that are no instruction of the table, or no frame. ToolError
    without capstone.
    """
    raws = instructions(code)
    start, saved, reserved = _prologue(code, raws)
    end = _epilogue(code, raws, saved, reserved)
    bound = bound_arguments(code, arguments, table.ARGUMENTS)
    parts = _parts(code, raws, start, end)
    returns = table.RETURN if any(direction == "return" for _, direction, _ in arguments) else ""
    counter = next(
        (o for instr in parts.latch[:1] for o in instr.operands if isinstance(o, Mem)), None
    )
    found = MachineProgram(
        name=code.name,
        isa="aarch64",
        abi=abi,
        arguments=bound,
        body=parts.body,
        saved=saved,
        slots=_slots(parts, reserved),
        red_zone=False,
        head=parts.head,
        tail=parts.tail,
        counter=counter,
        latch=parts.latch,
        returns=returns,
    )
    return placed(found, table.TABLE)


def instructions(code: Code) -> list:
    """Every instruction of the bytes, as capstone has it, without the landing pad before them."""
    found: list = []
    for raw in instructions_of(code, *MACHINE):
        if code.padded and found and found[-1].mnemonic == "ret" and raw.mnemonic == "nop":
            break
        if code.is_linked(raw.address, raw.address + raw.size):
            code.fail(raw.address, text_of(raw), "has a field that a linker fills")
        found.append(raw)
    return found[1:] if found and text_of(found[0]) == LANDING else found


SAVES = re.compile(rf"(?:stp (x\d+), (x\d+)|str (x\d+)), \[sp, #-{STEP:#x}\]!")


def _prologue(code: Code, raws) -> tuple[int, tuple[str, ...], int]:
    """(number of the first instruction of the body, registers saved, bytes by which the stack
    pointer is lowered).
    """
    saved: list[str] = []
    k = reserved = 0
    while k < len(raws) and (found := SAVES.fullmatch(text_of(raws[k]))):
        if len(saved) % 2:
            code.fail(raws[k].address, text_of(raws[k]), "saves a register behind an odd one")
        saved += filter(None, found.groups())
        k += 1
    while k < len(raws) and (size := _moved(raws[k], "sub")):
        reserved += size
        k += 1
    if reserved % STEP:
        code.fail(raws[k - 1].address, text_of(raws[k - 1]), "leaves the stack pointer unaligned")
    return k, tuple(saved), reserved


def _moved(raw, name: str) -> int:
    """The bytes by which an instruction moves the stack pointer, 0 for another one."""
    if raw.mnemonic != name or not raw.op_str.startswith("sp, sp, #") or len(raw.operands) != 3:
        return 0
    last = raw.operands[2]
    return last.imm << last.shift.value


def _slots(parts: Parts, reserved: int) -> int:
    """The words of the frame, without one that keeps the stack pointer aligned and is no slot."""
    used = {
        o.offset for i in parts.all for o in i.operands if isinstance(o, Mem) and o.space == "slot"
    }
    return reserved // 8 - (reserved > 0 and reserved - 8 not in used)


def _epilogue(code: Code, raws, saved: tuple[str, ...], reserved: int) -> int:
    """The number of the instruction behind the body; CheckFailure unless what follows undoes the
    prologue and returns.
    """
    if not raws or text_of(raws[-1]) != "ret":
        code.fail(code.address, "", "has no end of a frame")
    end = len(raws) - 1
    for pair in pairs_of(saved):
        end -= 1
        name = "ldp" if pair[1:] else "ldr"
        wanted = f"{name} {', '.join(pair)}, [sp], #{STEP:#x}"
        if end < 0 or text_of(raws[end]) != wanted:
            code.fail(
                raws[max(end, 0)].address,
                text_of(raws[max(end, 0)]),
                f"does not undo what the frame began with: expected {wanted}",
            )
    raised = 0
    while end and (size := _moved(raws[end - 1], "add")) and raised < reserved:
        raised, end = raised + size, end - 1
    if raised != reserved:
        code.fail(
            raws[end].address, text_of(raws[end]), f"leaves a frame of {reserved} bytes by {raised}"
        )
    return end


def _parts(code: Code, raws, start: int, end: int) -> Parts:
    """The instructions of head, body, latch and tail; without a branch all are the body's."""
    starts: dict = {}
    found: list[Instr] = []
    branch = None
    for raw in raws[start:end]:
        starts[raw.address] = len(found)
        if raw.mnemonic == BRANCH and branch is None:
            branch = raw, len(found), raw.operands[0].imm
        else:
            found.append(instruction(code, raw))
    found = borrowing(found)
    if branch is not None and branch[1] >= LATCH:
        counts = found[(at := branch[1] - LATCH + 1)]
        if counts == Instr("subs", (counts.operands[0], counts.operands[0], Imm(1))):
            found[at] = Instr("count", counts.operands[:1])
    return parts_of(code, found, branch, starts, LATCH)


BORROWING = {"adds": "subs1s", "adc": "sbc1s", "adcs": "sbcs1s"}


def borrowing(instrs: list[Instr]) -> list[Instr]:
    """Sums with 1 and 0 whose flag is a borrow before or behind them are differences to the word of
    ones.
    """
    found: list[Instr] = []
    kind = ""
    for k, instr in enumerate(instrs):
        either = _is_either(instr)
        if instr.mnemonic == "cmp1" or (either and instr.mnemonic == "adds"):
            reads = (table.TABLE[i.mnemonic].reads for i in instrs[k + 1 :] if not _is_either(i))
            kind = next(filter(None, reads), "")
        elif not either:
            kind = table.TABLE[instr.mnemonic].writes[:1] or kind
        if either and kind == "B":
            instr = Instr(BORROWING[instr.mnemonic], instr.operands[:2])
        found.append(instr)
    return found


def _is_either(instr: Instr) -> bool:
    """Whether an instruction may be one of a chain of carries or of one of borrows."""
    last = Imm(1) if instr.mnemonic == "adds" else ZERO
    return (
        instr.mnemonic in BORROWING
        and isinstance(instr.operands[1], Reg)
        and instr.operands[2] == last
    )


def instruction(code: Code, raw) -> Instr:
    """One instruction as a row of the table has it."""
    name = raw.mnemonic
    operands = _operands(code, raw)
    if raw.writeback:
        code.fail(raw.address, text_of(raw), "changes its base")
    if name == "umulh" and int.from_bytes(raw.bytes, "little") >> 10 & 31 != 31:
        code.fail(raw.address, text_of(raw), "has bits cleared that are reserved")
    if name in HALVED:
        factors = [_whole(code, raw, operand) for operand in operands[1:3]]
        operands = [operands[0], *factors, *(operands[3:] or [ZERO])]
        name = "umaddl"
    if name in NEGATED:
        name, operands = NEGATED[name], [operands[0], ZERO, *operands[1:]]
    if name in WITHOUT_RESULT and operands[0] == ZERO:
        name, operands = WITHOUT_RESULT[name], operands[1:]
    if raw.cc:
        on = CONDITIONS.get(_constant_name("ARM64_CC_", raw.cc), "")
        return _known(code, raw, Instr(f"{name}_{on}", tuple(operands)))
    match name, operands:
        case "mov", [Reg() as a, Imm(value)]:
            name, operands = "movi", [a, Imm(value & MASK)]
        case "mov", [Reg() as a, _] if raw.op_str.endswith("xzr"):
            name = "movi"
        case "movk", [a, b]:
            operands = [a, b, Imm(raw.operands[1].shift.value)]
        case "ror", [a, b, Imm() as count]:
            name, operands = "extr", [a, b, b, count]
        case "cmp", [Reg() as a, Imm(1)]:
            name, operands = "cmp1", [a]
        case "cmn", [Reg() as a, Reg() as b] if a == b and not raw.operands[1].shift.type:
            name, operands = "top", [a]
        case "tst", [Reg() as a, Imm(value)] if value & MASK and not value & (value - 1) & MASK:
            operands = [a, Imm((value & MASK).bit_length() - 1)]
        case (("ldp" | "stp"), [a, b, Mem(base, offset, space)]):
            operands = [a, b, Mem(base, offset, space), Mem(base, offset + 8, space)]
    last = raw.operands[-1] if raw.operands else None
    if last is not None and last.type == _arm().ARM64_OP_REG and last.shift.type:
        shift = SHIFTS.get(_constant_name("ARM64_SFT_", last.shift.type), "?")
        if shift == "asr":
            name = f"{name}_asr63" if last.shift.value == 63 else "?"
        else:
            name, operands = f"{name}_{shift}", [*operands, Imm(last.shift.value)]
    return _known(code, raw, Instr(name, tuple(operands)))


def _whole(code: Code, raw, operand: Operand) -> Operand:
    """The register of which the operand is the lower half."""
    if not isinstance(operand, Reg) or not operand.name.startswith("w"):
        code.fail(raw.address, text_of(raw), "is no product of lower halves")
    return ZERO if operand.name == "wzr" else Reg(f"x{operand.name[1:]}")


def _known(code: Code, raw, instr: Instr) -> Instr:
    if instr.mnemonic not in table.TABLE:
        code.fail(raw.address, text_of(raw), "is not in the instruction table")
    return instr


def _arm():
    return disassembler(*MACHINE)[0].arm64


def _constant_name(prefix: str, value: int) -> str:
    """The name of one of capstone's constants."""
    arm = _arm()
    return next(n for n in dir(arm) if n.startswith(prefix) and getattr(arm, n) == value)


def _register(raw, number: int) -> str:
    """The name of a register, where capstone has one of its own for it."""
    name = raw.reg_name(number)
    return {"fp": "x29", "lr": "x30"}.get(name, name)


def _operands(code: Code, raw) -> list[Operand]:
    """The operands as registers, numbers and words in memory; xzr is the number 0."""
    arm = _arm()
    found: list[Operand] = []
    for operand in raw.operands:
        if operand.ext or operand.vas or operand.vector_index not in (-1, 0):
            code.fail(raw.address, text_of(raw), "extends an operand")
        if operand.type == arm.ARM64_OP_REG:
            name = _register(raw, operand.reg)
            found.append(ZERO if name == "xzr" else Reg(name))
        elif operand.type == arm.ARM64_OP_IMM:
            shifted = operand.shift.type and raw.mnemonic != "movk"
            found.append(Imm(operand.imm << operand.shift.value if shifted else operand.imm))
        elif operand.type == arm.ARM64_OP_MEM and not operand.mem.index:
            base = _register(raw, operand.mem.base)
            found.append(Mem(base, operand.mem.disp, "slot" if base == "sp" else ""))
        else:
            code.fail(raw.address, text_of(raw), "has an operand that the table does not have")
    return [Imm(o.value & MASK) if isinstance(o, Imm) else o for o in found]
