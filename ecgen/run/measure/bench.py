"""`ecgen bench`: builds an emitted library's own timing program, runs it pinned, and reads its
JSON.
"""

import json
import re
import tempfile
from pathlib import Path

from ecgen.errors import ToolError
from ecgen.isa.facts import FACTS
from ecgen.run.differential.packed import has_vectors
from ecgen.run.emitted import Emitted, read_emitted
from ecgen.run.measure.instruction_costs import Clock
from ecgen.run.measure.modelled import model_bench, modelled_of
from ecgen.run.measure.packed_bench import packed_rows
from ecgen.run.tools import compile_c, compiler_name, find_compiler, run

FLAGS = ("-O2",)
TSC = "rdtsc"  # the counter whose rate beside the core's clock is measured
WITHOUT, BATCHES = "_without_vectors", re.compile("_batch8?")


def run_bench(folder: Path, *, cc: str | None = None) -> dict:
    """{library, cpu, counter, unit, compiler, results: [{name, min, median, runs}]}, times in
    cycles of the time-stamp counter; `core_cycle` of them are one core cycle, where that can be
    measured; a routine of the assembly has `model` and `multiplier_bound`, the core cycles that its
    manifest says, a multiplication too (`whole`: the sum of what it calls), and a loop `rounds`
    that were run in a call; a public function behind which assembly clears has what that takes
    (`erasing`), which is part of `min`; a packed library also has rows of its multiplications in
    vectors of its second unit, which end with the name of that, and without vectors, of its vector
    routines and of products of four lanes, `note` says what these end with, or `not_timed` that
    this CPU cannot run them. A function of eight has a second row for what each of them takes.

    Where nothing can be timed, instructions are counted, or cycles are modelled: `counter` says so,
    and rows of the latter have `profiles`, `stack` and `code_bytes`.
    """
    emitted = read_emitted(folder)
    if not FACTS[emitted.isa].here:
        return model_bench(emitted, cc)
    compiler = find_compiler(cc)
    with tempfile.TemporaryDirectory(prefix="ecgen-") as name:
        timed = _timed(emitted, compiler, Path(name) / "bench")
        erasing = {
            row["name"]: row["min"] for row in timed["results"] if row["name"].startswith("erase_")
        }
        timed["results"] = [
            row | modelled_of(emitted, row["name"]) | _erasing(emitted, row["name"], erasing)
            for row in timed["results"]
        ]
        found = tuple(part for part in emitted.units if has_vectors(part))
        for end, missing in (
            *(
                (f"_{part.path}", emitted.packed.unit)
                for part in found
                if part.path and emitted.packed in found
            ),
            *([(WITHOUT, "vectors")] if found else []),
        ):
            plain = _timed(
                emitted,
                compiler,
                Path(name) / missing,
                (f"-D{emitted.prefix.upper()}_NO_{missing.upper()}",),
            )["results"]
            timed["results"] += [
                row | {"name": f"{row['name']}{end}"}
                for row in plain
                if _multiplies(emitted, row["name"])
            ]
        timed["results"] += [
            row
            for part in emitted.lanes
            if has_vectors(part)
            for row in packed_rows(emitted, compiler, part)
        ]
    timed["results"] = [each for row in timed["results"] for each in (row, *_of_one(row))]
    lacking = [", ".join(part.extensions) for part in emitted.units if part not in found]
    lacks = (
        {
            "not_timed": (
                f"this CPU lacks {'; and '.join(lacking)}: vector routines were NOT timed, and"
                " multiplications are those in"
                f" {f'{found[0].unit} vectors' if found else 'general registers'}"
            )
        }
        if lacking
        else {}
    )
    core = (
        {}
        if timed["counter"] != TSC or FACTS[emitted.isa].compiled
        else {"core_cycle": round(Clock().core_cycle(), 4)}
    )
    return (
        {
            "library": emitted.prefix,
            "curve": emitted.curve.name,
            **timed,
            "compiler": compiler_name(compiler, FLAGS),
        }
        | core
        | lacks
    )


def _timed(
    emitted: Emitted, compiler: tuple[str, ...], program: Path, flags: tuple[str, ...] = ()
) -> dict:
    """What the library's timing program says, built with these flags beside."""
    build_bench(emitted, compiler, program, flags)
    text = run([program, "--json"]).stdout
    try:
        return json.loads(text)
    except ValueError as error:
        raise ToolError(
            f"the timing program wrote something that is not JSON: {text[:80]!r}.",
            where=emitted.folder,
        ) from error


def _of_one(row: dict) -> list[dict]:
    """Of a function of eight, or of any number, which is timed with eight, what each takes,
    beside.
    """
    if not BATCHES.search(row["name"]):
        return []
    return [
        row
        | {
            "name": BATCHES.sub(r"\g<0>_each", row["name"]),
            **{key: round(row[key] / 8, 1) for key in ("min", "median")},
        }
    ]


def _multiplies(emitted: Emitted, name: str) -> bool:
    """Whether a function is one that vectors may make faster."""
    known = [
        f"{walk.name}{end}"
        for walk in emitted.up_to_sign
        for end in ("", *(["_base"] if emitted.packed and emitted.packed.image else ()))
    ]
    names = ("scalarmult", "point_mul", "point_msm", "point_decode_batch")
    return BATCHES.sub("", name) in known if known else name.startswith(names)


def build_bench(
    emitted: Emitted, compiler: tuple[str, ...], program: Path, flags: tuple[str, ...] = ()
) -> None:
    """The timing program that the library carries."""
    sources = [
        emitted.folder / f"bench/{emitted.prefix}_bench.c",
        *(emitted.folder / source for source in emitted.sources),
    ]
    compile_c(compiler, sources, program, (*FLAGS, *flags))


def _erasing(emitted: Emitted, name: str, taken: dict[str, float]) -> dict:
    """What clears behind a function takes, part of what that takes."""
    size = dict(emitted.cleared).get(name)
    return {"erasing": taken[f"erase_{size}"]} if f"erase_{size}" in taken else {}
