"""A protocol of examples/c -> its files with a curve's name in place, a program that runs it, and a
Makefile that builds both against an emitted library.

Files are taken with those that they include, so that the folder needs the library and nothing else.
"""

import re
import shlex
import tomllib
from functools import cache
from pathlib import Path

from ecgen.curve.encodings import Encoding, default_encoding, refusal
from ecgen.curve.model import Curve
from ecgen.errors import EcgenError
from ecgen.library.packages import go, python
from ecgen.names import known_curves, near_word
from ecgen.resources import data_folder

C = "c"
# what a program in a language consists of, and the commands that run it; {0}: the folder, {1}: the
# library in it
LANGUAGES = {
    C: ((), ("make -C {0}",)),
    "python": (
        ("program.py",),
        (
            "python3 -m venv {0}/own",
            "{0}/own/bin/pip install {1}",
            "{0}/own/bin/python {0}/program.py",
        ),
    ),
    "go": (("main.go", "go.mod"), ("go run -C {0} .",)),
    "rust": (("src/main.rs", "Cargo.toml"), ("cargo run --manifest-path {0}/Cargo.toml",)),
}
# comments and strings of Python and Go
LEFT_OUT = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|(?:#|// ).*')
MODULES = {"python": python.require_module, "go": go.require_module}
BUILT = re.compile(r"\.\./build/\w+")
COMMAND = re.compile(r"ecgen build .*")
INCLUDED = re.compile(r'#include "(\w+)\.h"')


@cache
def protocols() -> dict[str, dict]:
    """Name to what examples/c/protocols.toml says of it."""
    return tomllib.loads((_folder() / "protocols.toml").read_text(encoding="utf-8"))


def _folder() -> Path:
    return data_folder("examples/c")


def require_protocol(name: str) -> dict:
    """What is known of the protocol of that name; EcgenError if there is none."""
    if name in protocols():
        return protocols()[name]
    raise EcgenError(
        f"there is no example {name[:80]!r}.",
        hint=(
            f"{near_word(name, protocols())}There are {', '.join(protocols())};"
            " `ecgen list examples` says what they are."
        ),
    )


def require_curve(name: str, curve: Curve, language: str = C) -> str:
    """What the library has to be built with for a protocol on a curve, as words of `ecgen build`;
    EcgenError for a curve, or a language, that it is not for.
    """
    row = require_protocol(name)
    if language != C and language not in row:
        others = [each for each in LANGUAGES if each == C or each in row]
        raise EcgenError(
            f"{name} is not there in {language}.", hint=f"Say --language {' or '.join(others)}."
        )
    package = f"--package {language}" if language != C else ""
    return " ".join(filter(None, (_words(name, row, curve, language), package)))


def _words(name: str, row: dict, curve: Curve, language: str) -> str:
    """What it has to be built with for the curve."""
    others = row.get("also", ()) if language == C else ()
    built = str(row.get("build", ""))
    if curve.name == row["curve"] or curve.name in others:
        return built
    if "points" in row:
        _require_points(name, built, curve)
        return built
    if "encoding" not in row:
        also = "".join(f" or --curve {each}" for each in others)
        in_c = f", or --language {C}" if curve.name in row.get("also", ()) else ""
        where = f" in {language}" if in_c else ""
        raise EcgenError(
            f"{name}{where} is for {row['curve']}, not for {curve.name}.",
            hint=f"Say --curve {row['curve']}{also}{in_c}.{'' if in_c else _general(curve)}",
        )
    if refusal(row["encoding"], curve.form, curve.p, curve.degree)[0]:
        raise EcgenError(
            f"{name} is for curves with the encoding {row['encoding']}, which {curve.name} lacks.",
            hint=f"Take a Weierstrass curve over a prime field, such as {row['curve']}."
            + _general(curve),
        )
    if (
        curve.checks_subgroup
    ):  # SEC 1, 3.1.1.2.1, has cofactors of an eighth of the bits of security
        raise EcgenError(
            f"{name} is for curves with a small cofactor, which {curve.name} lacks.",
            hint=f"Take another curve, such as {row['curve']}.{_general(curve)}",
        )
    encoding = curve.file.encoding if curve.file else ""
    return "" if encoding == row["encoding"] else f"--encoding {row['encoding']}"


def _has_points(curve: Curve) -> bool:
    return curve.kind.elliptic is not None and curve.kind.points == "points"


def _general(curve: Curve) -> str:
    """What else there is, for a hint: protocols for any curve, where this one has points."""
    if not _has_points(curve):
        return ""
    names = [name for name, row in protocols().items() if "points" in row]
    return (
        f" {', '.join(names[:-1])} and {names[-1]} are for every curve with points, this one too:"
        f" `ecgen new example {names[-1]} --curve {shlex.quote(_as_given(curve))}`."
    )


def _as_given(curve: Curve) -> str:
    """The name of a curve that comes with ecgen, the path of another."""
    packaged = known_curves().get(curve.name) == curve.where
    return curve.name if packaged else str(curve.where)


def _require_points(name: str, built: str, curve: Curve) -> None:
    if not _has_points(curve):
        raise EcgenError(
            f"{name} is for curves with points, and libraries of {curve.name} have none that can be"
            " added.",
            hint="The library's own example.c shows what it has.",
        )
    if "--with map" in built and ("map" not in curve.kind.extras or curve.degree > 1):
        raise EcgenError(
            f"{name} asks for --with map, which {curve.name} cannot have.",
            hint="Take a Weierstrass or twisted Edwards curve over a prime field.",
        )


def protocol_files(
    name: str, curve: Curve, prefix: str, build: str, language: str = C
) -> dict[str, str]:
    """Path -> text: the protocol on a library with that prefix, which lies in the folder of that
    name below. `build`: the command that makes the library, but for `-o`, in the folder of the
    files. EcgenError for a prefix that cannot stand in them.
    """
    row = protocols()[name]
    # files for several curves name each of them; others one, whose place the prefix takes
    own = prefix if curve.name in row.get("also", ()) else row["curve"]
    if language != C:
        place = data_folder(f"examples/{language}") / row[language]
        texts = {
            path: (place if place.is_file() else place / path).read_text(encoding="utf-8")
            for path in LANGUAGES[language][0]
        }
        _require_free(prefix, texts, own, language)
        return {
            path: BUILT.sub(
                f"./{prefix}", COMMAND.sub(f"{build} -o {prefix}", text.replace(own, prefix))
            )
            for path, text in texts.items()
        }
    texts = {"program.c": (_folder() / "programs" / f"{name}.c").read_text(encoding="utf-8")}
    left = INCLUDED.findall(texts["program.c"])
    while left:
        stem = left.pop()
        for path in (_folder() / f"{stem}.h", _folder() / f"{stem}.c"):
            if path.name not in texts:
                texts[path.name] = path.read_text(encoding="utf-8")
                left += INCLUDED.findall(texts[path.name])
    _require_free(prefix, texts, own, C)
    texts = {
        path: text.replace(own, prefix).replace(own.upper(), prefix.upper())
        for path, text in texts.items()
    }
    if "points.h" in texts:
        texts["points.h"] = _with_numbers(texts["points.h"], curve)
    sources = " ".join(sorted(path for path in texts if path.endswith(".c")))
    flags = row.get("compile", "") or row.get("also", {}).get(curve.name, "")
    command = build.replace("$", "$$").replace("#", "\\#")
    texts["Makefile"] = MAKEFILE.format(
        name=name, prefix=prefix, sources=sources, flags=flags, build=command
    )
    return texts


def _require_free(prefix: str, texts: dict[str, str], own: str, language: str) -> None:
    """EcgenError for the name of a library that is one of a file beside it, of something in the
    program, or of no package in the language. `own`: that of the curve in the texts.
    """
    # "own" is the environment into which a Python package is installed (LANGUAGES)
    taken = {Path(path).parts[0].partition(".")[0] for path in (*texts, "program.c", "own")}
    code = [text for path, text in texts.items() if path.endswith((".py", ".go"))]
    words = {word for text in code for word in re.findall(r"[^\W\d]\w*", LEFT_OUT.sub("", text))}
    if prefix.lower() in {each.lower() for each in taken} or prefix in words - {own}:
        raise EcgenError(
            f"{prefix} is a name in the files of this example, too.", hint="Take another prefix."
        )
    if language in MODULES:
        MODULES[language](prefix)


def _with_numbers(text: str, curve: Curve) -> str:
    """points.h for the curve: how its libraries read points."""
    encoding = (curve.file.encoding if curve.file else "") or default_encoding(curve.form)
    numbers = {
        "POINT_LENGTHS": Encoding(encoding, curve.form, curve.p, curve.nonresidue).counted,
        "POINT_CHECKED": curve.checks_subgroup,
    }
    for key, value in numbers.items():
        text = text.replace(f"#define {key} 0", f"#define {key} {value:d}")
    return text


MAKEFILE = """\
# Compiles and runs {name} on the library in LIBRARY, as `ecgen build` makes it.
LIBRARY ?= {prefix}
CFLAGS ?= -O2 -Wall -Wextra
SOURCES = {sources}

ifneq ($(words $(LIBRARY)),1)
$(error LIBRARY is the path of one folder without blanks, which make takes for several files)
endif

# a text as one word of the shell
quoted = '$(subst ','\\'',$(1))'
BUILD = cd $(call quoted,$(CURDIR)) && {build} -o $(call quoted,$(LIBRARY))

run: program
\t./program

CODE = $(wildcard $(LIBRARY)/src/*.[cS])
NEEDED = $(LIBRARY)/include/{prefix}.h $(wildcard *.h) $(CODE)

program: $(SOURCES) $(NEEDED) .library
\t$(CC) $(CFLAGS) {flags} -I$(LIBRARY)/include $(SOURCES) $(CODE) -o $@ $(LDLIBS)

$(LIBRARY)/include/{prefix}.h:
\t@printf '%s\\n' $(call quoted,No library {prefix} is in $(LIBRARY). Make it:) >&2
\t@printf '%s\\n' $(call quoted,    $(BUILD)) >&2
\t@false

# which library the program is of
.library: always
\t@test "$$(cat $@ 2>&1)" = $(call quoted,$(LIBRARY)) || echo $(call quoted,$(LIBRARY)) > $@

clean:
\trm -f program .library

.PHONY: run clean always
"""
