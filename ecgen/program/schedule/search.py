"""Exact scheduling: dynamic programming over order ideals x last unit, and the same with a beam.

A state is the set of operations done and the unit done last; its label is (first sum, second sum,
peak of live values), compared in this order, where the aim says how contiguous dependencies and
costs enter the sums. The two sums and the final maximum make the lexicographic minimum at a state
the only one worth extending. Two labels at one ideal differ only in which ready units they
penalise, so a label whose penalised set contains that of a better label is dropped. Nothing depends
on time or hashing: the same problem gives the same order.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ecgen.program.schedule.problem import SHARE, Problem

Score = tuple[int, int, int]
First = frozenset[str] | None  # loop-carried inputs that the first unit reads
# first sum, second sum, peak, the unit done last and the label before it
Label = tuple[int, int, int, int | None, "Label | None"]
Labels = dict[int | None, Label]
Layer = dict[int, Labels]


@dataclass(frozen=True)
class Found:
    """`order` indexes the problem's units; `complete` says that no order scores less than
    `score`.
    """

    score: Score
    order: tuple[int, ...]
    complete: bool
    states: int


@lru_cache(maxsize=64)  # fusions that find the same pose the same problem
def solve(problem: Problem, max_states: int = 400_000, loop: bool = False) -> Found:
    """The best order, proven if at most `max_states` ideals had to be visited, else the best of
    beams.
    """
    best: Found | None = None
    states, complete = 0, True
    classes: tuple[First, ...] = _first_units(problem) if loop else (None,)
    for width in (1, 16):
        for first in classes:
            best = _better(best, _run(problem, first, best, None, width)[0])
    for first in classes:
        found, visited = _run(problem, first, best, max_states - states, None)
        states += visited
        complete = states <= max_states
        best = _better(best, found)
        if not complete:
            break
    for first in () if complete else classes:  # one wider still
        best = _better(best, _run(problem, first, best, None, 32)[0])
    assert best is not None  # a beam ends with an order
    return Found(best.score, best.order, complete, states)


def _better(old: Found | None, new: Found | None) -> Found | None:
    return new if old is None or (new is not None and new.score < old.score) else old


def _first_units(problem: Problem) -> tuple[frozenset[str], ...]:
    """The sets of loop-carried inputs that a first unit can read: one run each."""
    ready = [u for u, need in enumerate(problem.needs) if not need & ~problem.start]
    return tuple(sorted({problem.fed[u] for u in ready}, key=sorted))


def _run(
    problem: Problem, first: First, best: Found | None, max_states: int | None, width: int | None
) -> tuple[Found | None, int]:
    """One sweep in layers of equally many done operations; prunes what cannot beat `best`."""
    sweep = _Sweep(problem, first, (1 << 60, 0, 0) if best is None else best.score)
    layers, facts = sweep.layers, sweep.facts
    visited = 0
    for size in range(problem.start.bit_count(), problem.full.bit_count()):
        layer = layers.pop(size, {})
        if width is not None:
            layer = _narrow(problem, layer, facts, width)
        for ideal, labels in layer.items():
            # all that are known will be visited, but for the last
            if (
                max_states is not None
                and visited + len(facts) - (problem.full in facts) > max_states
            ):
                return None, max_states + 1
            visited += 1
            sweep.extend(ideal, labels)
            del facts[ideal]
    final = layers.get(problem.full.bit_count(), {}).get(problem.full, {})
    return _finish(problem, first, final.values(), visited), visited


class _Sweep:
    """The labels by how many operations are done, and of each ideal what is live and the rest of
    the costs; `first` is what the first unit reads, `limit` what an order has to beat.
    """

    def __init__(self, problem: Problem, first: First, limit: Score):
        self.problem, self.first, self.limit = problem, first, limit
        start: Layer = {problem.start: {None: (0, 0, problem.live, None, None)}}
        self.layers: dict[int, Layer] = {problem.start.bit_count(): start}
        self.facts = {problem.start: (problem.live, sum(problem.shares))}
        self.shares = [sum(problem.shares[i] for i in unit.members) for unit in problem.units]

    def extend(self, ideal: int, labels: Labels) -> None:
        """Every ready unit after every label worth keeping; longer than usual because this is the
        inner loop.
        """
        problem, first, limit = self.problem, self.first, self.limit
        layers, facts = self.layers, self.facts
        masks, needs = problem.masks, problem.needs
        (more, then), (by_cost, then_cost) = problem.aim
        undone = ~ideal
        ready = [u for u, mask in enumerate(masks) if not mask & ideal and not needs[u] & undone]
        if first is not None and ideal == problem.start:
            ready = [u for u in ready if problem.fed[u] == first]
        kept = _undominated(labels, ready, masks, needs)
        live, rest = facts[ideal]
        rows = [(penal, *label[:3]) for penal, label in kept]
        for j, u in enumerate(ready):
            bit, one, two, peak = 1 << j, None, 0, 0
            for i, (penal, first_sum, second_sum, most) in enumerate(rows):
                if penal & bit:
                    first_sum, second_sum = first_sum + more, second_sum + then
                if one is None or (first_sum, second_sum, most) < (one, two, peak):
                    one, two, peak, parent = first_sum, second_sum, most, i
            assert one is not None  # `kept` is never empty
            one += by_cost * problem.costs[u]
            two += then_cost * problem.costs[u]
            after = ideal | masks[u]
            known = facts.get(after)
            if known is None:
                left = ~after
                # -1 (a public result) meets every mask but the empty one; after the last unit
                # `left` still has high bits
                now = live
                for use in problem.born[u]:
                    if use & left:
                        now += 1
                for use in problem.dying[u]:
                    if not use & left:
                        now -= 1
                known = (now, rest - self.shares[u])
            if known[0] > peak:
                peak = known[0]
            ahead = -(-known[1] // SHARE)
            if (one + by_cost * ahead, two + then_cost * ahead, peak) >= limit:
                continue
            facts.setdefault(after, known)
            states = layers.setdefault(after.bit_count(), {}).setdefault(after, {})
            old = states.get(u)
            if old is None or (one, two, peak) < old[:3]:
                states[u] = (one, two, peak, u, kept[parent][1])


def _undominated(
    labels: Labels, ready: list[int], masks: Sequence[int], needs: Sequence[int]
) -> list[tuple[int, Label]]:
    kept: list[tuple[int, Label]] = []
    for label in (
        sorted(labels.values(), key=lambda label: label[:3]) if len(labels) > 1 else labels.values()
    ):
        last = 0 if label[3] is None else masks[label[3]]
        penal = 0
        for j, u in enumerate(ready):
            if needs[u] & last:
                penal |= 1 << j
        if all(other & ~penal for other, _ in kept):
            kept.append((penal, label))
    return kept


def _narrow(problem: Problem, layer: Layer, facts: dict[int, tuple[int, int]], width: int) -> Layer:
    """The `width` best labels of a layer."""
    by_cost, then_cost = problem.aim[1]
    ranked = sorted(
        (
            label[0] * SHARE + by_cost * facts[ideal][1],
            label[1] * SHARE + then_cost * facts[ideal][1],
            label[2],
            ideal,
            -1 if u is None else u,
        )
        for ideal, labels in layer.items()
        for u, label in labels.items()
    )
    narrow: Layer = {}
    for *_, ideal, place in ranked[:width]:
        u = None if place < 0 else place
        narrow.setdefault(ideal, {})[u] = layer[ideal][u]
    return narrow


def _finish(problem: Problem, first: First, labels: Iterable[Label], visited: int) -> Found | None:
    ends = []
    for label in labels:
        wrapped = (
            first is not None and label[3] is not None and bool(problem.wraps[label[3]] & first)
        )
        more, then = problem.aim[0] if wrapped else (0, 0)
        ends.append(((label[0] + more, label[1] + then, label[2]), label))
    if not ends:
        return None
    score, label = min(ends, key=lambda end: end[0])
    order = []
    at: Label | None = label
    while at is not None and at[3] is not None:
        order.append(at[3])
        at = at[4]
    return Found(score, tuple(reversed(order)), False, visited)
