"""The formulas that a user gives to a build -> what became of each: the routines made of it, what
those take that could be, or why none could.
"""

from ecgen.errors import WrongFormula
from ecgen.group.load import groups_of
from ecgen.group.trees import read_formula, system_folders
from ecgen.library.pipeline.build import Build
from ecgen.library.routines.programs import formula_choices, made_of

SHOWN = 12  # of a large tree the text names those alone that something is made of


def own_formulas(library: Build, systems: list[dict]) -> list[dict]:
    """A row for each formula of the curve's coordinate systems, `systems` as the explanation has
    them; the library's routines must be lowered.
    """
    extra, curve = library.spec.curve.formulas, library.spec.curve
    known = {row["name"]: row for row in systems}
    packaged = {folder.name: folder for folder in system_folders()}
    groups = {group.name: group for group in groups_of(curve, extra)}
    made = [
        (each, {name for choice in formula_choices(each.name, curve) for name in choice})
        for each in library.assembly.emitted
        if each.routine.choice
    ]
    rows = []
    for folder in system_folders(extra) if extra else ():
        if (system := known.get(folder.name)) is None:
            continue
        names = {formula.path: name for name, formula in groups[folder.name].formulas}
        refused = {refusal.formula: refusal.why for refusal in groups[folder.name].refused}
        for path in (*(folder.files if folder.name not in packaged else ()), *folder.own):
            name = names.get(path, "")
            taken = [each.name for each, _ in made if name in each.routine.formulas]
            instead = [
                {
                    "routine": each.name,
                    "made_of": made_of(each.routine.formulas),
                    "measured": bool(each.routine.choice.cycles),
                }
                for each, could in made
                if name in could and each.name not in taken
            ]
            shown = name or _name(path, folder)
            rows.append(
                {
                    "formula": shown,
                    "where": str(path),
                    "taken": taken,
                    "instead": instead,
                    "why": (
                        ""
                        if taken or instead
                        else _why(
                            name, refused.get(shown) or refused.get(str(path), ""), system, made
                        )
                    ),
                }
            )
    return rows


def _name(path, folder) -> str:
    """The name of a formula that was refused."""
    try:
        return read_formula(path, folder).name
    except WrongFormula:
        return f"{folder.name}/{path.parent.name}/{path.stem}"


def _why(name: str, refusal: str, system: dict, made: list) -> str:
    if not name:
        return f"refused: {refusal or 'it is not proven'}"
    if not system["taken"]:
        return f"its coordinate system is not taken: {system['why']}"
    if refusal:
        return f"refused: {refusal}"
    used = sorted(
        {
            formula
            for _, could in made
            for formula in could
            if formula.startswith(f"{system['name']}/")
        }
    )
    return (
        f"no routine of this library is made of such a formula; those of {system['name']} are made"
        f" of ones that do what these do: {', '.join(used)}"
    )


def own_lines(rows: list[dict]) -> list[str]:
    """The same for a reader."""
    shown = rows if len(rows) <= SHOWN else [row for row in rows if row["taken"]]
    lines = ["Formulas that were given"]
    for row in shown:
        found = [f"taken in {', '.join(row['taken'])}"] if row["taken"] else []
        for each in row["instead"]:
            why = "measured to be fastest" if each["measured"] else "modelled to be faster"
            found.append(f"not in {each['routine']}: made of {each['made_of']}, {why}")
        lines += [
            f"  {row['formula']}" + f" ({row['where']})" * (row["where"] != row["formula"]),
            *(f"    {text}" for text in found or [f"not taken: {row['why'].rstrip('.')}"]),
        ]
    if len(shown) < len(rows):
        lines.append(f"  {len(rows) - len(shown)} others are not taken; --json says why")
    return [*lines, ""]
