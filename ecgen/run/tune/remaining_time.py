"""How long a run will still take: parts with the seconds they were thought to take, corrected by
the pace of what was done, of each kind of parts by its own.
"""

import time
from collections.abc import Callable, Mapping

# times what is thought, at the pace so far: what a step takes beyond is spent once (a solver, a
# proof) and says nothing of the steps that follow. Of 13 steps for one routine one took 14 of 23 s
ONCE = 4.0
# seconds of work of a kind whose pace says as much as that of all kinds does, and of all kinds as
# what was thought
TRUST = 3.0


class Eta:
    """`parts` name -> seconds as thought, `kinds` name -> of which kind it is, where not all are of
    one. What was found done counts as done and says nothing of the pace.
    """

    def __init__(
        self,
        parts: dict[str, float],
        clock: Callable[[], float] = time.monotonic,
        kinds: Mapping[str, str] | None = None,
    ):
        kinds = kinds or {}
        self.parts, self.clock, self.kinds = (
            dict(parts),
            clock,
            {name: kinds.get(name, "") for name in parts},
        )
        self.done = dict.fromkeys(parts, 0.0)
        # what this run did itself: seconds as thought, and as spent
        self.of_kind = {kind: [0.0, 0.0] for kind in self.kinds.values()}
        self.heard = clock()

    def did(self, part: str, share: float, fresh: bool) -> None:
        """So much of the part (1.0: the whole) was done just now, `fresh` unless it only was taken
        from an earlier run.
        """
        share = min(share, 1.0 - self.done[part])
        own = self.of_kind[self.kinds[part]]
        now = self.clock()
        thought = self.parts[part] * share if fresh else 0.0
        self.done[part] += share
        own[1] += (
            min(now - self.heard, ONCE * thought * max(self.whole, 1.0))
            if fresh
            else now - self.heard
        )
        own[0] += thought
        self.heard = now

    @property
    def worked(self) -> float:
        """Of the thought seconds of all parts, what this run did itself."""
        return sum(worked for worked, _ in self.of_kind.values())

    @property
    def whole(self) -> float:
        """Seconds spent for one that was thought, of all kinds."""
        return (sum(spent for _, spent in self.of_kind.values()) + TRUST) / (self.worked + TRUST)

    def left(self) -> float:
        """Seconds until the end at the pace so far; before anything was done, as thought."""
        pace = {
            kind: (spent + TRUST * self.whole) / (worked + TRUST)
            for kind, (worked, spent) in self.of_kind.items()
        }
        return sum(
            seconds * (1.0 - self.done[part]) * pace[self.kinds[part]]
            for part, seconds in self.parts.items()
        )


def told_time(seconds: float) -> str:
    """`1 min 20 s`, `45 s`, `2 h 5 min`."""
    seconds = max(round(seconds), 0)
    if seconds < 60:
        return f"{seconds} s"
    if seconds < 3600:
        return f"{seconds // 60} min {seconds % 60} s"
    return f"{seconds // 3600} h {seconds % 3600 // 60} min"
