"""The checked-in libraries are what ecgen emits today: same bytes, in another folder, with another
hash seed.
"""

import filecmp
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LIBRARIES = sorted(path.name for path in (ROOT / "generated").iterdir() if path.is_dir())


def test_three_libraries_are_checked_in():
    assert LIBRARIES == ["curve13318", "jac256189", "ted256189"]


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.long) if name == "curve13318" else name
        for name in LIBRARIES
    ],
)
def test_regenerating_gives_the_same_bytes(name, tmp_path):
    out = tmp_path / "elsewhere" / name
    environment = {**os.environ, "PYTHONHASHSEED": "12345", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "ecgen", "build", name, "--cpu", "zen4", "--vector", "none"]
    subprocess.run(
        [*command, "-o", str(out)], check=True, env=environment, cwd=tmp_path, capture_output=True
    )
    old = {
        p.relative_to(ROOT / "generated" / name)
        for p in (ROOT / "generated" / name).rglob("*")
        if p.is_file()
    }
    new = {p.relative_to(out) for p in out.rglob("*") if p.is_file()}
    assert old == new
    different = [
        str(p)
        for p in sorted(new)
        if not filecmp.cmp(out / p, ROOT / "generated" / name / p, shallow=False)
    ]
    assert not different, f"{different} differ: run `make generated` and look at the change"
