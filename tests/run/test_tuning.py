"""Tuning: what is taken, searches that are stopped, and runs that are killed, on one process and on
several. The table: test_measurements.py.

Where runs are compared, times are invented (invented_times.py): they are computed from the code, so
that every run measures the same.
"""

import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from types import SimpleNamespace

import pytest

from ecgen.cli import cmd_tune, main
from ecgen.curve import load_curve
from ecgen.errors import EcgenError
from ecgen.isa.measured import this_processor
from ecgen.isa.target import load_target
from ecgen.library.pipeline.planned import without_file
from ecgen.run.measure import quiet_machine
from ecgen.run.measure.quiet_machine import Quiet
from ecgen.run.tune import tuning
from ecgen.run.tune.measurements import Row, Times, summary
from ecgen.run.tune.routine_search import PRODUCTS, Clock, Finalist, Meter, Search, Tuner, descend
from ecgen.run.tune.tuning import is_better, pays
from tests.support.cpuinfo import can_tune
from tests.support.run.measurements import ADX, OTHER, content, table

SUPPORT = Path(__file__).parents[1] / "support" / "run"


# What is taken.


@pytest.mark.parametrize(
    "ratio, worst, taken",
    [
        (0.99, 1.0, True),
        (0.99, 1.002, True),
        (0.99, 1.003, False),
        (0.998, 1.0, False),
        (0.9, 1.1, False),
    ],
)
def test_a_routine_has_to_make_whole_functions_faster_and_none_slower(ratio, worst, taken):
    assert pays(ratio, worst) is taken


@pytest.mark.parametrize(
    "new, better",
    [((99.0, 50.0), True), ((100.0, 50.0), False), ((101.0, 40.0), False), ((100.1, 49.0), True)],
)
def test_a_library_has_to_be_faster_in_all_and_slower_in_no_function(new, better):
    assert is_better({"mul": 100.0, "base": 50.0}, dict(zip(("mul", "base"), new))) is better


@pytest.mark.parametrize(
    "name, why",
    [
        ("v_dbl", "chosen by the model"),
        ("avx2_add", "chosen by the model"),
        ("fe_cube", "no routine of ted256189's library"),
    ],
)
def test_what_cannot_be_tuned_is_said(name, why):
    with pytest.raises(EcgenError) as error:
        tuning.names_of(load_curve("ted256189"), load_target("zen4", untuned=True), (name,), 16)
    assert why in error.value.what and "fe_mul, fe_sqr" in error.value.hint


class Tried(tuning.Machine):
    """A machine that was asked for nothing: finalists are the routines themselves, and how long
    they take is given.
    """

    def __init__(self, ratio: float, worst: float, alone: float):
        self.request, self.target, self.quiet = (
            SimpleNamespace(curve=None, core=None),
            None,
            SimpleNamespace(repeated=0, slower=1.0),
        )
        self.tuner = SimpleNamespace(
            emitted=lambda name, finalist: SimpleNamespace(lines=finalist.orders)
        )
        self._ratios, self._alone, self._merged = (
            lambda *given: (ratio, worst),
            lambda *given: alone,
            lambda *given: "merged",
        )


@pytest.mark.parametrize(
    "name, ratio, worst, alone, taken",
    [
        ("fe_mul", 1.0, 1.001, 0.97, True),
        ("fe_mul", 1.0, 1.001, 0.99, False),
        ("fe_mul", 1.0, 1.01, 0.5, False),
        ("jac_dbl", 1.0, 1.0, 0.5, False),
        ("jac_dbl", 0.99, 1.0, 1.5, False),
    ],
)
def test_a_product_that_is_faster_alone_is_taken_where_it_makes_nothing_slower(
    name, ratio, worst, alone, taken, monkeypatch
):
    """Whole multiplications hardly call fe_mul: no ratio of theirs shows what it gains, and a new
    total that is no better does not undo it. What is no product has to pay, and goes where the
    total is not better."""
    monkeypatch.setattr(tuning, "built", lambda *given: SimpleNamespace())
    monkeypatch.setattr(
        tuning, "called_routines", lambda library: {name: SimpleNamespace(lines=("as recorded",))}
    )
    monkeypatch.setattr(
        tuning, "Loops", lambda library, target: SimpleNamespace(program=lambda replaced: None)
    )
    monkeypatch.setattr(
        tuning, "in_turn", lambda programs, *given: [{"scalarmult": 100.0} for _ in programs]
    )
    (row,) = Tried(ratio, worst, alone)._settled({name: [Finalist(90.0, None, ())]}, None)[
        "routines"
    ]
    assert row["taken"] is taken


# Searches.


def test_descent_finds_the_least_of_a_small_problem():
    chance, asked = random.Random(2), []

    def costs(candidates, runs):
        asked.extend(candidates)
        return [float("inf") if c % 7 == 0 else 1000 + abs(c - 40) for c in candidates]

    found = descend(90, lambda c: c + chance.choice((-3, -2, -1, 1)), costs, 400, (3, 9, 25))
    assert found[0] == (40, 1000) and len(asked) < 900


class Watch:
    """A stopwatch whose times come from the code; `left` measurements later it is killed."""

    def __init__(self, left: int = 10**9):
        self.left, self.probe, self.load = left, lambda: 1000.0, lambda routines: None

    def measure(self, routine, *given) -> tuple[float, float]:
        import hashlib

        if not self.left:
            raise KeyboardInterrupt
        self.left -= 1
        value = int(hashlib.sha256(repr(routine.lines).encode()).hexdigest()[:8], 16) / 2**32
        return 100 + value, 200 + value


SEARCHES = [
    ("ted256189", "fe_sqr"),
    pytest.param("ted256189", "ext_mreadd", marks=pytest.mark.long),
    pytest.param("fourq", "fe2_mul", marks=pytest.mark.long),
    pytest.param("fourq", "ext_mreadd", marks=pytest.mark.long),
]


@pytest.mark.parametrize("curve, routine", SEARCHES)
def test_a_search_that_is_stopped_goes_on_to_the_same_table(curve, routine, tmp_path, monkeypatch):
    """Stopped at every few measurements, and beside rows of another CPU that say that other
    variants are faster.
    """
    tuner = Tuner(without_file(load_curve(curve)), load_target("zen4"))
    search = Search(routine, *((24, 0) if routine in PRODUCTS else (0, 8)), 1, 1.0, True)
    monkeypatch.setattr(quiet_machine, "lock_file", lambda: tmp_path / "lock")

    def run(path, left: int) -> tuple[Finalist, ...] | None:
        rows, watch = table(path), Watch(left)
        try:
            return tuner.search(
                search,
                Meter(
                    rows,
                    search.routine,
                    Clock(watch, Quiet(watch.probe, wait=lambda seconds: None)),
                ),
            )
        except KeyboardInterrupt:
            return None

    whole, stopped, foreign = run(tmp_path / "whole", 10**9), None, table(tmp_path / "parts", OTHER)
    assert whole and len({(f.choice, f.orders) for f in whole}) == len(whole)
    for row in table(tmp_path / "whole").rows():
        foreign.put(Row(row.routine, row.choice, Times(1.0, 1.0)))
    before, runs = sorted(foreign.rows(), key=repr), 0
    while stopped is None:
        stopped, runs = run(tmp_path / "parts", 5), runs + 1
    assert (
        runs > 3
        and stopped == whole
        and sorted(table(tmp_path / "parts").rows(), key=repr)
        == sorted(table(tmp_path / "whole").rows(), key=repr)
    )
    assert sorted(table(tmp_path / "parts", OTHER).rows(), key=repr) == before
    assert all(Finalist.of_json(json.loads(json.dumps(f.as_json()))) == f for f in whole)
    assert search.routine not in PRODUCTS or tuner.emitted(search.routine, whole[0]).lines


# Whole runs, in processes of their own.

SMALL = [
    "curve25519",
    "--routine",
    "fe_mul",
    "--routine",
    "ext_mreadd",
    "--rounds",
    "64",
    "--blocks",
    "8",
]
START = (
    "import sys; sys.path.insert(0, sys.argv.pop(1)); import invented_times; from ecgen.cli import"
    " main; sys.exit(main(sys.argv[1:]))"
)


def started(tmp_path, name: str, *words: str, **environment: str) -> subprocess.Popen:
    command = [
        sys.executable,
        "-c",
        START,
        str(SUPPORT),
        "tune",
        *SMALL,
        "--db",
        str(tmp_path / f"{name}.sqlite"),
        "-o",
        str(tmp_path / name),
        *words,
    ]
    given = (
        os.environ
        | {"XDG_DATA_HOME": str(tmp_path / "data"), "TMPDIR": str(tmp_path)}
        | environment
    )
    return subprocess.Popen(
        command, env=given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def ended(child: subprocess.Popen) -> str:
    out = child.communicate(timeout=600)[0]
    assert child.returncode == 0, out
    return out


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory):
    """A run with invented times that nothing disturbs: its table, and what it wrote."""
    folder = tmp_path_factory.mktemp("unbroken")
    ended(started(folder, "one"))
    assert [row["given"] for row in summary(folder / "one.sqlite")] == [("curve25519", "native")]
    return content(folder / "one.sqlite"), written(folder / "one")


def written(folder) -> dict:
    return {path.name: path.read_text() for path in folder.iterdir()}


@ADX
@pytest.mark.long
def test_a_run_killed_ten_times_ends_with_the_same_table(unbroken, tmp_path):
    chance, killed = random.Random(7), 0
    before = -1
    while killed < 10:
        child = started(tmp_path, "one", INVENTED_SECONDS="1")
        until = time.monotonic() + 300
        while (
            child.poll() is None
            and time.monotonic() < until
            and rows(tmp_path / "one.sqlite") <= before
        ):  # until it got further than the one before
            time.sleep(0.02)
        time.sleep(0.8 * chance.random())
        assert child.poll() is None, child.communicate()[0]
        child.send_signal(signal.SIGKILL)
        child.wait()
        killed, before = killed + 1, rows(tmp_path / "one.sqlite")
    assert 0 < before < len(unbroken[0]["measurement"])
    ended(started(tmp_path, "one"))
    assert (content(tmp_path / "one.sqlite"), written(tmp_path / "one")) == unbroken


def rows(path) -> int:
    try:
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as base:
            return base.execute("select count(*) from measurement").fetchone()[0]
    except sqlite3.Error:
        return 0


@ADX
@pytest.mark.long
def test_an_equal_run_measures_nothing_again(unbroken, tmp_path):
    """Though the winners of the first are recorded when the second begins."""
    assert "(1.000)" not in ended(started(tmp_path, "one"))
    assert (
        "(1.000)\n" in ended(started(tmp_path, "one"))
        and (content(tmp_path / "one.sqlite"), written(tmp_path / "one")) == unbroken
    )


@ADX
@pytest.mark.long
def test_a_real_run_goes_on_after_a_kill(tmp_path):
    """Real times: what was measured before the kill is not measured again, and the winners
    build.
    """
    words = [
        sys.executable,
        "-m",
        "ecgen",
        "tune",
        *SMALL,
        "--db",
        str(tmp_path / "t.sqlite"),
        "-o",
        str(tmp_path / "out"),
        "--json",
    ]
    child = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while child.poll() is None and rows(tmp_path / "t.sqlite") < 20:
        time.sleep(0.05)
    child.kill()
    child.wait()
    before = set(content(tmp_path / "t.sqlite")["measurement"])
    assert len(before) >= 20
    done = json.loads(subprocess.run(words, stdout=subprocess.PIPE, check=True).stdout)["cpus"][0]
    assert before < set(content(tmp_path / "t.sqlite")["measurement"])
    assert done["cpu"] == this_processor().key and sum(done["new"].values()) <= sum(
        done["old"].values()
    )
    assert all(done["new"][name] <= 1.002 * old for name, old in done["old"].items())
    if not done["recorded"]:  # nothing was faster than what comes with ecgen
        assert not (tmp_path / "out").exists()
        return
    build = "build curve25519 --cpu native --api minimal --tuning".split()
    assert main([*build, str(tmp_path / "out"), "-o", str(tmp_path / "lib")]) == 0


# Fleets.


def test_a_fleet_without_dask(monkeypatch, tmp_path, capsys):
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    if can_tune():
        assert main(["tune", *SMALL, "--fleet", "-o", str(tmp_path / "out")]) == 2
        told = capsys.readouterr().err
        assert "pip install 'ecgen-asm[fleet]'" in told and told.count("\n") == 1


@pytest.mark.long
def test_a_scheduler_that_cannot_be_reached(monkeypatch, tmp_path, capsys):
    pytest.importorskip(
        "distributed",
        reason=(
            "dask.distributed is missing: fleets were not tested (pip install 'ecgen-asm[fleet]')"
        ),
    )
    from ecgen.run.tune import fleet

    monkeypatch.setattr(fleet, "CONNECT", 1)
    for address in ("tcp://127.0.0.1:9", "nonsense://x"):
        assert (
            main(
                [
                    "tune",
                    *SMALL,
                    "--fleet",
                    "--scheduler",
                    address,
                    "--db",
                    str(tmp_path / "t"),
                    "-o",
                    str(tmp_path / "out"),
                ]
            )
            == 2
        )
        told = capsys.readouterr().err
        assert f"no scheduler answers at {address}" in told and told.strip().count("\n") == 0
    words = [
        sys.executable,
        "-m",
        "ecgen",
        "tune",
        *SMALL,
        "--fleet",
        "--scheduler",
        "nonsense",
        "--db",
        str(tmp_path / "t"),
        "-o",
        str(tmp_path / "out"),
    ]
    # a process of its own: what is left of a client would tell at its end that it cannot be closed
    done = subprocess.run(words, capture_output=True, text=True)
    assert (
        done.returncode == 2
        and "no scheduler answers at nonsense" in done.stderr
        and done.stderr.count("\n") == 1
    )


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n", b"SSH"])
def test_a_server_that_is_no_scheduler(answer, monkeypatch, tmp_path, capsys):
    """One that waits to be asked, and ones that write something else: Dask's own client waits for
    ever, or takes what they write for a number of bytes.
    """
    pytest.importorskip(
        "distributed",
        reason=(
            "dask.distributed is missing: fleets were not tested (pip install 'ecgen-asm[fleet]')"
        ),
    )
    from ecgen.run.tune import fleet

    monkeypatch.setattr(fleet, "CONNECT", 1)
    with socket.create_server(("127.0.0.1", 0)) as server:
        held = []
        threading.Thread(
            target=lambda: (held.append(server.accept()[0]), held[0].sendall(answer)), daemon=True
        ).start()
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        assert (
            main(
                [
                    "tune",
                    *SMALL,
                    "--fleet",
                    "--scheduler",
                    address,
                    "--db",
                    str(tmp_path / "t"),
                    "-o",
                    str(tmp_path / "out"),
                ]
            )
            == 2
        )
        told = capsys.readouterr().err
        assert f"no scheduler answers at {address}" in told and told.strip().count("\n") == 0
    assert (
        main(
            [
                "tune",
                *SMALL,
                "--fleet",
                "--scheduler",
                "tls://127.0.0.1:1",
                "--db",
                str(tmp_path / "t"),
                "-o",
                str(tmp_path / "out"),
            ]
        )
        == 2
    )
    assert "does not begin with tcp://" in capsys.readouterr().err


@ADX
@pytest.mark.long
def test_a_cluster_that_loses_a_worker_loses_nothing(unbroken, tmp_path):
    """Four workers, one is killed while it searches: the table and what is written are those of one
    process.
    """
    pytest.importorskip(
        "distributed",
        reason=(
            "dask.distributed is missing: fleets were not tested (pip install 'ecgen-asm[fleet]')"
        ),
    )
    child = started(
        tmp_path,
        "one",
        "--fleet",
        "--workers",
        "4",
        DASK_DISTRIBUTED__WORKER__PRELOAD=str(SUPPORT / "invented_times.py"),
        INVENTED_SECONDS="0.5",
        PYTHONPATH=os.pathsep.join(filter(None, (str(SUPPORT), *sys.path))),
    )
    while child.poll() is None and rows(tmp_path / "one.sqlite") < 20:
        time.sleep(0.05)
    at_work = []
    while child.poll() is None and not at_work:
        at_work = [
            pid
            for pid in descendants(child.pid)
            if {str(tmp_path / "one.sqlite"), str(tmp_path / quiet_machine.lock_file().name)}
            <= open_files(pid)
        ]
    os.kill(at_work[0], signal.SIGKILL)
    told = ended(child)
    assert told.count("worker tcp://") >= 4 and "was lost; " in told, told
    assert (content(tmp_path / "one.sqlite"), written(tmp_path / "one")) == unbroken


def descendants(pid: int) -> list[int]:
    children = [
        int(found)
        for path in Path(f"/proc/{pid}/task").glob("*/children")
        for found in path.read_text().split()
    ]
    return [*children, *(below for each in children for below in descendants(each))]


def open_files(pid: int) -> set[str]:
    found = set()
    with suppress(OSError):  # it may end meanwhile
        for path in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(OSError):
                found.add(os.readlink(path))
    return found


@ADX
@pytest.mark.long
def test_a_scheduler_that_is_lost_and_workers_with_a_table_of_their_own(unbroken, tmp_path):
    """A cluster beside: its workers have another folder of data. The scheduler dies; with another
    one the same command goes on to the same table.
    """
    pytest.importorskip(
        "distributed",
        reason=(
            "dask.distributed is missing: fleets were not tested (pip install 'ecgen-asm[fleet]')"
        ),
    )
    path = os.pathsep.join(filter(None, (str(SUPPORT), *sys.path)))

    def cluster(number: int, seconds: str) -> tuple[str, list[subprocess.Popen]]:
        import socket

        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
        given = os.environ | {
            "PYTHONPATH": path,
            "XDG_DATA_HOME": str(tmp_path / "theirs"),
            "INVENTED_SECONDS": seconds,
            "INVENTED_AWAY": "1",
        }
        scheduler = [
            sys.executable,
            "-m",
            "distributed.cli.dask_scheduler",
            "--host",
            address,
            "--no-dashboard",
        ]
        worker = [
            sys.executable,
            "-m",
            "distributed.cli.dask_worker",
            address,
            "--nthreads",
            "1",
            "--no-dashboard",
            "--preload",
            str(SUPPORT / "invented_times.py"),
        ]
        return address, [
            subprocess.Popen(words, env=given, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            for words in (scheduler, worker, worker)
        ]

    hidden = tmp_path / "ours"  # INVENTED_AWAY: workers do not see the file, as on another machine
    address, processes = cluster(1, "0.5")
    try:
        hidden.mkdir()
        child = started(hidden, "one", "--fleet", "--scheduler", address)
        while child.poll() is None and rows(hidden / "one.sqlite") < 10:
            time.sleep(0.05)
        for process in processes:
            process.kill()
        out = child.communicate(timeout=300)[0]
        assert (
            child.returncode == 2 and "is recorded" in out and rows(hidden / "one.sqlite") >= 10
        ), out
        address, again = cluster(2, "0")
        processes += again
        ended(started(hidden, "one", "--fleet", "--scheduler", address))
    finally:
        for process in processes:
            process.kill()
            process.wait()
    key = this_processor().key
    assert (content(hidden / "one.sqlite"), written(hidden / "one" / key)) == unbroken
    assert rows(tmp_path / "theirs" / "ecgen" / "measurements.sqlite") == len(
        unbroken[0]["measurement"]
    )


def outcome(choices: list, orders: list) -> dict:
    """What a run of one routine gives."""
    row = {"name": "fe_mul", "alone": 9.0, "ratio": None, "taken": bool(choices or orders)}
    return {
        "processor": asdict(this_processor()),
        "target": "zen4",
        "name": "this one",
        "seconds": {},
        "outcome": {
            "choices": choices,
            "orders": orders,
            "routines": [row],
            "old": {"scalarmult": 9.0},
            "new": {"scalarmult": 9.0},
            "repeated": 0,
            "slower": False,
        },
    }


@pytest.mark.parametrize("model", [1, 167])
def test_a_processor_that_its_flags_tell_is_tuned(as_cpu, model, monkeypatch):
    """It was said that the file which native takes does not describe the machine, whose model a
    hypervisor had changed.
    """
    wanted = load_target("sapphirerapids", tuning="none")
    as_cpu("GenuineIntel", 6, model, {*wanted.features, *wanted.data["match"]["told_by"]})
    monkeypatch.setattr(tuning, "runnable", lambda: {*wanted.features})
    found = tuning.target_here(load_target("native", tuning="none"))
    assert found.path == wanted.path


@ADX
def test_a_run_that_finds_nothing_leaves_nothing(tmp_path, monkeypatch, capsys):
    """It wrote two files without rows, and builds differed from those without a tuning. Where it
    would write is said before.
    """

    def tuned(request, *given):
        print("searching")
        return outcome([], [])

    monkeypatch.setattr("ecgen.run.tune.tune_local.tune_alone", tuned)
    words = ["tune", "jac256189", "--db", str(tmp_path / "db"), "-o", str(tmp_path / "out")]
    assert main(words) == 0
    first, second, *_, nothing, after = capsys.readouterr().out.splitlines()
    assert first.endswith(f"what is found faster goes to {tmp_path / 'out'}.")
    assert (second, nothing) == ("searching", "Nothing was written.") and "--tuning" not in after
    assert not (tmp_path / "out").exists()


def test_a_file_of_which_nothing_was_found_is_not_written(tmp_path):
    order = {"key": "key", "order": [1, 0], "saved": 6, "note": "fe_mul"}
    cmd_tune._finished(outcome([], [order]), tmp_path / "out", single=True)
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["orders.json"]
