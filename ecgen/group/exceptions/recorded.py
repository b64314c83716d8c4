"""`formulas/exceptions.json`: what was found of the exceptions of ecgen's own formulas, which no
curve changes, so that a build need not prove them again.

A row holds the digest of all that it was made from, and of what was found: the formula's file and
description, its system, its shape, the text of everything that proves and explains (PROVERS), and
the row itself. One byte changed in any of these, and it is found anew. A digest can be computed by
whoever changes the file, so that `--no-cache`, ECGEN_PROOFS=off and `ecgen check --prove` take no
row. `python -m ecgen.report.exceptions` writes the file; tests prove every formula again and
compare.
"""

import functools
import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ecgen.formula.formula import Formula
from ecgen.kept import is_anew, text_of
from ecgen.resources import data_folder

FILE = "exceptions.json"
PROGRAM = (
    "interpret",
    "ir",
    "meaning",
    "ops",
    "validate",
    *(
        f"passes/{name}"
        for name in ("__init__", "expand", "negate", "number", "settle", "simplify", "tower")
    ),
    "values",
)
PROVERS = (
    "kind/jacobian/divisors.py",
    "kind/kummer/surface.py",
    "errors",
    "extension",
    "formula",
    *(f"group/exceptions/{name}.py" for name in ("proven", "formal", "relations")),
    "group/symbols.py",
    *(f"program/{name}.py" for name in PROGRAM),
    "program/fusions.toml",
    "residues",
    "verify",
)


def is_packaged(formula: Formula) -> bool:
    """Whether the formula and its system come with ecgen."""
    root = data_folder("formulas")
    return formula.path.is_relative_to(root) and formula.system.path.is_relative_to(root)


def recorded(formula: Formula) -> dict[str, Any] | None:
    """The fields of what was found of a packaged formula; None if that was of other bytes, if it is
    not what was found, or where everything is proven anew.
    """
    row = None if is_anew() else _rows().get(_name(formula))
    if not row or row.get("digest") != digest_of(formula, row["found"]):
        return None
    return {name: _tuples(value) for name, value in row["found"].items()}


def digest_of(formula: Formula, found: Mapping[str, Any]) -> str:
    """The digest of what the exceptions of a packaged formula are found from, and of these."""
    files = (
        formula.path,
        formula.path.with_suffix(""),
        formula.system.path,
        formula.system.shape.path,
    )
    return hashlib.sha256(
        "\n".join(
            [_name(formula), text_of(*PROVERS), *map(_digest, files), json.dumps(found)]
        ).encode()
    ).hexdigest()


def write_rows(rows: Sequence[tuple[Formula, Mapping[str, Any]]], path: Path) -> None:
    """One row a line: formulas, and the fields of what was found of each."""
    made = [
        json.dumps({"name": _name(formula), "digest": digest_of(formula, found), "found": found})
        for formula, found in rows
    ]
    path.write_text("[\n" + ",\n".join(made) + "\n]\n", encoding="utf-8")


@functools.cache
def _rows() -> dict[str, dict[str, Any]]:
    """The rows by the names of their formulas, none of a file that cannot be read."""
    try:
        rows = json.loads((data_folder("formulas") / FILE).read_text(encoding="utf-8"))
        return {row["name"]: row for row in rows if isinstance(row["found"], dict)}
    except (OSError, ValueError, LookupError, TypeError):
        return {}


def _name(formula: Formula) -> str:
    return formula.path.relative_to(data_folder("formulas")).with_suffix("").as_posix()


@functools.cache
def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def _tuples(value: Any) -> Any:
    """The same with tuples for lists, at any depth."""
    return tuple(map(_tuples, value)) if isinstance(value, list) else value
