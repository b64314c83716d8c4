"""Public functions on many inputs, in several processes: `ecgen check DIR --fuzz N`.

Inputs and what is right are those of run/functions/public_functions.py; a part of a function's
inputs is run in a process of its own, which may crash.
"""

import os
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.run.check.checks import build_shared
from ecgen.run.check.isolate import Job, run_isolated
from ecgen.run.emitted import Emitted, read_emitted
from ecgen.run.functions.known_answers import Answers
from ecgen.run.oracle import list_sums
from ecgen.run.preload import loading
from ecgen.run.tools import compiler_name, find_compiler
from ecgen.run.verdict import FAILED, SKIPPED, Verdict, verdict_of

PART = 250_000  # most inputs of one process


def run_fuzz(
    folder: Path,
    count: int,
    *,
    cc: str | None = None,
    only: str = "",
    jobs: int | None = None,
    progress: Callable[[str], None] = lambda name: None,
    started: Callable[[Emitted, str], None] = lambda emitted, compiler: None,
    report: Callable[[Verdict], None] = lambda verdict: None,
) -> tuple[Emitted, str, list[Verdict]]:
    """(library, compiler, a verdict for each function): `count` inputs to each whose name contains
    `only`, `jobs` processes at a time.

    EcgenError if there is no such function, or if the library does not run on this machine.
    """
    emitted = read_emitted(folder)
    functions = [f for f in emitted.functions if only in f.name and f.inputs]
    if not functions:
        raise EcgenError(
            f"no public function with inputs is named {only!r}.",
            hint=f"There are: {', '.join(f.name for f in emitted.functions if f.inputs)}.",
        )
    if not emitted.host:
        raise EcgenError(
            "only libraries for the processor of this machine are fuzzed.",
            where=folder,
            hint="Leave --fuzz out: the checks run in an emulator.",
        )
    compiler, verdicts = find_compiler(cc), []
    with (
        tempfile.TemporaryDirectory(prefix="ecgen-") as scratch,
        ThreadPoolExecutor(jobs or os.cpu_count()) as pool,
    ):
        progress("compiling")
        shared = build_shared(emitted, compiler, Path(scratch))
        own = loading(compiler)
        started(emitted, compiler_name(compiler))
        sizes = [min(PART, count - done) for done in range(0, count, PART)]
        for function in functions:
            progress(function.name)
            parts = [
                Job(emitted, shared, Answers(), "", 1, "", fuzz=(function.name, size, seed), **own)
                for seed, size in enumerate(sizes)
            ]
            found = [
                v for part in pool.map(lambda job: list(run_isolated(job)), parts) for v in part
            ]
            more = (
                f", {sum(map(list_sums.fuzzed, sizes))} longer lists"
                if function.name == list_sums.NAME
                else ""
            )
            verdicts.append(
                _together(f"{function.name} against Python integers", found, count, more)
            )
            report(verdicts[-1])
    return emitted, compiler_name(compiler), verdicts


def _together(check: str, parts: list[Verdict], count: int, more: str) -> Verdict:
    """The verdict on all parts: skipped if nothing was run, failed if one part did."""
    failures = [part.detail for part in parts if part.status == FAILED]
    if not failures and (skipped := [part for part in parts if part.status == SKIPPED]):
        return Verdict(check, SKIPPED, skipped[0].detail)
    return verdict_of(check, failures, f"{count} inputs{more}", count, 1)
