"""Folders and files of formulas -> coordinate systems and the formulas that belong to each: the
packaged ones and a user's.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from ecgen.errors import FormulaError
from ecgen.formula.formula import Formula
from ecgen.formula.library import load, load_file, stated_model
from ecgen.formula.lines import read_text
from ecgen.formula.model import System, load_shape, load_system, shape_folder
from ecgen.formula.op3 import parse_formula
from ecgen.formula.operations import OPERATIONS
from ecgen.formula.shape import Shape
from ecgen.resources import data_folder
from ecgen.verify.system import check_system


@dataclass(frozen=True)
class SystemFolder:
    """`name` is shape/system; `files` are the .op3 files inside and those of a user that name this
    system as their model.
    """

    name: str
    path: Path
    files: tuple[Path, ...]
    own: tuple[Path, ...] = ()


def is_named(name: str, given: str) -> bool:
    """Whether a system, SHAPE/SYSTEM, is called by that name, or without its shape."""
    return name == given or name.endswith(f"/{given}")


def packaged() -> Path:
    return data_folder("formulas")


def _systems(root: Path) -> dict[str, Path]:
    """shape/system -> folder, for a tree that begins above shapes; a shape's or a system's own
    folder will do as well.
    """
    found = {}
    for pattern in ("variables", "*/variables", "*/*/variables"):
        for file in sorted(root.glob(pattern)):
            folder = file.parent
            if (shape_folder(folder.resolve()) / "coordinates").is_file():
                found[f"{folder.parent.resolve().name}/{folder.resolve().name}"] = folder
            else:
                raise FormulaError(
                    "This coordinate system lies in no shape: there is no"
                    f" {shape_folder(folder.resolve()) / 'coordinates'}, nor a shipped shape of"
                    " that name.",
                    where=file,
                    hint=(
                        "A tree is SHAPE/coordinates, SHAPE/SYSTEM/variables,"
                        " SHAPE/SYSTEM/OPERATION/NAME.op3, as in the database."
                    ),
                )
    return found


def own_systems(text: str) -> dict[str, Path]:
    """shape/system -> folder of what a user names: a tree, or one file, whose folder is that of its
    system.
    """
    path = Path(text)
    if path.is_file():
        system = load_file(path).system
        return {f"{system.shape.name}/{system.name}": system.path.parent}
    return _systems(path)


def _files(folder: Path) -> tuple[Path, ...]:
    return tuple(
        file for operation in OPERATIONS for file in sorted((folder / operation).glob("*.op3"))
    )


def _others(known: SystemFolder, folder: Path) -> tuple[Path, ...]:
    """The formulas of a folder that a system does not have yet."""
    texts = {(f.parent.name, f.stem): read_text(f).split() for f in known.files}
    return tuple(
        f for f in _files(folder) if texts.get((f.parent.name, f.stem)) != read_text(f).split()
    )


@lru_cache(maxsize=64)
def system_folders(extra: tuple[str, ...] = ()) -> tuple[SystemFolder, ...]:
    """Every system of the packaged library and of the trees, and single .op3 files, that `extra`
    names. Formulas for a system that is there already are added to it.

    FormulaError if a path does not exist, holds no system, or a file does not say what it computes.
    """
    found = {
        name: SystemFolder(name, path, _files(path)) for name, path in _systems(packaged()).items()
    }
    roots = tuple(Path(text) for text in extra if Path(text).is_dir())
    for text in extra:
        path = Path(text)
        if path.is_file():
            formula = load_file(path, roots=roots)
            name = f"{formula.shape}/{formula.system.name}"
            known = found.get(name) or SystemFolder(
                name, formula.system.path.parent, _files(formula.system.path.parent)
            )
            found[name] = SystemFolder(name, known.path, known.files, (*known.own, path))
            continue
        if not path.is_dir():
            raise FormulaError(
                "There is no such folder or file of formulas.",
                where=path,
                hint="--formulas takes a tree SHAPE/SYSTEM/OPERATION/NAME.op3 or an .op3 file.",
            )
        systems = _systems(path)
        if not systems:
            raise FormulaError(
                "This folder holds no coordinate system.",
                where=path,
                hint=(
                    "A tree is SHAPE/coordinates, SHAPE/SYSTEM/variables,"
                    " SHAPE/SYSTEM/OPERATION/NAME.op3; name the folder above SHAPE."
                ),
            )
        for name, folder in systems.items():
            before = found.get(name)
            found[name] = (
                SystemFolder(
                    name, before.path, before.files, (*before.own, *_others(before, folder))
                )
                if before
                else SystemFolder(name, folder, _files(folder))
            )
    return tuple(found[name] for name in sorted(found))


@lru_cache(maxsize=4096)
def read_formula(path: Path, folder: SystemFolder | None = None) -> Formula:
    """A formula, of the system of `folder`, where that is not the one beside the file."""
    if folder is None:
        return load_file(path)
    operation = path.parent.name if path.parent.name in OPERATIONS else stated_model(path)[2]
    system = system_of(folder)
    return parse_formula(path, system, operation, f"{folder.name}/{operation}/{path.stem}")


@lru_cache(maxsize=256)
def system_of(folder: SystemFolder) -> System:
    """The system of a folder, whose lines agree with one another; on the packaged shape, which may
    have more to say (lemmas), where the laws are the same.
    """
    system = load_system(folder.path)
    if packaged() not in folder.path.parents:  # those are tested
        check_system(system)
    known = packaged() / system.shape.name
    if (
        known != system.shape.path.parent
        and (known / "coordinates").is_file()
        and _laws(shape := load_shape(known)) == _laws(system.shape)
    ):
        return replace(system, shape=shape)
    return system


def _laws(shape: Shape) -> tuple[object, ...]:
    equations = tuple((e.left, e.right) for e in shape.equations)
    return (
        shape.parameters,
        shape.coordinates,
        equations,
        shape.ysquared,
        shape.solve,
        shape.laws,
        shape.lets,
        shape.neutral,
        shape.quotient,
    )


def embedded(text: str) -> dict[str, str]:
    """The files of a user's tree, or the one file, as relative path -> text, so that a library
    tells what it was made of.
    """
    path = Path(text)
    if path.is_file():
        beside = path.with_suffix("")
        return {file.name: read_text(file) for file in (path, beside) if file.is_file()}
    wanted = [
        file
        for system in _systems(path).values()
        for file in (
            system.parent / "coordinates",
            system / "variables",
            system / "roles.toml",
            *_files(system),
            *(f.with_suffix("") for f in _files(system)),
        )
        if file.is_file()
    ]
    return {
        file.resolve().relative_to(path.resolve()).as_posix(): read_text(file)
        for file in dict.fromkeys(wanted)
        if file.resolve().is_relative_to(path.resolve())
    }


def unfolded(trees: list[dict[str, str]], folder: Path) -> tuple[str, ...]:
    """Such files written below a folder again; what --formulas would be given."""
    found = []
    for number, files in enumerate(trees):
        for name, text in files.items():
            place = (folder / str(number) / name).resolve()
            if not place.is_relative_to(folder.resolve()):
                raise ValueError(f"the path {name} leads out of the tree")
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text)
        alone = [name for name in files if name.endswith(".op3") and "/" not in name]
        found.append(str(folder / str(number) / alone[0] if alone else folder / str(number)))
    return tuple(found)


def formula_named(name: str, extra: tuple[str, ...]) -> Formula:
    """The formula of that full name in a user's trees and files, else in the packaged library."""
    return dict(own_formulas(extra)).get(name) or load(name)


def own_formulas(extra: tuple[str, ...]) -> tuple[tuple[str, Formula], ...]:
    """The formulas of a user's trees and files, by name; by their path where that name is
    another's, as in group/roles.py.
    """
    before = {path for folder in system_folders() for path in folder.files}
    found: dict[str, Formula] = {}
    for folder in system_folders(extra):
        taken = {f"{folder.name}/{path.parent.name}/{path.stem}" for path in folder.files}
        for path in (*folder.files, *folder.own):
            if path not in before:
                formula = read_formula(path, None if path in folder.files else folder)
                name = (
                    f"{folder.name}/{path.parent.name}/{path.stem}"
                    if path in folder.files
                    else formula.name
                )
                found[
                    str(path) if path not in folder.files and name in {*taken, *found} else name
                ] = formula
    return tuple(found.items())
