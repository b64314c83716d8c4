"""Runs of a search of packings by what a model of a CPU says -> the fastest program of them."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from random import Random

from ecgen.errors import ScheduleError
from ecgen.program.ir import FieldProgram
from ecgen.program.pack.check import differs, named
from ecgen.program.pack.ir import PackedProgram

Time = Callable[[PackedProgram], float]  # infinite for a program that cannot be lowered
Found = tuple[float, int, PackedProgram]  # time, run, program


@dataclass(frozen=True)
class Trials:
    """In each of the `runs` so many `moves` of annealing by weights, then other programs `tried` by
    their time. The same programs are found for equal efforts.
    """

    moves: int
    tried: int
    seed: int = 1
    runs: range = range(1)


def fastest(
    program: FieldProgram,
    trials: Trials,
    search: Callable[[Random], tuple[float, PackedProgram]],
    how: str,
) -> Found:
    """The fastest that the runs find, the first of equals."""
    found = [(*search(Random(f"{trials.seed} {run}")), run) for run in trials.runs]
    took, packed, run = min(found, key=lambda row: row[0])
    if took == inf:
        raise ScheduleError(
            f"no packing of {program.name} in {how} was found that can be lowered.",
            where=program.source or None,
            hint="Give more runs (--effort).",
        )
    if wrong := differs(program, packed):
        raise ScheduleError(
            f"the packing of {program.name} in {how} computes something else: {wrong}.",
            where=program.source or None,
            hint="Report this program.",
        )
    return took, run, named(program, packed)
