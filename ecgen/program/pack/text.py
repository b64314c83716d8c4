"""PackedProgram as text and back: `parse(render(program)) == program` for every valid program.

    packed dbl width 4
    source formulas/shortw/projective-3/doubling/dbl-2019-ss-7
    params b
    input P = P1 [X1 Y1 _ Z1]
    s = add(P, q) {+a+b a-b _ b-a}            -> [vXZ v7 _ v9]
    t = mulc(s) {3 b _ 1}                     -> [...]
    u = lin(s, t) {3:-1 1:b _ 1:3*b+9}        -> [* v8 _ v9]
    v = perm(u) {1 1 0 _}                     -> [...]
    w = blend(u, v) {0 1 1 0}                 -> [...]
    m = mul(w, v)                             -> [...]
    output P3 = m [X3 Y3 _ Z3]

`_` is a lane that holds nothing, `*` one that holds a value without a name; a `#` starts a comment.
Names and sources end up in comments of emitted files: what could end or begin a comment there is
refused.
"""

import re
from collections.abc import Iterable
from typing import Any

from ecgen.errors import FormulaError
from ecgen.program.pack.factor import terms
from ecgen.program.pack.ir import PACKED, Layout, PackedOp, PackedProgram
from ecgen.program.pack.validate import validate

SIGNS = {
    (1, 1): "a+b",
    (1, -1): "a-b",
    (-1, 1): "b-a",
    (-1, -1): "-a-b",
    (1, 0): "a",
    (0, 1): "b",
    (-1, 0): "-a",
    (0, -1): "-b",
    (0, 0): "0",
}
_FROM_SIGNS = {text: pair for pair, text in SIGNS.items()}
_OPERATION = re.compile(
    r"(\w+)\s*=\s*(\w+)\s*\(([\w\s,]*)\)\s*(?:\{([^{}]*)\})?\s*->\s*\[([^\[\]]*)\]$"
)
_INPUT = re.compile(r"input\s+(\w+)\s*=\s*(\w+)\s*\[([^\[\]]*)\]$")
_NAME = re.compile(r"[\w'.]+|\*")
_LINE = 400
_MARKS = ("/*", "*/", "-->", "<!--", "??/", "\\")
_OUTPUT = re.compile(r"output\s+(\w+)\s*=\s*(\w+)\s*\[([^\[\]]*)\]$")


def render(program: PackedProgram) -> str:
    """The program as text, one operation a line, ending in a newline."""
    lines = [f"packed {program.name} width {program.width}"]
    lines += [f"source {program.source}"] if program.source else []
    lines += [" ".join(("params", *program.params))] if program.params else []
    lines += [f"input {x.value} = {x.place} {_names(x.lanes)}" for x in program.inputs]
    lines += [show(op) for op in program.ops]
    lines += [f"output {x.place} = {x.value} {_names(x.lanes)}" for x in program.outputs]
    return "\n".join(lines) + "\n"


def show(op: PackedOp) -> str:
    """One operation as a line of text."""
    entries = (
        f" {{{' '.join(_entry(PACKED[op.name].entry, e) for e in op.lanes)}}}" if op.lanes else ""
    )
    return f"{op.out} = {op.name}({', '.join(op.args)}){entries} -> {_names(op.holds)}"


def _names(lanes: Iterable[str | None]) -> str:
    return f"[{' '.join(name or '_' for name in lanes)}]"


def _entry(kind: str, entry: Any) -> str:
    if entry is None:
        return "_"
    if kind == "signs":
        return SIGNS[entry]
    return ":".join(map(str, entry)) if kind == "factors" else str(entry)


def parse(text: str, where: str = "") -> PackedProgram:
    """The program that a text describes; a FormulaError names the line that cannot be read."""
    head, source = None, ""
    params: tuple[str, ...] = ()
    inputs: list[Layout] = []
    outputs: list[Layout] = []
    ops: list[PackedOp] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = (raw if raw.lstrip().startswith("source ") else raw.partition("#")[0]).strip()
        if not line:
            continue
        if match := re.match(r"packed\s+(\S+)\s+width\s+([0-9]{1,4})$", line):
            head = _line(match[1], "name", where, number), int(match[2])
        elif line.startswith("source "):
            source = _line(line.partition(" ")[2].strip(), "source", where, number)
        elif line.startswith("params "):
            params = tuple(filter(None, _lanes(line.partition(" ")[2], where, number)))
        elif match := _INPUT.match(line):
            inputs.append(Layout(match[2], match[1], _lanes(match[3], where, number)))
        elif match := _OUTPUT.match(line):
            outputs.append(Layout(match[1], match[2], _lanes(match[3], where, number)))
        else:
            ops.append(_operation(line, where, number))
    if head is None:
        raise _refuse("There is no line `packed NAME width N`", where, None)
    program = PackedProgram(
        name=head[0],
        width=head[1],
        inputs=tuple(inputs),
        outputs=tuple(outputs),
        ops=tuple(ops),
        params=params,
        source=source,
    )
    try:
        return validate(program)
    except FormulaError as error:
        raise FormulaError(error.what, where=where or source or None, hint=error.hint) from None


def _line(text: str, what: str, where: str, number: int) -> str:
    """The text of a name or source, fit for a comment of C and of assembly."""
    if text.isprintable() and len(text) <= _LINE and not any(mark in text for mark in _MARKS):
        return text
    raise _refuse(
        f"The {what} {text[:40]!r} is no printable text of at most {_LINE} characters without"
        f" {' '.join(_MARKS)}",
        where,
        number,
        "A line reads `source formulas/shortw/projective-3/doubling/dbl-2019-ss-7`.",
    )


def _lanes(text: str, where: str, number: int) -> tuple[str | None, ...]:
    """The names in lanes; None for a lane that holds nothing."""
    for name in text.split():
        if not _NAME.fullmatch(name):
            raise _refuse(f"{name!r} is not a name made of letters, digits and _", where, number)
    return tuple(None if name == "_" else name for name in text.split())


def _operation(line: str, where: str, number: int) -> PackedOp:
    match = _OPERATION.match(line)
    if not match or match[2] not in PACKED:
        raise _refuse(f"`{line}` is not a packed operation", where, number)
    out, name, args, entries, holds = match.groups()
    try:
        lanes = tuple(_read(PACKED[name].entry, e) for e in (entries or "").split())
    except (KeyError, ValueError):
        raise _refuse(f"`{entries}` is not what {name} says of its lanes", where, number) from None
    return PackedOp(
        name,
        out,
        tuple(a.strip() for a in args.split(",") if a.strip()),
        lanes,
        _lanes(holds, where, number),
    )


def _read(kind: str, text: str) -> Any:
    if text == "_":
        return None
    match kind:
        case "signs":
            return _FROM_SIGNS[text]
        case "factors":
            left, right = text.split(":")
            return _factor(left), _factor(right)
        case "factor":
            return _factor(text)
        case "source" | "choice" | "value":
            return int(text)
    raise ValueError(text)


def _factor(text: str) -> int | str:
    found = terms(text)
    return found[0][0] if len(found) == 1 and not found[0][1] else text


def _refuse(
    what: str,
    where: str,
    line: int | None,
    hint: str = "A line reads `s = add(P, q) {a+b a-b _ _} -> [v1 v2 _ _]`.",
) -> FormulaError:
    return FormulaError(f"{what}.", where=where or None, line=line, hint=hint)
