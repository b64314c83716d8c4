"""Results that are kept: taken only where everything that entered is the same, never from a damaged
file, and never more than data.
"""

import io
import json
import multiprocessing
import os
import pickle
import shutil
import sqlite3
import subprocess
import sys
import tomllib
import zlib
from fractions import Fraction
from pathlib import Path

import pytest

from ecgen import kept
from ecgen.cli import cmd_build, main
from ecgen.kept import once
from ecgen.program.ir import Op

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def base(monkeypatch, tmp_path):
    """A file of results of the test's own."""
    monkeypatch.setenv("ECGEN_PROOFS", str(tmp_path / "cache" / "kept.sqlite"))
    token = kept._without.set("")  # conftest.py left out results, since this patches something
    yield tmp_path / "cache" / "kept.sqlite"
    kept._without.reset(token)


@pytest.fixture
def made():
    return []


def ask(made, *given, **more):
    return once(
        "sum",
        given,
        lambda: (made.append(given), Op("mul", ("t", Fraction(1, 3)), ("x", frozenset({1}))))[1],
        **more,
    )


def test_the_second_time_is_taken(base, made):
    assert ask(made, 1) == ask(made, 1) == Op("mul", ("t", Fraction(1, 3)), ("x", frozenset({1})))
    assert len(made) == 1 and base.is_file()


def test_all_that_enters_counts(base, made, monkeypatch, tmp_path):
    file = tmp_path / "cpu.toml"
    file.write_text("a = 1")
    ask(made, 1, files=(file,))
    ask(made, 1, files=(file,))
    assert len(made) == 1
    file.write_text("a = 2")
    ask(made, 1, files=(file,))
    ask(made, 2, files=(file,))
    ask(made, 1, files=(file,), above=True)
    once("product", (1,), lambda: made.append(1), (file,))
    assert len(made) == 5
    monkeypatch.setattr(kept, "own_text", lambda above: "another text")
    ask(made, 1, files=(file,))
    assert len(made) == 6


def test_all_data_and_all_rooms_that_make_code_enter():
    """What is packaged beside the code is data that enters, but for vectors and proofs, which only
    checks read, protocols, which `ecgen new` writes, and pages; every room does, but for those
    that no build imports.
    """
    packaged = set(
        tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"][
            "wheel"
        ]["force-include"]
    )
    entering = {each for each in packaged if not each.startswith(("examples/", "docs/"))}
    assert set(kept.FOLDERS) == entering - {"tests/vectors", "proofs"}
    assert set(kept.FOLDERS) == {"formulas", "targets", "templates", "harness"}
    assert set(kept.ABOVE) == {"cli", "report", "run"}
    code = (
        "import sys; from ecgen.library.pipeline.curve import build_library;"
        " from ecgen.curve import load_curve; print(*(name.split('.')[1] for name in sys.modules if"
        " name.startswith('ecgen.')))"
    )
    loaded = set(
        subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout.split()
    )
    assert not loaded & set(kept.ABOVE) and "library" in loaded


@pytest.mark.parametrize("room", ["machine", "library", "cli"])
def test_a_changed_byte_of_ecgen_is_another_key(room, monkeypatch, tmp_path):
    """Of the rooms that enter: what the command line does enters what commands keep, not what the
    library keeps.
    """
    root = tmp_path / "copy"
    shutil.copytree(
        os.path.dirname(kept.__file__), root / "ecgen", ignore=shutil.ignore_patterns("__pycache__")
    )
    monkeypatch.setattr(kept, "__file__", str(root / "ecgen" / "kept.py"))
    own = kept.own_text.__wrapped__
    monkeypatch.setattr(kept, "own_text", own)
    before = own(False), own(True)
    file = sorted((root / "ecgen" / room).glob("*.py"))[-1]
    file.write_bytes(file.read_bytes()[:-1] + b" ")
    assert (own(False) != before[0]) == (room != "cli") and own(True) != before[1]


def test_a_changed_byte_of_a_table_beside_the_code_is_another_key(monkeypatch, tmp_path):
    root = tmp_path / "copy"
    shutil.copytree(
        os.path.dirname(kept.__file__), root / "ecgen", ignore=shutil.ignore_patterns("__pycache__")
    )
    monkeypatch.setattr(kept, "__file__", str(root / "ecgen" / "kept.py"))
    tables = sorted((root / "ecgen").rglob("*.toml"))
    assert root / "ecgen/program/fusions.toml" in tables
    for file in tables:
        before = kept.own_text.__wrapped__(False)
        file.write_bytes(file.read_bytes() + b"\n")
        assert kept.own_text.__wrapped__(False) != before


def test_a_file_that_is_no_base_of_results_stays(base, made):
    base.parent.mkdir()
    base.write_text("of somebody else")
    assert (
        ask(made, 1) == ask(made, 1) and len(made) == 2 and base.read_text() == "of somebody else"
    )


@pytest.mark.parametrize("folder", kept.FOLDERS)
def test_a_changed_byte_of_the_data_is_another_key(folder, monkeypatch, tmp_path):
    (tmp_path / "a").write_text("text")
    real = kept.data_folder
    monkeypatch.setattr(
        kept, "data_folder", lambda name: tmp_path if name == folder else real(name)
    )
    before = kept.own_text.__wrapped__(False)
    (tmp_path / "a").write_text("texu")
    assert kept.own_text.__wrapped__(False) != before


@pytest.mark.parametrize(
    "change",
    [
        "update results set value = substr(value, 1, 10)",
        "update results set digest = 'x'",
        "delete from results",
        "update results set value = 7",
    ],
)
def test_a_changed_row_is_not_believed(base, made, change):
    first = ask(made, 1)
    with sqlite3.connect(base) as rows:
        rows.execute(change)
    assert ask(made, 1) == first and len(made) == 2


def test_a_damaged_file_is_replaced(base, made):
    ask(made, 1)
    base.write_bytes(kept.MAGIC + b"no base at all" * 100)
    ask(made, 1)
    ask(made, 1)
    ask(made, 1)
    assert len(made) == 2


def test_nothing_but_data_is_read(base, made, tmp_path):
    """A pickle with a right digest that would call something, be it ecgen's own."""

    class Calls:
        def __init__(self, what, *given):
            self.reduced = what, given

        def __reduce__(self):
            return self.reduced

    for what in (
        Calls(os.mkdir, str(tmp_path / "gotcha")),
        Calls(main, ["list"]),
        Calls(kept.drop_if_damaged, base, sqlite3.DatabaseError()),
    ):
        with pytest.raises(pickle.UnpicklingError, match="no data"):
            kept._Reader(io.BytesIO(pickle.dumps(what))).load()
        ask(made, 1)
        with sqlite3.connect(base) as rows:
            (key,) = rows.execute("select key from results").fetchone()
            value = zlib.compress(pickle.dumps(what))
            rows.execute(
                "update results set value = ?, digest = ?", (value, kept._digest(key, value))
            )
        count = len(made)
        ask(made, 1)
        assert len(made) == count + 1
    assert not (tmp_path / "gotcha").exists()


def test_what_has_no_text_or_is_a_users_is_made_each_time(base, made):
    ask(made, object())
    ask(made, 1, formulas=("mine",))
    ask(made, 1, formulas=("mine",))
    assert len(made) == 3 and not base.is_file()


def test_errors_are_not_kept(base):
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            once("failing", (), lambda: 1 / 0)


def test_the_oldest_go(base, made, monkeypatch):
    monkeypatch.setattr(kept, "BYTES", 3000)
    for number in range(30):
        once("bytes", (number,), lambda: os.urandom(900))
    with sqlite3.connect(base) as rows:
        count, total = rows.execute("select count(*), sum(length(value)) from results").fetchone()
    assert 1 < count < 30 and total <= 3000
    once("bytes", (29,), lambda: made.append(1))
    assert made == []


def _fill(path, barrier):
    os.environ["ECGEN_PROOFS"] = str(path)
    barrier.wait()
    for number in range(40):
        assert once("shared", (number,), lambda: [number] * 1000) == [number] * 1000


def test_processes_share_the_file(base):
    context = multiprocessing.get_context("fork")
    barrier = context.Barrier(4)
    processes = [context.Process(target=_fill, args=(base, barrier)) for _ in range(4)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert [process.exitcode for process in processes] == [0] * 4
    with sqlite3.connect(base) as rows:
        assert rows.execute("select count(*) from results").fetchone() == (40,)
        assert rows.execute("pragma integrity_check").fetchone() == ("ok",)


def test_a_field_says_what_was_taken(base, tmp_path, capsys, monkeypatch):
    """In parts the second time, not at all with --no-cache: always the same bytes."""

    def build(*more: str) -> tuple[str, dict]:
        monkeypatch.setattr(kept.TALLY, "own", set())  # as a process of its own
        assert (
            main(
                [
                    "field",
                    "2^127-1",
                    "--cpu",
                    "x86-64",
                    "-o",
                    str(tmp_path / "out"),
                    "--force",
                    *more,
                ]
            )
            == 0
        )
        files = {
            path.relative_to(tmp_path / "out"): path.read_bytes()
            for path in (tmp_path / "out").rglob("*")
            if path.is_file()
        }
        return capsys.readouterr().out, files

    first, files = build()
    assert "taken from the cache" not in first
    for more in (), ("--no-cache",), ():
        said, again = build(*more)
        assert ("were taken from the cache" in said) == (not more) and again == files


@pytest.fixture
def commanded(base, monkeypatch, tmp_path, capsys):
    """What `ecgen build` says of a curve file, with some options; and how often it was made, by a
    stand-in for the passes.
    """
    times = []
    manifest = json.dumps({"prefix": "c", "curve": {"name": "c"}, "files": []})
    summary = {
        "prefix": "c",
        "target": "",
        "level": "",
        "files": {"MANIFEST.json": manifest},
        "warnings": ["too short"],
        "notes": [],
        "unmade": [],
        "routines": [],
        "formulas": (),
    }
    monkeypatch.setattr(cmd_build, "_built", lambda *given, **more: (times.append(given),))
    monkeypatch.setattr(cmd_build, "_summary", lambda *given: summary)

    def build(*more: str) -> str:
        monkeypatch.setattr(kept.TALLY, "own", set())
        assert (
            main(
                [
                    "build",
                    str(tmp_path / "c.toml"),
                    "--cpu",
                    str(tmp_path / "cpu.toml"),
                    "-o",
                    str(tmp_path / "out"),
                    "--force",
                    *more,
                ]
            )
            == 0
        )
        told = capsys.readouterr()
        assert told.err == "Warning: too short.\n"
        return told.out

    for name, source in (
        ("c", "formulas/shortw/curves/curve13318.toml"),
        ("cpu", "targets/x86-64.toml"),
    ):
        (tmp_path / f"{name}.toml").write_bytes((ROOT / source).read_bytes())
    return build, times


def test_an_equal_build_is_taken_whole(commanded):
    build, times = commanded
    assert "taken from the cache" not in build()
    assert "An equal library was built before" in build() and len(times) == 1
    assert "taken from the cache" not in build("--no-cache") and len(times) == 2


@pytest.mark.parametrize(
    "option",
    [
        "--prefix d",
        "--level generic",
        "--abi win64",
        "--no-red-zone",
        "--window 4",
        "--window-vartime 5",
        "--complete",
        "--api minimal",
        "--encoding sec1",
        "--with field",
        "--without endomorphism",
        "--license MIT",
        "--copyright me",
        "--allow-weak",
        "--system shortw/projective-3",
    ],
)
def test_every_option_counts(commanded, option):
    build, times = commanded
    build()
    build(*option.split())
    assert len(times) == 2


@pytest.mark.parametrize("name", ["c", "cpu"])
def test_a_changed_byte_of_a_curve_or_cpu_file_counts(commanded, tmp_path, name):
    build, times = commanded
    build()
    with (tmp_path / f"{name}.toml").open("a") as file:
        file.write("\n")
    build()
    assert len(times) == 2
    (tmp_path / f"{name}.toml").rename(tmp_path / "other.toml")
    (tmp_path / "other.toml").rename(tmp_path / f"{name}.toml")
    build()
    assert len(times) == 2
