"""Lanes and slots by simulated annealing: a good plan within a number of moves that is the same on
every host.

The moves change one cell, exchange two cells, exchange two lanes of a step or of an input vector,
add a second place of a value, or take one away. Randomness is a seeded `random.Random`; costs are
recounted by plan.cost_of.
"""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ecgen.errors import ScheduleError
from ecgen.program.pack.models import GlueModel
from ecgen.program.pack.search.board import Board
from ecgen.program.pack.search.plan import Plan, cost_of, validate_plan
from ecgen.program.pack.search.problem import Problem

Undo = Callable[[], None]


@dataclass(frozen=True)
class Effort:
    """`moves` per run, `runs` with seeds of their own, `spare` empty slots in each gap, starting
    and final temperature in units of a slot or a permute."""

    moves: int = 20_000
    runs: int = 2
    spare: int = 2
    hot: float = 1.5
    cold: float = 0.15
    seed: int = 1


def anneal(
    problem: Problem,
    batches: tuple[tuple[str, ...], ...],
    model: GlueModel,
    width: int = 4,
    effort: Effort = Effort(),
    progress: Callable[..., None] = lambda *stage: None,
) -> tuple[Plan, ...]:
    """The cheapest plan of each run, starting from the given batches; products may change batches,
    whose number stays. `progress` hears of each run.
    """
    found = []
    unit = max(model.slot, 1) if model.is_weighted else 1
    for run in range(effort.runs):
        progress("annealing", f"{problem.name} (run {run + 1} of {effort.runs})")
        chance = random.Random(effort.seed * 1000 + run)
        board = opening(problem, batches, model, width, effort.spare, chance)
        cost, plan = _run(board, chance, effort, unit)
        if cost_of(validate_plan(plan), model) != cost:
            raise ScheduleError(
                f"The search claims the cost {cost} for {problem.name}, a recount gives"
                f" {cost_of(plan, model)}."
            )
        found.append(plan)
    return tuple(found)


def opening(
    problem: Problem,
    batches: Sequence[Sequence[str]],
    model: GlueModel,
    width: int,
    spare: int,
    chance: random.Random,
) -> Board:
    """Every sum in the first slot after its arguments that has room, products in the given batches,
    lanes as they come.
    """
    batch = {name: i for i, names in enumerate(batches) for name in names}
    gap: dict[str, int] = {}
    rank: dict[str, int] = {}
    depth = [0] * (len(batches) + 1)
    load: dict[tuple[int, int], int] = {}
    for node in problem.nodes:
        args = [(gap[a], rank[a]) for a in node.args if a in gap]
        if node.is_product:
            gap[node.name], rank[node.name] = batch[node.name] + 1, 0
            continue
        g = max((x for x, _ in args), default=0)
        r = max((r for x, r in args if x == g), default=0) + 1
        while load.get((g, r), 0) >= width:
            r += 1
        load[g, r] = load.get((g, r), 0) + 1
        gap[node.name], rank[node.name] = g, r
        depth[g] = max(depth[g], r)
    kinds: list[bool]
    start: list[int] = []
    kinds = []
    for g in range(len(batches) + 1):
        start.append(len(kinds))
        kinds += [False] * (depth[g] + spare) + [True] * (g < len(batches))
    board = Board(problem, width, kinds, model)
    for i, node in enumerate(problem.nodes):
        step = (
            start[gap[node.name]] - 1
            if node.is_product
            else start[gap[node.name]] + rank[node.name] - 1
        )
        board.put(
            i, step, chance.choice([lane for lane in range(width) if board.grid[step][lane] < 0])
        )
    board.recount_all()
    return board


def _run(board: Board, chance: random.Random, effort: Effort, unit: int) -> tuple[int, Plan]:
    best, plan = board.total, board.plan()
    cooling = math.log(effort.cold / effort.hot) / effort.moves
    for k in range(effort.moves if board.nodes else 0):
        before, undo = board.total, _propose(board, chance)
        if undo is None:
            continue
        if board.total > before:
            heat = unit * effort.hot * math.exp(cooling * k)
            if chance.random() >= math.exp((before - board.total) / heat):
                undo()
                continue
        if board.total < best:
            best, plan = board.total, board.plan()
    return best, plan


def _propose(board: Board, chance: random.Random) -> Undo | None:
    """Makes one move, and returns what takes it back; None if the move was impossible and nothing
    changed.
    """
    dice = chance.random()
    if dice < 0.05:
        return _exchange_inputs(board, chance)
    step, lane = _filled(board, chance)
    if dice < 0.15:
        return _change(
            board, _exchanged(board, (step, lane), (step, chance.randrange(board.width)))
        )
    node = board.grid[step][lane]
    if dice < 0.22:
        return _change(board, [(step, lane, -1)]) if len(board.places[node]) > 1 else None
    other = _target(board, node, step, chance, dice < 0.55)
    if other is None:
        return None
    to = chance.randrange(board.width)
    if dice > 0.93:
        return _change(board, [(other, to, node)]) if board.grid[other][to] < 0 else None
    return _change(board, _exchanged(board, (step, lane), (other, to)))


def _filled(board: Board, chance: random.Random) -> tuple[int, int]:
    return chance.choice(board.places[chance.randrange(len(board.nodes))])


def _target(board: Board, node: int, step: int, chance: random.Random, stay: bool) -> int | None:
    """A step where the node may stand: its own, or one between its arguments and the first of its
    readers.
    """
    if stay:
        return step
    low = max((board.first(a) for a in board.reads[node]), default=-1)
    high = min((board.first(r) for r in board.readers[node]), default=len(board.kinds))
    kind = board.nodes[node].is_product
    steps = [s for s in range(max(low, -1) + 1, high) if board.kinds[s] == kind]
    return chance.choice(steps) if steps else None


def _exchanged(
    board: Board, here: tuple[int, int], there: tuple[int, int]
) -> list[tuple[int, int, int]]:
    a, b = board.grid[here[0]][here[1]], board.grid[there[0]][there[1]]
    return [] if a == b else [(*here, b), (*there, a)]


def _exchange_inputs(board: Board, chance: random.Random) -> Undo | None:
    """Two lanes of the input vectors change places."""
    if not board.inputs:
        return None
    places = [(v, lane) for v in range(len(board.inputs)) for lane in range(board.width)]
    (v, i), (w, j) = chance.choice(places), chance.choice(places)
    if board.inputs[v][i] == board.inputs[w][j]:
        return None

    def exchange() -> None:
        board.inputs[v][i], board.inputs[w][j] = board.inputs[w][j], board.inputs[v][i]
        moved = []
        for x, lane in ((v, i), (w, j)):
            if board.inputs[x][lane] >= 0:
                board.places[board.inputs[x][lane]] = [(-1 - x, lane)]
                moved.append(board.inputs[x][lane])
        if board.model.counts_moves:
            moved += [value for name in moved if (value := board.back.get(name)) is not None]
        board.recount(moved)

    exchange()
    return exchange


def _change(board: Board, cells: list[tuple[int, int, int]]) -> Undo | None:
    """Writes cells (step, lane, node), takes it all back if the board is no longer sound, and else
    returns the way back.
    """
    if not cells:
        return None
    old = [(step, lane, board.grid[step][lane]) for step, lane, _ in cells]
    touched = {node for *_, node in cells + old if node >= 0}
    steps = {step for step, *_ in cells}

    def write(new: list[tuple[int, int, int]]) -> None:
        for step, lane, _ in new:
            if board.grid[step][lane] >= 0:
                board.take(step, lane)
        for step, lane, node in new:
            if node >= 0:
                board.put(node, step, lane)

    write(cells)
    sound = all(board.is_sound(n) for n in touched) and all(
        board.fits(n, s) for s, _, n in cells if n >= 0
    )
    if not sound or any(not _fits_first(board, n) for n in touched):
        write(old)
        return None

    def settle() -> None:
        board.recount(touched, steps)

    settle()

    def undo() -> None:
        write(old)
        settle()

    return undo


def _fits_first(board: Board, node: int) -> bool:
    """Whether the first place of the node stands after its arguments, so that all of them do."""
    first = board.first(node)
    return all(board.first(a) < first for a in board.reads[node])
