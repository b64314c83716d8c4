"""Objects for Windows (COFF) -> sections, symbols and relocations.

Source: Microsoft, PE Format (revision 2024), "COFF File Header" to "COFF String Table". A field
that a linker fills holds what is to be added; symbols have no sizes.
"""

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

MACHINES = {0x8664: "x86-64", 0x14C: "32-bit x86", 0xAA64: "64-bit ARM", 0x1C4: "32-bit ARM"}
HEADER, SECTION, RELOCATION, SYMBOL = "<HHIIIHH", "<8sIIIIIIHHI", "<IIH", "<8sIhHBB"
SIZES = {HEADER: 20, SECTION: 40, RELOCATION: 10, SYMBOL: 18}
CODE = 0x20
UNINITIALIZED = 0x80
LEFT_OUT = 0xA00
OVERFLOW = 0x01000000
EXECUTE = 0x20000000
WRITE = 0x80000000
EXTERNAL, FIELD = 2, 4


def is_coff(data: bytes) -> bool:
    """Whether the first bytes are the header of an object: a known machine, and no optional header,
    which linked programs have.
    """
    return (
        len(data) >= SIZES[HEADER]
        and int.from_bytes(data[:2], "little") in MACHINES
        and data[16:18] == b"\0\0"
    )


def read_coff(data: bytes, where: str) -> ObjectFile:
    """The object; Cut where what its header names lies beyond it. EcgenError for more relocations
    than a header of a section can count.
    """
    machine, count, _, table, number, _, _ = unpack(HEADER, data, 0)
    end = table + SIZES[SYMBOL] * number
    strings = cut(data, end, unpack("<I", data, end)[0]) if table else b""
    rows = [unpack(SECTION, data, SIZES[HEADER] + SIZES[SECTION] * k) for k in range(count)]
    if any(row[9] & OVERFLOW for row in rows):
        raise EcgenError(
            "this object has a section of more than 65535 relocations.",
            where=where,
            hint="Give the object of one source.",
        )
    sections = (
        Section(name="", kind=0, flags=0, address=0, data=b"", link=0, info=0, entry=0),
        *(_section(row, data, strings) for row in rows),
    )
    symbols = _symbols(data, table, number, strings)
    named = with_sizes(list(symbols.values()), sections)
    by_number = dict(zip(symbols, named))
    relocations = {
        k: tuple(_relocations(data, row, sections[k], by_number)) for k, row in enumerate(rows, 1)
    }
    return ObjectFile(
        where=where,
        machine=MACHINES[machine],
        bits=64 if machine in (0x8664, 0xAA64) else 32,
        linked=False,
        sections=sections,
        symbols=named,
        relocations=relocations,
        format="coff",
    )


def _name(raw: bytes, strings: bytes) -> str:
    """A name of eight bytes, or where it stands among the strings: zeros and an offset (symbols),
    or / and its digits (sections).
    """
    if raw[:4] == bytes(4):
        return text_at(strings, int.from_bytes(raw[4:], "little"))
    name = raw.rstrip(b"\0").decode("utf-8", "replace")
    return text_at(strings, int(name[1:])) if name[1:].isdigit() and name.startswith("/") else name


def _section(row, data: bytes, strings: bytes) -> Section:
    flags = row[9]
    kind = (
        (WRITABLE if flags & WRITE else 0)
        | (0 if flags & LEFT_OUT else ALLOCATED)
        | (EXECUTABLE if flags & (CODE | EXECUTE) else 0)
    )
    return Section(
        name=_name(row[0], strings),
        kind=0,
        flags=kind,
        address=0,
        data=b"" if flags & UNINITIALIZED else cut(data, row[4], row[3]),
        link=0,
        info=0,
        entry=0,
    )


def _symbols(data: bytes, table: int, number: int, strings: bytes) -> dict[int, Symbol]:
    """By number in the table, where a symbol may be followed by records that say more."""
    found, k = {}, 0
    while k < number:
        raw, value, section, _, storage, more = unpack(SYMBOL, data, table + SIZES[SYMBOL] * k)
        found[k] = Symbol(
            _name(raw, strings),
            FUNCTION if storage == EXTERNAL else 0,
            section,
            value,
            0,
            storage == EXTERNAL,
        )
        k += 1 + more
    return found


def _relocations(data: bytes, row, section: Section, symbols: dict[int, Symbol]):
    """Those of a section; what is added is counted from the end of the field, which lies four bytes
    behind it.
    """
    for k in range(row[7]):
        at, number, kind = unpack(RELOCATION, data, row[5] + SIZES[RELOCATION] * k)
        if number not in symbols:
            raise Cut
        yield Relocation(
            at,
            kind,
            symbols[number],
            int.from_bytes(cut(section.data, at, FIELD), "little", signed=True) - FIELD,
        )
