"""Lengths of instructions against GNU as: hand-picked corners of the encoding and every line of
emitted libraries.
"""

import re
import shutil
from pathlib import Path

import pytest

from ecgen.errors import CheckFailure
from ecgen.isa.x86_64.length import code_bytes, length
from tests.support.isa.encode import assemble_lines

pytestmark = pytest.mark.skipif(
    shutil.which("as") is None, reason="GNU as is missing: no length was compared"
)

GENERATED = Path(__file__).resolve().parents[2] / "generated"
REGISTERS = ("rax", "rbp", "rsp", "rdi", "r8", "r12", "r13")
PLACES = (
    "[{}]",
    "[{}+8]",
    "[{}-128]",
    "[{}+127]",
    "[{}+128]",
    "[{}-136]",
    "[{}+r9*8]",
    "[{}+rbx+200]",
)
CORNERS = (
    *(
        f"mov {r}, qword ptr {place.format(b)}"
        for r in ("rax", "r15")
        for b in REGISTERS
        for place in PLACES
    ),
    *(
        f"{op} {r}, qword ptr {place.format(b)}"
        for op in ("adox", "adcx", "cmovc", "imul", "sub")
        for r in ("rcx", "r9")
        for b in REGISTERS
        for place in PLACES
    ),
    *(
        f"mulx {a}, r10, qword ptr {place.format(b)}"
        for a in ("rax", "r9")
        for b in REGISTERS
        for place in PLACES
    ),
    *(
        f"{op} {r}, {value}"
        for op in ("add", "adc", "and", "sbb", "cmp")
        for r in ("rax", "rbx", "r9", "eax", "edx", "r8d")
        for value in (0, 1, 127, 128, -128, -129, 0x7FFFFFFF)
    ),
    *(f"mov {r}, {value}" for r in ("rax", "r9") for value in (0, -1, 0x7FFFFFFF, -0x80000000)),
    *(f"mov {r}, {v}" for r in ("eax", "r9d") for v in (1, 0x80000000, 0xFFFFFFFF)),
    *(f"{op} {r}, {n}" for op in ("shl", "shr") for r in ("rax", "r9") for n in (1, 2, 63)),
    "movabs rax, 0x123456789abcdef",
    "movabs r9, 1",
    "imul rax, rbx, 19",
    "imul r8, qword ptr [rsp+8], 38",
    "imul r9, r8, 4660",
    "shld rax, rbx, 1",
    "shrd r9, r8, 13",
    "rorx rax, r9, 5",
    "bt rdi, 0",
    "btr r9, 63",
    *(f"{op} {r}" for op in ("setc", "seto") for r in ("al", "bl", "sil", "bpl", "r8b")),
    *(f"movzx {e}, {b}" for e in ("eax", "r9d") for b in ("al", "dil", "r8b")),
    "not r9",
    "mul rbx",
    "mul qword ptr [rsp-8]",
    "dec qword ptr [rsp-8]",
    "xor eax, eax",
    "xor r9d, r9d",
    "mov qword ptr [rsp+8], 1",
    "clc",
    "ret",
    "push rbx",
    "push r15",
    "pop r8",
    "lea rax, [rdi+rdi*4]",
    "lea rax, [r13+r13*2]",
    "lea rsp, [rsp+200]",
    "cmp rax, 1",
)


def test_corners_are_as_the_assembler_has_them():
    assert {text: length(text) for text in CORNERS} == dict(
        zip(CORNERS, map(len, assemble_lines(CORNERS)), strict=True)
    )


# Entries of public functions are no routines: nothing asks for their lengths.
ROUTINES = sorted(path for path in GENERATED.glob("*/src/*.S") if not path.stem.endswith("_entry"))
ZONE = re.compile(r" \w+_SLOT\(([+-]\d+), [+-]\d+\)")  # with a red zone, or (second) in a frame


@pytest.mark.parametrize("source", ROUTINES, ids=lambda path: path.name)
def test_every_line_of_emitted_routines(source):
    text = ZONE.sub(r"\1", source.read_text())
    lines = [
        line.strip()
        for line in text.splitlines()
        if re.match(r"\t[a-z]\w*( |$)", line) and not line.startswith("\tj")
    ]
    assert lines
    wrong = {
        line: (length(line), len(code))
        for line, code in zip(lines, assemble_lines(lines), strict=True)
        if length(line) != len(code)
    }
    assert not wrong


def test_jumps_back_are_short_within_128_bytes():
    for body in (["add rax, 1"] * 31, ["add rax, 1"] * 32):
        lines = ["1:", *body, "jnz 1b"]
        assert code_bytes(lines) == sum(map(len, assemble_lines(lines)))


def test_an_unknown_instruction_has_no_length():
    with pytest.raises(CheckFailure, match="`vaddpd"):
        code_bytes(["vaddpd ymm0, ymm1, ymm2"])
