"""Tests that depend on what the machine is, run again as on others: on each CPU that targets/
describes in place of the one at hand, and on one that says nothing; started by a caller that
ignores signals, without HOME, with a folder /nonexistent where one can be made.

What can be executed is asked of the machine at hand all the same. CPUID is not replaced: what
emitted code asks it is answered by the machine.
"""

import os
import subprocess
import sys
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from ecgen.isa.target import load_target
from tests.support.cpuinfo import NONE, cpus
from tests.support.signals import IGNORING

ROOT = Path(__file__).parents[1]
MARK = "pytest.mark.machine"
OTHER = next(name for name in ("zen3", "sandybridge") if name != load_target("native").name)
ABSENT = Path("/nonexistent")  # a name that tests may take for one of nothing


@contextmanager
def present(path: Path):
    """Inside, the folder is there, if it can be made."""
    is_new = not path.exists()
    with suppress(OSError):
        path.mkdir(exist_ok=True)
    try:
        yield
    finally:
        with suppress(OSError):
            if is_new:
                path.rmdir()


def files() -> list[str]:
    """Those with a test that is marked."""
    found = sorted((ROOT / "tests").rglob("test_*.py"))
    return [str(path) for path in found if MARK in path.read_text() and path != Path(__file__)]


def run_as(cpu: str, *options: str) -> str:
    """The end of what pytest wrote."""
    left_out = ("HOME", "PYTEST_")
    given = {name: value for name, value in os.environ.items() if not name.startswith(left_out)}
    pytest_ = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--as-cpu", cpu)
    command = [*IGNORING, *pytest_, *options, *files()]
    with present(ABSENT):
        done = subprocess.run(command, cwd=ROOT, env=given, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
    return done.stdout.strip().splitlines()[-1]


def test_what_depends_on_the_machine():
    assert " passed" in run_as(OTHER, "-m", "machine")


@pytest.mark.long
@pytest.mark.parametrize("cpu", [*cpus(), NONE])
def test_whole_files(cpu):
    assert " passed" in run_as(cpu)


@pytest.mark.machine
@pytest.mark.parametrize("name", [*cpus(), NONE])
def test_the_cpu_that_is_put_in_its_place_is_found(name, as_cpu):
    as_cpu(name)
    assert load_target("native").name == (name if name != NONE else "x86-64")


def test_signals_are_ignored_by_what_is_started():
    names = ("SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM")
    code = f"import signal; print([signal.getsignal(getattr(signal, n)).name for n in {names}])"
    done = subprocess.run([*IGNORING, sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == f"{['SIG_IGN'] * 4}\n"
