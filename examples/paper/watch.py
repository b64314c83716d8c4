"""Routines as text -> one shared object in this process, with timings of each as minimum and median
over runs.
"""

import ctypes
import random
import statistics
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import TargetError
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.isa.measured import runnable
from ecgen.isa.target import Target
from ecgen.run.tools import compile_c, find_compiler

WIDEST = 9
POOL = 256


@dataclass(frozen=True)
class Timing:
    """Cycles of the time-stamp counter per call: least and median of `runs` runs."""

    min: float
    median: float
    runs: int

    def scaled(self, parts: int) -> "Timing":
        """The time of one of `parts` equal parts of the call."""
        return Timing(round(self.min / parts, 2), round(self.median / parts, 2), self.runs)


def require_features(target: Target) -> None:
    """TargetError if this machine cannot run code for `target`."""
    if missing := sorted(set(target.features) - runnable()):
        raise TargetError(
            f"this machine lacks {', '.join(missing)}, so code for {target.name} cannot be timed"
            " here.",
            where=target.path,
            hint="Use --cpu native.",
        )


class Watch:
    """`routines` maps labels to lines of assembly; a routine may call another one as `in_LABEL`."""

    def __init__(self, routines: Mapping[str, Sequence[str]], prime: Field, cc: str | None = None):
        self.prime = prime
        self.folder = tempfile.TemporaryDirectory(prefix="ecgen-paper-")
        text = [".intel_syntax noprefix", ".text"]
        for label, lines in {"empty": ("ret",), **routines}.items():
            text += [".p2align 6", f".globl {label}", f"{label}:", f"in_{label}:", *lines]
        text.append('.section .note.GNU-stack,"",@progbits')
        source, library = (
            Path(self.folder.name) / "routines.s",
            Path(self.folder.name) / "routines.so",
        )
        source.write_text("\n".join(text) + "\n", encoding="utf-8")
        compile_c(
            find_compiler(cc),
            [Path(__file__).with_name("sequence.c"), source],
            library,
            ("-O2", "-shared", "-fPIC"),
        )
        self.library = ctypes.CDLL(str(library))

    def time(
        self,
        label: str,
        *,
        chained: bool,
        runs: int,
        calls: int = POOL,
        seed: int = 1,
        degree: int = 1,
    ) -> Timing:
        """`chained`: each call works on the result of the one before; else on operands of its own,
        elements of F_p or of its extension of that degree.

        A tenth of the runs, at least one, warms up and is not counted.
        """
        warm = max(runs // 10, 1)
        samples = (ctypes.c_double * (runs + warm))()
        p = (ctypes.c_uint64 * self.prime.n)(*self.prime.limbs(self.prime.p))
        routine = ctypes.cast(getattr(self.library, label), ctypes.c_void_p)
        self.library.sequence(
            routine,
            int(chained),
            runs + warm,
            calls,
            degree,
            self.prime.n,
            p,
            ctypes.c_uint64(seed),
            samples,
        )
        kept = list(samples)[warm:]
        return Timing(round(min(kept), 2), round(statistics.median(kept), 2), runs)

    def call(self, label: str, *elements: int) -> int:
        """The first result of `label(r, elements ...)`."""
        words = self.prime.n
        arrays = [(ctypes.c_uint64 * words)(*self.prime.limbs(x)) for x in elements]
        result = (ctypes.c_uint64 * words)(
            *(random.Random(0).getrandbits(64) for _ in range(words))
        )
        function = getattr(self.library, label)
        function.restype = None
        function(result, *arrays)
        return sum(word << 64 * i for i, word in enumerate(result))

    def call_in_place(self, label: str, elements: Sequence[int]) -> list[int]:
        """The elements of the space after one call of a routine that works on a space it is given
        twice.
        """
        words = self.prime.n
        space = (ctypes.c_uint64 * (words * 64))(
            *(w for x in elements for w in self.prime.limbs(x))
        )
        function = getattr(self.library, label)
        function.restype = None
        function(space, space, space)
        return [sum(space[words * k + i] << 64 * i for i in range(words)) for k in range(64)]
