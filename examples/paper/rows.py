"""The rows of the tables: times by column, how much less they are, and
what the paper printed.
"""

from dataclasses import dataclass, field

from examples.paper.watch import Timing


@dataclass(frozen=True)
class Row:
    """`times` and `reduction` (per cent less, by minima) by column; `paper` holds the printed
    figures by CPU.
    """

    name: str
    times: dict[str, Timing]
    reduction: dict[str, float]
    paper: dict[str, dict[str, float]]
    dependencies: float | None = None
    note: str = ""


@dataclass(frozen=True)
class Table:
    number: int
    title: str
    rows: tuple[Row, ...]
    notes: tuple[str, ...] = field(default=())
    kind: str = "Table"


def reduction(new: Timing, old: Timing) -> float:
    """By how many per cent the minimum is less: on a busy machine it is the steadier figure, and
    the one that is quoted.
    """
    return round(100 * (1 - new.min / old.min), 1)
