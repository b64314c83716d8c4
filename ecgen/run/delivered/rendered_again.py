"""Files of a library that say how it and its parts are called: to the letter what is made for its
manifest.

src/P_entry.S, by which public functions of secrets are entered and what clears behind them, is
proven on no bytes. src/P_internal.h says of what processor, calling convention and word the library
is, and which hidden routines it has. So the whole text of both is made again, and that of the
header, whose sentences are what users go by.
"""

import re

from ecgen.isa.facts import FACTS
from ecgen.library.api import kinds_beside
from ecgen.library.files.erase import Entry, body_declared
from ecgen.library.files.template import banner
from ecgen.library.pipeline.render import entry_text, internal_text, render_header
from ecgen.run.emitted import Emitted


def made_again(emitted: Emitted) -> dict[str, str]:
    """The text of each by its path below the folder; no entries where public functions are all
    C.
    """
    kinds, sizes = kinds_beside(emitted.up_to_sign), dict(emitted.cleared)
    has_entries = FACTS[emitted.isa].entries is not None
    entries = [
        Entry(function, sizes[function.name])
        for function in emitted.functions
        if has_entries and function.name in sizes
    ]
    files = {
        f"src/{emitted.prefix}_internal.h": internal_text(
            emitted, [body_declared(entry.function, kinds) for entry in entries]
        )
    }
    files |= (
        {f"src/{emitted.prefix}_entry.S": entry_text(emitted, entries, kinds)} if entries else {}
    )
    return {path: banner(emitted, "c") + text for path, text in files.items()}


# what arrays of C take is told of walks that a choice of functions left out, too
UNKNOWN = re.compile(
    r"^ \* (?:The tables? of a multiplication|A multiplication keeps|An inversion takes) .*",
    re.MULTILINE,
)


def header_differences(emitted: Emitted, code: str) -> list[str]:
    """The first line of the header that is another than what is made for the library, with its
    walks, and the C with plain names.
    """
    path = emitted.folder / f"include/{emitted.prefix}.h"
    texts = path.read_text(encoding="utf-8"), render_header(emitted, code)
    found = first_difference(*(UNKNOWN.sub("", text) for text in texts))
    return (
        [
            f"{path}:{found[0]}: `{found[1][:80]}` is not the line that is made for the curve,"
            " walks, routines and functions of the manifest"
        ]
        if found
        else []
    )


def first_difference(found: str, made: str) -> tuple[int, str] | None:
    """The first line that is another, "" where the text ends too early, and its number."""
    lines = enumerate(zip([*found.split("\n"), None], [*made.split("\n"), None]), 1)
    return next(((number, line or "") for number, (line, other) in lines if line != other), None)
