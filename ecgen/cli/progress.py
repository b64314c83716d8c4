"""Stages of long work as lines on stderr, for a person at a terminal only."""

import sys
from collections.abc import Callable

import click


def stages() -> Callable[[str], None]:
    """A function that prints each stage it is told, one line each; silent without a terminal."""
    shows = sys.stderr.isatty()

    def progress(stage: str) -> None:
        if shows:
            click.echo(f"{stage} ...", err=True)

    return progress
