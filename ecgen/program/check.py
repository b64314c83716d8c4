"""Independent recounts: written from the definitions, sharing no code with the scheduler and the
allocator.
"""

import random
from collections.abc import Collection, Mapping
from typing import Protocol

from ecgen.program.interpret import interpret
from ecgen.program.ir import FieldProgram
from ecgen.program.ops import OPS, Table


class Cycles(Protocol):
    """What an operation takes, as schedule/weights.py says it."""

    @property
    def latency(self) -> int: ...
    @property
    def throughput(self) -> int: ...


PRIMES = (2**127 - 1, 2**61 - 1)


def contiguous(program: FieldProgram, wiring: Mapping[str, str] | None = None) -> tuple[int, ...]:
    """Positions i such that operation i reads a result of operation i-1, `const` operations left
    out.

    With `wiring` (input -> public result), 0 is among them if the first operation of the next
    iteration reads a result of the last one.
    """
    ops = [op for op in program.ops if op.name != "const"]
    found = [i for i in range(1, len(ops)) if set(ops[i].args) & set(ops[i - 1].outs)]
    if wiring and ops:
        final = dict(program.outputs)
        carried = {name for name, public in wiring.items() if final[public] in ops[-1].outs}
        if carried & set(ops[0].args):
            found.insert(0, 0)
    return tuple(found)


def peak_live(program: FieldProgram, pinned: Collection[str] = ()) -> int:
    """The most values held between two operations that are still read later or are results."""
    ops = [op for op in program.ops if op.name != "const"]
    held = [name for name in program.inputs if name not in pinned]
    kept = {value for _, value in program.outputs}
    peak = 0
    for i in range(len(ops) + 1):
        wanted = kept | {a for op in ops[i:] for a in op.args}
        peak = max(peak, sum(name in wanted for name in held))
        if i < len(ops):
            held += ops[i].outs
    return peak


def pipeline(program: FieldProgram, weights: Mapping[str, Cycles]) -> int:
    """Cycles until the last result on a single-issue pipeline that takes the operations in this
    order.
    """
    clock, finish = 0, 0
    ready: dict[str, int] = {}
    for op in program.ops:
        if op.name != "const":
            begin = max([clock, *(ready.get(a, 0) for a in op.args)])
            clock = begin + weights[op.name].throughput
            finish = max(finish, begin + weights[op.name].latency)
            ready.update((out, begin + weights[op.name].latency) for out in op.outs)
    return finish


def differs(
    one: FieldProgram, other: FieldProgram, table: Table = OPS, seed: int = 1, rounds: int = 3
) -> str | None:
    """None if both give equal results at random points, else the public name of a result that
    differs.
    """
    chance = random.Random(seed)
    for p in PRIMES * rounds:
        values = {
            name: chance.randrange(p)
            for name in one.inputs + one.params + other.inputs + other.params
        }
        left, right = interpret(one, values, p, table), interpret(other, values, p, table)
        for public in sorted({*left, *right}):
            if left.get(public) != right.get(public):
                return public
    return None
