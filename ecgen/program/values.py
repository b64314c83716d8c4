"""Questions every pass asks about a program: who reads a value, who makes it, which names are
free.
"""

from collections.abc import Mapping
from dataclasses import replace

from ecgen.program.ir import FieldProgram, Op


def readers(program: FieldProgram) -> dict[str, tuple[int, ...]]:
    """Value -> indices of the operations that read it, once per argument; -1 stands for each public
    result.
    """
    table: dict[str, list[int]] = {}
    for i, op in enumerate(program.ops):
        for name in op.args:
            table.setdefault(name, []).append(i)
    for _, name in program.outputs:
        table.setdefault(name, []).append(-1)
    return {name: tuple(where) for name, where in table.items()}


def makers(program: FieldProgram) -> dict[str, Op]:
    """Value -> the operation whose result it is."""
    return {name: op for op in program.ops for name in op.outs}


def names_of(program: FieldProgram) -> set[str]:
    """Every name in use, for `fresh`."""
    return {*program.inputs, *program.params, *(name for op in program.ops for name in op.outs)}


def fresh(stem: str, taken: set[str]) -> str:
    """A name not in `taken`, the stem itself if it is free; the name is added to `taken`."""
    name, i = stem, 1
    while name in taken:
        i += 1
        name = f"{stem}_{i}"
    taken.add(name)
    return name


def redirect(program: FieldProgram, ops: list[Op], alias: Mapping[str, str]) -> FieldProgram:
    """The program with these operations, its results read through `alias` (value -> equal
    value).
    """
    outputs = tuple((public, alias.get(value, value)) for public, value in program.outputs)
    return replace(program, ops=tuple(ops), outputs=outputs)


def sort_ops(program: FieldProgram, ops: list[Op]) -> tuple[Op, ...] | None:
    """The operations in an order that respects their data flow, as near to the given one as it
    goes; None if cyclic.
    """
    waiting = {name for op in ops for name in op.outs}
    rest, done = list(ops), []
    while rest:
        ready = next((op for op in rest if not waiting & set(op.args)), None)
        if ready is None:
            return None
        rest.remove(ready)
        waiting -= set(ready.outs)
        done.append(ready)
    return tuple(done)


def free_result_names(program: FieldProgram) -> FieldProgram:
    """Inner values that bear the public name of another result get a name of their own."""
    publics = {public: value for public, value in program.outputs}
    made = {out for op in program.ops for out in op.outs}
    rename = {
        name: fresh(f"{name}_s", names_of(program))
        for name in made
        if publics.get(name, name) != name
    }

    def new(name: str) -> str:
        return rename.get(name, name)

    ops = tuple(
        replace(op, outs=tuple(map(new, op.outs)), args=tuple(map(new, op.args)))
        for op in program.ops
    )
    return replace(
        program, ops=ops, outputs=tuple((public, new(value)) for public, value in program.outputs)
    )
