"""`ecgen bench DIR`: build and time an emitted library; `ecgen bench --paper`: the paper's comparisons on this machine."""

import json
import sys
from pathlib import Path

import click

from ecgen.cli.types import CPU, CURVE
from ecgen.errors import EcgenError
from ecgen.run.manifest import read_manifest


@click.command("bench")
@click.argument("folder", metavar="[DIR]", required=False, type=click.Path(path_type=Path))
@click.option("--cc", metavar="CC", help="C compiler; default $CC, cc, gcc or clang.")
@click.option("--paper", is_flag=True, help="Instead of a library: Tables 2, 3, 5 and 6 of Longa and Gebotys (CHES 2010) on this machine.")
@click.option("--curve", type=CURVE, metavar="CURVE", default="jac256189", show_default=True, help="With --paper: a curve with a = -3 over a prime 2^(64 n) - c.")
@click.option("--cpu", type=CPU, metavar="CPU", default="native", show_default=True, help="With --paper: the CPU that the code is made for; this machine must be able to run it.")
@click.option("--runs", type=click.IntRange(1, 100_000), default=500, show_default=True, help="With --paper: runs of each measurement.")
@click.option("--json", "as_json", is_flag=True, help="Machine-readable result.")
def command(folder, cc, paper, curve, cpu, runs, as_json):
    """Time the library in DIR on this machine: minimum and median of many runs, call overhead included."""
    if paper:
        if folder is not None:
            raise EcgenError("--paper times no library, so it takes no folder.", hint="Leave out the folder or --paper.")
        _paper(curve, cpu, runs, cc, as_json)
        return
    if folder is None:
        raise EcgenError("there is no folder to time.", hint="Give the folder that `ecgen build ... -o DIR` wrote, or --paper.")
    read_manifest(folder)
    from ecgen.run.bench import run_bench
    from ecgen.run.packed_bench import NOTES

    result = run_bench(folder, cc=cc)
    if as_json:
        click.echo(json.dumps(result, indent=1))
        return
    click.echo(f"{result['library']} ({result['curve']}) on {result['cpu']}, {result['unit']}, {result['compiler']}")
    if result.get("modelled"):
        _modelled(result)
        return
    click.echo(f"  {'function':32} {'min':>12} {'median':>12} {'runs':>6} {'model':>10}")
    for row in result["results"]:
        name = row["name"] + (f" ({row['rounds']} rounds)" if "rounds" in row else "")
        click.echo(f"  {name:32} {row['min']:12.1f} {row['median']:12.1f} {row['runs']:6} {row.get('model', ''):>10}")
    click.echo("  model: modelled core cycles of one of many independent calls, without the call itself; the others are measured")
    for part, note in NOTES.items() if any("note" in row for row in result["results"]) else ():
        click.echo(f"  {part}: {note}")


def _modelled(result: dict) -> None:
    """The rows of a library that is not timed here: cycles by profile, fetch stalls, and what a call takes."""
    names = list(result["results"][0]["profiles"])
    click.echo(f"  {'function':24}" + "".join(f" {name:>10} {'stalls':>7}" for name in names) + f" {'stack':>7} {'code':>7}")
    for row in result["results"]:
        costs = "".join(f" {cost['cycles']:10} {cost['fetch_stalls']:7}" for cost in row["profiles"].values())
        click.echo(f"  {row['name']:24}{costs} {row['stack']:7} {row['code_bytes']:7}")
    click.echo("  Cycles are modelled, profiles " + " and ".join(names) + "; stalls are waits for instructions, among the cycles. Bytes of stack are seen, of code the function's own.")


def _paper(curve, cpu, runs, cc, as_json) -> None:
    from ecgen.curve import load_curve
    from ecgen.isa.target import load_target
    from ecgen.report.paper import render_paper
    from ecgen.run.paper import run_paper

    shows = sys.stderr.isatty()

    def progress(text: str) -> None:
        if shows:
            click.echo(f"\r\033[K{text} ...", err=True, nl=False)

    result = run_paper(load_curve(curve), load_target(cpu), runs, cc, progress)
    if shows:
        click.echo("\r\033[K", err=True, nl=False)
    click.echo(json.dumps(result, indent=1) if as_json else render_paper(result), nl=as_json)
