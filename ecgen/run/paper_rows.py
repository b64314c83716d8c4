"""The rows of the tables of `ecgen bench --paper`: times by column, how much less they are, and what the paper printed."""

from dataclasses import dataclass, field

from ecgen.run.paper_watch import Timing


@dataclass(frozen=True)
class Row:
    """`times` and `reduction` (per cent less, by medians) by column; `paper` holds the printed figures by CPU."""

    name: str
    times: dict[str, Timing]
    reduction: dict[str, float]
    paper: dict[str, dict[str, float]]
    dependencies: "float | None" = None
    note: str = ""


@dataclass(frozen=True)
class Table:
    number: int
    title: str
    rows: tuple[Row, ...]
    notes: tuple[str, ...] = field(default=())
    kind: str = "Table"


def reduction(new: Timing, old: Timing) -> float:
    """By how many per cent the median is less."""
    return round(100 * (1 - new.median / old.median), 1)
