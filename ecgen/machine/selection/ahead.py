"""Orders for a core that starts instructions in their order: what waits is passed by what does not.

List scheduling within a few operations: of those next in the given order the one that can start
first, its operands there and a pipe free, else the first. Before registers are given out (`early`)
operations that take or make a flag keep their order, so that carry chains stay whole; afterwards
(`passed`) an instruction moves as far as registers, flags and memory allow.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from ecgen.limb.ir import LimbOp, LimbProgram
from ecgen.machine.chains import chains
from ecgen.machine.ir import Instr
from ecgen.machine.order import reorder
from ecgen.machine.pipes import Row, pipes_of
from ecgen.machine.selection.effects import effects

WINDOW = 32  # instructions among which one is chosen


def early(program: LimbProgram, row_of: Callable[[LimbOp], Row | None], window: int) -> LimbProgram:
    """The program with operations ahead of others that wait, of each `window` at most."""
    maker = {out: i for i, op in enumerate(program.ops) for out in op.outs if out}
    before = [{maker[a] for a in op.args if a in maker} for op in program.ops]
    linked = sorted(i for run in chains(program) for i in run)
    for one, other in pairwise(linked):
        before[other].add(one)
    rows = [row_of(op) for op in program.ops]
    return reorder(program, tuple(_listed(before, before, rows, window)))


def passed(
    code: tuple[Instr, ...], table: Any, row_of: Callable[[Instr], Row]
) -> tuple[Instr, ...]:
    """Straight code with instructions ahead of others that wait."""
    before: list[set[int]] = []
    waits: list[set[int]] = []
    written: dict[Any, int] = {}
    readers: dict[Any, set[int]] = {}
    for i, instr in enumerate(code):
        reads, writes = effects(instr, table)
        waits.append({written[place] for place in reads if place in written})
        others = {k for place in writes for k in readers.get(place, ())}
        before.append(waits[-1] | others | {written[w] for w in writes if w in written})
        for place in writes:
            written[place], readers[place] = i, set()
        for place in reads - writes:
            readers.setdefault(place, set()).add(i)
    rows = [row_of(instr) for instr in code]
    return tuple(code[i] for i in _listed(before, waits, rows, WINDOW))


def _listed(
    before: Sequence[set[int]], waits: Sequence[set[int]], rows: Sequence[Row | None], window: int
) -> list[int]:
    """An order: each behind those `before` it, and as soon as the results that it `waits` for are
    there."""
    pipes, issued = pipes_of(row for row in rows if row), 0
    ready: dict[int, int] = {}
    left, order = list(range(len(rows))), []
    while left:
        start, i = -1, -1
        for k in left[:window]:
            if not before[k] <= ready.keys():
                continue
            there = max([issued, *(ready[other] for other in waits[k])])
            first = pipes.first(row, there) if (row := rows[k]) else there
            if i < 0 or first < start:
                start, i = first, k
            if start == issued:  # none starts before
                break
        if row := rows[i]:
            issued = pipes.start(row, start)
            ready[i] = issued + row.latency
        else:
            ready[i] = start
        order.append(i)
        left.remove(i)
    return order
