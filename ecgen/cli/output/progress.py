"""Stages of long work as lines on stderr, for a person at a terminal only; the routines of a stage
share one line.
"""

import sys
from collections.abc import Callable

import click

CLEAR = "\x1b[K"  # to the end of the line


def stages(quiet: bool = False) -> Callable[..., None]:
    """A function that prints each stage it is told, one line each, and beneath it the routine at
    work, if it is told one, which the next text overwrites; silent without a terminal, or if
    `quiet`."""
    shows, open_line = sys.stderr.isatty() and not quiet, False

    def progress(stage: str, routine: str = "") -> None:
        nonlocal open_line
        if shows:
            before = CLEAR if open_line or routine else ""
            click.echo(
                f"{before}  {stage} {routine}\r" if routine else f"{before}{stage} ...",
                err=True,
                nl=not routine,
            )
            open_line = bool(routine)

    return progress
