"""LibrarySpec to the text of every file of the library: one `render_x` per file, pure, equal specs
give equal bytes.
"""

import hashlib
import json
import re
from collections.abc import Iterable
from dataclasses import replace

from ecgen.curve.roots import of_squares, root_plan
from ecgen.errors import EcgenError
from ecgen.field.lanes.radix import digits_at
from ecgen.isa.facts import FACTS, VECTORS
from ecgen.library import ctext
from ecgen.library.api import Kind, functions_of, kinds_of, prototype
from ecgen.library.batch_base import base_of_eight
from ecgen.library.batch_field import IN_A_ROW
from ecgen.library.batch_points import digits_of, offset_of
from ecgen.library.cpoints import class_points, moved_classes
from ecgen.library.cycles import Part, functions_of_walk, is_affine, parts_of
from ecgen.library.erase import (
    Entry,
    bodies_declared,
    cleared_bytes,
    cleared_sizes,
    entries_of,
    roots,
    with_erasure,
)
from ecgen.library.jacobian import real_model
from ecgen.library.ladder import ladder_code
from ecgen.library.licence import render_licence
from ecgen.library.manifest import printed_walks, render_manifest
from ecgen.library.notes import documented, notes_of
from ecgen.library.overlaps import RULE
from ecgen.library.packages.every import packaged
from ecgen.library.reach import reachable
from ecgen.library.render_harness import host_files, render_example, render_shim, render_test
from ecgen.library.root_code import powers, powers_of_eight, root_function, root_function_of_eight
from ecgen.library.spec import Batch, LibrarySpec, Packed, SourceUnit
from ecgen.library.sums import systems_of
from ecgen.library.template import banner, environment, tidy
from ecgen.library.template import own as _own
from ecgen.library.template import raw as _raw
from ecgen.library.template import render as _render
from ecgen.library.vector_walk import (
    images_in_vectors,
    list_memory,
    packed_words,
    said_in_second,
    said_in_vectors,
    vector_walks,
)
from ecgen.library.walks import fixed_table, functions, table_words
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
        _own(spec, "P.h.j2"),
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
    element = spec.element_words * spec.word_bits // 8
    wiped = max(cleared_bytes(code).values(), default=0)
    text = f"The assembly takes {' and '.join(parts)}.\n * " if parts else ""
    entries = FACTS[spec.isa].entries
    taken = (
        f"; with what overwrites it they take at most {wiped + ERASER} bytes"
        if entries is None
        else ""
    )
    taken = (
        f" ({entries.larger(wiped)} on Windows)"
        if entries and entries.larger(wiped) != wiped
        else taken
    )
    text += (
        f"Functions of secrets overwrite the stack that they used, at most {wiped} bytes{taken}"
        " below their caller.\n * "
    )
    if spec.is_field:
        return (
            text + "An inversion takes"
            f" {_inversion_memory(spec)}{'' if spec.divsteps else ' field elements'} of the"
            " stack."
        )
    if spec.ladder:
        plan = spec.ladder.plan
        more = ""
        if plan.base:
            coordinates = (plan.image_steps.coordinates(r.form) for r in plan.base.walk.registers)
            more = f", one of the base point {2 + sum(map(len, coordinates))}"
        return (
            text + "A multiplication keeps"
            f" {2 * len(plan.steps.coordinates(plan.general.walk.register('R0').form))} elements"
            f" of {element} bytes on the stack{more}, an inversion {_inversion_memory(spec)}."
        )
    constant, vartime = (
        sum(
            r.count * len(spec.walks.steps.coordinates(r.form))
            for r in (planned.walk.registers if planned else ())
        )
        * element
        for planned in (spec.walks.mul, spec.walks.vartime)
    )
    if spec.packed:
        text += (
            "The table of a multiplication in vectors takes"
            f" {8 * spec.packed.words * spec.multiply.entries} bytes of the stack.\n * "
        )
    return (
        text
        + f"The tables of a multiplication take {constant} bytes of the stack, in variable time"
        f" {vartime}."
    )


def _inversion_memory(spec: LibrarySpec) -> str:
    n = spec.divsteps
    return (
        f"about {(4 * n.limbs + 5) * n.word_bits // 8} bytes"
        if n
        else f"{spec.invert.registers - 1}"
    )


def render_internal(spec: LibrarySpec, code: str = "") -> str:
    """The header of hidden functions; `code` as for the header."""
    return banner(spec, "c") + internal_text(spec, bodies_declared(spec, code or reached(spec)))


def internal_text(spec, bodies: "list[str]") -> str:
    """That header without its banner; `spec` may be a library that was read (run/emitted.py)."""
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


def entry_text(spec, made: Iterable[Entry], kinds: dict[str, Kind]) -> str:
    """That file without its banner; `spec` may be a library that was read (run/emitted.py)."""
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


def _called_part(part: "Batch | Packed", called: "set[str]") -> "Batch | Packed | None":
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
    text = with_erasure(_raw(_own(spec, "P.c.j2"), spec, **_multiplications(spec)), spec)
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


def _multiplications(spec: LibrarySpec) -> dict:
    """The C of the walks and their tables, and of square roots."""
    if spec.ladder:
        second = (
            _raw("c/second.c.j2", spec.of_second, **_multiplications(spec.of_second))
            if spec.second
            else ""
        )
        # that of a second unit is part of the first's
        has_image = spec.packed and spec.packed.image and not spec.packed.path
        return ladder_code(spec) | {
            "second": second,
            "image_lanes": (
                _raw("c/image.c.j2", spec.of_image, **_packed_walk(spec.of_image))
                if has_image
                else ""
            ),
        }
    if spec.is_field:
        return _roots(spec)
    if spec.curve.is_jacobian:
        return jacobian_code(spec)
    code = {
        kind: function.text.rstrip()
        for kind, function in functions(
            spec.walks, spec.curve.r, {r.name for r in spec.routines}, spec.word_bits
        ).items()
    }
    tables = {
        name: table_words(
            spec.walks.steps, planned.walk, spec.curve, spec.words, spec.word_bits, spec.one
        )
        for name, planned in spec.walks.more
        if fixed_table(planned.walk)
    }
    return {
        "code": code,
        "base_code": code["base"],
        "tables": tables,
        "base_bytes": spec.format.point((spec.curve.gx, spec.curve.gy)),
        **_roots(spec),
        **_map(spec),
        **_packed_walk(spec),
        **_comb(spec),
    }


def jacobian_code(spec: LibrarySpec) -> dict:
    """The C of the walks on a Jacobian, and what they take of the group."""
    walks = spec.walks
    code = functions(walks, spec.curve.r, {r.name for r in spec.routines}, spec.word_bits)
    group, model = walks.group(walks.stem(walks.mul)), real_model(spec.curve)
    points = class_points(
        group, spec.curve.divisor, spec.words, spec.word_bits, spec.one, walks.steps.endomorphism
    )
    moved = moved_classes(group, model.shift, spec.words, spec.word_bits, spec.one)
    code = {kind: function.text.rstrip() for kind, function in code.items()}
    return {
        "code": code,
        "base_code": code.get("base"),
        "x": points,
        "r": model,
        "moved": moved,
        "laws": systems_of(spec.curve),
        **_comb(spec),
    }


def _roots(spec: LibrarySpec) -> dict[str, tuple[str, ...]]:
    """The C of square roots modulo the prime: powers, `sqrt` of an element, `ratio` of u/v."""
    plan = spec.roots.plan
    ratio, said = (
        of_squares(plan.ratio),
        "out = a square root of u/v, if the result is 1, for v != 0 or u != 0.",
    )
    eight = ()
    if spec.batch:
        eight = (
            *powers_of_eight(spec),
            *(
                root_function_of_eight(name, what, program, spec)
                for name, what, program in (
                    (
                        "fe_sqrt",
                        "Of eight elements: out = square roots of x, where flags are 1.",
                        of_squares(plan.root),
                    ),
                    (
                        "fe_sqrt_ratio",
                        "Of eight elements: out = square roots of u/v, where flags are 1.",
                        ratio,
                    ),
                )
            ),
        )
    if spec.degree > 1:
        ratio, said = (
            plan.ratio,
            (
                "out = a square root of u/v, if the result is 1, else of n u/v, n being the square"
                " of i."
            ),
        )
    found = (
        *powers(spec),
        root_function(
            "fe_sqrt",
            "out = a square root of x, if the result is 1.",
            of_squares(plan.root),
            spec,
            spec.stored,
        ),
        root_function("fe_sqrt_ratio", said, ratio, spec, spec.stored),
    )
    return (
        {"roots": found, "roots_of_eight": eight}
        if spec.degree == 1
        else {"roots": (), "base_roots": found}
    )


def _map(spec: LibrarySpec) -> dict:
    """The root that the map to the curve takes, with the map's non-square, and 1/3."""
    if spec.map is None:
        return {}
    plan, p = spec.map.plan, spec.curve.p
    said = "out = a square root of u/v, if the result is 1, else of z u/v."
    ratio = (
        ""
        if plan.kind == "svdw"
        else root_function("fe_map_ratio", said, root_plan(p, plan.z).ratio, spec, spec.stored)
    )
    return {"map_ratio": ratio, "third": pow(3, -1, p) if p != 3 else 0}


def _packed_walk(spec: LibrarySpec) -> dict:
    """The multiplications in vectors, the neutral element in lanes, and where coordinates that lie
    in lanes lie in words.
    """
    if spec.packed is None:
        return {"vectors": {}, "second": "", "second_vectors": ()}
    group, images = spec.walks.group(spec.packed.stem), images_in_vectors(spec)
    form, entry = group.form("point"), group.form("cached")
    neutral = packed_words(
        spec.packed,
        [dict(zip(form.coordinates, form.neutral)).get(lane, 0) for lane in spec.packed.lanes],
        spec.curve.p,
    )
    places, entries = (
        tuple(kind.coordinates.index(lane) if lane else None for lane in lanes)
        for kind, lanes in ((form, spec.packed.lanes), (entry, spec.packed.entry))
    )
    value = sum(word << spec.word_bits * i for i, word in enumerate(neutral))
    own = {
        "vectors": vector_walks(spec),
        "v_images": images,
        "v_neutral": value,
        "v_places": places,
        "v_entry_places": entries if any("_cached" in image for image in images) else (),
        "eight": _eight(spec),
        "base8": base_of_eight(spec),
    }
    if spec.second is None:
        return own | {"second": "", "second_vectors": ()}
    other = _packed_walk(spec.of_second)
    return own | {
        "second": _raw(
            "c/second.c.j2" if spec.multiply else "c/image.c.j2", spec.of_second, **other
        ),
        "second_vectors": tuple(other["vectors"]),
    }


def _eight(spec: LibrarySpec) -> "dict | None":
    """Numbers of the multiplication of eight points in lanes: its digits, the words of a number of
    so many, half of a digit's range at every digit, the entries of a table, and (coordinate, limb,
    digit) of the neutral element as a point and as an entry, where that is not 0."""
    if spec.batch is None:
        return None
    window, group, digits = (
        spec.batch.window,
        spec.walks.group(spec.batch.stem),
        digits_of(spec.curve.r.bit_length(), spec.batch.window),
    )
    held = {
        form: [
            digits_at(value, spec.batch.positions, spec.curve.p)
            for value in group.form(form).neutral
        ]
        for form in ("point", "cached")
    }
    neutral = {
        form: [
            (k, i, digit) for k, limbs in enumerate(rows) for i, digit in enumerate(limbs) if digit
        ]
        for form, rows in held.items()
    }
    return {
        "digits": digits,
        "words": -(-window * digits // spec.word_bits),
        "offset": offset_of(digits, window),
        "entries": (1 << window - 1) + 1,
        "in_a_row": IN_A_ROW,
        "point": neutral["point"],
        "entry": neutral["cached"],
    }


def _comb(spec: LibrarySpec) -> dict:
    """The walk of the fixed base, if there is one, and its table."""
    walks = spec.walks
    if walks.base is None:
        return {"base": None}
    return {
        "base": walks.base,
        "comb": table_words(
            walks.steps, walks.base.walk, spec.curve, spec.words, spec.word_bits, spec.one
        ),
    }


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
    p, scan = "_".join(filter(None, (spec.prefix, spec.packed.path))), ""
    if spec.packed.image or not spec.ladder:
        scan = _table_scan(spec.of_image if spec.ladder else spec, spec.ladder is not None)
    return (
        SourceUnit(
            f"src/{p}_vectors.S", _render("vectors.S.j2", spec, "c", rows=rows, red_zone=False)
        ),
        SourceUnit(f"src/{p}_packed.c", _render("packed.c.j2", spec, "c", scan=scan)),
        *others,
    )


def _table_scan(spec: LibrarySpec, beside: bool) -> str:
    """The C of the scan of tables in lanes; `beside` the C of a ladder, which has the type of a
    vector.
    """
    ends = (*spec.packed.positions[1:], spec.curve.p.bit_length())
    return _raw(
        "scan.c.j2",
        spec,
        beside=beside,
        widths=[end - at for at, end in zip(spec.packed.positions, ends)],
        fold=(1 << ends[-1]) - spec.curve.p,
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
        **(host_files(spec, cleared_sizes(spec, code)) if FACTS[spec.isa].host else {}),
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
    files["report.html"] = _render(
        _own(spec, "report.html.j2"),
        spec,
        "html",
        walks=walks,
        printed={planned.walk.name for planned in walks},
        costs=costs,
        places=_places(spec, units),
        lanes=said_in_vectors(spec, code),
        second_lanes=said_in_second(spec, code),
    )
    files |= packaged(spec, sources, files)
    digests = {path: hashlib.sha256(text.encode()).hexdigest() for path, text in files.items()}
    return {
        **files,
        "MANIFEST.json": (
            json.dumps(
                render_manifest(
                    spec, sources, digests, walks, _modelled(costs), cleared_bytes(code)
                ),
                indent=1,
            )
            + "\n"
        ),
    }


def is_unwatched(spec: LibrarySpec) -> bool:
    """Whether valgrind lacks instructions of the library's vectors."""
    return spec.packed is not None and not VECTORS[spec.isa].unit(spec.packed.unit).watched


def _costs(
    spec: LibrarySpec, walks: "tuple[Planned, ...]"
) -> "list[tuple[str, float, tuple[Part, ...]]]":
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


def _modelled(costs: "list[tuple[str, float, tuple[Part, ...]]]") -> dict:
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


def _places(spec: LibrarySpec, units: tuple[SourceUnit, ...]) -> dict[str, tuple[str, int]]:
    """Name of a hidden routine -> the source that holds it, and the line where it begins."""
    names = {f"{spec.prefix}_{routine.symbol}": routine.symbol for routine in spec.called}
    # of assembly or of C
    head = re.compile(rf"(?:\w+_BEGIN\(\w+\(|\w[\w ]* )?({'|'.join(names)})(?:\)|:|\([^;]*$)")
    return {
        names[found[1]]: (unit.path, number)
        for unit in units
        for number, line in enumerate(unit.text.splitlines(), 1)
        if (found := head.match(line))
    }


def _check_spec(spec: LibrarySpec) -> None:
    """EcgenError if a strategy of the spec does not hold every scalar or meets entries that it
    cannot have.
    """
    if spec.comb and spec.comb.bits < spec.curve.r.bit_length():
        raise EcgenError(
            f"a comb of {spec.comb.bits} bits does not hold every scalar below the order."
        )
