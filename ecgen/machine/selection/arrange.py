"""LimbProgram -> the same program with its field operations in an order that finds operands where
the last one left them.

Half of a long routine's cycles move words. An operation that starts with the result of the one
before it needs neither the stores nor the loads of that result, so orders are chains as long as the
data flow allows. A tuned order of whole operations is found under the shape of the whole program;
without one, a greedy order is taken. Operations stay whole: no carry chain is opened.
"""

import random

from ecgen.limb.ir import LimbProgram
from ecgen.machine.order import reorder
from ecgen.machine.segments import TunedOrder, segment_key, segments

PREFIX = "operations "


def program_key(program: LimbProgram) -> str:
    """The shape of a whole program, as the key of a tuned order of its field operations."""
    return PREFIX + segment_key(program.ops)


def operation_needs(program: LimbProgram) -> list[frozenset[int]]:
    """For each field operation the ones whose values it reads."""
    spans = segments(program)
    owner = {
        out: k
        for k, (start, end) in enumerate(spans)
        for op in program.ops[start:end]
        for out in op.outs
        if out
    }
    return [
        frozenset(
            owner[a]
            for op in program.ops[start:end]
            for a in op.args
            if isinstance(a, str) and owner.get(a, k) != k
        )
        for k, (start, end) in enumerate(spans)
    ]


def chained_order(needs: list[frozenset[int]], rng: random.Random | None = None) -> tuple[int, ...]:
    """The next operation reads the last result if one can, and reads the most results for the last
    time; else the first.
    """
    left = set(range(len(needs)))
    done: list[int] = []
    while left:
        ready = [k for k in sorted(left) if not needs[k] & left]

        def merit(k: int) -> tuple[bool, int, float]:
            last_reads = sum(all(j not in needs[i] for i in left if i != k) for j in needs[k])
            return bool(done) and done[-1] in needs[k], last_reads, rng.random() if rng else -k

        best = max(ready, key=merit)
        done.append(best)
        left.discard(best)
    return tuple(done)


def arrange(program: LimbProgram, order: tuple[int, ...]) -> LimbProgram:
    """The program with its field operations in `order`."""
    spans = segments(program)
    return reorder(program, tuple(i for k in order for i in range(*spans[k])))


def arrange_operations(program: LimbProgram, orders: dict[str, TunedOrder]) -> LimbProgram:
    """The program in the tuned order of its shape, else in the greedy one."""
    needs = operation_needs(program)
    tuned = orders.get(program_key(program))
    return arrange(
        program, tuned.order if tuned and len(tuned.order) == len(needs) else chained_order(needs)
    )
