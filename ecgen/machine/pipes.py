"""Instructions and limb operations on the pipes of a core: which of them takes one when.

What is given out first goes first: a later one takes the first cycle from which on its operands are
there and one of its pipes is free for it, also before cycles that are taken.
"""

from collections.abc import Iterable
from typing import NamedTuple


class Row(NamedTuple):
    """What the clock sees of an instruction: cycles to the result, the pipes that can take it, the
    preferred first, and the cycles for which one is taken."""

    latency: int
    pipes: tuple[int, ...]
    taken: int


class Pipes:
    """The cycles of each pipe that are taken: all below `full`, and those in `busy`."""

    def __init__(self, count: int):
        self.busy: list[set[int]] = [set() for _ in range(count)]
        self.full = [0] * count

    def first(self, row: Row, cycle: int) -> int:
        """The first cycle from `cycle` on at which a pipe of the row is free."""
        while not any(self._is_free(pipe, cycle, row.taken) for pipe in row.pipes):
            cycle += 1
        return cycle

    def start(self, row: Row, cycle: int) -> int:
        """The first cycle from `cycle` on at which a pipe of the row is free; it is taken."""
        _, pipes, taken = row
        cycle = max(cycle, min([self.full[pipe] for pipe in pipes]))
        while True:
            for pipe in pipes:
                busy = self.busy[pipe]
                if cycle not in busy and (taken == 1 or self._is_free(pipe, cycle, taken)):
                    self._take(pipe, cycle, taken)
                    return cycle
            cycle += 1

    def _is_free(self, pipe: int, cycle: int, taken: int) -> bool:
        return self.busy[pipe].isdisjoint(range(cycle, cycle + taken))

    def _take(self, pipe: int, cycle: int, taken: int) -> None:
        busy, full = self.busy[pipe], self.full[pipe]
        busy.update(range(cycle, cycle + taken))
        while full in busy:
            full += 1
        self.full[pipe] = full


def pipes_of(rows: Iterable[Row]) -> Pipes:
    """Free pipes for these rows."""
    return Pipes(1 + max((pipe for row in rows for pipe in row.pipes), default=0))
