"""Long stages say how long they have taken, and how long they will, at a terminal only."""

import json
import os
import pty
import subprocess
import sys
import time

import pytest

from ecgen.cli.output import progress
from ecgen.cli.output.progress import FILE, Progress


@pytest.fixture
def clock(monkeypatch, tmp_path):
    """A terminal, a folder of caches of its own, and a clock that is set."""
    now = [100.0]
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(progress, "user_folder", lambda kind: tmp_path)
    monkeypatch.setattr(progress.time, "monotonic", lambda: now[0])
    return now


def told(clock, stage: str, routine: str, seconds: float, job: str = "") -> str:
    """What a second's tick writes so long after the stage began."""
    heard: list[str] = []
    shown = Progress(job, write=heard.append)
    shown(stage, routine)
    clock[0] += seconds
    shown.tick()
    return "".join(heard).strip("\r").removeprefix("\x1b[K")


def test_what_takes_a_moment_says_nothing_more(clock):
    assert told(clock, "proving", "", 1.5) == ""
    assert told(clock, "proving", "", 3) == " 3 s: proving"


def test_time_left_is_by_the_part_that_is_done(clock):
    assert (
        told(clock, "proving", "fe_mul (4 of 12)", 6)
        == " 6 s, about 18 s left: proving fe_mul (4 of 12)"
    )


def test_time_left_is_that_of_the_last_time(clock, tmp_path):
    with Progress("build p256") as shown:
        shown("proving")
        clock[0] += 90
        shown("writing")
    assert json.loads((tmp_path / FILE).read_text()) == {
        "build p256": {"proving": 90.0, "writing": 0.0}
    }
    assert (
        told(clock, "proving", "x (4 of 12)", 10, "build p256")
        == " 10 s, about 1 min 20 s left: proving x (4 of 12)"
    )
    assert told(clock, "proving", "", 91, "build p256") == " 1 min 31 s: proving"


def test_what_was_kept_may_be_damaged_and_what_fails_is_not_kept(clock, tmp_path):
    (tmp_path / FILE).write_text('{"build": 3}')
    assert told(clock, "proving", "", 3, "build") == " 3 s: proving"
    with pytest.raises(ZeroDivisionError), Progress("build") as shown:
        shown("proving")
        clock[0] += 90
        raise ZeroDivisionError
    assert (tmp_path / FILE).read_text() == '{"build": 3}'


WORK = """
import time
from ecgen.cli.output.progress import Progress
with Progress("", lines=False) as progress:
    progress("waiting")
    time.sleep(3.5)
print("done")
"""


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "openpty"), reason="not run: needs terminals")
def test_a_terminal_sees_it_and_a_pipe_does_not():
    plain = subprocess.run([sys.executable, "-c", WORK], capture_output=True, check=True)
    assert (plain.stdout, plain.stderr) == (b"done\n", b"")
    mine, other = pty.openpty()
    with subprocess.Popen([sys.executable, "-c", WORK], stdout=other, stderr=other) as work:
        os.close(other)
        seen = b""
        end = time.monotonic() + 60
        while b"done" not in seen and time.monotonic() < end:
            seen += os.read(mine, 1000)
        os.close(mine)
    assert work.returncode == 0
    assert b"waiting ...\r" in seen and b" 3 s: waiting\r" in seen
