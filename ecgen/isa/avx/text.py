"""MachineProgram of vector instructions -> assembly text (GNU as and clang, Intel syntax) with frame and constants."""

from ecgen.isa.avx.table import VECTOR
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg

ALIGNMENT = 32


def _operand(operand, label: str) -> str:
    match operand:
        case Reg(name):
            return name
        case Imm(value):
            return str(value)
        case Mem(_, offset, "const"):
            return f"ymmword ptr [rip+{label}{offset:+d}]" if offset else f"ymmword ptr [rip+{label}]"
        case Mem(base, offset, _):
            return f"ymmword ptr [{base}{offset:+d}]" if offset else f"ymmword ptr [{base}]"


def instruction_text(instr: Instr, label: str) -> str:
    """One instruction; `label` names the routine's constants."""
    return f"{instr.mnemonic} {', '.join(_operand(o, label) for o in instr.operands)}"


def constants_label(name: str) -> str:
    return f"P_{name}_constants"


def body_lines(program: MachineProgram, label: str) -> list[str]:
    """The instructions between function label and size directive: aligned frame, body, vzeroupper, return."""
    frame = -(-8 * program.slots // ALIGNMENT) * ALIGNMENT
    lines = []
    if frame:
        lines += ["push rbp", "mov rbp, rsp", f"and rsp, -{ALIGNMENT}", f"sub rsp, {frame}"]
    for instr in program.body:
        if instr.note:
            lines.append(f"// {instr.note}")
        lines.append(instruction_text(instr, label))
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


assert VECTOR == ALIGNMENT
