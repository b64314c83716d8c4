"""Two libraries timed in one run, or one curve by the models of two CPUs: the cycles of each
function side by side.

The timing programs of both run in turn, so that what slows the machine slows both. A program that
got less than QUIET of the time that passed was interrupted by others: its round counts only if no
round was quiet. Load on a core's other thread is not seen so.
"""

import json
import os
import tempfile
import time
from pathlib import Path

from ecgen.errors import EcgenError, ToolError
from ecgen.isa.facts import FACTS
from ecgen.isa.measured import cpu_facts
from ecgen.run.emitted import read_emitted
from ecgen.run.measure.bench import FLAGS, build_bench
from ecgen.run.measure.modelled import model_bench
from ecgen.run.tools import compiler_name, find_compiler, run

QUIET = 0.95


def compare_libraries(
    folders: tuple[Path, Path], rounds: int, cc: str | None = None, progress=lambda text: None
) -> dict:
    """What ecgen/schemas/compare.json describes: the least cycles of each function over the rounds
    that count.
    """
    first, second = pair = tuple(map(read_emitted, folders))
    timed_here, other = (FACTS[each.isa].here for each in pair)
    if timed_here != other:
        raise EcgenError(
            f"{folders[0]} is for {first.isa}, {folders[1]} for {second.isa}: cycles of the one are"
            " measured, of the other modelled.",
            hint="Compare libraries for one instruction set.",
        )
    head = {
        "a": str(folders[0]),
        "b": str(folders[1]),
        "curve_a": first.curve.name,
        "curve_b": second.curve.name,
    }
    if not timed_here:
        counted = [model_bench(each, cc) for each in pair]
        unit = f"{'modelled ' if counted[0].get('modelled') else ''}{counted[0]['unit']}"
        return (
            head
            | {"measured": False, "unit": unit}
            | side_by_side(*(_least([each]) for each in counted))
        )
    compiler = find_compiler(cc)
    with tempfile.TemporaryDirectory(prefix="ecgen-") as name:
        programs = [Path(name) / which for which in "ab"]
        for emitted, program in zip(pair, programs):
            build_bench(emitted, compiler, program)
        found = []
        for number in range(rounds):
            progress(f"round {number + 1} of {rounds}")
            found.append([timed(program, "--json") for program in programs])
    quiet = [both for both in found if min(share for _, share in both) >= QUIET]
    results = [[both[i][0] for both in quiet or found] for i in range(2)]
    return head | {
        "measured": True,
        "unit": results[0][0]["unit"],
        "rounds": rounds,
        "discarded": len(found) - len(quiet or found),
        "quiet": 2 * len(quiet) >= rounds,
        "cpu": cpu_facts()["name"],
        "compiler": compiler_name(compiler, FLAGS),
        **side_by_side(*map(_least, results)),
    }


def compare_models(curve, cpus) -> dict:
    """The modelled core cycles of each routine of the curve's library for two CPUs."""
    from ecgen.library.pipeline.curve import build_library
    from ecgen.library.pipeline.options import BuildOptions

    found = []
    for cpu in cpus:
        routines = build_library(curve, cpu, BuildOptions("compare", allow_weak=True)).spec.called
        found.append({each.name: each.model_cycles for each in routines if each.model_cycles})
    return {
        "a": cpus[0].name,
        "b": cpus[1].name,
        "curve_a": curve.name,
        "curve_b": curve.name,
        "measured": False,
        "unit": "modelled core cycles",
    } | side_by_side(*found)


def side_by_side(a: dict[str, float], b: dict[str, float]) -> dict:
    """The rows of functions that both have, in the order of the first, and the names that only one
    has.
    """
    rows = [
        {"name": name, "a": value, "b": b[name], "ratio": round(value / b[name], 3)}
        for name, value in a.items()
        if b.get(name)
    ]
    return {
        "rows": rows,
        "only_a": [name for name in a if name not in b],
        "only_b": [name for name in b if name not in a],
    }


def _least(results: list[dict]) -> dict[str, float]:
    """Function -> its least cycles."""
    return {
        row["name"]: min(
            other["min"]
            for result in results
            for other in result["results"]
            if other["name"] == row["name"]
        )
        for row in results[0]["results"]
    }


def timed(program: Path, *arguments) -> tuple[dict, float]:
    """What a timing program prints as JSON, and which share of the time that passed it computed
    for.
    """
    before, start = os.times(), time.perf_counter()
    text = run([program, *arguments]).stdout
    after, wall = os.times(), time.perf_counter() - start
    used = (
        after.children_user + after.children_system - before.children_user - before.children_system
    )
    try:
        return json.loads(text), used / wall
    except ValueError as error:
        raise ToolError(
            f"the timing program wrote something that is not JSON: {text[:80]!r}.", where=program
        ) from error
