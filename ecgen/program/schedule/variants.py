"""Co-search: among formulas that compute the same, the one whose best schedule costs least."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ecgen.errors import ScheduleError
from ecgen.program.check import differs
from ecgen.program.ir import FieldProgram
from ecgen.program.ops import OPS, OpSpec, Table
from ecgen.program.passes.half import halvings
from ecgen.program.schedule import schedule
from ecgen.program.schedule.result import Schedule


@dataclass(frozen=True)
class Choice:
    """`schedule` is the best one; `scores` are (name, what was minimised) of every candidate, in
    the order given.
    """

    schedule: Schedule
    scores: tuple[tuple[str, int], ...]


def variants(
    formulas: Sequence[FieldProgram],
    fusions: str | Iterable[OpSpec] = "paper",
    objective: str = "cycles",
    move_halvings: bool = True,
    equal: bool = False,
    table: Table = OPS,
    **options: Any,
) -> Choice:
    """The best schedule among the formulas (and the placements of their halvings); the first wins a
    tie.

    `equal` also tests at random points that all give identical coordinates, which formulas that
    scale their results differently do not; options are those of `schedule`.
    """
    if not formulas:
        raise ScheduleError("There is no formula to choose from.")
    best: Schedule | None = None
    scores: list[tuple[str, int]] = []
    for formula in formulas:
        for i, candidate in enumerate(halvings(formula) if move_halvings else (formula,)):
            public = differs(formulas[0], candidate, table) if equal else None
            if public:
                raise ScheduleError(
                    f"The formulas {formulas[0].name} and {candidate.name} give different values of"
                    f" {public}.",
                    hint="Compare only formulas of one operation and one scaling.",
                )
            found = schedule(candidate, fusions, objective, table=table, **options)
            scores.append(
                (
                    candidate.name if i == 0 else f"{candidate.name} (halvings moved, {i})",
                    found.proof.value,
                )
            )
            if best is None or _rank(found) < _rank(best):
                best = found
    assert best is not None  # of one formula at least
    return Choice(best, tuple(scores))


def _rank(found: Schedule) -> tuple[int, int, int, int]:
    return found.proof.value, found.dependencies, len(found.units), found.live
