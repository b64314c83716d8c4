"""FieldProgram as text and back: `parse(render(program)) == program` for every valid program.

    program dbl
    source formulas/shortw/jacobian-3/doubling/dbl-2010-lg
    inputs X1 Y1 Z1
    params b
    t0 = sqr(X1)
    s, d = addsub(X1, t0)
    t1 = mulc(s; 189)
    t2 = const(5)
    outputs X3=t1 Y3=d

A `#` starts a comment. The lines come in this order; `source` and `params` may be absent.
"""

import re

from ecgen.errors import FormulaError
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS, Table
from ecgen.program.validate import show, validate

_LINE = re.compile(r"([\w\s,]+?)\s*=\s*(\w+)\s*\(([^();]*?)(?:;\s*(-?\d+)\s*)?\)$")


def render(program: FieldProgram) -> str:
    """The program as text, one operation a line, ending in a newline."""
    lines = [f"program {program.name}"]
    if program.source:
        lines.append(f"source {program.source}")
    lines.append(" ".join(("inputs", *program.inputs)))
    if program.params:
        lines.append(" ".join(("params", *program.params)))
    lines += [show(op) for op in program.ops]
    lines.append(" ".join(("outputs", *(f"{public}={value}" for public, value in program.outputs))))
    return "\n".join(lines) + "\n"


def parse(text: str, where: str = "", table: Table = OPS) -> FieldProgram:
    """The program that a text describes; a FormulaError names the line that cannot be read."""
    heads: dict[str, str] = {}
    ops: list[Op] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw if raw.lstrip().startswith("source ") else raw.partition("#")[0]
        line = line.strip()
        if not line:
            continue
        head, _, rest = line.partition(" ")
        if head in (
            "program",
            "source",
            "inputs",
            "params",
            "outputs",
        ) and not rest.lstrip().startswith("="):
            if head in heads:
                raise _refuse(f"A second line `{head}`", where, number)
            heads[head] = rest.strip()
        else:
            ops.append(_operation(line, where, number))
    for head in ("program", "inputs", "outputs"):
        if head not in heads:
            raise _refuse(f"There is no line `{head}`", where, None)
    outputs, params = _outputs(heads["outputs"], where), tuple(heads.get("params", "").split())
    try:
        return validate(
            FieldProgram(
                heads["program"],
                tuple(heads["inputs"].split()),
                outputs,
                tuple(ops),
                params,
                heads.get("source", ""),
            ),
            table,
        )
    except FormulaError as error:
        raise FormulaError(error.what, where=where or None, hint=error.hint) from None


def _operation(line: str, where: str, number: int) -> Op:
    match = _LINE.match(line)
    if not match:
        raise _refuse(f"`{line}` is not an operation", where, number)
    outs, name, args, const = match.groups()
    names = tuple(s.strip() for s in args.split(",")) if args.strip() else ()
    if const is None and len(names) == 1 and re.fullmatch(r"-?\d+", names[0]):
        const = names[0]
        names = ()
    return Op(
        name,
        tuple(s.strip() for s in outs.split(",")),
        names,
        None if const is None else int(const),
    )


def _outputs(rest: str, where: str) -> tuple[tuple[str, str], ...]:
    pairs = [item.partition("=") for item in rest.split()]
    if not all(public and value for public, _, value in pairs):
        raise _refuse(f"`outputs {rest}` is not a list of public=value", where, None)
    return tuple((public, value) for public, _, value in pairs)


def _refuse(what: str, where: str, line: int | None) -> FormulaError:
    return FormulaError(
        f"{what}.",
        where=where or "field program",
        line=line,
        hint="Expected `program`, `inputs`, lines such as `t0 = mul(X1, Y1)`, `outputs X3=t0`.",
    )
