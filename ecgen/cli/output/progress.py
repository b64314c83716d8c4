"""Stages of long work on stderr, for a person at a terminal only; the routines of a stage share one
line, and what takes longer than a moment says since when, and how long it is likely to take.

That is as long as it took the last time, which a file in the user's folder of caches says, else by
the part of it that is done, else nothing. Nothing else reads the file.
"""

import json
import os
import re
import shutil
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType

import click

from ecgen.errors import ToolError
from ecgen.resources import user_folder, write_whole

CLEAR = "\x1b[K"  # to the end of the line
MOMENT = 2.0  # seconds
FILE, JOBS = "durations.json", 100
PART = re.compile(r"\((\d+) of (\d+)\)$")


def write_terminal(text: str) -> None:
    """Past the buffer of sys.stderr, in the middle of whose use a signal may come."""
    own = sys.__stderr__
    if own is not None and sys.stderr is own:
        with suppress(OSError):
            os.write(own.fileno(), text.encode(errors="replace"))


class Progress:
    """Told each stage by a call. `job`: what took the same time before, such as the curve and CPU;
    silent without a terminal, or if `quiet`. `lines`: stages have a line each, and stay."""

    def __init__(
        self,
        job: str = "",
        quiet: bool = False,
        lines: bool = True,
        write: Callable[[str], None] = write_terminal,
    ) -> None:
        self.job, self.lines, self.write = job, lines, write
        self.shows = sys.stderr.isatty() and not quiet
        self.is_open = False
        self.stage, self.said, self.began, self.before = "", "", 0.0, 0.0
        self.took: dict[str, float] = {}
        self.usual: dict[str, float] = _durations().get(job, {}) if self.shows and job else {}

    def __enter__(self) -> "Progress":
        self.is_main = (
            self.shows
            and hasattr(signal, "setitimer")
            and threading.current_thread() is threading.main_thread()
        )
        if self.is_main:
            self.previous = signal.signal(signal.SIGALRM, lambda number, frame: self.tick())
            signal.setitimer(signal.ITIMER_REAL, 1, 1)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.is_main:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self.previous)
        self._end()
        self.clear()
        if self.shows and self.job and error is None and sum(self.took.values()) > MOMENT:
            _keep(self.job, self.took)

    def __call__(self, stage: str, routine: str = "") -> None:
        if not self.shows:
            return
        if stage != self.stage:
            self._end()
            self.stage, self.began = stage, time.monotonic()
        self.said, is_line = f"{stage} {routine}".strip(), self.lines and not routine
        before = CLEAR if self.is_open or routine or not self.lines else ""
        text = f"{before}{stage} ..." if not routine else f"{before}  {stage} {routine}"
        click.echo(text if is_line else f"{text}\r", err=True, nl=is_line)
        self.is_open = not is_line

    def clear(self) -> None:
        """What is printed next has the line to itself."""
        if self.shows and self.is_open:
            click.echo(f"\r{CLEAR}", err=True, nl=False)
            self.is_open = False

    def tick(self) -> None:
        """Once a second: how long the stage has taken, from the second on."""
        taken = time.monotonic() - self.began
        if self.stage and taken >= MOMENT:
            text = f" {_time(taken)}{self._left(taken)}: {self.said}"
            self.write(f"\r{CLEAR}{text[: shutil.get_terminal_size().columns - 1]}\r")
            self.is_open = True

    def _left(self, taken: float) -> str:
        part = PART.search(self.said)
        if (usual := self.usual.get(self.stage, 0)) > taken:
            return f", about {_time(usual - taken)} left"
        if part and 1 < int(part[1]) <= int(part[2]):
            done, whole = int(part[1]) - 1, int(part[2])
            return f", about {_time(taken / done * (whole - done))} left"
        return ""

    def _end(self) -> None:
        if self.stage:
            self.took[self.stage] = round(
                self.took.get(self.stage, 0) + time.monotonic() - self.began, 1
            )
        self.stage = ""


def _time(seconds: float) -> str:
    minutes, rest = divmod(max(round(seconds), 1), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


def _durations() -> dict[str, dict[str, float]]:
    """job -> stage -> seconds; nothing of a file that cannot be read."""
    with suppress(OSError, ValueError, AttributeError, ToolError):
        found = json.loads((user_folder("cache") / FILE).read_text(encoding="utf-8"))
        return {
            job: {stage: float(took) for stage, took in rows.items()} for job, rows in found.items()
        }
    return {}


def _keep(job: str, took: dict[str, float]) -> None:
    """The newest last, and no more than JOBS; where nothing can be written, nothing is."""
    rows = {name: rows for name, rows in _durations().items() if name != job} | {job: took}
    with suppress(OSError, ToolError):
        folder = user_folder("cache")
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(folder / FILE, json.dumps(dict([*rows.items()][-JOBS:]), indent=1) + "\n")
