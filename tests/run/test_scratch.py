"""Folders that killed processes left."""

import os
import subprocess
import sys
import time

import pytest

from ecgen.run import scratch as module
from ecgen.run.scratch import scratch

LEAVES = (
    "import os, signal\nfrom ecgen.run.scratch import scratch\nfolder ="
    " scratch('tune')\nprint(folder.name, flush=True)\nos.kill(os.getpid(), signal.SIGKILL)"
)


@pytest.fixture
def left(tmp_path, monkeypatch):
    """What a killed process left two hours ago."""
    monkeypatch.setattr(module.tempfile, "tempdir", str(tmp_path))
    name = subprocess.run(
        [sys.executable, "-c", LEAVES],
        env={**os.environ, "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
    ).stdout.strip()
    assert os.path.isdir(name)
    os.utime(name, (time.time() - 7200,) * 2)
    return name


def test_the_next_one_removes_them(left, tmp_path):
    with scratch("tune") as own:
        assert os.listdir(tmp_path) == [os.path.basename(own)]
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("of", ["another kind", "a running process", "the last hour"])
def test_others_stay(of, left, tmp_path):
    name = left
    if of == "a running process":
        name = str(tmp_path / f"ecgen-tune-{os.getppid()}-x")
        os.rename(left, name)
    if of == "the last hour":
        os.utime(left)
    with scratch("whole" if of == "another kind" else "tune"):
        assert os.path.isdir(name)
