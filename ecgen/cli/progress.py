"""Stages of long work as lines on stderr, for a person at a terminal only; the routines of a stage share one line."""

import sys
from collections.abc import Callable

import click

CLEAR = "\x1b[K"  # to the end of the line


def stages(quiet: bool = False) -> Callable[..., None]:
    """A function that prints each stage it is told, one line each, and beneath it the routine at work, if it is told one, which the
    next text overwrites; silent without a terminal, or if `quiet`."""
    shows = sys.stderr.isatty() and not quiet

    def progress(stage: str, routine: str = "") -> None:
        if shows:
            click.echo(f"{CLEAR}  {stage} {routine}\r" if routine else f"{CLEAR}{stage} ...", err=True, nl=not routine)

    return progress
