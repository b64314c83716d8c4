"""Searches for the fastest variants of one routine: formulas, fusions, schedules and interleavings
of a point routine, orders of blocks, orders of a product.

Every candidate is the output of the passes and has passed the translation check; measuring only
ranks them. A search is a function of its seed and of what is measured: with the same table it takes
the same way, so that one that was killed goes on where it was.
"""

import hashlib
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import product

from ecgen.curve.model import Curve
from ecgen.errors import EcgenError
from ecgen.isa.represent import represent
from ecgen.isa.routine import EmittedRoutine
from ecgen.isa.target import Target
from ecgen.isa.x86_64.emit import (
    backend_of,
    blocks_key,
    checked,
    draft,
    emit,
    emit_power,
    model_cycles,
    ordered_limbs,
)
from ecgen.isa.x86_64.selection.uses import destroys_flags
from ecgen.library.facts.choices import Choice, load_choices
from ecgen.library.facts.groups import routine_name
from ecgen.library.routines.emission import choice_routine, emit_choice
from ecgen.library.routines.field import extension_limbs, field_op_routine
from ecgen.library.routines.platform import Platform
from ecgen.library.routines.point_choices import choice_key, different
from ecgen.library.routines.programs import formula_choices, made_of
from ecgen.library.routines.signatures import point_routine
from ecgen.library.routines.towers import PREFIX as EXTENSION
from ecgen.library.routines.towers import WAYS
from ecgen.machine.blocks import block_needs, blocks
from ecgen.machine.order import precedences, settle_flags
from ecgen.machine.segments import TunedOrder, segment_key
from ecgen.program.ops import FUSION_SETS, extended, fusion_rows
from ecgen.run.measure.quiet_machine import Quiet, measuring, working
from ecgen.run.measure.stopwatch import Stopwatch
from ecgen.run.tune.measurements import Measurements, Row, Times

PRODUCTS = ("fe_mul", "fe_sqr", "fe_nsqr", "fe2_mul", "fe2_sqr")
FUSIONS = FUSION_SETS
OBJECTIVES = ("operations", "contiguous", "latency")
INTERLEAVING = ((8, 0), (0, 0), (16, 0), (16, 10), (32, 0))
# a candidate is lowered, drafted, checked, assembled and timed in as long as it takes to lower so
# many operations as it has so often
LOWERINGS, TIMED = 9.0, 20
FINALISTS = 4  # candidates that are looked at more closely
BATCH = 8  # neighbours that are emitted and assembled together
SQUARINGS = 20  # of a run that is timed
SAVED = 6  # callee-saved registers that a point routine uses


@dataclass(frozen=True)
class Effort:
    """How a candidate is timed: `runs` of eight times `turns` calls, of which the fastest
    counts.
    """

    runs: int
    turns: int
    counted: int = 0


@dataclass(frozen=True)
class Finalist:
    """What a search proposes: a choice of a point routine, or None; orders of operations or blocks;
    TSC cycles.
    """

    cycles: float
    choice: Choice | None
    orders: tuple[TunedOrder, ...] = ()

    def as_json(self) -> dict:
        return {
            "cycles": self.cycles,
            "choice": asdict(self.choice) if self.choice else None,
            "orders": [asdict(order) for order in self.orders],
        }

    @classmethod
    def of_json(cls, data: dict) -> "Finalist":
        choice = data["choice"] and Choice(
            **{**data["choice"], "formulas": tuple(data["choice"]["formulas"])}
        )
        return cls(
            data["cycles"],
            choice,
            tuple(
                TunedOrder(**{**order, "order": tuple(order["order"])}) for order in data["orders"]
            ),
        )


@dataclass(frozen=True)
class Search:
    """One routine and how far to look: `rounds` neighbours of a product's order, `blocks` of a
    point routine's; `fresh`: not from recorded orders; `chained`: the weight of chained calls of a
    product beside independent ones."""

    routine: str
    rounds: int
    blocks: int
    seed: int
    chained: float
    fresh: bool

    @property
    def way(self) -> str:
        """What tells it from other searches of the same routine."""
        told = (
            f"{self.rounds} rounds, weight {self.chained:g}"
            if self.routine in PRODUCTS
            else f"{self.blocks} rounds of blocks"
        )
        return f"{told}, seed {self.seed}{', fresh' if self.fresh else ''}"


@dataclass(frozen=True)
class Clock:
    """What measures, when it may be believed, and on which core (None: the last)."""

    watch: Stopwatch
    quiet: Quiet
    core: int | None = None


class Meter:
    """Times of one routine's candidates, each call followed by one of the routine `then` if there
    is one: from the table, or measured in quiet moments and put there.

    `hears` is told how many candidates were looked at and how many seconds that took, 0.0 where the
    table had them all; `recorded` of each new row.
    """

    def __init__(
        self,
        table: Measurements,
        routine: str,
        clock: Clock,
        then: EmittedRoutine | None = None,
        hears: Callable[[int, float], None] = lambda count, seconds: None,
        recorded: Callable[[Row], None] = lambda row: None,
    ):
        self.table, self.routine, self.clock, self.then = table, routine, clock, then
        self.hears, self.recorded = hears, recorded

    def times(
        self, wanted: Sequence[tuple[str, Callable[..., EmittedRoutine]]], effort: Effort
    ) -> list[Times]:
        """The times of each (label, how to emit it), without cycles where it cannot be made; equal
        labels are one candidate.
        """
        started, made = time.monotonic(), {}
        choices = [self._choice(label, effort) for label, _ in wanted]
        found = {choice: self.table.times(self.routine, choice) for choice in choices}
        with working():
            for choice, (_, make) in zip(choices, wanted):
                if found[choice] is None and choice not in made:
                    try:
                        made[choice] = make()
                    except EcgenError as error:
                        found[choice] = self._put(choice, Times(None, None, error.what))
            if made:
                self.clock.watch.load([*made.values(), *([self.then] if self.then else [])])
        if made:
            with measuring(self.clock.core):
                for choice, emitted in made.items():
                    found[choice] = self._put(
                        choice,
                        Times(
                            *self.clock.quiet.take(
                                lambda: self.clock.watch.measure(
                                    emitted, effort.runs, effort.turns, effort.counted, self.then
                                )
                            )
                        ),
                    )
        self.hears(len(wanted), time.monotonic() - started if made else 0.0)
        return [found[choice] for choice in choices]

    def _choice(self, label: str, effort: Effort) -> str:
        beside = f", in turn with {self.then.name} {_digest(self.then.lines)}" if self.then else ""
        return f"{label}, {effort.runs} runs of {effort.turns} turns{beside}"

    def _put(self, choice: str, times: Times) -> Times:
        stands = self.table.put(Row(self.routine, choice, times))
        self.recorded(Row(self.routine, choice, stands))
        return stands


class Tuner:
    """The routines of one curve on one CPU, as the searches emit them: from what comes with the CPU
    file, not from what was measured here.
    """

    def __init__(self, curve: Curve, target: Target):
        self.curve, self.target = curve, replace(target, tuned=None)
        self.prime, self.backend = represent(curve.p, self.target), backend_of(self.target)
        table = extended(fusion_rows(FUSION_SETS[-1]))
        self.platform = Platform(curve, self.target, self.prime, self.backend, table)
        self.choices = load_choices(*self.target.choice_files)
        self.sizes: dict[str, int] = {}
        self.pace: float | None = None

    def seconds(self, search: Search) -> float:
        """How long the search may take: so many candidates of so many operations, at this machine's
        pace. Only the proportions of one kind count for long, an ETA follows the pace of each."""
        if self.pace is None:
            self.pace = min(self._lowering() for _ in range(TIMED)) / self._size("fe_mul")
        return (
            0.1
            + LOWERINGS
            * (search.rounds * 1.3 if search.routine in PRODUCTS else self.candidates(search))
            * self._size(search.routine)
            * self.pace
        )

    def _lowering(self) -> float:
        """Seconds in which a multiplication of the field is lowered here and now."""
        started = time.perf_counter()
        self._product("fe_mul")
        return time.perf_counter() - started

    def _size(self, name: str) -> int:
        """The operations on words of the routine as its first formulas give it."""
        if name not in self.sizes:
            product = name in PRODUCTS
            self.sizes[name] = len(
                self._product(name).limbs.ops
                if product
                else choice_routine(self._spec(name), self._first(name), self.platform)[0].limbs.ops
            )
        return self.sizes[name]

    def _first(self, name: str) -> Choice:
        return Choice(
            *choice_key(name, self.curve, self.prime),
            formula_choices(name, self.curve)[0],
            self._ways()[0],
            OBJECTIVES[0],
            *INTERLEAVING[0],
        )

    def _ways(self) -> tuple[str, ...]:
        """The fusion sets, over F_{p^2} the ways of its products."""
        return FUSIONS if self.curve.degree == 1 else tuple(WAYS)

    def candidates(self, search: Search) -> float:
        """About how many candidates the search will look at."""
        if search.routine in PRODUCTS:
            return 10 + 1.2 * search.rounds
        return (
            5 * len(formula_choices(search.routine, self.curve))
            + 5 * FINALISTS
            + 1.1 * search.blocks
            + 3
        )

    def search(self, search: Search, meter: Meter) -> tuple[Finalist, ...]:
        """The fastest variants found, at most FINALISTS, fastest first."""
        return (
            self._orders(search, meter)
            if search.routine in PRODUCTS
            else self._choices(search, meter)
        )

    def emitted(self, name: str, finalist: Finalist) -> EmittedRoutine:
        """The routine as a finalist says."""
        backend = replace(
            self.backend,
            orders={**self.backend.orders, **{order.key: order for order in finalist.orders}},
        )
        if finalist.choice is None:
            routine = self._product(name)
            return (
                emit_power(routine, name, backend) if name == "fe_nsqr" else emit(routine, backend)
            )
        ordered = replace(self.platform, backend=backend)
        return emit_choice(self._spec(name), finalist.choice, ordered)

    def _spec(self, name: str):
        return point_routine(name, self.curve, self.prime.n)

    def _product(self, name: str):
        """The product lowered; over F_{p^2} in the way that the model finds cheapest."""
        plain = replace(self.platform, table=extended(()))
        if name.startswith(EXTENSION):
            return min(
                extension_limbs(name, plain).values(),
                key=lambda limbs: model_cycles(draft(limbs, self.backend), self.target),
            )
        return plain.lower(field_op_routine("fe_sqr" if name == "fe_nsqr" else name, None))

    def _orders(self, search: Search, meter: Meter) -> tuple[Finalist, ...]:
        """Local search from the order that comes with the CPU file, if there is one and the search
        is not fresh, else from that of the lowering.
        """
        name = search.routine
        power = search.routine == "fe_nsqr"
        chance = random.Random(search.seed)
        routine = self._product(name)
        limbs = settle_flags(routine.limbs)
        key = ("loop " if power else "") + segment_key(limbs.ops)
        edges = precedences(limbs, destroys_flags(self.target.level))

        def finalist(candidate: tuple, cycles: float) -> Finalist:
            return Finalist(
                round(cycles, 1),
                None,
                (TunedOrder(key, candidate[0], candidate[1], f"{name} {self.prime.n} words"),),
            )

        def costs(candidates, runs: int) -> list[float]:
            wanted = [
                (f"order {_digest(c)}", lambda c=c: self.emitted(name, finalist(c, 0)))
                for c in candidates
            ]
            times = meter.times(wanted, Effort(runs, *((8, SQUARINGS) if power else (100,))))
            return [
                _cost(
                    t,
                    lambda t: (
                        t.latency / SQUARINGS
                        if power
                        else t.throughput + search.chained * t.latency
                    ),
                )
                for t in times
            ]

        identity, known = tuple(range(len(limbs.ops))), self.backend.orders.get(key)
        starts = (
            [(known.order, known.saved)]
            if known and not search.fresh
            else [(identity, saved) for saved in range(2, 7)]
        )
        started = costs(starts, 15)
        start = starts[started.index(min(started))]
        found = descend(
            start,
            lambda candidate: (_neighbour(chance, candidate[0], edges), candidate[1]),
            costs,
            search.rounds,
            (3, 9, 25),
        )
        return tuple(finalist(candidate, cycles) for candidate, cycles in found)

    def _choices(self, search: Search, meter: Meter) -> tuple[Finalist, ...]:
        """Every formula, fusion set and objective with one interleaving, the best few with every
        other one, then orders of the best one's blocks.
        """
        name = search.routine
        spec, key = self._spec(name), choice_key(name, self.curve, self.prime)

        def costs(choices, runs: int) -> list[float]:
            wanted = [(_label(c), lambda c=c: emit_choice(spec, c, self.platform)) for c in choices]
            return [
                _cost(times, lambda t: t.latency) for times in meter.times(wanted, Effort(runs, 25))
            ]

        options = [
            Choice(*key, *which, *INTERLEAVING[0])
            for which in product(formula_choices(name, self.curve), self._ways(), OBJECTIVES)
        ]
        known = self.choices.get(key)
        with working():
            options = different(options, spec, self.curve)
        first = [*options, *([known] if known and not search.fresh else [])]
        ranked = _best(first, costs(first, 5))
        more = [
            replace(choice, window=window, ahead=ahead)
            for choice, _ in ranked
            for window, ahead in INTERLEAVING[1:]
        ]
        ranked = _best(
            [c for c, _ in ranked] + more, [cycles for _, cycles in ranked] + costs(more, 5)
        )
        ranked = _best([c for c, _ in ranked], costs([c for c, _ in ranked], 25))
        finals = [
            Finalist(round(cycles, 1), replace(choice, cycles=round(cycles, 1), measured_on=""))
            for choice, cycles in ranked
        ]
        moved = self._blocks(search, meter, finals[0]) if finals and search.blocks else ()
        return tuple(sorted((*moved, *finals), key=lambda f: f.cycles)[:FINALISTS])

    def _blocks(self, search: Search, meter: Meter, best: Finalist) -> tuple[Finalist, ...]:
        """Local search for the order of blocks of the routine that `best` describes; what is no
        faster is not returned.
        """
        routine, backend = choice_routine(self._spec(search.routine), best.choice, self.platform)
        untuned = replace(
            backend, orders={k: v for k, v in backend.orders.items() if not k.startswith("blocks ")}
        )
        try:
            limbs = ordered_limbs(routine, untuned)
        except EcgenError:  # blocks that cannot be moved as the choice says stay where they are
            return ()
        key, parts, chance = blocks_key(limbs), blocks(limbs), random.Random(search.seed)
        edges = [
            (before, k) for k, needs in enumerate(block_needs(limbs, parts)) for before in needs
        ]
        known = self.backend.orders.get(key)
        start = (
            known.order
            if known and len(known.order) == len(parts) and not search.fresh
            else tuple(range(len(parts)))
        )

        def tuned(order) -> TunedOrder:
            return TunedOrder(key, order, SAVED, f"{search.routine} {self.prime.n} words")

        def costs(orders, runs: int) -> list[float]:
            wanted = [
                (
                    f"{_label(best.choice)}, blocks {_digest(o)}",
                    lambda o=o: checked(
                        draft(routine, replace(untuned, orders={**untuned.orders, key: tuned(o)}))
                    ),
                )
                for o in orders
            ]
            return [
                _cost(times, lambda t: t.latency) for times in meter.times(wanted, Effort(runs, 20))
            ]

        found = descend(
            start, lambda order: _neighbour(chance, order, edges), costs, search.blocks, (3, 11, 25)
        )
        return tuple(
            Finalist(
                round(cycles, 1), replace(best.choice, cycles=round(cycles, 1)), (tuned(order),)
            )
            for order, cycles in found[:1]
        )


def descend(
    start, neighbour: Callable, costs: Callable, rounds: int, runs: tuple[int, int, int]
) -> list:
    """Local search: [(candidate, cost), ...], at most FINALISTS, best first. Of each batch of
    neighbours, timed roughly, the best are timed again with more runs, and the best of these is
    gone on from unless it is slower; in the end the best of all are timed with most runs."""
    rough, close, closest = runs
    here, now = start, costs([start], close)[0]
    best = {here: now}
    for done in range(0, rounds, BATCH):
        batch = list(dict.fromkeys(neighbour(here) for _ in range(min(BATCH, rounds - done))))
        hopeful = [c for c, cost in zip(batch, costs(batch, rough)) if cost < now * 1.003]
        ranked = _best(hopeful, costs(hopeful, close))[:1] if hopeful else []
        for candidate, cost in ranked:
            if cost <= now * 1.0005:
                here, now = candidate, cost
                best[candidate] = cost
    finals = [candidate for candidate, _ in _best(list(best), list(best.values()))]
    return _best(finals, costs(finals, closest))


def _best(candidates: list, costs: list[float]) -> list:
    """(candidate, cost) of the cheapest, at most FINALISTS; what cannot be made is none of them."""
    rows = sorted((cost, number) for number, cost in enumerate(costs) if cost < float("inf"))
    return [(candidates[number], cost) for cost, number in rows[:FINALISTS]]


def _cost(times: Times, of: Callable[[Times], float]) -> float:
    return float("inf") if times.latency is None else of(times)


def _digest(value) -> str:
    return hashlib.sha256(repr(value).encode()).hexdigest()[:16]


def _label(choice: Choice) -> str:
    return (
        f"{made_of(choice.formulas)}, fusions {choice.fusions}, by {choice.objective}, window"
        f" {choice.window}, ahead {choice.ahead}"
    )


def companion(name: str, names) -> str | None:
    """The routine that a scalar multiplication calls next to `name`, so that both are timed in
    turn: the longest run of doublings with the doubling-addition, and back."""
    own = routine_name(name)
    same = [n for n in names if routine_name(n).stem == own.stem]
    runs = sorted(
        (routine_name(n).run or 1, n) for n in same if n.endswith("dbl") and not n.endswith("_1dbl")
    )
    if own.role == "dbladd":
        return runs[-1][1] if runs else None
    other = f"{own.stem}_dbladd"
    return other if runs and name == runs[-1][1] and other in names else None


def _neighbour(chance: random.Random, order, edges, span: int = 12):
    """A few operations moved to other places that the precedences allow."""
    count = len(order)
    before: list[list[int]] = [[] for _ in range(count)]
    after: list[list[int]] = [[] for _ in range(count)]
    for a, b in edges:
        before[b].append(a)
        after[a].append(b)
    moved = list(order)
    for _ in range(chance.choice((1, 1, 2, 3))):
        place = {op: k for k, op in enumerate(moved)}
        at = chance.randrange(count)
        op = moved[at]
        low = max((place[x] for x in before[op]), default=-1) + 1
        high = min((place[x] for x in after[op]), default=count) - 1
        if high > low:
            moved.pop(at)
            moved.insert(chance.randint(max(low, at - span), min(high, at + span)), op)
    return tuple(moved)
