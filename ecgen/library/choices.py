"""Choices: which formula, fusions, order and interleaving a routine is made of; found by measuring, kept as data.

A choice is recorded for a kind of routine, not for a curve: the routine's name, the folder of its formulas, the
number of words and whether the top word has room. `ecgen tune` finds choices for a CPU; without one, the modelled cost decides.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from ecgen.errors import TargetError


@dataclass(frozen=True)
class Choice:
    """`formulas` name one formula per distinct stage; `window` is how far blocks may be moved (0: not at all)."""

    routine: str
    system: str
    words: int
    room: bool
    formulas: tuple[str, ...]
    fusions: str
    objective: str
    window: int
    ahead: int
    cycles: float = 0.0

    @property
    def key(self) -> tuple[str, str, int, bool]:
        return self.routine, self.system, self.words, self.room


def load_choices(path: "Path | None") -> dict[tuple[str, str, int, bool], Choice]:
    """The choices of a tuning file; a missing file means none."""
    if path is None or not path.is_file():
        return {}
    try:
        rows = [Choice(**{**row, "formulas": tuple(row["formulas"])}) for row in json.loads(path.read_text())["choices"]]
    except (ValueError, KeyError, TypeError) as error:
        raise TargetError(f"the choices cannot be read ({error}).", where=path, hint="Run `ecgen tune` again.") from error
    return {row.key: row for row in rows}


def save_choices(path: Path, choices: dict, header: dict) -> None:
    """Write choices, one row a line, in the order of their keys."""
    rows = ",\n".join(json.dumps(asdict(choices[key])) for key in sorted(choices))
    path.write_text(json.dumps(header)[:-1] + f',\n"choices": [\n{rows}\n]}}\n')
