"""The files of extensions."""

from pathlib import Path

from ecgen.resources import data_folder


def tower_files() -> tuple[Path, ...]:
    """All packaged operations of extensions, sorted."""
    return tuple(sorted(data_folder("formulas").glob("towers/*/*/*.op3")))
