"""Curve names and paths turned into checked curves."""

from pathlib import Path

from ecgen.curve.genus2 import Genus2Curve, genus2_from_file
from ecgen.curve.kummer import kummer_from_file
from ecgen.curve.model import Curve
from ecgen.curve.read import GENUS2, KUMMER, curve_from_file
from ecgen.curve.source import read_curve_file
from ecgen.names import curve_path

# by path and content, so that a file is checked once in a process
CHECKED: "dict[tuple[Path, str], Curve | Genus2Curve]" = {}


def load_curve(name_or_path: "str | Path") -> "Curve | Genus2Curve":
    """The checked curve, of genus 1 or 2, of that name, or in the TOML file of that path;
    CurveError says what is wrong with it.
    """
    file = read_curve_file(curve_path(name_or_path))
    if (file.path, file.sha256) not in CHECKED:
        form = file.data.get("form")
        CHECKED[file.path, file.sha256] = {GENUS2: genus2_from_file, KUMMER: kummer_from_file}.get(
            form if isinstance(form, str) else "", curve_from_file
        )(file)
    return CHECKED[file.path, file.sha256]
