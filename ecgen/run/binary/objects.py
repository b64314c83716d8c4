"""Object files (ELF, COFF, Mach-O), archives of them and linked programs (ELF) -> the bytes of
named routines, with what a linker would still fill in.

Source: Tool Interface Standard, Executable and Linking Format 1.2; ELF-64 Object File Format 1.5;
ar(5). EcgenError for a file that is cut short, or that is something else, which is said.
"""

import struct
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.run.binary.coff import is_coff, read_coff
from ecgen.run.binary.macho import is_macho, read_macho
from ecgen.run.binary.object_file import (
    ALLOCATED,
    EXECUTABLE,
    Cut,
    ObjectFile,
    Relocation,
    Section,
    Symbol,
    cut,
    text_at,
    unpack,
)

ARCHIVE, THIN, ELF = b"!<arch>\n", b"!<thin>\n", b"\x7fELF"
MACHINES = {
    3: "32-bit x86",
    8: "MIPS",
    20: "PowerPC",
    21: "64-bit PowerPC",
    22: "IBM Z",
    40: "32-bit ARM",
    62: "x86-64",
    183: "64-bit ARM",
    243: "RISC-V",
    258: "LoongArch",
}
BITCODE = b"BC\xc0\xde", b"\xde\xc0\x17\x0b"
OTHERS = {
    **dict.fromkeys(BITCODE, "LLVM bitcode"),
    b"MZ": "a linked program or library for Windows",
    b"\0\0\xff\xff": (
        "an object for Windows of a form of its own, such as one for link-time optimisation"
    ),
    b"\xca\xfe\xba\xbe": "a Mach-O file for several processors",
    b"#!": "a script",
}
RELOCATABLE = 1
SYMTAB, RELA, NOBITS, REL = 2, 4, 8, 9
HEADER = {32: "<HHIIIIIHHHHHH", 64: "<HHIQQQIHHHHHH"}
SECTION = {32: "<IIIIIIIIII", 64: "<IIQQQQIIQQ"}
SYMBOL = {32: "<IIIBBH", 64: "<IBBHQQ"}


def read_objects(path: Path) -> tuple[ObjectFile, ...]:
    """The files in `path`: itself, or the members of the archive that it is; of members in bitcode
    it is only said that they are.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise EcgenError(
            f"the file cannot be read ({error.strerror}).",
            where=path,
            hint="Give an object file, an archive or a linked program.",
        ) from error
    if data.startswith(THIN):
        raise EcgenError(
            "this is a thin archive, which holds names of files and no code.",
            where=path,
            hint="Make it with `ar rcs`, without T.",
        )
    if not data.startswith(ARCHIVE):
        return (_read(data, str(path)),)
    return tuple(
        (
            _bitcode(f"{path}({name})")
            if member.startswith(BITCODE)
            else _read(member, f"{path}({name})")
        )
        for name, member in _members(data, path)
    )


def _bitcode(where: str) -> ObjectFile:
    """A member of an archive that holds no code yet."""
    return ObjectFile(
        where=where,
        machine="",
        bits=0,
        linked=False,
        sections=(
            Section(name=".llvmbc", kind=0, flags=0, address=0, data=b"", link=0, info=0, entry=0),
        ),
        symbols=(),
        relocations={},
    )


def _members(data: bytes, path: Path) -> Iterator[tuple[str, bytes]]:
    """(name, content) of the members of an archive that are no tables of its own."""
    at, names = len(ARCHIVE), b""
    while at < len(data):
        header = data[at : at + 60]
        if len(header) < 60 or header[58:] != b"`\n" or not header[48:58].strip().isdigit():
            raise EcgenError(
                f"the archive is damaged at byte {at}: no header of a member stands there.",
                where=path,
                hint="Make the archive again.",
            )
        size, name = int(header[48:58]), header[:16].rstrip()
        content = data[at + 60 : at + 60 + size]
        if len(content) < size:
            raise EcgenError(
                f"the archive is cut short: its last member has {len(content)} of {size} bytes.",
                where=path,
                hint="Copy or make it again.",
            )
        at += 60 + size + size % 2
        if name == b"//":
            names = content
        elif (
            name.startswith(b"#1/") and name[3:].isdigit()
        ):  # BSD: the name stands before the content
            name, content = content[: int(name[3:])].rstrip(b"\0"), content[int(name[3:]) :]
            if not name.startswith(b"__.SYMDEF"):
                yield name.decode("utf-8", "replace"), content
        elif name not in (b"/", b"/SYM64/"):
            if name[1:].isdigit():
                name = names[int(name[1:]) :].partition(b"\n")[0]
            yield name.rstrip(b"/").decode("utf-8", "replace"), content


def _read(data: bytes, where: str) -> ObjectFile:
    """The object that the bytes are, ELF, COFF or Mach-O by the first of them; EcgenError for any
    other file, and for one that is cut short.
    """
    reader = (
        _elf
        if data.startswith(ELF)
        else read_macho
        if is_macho(data)
        else read_coff
        if is_coff(data)
        else None
    )
    if reader is None:
        what = next(
            (name for magic, name in OTHERS.items() if data.startswith(magic)),
            "no object file" if data else "empty",
        )
        hint = (
            "Compile without -flto: bitcode is no code yet."
            if "bitcode" in what
            else (
                "Give an object file (ELF, COFF, Mach-O), an archive of them, or a linked ELF"
                " program or shared library."
            )
        )
        raise EcgenError(
            f"this is {what}, and routines are read from object files.", where=where, hint=hint
        )
    try:
        return reader(data, where)
    except Cut:
        raise EcgenError(
            f"the file is cut short or damaged: what its headers name lies beyond its {len(data)}"
            " bytes.",
            where=where,
            hint="Copy or compile it again.",
        ) from None


def _elf(data: bytes, where: str) -> ObjectFile:
    """An ELF file of little-endian words of 32 or 64 bits: sections, symbols, and relocations by
    section. EcgenError for other ELF files, Cut for one that is cut short.
    """
    width, order = unpack("<BB", data, 4)
    if width not in (1, 2) or order != 1:
        raise EcgenError(
            "this is an ELF file of big-endian words, or of none.",
            where=where,
            hint="Libraries are for little-endian processors.",
        )
    bits = 32 * width
    kind, number, _, _, _, table, _, _, _, _, size, count, names = unpack(HEADER[bits], data, 16)
    if size < struct.calcsize(SECTION[bits]) and count:
        raise Cut
    rows = [unpack(SECTION[bits], data, table + size * k) for k in range(count)]
    if count and names >= count:
        raise Cut
    strings = _content(data, rows[names]) if count else b""
    sections = tuple(
        Section(
            name=text_at(strings, r[0]),
            kind=r[1],
            flags=r[2],
            address=r[3],
            data=_content(data, r),
            link=r[6],
            info=r[7],
            entry=r[9],
        )
        for r in rows
    )
    tables = [k for k, s in enumerate(sections) if s.kind == SYMTAB]
    symbols = {k: _symbols(sections, k, bits) for k in tables}
    relocations = _all_relocations(sections, symbols, bits, kind != RELOCATABLE)
    found = tuple(s for k in tables for s in symbols[k])
    return ObjectFile(
        where=where,
        machine=MACHINES.get(number, f"machine {number}"),
        bits=bits,
        linked=kind != RELOCATABLE,
        sections=sections,
        symbols=found,
        relocations={k: tuple(v) for k, v in relocations.items()},
    )


def _all_relocations(
    sections, symbols: dict[int, tuple[Symbol, ...]], bits: int, linked: bool
) -> dict[int, list[Relocation]]:
    """By number of the section: of an object what a linker fills, of a linked file what is filled
    when it is loaded.
    """
    found: dict[int, list[Relocation]] = {}
    for section in sections:
        if section.kind not in (REL, RELA) or (linked and not section.flags & ALLOCATED):
            continue
        if linked:
            rows = [replace(r, symbol=None, loaded=True) for r in _relocations(section, None, bits)]
            for k, other in enumerate(sections):
                if other.flags & EXECUTABLE:
                    found.setdefault(k, []).extend(
                        r
                        for r in rows
                        if other.address - 4 < r.offset < other.address + len(other.data)
                    )
        elif section.link in symbols:
            found.setdefault(section.info, []).extend(
                _relocations(section, symbols[section.link], bits)
            )
        else:
            raise Cut
    return found


def _content(data: bytes, row) -> bytes:
    return b"" if row[1] == NOBITS else cut(data, row[4], row[5])


def _symbols(sections, k: int, bits: int) -> tuple[Symbol, ...]:
    table, size = sections[k], struct.calcsize(SYMBOL[bits])
    if table.link >= len(sections):
        raise Cut
    strings, found = sections[table.link].data, []
    for at in range(0, len(table.data) - size + 1, size):
        row = unpack(SYMBOL[bits], table.data, at)
        name, value, length, info, section = (
            (row[0], row[1], row[2], row[3], row[5])
            if bits == 32
            else (row[0], row[4], row[5], row[1], row[3])
        )
        found.append(
            Symbol(text_at(strings, name), info & 15, section, value, length, info >> 4 != 0)
        )
    return tuple(found)


def _relocations(section: Section, symbols, bits: int) -> Iterator[Relocation]:
    form = {(32, REL): "<II", (32, RELA): "<IIi", (64, REL): "<QQ", (64, RELA): "<QQq"}[
        bits, section.kind
    ]
    size = struct.calcsize(form)
    for at in range(0, len(section.data) - size + 1, size):
        offset, info, *addend = unpack(form, section.data, at)
        number, kind = (info >> 8, info & 255) if bits == 32 else (info >> 32, info & 0xFFFFFFFF)
        if symbols is not None and number >= len(symbols):
            raise Cut
        yield Relocation(offset, kind, None if symbols is None else symbols[number], *addend)
