"""Curve names and paths turned into checked curves."""

from pathlib import Path

from ecgen.curve.file.read import curve_from_file
from ecgen.curve.file.source import read_curve_file
from ecgen.curve.model import Curve
from ecgen.names import curve_path

# by path and content, so that a file is checked once in a process
CHECKED: dict[tuple[Path, str], Curve] = {}


def load_curve(name_or_path: str | Path) -> Curve:
    """The checked curve of that name, or in the TOML file of that path; CurveError says what is
    wrong with it.
    """
    file = read_curve_file(curve_path(name_or_path))
    if (file.path, file.sha256) not in CHECKED:
        CHECKED[file.path, file.sha256] = curve_from_file(file)
    return CHECKED[file.path, file.sha256]
