"""Expansion: every fused operation becomes basic ones again, read off its meaning; the inverse of fusion."""

import ast

from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import BASIC, OPS, Table
from ecgen.program.passes.number import number_values
from ecgen.program.passes.simplify import simplify
from ecgen.program.passes.values import fresh, names_of, redirect

_BASIC = {spec.name for spec in BASIC}
_BINARY = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul"}


def expand(program: FieldProgram, table: Table = OPS) -> FieldProgram:
    """An equal program of basic operations only; results of a fused operation share their common parts."""
    taken, ops = names_of(program), []
    for op in program.ops:
        if op.name in _BASIC:
            ops.append(op)
            continue
        for out, meaning in zip(op.outs, table[op.name].meanings):
            value = _emit(ast.parse(meaning, mode="eval").body, dict(zip("abcd", op.args)), op, out, taken, ops)
            ops.append(Op("copy", (out,), (value,)))
    return number_values(simplify(_keep_names(redirect(program, ops, {})), table=table), table)


def _emit(node, args, op: Op, stem: str, taken: set, ops: list) -> str:
    if isinstance(node, ast.Name) and node.id in args:
        return args[node.id]
    if isinstance(node, (ast.Constant, ast.Name)):
        return _add("const", (), op.const if isinstance(node, ast.Name) else node.value, stem, taken, ops)
    if isinstance(node, ast.UnaryOp):
        return _add("neg", (_emit(node.operand, args, op, stem, taken, ops),), None, stem, taken, ops)
    x = _emit(node.left, args, op, stem, taken, ops)
    if isinstance(node.op, ast.Div) and isinstance(node.right, ast.Constant) and node.right.value == 2:
        return _add("half", (x,), None, stem, taken, ops)
    y = _emit(node.right, args, op, stem, taken, ops)
    if isinstance(node.op, ast.Div):
        y = _add("inv", (y,), None, stem, taken, ops)
        return _add("mul", (x, y), None, stem, taken, ops)
    return _add(_BINARY[type(node.op)], (x, y), None, stem, taken, ops)


def _add(name: str, args: tuple[str, ...], k: "int | None", stem: str, taken: set, ops: list) -> str:
    out = fresh(f"{stem}_e", taken)
    ops.append(Op(name, (out,), args, k))
    return out


def _keep_names(program: FieldProgram) -> FieldProgram:
    """`x_e = op; x = copy(x_e)` becomes `x = op` where x_e was made for x, so that names of the formula survive."""
    names = {}
    for op in program.ops:
        source = op.args[0] if op.name == "copy" else ""
        if source.startswith(f"{op.outs[0]}_e") and source not in names:
            names[source] = op.outs[0]
    ops = [
        Op(op.name, tuple(names.get(o, o) for o in op.outs), tuple(names.get(a, a) for a in op.args), op.const)
        for op in program.ops if not (op.name == "copy" and names.get(op.args[0]) == op.outs[0])
    ]  # fmt: skip
    return redirect(program, ops, {})
