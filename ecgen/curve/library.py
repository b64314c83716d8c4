"""Curve names and paths turned into checked curves."""

import difflib
from pathlib import Path

from ecgen.curve.model import Curve
from ecgen.curve.read import curve_from_file
from ecgen.curve.source import read_curve_file
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
    """The checked curve of that name, or in the TOML file of that path; CurveError says what is wrong with it.

    Text that names a known curve is a name; text with a path separator or the ending .toml is a path.
    """
    known = known_curves()
    text = str(name_or_path)
    if text in known and not isinstance(name_or_path, Path):
        return curve_from_file(read_curve_file(known[text]))
    path = Path(name_or_path)
    if isinstance(name_or_path, Path) or path.suffix == ".toml" or len(path.parts) > 1 or _exists(path):
        return curve_from_file(read_curve_file(path))
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
