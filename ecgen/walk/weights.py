"""The small cost model that chooses window widths and comb shapes; all costs in field
multiplications, modelled.
"""

from collections.abc import Callable
from dataclasses import dataclass

WINDOWS = range(2, 8)
PREFERRED = 5
MARGIN = 0.02
INVERSION = 120.0  # the measured ones of 256 to 384 bits are near
ROUNDS = 8  # of additions side by side, each with one inversion, until each bucket is one point
EARNED = 0.05  # a larger table of constants must make a multiplication cheaper by that part


@dataclass(frozen=True)
class CostWeights:
    """`squaring`, `linear` (an addition) and `select_word` (masking one word of one table entry)
    relative to a multiplication. `words` per field element; `table_bytes` bounds the fixed-base
    table; `margin`: by which part of its cost another window has to beat the preferred one."""

    squaring: float = 0.8
    linear: float = 0.15
    select_word: float = 0.008
    words: int = 4
    table_bytes: int = 32 << 10
    margin: float = MARGIN

    def cost(self, multiplications: float, squarings: float = 0, linears: float = 0) -> float:
        return multiplications + self.squaring * squarings + self.linear * linears

    def select(self, entries: int, coordinates: int) -> float:
        """A full scan of `entries` entries."""
        return self.select_word * entries * coordinates * self.words

    def normalize(self, points: int) -> float:
        """Affine coordinates of a list, by one inversion."""
        return INVERSION + points * self.cost(7, 1)

    def collect(self, points: int) -> float:
        """Affine additions of a list to buckets, side by side."""
        return ROUNDS * INVERSION + points * self.cost(5, 1, 8)


def choose_window(
    cost_of: Callable[[int], float], given: int | None, margin: float = MARGIN
) -> int:
    """`given`, or the width of least cost, where width 5 wins unless another is cheaper by more
    than the margin.

    The margin is there because the differences around the optimum are below what the model can
    tell.
    """
    if given is not None:
        return given
    costs = {w: cost_of(w) for w in WINDOWS}
    best = min(costs, key=lambda w: (costs[w], w))
    return best if costs[best] < (1 - margin) * costs[PREFERRED] else PREFERRED


def choose_comb(
    length: int,
    weights: CostWeights,
    system: tuple[int, float, float],
    is_taken: Callable[[int, int, int], bool] = lambda *shape: True,
    columns: int = 0,
) -> tuple[int, int, int] | None:
    """(teeth, blocks, spacing) of least modelled cost with teeth * blocks * spacing >= length,
    table within bounds, or a smaller table that costs little more; of those shapes that `is_taken`
    takes. (2, 1) if it takes none. `system`: the coordinates of an entry, and what a doubling and
    an addition cost. With `columns` of that spacing alone, None if there is none."""
    (coordinates, dbl, add), found = system, []
    for teeth in range(2, 8):
        for blocks in range(1, (length if columns else 64) + 1):
            spacing = -(-length // (teeth * blocks))
            size = blocks * (1 << (teeth - 1)) * coordinates * weights.words * 8
            if size > weights.table_bytes and (teeth, blocks) != (2, 1):
                break
            if columns and (spacing != columns or blocks < 3):
                continue
            adds = blocks * spacing - 1
            cost = (
                (spacing - 1) * dbl
                + adds * add
                + (adds + 1) * weights.select(1 << (teeth - 1), coordinates)
            )
            found.append((cost, size, (teeth, blocks, spacing)))
    while found:
        least = min(cost for cost, _, _ in found)
        best = min(
            (size, cost, shape) for cost, size, shape in found if cost <= (1 + EARNED) * least
        )
        if is_taken(*best[2]):
            return best[2]
        found = [row for row in found if row[2] != best[2]]
    return (2, 1, -(-length // 2)) if not columns else None
