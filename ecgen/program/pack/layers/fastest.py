"""What searches of packings share: annealing by weights, and runs of a search by what a model of a
CPU says -> the fastest program of them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, inf
from random import Random
from typing import TypeVar

from ecgen.errors import ScheduleError
from ecgen.program.ir import FieldProgram
from ecgen.program.pack.check import differs, named
from ecgen.program.pack.ir import PackedProgram

T = TypeVar("T")
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


def annealed(
    random: Random,
    first: tuple[float, T],
    another: Callable[[T], tuple[float, T] | None],
    moves: int,
    temperatures: tuple[float, float],
) -> T:
    """The choice of least weight that annealing meets, with what it weighs before it; `another` is
    what a change leads to, None for no choice. The temperatures are the first and the last.
    """
    (hot, cold), now, best = temperatures, first, first
    for step in range(moves):
        other = another(now[1])
        heat = hot * (cold / hot) ** (step / moves)
        if other and (other[0] <= now[0] or random.random() < exp((now[0] - other[0]) / heat)):
            now, best = other, min(best, other, key=lambda row: row[0])
    return best[1]


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
