"""Assembler files of anyone -> their functions as capstone lists them, and what the model of
ports.py sees of these: for comparing models, nothing is proven of it.
"""

import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from ecgen.errors import ToolError
from ecgen.isa.aarch64.ports import Core, Facts
from ecgen.isa.aarch64.record import RECORD
from ecgen.isa.disassembler import disassembler

MACHINE = "ARM64", "LITTLE_ENDIAN"
COMPARING = ("cmp", "cmn", "tst")  # capstone 5 says that they write what they compare
STORES, LOADS = ("stp", "str"), ("ldp", "ldr")
PRODUCTS = {"mul": "mul", "mneg": "mul", "umulh": "umulh", "madd": "madd", "msub": "madd"}
SUMS = ("add", "adds", "sub", "subs")
FLAG = "nzcv"


@dataclass(frozen=True)
class Line:
    """One instruction: address, text, registers read and written (by their widest names), and where
    a branch goes, else None."""

    address: int
    mnemonic: str
    operands: str
    reads: tuple[str, ...]
    writes: tuple[str, ...]
    target: int | None = None

    @property
    def text(self) -> str:
        return f"{self.mnemonic} {self.operands}"


def functions(source: Path, *includes: Path) -> dict[str, tuple[Line, ...]]:
    """The functions of an assembler file. ToolError where it cannot be assembled, or what reads it
    is missing."""
    compiler = shutil.which(RECORD.compiler)
    if compiler is None:
        raise ToolError(f"{RECORD.compiler} is missing, which assembles for AArch64.")
    with TemporaryDirectory() as folder:
        text = _run([compiler, "-E", *(f"-I{path}" for path in includes), str(source)])
        plain, made = Path(folder) / "text.s", Path(folder) / "text.o"
        plain.write_text(text.replace(";", "\n"))
        _run([compiler, "-march=armv8.4-a+sha3", "-c", str(plain), "-o", str(made)])
        return _listed(made)


def _run(command: list[str]) -> str:
    found = subprocess.run(command, capture_output=True, text=True)
    if found.returncode:
        said = (found.stderr.splitlines() or ["nothing was said"])[0]
        raise ToolError(f"{command[-3]} cannot be assembled: {said}")
    return found.stdout


def _listed(path: Path) -> dict[str, tuple[Line, ...]]:
    """The global functions of an object, each up to the next one of its section."""
    from elftools.elf.elffile import ELFFile

    found = {}
    with path.open("rb") as file:
        elf = ELFFile(file)
        starts: dict[int, dict[int, str]] = {}
        for symbol in elf.get_section_by_name(".symtab").iter_symbols():
            if isinstance(symbol["st_shndx"], int) and symbol["st_info"]["bind"] == "STB_GLOBAL":
                starts.setdefault(symbol["st_shndx"], {})[symbol["st_value"]] = symbol.name
        for number, names in starts.items():
            code = elf.get_section(number).data()
            for start, end in pairwise([*sorted(names), len(code)]):
                found[names[start]] = listed(code[start:end], start)
    return found


def listed(code: bytes, address: int = 0) -> tuple[Line, ...]:
    """The instructions of machine code."""
    capstone, machine = disassembler(*MACHINE)
    found = []
    for raw in machine.disasm(code, address):
        reads, writes = (
            tuple(_widest(raw.reg_name(number)) for number in numbers)
            for numbers in raw.regs_access()
        )
        if raw.mnemonic in COMPARING:
            reads, writes = tuple({*reads, *writes} - {FLAG}), (FLAG,)
        jumps = raw.group(capstone.CS_GRP_JUMP)
        target = raw.operands[-1].imm if jumps and raw.operands else None
        found.append(Line(raw.address, raw.mnemonic, raw.op_str, reads, writes, target))
    return tuple(found)


def _widest(name: str) -> str:
    letter, number = name[:1], name[1:]
    return (
        f"{'x' if letter == 'w' else 'v'}{number}" if number.isdigit() and letter != "x" else name
    )


def straight(lines: Sequence[Line]) -> list[Line]:
    """What the instructions are without branches, returns and landing pads."""
    return [
        line
        for line in lines
        if line.target is None and line.mnemonic not in ("ret", "hint", "bti")
    ]


def longest_loop(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The most instructions that lie between a branch back and its target."""
    loops = [
        tuple(each for each in lines if line.target <= each.address < line.address)
        for line in lines
        if line.target is not None and line.target < line.address
    ]
    return max(loops, key=len, default=())


def facts(lines: Sequence[Line], core: Core) -> list[Facts]:
    """What the clock of ports.py takes of the instructions: memory is there, zero too."""
    found = []
    for line in lines:
        row = core.rows[_class(line)]
        ignored = ("xzr", "wzr", "sp")
        reads, writes = (
            tuple(name for name in names if name not in ignored)
            for names in (line.reads, line.writes)
        )
        found.append(Facts(row, reads, writes, row.latency))
    return found


def _class(line: Line) -> str:
    name = line.mnemonic
    if name in PRODUCTS:
        return PRODUCTS[name]
    if name[:3] in ("ldp", "stp", "ldr", "str", "ldu", "stu"):
        return {"ldu": "ldr", "stu": "str"}.get(name[:3], name[:3])
    if name in ("extr", "ror"):
        return "extr"
    shift = line.operands.rpartition(", ")[2]
    if name in SUMS and shift.startswith(("lsl #", "lsr #", "asr #")):
        amount = int(shift.partition("#")[2], 0)
        if amount > 4 or not shift.startswith("lsl"):
            return "add_lsr"
    return "adds" if FLAG in line.writes else "add"
