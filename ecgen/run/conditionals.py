"""The preprocessor's lines in a library's C: that they are the templates', so that the text that
is read is what a compiler sees, whatever its flags.

Walks, routines in C and constants are read from the text (walk_of_c.py and others), which knows no
preprocessor. So each of its lines, and each line between conditionals, is one that stands in a
template in the same function; and what is printed from walks and routines stands in no template.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.resources import data_folder
from ecgen.run.emitted import Emitted
from ecgen.run.manifest import read_manifest
from ecgen.run.sources import COMMENT, HOLE, one_line
from ecgen.run.walk_of_c import with_plain_names

TEMPLATES = ("*.[ch].j2", "c/*.j2", "field/*.[ch].j2")
TAGS = re.compile(r"^[ \t]*(?:\{%(?:(?!%\}).)*%\}|\{#.*?#\})[ \t]*$", re.MULTILINE)
FILLED = re.compile(r"(?:\{%.*?%\}|\{\{.*?\}\})+")  # in a line
# what stands there: a macro's value; a condition, a file's name, text of a statement
VALUE = r'"[^"]*"|[\w.,]*|__attribute__\(\(.*\)\)|(?:size_t|count|[\d()<?:*+/ ])*'
ANY = r"[^\n]*"
NAMES = {
    "WORD": re.compile(r"\b(?:uint32_t|uint64_t)\b"),
    "SWORD": re.compile(r"\b(?:int32_t|int64_t)\b"),
    "P_fe_": re.compile(r"\bP_fe2_"),
    "P_WORDS": re.compile(r"\bP_FE2_WORDS"),
}
GUARD = re.compile(r"#ifndef P_(INTERNAL_)?H")  # around a whole header
HEAD = re.compile(r"[A-Za-z][\w *]*?\b(\w+)\(.*")


@dataclass(frozen=True)
class Line:
    """A line of C without comments. `function`: the one whose body it is in, "" outside of all."""

    number: int
    text: str
    function: str
    is_between: bool  # inside of a conditional

    @property
    def is_directive(self) -> bool:
        return self.text.startswith("#")


def lines_of(code: str) -> Iterator[Line]:
    """Those that are not empty, single spaced. A line that goes on in the next one is one line."""
    code = COMMENT.sub(lambda found: " " + "\n" * found[0].count("\n"), code)
    function, head, begun, around = "", "", "", []
    for number, own in enumerate(code.split("\n"), 1):
        if own.endswith("\\"):
            begun += own[:-1] + " "
            continue
        line, begun = one_line(begun + own), ""
        if own.startswith(("}", "{")):
            function, head = (head, "") if own == "{" else ("", "")
        elif not function and (found := HEAD.fullmatch(own)):
            head = found[1]
        if line.startswith("#endif") and around:
            around.pop()
        if line:
            yield Line(number, line, function, any(around))
        if line.startswith("#if"):
            around.append(not GUARD.fullmatch(line))


@cache
def template_lines() -> dict[str, tuple[frozenset[str], tuple[re.Pattern, ...]]]:
    """Of each function in a template, and "", its lines, and patterns of those that it fills in."""
    found: dict[str, tuple[set[str], set[re.Pattern]]] = {}
    for path in sorted({own for glob in TEMPLATES for own in data_folder("templates").glob(glob)}):
        text = FILLED.sub(HOLE, TAGS.sub("", path.read_text(encoding="utf-8")))
        for line in lines_of(_plain(text)):
            plain, filled = found.setdefault(line.function, (set(), set()))
            if HOLE not in line.text:
                plain.add(line.text)
            elif re.search("[A-Za-z]", line.text.replace(HOLE, "")):
                filled.add(_pattern(line.text))
    return {name: (frozenset(plain), tuple(filled)) for name, (plain, filled) in found.items()}


def _plain(text: str, second: "str | None" = None) -> str:
    """With one name for types of words, elements of F_p and of an extension, and for what the
    unit of vectors that is asked second has."""
    if second:
        text = re.sub(rf"\bP_{second}_", "P_v_", text)
        text = re.sub(rf"\bP_{second.upper()}_", "P_V_", text)
    for plain, pattern in NAMES.items():
        text = pattern.sub(plain, text)
    return text


def _pattern(line: str) -> re.Pattern:
    filled = VALUE if line.startswith("#define") else ANY
    text = f"(?:{filled})".join(map(re.escape, line.split(HOLE)))
    text = text.replace("\\ (", " ?(")  # what is filled in may be nothing
    return re.compile(text if line.startswith("#") else f"(?!#){text}")


def require_template_conditionals(emitted: Emitted) -> None:
    """EcgenError, with file and line, at the first line that is none of the templates'."""
    manifest = read_manifest(emitted.folder)
    second = (manifest.get("second") or {}).get("path")
    for path in c_sources(emitted):
        text = path.read_text(encoding="utf-8", errors="replace")
        for line in lines_of(_plain(with_plain_names(manifest, text), second)):
            if not (line.is_directive or line.is_between):
                continue
            plain, patterns = template_lines().get(line.function, (frozenset(), ()))
            if line.text in plain or any(own.fullmatch(line.text) for own in patterns):
                continue
            where = f" in {line.function}" * bool(line.function)
            raise EcgenError(
                f"`{line.text[:80]}`{where} is a line of the preprocessor, or between two, that no "
                "template has there: what is compiled may be another text than what is read.",
                where=path, line=line.number, hint="Build the library again.",
            )  # fmt: skip


def conditional_differences(emitted: Emitted) -> list[str]:
    """What it refuses, as a difference of the files."""
    try:
        require_template_conditionals(emitted)
    except EcgenError as error:
        return [f"{error.file}:{error.line}: {error.what}"]
    return []


def c_sources(emitted: Emitted) -> list[Path]:
    """C and headers that it includes."""
    folders = [emitted.folder / own for own in ("src", "include")]
    return [path for own in folders for path in sorted(own.glob("*.[ch]"))]
