"""A compiler that was stopped left its own children at work: they wrote into folders of temporary
files that were being removed, and one of them stayed (seen once, on a busy machine).
"""

import os
import signal
import threading
import time
from pathlib import Path

import pytest

from ecgen.errors import ToolError
from ecgen.run.tools import run
from tests.support.signals import heard

CHILD = (
    "import os, pathlib, time\nwhile True:\n    for i in range(50):"
    " pathlib.Path(os.environ['TMPDIR'], str(i)).touch()"
)


@pytest.fixture
def compiler(tmp_path, monkeypatch):
    """Starts a child that writes into TMPDIR for ever, tells its number, and waits for it."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "scratch"))
    (tmp_path / "scratch").mkdir()
    (tmp_path / "child.py").write_text(CHILD)
    return ["sh", "-c", f"python3 {tmp_path}/child.py & echo $! > {tmp_path}/number; wait"]


def gone(tmp_path) -> bool:
    """Within two seconds: a process closes its pipes shortly before it ends."""
    number, until = int((tmp_path / "number").read_text()), time.monotonic() + 2
    while time.monotonic() < until:
        try:
            os.kill(number, 0)
            if Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True  # nobody asks for its exit status
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.01)
    os.kill(number, signal.SIGKILL)
    return False


@pytest.mark.machine
def test_by_a_signal(compiler, tmp_path):
    def later():
        while not (tmp_path / "scratch").exists() or not any(
            path.is_file() for path in (tmp_path / "scratch").rglob("*")
        ):
            time.sleep(0.01)
        os.kill(os.getpid(), signal.SIGINT)

    threading.Thread(target=later, daemon=True).start()
    with heard(signal.SIGINT), pytest.raises(KeyboardInterrupt):
        run(compiler, timeout=60)
    assert gone(tmp_path) and os.listdir(tmp_path / "scratch") == []


def test_by_its_time(compiler, tmp_path):
    with pytest.raises(ToolError, match="did not finish within 1 seconds"):
        run(compiler, timeout=1)
    assert gone(tmp_path) and os.listdir(tmp_path / "scratch") == []
