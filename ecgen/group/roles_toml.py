"""`roles.toml` beside `variables` -> which formulas of a system may serve which role; a system
without one has none of its own.

    stem = "ext"                              # begins the names of routines; else the folder's name
    cached = ["YpX", "YmX", "Zd", "Tk"]       # coordinates of a table entry; else the point itself
    [roles]
    dbl = ["doubling/dbl-2010-lg-t", "doubling/dbl-2008-hwcd"]                        # equal
    candidates: the cost decides
    dbladd = [["doubling/dbl-2010-lg-t"], ["addition/readd-2008-hwcd-3-xyz"]]         # two stages

A role that is not named is made of the operations' folders. Conditions on the curve are the
formulas' own (`assume`).
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ecgen.errors import FormulaError
from ecgen.formula.lines import read_text
from ecgen.lines import locate

KNOWN = (
    "dbl",
    "ndbl",
    "mdbl",
    "add",
    "readd",
    "madd",
    "mreadd",
    "dbladd",
    "mdbladd",
    "tpl",
    "to_cached",
    "coz_init",
    "coz_add",
    "mcoz_add",
    "scale",
    "neg",
    "step",
    "dadd",
)
Stages = tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class RolesFile:
    """What a roles.toml says; formulas as paths below the system's folder, without .op3."""

    stem: str = ""
    cached: tuple[str, ...] = ()
    roles: tuple[tuple[str, Stages], ...] = ()

    def stages(self, role: str) -> Stages | None:
        return dict(self.roles).get(role)


def read_roles(folder: Path, coordinates: tuple[str, ...]) -> RolesFile:
    """The file of a system's folder, empty if there is none. FormulaError, with its line, for
    anything that it cannot mean.
    """
    path = folder / "roles.toml"
    if not path.is_file():
        return RolesFile()
    text = read_text(path)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as bad:
        match = re.search(r"line (\d+)", str(bad))
        raise FormulaError(
            f"This file is not valid TOML: {bad}.",
            where=path,
            line=int(match[1]) if match else text.count("\n", 0, len(text.rstrip())) + 1,
            hint="Mend that line.",
        ) from None
    reader = _Reader(path, text, folder)
    reader.known("", data, ("stem", "cached", "roles"))
    stem = data.get("stem", "")
    if not isinstance(stem, str) or not re.fullmatch(r"[a-z][a-z0-9]{0,11}|", stem):
        raise reader.fail(
            "stem", "is not a short name of lower-case letters and digits", 'Write stem = "jac".'
        )
    cached = data.get("cached", [])
    reader.names("cached", cached)
    unknown = [c for c in cached if c not in coordinates]
    if unknown:
        raise reader.fail(
            "cached",
            f"names {unknown[0]}, which `variables` does not define",
            f"Coordinates are {', '.join(coordinates)}.",
        )
    roles = data.get("roles", {})
    if not isinstance(roles, dict):
        raise reader.fail(
            "roles", "is not a table", 'Write [roles], then lines such as dbl = ["doubling/NAME"].'
        )
    reader.known("roles", roles, KNOWN)
    return RolesFile(
        stem,
        tuple(cached),
        tuple((role, reader.stages(role, value)) for role, value in roles.items()),
    )


def wrong_role(folder: Path, role: str, what: str, hint: str) -> FormulaError:
    """An error at the line of a role."""
    path = folder / "roles.toml"
    return _Reader(path, read_text(path), folder).fail(role, what, hint, "roles")


class _Reader:
    """Checks of one file; every refusal names it and the line of the key."""

    def __init__(self, path: Path, text: str, folder: Path):
        self.path, self.text, self.folder = path, text, folder

    def fail(self, key: str, what: str, hint: str, section: str = "") -> FormulaError:
        line = locate(self.text, section, key) or locate(self.text, key, "") or None
        return FormulaError(f"`{key}` {what}.", where=self.path, line=line, hint=hint)

    def known(self, section: str, table: Mapping[str, object], keys: tuple[str, ...]) -> None:
        for key in table:
            if key not in keys:
                raise self.fail(key, "is not known here", f"Known: {', '.join(keys)}.", section)

    def names(self, key: str, value: object, section: str = "") -> None:
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.fail(
                key, "is not a list of names", f'Write {key} = ["NAME", "NAME"].', section
            )

    def stages(self, role: str, value: Any) -> Stages:
        """One list of formulas, or a list of such lists for several stages."""
        stages = (
            value
            if isinstance(value, list) and value and all(isinstance(item, list) for item in value)
            else [value]
        )
        for stage in stages:
            self.names(role, stage, "roles")
            if not stage:
                raise self.fail(
                    role, "names no formula", "Write its formulas, or leave the role out.", "roles"
                )
            for name in stage:
                if not (self.folder / f"{name}.op3").is_file():
                    raise self.fail(
                        role,
                        f"names {name}, but there is no file {name}.op3",
                        "Names are OPERATION/FORMULA, below this folder.",
                        "roles",
                    )
        return tuple(tuple(stage) for stage in stages)
