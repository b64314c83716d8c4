"""What a command writes beside its output: a report's page, a description's text."""

from pathlib import Path

import click

from ecgen.errors import EcgenError


def write_page(path: Path, text: str) -> None:
    write_whole(path, text, "The page")
    click.echo(f"wrote {path}", err=True)


def write_whole(path: Path, text: str, what: str) -> None:
    """The text as a file; EcgenError, with nothing left where there was none, if there is no room for it or it may not be written."""
    was_there = path.exists()
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        if not was_there:
            path.unlink(missing_ok=True)
        raise EcgenError(f"{what} cannot be written: {error.strerror}.", where=path, hint="Choose another file.") from None
