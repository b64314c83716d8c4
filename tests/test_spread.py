"""Work spread over processes: the same results and errors as without, counted once."""

import contextlib
import os
import select
import signal
import subprocess
import sys
import time

import pytest

from ecgen import kept
from ecgen.errors import BoundError, CurveError, EcgenError
from ecgen.kept import TALLY, once
from ecgen.spread import mapped, spread_over

pytestmark = pytest.mark.essential


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_results_keep_their_order(jobs):
    heard = []
    with spread_over(jobs):
        found = mapped(lambda x: (x * x, os.getpid()), range(7), heard.append)
    assert [square for square, _ in found] == [x * x for x in range(7)] and heard == [*range(7)]
    processes = {pid for _, pid in found}
    assert (
        processes == {os.getpid()}
        if jobs == 1
        else os.getpid() not in processes and len(processes) <= jobs
    )


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_error_of_the_first_that_fails_is_raised_as_it_is(jobs):
    def make(x):
        if x == 2:
            raise BoundError(f"the value {1 << 90} is too large.", value="t7")
        if x > 2:
            raise CurveError("this is no curve", where="a.toml", line=3, hint="Take another.")
        return x

    with spread_over(jobs), pytest.raises(BoundError) as caught:
        mapped(make, range(5))
    assert caught.value.value == "t7" and "too large" in caught.value.what
    with spread_over(jobs), pytest.raises(CurveError) as caught:
        mapped(make, range(3, 5))
    assert (
        caught.value.as_json()
        == CurveError("this is no curve", where="a.toml", line=3, hint="Take another.").as_json()
    )


def test_a_process_that_is_ended_is_said():
    with spread_over(2), pytest.raises(EcgenError, match="--jobs 1"):
        mapped(lambda x: os.kill(os.getpid(), signal.SIGKILL), range(4))


def test_processes_end_with_the_one_that_made_them():
    """Killed as `kill -9` does, it leaves none behind: then nobody is left who holds the pipe."""
    reading, writing = os.pipe()
    parent = os.fork()
    if not parent:
        os.setsid()
        with spread_over(2):
            mapped(lambda x: (os.write(writing, b"x"), time.sleep(60)), range(2))
        os._exit(0)
    os.close(writing)
    with open(reading, "rb", buffering=0) as pipe:
        assert pipe.read(1) + pipe.read(1) == b"xx"
        os.kill(parent, signal.SIGKILL)
        os.waitpid(parent, 0)
        try:
            assert select.select([pipe], [], [], 10)[0] and pipe.read(1) == b""
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(parent, signal.SIGKILL)


def test_no_process_spreads_further():
    with spread_over(2):
        inner = mapped(
            lambda x: mapped(lambda y: os.getpid(), range(3)) == [os.getpid()] * 3, range(2)
        )
    assert inner == [True, True]


def test_what_processes_made_is_counted_once(tmp_path, monkeypatch):
    monkeypatch.setenv("ECGEN_PROOFS", str(tmp_path / "kept.sqlite"))
    token = kept._without.set("")  # conftest.py left out results, since this patches something

    def work(name):
        return mapped(lambda x: once(name, (x,), lambda: x + 1), range(4))

    counts = []
    try:
        for jobs, name in ((2, "first"), (2, "first"), (1, "second")):
            before = TALLY.taken, TALLY.made
            with spread_over(jobs):
                assert work(name) == [1, 2, 3, 4]
            counts.append((TALLY.taken - before[0], TALLY.made - before[1]))
    finally:
        kept._without.reset(token)
    assert counts == [(0, 4), (0, 0), (0, 4)]


def test_what_one_process_made_and_another_took_is_not_of_earlier_runs():
    tally = kept.Tally()
    tally.add(
        [
            kept.Tally(2, 0, set(), ["a", "b"]),
            kept.Tally(0, 1, {"a"}),
            kept.Tally(1, 0, set(), ["c"]),
        ]
    )
    assert (tally.taken, tally.made) == (2, 1)


def test_work_that_is_not_wanted_any_more_is_not_waited_for():
    """Ctrl-C during a build said "interrupted", and the process did not end: at its end Python
    waits for its processes, of which one may never be done.
    """
    code = (
        "import time; from ecgen.spread import mapped, spread_over\nwith spread_over(2):\n   "
        " mapped(lambda item: time.sleep(600) if item else int('x'), (0, 1))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1 and "invalid literal" in done.stderr


def test_a_stop_around_a_fork_is_not_lost():
    """What Python does after a fork ignores exceptions, that of Ctrl-C too: the command went on,
    without the processes that had heard it.
    """
    code = (
        "import os, signal, time\nfrom ecgen.spread import mapped,"
        " spread_over\nsignal.signal(signal.SIGINT,"
        " signal.default_int_handler)\nos.register_at_fork(after_in_parent=lambda:"
        " os.kill(os.getpid(), signal.SIGINT))\nwith spread_over(2):\n    mapped(lambda item:"
        " time.sleep(30), (0, 1))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert "KeyboardInterrupt" in done.stderr and "ignored" not in done.stderr, done.stderr


def test_processes_ignore_what_the_one_that_made_them_ignores():
    """A command in the background of a shell's script ignores Ctrl-C, and its processes did not."""
    code = ("import os, signal\nfrom ecgen.spread import mapped, spread_over\n"
            "signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
            "def stopped(item):\n    os.kill(os.getpid(), signal.SIGINT)\n    return item\n"
            "with spread_over(2):\n    print(mapped(stopped, (0, 1)))\n")  # fmt: skip
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout == "[0, 1]\n", done
