"""MachineProgram -> the same instructions in an order that costs fewer cycles by the pairwise rules
of the cycle model.

Registers stay as allocated. An instruction moves past others only if neither reads or writes what
the other writes; memory conflicts by space and offset, argument arrays among each other whenever
one is stored to (they may overlap). Only single loads and stores, and instructions between them,
gain from moving: loads want to stand behind loads, a store not in front of a load, an address not
behind the instruction that made it.
"""

from dataclasses import dataclass, replace

from ecgen.isa.armv7em import table
from ecgen.isa.armv7em.cycles import LOAD, STORE, Timing, alu, cost_after
from ecgen.isa.armv7em.text import timing
from ecgen.machine.ir import Instr, MachineProgram
from ecgen.machine.selection.effects import effects

WINDOW = 24
ROUNDS = 4
NEAR = 6
NOTHING = alu(4, cycles=0)


@dataclass(slots=True)
class Placed:
    """An instruction with bit masks of the places that it `writes`, and that it `uses` (reads or
    writes), and its timing.
    """

    instr: Instr
    writes: int
    uses: int
    time: Timing


def placed(body) -> list[Placed]:
    """The instructions, their places numbered."""
    bits: dict = {}
    found = []
    for instr in body:
        reads, writes = (
            sum(1 << bits.setdefault(place, len(bits)) for place in places)
            for places in effects(instr, table.TABLE)
        )
        found.append(Placed(instr, writes, reads | writes, timing(instr)))
    return found


def settle_order(program: MachineProgram) -> MachineProgram:
    """The program with loads grouped and stalls filled, as far as single moves do it."""
    body = placed(program.body)
    for _ in range(ROUNDS):
        gained = 0
        near = 0
        for at in range(len(body)):
            near = NEAR if _stalls(body, at) else near - 1
            if near > 0 or body[at].time[0] in (LOAD, STORE):
                gained += _improve(body, at)
        if not gained:
            break
    notes = [i.note for i in program.body]
    return replace(program, body=tuple(_with_notes([each.instr for each in body], notes)))


def _stalls(body: list[Placed], at: int) -> bool:
    """Whether a load behind a store, or an address made just before its use, stands a little
    ahead.
    """
    now = body[at].time
    for each in body[at + 1 : at + NEAR + 1]:
        then = each.time
        if now[5] & then[3] or (now[0] is STORE and then[0] is LOAD):
            return True
        now = then
    return False


def _with_notes(body, notes):
    """Comments keep their place in the sequence: they name the operation that begins about
    there.
    """
    return [
        replace(instr, note=note) if instr.note != note else instr
        for instr, note in zip(body, notes)
    ]


def _improve(body: list[Placed], at: int) -> bool:
    """Move the instruction to the best place within its window; whether that gained a cycle."""
    mine = body[at]
    writes, uses, now = mine.writes, mine.uses, mine.time
    low = high = at
    while (
        low > 0
        and at - low < WINDOW
        and not (writes & body[low - 1].uses or uses & body[low - 1].writes)
    ):
        low -= 1
    while (
        high < len(body) - 1
        and high - at < WINDOW
        and not (writes & body[high + 1].uses or uses & body[high + 1].writes)
    ):
        high += 1
    saved = -_joined(_time(body, at - 1), now, _time(body, at + 1))
    most, best = 0, None
    for to in range(low, high + 1):
        left, right = (to - 1, to) if to < at else (to, to + 1)
        gain = saved + _joined(_time(body, left), now, _time(body, right)) if to != at else 0
        if gain > most:
            most, best = gain, to
    if best is not None:
        body.insert(best, body.pop(at))
    return best is not None


def _time(body: list[Placed], at: int) -> Timing:
    """The timing of an instruction, of one that costs nothing before the first and behind the
    last.
    """
    return body[at].time if 0 <= at < len(body) else NOTHING


def _joined(left: Timing, now: Timing, right: Timing) -> int:
    """How many cycles fewer two neighbours and an instruction cost apart from each other than in a
    row.
    """
    return cost_after(left, right) - cost_after(left, now) - cost_after(now, right)
