"""Names and paths -> formulas: the packaged `formulas/`, and any database tree or file on disk."""

import re
from collections.abc import Iterable
from pathlib import Path

from ecgen.errors import FormulaError
from ecgen.formula.formula import Formula
from ecgen.formula.lines import read_text
from ecgen.formula.model import load_system, shape_folder
from ecgen.formula.op3 import parse_formula, parse_statements
from ecgen.formula.operations import OPERATIONS
from ecgen.names import formula_names as names
from ecgen.resources import data_folder

_SHOWN = 12


def _has_model(system: Path) -> bool:
    return (system / "variables").is_file() and (shape_folder(system) / "coordinates").is_file()


def _in_tree(path: Path) -> bool:
    """Whether `path` lies at shape/system/operation/name.op3 of a tree with model files."""
    return _has_model(path.parent.parent)


def stated_model(path: Path, model: str = "") -> tuple[str, str, str]:
    """Shape, system and operation of a lone file: `model`, or `# model shape/system/operation` in
    it.
    """
    stated = model
    if not stated:
        match = re.search(r"^#\s*model:?\s+(\S+)", read_text(path), re.MULTILINE)
        stated = match.group(1) if match else ""
    if not stated:
        # a file that is no formula has a better error than this one
        parse_statements(read_text(path), str(path))
        raise FormulaError(
            "This file lies outside a formula tree, so its curve model and operation are"
            f" unknown{_missing(path)}.",
            where=path,
            hint=(
                "Start it with a line `# model shape/system/operation` (as in"
                " shortw/jacobian-3/doubling), or give --model; or put it where `../variables`"
                " exists, and `../../coordinates` unless the shape is a shipped one."
            ),
        )
    parts = stated.strip("/").split("/")
    if len(parts) != 3:
        raise FormulaError(
            f"The model `{stated}` is not of the form SHAPE/SYSTEM/OPERATION.",
            where=path,
            hint=(
                "Expected one such as shortw/jacobian-3/doubling. Known systems:"
                f" {', '.join(systems())}; known operations: {', '.join(OPERATIONS)}."
            ),
        )
    shape, system, operation = parts
    return shape, system, operation


def _missing(path: Path) -> str:
    """Which file of a tree is not there, of a formula in a folder named as an operation."""
    system = path.absolute().parent.parent
    if path.absolute().parent.name not in OPERATIONS:
        return ""
    lacks = [
        file
        for file in (system / "variables", shape_folder(system) / "coordinates")
        if not file.is_file()
    ]
    return f" (there is no {' and no '.join(map(str, lacks))})"


def _model(path: Path, model: str, roots: tuple[Path, ...] = ()) -> tuple[Path, str]:
    """The system folder and operation for a lone file; the system is looked for in the trees
    `roots`, then in the packaged one.
    """
    shape, name, operation = stated_model(path, model)
    for root in (*roots, data_folder("formulas")):
        if _has_model(system := root / shape / name):
            return system, operation
    raise FormulaError(
        f"There is no model `{shape}/{name}/{operation}`.",
        where=path,
        hint=(
            f"Known systems: {', '.join(systems())}. A system of your own is a file"
            f" {shape}/{name}/variables, as formulas/README.md says; name the folder above {shape}"
            " with --formulas."
        ),
    )


def systems() -> tuple[str, ...]:
    """The coordinate systems of the packaged library, as `shape/system`."""
    root = data_folder("formulas")
    return tuple(sorted(f.parent.relative_to(root).as_posix() for f in root.glob("*/*/variables")))


def load_file(path: Path, model: str = "", roots: tuple[Path, ...] = ()) -> Formula:
    """The formula in one .op3 file, inside a tree or alone (then `model` or its `# model` line is
    needed, of a system of `roots` or a packaged one).
    """
    path = Path(path)
    if not path.is_file():
        raise FormulaError("There is no such formula file.", where=path, hint="Check the path.")
    if not model and _in_tree(path.absolute()):
        system, operation = path.absolute().parent.parent, path.absolute().parent.name
    else:
        system, operation = _model(path, model, roots)
    name = "/".join(
        (
            system.parent.name,
            system.name,
            operation,
            path.stem if path.suffix == ".op3" else path.name,
        )
    )
    return parse_formula(path, load_system(system), operation, name)


def formula_files(path: Path) -> tuple[Path, ...]:
    """Every .op3 file below a folder, sorted, or the one file named (with or without `.op3`)."""
    path = Path(path)
    if path.is_dir():
        found = tuple(sorted(path.rglob("*.op3")))
        if not found:
            raise FormulaError(
                "There is no .op3 file below this folder.", where=path, hint="Name another folder."
            )
        return found
    with_suffix = path.with_name(path.name + ".op3")
    if path.suffix != ".op3" and with_suffix.is_file():
        return (with_suffix,)
    if path.is_file():
        return (path,)
    raise FormulaError(
        "There is no such formula file or folder.", where=path, hint="See `ecgen list formulas`."
    )


def find(name_or_path: str | Path, roots: tuple[Path, ...] = ()) -> tuple[Path, ...]:
    """The .op3 files meant by a path, or by a name (or the beginning of one) in the trees `roots`
    or the packaged library.
    """
    path = Path(name_or_path)
    if path.exists() or path.with_name(path.name + ".op3").is_file():
        return formula_files(path)
    for root in (*roots, data_folder("formulas")):
        inside = root / str(name_or_path).removeprefix("formulas/")
        if inside.exists() or inside.with_name(inside.name + ".op3").is_file():
            return formula_files(inside)
    raise FormulaError(f"There is no formula or path `{name_or_path}`.", hint=_near(path.name))


def _near(text: str) -> str:
    """What to try: the full names that end in `text`, else those that contain it."""
    same = [name for name in names() if name.rpartition("/")[2] == text]
    near = same or [name for name in names() if text in name]
    if not near:
        return (
            "`ecgen list formulas` shows all names, such as shortw/jacobian-3/doubling/dbl-2010-lg;"
            " a path of an .op3 file works too."
        )
    more = f" and {len(near) - _SHOWN} more (`ecgen list formulas`)" if len(near) > _SHOWN else ""
    return (
        f"A name is shape/system/operation/formula. Did you mean {', '.join(near[:_SHOWN])}{more}?"
    )


def load(name_or_path: str | Path, model: str = "") -> Formula:
    """The one formula named `shape/system/operation/name`, or at a path; FormulaError if several
    match.
    """
    files = find(name_or_path)
    if len(files) != 1:
        raise FormulaError(
            f"`{name_or_path}` holds {len(files)} formulas, expected one.",
            hint=f"Name one, e.g. {files[0]}.",
        )
    return load_file(files[0], model)


def library(chosen: Iterable[str] | None = None) -> tuple[Formula, ...]:
    """All packaged formulas (or those `chosen` by name), parsed."""
    root = data_folder("formulas")
    return tuple(
        load_file(root / f"{name}.op3") for name in (names() if chosen is None else chosen)
    )
