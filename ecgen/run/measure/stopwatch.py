"""Emitted routines -> cycles: assembles them into a shared object, calls them, reads the time-stamp
counter.
"""

import ctypes
from pathlib import Path

from ecgen.isa.routine import EmittedRoutine
from ecgen.resources import data_folder
from ecgen.run.scratch import scratch
from ecgen.run.tools import find_compiler, run


class Stopwatch:
    """Times routines that it loaded: (throughput, latency) in TSC cycles, minima."""

    def __init__(self):
        self.folder = scratch("tune")
        self.loaded: dict = {}
        source = data_folder("harness") / "stopwatch.c"
        library = Path(self.folder.name) / "stopwatch.so"
        run([*find_compiler(), "-O2", "-shared", "-fPIC", "-o", library, source])
        self.clock = ctypes.CDLL(str(library))
        self.clock.probe.restype = ctypes.c_double

    def probe(self) -> float:
        """TSC cycles of a fixed loop of multiplications, a few microseconds."""
        return self.clock.probe()

    def load(self, routines: list[EmittedRoutine]) -> None:
        """Assemble the routines that are not loaded yet, all at once."""
        new = list({r.lines: r for r in routines if r.lines not in self.loaded}.values())
        if not new:
            return
        stem = Path(self.folder.name) / f"k{len(self.loaded)}"
        text = [".intel_syntax noprefix", ".text"]
        for number, routine in enumerate(new):
            text += [".p2align 6", f".globl routine_{number}", f"routine_{number}:", *routine.lines]
        stem.with_suffix(".s").write_text(
            "\n".join([*text, '.section .note.GNU-stack,"",@progbits']) + "\n"
        )
        run(["as", stem.with_suffix(".s"), "-o", stem.with_suffix(".o")])
        run(["ld", "-shared", stem.with_suffix(".o"), "-o", stem.with_suffix(".so")])
        code = ctypes.CDLL(str(stem.with_suffix(".so")))
        self.loaded |= {
            routine.lines: code[f"routine_{number}"] for number, routine in enumerate(new)
        }

    def measure(
        self,
        routine: EmittedRoutine,
        runs: int = 5,
        turns: int = 25,
        counted: int = 0,
        then: EmittedRoutine | None = None,
    ) -> tuple[float, float]:
        """`counted` > 0: the third argument is that count instead of a pointer. With `then`, the
        latency is that of both in turn.
        """
        self.load([routine, *([then] if then else [])])
        throughput, latency = ctypes.c_double(), ctypes.c_double()
        self.clock.stopwatch(
            self.loaded[routine.lines],
            self.loaded[then.lines] if then else None,
            runs,
            turns,
            counted,
            ctypes.byref(throughput),
            ctypes.byref(latency),
        )
        return throughput.value, latency.value
