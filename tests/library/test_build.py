"""Real libraries: other calling conventions and levels, and a curve that only a test's own TOML
file describes.
"""

from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.run.check.checks import run_checks
from ecgen.run.check.isolate import UNSUPPORTED
from tests.support.compilers import quick_option

pytestmark = pytest.mark.essential

UNSEEN = str(Path(__file__).parent / "fixtures" / "unseen251.toml")
CASES = {
    "unseen_generic": (UNSEEN, ["--cpu", "x86-64", "--no-red-zone", "--api", "minimal"]),
    "windows": ("ted256189", ["--cpu", "x86-64", "--abi", "win64"]),
    "windows_adx": ("ted256189", ["--cpu", "zen4", "--abi", "win64"]),
}


@pytest.mark.asm
@pytest.mark.parametrize(
    "name, only",
    [
        ("unseen_generic", ""),
        ("windows", "routines"),
        ("windows", "calling convention"),
        *(
            pytest.param(name, "", marks=pytest.mark.long)
            for name in CASES
            if name != "unseen_generic"
        ),
    ],
)
def test_built_library_passes_its_checks(name, only, tmp_path, capsys):
    curve, options = CASES[name]
    assert (
        main(["build", curve, *options, "-o", str(tmp_path / name), "--prefix", f"own_{name}"]) == 0
    ), capsys.readouterr().err
    _, _, verdicts = run_checks(
        tmp_path / name, scale=0.003, only=only, cc=quick_option() if only else None
    )
    assert [v for v in verdicts if v.status == "failed"] == []
    ran = {v.check for v in verdicts if v.status == "passed"}
    if name == "windows_adx" and UNSUPPORTED in {v.check for v in verdicts}:
        pytest.skip(
            "this CPU lacks ADX: the library of level adx was built, its symbols looked at, and"
            " nothing of it was run"
        )
    assert all(
        any(wanted in check for check in ran)
        for wanted in ("field routines", "calling convention")
        if only in wanted
    )
