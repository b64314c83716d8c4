"""What readers of object files make of them, whatever the format (objects.py: ELF, coff.py,
macho.py): sections, symbols, and what a linker would still fill in.

Every offset that a file gives is compared with its length before it is followed: Cut for one that
lies beyond it.
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass, replace

FUNCTION = 2
WRITABLE, ALLOCATED, EXECUTABLE = 1, 2, 4  # section flags


class Cut(Exception):
    """The file ends before what its headers name."""


def unpack(form: str, data: bytes, at: int) -> tuple:
    if at < 0 or at + struct.calcsize(form) > len(data):
        raise Cut
    return struct.unpack_from(form, data, at)


def cut(data: bytes, at: int, size: int) -> bytes:
    """The bytes, all of them."""
    if at < 0 or size < 0 or at + size > len(data):
        raise Cut
    return data[at : at + size]


def text_at(strings: bytes, at: int) -> str:
    """The text that ends with a zero."""
    end = strings.find(b"\0", at)
    if (at >= len(strings) and at) or (end < 0 and strings):
        raise Cut
    return strings[at : max(end, at)].decode("utf-8", "replace")


@dataclass(frozen=True)
class Section:
    name: str
    kind: int
    flags: int
    address: int
    data: bytes
    link: int
    info: int
    entry: int


@dataclass(frozen=True)
class Symbol:
    name: str
    kind: int
    section: int
    value: int
    size: int
    is_global: bool = False


@dataclass(frozen=True)
class Relocation:
    """The field at `offset` of a section is to be filled with an address of the symbol; `loaded`:
    when the program is loaded, and `offset` is an address.
    """

    offset: int
    kind: int
    symbol: Symbol | None
    addend: int = 0
    loaded: bool = False


@dataclass(frozen=True)
class ObjectFile:
    """One file; `where` names it, with the archive that it is in. `relocations` by number of the
    section that they are for. `sized`: its symbols say where a routine ends; else it is taken to go
    on to the next one, and padding may stand behind it."""

    where: str
    machine: str
    bits: int
    linked: bool
    sections: tuple[Section, ...]
    symbols: tuple[Symbol, ...]
    relocations: dict[int, tuple[Relocation, ...]]
    format: str = "elf"

    @property
    def sized(self) -> bool:
        return self.format == "elf"

    @property
    def has_bitcode(self) -> bool:
        """Whether code is held for link-time optimisation."""
        return any(s.name.startswith((".gnu.lto_", ".llvmbc", ".llvm.lto")) for s in self.sections)

    @property
    def is_code(self) -> bool:
        """Whether it is made for a machine."""
        return bool(self.machine)

    def functions(self) -> Iterator[tuple[Symbol, Section]]:
        """Symbols in code, with their sections."""
        for symbol in self.symbols:
            if (
                symbol.name
                and 0 < symbol.section < len(self.sections)
                and self.sections[symbol.section].flags & EXECUTABLE
            ):
                yield symbol, self.sections[symbol.section]


def with_sizes(symbols: list[Symbol], sections: tuple[Section, ...]) -> tuple[Symbol, ...]:
    """Symbols of a format that has no sizes: each reaches to the next in its section, or to the
    end.
    """
    starts: dict[int, list[int]] = {}
    for symbol in symbols:
        if 0 < symbol.section < len(sections):
            starts.setdefault(symbol.section, []).append(symbol.value)

    def end(symbol: Symbol) -> int:
        return min(
            (v for v in starts.get(symbol.section, ()) if v > symbol.value),
            default=len(sections[symbol.section].data)
            if 0 < symbol.section < len(sections)
            else symbol.value,
        )

    return tuple(replace(symbol, size=end(symbol) - symbol.value) for symbol in symbols)
