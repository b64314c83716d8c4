"""Neg-sinking: negations move down into the additions and subtractions that read them.

x + (-y) -> x - y, x - (-y) -> x + y, -(-x) -> x, -(x - y) -> y - x where the difference has no
other reader, (-x)*y -> -(x*y) and (-x) - y -> -(x+y) where every reader of the result absorbs the
sign. No rule adds an operation.
"""

from collections.abc import Callable

from ecgen.program.ir import FieldProgram, Op
from ecgen.program.passes.number import drop_dead
from ecgen.program.values import makers, readers, redirect

Negated = Callable[[str], str | None]  # a value -> what it is the negation of
SCALES = ("mulc", "dbl", "tpl", "half")


def sink_negations(program: FieldProgram) -> FieldProgram:
    """The fixed point of the rules above; terminates, since each step removes a negation or moves
    it nearer to the results.
    """
    changed: FieldProgram | None = program
    while changed is not None:
        program = drop_dead(changed)  # a dead reader would seem to need the sign
        changed = _step(program)
    return program


def _step(program: FieldProgram) -> FieldProgram | None:
    made, read = makers(program), readers(program)

    def negated(name: str) -> str | None:
        op = made.get(name)
        return op.args[0] if op is not None and op.name == "neg" else None

    for i, op in enumerate(program.ops):
        new = _absorb(op, negated) or _flip(program, op, made, read, negated)
        if new is not None:
            return redirect(program, [*program.ops[:i], *new, *program.ops[i + 1 :]], {})
        if op.name == "neg" and (positive := negated(op.args[0])):
            alias = {op.outs[0]: positive}
            ops = [
                Op(o.name, o.outs, tuple(alias.get(a, a) for a in o.args), o.const)
                for o in program.ops
                if o is not op
            ]
            return redirect(program, ops, alias)
    return None


def _absorb(op: Op, negated: Negated) -> list[Op] | None:
    if op.name not in ("add", "sub", "sqr", "mul"):
        return None
    first, *rest = op.args
    x, y = negated(first), negated(rest[0]) if rest else None
    if op.name == "add" and y:
        return [Op("sub", op.outs, (first, y))]
    if op.name == "add" and x:
        return [Op("sub", op.outs, (rest[0], x))]
    if op.name == "sub" and y:
        return [Op("add", op.outs, (first, y))]
    if op.name == "sqr" and x:
        return [Op("sqr", op.outs, (x,))]
    if op.name == "mul" and x and y:
        return [Op("mul", op.outs, (x, y))]
    return None


def _flip(
    program: FieldProgram,
    op: Op,
    made: dict[str, Op],
    read: dict[str, tuple[int, ...]],
    negated: Negated,
) -> list[Op] | None:
    """-(x-y) -> y-x, and a sign through a product, a scaling or a difference that begins with it
    into readers that absorb it.
    """
    if op.name == "neg":
        inner = made.get(op.args[0])
        if inner is not None and inner.name == "sub" and len(read[op.args[0]]) == 1:
            return [Op("sub", op.outs, inner.args[::-1])]
        return None
    signed = [a for a in op.args if negated(a)]
    if len(signed) != 1 or not all(
        where >= 0 and _hands_on(program.ops[where], signed[0], program, read, negated)
        for where in read[signed[0]]
    ):
        return None
    out = op.outs[0]
    positive = signed[0]
    args = tuple((a == positive and negated(a)) or a for a in op.args)
    name = f"{out}_p"
    while name in made or name in program.inputs + program.params:
        name += "_"
    return [
        Op("add" if op.name == "sub" else op.name, (name,), args, op.const),
        Op("neg", (out,), (name,)),
    ]


def _hands_on(
    op: Op, value: str, program: FieldProgram, read: dict[str, tuple[int, ...]], negated: Negated
) -> bool:
    """Whether the sign of the operand `value`, the only one that has one, may go to the result,
    since every reader of that absorbs it.
    """
    if op.name not in ("mul", "sub", *SCALES) or [a for a in op.args if negated(a)] != [value]:
        return False
    return all(
        where >= 0 and _takes_sign(program.ops[where], op.outs[0])
        for where in read.get(op.outs[0], ())
    )


def _takes_sign(reader: Op, value: str) -> bool:
    if reader.args.count(value) != 1:
        return False
    return reader.name in ("add", "neg", "sqr") or (
        reader.name == "sub" and reader.args[1] == value
    )
