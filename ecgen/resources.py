"""Where packaged data lives, the checkout's folders or the same folders inside an installed wheel; and how a file is written whole or not at all."""

import os
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def data_folder(name: str) -> Path:
    """The folder `formulas`, `targets`, `templates`, `harness` or `tests/vectors`, from the checkout or the wheel."""
    for root in (_PACKAGE.parent, _PACKAGE / "data"):
        if (root / name).is_dir():
            return root / name
    raise FileNotFoundError(f"ecgen's data folder {name!r} is missing from this installation")


def write_whole(path: Path, text: str) -> None:
    """The text as a file, which is what it was before, or missing, where an OSError says that there is no room for it or that it may not be written."""
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
