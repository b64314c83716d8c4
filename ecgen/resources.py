"""Where packaged data lives, the checkout's folders or the same folders inside an installed wheel;
and how a file is written whole or not at all.
"""

import os
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from platformdirs import PlatformDirs

from ecgen.errors import ToolError

_PACKAGE = Path(__file__).resolve().parent
SETS = "ecgen_isa"  # the package without __init__.py in which instruction sets of others lie


def data_folder(name: str) -> Path:
    """The folder `formulas`, `targets`, `templates`, `harness` or `tests/vectors`, from the
    checkout or the wheel.
    """
    for root in (_PACKAGE.parent, _PACKAGE / "data"):
        if (root / name).is_dir():
            return root / name
    raise FileNotFoundError(f"ecgen's data folder {name!r} is missing from this installation")


@cache
def sets_of_others() -> tuple[Path, ...]:
    """The folders of instruction sets outside of ecgen: ecgen_isa/NAME, wherever Python looks for
    packages."""
    found = find_spec(SETS)
    roots = found.submodule_search_locations or () if found else ()
    return tuple(path.parent for root in roots for path in sorted(Path(root).glob("*/record.py")))


def template_folders() -> tuple[Path, ...]:
    """Where templates of libraries lie: in their folder, and in those of instruction sets of
    others."""
    return data_folder("templates"), *sets_of_others()


def user_folder(kind: str) -> Path:
    """The folder of the user's "data" or "cache" of ecgen; ToolError where the system knows no home
    folder: HOME is not set, and the user has no entry of its own, as in a container."""
    named = PlatformDirs("ecgen", appauthor=False)
    try:
        path = named.user_cache_path if kind == "cache" else named.user_data_path
    except RuntimeError:
        path = Path()
    if not path.is_absolute():
        raise ToolError(
            "this system does not say where your home folder is, in which ecgen keeps what it"
            " measured.",
            hint="Set HOME, or say where to: -o DIR, for `ecgen tune` --db FILE, too.",
        )
    return path


def write_whole(path: Path, text: str) -> None:
    """The text as a file, which is what it was before, or missing, where an OSError says that there
    is no room for it or that it may not be written.
    """
    if path.exists() and not path.is_file():  # such as /dev/stdout
        path.write_text(text, encoding="utf-8")
        return
    path = path.resolve()
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        aside.write_text(text, encoding="utf-8")
        if path.exists():
            aside.chmod(path.stat().st_mode & 0o7777)
        aside.replace(path)
    finally:
        aside.unlink(missing_ok=True)
