"""Orders of operations for the Cortex-M4, found by simulated annealing on the cycle model; winners
are recorded as data.

Two searches: over the order of the limb operations of a program, and over that of its field
operations. A move takes one item to another place between what it needs and what needs it. The same
seed gives the same result; no clock decides.
"""

import random
from dataclasses import dataclass
from math import exp

from ecgen.errors import EcgenError
from ecgen.isa.armv7em.cycles import F3, entry_clock, run_clock
from ecgen.isa.armv7em.selection.settle import settle_order
from ecgen.isa.armv7em.text import timing
from ecgen.limb.ir import LimbProgram
from ecgen.machine.chains import made_flag, read_flags
from ecgen.machine.ir import MachineProgram
from ecgen.machine.order import reorder, settle_flags
from ecgen.machine.selection.arrange import arrange, chained_order, operation_needs
from tests.support.isa.armv7em.kernel import select_kernel

SPAN = 30  # places that an operation moves at most


@dataclass(frozen=True)
class Effort:
    """Steps of a search and the temperatures in cycles between which it cools."""

    steps: int = 20000
    hot: float = 1.2
    cold: float = 0.15


def body_cycles(machine: MachineProgram) -> int:
    """Modelled cycles of the body alone, every instruction wide."""
    return run_clock([timing(i) for i in machine.body], F3, entry_clock())[0]


def anneal(state, neighbour, cost, rng: random.Random, effort: Effort, watch=None):
    """(least cost, its state): accept what costs less, or more with falling probability; failures
    are never accepted.
    """
    here = cost(state)
    best = here, state
    for step in range(effort.steps):
        heat = effort.hot * (effort.cold / effort.hot) ** (step / effort.steps)
        other = neighbour(state, rng)
        if other is None:
            continue
        try:
            there = cost(other)
        except EcgenError:
            continue
        if there <= here or rng.random() < exp((here - there) / heat):
            state, here = other, there
            if here < best[0]:
                best = here, state
                if watch:
                    watch(step, here)
    return best


def precedences(program: LimbProgram) -> tuple[list[set[int]], list[set[int]]]:
    """For each operation the positions that must stand before and after it: data, and all flag
    operations in order.
    """
    maker = {out: i for i, op in enumerate(program.ops) for out in op.outs if out}
    before: list[set[int]] = [set() for _ in program.ops]
    after: list[set[int]] = [set() for _ in program.ops]
    claimed = {op.args[0] for op in program.ops if op.name == "zero"}
    last = None
    for i, op in enumerate(program.ops):
        edges = {maker[a] for a in op.args if isinstance(a, str) and a in maker}
        flag = made_flag(op)
        if op.name != "zero" and (read_flags(op) or (flag and flag not in claimed)):
            edges |= {last} if last is not None else set()
            last = i
        for j in edges:
            before[i].add(j)
            after[j].add(i)
    return before, after


def order_neighbour(before, after, span: int):
    """A move of one operation within what its neighbours in the data flow allow, at most `span`
    places.
    """

    def neighbour(order, rng):
        n = len(order)
        at = rng.randrange(n)
        item = order[at]
        low = at
        while low > 0 and at - low < span and order[low - 1] not in before[item]:
            low -= 1
        high = at
        while high < n - 1 and high - at < span and order[high + 1] not in after[item]:
            high += 1
        to = rng.randint(low, high)
        if to == at:
            return None
        rest = order[:at] + order[at + 1 :]
        return (*rest[:to], item, *rest[to:])

    return neighbour


def tune_order(program: LimbProgram, select, rng: random.Random, effort: Effort, watch=None):
    """(cycles, order) of the operations of `program`, minimal as far as found; `select` makes a
    MachineProgram of it.
    """
    before, after = precedences(program)
    return anneal(
        tuple(range(len(program.ops))),
        order_neighbour(before, after, SPAN),
        lambda order: body_cycles(select(reorder(program, order))),
        rng,
        effort,
        watch,
    )


def tune_kernel(routine, starts, rng: random.Random, effort: Effort, watch=None):
    """(cycles with the return, order, habits) of a field operation in kernel form, operands in
    memory.

    The habits that do best with the order as it is are kept during the search; orders within two
    cycles of the best are compared after their loads are grouped.
    """
    limbs = settle_flags(routine.limbs)
    habits = min(starts, key=lambda h: body_cycles(settle_order(select_kernel(routine, limbs, h))))
    least = [1 << 30]

    def chosen(program):
        machine = select_kernel(routine, program, habits)
        if body_cycles(machine) <= least[0] + 2:
            machine = settle_order(machine)
            least[0] = min(least[0], body_cycles(machine) + 3)
        return machine

    _, order = tune_order(limbs, chosen, rng, effort, watch=watch)
    best = settle_order(select_kernel(routine, reorder(limbs, order), habits))
    return body_cycles(best) + 2, order, habits


def order_move(order: tuple[int, ...], needs, rng: random.Random) -> tuple[int, ...]:
    """One operation, moved to another place that the data flow allows."""
    rest = list(order)
    item = rest.pop(rng.randrange(len(rest)))
    low = max((rest.index(j) + 1 for j in needs[item]), default=0)
    high = min((k for k, other in enumerate(rest) if item in needs[other]), default=len(rest))
    rest.insert(rng.randint(low, high), item)
    return tuple(rest)


def tune_operations(program: LimbProgram, cost, rng: random.Random, effort, watch=None, known=()):
    """(least cost, order of the field operations): greedy starts and the `known` ones, then single
    moves that cost no more; `effort`: (greedy starts, moves).
    """
    starts, steps = effort
    needs = operation_needs(program)
    tried: dict = {}

    def price(order):
        if order not in tried:
            try:
                tried[order] = cost(arrange(program, order))
            except EcgenError:
                tried[order] = 1 << 60
        return tried[order]

    first = {
        *known,
        tuple(range(len(needs))),
        chained_order(needs),
        *(chained_order(needs, rng) for _ in range(starts)),
    }
    best = min((price(order), order) for order in first)
    for step in range(steps):
        other = order_move(best[1], needs, rng)
        if price(other) <= best[0]:
            if watch and price(other) < best[0]:
                watch(step, price(other))
            best = price(other), other
    return best
