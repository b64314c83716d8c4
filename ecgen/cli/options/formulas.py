"""The options that add formulas and choose a coordinate system, shared by the commands that take
them.
"""

import click

from ecgen.cli.options.types import SYSTEM


def warn_of_formulas(curve, formulas: tuple[str, ...], system: str) -> tuple[str, ...]:
    """Says on stderr, and returns, what is wrong with a user's formulas that another may stand in
    for; FormulaError where none may.
    """
    from ecgen.group.own import formula_faults

    notes = formula_faults(curve, formulas, system)
    for note in notes:
        click.echo(f"Warning: {note}.", err=True)
    return notes


def formula_options(command):
    """--formulas and --system."""
    command = click.option(
        "--system",
        type=SYSTEM,
        default="",
        metavar="NAME",
        help=(
            "Multiply in this coordinate system, such as shortw/jacobian (or jacobian); `ecgen"
            " explain` lists those of a curve."
        ),
    )(command)
    return click.option(
        "--formulas",
        multiple=True,
        metavar="DIR",
        help=(
            "A tree SHAPE/SYSTEM/OPERATION/NAME.op3 of the Explicit-Formulas Database's syntax, or"
            " an .op3 file: what is proven becomes a candidate. May be given again."
        ),
    )(command)
