"""Instructions of one routine -> core cycles on a core that reorders: what its pipes, latencies and
window let through. Limb operations -> the rows by which they are put in order.

Instructions are renamed, enter `issue` a cycle in their order, leave in their order, and at most
`window` are in between. Each takes, at the first cycle at which its operands are there, one of its
pipes, in the order of the program, and holds it as long as [instructions] of the CPU file says: the
throughput times the number of pipes. Caches always hit, branches are known. A word of the frame is
there `store_forward` cycles behind its store. `calibrate.py` says how far this is off.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from ecgen.isa.aarch64.table import TABLE
from ecgen.limb.ir import LimbOp
from ecgen.machine.chains import HALF
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg
from ecgen.machine.pipes import Row, pipes_of
from ecgen.machine.selection.effects import effects

NEAR = 4  # places by which sums shift an operand to the left at no cost
WORK = 1500  # instructions from whose repetition a steady state is told
MOST = 32  # repetitions
# Rows of a core whose CPU file says less: two multipliers that also add, of which one also makes
# flags, as two more pipes do; pipes for loads, some of which store.
GENERAL = {
    "mul": Row(2, (0, 1), 1),
    "umulh": Row(3, (0, 1), 1),
    "madd": Row(2, (0,), 1),
    "umaddl": Row(2, (0,), 1),
    "add": Row(1, (3, 2, 1, 0), 1),
    "adds": Row(1, (3, 2, 0), 1),
    "add_lsr": Row(2, (0, 1), 1),
    "extr": Row(3, (0, 1), 1),
    "ldr": Row(4, (6, 7, 8), 1),
    "ldp": Row(4, (6, 7, 8), 1),
    "str": Row(1, (6, 7), 1),
    "stp": Row(1, (6, 7), 1),
}
SHIFTED = ("add", "adds", "sub", "subs")
SAVED = "saved"  # the space of what a frame keeps


@dataclass(frozen=True)
class Core:
    """The figures of a CPU file: rows by mnemonic or by class (`class_of`), `issue` instructions a
    cycle, `window` instructions between entering and leaving, none on a core that starts them in
    their order, cycles from a store to a load."""

    rows: dict[str, Row] = field(default_factory=lambda: dict(GENERAL), hash=False)
    issue: int = 8
    window: int = 256
    forward: int = 5

    def row(self, instr: Instr) -> Row:
        """The row of an instruction: its own, if the CPU file has one, else that of its class."""
        name = class_of(instr)
        own = self.rows.get(instr.mnemonic) if name in ("add", "adds") else None
        return own or self.rows[name]

    @property
    def is_in_order(self) -> bool:
        """Whether instructions start in their order."""
        return not self.window

    @cached_property
    def limb_rows(self) -> dict[str, Row]:
        rows = self.rows
        products = {"mullo": rows["mul"], HALF: rows["umaddl"]}
        return products | {"shld": rows["extr"], "shrd": rows["extr"]}

    def limb_row(self, op: LimbOp) -> Row | None:
        """The row of what a limb operation becomes; None for what becomes nothing by itself."""
        if op.name in ("zero", "const", "flag"):
            return None
        if op.name == "mulwide":
            return self.rows["umulh" if op.outs[0] else "mul"]
        if op.name in ("add", "adc", "sub", "sbb") and op.outs[1]:
            return self.rows["adds"]
        return self.limb_rows.get(op.name, self.rows["add"])


def core_of(target) -> Core:
    """The core that a CPU file describes."""
    said = target.data.get("instructions", {})
    rows = dict(GENERAL)
    for name, figures in said.items():
        general = GENERAL.get(name) or GENERAL["adds" if TABLE[name].writes else "add"]
        pipes = tuple(figures.get("pipes", general.pipes))
        taken = round(figures.get("throughput", general.taken / len(pipes)) * len(pipes))
        latency = int(figures.get("latency", general.latency))
        rows[name] = Row(latency, pipes, max(1, taken))
    model = target.model
    default = Core()
    return Core(
        rows,
        int(model.get("issue", default.issue)),
        int(model.get("window", default.window)),
        int(model["store_forward"]),
    )


def class_of(instr: Instr) -> str:
    """The row of GENERAL that an instruction has."""
    name, row = instr.mnemonic, TABLE[instr.mnemonic]
    if name in GENERAL and name not in ("add", "adds"):
        return name
    stem, _, shift = name.partition("_")
    if shift in ("lsl", "lsr") and stem in SHIFTED:
        amount = instr.operands[-1]
        assert isinstance(amount, Imm)
        if shift == "lsr" or amount.value > NEAR:
            return "add_lsr"
    return "adds" if row.writes else "add"


def whole(machine: MachineProgram) -> tuple[Instr, ...]:
    """The instructions of a call, those of the frame as what they cost, a loop's body once."""
    saved = machine.saved
    pairs = [saved[k : k + 2] for k in range(0, len(saved), 2)]
    places = [Mem("sp", -16 * (k + 1), SAVED) for k in range(len(pairs))]
    kept = [(Reg(pair[0]), place) for pair, place in zip(pairs, places)]
    return (
        *(Instr("str", operands) for operands in kept),
        *machine.instructions,
        *(Instr("ldr", operands) for operands in kept),
    )


class Facts(NamedTuple):
    """An instruction for the clock: its row, the places that it waits for, those that it makes, and
    the cycles from its start until they are there."""

    row: Row
    reads: tuple[Hashable, ...]
    makes: tuple[Hashable, ...]
    later: int


def cycles(code: Sequence[Instr], core: Core) -> tuple[float, int]:
    """(core cycles a call in a steady state of independent calls, those of one call alone)."""
    return cycles_of([_facts(instr, core) for instr in code], core)


def cycles_of(code: Sequence[Facts], core: Core) -> tuple[float, int]:
    """The same of what the clock sees of instructions."""
    rounds = max(3, min(MOST, WORK // max(len(code), 1)))
    clock = _Clock(core)
    ends = [clock.run(code) for _ in range(rounds)]
    settled = rounds // 2  # the first calls find pipes that nobody had before
    return round((ends[-1] - ends[settled]) / (rounds - 1 - settled), 2), ends[0]


def bound(rows: Sequence[Row], core: Core) -> float:
    """Core cycles below which no order of what has these rows takes a call: the work of the
    instructions that are confined to some pipes over the number of these, for every set of them
    that instructions have or two of these have together; and what enters a cycle.
    """
    work: dict[frozenset[int], int] = {}
    for row in rows:
        work[frozenset(row.pipes)] = work.get(frozenset(row.pipes), 0) + row.taken
    sets = {a | b for a in work for b in work}
    loads = (sum(n for part, n in work.items() if part <= s) / len(s) for s in sets)
    return round(max([len(rows) / core.issue, *loads]), 2)


def _facts(instr: Instr, core: Core) -> Facts:
    """What the clock takes of an instruction. Words of arrays are there, and nobody waits for
    them."""
    reads, writes = (
        tuple(place for place in places if not isinstance(place, tuple) or place[0] == "slot")
        for places in effects(instr, TABLE)
    )
    row = core.row(instr)
    is_store = TABLE[instr.mnemonic].kind == "store"
    return Facts(row, reads, writes, core.forward if is_store else row.latency)


class _Clock:
    """`left`: the cycle at which each instruction leaves, in their order; `entered`: the cycle in
    which the last one entered, `room` for so many more."""

    def __init__(self, core: Core):
        self.core, self.pipes = core, pipes_of(core.rows.values())
        self.left: list[int] = []
        self.entered, self.room = 0, core.issue
        self.started = 0

    def run(self, code: Sequence[Facts]) -> int:
        """The cycle in which the last instruction of a call leaves. What it is called with is
        there when it enters.
        """
        ready: dict = {}
        left, window = self.left, self.core.window
        for row, reads, makes, later in code:
            self._enter(left[-window] if window and len(left) >= window else self.started - 1)
            start = max([self.entered + 1, *(ready.get(place, 0) for place in reads)])
            start = self.pipes.start(row, start)
            if not window:
                self.started = start
            for place in makes:
                ready[place] = start + later
            left.append(max(start + row.latency, left[-1] if left else 0))
        return left[-1] if left else 0

    def _enter(self, least: int) -> None:
        """The next instruction enters, not before the cycle `least`."""
        if self.entered < least or not self.room:
            self.entered = max(self.entered + (not self.room), least)
            self.room = self.core.issue
        self.room -= 1
