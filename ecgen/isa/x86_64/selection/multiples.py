"""A small constant multiple as address sums: base + index * {1, 2, 4, 8}, each one instruction that
touches no flag.

A chain is a list of steps (base, index, scale); operand 0 is the number itself, operand k > 0 the
result of the step before (only the last result and the number itself are at hand); base None means
0.
"""

from functools import cache

SCALES = (1, 2, 4, 8)
LONGEST = 3


@cache
def multiple_chain(factor: int) -> tuple[tuple[int | None, int, int], ...] | None:
    """The shortest chain of at most three steps for x -> factor * x, or None; factor >= 2."""
    level: dict[int, tuple] = {1: ()}
    for _ in range(LONGEST):
        following: dict[int, tuple] = {}
        for value, steps in level.items():
            last = len(steps)
            for base in dict.fromkeys((0, last, None)):
                for index in dict.fromkeys((0, last)):
                    if last and base != last and index != last:
                        continue
                    for scale in SCALES:
                        sum_ = (0 if base is None else 1 if base == 0 else value) + (
                            1 if index == 0 else value
                        ) * scale
                        following.setdefault(sum_, (*steps, (base, index, scale)))
        if factor in following:
            return following[factor]
        level = following
    return None
