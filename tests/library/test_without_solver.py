"""OR-Tools is optional: libraries are built without it, whatever was kept of earlier builds; what
needs it says how to get it.
"""

import os
import subprocess
import sys

import pytest

from ecgen.errors import ToolError
from ecgen.program.pack.search.batches import fewest_batches
from ecgen.program.pack.search.problem import pose
from tests.support.program.pack.problems import program


@pytest.fixture
def missing(tmp_path):
    """A folder that, before others, has OR-Tools which cannot be imported."""
    (tmp_path / "first/ortools").mkdir(parents=True)
    (tmp_path / "first/ortools/__init__.py").write_text("raise ImportError('not here')\n")
    return tmp_path / "first"


@pytest.mark.long
@pytest.mark.parametrize(
    "curve",
    [
        "secp112r1",
        *(pytest.param(curve, marks=pytest.mark.long) for curve in ("p256", "kummer1271")),
    ],
)
def test_libraries_are_built_without_it(curve, missing, tmp_path):
    """Curves of which a formula is ordered without a proof."""
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join([str(missing), *sys.path]),
        "ECGEN_PROOFS": "off",
    }
    made = subprocess.run(
        [
            sys.executable,
            "-m",
            "ecgen",
            "build",
            curve,
            "--cpu",
            "zen5",
            "--jobs",
            "1",
            "--api",
            "minimal",
            "--allow-weak",
            "-o",
            str(tmp_path / "own"),
        ],
        env=environment,
        capture_output=True,
        text=True,
    )
    assert made.returncode == 0 and (tmp_path / "own/MANIFEST.json").is_file(), made.stderr
    assert subprocess.run(
        [sys.executable, "-c", "import ortools"], env=environment, capture_output=True
    ).returncode  # it is missing, indeed


def test_what_needs_it_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ortools.sat.python", None)
    with pytest.raises(ToolError) as caught:
        fewest_batches(pose(program("add")), 4)
    assert "pip install 'ecgen-asm[solver]'" in caught.value.paragraph()
