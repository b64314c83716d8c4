"""Where packaged data lives: the checkout's folders, or the same folders inside an installed wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def data_folder(name: str) -> Path:
    """The folder `formulas`, `targets`, `templates`, `harness` or `tests/vectors`, from the checkout or the wheel."""
    for root in (_PACKAGE.parent, _PACKAGE / "data"):
        if (root / name).is_dir():
            return root / name
    raise FileNotFoundError(f"ecgen's data folder {name!r} is missing from this installation")
