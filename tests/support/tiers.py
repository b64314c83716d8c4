"""Which tests are run: those of the shorter tier, all, or one part of the longer tier alone.

What is marked `long` has a sample of its kind that is not. Of the cases of a test that is marked
`sample(n)` the first and every nth after it are in the shorter tier.
"""

import time
from collections import Counter

import pytest

# in the environment, seconds since the epoch; not in that of a run inside a test
LATEST = "PYTEST_UNTIL"


def longer(items: list) -> list[bool]:
    """Whether each test is of the longer tier alone."""
    met = Counter()
    return [
        item.get_closest_marker("long") is not None or _is_left_out(item, met) for item in items
    ]


def _is_left_out(item, met: Counter) -> bool:
    """Whether it is none of the sample of its test's cases, of which so many were met."""
    marker, name = item.get_closest_marker("sample"), item.nodeid.partition("[")[0]
    if marker is None:
        return False
    met[name] += 1
    return (met[name] - 1) % marker.args[0] != 0


def part_of(text: str) -> tuple[int, int]:
    """(k, n) of "k/n", 1 <= k <= n."""
    part, _, parts = text.partition("/")
    if not (part.isdecimal() and parts.isdecimal() and 1 <= int(part) <= int(parts)):
        raise pytest.UsageError(f"--shard {text}: give K/N with 1 <= K <= N, such as 3/24")
    return int(part), int(parts)


def of_part(items: list, part: int, parts: int) -> list:
    """The kth of n runs of neighbours, of almost one length: tests of a file share what they
    build, so that a part of neighbours takes a third of the time of one that is drawn.
    """
    return items[len(items) * (part - 1) // parts : len(items) * part // parts]


def skip_late(nodeid: str, environment) -> None:
    """Skips a test that would start after the time that was given."""
    until = environment.get(LATEST)
    if until and time.time() > float(until):
        pytest.skip(f"not reached in the time that was given: {nodeid}")
