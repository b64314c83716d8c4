"""LibrarySpec to the text of every file of the library: one `render_x` per file, pure, equal specs
give equal bytes.
"""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import replace

from ecgen.errors import EcgenError
from ecgen.isa.facts import FACTS, VECTORS
from ecgen.library.api import Kind, functions_of, kinds_of, prototype
from ecgen.library.c import text as ctext
from ecgen.library.c.reach import reachable
from ecgen.library.cycles import Cost, functions_of_walk, is_affine, parts_of
from ecgen.library.facts.overlaps import RULE
from ecgen.library.facts.spec import Batch, LibrarySpec, Packed, SourceUnit
from ecgen.library.files.erase import (
    Entry,
    bodies_declared,
    cleared_bytes,
    cleared_sizes,
    entries_of,
    roots,
    with_erasure,
)
from ecgen.library.files.harness import host_files, render_example, render_shim, render_test
from ecgen.library.files.licence import render_licence
from ecgen.library.files.manifest import printed_walks, render_manifest
from ecgen.library.files.notes import documented, notes_of
from ecgen.library.files.page import render_report
from ecgen.library.files.template import banner, environment, tidy
from ecgen.library.files.template import raw as _raw
from ecgen.library.files.template import render as _render
from ecgen.library.packages.every import packaged
from ecgen.library.walks.vectors import list_memory, said_in_second, said_in_vectors
from ecgen.walk.ir import For, statements
from ecgen.walk.plan import Planned


def render_header(spec: LibrarySpec, code: str = "") -> str:
    """The header; `code` is the C of the library with placeholders, if it is made already."""
    kinds, notes, code = kinds_of(spec), notes_of(spec), code or reached(spec)
    docs = documented(spec)
    rows = [
        {"doc": docs[f.name].format_map(notes), "prototype": prototype(f, kinds)}
        for f in functions_of(spec)
    ]
    takes = {argument.kind for f in functions_of(spec) for argument in f.arguments}
    return _render(
        spec.part.HEADER,
        spec,
        "c",
        functions=rows,
        memory=memory(spec, code),
        takes=takes,
        overlaps=RULE,
        lists=list_memory(spec) if spec.walks and spec.walks.lists else None,
        lanes=said_in_vectors(spec, code),
        second_lanes=said_in_second(spec, code),
    )


# bytes of the frames between a function's caller and what is overwritten by C: at most 304 were
# seen, of compilers that do not optimise
ERASER = 512


def memory(spec: LibrarySpec, code: str) -> str:
    """What a call takes, as far as it is known before compiling: the assembly, and the large arrays
    of the C functions.
    """
    stacks = [routine.stack for routine in spec.called if routine.stack is not None]
    sizes = [routine.code_bytes for routine in spec.routines if routine.code_bytes is not None]
    parts = [f"at most {max(stacks)} bytes of stack"] if stacks else []
    parts += [f"{sum(sizes)} bytes of code"] if sizes else []
    lines = [f"The assembly takes {' and '.join(parts)}."] if parts else []
    if wiped := max(cleared_bytes(code).values(), default=0):
        lines.append(
            f"Functions of secrets overwrite the stack that they used, at most {wiped} bytes"
            f"{_beside(spec, wiped)} below their caller."
        )
    printed = {p.walk.name for p in printed_walks(replace(spec, prefix="P"), code)}
    return "\n * ".join((*lines, *spec.part.memory(spec, printed)))


def _beside(spec: LibrarySpec, wiped: int) -> str:
    """What is taken besides, or instead on Windows."""
    entries = FACTS[spec.isa].entries
    if entries is None:
        return f"; with what overwrites it they take at most {wiped + ERASER} bytes"
    larger = entries.larger(wiped)
    return f" ({larger} on Windows)" if larger != wiped else ""


def render_internal(spec: LibrarySpec, code: str = "") -> str:
    """The header of hidden functions; `code` as for the header."""
    return banner(spec, "c") + internal_text(spec, bodies_declared(spec, code or reached(spec)))


def internal_text(spec: LibrarySpec, bodies: list[str]) -> str:
    """That header without its banner."""
    text = (
        environment()
        .get_template("P_internal.h.j2")
        .render(s=spec, W=spec.word_bits, isa=FACTS[spec.isa], bodies=bodies)
    )
    return ctext.with_words(ctext.with_prefix(tidy(text), spec.prefix), spec.word_bits)


def render_entries(spec: LibrarySpec, code: str) -> tuple[SourceUnit, ...]:
    """The assembly by which public functions of secrets are entered, if the instruction set has
    any.
    """
    made, kinds = entries_of(spec, code), kinds_of(spec)
    if not made:
        return ()
    return (
        SourceUnit(f"src/{spec.prefix}_entry.S", banner(spec, "c") + entry_text(spec, made, kinds)),
    )


def entry_text(spec: LibrarySpec, made: Iterable[Entry], kinds: dict[str, Kind]) -> str:
    """That file without its banner."""
    entries = FACTS[spec.isa].entries
    rows = [
        {
            "name": f.name,
            "prototype": prototype(f, kinds),
            "lines": entries.entry_lines(f.name, each.arguments, bool(f.returns), each.size),
        }
        for each in made
        for f in (each.function,)
    ]
    rows += [
        {"name": name, "prototype": "", "lines": lines}
        for name, lines in entries.routines().items()
    ]
    return ctext.with_prefix(
        tidy(environment().get_template(FACTS[spec.isa].entry_shell).render(s=spec, rows=rows)),
        spec.prefix,
    )


def render_c(spec: LibrarySpec, code: str = "") -> str:
    """The C of the library; `code` as for the header."""
    return banner(spec, "c") + ctext.with_words(
        ctext.with_prefix(tidy((code or reached(spec)) + _raw("c/end.c.j2", spec)), spec.prefix),
        spec.word_bits,
    )


def with_called(spec: LibrarySpec) -> tuple[LibrarySpec, str]:
    """The spec with those of its hidden routines that the C calls, and those that these call; and
    that C, as `reached` makes it of either.
    """
    text, outside = _reached(spec)
    called = {name.removeprefix("P_") for name in outside}
    called |= {
        name for routine in spec.routines if routine.name in called for name in routine.calls
    }
    packed, second = (
        replace(part, image=_called_part(part.image, called)) if part and part.image else part
        for part in (spec.packed, spec.second)
    )
    batch = _called_part(spec.batch, called) if spec.batch else None
    return (
        replace(
            spec,
            packed=packed,
            second=second,
            batch=batch,
            routines=tuple(routine for routine in spec.routines if routine.name in called),
        ),
        text,
    )


def _called_part(part: Batch | Packed, called: set[str]) -> Batch | Packed | None:
    """With the routines that are called, None without any."""
    rows = tuple(row for row in part.routines if row.symbol in called)
    bounds, made_of = (
        {row.name: table[row.name] for row in rows if row.name in table}
        for table in (part.bounds, part.made_of)
    )
    return replace(part, routines=rows, bounds=bounds, made_of=made_of) if rows else None


def reached(spec: LibrarySpec) -> str:
    """The text of the C with placeholders: what the public functions reach of the templates."""
    return _reached(spec)[0]


def _reached(spec: LibrarySpec) -> tuple[str, frozenset[str]]:
    """The same, and the names in it that it does not define."""
    text = with_erasure(_raw(spec.part.SOURCE, spec, **spec.part.code(spec)), spec)
    text, outside = reachable(text, roots(spec, text))
    known = {f"P_{routine.symbol}" for routine in spec.called} | {
        kind.element for kind in kinds_of(spec).values()
    }
    if missing := sorted(name for name in outside - known if not name.isupper()):
        raise EcgenError(
            f"The C of the library calls {', '.join(missing)}, which nothing defines; a template is"
            " broken."
        )
    return text, outside


def render_vectors(spec: LibrarySpec, code) -> tuple[SourceUnit, ...]:
    """The assembly of packed routines (`code`, from `build_packed`) and the C of their table scan;
    those of the second unit, where there is one, in files of its name.
    """
    if code is None:
        return ()
    others = render_vectors(spec.of_second, code.second) if spec.second else ()
    emitted = {e.name: e for e in code.every}
    parts = [
        *((part, part.count) for part in spec.packed.parts),
        *([(spec.batch, "eight")] if spec.batch else []),
    ]
    rows = [
        {
            "spec": r,
            "e": emitted[r.name],
            "lines": VECTORS[spec.isa].frame_notes(emitted[r.name]),
            "made_of": part.made_of.get(r.name, ""),
            "lanes": count,
            "align": part.bytes.bit_length() - 1,
        }
        for part, count in parts
        for r in part.routines
        if r.name in emitted
    ]
    p = "_".join(filter(None, (spec.prefix, spec.packed.path)))
    scan = spec.part.scan(spec)
    return (
        SourceUnit(
            f"src/{p}_vectors.S", _render("vectors.S.j2", spec, "c", rows=rows, red_zone=False)
        ),
        SourceUnit(f"src/{p}_packed.c", _render("packed.c.j2", spec, "c", scan=scan)),
        *others,
    )


def render_library(
    spec: LibrarySpec, units: tuple[SourceUnit, ...], code: str = ""
) -> dict[str, str]:
    """Path below the library folder -> text, MANIFEST.json last. `units` hold the hidden routines;
    `code` as for the header.
    """
    _check_spec(spec)
    p, code = spec.prefix, code or reached(spec)
    units = (*units, *render_entries(spec, code))
    sources = (f"src/{p}.c", *(unit.path for unit in units))
    headers = {"headers": (f"include/{p}.h",), "needed": (f"include/{p}.h", f"src/{p}_internal.h")}
    files = {
        f"include/{p}.h": render_header(spec, code),
        f"src/{p}_internal.h": render_internal(spec, code),
        f"src/{p}.c": render_c(spec, code),
        **{unit.path: unit.text for unit in units},
        f"test/{p}_test.c": render_test(spec),
        f"test/{p}_shim.c": render_shim(spec),
        **(host_files(spec, cleared_sizes(spec, code)) if FACTS[spec.isa].hosted else {}),
        "example.c": render_example(spec),
        "Makefile": _render(
            "Makefile.j2", spec, "#", sources=sources, unwatched=is_unwatched(spec), **headers
        ),
        "CMakeLists.txt": _render("CMakeLists.txt.j2", spec, "#", sources=sources, **headers),
        "meson.build": _render("meson.build.j2", spec, "#", sources=sources, **headers),
        f"{p}.pc.in": _render("pc.in.j2", spec, "#"),
        "LICENSE": render_licence(spec.license, spec.copyright),
    }
    walks = printed_walks(spec, files[f"src/{p}.c"])
    costs = _costs(spec, walks)
    cleared = cleared_bytes(code)
    files["report.html"] = render_report(spec, code, units, walks, costs, cleared)
    files |= packaged(spec, sources, files)
    digests = {path: hashlib.sha256(text.encode()).hexdigest() for path, text in files.items()}
    return {
        **files,
        "MANIFEST.json": (
            json.dumps(
                render_manifest(
                    _with_roots(spec, code), sources, digests, walks, _modelled(costs), cleared
                ),
                indent=1,
            )
            + "\n"
        ),
    }


def _with_roots(spec: LibrarySpec, code: str) -> LibrarySpec:
    """The spec without logarithms that none of its functions takes."""
    tables = spec.roots and spec.roots.plan.logarithms
    return replace(spec, roots=None) if tables and "P_fe_powers[" not in code else spec


def is_unwatched(spec: LibrarySpec) -> bool:
    """Whether valgrind lacks instructions of the library's vectors."""
    return spec.packed is not None and not VECTORS[spec.isa].unit(spec.packed.unit).watched


def _costs(spec: LibrarySpec, walks: tuple[Planned, ...]) -> list[Cost]:
    """The multiplications of a point or two by their public functions, what each costs in all,
    modelled, and its parts.
    """
    of_lists = {
        planned
        for planned in walks
        if any(
            isinstance(statement, For) and statement.over
            for statement in statements(planned.walk.body)
        )
    }
    named = [
        (name, planned)
        for planned in walks
        if planned not in of_lists
        for name in functions_of_walk(spec, planned.walk.name) or (planned.walk.name,)
    ]
    found = [(name, parts_of(spec, planned, is_affine(name))) for name, planned in named]
    return [(name, sum(part.cycles for part in parts), parts) for name, parts in found if parts]


def _modelled(costs: list[Cost]) -> dict:
    """The same totals by function, for the manifest: all cycles, and those of the word
    multiplications alone.
    """
    return {
        name: {
            "cycles": round(total, 1),
            "multiplier_bound": round(sum(part.calls * (part.bound or 0.0) for part in parts), 1),
        }
        for name, total, parts in costs
    }


def _check_spec(spec: LibrarySpec) -> None:
    """EcgenError if a strategy of the spec does not hold every scalar or meets entries that it
    cannot have.
    """
    if spec.comb and spec.comb.bits < spec.curve.r.bit_length():
        raise EcgenError(
            f"a comb of {spec.comb.bits} bits does not hold every scalar below the order."
        )
