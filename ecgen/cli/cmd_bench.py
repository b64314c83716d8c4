"""`ecgen bench DIR`: build and time an emitted library."""

import json
from pathlib import Path

import click

from ecgen.run.bench import run_bench


@click.command("bench")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--cc", metavar="CC", help="C compiler; default $CC, cc, gcc or clang.")
@click.option("--json", "as_json", is_flag=True, help="Machine-readable result.")
def command(folder, cc, as_json):
    """Time the library in DIR on this machine: minimum and median of many runs, call overhead included."""
    result = run_bench(folder, cc=cc)
    if as_json:
        click.echo(json.dumps(result, indent=1))
        return
    click.echo(f"{result['library']} ({result['curve']}) on {result['cpu']}, {result['unit']}, {result['compiler']}")
    click.echo(f"  {'function':32} {'min':>12} {'median':>12} {'runs':>6}")
    for row in result["results"]:
        click.echo(f"  {row['name']:32} {row['min']:12.1f} {row['median']:12.1f} {row['runs']:6}")
