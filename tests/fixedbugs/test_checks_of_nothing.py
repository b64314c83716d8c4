"""`ecgen check` passed every line over "0 routines" when the manifest's routines, files and symbols
were emptied.

Each check states a least count and fails below it, and what the library has but the manifest does
not list is found.
"""

import inspect
import json
import shutil

import pytest

from ecgen.cli import main
from ecgen.run import verdict
from tests.support import compilers
from tests.support.library import curves

SMALL = {"window": 4, "teeth": 3, "blocks": 2}
EMPTIED = {
    "files": ("files as written", "files"),
    "symbols": ("symbols", "symbols"),
    "hidden": ("symbols", "symbols"),
    "routines": ("calling convention", "calling convention"),
}


def _check(folder, only, capsys):
    code = main(
        [
            "check",
            str(folder),
            "--only",
            only,
            "--scale",
            "0.001",
            "--json",
            "--cc",
            compilers.quick_option(),
        ]
    )
    return code, json.loads(capsys.readouterr().out)["checks"]


@pytest.fixture
def library(folder_of, tmp_path):
    shutil.copytree(folder_of(curves.LARGE["ted256189"], "nothing", **SMALL), tmp_path / "library")
    return tmp_path / "library"


def _without(folder, key, keep=lambda name: False):
    path = folder / "MANIFEST.json"
    data = json.loads(path.read_text())
    rows = data[key]
    data[key] = (
        {k: v for k, v in rows.items() if keep(k)}
        if isinstance(rows, dict)
        else [r for r in rows if keep(r["name"] if isinstance(r, dict) else r)]
    )
    path.write_text(json.dumps(data))


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "key",
    [pytest.param(key, marks=pytest.mark.long) if key == "hidden" else key for key in EMPTIED],
)
def test_an_emptied_manifest_fails(key, library, capsys):
    check, only = EMPTIED[key]
    assert _check(library, only, capsys)[0] == 0
    _without(library, key)
    code, rows = _check(library, only, capsys)
    assert code == 1 and rows[0]["status"] == "failed" and rows[0]["check"].startswith(check), rows


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("key", "name", "only"),
    [
        ("routines", "fe_mul", "calling convention"),
        ("hidden", "nothing_fe_mul", "symbols"),
        ("symbols", "nothing_scalarmult", "symbols"),
        ("files", "src/nothing.c", "files"),
    ],
)
def test_a_missing_row_fails(key, name, only, library, capsys):
    _without(library, key, keep=lambda other: other != name)
    code, rows = _check(library, only, capsys)
    assert code == 1 and name in rows[0]["detail"], rows


@pytest.mark.parametrize("only", ["field routines", "point routines"])
def test_no_routine_to_test_fails(only, library, capsys):
    _without(library, "routines")
    code, rows = _check(library, only, capsys)
    assert code == 1 and "at least" in rows[0]["detail"], rows


def test_every_check_states_its_least_count():
    """The verdict asks for it, and is a failure below it."""
    needed = inspect.signature(verdict.verdict_of).parameters
    assert all(needed[name].default is inspect.Parameter.empty for name in ("done", "least"))
    assert [verdict.verdict_of("c", [], "f", done, 3).status for done in (0, 2, 3, 4)] == [
        "failed",
        "failed",
        "passed",
        "passed",
    ]
