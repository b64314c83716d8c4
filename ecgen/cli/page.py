"""A report's page on disk."""

from pathlib import Path

import click

from ecgen.errors import EcgenError


def write_page(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise EcgenError(f"The page cannot be written: {error.strerror}.", where=path, hint="Choose another file.") from None
    click.echo(f"wrote {path}", err=True)
