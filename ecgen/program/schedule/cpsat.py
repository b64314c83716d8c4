"""Scheduling as a constraint program: for programs whose order ideals are too many, and as a second
opinion.

Units are optional intervals that never overlap; each operation is covered by exactly one chosen
unit; a reader starts no sooner than its operands are available. With every unit occupying one step
and its result available one step later than the next unit could start, an order with k contiguous
dependencies takes exactly (number of units + k) steps, so that fewest dependencies is shortest
time. The same model with a CPU's latencies and throughputs is the single-issue pipeline.
"""

from dataclasses import dataclass
from typing import Any

from ecgen.errors import ScheduleError
from ecgen.program.schedule.problem import Problem
from ecgen.program.schedule.weights import Weight
from ecgen.program.solver import ask, cp_sat

STEP = Weight(latency=2, throughput=1)


@dataclass(frozen=True)
class Answer:
    """`order` of units, the objective's value and a proven lower bound of it (equal: optimal)."""

    order: tuple[int, ...]
    value: int
    bound: int


def fewest_dependencies(
    problem: Problem, loop: bool = False, hint: tuple[int, ...] = (), effort: float = 20.0
) -> Answer | None:
    """Minimises the problem's aim (dependencies and cost); `value` is (first sum)*2^20 + second
    sum.
    """
    model = _Model(problem, [STEP] * len(problem.units), horizon=2 * len(problem.program.ops) + 2)
    span = model.cp.new_int_var(0, model.horizon, "span")
    for u in range(len(problem.units)):
        model.cp.add(span >= model.start[u] + 1).only_enforce_if(model.chosen[u])
        for v in range(len(problem.units)) if loop else ():
            if problem.wraps[u] & problem.fed[v]:
                model.cp.add(model.start[v] + span >= model.start[u] + 2).only_enforce_if(
                    model.chosen[u], model.chosen[v]
                )
    dependencies = span - sum(model.chosen)
    cost = sum(c * x for c, x in zip(problem.costs, model.chosen))
    (more, then), (by_cost, then_cost) = problem.aim
    return model.solve(
        (more << 20) * dependencies + then * dependencies + ((by_cost << 20) + then_cost) * cost,
        hint,
        effort,
    )


def least_makespan(
    problem: Problem, weights: list[Weight], hint: tuple[int, ...] = (), effort: float = 20.0
) -> Answer | None:
    """Minimises the time until the last result is available on a single-issue pipeline; `value` in
    cycles.
    """
    horizon = sum(
        max(w.latency, w.throughput)
        for u, w in enumerate(weights)
        if len(problem.units[u].members) == 1
    )
    model = _Model(problem, weights, horizon)
    span = model.cp.new_int_var(0, horizon, "span")
    for u, w in enumerate(weights):
        model.cp.add(span >= model.start[u] + w.latency).only_enforce_if(model.chosen[u])
    model.cp.add(span >= sum(w.throughput * x for w, x in zip(weights, model.chosen)))
    return model.solve(span, hint, effort)


class _Model:
    """The variables: `chosen[u]`, `start[u]` per unit, `ready[i]` per operation."""

    def __init__(self, problem: Problem, weights: list[Weight], horizon: int):
        self.module = cp_sat(
            "the best order of this formula cannot be found",
            " Without it the result would depend on what is installed, so there is no other way;"
            " builds order formulas without it.",
        )
        self.problem, self.horizon, self.weights = problem, horizon, weights
        self.cp = cp = self.module.CpModel()
        self.chosen = [cp.new_bool_var(f"x{u}") for u in range(len(weights))]
        self.start = [cp.new_int_var(0, horizon, f"s{u}") for u in range(len(weights))]
        self.ready = {
            i: cp.new_int_var(0, 2 * horizon, f"r{i}") for i in range(len(problem.program.ops))
        }
        intervals = []
        for u, (unit, w) in enumerate(zip(problem.units, weights)):
            x, s = self.chosen[u], self.start[u]
            intervals.append(cp.new_optional_fixed_size_interval_var(s, w.throughput, x, f"i{u}"))
            for i in unit.members:
                cp.add(self.ready[i] >= s + w.latency).only_enforce_if(x)
            for i in _bits(problem.needs[u]):
                cp.add(s >= self.ready[i]).only_enforce_if(x)
            cp.add(s == 0).only_enforce_if(~x)
        cp.add_no_overlap(intervals)
        for i in _bits(problem.full & ~problem.start):
            cp.add_exactly_one(
                self.chosen[u] for u, unit in enumerate(problem.units) if i in unit.members
            )

    def solve(self, objective: Any, hint: tuple[int, ...], effort: float) -> Answer | None:
        """None if no solution was found within `effort` units of deterministic time."""
        self._give_hint(hint)
        self.cp.minimize(objective)
        answer = ask(self.module, self.cp, effort)
        if answer.is_infeasible:
            raise ScheduleError(
                f"The program {self.problem.program.name} has no order at all.",
                hint="Its data flow is cyclic.",
            )
        if not answer.is_found:
            return None
        solver = answer.solver
        used = [u for u, x in enumerate(self.chosen) if solver.boolean_value(x)]
        order = tuple(sorted(used, key=lambda u: (solver.value(self.start[u]), u)))
        return Answer(order, round(solver.objective_value), round(solver.best_objective_bound))

    def _give_hint(self, hint: tuple[int, ...]) -> None:
        """The start times of `hint`, each unit as early as the pipeline lets it in that order."""
        clock = 0
        available: dict[int, int] = {}
        for u in hint:
            begin = max([clock, *(available[i] for i in _bits(self.problem.needs[u]))])
            clock = begin + self.weights[u].throughput
            available.update(
                (i, begin + self.weights[u].latency) for i in self.problem.units[u].members
            )
            self.cp.add_hint(self.start[u], begin)
        for u, x in enumerate(self.chosen):
            self.cp.add_hint(x, u in hint)


def _bits(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]
