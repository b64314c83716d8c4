"""`ecgen bench DIR`: build and time an emitted library; `ecgen bench --paper`: the paper's
comparisons on this machine; `ecgen bench --peers`: other implementations beside ours; `ecgen bench
--instructions`: what a CPU file says of instructions, measured."""

import json
import shlex
import sys
from pathlib import Path

import click

from ecgen.cli.options.types import CPU, CURVE
from ecgen.errors import EcgenError
from ecgen.run.manifest import read_manifest


@click.command("bench")
@click.argument("folder", metavar="[DIR]", required=False, type=click.Path(path_type=Path))
@click.option("--cc", metavar="CC", help="C compiler; default $CC, cc, gcc or clang.")
@click.option(
    "--paper",
    is_flag=True,
    help=(
        "Instead of a library: Tables 2, 3, 5, 6 and 7 of Longa and Gebotys (CHES 2010) on this"
        " machine, or, with --curve generic1271, the comparisons of Bos, Costello, Hisil and Lauter"
        " (EUROCRYPT 2013)."
    ),
)
@click.option(
    "--instructions",
    is_flag=True,
    help=(
        "Instead of a library: latencies and throughputs of instructions on this machine, in core"
        " cycles, as a CPU file holds them."
    ),
)
@click.option(
    "--peers",
    is_flag=True,
    help=(
        "Instead of a library: emitted libraries beside other implementations (of crates.io, built"
        " by cargo), timed in turn: ratios of one run on this machine."
    ),
)
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="With --peers: where they are built and kept; default: a folder of the user's cache.",
)
@click.option(
    "--rounds",
    type=click.IntRange(1, 1000),
    default=5,
    show_default=True,
    help="With --peers: runs of the whole, of which those on a quiet core count.",
)
@click.option(
    "--html",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Of a library or with --peers: write a page with bars, too.",
)
@click.option(
    "--curve",
    type=CURVE,
    metavar="CURVE",
    default="jac256189",
    show_default=True,
    help=(
        "With --paper: a curve with a = -3 over a prime 2^(64 n) - c, or over F_{p^2}, p = 2^(64 n"
        " - 1) - 1, as jac1271gls and ted1271gls; or one of genus 2."
    ),
)
@click.option(
    "--cpu",
    type=CPU,
    metavar="CPU",
    default="native",
    show_default=True,
    help=(
        "With --paper and --peers: the CPU that the code is made for; this machine must be able to"
        " run it."
    ),
)
@click.option(
    "--runs",
    type=click.IntRange(1, 100_000),
    default=500,
    show_default=True,
    help="With --paper and --peers: runs of each measurement.",
)
@click.option("--json", "as_json", is_flag=True, help="Machine-readable result.")
def command(
    folder, cc, paper, instructions, peers, output, rounds, html, curve, cpu, runs, as_json
):
    """Time the library in DIR on this machine: minimum and median of many runs, call overhead
    included.
    """
    if not peers and output:
        raise EcgenError("-o goes with --peers.", hint="Leave it out, or give --peers.")
    if html and (paper or instructions):
        raise EcgenError("--html goes with a library or --peers.", hint="Leave it out.")
    if peers:
        if folder is not None or paper or instructions:
            raise EcgenError(
                "--peers goes with no folder, --paper or --instructions.",
                hint="Leave out the others, or --peers.",
            )
        _peers(cpu, output, rounds, runs, html, as_json)
        return
    if instructions:
        if folder is not None or paper:
            raise EcgenError(
                "--instructions goes with no folder and no other option but --json.",
                hint="Leave out the others, or --instructions.",
            )
        from ecgen.run.measure.instruction_costs import costs_data, costs_text, measure_costs

        found = measure_costs()
        click.echo(
            json.dumps(costs_data(found), indent=1) + "\n" if as_json else costs_text(found),
            nl=False,
        )
        return
    if paper:
        if folder is not None:
            raise EcgenError(
                "--paper times no library, so it takes no folder.",
                hint="Leave out the folder or --paper.",
            )
        _paper(curve, cpu, runs, cc, as_json)
        return
    if folder is None:
        raise EcgenError(
            "there is no folder to time.",
            hint="Give the folder that `ecgen build ... -o DIR` wrote, or --paper.",
        )
    read_manifest(folder)
    from ecgen.run.measure.bench import run_bench
    from ecgen.run.measure.packed_bench import NOTES

    result = run_bench(folder, cc=cc)
    if html:
        from ecgen.cli.output.page import write_page
        from ecgen.report.routines.timings import render_timings

        write_page(
            html,
            render_timings(
                result, f"ecgen bench {shlex.quote(str(folder))} --html {shlex.quote(str(html))}"
            ),
        )
    if as_json:
        click.echo(json.dumps(result, indent=1))
        return
    click.echo(
        f"{result['library']} ({result['curve']}) on {result['cpu']}, {result['unit']},"
        f" {result['compiler']}"
    )
    if result.get("modelled"):
        _modelled(result)
        return
    core = result.get("core_cycle")
    names = [
        row["name"] + (f" ({row['rounds']} rounds)" if "rounds" in row else "")
        for row in result["results"]
    ]
    wide = max(map(len, ("function", *names)))
    click.echo(f"  {'function':{wide}} {'min':>12} {'median':>12} {'runs':>6} {'model':>10}")
    for name, row in zip(names, result["results"]):
        model = f"{row['model'] * (core or 1):.1f}" if "model" in row else ""
        click.echo(
            f"  {name:{wide}} {row['min']:12.1f} {row['median']:12.1f} {row['runs']:6} {model:>10}"
        )
    unit = (
        f"in {result['unit']} too: a core cycle takes {core:.3g} of them here"
        if core
        else f"in core cycles, others in {result['unit']}"
    )
    click.echo(f"  model: one of many independent calls, without the call itself, modelled, {unit}")
    if any("model" in row and "_chained" in row["name"] for row in result["results"]):
        click.echo("  of a routine of vectors: one of a chain of calls")
    if any("whole" in row for row in result["results"]):
        click.echo(
            "  of a multiplication: the sum of the routines that it calls and of its inversion,"
            " without scans of tables and recoding"
        )
    if "not_timed" in result:
        click.echo(f"  {result['not_timed']}")
    for part, note in NOTES.items() if any("note" in row for row in result["results"]) else ():
        click.echo(f"  {part}: {note}")


def _modelled(result: dict) -> None:
    """The rows of a library that is not timed here: cycles by profile, fetch stalls, and what a
    call takes.
    """
    names = list(result["results"][0]["profiles"])
    wide = max(len(row["name"]) for row in (*result["results"], {"name": "function"}))
    click.echo(
        f"  {'function':{wide}}"
        + "".join(f" {name:>10} {'stalls':>7}" for name in names)
        + f" {'stack':>7} {'code':>7}"
    )
    for row in result["results"]:
        costs = "".join(
            f" {cost['cycles']:10} {cost['fetch_stalls']:7}" for cost in row["profiles"].values()
        )
        click.echo(f"  {row['name']:{wide}}{costs} {row['stack']:7} {row['code_bytes']:7}")
    click.echo(
        "  Cycles are modelled, profiles "
        + " and ".join(names)
        + "; stalls are waits for instructions, among the cycles. Bytes of stack are seen, of code"
        " the function's own."
    )


def _peers(cpu, output, rounds, runs, html, as_json) -> None:
    from ecgen.cli.output.page import write_page
    from ecgen.isa.target import load_target
    from ecgen.report.peers import render_chart, render_text
    from ecgen.resources import user_folder
    from ecgen.run.measure.peers import run_peers

    def progress(text: str) -> None:
        click.echo(f"{text} ...", err=True)

    result = run_peers(
        (output or user_folder("cache") / "peers").absolute(),
        load_target(cpu),
        rounds,
        runs,
        progress,
    )
    if html:
        write_page(html, render_chart(result))
    click.echo(json.dumps(result, indent=1) if as_json else render_text(result))


def _paper(curve, cpu, runs, cc, as_json) -> None:
    from ecgen.curve import load_curve
    from ecgen.isa.target import load_target
    from ecgen.report.paper import render_paper
    from ecgen.run.paper.tables import run_paper

    shows = sys.stderr.isatty()

    def progress(text: str) -> None:
        if shows:
            click.echo(f"\r\033[K{text} ...", err=True, nl=False)

    result = run_paper(load_curve(curve), load_target(cpu), runs, cc, progress)
    if shows:
        click.echo("\r\033[K", err=True, nl=False)
    click.echo(json.dumps(result, indent=1) if as_json else render_paper(result), nl=as_json)
