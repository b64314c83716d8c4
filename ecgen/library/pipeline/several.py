"""Several libraries of one curve in one folder, of which the preprocessor takes one: assembly for a
processor, portable C for every other.

Each member is a whole library in a folder of its own, to the byte what it is alone. Around them
stand a header and sources that include those of the member that fits, and the files for the usual
build tools: whoever compiles src/ and includes include/PREFIX.h gets the library of the processor
at hand.
"""

import hashlib
import itertools
import json
from collections.abc import Iterable
from dataclasses import dataclass, replace

from ecgen.errors import EcgenError
from ecgen.isa.facts import FACTS
from ecgen.isa.target import Target
from ecgen.library.c.text import outer
from ecgen.library.facts.spec import LibrarySpec
from ecgen.library.files.licence import render_licence
from ecgen.library.files.template import render
from ecgen.library.pipeline.build import Build
from ecgen.library.pipeline.render import is_unwatched

FORMAT = 1


@dataclass(frozen=True)
class Member:
    """A library, the folder it lies in (its CPU's name), and the preprocessor's condition for
    it.
    """

    folder: str
    guard: str
    title: str
    spec: LibrarySpec
    files: dict[str, str]


def in_order(targets: tuple[Target, ...]) -> tuple[Target, ...]:
    """The targets as the preprocessor asks for them: assembly first, then C, of the widest words
    first. EcgenError for one that it would never take, or that is for no system with files."""
    for target in targets:
        if not FACTS[target.isa].hosted:
            raise EcgenError(
                f"{target.name} has no operating system, and a library with a --fallback is built"
                " where there is one.",
                hint="Build the libraries one by one, and choose between them in your project.",
            )
    ordered = sorted(
        targets,
        key=lambda target: (
            FACTS[target.isa].compiled,
            -FACTS[target.isa].word_bits if FACTS[target.isa].compiled else 0,
        ),
    )
    for first, second in itertools.pairwise(ordered):
        if FACTS[first.isa].guard == FACTS[second.isa].guard:
            raise EcgenError(
                f"the preprocessor cannot tell {first.name} from {second.name}: both are"
                f" {FACTS[first.isa].title}.",
                hint=(
                    "Name one CPU of each instruction set with --cpu and --fallback, such as c64"
                    " and c32 beside assembly."
                ),
            )
    names = [target.name for target in ordered]
    if twice := [name for name in names if names.count(name) > 1]:
        raise EcgenError(
            f"two of the CPUs are called {twice[0]}, as the folders of their libraries would be.",
            hint="Give a CPU file of your own a `name` of its own.",
        )
    return tuple(ordered)


def member(target: Target, library: Build) -> Member:
    facts = FACTS[target.isa]
    return Member(target.name, facts.guard, facts.title, library.spec, library.files)


def several(members: tuple[Member, ...], command: str) -> dict[str, str]:
    """Path -> text of the folder, MANIFEST.json last; members in the order of `in_order`. `command`
    is what makes them all.
    """
    first = members[0]
    spec = replace(first.spec, command=command, inputs=inputs_of(each.spec for each in members))
    p = spec.prefix
    own = {f"include/{p}_{each.folder}.h": each.files[f"include/{p}.h"] for each in members}
    headers = (f"include/{p}.h", *own)
    chosen = {
        path: _holders(path, members)
        for each in members
        for path in each.files
        if path.endswith((".c", ".S")) and path.startswith(("src/", "test/", "bench/"))
    }
    sources = tuple(outer(path) for path in chosen if path.startswith("src/"))
    files = {f"{each.folder}/{path}": text for each in members for path, text in each.files.items()}
    files |= {
        headers[0]: render("several/P.h.j2", spec, "c", members=members),
        **own,
        "example.c": first.files["example.c"],
    }
    files |= {
        outer(path): render(
            "several/source.j2", spec, "c", path=path, up="../", holders=holders, members=members
        )
        for path, holders in chosen.items()
    }
    needed = (
        *headers,
        *(
            path
            for path in files
            if path.startswith(
                tuple(f"{each.folder}/{room}/" for each in members for room in ("include", "src"))
            )
        ),
    )
    made = tuple(_unless_microsoft(path) if path.endswith(".S") else path for path in sources)
    for name in ("Makefile", "CMakeLists.txt", "meson.build"):
        files[name] = render(
            f"{name}.j2",
            spec,
            "#",
            sources=made if name == "CMakeLists.txt" else sources,
            headers=headers,
            needed=needed,
            unless_microsoft=_unless_microsoft,
            unwatched=is_unwatched(spec),
        )
    files |= {
        f"{p}.pc.in": render("pc.in.j2", spec, "#"),
        "LICENSE": render_licence(spec.license, spec.copyright),
    }
    told = {
        "curve": json.loads(first.files["MANIFEST.json"])["curve"],
        "members": [{"folder": each.folder, "guard": each.guard} for each in members],
        "sources": list(sources),
    }
    return {**files, "MANIFEST.json": manifest_around(spec, told, files)}


def inputs_of(specs: Iterable[LibrarySpec]) -> tuple[tuple[str, str], ...]:
    """The files that these libraries are made of, each once."""
    return tuple(dict(pair for spec in specs for pair in spec.inputs).items())


def manifest_around(spec: LibrarySpec, told: dict, files: dict[str, str]) -> str:
    """MANIFEST.json of a folder with several libraries; `told` is what it says of these."""
    manifest = {
        "generator": "ecgen",
        "format": FORMAT,
        "version": spec.version,
        "command": spec.command,
        "license": spec.license,
        "prefix": spec.prefix,
        "inputs": dict(spec.inputs),
        **told,
        "files": {path: hashlib.sha256(text.encode()).hexdigest() for path, text in files.items()},
    }
    return json.dumps(manifest, indent=1) + "\n"


def _unless_microsoft(path: str) -> str:
    """A source in CMake's words: Microsoft's compiler knows no .S, and takes C."""
    return f'"$<$<NOT:$<C_COMPILER_ID:MSVC>>:{path}>"'


def _holders(path: str, members: tuple[Member, ...]) -> list[tuple[int, str]]:
    """(number, folder) of the members that have such a file."""
    return [(number, each.folder) for number, each in enumerate(members, 1) if path in each.files]
