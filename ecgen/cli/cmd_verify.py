"""`ecgen verify`: symbolic proofs of formulas, as a table, in detail, or as JSON."""

import json
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from ecgen.cli.options.types import FORMULA
from ecgen.errors import EcgenError
from ecgen.formula.library import find, formula_files
from ecgen.formula.model import load_shape
from ecgen.formula.shape import Shape
from ecgen.resources import data_folder
from ecgen.run.certified.formulas import Sources, certify_formulas, certify_laws
from ecgen.run.verdict import FAILED, PASSED
from ecgen.verify import Verdict, verify_file
from ecgen.verify.verdict import PROVEN

_STYLE = {"proven": "green", "refused": "bold red", "unsupported": "yellow"}
_DETAIL_UP_TO = 3


def _files(names: tuple[str, ...], trees: tuple[Path, ...]) -> tuple[Path, ...]:
    """The files that the names mean; without names those of the trees, without trees the packaged
    ones.
    """
    if not names:
        return tuple(
            path for tree in trees or (data_folder("formulas"),) for path in formula_files(tree)
        )
    return tuple(dict.fromkeys(path for name in names for path in find(name, trees)))


def _facts(verdict: Verdict) -> str:
    """One cell: claims that are proven, and how the formula fails otherwise."""
    if verdict.status != PROVEN:
        likely = "".join(f"; {s}" for s in verdict.suggestions[:1])
        return (
            verdict.located_reason + (f": {verdict.residual}" if verdict.residual else "") + likely
        )
    proven = [claim.name for claim in verdict.claims if claim.status == PROVEN]
    wrong = [case.label for case in verdict.cases if case.outcome == "wrong"]
    parts = [", ".join(proven)] * bool(proven) + [f"not for {', '.join(wrong)}"] * bool(wrong)
    return "; ".join(parts)


def _table(verdicts: list[Verdict]) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in ("formula", "status", "cost", "notes"):
        table.add_column(heading, overflow="fold")
    for v in verdicts:
        status = f"[{_STYLE[v.status]}]{v.status}[/]"
        table.add_row(escape(v.name), status, v.cost, escape(_facts(v)))
    return table


def _detail(console: Console, v: Verdict) -> None:
    """Everything known about one formula, a line each."""
    console.print(f"[bold]{escape(v.name)}[/]  [{_STYLE[v.status]}]{v.status}[/]  {v.cost}")
    lines = [("file", v.path)]
    if v.status != PROVEN:
        lines += [("reason", v.located_reason)] + [
            ("residual", f"{v.residual} (must be 0)")
        ] * bool(v.residual)
    lines += [("misprint?", str(s)) for s in v.suggestions]
    lines += [("counts", ", ".join(f"{n} {kind}" for kind, n in v.counts))] * bool(v.counts)
    lines += [("assumes", ", ".join(v.assumptions))] * bool(v.assumptions)
    lines += [("right unless", str(c)) for c in v.conditions]
    lines += [
        (
            c.label,
            c.outcome
            + (f": {c.detail}" if c.detail else "")
            + " (computed apart from the condition)"
            * (bool(v.conditions) and c.outcome == "right"),
        )
        for c in v.cases
    ]
    lines += [(c.name, c.status + (f": {c.detail}" if c.detail else "")) for c in v.claims]
    lines += [
        (f"{o.output} over {o.input}", "safe" if o.safe else "unsafe in the written order")
        for o in v.overwrites
    ]
    for label, text in lines:
        console.print(f"  {escape(label):<14} {escape(text)}", soft_wrap=True, highlight=False)


@click.command(name="verify", help=__doc__)
@click.argument("formulas", nargs=-1, type=FORMULA, metavar="[NAME|PATH]...")
@click.option(
    "--model",
    default="",
    metavar="SHAPE/SYSTEM/OPERATION",
    help="model of files outside a formula tree",
)
@click.option(
    "--formulas",
    "trees",
    multiple=True,
    metavar="DIR",
    type=click.Path(path_type=Path),
    help=(
        "a tree SHAPE/SYSTEM/OPERATION/NAME.op3 whose systems files may name as their model; alone:"
        " prove all of it; may be given again"
    ),
)
@click.option("--json", "as_json", is_flag=True, help="a list with one object per formula")
@click.option(
    "--details", is_flag=True, help="conditions, special cases and alias safety of every formula"
)
@click.option(
    "--certify",
    is_flag=False,
    flag_value="native",
    type=click.Choice(["native", "coq"]),
    metavar="[=coq]",
    help=(
        "Instead: that each formula is the group law in every field, accepted by a checker that is"
        " proven in Coq: extracted, which needs OCaml, or with =coq by Coq's kernel. Of what is not"
        " covered, it is said why."
    ),
)
def command(
    formulas: tuple[str, ...],
    model: str,
    trees: tuple[Path, ...],
    as_json: bool,
    details: bool,
    certify: str | None,
) -> int:
    """Exit code 0 only if every formula is proven, 1 if one is not, 2 if a path or name does not
    exist or a file is no formula.
    """
    files = _files(formulas, trees)
    if certify:
        if as_json or details:
            raise EcgenError(
                f"--certify takes no {'--json' if as_json else '--details'}.",
                hint="Leave one of the two out.",
            )
        shapes = () if formulas else _shapes(files)
        return _certify(Sources(files, model, trees), shapes, certify)
    errors = Console(stderr=True, highlight=False)
    quiet = not errors.is_terminal or len(files) < 20
    steps = track(files, "proving", console=errors, transient=True, disable=quiet)
    verdicts = [verify_file(path, model, trees) for path in steps]
    if as_json:
        click.echo(json.dumps([v.as_json() for v in verdicts], indent=2))
    else:
        _print(verdicts, errors, details)
    return (
        2 if any(v.unreadable for v in verdicts) else int(any(v.status != PROVEN for v in verdicts))
    )


def _shapes(files: tuple[Path, ...]) -> tuple[Shape, ...]:
    """Of the trees that the files lie in."""
    folders = dict.fromkeys(path.parents[2] for path in files)
    return tuple(load_shape(folder) for folder in folders if (folder / "coordinates").is_file())


def _certify(sources: Sources, shapes: tuple[Shape, ...], way: str) -> int:
    """1 if a certificate is refused, or none is found; what is not covered is no failure."""
    accepted, others, failed = 0, list[str](), False
    for verdict in certify_formulas(sources, way):
        click.echo(f"{verdict.check}  {verdict.detail}")
        accepted += verdict.status == PASSED
        failed |= verdict.status == FAILED
        if verdict.status != PASSED:
            others.append(verdict.check)
    for verdict in certify_laws(shapes, way) if shapes else ():
        click.echo(f"{verdict.check}  {verdict.detail}")
        failed |= verdict.status == FAILED
    told = f"accepted {accepted} of {len(sources.files)} formulas"
    click.echo(f"{told}{'; not: ' if others else ''}{', '.join(others)}")
    return int(failed)


def _print(verdicts: list[Verdict], errors: Console, details: bool) -> None:
    """Details or a table of the formulas on stdout; files that are none, and warnings, on
    stderr.
    """
    console = Console(width=None if Console().is_terminal else 200, highlight=False)
    readable = [v for v in verdicts if not v.unreadable]
    if details or len(readable) <= _DETAIL_UP_TO:
        for verdict in readable:
            _detail(console, verdict)
    else:
        console.print(_table(readable))
    for reason in dict.fromkeys(
        v.reason for v in verdicts if v.unreadable
    ):  # one for all formulas of a system
        errors.print(f"ecgen: {escape(reason)}", soft_wrap=True, highlight=False)
    for warning in dict.fromkeys(warning for v in verdicts for warning in v.warnings):
        errors.print(f"warning: {escape(warning)}", soft_wrap=True, highlight=False)
    proven = sum(v.status == PROVEN for v in verdicts)
    unreadable = len(verdicts) - len(readable)
    tail = f", {unreadable} could not be read" if unreadable else ""
    if readable:
        console.print(f"{proven} of {len(verdicts)} formulas proven{tail}", highlight=False)
