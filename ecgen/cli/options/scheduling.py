"""What `ecgen schedule` is asked for, as one value."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Scheduling:
    """The arguments and options of the command, by their names."""

    formula: str
    others: tuple[str, ...]
    times: int
    following: str | None
    fusions: str
    objective: str
    loop: bool
    cpu: str | None
    pinned: str | None
    greedy: bool
    move_halvings: bool
    effort: int
    lanes: int | None
    levels: bool
    curve: str | None
    annotate: bool
    glue: str | None
    record: bool
    extension: str | None
    as_json: bool
    html: Path | None

    @property
    def candidates(self) -> tuple[str, ...]:
        """The formulas of which one is chosen."""
        return self.formula, *self.others

    @property
    def formulas(self) -> tuple[str, ...]:
        """All that are named."""
        return (*self.candidates, *((self.following,) if self.following else ()))
