"""`ecgen field PRIME`: emit the library of a prime field, or of its quadratic extension, alone."""

import json
import shlex
from pathlib import Path

import click

from ecgen.cli.cmd_build import (
    _as_given,
    _report,
    _summary,
    _warn,
    _write,
    require_no_json,
    require_prefix,
    require_routine,
)
from ecgen.cli.options.cache import cache_option, counted
from ecgen.cli.options.jobs import jobs_option
from ecgen.cli.options.types import ABI, API, CPU, LEVEL, OUTPUT, PACKAGE, PRIME
from ecgen.library.packages.names import PACKAGE_NAMES


@click.command("field")
@click.argument("prime", type=PRIME, metavar="PRIME")
@click.option(
    "--degree",
    type=int,
    default=1,
    show_default=True,
    help="2: the quadratic extension of the integers modulo PRIME, elements a + b i.",
)
@click.option(
    "--nonresidue",
    type=int,
    metavar="N",
    help=(
        "With --degree 2: i^2 = N; default: -1, or the least N > 1, that is no square modulo PRIME."
    ),
)
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
    "-o",
    "--output",
    type=OUTPUT,
    metavar="DIR",
    help=(
        "The folder to write; without it nothing is: what is chosen for the prime, and what its"
        " operations cost, is told."
    ),
)
@click.option(
    "--prefix",
    help=(
        "Beginning of every symbol, macro and file name (default: from the prime, such as f255m19)."
    ),
)
@click.option("--level", type=LEVEL, help="Instruction level, at most that of the CPU.")
@click.option(
    "--abi",
    type=ABI,
    help="Calling convention of the routines; default: the usual one of the instruction set.",
)
@click.option(
    "--no-red-zone",
    is_flag=True,
    help="Keep off the memory below the stack pointer (kernels, signal handlers).",
)
@click.option(
    "--api",
    type=API,
    default="full",
    show_default=True,
    metavar="full|NAME,...",
    help="The public functions; the library holds only what they call.",
)
@click.option(
    "--package",
    "packages",
    multiple=True,
    type=PACKAGE,
    metavar=PACKAGE_NAMES,
    help="What the folder is beside a library of C: a package of that kind. May be given again.",
)
@click.option(
    "--license",
    "licence",
    default="Apache-2.0 OR MIT",
    show_default=True,
    help="SPDX expression for the emitted files; LicenseRef-NAME for terms of your own.",
)
@click.option(
    "--copyright",
    "holder",
    default="",
    metavar="TEXT",
    help="Year and holder for the LICENSE file, such as '2026 Example Ltd'.",
)
@click.option(
    "--force",
    is_flag=True,
    help=(
        "Replace an output folder that holds other files or another library: all that is in it"
        " goes."
    ),
)
@click.option(
    "--emit",
    type=click.Choice(["formula", "field", "limb", "machine", "asm"]),
    help="Print a stage instead of writing the library.",
)
@click.option(
    "--annotate",
    is_flag=True,
    help=(
        "Print the routines with modelled cycles, loads in a row and live registers instead of"
        " writing the library."
    ),
)
@click.option("--routine", help="With --emit or --annotate: only this routine.")
@click.option("--json", "as_json", is_flag=True, help="Print what was made as JSON.")
@jobs_option
@cache_option
def command(
    prime,
    degree,
    nonresidue,
    cpu,
    tuning,
    output,
    prefix,
    level,
    abi,
    no_red_zone,
    api,
    packages,
    licence,
    holder,
    force,
    emit,
    annotate,
    routine,
    as_json,
):
    """Emit the library of the integers modulo PRIME, or of their quadratic extension; without -o
    say what would be chosen, why, and what it costs.

    PRIME is an expression ("2^255-19"), a decimal or hexadecimal number, or a curve, by name or
    path, whose prime it is: any prime from 5 to 2^1300.
    """
    require_routine(routine, emit, annotate)
    require_no_json(as_json, emit, annotate)
    from ecgen.cli.output.progress import stages
    from ecgen.isa.target import at_level, load_target
    from ecgen.library.files.licence import check_licence
    from ecgen.library.files.write import require_output
    from ecgen.library.packages.every import require_packages
    from ecgen.library.pipeline.field import (
        build_field,
        default_prefix,
        read_nonresidue,
        read_prime,
    )
    from ecgen.library.pipeline.options import BuildOptions
    from ecgen.library.pipeline.refusals import abi_of

    before = counted()
    p, target = read_prime(prime), load_target(cpu, tuning=tuning)
    nonresidue, abi = read_nonresidue(p, degree, nonresidue), abi_of(target, abi)
    target = at_level(target, level) if level is not None else target
    prefix = default_prefix(p, degree) if prefix is None else prefix
    require_prefix(prefix)
    licence = check_licence(licence)
    name = Path(prime).stem if prime.endswith(".toml") else prime
    if output:
        require_output(output, prefix, name, force)
    words = ["ecgen", "field", name, "--cpu", _as_given(cpu, target.path)] + (
        ["--tuning", target.tuned.name] if target.measurements() else []
    )
    words += ["--degree", str(degree), "--nonresidue", str(nonresidue)] * (degree > 1)
    words += ["--level", target.level, "--abi", abi, "--prefix", prefix] + [
        "--no-red-zone"
    ] * no_red_zone
    for option, value in (
        ("--api", api if api != "full" else ""),
        ("--license", licence),
        ("--copyright", holder),
    ):
        words += [option, value] * (value not in ("", BuildOptions.license))
    packages = require_packages(target.isa, packages)
    words += [word for package in packages for word in ("--package", package)]
    options = BuildOptions(
        prefix,
        abi,
        not no_red_zone,
        license=licence,
        copyright=holder,
        command=shlex.join(words),
        api=api,
        packages=packages,
    )
    library = build_field(p, name, target, options, stages(quiet=as_json), nonresidue)
    made = _summary(library, target)
    _warn(made)
    if emit or annotate:
        from ecgen.report.routines.annotate import annotated_library
        from ecgen.report.routines.stages import render_stage

        click.echo(
            (
                render_stage(library, library.spec.curve, emit, routine)
                if emit
                else annotated_library(library, target, routine)
            ),
            nl=False,
        )
        return
    if output is None:
        from ecgen.report.prime import explain_prime, render_prime

        facts = explain_prime(library, target)
        click.echo(
            json.dumps(facts, indent=1)
            if as_json
            else f"{render_prime(facts)}Nothing was written: -o DIR writes the library."
        )
        return
    _write(made, output, force)
    _report(made, output, as_json, before)
