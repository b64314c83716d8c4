"""LibrarySpec -> a Go module below go/: cgo, in one flat folder, since Go compiles and packs the C
and assembly beside a package's own files and no other.
"""

from ecgen.errors import EcgenError
from ecgen.isa.facts import FACTS
from ecgen.library.api import Argument, kinds_of
from ecgen.library.facts.overlaps import ANY, NONE, SAME, Overlap
from ecgen.library.facts.spec import LibrarySpec
from ecgen.library.files.template import render
from ecgen.library.packages.bindings import (
    CODES,
    COUNTED,
    LENGTH,
    LISTS,
    NAMES,
    SLICES,
    TYPES,
    Bound,
    bound_rows,
    described,
    encoded_length,
    known,
    length_of,
    sizes_in_names,
    spoken,
    types_of,
    words_of,
)
from ecgen.library.packages.lists import memory_of
from ecgen.library.packages.names import published

WORDS = words_of("nil", "MsmMemory", "Err{}")
FOLDER = "go"
RESERVED = set(
    "break case chan const continue default defer else fallthrough for func go goto if import init"
    " interface main map package range return select struct switch type var".split()
)
SHARED = {
    ANY: "may overlap {}",
    SAME: "may begin where {} begins, and must not overlap it in any other way",
    NONE: "must not overlap {}",
}


def require_module(prefix: str) -> None:
    """EcgenError for a prefix that cannot be the name of a package."""
    if prefix.lower() in RESERVED:
        raise EcgenError(
            f"{prefix.lower()} is a word that Go keeps for itself, and no package can have it"
            " as its name.",
            hint="Take another --prefix.",
        )


def go_files(spec: LibrarySpec, sources: tuple[str, ...], files: dict[str, str]) -> dict[str, str]:
    """The module's own files and a copy of the library's sources and headers."""
    require_module(spec.prefix)
    rows = bound_rows(spec)
    own = {
        "functions": [_function(row, spec) for row in rows],
        "described": described(spec),
        "package": spec.prefix.lower(),
        "memory": memory_of(spec, rows),
        "types": [each | {"c": TYPES[each["kind"]]} for each in types_of(rows)],
        "sizes": [(camel(name), size) for name, size in sizes_in_names(spec).items()],
        "codes": CODES,
        "asks_cpu": any(row.asks_cpu for row in rows),
        "machines": FACTS[spec.isa].machines,
        "takes_slices": any(
            a.kind in SLICES or a.kind in LISTS or a.kind == "codes"
            for row in rows
            for a in row.inputs
        ),
        "takes_flags": any(a.kind == "flag" for row in rows for a in row.inputs),
    }
    tests = [
        {
            "name": camel(row.name),
            "sizes": [None if a.kind in SLICES else _array(a) for a in row.inputs],
            "rows": answers,
            "bytes": row.result is not None,
        }
        for row, answers in known(spec, rows)
        if not row.owner
    ]
    header = f"include/{spec.prefix}.h"
    copied = {
        path: files.get(path, "") for path in (header, f"src/{spec.prefix}_internal.h", *sources)
    }
    flat = {
        f"{FOLDER}/{path.rpartition('/')[2]}": text.replace('#include "../include/', '#include "')
        for path, text in copied.items()
    }
    return flat | {
        f"{FOLDER}/go.mod": f"module {published(spec, 'go')}\n\ngo 1.21\n",
        f"{FOLDER}/{spec.prefix}.go": render("packages/go/P.go.j2", spec, "//", **own),
        f"{FOLDER}/{spec.prefix}_test.go": render(
            "packages/go/P_test.go.j2", spec, "//", tests=tests, **own
        ),
        f"{FOLDER}/LICENSE": files["LICENSE"],
    }


def camel(name: str) -> str:
    """point_mul2_base -> PointMul2Base."""
    return "".join(part[:1].upper() + part[1:].lower() for part in name.split("_"))


def _array(argument: Argument) -> str:
    if argument.kind in SLICES:
        return "[]byte"
    *factor, name = length_of(argument.kind).split(" * ")
    return f"[{' * '.join([*factor, camel(name)])}]byte"


def _function(row: Bound, spec: LibrarySpec) -> dict:
    """One function or method: `doc`, `head`, and the lines of its body."""
    parameters, checks, receiver = [], [], ""
    for a in row.inputs:
        if a is row.receiver:
            receiver = f"({a.name} *{NAMES[row.owner]}) "
        elif a.kind in LISTS:
            parameters.append(f"{a.name} []{NAMES[LISTS[a.kind]]}")
        elif a.kind == "codes":
            parameters.append(f"{a.name} []int32")
        elif a.value:
            parameters.append(f"{a.name} int")
        else:
            own = NAMES[a.kind] if a.kind in NAMES else _array(a)
            pointer = "*" * (a.kind in NAMES or a.kind not in SLICES)
            parameters.append(f"{a.name} {pointer}{own}")
        checks += _checks(row, a, spec)
    out, result = row.result, row.function.returns
    kind = (NAMES.get(out.kind) or _array(out)) if out is not None else ""
    results = [f"result {kind}"] * (out is not None)
    results += {
        "code": ["err error"],
        "bit": [f"bit {'int' if row.function.takes_secrets else 'bool'}"],
        "bits": ["bits uint32"],
        "": [],
    }[result]
    passed = ", ".join(text for a in row.function.arguments for text in _passed(row, a, spec))
    call = f"C.{spec.prefix}_{row.function.name}({passed})"
    body = {
        "code": [
            f"if err = accept({call}, {str(row.refuses_neutral).lower()}); err != nil {{",
            *([f"\tresult = {kind}{{}}"] if kind else []),
            "}",
            "return",
        ],
        "bit": [
            f"bit = {f'int({call})' if row.function.takes_secrets else f'{call} != 0'}",
            "return",
        ],
        "bits": [f"bits = uint32({call})", "return"],
        "": [call, *(["return"] if results else [])],
    }[result]
    if result == "code" and not kind:
        body = [f"return accept({call}, {str(row.refuses_neutral).lower()})"]
    free = camel(row.name if receiver else row.function.name)
    doc = (
        spoken(row.doc, spec, WORDS)
        + f" Other than in C, ErrNeutral is returned {row.notice}." * row.refuses_neutral
    )
    doc += "".join(
        f" {pair.output} {SHARED[pair.how].format(pair.other)}." for pair in _slices(row)
    )
    doc += " It panics unless the CPU has the instructions (CpuSupported)." * row.asks_cpu
    given, made = ", ".join(parameters), f" ({', '.join(results)})" if results else ""
    return {
        "doc": f"{free}: {doc}",
        "head": f"func {receiver}{free}({given}){made}",
        "lines": ["requireCpu()"] * row.asks_cpu + checks + body,
    }


def _slices(row: Bound) -> list[Overlap]:
    """The pairs that a caller in Go can let overlap: slices of one type."""
    types = {a.name: LISTS[a.kind] for a in row.inputs if a.kind in LISTS}
    return [
        pair
        for pair in row.function.overlaps
        if pair.output in types and types[pair.output] == types.get(pair.other)
    ]


def _checks(row: Bound, a: Argument, spec: LibrarySpec) -> list[str]:
    """What C takes for granted of lengths."""
    size = f"len({row.list.name})" if row.list else ""
    if a.kind == "encodings":
        return [f"require(len({a.name}) == {size}*PointBytes)"]
    if a.kind == "encoded_n":
        return [f"require(len({a.name}) == {size}*{camel(encoded_length(spec))})"]
    if a.kind == "scratch":
        return [f"require(len({a.name}) >= MsmMemory({size}))"]
    if a.kind in (*COUNTED, "codes") and a is not row.list:
        return [f"require(len({a.name}) == {size})"]
    if a.kind == "position":
        return ["require(position >= 0)"]
    return (
        [f"require(count >= 0 && count < {min(spec.word_bits, 32)})"] if a.kind == "count" else []
    )


def _passed(row: Bound, a: Argument, spec: LibrarySpec) -> list[str]:
    """The argument, or arguments, of the C call."""
    name = "result" if a is row.result else a.name
    if a.kind in LENGTH:
        return [f"C.size_t(len({row.list.name}))"]
    if a.value:
        return [f"C.{'int' if a.kind == 'flag' else 'size_t'}({name})"]
    if a.kind == "codes":
        return [f"(*C.int)(unsafe.SliceData({name}))"]
    if a.kind in NAMES:
        return [f"&{name}.c"]
    if a.kind in LISTS:
        return [
            f"(*C.{spec.prefix}_{TYPES[LISTS[a.kind]]})(unsafe.Pointer(unsafe.SliceData({name})))"
        ]
    if a.kind in SLICES:
        return [f"(*C.uint8_t)(unsafe.SliceData({name}))"] + [f"C.size_t(len({name}))"] * kinds_of(
            spec
        )[a.kind].counted
    return [f"(*C.uint8_t)(&{name}[0])"]
