"""ecgen docs: the pages of the documentation, in a terminal."""

import json
import re
from pathlib import Path

import click

from ecgen.cli.options.types import Name
from ecgen.errors import EcgenError
from ecgen.names import near_word
from ecgen.resources import data_folder

MARKS = re.compile(r"^(<!--.*?-->|\[\w+:[\w-]+\])\n+", re.MULTILINE)  # what the site fills in


def pages() -> dict[str, Path]:
    """Name -> file of each page: its path in the folder docs, without the ending."""
    folder = data_folder("docs")
    return {
        path.relative_to(folder).with_suffix("").as_posix(): path
        for path in sorted(folder.rglob("*.md"))
    }


def page_of(name: str) -> Path:
    """The page of that name, or whose path ends so; EcgenError if there is none."""
    known = pages()
    found = [path for own, path in known.items() if name in (own, own.rpartition("/")[2])]
    if len(found) != 1:
        raise EcgenError(
            f"there is no page {name!r}.",
            hint=f"{near_word(name, known)}`ecgen docs` says which there are.",
        )
    return found[0]


@click.command("docs")
@click.argument("page", type=Name("page", pages), default="")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(page: str, as_json: bool) -> None:
    """Show a page of the documentation, in Markdown; without PAGE, which there are."""
    found = {page: page_of(page)} if page else pages()
    texts = {name: path.read_text(encoding="utf-8") for name, path in found.items()}
    titles = {name: text.partition("\n")[0].removeprefix("# ") for name, text in texts.items()}
    if as_json:
        rows = [{"name": n, "title": titles[n], "path": str(path)} for n, path in found.items()]
        click.echo(json.dumps({"pages": rows}, indent=1))
    elif page:
        click.echo_via_pager(MARKS.sub("", texts[page]))
    else:
        click.echo("\n".join(f"{name:34} {title}" for name, title in titles.items()))
