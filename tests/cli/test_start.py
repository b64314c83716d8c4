"""What a command loads before it can answer, and that what is recorded for it is what the checks
say.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys

import pytest

from ecgen.cli import cmd_list, main
from ecgen.curve import load_curve
from ecgen.formula import library
from ecgen.formula.tower import load_tower_file
from ecgen.isa.facts import words
from ecgen.kept import without_kept
from ecgen.names import known_curves
from ecgen.report.curves import curve_facts, curve_row, taken_by, targets
from ecgen.resources import data_folder
from tests.support.program.towers import tower_files

pytestmark = pytest.mark.essential

HEAVY = (
    "sympy",
    "flint",
    "rich",
    "jinja2",
    "ortools",
    "ecgen.curve",
    "ecgen.formula",
    "ecgen.program",
    "ecgen.field",
    "ecgen.isa",
    "ecgen.library.pipeline.curve",
)
LIGHT = [
    ["--help"],
    ["--version"],
    ["list"],
    ["list", "curves"],
    ["list", "curves", "--json"],
    ["list", "formulas"],
    ["list", "targets"],
    ["nonsense"],
    ["build", "--help"],
    ["build", "nosuch"],
    ["build", "p256", "--cpu", "nosuch"],
    ["explain", "nosuch"],
    ["check", "nosuch"],
    ["bench", "nosuch"],
    ["check", "--help"],
    ["tune", "nosuch"],
    ["field", "2^255-19", "--routine", "fe_mul"],
]


# what only vectors, files of a library or the work of several processes take
NOT_FOR_EXPLAIN = (
    "sympy",
    "rich",
    "jinja2",
    "ortools",
    "concurrent.futures",
    "multiprocessing",
    "ecgen.program.pack",
    "ecgen.limb.lanes.prove",
    "ecgen.field.lanes.doubles",
    "ecgen.field.lanes.montgomery",
    "ecgen.isa.avx.emit",
    "ecgen.isa.avx.schedule",
    "ecgen.library.packed",
    "ecgen.library.batch",
)


ALONE = """
import json, os, sys
from ecgen.cli import main
for arguments in json.loads(sys.argv[1]):
    sys.stdout.flush()
    if not os.fork():  # each as the first of its process
        sys.stdout = open(os.devnull, "w")
        main(arguments)
        heavy = tuple(json.loads(sys.argv[2]))
        loaded = [m for m in sys.modules if m.startswith(heavy)]
        os.write(1, (json.dumps([arguments, loaded]) + "\\n").encode())
        os._exit(0)
    os.wait()
"""


@pytest.fixture(scope="module")
def loaded() -> dict[tuple, list[str]]:
    """What each of LIGHT loads of HEAVY."""
    done = subprocess.run(
        [sys.executable, "-c", ALONE, json.dumps(LIGHT), json.dumps(HEAVY)],
        capture_output=True,
        text=True,
        check=True,
    )
    return {
        tuple(arguments): heavy for arguments, heavy in map(json.loads, done.stdout.splitlines())
    }


@pytest.mark.parametrize("arguments", LIGHT, ids=" ".join)
def test_lists_help_and_slips_load_nothing_heavy(arguments, loaded):
    """An answer that needs no curve arithmetic comes from the standard library, click and the names
    of files.
    """
    assert loaded[tuple(arguments)] == []


@pytest.mark.parametrize("curve", ["p256", "curve25519"])
def test_general_registers_are_explained_without_what_vectors_take(curve, tmp_path):
    arguments, made = ["explain", curve, "--cpu", "zen4"], "ecgen.report.explain"
    looked_for = json.dumps([*NOT_FOR_EXPLAIN, made])
    done = subprocess.run(
        [sys.executable, "-c", ALONE, json.dumps([arguments]), looked_for],
        env=os.environ | {"ECGEN_PROOFS": str(tmp_path / "proofs.sqlite")},  # nothing is kept yet
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(json.loads(done.stdout)[1])
    assert made in loaded
    assert not {name for name in loaded if name.startswith(NOT_FOR_EXPLAIN)}


def test_what_is_said_of_sets_is_what_their_records_say():
    recorded = json.loads((data_folder("targets") / "sets.json").read_text())
    assert recorded == words(), "run `python -m ecgen.report.sets`"
    assert all(recorded.values())


def recorded() -> dict[str, dict]:
    return {row["name"]: row for row in cmd_list._recorded()}


def test_every_curve_is_recorded_as_the_checks_find_it():
    rows = recorded()
    assert list(rows) == list(known_curves()), "run `python -m ecgen.report.curves`"
    for name, path in known_curves().items():
        assert rows[name]["sha256"] == hashlib.sha256(path.read_bytes()).hexdigest(), (
            f"{name} has changed: run `python -m ecgen.report.curves`"
        )
        if rows[name]["status"] == "ok":
            assert curve_facts(load_curve(name)).items() <= rows[name].items()
        else:
            assert curve_row(path) == {
                key: value for key, value in rows[name].items() if key != "digest"
            }


@pytest.mark.parametrize(
    "name", ["p256", "fourq", "bls12381g1", "secp112r1", pytest.param("", marks=pytest.mark.long)]
)
def test_what_is_taken_is_recorded_as_a_build_finds_it(name):
    rows, cpus = recorded(), targets()
    for each in [name] if name else [each for each in rows if rows[each]["status"] == "ok"]:
        assert taken_by(load_curve(each), cpus).items() <= rows[each].items()


def test_a_changed_row_is_not_shown(monkeypatch):
    """Nor any row where everything is checked anew."""
    rows, checked = cmd_list._recorded(), []
    monkeypatch.setattr(
        "ecgen.report.curves.curve_row",
        lambda path: checked.append(path.stem) or {"name": path.stem, "status": "ok", "taken": []},
    )
    monkeypatch.setattr(cmd_list, "_recorded", lambda: rows)
    cmd_list.curve_rows()
    assert checked == []
    rows[0]["cofactor"] = 2
    assert len(cmd_list.curve_rows()) == len(rows) and checked == [rows[0]["name"]]
    with without_kept():
        cmd_list.curve_rows()
    assert len(checked) == 1 + len(rows)


def test_a_changed_file_is_checked_and_not_looked_up(tmp_path, monkeypatch):
    """A row for other bytes is not used: a curve that was broken after it was recorded is shown as
    broken.
    """
    path = tmp_path / "p256.toml"
    shutil.copy(known_curves()["p256"], path)
    monkeypatch.setattr(cmd_list, "known_curves", lambda: {"p256": path})
    path.write_text(path.read_text() + "# a remark\n")
    assert (
        "armv7em" in cmd_list.curve_rows()[0]["taken"]
        and "x86_64" in cmd_list.curve_rows()[0]["taken"]
    )
    text = path.read_text()
    path.write_text(text.replace("[base]", "[base]\nz = 1"))
    assert text != path.read_text() and cmd_list.curve_rows()[0]["status"] == "broken"


def test_formulas_are_listed_with_the_sources_that_they_are_read_with():
    read = [
        (formula.name, formula.source)
        for formula in (*library(), *map(load_tower_file, tower_files()))
    ]
    assert [(row["name"], row["source"]) for row in cmd_list.formula_rows()] == read and any(
        source for _, source in read
    )


@pytest.mark.parametrize(
    "words, expected",
    [
        ("ecgen build bn", "bn254"),
        ("ecgen explain curve25", "curve25519"),
        ("ecgen build p256 --cpu zen", "zen4"),
        ("ecgen build p256 --cpu nat", "native"),
        (
            "ecgen schedule shortw/jacobian-3/doubling/dbl-2010-lg-",
            "shortw/jacobian-3/doubling/dbl-2010-lg-b",
        ),
        ("ecgen verify towers/quad", "towers/quadratic/"),
        ("ecgen tune p25", "p256"),
        ("ecgen field p25", "p256"),
        ("ecgen sched", "schedule"),
        ("ecgen build p256 --api scalarmult,point_en", "scalarmult,point_encode"),
        ("ecgen build p256 --encoding rfc8", "rfc8032"),
        ("ecgen build p256 --package zep", "zephyr"),
        ("ecgen build p256 --system shortw/jac", "shortw/jacobian-3"),
        ("ecgen compare ze", "zen5"),
        ("ecgen compare zen4 ze", "zen5"),
        ("ecgen field p256 --api fp_m", "fp_mul"),
    ],
)
def test_the_shell_completes_names(words, expected, monkeypatch, capfd):
    for name, value in {
        "_ECGEN_COMPLETE": "bash_complete",
        "COMP_WORDS": words,
        "COMP_CWORD": str(len(words.split()) - 1),
    }.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "argv", ["ecgen"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert not ended.value.code
    told = capfd.readouterr()
    assert any(line.startswith(f"plain,{expected}") for line in told.out.splitlines()), told


def test_the_shell_completes_names_in_a_process_of_its_own():
    environment = os.environ | {
        "_ECGEN_COMPLETE": "bash_complete",
        "COMP_WORDS": "ecgen build bn",
        "COMP_CWORD": "2",
    }
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; sys.argv = ['ecgen']; from ecgen.__main__ import run; run()",
        ],
        env=environment,
        capture_output=True,
        text=True,
    )
    assert "plain,bn254" in done.stdout.splitlines(), done


def test_json_is_the_rows(capsys):
    assert main(["list", "curves", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["curves"]
    assert [row["name"] for row in rows] == [row["name"] for row in cmd_list.curve_rows()]
