"""MachineProgram -> assembly text (GNU as and clang, Intel syntax) with prologue, epilogue and
frame.
"""

import re

from ecgen.isa.routine import EmittedRoutine
from ecgen.isa.x86_64 import table
from ecgen.machine.ir import Imm, Instr, Label, MachineProgram, Mem, Operand, Reg, Sum


def _operand(operand: Operand, shift: int) -> str:
    match operand:
        case Reg(name):
            return name
        case Imm(value):
            return str(value)
        case Label(name):
            return f"P_NAME(P_{name})"
        case Mem(base, offset, space):
            offset += shift if space == "slot" else 0
            return f"qword ptr [{base}{offset:+d}]" if offset else f"qword ptr [{base}]"
        case Sum(base, index, scale, offset):
            parts = ([base] if base else []) + (
                [f"{index}*{scale}" if scale > 1 else index] if index else []
            )
            return "[" + "+".join(parts) + (f"{offset:+d}" if offset else "") + "]"


def instruction_text(instr: Instr, shift: int = 0) -> str:
    """One instruction as assembler text; `shift` is added to slot offsets (negative inside a red
    zone).
    """
    name, ops = instr.mnemonic, [_operand(o, shift) for o in instr.operands]
    first = instr.operands[0].name if instr.operands and isinstance(instr.operands[0], Reg) else ""
    match name:
        case "mov" if first and isinstance(instr.operands[1], Imm):
            value = instr.operands[1].value
            if value < 1 << 32:
                return f"mov {table.NARROW[first]}, {value}"
            if value >= (1 << 64) - (1 << 31):
                return f"mov {first}, {value - (1 << 64)}"
            return f"movabs {first}, {value}"
        case "zero":
            return f"xor {table.NARROW[first]}, {table.NARROW[first]}"
        case "imul3":
            return f"imul {', '.join(ops)}"
        case "mask":
            return f"sbb {first}, {first}"
        case "setc" | "seto":
            return f"{name} {table.BYTE[first]}\n\tmovzx {table.NARROW[first]}, {table.BYTE[first]}"
        case "cmp1":
            return f"cmp {ops[0]}, 1"
        case "and" if isinstance(instr.operands[1], Imm):
            return f"and {table.NARROW[first]}, {ops[1]}"
        case "test" if isinstance(instr.operands[1], Imm):
            return f"test {table.narrowest(*instr.operands)}, {ops[1]}"
    return f"{name} {', '.join(ops)}" if ops else name


def _plain(instrs: tuple[Instr, ...], shift: int) -> list[str]:
    lines = []
    for instr in instrs:
        if instr.note:
            lines.append(f"// {instr.note}")
        lines.extend(instruction_text(instr, shift).split("\n\t"))
    return lines


def body_lines(program: MachineProgram) -> list[str]:
    """The instructions between function label and size directive, prologue and epilogue
    included.
    """
    frame = 8 * program.slots
    shift = -frame if program.red_zone else 0
    reserve = 0 if program.red_zone or not frame else frame
    lines = [f"push {r}" for r in program.saved]
    if reserve:
        lines.append(f"sub rsp, {reserve}")
    lines.extend(_plain(program.head, shift))
    if program.counter:
        lines.append("1:")
    lines.extend(_plain(program.body, shift))
    if program.counter:
        lines += [*_plain(program.latch, shift), "jnz 1b"]
    lines.extend(_plain(program.tail, shift))
    if reserve:
        lines.append(f"add rsp, {reserve}")
    lines.extend(f"pop {r}" for r in reversed(program.saved))
    lines.append("ret")
    return lines


SLOT = re.compile(r"\[rsp([+-]\d+)\]")


def with_frame_notes(emitted: EmittedRoutine) -> list[str]:
    """The lines with what unwinds them, in macros of the shell: behind each change of the stack
    pointer what it was, P_FRAME_MADE before the body. Of a routine with a red zone the slots have
    two addresses, and a frame is made and left where the red zone cannot be had."""
    machine, zone = emitted.machine, emitted.red_zone
    framed = bool(machine.slots and not zone)
    begin, end = len(machine.saved) + framed, len(emitted.lines) - len(machine.saved) - framed - 1
    entry, body, leave = emitted.lines[:begin], emitted.lines[begin:end], emitted.lines[end:]
    if zone:
        body = [SLOT.sub(lambda found: _two_addresses(int(found[1]), zone), line) for line in body]
    made = [f"P_RESERVE({zone})"] if zone else []
    left = [f"P_RELEASE({zone})"] if zone else []
    return [*_noted(entry), *made, "P_FRAME_MADE", *body, *left, *_noted(leave)]


def _two_addresses(below: int, zone: int) -> str:
    """A slot so many bytes below the stack pointer, and where it lies in a frame of `zone`
    bytes.
    """
    return f"[rsp P_SLOT({below:+d}, {below + zone:+d})]"


def probe_notes(line: str) -> list[str]:
    """Before a large frame is made: the macros that touch its pages one after the other on Windows,
    where a stack grows by the page below it alone."""
    size = int(line.removeprefix("sub rsp, ")) if line.startswith("sub rsp, ") else 0
    return [f"P_PROBE({at})" for at in range(table.PROBED, size + 1, table.PROBED)]


def _noted(lines: tuple[str, ...]) -> list[str]:
    """The lines of a frame, each change of the stack pointer with its macro."""
    names = {
        "push ": "P_PUSHED",
        "pop ": "P_POPPED",
        "sub rsp, ": "P_LOWERED",
        "add rsp, ": "P_RAISED",
    }
    found = []
    for line in lines:
        found += [*probe_notes(line), line]
        found += [
            f"{name}({line.removeprefix(change)})"
            for change, name in names.items()
            if line.startswith(change)
        ]
    return found
