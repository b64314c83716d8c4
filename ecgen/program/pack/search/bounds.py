"""Lower bounds on glue: what no packing can go below.

slots: a chain of sums needs one slot each, and a slot holds no more than `width`. moves: CP-SAT
with the sums free of charge and of order (G0), products alone in their lanes, results returned to
the lanes of the inputs. Every plan is a solution of that relaxation, so its bound holds for every
plan. G1 is at least the sum of both. G2 has the bound on slots, and one permute or blend for every
operand that no single step can hold.
"""

from dataclasses import dataclass
from typing import Any

from ecgen.errors import ToolError
from ecgen.program.pack.models import GlueModel
from ecgen.program.pack.search.batches import depths
from ecgen.program.pack.search.problem import Problem
from ecgen.program.solver import ask, cp_sat


@dataclass(frozen=True)
class Bound:
    """`value` is proven; `method` says how."""

    value: int
    method: str


def least_slots(problem: Problem, width: int) -> int:
    """max(longest chain of sums, ceil(sums/width))."""
    chain: dict[str, int] = {}
    for node in problem.nodes:
        chain[node.name] = max((chain.get(a, 0) for a in node.args), default=0) + (
            not node.is_product
        )
    return max(max(chain.values(), default=0), -(-len(problem.linear) // width))


def glue_bound(
    problem: Problem, width: int, batches: int, model: GlueModel, effort: float = 10.0
) -> Bound:
    """A lower bound on `plan.cost_of` in a model, within `effort` units of CP-SAT's deterministic
    time (0: without OR-Tools).
    """
    bases = quick_bound(problem, width, batches, model)
    if not model.counts_moves or not effort:
        return bases
    least = least_moves(problem, width, batches, effort)
    return Bound(
        bases.value + model.move * least.value,
        f"{bases.method}, and {least.method}" if model.slot else least.method,
    )


def quick_bound(problem: Problem, width: int, batches: int, model: GlueModel) -> Bound:
    """The part of `glue_bound` that needs no solver: slots and products."""
    squares = sum(len(node.args) == 1 for node in problem.products)
    # batches of squarings only
    full = min(squares, batches - -(-(len(problem.products) - squares) // width))
    products = full * min(model.sqr, model.mul) + (batches - full) * model.mul
    return Bound(
        least_slots(problem, width) * min(model.slot, model.scale or model.slot) + products,
        "longest chain of sums",
    )


def least_moves(problem: Problem, width: int, batches: int, effort: float = 10.0) -> Bound:
    """A lower bound on the (value, lane) moves of any plan with this many batches; 0 without
    OR-Tools.
    """
    try:
        module = cp_sat("moves cannot be bounded")
    except ToolError:
        return Bound(0, "no solver")
    answer = ask(module, _Moves(module, problem, width, batches).cp, effort, linearization=2)
    if not answer.is_found:
        return Bound(0, "CP-SAT found nothing in time")
    bound, how = max(0, answer.bound), "optimal" if answer.is_optimal else "stopped by its limit"
    return Bound(bound, f"CP-SAT on moves ({how}: at least {bound})")


class _Moves:
    """`here[v, l]`: value v is computed in lane l; `moved[v, l]`: it is brought there from another
    lane.
    """

    def __init__(self, module: Any, problem: Problem, width: int, batches: int):
        self.cp = cp = module.CpModel()
        self.problem, self.lanes = problem, range(width)
        names = [*problem.carried, *(node.name for node in problem.nodes)]
        self.here = {
            (v, lane): cp.new_bool_var(f"{v}@{lane}") for v in names for lane in self.lanes
        }
        self.moved = {
            (v, lane): cp.new_bool_var(f"{v}>{lane}") for v in names for lane in self.lanes
        }
        for node in problem.nodes:
            cp.add_bool_or(self.here[node.name, lane] for lane in self.lanes)
            for arg in node.args:
                for lane in self.lanes if arg not in problem.free else ():
                    cp.add_bool_or(
                        self.here[arg, lane], self.moved[arg, lane], ~self.here[node.name, lane]
                    )
        self._inputs(width)
        self._batches(width, batches)
        values = dict(problem.outputs)
        for public, name in problem.ties:
            for lane in self.lanes if values[public] not in problem.free else ():
                cp.add_bool_or(
                    self.here[values[public], lane],
                    self.moved[values[public], lane],
                    ~self.here[name, lane],
                )
        cp.minimize(sum(self.moved.values()))

    def _inputs(self, width: int) -> None:
        """One lane each, at most one of each vector in a lane; those of a single vector in order,
        as lanes have no names.
        """
        carried = self.problem.carried
        for name in carried:
            self.cp.add_exactly_one(self.here[name, lane] for lane in self.lanes)
        vectors = -(-len(carried) // width)
        for lane in self.lanes:
            self.cp.add(sum(self.here[name, lane] for name in carried) <= vectors)
        for lane, name in enumerate(carried if vectors == 1 else carried[:1]):
            self.cp.add(self.here[name, lane] == 1)

    def _batches(self, width: int, batches: int) -> None:
        """Products in their batches, each (batch, lane) used once; idle lanes may compute a product
        again.
        """
        depth = depths(self.problem)
        nodes = {node.name: node for node in self.problem.nodes}
        tail: dict[str, int] = {}
        for node in reversed(self.problem.nodes):
            tail[node.name] = tail.get(node.name, 0) + node.is_product
            for arg in node.args:
                if arg in nodes:
                    tail[arg] = max(tail.get(arg, 0), tail[node.name])
        cell = {}
        for name in depth:
            for b in range(depth[name] - 1, batches - tail[name] + 1):
                for lane in self.lanes:
                    cell[name, b, lane] = self.cp.new_bool_var(f"{name}.{b}.{lane}")
            for lane in self.lanes:
                mine = [x for (n, _, m), x in cell.items() if (n, m) == (name, lane)]
                self.cp.add(sum(mine) >= 1).only_enforce_if(self.here[name, lane])
        for b in range(batches):
            for lane in self.lanes:
                self.cp.add_at_most_one(x for (_, c, m), x in cell.items() if (c, m) == (b, lane))
