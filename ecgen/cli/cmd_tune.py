"""ecgen tune: search variants by measuring on this machine, keep the winners as data."""

import os
from pathlib import Path

import click

from ecgen.errors import EcgenError


PRODUCTS = ("fe_mul", "fe_sqr", "fe_nsqr")


@click.command("tune")
@click.argument("curve")
@click.option("--cpu", default="native", show_default=True, help="The CPU file whose tuning files are extended; it must describe this machine.")
@click.option("--rounds", default=1500, show_default=True, type=click.IntRange(0), help="Steps of the search for each product's order.")
@click.option("--blocks", default=0, show_default=True, type=click.IntRange(0), help="Steps of the search for the order of each point routine's blocks; starts from the recorded choice.")
@click.option("--routine", multiple=True, help="Only these routines (default: all that the curve's library has).")
@click.option("--pin", type=int, help="Run on this processor only.")
@click.option("-o", "--output", type=click.Path(path_type=Path, file_okay=False), help="Folder for the tuning files (default: where the CPU file names them).")
@click.option("--seed", default=1, show_default=True)
@click.option("--chained", default=1.0, show_default=True, help="Weight of chained calls of fe_mul and fe_sqr beside independent ones.")
@click.option("--fresh", is_flag=True, help="Search from the order of the lowering, not from the recorded one.")
def command(curve, cpu, rounds, blocks, routine, pin, output, seed, chained, fresh):
    """Measure variants of the routines of CURVE's library and record the fastest."""
    from ecgen.curve import load_curve
    from ecgen.errors import TargetError
    from ecgen.isa.target import load_target
    from ecgen.library.build import BuildOptions, library_spec
    from ecgen.library.choices import load_choices, save_choices
    from ecgen.machine.segments import load_orders, save_orders
    from ecgen.run.tune import Stopwatch, companion, tune_blocks, tune_order, tune_routine
    from ecgen.scalar.plan import plan_curve

    loaded, target = load_curve(curve), load_target(cpu, untuned=True)
    if target.level != "adx" or not (target.orders and target.choices):
        raise TargetError(f"{target.name} names no tuning files.", where=target.path, hint='Give it level = "adx", orders = "FILE" and choices = "FILE".')
    if pin is not None:
        os.sched_setaffinity(0, {pin})
    spec = library_spec(loaded, plan_curve(loaded), target, BuildOptions("tune"))
    names = _names(spec, loaded.name, routine, with_products=bool(rounds) and not blocks)
    orders_path, choices_path = (output / p.name if output else p for p in (target.orders, target.choices))
    header = {"cpu": target.name, "made by": "ecgen tune", "unit": "TSC cycles"}
    watch, every = Stopwatch(), [r.name for r in spec.routines]
    for name in names:
        if name in PRODUCTS:
            order = tune_order(name, spec.curve, target, watch, rounds, seed, chained, fresh, click.echo)
            orders_path.parent.mkdir(parents=True, exist_ok=True)
            save_orders(orders_path, {**load_orders(orders_path), order.key: order}, header)
        elif blocks:
            order = tune_blocks(name, spec.curve, target, watch, blocks, seed, click.echo)
            orders_path.parent.mkdir(parents=True, exist_ok=True)
            save_orders(orders_path, {**load_orders(orders_path), order.key: order}, header)
        else:
            choice = tune_routine(name, spec.curve, target, watch, click.echo, companion(name, every))
            choices_path.parent.mkdir(parents=True, exist_ok=True)
            save_choices(choices_path, {**load_choices(choices_path), choice.key: choice}, header)


def _names(spec, curve: str, wanted: tuple[str, ...], with_products: bool) -> list[str]:
    """The routines to tune, in the library's order; EcgenError if one cannot be, or none is left."""
    tunable = [r.name for r in spec.routines if r.name in PRODUCTS or not r.name.startswith("fe_") and r.name != "select"]
    if unknown := [name for name in wanted if name not in tunable]:
        raise EcgenError(f"{unknown[0]} is no routine of {curve}'s library that can be tuned.", hint=f"There are {', '.join(tunable)}.")
    with_products = with_products and spec.words <= 5
    names = [name for name in tunable if (not wanted or name in wanted) and (with_products or name not in PRODUCTS)]
    if not names:
        raise EcgenError("there is nothing to tune with these options.", hint="--rounds is for products of at most 5 words and --blocks for point routines.")
    return names
