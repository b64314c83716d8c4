"""Assembly text of a vector routine -> the instructions it holds, compared with the MachineProgram
that was checked.

A second reading, made from the text alone: addresses are followed from what the routine itself does
to its registers, slots through `rsp` and the registers that `lea` points into the frame, arguments
through the registers of the System V convention, constants through their label. It shares no code
with text.py, so that a fault of the printer is refused. Trusted: this file.
"""

import re

from ecgen.errors import CheckFailure, Defect
from ecgen.isa.x86_64.table import ARGUMENTS
from ecgen.machine.ir import Imm, MachineProgram, Mem, Reg

SCRATCH = ("rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11")
# Bytes of a vector by its unit, where they are not 32; a frame begins at a multiple of them.
BYTES = {"ifma8": 64, "ifmawide": 64}
OUTER = {"ifmawide": 32}  # the same of a vector in an argument, where that is shorter
POINTERS = {32: "ymmword", 64: "zmmword"}
ENTER = ["push rbp", "mov rbp, rsp"]
LEAVE = ["mov rsp, rbp", "pop rbp"]
_FRAME = re.compile(r"sub rsp, ([0-9]+)")
_BASE = re.compile(r"lea ([a-z0-9]+), \[rsp\+([0-9]+)\]")
_INSTRUCTION = re.compile(r"(v[a-z0-9]+) (.+)")
_REGISTER = re.compile(r"[xyz]mm(?:[0-9]|[12][0-9]|3[01])")
_NUMBER = re.compile(r"[0-9]+")
_MEMORY = re.compile(r"([yz]mmword) ptr \[([A-Za-z]\w*)((?:\+[A-Za-z_]\w*)?)((?:[+-][0-9]+)?)\]")
_WORDS = re.compile(r"\.quad 0x[0-9a-f]{16}(?:, 0x[0-9a-f]{16})*")


def require_text(lines, label: str, constant_lines, machine: MachineProgram, constants) -> None:
    """CheckFailure unless the lines are the program in a frame that holds its slots, and the data
    its constants.
    """
    _Reading(lines, label, machine).run()
    data = [_words(line) for line in constant_lines]
    if data != [
        tuple(lanes) * (BYTES.get(machine.isa, 32) // (8 * len(lanes))) for lanes in constants
    ]:
        raise _refuse(machine, "the printed constants are not those of the program")


def _words(line: str) -> tuple[int, ...] | None:
    return (
        tuple(int(word, 16) for word in line.removeprefix(".quad ").split(", "))
        if _WORDS.fullmatch(line)
        else None
    )


def _refuse(machine: MachineProgram, why: str) -> CheckFailure:
    return Defect(f"{machine.name}: {why}.")


class _Reading:
    """The lines that are left; `bases` says where each register points: (space, offset)."""

    def __init__(self, lines, label: str, machine: MachineProgram):
        self.label, self.machine, self.bytes = label, machine, BYTES.get(machine.isa, 32)
        self.lines = [self.code(line) for line in lines]
        self.lines = [line for line in self.lines if line]
        names = [name for name, _, _ in machine.arguments]
        if len(names) > len(ARGUMENTS["sysv"]):
            raise _refuse(machine, f"has {len(names)} arguments, more than there are registers for")
        self.bases = {register: (name, 0) for register, name in zip(ARGUMENTS["sysv"], names)}
        self.pointers = dict(zip(names, ARGUMENTS["sysv"]))

    def code(self, line: str) -> str:
        """The line, nothing if it is a comment; it may neither hide what follows nor hold two
        lines.
        """
        if not line.isprintable() or "/*" in line or "*/" in line or line.endswith("\\"):
            raise _refuse(self.machine, f"the line {line!r} is not one line of text")
        return "" if line.startswith("//") else line

    def run(self) -> None:
        """Refuses the first line that is not what the program has: frame, pointers into it,
        instructions, ending.
        """
        lines, machine = self.lines, self.machine
        ending, enter = ["vzeroupper", "ret"], [*ENTER, f"and rsp, -{self.bytes}"]
        if machine.slots:
            match = (
                _FRAME.fullmatch(lines[len(enter)])
                if lines[: len(enter)] == enter and len(lines) > len(enter)
                else None
            )
            if match is None or int(match[1]) < 8 * machine.slots or int(match[1]) % self.bytes:
                raise _refuse(
                    machine,
                    f"begins with {lines[: len(enter) + 1]}, which is no frame of"
                    f" {8 * machine.slots} bytes",
                )
            del lines[: len(enter) + 1]
            self.bases["rsp"] = ("slot", 0)
            ending = ["vzeroupper", *LEAVE, "ret"]
        if lines[-len(ending) :] != ending:
            raise _refuse(machine, f"ends with {lines[-len(ending) :]}, expected {ending}")
        del lines[-len(ending) :]
        while lines and (match := _BASE.fullmatch(lines[0])):
            self.point(match[1], int(match[2]))
            del lines[0]
        for number, (line, instr) in enumerate(zip(lines, machine.body)):
            if self.instruction(line) != (instr.mnemonic, instr.operands):
                raise _refuse(
                    machine,
                    f"instruction {number} is printed as `{line}`, the program has {instr.mnemonic}"
                    f" {instr.operands}",
                )
        if len(lines) != len(machine.body):
            raise _refuse(
                machine, f"has {len(lines)} printed instructions, the program {len(machine.body)}"
            )

    def point(self, register: str, offset: int) -> None:
        """A free register that the caller need not find again now points into the frame."""
        if (
            register not in SCRATCH
            or register in self.bases
            or "rsp" not in self.bases
            or offset > 8 * self.machine.slots
        ):
            raise _refuse(
                self.machine,
                f"`lea {register}, [rsp+{offset}]` takes a register that is not free, or leaves the"
                " frame",
            )
        self.bases[register] = ("slot", offset)

    def instruction(self, line: str) -> tuple | None:
        match = _INSTRUCTION.fullmatch(line)
        return match and (match[1], tuple(self.operand(text) for text in match[2].split(", ")))

    def operand(self, text: str):
        """The operand as the program would have it: slots from rsp, whatever register reaches
        them.
        """
        if _REGISTER.fullmatch(text):
            return Reg(text)
        if _NUMBER.fullmatch(text):
            return Imm(int(text))
        match = _MEMORY.fullmatch(text)
        if match is None:
            return None
        register, label, offset = match[2], match[3], int(match[4] or 0)
        inside = register == "rip" or self.bases.get(register, ("", 0))[0] == "slot"
        if match[1] != POINTERS[self.bytes if inside else OUTER.get(self.machine.isa, self.bytes)]:
            return None
        if register == "rip":
            return Mem("rip", offset, "const") if label == f"+{self.label}" else None
        space, start = self.bases.get(register, ("", 0))
        if label or not space:
            return None
        return (
            Mem("rsp", start + offset, "slot")
            if space == "slot"
            else Mem(self.pointers[space], offset, space)
        )
