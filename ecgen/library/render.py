"""LibrarySpec to the text of every file of the library: one `render_x` per file, pure, equal specs give equal bytes."""

import functools
import hashlib
import json
import re

import jinja2

from ecgen.curve.roots import of_squares, root_plan
from ecgen.errors import EcgenError
from ecgen.group import represent
from ecgen.isa.facts import FACTS
from ecgen.library import check_points, ctext
from ecgen.library.api import Argument, call, every_function, functions_of, kinds_of, prototype
from ecgen.library.cpoints import c_points, converted
from ecgen.library.encodings import encoding_notes, refused_points
from ecgen.library.erase import with_erasure, wiped_bytes
from ecgen.library.groups import group_of
from ecgen.library.licence import render_licence
from ecgen.library.ladder import GENERAL, expected
from ecgen.library.reach import reachable
from ecgen.library.root_code import powers, root_function
from ecgen.library.manifest import render_manifest
from ecgen.library.spec import LadderWalk, LibrarySpec, RoutineSpec, SourceUnit
from ecgen.library.vectors import field_vectors, no_square
from ecgen.library.walks import conversions, fixed_table, functions, is_guarded, is_short, list_memory, table_words
from ecgen.walk.ir import recodes
from ecgen.walk.text import to_text
from ecgen.resources import data_folder

ELF_NOTE = """#if defined(__linux__) && defined(__ELF__)
.section .note.GNU-stack,"",%progbits
#endif"""

CANARY = 0x5AFECA9A5E77ED0B


@functools.cache
def _environment() -> jinja2.Environment:
    loader = jinja2.FileSystemLoader([str(data_folder("templates")), str(data_folder("harness"))])
    environment = jinja2.Environment(
        loader=loader, undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True
    )
    environment.filters.update(ctext.FILTERS)
    environment.filters["walk"] = functools.partial(to_text, short=True)
    return environment


def banner(spec: LibrarySpec, style: str) -> str:
    """SPDX line, the command, the hashes of the inputs, as a comment of the style `c`, `#` or `html`."""
    lines = [f"SPDX-License-Identifier: {spec.license}", f"Made by ecgen {spec.version}: {spec.command}", "Do not edit."]
    lines += [f"Input {name}: sha256 {digest}" for name, digest in spec.inputs]
    lines = [ctext.in_comment(line) for line in lines]
    if style == "#":
        return "".join(f"# {line}\n" for line in lines)
    opening, closing = ("/* ", " */\n") if style == "c" else ("<!-- ", " -->\n")
    return opening + ("\n" + " " * (3 if style == "c" else 5)).join(lines) + closing


def _render(template: str, spec: LibrarySpec, style: str, **more) -> str:
    text = _raw(template, spec, **more)
    if style == "c":
        text = ctext.with_words(ctext.with_prefix(text, spec.prefix), spec.word_bits)
    if text.startswith("<!doctype html>\n"):
        return "<!doctype html>\n" + banner(spec, style) + text.partition("\n")[2]
    return banner(spec, style) + text


def _raw(template: str, spec: LibrarySpec, **more) -> str:
    """The template filled in, with the placeholders of names and word types."""
    words = {"W": spec.word_bits, "isa": FACTS[spec.isa], "standard": spec.ladder.standard if spec.ladder else None}
    api = {function.name for function in functions_of(spec)}
    words["has"] = lambda *names: api.issuperset(names)
    words["reads"] = lambda name: f"const uint8_t *{name}, size_t {name}_bytes" if spec.format.counted else f"const uint8_t {name}[P_POINT_BYTES]"
    words["read"] = lambda name: f"{name}, {name}_bytes" if spec.format.counted else name
    return _environment().get_template(template).render(s=spec, equation=equation(spec), **words, **systems(spec), **more)


def _own(spec: LibrarySpec, template: str) -> str:
    """The template of a library's kind: of points, of x-coordinates, of a field alone."""
    return f"field/{template}" if spec.is_field else template


def systems(spec: LibrarySpec) -> dict:
    """The stems of the groups: F constant time, M its result, B the fixed base, V variable time; and their C."""
    if spec.multiply is None:
        return {}
    walks = spec.walks
    stems = dict.fromkeys((walks.stem(walks.base), walks.stem(walks.vartime), walks.stem(walks.mul), walks.result(walks.mul), spec.point.stem))
    groups = {stem: group_of(stem, spec.curve) for stem in stems}
    points = {stem: c_points(group, spec.words, spec.word_bits, spec.one) for stem, group in groups.items()}
    first, full = groups[walks.stem(walks.mul)], groups[walks.stem(walks.base)]
    return {
        "F": first.stem, "M": walks.result(walks.mul), "B": full.stem, "V": walks.stem(walks.vartime), "points": tuple(points.values()), "points_of": points,
        "small": first.stem if first.zero or first is full else full.stem,
        "conversions": tuple((a, b, converted(groups[a], groups[b], spec.words, spec.word_bits, spec.one)) for a, b in conversions(walks, spec.point)),
        "guarded": is_guarded(walks, walks.mul, spec.point), "guarded_vartime": is_guarded(walks, walks.vartime, spec.point),
        "short": {stem for stem in stems if is_short(groups[stem])},
    }  # fmt: skip


def equation(spec: LibrarySpec) -> str:
    """The curve's equation for readers, with small coefficients as signed decimal numbers."""
    if spec.is_field:
        return ""

    def term(value: int, factor: str) -> str:
        """` + 5 x`, ` - x`, or nothing for 0."""
        low = value - spec.curve.p if spec.curve.p - value < 1 << 32 else value
        number = str(abs(low)) if abs(low) < 1 << 32 else hex(low)
        shown = factor if number == "1" and factor else f"{number} {factor}".strip()
        return "" if low == 0 else f" {'-' if low < 0 else '+'} {shown}"

    if spec.curve.is_edwards:
        first = term(spec.curve.a, "x^2").removeprefix(" + ").replace(" - ", "-")
        return f"{first} + y^2 = 1{term(spec.curve.d, 'x^2 y^2')}"
    if spec.curve.is_montgomery:
        first = term(spec.curve.b, "y^2").removeprefix(" + ").replace(" - ", "-")
        return f"{first} = x^3{term(spec.curve.a, 'x^2')} + x"
    return f"y^2 = x^3{term(spec.curve.a, 'x')}{term(spec.curve.b, '')}"


def render_header(spec: LibrarySpec) -> str:
    kinds, notes = kinds_of(spec), notes_of(spec)
    docs = documented(spec)
    rows = [{"doc": docs[f.name].format_map(notes), "prototype": prototype(f, kinds)} for f in functions_of(spec)]
    takes = {argument.kind for f in functions_of(spec) for argument in f.arguments}
    return _render(_own(spec, "P.h.j2"), spec, "c", functions=rows, memory=memory(spec), takes=takes, lists=_list_memory(spec))


def _list_memory(spec: LibrarySpec) -> "tuple | None":
    """What a sum over a list takes of the caller's memory: (words for each point, beside) by either way."""
    return tuple(list_memory(spec.walks, spec.words, spec.word_bits)) if spec.walks else None


def documented(spec: LibrarySpec) -> dict[str, str]:
    """The text above each function. Where some of the functions that share one are left out, it says whose it is."""
    groups: list[list] = []
    for function in every_function(spec):
        groups += [[]] if function.doc else []
        groups[-1].append(function)
    chosen, found = {function.name for function in functions_of(spec)}, {}
    for group in groups:
        names = [function.name for function in group]
        own = [name for name in names if name in chosen]
        found |= dict.fromkeys(own, "")
        if own:
            found[own[0]] = group[0].doc if own == names else f"Of {', '.join(names)}: {group[0].doc}"
    return found


def notes_of(spec: LibrarySpec) -> dict[str, object]:
    """What the texts of library/api.py say of the curve at hand."""
    notes = {"order": hex(spec.curve.r), "cofactor": spec.curve.cofactor, "wide_bytes": spec.scalar_bytes + 16, "order_note": f" {spec.format.order}-endian", "scalar_bytes": spec.scalar_bytes, "word_bits": min(spec.word_bits, 32), "field_bytes": spec.field_bytes, "fp_note": field_note(spec), "suite_note": f" ({spec.map.suite})" if spec.map else ""}
    return notes if spec.ladder or spec.is_field else notes | {"subgroup_note": subgroup_note(spec), **point_notes(spec), **encoding_notes(spec)}


def field_note(spec: LibrarySpec) -> str:
    """The proven bounds of the field operations."""
    own = {name: spec.routine(f"fe_{name}") for name in ("add", "sub", "neg", "mul", "sqr")}
    most = {name: routine.most for name, routine in own.items() if routine and routine.most is not None}
    groups = {bound: [f"P_fp_{name}" for name in most if most[name] == bound] for bound in sorted(set(most.values()))}
    results = "; ".join(f"{', '.join(names)} at most {bound:#x}" for bound, names in groups.items())
    return f"Proven for all a and b up to {spec.loose - 1:#x}" + (f", results: {results}." if results else ".")


def memory(spec: LibrarySpec) -> str:
    """What a call takes, as far as it is known before compiling: the assembly, and the large arrays of the C functions."""
    stacks = [routine.stack for routine in spec.called if routine.stack is not None]
    sizes = [routine.code_bytes for routine in spec.routines if routine.code_bytes is not None]
    parts = [f"at most {max(stacks)} bytes of stack"] if stacks else []
    parts += [f"{sum(sizes)} bytes of code"] if sizes else []
    element = spec.words * spec.word_bits // 8
    wiped = wiped_bytes(_reached(spec)[0])
    text = f"The assembly takes {' and '.join(parts)}.\n * " if parts else ""
    text += f"Functions of secrets overwrite the stack that they used, at most {wiped} bytes below their caller.\n * "
    if spec.is_field:
        return text + f"An inversion takes {_inversion_memory(spec)} of the stack."
    if spec.ladder:
        return text + f"A multiplication keeps four elements of {element} bytes on the stack, an inversion {_inversion_memory(spec)}."
    table = next((a.words for r in spec.routines if r.name == "select" for a in r.arguments if a.name == "table"), 0)
    held = spec.walks.vartime.walk.register("T")
    vartime = held.count * len(spec.walks.steps.coordinates(held.form)) * spec.words
    if spec.packed:
        text += f"The table of a multiplication in vectors takes {8 * spec.packed.words * spec.multiply.entries} bytes of the stack.\n * "
    return text + f"The table of a multiplication takes {table * spec.word_bits // 8} bytes of the stack, in variable time {vartime * spec.word_bits // 8}."


def _inversion_memory(spec: LibrarySpec) -> str:
    n = spec.divsteps
    return f"about {(4 * n.limbs + 5) * n.word_bits // 8} bytes" if n else f"{spec.invert.registers - 1}"


def subgroup_note(spec: LibrarySpec) -> str:
    if spec.curve.cofactor == 1:
        return "Every point of the curve has order r."
    return f"A point whose order is a multiple of r but not r itself is accepted (the cofactor is {spec.curve.cofactor})."


def point_notes(spec: LibrarySpec) -> dict[str, str]:
    """What the functions on P_point accept."""
    partial = spec.point.how == "partial"
    return {
        "lost_note": " P_ERR_ORDER for a sum that was lost: see point_add." if partial else "",
        "multiple_note": "Right for all points of odd order; a multiple of another point may be lost, as a sum may be: see point_add." if partial else "Right for all points of the curve.",
        "sum_note": "Right for all points of odd order, those of the subgroup among them. The sum of others may have no affine coordinates: it then is a point that point_encode "
                    "refuses (P_ERR_ORDER), that equals none, not itself either; what is computed from it may be refused, too." if partial else "Right for all points of the curve.",
    }  # fmt: skip


def render_internal(spec: LibrarySpec) -> str:
    return _render("P_internal.h.j2", spec, "c")


def render_c(spec: LibrarySpec) -> str:
    """The C of the library: what its public functions reach of the templates."""
    text, _ = _reached(spec)
    return banner(spec, "c") + ctext.with_words(ctext.with_prefix(text, spec.prefix), spec.word_bits)


def called_routines(spec: LibrarySpec) -> frozenset[str]:
    """The names of the hidden routines that the C calls."""
    return frozenset(name.removeprefix("P_") for name in _reached(spec)[1])


@functools.lru_cache(maxsize=4)
def _reached(spec: LibrarySpec) -> tuple[str, frozenset[str]]:
    """The text of the C with placeholders, and the names in it that it does not define."""
    roots = [f"P_{function.name}" for function in functions_of(spec)]
    text, outside = reachable(with_erasure(_raw(_own(spec, "P.c.j2"), spec, **_multiplications(spec)), spec), roots)
    known = {f"P_{routine.name}" for routine in spec.called} | {kind.element for kind in kinds_of(spec).values()}
    if missing := sorted(name for name in outside - known if not name.isupper()):
        raise EcgenError(f"The C of the library calls {', '.join(missing)}, which nothing defines; a template is broken.")
    return text, outside


def _multiplications(spec: LibrarySpec) -> dict:
    """The C of the walks and their tables, and of square roots."""
    if spec.ladder:
        return {}
    if spec.is_field:
        return {"roots": _roots(spec)}
    code = {kind: function.text.rstrip() for kind, function in functions(spec.walks, {r.name for r in spec.routines}, spec.word_bits).items()}
    tables = {name: table_words(spec.walks, planned.walk, spec.curve, spec.words, spec.word_bits, spec.one) for name, planned in spec.walks.more if fixed_table(planned.walk)}
    return {"code": code, "tables": tables, "base_bytes": spec.format.point((spec.curve.gx, spec.curve.gy)), "roots": _roots(spec), **_map(spec), **_packed_walk(spec), **_comb(spec)}


def _roots(spec: LibrarySpec) -> tuple[str, ...]:
    """The C of square roots: powers, `sqrt` of an element, `ratio` of u/v."""
    plan = spec.roots.plan
    return (*powers(spec), root_function("fe_sqrt", "out = a square root of x, if the result is 1.", of_squares(plan.root), spec, spec.stored),
            root_function("fe_sqrt_ratio", "out = a square root of u/v, if the result is 1, for v != 0 or u != 0.", of_squares(plan.ratio), spec, spec.stored))


def _map(spec: LibrarySpec) -> dict:
    """The root that the map to the curve takes, with the map's non-square, and 1/3."""
    if spec.map is None:
        return {}
    plan, p = spec.map.plan, spec.curve.p
    said = "out = a square root of u/v, if the result is 1, else of z u/v."
    ratio = "" if plan.kind == "svdw" else root_function("fe_map_ratio", said, root_plan(p, plan.z).ratio, spec, spec.stored)
    return {"map_ratio": ratio, "third": pow(3, -1, p) if p != 3 else 0}


def _packed_walk(spec: LibrarySpec) -> dict:
    """What the multiplication in vectors takes from the walk in constant time: its digits and its table."""
    if spec.packed is None:
        return {}
    recoding = next(iter(recodes(spec.walks.mul.walk).values())).recoding
    words = max(-(-(recoding.count * recoding.width + 1) // spec.word_bits), spec.scalar_words)
    return {"packed_walk": {"recoding": recoding, "entries": spec.multiply.entries}, "packed_words": words}


def _comb(spec: LibrarySpec) -> dict:
    """The table of the fixed base: its coordinates, its size in words, and the words."""
    table = table_words(spec.walks, spec.walks.base.walk, spec.curve, spec.words, spec.word_bits, spec.one)
    return {"comb_coordinates": table.coordinates, "comb_size": table.size, "comb_words": table.text}


def render_vectors(spec: LibrarySpec, code) -> tuple[SourceUnit, ...]:
    """The assembly of packed routines (`code`, from `build_packed`) and the C of their table scan."""
    if code is None:
        return ()
    emitted = {e.name: e for e in code.emitted}
    rows = [{"spec": r, "e": emitted[r.name], "lines": with_vector_frame(emitted[r.name].lines), "made_of": spec.packed.made_of.get(r.name, "")}
            for r in spec.packed.routines if r.name in emitted]  # fmt: skip
    p = spec.prefix
    return (SourceUnit(f"src/{p}_vectors.S", _render("vectors.S.j2", spec, "c", rows=rows)),
            SourceUnit(f"src/{p}_packed.c", _render("packed.c.j2", spec, "c", negated="Y")))  # fmt: skip


def with_vector_frame(lines: tuple[str, ...]) -> list[str]:
    """The lines with call frame information: an aligned frame hangs from rbp."""
    notes = {"push rbp": (".cfi_def_cfa_offset 16", ".cfi_offset rbp, -16"), "mov rbp, rsp": (".cfi_def_cfa_register rbp",),
             "pop rbp": (".cfi_def_cfa rsp, 8", ".cfi_restore rbp")}  # fmt: skip
    return [text for line in lines for text in (line, *notes.get(line, ()))]


def _top_mask(spec: LibrarySpec) -> int:
    """Random words under this mask in the top word make a value below the prime."""
    return (1 << (spec.curve.bits - 1) % spec.word_bits) - 1


def _widest(spec: LibrarySpec) -> int:
    return max((argument.words for routine in spec.called for argument in routine.arguments), default=1)


def top_masks(spec: LibrarySpec) -> dict[str, str]:
    """Masks of the highest byte, with its place, and of the top word under which random bytes are below the order, or the prime (`field_...`)."""
    width, found = spec.word_bits, {}
    for name, bits, size in (("", spec.curve.r.bit_length() - 1, "P_SCALAR_BYTES"), ("field_", spec.curve.bits - 1, "P_FIELD_BYTES")):
        found[f"{name}top_at"] = "0" if spec.format.order == "big" else f"{size} - 1"
        found[f"{name}top"] = hex((1 << bits % 8) - 1)
        found[f"{name}top_word"] = ctext.word_literal((1 << bits % width) - 1, width)
    return found


def _samples(spec: LibrarySpec) -> dict[str, bytes]:
    """The base point as the functions take it, compressed, and in internal coordinates; nothing for a field alone."""
    if spec.is_field:
        return {}
    base = spec.curve.gx, spec.curve.gy
    inner = represent.coordinates(spec.point.group, "point", base) if spec.point else ()
    words = b"".join(spec.stored(value).to_bytes(spec.words * spec.word_bits // 8, "little") for value in inner)
    return {"sample": spec.format.point(base), "point_sample": words, "compressed_sample": spec.format.compressed(base) if spec.compressed_bytes else b""}


def render_test(spec: LibrarySpec) -> str:
    widest_input = max((ctext.input_words(r.arguments) + 6 for r in spec.called), default=1)
    more = {"top_mask": _top_mask(spec), "widest_input": widest_input, **top_masks(spec), "samples": _samples(spec)}
    if spec.is_field:
        return _render("field/test.c.j2", spec, "c", vectors=field_vectors(spec.curve.p), no_square=no_square(spec.curve.p), **more)
    if spec.ladder:
        vectors = {walk.name: _ladder_vectors(spec, walk) for walk in spec.ladder.walks}
        return _render("x/test.c.j2", spec, "c", vectors=vectors, widest_scalar=_widest_scalar(spec), **more)
    return _render("test.c.j2", spec, "c", vectors=_vectors(spec), refused=refused_points(spec), **more)


def _widest_scalar(spec: LibrarySpec) -> int:
    return max(walk.scalar_bytes for walk in spec.ladder.walks)


def _ladder_vectors(spec: LibrarySpec, walk: LadderWalk) -> list[dict]:
    """The spec's known answers for one function, from the affine group law; scalars and points as encoded."""
    rows = []
    for label, k, point, _ in spec.vectors:
        scalar, u = k % (1 << 8 * walk.scalar_bytes), (point or (spec.curve.gx,))[0]
        result = expected(spec.curve, walk, scalar, u)
        code = "P_OK" if result else "P_NEUTRAL" if walk.strict else "P_ERR_ORDER"
        rows.append({
            "label": label, "code": code, "scalar": scalar.to_bytes(_widest_scalar(spec), "little"),
            "point": u.to_bytes(spec.field_bytes, "little"), "result": result.to_bytes(spec.field_bytes, "little"),
        })  # fmt: skip
    return rows


def _vectors(spec: LibrarySpec) -> list[dict]:
    zero = check_points.neutral(spec.curve)
    return [
        {
            "label": label, "has_point": point is not None, "code": "P_NEUTRAL" if result in (None, zero) else "P_OK",
            "scalar": spec.format.number(k, spec.scalar_bytes), "point": spec.format.point(point),
            "result": spec.format.point(zero if result is None else result),
        }
        for label, k, point, result in spec.vectors
    ]  # fmt: skip


def render_example(spec: LibrarySpec) -> str:
    """A key exchange, if the library has the functions for it; of a field alone an inverse."""
    if spec.is_field:
        return _render("field/example.c.j2", spec, "c")
    names = {function.name for function in functions_of(spec)}
    exchanges = [walk.name for walk in spec.ladder.walks if {walk.name, f"{walk.name}_base"} <= names] if spec.ladder else []
    return _render("x/example.c.j2" if spec.ladder else "example.c.j2", spec, "c", exchanges=exchanges)


def render_shim(spec: LibrarySpec) -> str:
    return _render("shim.c.j2", spec, "c", widest=_widest(spec), samples=_samples(spec), canary=CANARY % (1 << spec.word_bits))


def render_abi(spec: LibrarySpec) -> str:
    return _render("abi.S.j2", spec, "c", gnu_stack=ELF_NOTE)


def render_constant_time(spec: LibrarySpec) -> str:
    return _render("ct.c.j2", spec, "c", functions=calls(spec), samples=_samples(spec))


def calls(spec: LibrarySpec) -> list[dict]:
    """A row for each public function that reads something: arrays for its arguments, C that fills them, the call."""
    kinds, tops = kinds_of(spec), top_masks(spec)

    def row(argument: Argument) -> dict:
        kind = kinds[argument.kind]
        return {"name": argument.name, "secret": argument.secret, "element": kind.element, "count": argument.bytes if kind.element == "uint8_t" else kind.count, "fill": kind.fill.format(argument.name, **tops)}

    return [
        {"name": f.name, "returns": f.returns, "vartime": f.vartime, "call": call(f), "arguments": [row(a) for a in f.arguments],
         "inputs": [row(a) for a in f.inputs], "outputs": [row(a) for a in f.outputs]}
        for f in functions_of(spec) if f.inputs]


def render_bench(spec: LibrarySpec) -> str:
    return _render("bench.c.j2", spec, "c", benches=_benches(spec), widest=_widest(spec), top_mask=_top_mask(spec), samples=_samples(spec))


def _benches(spec: LibrarySpec) -> list[dict]:
    """What is timed: each routine by its shape, then the entry points."""
    rows = []
    for routine in spec.routines:
        pointers = [argument for argument in routine.arguments if argument.words]
        outs = [argument for argument in pointers if argument.direction != "in"]
        is_field = routine.name.startswith(("fe_", "sc_"))
        if is_field:
            rows.append({"name": f"{routine.name}_throughput", "calls": [_call(routine, i, False) for i in range(8)], "inner": 256, "runs": 500, "function": None})
        if outs and len(pointers) > 1:
            name = f"{routine.name}_latency" if is_field else routine.name
            rows.append({"name": name, "calls": [_call(routine, 0, True)] * 8, "inner": 256 if is_field else 16, "runs": 500, "function": None})
    for function in calls(spec):
        rows.append({"name": function["name"], "calls": [f"(void){function['call']};"], "inner": 1 if function["returns"] == "code" else 16, "runs": 500, "function": function})
    return rows


def _call(routine: RoutineSpec, set_: int, chained: bool) -> str:
    """One call; chained, the first argument is also the first input, so that each call waits for the one before."""
    texts, first_input = [], True
    for position, argument in enumerate(routine.arguments):
        if not argument.words:
            texts.append(str(argument.sample))
            continue
        own = position
        if chained and argument.direction == "in" and first_input:
            own, first_input = 0, False
        texts.append(f"slot[{own}][{set_}]")
    return f"{'state += ' if routine.returns else ''}P_{routine.name}({', '.join(texts)});"


def render_library(spec: LibrarySpec, units: tuple[SourceUnit, ...]) -> dict[str, str]:
    """Path below the library folder -> text, MANIFEST.json last. `units` hold the hidden routines."""
    _check_spec(spec)
    p = spec.prefix
    sources = (f"src/{p}.c", *(unit.path for unit in units))
    files = {
        f"include/{p}.h": render_header(spec),
        f"src/{p}_internal.h": render_internal(spec),
        f"src/{p}.c": render_c(spec),
        **{unit.path: unit.text for unit in units},
        f"test/{p}_test.c": render_test(spec),
        f"test/{p}_shim.c": render_shim(spec),
        **(_host_files(spec) if FACTS[spec.isa].host else {}),
        "example.c": render_example(spec),
        "Makefile": _render("Makefile.j2", spec, "#", sources=sources),
        "CMakeLists.txt": _render("CMakeLists.txt.j2", spec, "#", sources=sources),
        "meson.build": _render("meson.build.j2", spec, "#", sources=sources),
        f"{p}.pc.in": _render("pc.in.j2", spec, "#"),
        "LICENSE": render_licence(spec.license, spec.copyright),
        "report.html": _render(_own(spec, "report.html.j2"), spec, "html"),
    }
    digests = {path: hashlib.sha256(text.encode()).hexdigest() for path, text in files.items()}
    return {**files, "MANIFEST.json": json.dumps(render_manifest(spec, sources, digests), indent=1) + "\n"}


def _check_spec(spec: LibrarySpec) -> None:
    """EcgenError if a strategy of the spec does not hold every scalar or meets entries that it cannot have."""
    if spec.ladder or spec.is_field:
        return
    if spec.comb.bits < spec.curve.r.bit_length():
        raise EcgenError(f"a comb of {spec.comb.bits} bits does not hold every scalar below the order.")


def _host_files(spec: LibrarySpec) -> dict[str, str]:
    """Programs that look into the library on the machine that builds it."""
    p = spec.prefix
    return {
        f"test/{p}_abi.S": render_abi(spec),
        f"test/{p}_ct.c": render_constant_time(spec),
        f"bench/{p}_bench.c": render_bench(spec),
    }
