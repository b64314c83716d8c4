"""The process that calls into an emitted library: runs the steps of a Job in order, tells what is
started and what came out. And the nursery, which forks one for each Job.
"""

import ctypes
import gc
import json
import os
import pickle
import sys
import tempfile
import traceback
from dataclasses import asdict

from ecgen.run.check import refusals
from ecgen.run.check.check_list import computations, opened
from ecgen.run.check.isolate import UNSUPPORTED, Job
from ecgen.run.functions.public_functions import check_functions
from ecgen.run.oracle import list_sums
from ecgen.run.oracle.known_logarithms import MANY, WIDE, WINDOW, known_points
from ecgen.run.verdict import SKIPPED, Verdict

COLLECT_AFTER = 100_000  # objects
TOLD = 1000  # bytes of what a child wrote last on standard error


def main() -> None:
    """Standard input holds one Job after another, with its length before; one JSON object a line on
    standard output, as isolate.py reads them.
    """
    gc.set_threshold(COLLECT_AFTER)
    gc.freeze()  # a child that looked for cycles in what it has from here would copy all of it
    while len(length := sys.stdin.buffer.read(8)) == 8:
        given = sys.stdin.buffer.read(int.from_bytes(length, "little"))
        with tempfile.TemporaryFile() as errors:
            if (pid := os.fork()) == 0:
                _live(given, errors.fileno())
            status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
            errors.seek(max(0, errors.seek(0, os.SEEK_END) - TOLD))
            _tell(ended=status, errors=errors.read().decode(errors="replace"))


def _live(given: bytes, errors: int) -> None:
    """The child: in the surroundings of who asked, with nothing to read; it returns to nobody."""
    status = 1
    try:
        os.dup2(errors, 2)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        surroundings, folder, sys.path[:], job = pickle.loads(given)
        os.environ.clear()
        os.environ.update(surroundings)
        os.chdir(folder)
        run(pickle.loads(job))
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def run(job: Job) -> None:
    """The steps of the job, each told when it is started and when it is done."""
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
        if name == list_sums.NAME:
            _tell(verdict=asdict(list_sums.fuzz_lists(loaded, count, seed)))
        return
    for step, check in computations(loaded, job.answers, job.source, job.scale, job.larger):
        if job.only in step and step not in job.done:
            _tell(start=step)
            verdict = check()
            _tell(**({"none": step} if verdict is None else {"verdict": asdict(verdict)}))


def _tell(**message) -> None:
    print(json.dumps(message), flush=True)
