"""`python -m examples.paper`: the tables as text, or as JSON."""

import json
import sys
from typing import Any

import click

from ecgen.cli.options.types import CPU, CURVE
from ecgen.curve import load_curve
from ecgen.errors import EcgenError
from ecgen.isa.target import load_target
from examples.paper import tables
from examples.paper.text import render_paper


@click.command("paper")
@click.option(
    "--curve",
    type=CURVE,
    metavar="CURVE",
    default="jac256189",
    show_default=True,
    help=(
        "A curve with a = -3 over a prime 2^(64 n) - c, or over F_{p^2}, p = 2^(64 n - 1) - 1, as"
        " jac1271gls and ted1271gls; or one of genus 2."
    ),
)
@click.option(
    "--cpu",
    type=CPU,
    metavar="CPU",
    default="native",
    show_default=True,
    help="The CPU that the code is made for; this machine must be able to run it.",
)
@click.option(
    "--runs",
    type=click.IntRange(1, 100_000),
    default=500,
    show_default=True,
    help="Runs of each measurement.",
)
@click.option("--cc", metavar="CC", help="C compiler; default $CC, cc, gcc or clang.")
@click.option("--json", "as_json", is_flag=True, help="Machine-readable result.")
def command(curve: str, cpu: str, runs: int, cc: str | None, as_json: bool) -> None:
    """Tables 2, 3, 5, 6 and 7 of Longa and Gebotys (CHES 2010) on this machine, or, with --curve
    generic1271, the comparisons of Bos, Costello, Hisil and Lauter (EUROCRYPT 2013).
    """
    shows = sys.stderr.isatty()

    def progress(text: str) -> None:
        if shows:
            click.echo(f"\r\033[K{text} ...", err=True, nl=False)

    result: dict[str, Any] = tables.run_paper(
        load_curve(curve), load_target(cpu), runs, cc, progress
    )
    if shows:
        click.echo("\r\033[K", err=True, nl=False)
    click.echo(json.dumps(result, indent=1) if as_json else render_paper(result), nl=as_json)


if __name__ == "__main__":
    try:
        command()
    except EcgenError as error:
        click.echo(f"paper: {error.paragraph()}", err=True)
        sys.exit(error.exit_code)
