"""Orders of a LimbProgram: what an order must respect, and the default one.

`precedences` are data dependencies plus the flag discipline of chains.py. `settle_flags` moves the
readers of a carry in front of the next operation that would destroy it, for machines with a single
carry flag.
"""

from collections.abc import Callable
from dataclasses import replace

from ecgen.limb.ir import LimbOp, LimbProgram
from ecgen.machine.chains import flag_edges


def reorder(program: LimbProgram, order: tuple[int, ...]) -> LimbProgram:
    """The same operations in another order; notes follow the first operation they stood before."""
    place = {old: new for new, old in enumerate(order)}
    notes = tuple(sorted((place[i], text) for i, text in program.notes if i in place))
    return replace(program, ops=tuple(program.ops[i] for i in order), notes=notes)


def precedences(program: LimbProgram, destroys: Callable[[LimbOp], bool]) -> set[tuple[int, int]]:
    """Pairs (before, after) of positions that every order must keep."""
    maker = {out: i for i, op in enumerate(program.ops) for out in op.outs if out}
    edges = {
        (maker[a], i)
        for i, op in enumerate(program.ops)
        for a in op.args
        if isinstance(a, str) and a in maker
    }
    return edges | set(flag_edges(program, destroys))


def settle_flags(program: LimbProgram) -> LimbProgram:
    """Turn each carry that is kept as a word into that word as soon as it is made."""
    maker = {out: i for i, op in enumerate(program.ops) for out in op.outs if out}
    early: dict[int, list[int]] = {}
    for i, op in enumerate(program.ops):
        if op.name in ("word", "mask") and i > maker[op.value(0)] + 1:
            early.setdefault(maker[op.value(0)], []).append(i)
    moved = {i for group in early.values() for i in group}
    order: list[int] = []
    for i in range(len(program.ops)):
        if i not in moved:
            order.append(i)
            order.extend(early.get(i, ()))
    return reorder(program, tuple(order))
