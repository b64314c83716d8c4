"""Decoder.v, as Coq extracts it, against capstone: on every instruction of libraries as both
assemblers encode it, and on random bytes, of which it may refuse what it likes.
"""

import random
import shlex
import shutil
import subprocess
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

from ecgen.certify.text import written
from ecgen.cli import main
from ecgen.isa.disassembler import disassembler, instructions_of
from ecgen.isa.target import load_target
from ecgen.isa.x86_64 import table
from ecgen.isa.x86_64.decode import MACHINE
from ecgen.isa.x86_64.text import instruction_text
from ecgen.run.binary.routine_bytes import assembled_objects, in_assembly, routines_in
from ecgen.run.emitted import read_emitted
from tests.support.certify import LIBRARY, needs_ocaml
from tests.support.isa.encode import assemble_lines
from tests.support.isa.instructions import instances

pytestmark = needs_ocaml
LIBRARIES = Path(__file__).resolve().parents[1] / "same" / "libraries.txt"
GATE = [
    words
    for words in map(shlex.split, LIBRARIES.read_text().splitlines())
    if "--cpu" in words and load_target(words[words.index("--cpu") + 1]).isa == "x86_64"
]
LONGEST = 16
NAMES = {
    "movabs": "mov", "cmovb": "cmovc", "cmovae": "cmovnc", "setb": "setc", "setae": "setnc",
}  # fmt: skip
# on registers of 64 bits, with operands as they are
PLAIN = {
    "mov", "add", "adc", "adcx", "adox", "sub", "sbb", "and", "or", "cmp", "mulx", "mul", "imul",
    "cmovc", "cmovnc", "cmovo", "bt", "btr", "shl", "shr", "shld", "shrd", "push", "pop", "lea",
}  # fmt: skip
WIDE = {narrow: wide for wide, narrow in table.NARROW.items()}
BYTES = {byte: wide for wide, byte in table.BYTE.items()} | {"spl": "rsp"}


def decoded(program: Path, datas: Iterable[bytes]) -> list[str]:
    """Of each byte string how long its first item is, and what, or "-"."""
    lines = "".join(f"{written((len(data), *data))}\n" for data in datas)
    done = subprocess.run([program], input=lines, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def by_capstone(data: bytes) -> str:
    """The same, of what Semantics.v has."""
    raws = list(disassembler(*MACHINE)[1].disasm(data, 0, 2))
    if not raws:
        return "-"
    raw, operands = raws[0], operands_of(raws[0])
    name = NAMES.get(raw.mnemonic, raw.mnemonic)
    if name in ("setc", "seto", "dec"):
        if len(raws) < 2:
            return "-"
        behind, following = raws[1].mnemonic, operands_of(raws[1])
        size = raw.size + raws[1].size
        if name == "dec" and behind == "jne" and "/" not in operands[0]:
            return f"{size} dec-jne {operands[0]} {number(raws[1].operands[0].imm - size)}"
        word = operands[0].removesuffix("/1")
        if behind == "movzx" and following == [f"{word}/4", f"{word}/1"]:
            return f"{size} {name} {word}"
        return "-"
    if name == "ret" and raw.size == 1:
        return "1 ret"
    if name == "call" and raw.size == 5:
        return "5 call"
    if name == "xor" and len(operands) == 2 and operands[0] == operands[1]:
        word = operands[0].removesuffix("/4")
        return f"{raw.size} xor {word} {word}" if "/" not in word and "[" not in word else "-"
    if name in ("mov", "and") and len(operands) == 2 and operands[0].endswith("/4"):
        constant = raw.operands[1]
        if constant.type == disassembler(*MACHINE)[0].x86.X86_OP_IMM and "[" not in operands[0]:
            return f"{raw.size} {name} {operands[0][:-2]} {number(constant.imm & 0xFFFFFFFF)}"
        return "-"
    if name not in PLAIN or any("/" in operand for operand in operands):
        return "-"
    if name in ("add", "sub") and operands[0] == "rsp" and operands[1][0] not in "r[":
        by = raw.operands[1].imm
        return f"{raw.size} add rsp {number(by if name == 'add' else -by)}"
    if name == "imul" and len(operands) == 2:
        operands = [operands[0], *operands]
    return " ".join((str(raw.size), name, *operands))


def number(value: int) -> str:
    return f"{value:x}"


def operands_of(raw) -> list[str]:
    """Those that are no words are marked with how many bytes they have."""
    x86, found = disassembler(*MACHINE)[0].x86, []
    for operand in raw.operands:
        name = raw.reg_name(operand.reg) if operand.type == x86.X86_OP_REG else ""
        if operand.type == x86.X86_OP_IMM:
            found.append(number(operand.imm & (1 << 64) - 1))
        elif name:
            wide = WIDE.get(name) or BYTES.get(name) or name
            found.append(wide + ("/4" if name in WIDE else "/1" if name in BYTES else ""))
        else:
            found.append(_memory(raw, operand))
    return [f"{text}/?" if text.startswith("/") else text for text in found]


def _memory(raw, operand) -> str:
    memory = operand.mem
    base, index = (raw.reg_name(k) or "" for k in (memory.base, memory.index))
    index = index.replace("riz", "")  # how capstone writes that an SIB names no index
    plain = not memory.segment and raw.addr_size == 8 and base in table.NARROW
    if raw.mnemonic == "lea":
        scaled = f",{index},{memory.scale}" if index else ""
        return f"[{base}{scaled},{number(memory.disp)}]" if plain else "/"
    right = plain and operand.size == 8 and not index
    return f"[{base},{number(memory.disp)}]" if right else f"/{operand.size}"


def items_of(library: Path, scratch: Path, cc: str) -> set[bytes]:
    """The byte strings of distinct instructions of routines in general registers; with a set or
    dec what follows."""
    emitted, found = read_emitted(library), set()
    files, _ = assembled_objects(emitted, cc, scratch)
    names = {spec.name for spec in in_assembly(emitted)}
    for name, code in routines_in(files, emitted).items():
        if name not in names:
            continue
        raws, k = list(instructions_of(code, *MACHINE)), 0
        while k < len(raws):
            pair = raws[k].mnemonic in ("setb", "seto", "dec") and k + 1 < len(raws)
            found.add(b"".join(bytes(raw.bytes) for raw in raws[k : k + 1 + pair]))
            k += 1 + pair
    return found


def compared(program: Path, library: Path, scratch: Path, cc: str) -> set[bytes]:
    """Every one is read as capstone reads it, or is of no use to Semantics.v."""
    items = sorted(items_of(library, scratch, cc))
    for data, answer in zip(items, decoded(program, items), strict=True):
        assert answer == by_capstone(data), data.hex(" ")
    return set(items)


@pytest.mark.essential
@pytest.mark.parametrize("cc", ["gcc", "clang"])
def test_instructions_of_a_library_are_read_as_capstone_reads_them(machine, tmp_path, cc):
    if not shutil.which(cc):
        pytest.skip(f"{cc} is not there")
    items = compared(machine, LIBRARY, tmp_path, cc)
    taken = [answer for answer in decoded(machine, sorted(items)) if answer != "-"]
    assert len(taken) > 0.9 * len(items) > 500
    assert len({answer.split()[1] for answer in taken}) > 20


@pytest.mark.long
@pytest.mark.parametrize("command", GATE, ids=" ".join)
def test_instructions_of_the_gate_are_read_as_capstone_reads_them(machine, tmp_path, command):
    library, cpu = tmp_path / "library", command[command.index("--cpu") + 1]
    assert main([*command, "-o", str(library)]) == 0
    if (library / cpu).is_dir():
        library /= cpu  # one of several that are in it
    for cc in ("gcc", "clang"):
        if shutil.which(cc):
            (tmp_path / cc).mkdir()
            assert compared(machine, library, tmp_path / cc, cc)


OPCODES = (
    *(8 * k + form for k in range(8) for form in (1, 3, 5)), *range(0x50, 0x60), *range(0xB8, 0xC0),
    0x81, 0x83, 0x89, 0x8B, 0x8D, 0xC7, 0x69, 0x6B, 0xC1, 0xD1, 0xF7, 0xFF, 0xC3, 0xE8,
)  # fmt: skip
BEHIND_0F = (0x40, 0x42, 0x43, 0x90, 0x92, 0xAF, 0xA4, 0xAC, 0xBA, 0x38, 0xB6, 0x1E)


def anything(rng: random.Random, known: list[list[bytes]]) -> bytes:
    """Bytes that may begin with an instruction: one of a library with some of its bits changed, or
    prefixes, an opcode and random bytes behind it. `known`: a list for each mnemonic."""
    if rng.random() < 0.7:
        data = bytearray(rng.choice(rng.choice(known)))
        for _ in range(rng.randint(1, 3)):
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        return bytes(data) + rng.randbytes(4)
    data = rng.choice((b"", b"", b"", b"", b"\x66", b"\xf3", b"\xf2"))
    if rng.random() < 0.1:
        return b"\xc4" + rng.randbytes(2) + b"\xf6" + rng.randbytes(12)
    data += bytes([rng.randrange(0x40, 0x50)]) if rng.random() < 0.8 else b""
    kind = rng.random()
    if kind < 0.5:
        data += bytes([rng.choice(OPCODES)])
    elif kind < 0.8:
        data += bytes([0x0F, rng.choice(BEHIND_0F)])
    elif kind < 0.9:
        data += b"\x0f\x38" + rng.choice((b"\xf6", rng.randbytes(1)))
    return data + rng.randbytes(LONGEST - 2 - len(data))


# second bytes of registers; an address without a base, and one from the instruction on; an index;
# prefixes; memory that is changed; shifts of half a word; a jump, calls of other forms, divsteps'
# instructions
REFUSED = (
    "0f92c40fb6e4", "0f92c4400fb6e4", "400f92c40fb6e4", "488b0500000000", "488b042500000000",
    "488d04c500000000", "488b0408", "66488bc1", "f2488bc1", "67488b00", "f0480100", "64488b00",
    "480118", "48830001", "d1e0", "8bc1", "6648ffc0", "48ffc8", "48ffc875", "ffc875fe", "75fe",
    "eb00", "e8000000", "48e800000000", "ffd0", "48f7d0", "4831c8", "90", "c20800", "f30f1efa",
    "c4e2f2f6c1", "c4e1fbf6c1", "c4e27bf6c1", "c4e2fff6c1", "48", "", "48b800000000000000",
    "660f38f6c1",
)  # fmt: skip


READ = ("400f92c4400fb6e4", "0f92c00fb6c0", "48ffc875fe", "e800000000")


@pytest.mark.essential
def test_other_bytes_are_refused(machine):
    assert set(decoded(machine, map(bytes.fromhex, REFUSED))) == {"-"}
    taken = decoded(machine, map(bytes.fromhex, READ))
    assert taken == ["8 setc rsp", "6 setc rax", "5 dec-jne rax -2", "5 call"]


@pytest.mark.parametrize("count", [3000, pytest.param(100_000, marks=pytest.mark.long)])
def test_what_is_taken_of_random_bytes_is_read_as_capstone_reads_it(machine, tmp_path, count):
    rng, known = random.Random(count), defaultdict(list)
    forms = assemble_lines([instruction_text(instr) for _, instr in instances(rng)])
    for data in (*sorted(items_of(LIBRARY, tmp_path, "gcc")), *forms):
        known[(*by_capstone(data).split(), "")[1]].append(data)
    datas = [anything(rng, list(known.values())) for _ in range(count)]
    taken = Counter()
    for data, answer in zip(datas, decoded(machine, datas), strict=True):
        if answer != "-":
            assert answer == by_capstone(data), data.hex(" ")
            taken[answer.split()[1]] += 1
    assert taken.total() > count // 4
    assert len(taken) > (25 if count > 10_000 else 20)
