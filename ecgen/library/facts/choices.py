"""Choices: which formula, fusions, order and interleaving a routine is made of; found by measuring,
kept as data.

A choice is recorded for a kind of routine, not for a curve: the routine's name, the folder of its
formulas, the number of words and whether the top word has room. `ecgen tune` finds choices for a
CPU; without one, the modelled cost decides.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from ecgen.errors import TargetError
from ecgen.resources import write_whole


@dataclass(frozen=True)
class Choice:
    """`formulas` name one formula per distinct stage; `window` is how far blocks may be moved (0:
    not at all).
    """

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
    measured_on: str = ""  # the CPU that the file names; not part of a row

    @property
    def key(self) -> tuple[str, str, int, bool]:
        return self.routine, self.system, self.words, self.room


def load_choices(*paths: Path) -> dict[tuple[str, str, int, bool], Choice]:
    """The choices of tuning files, a later one going before; a missing file means none."""
    return {key: choice for path in paths for key, choice in _read_choices(path).items()}


def _read_choices(path: Path) -> dict[tuple[str, str, int, bool], Choice]:
    if not path.is_file():
        return {}
    try:
        data = json.loads(path.read_text())
        rows = [
            Choice(**{**row, "formulas": tuple(row["formulas"])}, measured_on=data["cpu"])
            for row in data["choices"]
        ]
    except (ValueError, KeyError, TypeError) as error:
        raise TargetError(
            f"the choices cannot be read ({error}).", where=path, hint="Run `ecgen tune` again."
        ) from error
    return {row.key: row for row in rows}


def save_choices(path: Path, choices: dict, header: dict) -> None:
    """Write choices, one row a line, in the order of their keys."""
    kept = (
        {k: v for k, v in asdict(choices[key]).items() if k != "measured_on"}
        for key in sorted(choices)
    )
    rows = ",\n".join(map(json.dumps, kept))
    write_whole(path, json.dumps(header)[:-1] + f',\n"choices": [\n{rows}\n]}}\n')
