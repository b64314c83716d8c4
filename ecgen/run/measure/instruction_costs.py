"""What instructions cost on this machine, measured: the figures that a CPU file holds under
[instructions], [vector] and [model].

Every loop is assembled by itself and timed beside a chain of additions of registers, which takes
one core cycle each on every x86-64, so that all figures are core cycles whatever the clock is.
Latency: each instruction waits for the one before (for MULX and MUL by the upper half); reciprocal
throughput: no instruction waits. All are minima over runs.
"""

import ctypes
import random
import tempfile
from pathlib import Path

from ecgen.errors import ToolError
from ecgen.isa.avx.table import OF_OPERATION
from ecgen.isa.measured import runnable
from ecgen.resources import data_folder
from ecgen.run.tools import find_compiler, run

FREE = ("rax", "rbx", "r15", "rsi", "rbp", "r8", "r9", "r10", "r11", "r12", "r13", "r14")
ROUNDS = 100
CLOCK = ("add rax, rax",) * 48
# Instruction -> (text of the waiting one, text of the free ones with a register {r} that nobody
# reads).
INTEGER = {
    "mulx": ("mulx rdx, rax, rdx", "mulx {r}, {r}, rdx"),
    "mul": ("mul rdx", "mov eax, edi; mul rdi"),
    "imul": ("imul rax, rax", "imul {r}, rdx"),
    "adc": ("adc rax, rdx", "adc {r}, rdx"),
    "adcx": ("adcx rax, rdx", "adcx {r}, rdx"),
    "adox": ("adox rax, rdx", "adox {r}, rdx"),
    "shld": ("shld rax, rax, 7", "shld {r}, rdx, 7"),
    "shrd": ("shrd rax, rax, 7", "shrd {r}, rdx, 7"),
    "lea": ("lea rax, [rax+rdx]", "lea {r}, [rdx+rdx]"),
}
NEEDED = {"mulx": "bmi2", "adcx": "adx", "adox": "adx"}
FUSED = {"fma": "vfmadd231pd", "fms": "vfmsub231pd"}
SUFFIX = {
    "shl": ", 3",
    "shr": ", 3",
    "perm": ", 147",
    "blend": ", 60",
    "halves": ", 33",
    "inside": ", 5",
    "choose": ", ymm13",
}
ONE_SOURCE = ("shl", "shr", "perm", "inside")
NAMES = OF_OPERATION | {"inside": "vpermilpd"}


class Clock:
    """Times loops of instructions in core cycles."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="ecgen-costs-")
        source = data_folder("harness") / "stopwatch.c"
        library = Path(self.folder.name) / "stopwatch.so"
        run([*find_compiler(), "-O2", "-shared", "-fPIC", "-o", library, source])
        self.stopwatch = ctypes.CDLL(str(library)).stopwatch
        self.loaded: list = []
        self.unit = self._load(CLOCK)

    def cycles(self, body: tuple[str, ...]) -> float:
        """Core cycles of one round of the body."""
        loop = self._load(body)
        return min(self._ticks(loop) / self._ticks(self.unit) for _ in range(9)) * len(CLOCK)

    def core_cycle(self) -> float:
        """Cycles of the time-stamp counter that one core cycle takes."""
        return min(self._ticks(self.unit) for _ in range(9)) / len(CLOCK) / ROUNDS

    def _ticks(self, loop) -> float:
        throughput, latency = ctypes.c_double(), ctypes.c_double()
        self.stopwatch(loop, None, 12, 1, ROUNDS, ctypes.byref(throughput), ctypes.byref(latency))
        return throughput.value

    def _load(self, body):
        """A function that runs the body as often as its third argument says."""
        stem = Path(self.folder.name) / f"k{len(self.loaded)}"
        saved = ("rbx", "rbp", "r12", "r13", "r14", "r15")
        text = [
            ".intel_syntax noprefix",
            ".globl routine",
            ".p2align 6",
            "routine:",
            *(f"push {r}" for r in saved),
            "mov rcx, rdx",
            "mov edx, 77",
            "mov edi, 5",
            ".p2align 6",
            "1:",
            *body,
            "lea rcx, [rcx-1]",
            "jrcxz 2f",
            "jmp 1b",
            "2:",
            "vzeroupper",
            *(f"pop {r}" for r in reversed(saved)),
            "ret",
            '.section .note.GNU-stack,"",@progbits',
        ]
        stem.with_suffix(".s").write_text("\n".join(text) + "\n")
        run(["as", stem.with_suffix(".s"), "-o", stem.with_suffix(".o")])
        run(["ld", "-shared", stem.with_suffix(".o"), "-o", stem.with_suffix(".so")])
        self.loaded.append(ctypes.CDLL(str(stem.with_suffix(".so"))))
        return self.loaded[-1].routine


def measure_costs(progress=lambda text: None) -> dict:
    """{"instructions": {name: (latency, throughput)}, "vector": the same for operations on four
    lanes, "model": figures of [model], "pairs": core cycles of 24 of one vector operation with 24
    of another}. ToolError where the machine is no x86-64."""
    flags = runnable()
    if "lm" not in flags:
        raise ToolError(
            "instructions can be timed on x86-64 under Linux alone.",
            hint="Take the figures from the manufacturer's documents.",
        )
    clock = Clock()
    found: dict[str, dict] = {"instructions": {}, "vector": {}, "model": {}, "pairs": {}}
    for name, (waiting, free) in INTEGER.items():
        if NEEDED.get(name, "lm") in flags:
            progress(name)
            latency = clock.cycles((waiting,) * 48) / 48
            found["instructions"][name] = (
                latency,
                clock.cycles(tuple(free.format(r=FREE[i % 12]) for i in range(48))) / 48,
            )
    if {"avx2", "fma"} <= flags:
        for name in (*FUSED, *NAMES):
            progress(name)
            waiting = clock.cycles((_vector(name, 0, waits=True),) * 48) / 48
            found["vector"][name] = (
                waiting,
                clock.cycles(tuple(_vector(name, i % 12) for i in range(48))) / 48,
            )
        for one, two in (
            ("shl", "fma"),
            ("shl", "fadd"),
            ("shl", "mul"),
            ("shl", "perm"),
            ("perm", "fma"),
            ("perm", "fadd"),
            ("perm", "mul"),
            ("low", "perm"),
            ("low", "fma"),
            ("low", "fadd"),
        ):
            found["pairs"][one, two] = clock.cycles(
                tuple(_vector((one, two)[i % 2], i % 12) for i in range(48))
            )
    if {"bmi2", "adx"} <= flags:
        found["model"] = _model(clock, progress)
    return found


def _vector(name: str, register: int, waits: bool = False) -> str:
    source = register if waits else 14
    if name in FUSED:
        return (
            f"{FUSED[name]} ymm{register}, ymm14, ymm15"
            if waits
            else f"{FUSED[name].replace('231', '213')} ymm{register}, ymm14, ymm15"
        )
    if name in ONE_SOURCE:
        return f"{NAMES[name]} ymm{register}, ymm{source}{SUFFIX[name]}"
    return f"{NAMES[name]} ymm{register}, ymm{source}, ymm15{SUFFIX.get(name, '')}"


def _model(clock: Clock, progress) -> dict:
    """The law of mixed code, cycles = multiply * MULX + integer * others: fitted by least squares
    to random mixes of 60 MULX and 60 to 240 additions; `error` is the greatest distance of a mix
    from it."""
    chance, rows = random.Random(1), []
    for others in range(60, 241, 20):
        progress(f"60 mulx, {others} additions")
        body = [f"mulx {FREE[i % 6]}, {FREE[i % 6]}, rdx" for i in range(60)] + [
            f"add {FREE[6 + i % 6]}, rdx" for i in range(others)
        ]
        chance.shuffle(body)
        rows.append((60, others, clock.cycles(tuple(body))))
    aa, ab, bb = (sum(row[i] * row[j] for row in rows) for i, j in ((0, 0), (0, 1), (1, 1)))
    ac, bc = (sum(row[i] * row[2] for row in rows) for i in (0, 1))
    multiply = (ac * bb - bc * ab) / (aa * bb - ab * ab)
    integer = (bc * aa - ac * ab) / (aa * bb - ab * ab)
    error = max(abs(multiply * m + integer * n - cycles) / cycles for m, n, cycles in rows)
    return {"multiply": multiply, "integer": integer, "error": error}


def costs_data(found: dict) -> dict:
    """The figures for JSON."""
    rows = {
        table: {
            name: {"latency": round(latency, 2), "throughput": round(free, 3)}
            for name, (latency, free) in found[table].items()
        }
        for table in ("instructions", "vector")
    }
    return rows | {
        "model": {key: round(value, 4) for key, value in found["model"].items()},
        "pairs": [
            {"operations": list(names), "cycles": round(cycles, 1)}
            for names, cycles in found["pairs"].items()
        ],
    }


def costs_text(found: dict) -> str:
    """The figures as tables of a CPU file; pairs of vector operations, which tell whether these
    share their pipes, as comments.
    """
    lines = []
    for table in ("instructions", "vector"):
        lines += [
            f"[{table}]",
            *(
                f"{name} = {{ latency = {latency:.1f}, throughput = {free:.2f} }}"
                for name, (latency, free) in found[table].items()
            ),
            "",
        ]
    if model := found["model"]:
        lines += [
            "[model]",
            f"multiply = {model['multiply']:.2f}",
            f"integer = {model['integer']:.2f}",
            f"# every mix within {100 * model['error']:.0f} %",
            "",
        ]
    lines += [
        f"# 24 {one} and 24 {two}: {cycles:.0f} cycles"
        for (one, two), cycles in found["pairs"].items()
    ]
    return "\n".join(lines) + "\n"
