"""The values of the command line that are names or emitted libraries, refused at once where there
are none such, and completed by the shell.
"""

import json
from math import isfinite
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from ecgen.errors import EcgenError
from ecgen.library.facts.vector_rule import AUTO, BEST
from ecgen.library.packages.names import NAMES
from ecgen.names import (
    curve_name,
    curve_path,
    formula_names,
    known_curves,
    known_targets,
    target_path,
    tower_names,
)
from ecgen.resources import data_folder, sets_of_others
from ecgen.run.manifest import read_manifest


class Name(click.ParamType):
    """A name of `names()`, or a path; `found` raises EcgenError for a text that is neither, and
    `called` is the name that a text stands for, or None; neither is asked if it is None.
    """

    def __init__(self, name: str, names, found=None, called=None):
        self.name, self._names, self._found, self._called = name, names, found, called

    def convert(self, value, param, ctx):
        if self._found:
            self._found(value)
        return (self._called and self._called(value)) or value

    def shell_complete(self, ctx, param, incomplete):
        """The names that begin so; files where none does."""
        items = [CompletionItem(name) for name in self._names() if name.startswith(incomplete)]
        return items or [CompletionItem(incomplete, type="file")]


class Choice(click.Choice):
    """One of `words()`, which are not asked for before they are needed."""

    def __init__(self, words):
        self._words, self.case_sensitive = words, True

    @property
    def choices(self):
        return tuple(self._words())


class Some(click.Choice):
    """Some of the words, commas between them: a tuple."""

    def convert(self, value, param, ctx):
        return tuple(super(Some, self).convert(word, param, ctx) for word in value.split(","))


def _of_sets(kind: str) -> tuple[str, ...]:
    """What may be said of instruction sets: as it is recorded of those that come with ecgen, as all
    records say where there are others.
    """
    if not sets_of_others():
        return tuple(json.loads((data_folder("targets") / "sets.json").read_text())[kind])
    from ecgen.isa.facts import words

    return tuple(words()[kind])


LEVEL = Choice(lambda: _of_sets("levels"))
LEVEL_OR_AUTO = Choice(lambda: (*_of_sets("levels"), AUTO))
ABI = Choice(lambda: _of_sets("abis"))
UNIT = Choice(lambda: (AUTO, *_of_sets("units"), "none", BEST))


class Words(click.ParamType):
    """A text of which the shell completes the last of the words behind commas, from `words()`; what
    it may be is said by who takes it.
    """

    def __init__(self, name: str, words, files: bool = False):
        self.name, self._words, self._files = name, words, files

    def shell_complete(self, ctx, param, incomplete):
        """The words that begin so; files beside them where they may stand there."""
        before, comma, begun = incomplete.rpartition(",")
        items = [
            CompletionItem(before + comma + word)
            for word in self._words()
            if word.startswith(begun)
        ]
        return (
            [*items, CompletionItem(incomplete, type="file")] if self._files or not items else items
        )


def _functions() -> tuple[str, ...]:
    from ecgen.library.api import every_row

    return ("minimal", "full", *dict.fromkeys(function.name for function in every_row()))


def _encodings() -> tuple[str, ...]:
    from ecgen.curve.encodings import ENCODINGS

    return ENCODINGS


class Library(click.Path):
    """The folder of an emitted library."""

    def __init__(self):
        super().__init__(file_okay=False, path_type=Path)

    def convert(self, value, param, ctx):
        """EcgenError where the folder has no manifest that can be read; what it says is for who
        reads it.
        """
        read_manifest(Path(value))
        return Path(value)


class Output(click.Path):
    """The folder or file to write; an empty text is none, where a path would take it for the
    current folder.
    """

    def __init__(self, **kind):
        super().__init__(path_type=Path, **kind)

    def convert(self, value, param, ctx):
        if not str(value):
            raise EcgenError(
                "the name of the output is empty.",
                hint=f"Say where to write: -o {param.metavar or 'DIR'}.",
            )
        return super().convert(value, param, ctx)


CURVE = Name("curve", known_curves, curve_path, curve_name)
CPU = Name("cpu", lambda: ("native", *known_targets()), target_path)
FORMULA = Name("formula", lambda: (*formula_names(), *tower_names()))
PRIME = Name("prime", known_curves, called=curve_name)
API = Words("functions", _functions)
ENCODING = Words("encoding", _encodings)
PACKAGE = Words("package", lambda: NAMES)
SYSTEM = Words("system", lambda: dict.fromkeys(name.rsplit("/", 2)[0] for name in formula_names()))
COMPARED = Words("library or cpu", lambda: ("native", *known_targets()), files=True)
LIBRARY = Library()
OUTPUT = Output()


class _Weight(click.FloatRange):
    """A finite number from 0 on: click takes nan for one."""

    def convert(self, value, param, ctx):
        found = super().convert(value, param, ctx)
        if not isfinite(found):
            self.fail(f"{value} is no finite number.", param, ctx)
        return found


WEIGHT = _Weight(min=0)
