"""Objects for macOS (Mach-O, 64 bits) -> sections, symbols and relocations.

Source: Apple, <mach-o/loader.h>, <mach-o/nlist.h>, <mach-o/reloc.h>, <mach-o/x86_64/reloc.h>. Names
begin with an underscore more than in C, which is taken off; symbols have no sizes. Linked programs
are refused: what is done to them when they are loaded is not read.
"""

import struct

from ecgen.errors import EcgenError
from ecgen.run.binary.object_file import (
    ALLOCATED,
    EXECUTABLE,
    FUNCTION,
    WRITABLE,
    Cut,
    ObjectFile,
    Relocation,
    Section,
    Symbol,
    cut,
    text_at,
    unpack,
    with_sizes,
)

MAGIC, OBJECT = b"\xcf\xfa\xed\xfe", 1
MACHINES = {0x01000007: "x86-64", 0x0100000C: "64-bit ARM"}
HEADER = "<IIIIIIII"
COMMAND = "<II"
SEGMENT = "<II16sQQQQIIII"
SECTION = "<16s16sQQIIIIIIII"
SYMTAB = "<IIIIII"
SYMBOL = "<IBBHQ"
RELOCATION = "<iI"
IS_SEGMENT, IS_SYMTAB = 0x19, 2
INSTRUCTIONS, ZEROS, KIND = 0x80000400, (1, 12), 0xFF  # flags of a section
STAB, IN_SECTION, TYPE, EXTERNAL = 0xE0, 0x0E, 0x0E, 1
FIELD = 4


def is_macho(data: bytes) -> bool:
    return data.startswith(MAGIC)


def read_macho(data: bytes, where: str) -> ObjectFile:
    """The object; Cut where what it names lies beyond it, EcgenError for what is no object."""
    _, machine, _, kind, count, _, _, _ = unpack(HEADER, data, 0)
    if kind != OBJECT:
        raise EcgenError(
            "this is a linked Mach-O program or library, and routines are read from objects.",
            where=where,
            hint="Give the object files or an archive of them.",
        )
    rows, table, at = [], (0, 0, 0, 0), struct.calcsize(HEADER)
    for _ in range(count):
        command, size = unpack(COMMAND, data, at)
        if size < struct.calcsize(COMMAND):
            raise Cut
        if command == IS_SEGMENT:
            number = unpack(SEGMENT, data, at)[9]
            rows += [
                unpack(SECTION, data, at + struct.calcsize(SEGMENT) + struct.calcsize(SECTION) * k)
                for k in range(number)
            ]
        elif command == IS_SYMTAB:
            table = unpack(SYMTAB, data, at)[2:]
        at += size
    sections = (
        Section(name="", kind=0, flags=0, address=0, data=b"", link=0, info=0, entry=0),
        *(_section(row, data) for row in rows),
    )
    symbols = with_sizes(_symbols(data, table, sections), sections)
    relocations = {
        k: tuple(_relocations(data, row, sections[k], symbols)) for k, row in enumerate(rows, 1)
    }
    return ObjectFile(
        where=where,
        machine=MACHINES.get(machine, f"machine {machine}"),
        bits=64,
        linked=False,
        sections=sections,
        symbols=symbols,
        relocations=relocations,
        format="mach-o",
    )


def _section(row, data: bytes) -> Section:
    """A section; `address` is what its symbols are counted from in the file."""
    name, segment, address, size, offset, flags = row[0], row[1], row[2], row[3], row[4], row[8]
    kind = (
        ALLOCATED
        | (EXECUTABLE if flags & INSTRUCTIONS else 0)
        | (WRITABLE if segment.startswith(b"__DATA") else 0)
    )
    title = name.rstrip(b"\0").decode("utf-8", "replace")
    return Section(
        name=".llvmbc" if segment.startswith(b"__LLVM") else title,
        kind=0,
        flags=kind,
        address=address,
        data=b"" if flags & KIND in ZEROS else cut(data, offset, size),
        link=0,
        info=0,
        entry=0,
    )


def _symbols(data: bytes, table, sections) -> list[Symbol]:
    """Symbols by number; those of a debugger and those that are not defined here have no
    section.
    """
    at, count, names, size = table
    strings, found = cut(data, names, size), []
    for k in range(count):
        name, kind, section, _, value = unpack(SYMBOL, data, at + struct.calcsize(SYMBOL) * k)
        is_here = not kind & STAB and kind & TYPE == IN_SECTION and 0 < section < len(sections)
        where = (section, value - sections[section].address) if is_here else (0, 0)
        text = text_at(strings, name)
        found.append(Symbol(text.removeprefix("_"), FUNCTION, *where, 0, bool(kind & EXTERNAL)))
    return found


def _relocations(data: bytes, row, section: Section, symbols):
    """Those of a section. One that names no symbol but a section, is no distance (pc-relative, of
    four bytes) or has an address of another kind is of the kind -1.
    """
    for k in range(row[7]):
        at, bits = unpack(RELOCATION, data, row[6] + struct.calcsize(RELOCATION) * k)
        number = bits & 0xFFFFFF
        relative = bits >> 24 & 1
        length = bits >> 25 & 3
        named = bits >> 27 & 1
        kind = bits >> 28
        if named and number >= len(symbols):
            raise Cut
        if at < 0 or not (named and relative and length == 2):
            yield Relocation(max(at, 0), -1, symbols[number] if named else Symbol("", 0, 0, 0, 0))
        else:
            yield Relocation(
                at,
                kind,
                symbols[number],
                int.from_bytes(cut(section.data, at, FIELD), "little", signed=True) - FIELD,
            )
