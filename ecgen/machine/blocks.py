"""Blocks: the smallest runs of operations between which no carry is live, and their order in a
routine.

Field operations that do not depend on each other may be interleaved block by block, so that the
serial end of one product (fold, last carries) runs beside the rows of the next. `interleave` orders
the blocks by list scheduling: a block is dispatched when its operands are ready, the one with the
longest path to the end first.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ecgen.limb.ir import LimbProgram, is_split
from ecgen.machine.chains import chains, live_end
from ecgen.machine.order import reorder

LATENCY = {"mulwide": 4, "mullo": 3, "shld": 3, "shrd": 3, "zero": 0, "const": 0}
WEIGHT = {"mulwide": 1.25, "mullo": 1.0, "zero": 0.0, "const": 0.0}
Span = tuple[int, int]  # half-open, of places of operations


def blocks(program: LimbProgram) -> tuple[Span, ...]:
    """Half-open ranges of operations; no flag is live between two of them."""
    spans = [(run[0], live_end(program, run)) for run in chains(program)]
    last_read = {}
    for index, op in enumerate(program.ops):
        for arg in op.args:
            if isinstance(arg, str):
                last_read[arg] = index
    open_until, start, found = -1, 0, []
    begins = dict(spans)
    for index in range(len(program.ops)):
        if index in begins:
            open_until = max(open_until, begins[index])
        if index >= open_until and _ends(program, index, begins):
            found.append((start, index + 1))
            start = index + 1
    if start < len(program.ops):
        found.append((start, len(program.ops)))
    return tuple(found)


def block_needs(program: LimbProgram, parts: Sequence[Span]) -> list[set[int]]:
    """For each block the blocks whose results it reads."""
    owner = {i: k for k, (a, z) in enumerate(parts) for i in range(a, z)}
    maker = _makers(program)
    needs: list[set[int]] = [set() for _ in parts]
    for i, op in enumerate(program.ops):
        for arg in op.args:
            if isinstance(arg, str) and arg in maker and owner[maker[arg]] != owner[i]:
                needs[owner[i]].add(owner[maker[arg]])
    return needs


def reorder_blocks(program: LimbProgram, order: Sequence[int]) -> LimbProgram:
    """The program with its blocks in the given order; an order of another number of blocks changes
    nothing.
    """
    parts = blocks(program)
    if len(order) != len(parts):
        return program
    return reorder(program, tuple(i for k in order for i in range(*parts[k])))


def spread(program: LimbProgram) -> LimbProgram:
    """The program with its blocks before the first note dealt out evenly in front of the notes, but
    for those that what stands behind needs: so what nothing waits for is computed beside a chain of
    dependences, of which each note begins a part."""
    starts = [i for i, _ in program.notes]
    parts = [part for part in blocks(program) if part[0] < starts[0]]
    needs, wanted = block_needs(program, blocks(program)), set()
    for k in reversed(range(len(needs))):
        if k >= len(parts) or k in wanted:
            wanted |= needs[k]
    dealt = [k for k in range(len(parts)) if k not in wanted]
    order = [i for k in sorted(wanted) if k < len(parts) for i in range(*parts[k])]
    ends = [*starts[1:], len(program.ops)]
    for number, (start, end) in enumerate(zip(starts, ends)):
        share = dealt[len(dealt) * number // len(starts) : len(dealt) * (number + 1) // len(starts)]
        order = [*order, *(i for k in share for i in range(*parts[k])), *range(start, end)]
    return reorder(program, tuple(order))


def _ends(program: LimbProgram, index: int, begins: Mapping[int, int]) -> bool:
    """A block ends after a chain, not after each product: what follows a product joins the chain
    that uses it. A split stays whole, as it is one instruction.
    """
    following = program.ops[index + 1] if index + 1 < len(program.ops) else None
    if following is not None and following.name == "zero":
        return False
    if any(
        is_split(*program.ops[k : k + 3])
        for k in (index - 1, index)
        if 0 <= k <= len(program.ops) - 3
    ):
        return False
    return program.ops[index].name not in ("mulwide", "const")


@lru_cache(maxsize=64)  # the report asks again
def interleave(program: LimbProgram, window: int = 64, ahead: float = 0.0) -> LimbProgram:
    """Order the blocks of the program; never further than `window` blocks away from the first one
    left.
    """
    parts = blocks(program)
    needs = block_needs(program, parts)
    height = _heights(program)
    priority = [max(height[i] for i in range(a, z)) for a, z in parts]
    order = _list_schedule(program, parts, needs, priority, window, ahead)
    return reorder(program, tuple(i for k in order for i in range(*parts[k])))


def _makers(program: LimbProgram) -> dict[str, int]:
    """Value -> place of the operation that makes it."""
    return {out: i for i, op in enumerate(program.ops) for out in op.outs if out}


def _heights(program: LimbProgram) -> list[float]:
    """Latency from the start of each operation to the end of the program."""
    maker = _makers(program)
    height = [0.0] * len(program.ops)
    for i in range(len(program.ops) - 1, -1, -1):
        op = program.ops[i]
        height[i] += LATENCY.get(op.name, 1)
        for arg in op.args:
            if isinstance(arg, str) and arg in maker:
                height[maker[arg]] = max(height[maker[arg]], height[i])
    return height


def _list_schedule(
    program: LimbProgram,
    parts: Sequence[Span],
    needs: Sequence[set[int]],
    priority: Sequence[float],
    window: int,
    ahead: float,
) -> list[int]:
    """Blocks in their order: of the first `window` that are left, and whose `needs` are done, the
    one that can start first, then that of the highest `priority`. What starts within `ahead` cycles
    of now counts as starting at once.
    """
    left, time, maker = list(range(len(parts))), 0.0, _makers(program)
    done: set[int] = set()
    order: list[int] = []
    ready_at: dict[str, float] = {}
    while left:
        best: tuple[tuple[float, float, int], int] | None = None
        for k in left[:window]:
            if needs[k] - done:
                continue
            start = max(
                (
                    ready_at.get(arg, 0.0)
                    for i in range(*parts[k])
                    for arg in program.ops[i].args
                    if isinstance(arg, str)
                    and arg in maker
                    and not parts[k][0] <= maker[arg] < parts[k][1]
                ),
                default=0.0,
            )
            key = (max(start, time + ahead), -priority[k], k)
            if best is None or key < best[0]:
                best = key, k
        assert best is not None  # the first block that is left needs none behind it
        k = best[1]
        left.remove(k)
        done.add(k)
        order.append(k)
        time = _run(program, parts[k], ready_at, time)
    return order


def _run(program: LimbProgram, part: Span, ready_at: dict[str, float], time: float) -> float:
    for i in range(*part):
        op = program.ops[i]
        start = max((ready_at.get(a, 0.0) for a in op.args if isinstance(a, str)), default=0.0)
        time += WEIGHT.get(op.name, 0.25)
        for out in op.outs:
            ready_at[out] = max(start, time) + LATENCY.get(op.name, 1)
    return time
