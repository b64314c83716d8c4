"""AArch64 text as bytes by two encoders, and bytes in an emulator with every register in sight."""

import shutil
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from elftools.elf.elffile import ELFFile

GNU = ("aarch64-linux-gnu-gcc", "-march=armv8-a", "-c")
LLVM = ("clang", "--target=aarch64-linux-gnu", "-c")
CODE, STACK, DATA, SIZE, RETURN = 0x10000, 0x200000, 0x400000, 0x100000, 0xFFFF0
REGISTERS = tuple(f"x{i}" for i in range(31))
# x18 and x29 besides: no routine may change them
KEPT = (*(f"x{i}" for i in range(18, 30)), "sp")


def is_installed(encoder: tuple[str, ...]) -> bool:
    return shutil.which(encoder[0]) is not None


def assembled(text: str, folder: Path, encoder: tuple[str, ...] = GNU) -> dict[str, bytes]:
    """The bytes of every global function of a source file."""
    source, target = folder / "text.S", folder / "text.o"
    source.write_text(text)
    subprocess.run([*encoder, str(source), "-o", str(target)], check=True)
    with target.open("rb") as file:
        elf = ELFFile(file)
        code = elf.get_section_by_name(".text").data()
        symbols = elf.get_section_by_name(".symtab").iter_symbols()
        return {
            s.name: code[s["st_value"] : s["st_value"] + s["st_size"]]
            for s in symbols
            if s["st_info"]["type"] == "STT_FUNC"
        }


def functions(bodies: dict[str, list[str]]) -> str:
    """One source file of global functions."""
    text = "#define P_NAME(x) x\n.text\n"
    for name, lines in bodies.items():
        text += (
            f".globl {name}\n.p2align 4\n.type {name}, %function\n{name}:\n"
            + "\n".join(line for line in lines if not line.startswith("//"))
            + f"\n.size {name}, . - {name}\n"
        )
    return text


@dataclass
class State:
    """Registers and flags behind a call."""

    registers: dict[str, int]
    nzcv: int
    lowest: int


class Core:
    """A core with memory for code, stack and data."""

    def __init__(self):
        import unicorn
        from unicorn import arm64_const

        self.numbers = {
            name: getattr(arm64_const, f"UC_ARM64_REG_{name.upper()}")
            for name in (*REGISTERS, "sp", "nzcv")
        }
        self.machine = unicorn.Uc(unicorn.UC_ARCH_ARM64, unicorn.UC_MODE_ARM)
        for start in (CODE, STACK, DATA):
            self.machine.mem_map(start, SIZE if start != CODE else 0xF0000)
        self.lowest = 0
        self.machine.hook_add(unicorn.UC_HOOK_MEM_WRITE, self._written)

    def _written(self, machine, access, address, size, value, data) -> None:
        if STACK <= address < STACK + SIZE:
            self.lowest = min(self.lowest, address)

    def call(self, code: bytes, registers: dict[str, int], nzcv: int = 0) -> State:
        """Run the bytes until they return."""
        self.machine.mem_write(CODE, code)
        self.machine.ctl_remove_cache(CODE, CODE + len(code) + 4)
        self.lowest = top = STACK + SIZE // 2
        for name, value in ({"sp": top, "x30": RETURN, "nzcv": nzcv << 28} | registers).items():
            self.machine.reg_write(self.numbers[name], value)
        self.machine.emu_start(CODE, RETURN)
        found = {name: self.machine.reg_read(number) for name, number in self.numbers.items()}
        return State(found, found.pop("nzcv") >> 28, top - self.lowest)


@cache
def core() -> Core:
    return Core()


def called(code: bytes, arrays: list[bytes], size: int, *words: int) -> tuple[bytes, State]:
    """A routine on arrays, its result in `size` bytes, and the state behind it; what it must keep
    holds numbers of its own before.
    """
    machine = core()
    places = [DATA + 0x1000 * (k + 1) for k in range(len(arrays))]
    for place, array in zip(places, arrays):
        machine.machine.mem_write(place, array)
    passed = (DATA, *places, *words)
    before = {name: 0x1111 * (k + 3) for k, name in enumerate(KEPT[:-1])}
    state = machine.call(code, before | {f"x{k}": value for k, value in enumerate(passed)})
    kept = {name: state.registers[name] for name in KEPT[:-1]}
    assert kept == before and state.registers["sp"] == STACK + SIZE // 2, kept
    return bytes(machine.machine.mem_read(DATA, size)), state
