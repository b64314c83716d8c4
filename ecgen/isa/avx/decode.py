"""Bytes of a vector routine -> the MachineProgram that they are and the constants that they read,
through capstone.

The frame is read strictly: an aligned one kept by rbp or none, registers that point into it, and at
the end VZEROUPPER, the end of the frame and the return. Addresses are followed from what the
routine does to its registers, constants through the addresses relative to the instruction.
Everything else is a CheckFailure with its address and text.
"""

import struct

from ecgen.isa.avx.table import TABLE, WIDER, bytes_of, outer_bytes
from ecgen.isa.disassembler import bound_arguments, disassembler, instructions_of, text_of
from ecgen.isa.x86_64.decode import MACHINE, PREFIXES, check_probes, probes_at
from ecgen.isa.x86_64.table import ARGUMENTS
from ecgen.limb.lanes.ir import LANES
from ecgen.machine.code import Code
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg

SCRATCH = ("rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11")
ENTER, LEAVE = ["push rbp", "mov rbp, rsp"], ["mov rsp, rbp", "pop rbp"]


def decode_vectors(code: Code, arguments, isa: str) -> tuple[MachineProgram, list[tuple[int, ...]]]:
    """(the program, of a wide one with the instructions of WIDER, the vectors of its constants in
    the order in which they are read); `arguments` are (name, direction, limbs). CheckFailure,
    ToolError as in ../x86_64/decode.py.
    """
    raws = _instructions(code)
    texts = [text_of(raw) for raw in raws]
    isa = WIDER[isa] if isa in WIDER and any("zmm" in text for text in texts) else isa
    frame, size = 0, bytes_of(isa)
    enter = [*ENTER, f"and rsp, {(1 << 64) - size:#x}"]
    if texts[: len(enter)] == enter:
        probes = probes_at(raws, len(enter))
        begin = len(enter) + probes
        frame = _amount(code, raws[begin], size)
        check_probes(code, probes, frame)
        raws, texts = raws[begin + 1 :], texts[begin + 1 :]
    ending = ["vzeroupper", *(LEAVE if frame else ()), "ret"]
    if texts[-len(ending) :] != ending:
        code.fail(
            code.address + len(code.data) - 1,
            "; ".join(texts[-len(ending) :]),
            f"is not the end of its frame: expected {'; '.join(ending)}",
        )
    raws = raws[: -len(ending)]
    bound = bound_arguments(code, arguments, ARGUMENTS["sysv"])
    bases: dict[str, tuple[str, str, int]] = {
        register: (name, register, 0) for name, _, register in bound
    } | ({"rsp": ("slot", "rsp", 0)} if frame else {})
    first = 0
    while first < len(raws) and raws[first].mnemonic == "lea":
        register, offset = _pointed(code, raws[first])
        bases[register] = ("slot", "rsp", offset)
        first += 1
    constants: list[tuple[int, ...]] = []
    body = tuple(
        _instruction(code, raw, bases, constants, (size, outer_bytes(isa))) for raw in raws[first:]
    )
    return MachineProgram(
        name=code.name,
        isa=isa,
        abi="sysv",
        arguments=bound,
        body=body,
        saved=(),
        slots=frame // 8,
        red_zone=False,
    ), constants


def _instructions(code: Code) -> list:
    found = []
    for raw in instructions_of(code, *MACHINE):
        if raw.bytes[0] in PREFIXES and raw.mnemonic != "endbr64":
            code.fail(
                raw.address, text_of(raw), "has a prefix, which no instruction of the table has"
            )
        found.append(raw)
    return found[1:] if found and found[0].mnemonic == "endbr64" else found


def _amount(code: Code, raw, size: int) -> int:
    """The bytes of the frame, whole vectors of so many bytes."""
    name, _, number = text_of(raw).partition(" rsp, ")
    found = int(number, 0) if name == "sub" and number else 0
    if found <= 0 or found % size:
        code.fail(raw.address, text_of(raw), "makes no frame of whole vectors")
    return found


def _pointed(code: Code, raw) -> tuple[str, int]:
    """(register, offset in the frame) of a register that is pointed into the frame."""
    target, source = raw.operands
    base, register = raw.reg_name(source.mem.base), raw.reg_name(target.reg)
    if base != "rsp" or source.mem.index or register not in SCRATCH or source.mem.disp < 0:
        code.fail(
            raw.address,
            text_of(raw),
            "points elsewhere than into the frame, or is a register that is preserved",
        )
    return register, source.mem.disp


def _instruction(code: Code, raw, bases, constants: list, sizes: tuple[int, int]) -> Instr:
    if raw.mnemonic not in TABLE:
        code.fail(raw.address, text_of(raw), "is not in the instruction table")
    operands = tuple(
        _operand(code, raw, operand, bases, constants, sizes) for operand in raw.operands
    )
    if code.is_linked(raw.address, raw.address + raw.size) and not any(
        isinstance(o, Mem) and o.space == "const" for o in operands
    ):
        code.fail(raw.address, text_of(raw), "has a field that a linker fills")
    return Instr(raw.mnemonic, operands)


def _operand(code: Code, raw, operand, bases, constants: list, sizes: tuple[int, int]):
    """`sizes` are the bytes of a vector in the frame and among the constants, and of one in an
    argument.
    """
    x86 = disassembler(*MACHINE)[0].x86
    if operand.type == x86.X86_OP_REG:
        return Reg(raw.reg_name(operand.reg))
    if operand.type == x86.X86_OP_IMM:
        return Imm(operand.imm & 0xFF)
    memory = operand.mem
    base = raw.reg_name(memory.base) or ""
    size = sizes[base != "rip" and bases.get(base, ("",))[0] != "slot"]
    if memory.index or memory.segment or operand.size != size or raw.addr_size != 8:
        code.fail(
            raw.address,
            text_of(raw),
            "addresses something else than a vector at a register and a constant",
        )
    if base == "rip":
        return Mem(
            "rip", size * _constant(code, raw, constants, size, len(set(sizes)) > 1), "const"
        )
    if base not in bases:
        code.fail(
            raw.address, text_of(raw), f"addresses memory through {base}, of which nothing is known"
        )
    space, register, offset = bases[base]
    return Mem(register, offset + memory.disp, space)


def _constant(code: Code, raw, constants: list, size: int, is_wide: bool) -> int:
    """The number of the constant that the instruction reads, among those read so far; only of a
    wide program are all its lanes its own.
    """
    end = raw.address + raw.size
    found = code.refers(
        raw.address + raw.encoding.disp_offset,
        end,
        next(
            o.mem.disp for o in raw.operands if o.type == disassembler(*MACHINE)[0].x86.X86_OP_MEM
        ),
    )
    data = found[0].read(found[1], size) if found else None
    if data is None:
        code.fail(raw.address, text_of(raw), "reads no read-only data of the file")
    words = struct.unpack(f"<{size // 8}Q", data)
    lanes = words if is_wide else words[:LANES]
    if not is_wide and (
        words != lanes * (len(words) // LANES) or (len(words) > LANES and len(set(words)) > 1)
    ):
        code.fail(raw.address, text_of(raw), "reads a constant that is not the same in every lane")
    if lanes not in constants:
        constants.append(lanes)
    return constants.index(lanes)
