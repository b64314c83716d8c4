"""When to measure: one measurement at a time on a machine, on one core, in a moment in which
nothing else disturbs it.

Work that is not measured holds a lock with others of its kind, a measurement holds it alone: while
one process of ecgen measures, no other one computes. That programs beside ecgen disturb is seen by
a probe, a fixed loop of multiplications that is timed before and after: where it takes more than
TOLERANCE of what it takes in quiet moments, the moment was busy, and what was measured in it is
measured again.
"""

import os
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from ecgen.errors import EcgenError

TOLERANCE = 1.05
RECENT = 400  # probes that say how fast this machine is now: the clock may change for good
TRIES = 500
WAIT = 0.05  # seconds, at most, from a busy moment to the next try


@cache
def lock_file() -> Path:
    """One for the user's processes on this machine, wherever one of them has its scratch files
    later.
    """
    return Path(tempfile.gettempdir()) / f"ecgen-measuring-{os.getuid()}.lock"


@contextmanager
def _locked(alone: bool) -> Iterator[None]:
    import fcntl

    with open(lock_file(), "a") as file:
        fcntl.flock(file, fcntl.LOCK_EX if alone else fcntl.LOCK_SH)
        yield


def working():
    """Inside, no process of ecgen on this machine measures."""
    return _locked(alone=False)


@contextmanager
def measuring(core: int | None = None) -> Iterator[None]:
    """Inside, this process alone measures and none computes; its thread stays on one core (None:
    the last that it may use).
    """
    with _locked(alone=True):
        allowed = os.sched_getaffinity(0)
        os.sched_setaffinity(0, {max(allowed) if core is None else core})
        try:
            yield
        finally:
            os.sched_setaffinity(0, allowed)


class Quiet:
    """Takes measurements in quiet moments; `repeated` counts those that were not. `known` is the
    probe's time in quiet moments of earlier runs on this processor, None if there were none; it is
    given up, and `slower` set, when no moment of half of TRIES is near it: the clock has changed,
    or others keep this core busy."""

    def __init__(
        self,
        probe: Callable[[], float],
        known: float | None = None,
        wait: Callable[[float], None] = time.sleep,
    ):
        self.probe, self.known, self.wait, self.repeated, self.slower = probe, known, wait, 0, False
        self.recent: deque[float] = deque(maxlen=RECENT)

    @property
    def usual(self) -> float:
        """What the probe takes in a quiet moment: a tenth of the recent ones took no longer."""
        return sorted(self.recent)[len(self.recent) // 10]

    def take(self, measure: Callable):
        """What measure() returns in a quiet moment. EcgenError if there is none among TRIES."""
        for attempt in range(TRIES):
            if attempt == TRIES // 2 and self.known is not None:
                self.known, self.slower = None, True
            before, value, after = self.probe(), measure(), self.probe()
            self.recent += (before, after)
            if max(before, after) <= TOLERANCE * min(self.usual, self.known or self.usual):
                return value
            self.repeated += 1
            self.wait(min(0.001 * 2 ** min(attempt, 10), WAIT))
        raise EcgenError(
            f"this machine is too busy to measure: beside each of {TRIES} measurements a fixed loop"
            f" took more than {TOLERANCE - 1:.0%} longer than usual.",
            hint=(
                "Stop other programs, or name another core with --pin. What was measured is"
                " recorded: the same command goes on from there."
            ),
        )
