"""MachineProgram -> Thumb-2 text (GNU unified syntax) and the timings that the cycle model reads.

Every instruction is printed with its width. Wide instructions stay on word addresses, where
fetching never stalls: the narrow form is taken only by two neighbours together. A routine must
start on a word address.
"""

from ecgen.isa.armv7em import table
from ecgen.isa.armv7em.cycles import Timing, alu, load, loads, store, stores
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Operand, Reg


def can_be_narrow(instr: Instr) -> bool:
    """Whether a 16-bit encoding with the same effect exists."""
    narrow, ops, number = table.TABLE[instr.mnemonic].narrow, instr.operands, None
    if not narrow:
        return False
    for operand in ops:
        if type(operand) is Reg:
            if operand.name not in table.LOW and narrow != "any":
                return False
        elif type(operand) is Mem:
            return (
                operand.offset < 1024
                if operand.base == "sp"
                else operand.base in table.LOW and operand.offset < 128
            )
        elif isinstance(operand, Imm):
            number = operand.value
    match narrow:
        case "any":
            return True
        case "low":
            return number is None or number < 8 or (number < 256 and ops[0] == ops[1])
        case "low2":
            return number is None and ops[0] == ops[1]
    return number is not None and number < 256


def widths(body) -> list[int]:
    """2 or 4 bytes for each instruction, every 4-byte one on a word address."""
    sizes = []
    position = 0
    while position < len(body):
        pair = body[position : position + 2]
        if len(pair) == 2 and all(map(can_be_narrow, pair)):
            sizes += [2, 2]
            position += 2
        else:
            sizes.append(4)
            position += 1
    return sizes


# With an immediate these have no short form, and LLVM knows no `.w` there.
CARRYING = ("adc", "adcs", "sbc", "sbcs")


def _operand(operand: Operand) -> str:
    match operand:
        case Imm(value):
            return f"#{value}"
        case Mem(base, offset, _):
            return f"[{base}, #{offset}]" if offset else f"[{base}]"
    assert isinstance(operand, Reg)
    return operand.name


def instruction_text(instr: Instr, size: int = 4) -> str:
    """One instruction as assembler text."""
    row, ops = table.TABLE[instr.mnemonic], [_operand(o) for o in instr.operands]
    name = table.PRINTED.get(instr.mnemonic, instr.mnemonic)
    last = instr.operands[-1]
    number = last.value if isinstance(last, Imm) else 0
    match instr.mnemonic:
        case "movi" if number < 1 << 16 and not table.is_modified_immediate(number):
            return f"movw {', '.join(ops)}"
        case "mask":
            ops = ops * 3
        case "cmpz" | "cmpf":
            ops.append("#1")
        case "count":
            ops += [ops[0], "#1"]
        case "setge":
            ops.append(ops[1])
        case "ubfx":
            ops.insert(2, "#0")
    if name == "and_asr31":
        name, ops = "and", [*ops, "asr #31"]
    elif "_" in name:
        name, shift = name.split("_")
        ops = [*ops[:3], f"{shift} {ops[3]}"]
    if name in CARRYING and isinstance(instr.operands[-1], Imm):
        return f"{name} {', '.join(ops)}"
    suffix = (
        ".n"
        if size == 2
        else ".w"
        if row.narrow
        or name
        in (
            "mov",
            "mvn",
            "add",
            "adc",
            "sub",
            "sbc",
            "rsb",
            "rsbs",
            "subs",
            "and",
            "orr",
            "eor",
            "bic",
            "lsl",
            "lsr",
            "cmp",
        )
        else ""
    )
    return f"{name}{suffix} {', '.join(ops)}"


def saved_fpu(program: MachineProgram) -> tuple[str, ...]:
    """The FPU registers of the caller that the body writes."""
    if program.abi == "free":
        return ()
    written = {
        i.operands[0].name
        for i in program.body
        if i.mnemonic == "vmov" and isinstance(i.operands[0], Reg)
    }
    last = max((k for k, r in enumerate(table.FPU_SAVED) if r in written), default=-1)
    return table.FPU_SAVED[: last + 1]


def prologue(program: MachineProgram) -> list[tuple[str, Timing]]:
    """What stands before the body, with timings: registers pushed, the frame reserved."""
    lines, fpu = [], saved_fpu(program)
    if program.saved:
        lines.append(
            (
                f"push.w {{{', '.join(program.saved)}}}"
                if len(program.saved) > 1
                else f"str.w {program.saved[0]}, [sp, #-4]!",
                stores(4, 1 << 13, len(program.saved))
                if len(program.saved) > 1
                else store(4, 1 << 13),
            )
        )
    if fpu:
        lines.append((f"vpush {{{fpu[0]}-{fpu[-1]}}}", stores(4, 1 << 13, len(fpu))))
    if program.slots:
        lines.append((f"sub.w sp, sp, #{4 * program.slots}", alu(4, 1 << 13)))
    return lines


def epilogue(program: MachineProgram) -> list[tuple[str, Timing]]:
    """What stands behind the body; the return takes its two cycles."""
    lines, fpu = [], saved_fpu(program)
    if program.slots:
        lines.append((f"add.w sp, sp, #{4 * program.slots}", alu(4, 1 << 13)))
    if fpu:
        lines.append((f"vpop {{{fpu[0]}-{fpu[-1]}}}", loads(4, 1 << 13, len(fpu))))
    if "lr" in program.saved and len(program.saved) > 1:
        kept = [*(r for r in program.saved if r != "lr"), "pc"]
        return [
            *lines,
            (
                f"pop.w {{{', '.join(kept)}}}",
                Timing(*loads(4, 1 << 13, len(kept), to_pc=True)._replace(cycles=3 + len(kept))),
            ),
        ]
    if program.saved:
        lines.append(
            (
                f"pop.w {{{', '.join(program.saved)}}}"
                if len(program.saved) > 1
                else f"ldr.w {program.saved[0]}, [sp], #4",
                loads(4, 1 << 13, len(program.saved))
                if len(program.saved) > 1
                else load(4, 1 << 13, 1 << table.NUMBER[program.saved[0]]),
            )
        )
    return [*lines, ("bx lr", alu(2, cycles=2))]


def timing(instr: Instr, size: int = 4) -> Timing:
    """What the cycle model needs of one instruction."""
    row = table.TABLE[instr.mnemonic]
    if row.kind == "alu":
        return alu(
            size, _mask(o for o, role in zip(instr.operands, row.roles) if "w" in role), row.cycles
        )
    base = next(table.NUMBER[o.base] for o in instr.operands if isinstance(o, Mem))
    return (
        load(size, 1 << base, _mask(instr.operands))
        if row.kind == "load"
        else store(size, 1 << base)
    )


def _mask(operands) -> int:
    found = 0
    for operand in operands:
        if isinstance(operand, Reg) and operand.name in table.NUMBER:
            found |= 1 << table.NUMBER[operand.name]
    return found


def loop_end(program: MachineProgram) -> list[tuple[str, Timing]]:
    """What counts a round and goes back to the label 1."""
    return [*((instruction_text(i), timing(i)) for i in program.latch), ("bne.w 1b", alu(4))]


def timings(program: MachineProgram) -> list[Timing]:
    """The whole routine, frame and return included; of a loop one round, without the branch
    back.
    """
    sizes = widths(program.body)
    around = [[timing(i) for i in part] for part in (program.head, program.tail)]
    body = [timing(i, s) for i, s in zip(program.body, sizes)] + (
        [t for _, t in loop_end(program)] if program.counter else []
    )
    return (
        [t for _, t in prologue(program)]
        + around[0]
        + body
        + around[1]
        + [t for _, t in epilogue(program)]
    )


def body_lines(program: MachineProgram) -> list[str]:
    """The instructions between label and size directive, prologue and epilogue included."""
    lines = [text for text, _ in prologue(program)] + [instruction_text(i) for i in program.head]
    if program.counter:
        lines.append("1:")
    for instr, size in zip(program.body, widths(program.body)):
        if instr.note:
            lines.append(f"// {instr.note}")
        lines.append(instruction_text(instr, size))
    if program.counter:
        lines += [text for text, _ in loop_end(program)]
    return (
        lines
        + [instruction_text(i) for i in program.tail]
        + [text for text, _ in epilogue(program)]
    )
