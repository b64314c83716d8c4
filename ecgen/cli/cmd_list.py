"""ecgen list: the curves, formulas and CPU targets at hand, for readers or as JSON."""

import hashlib
import json
from pathlib import Path

import click

from ecgen.cli.options.cache import cache_option
from ecgen.kept import is_anew, row_digest
from ecgen.names import formula_names, known_curves, known_targets, standard_names, tower_names
from ecgen.resources import data_folder

KINDS = ("curves", "formulas", "targets")
EXAMPLES = "examples"  # asked for by name alone
MEANT = {"curve": "curves", "formula": "formulas", "target": "targets", "example": EXAMPLES}
MEANT |= dict.fromkeys(("cpu", "cpus"), "targets")


class Kind(click.Choice):
    """One of KINDS, or a word that means one."""

    def convert(self, value, param, ctx):
        return super().convert(MEANT.get(value, value), param, ctx)


@click.command("list")
@click.argument("kind", type=Kind((*KINDS, EXAMPLES)), required=False)
@click.option(
    "--formulas",
    multiple=True,
    metavar="DIR",
    help="Also the formulas of this tree or .op3 file; may be given again.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@cache_option
def command(kind, formulas, as_json):
    """List the curves, formulas or targets that ecgen knows, or the examples that `ecgen new`
    writes; without a word, how many curves, formulas and targets there are.
    """
    if kind is None and not as_json:
        for each, count in COUNTS.items():
            number, more = count()
            number += len(extra_rows(formulas)) if each == "formulas" else 0
            click.echo(
                f"{each:<10} {number:>4}   ecgen list {each}"
                + (f" (which shows {more} more, and why they are refused)" if more else "")
            )
        return
    kinds = (kind,) if kind else KINDS
    found = {each: ROWS[each]() for each in kinds}
    if "formulas" in found:
        found["formulas"] += extra_rows(formulas)
    if as_json:
        click.echo(json.dumps(found, indent=2))
        return
    for row in found[kind] or [{"name": "(none)"}]:
        click.echo(LINES[kind](row))
    click.echo(NOTES[kind], nl=False)


def curve_rows() -> list[dict]:
    """One row for each curve file, as the checks left it in curves.json; a file of other bytes than
    those recorded, or whose row was changed, is checked now, all of them with --no-cache.
    """
    recorded = {} if is_anew() else {row["name"]: row for row in _recorded()}
    rows, names = [], standard_names()
    for name, path in known_curves().items():
        row = recorded.get(name, {})
        if row.get("sha256") != hashlib.sha256(path.read_bytes()).hexdigest() or row.get(
            "digest"
        ) != row_digest(row):
            from ecgen.report.curves import curve_row

            row = curve_row(path)
        row = {key: value for key, value in row.items() if key != "digest"}
        rows.append(row | {"names": [*names.get(name, ())], "path": str(path)})
    return sorted(rows, key=lambda row: (row["status"] != "ok", not row.get("taken")))


def _recorded() -> list[dict]:
    path = data_folder("formulas") / "curves.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []


def curve_line(row: dict) -> str:
    if "reason" in row:
        return f"  {row['name']:<18} {row['reason']}"
    if "form" not in row:
        return f"  {row['name']}"
    order = f"order {row['order_bits']} bits, cofactor {_short(row['cofactor']):<3}"
    return (
        f"  {row['name']:<18} {row['form']:<16} {row['prime']:<34} {order}"
        f" {'complete' if row['complete'] else '':<8}  {_where(row)}".rstrip()
        + "".join(f"\n{'':<20} also: {', '.join(names)}" for names in [row["names"]] if names)
    )


def _short(number: int) -> str:
    return str(number) if number < 1000 else f"of {number.bit_length()} bits"


def _where(row: dict) -> str:
    """The instruction sets that take the curve, or why none does."""
    return ", ".join(row["taken"]) or f"refused: {next(iter(row['refused'].values()))}"


def formula_rows() -> list[dict]:
    """One row for each formula file in formulas/, with the source that the file beside it names."""
    root = data_folder("formulas")
    return [
        {"name": name, "source": _source(root / name)}
        for name in (*formula_names(), *tower_names())
    ]


def _source(description: Path) -> str:
    """The `source` lines of a description file, "" without one."""
    lines = description.read_text(encoding="utf-8").splitlines() if description.is_file() else ()
    return "; ".join(line.split(None, 1)[1].strip() for line in lines if line.startswith("source "))


def example_rows() -> list[dict]:
    """One row for each protocol: what it is, the curves that it is for, the languages."""
    from ecgen.library.packages.protocol import LANGUAGES, protocols

    rows = []
    for name, row in protocols().items():
        curves = [row["curve"], *row.get("also", ())]
        if "points" in row:
            curves = ["any with points"]
        elif "encoding" in row:
            curves = [f"any with the encoding {row['encoding']}"]
        languages = [each for each in LANGUAGES if each == "c" or each in row]
        rows.append({"name": name, "description": row["what"]})
        rows[-1] |= {"curves": curves, "languages": languages}
    return rows


def example_line(row: dict) -> str:
    languages, curves = ", ".join(row["languages"]), " or ".join(row["curves"])
    return f"  {row['name']:<10} {languages:<20} {curves:<28} {row['description']}"


def extra_rows(paths: tuple[str, ...]) -> list[dict]:
    """One row for each formula of a user's trees and files."""
    if not paths:
        return []
    from ecgen.group.trees import own_formulas

    return [{"name": name, "source": formula.source} for name, formula in own_formulas(paths)]


def target_rows() -> list[dict]:
    """One row for each CPU description in targets/."""
    import tomllib

    rows = []
    for name, path in known_targets().items():
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as bad:
            rows.append({"name": name, "description": f"not readable: {bad}", "path": str(path)})
            continue
        rows.append(
            {
                "name": data.get("name", name),
                "description": data.get("description", ""),
                "path": str(path),
            }
        )
    return rows


def plain_line(row: dict) -> str:
    return f"  {row['name']:<40} {row.get('description') or row.get('source') or ''}".rstrip()


def curve_counts() -> tuple[int, int]:
    """Curves that `ecgen build` takes for some CPU, and others that there are files of."""
    rows = curve_rows()
    taken = sum(bool(row.get("taken")) for row in rows)
    return taken, len(rows) - taken


# and how many more there are
COUNTS = {
    "curves": curve_counts,
    "formulas": lambda: (len(formula_names()) + len(tower_names()), 0),
    "targets": lambda: (len(known_targets()), 0),
}
ROWS = {"curves": curve_rows, "formulas": formula_rows, "targets": target_rows}
ROWS[EXAMPLES] = example_rows
NOTES = {
    "curves": (
        "complete: one addition formula is right for every two points of the curve\ninstruction"
        " sets at the end of a line: `ecgen build` has a representation of the prime there and"
        " refuses neither the curve's size nor its strength; its proofs decide the rest\n"
    ),
    "formulas": "",
    "targets": "native: whichever of these fits this machine best\n",
    EXAMPLES: "`ecgen new example NAME --curve CURVE --language LANGUAGE` writes one\n",
}
LINES = {"curves": curve_line, "formulas": plain_line, "targets": plain_line}
LINES[EXAMPLES] = example_line
