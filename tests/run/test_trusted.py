"""The list of trusted code is what ran: `ecgen check DIR --prove --trusted`, and the table of
docs/soundness/trusted.md that is made of it.
"""

import json
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest

from ecgen.cli import main
from ecgen.report import trusted as report
from ecgen.run.proof import roles, trusted
from tests.support.arrows import modules

ROOT = Path(__file__).resolve().parents[2]
# certificates have a checker of their own; above the commands' own rooms, never entered by a proof
NO_PART = {"certify", "report", "__main__", ""}


@pytest.fixture(scope="module")
def told():
    """What --json says of a library whose proofs are made again, by a process of its own, in which
    nothing ran before.
    """
    done = subprocess.run(
        [sys.executable, "-m", "ecgen", "check", report.LIBRARY, "--prove", "--trusted", "--json"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def test_what_ran_is_told(told):
    jsonschema.validate(told, json.loads((ROOT / "ecgen/schemas/check.json").read_text()))
    rows = {row["module"]: row for row in told["trusted"]["modules"]}
    assert {
        "ecgen/limb/prove.py",
        "ecgen/verify/identity.py",
        "ecgen/walk/proof/prove.py",
        "ecgen/group/exceptions/proven.py",
        "ecgen/machine/validation/lift.py",
        "ecgen/curve/file/check.py",
        "ecgen/isa/x86_64/decode.py",
    } <= rows.keys()
    # of other libraries
    assert not any(
        name.startswith(
            (
                "ecgen/run/emulated/armv7em",
                "ecgen/isa/armv7em",
                "ecgen/limb/lanes",
                "ecgen/verify/maps/interpolation",
            )
        )
        for name in rows
    )
    assert all(0 < row["entered"] <= row["lines"] for row in rows.values())
    assert {name.partition(" ")[0] for name in told["trusted"]["packages"]} >= {
        "Python",
        "capstone",
        "python-flint",
    }
    for role, total in told["trusted"]["roles"].items():
        own = [row for row in rows.values() if row["role"] == role]
        assert total == {
            "modules": len(own),
            "entered": sum(row["entered"] for row in own),
            "lines": sum(row["lines"] for row in own),
        }
    files = [row["file"] for row in told["trusted"]["laws"]]
    assert files == ["formulas/twisted/coordinates", "formulas/twisted/extended-1/variables"]
    assert {row["check"]: row for row in told["checks"]}["formulas"]["status"] == "passed"


def test_the_page_says_what_ran(told):
    """Within a tenth: `python -m ecgen.report.trusted` writes it anew."""
    said = report.figures((ROOT / report.PAGE).read_text())
    found = {role: total["entered"] for role, total in told["trusted"]["roles"].items()}
    assert said.keys() == found.keys()
    wrong = {
        role: (said[role], lines)
        for role, lines in found.items()
        if abs(said[role] - lines) > max(report.TOLERANCE * lines, 100)
    }
    assert not wrong, f"run `python -m ecgen.report.trusted`: {wrong}"


def test_every_module_has_a_role():
    files = {
        name: f"ecgen/{path.relative_to(ROOT / 'ecgen').as_posix()}"
        for name, path in modules().items()
    }
    missing = [
        path
        for name, path in files.items()
        if name.partition(".")[0] not in NO_PART and not roles.row_of(path)
    ]
    assert len(files) > 300 and not missing, (
        f"ecgen/run/proof/roles.py has no role of {missing[:5]}"
    )
    rows = [name for names in roles.TABLE.values() for name in names]
    stale = [
        name
        for name in rows
        if not any((ROOT / "ecgen").glob(f"{name.replace('SET', '*')}.py"))
        and not (ROOT / "ecgen" / name).is_dir()
    ]
    assert not stale and len(rows) == len(set(rows)), stale
    assert (
        roles.role_of_module("ecgen/new/room.py") == roles.PROVER
        and roles.row_of("ecgen/new/room.py") == ""
    )


def inner(flag: bool):
    def not_entered():

        return 1

    return not_entered() if flag else 0


def test_lines_are_those_of_functions_that_are_entered(monkeypatch):
    """Without the lines of a function inside that is not entered, and without blank ones."""
    monkeypatch.setattr(trusted, "PACKAGE", Path(__file__).parent)
    counts = []
    for flag in (False, True):
        ran = trusted.Ran()
        with trusted.watched(ran):
            inner(flag)
        (module,) = trusted.modules_of(ran)
        counts.append(module.entered)
    assert counts == [3, 4]
    with trusted.watched(None):
        inner(True)


def test_trusted_is_for_proofs(capsys):
    assert (
        main(["check", str(ROOT / report.LIBRARY), "--trusted"]) == 2
        and "--prove" in capsys.readouterr().err
    )
