"""Bytes of a routine -> the MachineProgram that they are, through capstone: what is proven of it is
proven of the bytes.

An instruction is taken only in a form that the table has, with registers and words of 64 bits,
without prefixes that change it; everything else is a CheckFailure with its address and text. The
frame is read strictly: registers pushed, the stack pointer lowered, and at the end the reverse of
both and the return. A loop is one conditional branch back. Two instructions that the table has as
one (setc) are taken together.
"""

from itertools import count, takewhile

from ecgen.isa.disassembler import (
    Parts,
    bound_arguments,
    disassembler,
    instructions_of,
    parts_of,
    text_of,
)
from ecgen.isa.x86_64 import table
from ecgen.machine.code import Code, placed
from ecgen.machine.ir import Imm, Instr, Label, MachineProgram, Mem, Reg, Sum

WIDE = {narrow: wide for wide, narrow in table.NARROW.items()}
BYTES = {byte: wide for wide, byte in table.BYTE.items()}
PREFIXES = {0xF0, 0xF2, 0xF3, 0x2E, 0x36, 0x3E, 0x26, 0x64, 0x65, 0x66, 0x67}
REX = range(0x40, 0x50)
PART_OF_OPCODE = {"adcx": 0x66, "adox": 0xF3, "endbr64": 0xF3}
NAMES = {
    "movabs": "mov",
    "cmovb": "cmovc",
    "cmovae": "cmovnc",
    "cmove": "cmovz",
    "cmovne": "cmovnz",
    "setb": "setc",
}
MASK = (1 << 64) - 1
MACHINE = "X86", "64"
# what assemblers put behind a return, up to the next routine
FILLING = ("nop", "int3", "data16 nop")


def decode(code: Code, arguments, abi: str) -> MachineProgram:
    """The program that the bytes of a routine are; `arguments` are (name, direction, words) as in
    the selector, of which the convention `abi` says the registers.

    CheckFailure at the first bytes that are no instruction of the table, or no frame. ToolError
    without capstone.
    """
    raws = instructions(code)
    start, saved, reserved = _prologue(code, raws)
    end = _epilogue(code, raws, saved, reserved)
    bound = bound_arguments(code, arguments, table.ARGUMENTS[abi])
    lowest, at = min(((_below(code, raw), raw.address) for raw in raws[start:end]), default=(0, 0))
    if lowest % 8:
        code.fail(at, f"[rsp{lowest:+}]", "lies between two words of the frame")
    if lowest < 0 and not code.red_zone:
        code.fail(at, f"[rsp{lowest}]", "lies below the stack pointer, where Windows overwrites it")
    frame = reserved or max(-lowest, 0)
    shift = 0 if reserved else frame
    parts = _parts(code, raws, start, end, shift)
    returns = table.RETURN if any(direction == "return" for _, direction, _ in arguments) else ""
    counter = parts.latch[0].operands[0] if parts.latch and parts.latch[0].operands else None
    found = MachineProgram(
        name=code.name,
        isa="x86_64",
        abi=abi,
        arguments=bound,
        body=parts.body,
        saved=saved,
        slots=frame // 8,
        red_zone=not reserved and frame > 0,
        head=parts.head,
        tail=parts.tail,
        counter=counter,
        latch=parts.latch,
        returns=returns,
    )
    return placed(found, table.WITH_CALLS)


def instructions(code: Code) -> list:
    """Every instruction of the bytes, as capstone has it, its prefixes checked."""
    found: list = []
    for raw in instructions_of(code, *MACHINE):
        if code.padded and raw.mnemonic in FILLING and found and found[-1].mnemonic == "ret":
            return found[found[0].mnemonic == "endbr64" :]
        _check_prefixes(code, raw)
        found.append(raw)
    return found[1:] if found and found[0].mnemonic == "endbr64" else found


def _check_prefixes(code: Code, raw) -> None:
    """No prefix but those that belong to an opcode, and one REX, behind them, at most; of VEX the
    bits that are to be zero.
    """
    first = list(takewhile(PREFIXES.__contains__, raw.bytes))
    behind = raw.bytes[len(first) : len(first) + 2]
    if len(behind) == 2 and behind[0] in REX and (behind[1] in PREFIXES or behind[1] in REX):
        code.fail(raw.address, text_of(raw), "has a prefix behind REX")
    wanted = [PART_OF_OPCODE[raw.mnemonic]] if raw.mnemonic in PART_OF_OPCODE else []
    if first != wanted:
        code.fail(
            raw.address,
            text_of(raw),
            f"has the prefixes {bytes(first).hex(' ') or 'none'}, which no instruction of the"
            " table has",
        )
    if raw.mnemonic in ("mulx", "rorx") and (
        raw.bytes[2] & 4 or (raw.mnemonic == "rorx" and raw.bytes[2] & 0x78 != 0x78)
    ):
        code.fail(raw.address, text_of(raw), "has bits set that are reserved")


def _prologue(code: Code, raws) -> tuple[int, tuple[str, ...], int]:
    """(number of the first instruction of the body, registers pushed, bytes by which the stack
    pointer is lowered).
    """
    saved, k = [], 0
    while k < len(raws) and raws[k].mnemonic == "push":
        saved.append(_pushed(code, raws[k]))
        k += 1
    probes = probes_at(raws, k)
    k += probes
    reserved = _moved(raws[k], "sub") if k < len(raws) else 0
    check_probes(code, probes, reserved)
    if reserved % 8:
        code.fail(raws[k].address, text_of(raws[k]), "leaves the stack pointer between two words")
    return k + (reserved > 0), tuple(saved), reserved


def probes_at(raws, k: int) -> int:
    """The number of instructions from number k on that touch the pages of a frame, in order."""
    texts = (f"test byte ptr [rsp - {at:#x}], al" for at in count(table.PROBED, table.PROBED))
    return sum(1 for _ in takewhile(lambda pair: text_of(pair[0]) == pair[1], zip(raws[k:], texts)))


def check_probes(code: Code, probes: int, reserved: int) -> None:
    """CheckFailure unless there are as many as the frame has pages for Windows, elsewhere none."""
    if probes != (0 if code.red_zone else reserved // table.PROBED):
        code.fail(
            code.address,
            f"sub rsp, {reserved}",
            f"is a frame of which {probes} pages are touched before",
        )


def _epilogue(code: Code, raws, saved, reserved: int) -> int:
    """The number of the instruction behind the body; CheckFailure unless what follows undoes the
    prologue and returns.
    """
    length = 1 + len(saved) + (reserved > 0)
    last = raws[-length:] if length <= len(raws) else []
    texts = (
        [f"add rsp, {reserved:#x}" if reserved > 9 else f"add rsp, {reserved}"] if reserved else []
    )
    texts += [f"pop {register}" for register in reversed(saved)] + ["ret"]
    if [text_of(raw) for raw in last] != texts or last[-1].bytes != b"\xc3":
        code.fail(
            raws[-1].address if raws else code.address,
            text_of(raws[-1]) if raws else "",
            f"is not the end of a frame: expected {'; '.join(texts)}",
        )
    if reserved and _moved(last[0], "add") != reserved:
        code.fail(
            last[0].address,
            text_of(last[0]),
            "does not raise the stack pointer by as much as it was lowered",
        )
    return len(raws) - length


def _pushed(code: Code, raw) -> str:
    operands = _operands(raw)
    if (
        len(operands) != 1
        or not isinstance(operands[0], Reg)
        or operands[0].name not in table.NARROW
    ):
        code.fail(raw.address, text_of(raw), "pushes something else than a register")
    return operands[0].name


def _moved(raw, how: str) -> int:
    """By how much the instruction lowers (`how` sub) or raises (add) the stack pointer."""
    operands = _operands(raw)
    is_it = (
        raw.mnemonic == how
        and len(operands) == 2
        and operands[0] == Reg("rsp")
        and isinstance(operands[1], int)
    )
    return operands[1] if is_it and 0 < operands[1] < 1 << 31 else 0


def _operands(raw) -> list:
    """The operands as registers, signed integers, and memory operands of capstone's."""
    x86, found = disassembler(*MACHINE)[0].x86, []
    for operand in raw.operands:
        if operand.type == x86.X86_OP_REG:
            found.append(Reg(raw.reg_name(operand.reg)))
        elif operand.type == x86.X86_OP_IMM:
            found.append(operand.imm)
        else:
            found.append(operand)
    return found


def _below(code: Code, raw) -> int:
    """The lowest byte of memory, from the stack pointer, that the instruction addresses through it;
    0 if none lies below.
    """
    if raw.mnemonic == "lea":
        return 0
    return min(
        (
            o.mem.disp
            for o in _operands(raw)
            if not isinstance(o, Reg | int) and raw.reg_name(o.mem.base) == "rsp"
        ),
        default=0,
    )


def _parts(code: Code, raws, start: int, end: int, shift: int) -> Parts:
    """The instructions of head, body, latch and tail; without a branch all are the body's."""
    starts: dict = {}
    found: list = []
    branch, k = None, start
    while k < end:
        raw = raws[k]
        starts[raw.address] = len(found)
        if raw.mnemonic == "jne" and branch is None:
            if code.is_linked(raw.address, raw.address + raw.size):
                code.fail(raw.address, text_of(raw), "branches to where a linker says")
            branch = raw, len(found), _operands(raw)[0]
        elif raw.mnemonic in ("setb", "seto"):
            found.append(_flag_word(code, raw, raws[k + 1] if k + 1 < end else None))
            k += 1
        else:
            found.append(_instruction(code, raw, shift))
        k += 1
    return parts_of(code, found, branch, starts, 1)


def _flag_word(code: Code, raw, following) -> Instr:
    """setc or seto and the extension of its byte to a word, which the table has as one."""
    byte = _operands(raw)[0]
    register = BYTES.get(byte.name) if isinstance(byte, Reg) else None
    if (
        register is None
        or following is None
        or following.mnemonic != "movzx"
        or _operands(following) != [Reg(table.NARROW[register]), byte]
    ):
        code.fail(
            raw.address,
            text_of(raw),
            "is not followed by the extension of its byte to the whole register",
        )
    return Instr(NAMES.get(raw.mnemonic, raw.mnemonic), (Reg(register),))


def _instruction(code: Code, raw, shift: int) -> Instr:
    """One instruction as a row of the table has it."""
    name, operands = NAMES.get(raw.mnemonic, raw.mnemonic), _operands(raw)
    if name == "call":
        return Instr("call", (Label(_callee(code, raw)),))
    if code.is_linked(raw.address, raw.address + raw.size):
        code.fail(raw.address, text_of(raw), "has a field that a linker fills")
    match name, operands:
        case "xor", [Reg(a), Reg(b)] if a == b and (a in WIDE or a in table.NARROW):
            return Instr("zero", (Reg(WIDE.get(a, a)),))
        case "sbb", [Reg(a), Reg(b)] if a == b and a in table.NARROW:
            return Instr("mask", (Reg(a),))
        case "mov", [Reg(a), int(value)] if a in WIDE:
            return Instr("mov", (Reg(WIDE[a]), Imm(value & 0xFFFFFFFF)))
        case "and", [Reg(a), int(value)] if a in WIDE:
            return Instr("and", (Reg(WIDE[a]), Imm(value & 0xFFFFFFFF)))
        case "test", [Reg(a), int(value)] if a in BYTES or a in WIDE:
            return Instr(
                "test",
                (Reg(BYTES.get(a) or WIDE[a]), Imm(value & (0xFF if a in BYTES else 0xFFFFFFFF))),
            )
        case "imul", [_, _, _]:
            name = "imul3"
        case "cmp", [_, 1]:
            name, operands = "cmp1", operands[:1]
    if (
        name not in table.TABLE
        or name in ("zero", "mask", "setc", "seto")
        or len(operands) != len(table.TABLE[name].roles)
    ):
        code.fail(raw.address, text_of(raw), "is not in the instruction table")
    return Instr(name, tuple(_operand(code, raw, name, operand, shift) for operand in operands))


def _operand(code: Code, raw, name: str, operand, shift: int):
    match operand:
        case int():
            return Imm(operand & MASK)
        case Reg(register):
            if register not in table.NARROW:
                code.fail(
                    raw.address, text_of(raw), f"uses {register}, which is no register of 64 bits"
                )
            return operand
    memory = operand.mem
    base, index = (raw.reg_name(number) or "" for number in (memory.base, memory.index))
    if {base, index} - set(table.NARROW) - {""} or raw.addr_size != 8:
        code.fail(
            raw.address,
            text_of(raw),
            "addresses memory through something else than registers of 64 bits",
        )
    if name == "lea":
        return Sum(base, index, memory.scale if index else 1, memory.disp)
    if index or not base or operand.size != 8:
        code.fail(
            raw.address,
            text_of(raw),
            "addresses something else than a word at a register and a constant",
        )
    return Mem(base, memory.disp + (shift if base == "rsp" else 0), "slot" if base == "rsp" else "")


def _callee(code: Code, raw) -> str:
    """The routine that a call goes to."""
    end = raw.address + raw.size
    target = _operands(raw)[0]
    found = (
        code.refers(end - 4, end, target - end)
        if raw.bytes[0] == 0xE8 and isinstance(target, int)
        else None
    )
    name = found[0].entries.get(found[1]) if found else None
    if not name:
        code.fail(raw.address, text_of(raw), "calls something else than a routine of the library")
    return name
