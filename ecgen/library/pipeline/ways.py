"""Libraries of one curve for several levels of an instruction set in one folder, of which the CPU
takes one at run time: `--level auto`.

Each way is a whole library in a folder of its own, to the byte what it is alone, with a prefix of
its own. Around them stand a header and assembly whose public functions go on to those of the way
that is taken, and the files for the usual build tools: all are linked into one library.
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from ecgen.errors import EcgenError
from ecgen.isa.facts import FACTS
from ecgen.isa.target import Target, at_level, load_target
from ecgen.library.c.text import with_prefix, wrapped
from ecgen.library.files.licence import render_licence
from ecgen.library.files.template import banner, environment, render, tidy
from ecgen.library.pipeline.build import Build
from ecgen.library.pipeline.several import inputs_of, manifest_around

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
PARTS = {  # beside the library: what is of one way, by the name that a library has for it
    "test": ("test.c", "shim.c", "ct.c", "abi.S"),
    "bench": ("bench.c",),
}
CPU_ALONE = "cpu_supported"  # what each way says for itself


@dataclass(frozen=True)
class Way:
    """A library by its files; the name is its folder's and stands in its prefix."""

    name: str
    manifest: Mapping
    header: str

    @property
    def functions(self) -> list[str]:
        return [function["name"] for function in self.manifest["functions"]]

    @property
    def code_bytes(self) -> int:
        """Of its routines in assembly, vectors among them, as far as they are known."""
        data = self.manifest
        parts = (data, *(data[key] for key in ("packed", "second", "batch") if key in data))
        rows = (row for part in parts for row in part["routines"])
        return sum(row["code_bytes"] or 0 for row in rows)


def targets_of(target: Target) -> tuple[Target, ...]:
    """The CPUs that the ways are made for, those of the fullest level first: the levels that the
    CPU reaches, and those of the CPUs that its file names. EcgenError where that is one alone, or
    the CPU cannot be asked."""
    isa = FACTS[target.isa]
    if isa.ways is None:
        raise EcgenError(
            f"{isa.title} has no way to choose a level at run time.", where=target.path,
            hint="Leave --level out." if len(isa.levels) == 1
            else f"Use --level {' or '.join(isa.levels)}.",
        )  # fmt: skip
    known = {
        each.level: each
        for name in target.data.get("beside", ())
        for each in (load_target(name),)
        if each.isa == target.isa
    }
    found = []
    for level in reversed(isa.levels):
        if level in known and level != target.level:
            found.append(known[level])
        elif set(isa.needed.get(level, ())) <= {*target.features}:
            found.append(at_level(target, level))
    if len(found) == 1:
        raise EcgenError(
            f"{target.name} has one level alone, {found[0].level}.", where=target.path,
            hint="Leave --level out, or name CPUs of other levels in the file, as `beside`.",
        )  # fmt: skip
    return tuple(found)


def way_prefix(prefix: str, name: str) -> str:
    return f"{prefix}_{name}"


def made_around(prefix: str, ways: tuple[Way, ...]) -> dict[str, str]:
    """Path -> text behind the first comment, of the header, the sources and the tests: of what the
    ways' own manifests and headers say, so that a check makes the same again. EcgenError where
    their public functions or types differ."""
    _require_alike(prefix, ways)
    first, names = ways[0], tuple(way.name for way in ways)
    module = FACTS[first.manifest["isa"]].ways
    assert module is not None
    rows = [
        {"name": name, "is_public": True, "hidden": names, "lines": module.entry_lines(name, names)}
        for name in first.functions
    ]
    rows += [
        {"name": name, "is_public": name == "way", "hidden": (), "lines": lines}
        for name, lines in module.routines(names).items()
    ]
    common = {"p": prefix, "ways": names}

    def made(template: str, **more) -> str:
        text = environment().get_template(f"several/{template}").render(**common, **more)
        return with_prefix(tidy(text), prefix)

    renamed = [name for name in first.functions if name != CPU_ALONE]
    return {
        f"include/{prefix}.h": with_prefix(_header(prefix, ways), prefix),
        f"src/{prefix}_ways.S": made("ways.S.j2", rows=rows),
        f"test/{prefix}_names.h": made("names.h.j2", functions=renamed),
        **{
            f"{room}/{prefix}_{part}": made("of_way.j2", room=room, part=part)
            for room, parts in PARTS.items()
            for part in parts
        },
    }


def _plain(text: str, prefix: str, name: str) -> str:
    """A way's text by the names of the library around it."""
    own = way_prefix(prefix, name)
    return text.replace(own, prefix).replace(own.upper(), prefix.upper())


def _require_alike(prefix: str, ways: tuple[Way, ...]) -> None:
    codes = [COMMENT.sub("", _plain(way.header, prefix, way.name)).split("\n") for way in ways]
    for way, code in zip(ways[1:], codes[1:]):
        differing = next((pair for pair in zip(codes[0], code) if pair[0] != pair[1]), None)
        if differing or len(code) != len(codes[0]):
            told = f": `{differing[0].strip()}`, `{differing[1].strip()}`" if differing else ""
            raise EcgenError(
                f"the ways {ways[0].name} and {way.name} have other functions or types{told}.",
                hint="Build them one by one, with --level.",
            )


def _header(prefix: str, ways: tuple[Way, ...]) -> str:
    """The first way's header, with the choice in the place of what each way says of the CPU, and
    what each says of memory.
    """
    first = ways[0]
    comment, end, code = first.header.partition(" */\n")[2].partition("\n */\n")
    said = [text for text in _paragraphs(comment) if not text.startswith(OF_A_WAY)]
    memory = [
        text.replace("Memory.", f"Memory, {way.name}.")
        for way in ways
        for text in _paragraphs(way.header.partition("\n */\n")[0])
        if text.startswith("Memory.")
    ]
    choice = wrapped(_choice(prefix, ways))
    text = "\n *\n * ".join([*said, *memory, THREADS, choice]) + end + code
    start, middle, last = text.rpartition("\n#ifdef __cplusplus\n}")
    text = f"{start}\n{_declared(ways)}{middle}{last}"
    for way in ways:
        text = _plain(text, prefix, way.name)
    return text


THREADS = """Threads. Functions share nothing that they write but kept answers of CPUID, which are
 * atomic: any of them may run in several threads at once, on buffers that none writes while another
 * uses them."""
OF_A_WAY = ("Memory.", "Threads.", "CPU.")


def _paragraphs(comment: str) -> list[str]:
    return comment.split("\n *\n * ")


def _choice(prefix: str, ways: tuple[Way, ...]) -> str:
    """What is chosen when, for users."""
    isa = FACTS[ways[0].manifest["isa"]].title
    told = [f"{way.name} {_when(way.manifest)}" for way in ways[:-1]]
    macros = " or ".join(f"{prefix.upper()}_TAKE_{way.name.upper()}" for way in ways)
    return (
        f"CPU. Any {isa}. The first call asks the CPU which way to take, and all others take that:"
        f" {', '.join(told)}, {ways[-1].name} elsewhere. Results are the same, each way takes"
        f" constant time, and {prefix}_way says which is taken. Vectors are chosen within a way,"
        f" as its own header says. Define {macros} where the library is compiled to take that way"
        " without asking, for tests."
    )


def _when(data: Mapping) -> str:
    return f"where the CPU has {', '.join(data['features']).upper()}"


def _declared(ways: tuple[Way, ...]) -> str:
    listed = ", ".join(f"{number} {way.name}" for number, way in enumerate(ways, 1))
    return f"/* The way that this CPU takes: {listed}. */\nint P_way(void);\n"


def in_ways(prefix: str, built: Mapping[str, Build], command: str) -> dict[str, str]:
    """Path -> text of the folder, MANIFEST.json last, of libraries by the names of their ways, the
    first that is taken first. `command` is what makes them all.
    """
    first = next(iter(built.values()))
    ways = tuple(way_of(prefix, name, each.files.__getitem__) for name, each in built.items())
    spec = replace(
        first.spec,
        prefix=prefix,
        command=command,
        packed=None,
        second=None,
        inputs=inputs_of(each.spec for each in built.values()),
    )
    files = {
        f"{name}/{path}": text for name, each in built.items() for path, text in each.files.items()
    }
    around = made_around(prefix, ways)
    files |= {path: banner(spec, "c") + text for path, text in around.items()}
    sources = sources_of(ways, around)
    headers = (f"include/{prefix}.h",)
    rooms = tuple(f"{way.name}/{room}/" for way in ways for room in ("include", "src"))
    build_files = {
        "headers": headers,
        "sources": sources,
        "needed": (
            *headers,
            *(path for path in files if path.startswith(rooms) and path.endswith(".h")),
        ),
        "taken": tuple(f"TAKE_{way.name.upper()}" for way in ways),
        "unwatched": False,
    }
    for name in ("Makefile", "CMakeLists.txt", "meson.build"):
        files[name] = render(f"{name}.j2", spec, "#", **build_files)
    example = first.files["example.c"].partition(" */\n")[2]
    files |= {
        "example.c": banner(spec, "c") + _plain(example, prefix, ways[0].name),
        f"{prefix}.pc.in": render("pc.in.j2", spec, "#"),
        "LICENSE": render_licence(spec.license, spec.copyright),
    }
    told = {
        "curve": ways[0].manifest["curve"],
        "chosen": "by CPUID, at the first call",
        "members": member_rows(ways),
        "sources": [*sources],
    }
    return {**files, "MANIFEST.json": manifest_around(spec, told, files)}


def way_of(prefix: str, name: str, text_of: Callable[[str], str]) -> Way:
    """The way whose files `text_of` reads."""
    header = text_of(f"include/{way_prefix(prefix, name)}.h")
    return Way(name, json.loads(text_of("MANIFEST.json")), header)


def member_rows(ways: tuple[Way, ...]) -> list[dict]:
    """What the manifest says of each way: what the CPU has to have, the bytes of its assembly, and
    the instructions that a call takes more than the way's own.
    """
    isa = FACTS[ways[0].manifest["isa"]]
    assert isa.ways is not None
    return [
        {
            "folder": way.name,
            "guard": isa.guard,
            "features": [*way.manifest["features"]],
            "code_bytes": way.code_bytes,
            "choice": {"instructions": isa.ways.instructions(number)},
        }
        for number, way in enumerate(ways, 1)
    ]


def sources_of(ways: tuple[Way, ...], around: dict[str, str]) -> tuple[str, ...]:
    return (
        *(path for path in around if path.startswith("src/")),
        *(f"{way.name}/{path}" for way in ways for path in way.manifest["sources"]),
    )
