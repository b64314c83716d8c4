"""The sequence of basic blocks that ran -> modelled cycles, under all profiles at once.

A block's cost depends on the clock it is entered with and on where it leaves to; both take few
values, so each combination is worked out once and counted afterwards: a step is one dictionary
look-up.
"""

from collections.abc import Callable
from dataclasses import dataclass

from ecgen.errors import CheckFailure
from ecgen.isa.armv7em.cycles import PROFILES, Clock, entry_clock, run_block
from ecgen.run.emulated.armv7em.decode import decode


@dataclass
class Passage:
    """One way through a block: how often it was taken, the clocks it leaves, and (cycles, stalls)
    per profile.
    """

    count: int
    after: int
    costs: tuple[tuple[int, int], ...]
    instructions: int


class Replay:
    """Feed `enter` with every block in order, then `leave`; `totals` and `by_block` tell what was
    spent since `start`.

    `read` fetches code bytes. What was learnt about blocks is kept between runs: the code must not
    change.
    """

    profiles = tuple(profile.name for profile in PROFILES)

    def __init__(self, read: Callable[[int, int], bytes]):
        self.read = read
        self.blocks: dict = {}
        self.passages: dict = {}
        self.clocks: list[tuple[Clock, ...]] = []
        self.numbers: dict = {}
        self.block: tuple[int, int] | None = None
        self.state = 0

    def start(self) -> None:
        for passage in self.passages.values():
            passage.count = 0
        self.block = None

    def enter(self, address: int, size: int) -> None:
        """The next block begins: this settles where the one before went."""
        if self.block is None:
            self.state = self._number(tuple(entry_clock(address) for _ in PROFILES))
        else:
            self._settle(address)
        self.block = (address, size)

    def leave(self, address: int) -> None:
        """The last block has ended by a jump to `address`."""
        if self.block is not None:
            self._settle(address)
        self.block = None

    def totals(self) -> tuple[int, tuple[tuple[int, int], ...]]:
        """(instructions, (cycles, fetch stalls) per profile)."""
        seen = [p for p in self.passages.values() if p.count]
        costs = tuple(
            tuple(sum(p.count * p.costs[i][k] for p in seen) for k in (0, 1))
            for i in range(len(PROFILES))
        )
        return sum(p.count * p.instructions for p in seen), costs

    def by_block(self) -> dict[int, tuple[int, tuple[tuple[int, int], ...]]]:
        """Block address -> (times run, (cycles, fetch stalls) per profile)."""
        found: dict = {}
        for (block, _, _), p in self.passages.items():
            if p.count:
                count, costs = found.get(block[0], (0, ((0, 0),) * len(PROFILES)))
                more = tuple(
                    (c + p.count * pc, s + p.count * ps) for (c, s), (pc, ps) in zip(costs, p.costs)
                )
                found[block[0]] = count + p.count, more
        return found

    def _settle(self, target: int) -> None:
        key = (self.block, target, self.state)
        passage = self.passages.get(key)
        if passage is None:
            passage = self.passages[key] = self._work_out(*key)
        passage.count += 1
        self.state = passage.after

    def _work_out(self, block: tuple[int, int], target: int, state: int) -> Passage:
        address, size = block
        if block not in self.blocks:
            self.blocks[block] = decode(self.read(address, size), address)
        timings = self.blocks[block]
        if not timings:
            raise CheckFailure(f"the emulator reported an empty block at {address:#x}.")
        jumped = None if target == address + size else target
        runs = [
            run_block(timings, profile, clock, jumped)
            for profile, clock in zip(PROFILES, self.clocks[state])
        ]
        return Passage(
            0,
            self._number(tuple(run[2] for run in runs)),
            tuple(run[:2] for run in runs),
            len(timings),
        )

    def _number(self, clocks: tuple[Clock, ...]) -> int:
        if clocks not in self.numbers:
            self.numbers[clocks] = len(self.clocks)
            self.clocks.append(clocks)
        return self.numbers[clocks]
