"""MachineProgram of vector instructions -> assembly text (GNU as and clang, Intel syntax) with
frame and constants.
"""

from ecgen.isa.avx.table import VECTOR, bytes_of, outer_bytes
from ecgen.isa.vectors import EmittedVectors
from ecgen.isa.x86_64.text import probe_notes
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg

POINTERS = {VECTOR: "ymmword", 2 * VECTOR: "zmmword"}
FREE = ("rax", "r10", "r11", "r9", "r8", "rcx", "rdx", "rsi")
REACH = 128


def frame_bases(program: MachineProgram) -> tuple[tuple[str, int], ...]:
    """(register, offset): registers without an argument that point into the frame, so that slots
    near them have short addresses; those of 64 bytes have them anyway, since the encoding counts in
    vectors."""
    if bytes_of(program.isa) != VECTOR:
        return ()
    taken = {register for _, _, register in program.arguments}
    free = [register for register in FREE if register not in taken]
    return tuple(
        (register, REACH * (2 * k + 1))
        for k, register in enumerate(free)
        if 2 * REACH * k + REACH < 8 * program.slots
    )


def _slot(offset: int, bases) -> str:
    """The address of a slot, from the base that reaches it with one byte."""
    for register, place in bases:
        if offset >= REACH and -REACH <= offset - place < REACH:
            return f"[{register}{offset - place:+d}]" if offset != place else f"[{register}]"
    return f"[rsp{offset:+d}]" if offset else "[rsp]"


def _operand(operand, label: str, bases=(), size: int = VECTOR, outer: int = 0) -> str:
    pointer = f"{POINTERS[size]} ptr"
    match operand:
        case Reg(name):
            return name
        case Imm(value):
            return str(value)
        case Mem(_, offset, "const"):
            return f"{pointer} [rip+{label}{offset:+d}]" if offset else f"{pointer} [rip+{label}]"
        case Mem(_, offset, "slot"):
            return f"{pointer} {_slot(offset, bases)}"
        case Mem(base, offset, _):
            pointer = f"{POINTERS[outer or size]} ptr"
            return f"{pointer} [{base}{offset:+d}]" if offset else f"{pointer} [{base}]"
    raise TypeError(operand)


def instruction_text(instr: Instr, label: str, bases=(), size: int = VECTOR, outer: int = 0) -> str:
    """One instruction; `label` names the routine's constants, `bases` as `frame_bases` gives them,
    `size` is that of a vector in bytes, `outer` that of one in an argument, if it is another.
    """
    return (
        f"{instr.mnemonic}"
        f" {', '.join(_operand(o, label, bases, size, outer) for o in instr.operands)}"
    )


def listing(emitted: EmittedVectors) -> list[str]:
    """Notes and instructions, before prologue and epilogue are added."""
    lines, bases, size = [], frame_bases(emitted.machine), bytes_of(emitted.machine.isa)
    outer = outer_bytes(emitted.machine.isa)
    for instr in emitted.machine.body:
        lines += [f"# {instr.note}"] if instr.note else []
        lines.append(f"    {instruction_text(instr, emitted.label, bases, size, outer)}")
    return lines


def constants_label(name: str) -> str:
    return f"P_{name}_constants"


def body_lines(program: MachineProgram, label: str) -> list[str]:
    """The instructions between function label and size directive: aligned frame, body, vzeroupper,
    end of the frame, return.
    """
    size = bytes_of(program.isa)
    frame = -(-8 * program.slots // size) * size
    lines = []
    if frame:
        lines += ["push rbp", "mov rbp, rsp", f"and rsp, -{size}", f"sub rsp, {frame}"]
    bases = frame_bases(program)
    lines += [f"lea {register}, [rsp+{place}]" for register, place in bases]
    for instr in program.body:
        if instr.note:
            lines.append(f"// {instr.note}")
        lines.append(instruction_text(instr, label, bases, size, outer_bytes(program.isa)))
    # before the frame is left, so that Windows knows the end of a routine
    lines.append("vzeroupper")
    return [*lines, *(("mov rsp, rbp", "pop rbp") if frame else ()), "ret"]


def with_frame_notes(emitted: EmittedVectors) -> list[str]:
    """The lines with what unwinds them, in macros of the shell: an aligned frame hangs from rbp."""
    notes = {
        "push rbp": ("P_PUSHED(rbp)",),
        "mov rbp, rsp": ("P_FRAME_AT(rbp)", "P_FRAME_MADE"),
        "pop rbp": ("P_FRAME_LEFT(rbp)",),
    }
    found = [
        text for line in emitted.lines for text in (*probe_notes(line), line, *notes.get(line, ()))
    ]
    return found if "P_FRAME_MADE" in found else ["P_FRAME_MADE", *found]


def constant_lines(constants, size: int = VECTOR) -> list[str]:
    """The data behind the constants' label, one vector a line; in one of more bytes the lanes,
    which are equal, are repeated.
    """
    return [
        ".quad " + ", ".join(f"0x{word:016x}" for word in lanes * (size // (8 * len(lanes))))
        for lanes in constants
    ]


def stack_bytes(program: MachineProgram) -> int:
    """Bytes below the return address, the alignment included."""
    size = bytes_of(program.isa)
    frame = -(-8 * program.slots // size) * size
    return frame + size if frame else 0
