"""A tuning run on one machine: its library is built, each routine searched, the finalists tried in
whole multiplications, the old against the new total.

What is found is data that `build` takes. All that was measured stands in the table of measurements
at once, so that a run that was stopped goes on.
"""

import hashlib
import json
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from ecgen.curve.model import Curve
from ecgen.errors import EcgenError, TargetError
from ecgen.isa.facts import VECTORS
from ecgen.isa.measured import CHOICES, ORDERS, cpu_facts, runnable, this_processor
from ecgen.isa.routine import EmittedRoutine
from ecgen.isa.target import Target, fit_here, native_target
from ecgen.kept import data_of, text_of
from ecgen.library.api import every_function
from ecgen.library.facts.choices import load_choices, save_choices
from ecgen.library.pipeline import curve as pipeline
from ecgen.library.pipeline import planned
from ecgen.library.pipeline.build import Build
from ecgen.library.pipeline.options import BuildOptions
from ecgen.machine.segments import load_orders, save_orders
from ecgen.run.measure import stopwatch
from ecgen.run.measure.quiet_machine import Quiet
from ecgen.run.tools import compiler_name, find_compiler
from ecgen.run.tune.finalists import WHOLE, Loops, in_turn
from ecgen.run.tune.measurements import Measurements, Row, Times, is_same, user_file
from ecgen.run.tune.remaining_time import Eta
from ecgen.run.tune.routine_search import (
    PRODUCTS,
    Clock,
    Effort,
    Finalist,
    Meter,
    Search,
    Tuner,
    companion,
)

MOST_WORDS = 9  # of products whose orders are searched
# names of routines on lanes begin so
IN_VECTORS = ("v_", *(f"{unit.isa}_" for record in VECTORS.values() for unit in record.units))
LIBRARY = "library"  # stands where a routine does for what is measured of a whole library
# what makes the machine code
ROOMS = (
    "curve",
    "extension",
    "field",
    "formula",
    "group",
    "isa",
    "kind",
    "library",
    "limb",
    "machine",
    "program",
    "scalar",
    "walk",
)
ENOUGH = 0.997  # of the time of all whole multiplications: a routine that brings less is not taken
WORSE = 1.002  # of the time of any one of them: nor is one that makes it slower than this
# of its own time: a product that whole multiplications hardly call is taken, too, if it makes none
# of them slower
ALONE = 0.98
# what is known of a library that is settled
OUTCOME = ("choices", "orders", "routines", "old", "new", "repeated", "slower")
LEAST_PROBES = 100  # before what is usual is noted
ROUNDS, RUNS = 8, 40  # of whole functions, timed in turn


def eta_of(seconds: dict[str, float]) -> Eta:
    """Of a run of searches that are thought to take so long, by routine, and of what follows them.
    Products, point routines and whole libraries are off by factors of their own.
    """
    return Eta(
        seconds | {LIBRARY: settle_seconds(seconds.values())},
        kinds={name: "products" for name in PRODUCTS} | {LIBRARY: LIBRARY},
    )


@dataclass(frozen=True)
class Request:
    """What is to be tuned, and how far. `file` is the table of measurements and `identity` its
    mark, by which a process of another machine knows that it sees another file; `routines` () are
    all; `core` None: the last; `given` is how the command line names curve and CPU."""

    curve: Curve
    target: Target
    file: Path
    identity: str
    routines: tuple[str, ...] = ()
    rounds: int = 400
    blocks: int = 48
    seed: int = 1
    chained: float = 1.0
    fresh: bool = False
    core: int | None = None
    given: tuple[str, str] = ("", "native")


@dataclass(frozen=True)
class Recorded:
    """The texts of the files of a CPU's measurements as they are before a run, "" where there is
    none.
    """

    orders: str = ""
    choices: str = ""

    @classmethod
    def of(cls, folder: Path) -> "Recorded":
        return cls(
            *(
                (folder / name).read_text() if (folder / name).is_file() else ""
                for name in (ORDERS, CHOICES)
            )
        )

    @property
    def rows(self) -> tuple[list, list]:
        """What they hold, without what is said of it."""
        return json.loads(self.orders or "{}").get("orders", []), json.loads(
            self.choices or "{}"
        ).get("choices", [])

    def write(self, folder: Path) -> None:
        for name, text in ((ORDERS, self.orders), (CHOICES, self.choices)):
            if text:
                (folder / name).write_text(text)


def names_of(curve: Curve, target: Target, wanted: tuple[str, ...], rounds: int) -> tuple[str, ...]:
    """The routines that can be tuned, of those `wanted` if any are; EcgenError for another one, or
    if none is left.
    """
    spec = _spec(curve, target)
    tunable = [
        r.name
        for r in spec.routines
        if r.name in PRODUCTS
        or (not r.name.startswith(("fe_", "fe2_", "sc_")) and r.name != "select")
    ]
    if unknown := [name for name in wanted if name not in tunable]:
        if unknown[0].startswith(IN_VECTORS):
            raise EcgenError(
                f"{unknown[0]} is a routine on vectors: what its lanes do is chosen by the model,"
                " not by measuring.",
                hint=(
                    "`ecgen bench DIR` has its time beside the model. To be tuned there are"
                    f" {', '.join(tunable)}."
                ),
            )
        raise EcgenError(
            f"{unknown[0]} is no routine of {curve.name}'s library that can be tuned.",
            hint=f"There are {', '.join(tunable)}.",
        )
    names = tuple(
        name
        for name in tunable
        if (not wanted or name in wanted)
        and ((rounds and spec.words <= MOST_WORDS) or name not in PRODUCTS)
    )
    if not names:
        raise EcgenError(
            "there is nothing to tune with these options.",
            hint=f"Orders of products are searched for at most {MOST_WORDS} words, in --rounds.",
        )
    return names


def target_here(target: Target) -> Target:
    """The CPU file for this machine: the one asked for where it describes this processor, else what
    `native` takes. TargetError where routines cannot be timed here.
    """
    machine = this_processor()
    here = target if target.processor in ("", machine.key) else native_target()
    if here.level != "adx":
        raise TargetError(
            f"there is nothing to measure for level {here.level} of {here.name}.",
            where=here.path,
            hint="Orders and choices are tuned for level adx.",
        )
    missing = sorted(set(here.features) - runnable())
    if missing or fit_here(here) is None:
        lacks = f"lacks {', '.join(missing)}" if missing else f"is {machine.key or 'another one'}"
        raise TargetError(
            f"{here.name} does not describe this machine, which {lacks}.",
            where=here.path,
            hint="Measure with --cpu native, or on such a machine.",
        )
    return replace(here, processor=machine.key, tuned=None)


class Machine:
    """The machine at hand with what a request needs of it. `hears(part, share, seconds)`: so much
    of a part was done just now, in so many seconds, 0.0 if it had been before; `recorded` hears of
    each new row of the table."""

    def __init__(
        self,
        request: Request,
        hears: Callable[[str, float, float], None] = lambda *told: None,
        recorded: Callable[[Row], None] = lambda row: None,
    ):
        self.request, self.hears, self.recorded = request, hears, recorded
        self.target = target_here(request.target)
        self.names = names_of(request.curve, self.target, request.routines, request.rounds)
        self.base = built(request.curve, self.target, None)
        self.tuner = Tuner(self.base.spec.curve, self.target)
        self.processor, self.compiler, self.lowering = (
            this_processor(),
            compiler_name(find_compiler()),
            self._lowering(),
        )
        self.file = request.file if is_same(request.file, request.identity) else user_file()
        self.table = Measurements(
            self.file, self.processor, self.compiler, self.lowering, cpu_facts()["name"]
        )
        self.watch = stopwatch.Stopwatch()
        self.quiet = Quiet(self.watch.probe, self.table.probe())

    def _lowering(self) -> str:
        """The digest of what makes the machine code of the routines: ecgen's own text, the
        formulas, the curve, the CPU file with what comes with it.
        """
        files = (path.read_text() for path in (*self.target.order_files, *self.target.choice_files))
        parts = (
            text_of(*ROOMS),
            data_of("formulas"),
            data_of("harness"),
            repr(self.base.spec.curve),
            self.target.level,
            repr(sorted(self.target.data.items())),
            *files,
        )
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:24]

    def searches(self) -> tuple[Search, ...]:
        """A search for each routine that the library calls with its operations inlined, and for
        each that was asked for by name; the longest first.
        """
        request, emitted = self.request, called_routines(self.base)
        called = [
            name
            for name in self.names
            if name in request.routines or (name in emitted and not emitted[name].callees)
        ]
        rows = sorted(
            (
                Search(
                    name,
                    request.rounds,
                    request.blocks,
                    request.seed,
                    request.chained,
                    request.fresh,
                )
                for name in called
            ),
            key=lambda row: -self.tuner.seconds(row),
        )
        self.table.note_given(request.curve.name, request.given)
        for row in rows:
            self.table.plan(request.curve.name, row.routine, row.way, self.tuner.seconds(row))
        return tuple(rows)

    def search(self, search: Search) -> list[dict]:
        """The finalists, as JSON: those of an earlier run if it ended."""
        known = self.table.result(
            search.routine, search.way, lambda rows: [Finalist.of_json(row) for row in rows]
        )
        emitted = called_routines(self.base)
        if known is not None:
            self.hears(search.routine, 1.0, 0.0)
            return known
        beside = companion(search.routine, emitted) if search.routine not in PRODUCTS else None
        expected, done = self.tuner.candidates(search), 0.0

        def heard(count: int, seconds: float) -> None:
            nonlocal done
            share = min(count / expected, 0.98 - done)
            done += share
            self.hears(search.routine, share, seconds)

        then = emitted[beside] if beside in emitted and not emitted[beside].callees else None
        meter = Meter(
            self.table,
            search.routine,
            Clock(self.watch, self.quiet, self.request.core),
            then,
            heard,
            self.recorded,
        )
        found = [finalist.as_json() for finalist in self.tuner.search(search, meter)]
        self.table.finish(search.routine, search.way, found)
        if len(self.quiet.recent) >= LEAST_PROBES:
            self.table.note_probe(self.quiet.usual)
        self.hears(search.routine, 1.0 - done, 0.0)
        return found

    def settle(self, found: dict[str, list[dict]], recorded: Recorded) -> dict:
        """Which finalists make whole multiplications faster than what is recorded: {choices,
        orders, routines, old, new, repeated}, `old` and `new` TSC cycles by function of the library
        as recorded before and with what is taken; nothing is taken unless the new total is less.
        `then` is the way of the same finalists where that is recorded: to settle them again would
        find nothing else."""
        way = settling(found, recorded)
        known = self.table.result(
            LIBRARY, way, lambda outcome: [outcome[key] for key in OUTCOME]
        ) or next(
            (
                each | {"old": each["new"]}
                for each in self.table.results(LIBRARY)
                if each.get("then") == way
            ),
            None,
        )
        if known is None:
            self.table.plan(
                self.request.curve.name,
                LIBRARY,
                way,
                settle_seconds(map(self.tuner.seconds, self.searches())),
            )
            known = self._settled(
                {name: [Finalist.of_json(row) for row in rows] for name, rows in found.items()},
                recorded,
            )
            known["then"] = settling(
                found, self._merged(known["choices"], known["orders"], recorded)
            )
            self.table.finish(LIBRARY, way, known)
        self.hears(LIBRARY, 1.0, 0.0)
        return known

    def _settled(self, found: dict[str, list[Finalist]], recorded: Recorded) -> dict:
        """What gains in whole functions, each finalist beside what was `recorded`: `choices` and
        `orders` to record, a row for each routine, and the cycles of functions as recorded (`old`)
        and with what is taken (`new`).
        """
        old = built(self.request.curve, self.target, recorded)
        loops, taken, aside = Loops(old, self.target), {}, set()
        mix: dict = {}
        emitted, rows, share = called_routines(old), [], 0.9 / max(sum(map(len, found.values())), 1)
        for name, finalists in sorted(found.items(), key=lambda row: (row[0] in PRODUCTS, row[0])):
            best: tuple[float, Finalist, EmittedRoutine | None] | None = None
            for finalist in finalists:
                each = self.tuner.emitted(name, finalist)
                if (
                    name not in emitted
                ):  # no function that is timed calls it: what is fastest alone is taken
                    best = (0.0, finalist, None)
                    break
                if each.lines != emitted[name].lines:
                    ratio, worst = self._ratios(loops, mix, name, each, share)
                    if pays(ratio, worst) and (best is None or ratio < best[0]):
                        best = ratio, finalist, each
                    elif (
                        best is None
                        and finalist is finalists[0]
                        and name in PRODUCTS
                        and worst <= WORSE
                        and self._alone(name, emitted[name], each) < ALONE
                    ):
                        best = ratio, finalist, None
            if best:
                taken[name] = best[1]
                aside |= set() if best[2] else {name}
                mix |= {name: best[2]} if best[2] else {}
            rows.append(
                {
                    "name": name,
                    "alone": finalists[0].cycles if finalists else None,
                    "ratio": round(best[0], 4) if best and best[2] else None,
                    "taken": bool(best),
                }
            )
        new = (
            built(self.request.curve, self.target, self._merged(*_data(taken), recorded))
            if taken
            else old
        )
        programs = [
            loops.program({}),
            *([] if new is old else [Loops(new, self.target).program({})]),
        ]
        totals = in_turn(programs, self.quiet, self.request.core, 4 * ROUNDS, RUNS)
        if new is old or not is_better(*totals):
            taken = {name: each for name, each in taken.items() if name in aside}
            totals = [totals[0]] * 2
            rows = [row | {"taken": row["name"] in taken} for row in rows]
        choices, orders = _data(taken)
        return {
            "choices": choices,
            "orders": orders,
            "routines": rows,
            "old": totals[0],
            "new": totals[1],
            "repeated": self.quiet.repeated,
            "slower": self.quiet.slower,
        }

    def _ratios(
        self,
        loops: Loops,
        mix: dict[str, EmittedRoutine],
        name: str,
        each: EmittedRoutine,
        share: float,
    ) -> tuple[float, float]:
        """The time of whole functions with one more routine replaced, by that without: of all of
        them, and of the one that gains least. `share` of the settling is that.
        """
        choice = (
            f"{name} {_digest(each.lines)} beside"
            f" {_digest(sorted((k, v.lines) for k, v in mix.items()))} in"
            f" {_digest([e.lines for e in loops.library.assembly.emitted])}"
        )
        known = self.table.times(LIBRARY, choice)
        if known is None:
            self.hears(LIBRARY, share, 1.0)
            before, after = in_turn(
                [loops.program(mix), loops.program(mix | {name: each})],
                self.quiet,
                self.request.core,
                ROUNDS,
                RUNS,
            )
            worst = max(after[function] / before[function] for function in before)
            known = self.table.put(
                Row(
                    LIBRARY,
                    choice,
                    Times(sum(before.values()), sum(after.values()), f"{worst:.4f}"),
                )
            )
            self.recorded(Row(LIBRARY, choice, known))
        return known.latency / known.throughput, float(known.note)

    def _alone(self, name: str, before: EmittedRoutine, after: EmittedRoutine) -> float:
        """The time of a product by itself, by that of another order of it."""
        meter = Meter(self.table, name, Clock(self.watch, self.quiet, self.request.core))
        old, new = meter.times(
            [(f"lines {_digest(each.lines)}", lambda each=each: each) for each in (before, after)],
            Effort(25, 100),
        )
        return (new.throughput + self.request.chained * new.latency) / (
            old.throughput + self.request.chained * old.latency
        )

    def _merged(self, choices: list[dict], orders: list[dict], recorded: Recorded) -> Recorded:
        with tempfile.TemporaryDirectory(prefix="ecgen-") as name:
            folder = Path(name)
            recorded.write(folder)
            save(folder, choices, orders, self.processor.key or self.target.name, "")
            return Recorded.of(folder)


def _data(taken: dict[str, Finalist]) -> tuple[list[dict], list[dict]]:
    """The choices and orders of finalists, as JSON has them."""
    return [asdict(f.choice) for f in taken.values() if f.choice], [
        asdict(o) for f in taken.values() for o in f.orders
    ]


def save(folder: Path, choices: list[dict], orders: list[dict], cpu: str, name: str) -> None:
    """Add what was found to the files of the folder, which `build` takes; a file of which nothing
    was found is left as it is, or missing: an empty one would enter builds as measurements.
    """
    header = {"cpu": cpu, "name": name, "made by": "ecgen tune", "unit": "TSC cycles"}
    found = Finalist.of_json
    rows = [found({"cycles": 0, "choice": row, "orders": []}).choice for row in choices]
    moved = found({"cycles": 0, "choice": None, "orders": orders}).orders
    if rows:
        known = load_choices(folder / CHOICES)
        save_choices(folder / CHOICES, {**known, **{row.key: row for row in rows}}, header)
    if moved:
        before = load_orders(folder / ORDERS)
        save_orders(folder / ORDERS, {**before, **{row.key: row for row in moved}}, header)


def built(curve: Curve, target: Target, recorded: Recorded | None) -> Build:
    """The library of the functions that are timed, with these measurements beside those that come
    with the CPU file; proven like any other.
    """
    spec = _spec(curve, target)
    names = ",".join(f.name for f in every_function(spec) if WHOLE in f.name)
    with tempfile.TemporaryDirectory(prefix="ecgen-") as name:
        if recorded and (recorded.orders or recorded.choices):
            recorded.write(Path(name))
            target = replace(target, tuned=Path(name))
        return pipeline.build_library(
            curve, target, BuildOptions("tune", allow_weak=True, api=names or "full")
        )


def settle_seconds(searches: Iterable[float]) -> float:
    """How long the whole library may be timed with what searches of these seconds find: their
    routines are emitted once more, and the library is made twice.
    """
    return 1.0 + 0.16 * sum(searches)


def settling(found: dict[str, list[dict]], recorded: Recorded) -> str:
    """What tells the settling of these finalists from others."""
    return f"settled {_digest((found, recorded.rows))}"


def called_routines(library: Build) -> dict[str, EmittedRoutine]:
    """The routines that the library's functions call, by name."""
    called = {routine.name for routine in library.spec.routines}
    return {each.name: each for each in library.assembly.emitted if each.name in called}


def _spec(curve: Curve, target: Target):
    options = BuildOptions("tune", allow_weak=True)
    walks = planned.plan_library(curve, target, options)
    return planned.library_spec(curve, walks, target, options)


def pays(ratio: float, worst: float) -> bool:
    """Whether a routine is taken that multiplies the time of all whole functions by `ratio`, and
    that of the one which gains least by `worst`.
    """
    return ratio < ENOUGH and worst <= WORSE


def is_better(old: dict[str, float], new: dict[str, float]) -> bool:
    """Whether a library with these cycles by function replaces the one with those."""
    return sum(new.values()) < sum(old.values()) and all(
        new[name] <= WORSE * cycles for name, cycles in old.items()
    )


def _digest(value) -> str:
    return hashlib.sha256(json.dumps(value, default=str, sort_keys=True).encode()).hexdigest()[:16]
