"""Expansion: every fused operation becomes basic ones again, read off its meaning; the inverse of
fusion.
"""

from collections.abc import Callable

from ecgen.program.ir import FieldProgram, Op
from ecgen.program.meaning import ARGUMENTS, Algebra, fold
from ecgen.program.ops import BASIC, OPS, Table
from ecgen.program.passes.number import number_values
from ecgen.program.passes.simplify import simplify
from ecgen.program.values import fresh, names_of, redirect

Operand = str | int  # the name of a value, or a number that none has yet
_BASIC = {spec.name for spec in BASIC}


def expand(program: FieldProgram, table: Table = OPS) -> FieldProgram:
    """An equal program of basic operations only; results of a fused operation share their common
    parts.
    """
    taken = names_of(program)
    ops: list[Op] = []
    for op in program.ops:
        if op.name in _BASIC:
            ops.append(op)
            continue
        for out, meaning in zip(op.outs, table[op.name].meanings):
            value = fold(meaning, _algebra(op, out, taken, ops))
            ops.append(
                Op("copy", (out,), (value,))
                if isinstance(value, str)
                else Op("const", (out,), (), value)
            )
    return number_values(simplify(_keep_names(redirect(program, ops, {})), table=table), table)


def _algebra(op: Op, out: str, taken: set[str], ops: list[Op]) -> Algebra:
    """Expressions over the arguments of `op` as the names of values, for which operations are
    appended to `ops`.
    """
    args = dict(zip(ARGUMENTS, op.args))

    def add(name: str, values: tuple[Operand, ...] = (), k: int | None = None) -> str:
        return _add(name, tuple(map(value, values)), k, out, taken, ops)

    def value(x: Operand) -> str:
        """The name of an operand; an integer, held back for the division by two, becomes a constant
        here.
        """
        return add("const", (), x) if isinstance(x, int) else x

    def binary(name: str) -> Callable[[Operand, Operand], str]:
        return lambda x, y: add(name, (x, y))

    def div(x: Operand, y: Operand) -> str:
        return add("half", (x,)) if y == 2 else add("mul", (x, add("inv", (y,))))

    return Algebra(
        name=lambda letter: args.get(letter, op.const),
        number=lambda number: number,
        neg=lambda x: add("neg", (x,)),
        add=binary("add"),
        sub=binary("sub"),
        mul=binary("mul"),
        div=div,
    )


def _add(
    name: str, args: tuple[str, ...], k: int | None, stem: str, taken: set[str], ops: list[Op]
) -> str:
    out = fresh(f"{stem}_e", taken)
    ops.append(Op(name, (out,), args, k))
    return out


def _keep_names(program: FieldProgram) -> FieldProgram:
    """`x_e = op; x = copy(x_e)` becomes `x = op` where x_e was made for x, so that names of the
    formula survive.
    """
    names = {}
    for op in program.ops:
        source = op.args[0] if op.name == "copy" else ""
        if source.startswith(f"{op.outs[0]}_e") and source not in names:
            names[source] = op.outs[0]
    ops = [
        Op(
            op.name,
            tuple(names.get(o, o) for o in op.outs),
            tuple(names.get(a, a) for a in op.args),
            op.const,
        )
        for op in program.ops
        if not (op.name == "copy" and names.get(op.args[0]) == op.outs[0])
    ]
    return redirect(program, ops, {})
