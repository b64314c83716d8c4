"""Checks that call into an emitted library, run in a process of their own: a crash there is a
verdict, not the end.

A Job goes to a nursery (child.py), a process that has everything imported, as a pickle on its
standard input; it forks a child for it, of which one JSON object a line comes back: {"start":
step}, then {"verdict": ...} or {"none": step}; in the end the nursery adds {"ended": status}. When
the child dies, the step it had started has failed, and another child does the steps that are left.
"""

import atexit
import contextlib
import json
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO

from ecgen.run.emitted import Emitted
from ecgen.run.functions.known_answers import Answers
from ecgen.run.preload import Surroundings
from ecgen.run.verdict import FAILED, Verdict

_START = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]);"
    " from ecgen.run.check.child import main;"
    " main()"
)
# nurseries that wait for another job, by what they were started in
_IDLE: dict[Surroundings, list[subprocess.Popen]] = {}
LOADING = "loading the library"
LEAVING = "between the steps"
UNSUPPORTED = "everything that computes"


@dataclass(frozen=True)
class Job:
    """`shared` is the built library with its shim; `answers` are the known answers of the file
    `source`; `done` names the steps that are not to be run (again). With `fuzz`, (public function,
    inputs, seed), nothing else is done, nor where it `refuses`: was built so that its CPU check
    says no. `preloaded`: what the process that loads the library needs in its surroundings from its
    start; `larger`: frames of these flags are, so that more is cleared (preload.py)."""

    emitted: Emitted
    shared: Path
    answers: Answers
    source: str
    scale: float
    only: str
    done: tuple[str, ...] = ()
    fuzz: tuple[str, int, int] | None = None
    refuses: bool = False
    preloaded: Surroundings = ()
    larger: bool = False


def run_isolated(
    job: Job, progress: Callable[[str], None] = lambda step: None
) -> Iterator[Verdict]:
    """The verdicts of every step of `job`, each as soon as it is known."""
    left: Job | None = job
    while left is not None:
        left = yield from _one_child(left, progress)


def _one_child(job: Job, progress: Callable[[str], None]) -> Generator[Verdict, None, Job | None]:
    """The verdicts of one child; returns the job that is left if it died, else None: of one
    function nothing is left.
    """
    nursery, step, done, ended = _nursery(job.preloaded), LOADING, job.done, None
    told, pipe = _pipes(nursery)
    try:
        given = pickle.dumps((dict(os.environ), os.getcwd(), sys.path, pickle.dumps(job)))
        with contextlib.suppress(
            BrokenPipeError
        ):  # it died before it read: the exit status below says how
            pipe.write(len(given).to_bytes(8, "little") + given)
            pipe.flush()
        for line in told:
            message = json.loads(line)
            if "ended" in message:
                ended = message
                break
            if "start" in message:
                step = message["start"]
                progress(step)
                continue
            done, step = (*done, step), ""
            if "verdict" in message:
                yield Verdict(**message["verdict"])
        ended = ended or {
            "ended": nursery.wait(),
            "errors": "the process that starts others is gone",
        }
    finally:
        if ended and nursery.poll() is None:
            _IDLE.setdefault(job.preloaded, []).append(nursery)
        else:
            _kill(nursery)
    if ended["ended"] == 0:
        return None
    name = step or LEAVING
    yield Verdict(name, FAILED, f"{_ending(ended['ended'], ended['errors'])} in step {name!r}")
    return None if step == LOADING or job.fuzz or job.refuses else replace(job, done=(*done, name))


def _nursery(preloaded: Surroundings) -> subprocess.Popen:
    """One that has no job; what it starts goes with it, as both are a session of their own."""
    with contextlib.suppress(IndexError, KeyError):  # there is none
        while (nursery := _IDLE[preloaded].pop()).poll() is not None:
            pass
        return nursery
    command = [sys.executable, "-P", "-c", _START, json.dumps(sys.path)]
    own = {**os.environ, **dict(preloaded)}
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True, env=own
    )


def _pipes(nursery: subprocess.Popen) -> tuple[IO[bytes], IO[bytes]]:
    """What it tells, and what it is given."""
    assert nursery.stdout and nursery.stdin
    return nursery.stdout, nursery.stdin


def _kill(nursery: subprocess.Popen) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(nursery.pid, signal.SIGKILL)
    nursery.wait()
    told, given = _pipes(nursery)
    told.close()
    with contextlib.suppress(BrokenPipeError):
        given.close()


@atexit.register
def _empty() -> None:
    for nursery in (own for idle in _IDLE.values() for own in idle):
        _kill(nursery)
    _IDLE.clear()


def _ending(status: int, written: str) -> str:
    """How a child ended, in words."""
    if status < 0:
        try:
            name = f" ({signal.Signals(-status).name})"
        except ValueError:
            name = ""
        return f"the process died by signal {-status}{name}"
    last = written.strip().splitlines()[-1:] or ["no message"]
    return f"the process ended with exit status {status} ({last[0]})"
