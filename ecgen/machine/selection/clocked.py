"""LimbProgram -> the same program for a machine with one carry flag, its carry chains in the order
in which a core that reorders could begin them: chains of operations that do not wait for each other
alternate, so that one's latency is the other's time.

List scheduling of whole chains (turns.py says why they stay whole), each with the products and
other words that it reads, against the pipes of a core. Of the chains whose operands are there when
the multipliers get to them the one with the longest way to the end goes first, else the one that
can begin first. Chains are taken from `open` field operations at once, so that few words wait.
"""

from collections.abc import Callable
from dataclasses import dataclass

from ecgen.errors import ScheduleError
from ecgen.limb.ir import LimbOp, LimbProgram
from ecgen.machine.chains import HALF
from ecgen.machine.order import reorder
from ecgen.machine.pipes import Row, pipes_of
from ecgen.machine.segments import segments
from ecgen.machine.selection.turns import Turns

AHEAD = 4  # field operations beyond those that are open from which a chain may come
RowOf = Callable[[LimbOp], Row | None]  # None: no instruction


@dataclass(frozen=True)
class Pace:
    """How chains alternate: among `open` field operations, and from how many cycles `behind` the
    multipliers a chain counts as waiting."""

    open: int = 1
    behind: int = 0


def by_clock(program: LimbProgram, row_of: RowOf, pace: Pace) -> LimbProgram:
    """The program with its chains in the order of a list scheduling. ScheduleError if two wait for
    each other.
    """
    return reorder(program, tuple(_Clocked(program, row_of, pace).order()))


class _Clocked(Turns):
    """`ready`: the cycle in which the results of an operation that is done are there; `height`: the
    cycles from its start to the end of the program."""

    def __init__(self, program: LimbProgram, row_of: RowOf, pace: Pace):
        super().__init__(program)
        self.pace, self.rows = pace, [row_of(op) for op in program.ops]
        self.pipes = pipes_of(row for row in self.rows if row)
        self.ready: dict[int, int] = {}
        self.multiplied = 0.0  # the cycle up to which the multipliers are busy
        self.height = self._heights()
        self.first = [run[0] for run in self.runs]
        self.before = [set(self.chains_before(k)) for k in range(len(self.runs))]

    def _heights(self) -> list[int]:
        height = [0] * len(self.rows)
        for i in reversed(range(len(self.rows))):
            height[i] += self._latency(i)
            for j in self.makers(i):
                height[j] = max(height[j], height[i])
        return height

    def _latency(self, i: int) -> int:
        row = self.rows[i]
        return row.latency if row else 0

    def order(self) -> list[int]:
        spans = segments(self.program)
        owner = [k for k, (start, end) in enumerate(spans) for _ in range(start, end)]
        left: list[list[int]] = [[] for _ in spans]
        for k in range(len(self.runs)):
            left[owner[self.first[k]]].append(k)
        begun: set[int] = set()
        while any(left):
            chain = self._next(left, begun)
            mine = owner[self.first[chain]]
            left[mine].remove(chain)
            begun.add(mine)
            self._take_run(chain)
            if not left[mine]:
                for i in range(*spans[mine]):
                    if i not in self.chain_of:
                        self.take(i)
        for i in range(len(owner)):
            self.take(i)
        return list(self.done)

    def _next(self, left: list[list[int]], begun: set[int]) -> int:
        """The chain to take now."""
        undone = [k for k, chains in enumerate(left) if chains]
        opened = [k for k in undone if k in begun]
        reach = [*opened, *(k for k in undone if k not in begun)][: len(opened) + AHEAD]
        waiting = {chain for chains in left for chain in chains}
        found = [c for k in reach for c in left[k] if not self.before[c] & waiting]
        found = found or [c for k in undone for c in left[k] if not self.before[c] & waiting]
        if len(opened) >= self.pace.open:
            found = [c for k in opened for c in left[k] if c in found] or found
        if not found:
            raise ScheduleError(f"{self.program.name}: two carry chains wait for each other.")
        known: dict[int, int] = {}
        return min(found, key=lambda chain: self._rank(chain, known))

    def _rank(self, chain: int, known: dict[int, int]) -> tuple[float, int, int]:
        """When the chain can begin at the soonest, the longest way behind it first."""
        run = self.runs[chain]
        start = max(
            self._soonest(j, known) - k for k, i in enumerate(run) for j in (*self.makers(i), i)
        )
        begin = max(float(start), self.multiplied + self.pace.behind)
        return begin, -max(self.height[i] for i in run), self.first[chain]

    def _soonest(self, i: int, known: dict[int, int]) -> int:
        """The cycle in which the operation's results can be there if no pipe is taken."""
        if i in self.ready:
            return self.ready[i]
        if i not in known:
            known[i] = self._latency(i) + max(
                (self._soonest(j, known) for j in self.makers(i)), default=0
            )
        return known[i]

    def _take_run(self, chain: int) -> None:
        self.begun.add(chain)
        for i in self.runs[chain]:
            self.take(i)

    def take(self, i: int) -> None:
        if i in self.done:
            return
        super().take(i)
        start = max((self.ready[j] for j in self.makers(i)), default=0)
        if row := self.rows[i]:
            start = self.pipes.start(row, start)
            if self.program.ops[i].name in ("mulwide", "mullo", HALF):
                self.multiplied += row.taken / len(row.pipes)
        self.ready[i] = start + self._latency(i)
