"""ecgen explain: what would be chosen for a curve on a CPU, and why."""

import json
from dataclasses import replace
from typing import Any

import click

from ecgen.cli import cmd_build
from ecgen.cli.cmd_build import EXTRAS, UNUSED, leveled, path_of
from ecgen.cli.options.cache import cache_option, proven_anew
from ecgen.cli.options.formulas import formula_options
from ecgen.cli.options.library import (
    Choice,
    cpu_option,
    once_each,
    taken_from,
    tuning_option,
    window_vartime_option,
)
from ecgen.cli.options.types import API, CURVE, UNIT, Some
from ecgen.kept import once
from ecgen.library.facts.vector_rule import BEST


@click.command("explain")
@click.argument("curve", type=CURVE, metavar="CURVE")
@cpu_option
@tuning_option
@click.option(
    "--window",
    type=click.IntRange(2, 8),
    help="Window width of the constant-time multiplication, as in `ecgen build`.",
)
@window_vartime_option
@click.option(
    "--complete",
    is_flag=True,
    help="Explain the build with complete formulas, as `ecgen build --complete` makes it.",
)
@click.option(
    "--vector",
    is_flag=False,
    flag_value=BEST,
    type=UNIT,
    help=(
        "Explain the build with vectors, as `ecgen build --vector` makes it: which are taken, and"
        " what is modelled of each multiplication in them and in general registers. Where nothing"
        " is said and nothing asks for the routines, general registers alone."
    ),
)
@click.option(
    "--api",
    type=API,
    default="full",
    show_default=True,
    metavar="minimal|full|NAME,...",
    help="Explain the build of these public functions, as in `ecgen build`.",
)
@click.option(
    "--with",
    "extras",
    multiple=True,
    callback=once_each,
    type=Some(EXTRAS),
    help="Explain the build with these functions, too, as in `ecgen build`. May be given again.",
)
@click.option(
    "--without",
    multiple=True,
    callback=once_each,
    type=Some(UNUSED),
    help="Explain the build without this, as in `ecgen build`. May be given again.",
)
@click.option(
    "--routines",
    is_flag=True,
    help=(
        "Lower the routines, too: their instructions and modelled cycles, and of each that adds or"
        " doubles points which formula is taken and why. Takes some seconds; done unasked with"
        " --formulas, --vector, --api and --with."
    ),
)
@click.option(
    "--walks",
    is_flag=True,
    help=(
        "Print the programs that the C of the multiplications is made from, and the records of"
        " their proofs."
    ),
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@cache_option
@formula_options
def command(curve: str, **given: Any) -> None:
    """Say what `ecgen build CURVE --cpu CPU` would choose, and why: field, coordinate systems,
    scalar multiplication; with --routines the formulas, and what each routine costs. Vectors, which
    the build takes by default, are looked at with --vector auto.
    """
    from ecgen.curve import load_curve
    from ecgen.isa.target import load_target

    choice, api = taken_from(Choice, given), given["api"]
    routines, walks, as_json = given["routines"], given["walks"], given["as_json"]
    selected = api != "full" or bool(choice.extras)
    in_full = routines or bool(choice.formulas) or selected
    said = choice.vector or (cmd_build.DEFAULT_VECTOR if in_full else "")
    vector = "" if said == "none" else said
    loaded, choice = load_curve(curve), replace(choice, vector=vector)
    own = load_target(given["cpu"], tuning=given["tuning"])
    target = leveled(own, None, vector)
    lowered = (
        ""
        if target.level == own.level
        else f"Level {target.level}, as `ecgen build --vector {vector}` without --level makes the"
        f" rest of the library; --vector auto keeps {own.level}.\n"
    )

    def explained() -> str:
        from ecgen.group.own import formula_faults
        from ecgen.library.pipeline.curve import build_library, outline_library
        from ecgen.library.pipeline.options import BuildOptions
        from ecgen.report.explain import explain, render_explanation
        from ecgen.report.explain_chosen import vectors_to_ask_for

        notes = formula_faults(loaded, choice.formulas, choice.system)
        options = BuildOptions("explain", allow_weak=True, api=api, **vars(choice))
        library = (
            build_library(loaded, target, options, texts=selected)
            if in_full or vector
            else outline_library(loaded, target, options, walks or as_json)
        )
        facts = explain(library, loaded, target, vector, selected)
        facts["warnings"] += notes
        if as_json:
            return f"{json.dumps(facts, indent=1)}\n"
        return render_explanation(facts, walks, lowered if said else vectors_to_ask_for(target))

    files = (path_of(loaded), target.path, *target.order_files, *target.choice_files)
    key = str(path_of(loaded)), target, choice, said, api, routines, walks, as_json
    click.echo(once("explain", key, explained, files, choice.formulas, above=True), nl=False)
    if sentence := proven_anew():
        click.echo(sentence, err=True)
