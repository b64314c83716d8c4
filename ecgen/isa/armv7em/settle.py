"""MachineProgram -> the same instructions in an order that costs fewer cycles by the pairwise rules of the cycle model.

Registers stay as allocated. An instruction moves past others only if neither reads or writes what the other writes;
memory conflicts by space and offset, argument arrays among each other whenever one is stored to (they may overlap). Only
single loads and stores, and instructions between them, gain from moving: loads want to stand behind loads, a store not
in front of a load, an address not behind the instruction that made it.
"""

from dataclasses import replace

from ecgen.isa.armv7em import table
from ecgen.isa.armv7em.cycles import F3, LOAD, STORE, entry_clock, run_clock
from ecgen.isa.armv7em.text import timing
from ecgen.machine.ir import Instr, MachineProgram, Mem, Reg

WINDOW = 24
ROUNDS = 4
NEAR = 6


def effects(instr: Instr) -> tuple[frozenset, frozenset]:
    """(what it reads, what it writes): registers, the flags as one, GE, memory as (space, offset)."""
    row = table.TABLE[instr.mnemonic]
    reads, writes = set(), set()
    for operand, role in zip(instr.operands, row.roles):
        if isinstance(operand, Reg):
            if "r" in role:
                reads.add(operand.name)
            if "w" in role:
                writes.add(operand.name)
        elif isinstance(operand, Mem):
            reads.add(operand.base)
            place = ("slot", operand.offset) if operand.space == "slot" else ("array", operand.offset)
            (writes if "w" in role else reads).add(place)
    if instr.mnemonic == "mask":
        writes.add(instr.operands[0].name)
    for flags, places in ((row.reads, reads), (row.writes, writes)):
        if "C" in flags or "B" in flags:
            places.add("flags")
        if "G" in flags:
            places.add("ge")
    return frozenset(reads), frozenset(writes)


def settle_order(program: MachineProgram) -> MachineProgram:
    """The program with loads grouped and stalls filled, as far as single moves do it."""
    body = list(program.body)
    facts, times = [(effects(i), i) for i in body], [timing(i) for i in body]
    for _ in range(ROUNDS):
        gained = 0
        near = 0
        for at in range(len(facts)):
            near = NEAR if _stalls(times, at) else near - 1
            if times[at].kind in (LOAD, STORE) or near > 0:
                gained += _improve(facts, times, at)
        if not gained:
            break
    notes = [i.note for i in body]
    return replace(program, body=tuple(_with_notes([f[1] for f in facts], notes)))


def _stalls(times, at: int) -> bool:
    """Whether a load behind a store, or an address made just before its use, stands a little ahead."""
    for k in range(at, min(at + NEAR, len(times) - 1)):
        now, then = times[k], times[k + 1]
        if now.kind is STORE and then.kind is LOAD or now.computed & then.address:
            return True
    return False


def _with_notes(body, notes):
    """Comments keep their place in the sequence: they name the operation that begins about there."""
    return [replace(instr, note=note) if instr.note != note else instr for instr, note in zip(body, notes)]


def _conflict(a, b) -> bool:
    return bool(a[1] & b[0] or a[0] & b[1] or a[1] & b[1])


def _improve(facts, times, at: int) -> bool:
    """Move the instruction to the best place within its window; whether that gained a cycle."""
    mine = facts[at][0]
    low = high = at
    while low > 0 and at - low < WINDOW and not _conflict(mine, facts[low - 1][0]):
        low -= 1
    while high < len(facts) - 1 and high - at < WINDOW and not _conflict(mine, facts[high + 1][0]):
        high += 1
    best, entry, beside = None, entry_clock(), _touches_memory(times, at - 1, at + 2)
    for to in range(low, high + 1):
        # only where a load would come to stand beside a load, or the move parts or joins loads and stores somewhere
        if to == at or not (beside or _touches_memory(times, *((to - 1, to + 1) if to < at else (to, to + 2)))):
            continue
        first, end = max(min(at, to) - 1, 0), min(max(at, to) + 2, len(times))
        stretch = times[first:end]
        before = run_clock(stretch, F3, entry)[0]
        stretch.insert(to - first, stretch.pop(at - first))
        gain = before - run_clock(stretch, F3, entry)[0]
        if gain > 0 and (best is None or gain > best[0]):
            best = gain, to
    if best is None:
        return False
    for each in (facts, times):
        each.insert(best[1], each.pop(at))
    return True


def _touches_memory(times, start: int, end: int) -> bool:
    """Whether one of these instructions is a single load or store."""
    return any([t.kind is LOAD or t.kind is STORE for t in times[max(start, 0):end]])
