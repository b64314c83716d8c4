"""In the place of the stopwatch: times that are computed from the code, so that two runs measure
the same. Imported first by the processes of the tests of tuning, those of a cluster among them."""

import hashlib
import os
import time

from ecgen.run.measure import stopwatch
from ecgen.run.tune import fleet, tuning


def number(*what) -> float:
    """100 to 200, from the digest of what is timed."""
    return 100 + int(hashlib.sha256(repr(what).encode()).hexdigest()[:8], 16) / 2**32 * 100


class Stopwatch:
    def probe(self) -> float:
        return 1000.0

    def load(self, routines) -> None:
        time.sleep(float(os.environ.get("INVENTED_SECONDS", "0")))

    def measure(self, routine, runs=5, turns=25, counted=0, then=None) -> tuple[float, float]:
        return number(routine.lines, then and then.lines), number(
            routine.lines, then and then.lines, "chained"
        )


class Loops:
    def __init__(self, library, target):
        self.library = library
        self.lines = {each.name: each.lines for each in library.assembly.emitted}

    def program(self, replaced):
        return self.lines | {name: each.lines for name, each in replaced.items()}


def in_turn(programs, *given):
    return [{"scalarmult": number(program)} for program in programs]


stopwatch.Stopwatch, tuning.Loops, tuning.in_turn = Stopwatch, Loops, in_turn
if os.environ.get("INVENTED_AWAY"):  # as on a machine that does not see the file of who asks
    tuning.is_same = fleet.is_same = lambda *given: False
