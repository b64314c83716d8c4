"""The comparisons of Longa and Gebotys (CHES 2010), Tables 2, 3, 5, 6 and 7,
on this machine.

Times are cycles of the time-stamp counter per call, the call included. "independent" calls have
operands of their own; "chained" ones read the result of the call before. Operands are random and
new in every run. Of a curve over F_{p^2} Tables 2 and 3 are about operations modulo p, Tables 5 and
6 about those of the extension.
"""

from collections.abc import Callable
from dataclasses import asdict, replace

from ecgen.curve.model import Curve
from ecgen.errors import BoundError, CurveError
from ecgen.field.reduction.pseudo_mersenne import Field, Mersenne
from ecgen.formula import load, to_field_program
from ecgen.isa.target import Target, cpu_facts
from ecgen.isa.x86_64.emit import Backend, EmittedRoutine, backend_of
from ecgen.library.facts.strategy import cheapest_group
from ecgen.library.pipeline.planned import without_file
from ecgen.library.pipeline.refusals import check_prime
from ecgen.library.routines.assembly import assemble
from ecgen.library.routines.platform import platform_of
from ecgen.library.routines.programs import made_of
from ecgen.library.routines.signatures import point_routine
from ecgen.library.routines.towers import expanded
from ecgen.program.check import contiguous
from ecgen.program.compose import feedback
from ecgen.program.ir import FieldProgram
from ecgen.program.routine import Argument, Routine
from ecgen.program.schedule import schedule
from ecgen.program.text import parse
from ecgen.program.values import free_result_names
from examples.paper import genus2
from examples.paper.calls import call_lines, operation_routines
from examples.paper.multiplications import table7
from examples.paper.orders import (
    CORE2,
    OPTERON,
    SCHEDULED,
    SEQUENCES,
    TABLE2,
    TABLE3,
    TABLE5,
    TABLE6,
    UNSCHEDULED,
)
from examples.paper.routines import (
    branching,
    complete,
    incomplete,
    lines_of,
    require_full_words,
    require_mersenne,
)
from examples.paper.rows import Row, Table, reduction
from examples.paper.watch import Timing, Watch, require_features

NAMES = {
    "add": "Addition",
    "sub": "Subtraction",
    "dbl": "Multiplication by 2",
    "tpl": "Multiplication by 3",
    "half": "Division by 2",
}
MODES = {"independent": False, "chained": True}
DOUBLINGS = 4
SOURCE = f"Longa and Gebotys (CHES 2010): cycles of {CORE2} | {OPTERON}"


def run_paper(
    curve: Curve,
    target: Target,
    runs: int = 500,
    cc: str | None = None,
    progress: Callable[[str], None] = lambda text: None,
) -> dict:
    """The tables as plain data, ready for JSON.

    Of a curve of genus 2 they are those of genus2.py. Raises CurveError if the prime is
    not 2^(64 n) - c (over an extension: 2^(64 n - 1) - 1) or the curve over it not short
    Weierstrass with a = -3, TargetError if this machine cannot run code for `target`, ToolError
    without a compiler.
    """
    require_features(target)
    if curve.kind.genus == 2:
        return _facts(curve, target, genus2.SOURCE) | {
            "tables": [asdict(t) for t in genus2.battles(target, cc, progress)]
        }
    prime = prime_of(curve)
    if curve.degree == 1 and (curve.form != "weierstrass" or curve.a_int != -3):
        raise CurveError(
            "Table 6 is about doublings on y^2 = x^3 - 3x + b.",
            where=curve.where,
            hint="Take a curve with a = -3, such as jac256189, or one over F_{p^2}.",
        )
    backend = backend_of(target)
    progress("emitting the routines")
    merged = merged_doublings(curve, target)
    known = programs(curve, merged[0])
    watch, tables = Watch(routine_lines(curve, prime, backend, merged, known), prime, cc), []
    for make in (table2, table3):
        progress(f"table {make.__name__.removeprefix('table')}")
        tables.append(make(watch, prime, runs))
    progress("tables 5 and 6")
    tables += [table5(watch, curve.degree, runs), table6(watch, curve, merged, known, runs)]
    tables.append(table7(target, cc, progress))
    return _facts(curve, target, SOURCE) | {
        "empty_call": asdict(watch.time("empty", chained=False, runs=runs)),
        "tables": [asdict(t) for t in tables],
    }


def _facts(curve: Curve, target: Target, source: str) -> dict:
    """What every report says; `source` are paper and CPUs of the printed figures."""
    return {
        "cpu": cpu_facts()["name"],
        "counter": "tsc",
        "unit": "TSC cycles",
        "curve": curve.name,
        "prime": str(curve.shape),
        "target": target.name,
        "level": target.level,
        "source": source,
    }


def prime_of(curve: Curve) -> Field:
    """The prime as the tables take it, CurveError for others."""
    check_prime(curve)
    try:
        prime = Field(curve.p)
    except BoundError as error:
        raise CurveError(
            error.what,
            where=curve.where,
            hint="The paper's tables are about primes 2^(64 n) - c, as that of jac256189.",
        ) from error
    (require_full_words if curve.degree == 1 else require_mersenne)(prime, curve.file.path)
    return prime if curve.degree == 1 else Mersenne(curve.p)


def programs(curve: Curve, doubling: EmittedRoutine) -> dict[str, FieldProgram]:
    """The field programs that are run as calls, by label. Over an extension the doubling is that of
    the merged routine, as its file has it and as it is ordered best, a constant of the curve being
    an operand."""
    found = {f"sequence{number}": parse(text) for number, text in SEQUENCES.items()}
    if curve.degree == 1:
        return found | {"unscheduled": parse(UNSCHEDULED), "scheduled": parse(SCHEDULED)}
    plain = to_field_program(load(doubling.routine.formulas[0]))
    plain = replace(plain, inputs=(*plain.inputs, *plain.params), params=())
    return found | {
        "unscheduled": free_result_names(plain),
        "scheduled": free_result_names(schedule(plain, "none", "contiguous").program),
    }


def merged_doublings(curve: Curve, target: Target) -> tuple[EmittedRoutine, EmittedRoutine]:
    """One doubling, and four, each as a single routine, made as for a library; the four also where
    a library for `target` does without them because they overflow its cache of decoded
    instructions."""
    words = Field(curve.p).n * curve.degree
    target = replace(target, data={**target.data, "limits": {}})
    facts = without_file(curve)
    group = cheapest_group(facts)
    specs = tuple(
        point_routine(name, facts, words)
        for name in (group.routine("dbl"), group.routine("ndbl", DOUBLINGS))
    )
    return assemble(specs, platform_of(facts, target)).emitted


def routine_lines(
    curve: Curve,
    prime: Field,
    backend: Backend,
    merged: tuple[EmittedRoutine, ...],
    known: dict[str, FieldProgram],
) -> dict[str, tuple[str, ...]]:
    """Label -> assembly of everything that is timed."""
    lines = {f"{name}_ir": lines_of(incomplete(name, prime), backend) for name in (*TABLE2, "sub")}
    lines |= {f"{name}_cr": lines_of(complete(name, prime), backend) for name in (*TABLE2, "sub")}
    lines |= {
        f"{name}_{'cr' if cr else 'ir'}_branch": branching(name, prime, cr) for name, cr in TABLE3
    }
    lines |= {
        label: e.lines
        for label, e in operation_routines(
            known.values(), prime, backend, nonresidue=curve.nonresidue
        ).items()
    }
    for label, program in known.items():
        carry = feedback(program, program) if "X1" in program.inputs else {}
        lines[label] = call_lines(program, prime.n * curve.degree, carry)
    lines["endless"] = call_lines(known["sequence2"], prime.n * curve.degree, {"op1": "res4"})
    return lines | {e.name: e.lines for e in merged}


def table2(watch: Watch, prime: Field, runs: int) -> Table:
    """Incomplete against complete reduction."""
    rows = []
    for name, figures in TABLE2.items():
        times = _modes(watch, {"IR": f"{name}_ir", "CR": f"{name}_cr"}, runs)
        same = incomplete(name, prime).ops == complete(name, prime).ops
        note = "the result is below p by itself: nothing is left to reduce" if same else ""
        rows.append(
            Row(
                NAMES[name],
                times,
                _reductions(times, "IR", "CR"),
                _paper(prime, figures, "IR", "CR"),
                note=note,
            )
        )
    return Table(
        2, "incomplete (IR) against complete reduction (CR), operands below p", tuple(rows)
    )


def table3(watch: Watch, prime: Field, runs: int) -> Table:
    """Without against with conditional branches."""
    rows = []
    for (name, cr), figures in TABLE3.items():
        label = f"{name}_{'cr' if cr else 'ir'}"
        times = _modes(watch, {"w/o CB": label, "with CB": f"{label}_branch"}, runs)
        title = NAMES[name] + ("" if cr else " with IR")
        rows.append(
            Row(
                title,
                times,
                _reductions(times, "w/o CB", "with CB"),
                _paper(prime, figures, "w/o CB", "with CB"),
            )
        )
    note = (
        "with CB: the same carry chain, then a jump over the correction that random operands take"
        " half of the time; never part of a library."
    )
    return Table(3, "without against with conditional branches (CB)", tuple(rows), (note,))


def table5(watch: Watch, degree: int, runs: int) -> Table:
    """Four multiplications in a row with different dependencies; time per multiplication."""
    titles = {
        1: "Sequence 1: independent",
        2: "Sequence 2: dependent",
        3: "Sequence 3: dependent, operands swapped",
    }
    rows, first = [], None
    for number, title in titles.items():
        rows.append(
            _sequence(
                watch,
                title,
                f"sequence{number}",
                first,
                runs,
                {CORE2: {"cycles": TABLE5[number]}} if degree == 1 else {},
                degree,
            )
        )
        first = first or rows[0]
    rows.append(
        _sequence(
            watch,
            "Sequence 2 without end: the last result is op1 of the next round",
            "endless",
            first,
            runs,
            {},
            degree,
        )
    )
    note = (
        "Each round begins with operands of its own, so that a core may overlap rounds; in the last"
        " row every multiplication waits for the one before."
    )
    return Table(
        5, "sequences of field multiplications, cycles per multiplication", tuple(rows), (note,)
    )


def _sequence(watch, title, label, first, runs, paper, degree) -> Row:
    time = watch.time(label, chained=True, runs=runs, calls=64, degree=degree).scaled(4)
    slower = {} if first is None else {"to sequence 1": reduction(first.times["cycles"], time)}
    return Row(title, {"cycles": time}, slower, paper)


def table6(
    watch: Watch,
    curve: Curve,
    merged: tuple[EmittedRoutine, ...],
    known: dict[str, FieldProgram],
    runs: int,
) -> Table:
    """A point doubling by calls in two orders, as one routine, and four as one routine; time per
    doubling, contiguous dependencies of operations modulo p.
    """
    one, four = merged
    of_curve = curve.degree == 1
    cases = (
        (
            "Unscheduled, a call per field operation",
            "unscheduled",
            known["unscheduled"],
            1,
            "unscheduled",
        ),
        (
            f"Scheduled{' (appendix A)' * of_curve}, a call per field operation",
            "scheduled",
            known["scheduled"],
            1,
            "",
        ),
        ("One merged routine per doubling", one.name, one.routine.program, 1, ""),
        (
            f"{DOUBLINGS} doublings merged into one routine",
            four.name,
            four.routine.program,
            DOUBLINGS,
            "merged",
        ),
    )
    rows: list[Row] = []
    for title, label, program, count, key in cases:
        time = watch.time(
            label, chained=True, runs=runs, calls=64 // count, degree=curve.degree
        ).scaled(count)
        less = {"to unscheduled": reduction(time, rows[0].times["cycles"])} if rows else {}
        paper = (
            {
                cpu: {"dependencies": TABLE6[key][0], "cycles": TABLE6[key][i]}
                for i, cpu in ((1, CORE2), (2, OPTERON))
            }
            if key and of_curve
            else {}
        )
        below = (
            program
            if of_curve or label in (one.name, four.name)
            else over_base_field(program, curve)
        )
        waits = len(contiguous(below, feedback(below, below))) / count
        rows.append(Row(title, {"cycles": time}, less, paper, waits, _made_of(label, merged)))
    return Table(
        6,
        f"point doubling in {cheapest_group(without_file(curve)).name} coordinates, cycles per"
        " doubling",
        tuple(rows),
    )


def over_base_field(program: FieldProgram, curve: Curve) -> FieldProgram:
    """The program over the extension in operations modulo p, in its order."""
    outs, ins = (
        (Argument(public, "out", (public,)) for public, _ in program.outputs),
        (Argument(name, "in", (name,)) for name in program.inputs),
    )
    return expanded(
        Routine(program.name, program, (*outs, *ins)), curve.p, curve.nonresidue
    ).program


def _made_of(label: str, merged: tuple[EmittedRoutine, ...]) -> str:
    return next(
        (
            f"{made_of(e.routine.formulas)}, fusions {e.routine.choice.fusions}"
            for e in merged
            if e.name == label
        ),
        "",
    )


def _modes(watch: Watch, labels: dict[str, str], runs: int) -> dict[str, Timing]:
    return {
        f"{column} {mode}": watch.time(label, chained=chained, runs=runs)
        for mode, chained in MODES.items()
        for column, label in labels.items()
    }


def _reductions(times: dict[str, Timing], new: str, old: str) -> dict[str, float]:
    return {mode: reduction(times[f"{new} {mode}"], times[f"{old} {mode}"]) for mode in MODES}


def _paper(prime: Field, figures, new: str, old: str) -> dict[str, dict[str, float]]:
    """What the paper printed, of primes 2^(64 n) - c."""
    if prime.room:
        return {}
    return {
        cpu: {new: pair[0], old: pair[1], "reduction": round(100 * (1 - pair[0] / pair[1]))}
        for cpu, pair in zip((CORE2, OPTERON), figures)
    }
