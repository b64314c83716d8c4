"""Objects that this CPU cannot run, decoded: how deep below its caller each function reaches, at
most.
"""

import re
from pathlib import Path

from ecgen.run.emitted import Emitted
from ecgen.run.tools import run, with_flags

ALIGNED = re.compile(r"and\s+rsp,0x(f+[0-9a-f]0)")
MOVED = re.compile(r"(sub|add)\s+rsp,(-?0x[0-9a-f]+)$")
LOWERED = re.compile(r"lea\s+rsp,\[rsp(-0x[0-9a-f]+)\]")
GOES = re.compile(r"(call|jmp)\s+[0-9a-f]+ <(\w+)>$")


def functions_in(program: Path) -> dict[str, list[str]]:
    """Name -> instructions of every function of a linked object."""
    found, lines = {}, []
    for line in run(
        ["objdump", "-d", "-M", "intel", "--no-show-raw-insn", program]
    ).stdout.splitlines():
        if match := re.fullmatch(r"[0-9a-f]+ <([\w.]+)>:", line):
            lines = found[match[1]] = []
        elif "\t" in line:
            lines.append(line.split("\t", 1)[1].split("#")[0].strip())
    return found


def _signed(text: str) -> int:
    value = int(text, 16)
    return value - (value >> 63 << 64)


def frame(lines: list[str]) -> int:
    """Bytes below the return address that the function itself may take."""
    deepest = depth = 0
    for line in lines:
        if line.startswith("push"):
            depth += 8
        elif match := MOVED.match(line):
            moved = _signed(match[2]) * (1 if match[1] == "sub" else -1)
            depth += max(moved, 0)
        elif match := LOWERED.match(line):
            depth -= int(match[1], 16)
        elif match := ALIGNED.match(line):
            depth += (1 << 64) - int(match[1], 16) - 8
        elif line.startswith("pop"):
            depth -= 8
        deepest = max(deepest, depth)
    return deepest


def depth_of(name: str, functions: dict[str, list[str]], known: dict[str, int]) -> int:
    """Bytes below the caller's stack pointer, the return address of the call among them."""
    if name not in known:
        known[name] = (
            8
            + frame(functions[name])
            + max(
                (
                    depth_of(other, functions, known)
                    for line in functions[name]
                    if (match := GOES.match(line))
                    and (other := match[2].split("@")[0]) in functions
                    and other != name
                ),
                default=0,
            )
        )
    return known[name]


def too_deep(emitted: Emitted, compiler: tuple[str, ...], scratch: Path) -> str:
    """What says that a function of secrets reaches deeper than is cleared, or that what clears
    leaves a register of AVX-512; "" if neither."""
    target = scratch / "cell.so"
    run(
        [
            *with_flags(compiler, ("-fPIC", "-shared", "-Wl,-Bsymbolic")),
            "-o",
            target,
            *(emitted.folder / source for source in emitted.sources),
        ]
    )
    functions, known = functions_in(target), {}
    found = []
    for name, size in emitted.cleared:
        depth = 16 + depth_of(f"{emitted.prefix}_{name}_work", functions, known)
        if depth > size:
            found.append(f"{name} may reach {depth} bytes below its caller, and {size} are cleared")
    erased = functions[f"{emitted.prefix}_erase"]
    wanted = [f"vpxord zmm{i},zmm{i},zmm{i}" for i in range(16, 32)] + [
        f"kxorw  k{i},k{i},k{i}" for i in range(8)
    ]
    found += [f"{line} is missing" for line in wanted if line not in erased]
    told = functions[f"{emitted.prefix}_vector_registers"]
    found += (
        []
        if any(re.search(r"(eax,|push +)0x3$", line) for line in told)
        else ["P_vector_registers does not give 3"]
    )
    return "; ".join(found)
