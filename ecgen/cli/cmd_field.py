"""`ecgen field PRIME`: emit the library of a prime field, or of its quadratic extension, alone."""

import json
import shlex
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from ecgen.cli.cmd_build import (
    _as_given,
    _report,
    _summary,
    _warn,
    _write,
    require_prefix,
    tuning_words,
)
from ecgen.cli.options.cache import cache_option, counted
from ecgen.cli.options.jobs import jobs_option
from ecgen.cli.options.library import (
    Emission,
    abi_option,
    annotate_option,
    as_json_option,
    cpu_option,
    emit_option,
    force_option,
    holder_option,
    level_option,
    licence_option,
    package_name_option,
    packages_option,
    red_zone_option,
    routine_option,
    taken_from,
    tuning_option,
)
from ecgen.cli.options.types import API, OUTPUT, PRIME


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
@cpu_option
@tuning_option
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
@level_option
@abi_option
@red_zone_option
@click.option(
    "--api",
    type=API,
    default="full",
    show_default=True,
    metavar="full|NAME,...",
    help="The public functions; the library holds only what they call.",
)
@packages_option
@package_name_option
@licence_option
@holder_option
@force_option
@emit_option
@annotate_option
@routine_option
@as_json_option
@jobs_option
@cache_option
def command(prime: str, degree: int, nonresidue: int | None, **given: Any) -> None:
    """Emit the library of the integers modulo PRIME, or of their quadratic extension; without -o
    say what would be chosen, why, and what it costs.

    PRIME is an expression ("2^255-19"), a decimal or hexadecimal number, or a curve, by name or
    path, whose prime it is: any prime from 5 to 2^1300.
    """
    asked = taken_from(Emission, given)
    asked.require_listing()
    from ecgen.cli.output.progress import Progress
    from ecgen.isa.target import at_level, load_target
    from ecgen.library.files.licence import check_licence
    from ecgen.library.files.write import require_output
    from ecgen.library.packages.every import require_packages
    from ecgen.library.packages.names import require_package_name
    from ecgen.library.pipeline.field import (
        build_field,
        default_prefix,
        read_nonresidue,
        read_prime,
    )
    from ecgen.library.pipeline.options import BuildOptions
    from ecgen.library.pipeline.refusals import abi_of

    before = counted()
    p, target = read_prime(prime), load_target(asked.cpu, tuning=asked.tuning)
    nonresidue, abi = read_nonresidue(p, degree, nonresidue), abi_of(target, asked.abi)
    target = at_level(target, asked.level) if asked.level is not None else target
    prefix = default_prefix(p, degree) if asked.prefix is None else asked.prefix
    require_prefix(prefix)
    licence = check_licence(asked.licence)
    name = Path(prime).stem if prime.endswith(".toml") else prime
    if asked.output:
        require_output(asked.output, prefix, name, asked.force)
    packages = require_packages(target.isa, asked.packages)
    options = BuildOptions(
        prefix,
        abi,
        not asked.no_red_zone,
        license=licence,
        copyright=asked.holder,
        api=asked.api,
        packages=packages,
        package_name=require_package_name(asked.package_name, packages),
    )
    words = ["ecgen", "field", name, "--cpu", _as_given(asked.cpu, target.path)]
    words += tuning_words(target)
    words += ["--degree", str(degree), "--nonresidue", str(nonresidue)] * (degree > 1)
    words += ["--level", target.level, *_words(options)]
    options = replace(options, command=shlex.join(words))
    with Progress(f"field {name} {target.name}", asked.as_json) as progress:
        library: Any = build_field(p, name, target, options, progress, nonresidue)
    made = _summary(library, target)
    _warn(made)
    if asked.lists:
        from ecgen.report.routines.annotate import annotated_library
        from ecgen.report.routines.stages import render_stage

        click.echo(
            (
                render_stage(library, library.spec.curve, asked.emit, asked.routine)
                if asked.emit
                else annotated_library(library, target, asked.routine)
            ),
            nl=False,
        )
        return
    if asked.output is None:
        from ecgen.report.prime import explain_prime, render_prime

        facts = explain_prime(library, target)
        click.echo(
            json.dumps(facts, indent=1)
            if asked.as_json
            else f"{render_prime(facts)}Nothing was written: -o DIR writes the library."
        )
        return
    _write(made, asked.output, asked.force)
    _report(made, asked.output, asked.as_json, before)


def _words(options: Any) -> list[str]:
    """The options as a command says them that makes the same library again."""
    usual = {"--api": "full", "--license": type(options).license, "--copyright": ""}
    told = {"--api": options.api, "--license": options.license, "--copyright": options.copyright}
    words = ["--abi", options.abi, "--prefix", options.prefix]
    words += ["--no-red-zone"] * (not options.red_zone)
    for option, value in told.items():
        words += [option, value] * (value != usual[option])
    for package in options.packages:
        words += ["--package", package]
    return words + ["--package-name", options.package_name] * bool(options.package_name)
