"""The table of measurements: what stands in it, whose it is, files that are none; and the quiet
moments in which it is filled.
"""

import json
import os
import random
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import asdict, replace

import pytest

from ecgen.cli import main
from ecgen.errors import EcgenError
from ecgen.isa.measured import Processor
from ecgen.names import known_curves, known_targets
from ecgen.run.measure import quiet_machine
from ecgen.run.measure.quiet_machine import Quiet
from ecgen.run.tune import measurements
from ecgen.run.tune.measurements import Measurements, Row, Times, identity, is_same
from ecgen.run.tune.remaining_time import Eta, told_time
from ecgen.run.tune.routine_search import PRODUCTS
from ecgen.run.tune.tuning import LIBRARY, eta_of, settle_seconds
from tests.support.full_disk import run_without_room
from tests.support.run.measurements import ADX, ONE, OTHER, table

# The table.


def test_what_is_put_stands(tmp_path):
    one = table(tmp_path / "t")
    assert one.times("fe_mul", "x") is None
    assert (
        one.put(Row("fe_mul", "x", Times(1.0, 2.0)))
        == Times(1.0, 2.0)
        == one.put(Row("fe_mul", "x", Times(7.0, 7.0)))
    )
    assert one.put(Row("fe_mul", "y", Times(None, None, "too long"))).latency is None
    one.plan("c", "fe_mul", "w", 3.0)
    assert one.result("fe_mul", "w") is None
    one.finish("fe_mul", "w", [1])
    one.plan("c", "fe_mul", "w", 3.0)  # again: what was found stays
    assert table(tmp_path / "t").result("fe_mul", "w") == [1] and len(one.rows()) == 2
    one.note_probe(9.0), one.note_probe(8.0), one.note_probe(10.0)
    assert one.probe() == 8.0 and table(tmp_path / "t", OTHER).probe() is None
    assert (
        is_same(tmp_path / "t", identity(tmp_path / "t"))
        and not is_same(tmp_path / "t", "x")
        and not is_same(tmp_path / "u", "x")
    )


@pytest.mark.parametrize(
    "other",
    [
        {"processor": OTHER},
        {"processor": replace(ONE, microcode="0x2")},
        {"compiler": "cc 2"},
        {"lowering": "m"},
    ],
    ids=str,
)
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


@pytest.mark.parametrize(
    "how, why",
    [
        ("another version", "of version 7, this one knows version 1"),
        ("a text", "no measurements that can be read"),
        ("another database", "not one of ecgen's"),
        ("cut short", "can be read|is damaged"),
        ("a folder", "is a directory"),
        ("below a file", "cannot be made"),
    ],
)
@ADX
def test_files_that_cannot_be_used(how, why, tmp_path, capsys):
    path = tmp_path / "t.sqlite"
    if how == "below a file":
        (tmp_path / "file").write_text("x")
        path = tmp_path / "file" / "t.sqlite"
    else:
        damaged(path, how)
    before = path.read_bytes() if path.is_file() else None
    assert (
        main(
            [
                "tune",
                "curve13318",
                "--routine",
                "fe_mul",
                "-o",
                str(tmp_path / "out"),
                "--db",
                str(path),
            ]
        )
        == 2
    )
    told = capsys.readouterr().err
    assert (
        re.search(why, told) and str(tmp_path) in told and told.count("\n") == 1 and "--db" in told
    )
    assert (
        before == (path.read_bytes() if path.is_file() else None)
        and not (tmp_path / "out").exists()
    )


@pytest.mark.parametrize(
    "change",
    [
        "delete from about",
        "update measurement set throughput = 'abc'",
        "update search set result = 'no JSON'",
        "update search set result = '{\"a\": 1}'",
        "drop table measurement",
        "alter table measurement drop column note",
    ],
)
def test_damaged_contents_are_told(change, tmp_path):
    """They met tracebacks, or were told to make room."""
    one = table(tmp_path / "t")
    one.put(Row("fe_mul", "x", Times(1.0, 2.0)))
    one.plan("c", LIBRARY, "w", 3.0)
    one.finish(LIBRARY, "w", {"old": {"mul": 2.0}, "new": {"mul": 1.0}})

    def read():
        (
            identity(tmp_path / "t"),
            one.times("fe_mul", "x"),
            one.rows(),
            one.result(LIBRARY, "w", lambda found: found["new"]),
            measurements.summary(tmp_path / "t"),
        )

    read()
    with closing(sqlite3.connect(tmp_path / "t")) as base:
        base.execute(change)
        base.commit()
    with pytest.raises(EcgenError, match="holds no measurements that can be read"):
        read()


def test_a_full_disk_is_told_and_what_was_recorded_stays(tmp_path):
    code = """
import sys
from pathlib import Path
from ecgen.errors import EcgenError
from ecgen.isa.measured import Processor
from ecgen.run.tune.measurements import Measurements, Row, Times
table, done = Measurements(Path(sys.argv[1]), Processor("V", 1, 1), "cc", "l"), 0
try:
    for done in range(10_000):
        table.put(Row("fe_mul", f"{done} {'x' * 100}", Times(1.0, 2.0)))
except EcgenError as error:
    print(done, error.paragraph())
"""
    done = run_without_room(100_000, code, tmp_path / "t")
    count, _, told = done.stdout.partition(" ")
    assert "cannot be kept here" in told and "Make room" in told and told.count("\n") == 1, (
        done.stderr
    )
    kept = Measurements(tmp_path / "t", Processor("V", 1, 1), "cc", "l")
    assert int(count) > 10 and [
        kept.times("fe_mul", f"{k} {'x' * 100}") for k in range(int(count))
    ] == [Times(1.0, 2.0)] * int(count)
    assert kept.put(Row("fe_mul", "again", Times(1.0, 2.0)))


def test_status(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "empty"))
    assert main(["tune", "--status", "--db", str(tmp_path / "t")]) == 0
    assert "no measurements yet" in capsys.readouterr().out and not (tmp_path / "t").exists()
    assert (
        main(["tune", "--status", "--json", "--db", str(tmp_path / "t")]) == 0
        and json.loads(capsys.readouterr().out)["runs"] == []
    )
    one = table(tmp_path / "t")
    one.plan("jac256189", "fe_mul", "w", 80.0)
    one.put(Row("fe_mul", "x", Times(1.0, 2.0)))
    assert main(["tune", "--status", "--db", str(tmp_path / "t")]) == 0
    told = capsys.readouterr().out
    assert (
        "1 measurements, 0 of 1 searches, that in the whole library among them, ended, about 1 min"
        " 20 s of work left"
        in told
        and "Next: ecgen tune jac256189" in told
    )
    one.finish("fe_mul", "w", [])
    one.plan("jac256189", "library", "w", 80.0)
    one.finish("library", "w", {"old": {"a": 100.0}, "new": {"a": 90.0}})
    assert main(["tune", "jac256189", "--status", "--db", str(tmp_path / "t")]) == 0
    told = capsys.readouterr().out
    assert (
        "nothing left" in told
        and "100 with what was recorded before, 90 now (0.900)" in told
        and "Next: ecgen build jac256189 --cpu native -o jac256189"
        " (with --tuning FOLDER, if they were recorded with -o FOLDER)\n"
        in told
    )
    won = tmp_path / "won"
    for words in ("", f" --tuning {won}"):  # what was never written is not named
        assert (
            main(["tune", "--status", "--db", str(tmp_path / "t"), "-o", str(won)]) == 0
            and f"Next: ecgen build jac256189 --cpu native{words} -o jac256189\n"
            in capsys.readouterr().out
        )
        won.mkdir(exist_ok=True)
    (tmp_path / "tuned").mkdir()
    (tmp_path / "tuned" / "orders.json").touch()
    monkeypatch.setattr(
        "ecgen.isa.measured.user_folder",
        lambda processor: tmp_path / "tuned" / "" if processor.key else None,
    )
    assert (
        main(["tune", "--status", "--db", str(tmp_path / "t")]) == 0
        and "Next: ecgen build jac256189 --cpu native -o jac256189\n" in capsys.readouterr().out
    )
    assert (
        main(["tune", "p256", "--status", "--db", str(tmp_path / "t")]) == 0
        and "0 runs of p256" in capsys.readouterr().out
    )


def test_status_of_a_curve_that_is_a_file(tmp_path, capsys):
    """Its name alone is none that `ecgen build` takes."""
    text = known_curves()["ted256189"].read_text()
    (tmp_path / "c.toml").write_text(text.replace('name = "ted256189"', 'name = "mine"'))
    table(tmp_path / "t").plan("mine", "fe_mul", "w", 80.0)
    assert main(["tune", str(tmp_path / "c.toml"), "--status", "--db", str(tmp_path / "t")]) == 0
    assert (
        f"Next: ecgen tune {tmp_path / 'c.toml'} --db {tmp_path / 't'}\n" in capsys.readouterr().out
    )
    assert (
        main(["tune", "--status", "--db", str(tmp_path / "t")]) == 0
        and f"Next: ecgen tune mine.toml --db {tmp_path / 't'}\n" in capsys.readouterr().out
    )


def test_status_names_files_of_the_users_own(tmp_path, monkeypatch, capsys):
    """Where the curve was a file it said FILE, and of a CPU file nothing: the command that it told
    was none that runs.
    """
    (tmp_path / "c.toml").write_text(
        known_curves()["ted256189"].read_text().replace('name = "ted256189"', 'name = "mine"')
    )
    (tmp_path / "my cpu.toml").write_text(known_targets()["x86-64-adx"].read_text())
    monkeypatch.chdir(tmp_path)
    asked = []
    monkeypatch.setattr(
        "ecgen.run.tune.tune_local.tune_alone",
        lambda request, *more: (
            asked.append(request)
            or {
                "processor": asdict(Processor("V", 1, 2)),
                "target": "",
                "name": "x",
                "seconds": {},
                "outcome": {
                    "choices": [],
                    "orders": [],
                    "routines": [],
                    "old": {"a": 2.0},
                    "new": {"a": 1.0},
                    "repeated": 0,
                    "slower": False,
                },
            }
        ),
    )
    monkeypatch.setattr("ecgen.run.tune.tuning.names_of", lambda *given: ())
    monkeypatch.setattr("ecgen.run.tune.tuning.target_here", lambda target: target)
    monkeypatch.setattr("ecgen.isa.measured.user_folder", lambda processor: tmp_path / "own")
    (tmp_path / "own").mkdir()  # with what an earlier run found
    assert main(["tune", "c.toml", "--cpu", "my cpu.toml", "--db", "t"]) == 0
    assert (
        "Next: ecgen build c.toml --cpu 'my cpu.toml' --tuning "
        + f"{tmp_path}/own -o c; ecgen tune c.toml --cpu 'my cpu.toml' --db t --seed 2"
        in capsys.readouterr().out
    )
    (tmp_path / "own" / "orders.json").touch()
    one = table(tmp_path / "t")
    one.note_given(asked[0].curve.name, asked[0].given)
    one.plan("mine", "library", "w", 80.0)
    monkeypatch.chdir("/")
    said = ["tune", "--status", "--db", str(tmp_path / "t")]
    assert (
        main(said) == 0
        and f"Next: ecgen tune {tmp_path}/c.toml --cpu '{tmp_path}/my cpu.toml' --db {tmp_path}/t\n"
        in capsys.readouterr().out
    )
    one.finish("library", "w", {"old": {"a": 100.0}, "new": {"a": 90.0}})
    assert (
        main(said) == 0
        and f"Next: ecgen build {tmp_path}/c.toml --cpu '{tmp_path}/my cpu.toml'"
        f" --tuning {tmp_path}/own -o c\n"
        in capsys.readouterr().out
    )


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
    monkeypatch.setattr(quiet_machine, "TOLERANCE", 0.9)
    with pytest.raises(EcgenError, match="too busy to measure"):
        quiet.take(lambda: 1)


def test_a_clock_that_is_slower_for_good_is_taken_and_told():
    """Against what earlier runs noted every moment looks busy: half of the tries, and then what is
    usual now counts.
    """
    quiet = Quiet(lambda: 130.0, known=100.0, wait=lambda seconds: None)
    assert (
        quiet.take(lambda: 5) == 5 and quiet.slower and quiet.repeated == quiet_machine.TRIES // 2
    )
    quiet = Quiet(lambda: 104.0, known=100.0, wait=lambda seconds: None)
    assert quiet.take(lambda: 5) == 5 and not quiet.slower and not quiet.repeated


def test_one_measures_while_none_computes(tmp_path, monkeypatch):
    monkeypatch.setattr(quiet_machine, "lock_file", lambda: tmp_path / "lock")
    code = (
        f"import fcntl; f = open({str(tmp_path / 'lock')!r}, 'a')\ntry: fcntl.flock(f,"
        " fcntl.LOCK_{} | fcntl.LOCK_NB); print('free')\nexcept OSError: print('held')"
    )

    def other(kind: str) -> str:
        return subprocess.run(
            [sys.executable, "-c", code.format(kind)], capture_output=True, text=True, check=True
        ).stdout.strip()

    before = os.sched_getaffinity(0)
    with quiet_machine.working():
        assert (other("SH"), other("EX")) == ("free", "held")
    with quiet_machine.measuring(min(before)):
        assert (other("SH"), other("EX")) == ("held", "held") and os.sched_getaffinity(0) == {
            min(before)
        }
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
    assert eta.left() == 0 and [told_time(s) for s in (44.6, 80, 7500)] == [
        "45 s",
        "1 min 20 s",
        "2 h 5 min",
    ]


def test_what_is_spent_once_is_no_pace():
    """One step that takes forty times as long as thought; a machine on which all do is slower by
    that.
    """

    def left(rates) -> float:
        now = [0.0]
        eta = Eta({"a": 10, "b": 30}, lambda: now[0])
        for rate in rates:
            now[0] += rate
            eta.did("a", 0.1, True)
        return eta.left()

    assert left([1] * 10) == 30 and 30 < left([1, 40] + [1] * 8) < 39
    assert 5 * 30 < left([8] * 10) < 8 * 30


# as thought and as measured in a run for ted256189 on a Zen 4
THOUGHT = {
    "ext_4dbl": 12.7,
    "ext_dbladd": 7.0,
    "ext_readd": 3.7,
    "ext_dbl": 3.6,
    "ext_mreadd": 3.4,
    "ext_1dbl": 3.3,
    "fe_mul": 2.7,
    "fe_sqr": 2.2,
    "ext_to_cached": 0.4,
}
TOOK = {
    "ext_4dbl": 14.2,
    "ext_dbladd": 4.9,
    "ext_readd": 2.0,
    "ext_dbl": 3.3,
    "ext_mreadd": 3.0,
    "ext_1dbl": 2.8,
    "fe_mul": 2.6,
    "fe_sqr": 2.0,
    "ext_to_cached": 0.4,
    LIBRARY: 7.5,
}


@pytest.mark.parametrize(
    "points, products, library",
    [
        (1, 1, 1),
        (4, 4, 4),
        (0.3, 0.3, 0.3),
        (0.3, 1, 1),
        (2, 1, 1),
        (1, 3, 1),
        (1, 0.3, 1),
        (3, 1, 2),
    ],
)
def test_an_eta_learns_the_pace_of_each_kind_of_work(points, products, library, monkeypatch):
    """Where kinds take other times than was thought, each by a factor of its own: right within 30
    percent when a quarter of the work is done, or half of a product, but for the measurements of
    whole libraries, which come last and of whose pace nothing is known before."""
    now, factor = (
        [0.0],
        lambda name: library if name == LIBRARY else products if name in PRODUCTS else points,
    )
    monkeypatch.setattr(Eta.__init__, "__defaults__", (lambda: now[0], {}))
    eta, end = eta_of(THOUGHT), sum(seconds * factor(name) for name, seconds in TOOK.items())
    for name, seconds in TOOK.items():
        for _ in range(10):
            if eta.worked > 10.5 and (points == products or eta.done["fe_mul"] > 0.5):
                assert abs(eta.left() - (end - now[0])) < 0.3 * (
                    end - now[0]
                ) + 0.6 * settle_seconds(THOUGHT.values()), (name, now[0], eta.left(), end - now[0])
            now[0] += seconds * factor(name) / 10
            eta.did(name, 0.1, True)
    assert eta.left() < 0.01
