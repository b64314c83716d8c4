"""Placement of halvings: (x*y)/2 is also (x/2)*y and x*(y/2), (3x)/2 is 3(x/2); the cost is equal,
the order is freer.

`halvings` lists every program that such moves reach, for the scheduler to choose from: on Jacobian
doubling it turns the formula of Longa and Gebotys (4 contiguous dependencies) into one with 3.
"""

from collections.abc import Iterator

from ecgen.program.ir import FieldProgram, Op
from ecgen.program.values import fresh, makers, names_of, readers, redirect, sort_ops

LIMIT = 64


def halvings(program: FieldProgram, limit: int = LIMIT) -> tuple[FieldProgram, ...]:
    """The program first, then every other placement of its halvings, in breadth-first order, at
    most `limit`.
    """
    found, seen = [program], {_key(program)}
    for current in found:
        for moved in _moves(current):
            if _key(moved) not in seen and len(found) < limit:
                seen.add(_key(moved))
                found.append(moved)
    return tuple(found)


def _key(program: FieldProgram) -> tuple[object, ...]:
    """Value numbers instead of names, so that two roads to one placement meet."""
    number: dict[str, object] = {name: name for name in program.inputs + program.params}
    for op in program.ops:
        args = tuple(number[a] for a in op.args)
        for i, out in enumerate(op.outs):
            number[out] = (op.name, args, op.const, i)
    return tuple(number[value] for _, value in program.outputs)


def _moves(program: FieldProgram) -> Iterator[FieldProgram]:
    made, read = makers(program), readers(program)
    for op in program.ops:
        if op.name != "half":
            continue
        inner = made.get(op.args[0])
        if (
            inner is not None
            and len(read[op.args[0]]) == 1
            and inner.name in ("mul", "tpl", "mulc", "neg")
        ):
            for side in range(len(inner.args)):
                if inner.args.count(inner.args[side]) == 1:
                    yield _raise(program, op, inner, side)
        where = read.get(op.outs[0], ())
        if (
            len(where) == 1
            and where[0] >= 0
            and program.ops[where[0]].name in ("mul", "tpl", "mulc", "neg")
        ):
            yield _lower(program, op, program.ops[where[0]])


def _raise(program: FieldProgram, half: Op, inner: Op, side: int) -> FieldProgram:
    """half(inner(.., x, ..)) -> inner(.., half(x), ..)."""
    halved = fresh(f"{inner.args[side]}_h", names_of(program))
    args = tuple(halved if i == side else a for i, a in enumerate(inner.args))
    return _replace(
        program,
        half,
        inner,
        [Op("half", (halved,), (inner.args[side],)), Op(inner.name, half.outs, args, inner.const)],
    )


def _lower(program: FieldProgram, half: Op, reader: Op) -> FieldProgram:
    """reader(.., half(x), ..) -> half(reader(.., x, ..))."""
    whole = fresh(f"{reader.outs[0]}_d", names_of(program))
    args = tuple(half.args[0] if a == half.outs[0] else a for a in reader.args)
    return _replace(
        program,
        half,
        reader,
        [Op(reader.name, (whole,), args, reader.const), Op("half", reader.outs, (whole,))],
    )


def _replace(program: FieldProgram, half: Op, other: Op, new: list[Op]) -> FieldProgram:
    first = min(program.ops.index(half), program.ops.index(other))
    rest = [op for op in program.ops if op is not half and op is not other]
    ops = sort_ops(program, [*rest[:first], *new, *rest[first:]])
    assert ops is not None  # a halving is moved along the data flow
    return redirect(program, list(ops), {})
