"""The Makefile of a library: that it compiles as the template's does, and by which flags.

make knows assignments by computed names, `define`, `include`, `eval`, variables of one target and
more. So each line is one that stands in the template under the same conditions, recipes behind
rules; what is filled in are names, without `$`, `=` and `:`. What compiles is set once, and objects
and their rules are those of the sources.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.isa.facts import FACTS
from ecgen.resources import data_folder
from ecgen.run.emitted import Emitted

HINT = "Build the library again."
TAGS = re.compile(r"^[ \t]*\{%(?:(?!%\}).)*%\}[ \t]*\n", re.MULTILINE)
FILLED = re.compile(r"(?:\{% for .*?endfor %\}|\{%.*?%\}|\{\{.*?\}\})+")  # in a line
HOLE = "xHOLEx"
NAMES = r"(?:\$\(BUILD\)/|\$\(EXE\)|[\w ,./+-])*"
FLAGS = r"[\w ,./+=-]*"  # of STRICT: they are taken
ASSIGNED = re.compile(r"(\w+) *[:?+!]*=")
ONCE = {"CFLAGS", "BUILD", "STRICT", "OBJECTS", "HEADERS"}
MAY_BE = {"CC", "AR"}
BEFORE = ("GNUmakefile", "makefile")  # make takes them before Makefile


@dataclass
class Made:
    """Values of variables that compile, and recipes of rules, by their first lines."""

    values: dict[str, str] = field(default_factory=dict)
    rules: list[tuple[str, list[str]]] = field(default_factory=list)


def make_flags(emitted: Emitted) -> tuple[str, ...]:
    """The flags by which `make` compiles; EcgenError if it does not do so by those alone."""
    path = emitted.folder / "Makefile"
    if not path.is_file():
        raise EcgenError(
            "the library has no Makefile, so that what is built from it is not known.",
            where=path, hint="Build the library again, or prove an object by --object.",
        )  # fmt: skip
    for name in {own.name for own in emitted.folder.iterdir()} & {*BEFORE}:
        raise EcgenError(
            "make takes it in place of the library's Makefile.",
            where=path.with_name(name),
            hint="Remove it.",
        )
    made = _read(emitted, path)
    _require_rules(emitted, path, made)
    return tuple(f"{made.values['CFLAGS']} {made.values['STRICT']}".split())


def _read(emitted: Emitted, path: Path) -> Made:
    """EcgenError, with its place, for the first line that is none of the template's."""
    known, made, is_recipe = _template(emitted), Made(), False
    for number, (line, above) in enumerate(
        _with_conditions(path.read_bytes().decode("latin-1")), 1
    ):
        if not line or (line.startswith("#") and not line.endswith("\\")):
            continue
        is_template = any(own.fullmatch(line) for own in known.get(above, ()))
        if not is_template or (line.startswith("\t") and not is_recipe):
            raise EcgenError(
                f"`{line[:80]}` is no line of the template, or stands not where it has it: what"
                " make builds may be other bytes than those that are proven.",
                where=path,
                line=number,
                hint=HINT,
            )
        assigned = ASSIGNED.match(line)
        if line.startswith("\t"):
            made.rules[-1][1].append(line)
        elif is_recipe := not assigned and not above and ":" in line:
            made.rules.append((line, []))
        elif assigned and assigned[1] in ONCE | MAY_BE:
            if assigned[1] in made.values:
                raise EcgenError(
                    f"it sets {assigned[1]} again.", where=path, line=number, hint=HINT
                )
            made.values[assigned[1]] = line[assigned.end() :].strip()
    if missing := sorted(ONCE - {*made.values}):
        raise EcgenError(f"it does not set {', '.join(missing)}.", where=path, hint=HINT)
    return made


def _template(emitted: Emitted) -> dict[tuple[str, ...], list[re.Pattern]]:
    """Patterns of the template's lines, by the conditions that these stand under."""
    text = (data_folder("templates") / "Makefile.j2").read_text(encoding="utf-8")
    compiler = FACTS[emitted.isa].compiler
    for name, value in (
        ("s.prefix", emitted.prefix),
        ("isa.compiler", compiler),
        ('isa.compiler | replace("gcc", "ar")', compiler.replace("gcc", "ar")),
    ):
        text = text.replace(f"{{{{ {name} }}}}", value)
    found: dict[tuple[str, ...], list[re.Pattern]] = {}
    for line, above in _with_conditions(FILLED.sub(HOLE, TAGS.sub("", text))):
        names = FLAGS if line.startswith("STRICT") else NAMES
        found.setdefault(above, []).append(re.compile(names.join(map(re.escape, line.split(HOLE)))))
    return found


def _with_conditions(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each line, and the conditionals of make that it stands in."""
    above: tuple[str, ...] = ()
    for line in text.split("\n"):
        if line == "endif":
            above = above[:-1]
        yield line, above
        if line.startswith("if"):
            above += (line,)


def _require_rules(emitted: Emitted, path: Path, made: Made) -> None:
    """EcgenError unless objects are made of the sources, and the library of them, by rules of the
    template.
    """
    objects = made.values["OBJECTS"].split()
    wanted = {
        f"$(BUILD)/lib{emitted.prefix}.a: $(OBJECTS)": ["\trm -f $@", "\t$(AR) rcs $@ $(OBJECTS)"]
    }
    for target, source in zip(objects, emitted.sources):
        wanted[f"{target}: {source} $(HEADERS)"] = [
            "\t@mkdir -p $(BUILD)",
            f"\t$(CC) $(CPPFLAGS) $(CFLAGS) $(STRICT) -c {source} -o $@",
        ]
    found = [
        (head, lines)
        for head, lines in made.rules
        if head in wanted or any("$(STRICT)" in line for line in lines)
    ]
    if len({*objects}) != len(emitted.sources) or sorted(found) != sorted(wanted.items()):
        raise EcgenError(
            "it does not make the library of its sources as ecgen's does.", where=path, hint=HINT
        )
