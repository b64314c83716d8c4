"""Instruction timings -> modelled cycles of a Cortex-M4: what each instruction costs after its
predecessor, and when the prefetch unit has its halfwords.

An instruction is a `Timing`: only what the clock sees of it. Register sets are bit masks, bit i for
core register i; FPU registers never delay anything here. The execute costs are those of the
Cortex-M4 Technical Reference Manual (ARM 100166, table 3-1) with three pairwise rules (address of
the predecessor's result, load after a store, loads in a row); the fetch rules are fitted to two
public statements on unaligned wide instructions (compendium.i-0.nl, "instruction alignment"; IACR
eprint 2025/523). Memory is ideal: no wait states. Against published measurements of other people's
code, F3 lies between 0.91 and 1.02 and F3m between 0.97 and 1.06: differences below 3 % mean
nothing.

Invariant: cycles = sum of execute costs + fetch stalls, and a Clock depends on nothing but the
instructions passed.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar, NamedTuple


class Kind(IntEnum):
    """What the rules tell apart; LOADS and STORES move several words, or FPU words, and are never
    pipelined.
    """

    ALU = 0
    LOAD = 1
    STORE = 2
    LOADS = 3
    STORES = 4


ALU, LOAD, STORE, LOADS, STORES = Kind


@dataclass(frozen=True)
class Profile:
    """`multi` is what a transfer of N words costs beyond the manual's 1 + N."""

    name: str
    multi: int


F3 = Profile("F3", 0)
F3M = Profile("F3m", 1)
PROFILES = (F3, F3M)


class Timing(NamedTuple):
    """One instruction: size in bytes (2 or 4), cycles when nothing before it matters (profile F3),
    register masks.

    `address`: registers its memory address is computed from. `loaded`: what a single load writes.
    `computed`: results that a following address has to wait for (ALU results, the write-back of a
    single load). `indexed`: a store with register offset.
    """

    kind: Kind
    size: int
    cycles: int
    address: int = 0
    loaded: int = 0
    computed: int = 0
    indexed: bool = False


def mask(*registers: int) -> int:
    """Bit mask of core registers by number."""
    return sum(1 << r for r in set(registers))


def alu(size: int, computed: int = 0, cycles: int = 1) -> Timing:
    """An instruction without memory: 1 cycle; moves of two core registers to or from the FPU 2,
    divisions 6, VDIV 14.
    """
    return Timing(ALU, size, cycles, computed=computed)


def load(
    size: int, address: int, loaded: int, *, writeback: bool = False, to_pc: bool = False
) -> Timing:
    """LDR, LDRB, LDRH and signed forms, any addressing mode: 2 cycles, 1 straight after another."""
    return Timing(LOAD, size, 4 if to_pc else 2, address, loaded, address if writeback else 0)


def store(size: int, address: int, *, indexed: bool = False) -> Timing:
    """STR, STRB, STRH: 1 cycle, with register offset 2 unless straight after a single load."""
    return Timing(STORE, size, 2 if indexed else 1, address, indexed=indexed)


def loads(size: int, address: int, words: int, *, to_pc: bool = False) -> Timing:
    """LDM, LDRD, POP, VLDR, VLDM of `words` words: 1 + words."""
    return Timing(LOADS, size, 1 + words + to_pc, address)


def stores(size: int, address: int, words: int) -> Timing:
    """STM, STRD, PUSH, VSTR, VSTM of `words` words: 1 + words."""
    return Timing(STORES, size, 1 + words, address)


WORDS_HELD = 3
LATENCY = 2
RESTART = 1


class Fetch(dict):
    """A state of the prefetch unit, mapping `2 * execute cycles + (size == 4)` to (next state,
    stalls), on demand.

    `ready`: halfwords at hand; `half`: the first word is half used up; `flight`: for each word on
    its way the clocks until it can be used; `idle`: no fetch started in the last clock. States are
    interned: identity is equality.
    """

    __slots__ = ("facts",)
    __hash__ = object.__hash__  # type: ignore[assignment]  # that of dict is None
    __eq__ = object.__eq__
    known: ClassVar[dict] = {}

    def __init__(self, facts):
        super().__init__()
        self.facts = facts

    def __missing__(self, key: int) -> "tuple[Fetch, int]":
        ready, half, flight, idle = self.facts
        needed, stalls = 1 + (key & 1), 0
        while ready < needed:
            ready, flight, idle = _clock(ready, half, flight, idle)
            stalls += 1
        ready -= needed
        half = (half + needed) & 1
        for _ in range(key >> 1):
            ready, flight, idle = _clock(ready, half, flight, idle)
        self[key] = found = (fetch_state(ready, half, flight, idle), stalls)
        return found


def fetch_state(ready: int, half: int, flight: tuple[int, ...], idle: bool) -> Fetch:
    facts = (ready, half, flight, idle)
    if facts not in Fetch.known:
        Fetch.known[facts] = Fetch(facts)
    return Fetch.known[facts]


def _clock(
    ready: int, half: int, flight: tuple[int, ...], idle: bool
) -> tuple[int, tuple[int, ...], bool]:
    """One clock: with a word of room a fetch starts, usable LATENCY clocks later, one more after an
    idle clock.

    Words arrive in order, at most one a clock. A delayed restart counts as starting one clock late.
    """
    words = (ready + half + 1) >> 1
    if words + len(flight) < WORDS_HELD:
        due = LATENCY + (RESTART if idle else 0)
        flight += (max(due, flight[-1] + 1) if flight else due,)
    idle = not (flight and flight[-1] >= LATENCY)
    flight = tuple(due - 1 for due in flight)
    if flight and flight[0] <= 0:
        return ready + 2, flight[1:], idle
    return ready, flight, idle


class Clock(NamedTuple):
    """All that the next instruction's cost depends on: its predecessor, and the prefetch unit."""

    kind: Kind
    loaded: int
    computed: int
    fetch: Fetch


def entry_clock(address: int = 0) -> Clock:
    """At a function's entry: no predecessor, the prefetch unit full."""
    half = address >> 1 & 1
    return Clock(ALU, 0, 0, fetch_state(2 * WORDS_HELD - half, half, (), True))


def branch_clock(target: int) -> Clock:
    """After a taken branch: only the target's word is there, the next comes one clock later."""
    half = target >> 1 & 1
    return Clock(ALU, 0, 0, fetch_state(2 - half, half, (1,), False))


def run_clock(
    timings: Iterable[Timing], profile: Profile, clock: Clock, issues: list[int] | None = None
) -> tuple[int, int, Clock]:
    """(cycles, fetch stalls among them, the clock afterwards) of instructions in a row; appends
    issue cycles to `issues`.

    One loop without calls, since searches live in it: over a million instructions a second.
    """
    before, ploaded, pcomputed, fetch = clock
    multi = profile.multi
    cycles = stalls = 0
    for kind, size, cost, address, loaded, computed, indexed in timings:
        if kind is not ALU:
            if address & pcomputed:
                cost += 1
            if kind is LOAD:
                if before is LOAD:
                    if not address & ploaded:
                        cost -= 1
                elif before is STORE:
                    cost += 1
            elif kind is STORE:
                if indexed and before is LOAD:
                    cost -= 1
            elif kind is LOADS:
                cost += multi + 1 if before is STORE else multi
            else:
                cost += multi
        fetch, wait = fetch[2 * cost + (size == 4)]
        if wait:
            stalls += wait
            cycles += wait
        if issues is not None:
            issues.append(cycles)
        cycles += cost
        before, ploaded, pcomputed = kind, loaded, computed
    return cycles, stalls, Clock(before, ploaded, pcomputed, fetch)


def cost_after(before: Timing, now: Timing) -> int:
    """What `now` costs straight after `before` in profile F3 without fetch stalls, which code of
    wide instructions alone never has: the rules of run_clock.
    """
    kind, cost = now[0], now[2]
    if kind is ALU:
        return cost
    behind = before[0]
    if now[3] & before[5]:
        cost += 1
    if kind is LOAD:
        if behind is LOAD:
            return cost if now[3] & before[4] else cost - 1
        return cost + 1 if behind is STORE else cost
    if kind is STORE:
        return cost - 1 if now[6] and behind is LOAD else cost
    return cost + F3.multi + 1 if kind is LOADS and behind is STORE else cost + F3.multi


def run_block(
    timings: Iterable[Timing], profile: Profile, clock: Clock, target: int | None = None
) -> tuple[int, int, Clock]:
    """The same for a basic block; `target` is the address its last instruction branched to, None if
    it fell through.

    A taken branch costs one cycle more and empties the prefetch unit.
    """
    cycles, stalls, after = run_clock(timings, profile, clock)
    return (cycles, stalls, after) if target is None else (cycles + 1, stalls, branch_clock(target))


def straight_line_cycles(
    timings: Iterable[Timing], profile: Profile, start_offset: int = 0
) -> tuple[int, int, tuple[int, ...]]:
    """(cycles, fetch stalls among them, issue cycle of each instruction) of a routine entered at
    `start_offset` mod 4.
    """
    issues: list[int] = []
    cycles, stalls, _ = run_clock(timings, profile, entry_clock(start_offset), issues)
    return cycles, stalls, tuple(issues)
