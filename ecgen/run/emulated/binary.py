"""What is seen in an emulated library's objects and in its linked program: symbols, divisions."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ecgen.isa.disassembler import disassembler
from ecgen.isa.facts import FACTS
from ecgen.run.emitted import Emitted
from ecgen.run.emulated.loaded import Emulated
from ecgen.run.emulated.toolchain import Toolchain, compile_object
from ecgen.run.verdict import LEAST_SYMBOLS, Verdict, verdict_of


@dataclass(frozen=True)
class Divisions:
    """What takes a time that depends on its operands: mnemonics of `machine`, as capstone calls it,
    whose instructions begin at multiples of `step` bytes; at levels whose code multiplies no whole
    words also `products`, mnemonics with how their first operands begin."""

    machine: tuple[str, ...]
    step: int
    words: frozenset[str]
    products: frozenset[str] = frozenset()

    def within(self, watched: Emulated) -> list[str]:
        """Every one in the library's code; a vartime function may have them."""
        image, prefix = watched.core.image, f"{watched.emitted.prefix}_"
        own = [
            s
            for s in image.symbols
            if s.function
            and s.size
            and s.name.startswith(prefix)
            and not s.name.endswith("vartime")
            and not s.name.startswith(f"{prefix}shim_")  # of the program that calls it
        ]
        halved = watched.emitted.level in FACTS[watched.emitted.isa].halved
        wanted = self.words | (self.products if halved else frozenset())
        return [
            f"{s.name} {'multiplies words' if word in self.products else 'divides'}:"
            f" the time of {word} depends on the operands"
            for s in own
            for word in sorted(self._mnemonics(image.code(s), s.address) & wanted)
        ]

    def _mnemonics(self, code: bytes, address: int) -> frozenset[str]:
        """Those of all instructions; bytes that are none (literals between functions) are passed
        over.
        """
        found, at = set(), 0
        while at < len(code):
            for raw in disassembler(*self.machine)[1].disasm(code[at:], address + at):
                found |= {raw.mnemonic, f"{raw.mnemonic} {raw.op_str[:1]}"}
                at = raw.address + raw.size - address
            at += self.step
        return frozenset(found)


def check_symbols(emitted: Emitted, toolchain: Toolchain, scratch: Path) -> Verdict:
    """Defined symbols carry the prefix, nothing foreign is needed (no libc, no compiler support),
    nothing writable is held.
    """
    failures, count, defined, needed = [], 0, set(), set()
    for source in emitted.sources:
        target = scratch / f"{source.replace('/', '_')}.o"
        compile_object(toolchain, emitted.folder / source, target, emitted.level, ("-O3",))
        for name, kind in _symbols(target):
            count += 1
            if kind == "needed":
                needed.add(name)
                continue
            defined.add(name)
            if not name.startswith((f"{emitted.prefix}_", f"{emitted.prefix.upper()}_", ".L")):
                failures.append(f"{source} defines {name}, without the prefix")
            if kind == "writable":
                failures.append(f"{source} holds writable data: {name}")
    failures += [
        f"the library needs {name}, which it does not define" for name in sorted(needed - defined)
    ]
    failures += [
        f"the public function {name} is missing" for name in emitted.symbols if name not in defined
    ]
    return verdict_of(
        "symbols: prefix, no foreign functions, no writable data",
        failures,
        f"{count} symbol table entries at -O3",
        len(emitted.symbols),
        emitted.least(LEAST_SYMBOLS),
    )


def _symbols(path: Path) -> Iterator[tuple[str, str]]:
    """(name, needed | writable | constant) of an object file, mapping symbols and the compiler's
    labels left out.
    """
    from elftools.elf.elffile import ELFFile

    with open(path, "rb") as file:
        elf = ELFFile(file)
        for symbol in elf.get_section_by_name(".symtab").iter_symbols():
            section, kind = symbol["st_shndx"], symbol["st_info"]["type"]
            if (
                not symbol.name
                or symbol.name.startswith(("$", ".L"))
                or kind in ("STT_SECTION", "STT_FILE")
                or section == "SHN_ABS"
            ):
                continue
            if section == "SHN_UNDEF":
                yield symbol.name, "needed"
            else:
                yield (
                    symbol.name,
                    (
                        "writable"
                        if section == "SHN_COMMON" or elf.get_section(section)["sh_flags"] & 1
                        else "constant"
                    ),
                )
