"""What unwinds a routine on ELF and macOS, at each of its instructions: the caller's frame and the
registers that it keeps.

The data is read from the objects, and the bytes are followed with numbers for the stack pointer and
the frame pointer.
"""

import shutil
import struct
import subprocess
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.isa.disassembler import disassembler
from ecgen.isa.x86_64.decode import MACHINE
from ecgen.isa.x86_64.table import CALLEE_SAVED
from ecgen.run.binary.objects import read_objects

pytest.importorskip("capstone")
GENERATED = Path(__file__).resolve().parents[2] / "generated"
SOURCES = [path for path in sorted(GENERATED.glob("*/src/*.S"))]
TARGETS = ("x86_64-linux-gnu", "x86_64-none-elf", "x86_64-apple-macos11", "x86_64-apple-macos13")
# System V: DWARF
NUMBERS = ("rax", "rdx", "rcx", "rbx", "rsi", "rdi", "rbp", "rsp", *(f"r{k}" for k in range(8, 16)))
ENTRY = 1 << 20  # the stack pointer where a routine begins
DWARF_IS_TO_BE_READ = 4  # mode of an entry of Apple's compact unwind
pytestmark = [
    pytest.mark.asm,
    pytest.mark.skipif(
        not shutil.which("clang"), reason="clang is missing: unwind data was NOT looked at"
    ),
]


def number(data: bytes, at: int, signed: bool = False) -> tuple[int, int]:
    """(the LEB128 number there, the byte behind it)."""
    value = shift = 0
    while True:
        value |= (data[at] & 127) << shift
        shift, at = shift + 7, at + 1
        if data[at - 1] < 128:
            return (value - (1 << shift) if signed and data[at - 1] & 64 else value), at


def steps(data: bytes, row: dict, begin: int):
    """(address, what holds from there on): `cfa` is (register, offset), a register's number gives
    its place from the CFA.
    """
    at, here, row = 0, begin, dict(row)
    yield here, dict(row)
    while at < len(data):
        code, at = data[at], at + 1
        if code >> 6 == 1 or code in (2, 3, 4):
            size = {2: 1, 3: 2, 4: 4}.get(code, 0)
            here += int.from_bytes(data[at : at + size], "little") if size else code & 63
            at += size
        elif code >> 6 == 2:
            value, at = number(data, at)
            row[code & 63] = -8 * value
        elif code >> 6 == 3:
            row.pop(code & 63, None)
        elif code == 0x0C:
            register, at = number(data, at)
            offset, at = number(data, at)
            row["cfa"] = (register, offset)
        elif code == 0x0D:
            register, at = number(data, at)
            row["cfa"] = (register, row["cfa"][1])
        elif code == 0x0E:
            offset, at = number(data, at)
            row["cfa"] = (row["cfa"][0], offset)
        else:
            assert code == 0, f"the instruction {code:#x} is not expected"
        yield here, dict(row)


def frames(file) -> dict[tuple[int, int], list]:
    """(section, where it begins): (end, steps) of each entry of the unwind tables."""
    (k,) = (
        k for k, section in enumerate(file.sections) if section.name in (".eh_frame", "__eh_frame")
    )
    data, links = file.sections[k].data, {r.offset: r for r in file.relocations.get(k, ())}
    found, at, common = {}, 0, {}
    while at + 4 <= len(data) and (size := struct.unpack_from("<I", data, at)[0]):
        entry, about = data[at + 4 : at + 4 + size], struct.unpack_from("<I", data, at + 4)[0]
        if about == 0:
            name, _, rest = entry[5:].partition(b"\0")
            assert name == b"zR" and rest[:4] == b"\1\x78\x10\1"
            wide = rest[4] & 15 in (0, 4, 12)
            *_, (_, row) = steps(rest[5:], {}, 0)
            common[at] = (row, wide)
        else:
            row, wide = common[at + 4 - about]
            begin, length = struct.unpack_from("<qq" if wide else "<ii", entry, 4)
            if at + 8 in links:
                key = (
                    links[at + 8].symbol.section,
                    links[at + 8].symbol.value + links[at + 8].addend,
                )
            else:
                key = (1, begin + at + 8 + file.sections[k].address)
            found[key] = (length, list(steps(entry[4 + (17 if wide else 9) :], row, 0)))
        at += 4 + size
    return found


SOME = 1 << 20  # what a register holds that is taken off the stack pointer


def check_routine(code: bytes, rows: list) -> int:
    """Follow the bytes of a routine; the number of instructions after which the caller was found,
    all of them.
    """
    registers = {"rsp": ENTRY, **{name: ("own", name) for name in CALLEE_SAVED}}
    memory, count = {}, 0
    for raw in disassembler(*MACHINE)[1].disasm(code, 0):
        row = [row for begin, row in rows if begin <= raw.address][-1]
        base, offset = row["cfa"]
        assert registers[NUMBERS[base]] + offset == ENTRY + 8, (raw.address, raw.mnemonic, row)
        for name in CALLEE_SAVED:
            place = row.get(NUMBERS.index(name))
            assert (registers[name] if place is None else memory[ENTRY + 8 + place]) == (
                "own",
                name,
            ), (raw.address, name)
        follow(raw, registers, memory)
        count += 1
    assert (registers["rsp"] - ENTRY, raw.mnemonic) in ((8, "ret"), (0, "jmp"))
    return count


def follow(raw, registers: dict, memory: dict) -> None:
    """What the instruction does to the stack; what it writes elsewhere is nobody's."""
    name, _, text = f"{raw.mnemonic} {raw.op_str}".partition(" ")
    if name == "push":
        registers["rsp"] -= 8
        memory[registers["rsp"]] = registers.get(text)
    elif name in ("pop", "ret"):
        registers[text or "rip"] = memory.get(registers["rsp"])
        registers["rsp"] += 8
    elif text.startswith("rsp, ") or (name == "mov" and text.endswith(", rsp")):
        target, _, source = text.partition(", ")
        value = (
            int(source, 0)
            if source[-1].isdigit() and source[0] != "r"
            else registers.get(source, SOME)
        )
        here = registers.get(target)
        registers[target] = {
            "mov": lambda: value,
            "add": lambda: here + value,
            "sub": lambda: here - value,
            "and": lambda: here & value,
        }[name]()
    else:
        written = {raw.reg_name(register) for register in raw.regs_access()[1]}
        registers.update({register: None for register in CALLEE_SAVED if register in written})


def check_object(path: Path) -> int:
    (file,) = read_objects(path)
    found, count = frames(file), 0
    assert not any(
        section.name == "__compact_unwind"
        and any(
            entry[15] & 15 != DWARF_IS_TO_BE_READ
            for entry in (section.data[k + 0 : k + 32] for k in range(0, len(section.data), 32))
        )
        for section in file.sections
    )
    for symbol, section in file.functions():
        if symbol.is_global:
            length, rows = found[symbol.section, symbol.value]
            assert length <= symbol.size
            count += check_routine(section.data[symbol.value : symbol.value + length], rows)
    return count


def assembled(source: Path, target: str, folder: Path, *flags: str) -> Path:
    subprocess.run(
        ["clang", f"--target={target}", *flags, "-c", source, "-o", folder / "x.o"], check=True
    )
    return folder / "x.o"


@pytest.mark.long
@pytest.mark.parametrize("target", TARGETS)
def test_the_caller_is_found_from_every_instruction(target, tmp_path):
    sources = SOURCES if target in TARGETS[::2] else SOURCES[:2]
    assert (
        sum(
            check_object(assembled(source, target, tmp_path, "-fcf-protection"))
            for source in sources
        )
        > 500
    )


@pytest.mark.parametrize("old", ["PUSHED(rbx)", "LOWERED(", "POPPED(rbx)", "RAISED("])
def test_a_note_that_is_missing_is_seen(old, tmp_path):
    text = (GENERATED / "jac256189" / "src" / "jac256189_point.S").read_text()
    head, body = text[: text.index(".intel_syntax")], text[text.index(".intel_syntax") :]
    (tmp_path / "x.S").write_text(
        head + "".join(line for line in body.splitlines(keepends=True) if f"_{old}" not in line)
    )
    with pytest.raises(AssertionError):
        check_object(assembled(tmp_path / "x.S", TARGETS[0], tmp_path))


@pytest.mark.long
@pytest.mark.parametrize(
    "options",
    [
        ["ed25519", "--cpu", "zen4", "--vector"],
        ["fourq", "--cpu", "zen3"],
        ["jac256189", "--cpu", "x86-64"],
    ],
)
def test_other_libraries(options, tmp_path):
    """Vectors in aligned frames, routines that call others."""
    assert main(["build", *options, "-o", str(tmp_path / "l")]) == 0
    for source in (tmp_path / "l" / "src").glob("*.S"):
        for target in TARGETS:
            assert check_object(assembled(source, target, tmp_path)) > 100
