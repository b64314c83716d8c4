"""Routines of a MachineProgram made callable in this process: through PeachPy, or `as` and a shared
object.

Also the calling-convention probe: an assembly trampoline that plants known values in every
preserved register and below the stack pointer, calls, and reports what it finds afterwards.
"""

import ctypes
import platform
import random
import shutil
import subprocess
from pathlib import Path

import pytest

from ecgen.isa.measured import runnable
from tests.support.isa import peachpy

MASK = (1 << 64) - 1
HOST = platform.machine().lower() in ("x86_64", "amd64") and platform.system() == "Linux"
FLAGS = runnable() if HOST else set()
HAS_ADX = {"adx", "bmi2"} <= FLAGS
HAS_TOOLS = all(map(shutil.which, ("gcc", "as")))
PROBED = ("rbx", "rbp", "r12", "r13", "r14", "r15")
BELOW = 512
PATTERN = 0x5A5AA5A5C3C33C3C

needs_host = pytest.mark.skipif(
    not (HOST and HAS_TOOLS), reason="not run: needs gcc, as and an x86-64 Linux host"
)


def levels() -> tuple[str, ...]:
    """The levels whose code this CPU can run."""
    return ("adx", "generic") if HAS_ADX else ("generic",)


def shared_object(folder: Path, assembly: str, c: str = "") -> ctypes.CDLL:
    """Assemble, compile and load; `folder` receives the files."""
    sources = [folder / "code.S"]
    sources[0].write_text(
        f'.intel_syntax noprefix\n.section .note.GNU-stack,"",@progbits\n.text\n{assembly}\n'
    )
    if c:
        sources.append(folder / "code.c")
        sources[1].write_text(c)
    target = folder / "code.so"
    done = subprocess.run(
        ["gcc", "-O1", "-shared", "-fPIC", "-nostdlib", "-o", str(target), *map(str, sources)],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return ctypes.CDLL(str(target))


def routine_text(name: str, lines) -> str:
    """One global function."""
    return f".globl {name}\n.p2align 4\n{name}:\n" + "\n".join(lines) + "\n"


def address(function) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value


def words(count: int):
    """An array of `count` words with one canary on each side, and the address of word 0."""
    array = (ctypes.c_uint64 * (count + 2))()
    array[0] = array[count + 1] = PATTERN
    return array, ctypes.addressof(array) + 8


def put(array, value: int, count: int) -> None:
    for k in range(count):
        array[k + 1] = value >> 64 * k & MASK


def get(array, count: int) -> int:
    assert array[0] == PATTERN and array[count + 1] == PATTERN, "the routine wrote beside its array"
    return sum(array[k + 1] << 64 * k for k in range(count))


def load_gas(folder: Path, routines: dict) -> dict:
    """name -> callable for emitted routines, through one shared object."""
    text = "".join(routine_text(name, emitted.lines) for name, emitted in routines.items())
    library = shared_object(folder, text)
    result = {}
    for name, emitted in routines.items():
        function = getattr(library, name)
        function.argtypes = [ctypes.c_uint64] * len(emitted.machine.arguments)
        function.restype = ctypes.c_uint64
        result[name] = function
    return result


def load_peachpy(routines: dict, fallback: dict) -> tuple[dict, list[str]]:
    """name -> callable through PeachPy; what it refuses comes from `fallback` and is listed."""
    result, refused = {}, []
    for name, emitted in routines.items():
        try:
            result[name] = peachpy.load(emitted.machine)
        except peachpy.EncoderRefusal as refusal:
            result[name] = fallback[name]
            refused.append(f"{name}: {refusal.what}")
    return result, refused


def edge_numbers(p: int, count: int) -> list[int]:
    """0, 1, p-1, p, p+1, multiples of p, powers of two and their neighbours, within `count`
    words.
    """
    top = 1 << 64 * count
    size = p.bit_length()
    numbers = {
        0,
        1,
        2,
        p - 2,
        p - 1,
        p,
        p + 1,
        p // 2,
        p // 2 + 1,
        top - 1,
        top - 2,
        top - top % p,
        top - top % p - 1,
    }
    numbers |= {(1 << k) + d for k in (63, 64, 65, size - 1, size, 127, 128) for d in (-1, 0, 1)}
    numbers |= {k * p + d for k in (2, 3) for d in (-1, 0, 1)} | {top - p, top - p - 1, top - p + 1}
    return sorted(x for x in numbers if 0 <= x < top)


EDGE_LIMBS = (
    0,
    1,
    2,
    1 << 63,
    (1 << 63) - 1,
    MASK,
    MASK - 1,
    (1 << 32) - 1,
    1 << 32,
    189,
    MASK - 188,
)


def random_word(rng: random.Random) -> int:
    """A word, every second one from the edges."""
    return rng.choice(EDGE_LIMBS) if rng.random() < 0.5 else rng.getrandbits(64)


def _probe(name: str, arguments: tuple[str, ...], shadow: int) -> str:
    """`name(fn, args[4], seen[12])`: seen = rax, the probed registers, rdi, rsi, rsp, direction
    flag, depth.
    """
    plant = "\n".join(
        f"movabs {r}, {0x1111111111111111 * (k + 1)}"
        for k, r in enumerate((*PROBED, "rdi", "rsi"))
        if r not in arguments
    )
    pass_ = "\n".join(f"mov {r}, [r10+{8 * k}]" for k, r in enumerate(arguments))
    keep = "\n".join(f"mov [r11+{8 * (k + 1)}], {r}" for k, r in enumerate((*PROBED, "rdi", "rsi")))
    pushes, pops = (
        "\n".join(f"push {r}" for r in PROBED),
        "\n".join(f"pop {r}" for r in reversed(PROBED)),
    )
    return f"""
.globl {name}
{name}:
{pushes}
mov r10, rsi
mov r11, rdi
lea rcx, [rip+{name}_state]
mov [rcx], rsp
mov [rcx+8], rdx
movabs rax, {PATTERN}
lea rcx, [rsp-{8 * BELOW}]
1: mov [rcx], rax
add rcx, 8
cmp rcx, rsp
jb 1b
{f"sub rsp, {shadow}" if shadow else ""}
{plant}
{pass_}
call r11
lea r10, [rip+{name}_state]
mov r11, [r10+8]
mov [r11], rax
{keep}
{f"add rsp, {shadow}" if shadow else ""}
mov [r11+72], rsp
mov rsp, [r10]
pushfq
cld
pop rax
mov [r11+80], rax
sub [r11+72], rsp
movabs rax, {PATTERN}
lea rcx, [rsp-{8 * BELOW}]
2: cmp [rcx], rax
jne 3f
add rcx, 8
cmp rcx, rsp
jb 2b
3: mov rax, rsp
sub rax, rcx
sub rax, {8 + shadow}
mov [r11+88], rax
{pops}
ret
.local {name}_state
.comm {name}_state, 16, 16
"""


PROBES = _probe("probe_sysv", ("rdi", "rsi", "rdx", "rcx"), 0) + _probe(
    "probe_win64", ("rcx", "rdx", "r8", "r9"), 32
)


def probe(library: ctypes.CDLL, abi: str, function: int, arguments: list[int]) -> dict:
    """Call `function` through the trampoline; what broke its calling convention, and how deep it
    wrote.
    """
    seen = (ctypes.c_uint64 * 12)()
    passed = (ctypes.c_uint64 * 4)(*arguments, *[0] * (4 - len(arguments)))
    trampoline = getattr(library, f"probe_{abi}")
    trampoline.argtypes = [ctypes.c_uint64, ctypes.c_void_p, ctypes.c_void_p]
    trampoline.restype = None
    trampoline(function, ctypes.addressof(passed), ctypes.addressof(seen))
    kept = PROBED if abi == "sysv" else (*PROBED, "rdi", "rsi")
    broken = [
        r
        for k, r in enumerate((*PROBED, "rdi", "rsi"))
        if r in kept and seen[k + 1] != 0x1111111111111111 * (k + 1)
    ]
    broken += ["rsp"] if seen[9] else []
    broken += ["direction flag"] if seen[10] >> 10 & 1 else []
    return {"result": seen[0], "broken": broken, "depth": seen[11]}
