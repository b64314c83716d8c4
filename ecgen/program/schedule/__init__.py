"""Scheduling: a FieldProgram put into the best order, fusions chosen with it, and the proof that
comes with it.

`schedule(program, fusions="paper").program` is what the lowering takes; `.proof` says what is
proven.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from ecgen.errors import ScheduleError
from ecgen.program.check import contiguous, peak_live, pipeline
from ecgen.program.compose import feedback
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS, OpSpec, Table, fusion_rows
from ecgen.program.passes.fuse import fuse
from ecgen.program.passes.number import drop_dead
from ecgen.program.patterns import units_of
from ecgen.program.schedule import cpsat
from ecgen.program.schedule.problem import AIMS, Problem, cycles_aim, pose
from ecgen.program.schedule.result import Proof, Schedule
from ecgen.program.schedule.search import solve
from ecgen.program.schedule.weights import Weight, read_weights
from ecgen.program.values import fresh, names_of

OBJECTIVES = ("contiguous", "operations", "cycles", "latency")
MEASURES = {
    "contiguous": "contiguous dependencies",
    "operations": "operations",
    "cycles": "modelled cycles",
    "latency": "modelled cycles",
}


@dataclass(frozen=True)
class Effort:
    """How far a search may go, in counts that are the same on every host: ideals, and CP-SAT's
    deterministic time (0: without OR-Tools).
    """

    states: int = 100_000
    solver: float = 5.0


def schedule(
    program: FieldProgram,
    fusions: str | Iterable[OpSpec] = "paper",
    objective: str = "contiguous",
    *,
    loop: bool = False,
    pinned: Collection[str] = (),
    weights: Mapping[str, Weight] | None = None,
    stall: int = 6,
    greedy: bool = False,
    effort: Effort = Effort(),
    table: Table = OPS,
) -> Schedule:
    """The program in the order that is best for `objective`, with the fusions that make it so.

    contiguous: fewest contiguous dependencies, then fewest operations, then fewest live values.
    operations: fewest operations, then dependencies, then live values.
    cycles: least sum of throughputs plus `stall` per contiguous dependency, then live values.
    latency: least makespan on a single-issue pipeline with `weights`, of one pass also if `loop`.

    `fusions` is the name of a set or rows of the table; `greedy` fuses first and orders afterwards.
    `loop` also counts the dependency of the next iteration's first operation on the last one.
    `pinned` are inputs in read-only memory, which take no slot.
    """
    if objective not in OBJECTIVES:
        raise ScheduleError(
            f"There is no scheduling objective {objective!r}.", hint=f"Use {', '.join(OBJECTIVES)}."
        )
    source = program = separate_results(drop_dead(program))
    rows = fusion_rows(fusions) if isinstance(fusions, str) else tuple(fusions)
    table = {**table, **{row.name: row for row in rows}}
    weights = weights or read_weights({}, table=table)
    if greedy:
        program, rows = fuse(program, rows, table), ()
    costs = {name: w.throughput for name, w in weights.items()} if objective == "cycles" else None
    aim = (
        cycles_aim(stall)
        if objective == "cycles"
        else AIMS["operations" if objective == "operations" else "contiguous"]
    )
    goal = _Goal(objective, loop, tuple(pinned), weights)
    problem = pose(program, units_of(program, rows, table), costs, pinned, loop, aim)
    if objective == "latency":
        order, proof = _by_latency(problem, weights, effort, greedy)
    else:
        order, proof = _by_dependencies(problem, loop, effort, objective)
    return _result(source, problem, order, proof, goal)


def separate_results(program: FieldProgram) -> FieldProgram:
    """Results that are inputs, parameters or constants become copies, so that every result has an
    operation of its own.
    """
    outside = {
        *program.inputs,
        *program.params,
        *(op.outs[0] for op in program.ops if op.name == "const"),
    }
    if not any(value in outside for _, value in program.outputs):
        return program
    taken, copies, outputs = names_of(program), [], []
    for public, value in program.outputs:
        if value in outside:
            copies.append(Op("copy", (fresh(f"{public}_copy", taken),), (value,)))
        outputs.append((public, copies[-1].outs[0] if value in outside else value))
    return replace(program, ops=program.ops + tuple(copies), outputs=tuple(outputs))


def _by_dependencies(
    problem: Problem, loop: bool, effort: Effort, objective: str
) -> tuple[tuple[int, ...], Proof]:
    found, measure = solve(problem, effort.states, loop), MEASURES[objective]
    if found.complete:
        proof = Proof(
            "optimal",
            measure,
            found.score[0],
            found.score[0],
            True,
            "search of all orders",
            found.states,
        )
        return found.order, proof
    if objective == "contiguous" and found.score[0] == 0:
        proof = Proof("optimal", measure, 0, 0, False, "a schedule without any", found.states)
        return found.order, proof
    if not effort.solver:
        return found.order, Proof(
            "bound", measure, found.score[0], 0, False, "search, stopped by its limit", found.states
        )
    answer = cpsat.fewest_dependencies(problem, loop, found.order, effort.solver)
    bound = 0 if answer is None else max(0, answer.bound >> 20)  # the second sum is below 2^20
    value, order = found.score[0], found.order
    if answer is not None and (answer.value >> 20, answer.value & 0xFFFFF) < found.score[:2]:
        value, order = answer.value >> 20, answer.order
    status = "optimal" if bound >= value else "bound"
    return order, Proof(status, measure, value, min(bound, value), False, "CP-SAT", found.states)


def _by_latency(
    problem: Problem, weights: Mapping[str, Weight], effort: Effort, greedy: bool
) -> tuple[tuple[int, ...], Proof]:
    per_unit = [weights[unit.op.name] for unit in problem.units]
    stalls = replace(problem, aim=cycles_aim(max(w.latency - w.throughput for w in per_unit)))
    hints = list_schedule(problem, per_unit), solve(stalls, max_states=1).order
    start, hint = min((pipeline(_ordered(problem, order), weights), order) for order in hints)
    if not greedy and start == shortest(problem, per_unit):
        return hint, Proof("optimal", MEASURES["latency"], start, start, False, "heads and tails")
    answer = (
        None
        if greedy or not effort.solver
        else cpsat.least_makespan(problem, per_unit, hint, effort.solver)
    )
    if answer is None:
        return hint, Proof(
            "none", MEASURES["latency"], start, 0, False, "the better of two heuristics"
        )
    order, value = (answer.order, answer.value) if answer.value < start else (hint, start)
    status = "optimal" if answer.bound >= value else "bound"
    return order, Proof(
        status, MEASURES["latency"], value, min(answer.bound, value), False, "CP-SAT"
    )


def shortest(problem: Problem, weights: list[Weight]) -> int:
    """No order of single operations has a smaller makespan: what begins no sooner than some time
    and is followed by some time at least is issued one by one in between (heads and tails; Carlier,
    European Journal of Operational Research 11, 1982). 0 where operations may be fused."""
    if any(len(unit.members) > 1 for unit in problem.units):
        return 0
    units = range(len(problem.units))
    head: dict[int, int] = {}
    tail: dict[int, int] = {}
    for u in units:  # operands come first in a program
        head[u] = max(
            (head[v] + weights[v].latency for v in range(u) if problem.needs[u] & problem.masks[v]),
            default=0,
        )
    for u in reversed(units):
        after = max(
            (
                tail[v] + weights[v].throughput
                for v in units
                if v > u and problem.needs[v] & problem.masks[u]
            ),
            default=0,
        )
        tail[u] = weights[u].latency - weights[u].throughput + after
    return max(
        (
            first
            + sum(weights[u].throughput for u in units if head[u] >= first and tail[u] >= last)
            + last
            for first in set(head.values())
            for last in set(tail.values())
            if any(head[u] >= first and tail[u] >= last for u in units)
        ),
        default=0,
    )


def list_schedule(problem: Problem, weights: list[Weight]) -> tuple[int, ...]:
    """Critical path first, single operations only: at each step the ready unit that can start
    soonest, longest tail first.
    """
    single = [u for u, unit in enumerate(problem.units) if len(unit.members) == 1]
    tail: dict[int, int] = {}
    for u in reversed(single):
        after = [tail[v] for v in single if v > u and problem.needs[v] & problem.masks[u]]
        tail[u] = weights[u].latency + max(after, default=0)
    order: list[int] = []
    done, clock, left = problem.start, 0, list(single)
    ready_at: dict[int, int] = {}
    while left:

        def key(u: int) -> tuple[int, int, int]:
            begin = max([clock, *(t for i, t in ready_at.items() if problem.needs[u] >> i & 1)])
            return begin, -tail[u], u

        best = min((u for u in left if not problem.needs[u] & ~done), key=key)
        begin = key(best)[0]
        clock, done = begin + weights[best].throughput, done | problem.masks[best]
        ready_at.update((i, begin + weights[best].latency) for i in problem.units[best].members)
        left.remove(best)
        order.append(best)
    return tuple(order)


def _ordered(problem: Problem, order: tuple[int, ...]) -> FieldProgram:
    constants = tuple(op for op in problem.program.ops if op.name == "const")
    return replace(problem.program, ops=constants + tuple(problem.units[u].op for u in order))


@dataclass(frozen=True)
class _Goal:
    """What an order is to be best for: as the arguments of `schedule`."""

    objective: str
    loop: bool
    pinned: tuple[str, ...]
    weights: Mapping[str, Weight]


def _result(
    source: FieldProgram, problem: Problem, order: tuple[int, ...], proof: Proof, goal: _Goal
) -> Schedule:
    """Counts again from the finished program, and refuses to return a schedule whose counts differ
    from the claim.
    """
    program = _ordered(problem, order)
    wiring = feedback(program, program) if goal.loop else None
    dependencies, live = len(contiguous(program, wiring)), peak_live(program, goal.pinned)
    claimed = {"contiguous": dependencies, "operations": len(order)}.get(
        goal.objective, proof.value
    )
    if claimed != proof.value:
        raise ScheduleError(
            f"The scheduler claims {proof.value} {proof.measure} for {program.name}, a recount"
            f" gives {claimed}."
        )
    return Schedule(
        program=program,
        source=source,
        units=tuple(problem.units[u] for u in order),
        dependencies=dependencies,
        live=live,
        proof=proof,
        objective=goal.objective,
        loop=goal.loop,
        pinned=goal.pinned,
        makespan=pipeline(program, goal.weights),
    )
