"""Curve names and paths turned into checked curves."""

from pathlib import Path

from ecgen.curve.file.read import curve_from_file
from ecgen.curve.file.source import read_curve_file
from ecgen.curve.model import Curve
from ecgen.names import curve_path


def load_curve(name_or_path: str | Path) -> Curve:
    """The checked curve of that name, or in the TOML file of that path; CurveError says what is
    wrong with it.
    """
    return curve_from_file(read_curve_file(curve_path(name_or_path)))
