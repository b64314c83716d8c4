"""LibrarySpec -> a Rust crate around the library's sources: `no_std`, its C and assembly compiled
by the crate `cc`, an API without `unsafe`.

The crate's root is the library's folder, so that Cargo packs one copy of every source.
"""

from ecgen.errors import EcgenError
from ecgen.isa.facts import FACTS
from ecgen.library.api import RESULTS, Argument, kinds_of
from ecgen.library.facts.spec import LibrarySpec
from ecgen.library.files.template import render
from ecgen.library.packages.bindings import (
    CODES,
    COUNTED,
    LENGTH,
    LISTS,
    NAMES,
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
from ecgen.library.packages.names import published

WORDS = words_of("`Ok`", "msm_memory", "[`Error::{}`]", "[`{}`]")
KEYWORDS = {"in": "input"}  # names of arguments that Rust keeps for itself
C_TYPES = {"void": "", "int": " -> c_int", "unsigned": " -> c_uint"}
PLAIN = {
    "many": "usize",
    "number_of": "usize",
    "flag": "c_int",
    "position": "usize",
    "count": "usize",
}
RESERVED = set(
    "abstract as async await become box break const continue crate do dyn else enum extern false"
    " final fn for if impl in let loop macro match mod move mut override priv pub ref return self"
    " static struct super trait true try type typeof unsafe unsized use virtual where while yield"
    " alloc cc core proc_macro std subtle test zeroize".split()
)
OPERATORS = (("Add", "add", "+"), ("Sub", "sub", "-"), ("Mul", "mul", "*"))


def rust_files(
    spec: LibrarySpec, sources: tuple[str, ...], files: dict[str, str]
) -> dict[str, str]:
    """The crate's own files: Cargo.toml in the library's folder, the others below rust/."""
    if (name := published(spec, "rust")) in RESERVED:
        raise EcgenError(
            f"{name} is a word or a crate that Rust keeps for itself, or that the"
            " crate needs, and no crate can have it as its name here.",
            hint="Take another --package-name.",
        )
    rows = bound_rows(spec)
    own = {
        "externs": [_extern(row, spec) for row in rows],
        "functions": [_function(row, spec) for row in rows if not row.owner],
        "types": [
            each
            | {
                "words": words_in(each["kind"], spec),
                "methods": [_function(row, spec) for row in rows if row.owner == each["kind"]],
                "operators": _operators(each["kind"], rows),
            }
            for each in types_of(rows)
        ],
        "sizes": [(name, size) for name, size in sizes_in_names(spec).items()],
        "codes": CODES,
        "memory": memory_of(spec, rows),
        "crate": published(spec, "rust").replace("-", "_"),
        "rows": rows,
        "asks_cpu": any(row.asks_cpu for row in rows),
        "counts_bits": any(row.function.returns == "bits" for row in rows),
    }
    isa = FACTS[spec.isa]
    build = {
        "sources": sources,
        "flags": isa.flags.get(spec.level, "").split(),
        "crate": own["crate"],
    }
    tests = [
        {
            "name": row.name,
            "arguments": [a.kind for a in row.inputs],
            "rows": answers,
            "bytes": row.result is not None,
            "sizes": [_array(a) for a in row.inputs],
        }
        for row, answers in known(spec, rows)
        if not row.owner
    ]
    return {
        "Cargo.toml": render(
            "packages/rust/Cargo.toml.j2",
            spec,
            "#",
            name=published(spec, "rust"),
            crate=own["crate"],
            described=described(spec),
        ),
        "rust/build.rs": render("packages/rust/build.rs.j2", spec, "//", **build),
        "rust/lib.rs": render(
            "packages/rust/lib.rs.j2", spec, "//", **own, described=described(spec)
        ),
        "rust/tests.rs": render("packages/rust/tests.rs.j2", spec, "//", tests=tests, **own),
    }


def _array(argument: Argument) -> str:
    """The type of the bytes of an argument: an array, or a slice where any length is taken."""
    if argument.kind in SLICES:
        return "[u8]"
    return f"[u8; {length_of(argument.kind)}]"


def _name(argument: Argument) -> str:
    return KEYWORDS.get(argument.name, argument.name)


def _extern(row: Bound, spec: LibrarySpec) -> str:
    """The declaration of the C function."""
    kinds, texts = kinds_of(spec), []
    for a in row.function.arguments:
        own = (
            PLAIN[a.kind]
            if a.value
            else (
                "c_int"
                if a.kind == "codes"
                else (
                    NAMES.get(LISTS.get(a.kind, a.kind))
                    if a.kind in NAMES or a.kind in LISTS
                    else "u8"
                )
            )
        )
        texts.append(
            f"{_name(a)}: {own}"
            if a.value
            else f"{_name(a)}: *{'const' if a.direction == 'in' else 'mut'} {own}"
        )
        texts += [f"{_name(a)}_bytes: usize"] if kinds[a.kind].counted else []
    result = C_TYPES[RESULTS[row.function.returns]]
    return f"pub fn {spec.prefix}_{row.function.name}({', '.join(texts)}){result};"


def _function(row: Bound, spec: LibrarySpec) -> dict:
    """One function of the safe API: `doc`, `head`, and the lines of its body."""
    parameters, checks = [], []
    for a in row.inputs:
        name = _name(a)
        borrow = "&mut " if a.direction != "in" else "&"
        if a is row.receiver:
            parameters.append(f"{borrow}self")
        elif a.kind in LISTS:
            parameters.append(f"{name}: {borrow}[{NAMES[LISTS[a.kind]]}]")
        elif a.kind == "codes":
            parameters.append(f"{name}: &mut [i32]")
        elif a.value:
            parameters.append(f"{name}: {'Choice' if a.kind == 'flag' else 'usize'}")
        else:
            parameters.append(f"{name}: {borrow}{NAMES.get(a.kind) or _array(a)}")
        checks += _checks(row, a, spec)
    out = row.result
    made = "" if out is None else "out"
    lines = ["require_cpu();"] * row.asks_cpu + checks
    if out is not None:
        lines.append(
            f"let mut out = {NAMES[out.kind]}::ZERO;"
            if out.kind in NAMES
            else f"let mut out: {_array(out)} = [0; {_array(out)[5:-1]}];"
        )
    passed = ", ".join(text for a in row.function.arguments for text in _passed(row, a, spec))
    call = f"unsafe {{ ffi::{spec.prefix}_{row.function.name}({passed}) }}"
    kind = (NAMES.get(out.kind) or _array(out)) if out is not None else ""
    returns, tail = {
        "code": (
            f"Result<{kind or '()'}, Error>",
            [f"accept(code, {str(row.refuses_neutral).lower()})?;", f"Ok({made or '()'})"],
        ),
        "bit": (
            f"({kind}, Choice)" if kind else "Choice" if row.function.takes_secrets else "bool",
            [
                (
                    f"({made}, Choice(code as u8))"
                    if kind
                    else "Choice(code as u8)"
                    if row.function.takes_secrets
                    else "code != 0"
                )
            ],
        ),
        "bits": (f"({kind}, u32)" if kind else "u32", [f"({made}, code)"]),
        "": (kind, [made] if made else []),
    }[row.function.returns]
    safety = (
        "// SAFETY: each pointer is to as many bytes or values as the C function reads or writes,"
        " and none is kept."
    )
    lines += (
        [safety, call]
        if row.function.returns == "bits" and not kind
        else [safety, f"let code = {call};" if row.function.returns else f"{call};", *tail]
    )
    doc = spoken(row.doc, spec, WORDS)
    if row.refuses_neutral:
        doc += f" Other than in C, [`Error::Neutral`] is returned {row.notice}."
    doc += f" Panics unless {'; '.join(c for c in _panics(row))}." if _panics(row) else ""
    return {
        "name": row.name,
        "doc": _escaped(doc),
        "head": f"pub fn {row.name}({', '.join(parameters)}){f' -> {returns}' if returns else ''}",
        "lines": lines,
    }


def _escaped(text: str) -> str:
    """Brackets of a formula are no link."""
    return (
        text.replace("[`", "\0")
        .replace("`]", "\1")
        .replace("[", "\\[")
        .replace("]", "\\]")
        .replace("\0", "[`")
        .replace("\1", "`]")
        .replace("<", "&lt;")
    )


def _panics(row: Bound) -> list[str]:
    found = [
        f"`{_name(a)}` has room for `{_name(row.list)}.len()` encodings"
        for a in row.inputs
        if a.kind == "encodings"
    ]
    found += [
        f"`{_name(a)}` has `msm_memory({_name(row.list)}.len())` points"
        for a in row.inputs
        if a.kind == "scratch"
    ]
    found += [
        f"`{_name(a)}` has `{_name(row.list)}.len()` encodings"
        for a in row.inputs
        if a.kind == "encoded_n"
    ]
    found += ["the lists have one length"] * (
        sum(a.kind in (*COUNTED, "codes") for a in row.inputs) > 1
    )
    found += ["`count` is below the limit"] * any(a.kind == "count" for a in row.inputs)
    return found + ["the CPU has the instructions (`cpu_supported`)"] * row.asks_cpu


def _checks(row: Bound, a: Argument, spec: LibrarySpec) -> list[str]:
    """What C takes for granted of lengths."""
    size = (
        "self.len()" if row.list is row.receiver else f"{_name(row.list)}.len()" if row.list else ""
    )
    if a.kind == "encodings":
        return [f"assert_eq!({_name(a)}.len(), {size} * POINT_BYTES);"]
    if a.kind == "encoded_n":
        return [f"assert_eq!({_name(a)}.len(), {size} * {encoded_length(spec)});"]
    if a.kind == "scratch":
        return [f"assert!({_name(a)}.len() >= msm_memory({size}));"]
    if a.kind in (*COUNTED, "codes") and a is not row.list:
        return [f"assert_eq!({_name(a)}.len(), {size});"]
    return [f"assert!(count < {min(spec.word_bits, 32)});"] if a.kind == "count" else []


def _passed(row: Bound, a: Argument, spec: LibrarySpec) -> list[str]:
    """The argument, or arguments, of the C call."""
    name = "self" if a is row.receiver else _name(a)
    if a is row.result:
        return ["&mut out"] if a.kind in NAMES else ["out.as_mut_ptr()"]
    if a.kind in LENGTH:
        return [f"{_name(row.list)}.len()"]
    if a.value:
        return ["c_int::from(flag.0)" if a.kind == "flag" else name]
    if a.kind in NAMES:
        return [name]
    own = [f"{name}.as_mut_ptr()" if a.direction != "in" else f"{name}.as_ptr()"]
    return own + [f"{name}.len()"] * kinds_of(spec)[a.kind].counted


def _operators(kind: str, rows: tuple[Bound, ...]) -> list[dict]:
    """Traits of core::ops that rows of the type are: two values of it, or a point and a scalar."""
    own = {row.name: row for row in rows if row.owner == kind}
    found = []
    for trait, name, _ in OPERATORS:
        if row := own.get(name):
            first, second = (a.kind for a in row.inputs)
            call = f"self.{name}(other)" if row.receiver else f"Self::Output::{name}(other, self)"
            found.append(
                {
                    "trait": trait,
                    "name": name,
                    "other": NAMES[second if row.receiver else first],
                    "call": call,
                }
            )
    return found
