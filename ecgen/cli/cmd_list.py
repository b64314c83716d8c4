"""ecgen list: the curves, formulas and CPU targets at hand, for readers or as JSON."""

import json
import tomllib
from pathlib import Path

import click

from ecgen.curve import known_curves, load_any, load_curve
from ecgen.errors import EcgenError
from ecgen.resources import data_folder

KINDS = ("curves", "formulas", "targets")


@click.command("list")
@click.argument("kind", type=click.Choice(KINDS), required=False)
@click.option("--formulas", multiple=True, metavar="DIR", help="Also the formulas of this tree or .op3 file; may be given again.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(kind, formulas, as_json):
    """List the curves, formulas or targets that ecgen knows; without a word, how many there are of each."""
    if kind is None and not as_json:
        for each, count in COUNTS.items():
            number, more = count()
            number += len(extra_rows(formulas)) if each == "formulas" else 0
            click.echo(f"{each:<10} {number:>4}   ecgen list {each}" + (f" (which shows {more} more, not supported yet)" if more else ""))
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
    """One row for each curve file: its facts after all checks, or why it is not supported."""
    rows = []
    for name, path in known_curves().items():
        try:
            curve = load_any(name)
        except EcgenError as error:
            status = "unsupported" if "not supported yet" in error.what else "broken"
            rows.append({"name": name, "status": status, "reason": error.what, "path": str(path)})
            continue
        rows.append(_facts(name, curve, path))
    return sorted(rows, key=lambda row: (row["status"] != "ok", bool(row.get("no_library"))))


def _facts(name: str, curve, path) -> dict:
    return {
        "name": name,
        "status": "ok",
        "form": curve.form,
        "prime": str(curve.shape) if curve.degree == 1 else f"({curve.shape})^{curve.degree}",
        "bits": curve.p.bit_length(),
        "order_bits": curve.r.bit_length(),
        "cofactor": curve.cofactor,
        "complete": curve.genus == 1 and curve.completeness.unified_everywhere,
        "no_library": _why_not(curve),
        "warnings": list(curve.warnings),
        "path": str(path),
    }


def _why_not(curve) -> "str | None":
    """Why `ecgen build` makes no library for the curve; None if it does."""
    from ecgen.field.kinds import check_odd_prime

    if curve.genus != 1:
        return f"Libraries of curves of genus {curve.genus} are not supported yet."
    try:
        check_odd_prime(curve.p, 64)
    except EcgenError as error:
        return error.what
    return None


def curve_line(row: dict) -> str:
    if "reason" in row:
        return f"  {row['name']:<18} {row['reason']}"
    if "form" not in row:
        return f"  {row['name']}"
    complete = "complete" if row["complete"] else ""
    order = f"order {row['order_bits']} bits, cofactor {row['cofactor']:<3}"
    status = "no library yet" if row["no_library"] else complete
    return f"  {row['name']:<18} {row['form']:<16} {row['prime']:<34} {order} {status}".rstrip()


def formula_rows() -> list[dict]:
    """One row for each formula file in formulas/."""
    from ecgen.formula import library
    from ecgen.formula.tower import load_tower_file, tower_files

    known = (*library(), *map(load_tower_file, tower_files()))
    return [{"name": formula.name, "source": getattr(formula, "source", "")} for formula in known]


def extra_rows(paths: tuple[str, ...]) -> list[dict]:
    """One row for each formula of a user's trees and files."""
    if not paths:
        return []
    from ecgen.group.trees import own_formulas

    return [{"name": name, "source": formula.source} for name, formula in own_formulas(paths)]


def formula_count() -> int:
    from ecgen.formula.library import names
    from ecgen.formula.tower import tower_files

    return len(names()) + len(tower_files())


def target_files() -> list[Path]:
    return sorted(data_folder("targets").glob("*.toml"))


def target_rows() -> list[dict]:
    """One row for each CPU description in targets/."""
    rows = []
    for path in target_files():
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as bad:
            rows.append({"name": path.stem, "description": f"not readable: {bad}", "path": str(path)})
            continue
        rows.append(
            {"name": data.get("name", path.stem), "description": data.get("description", ""), "path": str(path)}
        )
    return rows


def plain_line(row: dict) -> str:
    return f"  {row['name']:<40} {row.get('description') or row.get('source') or ''}".rstrip()


def curve_counts() -> tuple[int, int]:
    """Curves that are read, and others that there are files of."""
    names = known_curves()
    taken = sum(map(_is_read, names))
    return taken, len(names) - taken


def _is_read(name: str) -> bool:
    try:
        load_curve(name)
    except EcgenError:
        return False
    return True


COUNTS = {"curves": curve_counts, "formulas": lambda: (formula_count(), 0), "targets": lambda: (len(target_files()), 0)}  # and how many more there are
ROWS = {"curves": curve_rows, "formulas": formula_rows, "targets": target_rows}
NOTES = {
    "curves": "complete: one addition formula is right for every two points of the curve\n",
    "formulas": "", "targets": "native: whichever of these fits this machine best\n",
}  # fmt: skip
LINES = {"curves": curve_line, "formulas": plain_line, "targets": plain_line}
