"""The process that calls into an emitted library: reads a Job, runs its steps in order, tells what is started and what came out."""

import ctypes
import json
import pickle
import sys
from dataclasses import asdict

from ecgen.run import lists, refusals
from ecgen.run.functions import check_functions
from ecgen.run.isolate import UNSUPPORTED
from ecgen.run.known import MANY, WIDE, WINDOW, known_points
from ecgen.run.steps import computations, opened
from ecgen.run.verdict import SKIPPED, Verdict


def main() -> None:
    """Standard input is a pickled Job; one JSON object a line on standard output, as isolate.py reads them."""
    job = pickle.load(sys.stdin.buffer)
    loaded = opened(job.emitted, job.shared)
    if job.refuses:
        _tell(start=refusals.CHECK)
        _tell(verdict=asdict(refusals.check_refusals(loaded)))
        return
    if not loaded.function("cpu_supported", ctypes.c_int)():
        detail = f"this CPU lacks {', '.join(job.emitted.features)}: nothing was run"
        _tell(start="cpu")
        _tell(verdict=asdict(Verdict(UNSUPPORTED, SKIPPED, detail)))
        return
    if job.fuzz:
        name, count, seed = job.fuzz
        _tell(start=name)
        known_points(job.emitted.curve).window = WIDE if count >= MANY else WINDOW
        _tell(verdict=asdict(check_functions(loaded, count, (name,), seed)))
        if name == lists.NAME:
            _tell(verdict=asdict(lists.fuzz_lists(loaded, count, seed)))
        return
    for step, check in computations(loaded, job.answers, job.source, job.scale):
        if job.only in step and step not in job.done:
            _tell(start=step)
            verdict = check()
            _tell(**({"none": step} if verdict is None else {"verdict": asdict(verdict)}))


def _tell(**message) -> None:
    print(json.dumps(message), flush=True)
