"""The fewest batches of at most `width` products, with proof: a lower bound that is met, or CP-SAT
saying that fewer do not exist.

The bound is max(ceil(products/width), depth): batches cannot hold more, and a chain of products
needs one batch each.
"""

from dataclasses import dataclass
from functools import lru_cache

from ecgen.errors import ScheduleError
from ecgen.program.pack.search.problem import Problem
from ecgen.program.solver import ask, cp_sat


@dataclass(frozen=True)
class Batching:
    """`batches` name the products of each batch; `bound` is a proven lower bound on their number,
    by `method`.
    """

    batches: tuple[tuple[str, ...], ...]
    bound: int
    method: str

    @property
    def is_optimal(self) -> bool:
        return self.bound == len(self.batches)


@lru_cache(maxsize=64)
def ancestors(problem: Problem) -> dict[str, frozenset[str]]:
    """Product -> the products on which it depends, directly or through sums."""
    above: dict[str, frozenset[str]] = {}
    products = {node.name for node in problem.products}
    for node in problem.nodes:
        direct = {a for a in node.args if a in products}
        above[node.name] = frozenset(direct).union(*(above[a] for a in node.args if a in above))
    return {name: above[name] for name in above if name in products}


def depths(problem: Problem) -> dict[str, int]:
    """Product -> the number of products on the longest chain that ends in it."""
    found: dict[str, int] = {}
    for name, before in ancestors(problem).items():
        found[name] = 1 + max((found[b] for b in before), default=0)
    return found


def fewest_batches(problem: Problem, width: int = 4, effort: float = 10.0) -> Batching:
    """The fewest batches within `effort` units of CP-SAT's deterministic time per question."""
    if width < 1:
        raise ScheduleError(
            f"Products cannot be packed into {width} lanes.", hint="Give one lane or more."
        )
    depth = depths(problem)
    if not depth:
        return Batching((), 0, "no products")
    bound = max(-(-len(depth) // width), max(depth.values()))
    method = "bound max(count, depth)"
    found = greedy_batches(problem, width)
    while bound < len(found):
        answer = solve(problem, width, bound, effort)
        if answer is None:
            return Batching(found, bound, "CP-SAT gave no answer in time")
        if answer:
            found = answer
            break
        bound, method = bound + 1, f"CP-SAT: {bound} is infeasible"
    return Batching(found, bound, method)


def greedy_batches(problem: Problem, width: int) -> tuple[tuple[str, ...], ...]:
    """Longest remaining chain first: the products that the most depends on go first among those
    that are ready.
    """
    above = ancestors(problem)
    tail = {name: 1 for name in above}
    for name in reversed(list(above)):
        for before in above[name]:
            tail[before] = max(tail[before], tail[name] + 1)
    done: set[str] = set()
    batches = []
    while len(done) < len(above):
        ready = [name for name in above if name not in done and above[name] <= done]
        batch = sorted(ready, key=lambda name: -tail[name])[:width]
        batches.append(tuple(name for name in above if name in batch))
        done.update(batch)
    return tuple(batches)


def solve(
    problem: Problem, width: int, count: int, effort: float
) -> tuple[tuple[str, ...], ...] | None:
    """`count` batches, () if that is proven impossible, None if the solver ran out of its
    deterministic time.
    """
    module = cp_sat("the fewest batches of this program cannot be found")
    above, depth = ancestors(problem), depths(problem)
    cp = module.CpModel()
    batch = {name: cp.new_int_var(depth[name] - 1, count - 1, name) for name in above}
    for name, before in above.items():
        for other in before:
            cp.add(batch[other] < batch[name])
    slots = [cp.new_fixed_size_interval_var(batch[name], 1, name) for name in above]
    cp.add_cumulative(slots, [1] * len(slots), width)
    answer = ask(module, cp, effort)
    if answer.is_infeasible:
        return ()
    if not answer.is_found:
        return None
    value = answer.solver.value
    return tuple(tuple(name for name in above if value(batch[name]) == i) for i in range(count))
