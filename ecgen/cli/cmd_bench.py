"""`ecgen bench`: build and time an emitted library, other implementations beside ours (--peers), or
the instructions of a CPU file (--instructions).
"""

import json
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from ecgen.cli.options.types import CPU, Output
from ecgen.cli.output.progress import Progress
from ecgen.errors import EcgenError
from ecgen.run.manifest import read_manifest


@click.command("bench")
@click.argument("folder", metavar="[DIR]", required=False, type=click.Path(path_type=Path))
@click.option("--cc", metavar="CC", help="C compiler; default $CC, cc, gcc or clang.")
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
    type=Output(file_okay=False),
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
    "--cpu",
    type=CPU,
    metavar="CPU",
    default="native",
    show_default=True,
    help=("With --peers: the CPU that the code is made for; this machine must be able to run it."),
)
@click.option(
    "--runs",
    type=click.IntRange(1, 100_000),
    default=500,
    show_default=True,
    help="With --peers: runs of each measurement.",
)
@click.option("--json", "as_json", is_flag=True, help="Machine-readable result.")
def command(**given: Any) -> None:
    """Time the library in DIR on this machine: minimum and median of many runs, call overhead
    included.
    """
    asked = Timing(**given)
    if not asked.peers and asked.output:
        raise EcgenError("-o goes with --peers.", hint="Leave it out, or give --peers.")
    if asked.html and asked.instructions:
        raise EcgenError("--html goes with a library or --peers.", hint="Leave it out.")
    if asked.peers:
        if asked.folder is not None or asked.instructions:
            raise EcgenError(
                "--peers goes with no folder and no --instructions.",
                hint="Leave out the others, or --peers.",
            )
        _peers(asked)
    elif asked.instructions:
        if asked.folder is not None:
            raise EcgenError(
                "--instructions goes with no folder and no other option but --json.",
                hint="Leave out the others, or --instructions.",
            )
        from ecgen.run.measure.instruction_costs import costs_data, costs_text, measure_costs

        found = measure_costs()
        data = f"{json.dumps(costs_data(found), indent=1)}\n"
        click.echo(data if asked.as_json else costs_text(found), nl=False)
    elif asked.folder is None:
        raise EcgenError(
            "there is no folder to time.",
            hint="Give the folder that `ecgen build ... -o DIR` wrote.",
        )
    else:
        _library(asked.folder, asked)


@dataclass(frozen=True)
class Timing:
    """The arguments and options of the command, by their names."""

    folder: Path | None
    cc: str | None
    instructions: bool
    peers: bool
    output: Path | None
    rounds: int
    html: Path | None
    cpu: str
    runs: int
    as_json: bool


def _library(folder: Path, asked: Timing) -> None:
    """Times the functions of a library and prints their figures, in the unit of the counter; writes
    the page that `asked.html` names.
    """
    manifest = read_manifest(folder)
    from ecgen.run.measure.bench import run_bench
    from ecgen.run.measure.packed_bench import NOTES

    with Progress(f"bench {manifest.get('prefix')}", asked.as_json, lines=False) as progress:
        progress("compiling and timing")
        result = run_bench(folder, cc=asked.cc)
    if asked.html:
        from ecgen.cli.output.page import write_page
        from ecgen.report.routines.timings import render_timings

        write_page(
            asked.html,
            render_timings(
                result,
                f"ecgen bench {shlex.quote(str(folder))} --html {shlex.quote(str(asked.html))}",
            ),
        )
    if asked.as_json:
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


def _peers(asked: Timing) -> None:
    from ecgen.cli.output.page import write_page
    from ecgen.isa.target import load_target
    from ecgen.report.peers import render_chart, render_text
    from ecgen.resources import user_folder
    from ecgen.run.measure.peers import run_peers

    def progress(text: str) -> None:
        click.echo(f"{text} ...", err=True)

    result = run_peers(
        (asked.output or user_folder("cache") / "peers").absolute(),
        load_target(asked.cpu),
        asked.rounds,
        asked.runs,
        progress,
    )
    if asked.html:
        write_page(asked.html, render_chart(result))
    click.echo(json.dumps(result, indent=1) if asked.as_json else render_text(result))
