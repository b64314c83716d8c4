"""Tuning: the table of measurements, what a busy or a killed run leaves in it, whose it is, and runs on several processes.

Where runs are compared, times are invented (invented_times.py): they are computed from the code, so that every run measures the same.
"""

import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.curve import load_curve
from ecgen.errors import EcgenError
from ecgen.isa.measured import Processor, cpu_facts, this_processor
from ecgen.isa.target import load_target
from ecgen.library.build import curve_facts
from ecgen.run import measurements, moments
from ecgen.run.eta import Eta, told_time
from ecgen.run.measurements import Measurements, Row, Times, identity, is_same
from ecgen.run.moments import Quiet
from ecgen.run.tune import PRODUCTS, Finalist, Meter, Search, Tuner, descend
from ecgen.run.tuning import is_better, pays

HERE = Path(__file__).parent
ONE, OTHER = Processor("AuthenticAMD", 25, 1, "0x1", 1), Processor("AuthenticAMD", 25, 1, "0x1", 2)
ADX = pytest.mark.skipif(not {"bmi2", "adx"} <= cpu_facts()["flags"], reason="not tested: this machine has no ADX, for which routines are tuned")


def table(path, processor=ONE, compiler="cc", lowering="l") -> Measurements:
    return Measurements(path, processor, compiler, lowering, "a CPU")


def content(path) -> dict:
    """Every row but those of the file itself, and of the probe."""
    with sqlite3.connect(path) as base:
        found = {name: sorted(map(tuple, base.execute(f"select * from {name}")), key=repr) for name in ("measurement", "search")}
        return found | {"processor": sorted(base.execute("select vendor, family, model, stepping, microcode from processor"))}


# What is taken.


@pytest.mark.parametrize("ratio, worst, taken", [(0.99, 1.0, True), (0.99, 1.002, True), (0.99, 1.003, False), (0.998, 1.0, False), (0.9, 1.1, False)])
def test_a_routine_has_to_make_whole_functions_faster_and_none_slower(ratio, worst, taken):
    assert pays(ratio, worst) is taken


@pytest.mark.parametrize("new, better", [((99.0, 50.0), True), ((100.0, 50.0), False), ((101.0, 40.0), False), ((100.1, 49.0), True)])
def test_a_library_has_to_be_faster_in_all_and_slower_in_no_function(new, better):
    assert is_better({"mul": 100.0, "base": 50.0}, dict(zip(("mul", "base"), new))) is better


# The table.


def test_what_is_put_stands(tmp_path):
    one = table(tmp_path / "t")
    assert one.times("fe_mul", "x") is None
    assert one.put(Row("fe_mul", "x", Times(1.0, 2.0))) == Times(1.0, 2.0) == one.put(Row("fe_mul", "x", Times(7.0, 7.0)))
    assert one.put(Row("fe_mul", "y", Times(None, None, "too long"))).latency is None
    one.plan("c", "fe_mul", "w", 3.0)
    assert one.result("fe_mul", "w") is None
    one.finish("fe_mul", "w", [1])
    one.plan("c", "fe_mul", "w", 3.0)  # again: what was found stays
    assert table(tmp_path / "t").result("fe_mul", "w") == [1] and len(one.rows()) == 2
    one.note_probe(9.0), one.note_probe(8.0), one.note_probe(10.0)
    assert one.probe() == 8.0 and table(tmp_path / "t", OTHER).probe() is None
    assert is_same(tmp_path / "t", identity(tmp_path / "t")) and not is_same(tmp_path / "t", "x") and not is_same(tmp_path / "u", "x")


@pytest.mark.parametrize("other", [{"processor": OTHER}, {"processor": replace(ONE, microcode="0x2")}, {"compiler": "cc 2"}, {"lowering": "m"}], ids=str)
def test_rows_of_another_processor_compiler_or_lowering_are_not_there(other, tmp_path):
    table(tmp_path / "t", **other).put(Row("fe_mul", "x", Times(1.0, 2.0)))
    one = table(tmp_path / "t")
    assert one.times("fe_mul", "x") is None and one.rows() == []
    one.put(Row("fe_mul", "x", Times(3.0, 4.0)))
    assert table(tmp_path / "t", **other).times("fe_mul", "x") == Times(1.0, 2.0)


def damaged(path, how):
    one = table(path)
    one.put(Row("fe_mul", "x" * 5000, Times(1.0, 2.0)))
    one.close()
    if how == "another version":
        with closing(sqlite3.connect(path)) as base:
            base.execute("pragma user_version = 7")
    elif how == "a text":
        path.write_text("no database" * 1000)
    elif how == "another database":
        path.unlink()
        with closing(sqlite3.connect(path)) as base:
            base.execute("create table t (x)")
    elif how == "cut short":
        path.write_bytes(path.read_bytes()[:8192])
    elif how == "a folder":
        path.unlink()
        path.mkdir()
    return path


@pytest.mark.parametrize("how, why", [
    ("another version", "of version 7, this one knows version 1"), ("a text", "no measurements that can be read"), ("another database", "not one of ecgen's"),
    ("cut short", "can be read|is damaged"), ("a folder", "is a directory"), ("below a file", "cannot be made"),
])  # fmt: skip
@ADX
def test_files_that_cannot_be_used(how, why, tmp_path, capsys):
    path = tmp_path / "t.sqlite"
    if how == "below a file":
        (tmp_path / "file").write_text("x")
        path = tmp_path / "file" / "t.sqlite"
    else:
        damaged(path, how)
    before = path.read_bytes() if path.is_file() else None
    assert main(["tune", "curve13318", "--routine", "fe_mul", "-o", str(tmp_path / "out"), "--db", str(path)]) == 2
    told = capsys.readouterr().err
    assert re.search(why, told) and str(tmp_path) in told and told.count("\n") == 1 and "--db" in told
    assert before == (path.read_bytes() if path.is_file() else None) and not (tmp_path / "out").exists()


def test_a_full_disk_is_told_and_what_was_recorded_stays(tmp_path):
    """A limit of the system on the size of files, in a process of its own."""
    code = """
import resource, sys
from pathlib import Path
from ecgen.errors import EcgenError
from ecgen.isa.measured import Processor
from ecgen.run.measurements import Measurements, Row, Times
table, done = Measurements(Path(sys.argv[1]), Processor("V", 1, 1), "cc", "l"), 0
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
try:
    for done in range(10_000):
        table.put(Row("fe_mul", f"{done} {'x' * 100}", Times(1.0, 2.0)))
except EcgenError as error:
    print(done, error.paragraph())
"""
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path / "t")], capture_output=True, text=True)
    count, _, told = done.stdout.partition(" ")
    assert "cannot be kept here" in told and "Make room" in told and told.count("\n") == 1, done.stderr
    kept = Measurements(tmp_path / "t", Processor("V", 1, 1), "cc", "l")
    assert int(count) > 10 and [kept.times("fe_mul", f"{k} {'x' * 100}") for k in range(int(count))] == [Times(1.0, 2.0)] * int(count)
    assert kept.put(Row("fe_mul", "again", Times(1.0, 2.0)))


def test_status(tmp_path, capsys):
    assert main(["tune", "--status", "--db", str(tmp_path / "t")]) == 2
    assert "there are no measurements here" in capsys.readouterr().err
    one = table(tmp_path / "t")
    one.plan("jac256189", "fe_mul", "w", 80.0)
    one.put(Row("fe_mul", "x", Times(1.0, 2.0)))
    assert main(["tune", "--status", "--db", str(tmp_path / "t")]) == 0
    told = capsys.readouterr().out
    assert "1 measurements, 0 of 1 searches ended, about 1 min 20 s of work left" in told and "Next: ecgen tune jac256189" in told
    one.finish("fe_mul", "w", [])
    one.plan("jac256189", "library", "w", 80.0)
    one.finish("library", "w", {"old": {"a": 100.0}, "new": {"a": 90.0}})
    assert main(["tune", "jac256189", "--status", "--db", str(tmp_path / "t")]) == 0
    told = capsys.readouterr().out
    assert "nothing left" in told and "100 with what was recorded before, 90 now (0.900)" in told and "Next: ecgen build jac256189" in told
    assert main(["tune", "p256", "--status", "--db", str(tmp_path / "t")]) == 0 and "0 runs of p256" in capsys.readouterr().out


# Moments.


def test_what_is_measured_in_a_busy_moment_is_measured_again():
    probes = iter([100.0] * 20 + [100, 150, 150, 100, 101, 104.9])  # after it, before it, quiet
    values, waited = iter(range(20)), []
    quiet = Quiet(lambda: next(probes), wait=waited.append)
    assert [quiet.take(lambda: next(values)) for _ in range(10)] == list(range(10))
    assert quiet.take(lambda: next(values)) == 12 and quiet.repeated == 2 and len(waited) == 2


def test_a_machine_that_never_is_quiet(monkeypatch):
    chance = random.Random(1)
    quiet = Quiet(lambda: chance.choice((100, 200, 300)), wait=lambda seconds: None)
    monkeypatch.setattr(moments, "TOLERANCE", 0.9)
    with pytest.raises(EcgenError, match="too busy to measure"):
        quiet.take(lambda: 1)


def test_a_clock_that_is_slower_for_good_is_taken_and_told():
    """Against what earlier runs noted every moment looks busy: half of the tries, and then what is usual now counts."""
    quiet = Quiet(lambda: 130.0, known=100.0, wait=lambda seconds: None)
    assert quiet.take(lambda: 5) == 5 and quiet.slower and quiet.repeated == moments.TRIES // 2
    quiet = Quiet(lambda: 104.0, known=100.0, wait=lambda seconds: None)
    assert quiet.take(lambda: 5) == 5 and not quiet.slower and not quiet.repeated


def test_one_measures_while_none_computes(tmp_path, monkeypatch):
    monkeypatch.setattr(moments, "lock_file", lambda: tmp_path / "lock")
    code = f"import fcntl; f = open({str(tmp_path / 'lock')!r}, 'a')\ntry: fcntl.flock(f, fcntl.LOCK_{{}} | fcntl.LOCK_NB); print('free')\nexcept OSError: print('held')"

    def other(kind: str) -> str:
        return subprocess.run([sys.executable, "-c", code.format(kind)], capture_output=True, text=True, check=True).stdout.strip()

    before = os.sched_getaffinity(0)
    with moments.working():
        assert (other("SH"), other("EX")) == ("free", "held")
    with moments.measuring(min(before)):
        assert (other("SH"), other("EX")) == ("held", "held") and os.sched_getaffinity(0) == {min(before)}
    assert (other("SH"), other("EX")) == ("free", "free") and os.sched_getaffinity(0) == before


def test_an_eta_follows_the_pace():
    now = [0.0]
    eta = Eta({"a": 10, "b": 20, "c": 30}, lambda: now[0])
    assert eta.left() == 60
    eta.did("a", 1.0, False)  # found done
    assert eta.left() == 50
    for _ in range(20):  # twice as slow as thought
        now[0] += 2
        eta.did("b", 0.05, True)
    assert 50 < eta.left() < 60
    eta.did("c", 2.0, True)
    assert eta.left() == 0 and [told_time(s) for s in (44.6, 80, 7500)] == ["45 s", "1 min 20 s", "2 h 5 min"]


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


@pytest.fixture(scope="module")
def tuner():
    return Tuner(curve_facts(load_curve("ted256189")), load_target("zen4"))


@pytest.mark.parametrize("search", [Search("fe_sqr", 24, 0, 1, 1.0, True), pytest.param(Search("ext_mreadd", 0, 8, 1, 1.0, True), marks=pytest.mark.long)], ids=lambda s: s.routine)
def test_a_search_that_is_stopped_goes_on_to_the_same_table(search, tuner, tmp_path, monkeypatch):
    """Stopped at every few measurements, and beside rows of another CPU that say that other variants are faster."""
    monkeypatch.setattr(moments, "lock_file", lambda: tmp_path / "lock")

    def run(path, left: int) -> "tuple[Finalist, ...] | None":
        rows, watch = table(path), Watch(left)
        try:
            return tuner.search(search, Meter(rows, search.routine, watch, Quiet(watch.probe, wait=lambda seconds: None)))
        except KeyboardInterrupt:
            return None

    whole, stopped, foreign = run(tmp_path / "whole", 10**9), None, table(tmp_path / "parts", OTHER)
    assert whole and len({f.cycles for f in whole}) > 1 or len(whole) == 1
    for row in table(tmp_path / "whole").rows():
        foreign.put(Row(row.routine, row.choice, Times(1.0, 1.0)))
    before, runs = sorted(foreign.rows(), key=repr), 0
    while stopped is None:
        stopped, runs = run(tmp_path / "parts", 5), runs + 1
    assert runs > 3 and stopped == whole and sorted(table(tmp_path / "parts").rows(), key=repr) == sorted(table(tmp_path / "whole").rows(), key=repr)
    assert sorted(table(tmp_path / "parts", OTHER).rows(), key=repr) == before
    assert all(Finalist.of_json(json.loads(json.dumps(f.as_json()))) == f for f in whole)
    assert search.routine not in PRODUCTS or tuner.emitted(search.routine, whole[0]).lines


# Whole runs, in processes of their own.

SMALL = ["curve25519", "--routine", "fe_mul", "--routine", "ext_mreadd", "--rounds", "64", "--blocks", "8"]
START = "import sys; sys.path.insert(0, sys.argv.pop(1)); import invented_times; from ecgen.cli import main; sys.exit(main(sys.argv[1:]))"


def started(tmp_path, name: str, *words: str, **environment: str) -> subprocess.Popen:
    command = [sys.executable, "-c", START, str(HERE), "tune", *SMALL, "--db", str(tmp_path / f"{name}.sqlite"), "-o", str(tmp_path / name), *words]
    given = os.environ | {"XDG_DATA_HOME": str(tmp_path / "data"), "TMPDIR": str(tmp_path)} | environment
    return subprocess.Popen(command, env=given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def ended(child: subprocess.Popen) -> str:
    out = child.communicate(timeout=600)[0]
    assert child.returncode == 0, out
    return out


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory):
    """A run with invented times that nothing disturbs: its table, and what it wrote."""
    folder = tmp_path_factory.mktemp("unbroken")
    ended(started(folder, "one"))
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
        while child.poll() is None and time.monotonic() < until and rows(tmp_path / "one.sqlite") <= before:  # until it got further than the one before
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
def test_a_real_run_goes_on_after_a_kill(tmp_path):
    """Real times: what was measured before the kill is not measured again, and the winners build."""
    words = [sys.executable, "-m", "ecgen", "tune", *SMALL, "--db", str(tmp_path / "t.sqlite"), "-o", str(tmp_path / "out"), "--json"]
    child = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while child.poll() is None and rows(tmp_path / "t.sqlite") < 20:
        time.sleep(0.05)
    child.kill()
    child.wait()
    before = set(content(tmp_path / "t.sqlite")["measurement"])
    assert len(before) >= 20
    done = json.loads(subprocess.run(words, stdout=subprocess.PIPE, check=True).stdout)["cpus"][0]
    assert before < set(content(tmp_path / "t.sqlite")["measurement"])
    assert done["cpu"] == this_processor().key and sum(done["new"].values()) <= sum(done["old"].values())
    assert all(done["new"][name] <= 1.002 * old for name, old in done["old"].items())
    assert main(["build", "curve25519", "--cpu", "native", "--tuning", str(tmp_path / "out"), "--api", "minimal", "-o", str(tmp_path / "lib")]) == 0


# Fleets.


def test_a_fleet_without_dask(monkeypatch, tmp_path, capsys):
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.setattr(measurements, "user_data_path", lambda name, appauthor: tmp_path)
    if {"bmi2", "adx"} <= cpu_facts()["flags"]:
        assert main(["tune", *SMALL, "--fleet", "-o", str(tmp_path / "out")]) == 2
        told = capsys.readouterr().err
        assert "pip install 'ecgen-asm[fleet]'" in told and told.count("\n") == 1


def test_a_scheduler_that_cannot_be_reached(monkeypatch, tmp_path, capsys):
    pytest.importorskip("distributed", reason="dask.distributed is missing: fleets were not tested (pip install 'ecgen-asm[fleet]')")
    from ecgen.run import fleet

    monkeypatch.setattr(fleet, "CONNECT", 1)
    for address in ("tcp://127.0.0.1:9", "nonsense://x"):
        assert main(["tune", *SMALL, "--fleet", "--scheduler", address, "--db", str(tmp_path / "t"), "-o", str(tmp_path / "out")]) == 2
        told = capsys.readouterr().err
        assert f"no scheduler answers at {address}" in told and told.strip().count("\n") == 0


@ADX
@pytest.mark.long
def test_a_cluster_that_loses_a_worker_loses_nothing(unbroken, tmp_path):
    """Four workers, one is killed while it searches: the table and what is written are those of one process."""
    pytest.importorskip("distributed", reason="dask.distributed is missing: fleets were not tested (pip install 'ecgen-asm[fleet]')")
    child = started(tmp_path, "one", "--fleet", "--workers", "4", DASK_DISTRIBUTED__WORKER__PRELOAD=str(HERE / "invented_times.py"), INVENTED_SECONDS="0.5",
                    PYTHONPATH=os.pathsep.join(filter(None, (str(HERE), *sys.path))))  # fmt: skip
    while child.poll() is None and rows(tmp_path / "one.sqlite") < 20:
        time.sleep(0.05)
    at_work = []
    while child.poll() is None and not at_work:
        at_work = [pid for pid in descendants(child.pid) if {str(tmp_path / "one.sqlite"), str(tmp_path / moments.lock_file().name)} <= open_files(pid)]
    os.kill(at_work[0], signal.SIGKILL)
    told = ended(child)
    assert told.count("worker tcp://") >= 4 and "was lost; " in told, told
    assert (content(tmp_path / "one.sqlite"), written(tmp_path / "one")) == unbroken


def descendants(pid: int) -> list[int]:
    children = [int(found) for path in Path(f"/proc/{pid}/task").glob("*/children") for found in path.read_text().split()]
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
    """A cluster beside: its workers have another folder of data. The scheduler dies; with another one the same command goes on to the same table."""
    pytest.importorskip("distributed", reason="dask.distributed is missing: fleets were not tested (pip install 'ecgen-asm[fleet]')")
    path = os.pathsep.join(filter(None, (str(HERE), *sys.path)))

    def cluster(number: int, seconds: str) -> "tuple[str, list[subprocess.Popen]]":
        import socket

        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
        given = os.environ | {"PYTHONPATH": path, "XDG_DATA_HOME": str(tmp_path / "theirs"), "INVENTED_SECONDS": seconds, "INVENTED_AWAY": "1"}
        scheduler = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--host", address, "--no-dashboard"]
        worker = [sys.executable, "-m", "distributed.cli.dask_worker", address, "--nthreads", "1", "--no-dashboard", "--preload", str(HERE / "invented_times.py")]
        return address, [subprocess.Popen(words, env=given, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for words in (scheduler, worker, worker)]

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
        assert child.returncode == 2 and "is recorded" in out and rows(hidden / "one.sqlite") >= 10, out
        address, again = cluster(2, "0")
        processes += again
        ended(started(hidden, "one", "--fleet", "--scheduler", address))
    finally:
        for process in processes:
            process.kill()
            process.wait()
    key = this_processor().key
    assert (content(hidden / "one.sqlite"), written(hidden / "one" / key)) == unbroken
    assert rows(tmp_path / "theirs" / "ecgen" / "measurements.sqlite") == len(unbroken[0]["measurement"])
