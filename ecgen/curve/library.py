"""Curve names and paths turned into checked curves."""

import difflib
from pathlib import Path

from ecgen.curve.model import Curve
from ecgen.curve.genus2 import Genus2Curve, genus2_from_file
from ecgen.curve.read import GENUS2, curve_from_file
from ecgen.curve.source import CurveFile, read_curve_file
from ecgen.errors import CurveError
from ecgen.resources import data_folder


def known_curves() -> dict[str, Path]:
    """Name (file stem) to path of every curve file that comes with ecgen, sorted by name."""
    try:
        files = data_folder("formulas").glob("*/curves/*.toml")
    except FileNotFoundError:
        return {}
    return {path.stem: path for path in sorted(files, key=lambda path: (path.stem, str(path)))}


def load_curve(name_or_path: "str | Path") -> Curve:
    """The checked elliptic curve of that name, or in the TOML file of that path; CurveError says what is wrong with it.

    Text that names a known curve is a name; text with a path separator or the ending .toml is a path.
    """
    curve = load_any(name_or_path)
    if curve.genus != 1:
        file = read_curve_file(curve.path)
        raise file.error(f"Libraries of curves of genus {curve.genus}, of the form {curve.form}, are not supported yet; nothing was found wrong with the file.",
                         "`ecgen verify genus2` proves formulas for it.", "", "form")  # fmt: skip
    return curve


def load_any(name_or_path: "str | Path") -> "Curve | Genus2Curve":
    """The same, a curve of genus 1 or 2."""
    return _read(_file(name_or_path))


def _read(file: CurveFile) -> "Curve | Genus2Curve":
    return genus2_from_file(file) if file.data.get("form") == GENUS2 else curve_from_file(file)


def _file(name_or_path: "str | Path") -> CurveFile:
    known = known_curves()
    text = str(name_or_path)
    if text in known and not isinstance(name_or_path, Path):
        return read_curve_file(known[text])
    path = Path(name_or_path)
    if isinstance(name_or_path, Path) or path.suffix == ".toml" or len(path.parts) > 1 or _exists(path):
        return read_curve_file(path)
    close = difflib.get_close_matches(text.lower(), known, 3, 0.5)
    near = f" Did you mean {' or '.join(close)}?" if close else ""
    raise CurveError(
        f"No curve is called {text[:80]!r}.{near}",
        hint="`ecgen list curves` shows all names; a path of a TOML file works too.",
    )


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # names with zero bytes, or too long
        return False
