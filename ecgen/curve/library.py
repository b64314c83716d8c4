"""Curve names and paths turned into checked curves."""

from pathlib import Path

from ecgen.curve.genus2 import Genus2Curve, genus2_from_file
from ecgen.curve.kummer import kummer_from_file
from ecgen.curve.model import Curve
from ecgen.curve.read import GENUS2, KUMMER, curve_from_file
from ecgen.curve.source import read_curve_file
from ecgen.names import curve_path


def load_curve(name_or_path: "str | Path") -> Curve:
    """The checked curve that libraries are made of, of that name, or in the TOML file of that path; CurveError says what is wrong with it."""
    curve = load_any(name_or_path)
    if curve.form == GENUS2:
        file = read_curve_file(curve.path)
        raise file.error(f"Libraries of curves of genus {curve.genus}, of the form {curve.form}, are not supported yet; nothing was found wrong with the file.",
                         "`ecgen verify genus2 kummer` proves formulas for it.", "", "form")  # fmt: skip
    return curve


def load_any(name_or_path: "str | Path") -> "Curve | Genus2Curve":
    """The same, a curve of genus 1 or 2."""
    file = read_curve_file(curve_path(name_or_path))
    form = file.data.get("form")
    return {GENUS2: genus2_from_file, KUMMER: kummer_from_file}.get(form if isinstance(form, str) else "", curve_from_file)(file)
