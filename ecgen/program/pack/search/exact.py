"""Glue as one constraint program: lanes, slots, batches, permutes and blends at once, for programs
of some twenty nodes.

The model is that of plan.py without target weights (G1, G2). Every gap between batches has `gap`
slots; a plan that needs more is not considered, and the bound says so.
"""

from dataclasses import dataclass
from itertools import product
from typing import Any

from ecgen.program.pack.models import GlueModel
from ecgen.program.pack.search.bounds import Bound, least_moves, least_slots
from ecgen.program.pack.search.plan import Plan, Step, places
from ecgen.program.pack.search.problem import Problem
from ecgen.program.solver import ask, cp_sat


@dataclass(frozen=True)
class Exact:
    """`plan` is the best one met (None if none was), `bound` what the solver proved."""

    plan: Plan | None
    cost: int | None
    bound: Bound


@dataclass(frozen=True)
class Size:
    """Of a plan: lanes, batches, and at most so many slots in each gap."""

    width: int
    batches: int
    gap: int


LARGEST = 24  # nodes; beyond, the solver proves nothing in seconds
WIDEST = 5  # slots in a gap


def close_glue(plan: Plan, cost: int, model: GlueModel, effort: float) -> Exact:
    """The plan or a better one with gaps no longer, and a bound; for weights of a target, large
    programs or no effort, nothing.

    In G1, a plan that is no worse has at most `cost` minus the fewest moves slots in all, so that
    so many per gap lose nothing and the bound is one for all plans.
    """
    problem = plan.problem
    if len(problem.nodes) > LARGEST or model.is_weighted or not effort:
        return Exact(None, None, Bound(0, ""))
    longest, run = 0, 0
    for step in plan.steps:
        run = 0 if step.is_batch else run + 1
        longest = max(longest, run)
    gap = longest
    if model.counts_moves and model.slot:
        enough = (cost - least_moves(problem, plan.width, plan.batches, effort).value) // model.slot
        gap = min(max(gap, enough), WIDEST)
        if gap >= enough:
            size = Size(plan.width, plan.batches, gap)
            found = solve_glue(problem, size, model, effort, plan)
            return Exact(
                found.plan,
                found.cost,
                Bound(
                    found.bound.value,
                    "CP-SAT"
                    + (", stopped by its limit" if "stopped" in found.bound.method else ""),
                ),
            )
    size = Size(plan.width, plan.batches, min(gap, WIDEST))
    return solve_glue(problem, size, model, effort, plan)


def solve_glue(
    problem: Problem, size: Size, model: GlueModel, effort: float = 30.0, hint: Plan | None = None
) -> Exact:
    """The cheapest plan of this size in G0, G1 or G2."""
    width, gap = size.width, size.gap
    module, kinds = cp_sat("glue cannot be bounded"), [False] * gap
    kinds += ([True] + [False] * gap) * size.batches
    grid = _Grid(module, problem, width, kinds, model)
    if hint is not None:
        grid.give(hint)
    answer = ask(module, grid.cp, effort)
    slots = least_slots(problem, width) * model.slot
    if not answer.is_found:
        return Exact(None, None, Bound(slots, "longest chain of sums"))
    where = f"CP-SAT, plans of at most {gap} slots between batches"
    where += "" if answer.is_optimal else ", stopped by its limit"
    cost = round(answer.solver.objective_value)
    return Exact(grid.plan(answer.solver), cost, Bound(max(answer.bound, slots), where))


class _Grid:
    """`at[v, s, l]`: value v is computed at step s in lane l; carried inputs stand at steps -1, -2
    ..
    """

    def __init__(
        self, module: Any, problem: Problem, width: int, kinds: list[bool], model: GlueModel
    ):
        self.cp, self.problem, self.lanes, self.kinds, self.model = (
            module.CpModel(),
            problem,
            range(width),
            kinds,
            model,
        )
        self.at: dict[tuple[str, int, int], Any] = {}
        self.cost: list[Any] = []
        self._inputs()
        self._cells()
        self._slots()
        if model.counts_moves:
            self._moves()
        else:
            self._operands()
        self.cp.minimize(sum(self.cost))

    def places(self, value: str, before: int) -> list[Any]:
        return [x for (v, s, _), x in self.at.items() if v == value and s < before]

    def _inputs(self) -> None:
        carried, width = self.problem.carried, len(self.lanes)
        vectors = range(-(-len(carried) // width))
        for name in carried:
            for v, lane in product(vectors, self.lanes):
                self.at[name, -1 - v, lane] = self.cp.new_bool_var(f"{name}@{-1 - v}.{lane}")
            self.cp.add_exactly_one(self.places(name, 0))
        for v, lane in product(vectors, self.lanes):
            self.cp.add_at_most_one(self.at[name, -1 - v, lane] for name in carried)
        for lane, name in enumerate(carried if len(vectors) == 1 else ()):
            self.cp.add(self.at[name, -1, lane] == 1)  # lanes have no names

    def _windows(self) -> dict[str, tuple[int, int]]:
        """Node -> the first step it can stand at, and one after the last that leaves room for its
        readers.
        """
        low: dict[str, int] = {}
        for node in self.problem.nodes:
            step = max((low[a] + 1 for a in node.args if a in low), default=0)
            low[node.name] = next(
                s for s in range(step, len(self.kinds)) if self.kinds[s] == node.is_product
            )
        high = {node.name: len(self.kinds) for node in self.problem.nodes}
        for node in reversed(self.problem.nodes):
            last = next(
                s for s in range(high[node.name] - 1, -1, -1) if self.kinds[s] == node.is_product
            )
            for arg in node.args:
                if arg in high:
                    high[arg] = min(high[arg], last)
        return {name: (low[name], high[name]) for name in low}

    def _cells(self) -> None:
        windows = self._windows()
        for node in self.problem.nodes:
            for s, lane in product(range(windows[node.name][0], len(self.kinds)), self.lanes):
                if self.kinds[s] == node.is_product:
                    self.at[node.name, s, lane] = self.cp.new_bool_var(f"{node.name}@{s}.{lane}")
            self.cp.add_bool_or(
                x
                for (v, s, _), x in self.at.items()
                if v == node.name and s < windows[node.name][1]
            )
        for s, lane in product(range(len(self.kinds)), self.lanes):
            self.cp.add_at_most_one(x for (_, t, m), x in self.at.items() if (t, m) == (s, lane))
        for node in self.problem.nodes:
            for arg in dict.fromkeys(node.args):
                if arg not in self.problem.free:
                    for s in range(len(self.kinds)):
                        here = [
                            self.at[node.name, s, lane]
                            for lane in self.lanes
                            if (node.name, s, lane) in self.at
                        ]
                        before = self.places(arg, s) if here else []
                        for x in here:
                            self.cp.add_bool_or([*before, ~x])

    def _slots(self) -> None:
        """A slot in use costs one; in a gap they are used from the front."""
        used = {}
        for s, kind in enumerate(self.kinds):
            if kind or not self.model.slot:
                continue
            used[s] = self.cp.new_bool_var(f"slot{s}")
            for (_, t, _), x in self.at.items():
                if t == s:
                    self.cp.add_implication(x, used[s])
            if s - 1 in used:
                self.cp.add_implication(used[s], used[s - 1])
            self.cost.append(self.model.slot * used[s])

    def _ties(self) -> list[tuple[str, str]]:
        values = dict(self.problem.outputs)
        return [
            (name, values[public])
            for public, name in self.problem.ties
            if values[public] not in self.problem.free
        ]

    def _moves(self) -> None:
        moved: dict[tuple[str, int], Any] = {}

        def need(value: str, lane: int, before: int, reason: Any) -> None:
            if (value, lane) not in moved:
                moved[value, lane] = self.cp.new_bool_var(f"{value}>{lane}")
                self.cost.append(self.model.move * moved[value, lane])
            native = [
                x for (v, s, m), x in self.at.items() if (v, m) == (value, lane) and s < before
            ]
            self.cp.add_bool_or([*native, moved[value, lane], ~reason])

        for node in self.problem.nodes:
            for (v, s, lane), x in list(self.at.items()):
                for arg in dict.fromkeys(node.args) if v == node.name else ():
                    if arg not in self.problem.free:
                        need(arg, lane, s, x)
        for name, value in self._ties():
            for (v, _, lane), x in list(self.at.items()):
                if v == name:
                    need(value, lane, len(self.kinds), x)

    def _operands(self) -> None:
        for s, kind in enumerate(self.kinds):
            cells = [(v, lane, x) for (v, t, lane), x in self.at.items() if t == s]
            nodes = {node.name: node for node in self.problem.nodes}
            swap = {lane: self.cp.new_bool_var(f"swap{s}.{lane}") for lane in self.lanes}
            for side in (0, 1):
                needs = []
                for v, lane, x in cells:
                    args = nodes[v].args
                    if len(args) == 2:
                        needs += [
                            (args[side], lane, [x, ~swap[lane]]),
                            (args[1 - side], lane, [x, swap[lane]]),
                        ]
                    elif side == 0 or kind:
                        needs.append((args[0], lane, [x]))
                self._operand(f"{s}.{side}", needs, s)
        for step in sorted({s for name, s, _ in self.at if s < 0}):
            needs = [
                (value, lane, [self.at[name, step, lane]])
                for name, value in self._ties()
                for lane in self.lanes
            ]
            if needs:
                self._operand(f"out{step}", needs, len(self.kinds))

    def _operand(self, name: str, needs: list[tuple[str, int, list[Any]]], before: int) -> None:
        """One operand: which lanes come from which steps, which of these are permuted, how many
        blends join them.
        """
        fetched: dict[tuple[int, int, int], Any] = {}
        from_step: dict[int, list[Any]] = {}
        permuted: dict[int, list[Any]] = {}
        for value, lane, reasons in needs:
            negated = [~r for r in reasons]
            if value in self.problem.free:
                free = from_step.setdefault(
                    len(self.kinds) + 1, [self.cp.new_bool_var(f"{name}free")]
                )[0]
                self.cp.add_bool_or([free, *negated])
                continue
            ways = []
            for (v, t, m), x in self.at.items():
                if v == value and t < before:
                    if (lane, t, m) not in fetched:
                        fetched[lane, t, m] = self._way(name, lane, t, m, from_step, permuted)
                    way = self.cp.new_bool_var("")
                    self.cp.add_implication(way, x)
                    self.cp.add_implication(way, fetched[lane, t, m])
                    ways.append(way)
            self.cp.add_bool_or([*ways, *negated])
        self.cost += [self.model.perm * x[0] for x in permuted.values()]
        blends = self.cp.new_int_var(0, max(len(from_step) - 1, 0), f"{name}blends")
        self.cp.add(blends >= sum(x[0] for x in from_step.values()) - 1)
        self.cost.append(self.model.blend * blends)

    def _way(
        self,
        name: str,
        lane: int,
        step: int,
        source: int,
        from_step: dict[int, list[Any]],
        permuted: dict[int, list[Any]],
    ) -> Any:
        """Lane `lane` of the operand comes from lane `source` of a step."""
        way = self.cp.new_bool_var(f"{name}.{lane}<{step}.{source}")
        used = from_step.setdefault(step, [self.cp.new_bool_var(f"{name}<{step}")])[0]
        self.cp.add_implication(way, used)
        if lane != source:
            self.cp.add_implication(
                way, permuted.setdefault(step, [self.cp.new_bool_var(f"{name}perm{step}")])[0]
            )
        return way

    def give(self, plan: Plan) -> None:
        """A known plan as a hint, if its gaps are short enough; its lanes are renamed so that the
        inputs are in order.
        """
        steps: dict[int, int] = {}
        where, after = places(plan), 0
        for s, step in enumerate(plan.steps):
            spot = next(
                (t for t in range(after, len(self.kinds)) if self.kinds[t] == step.is_batch), None
            )
            if spot is None or (
                not step.is_batch and True in self.kinds[steps.get(s - 1, -1) + 1 : spot]
            ):
                return
            steps[s], after = spot, spot + 1
        old = list(
            dict.fromkeys([*(where[name][0][1] for name in self.problem.carried), *self.lanes])
        )
        stands = {
            (v, steps.get(s, s), old.index(m)) for v, found in where.items() for s, m in found
        }
        for key, x in self.at.items():
            self.cp.add_hint(x, key in stands)

    def plan(self, solver: Any) -> Plan:
        width = len(self.lanes)
        rows: dict[int, list[str | None]] = {}
        for (v, s, lane), x in self.at.items():
            if solver.boolean_value(x):
                rows.setdefault(s, [None] * width)[lane] = v
        layouts = tuple(tuple(rows[s]) for s in sorted((s for s in rows if s < 0), reverse=True))
        return Plan(
            self.problem,
            width,
            layouts,
            tuple(Step(self.kinds[s], tuple(rows[s])) for s in sorted(rows) if s >= 0),
        )
