"""A user's trees and files of formulas -> what is wrong with them: a file that cannot be read is an
error, a formula that is refuted is told.

Every file is read, also those of systems and shapes that the curve has no use for; proofs are of
the curve's systems.
"""

from pathlib import Path
from typing import Any

from ecgen.errors import FormulaError, WrongFormula
from ecgen.formula.model import load_system
from ecgen.group.load import groups_of, left_out
from ecgen.group.roles_toml import read_roles
from ecgen.group.trees import SystemFolder, is_named, own_systems, read_formula, system_folders
from ecgen.verify.system import check_system, remarks_on

DERIVED = (  # the operation whose formulas nothing needs: it is had from `variables` (forms.py)
    "negation"
)


def formula_faults(curve: Any, extra: tuple[str, ...], system: str = "") -> tuple[str, ...]:
    """What a user should know of the formulas given: one sentence, with file and line, for each
    that is refuted, and for each path that holds nothing for the curve.

    FormulaError, with file and line, for a file that is malformed, a system of the curve whose
    neutral element is wrong, unless `system` names another (then it is left out), and for a refuted
    formula of `system`, by `system` or `shape/system`, but one of the operation that is `DERIVED`.
    """
    if not extra:
        return ()
    _read_all(extra)
    packaged = {folder.name for folder in system_folders()}
    notes, groups = [], groups_of(curve, extra)
    for group in groups:
        for refusal in group.refused:
            if (
                refusal.faulty
                and is_named(group.name, system)
                and Path(refusal.where).parent.name != DERIVED
            ):
                raise FormulaError(
                    refusal.why,
                    where=refusal.where,
                    hint="Mend it or take it out, since --system asks for its coordinate system.",
                )
            notes += [f"{refusal.where}: {refusal.why.rstrip('.')}"] * refusal.faulty
    wrong = left_out(curve, extra)
    for name, error in wrong.items():
        if not system or is_named(name, system):
            raise error
    names = {group.name for group in groups} | set(wrong)
    for folder in (
        folder for path in extra for name, folder in own_systems(path).items() if name in names
    ):
        notes += [error.paragraph().rstrip(".") for error in remarks_on(load_system(folder))]
    for path in extra:
        if not names & set(own_systems(path)):
            notes.append(
                f"{path}: nothing there is for this curve, whose coordinate systems are"
                f" {', '.join(sorted(names & packaged))}"
            )
    return tuple(notes)


def _read_all(extra: tuple[str, ...]) -> None:
    """Read every file of the user's. What was read but cannot be right is left to the proofs."""
    for path in extra:
        for folder in own_systems(path).values():
            check_system(system := load_system(folder))
            read_roles(folder, system.coordinate_names())
    before = {path for known in system_folders() for path in known.files}
    for known in system_folders(extra):
        for file in (*known.files, *known.own):
            if file not in before:
                _read(file, known)


def _read(path: Path, folder: SystemFolder) -> None:
    try:
        read_formula(path, folder)
    except WrongFormula:
        return
