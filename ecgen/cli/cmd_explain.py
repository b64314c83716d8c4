"""ecgen explain: what would be chosen for a curve on a CPU, and why."""

import json

import click

from ecgen.cli.cmd_build import EXTRAS, UNUSED, leveled
from ecgen.cli.options.cache import cache_option, proven_anew
from ecgen.cli.options.formulas import formula_options
from ecgen.cli.options.types import API, CPU, CURVE, UNIT
from ecgen.kept import once
from ecgen.library.facts.vector_rule import BEST


@click.command("explain")
@click.argument("curve", type=CURVE, metavar="CURVE")
@click.option(
    "--cpu",
    type=CPU,
    metavar="CPU",
    default="native",
    show_default=True,
    help="A target of `ecgen list targets`, the path of its TOML file, or native.",
)
@click.option(
    "--tuning",
    metavar="DIR",
    help=(
        "Measurements that `ecgen tune` wrote, or none; default: with --cpu native the user's own"
        " of this processor."
    ),
)
@click.option(
    "--window",
    type=click.IntRange(2, 8),
    help="Window width of the constant-time multiplication, as in `ecgen build`.",
)
@click.option(
    "--window-vartime",
    type=click.IntRange(2, 8),
    help="Window width of the variable-time multiplication.",
)
@click.option(
    "--complete",
    is_flag=True,
    help="Explain the build with complete formulas, as `ecgen build --complete` makes it.",
)
@click.option(
    "--vector",
    is_flag=False,
    flag_value=BEST,
    default="none",
    type=UNIT,
    help=(
        "Explain the build with vectors, as `ecgen build --vector` makes it: which are taken, and"
        " what is modelled of each multiplication in them and in general registers."
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
    type=click.Choice(EXTRAS),
    help="Explain the build with these functions, too, as in `ecgen build`. May be given again.",
)
@click.option(
    "--without",
    multiple=True,
    type=click.Choice(UNUSED),
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
def command(
    curve,
    cpu,
    tuning,
    window,
    window_vartime,
    complete,
    vector,
    api,
    extras,
    without,
    routines,
    walks,
    as_json,
    formulas,
    system,
):
    """Say what `ecgen build CURVE --cpu CPU` would choose, and why: field, coordinate systems,
    scalar multiplication; with --routines the formulas, and what each routine costs.
    """
    from ecgen.curve import load_curve
    from ecgen.isa.target import load_target

    loaded, vector = load_curve(curve), "" if vector == "none" else vector
    extras, without = tuple(dict.fromkeys(extras)), tuple(dict.fromkeys(without))
    target = leveled(load_target(cpu, tuning=tuning), None, vector)

    def explained() -> str:
        from ecgen.group.own import formula_faults
        from ecgen.library.pipeline.curve import build_library, outline_library
        from ecgen.library.pipeline.options import BuildOptions
        from ecgen.report.explain import explain, render_explanation

        notes = formula_faults(loaded, formulas, system)
        options = BuildOptions(
            "explain",
            window=window,
            window_vartime=window_vartime,
            allow_weak=True,
            formulas=formulas,
            system=system,
            complete=complete,
            vector=vector,
            api=api,
            extras=extras,
            without=without,
        )
        selected = api != "full" or bool(extras)
        library = (
            build_library(loaded, target, options, texts=selected)
            if routines or formulas or vector or selected
            else outline_library(loaded, target, options, walks or as_json)
        )
        facts = explain(library, loaded, target, vector, selected)
        facts["warnings"] += notes
        return f"{json.dumps(facts, indent=1)}\n" if as_json else render_explanation(facts, walks)

    files = (loaded.file.path, target.path, *target.order_files, *target.choice_files)
    given = (
        str(loaded.file.path),
        target,
        window,
        window_vartime,
        complete,
        vector,
        api,
        extras,
        without,
        routines,
        walks,
        as_json,
        formulas,
        system,
    )
    click.echo(once("explain", given, explained, files, formulas, above=True), nl=False)
    if sentence := proven_anew():
        click.echo(sentence, err=True)
