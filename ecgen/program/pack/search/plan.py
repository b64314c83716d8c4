"""Plan: which value is computed in which step and lane, before any permute or blend is written
down; and its cost.

Steps are slots (packed linear operations) and batches (packed products), in order. A value may be
computed in several places. Where a step needs a value in a lane that does not hold it, a permute or
a blend follows; this file counts them from the plan alone, `check.py` recounts them from the
finished PackedProgram.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from ecgen.errors import ScheduleError
from ecgen.program.compose import coordinate
from ecgen.program.pack.models import GlueModel
from ecgen.program.pack.search.problem import Node, Problem

Place = tuple[int, int]
Cells = tuple[str | None, ...]
Nodes = tuple[Node | None, ...]
# where a value is, None if it is free, () if nothing is read; by lane
Options = tuple[Place, ...] | None
Needs = tuple[Options, ...]


@dataclass(frozen=True)
class Step:
    """`cells` names, lane by lane, the node computed there."""

    is_batch: bool
    cells: tuple[str | None, ...]


@dataclass(frozen=True)
class Plan:
    """`layouts` are the lanes of the vectors of carried inputs."""

    problem: Problem
    width: int
    layouts: tuple[tuple[str | None, ...], ...]
    steps: tuple[Step, ...]

    @property
    def batches(self) -> int:
        return sum(step.is_batch for step in self.steps)

    @property
    def slots(self) -> int:
        return sum(not step.is_batch for step in self.steps)


def places(plan: Plan) -> dict[str, tuple[Place, ...]]:
    """Value -> where it is computed; carried inputs at steps -1, -2 .. (one vector each); free
    values nowhere.
    """
    found: dict[str, list[Place]] = {}
    for v, layout in enumerate(plan.layouts):
        for lane, name in enumerate(layout):
            if name is not None:
                found.setdefault(name, []).append((-1 - v, lane))
    for s, step in enumerate(plan.steps):
        for lane, name in enumerate(step.cells):
            if name is not None:
                found.setdefault(name, []).append((s, lane))
    return {name: tuple(where) for name, where in found.items()}


def _by_name(plan: Plan) -> dict[str | None, Node]:
    return {node.name: node for node in plan.problem.nodes}


def validate_plan(plan: Plan) -> Plan:
    """The plan itself if every node is computed, only from values that are there before; else a
    ScheduleError.
    """
    where, nodes = places(plan), _by_name(plan)
    carried = sorted(name for layout in plan.layouts for name in layout if name is not None)
    if carried != sorted(plan.problem.carried):
        raise _refuse(
            plan,
            f"its input vectors hold {' '.join(carried)} instead of"
            f" {' '.join(sorted(plan.problem.carried))}",
        )
    for s, step in enumerate(plan.steps):
        if len(step.cells) != plan.width or not any(step.cells):
            raise _refuse(plan, f"step {s + 1} does not have {plan.width} lanes, or is empty")
        for name in step.cells:
            if name is None:
                continue
            if name not in nodes or nodes[name].is_product != step.is_batch:
                raise _refuse(
                    plan,
                    f"step {s + 1} computes {name}, which is no"
                    f" {'product' if step.is_batch else 'sum'} of the problem",
                )
            late = [
                a
                for a in nodes[name].args
                if a not in plan.problem.free and not any(t < s for t, _ in where.get(a, ()))
            ]
            if late:
                raise _refuse(plan, f"step {s + 1} computes {name} before {late[0]}")
    missing = [name for name in nodes if name not in where]
    if missing:
        raise _refuse(plan, f"{missing[0]} is never computed")
    return plan


def relabelled(plan: Plan, layout: tuple[str | None, ...]) -> Plan:
    """The plan with its lanes renamed so that the carried inputs lie as in `layout` (names, or
    coordinates as X of X1).

    Lanes are alike but for permutes inside pairs, so that routines of one loop can agree on one
    layout for nothing.
    """
    old = plan.layouts[0] if len(plan.layouts) == 1 else ()
    wanted = [
        next((i for i, name in enumerate(old) if name and want in (name, coordinate(name))), None)
        for want in layout
    ]
    found = [i for i in wanted if i is not None]
    if (
        len(layout) != plan.width
        or len(set(found)) != len(found)
        or len(found) != len(plan.problem.carried)
    ):
        raise ScheduleError(
            f"The layout {' '.join(name or '_' for name in layout)} does not name every input of"
            f" {plan.problem.name} once.",
            hint=(
                f"Its vector holds {' '.join(plan.problem.carried)} in {plan.width} lanes; None is"
                " an empty lane."
            ),
        )
    rest = iter(i for i in range(plan.width) if i not in found)
    source = [next(rest) if i is None else i for i in wanted]

    def turned(cells: Cells) -> Cells:
        return tuple(cells[i] for i in source)

    steps = tuple(Step(step.is_batch, turned(step.cells)) for step in plan.steps)
    return Plan(plan.problem, plan.width, tuple(map(turned, plan.layouts)), steps)


def _refuse(plan: Plan, why: str) -> ScheduleError:
    return ScheduleError(
        f"This plan does not compute {plan.problem.name}: {why}.",
        hint="Search again; a recorded packing may be of another formula.",
    )


@lru_cache(maxsize=400_000)
def fetch(needs: Needs, model: GlueModel) -> tuple[int, tuple[Place | None, ...]]:
    """The cheapest permutes and blends that bring one operand together, and the place chosen for
    each lane.

    Free lanes beside others cost one blend. Lanes that read nothing and free ones have no place.
    """
    best: tuple[int, tuple[Place | None, ...]] | None = None
    free = None in needs
    for choice in product(*(n or (None,) for n in needs)):
        kinds: dict[int, int] = {}
        for lane, place in enumerate(choice):
            if place is not None:
                step, source = place
                kind = 0 if source == lane else 1 if source >> 1 == lane >> 1 else 2
                if kind >= kinds.get(step, 0):
                    kinds[step] = kind
        count = len(kinds) + free
        cost = model.blend * (count - 1) if count > 1 else 0
        for kind in kinds.values():
            if kind:
                cost += model.swap if kind == 1 else model.perm
        if best is None or cost < best[0]:
            best = cost, choice
    assert best is not None  # of one choice at least
    return best


@lru_cache(maxsize=100_000)
def orient(
    nodes: tuple[Node | None, ...], needs: tuple[tuple[Needs, Needs], ...], model: GlueModel
) -> tuple[int, tuple[bool, ...]]:
    """The cheapest way to call one argument of each lane the first operand: cost with fetching, and
    which lanes swap.
    """
    kinds = [(lane, node) for lane, node in enumerate(nodes) if node is not None]
    squares = all(node.is_product and len(node.args) == 1 for _, node in kinds)
    free = [lane for lane, node in kinds if len(node.args) == 2]
    if all(node.is_product for _, node in kinds) and free:
        free.pop(0)  # both operands may change places as a whole
    best: tuple[int, int, tuple[bool, ...]] | None = None
    for bits in range(1 << len(free)):
        swaps = [False] * len(nodes)
        for k, lane in enumerate(free):
            swaps[lane] = bool(bits >> k & 1)
        cost = fetch(tuple(n[s] for n, s in zip(needs, swaps)), model)[0]
        if not squares or model.sqr == model.mul:
            cost += fetch(tuple(n[not s] for n, s in zip(needs, swaps)), model)[0]
        cost += (
            _slot(nodes, swaps, model) if model.is_weighted and not kinds[0][1].is_product else 0
        )
        if best is None or (cost, bits.bit_count()) < best[:2]:
            best = cost, bits.bit_count(), tuple(swaps)
    assert best is not None
    return best[0], best[2]


def _slot(nodes: Nodes, swaps: Sequence[bool], model: GlueModel) -> int:
    """The cost of a slot beyond its operands, in a weighted model: it depends on which lanes
    swap.
    """
    cells = [(node, swap) for node, swap in zip(nodes, swaps) if node is not None]
    if doubles(nodes, model) or any(node.is_sum for node, _ in cells):
        return model.slot_cost(
            [factor_pair(node, swap, doubles(nodes, model)) for node, swap in cells]
        )
    return model.scale


def factor_pair(node: Node, swap: bool, twice: bool) -> tuple[int | str, int | str]:
    """The factors of both operands in one lane of a slot that adds."""
    if node.is_sum:
        return node.factors[swap], node.factors[not swap]
    return (1, 1) if twice else (node.factors[0], 0)


def base_cost(nodes: tuple[Node | None, ...], model: GlueModel) -> int:
    """What a step costs whichever lanes swap; a slot of G1 and G2 counts once whatever it mixes."""
    cells = [node for node in nodes if node is not None]
    if not cells:
        return 0
    if cells[0].is_product:
        return model.sqr if all(len(node.args) == 1 for node in cells) else model.mul
    return 0 if model.is_weighted else model.slot


def doubles(nodes: tuple[Node | None, ...], model: GlueModel) -> bool:
    """Whether the 2*a of this slot are additions a+a: where factors have a price and no lane pays
    it anyway.
    """
    return model.is_weighted and all(
        node is None or node.is_sum or node.factors == (2,) for node in nodes
    )


def step_needs(
    nodes: tuple[Node | None, ...], options: Callable[[str], Options], model: GlueModel
) -> tuple[tuple[Options, Options], ...]:
    """Per lane, where its first and its second argument are; `options` maps a name to places, None
    for a free value.
    """
    found: list[tuple[Options, Options]] = []
    twice = doubles(nodes, model)
    for node in nodes:
        if node is None:
            found.append(((), ()))
        else:
            first = options(node.args[0])
            second = (
                options(node.args[1])
                if len(node.args) == 2
                else first
                if node.is_product or twice
                else ()
            )
            found.append((first, second))
    return tuple(found)


def cost_of(plan: Plan, model: GlueModel) -> int:
    """The whole cost in a model: bases, operands, and the output vectors brought back to the
    input's layout.
    """
    where, nodes = places(plan), _by_name(plan)
    total = 0
    for s, step in enumerate(plan.steps):
        cells = tuple(nodes.get(name) for name in step.cells)
        total += base_cost(cells, model)
        if not model.counts_moves:
            total += orient(
                cells, step_needs(cells, lambda a: _before(where, plan.problem, a, s), model), model
            )[0]
    if model.counts_moves:
        return total + model.move * len(moves(plan))
    return total + sum(fetch(needs, model)[0] for needs in output_needs(plan, where))


def _before(
    where: Mapping[str, tuple[Place, ...]], problem: Problem, name: str, step: int
) -> tuple[Place, ...] | None:
    return (
        None if name in problem.free else tuple(place for place in where[name] if place[0] < step)
    )


def output_needs(plan: Plan, where: Mapping[str, tuple[Place, ...]]) -> list[Needs]:
    """For each vector of carried inputs, where the results are that must return to its lanes."""
    back: dict[str | None, str] = {
        name: value
        for public, name in plan.problem.ties
        for other, value in plan.problem.outputs
        if other == public
    }
    found = []
    for layout in plan.layouts:
        values = [back.get(name) for name in layout]
        if any(values):
            found.append(
                tuple(
                    () if v is None else None if v in plan.problem.free else where[v]
                    for v in values
                )
            )
    return found


def moves(plan: Plan) -> set[tuple[str, int]]:
    """The (value, lane) pairs where a value is needed in a lane in which no earlier step computed
    it.
    """
    where, nodes = places(plan), _by_name(plan)
    found = set()
    for s, step in enumerate(plan.steps):
        for lane, name in enumerate(step.cells):
            for arg in nodes[name].args if name is not None else ():
                if arg not in plan.problem.free and not any(
                    t < s and place == lane for t, place in where[arg]
                ):
                    found.add((arg, lane))
    lanes = {name: lane for layout in plan.layouts for lane, name in enumerate(layout)}
    values = dict(plan.problem.outputs)
    for public, name in plan.problem.ties:
        value, lane = values[public], lanes[name]
        if value not in plan.problem.free and not any(place == lane for _, place in where[value]):
            found.add((value, lane))
    return found
