"""MachineProgram -> machine code by GNU `as`, one byte string per printed line, and the comparison
with PeachPy.

Two encoders that share no code must agree: for every instruction that PeachPy knows, its bytes must
equal those that `as` makes of the printed text. An instruction with several encodings (a register
move has two) counts as `alternative` when `as` took one that PeachPy also lists for the same
operands; anything else is a mismatch.
"""

import struct
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import ToolError
from ecgen.isa.x86_64.text import body_lines
from ecgen.machine.ir import Instr, MachineProgram
from tests.support.isa.peachpy import EncoderRefusal, instruction, real_instructions

MARK = "at_"


@dataclass(frozen=True)
class Mismatch:
    """One instruction on which the encoders differ, or that they do not even count alike."""

    text: str
    assembler: bytes
    peachpy: bytes


@dataclass(frozen=True)
class Comparison:
    """`compared` lines had equal bytes or differ (`mismatches`); of them `alternative` took another
    encoding of the same instruction. `unknown` lines have no stand-alone form in PeachPy, `refused`
    ones the guard keeps from it."""

    name: str
    compared: int
    alternative: int
    unknown: tuple[str, ...]
    refused: tuple[str, ...]
    mismatches: tuple[Mismatch, ...]


def assemble_lines(lines: tuple[str, ...] | list[str], assembler: str = "as") -> tuple[bytes, ...]:
    """The bytes of every line, one run of the assembler for all; comments and labels give no bytes.

    Raises ToolError if the assembler is missing or refuses the text.
    """
    text = [".intel_syntax noprefix", ".text"]
    for k, line in enumerate(lines):
        text += [f"{MARK}{k}:", line]
    text += [f"{MARK}{len(lines)}:", ""]
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "lines.o"
        try:
            done = subprocess.run(
                [assembler, "--64", "-o", str(target), "-"],
                input="\n".join(text),
                text=True,
                capture_output=True,
            )
        except OSError as error:
            raise ToolError(
                f"the assembler `{assembler}` cannot be run ({error.strerror}).",
                hint="Install GNU binutils.",
            ) from error
        if done.returncode:
            raise ToolError(
                f"`{assembler}` refuses the text: {' '.join(done.stderr.split())[:400]}."
            )
        code, marks = _read_object(target.read_bytes())
    return tuple(code[marks[k] : marks[k + 1]] for k in range(len(lines)))


def _read_object(data: bytes) -> tuple[bytes, dict[int, int]]:
    """Section .text of an ELF64 object, and the offsets of the marks in it (ELF-64 Object File
    Format 1.5).
    """
    (table_at,) = struct.unpack_from("<Q", data, 0x28)
    size, count, names = struct.unpack_from("<HHH", data, 0x3A)
    headers = [struct.unpack_from("<IIQQQQIIQQ", data, table_at + k * size) for k in range(count)]
    strings = headers[names][4]

    def text_at(offset: int) -> str:
        return data[offset : data.index(b"\0", offset)].decode()

    section = {text_at(strings + h[0]): h for h in headers}
    start, length = section[".text"][4:6]
    start_symbols, length_symbols = section[".symtab"][4:6]
    symbol_names = section[".strtab"][4]
    marks = {}
    for offset in range(start_symbols, start_symbols + length_symbols, 24):
        name, _, _, _, value, _ = struct.unpack_from("<IBBHQQ", data, offset)
        label = text_at(symbol_names + name)
        if label.startswith(MARK):
            marks[int(label[len(MARK) :])] = value
    return data[start : start + length], marks


def compare_encodings(program: MachineProgram, assembler: str = "as") -> Comparison:
    """Compare every instruction of the routine, prologue and epilogue included; needs `as` and
    PeachPy.
    """
    real = real_instructions(program)
    lines = [line for line in body_lines(program) if not line.startswith("//")]
    printed = [k for k, line in enumerate(lines) if not line.endswith(":")]
    if len(printed) != len(real):
        longer = Mismatch(
            f"{len(printed)} lines are printed, {len(real)} instructions are meant", b"", b""
        )
        return Comparison(program.name, 0, 0, (), (), (longer,))
    code = assemble_lines(lines, assembler)
    return compare_bytes(
        program.name, [(lines[k], code[k], instr) for k, instr in zip(printed, real)]
    )


def compare_bytes(name: str, rows: list[tuple[str, bytes, Instr]]) -> Comparison:
    """The comparison itself; `rows` are (text, bytes of the assembler, instruction)."""
    alternative, unknown, refused, wrong = 0, [], [], []
    for text, code, instr in rows:
        try:
            own = instruction(instr)
        except EncoderRefusal as refusal:
            (unknown if "stand-alone" in refusal.what else refused).append(text)
            continue
        if bytes(own.encode()) == code:
            continue
        if code in {bytes(option) for option in own.encode_options()}:
            alternative += 1
        else:
            wrong.append(Mismatch(text, code, bytes(own.encode())))
    compared = len(rows) - len(unknown) - len(refused)
    return Comparison(name, compared, alternative, tuple(unknown), tuple(refused), tuple(wrong))
