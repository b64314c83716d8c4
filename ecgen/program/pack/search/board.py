"""Board: a plan as a mutable grid of steps and lanes, with its cost kept up to date; what the
annealing moves about.

Cells hold node numbers, -1 where they are empty. The steps are fixed: the batches, and before,
between and after them as many slots as the search allows; empty slots cost nothing. Invariant:
every node stands in at least one cell, and every cell stands after the first cell of each value it
reads.
"""

from collections.abc import Collection, Iterable
from typing import Any

from ecgen.program.pack.models import GlueModel
from ecgen.program.pack.search.plan import (
    Options,
    Place,
    Plan,
    Step,
    base_cost,
    fetch,
    orient,
    step_needs,
)
from ecgen.program.pack.search.problem import Problem


class Board:
    """Values are numbered: nodes first, then carried inputs; free values are absent."""

    def __init__(self, problem: Problem, width: int, kinds: list[bool], model: GlueModel):
        """Steps of `width` lanes that hold nothing yet, `kinds` says which of them are batches of
        products; inputs in lanes in their order.
        """
        self.problem, self.width, self.kinds, self.model = problem, width, kinds, model
        self.nodes = problem.nodes
        self.number = {
            name: i for i, name in enumerate((*(n.name for n in problem.nodes), *problem.carried))
        }
        self.reads = [
            tuple(self.number[a] for a in node.args if a in self.number) for node in self.nodes
        ]
        self.readers: list[list[int]] = [[] for _ in self.number]
        for i, args in enumerate(self.reads):
            for a in dict.fromkeys(args):
                self.readers[a].append(i)
        values, size = dict(problem.outputs), len(self.nodes)
        self.back = {
            self.number[name]: self.number.get(values[public]) for public, name in problem.ties
        }
        self.returns: list[list[int]] = [[] for _ in self.number]
        for name, value in self.back.items():
            if value is not None:
                self.returns[value].append(name)
        self.grid = [[-1] * width for _ in kinds]
        self.places: list[list[tuple[int, int]]] = [[] for _ in self.number]
        vectors = -(-len(problem.carried) // width)
        self.inputs = [[-1] * width for _ in range(vectors)]
        for i in range(len(problem.carried)):
            self.inputs[i // width][i % width] = size + i
            self.places[size + i] = [(-1 - i // width, i % width)]
        sorts: dict[tuple[bool, int, tuple[int | str, ...]], int] = {}
        self.sort = [
            sorts.setdefault((n.is_product, len(n.args), n.factors), len(sorts)) for n in self.nodes
        ]
        self.memo: dict[Any, int] = {}
        self.total = 0
        self.step_cost = [0] * len(kinds)
        self.value_cost = [0] * len(self.number)
        self.output_cost = 0

    def first(self, value: int) -> int:
        return self.places[value][0][0]

    def fits(self, node: int, step: int) -> bool:
        """Whether the node's arguments are there before `step`; its readers are looked at by
        `is_sound`.
        """
        return self.kinds[step] == self.nodes[node].is_product and all(
            self.first(a) < step for a in self.reads[node]
        )

    def is_sound(self, node: int) -> bool:
        """Whether every reader of the node still stands after it."""
        if not self.places[node]:
            return False
        first = self.first(node)
        return all(self.first(reader) > first for reader in self.readers[node])

    def put(self, node: int, step: int, lane: int) -> None:
        self.grid[step][lane] = node
        self.places[node].append((step, lane))
        self.places[node].sort()

    def take(self, step: int, lane: int) -> int:
        node = self.grid[step][lane]
        self.grid[step][lane] = -1
        self.places[node].remove((step, lane))
        return node

    def recount(self, values: Collection[int], steps: Iterable[int] = ()) -> None:
        """Costs again of all that the given values touch, their steps, their readers' steps, the
        outputs, and of `steps`.
        """
        steps, around = set(steps), set(values)
        for value in values:
            steps.update(s for s, _ in self.places[value] if s >= 0)
            if value < len(self.nodes):
                around.update(self.reads[value])
            for reader in self.readers[value]:
                steps.update(s for s, _ in self.places[reader])
        self.count_steps(steps)
        if self.model.counts_moves:
            for value in around:
                self.total -= self.value_cost[value]
                self.value_cost[value] = self._count_value(value)
                self.total += self.value_cost[value]
        else:
            self.total -= self.output_cost
            self.output_cost = self._count_outputs()
            self.total += self.output_cost

    def count_steps(self, steps: Iterable[int]) -> None:
        for step in steps:
            self.total -= self.step_cost[step]
            self.step_cost[step] = self._count_step(step)
            self.total += self.step_cost[step]

    def recount_all(self) -> int:
        self.count_steps(range(len(self.kinds)))
        self.recount(range(len(self.number)))
        return self.total

    def _count_step(self, step: int) -> int:
        cells = tuple(self.grid[step])
        if max(cells) < 0:
            return 0
        nodes = tuple(None if i < 0 else self.nodes[i] for i in cells)
        if self.model.counts_moves:
            if cells not in self.memo:
                self.memo[cells] = base_cost(nodes, self.model)
            return self.memo[cells]
        needs = _relative(step_needs(nodes, lambda name: self._options(name, step), self.model))
        key = tuple(-1 if i < 0 else self.sort[i] for i in cells), needs
        found = self.memo.get(key)
        if found is None:
            found = self.memo[key] = (
                base_cost(nodes, self.model) + orient.__wrapped__(nodes, needs, self.model)[0]
            )
        return found

    def _options(self, name: str, step: int) -> tuple[Place, ...] | None:
        value = self.number.get(name)
        if value is None:
            return None
        where = self.places[value]
        return (
            (where[0],) if len(where) == 1 else tuple(place for place in where if place[0] < step)
        )

    def _count_value(self, value: int) -> int:
        where = self.places[value]
        far = {
            lane
            for r in self.readers[value]
            for s, lane in self.places[r]
            if not any(t < s and lane == m for t, m in where)
        }
        ends = {self.places[name][0][1] for name in self.returns[value]}
        far |= {lane for lane in ends if not any(lane == m for _, m in where)}
        return self.model.move * len(far)

    def _count_outputs(self) -> int:
        total = 0
        for layout in self.inputs:
            values = [self.back.get(name) if name >= 0 else None for name in layout]
            if any(v is not None for v in values):
                total += fetch(
                    tuple(() if v is None else tuple(self.places[v]) for v in values), self.model
                )[0]
        return total

    def plan(self) -> Plan:
        """The board as a Plan, without its empty steps."""
        names = list(self.number)

        def cells(row: list[int]) -> tuple[str | None, ...]:
            return tuple(None if i < 0 else names[i] for i in row)

        steps = tuple(
            Step(kind, cells(row)) for kind, row in zip(self.kinds, self.grid) if max(row) >= 0
        )
        return Plan(self.problem, self.width, tuple(cells(row) for row in self.inputs), steps)


def _relative(needs: tuple[tuple[Options, Options], ...]) -> tuple[tuple[Options, ...], ...]:
    """The needs with source steps numbered in order of appearance: equal for steps that fetch in
    the same way.
    """
    order: dict[int, int] = {}
    for pair in needs:
        for places in pair:
            for step, _ in places or ():
                if step not in order:
                    order[step] = len(order)
    return tuple(
        tuple(
            places if not places else tuple((order[step], lane) for step, lane in places)
            for places in pair
        )
        for pair in needs
    )
