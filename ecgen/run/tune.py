"""Tuning by measuring: the best choice for each point routine, the best order for each product, on this machine.

Every candidate is the output of the passes and has passed the translation check; measuring only ranks them. Times
are the minimum of several runs; a winner must beat the best so far by more than noise would.
"""

import ctypes
import random
import tempfile
from dataclasses import replace
from itertools import product
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.isa.represent import represent
from ecgen.isa.target import Target
from ecgen.isa.x86_64.emit import EmittedRoutine, backend_of, blocks_key, emit, emit_power, lower_routine, ordered_limbs
from ecgen.library.assembly import choice_key, choice_routine, emit_choice, field_op_routine
from ecgen.library.choices import Choice, load_choices
from ecgen.library.programs import formula_choices
from ecgen.library.routines import point_routine
from ecgen.library.spec import CurveFacts
from ecgen.machine.blocks import block_needs, blocks
from ecgen.machine.order import precedences, settle_flags
from ecgen.machine.segments import TunedOrder, segment_key
from ecgen.isa.x86_64.uses import destroys_flags
from ecgen.program.ops import FUSION_SETS, extended, fusion_rows
from ecgen.resources import data_folder
from ecgen.run.tools import find_compiler, run

FUSIONS = FUSION_SETS
OBJECTIVES = ("operations", "contiguous", "latency")
INTERLEAVING = ((8, 0), (0, 0), (16, 0), (16, 10), (32, 0))
FINALISTS = 8


class Stopwatch:
    """Assembles a routine into a shared object and times it: (throughput, latency) in TSC cycles, minima."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="ecgen-tune-")
        self.loaded: dict = {}
        source = data_folder("harness") / "stopwatch.c"
        library = Path(self.folder.name) / "stopwatch.so"
        run([*find_compiler(), "-O2", "-shared", "-fPIC", "-o", library, source])
        self.clock = ctypes.CDLL(str(library))

    def measure(self, routine: EmittedRoutine, runs: int = 5, turns: int = 25, counted: int = 0,
                then: "EmittedRoutine | None" = None) -> tuple[float, float]:  # fmt: skip
        """`counted` > 0: the third argument is that count instead of a pointer. With `then`, the latency is that of both in turn."""
        first, second = self._load(routine), self._load(then) if then else None
        throughput, latency = ctypes.c_double(), ctypes.c_double()
        self.clock.stopwatch(first, second, runs, turns, counted, ctypes.byref(throughput), ctypes.byref(latency))
        return throughput.value, latency.value

    def _load(self, routine: EmittedRoutine):
        """The routine in a shared object of its own; the same routine is loaded once."""
        if routine.lines not in self.loaded:
            stem = Path(self.folder.name) / f"k{len(self.loaded)}"
            text = [".intel_syntax noprefix", ".text", ".p2align 6", ".globl routine", "routine:", *routine.lines,
                    '.section .note.GNU-stack,"",@progbits']  # fmt: skip
            stem.with_suffix(".s").write_text("\n".join(text) + "\n")
            run(["as", stem.with_suffix(".s"), "-o", stem.with_suffix(".o")])
            run(["ld", "-shared", stem.with_suffix(".o"), "-o", stem.with_suffix(".so")])
            self.loaded[routine.lines] = ctypes.CDLL(str(stem.with_suffix(".so")))
        return self.loaded[routine.lines].routine


def companion(name: str, names) -> "str | None":
    """The routine that a scalar multiplication calls next to `name`, so that both are timed in turn: the longest run of
    doublings with the doubling-addition, and back."""
    system, _, operation = name.partition("_")
    runs = sorted((int(n.partition("_")[2].removesuffix("dbl") or 1), n) for n in names
                  if n.startswith(f"{system}_") and n.endswith("dbl") and not n.endswith("_1dbl"))
    if operation == "dbladd":
        return runs[-1][1] if runs else None
    return f"{system}_dbladd" if runs and name == runs[-1][1] and f"{system}_dbladd" in names else None


def tune_routine(name: str, curve: CurveFacts, target: Target, watch: Stopwatch, progress=lambda text: None,
                 beside: "str | None" = None) -> Choice:  # fmt: skip
    """The fastest formula, fusions, order and interleaving for one point routine, timed in turn with the routine `beside`.

    First every formula, fusion set and objective with one interleaving, then the best few with every other one.
    """
    prime, table, backend = represent(curve.p, target), extended(fusion_rows(FUSION_SETS[-1])), backend_of(target)
    spec, key = point_routine(name, curve, prime.n), choice_key(name, curve, prime)
    choices = load_choices(*target.choice_files)
    other = choices.get(choice_key(beside, curve, prime)) if beside else None
    then = emit_choice(point_routine(beside, curve, prime.n), curve, prime, other, backend, table) if other else None
    seen, ranked = set(), []

    def attempt(choice: Choice) -> None:
        try:
            emitted = emit_choice(spec, curve, prime, choice, backend, table)
        except EcgenError:
            return
        if emitted.lines not in seen:
            seen.add(emitted.lines)
            ranked.append((watch.measure(emitted, then=then)[1], len(ranked), choice, emitted))

    for formulas, fusions, objective in product(formula_choices(name, curve), FUSIONS, OBJECTIVES):
        attempt(Choice(*key, formulas, fusions, objective, *INTERLEAVING[0]))
    for _, _, choice, _ in sorted(ranked, key=lambda row: row[:2])[:FINALISTS]:
        for window, ahead in INTERLEAVING[1:]:
            attempt(replace(choice, window=window, ahead=ahead))
    ranked.sort(key=lambda row: row[:2])
    finals = [(watch.measure(emitted, runs=25, then=then)[1], number, choice) for _, number, choice, emitted in ranked[:FINALISTS]]
    cycles, _, best = min(finals, key=lambda row: row[:2])
    progress(f"{name}{' + ' + beside if then else ''}: {len(ranked)} candidates, {ranked[-1][0]:.0f} to {cycles:.0f} cycles")
    return replace(best, cycles=round(cycles, 1))


def tune_order(name: str, curve: CurveFacts, target: Target, watch: Stopwatch, rounds: int, seed: int = 1, chained: float = 1.0,
               fresh: bool = False, progress=lambda text: None):  # fmt: skip
    """A faster order of the operations of fe_mul, fe_sqr or (name fe_nsqr) of a run of squarings.

    Local search, another one for each seed, from the recorded order if there is one and not `fresh`, else from the order
    of the lowering; the recorded order stays if it is better.
    What counts is the time of independent calls plus `chained` times that of chained calls.
    """
    prime, table, backend = represent(curve.p, target), extended(()), backend_of(target)
    power = name == "fe_nsqr"
    routine = lower_routine(field_op_routine("fe_sqr" if power else name, None), prime, table, "adx")
    limbs = settle_flags(routine.limbs)
    key = ("loop " if power else "") + segment_key(limbs.ops)
    edges = precedences(limbs, destroys_flags("adx"))
    chance = random.Random(seed)

    def cost(order, saved, runs):
        tuned = {**backend.orders, key: TunedOrder(key, order, saved, name)}
        emitted = emit_power(routine, name, replace(backend, orders=tuned)) if power else emit(routine, replace(backend, orders=tuned))
        throughput, latency = watch.measure(emitted, runs, 8 if power else 100, 20 if power else 0)
        return latency / 20 if power else throughput + chained * latency

    known = backend.orders.get(key)
    identity = tuple(range(len(limbs.ops)))
    if known and not fresh:
        order, saved = known.order, known.saved
    else:
        order, saved = identity, chance.choice(sorted(range(2, 7), key=lambda k: cost(identity, k, 5))[:3])
    best = now = cost(order, saved, 15)
    best_order, start = order, best
    for _ in range(rounds):
        candidate = _neighbour(chance, order, edges)
        try:
            value = cost(candidate, saved, 3)
            if value < now * 1.003:
                value = cost(candidate, saved, 9)
        except EcgenError:
            continue
        if value <= now * 1.0005:
            order, now = candidate, value
            if value < best * 0.999:
                best, best_order = value, candidate
    progress(f"{name}: {start:.1f} to {best:.1f}")
    if known and cost(known.order, known.saved, 25) <= cost(best_order, saved, 25):
        return known
    return TunedOrder(key, best_order, saved, f"{name} {prime.n} words")


def tune_blocks(name: str, curve: CurveFacts, target: Target, watch: Stopwatch, rounds: int, seed: int = 1,
                progress=lambda text: None):  # fmt: skip
    """A faster order of the blocks of one point routine, starting from its recorded choice: local search."""
    prime, table, backend = represent(curve.p, target), extended(fusion_rows(FUSION_SETS[-1])), backend_of(target)
    choice = load_choices(*target.choice_files).get(choice_key(name, curve, prime))
    if choice is None:
        raise EcgenError(f"no choice is recorded for {name}, from which the search for an order of blocks would start.", hint="Run `ecgen tune` without --blocks first.")
    spec = point_routine(name, curve, prime.n)
    routine, backend = choice_routine(spec, curve, prime, choice, backend, table)
    untuned = replace(backend, orders={k: v for k, v in backend.orders.items() if not k.startswith("blocks ")})
    limbs = ordered_limbs(routine, untuned)
    key, parts = blocks_key(limbs), blocks(limbs)
    edges = [(before, k) for k, needs in enumerate(block_needs(limbs, parts)) for before in needs]
    chance = random.Random(seed)

    def cost(order, runs):
        tuned = {**untuned.orders, key: TunedOrder(key, order, 6, name)}
        return watch.measure(emit(routine, replace(backend, orders=tuned)), runs, 20)[1]

    known = backend.orders.get(key)
    order = known.order if known and len(known.order) == len(parts) else tuple(range(len(parts)))
    best = now = start = cost(order, 15)
    best_order = order
    for _ in range(rounds):
        candidate = _neighbour(chance, order, edges)
        try:
            value = cost(candidate, 3)
            if value < now * 1.002:
                value = cost(candidate, 11)
        except EcgenError:
            continue
        if value <= now * 1.0003:
            order, now = candidate, value
            if value < best * 0.9995:
                best, best_order = value, candidate
    progress(f"{name}: order of {len(parts)} blocks, {start:.1f} to {best:.1f}")
    return TunedOrder(key, best_order, 6, f"{name} {prime.n} words")


def _neighbour(chance: random.Random, order, edges, span: int = 12):
    """A few operations moved to other places that the precedences allow."""
    count = len(order)
    before, after = [[] for _ in range(count)], [[] for _ in range(count)]
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
