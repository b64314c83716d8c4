"""Whole multiplications of a library, with some of its routines replaced: what counts in the end of
a tuning run.

A routine that is fastest alone need not be so in the loop that calls it: code is fetched, decoded
and predicted beside its neighbours. So the finalists of the searches are tried one after the other
in the library's own functions.
"""

import ctypes
from dataclasses import replace
from pathlib import Path
from typing import Any

from ecgen.errors import EcgenError
from ecgen.isa.routine import EmittedRoutine
from ecgen.isa.target import Target
from ecgen.library.files.sources import Shell, source_units
from ecgen.library.files.template import banner
from ecgen.library.pipeline.build import Build
from ecgen.resources import data_folder
from ecgen.run.measure.quiet_machine import Quiet, measuring
from ecgen.run.scratch import scratch
from ecgen.run.tools import find_compiler, run

WHOLE = "scalarmult"  # in the names of the functions that are timed


class Loops:
    """A library compiled once; `program` links it with routines replaced."""

    def __init__(self, library: Build, target: Target):
        self.library, self.target = library, target
        self.scratch = scratch("whole")
        self.folder, self.compiler = Path(self.scratch.name), find_compiler()
        self.made: dict[Any, Any] = {}
        for name, text in library.files.items():
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).write_text(text)
        self.prefix = library.spec.prefix
        sources = [
            name
            for name in library.files
            if name.startswith("src/") and name.endswith((".c", ".S"))
        ]
        self.objects = {
            name: self._compiled(self.folder / name, f"o{number}")
            for number, name in enumerate(sources)
        }
        timing = self.folder / "bench" / f"{self.prefix}_bench.c"
        self.objects["bench"] = self._compiled(
            data_folder("harness") / "whole.c", "whole", f'-DTIMING_PROGRAM="{timing}"'
        )

    def program(self, replaced: dict[str, EmittedRoutine]) -> ctypes.CDLL:
        """The library with these routines in the place of its own, loaded; EcgenError if that
        cannot be assembled or linked.
        """
        assembly = replace(
            self.library.assembly,
            emitted=tuple(replaced.get(e.name, e) for e in self.library.assembly.emitted),
        )
        spec, number = self.library.spec, len(self.made)
        key = tuple(e.lines for e in assembly.emitted)
        if key not in self.made:
            called = frozenset(r.name for r in spec.routines)
            shell = Shell(
                self.target, spec.representation, spec.prefix, spec.abi, banner(spec, "c")
            )
            units = source_units(assembly, called, shell)
            objects = dict(self.objects)
            for unit in units:
                if unit.path.endswith(".S") and unit.text != self.library.files[unit.path]:
                    file = self.folder / "src" / f"variant{number}_{Path(unit.path).name}"
                    file.write_text(unit.text)
                    objects[unit.path] = self._compiled(file, f"v{number}{Path(unit.path).stem}")
            shared = self.folder / f"variant{number}.so"
            run([*self.compiler, "-shared", "-o", shared, *objects.values()])
            self.made[key] = ctypes.CDLL(str(shared))
            self.made[key].whole_name.restype, self.made[key].whole_cycles.restype = (
                ctypes.c_char_p,
                ctypes.c_double,
            )
        return self.made[key]

    def _compiled(self, source: Path, name: str, *flags: str) -> Path:
        run([*self.compiler, "-O2", "-fPIC", "-c", *flags, source, "-o", self.folder / f"{name}.o"])
        return self.folder / f"{name}.o"


def in_turn(
    programs: list[ctypes.CDLL], quiet: Quiet, core: int | None, rounds: int, runs: int
) -> list[dict[str, float]]:
    """Function -> cycles of each program, minima over `rounds` in which they are timed one after
    the other; every moment is quiet.
    """
    names = [
        {
            p.whole_name(i).decode(): i
            for i in range(p.whole_count())
            if WHOLE.encode() in p.whole_name(i)
        }
        for p in programs
    ]
    if not names[0]:
        raise EcgenError(
            "this library has no scalar multiplication to time.",
            hint="Tune the routines of a curve that has one.",
        )
    best: list[dict] = [{} for _ in programs]
    for _ in range(rounds):
        with measuring(core):
            for name in names[0]:
                for program, numbers, found in zip(programs, names, best):
                    cycles = quiet.take(lambda: program.whole_cycles(numbers[name], runs))
                    found[name] = min(cycles, found.get(name, cycles))
    return best
