"""ecgen compare: two emitted libraries timed in turn, or one curve by the models of two CPUs, as
ratios.
"""

import json
import sys
from pathlib import Path

import click

from ecgen.cli.options.types import COMPARED, CURVE
from ecgen.errors import EcgenError
from ecgen.names import known_targets, target_path
from ecgen.run.manifest import read_manifest


@click.command("compare")
@click.argument("a", type=COMPARED, metavar="A")
@click.argument("b", type=COMPARED, metavar="B")
@click.option(
    "--curve",
    type=CURVE,
    metavar="CURVE",
    help="A and B are CPUs: compare the modelled cycles of this curve's routines.",
)
@click.option(
    "--rounds",
    type=click.IntRange(1, 1000),
    default=5,
    show_default=True,
    help="How often both libraries are timed, in turn.",
)
@click.option("--cc", metavar="CC", help="C compiler; default $CC, cc, gcc or clang.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(a, b, curve, rounds, cc, as_json):
    """Compare the libraries in the folders A and B, function by function; a ratio above 1 means
    that B is faster.

    Both are timed on this machine in one run, those that are emulated modelled. With --curve, A and
    B are CPUs and all figures are modelled.
    """
    for each in (a, b):
        if not curve and each in known_targets() and not Path(each).exists():
            raise EcgenError(
                f"{each} is a CPU, and there is no such folder.",
                hint="To compare CPUs name a curve: --curve CURVE.",
            )
        target_path(each) if curve else read_manifest(Path(each))
    from ecgen.run.measure.compare import compare_libraries, compare_models

    shows = sys.stderr.isatty()

    def progress(text: str) -> None:
        if shows:
            click.echo(f"\r\033[K{text} ...", err=True, nl=False)

    if curve:
        from ecgen.curve import load_curve
        from ecgen.isa.target import load_target

        found = compare_models(load_curve(curve), (load_target(a), load_target(b)))
    else:
        found = compare_libraries((Path(a), Path(b)), rounds, cc, progress)
    if shows:
        click.echo("\r\033[K", err=True, nl=False)
    click.echo(json.dumps(found, indent=1) if as_json else _text(found))


def _text(found: dict) -> str:
    wide = max(len(row["name"]) for row in (*found["rows"], {"name": "function"}))
    lines = [
        *(f"{which.upper()} {found[which]}, {found[f'curve_{which}']}" for which in "ab"),
        (
            f"  {'function':{wide}} {'A':>12} {'B':>12} {'A / B':>8}  "
            f" {found['unit']}{', the least' * found['measured']}"
        ),
    ]
    lines += [
        f"  {row['name']:{wide}} {row['a']:12.1f} {row['b']:12.1f} {row['ratio']:8.3f}"
        for row in found["rows"]
    ]
    lines += [
        f"only in {which}: {', '.join(found[key])}"
        for which, key in (("A", "only_a"), ("B", "only_b"))
        if found[key]
    ]
    if found["curve_a"] != found["curve_b"]:
        lines.append(
            f"Notice: these are of different curves, {found['curve_a']} and {found['curve_b']}:"
            " ratios compare these, too, not only how well either is made."
        )
    if found["measured"]:
        lines.append(
            f"{found['rounds']} round{'s' * (found['rounds'] != 1)} in turn, {found['discarded']}"
            f" left out because the machine was busy; {found['cpu']}, {found['compiler']}"
        )
        if not found["quiet"]:
            lines.append(
                "Nearly all rounds were disturbed by other programs, those that are left, too:"
                " repeat this on a quiet machine before believing small differences."
            )
    return "\n".join(lines)
