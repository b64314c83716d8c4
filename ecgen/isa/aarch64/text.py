"""MachineProgram -> AArch64 text (GNU as and clang) with prologue, epilogue and frame.

Registers are saved in pairs, so that the stack pointer stays a multiple of sixteen bytes; below it
nothing is kept.
"""

from ecgen.errors import Defect
from ecgen.isa.aarch64 import table
from ecgen.isa.routine import EmittedRoutine
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Operand, Reg

STEP = 16  # bytes by which the stack pointer is moved
PRINTED = {"movi": "mov", "adcz": "adcs", "sbcz": "sbcs", "cmp1": "cmp", "count": "subs"}
# where the last operand may be a number, and any other number is 0
SUMS = ("add", "adds", "sub", "subs", "cmp", "cmn")
NUMBERS = (*SUMS, "and", "orr", "eor", "lsl", "lsr", "asr", "extr", "movi", "movk", "tst")


def _operand(operand: Operand) -> str:
    match operand:
        case Reg(name):
            return name
        case Imm(value):
            return f"#{value}" if value < 1 << 12 else f"#{value:#x}"
        case Mem(base, offset, _):
            return f"[{base}, #{offset}]" if offset else f"[{base}]"
    raise Defect(f"{operand} is no operand of AArch64.")


def _zero(operand: Operand, text: str) -> str:
    """An operand where an instruction takes registers alone: 0 is xzr."""
    return "xzr" if operand == Imm(0) else text


def instruction_text(instr: Instr) -> str:
    """One instruction as assembler text."""
    name, operands = instr.mnemonic, instr.operands
    ops = [_operand(operand) for operand in operands]
    stem, _, rest = name.partition("_")
    numbers = name in NUMBERS or rest in ("lsl", "lsr")
    last = len(ops) - 1
    ops = [
        text if numbers and k == last else _zero(operand, text)
        for k, (operand, text) in enumerate(zip(operands, ops))
    ]
    printed = PRINTED.get(name, stem)
    match name:
        case "ldp" | "stp":
            return f"{name} {', '.join(ops[:3])}"
        case "movk":
            shift = f", lsl {ops[2]}" if operands[2] != Imm(0) else ""
            return f"movk {ops[0]}, {_operand(operands[1])}{shift}"
        case "umaddl":
            factors = [f"w{text[1:]}" for text in ops[1:3]]
            name, added = ("umull", []) if operands[3] == Imm(0) else (name, ops[3:])
            return f"{name} {', '.join([ops[0], *factors, *added])}"
        case "adcz" | "sbcz":
            return f"{printed} xzr, {', '.join(ops)}"
        case "cmp1":
            return f"cmp {ops[0]}, #1"
        case "top":
            return f"cmn {ops[0]}, {ops[0]}"
        case "count":
            return f"subs {ops[0]}, {ops[0]}, #1"
        case "tst":
            place = operands[1]
            assert isinstance(place, Imm)
            return f"tst {ops[0]}, #{1 << place.value:#x}"
        case "subs1s":
            return f"adds {', '.join(ops)}, #1"
        case "sbc1s" | "sbcs1s":
            return f"{name.replace('sbc', 'adc').removesuffix('1s')} {', '.join(ops)}, xzr"
        case "and_asr63":
            return f"and {', '.join(ops)}, asr #63"
    if rest in table.CONDITIONS.values():
        ops.append(rest)
    elif rest:
        ops[-1] = f"{rest} {ops[-1]}"
    return f"{printed} {', '.join(ops)}" if ops else printed


def pairs_of(saved: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Registers in the pairs in which they are saved, the last one alone if their number is odd."""
    return [saved[k : k + 2] for k in range(0, len(saved), 2)]


def frame_bytes(program: MachineProgram) -> int:
    """The bytes of the slots, with what keeps the stack pointer aligned."""
    return -(-8 * program.slots // STEP) * STEP


def stack_bytes(program: MachineProgram) -> int:
    """The bytes below the caller's stack pointer that the routine itself uses."""
    return STEP * len(pairs_of(program.saved)) + frame_bytes(program)


def prologue(program: MachineProgram) -> list[str]:
    """What stands before the body: registers saved, the frame reserved."""
    lines = [
        f"stp {', '.join(pair)}, [sp, #-{STEP}]!" if pair[1:] else f"str {pair[0]}, [sp, #-{STEP}]!"
        for pair in pairs_of(program.saved)
    ]
    return lines + [f"sub sp, sp, #{part}" for part in _parts(frame_bytes(program))]


def epilogue(program: MachineProgram) -> list[str]:
    """What stands behind the body, the return included."""
    lines = [f"add sp, sp, #{part}" for part in reversed(_parts(frame_bytes(program)))]
    lines += [
        f"ldp {', '.join(pair)}, [sp], #{STEP}" if pair[1:] else f"ldr {pair[0]}, [sp], #{STEP}"
        for pair in reversed(pairs_of(program.saved))
    ]
    return [*lines, "ret"]


def _parts(size: int) -> list[int]:
    """A number of bytes as those that one addition takes each."""
    return [part for part in (size & ~0xFFF, size & 0xFFF) if part]


LOOP_END = "b.ne 1b"


def body_lines(program: MachineProgram) -> list[str]:
    """The instructions between label and size directive, prologue and epilogue included."""
    lines = [*prologue(program), *_plain(program.head)]
    if program.counter:
        lines.append("1:")
    lines += _plain(program.body)
    if program.counter:
        lines += [*_plain(program.latch), LOOP_END]
    return [*lines, *_plain(program.tail), *epilogue(program)]


def _plain(instrs: tuple[Instr, ...]) -> list[str]:
    lines = []
    for instr in instrs:
        if instr.note:
            lines.append(f"// {instr.note}")
        lines.append(instruction_text(instr))
    return lines


def with_frame_notes(emitted: EmittedRoutine) -> list[str]:
    """The lines with what unwinds them, in macros of the shell: behind each change of the stack
    pointer what it was, P_FRAME_MADE before the body, P_FRAME_LEFT behind it
    and P_FRAME_GONE before the return."""
    begin, end = len(prologue(emitted.machine)), len(epilogue(emitted.machine))
    entry, body = emitted.lines[:begin], emitted.lines[begin:-end]
    leave = emitted.lines[-end:]
    return [
        *_noted(entry),
        "P_FRAME_MADE",
        *body,
        "P_FRAME_LEFT",
        *_noted(leave[:-1]),
        "P_FRAME_GONE",
        *leave[-1:],
    ]


def _noted(lines: tuple[str, ...]) -> list[str]:
    """The lines of a frame, each change of the stack pointer with its macro."""
    found = []
    for line in lines:
        name, _, operands = line.partition(" ")
        registers, bytes_ = operands.partition(", [")[0], operands.rpartition("#")[2]
        macro = NOTES.get(name)
        found.append(line)
        if macro:
            found.append(f"{macro}({registers if name in PAIRED else bytes_})")
    return found


PAIRED = ("stp", "ldp", "str", "ldr")
NOTES = {
    "stp": "P_SAVED_PAIR",
    "str": "P_SAVED",
    "ldp": "P_RESTORED_PAIR",
    "ldr": "P_RESTORED",
    "sub": "P_LOWERED",
    "add": "P_RAISED",
}
