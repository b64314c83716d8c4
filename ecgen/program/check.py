"""Independent recounts: written from the definitions, sharing no code with the scheduler and the
allocator.
"""

import random
from collections.abc import Collection, Mapping
from typing import Protocol

from ecgen.program.assign import Assignment
from ecgen.program.interpret import apply, interpret
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


def check_assignment(
    program: FieldProgram, assignment: Assignment, table: Table = OPS, seed: int = 1
) -> str | None:
    """None if the program on storage computes what the SSA program means, else the first thing that
    is wrong.

    Replays the operations on a store of slots, once per way in which the places of results may be
    the places of inputs (`assignment.aliases`), writing only slots that the assignment owns, and
    compares with the interpreter. Shares nothing with the allocator but the names of slots.
    """
    chance = random.Random(seed)
    patterns = _overlaps(assignment.aliases, chance)
    for same in patterns:
        for p in PRIMES:
            values = {name: chance.randrange(p) for name in program.inputs + program.params}
            wrong = _replay(program, assignment, values, same, p, table)
            if wrong:
                places = ", ".join(f"{o} at {i}" for o, i in same.items())
                return f"{wrong} (with {places or 'all places distinct'})"
    return None


def _overlaps(
    aliases: Mapping[str, tuple[str, ...]], chance: random.Random
) -> list[dict[str, str]]:
    """No overlap, each single one, and some ways in which several results lie at places of
    different inputs.
    """
    single = [
        (f"out:{public}", f"in:{name}") for public, names in aliases.items() for name in names
    ]
    patterns = [{}, *({out: place} for out, place in single)]
    for _ in range(8):
        same: dict[str, str] = {}
        for out, place in chance.sample(single, len(single)):
            if out not in same and place not in same.values():
                same[out] = place
        patterns.append(same)
    return patterns


def _replay(
    program: FieldProgram,
    assignment: Assignment,
    values: Mapping[str, int],
    same: Mapping[str, str],
    p: int,
    table: Table,
) -> str | None:
    def place(value: str) -> str:
        slot = assignment.slots[value]
        return same.get(slot, slot)

    store = {f"in:{name}": values[name] for name in program.inputs} | {
        f"param:{n}": values[n] for n in program.params
    }
    fixed = {f"in:{name}" for name in program.inputs if name not in assignment.own} - set(
        same.values()
    )
    for op in program.ops:
        missing = [a for a in op.args if place(a) not in store]
        if missing:
            return f"{missing[0]} is read from {place(missing[0])}, where nothing was written"
        results = apply(op, [store[place(a)] for a in op.args], p, table)
        if op.name != "const" and {assignment.slots[o] for o in op.outs} & fixed:
            return f"{op.outs[0]} overwrites an input that is not ours"
        if len({place(out) for out in op.outs}) < len(op.outs):
            return f"{' and '.join(op.outs)} share a slot"
        store.update(zip(map(place, op.outs), results))
    for value, public in assignment.copies:
        store[same.get(f"out:{public}", f"out:{public}")] = store[place(value)]
    for public, expected in interpret(program, values, p, table).items():
        slot = assignment.results[public]
        if store.get(same.get(slot, slot)) != expected:
            return f"the result {public} in {slot} is wrong"
    return None
