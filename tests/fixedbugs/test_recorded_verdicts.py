"""The group law of a packaged formula was taken from formulas/exceptions.json, whose rows nothing
tied to their content: a doubling with a wrong Y3 and a recomputed digest was built, and `ecgen
check --prove` said "proven" of a library that doubles wrongly. Where everything is proven anew no
row is taken.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOUBLING = "twisted/extended-1/doubling/dbl-2008-hwcd"
CHANGE = """
import json, sys
from pathlib import Path
from ecgen.formula.library import load_file
from ecgen.group.exceptions import recorded
from ecgen.resources import data_folder

root = data_folder("formulas")
path = root / f"{sys.argv[1]}.op3"
text = path.read_text()
assert "Y3 = G*H" in text
path.write_text(text.replace("Y3 = G*H", "Y3 = G*E"))
rows = json.loads((root / recorded.FILE).read_text())
row = next(row for row in rows if row["name"] == sys.argv[1])
row["digest"] = recorded.digest_of(load_file(path), row["found"])
(root / recorded.FILE).write_text(json.dumps(rows))
"""


@pytest.fixture(scope="module")
def changed(tmp_path_factory):
    """Run something with a copy of ecgen in which the doubling is wrong, the row of it has its
    digest, and roles name no other.
    """
    root = tmp_path_factory.mktemp("changed")
    for name in ("ecgen", "formulas", "templates", "targets", "harness"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    roles = root / "formulas/twisted/extended-1/roles.toml"
    lines = [
        line
        for line in roles.read_text().splitlines()
        if not line.startswith(("dbl =", "ndbl =", "dbladd ="))
    ]
    name = '["doubling/dbl-2008-hwcd"]'
    lines += [
        f"dbl = {name}",
        f"ndbl = {name}",
        f'dbladd = [{name}, ["addition/readd-2008-hwcd-3-xyz"]]',
    ]
    roles.write_text("\n".join(lines) + "\n")

    def run(*arguments: str, proofs: Path | str = root / "kept.sqlite") -> tuple[int, str]:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=root,
            capture_output=True,
            text=True,
            env=os.environ | {"PYTHONPATH": str(root), "ECGEN_PROOFS": str(proofs)},
        )
        return done.returncode, done.stdout + done.stderr

    assert run("-c", CHANGE, DOUBLING) == (0, "")
    build = (
        "-m",
        "ecgen",
        "build",
        "ed25519",
        "--cpu",
        "x86-64",
        "--vector",
        "none",
        "--api",
        "minimal",
        "--system",
        "twisted/extended-1",
        "--force",
    )
    return run, build


def test_a_library_with_a_wrong_formula_is_not_proven(changed, tmp_path):
    run, build = changed
    code, said = run(*build, "-o", str(tmp_path / "wrong"))
    # a digest has no secret: whoever changes the file can compute it
    assert code == 0 and "proven anew" not in said, said
    assert DOUBLING in (tmp_path / "wrong/MANIFEST.json").read_text()
    code, said = run(
        "-m",
        "ecgen",
        "check",
        str(tmp_path / "wrong"),
        "--prove",
        "--json",
        "--only",
        "ext_dbl",
        proofs="",
    )
    checks = {row["check"]: row for row in json.loads(said)["checks"]}
    assert (
        code == 1
        and checks["formulas"]["status"] == "failed"
        and f"{DOUBLING} is NOT proven" in checks["formulas"]["detail"]
    )
    assert checks["ext_dbl"]["status"] == "failed"


@pytest.mark.long
def test_a_wrong_formula_is_not_taken_where_all_is_made_anew(changed, tmp_path):
    run, build = changed
    code, said = run(*build, "-o", str(tmp_path / "made"), "--no-cache")
    assert (
        code == 2
        and f"{DOUBLING} is refused: `y = Y/Z` fails" in said
        and not (tmp_path / "made").exists()
    ), said
