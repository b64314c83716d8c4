"""Ctrl-C: one line, exit status 130, nothing left behind, and what stood before still stands."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.errors import ToolError
from ecgen.run.measure.quiet_machine import lock_file
from tests.support.cpuinfo import can_tune
from tests.support.signals import IGNORING

ROOT = Path(__file__).parents[2]
HEARD = """import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
for name in ("SIGTERM", "SIGHUP", "SIGQUIT"):
    signal.signal(getattr(signal, name), signal.SIG_DFL)
"""
# a thread of the pool closes its pipe late, between Python's look at its end and its writing to it
SLOW = """import time
from concurrent.futures import process
close = process._ThreadWakeup.close
def wakeup(self):
    if not self._closed:
        time.sleep(1.0 if process._global_shutdown else 0.0)
        self._writer.send_bytes(b"")
process._ThreadWakeup.wakeup = wakeup
process._ThreadWakeup.close = lambda self: (time.sleep(0.5), close(self))
"""
LATER = (
    "import os, signal, threading; threading.Timer({}, lambda: os.kill(os.getpid(),"
    " signal.SIGINT)).start()\n"
)
OPENED = """import os, signal, threading, time
def later():
    while not os.path.exists("db.sqlite"):
        time.sleep(0.05)
    time.sleep({})
    os.kill(os.getpid(), signal.SIGINT)
threading.Thread(target=later, daemon=True).start()
"""  # not before the measurements are open, however busy the machine is


def interrupted(code: str, folder: Path) -> subprocess.CompletedProcess:
    scratch = folder / "scratch"
    scratch.mkdir()
    return subprocess.run(
        [*IGNORING, sys.executable, "-c", HEARD + code],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(scratch), "ECGEN_PROOFS": "off"},
    )


@pytest.mark.sample(3)
@pytest.mark.parametrize("command, seconds", [
    (["build", "ted256189", "--cpu", "zen4", "-o", "out"], 1.0),
    (["check", str(ROOT / "generated" / "ted256189")], 1.0),
    (["bench", str(ROOT / "generated" / "ted256189")], 0.4),
])  # fmt: skip
def test_a_command_is_stopped(command, seconds, tmp_path):
    done = interrupted(
        "import sys; from ecgen.cli import"
        f" main\n{LATER.format(seconds)}sys.exit(main({command!r}))",
        tmp_path,
    )
    assert done.returncode == 130 and done.stderr.strip() == "ecgen: interrupted", done
    assert os.listdir(tmp_path) == ["scratch"] and os.listdir(tmp_path / "scratch") == []


def test_what_a_callback_drops_is_heeded(tmp_path):
    """Ctrl-C in the callback of a weak reference, as imports have them, was lost."""
    code = """import sys, time, weakref
from ecgen import cli
class Gone: pass
def interrupt(reference): raise KeyboardInterrupt
def work(self):
    own = Gone()
    kept = weakref.ref(own, interrupt)
    del own
    time.sleep(5)
type(cli.cli).main = lambda self, **given: work(self)
sys.exit(cli.main(["list"]))
"""
    done = interrupted(code, tmp_path)
    assert done.returncode == 130 and done.stderr.strip() == "ecgen: interrupted", done


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    "command, seconds, number",
    [
        (["build", "ted256189", "--cpu", "zen4", "-o", "out"], 1.0, signal.SIGTERM),
        (["check", str(ROOT / "generated" / "ted256189")], 1.0, signal.SIGHUP),
        (["check", str(ROOT / "generated" / "ted256189")], 1.0, signal.SIGQUIT),
        (
            ["tune", "curve25519", "--db", "db.sqlite", "-o", "out", "--routine", "fe_mul"],
            0.5,
            signal.SIGTERM,
        ),
    ],
)
def test_a_system_that_asks_to_end_is_heeded(command, seconds, number, tmp_path):
    """SIGTERM left folders in TMPDIR and the aside of an output. What was measured stays."""
    if command[0] == "tune" and not can_tune():
        pytest.skip("not tested: this machine has no ADX, for which routines are tuned")
    later = (
        (OPENED if command[0] == "tune" else LATER).format(seconds).replace("SIGINT", number.name)
    )
    done = interrupted(
        f"import sys; sys.argv[1:] = {command!r}\n{later}from ecgen.__main__ import run; run()",
        tmp_path,
    )
    assert (
        done.returncode == 128 + number
        and done.stderr.strip().splitlines()[-1] == "ecgen: interrupted"
        and "Traceback" not in done.stderr
    ), done
    assert ("What was measured is kept in db.sqlite" in done.stderr) == (command[0] == "tune")
    assert sorted(set(os.listdir(tmp_path)) - {"db.sqlite", "db.sqlite-wal", "db.sqlite-shm"}) == [
        "scratch"
    ] and set(os.listdir(tmp_path / "scratch")) <= {lock_file().name}


@pytest.mark.long
def test_all_processes_of_a_terminal_are_stopped(tmp_path):
    """Ctrl-C reaches every process of the group: those that share the work go without a word, and
    none is left.
    """
    code = (
        f"{HEARD}{SLOW}import sys; from ecgen.cli import main\nsys.exit(main(['build', 'p521',"
        " '--cpu', 'zen4', '--jobs', '3', '-o', 'out']))"
    )
    child = subprocess.Popen(
        [*IGNORING, sys.executable, "-c", code],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), "ECGEN_PROOFS": "off"},
    )
    sharing: set = set()
    while child.poll() is None and len(sharing) < 3:
        sharing = {
            int(word)
            for word in Path(f"/proc/{child.pid}/task/{child.pid}/children").read_text().split()
            if "ecgen" in Path(f"/proc/{word}/cmdline").read_text()
        }
        time.sleep(0.01)
    os.killpg(child.pid, signal.SIGINT)
    _out, told = child.communicate(timeout=60)
    assert (
        child.returncode == 130
        and told.replace("\r", "\n").strip().splitlines()[-1] == "ecgen: interrupted"
        and "Traceback" not in told
    ), told
    assert not (tmp_path / "out").exists() and len(sharing) == 3
    until = time.monotonic() + 20
    while (
        left := [pid for pid in sharing if Path(f"/proc/{pid}").exists()]
    ) and time.monotonic() < until:
        time.sleep(0.1)
    assert not left


@pytest.mark.machine
def test_while_modules_are_loaded(tmp_path):
    """The start script guards the import of everything else."""
    (tmp_path / "click.py").write_text("raise KeyboardInterrupt\n")
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from ecgen.__main__ import run; run()"
    )
    done = interrupted(code, tmp_path)
    assert done.stderr == "ecgen: interrupted\n" and done.returncode in (130, -2)


def test_the_solver_leaves_the_signal_alone(tmp_path):
    """OR-Tools sets a handler of its own while it solves, and afterwards the one that kills."""
    code = (
        "import os, signal; from ecgen.cli import main\nassert main(['schedule',"
        " 'shortw/jacobian-3/doubling/dbl-2001-b', '--effort', '1', '--json']) == 0\ntry:\n   "
        " os.kill(os.getpid(), signal.SIGINT)\nexcept KeyboardInterrupt:\n    print('caught')\n"
    )
    done = interrupted(code, tmp_path)
    assert "constraint" in done.stdout.lower() or "cp-sat" in done.stdout.lower(), done.stdout
    assert done.stdout.endswith("caught\n"), done


def test_a_missing_library_may_be_an_interrupt(monkeypatch, capsys):
    """An extension module that is interrupted while it loads raises ImportError."""
    import ecgen.curve

    def fail(name):
        try:
            raise KeyboardInterrupt
        except KeyboardInterrupt:
            raise ToolError("OR-Tools is not installed.") from None

    monkeypatch.setattr(ecgen.curve, "load_curve", fail)
    assert main(["build", "jac256189", "-o", "x"]) == 130
    assert capsys.readouterr().err == "ecgen: interrupted\n"


@pytest.mark.parametrize("failing", [1, 2])
def test_the_old_library_survives(failing, tmp_path, monkeypatch):
    """Ctrl-C at either of the two renamings."""
    from ecgen.library.files.write import write_library

    manifest = '{"generator": "ecgen", "prefix": "a", "curve": {"name": "a"}, "files": {}}'
    write_library({"MANIFEST.json": manifest}, tmp_path / "out")
    calls, real = [], Path.rename

    def rename(self, target):
        calls.append(target)
        if len(calls) == failing:
            raise KeyboardInterrupt
        return real(self, target)

    monkeypatch.setattr(Path, "rename", rename)
    with pytest.raises(KeyboardInterrupt):
        write_library({"MANIFEST.json": manifest, "new": ""}, tmp_path / "out", force=True)
    assert os.listdir(tmp_path) == ["out"] and os.listdir(tmp_path / "out") == ["MANIFEST.json"]


def test_stopping_takes_no_time(tmp_path):
    start = time.monotonic()
    interrupted(
        f"import sys; from ecgen.cli import main\n{LATER.format(0.5)}sys.exit(main(['verify']))",
        tmp_path,
    )
    assert time.monotonic() - start < 30


def test_exit_statuses_are_read_where_the_caller_ignores_the_end_of_children(tmp_path):
    """Then the system keeps none, and Python takes it for 0: a compiler that failed passed."""
    (tmp_path / "cc").write_text('#!/bin/sh\ncc "$@"\nexit 1\n')
    (tmp_path / "cc").chmod(0o755)
    words = ("check", "generated/ted256189", "--only", "symbols", "--cc", str(tmp_path / "cc"))
    code = ("import os, signal, sys; signal.signal(signal.SIGCHLD, signal.SIG_IGN)\n"
            "os.execv(sys.argv[1], sys.argv[1:])")  # fmt: skip
    command = [sys.executable, "-c", code, sys.executable, "-m", "ecgen", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2 and "failed with exit status 1" in done.stderr, done
