"""Programs on emulated CPUs that claim any CPUID flags and any register state saved by the
system.
"""

import struct
import subprocess
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pytest

STUB = r"""
#include "include/v.h"
static const uint8_t scalar[32] = {200, 7, 9, 1};
static uint8_t point[64], out[64];
void _start(void)
{
    INIT
    v_base(point);
    v_scalarmult(out, scalar, point);
    __asm__ volatile("hlt" : : "a"(out));
}
"""
SCALAR = 200 + (7 << 8) + (9 << 16) + (1 << 24)
FLAGS = {
    "fma": ("ecx", 12),
    "xsave": ("ecx", 26),
    "osxsave": ("ecx", 27),
    "avx": ("ecx", 28),
    "avx2": ("ebx", 5),
    "avx512f": ("ebx", 16),
    "avx512dq": ("ebx", 17),
    "avx512ifma": ("ebx", 21),
    "avx512vl": ("ebx", 31),
}
LEAVES = {"ecx": 1, "ebx": 7}
XGETBV = bytes((0x0F, 0x01, 0xD0))


@dataclass(frozen=True)
class Machine:
    """What CPUID and XGETBV say. The emulator itself has no instruction of AVX: code that uses one
    stops there.
    """

    flags: frozenset
    saved: int = 7

    def answer(self, leaf: int) -> dict:
        """eax, ebx, ecx, edx of a CPUID leaf."""
        registers = {"eax": 0, "ebx": 0, "ecx": 0, "edx": 0}
        if leaf == 0:
            return {"eax": 7, "ebx": 0x756E6547, "edx": 0x49656E69, "ecx": 0x6C65746E}
        if leaf == 1:
            registers |= {"eax": 0x206A7, "edx": 1 << 24 | 1 << 25 | 1 << 26}
        for name, (register, bit) in FLAGS.items():
            if LEAVES[register] == leaf and name in self.flags:
                registers[register] |= 1 << bit
        return registers


def image(folder: Path, scratch: Path, compiler: str, *flags: str) -> Path:
    """A program without operating system: one multiplication, then HLT."""
    init = "__builtin_cpu_init();" if compiler == "gcc" else ""
    (scratch / "stub.c").write_text(STUB.replace("INIT", init))
    sources = [scratch / "stub.c", *sorted((folder / "src").glob("*.[cS]"))]
    command = [
        compiler,
        "-O1",
        "-I",
        str(folder),
        "-ffreestanding",
        "-fno-stack-protector",
        "-nostdlib",
        "-static",
        "-no-pie",
        *flags,
    ]
    target = scratch / f"image_{compiler}"
    done = subprocess.run(
        [*command, "-o", str(target), *map(str, sources), "-lgcc"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return target


def with_state(data: bytes, saved: int) -> bytes:
    """XGETBV, which the emulator refuses to set up, as `mov al, saved; nop`."""
    return data.replace(XGETBV, bytes((0xB0, saved, 0x90)))


def emulate(program: Path, machine: Machine | None = None) -> bytes | None:
    """The result of the program on an emulated CPU, without AVX whatever it claims; None if it met
    an instruction that this CPU has not got.
    """
    return _run(program, machine)[0]


def stops_in(program: Path, machine: Machine) -> str:
    """The function in which the program on such a CPU met an instruction that this has not got; ""
    if it met none.
    """
    result, at = _run(program, machine)
    if result is not None:
        return ""
    rows = [
        line.split()
        for line in subprocess.run(
            ["nm", program], capture_output=True, text=True, check=True
        ).stdout.splitlines()
    ]
    return max(
        (int(address, 16), name)
        for address, kind, name in rows
        if kind in "tT" and int(address, 16) <= at
    )[1]


def _run(program: Path, machine: Machine | None) -> tuple[bytes | None, int]:
    """The result, or None, and the address where the program stopped."""
    return _emulated(program.read_bytes(), machine)


@lru_cache(maxsize=32)  # what a program gives, and where it stops, is asked one after the other
def _emulated(data: bytes, machine: Machine | None) -> tuple[bytes | None, int]:
    unicorn = pytest.importorskip("unicorn", reason="unicorn is missing: the fallback was not run")
    x86 = unicorn.x86_const
    uc = unicorn.Uc(unicorn.UC_ARCH_X86, unicorn.UC_MODE_64)
    uc.ctl_set_cpu_model(x86.UC_CPU_X86_NEHALEM)
    if machine:
        assert XGETBV in data, "nobody asks what the system saves"
        data = with_state(data, machine.saved)
        uc.hook_add(
            unicorn.UC_HOOK_INSN,
            lambda uc, _: _answer(uc, x86, machine),
            None,
            1,
            0,
            x86.UC_X86_INS_CPUID,
        )
    entry, table = struct.unpack_from("<QQ", data, 24)
    uc.mem_map(0x400000, 1 << 22)
    for k in range(struct.unpack_from("<H", data, 56)[0]):
        kind, _, offset, address, _, size = struct.unpack_from("<IIQQQQ", data, table + 56 * k)
        if kind == 1:  # PT_LOAD
            uc.mem_write(address, data[offset : offset + size])
    uc.mem_map(1 << 32, 1 << 20)
    uc.reg_write(x86.UC_X86_REG_RSP, (1 << 32) + (1 << 19) - 8)
    cr4 = uc.reg_read(x86.UC_X86_REG_CR4)
    uc.reg_write(x86.UC_X86_REG_CR4, cr4 | 1 << 9)
    try:
        uc.emu_start(entry, 0)
    except unicorn.UcError as error:
        assert error.errno == unicorn.UC_ERR_INSN_INVALID, error
        return None, uc.reg_read(x86.UC_X86_REG_RIP)
    return bytes(uc.mem_read(uc.reg_read(x86.UC_X86_REG_RAX), 64)), uc.reg_read(x86.UC_X86_REG_RIP)


def _answer(uc, x86, machine: Machine) -> bool:
    """Fill in CPUID's registers; True: the emulator's own answer is not wanted."""
    for name, value in machine.answer(uc.reg_read(x86.UC_X86_REG_RAX) & 0xFFFFFFFF).items():
        uc.reg_write(getattr(x86, f"UC_X86_REG_R{name[1:].upper()}"), value)
    return True
