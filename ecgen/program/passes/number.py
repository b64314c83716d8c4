"""Value numbering: equal operations on equal arguments are computed once, copies vanish, dead
operations go.

Commutativity of add and mul is known from the meanings, not from the names.
"""

from functools import cache

from ecgen.program.ir import FieldProgram, Op
from ecgen.program.meaning import polynomial
from ecgen.program.ops import OPS, OpSpec, Table
from ecgen.program.values import redirect


def number_values(program: FieldProgram, table: Table = OPS) -> FieldProgram:
    """One operation per distinct value; first occurrence and its names win."""
    alias: dict[str, str] = {}
    seen: dict[tuple[object, ...], tuple[str, ...]] = {}
    ops = []
    for op in program.ops:
        args = tuple(alias.get(a, a) for a in op.args)
        if op.name == "copy":
            alias[op.outs[0]] = args[0]
            continue
        key = (op.name, tuple(sorted(args)) if _is_symmetric(table[op.name]) else args, op.const)
        if key in seen:
            alias.update(zip(op.outs, seen[key]))
        else:
            seen[key] = op.outs
            ops.append(Op(op.name, op.outs, args, op.const))
    return drop_dead(redirect(program, ops, alias))


def drop_dead(program: FieldProgram) -> FieldProgram:
    """Without the operations none of whose results is ever read."""
    needed = {value for _, value in program.outputs}
    kept = []
    for op in reversed(program.ops):
        if needed & set(op.outs):
            needed.update(op.args)
            kept.append(op)
    return redirect(program, kept[::-1], {})


@cache
def _is_symmetric(spec: OpSpec) -> bool:
    if spec.arity != 2 or spec.has_const:
        return False
    swap = {"a": "b", "b": "a"}
    for meaning in spec.meanings:
        f = polynomial(meaning)
        if f is None or f != {tuple(sorted(swap[x] for x in m)): c for m, c in f.items()}:
            return False
    return True
