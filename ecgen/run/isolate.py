"""Checks that call into an emitted library, run in a process of their own: a crash there is a verdict, not the end.

A Job goes to the child (child.py) as a pickle on its standard input; one JSON object a line comes back: {"start": step},
then {"verdict": ...} or {"none": step}. When the child dies, the step it had started has failed, and another child does
the steps that are left.
"""

import contextlib
import json
import pickle
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from ecgen.run.emitted import Emitted
from ecgen.run.verdict import FAILED, Verdict

_START = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from ecgen.run.child import main; main()"
LOADING, LEAVING, UNSUPPORTED = "loading the library", "between the steps", "everything that computes"


@dataclass(frozen=True)
class Job:
    """`shared` is the built library with its shim; `answers` are the known answers of the file `source`; `done` names
    the steps that are not to be run (again). With `fuzz`, (public function, inputs, seed), nothing else is done, nor
    where it `refuses`: was built so that its CPU check says no."""

    emitted: Emitted
    shared: Path
    answers: object
    source: str
    scale: float
    only: str
    done: tuple[str, ...] = ()
    fuzz: "tuple[str, int, int] | None" = None
    refuses: bool = False


def run_isolated(job: Job, progress: Callable[[str], None] = lambda step: None) -> Iterator[Verdict]:
    """The verdicts of every step of `job`, each as soon as it is known."""
    while job is not None:
        job = yield from _one_child(job, progress)


def _one_child(job: Job, progress: Callable[[str], None]) -> "Iterator[Verdict]":
    """The verdicts of one child; returns the job that is left if it died, else None: of one function nothing is left."""
    with tempfile.TemporaryFile() as errors:
        command = [sys.executable, "-P", "-c", _START, json.dumps(sys.path)]
        child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors)
        step, done = LOADING, job.done
        try:
            with contextlib.suppress(BrokenPipeError):  # it died before it read: the exit status below says how
                child.stdin.write(pickle.dumps(job))
                child.stdin.close()
            for line in child.stdout:
                message = json.loads(line)
                if "start" in message:
                    step = message["start"]
                    progress(step)
                    continue
                done, step = (*done, step), ""
                if "verdict" in message:
                    yield Verdict(**message["verdict"])
            status = child.wait()
        finally:
            child.kill()
            child.wait()
            child.stdout.close()
        if status == 0:
            return None
        errors.seek(0)
        name = step or LEAVING
        yield Verdict(name, FAILED, f"{_ending(status, errors.read())} in step {name!r}")
        return None if step == LOADING or job.fuzz or job.refuses else replace(job, done=(*done, name))


def _ending(status: int, written: bytes) -> str:
    """How a child ended, in words."""
    if status < 0:
        try:
            name = f" ({signal.Signals(-status).name})"
        except ValueError:
            name = ""
        return f"the process died by signal {-status}{name}"
    last = written.decode(errors="replace").strip().splitlines()[-1:] or ["no message"]
    return f"the process ended with exit status {status} ({last[0]})"
