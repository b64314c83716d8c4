"""The preprocessor's lines in a library's C: that they are the templates', so that the text that
is read is what a compiler sees, whatever its flags.

Walks, routines in C and constants are read from the text (readback/walk.py and others), which knows
no preprocessor. So each of its lines, and each line between conditionals, is one that stands in a
template in the same function; and what is printed from walks and routines stands in no template.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.resources import data_folder
from ecgen.run.delivered.sources import HOLE, one_line
from ecgen.run.emitted import Emitted
from ecgen.run.manifest import read_manifest
from ecgen.run.readback.walk import with_plain_names

TEMPLATES = ("*.[ch].j2", "c/*.j2", "field/*.[ch].j2", "kind/*/*.[ch].j2")
TAGS = re.compile(r"^[ \t]*(?:\{%(?:(?!%\}).)*%\}|\{#.*?#\})[ \t]*$", re.MULTILINE)
FILLED = re.compile(r"(?:\{%.*?%\}|\{\{.*?\}\})+")  # in a line
# what stands there: of a macro in its name, in quotes or as its value; a file; a condition
NAME, QUOTED = "[A-Z][A-Z0-9_]*", r"[\w.,+ -]*"
VALUE = r"\d\w*|__attribute__\(\(.*\)\)|(?:size_t|count|[\d()<?:*+/ ])*"
FILE = r"\w+|P_internal\.h"
ANY = r"[^\n]*"
NAMES = {
    "WORD": re.compile(r"\b(?:uint32_t|uint64_t)\b"),
    "SWORD": re.compile(r"\b(?:int32_t|int64_t)\b"),
    "P_fe_": re.compile(r"\bP_fe2_"),
    "P_WORDS": re.compile(r"\bP_FE2_WORDS"),
}
COMMENT = r"/\*.*?\*/|//(?:\\[ \t]*\n|[^\n])*"
TOKEN = re.compile(COMMENT + r"|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'", re.DOTALL)
# what a preprocessor heeds in the middle of a line, or in place of other characters
ODD = re.compile(r"_Pragma|__pragma|%:|<%|%>|\?\?|[^\t\n -~]")
JOINED = re.compile(r"\\[ \t]*$")
GUARD = re.compile(r"#ifndef P_(INTERNAL_)?H")  # around a whole header
HEAD = re.compile(r"[A-Za-z][\w *]*?\b(\w+)\(.*")


@dataclass(frozen=True)
class Line:
    """A line of C without comments. `function`: the one whose body it is in, "" outside of all."""

    number: int
    text: str
    function: str
    is_between: bool  # inside of a conditional
    is_joined: bool = False

    @property
    def is_directive(self) -> bool:
        """Or whatever else may be one."""
        return self.text.startswith("#") or self.is_joined or bool(ODD.search(self.text))


def lines_of(code: str) -> Iterator[Line]:
    """Those that are not empty, single spaced. A line that goes on in the next one is one line."""
    around: list = []
    function, head, begun = "", "", ""
    for number, own in enumerate(_without_comments(code).split("\n"), 1):
        if JOINED.search(own):
            begun += JOINED.sub(" ", own)
            continue
        line, is_joined, begun = one_line(begun + own), bool(begun), ""
        if own.startswith(("}", "{")):
            function, head = (head, "") if own == "{" else ("", "")
        elif not function and (found := HEAD.fullmatch(own)):
            head = found[1]
        if line.startswith("#endif") and around:
            around.pop()
        if line:
            yield Line(number, line, function, any(around), is_joined)
        if line.startswith("#if"):
            around.append(not GUARD.fullmatch(line))


def _without_comments(code: str) -> str:
    """With a blank for each, and the ends of its lines, as a compiler has it; strings are kept."""

    def blank(found: re.Match) -> str:
        is_comment = found[0].startswith("/")
        return " " + "\n" * found[0].count("\n") if is_comment else found[0]

    return TOKEN.sub(blank, code)


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


def _plain(text: str, second: str | None = None) -> str:
    """With one name for types of words, elements of F_p and of an extension, and for what the
    unit of vectors that is asked second has."""
    if second:
        text = re.sub(rf"\bP_{second}_", "P_v_", text)
        text = re.sub(rf"\bP_{second.upper()}_", "P_V_", text)
    for plain, pattern in NAMES.items():
        text = pattern.sub(plain, text)
    return text


def _pattern(line: str) -> re.Pattern:
    text = re.escape(line)
    if line.startswith("#define"):
        name, blank, value = text.partition("\\ ")[2].partition("\\ ")
        value = value.replace(f'"{HOLE}"', f'"{QUOTED}"').replace(HOLE, f"(?:{VALUE})")
        blank = " ?" if value.startswith("(") else blank  # what is filled in may be nothing
        text = f"#define {name.replace(HOLE, NAME)}{blank}{value}"
    elif line.startswith("#include"):
        text = text.replace(HOLE, f"(?:{FILE})")
    else:
        text = ("" if line.startswith("#") else "(?!#)") + text.replace(HOLE, f"(?:{ANY})")
    return re.compile(text)


def require_template_conditionals(emitted: Emitted) -> None:
    """EcgenError, with file and line, at the first line that is none of the templates'."""
    manifest = read_manifest(emitted.folder)
    second = (manifest.get("second") or {}).get("path")
    for path in c_sources(emitted):
        text = path.read_text(encoding="utf-8", errors="replace").replace("\r\n", "\n")
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
