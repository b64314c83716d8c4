"""The names of what comes with ecgen, read from its folders and from nothing else, so that lists,
hints and completion start at once.
"""

from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from ecgen.errors import CurveError, TargetError
from ecgen.resources import data_folder


def known_curves() -> dict[str, Path]:
    """Name (file stem) to path of every curve file that comes with ecgen, sorted by name."""
    try:
        files = data_folder("formulas").glob("*/curves/*.toml")
    except FileNotFoundError:
        return {}
    return {path.stem: path for path in sorted(files, key=lambda path: (path.stem, str(path)))}


def known_targets() -> dict[str, Path]:
    """Name (file stem) to path of every CPU file that comes with ecgen, sorted by name."""
    return {path.stem: path for path in sorted(data_folder("targets").glob("*.toml"))}


def formula_names() -> tuple[str, ...]:
    """The names shape/system/operation/formula of all packaged formulas on points, sorted."""
    return _formulas("variables")


def tower_names() -> tuple[str, ...]:
    """The names towers/extension/operation/formula of all packaged operations of extension fields,
    sorted.
    """
    return _formulas("extension")


@lru_cache(maxsize=None)
def _formulas(described_by: str) -> tuple[str, ...]:
    root = data_folder("formulas")
    folders = [path.parent for path in root.glob(f"*/*/{described_by}")]
    found = (
        f.relative_to(root).with_suffix("").as_posix()
        for folder in folders
        for f in folder.glob("*/*.op3")
    )
    return tuple(sorted(found, key=lambda name: name.split("/")))


def curve_path(name_or_path: "str | Path") -> Path:
    """The curve file of that name or path, which need not exist where it is written as a path;
    CurveError if it is no known name either.

    Text that names a known curve is a name; text with a path separator or the ending .toml is a
    path.
    """
    known = known_curves()
    text = str(name_or_path)
    if text in known and not isinstance(name_or_path, Path):
        return known[text]
    path = Path(name_or_path)
    if (
        isinstance(name_or_path, Path)
        or path.suffix == ".toml"
        or len(path.parts) > 1
        or _exists(path)
    ):
        return path
    raise CurveError(
        f"No curve is called {text[:80]!r}.",
        hint=(
            f"{near_names(path, known)}`ecgen list curves` shows all names; a path of a TOML file"
            " works too."
        ),
    )


def target_path(name: str) -> "Path | None":
    """The CPU file of that name or path, None for `native`; TargetError if there is none of that
    name.
    """
    known = known_targets()
    if name == "native" or name in known:
        return known.get(name)
    path = Path(name)
    if path.suffix == ".toml" or _exists(path):
        return path
    raise TargetError(
        f"there is no CPU named {name!r}.",
        hint=(
            f"{near_names(path, known)}Known: native, {', '.join(known)}; or give the path of a"
            " TOML file."
        ),
    )


def near_names(path: Path, known) -> str:
    """A question for who mistyped a path or a name: the TOML files beside it and the known names
    that are most like it; "" if none is.
    """
    import difflib  # only for who needs it: it takes as long to load as the rest of this file

    near = {name: [name] for name in known}
    with suppress(OSError, ValueError):  # zero bytes, too long
        for file in sorted(path.parent.glob("*.toml")):
            # beside what comes with ecgen under that name
            near.setdefault(file.stem.lower(), []).append(str(file))
    close = [
        each for name in difflib.get_close_matches(path.stem.lower(), near) for each in near[name]
    ]
    return f"Did you mean {' or '.join(close)}? " if close else ""


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # names with zero bytes, or too long
        return False
