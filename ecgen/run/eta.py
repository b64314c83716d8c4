"""How long a run will still take: parts with the seconds they were thought to take, corrected by the pace of what was done."""

import time
from collections.abc import Callable


class Eta:
    """`parts` name -> seconds as thought. What was found done counts as done and says nothing of the pace."""

    def __init__(self, parts: "dict[str, float]", clock: Callable[[], float] = time.monotonic):
        self.parts, self.clock = dict(parts), clock
        self.done = dict.fromkeys(parts, 0.0)
        self.worked = 0.0  # of the thought seconds of what this run did itself
        self.began = clock()

    def did(self, part: str, share: float, fresh: bool) -> None:
        """So much of the part (1.0: the whole) was done just now, `fresh` unless it only was taken from an earlier run."""
        share = min(share, 1.0 - self.done[part])
        self.done[part] += share
        self.worked += self.parts[part] * share if fresh else 0.0

    @property
    def spent(self) -> float:
        return self.clock() - self.began

    def left(self) -> float:
        """Seconds until the end at the pace so far; before anything was done, as thought."""
        rest = sum(seconds * (1.0 - self.done[part]) for part, seconds in self.parts.items())
        return rest * (self.spent + 3.0) / (self.worked + 3.0)


def told_time(seconds: float) -> str:
    """`1 min 20 s`, `45 s`, `2 h 5 min`."""
    seconds = max(round(seconds), 0)
    if seconds < 60:
        return f"{seconds} s"
    if seconds < 3600:
        return f"{seconds // 60} min {seconds % 60} s"
    return f"{seconds // 3600} h {seconds % 3600 // 60} min"
