"""The sources in assembly of a library, as `make` builds them: what a preprocessor and an assembler
can make of them, and by which flags.

A proof on the bytes is of one object. That the objects of other flags are the same follows from the
text: preprocessor lines are those of the templates, between conditionals stands nothing but lines
of the templates, and all else are instructions, labels, numbers, call frame information, and macros
of the templates. So the bytes depend on the macros alone that the templates ask for: for each of
these that a build may set there is an object of its own (`variants`), whose bytes are proven, too.
"""

import re
from collections.abc import Iterator
from functools import cache

from ecgen.errors import EcgenError
from ecgen.library.c.text import with_prefix
from ecgen.resources import template_folders
from ecgen.run.delivered.rendered_again import first_difference, made_again
from ecgen.run.emitted import Emitted

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
JINJA, FILLED = re.compile(r"\{%.*?%\}|\{#.*?#\}"), re.compile(r"\{\{.*?\}\}")
HOLE = "xHOLEx"
NAMES = r"[\w ,.+-]*"  # what a template fills in outside of comments: names, numbers
NUMBERS = re.compile(r"\.(quad|long|word|short|byte|double|8byte|4byte) [-+\w., ]+|\.p2align \d+")
UNWIND = re.compile(r"\.cfi_\w+( [-+\w, ]+)?")
LABEL = re.compile(r"(\.?L[\w.$]*|\d+|\w+):")
INSTRUCTION = re.compile(
    r"([a-z][a-z0-9]*(?:\.[a-z0-9]+)?)(?:[ \t]+((?:[^;=@\\\"'`|&!<>?$%]|\]!)*))?"
)
REGISTER = re.compile(r"[re]?[a-z]{1,2}[0-9]{0,2}[dwbl]?|[xyz]mm[0-9]{1,2}|r[0-9]{1,2}[dwb]?|fp|ip")
WORDS = {
    "ptr",
    "byte",
    "word",
    "dword",
    "qword",
    "xmmword",
    "ymmword",
    "zmmword",
    "lsl",
    "lsr",
    "asr",
    "ror",
    "rrx",
    "fpscr",
    "apsr",
    "xzr",
    "wzr",
}


@cache
def template_lines(prefix: str) -> tuple[frozenset[str], tuple[re.Pattern, ...]]:
    """The lines that stand in templates of assembly, for a prefix, and patterns of those in which
    something is filled in; lines of routines are none of them.
    """
    plain, filled = set(), {}
    for path in sorted(own for folder in template_folders() for own in folder.glob("*.S.j2")):
        text = COMMENT.sub(" ", FILLED.sub(HOLE, JINJA.sub("\n", path.read_text(encoding="utf-8"))))
        for line in map(one_line, with_prefix(text, prefix).splitlines()):
            if HOLE not in line:
                plain.add(line)
            elif line.replace(HOLE, "").strip(" :"):
                filled[line] = re.compile(NAMES.join(map(re.escape, line.split(HOLE))))
    return frozenset(plain), tuple(filled.values())


def one_line(text: str) -> str:
    """A line with single spaces."""
    return " ".join(text.split())


def require_template_sources(emitted: Emitted) -> None:
    """EcgenError, with file and line, at the first line of the files that are made again from the
    manifest that is another, and of the other assembly sources that is not the template's, and no
    plain instruction, label or number."""
    again = made_again(emitted)
    for name, text in again.items():
        path = emitted.folder / name
        if found := first_difference(
            path.read_text(encoding="utf-8", errors="replace") if path.is_file() else "", text
        ):
            raise EcgenError(
                f"`{found[1][:80]}` is not the line that is made for the processor, calling"
                " convention, functions and routines of the manifest.",
                where=path,
                line=found[0],
                hint="Build the library again.",
            )
    if left_out := {name for name in again if name.endswith(".S")}.difference(emitted.sources):
        raise EcgenError(
            f"sources leaves out {left_out.pop()}, in which the public functions of secrets are.",
            where=emitted.folder / "MANIFEST.json",
            hint="Build the library again.",
        )
    for source in assembly_sources(emitted):
        if source in again:
            continue
        if not routines_of(emitted, source):
            raise EcgenError(
                "no routine of the manifest is in this source, so that what it is for is not"
                " known.",
                where=emitted.folder / source,
                line=1,
                hint="Build the library again.",
            )
        _require_lines(emitted, source, (emitted.folder / source).read_bytes())


def assembly_differences(emitted: Emitted) -> list[str]:
    """What it refuses, as a difference of the files."""
    try:
        require_template_sources(emitted)
    except EcgenError as error:
        return [f"{error.file}:{error.line}: {error.what}"]
    return []


def routines_of(emitted: Emitted, source: str) -> set[str]:
    """The hidden routines of the manifest that a source defines, by their symbols: those that are
    proven on their bytes.
    """
    upper = emitted.prefix.upper()
    own = {
        f"{emitted.prefix}_{row.symbol}" for row in (*emitted.routines, *emitted.vector_routines)
    }
    text = (emitted.folder / source).read_text(encoding="utf-8", errors="replace")
    return own & set(
        re.findall(
            rf"^(?:{upper}_BEGIN\({upper}_NAME\()?({emitted.prefix}_\w+)(?:\)\)|:)",
            text,
            re.MULTILINE,
        )
    )


def assembly_sources(emitted: Emitted) -> tuple[str, ...]:
    return tuple(source for source in emitted.sources if source.endswith(".S"))


def _require_lines(emitted: Emitted, source: str, data: bytes) -> None:
    plain, patterns = template_lines(emitted.prefix)
    depth, macros = 0, set()
    for number, line in _lines(emitted, source, data):
        directive = re.match(r"# ?(\w*) ?(\w*)", line)
        is_template = line in plain or any(pattern.fullmatch(line) for pattern in patterns)
        if directive and is_template and (depth or directive[1] not in ("else", "elif", "endif")):
            depth += {"if": 1, "ifdef": 1, "ifndef": 1, "endif": -1}.get(directive[1], 0)
            macros |= {directive[2]} if directive[1] == "define" else set()
        elif directive or (
            not is_template and (depth or not _is_code(line, emitted.prefix, macros))
        ):
            raise EcgenError(
                f"`{line[:80]}` is {'inside of a conditional and ' * bool(depth)}no line of the"
                " template, and no plain instruction, label or number: what is built may be other"
                " bytes than those that are proven.",
                where=emitted.folder / source,
                line=number,
                hint="Build the library again, or prove an object by --object.",
            )


def _lines(emitted: Emitted, source: str, data: bytes) -> Iterator[tuple[int, str]]:
    """The lines that are not empty without their comments, with their numbers; EcgenError for what
    joins lines or stands for other characters.
    """
    text = data.decode("latin-1").replace("\r\n", "\n")
    bare = COMMENT.sub(lambda found: " " + "\n" * found[0].count("\n"), text)
    for number, (line, code) in enumerate(zip(text.split("\n"), bare.split("\n")), 1):
        joined = line.rstrip().endswith("\\") or "??/" in line
        if (
            joined
            or any(odd in code for odd in ("??", "%:", "//", "/*"))
            or not all(" " <= c <= "~" or c == "\t" for c in code)
        ):
            raise EcgenError(
                "a line goes on in the next one, a comment is none of the template's, or characters"
                " stand for others.",
                where=emitted.folder / source,
                line=number,
                hint="Build the library again.",
            )
        if code := one_line(code):
            yield number, code


def _is_code(line: str, prefix: str, macros: set[str]) -> bool:
    """Whether a line is an instruction, a label, numbers, call frame information or a macro of the
    template, of which no name is one that a preprocessor may know.
    """
    if (call := re.fullmatch(r"(\w+)(\([-+\w, ()]*\))?", line)) and call[1] in macros:
        return all(_is_known(word, prefix, macros) for word in _words(call[2] or ""))
    if LABEL.fullmatch(line):
        return not line.startswith("_") and line[:-1] not in macros
    if NUMBERS.fullmatch(line) or UNWIND.fullmatch(line):
        return all(_is_known(word, prefix, macros) for word in _words(line.partition(" ")[2]))
    found = INSTRUCTION.fullmatch(line)
    return bool(found) and all(_is_known(word, prefix, macros) for word in _words(found[2] or ""))


def _words(text: str) -> list[str]:
    return re.findall(r"[A-Za-z_.][\w.]*", re.sub(r"\b0x[0-9a-fA-F]+\b|\b\d\w*\b", " ", text))


def _is_known(word: str, prefix: str, macros: set[str]) -> bool:
    return (
        word in WORDS
        or word in macros
        or bool(REGISTER.fullmatch(word))
        or word.startswith((f"{prefix}_", ".L"))
    )


# how they are compiled


def variants(emitted: Emitted) -> tuple[tuple[str, ...], ...]:
    """Flags beside those of make, () first: each macro of the library's own that its assembly asks
    for, and protection of control flow, with and without.
    """
    text = "".join(
        (emitted.folder / source).read_text(encoding="utf-8", errors="replace")
        for source in assembly_sources(emitted)
    )
    own = sorted(set(re.findall(rf"defined\(({emitted.prefix.upper()}_\w+)\)", text)))
    protected = (("-fcf-protection=none",), ("-fcf-protection=full",)) if "__CET__" in text else ()
    return ((), *((f"-D{name}",) for name in own), *protected)
