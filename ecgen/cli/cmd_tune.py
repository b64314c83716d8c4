"""ecgen tune: search variants by measuring on this machine, keep the winners as data."""

import json
import os
from dataclasses import replace
from functools import partial
from pathlib import Path

import click

from ecgen.cli.types import CPU, CURVE
from ecgen.errors import EcgenError


PRODUCTS = ("fe_mul", "fe_sqr", "fe_nsqr")
MOST_WORDS = 9  # of products whose orders are searched: a step of the search emits and times the routine


@click.command("tune")
@click.argument("curve", type=CURVE, metavar="CURVE")
@click.option("--cpu", type=CPU, metavar="CPU", default="native", show_default=True, help="The CPU file to start from; it must describe this machine.")
@click.option("--rounds", default=1500, show_default=True, type=click.IntRange(0), help="Steps of the search for each product's order.")
@click.option("--blocks", default=0, show_default=True, type=click.IntRange(0), help="Steps of the search for the order of each point routine's blocks; starts from the recorded choice.")
@click.option("--routine", multiple=True, help="Only these routines (default: all that the curve's library has).")
@click.option("--pin", type=int, help="Run on this processor only.")
@click.option("-o", "--output", type=click.Path(path_type=Path, file_okay=False), help="Folder for the measurements (default: the user's own, under the name of this processor, where --cpu native finds them).")
@click.option("--seed", default=1, show_default=True)
@click.option("--chained", default=1.0, show_default=True, help="Weight of chained calls of fe_mul and fe_sqr beside independent ones.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON at the end, and what is told on the way on stderr.")
@click.option("--fresh", is_flag=True, help="Search from the order of the lowering, not from the recorded one.")
def command(curve, cpu, rounds, blocks, routine, pin, output, seed, chained, fresh, as_json):
    """Measure variants of the routines of CURVE's library and record the fastest."""
    from ecgen.curve import load_curve
    from ecgen.isa.measured import CHOICES, ORDERS
    from ecgen.isa.target import load_target
    from ecgen.library.build import BuildOptions, library_spec, plan_library
    from ecgen.library.choices import load_choices, save_choices
    from ecgen.machine.segments import load_orders, save_orders
    from ecgen.run.tune import Stopwatch, companion, tune_blocks, tune_order, tune_routine

    if output is not None:
        _require_folder(output)
    loaded, target = load_curve(curve), load_target(cpu, untuned=True)
    options = BuildOptions("tune")
    if loaded.degree > 1:
        raise EcgenError("Routines over F_{p^2} cannot be tuned yet.", where=loaded.path, hint="Build without tuning: what is cheapest by the model is taken.")
    spec = library_spec(loaded, plan_library(loaded, target, options), target, options)
    names = _names(spec, loaded.name, routine, with_products=bool(rounds) and not blocks)
    target, folder, header = _measured_here(target, output)
    if pin is not None:
        os.sched_setaffinity(0, {pin})
    folder.mkdir(parents=True, exist_ok=True)
    say = partial(click.echo, err=as_json)
    watch, every = Stopwatch(), [r.name for r in spec.routines]
    for name in names:
        if name in PRODUCTS or blocks:
            order = (
                tune_blocks(name, spec.curve, target, watch, blocks, seed, say) if blocks
                else tune_order(name, spec.curve, target, watch, rounds, seed, chained, fresh, say))
            save_orders(folder / ORDERS, {**load_orders(folder / ORDERS), order.key: order}, header)
        else:
            choice = tune_routine(name, spec.curve, target, watch, say, companion(name, every))
            save_choices(folder / CHOICES, {**load_choices(folder / CHOICES), choice.key: choice}, header)
    told = {"curve": loaded.name, "cpu": header["cpu"], "name": header["name"], "unit": header["unit"], "routines": names, "folder": str(folder)}
    click.echo(json.dumps(told, indent=1) if as_json else f"recorded in {folder}")


def _require_folder(folder: Path) -> None:
    """EcgenError, before anything is measured, for a folder that cannot be written or that holds something else."""
    from ecgen.isa.measured import CHOICES, ORDERS
    from ecgen.library.write import require_writable

    if folder.is_dir() and any(folder.iterdir()) and not any((folder / name).is_file() for name in (ORDERS, CHOICES)):
        raise EcgenError("this folder is not empty and holds no measurements.", where=folder, hint="Choose another -o, such as a new folder.")
    require_writable(Path(os.path.abspath(folder)))


def _measured_here(target, output: "Path | None"):
    """(the target as it takes what is measured, folder of the measurements, head of its files); TargetError where code for the CPU
    file is not of this machine, or the folder holds measurements of another one."""
    from ecgen.errors import TargetError
    from ecgen.isa.measured import CHOICES, ORDERS, cpu_facts, matches, require_owner, this_processor, user_folder

    machine = this_processor()
    if target.level != "adx":
        raise TargetError(f"there is nothing to measure for level {target.level} of {target.name}.", where=target.path, hint="Orders and choices are tuned for level adx.")
    match = target.data.get("match", {})
    missing = sorted(set(target.features) - cpu_facts()["flags"])
    if missing or "vendor" in match and not matches(machine.key, match):
        lacks = f"lacks {', '.join(missing)}" if missing else f"is {machine.key or 'another one'}"
        raise TargetError(f"{target.name} does not describe this machine, which {lacks}.", where=target.path, hint="Measure with --cpu native, or on such a machine.")
    folder = output or user_folder(machine)
    for file in (ORDERS, CHOICES):
        require_owner(folder / file, machine.key or target.name)
    header = {"cpu": machine.key or target.name, "name": cpu_facts()["name"], "made by": "ecgen tune", "unit": "TSC cycles"}
    return replace(target, tuned=folder, processor=machine.key), folder, header


def _names(spec, curve: str, wanted: tuple[str, ...], with_products: bool) -> list[str]:
    """The routines to tune, in the library's order; EcgenError if one cannot be, or none is left."""
    tunable = [r.name for r in spec.routines if r.name in PRODUCTS or not r.name.startswith("fe_") and r.name != "select"]
    if unknown := [name for name in wanted if name not in tunable]:
        raise EcgenError(f"{unknown[0]} is no routine of {curve}'s library that can be tuned.", hint=f"There are {', '.join(tunable)}.")
    with_products = with_products and spec.words <= MOST_WORDS
    names = [name for name in tunable if (not wanted or name in wanted) and (with_products or name not in PRODUCTS)]
    if not names:
        raise EcgenError("there is nothing to tune with these options.", hint=f"--rounds is for products of at most {MOST_WORDS} words and --blocks for point routines.")
    return names
