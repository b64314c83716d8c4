"""What a command writes beside its output: a report's page, a description's text."""

from pathlib import Path

import click

from ecgen.errors import EcgenError
from ecgen.resources import write_whole


def write_page(path: Path, text: str) -> None:
    write_told(path, text, "The page")
    click.echo(f"wrote {path}", err=True)


def write_told(path: Path, text: str, what: str) -> None:
    """The text as a file; EcgenError, with the file as it was, if there is no room for it or it may
    not be written.
    """
    try:
        write_whole(path, text)
    except OSError as error:
        raise EcgenError(
            f"{what} cannot be written: {error.strerror}.", where=path, hint="Choose another file."
        ) from None
