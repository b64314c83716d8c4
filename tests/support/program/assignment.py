"""A program on storage against what it means."""

import random
from collections.abc import Mapping

from ecgen.program.assign import Assignment
from ecgen.program.check import PRIMES
from ecgen.program.interpret import apply, interpret
from ecgen.program.ir import FieldProgram
from ecgen.program.ops import OPS, Table


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
