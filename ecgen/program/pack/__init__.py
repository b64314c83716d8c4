"""Packing: a FieldProgram becomes a PackedProgram whose values are vectors of `lanes` field
elements.

`pack(program).packed` is what a vector back end lowers; `.batching` proves the number of batches,
`.bound` what is known about the glue. Every result has been compared with the field program,
symbolically, before it is returned.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from pathlib import Path

from ecgen.errors import ScheduleError
from ecgen.program.ir import FieldProgram
from ecgen.program.pack.check import Counts, differs, recount, weigh
from ecgen.program.pack.ir import Layout, PackedOp, PackedProgram
from ecgen.program.pack.models import G0, G1, G2, INTEGERS, MODELS, REALS, GlueModel, target_model
from ecgen.program.pack.record import Recorded, read_packings, write_packing
from ecgen.program.pack.rewrite.fold import fold_factors
from ecgen.program.pack.search.anneal import Effort, anneal
from ecgen.program.pack.search.batches import Batching, fewest_batches
from ecgen.program.pack.search.bounds import Bound, glue_bound, quick_bound
from ecgen.program.pack.search.emit import emit
from ecgen.program.pack.search.exact import close_glue
from ecgen.program.pack.search.plan import Plan, cost_of, relabelled, validate_plan
from ecgen.program.pack.search.problem import Problem, pose

__all__ = [
    "G0",
    "G1",
    "G2",
    "INTEGERS",
    "MODELS",
    "REALS",
    "Batching",
    "Bound",
    "Counts",
    "Effort",
    "GlueModel",
    "Layout",
    "PackedOp",
    "PackedProgram",
    "Packing",
    "Plan",
    "pack",
    "pose",
    "record",
    "target_model",
]


@dataclass(frozen=True)
class Packing:
    """`cost` is that of the plan in `model`, `bound` a lower bound of it; `counts` are those of
    `packed`, and `weight` its cost in the model, where glue that several steps share counts once
    (in G1, the same as `cost`).

    `recorded` says whether the plan came from the data that ecgen ships, not from a search of this
    run: then `bound` too is what the data says, or better. `proven` is the bound that this run has
    proven: `bound` after a search, a quick one otherwise.
    """

    program: FieldProgram
    problem: Problem
    batching: Batching
    plan: Plan
    packed: PackedProgram
    model: GlueModel
    cost: int
    weight: int
    bound: Bound
    proven: Bound
    counts: Counts
    recorded: bool
    origin: str = ""


def pack(
    program: FieldProgram,
    lanes: int = 4,
    model: GlueModel = REALS,
    *,
    free: Collection[str] | None = None,
    loop: bool = True,
    cheap: bool = True,
    fold: bool | None = None,
    layout: tuple[str | None, ...] | None = None,
    effort: Effort = Effort(),
    solver: float = 10.0,
    recorded: bool = True,
    folder: Path | None = None,
    progress: Callable[..., None] = lambda *stage: None,
) -> Packing:
    """The packing of least cost in `model` that is recorded or found within `effort`.

    `free` are inputs that may lie in any lane (default: the second point); with `loop`, results
    return to the lanes of the inputs they feed; without `cheap`, products with curve parameters are
    full products; with `fold` (default: in weighted models), factors move into the sums that read
    them. `layout` demands the lanes of the carried inputs, so that routines of one loop agree on
    them. With `recorded`, the packings that ecgen ships (or those of `folder`) are tried first, and
    no search is made if one is of this model. `solver` is CP-SAT's deterministic time for bounds of
    the cost (0: none but quick ones); the fewest batches are found by it where a greedy choice
    misses a bound. `progress` hears of each stage.
    """
    problem = pose(program, free, loop, cheap)
    if fold or (fold is None and model.is_weighted):
        problem = fold_factors(problem)
    progress("fewest batches", program.name)
    batching = fewest_batches(problem, lanes, effort=10.0)
    search = _Search(problem, lanes, model, effort, solver, progress)
    known = read_packings(problem, lanes, folder) if recorded else ()
    row = next((row for row in known if row.model == model), None)
    if row is None:
        plan, bound, origin = search.run(batching, [each.plan for each in known])
    else:
        plan, bound, origin = row.plan, Bound(row.bound, row.method), row.origin
    progress(f"proving the packing of {program.name}")
    plan = plan if layout is None else relabelled(plan, layout)
    packed = emit(plan, model)
    wrong = differs(program, packed)
    if wrong:
        raise ScheduleError(
            f"The packing of {program.name} computes something else: {wrong}.",
            hint="Report this program.",
        )
    cost = cost_of(plan, model)
    weight = cost if model.counts_moves else weigh(packed, model)
    proven = bound if row is None else quick_bound(problem, lanes, plan.batches, model)
    bound = max(bound, proven, key=lambda known: known.value)
    return Packing(
        program=program,
        problem=problem,
        batching=batching,
        plan=plan,
        packed=packed,
        model=model,
        cost=cost,
        weight=weight,
        bound=bound,
        proven=proven,
        counts=recount(packed),
        recorded=row is not None,
        origin=origin,
    )


@dataclass(frozen=True)
class _Search:
    """What is packed, into how many lanes, at what cost, and how far the search goes."""

    problem: Problem
    lanes: int
    model: GlueModel
    effort: Effort
    solver: float
    progress: Callable[..., None]

    def run(self, batching: Batching, known: list[Plan]) -> tuple[Plan, Bound, str]:
        """The cheapest plan that is met or known, its bound, and where it comes from."""
        problem, model, effort = self.problem, self.model, self.effort
        origin = (
            f"annealing, {effort.runs} runs of {effort.moves} moves, seed {effort.seed},"
            f" temperatures {effort.hot} to {effort.cold}"
        )
        plans = anneal(problem, batching.batches, model, self.lanes, effort, self.progress)
        plan = min((*plans, *known), key=self._rank)
        self.progress("bounding", f"the cost of {problem.name}")
        bound = glue_bound(problem, self.lanes, plan.batches, model, self.solver)
        self.progress("solving", f"the rest of {problem.name}")
        exact = close_glue(plan, cost_of(plan, model), model, self.solver)
        if exact.plan is not None and cost_of(exact.plan, model) < cost_of(plan, model):
            plan, origin = validate_plan(exact.plan), "CP-SAT"
        return plan, max(bound, exact.bound, key=lambda b: b.value), origin

    def _rank(self, plan: Plan) -> tuple[int, int, int]:
        """Fewest batches; then the cost of the program that the plan becomes, in a weighted model;
        then its own count.
        """
        cost = cost_of(plan, self.model)
        weight = weigh(emit(plan, self.model), self.model) if self.model.is_weighted else cost
        return plan.batches, weight, cost


def record(found: Packing, folder: Path | None = None) -> Path:
    """Keeps a packing for later runs, unless one as good is kept; the file's path."""
    bound = replace(found.bound, value=min(found.bound.value, found.cost))
    return write_packing(
        Recorded(found.plan, found.model, found.cost, bound.value, bound.method, found.origin),
        folder,
    )
