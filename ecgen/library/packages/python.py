"""LibrarySpec -> a Python package around the library's sources: setuptools compiles them to a
shared library, which the package reads by ctypes.

The library's folder is the root of the package; one wheel serves every Python 3 on a platform.
"""

import keyword
import re
import sys

from ecgen.errors import EcgenError
from ecgen.library.api import RESULTS, Argument, kinds_of
from ecgen.library.facts.spec import LibrarySpec
from ecgen.library.files.template import render
from ecgen.library.packages.bindings import (
    CODES,
    LENGTH,
    LISTS,
    NAMES,
    ROOMS,
    SLICES,
    Bound,
    bound_rows,
    described,
    encoded_length,
    known,
    length_of,
    sizes_in_names,
    spoken,
    types_of,
    words_in,
    words_of,
)
from ecgen.library.packages.lists import memory_of

WORDS = words_of("no error", "_msm_memory", "{}Error")
C_TYPES = {"void": "None", "int": "ctypes.c_int", "unsigned": "ctypes.c_uint"}
PLAIN = {
    "many": "ctypes.c_size_t",
    "number_of": "ctypes.c_size_t",
    "flag": "ctypes.c_int",
    "position": "ctypes.c_size_t",
    "count": "ctypes.c_size_t",
}
# as projects are compared: without case, with - for what separates
INSTALLS = {"pip", "setuptools", "wheel", "distutils", "pkg-resources", "distutils-hack"}


def require_module(prefix: str) -> None:
    """EcgenError for a prefix that cannot be the name of a module and its project."""
    if keyword.iskeyword(prefix) or prefix in sys.stdlib_module_names:
        raise EcgenError(
            f"{prefix} is a word or a module that Python keeps for itself, and no other module"
            " can have it as its name.",
            hint="Take another --prefix.",
        )
    if re.sub("_+", "-", prefix.lower()).strip("-") in INSTALLS:
        raise EcgenError(
            f"{prefix} is what Python packages are built and installed with, which pip would"
            " replace by the library.",
            hint="Take another --prefix.",
        )
    if prefix.endswith("_"):
        raise EcgenError(
            f"{prefix} ends with an underscore, as no name of a Python project may (PEP 508).",
            hint="Take another --prefix.",
        )


def python_files(
    spec: LibrarySpec, sources: tuple[str, ...], files: dict[str, str]
) -> dict[str, str]:
    """pyproject.toml, setup.py and MANIFEST.in in the library's folder, the module and its tests
    below python/.
    """
    require_module(spec.prefix)
    rows = bound_rows(spec)
    types = [
        each
        | {
            "words": words_in(each["kind"], spec),
            "methods": [_function(row, spec) for row in rows if row.owner == each["kind"]],
        }
        for each in types_of(rows)
    ]
    functions = [_function(row, spec) for row in rows if not row.owner]
    sizes = list(sizes_in_names(spec).items())
    own = {
        "names": sorted(
            [
                *(name for name, _ in sizes),
                "Error",
                *(f"{name}Error" for name, *_ in CODES),
                *(row.name for row in rows if not row.owner),
                *(each["name"] for each in types),
            ]
        ),
        "types": types,
        "functions": functions,
        "prototypes": [_prototype(row, spec) for row in rows],
        "sizes": sizes,
        "codes": CODES,
        "memory": memory_of(spec, rows),
        "described": described(spec),
        "asks_cpu": any(row.asks_cpu for row in rows),
        "sources": sources,
        "makes_lists": any(a.kind == "ptn" for row in rows for a in row.inputs),
    }
    tests = [
        {"name": row.name, "rows": answers, "bytes": row.result is not None}
        for row, answers in known(spec, rows)
        if not row.owner
    ]
    package = f"python/{spec.prefix}"
    return {
        "pyproject.toml": render("packages/python/pyproject.toml.j2", spec, "#", **own),
        "setup.py": render("packages/python/setup.py.j2", spec, "#", **own),
        "MANIFEST.in": (
            "include LICENSE MANIFEST.json\nrecursive-include include *.h\nrecursive-include src"
            f" *\nrecursive-include {package} *.py *.pyi py.typed\n"
        ),
        f"{package}/__init__.py": render("packages/python/init.py.j2", spec, "#", **own),
        f"{package}/__init__.pyi": render("packages/python/init.pyi.j2", spec, "#", **own),
        f"{package}/py.typed": "",
        f"python/tests/test_{spec.prefix}.py": render(
            "packages/python/test.py.j2", spec, "#", tests=tests, **own
        ),
    }


def _prototype(row: Bound, spec: LibrarySpec) -> dict:
    """Name, types of the arguments and of the result, for ctypes."""
    kinds, types = kinds_of(spec), []
    for a in row.function.arguments:
        types += [PLAIN[a.kind] if a.value else "ctypes.c_void_p"] + ["ctypes.c_size_t"] * kinds[
            a.kind
        ].counted
    return {
        "name": f"{spec.prefix}_{row.function.name}",
        "arguments": ", ".join(types) + "," * (len(types) == 1),
        "result": C_TYPES[RESULTS[row.function.returns]],
    }


def _name(argument: Argument) -> str:
    return f"{argument.name}_" if keyword.iskeyword(argument.name) else argument.name


def _given(row: Bound) -> tuple[Argument, ...]:
    """What a caller in Python gives: working memory is made here."""
    return tuple(a for a in row.inputs if a.kind not in ROOMS or a.direction == "in")


def _function(row: Bound, spec: LibrarySpec) -> dict:
    """One function or method: `doc`, `head`, decorators, and the lines of its body."""
    given = [a for a in _given(row) if a is not row.receiver]
    parameters = ["self"] * (row.receiver is not None)
    parameters += [f"{_name(a)}: {_type(a)}" for a in given]
    lines = ["_require_cpu()"] * row.asks_cpu
    for a in given:
        lines += _checks(row, a, spec)
    lines += _room(row, spec)
    passed = ", ".join(text for a in row.function.arguments for text in _passed(row, a, spec))
    behind, kind = _result(row, spec, f"_lib.{spec.prefix}_{row.function.name}({passed})")
    doc = (
        spoken(row.doc, spec, WORDS)
        + f" Other than in C, NeutralError is raised {row.notice}." * row.refuses_neutral
    )
    head = f"def {row.name}({', '.join(parameters)}) -> " + (f'"{kind}"' if kind else "None")
    return {
        "doc": doc.replace("\\", "\\\\").replace('"', "'"),
        "head": head,
        "lines": [*lines, *behind],
        "static": bool(row.owner) and not row.receiver,
    }


def _type(a: Argument) -> str:
    """How a parameter is annotated."""
    if a.kind in LISTS:
        return f'"Sequence[{NAMES[LISTS[a.kind]]}]"'
    if a.kind in NAMES:
        return f'"{NAMES[a.kind]}"'
    return "int" if a.value else "bytes"


def _has(row: Bound, kind: str) -> bool:
    return any(a.kind == kind for a in row.inputs)


def _gives_points(row: Bound) -> bool:
    """Whether it writes a list of points."""
    return any(a.kind == "ptn" and a.direction == "out" for a in row.inputs)


def _room(row: Bound, spec: LibrarySpec) -> list[str]:
    """The memory that results are written to."""
    lines, out, size = [], row.result, _size(row, spec)
    if _gives_points(row):
        lines.append(f"out = (Point._ARRAY * max(1, {size}))()")
    if _has(row, "codes"):
        lines += [
            f'_require(len({_name(a)}) % {encoded_length(spec)} == 0, "a part of an encoding")'
            for a in _given(row)
            if a.kind == "encoded_n"
        ]
        lines.append(f"codes = (ctypes.c_int * max(1, {size}))()")
    if _has(row, "encodings"):
        lines.append(f"out = ctypes.create_string_buffer(max(1, {size} * POINT_BYTES))")
    if out is not None and out.kind in NAMES:
        lines.append(f"out = {NAMES[out.kind]}._new()")
    elif out is not None:
        lines.append(f"out = ctypes.create_string_buffer({length_of(out.kind)})")
    return lines


def _result(row: Bound, spec: LibrarySpec, call: str) -> tuple[list[str], str]:
    """The call with what is returned behind it, and the type of that."""
    size, out, returns = _size(row, spec), row.result, row.function.returns
    made, kind = "", ""
    if _gives_points(row):
        made, kind = f"_values(out, {size}, Point)", "list[Point]"
    elif out is not None:
        made = "out" if out.kind in NAMES else "out.raw"
        kind = NAMES.get(out.kind, "bytes")
    if _has(row, "codes"):
        return [call, f"return {made}, list(codes[:{size}])"], f"tuple[{kind}, list[int]]"
    if returns == "code":
        call = f"_accept({call}, {row.refuses_neutral})"
        if _has(row, "encodings"):
            each = "out.raw[i * POINT_BYTES : (i + 1) * POINT_BYTES]"
            return [call, f"return [{each} for i in range({size})]"], "list[bytes]"
        return [call, *[f"return {made}"] * bool(made)], kind
    if returns in ("bit", "bits"):
        of, call = ("bool", f"bool({call})") if returns == "bit" else ("int", call)
        if made:
            return [f"{returns} = {call}", f"return {made}, {returns}"], f"tuple[{kind}, {of}]"
        return [f"return {call}"], of
    erased = [
        f"_erase({_name(a)}_array)"
        for a in _given(row)
        if _gives_points(row) and a.kind in LISTS and a.secret
    ]
    return [call, *erased, *[f"return {made}"] * bool(made)], kind


def _checks(row: Bound, a: Argument, spec: LibrarySpec) -> list[str]:
    """What C takes for granted: types, lengths, ranges."""
    name = _name(a)
    if a.kind in LISTS:
        kind = NAMES[LISTS[a.kind]]
        size = [
            f'_require(len({name}) == len({_name(row.list)}), "the lists have different lengths")'
        ] * (a is not row.list)
        return [*size, f"{name}_array = _array({name}, {kind})"]
    if a.kind in NAMES:
        return [f"_typed({name}, {NAMES[a.kind]})"]
    if a.kind in SLICES:
        return [f"{name} = bytes(memoryview({name}))"]
    if a.kind == "position":
        return ['_require(0 <= position < 1 << 31, "position is negative or too large")']
    if a.kind == "count":
        return [f'_require(0 <= count < {min(spec.word_bits, 32)}, "count is out of its range")']
    return [] if a.value else [f"{name} = _octets({name}, {length_of(a.kind)})"]


def _size(row: Bound, spec: LibrarySpec) -> str:
    """The length of the list, or of encodings that are one; "" without."""
    encoded = next((a for a in row.inputs if a.kind == "encoded_n"), None)
    return (
        f"len({_name(encoded)}) // {encoded_length(spec)}"
        if encoded
        else f"len({_name(row.list)})"
        if row.list
        else ""
    )


def _passed(row: Bound, a: Argument, spec: LibrarySpec) -> list[str]:
    """The argument, or arguments, of the C call."""
    name = "self" if a is row.receiver else _name(a)
    size = _size(row, spec)
    if a is row.result:
        return ["out._words" if a.kind in NAMES else "out"]
    if a.kind == "encodings" or (a.kind == "ptn" and a.direction == "out"):
        return ["out"]
    if a.kind == "codes":
        return ["codes"]
    if a.kind == "scratch":
        return [f"_memory({size})"]
    if a.kind in LENGTH:
        return [size]
    if a.kind in LISTS:
        return [f"{name}_array"]
    if a.kind in NAMES:
        return [f"{name}._words"]
    if a.value:
        return ["flag & 1" if a.kind == "flag" else name]
    return [name] + [f"len({name})"] * kinds_of(spec)[a.kind].counted
