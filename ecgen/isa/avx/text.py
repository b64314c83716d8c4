"""MachineProgram of vector instructions -> assembly text (GNU as and clang, Intel syntax) with frame and constants."""

from ecgen.isa.avx.table import VECTOR
from ecgen.isa.vectors import EmittedVectors
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg

ALIGNMENT = VECTOR  # of the frame, so that slots are aligned


FREE = ("rax", "r10", "r11", "r9", "r8", "rcx", "rdx", "rsi")
REACH = 128


def frame_bases(program: MachineProgram) -> "tuple[tuple[str, int], ...]":
    """(register, offset): registers without an argument that point into the frame, so that slots near them have short addresses."""
    taken = {register for _, _, register in program.arguments}
    free = [register for register in FREE if register not in taken]
    return tuple((register, REACH * (2 * k + 1)) for k, register in enumerate(free) if 2 * REACH * k + REACH < 8 * program.slots)


def _slot(offset: int, bases) -> str:
    """The address of a slot, from the base that reaches it with one byte."""
    for register, place in bases:
        if REACH <= offset and -REACH <= offset - place < REACH:
            return f"[{register}{offset - place:+d}]" if offset != place else f"[{register}]"
    return f"[rsp{offset:+d}]" if offset else "[rsp]"


def _operand(operand, label: str, bases=()) -> str:
    match operand:
        case Reg(name):
            return name
        case Imm(value):
            return str(value)
        case Mem(_, offset, "const"):
            return f"ymmword ptr [rip+{label}{offset:+d}]" if offset else f"ymmword ptr [rip+{label}]"
        case Mem(_, offset, "slot"):
            return f"ymmword ptr {_slot(offset, bases)}"
        case Mem(base, offset, _):
            return f"ymmword ptr [{base}{offset:+d}]" if offset else f"ymmword ptr [{base}]"


def instruction_text(instr: Instr, label: str, bases=()) -> str:
    """One instruction; `label` names the routine's constants, `bases` as `frame_bases` gives them."""
    return f"{instr.mnemonic} {', '.join(_operand(o, label, bases) for o in instr.operands)}"


def listing(emitted: EmittedVectors) -> list[str]:
    """Notes and instructions, before prologue and epilogue are added."""
    lines, bases = [], frame_bases(emitted.machine)
    for instr in emitted.machine.body:
        lines += [f"# {instr.note}"] if instr.note else []
        lines.append(f"    {instruction_text(instr, emitted.label, bases)}")
    return lines


def constants_label(name: str) -> str:
    return f"P_{name}_constants"


def body_lines(program: MachineProgram, label: str) -> list[str]:
    """The instructions between function label and size directive: aligned frame, body, vzeroupper, return."""
    frame = -(-8 * program.slots // ALIGNMENT) * ALIGNMENT
    lines = []
    if frame:
        lines += ["push rbp", "mov rbp, rsp", f"and rsp, -{ALIGNMENT}", f"sub rsp, {frame}"]
    bases = frame_bases(program)
    lines += [f"lea {register}, [rsp+{place}]" for register, place in bases]
    for instr in program.body:
        if instr.note:
            lines.append(f"// {instr.note}")
        lines.append(instruction_text(instr, label, bases))
    if frame:
        lines += ["mov rsp, rbp", "pop rbp"]
    return [*lines, "vzeroupper", "ret"]


def constant_lines(constants) -> list[str]:
    """The data behind the constants' label, one vector a line."""
    return [".quad " + ", ".join(f"0x{word:016x}" for word in lanes) for lanes in constants]


def stack_bytes(program: MachineProgram) -> int:
    """Bytes below the return address, the alignment included."""
    frame = -(-8 * program.slots // ALIGNMENT) * ALIGNMENT
    return frame + 8 + (ALIGNMENT - 8) if frame else 0

