"""The option of commands that spread their work over processes."""

import click

from ecgen.spread import processors, spread_over


def jobs_option(command):
    """--jobs N."""
    return click.option(
        "--jobs",
        type=click.IntRange(1),
        metavar="N",
        expose_value=False,
        callback=lambda context, option, value: context.with_resource(
            spread_over(value or processors())
        ),
        help=(
            "Processes that lower and prove routines at a time; default: as many as there are"
            " processors."
        ),
    )(command)
