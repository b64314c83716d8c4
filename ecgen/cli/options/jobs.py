"""The option of commands that spread their work over processes.

Two processes do a third more work in all, what both need being made twice: on two processors of a
Xeon a build of p521 took 15.9 s with two of them, 12.7 s with one. So half of them are taken.
"""

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
            spread_over(value or max(processors() // 2, 1))
        ),
        help=(
            "Processes that lower and prove routines at a time; default: half as many as there are"
            " processors."
        ),
    )(command)
