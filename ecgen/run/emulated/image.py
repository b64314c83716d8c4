"""A linked ELF file or plain machine code -> an Image: bytes at addresses, and the symbols'
addresses and sizes.
"""

from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import ToolError


@dataclass(frozen=True)
class Symbol:
    """A name's address (bit 0 clear), the size that its `.size` states, and whether it is a
    function.
    """

    name: str
    address: int
    size: int
    function: bool


@dataclass(frozen=True)
class Image:
    """`parts` are (address, bytes) of what is loaded, in order of address; `symbols` in order of
    address, then name.
    """

    parts: tuple[tuple[int, bytes], ...]
    symbols: tuple[Symbol, ...]

    def symbol(self, name: str) -> Symbol:
        """The symbol of this name. Raises ToolError with the names that exist."""
        found = [s for s in self.symbols if s.name == name]
        if not found:
            known = ", ".join(s.name for s in self.symbols if s.function)
            raise ToolError(
                f"the program has no symbol {name!r}.", hint=f"Its functions: {known or 'none'}."
            )
        return found[0]

    def code(self, symbol: Symbol) -> bytes:
        """The bytes of a function."""
        start, content = next((a, b) for a, b in self.parts if a <= symbol.address < a + len(b))
        return content[symbol.address - start :][: symbol.size]

    def name_of(self, address: int) -> str:
        """`name` or `name+offset` of the last function at or before the address, else the
        number.
        """
        last = self.function_at(address)
        if last is None:
            return f"{address:#x}"
        return last.name if last.address == address else f"{last.name}+{address - last.address:#x}"

    def function_at(self, address: int) -> Symbol | None:
        """The last function that begins at or before the address."""
        before = [s for s in self.symbols if s.function and s.address <= address]
        return before[-1] if before else None


def read_image(path: Path, machine: str = "ARM", title: str = "ARM") -> Image:
    """The allocated sections and named symbols of a linked ELF file of the machine, as ELF calls
    it. Raises ToolError for any other file.

    Sections rather than segments: LLVM's linker also maps its file headers, below the code.
    """
    try:
        from elftools.common.exceptions import ELFError
        from elftools.elf.elffile import ELFFile
    except ImportError:
        raise ToolError(
            "the Python package pyelftools is missing.",
            hint="Install it: pip install 'ecgen-asm[emulators]'.",
        ) from None
    try:
        with open(path, "rb") as file:
            elf = ELFFile(file)
            if elf["e_machine"] != f"EM_{machine}" or elf["e_type"] != "ET_EXEC":
                raise ToolError(
                    f"this is no linked program for {title}.",
                    where=path,
                    hint="Link the object files first.",
                )
            return _read(elf)
    except OSError as error:
        raise ToolError(f"the file cannot be read: {error.strerror}.", where=path) from None
    except ELFError as error:
        raise ToolError(f"this is not an ELF file: {error}.", where=path) from None


def _read(elf) -> Image:
    parts, symbols = [], []
    for section in elf.iter_sections():
        if section["sh_flags"] & 2 and section["sh_size"]:  # SHF_ALLOC
            data = (
                bytes(section["sh_size"]) if section["sh_type"] == "SHT_NOBITS" else section.data()
            )
            parts.append((section["sh_addr"], data))
    table = elf.get_section_by_name(".symtab")
    for s in table.iter_symbols() if table else ():
        kind = s["st_info"]["type"]
        if (
            s.name
            and kind in ("STT_FUNC", "STT_OBJECT", "STT_NOTYPE")
            and not s.name.startswith("$")
            and s["st_shndx"] != "SHN_UNDEF"
        ):
            symbols.append(
                Symbol(
                    s.name, s["st_value"] & ~(kind == "STT_FUNC"), s["st_size"], kind == "STT_FUNC"
                )
            )
    return Image(tuple(sorted(parts)), tuple(sorted(symbols, key=lambda s: (s.address, s.name))))
