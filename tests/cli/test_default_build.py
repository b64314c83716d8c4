"""What `ecgen build` makes where nothing is said: the library that is modelled fastest, in a folder
of its name.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


def ecgen(*arguments: str, folder: Path) -> str:
    """What the command prints, in a process of its own: that of the tests has another default."""
    return subprocess.run(
        [sys.executable, "-m", "ecgen", *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def texts(folder: Path) -> dict[str, str]:
    return {str(p.relative_to(folder)): p.read_text() for p in folder.rglob("*") if p.is_file()}


def test_vectors_are_taken_where_they_are_faster(tmp_path):
    minimal = ("build", "ed25519", "--cpu", "zen3", "--api", "scalarmult")
    told = ecgen(*minimal, folder=tmp_path)
    ecgen(*minimal, "--vector", "auto", "-o", "auto", folder=tmp_path)
    assert texts(tmp_path / "ed25519") == texts(tmp_path / "auto")
    assert "Vectors: avx2 (modelled cycles of a multiplication: general registers" in told
    assert "--vector none leaves them out" in told
    without = ecgen(*minimal, "--vector", "none", "-o", "none", "--json", folder=tmp_path)
    assert json.loads(without)["vectors"] == (
        "Vectors: none; this CPU has avx2, and --vector auto takes what is faster."
    )
    for name, word in (("auto", "auto"), ("none", "none")):
        made_by = json.loads((tmp_path / name / "MANIFEST.json").read_text())["command"]
        assert f"--vector {word}" in made_by
    assert len(texts(tmp_path / "none")) < len(texts(tmp_path / "auto"))


@pytest.mark.parametrize(
    "curve, cpu, said",
    [
        ("p256", "zen3", "Vectors: none. avx2: the prime 2^256 - c,"),
        pytest.param("p256", "x86-64", "", marks=pytest.mark.long),
        pytest.param("p256", "c64", "", marks=pytest.mark.long),
    ],
)
def test_why_there_are_none_is_said(curve, cpu, said, tmp_path):
    told = ecgen("build", curve, "--cpu", cpu, "--api", "point_add", folder=tmp_path)
    told += ecgen("build", curve, "--cpu", cpu, "--api", "scalarmult", folder=tmp_path)
    assert said in told and ("Vectors" in told) == bool(said)
    command = json.loads((tmp_path / curve / "MANIFEST.json").read_text())["command"]
    assert ("--vector auto" in command) == bool(said)


def test_the_folder_is_named_as_the_prefix(tmp_path):
    ecgen("build", "NIST P-256", "--cpu", "c64", "--api", "fr_add", folder=tmp_path)
    more = ("--prefix", "nist")
    ecgen("build", "p256", "--cpu", "c64", "--api", "fr_add", *more, folder=tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["nist", "p256"]


@pytest.mark.long
def test_explain_says_what_build_would_try(tmp_path):
    said = "`ecgen build` takes vectors where they are modelled faster"
    assert said in ecgen("explain", "ed25519", "--cpu", "zen3", folder=tmp_path)
    assert said not in ecgen("explain", "ed25519", "--cpu", "x86-64", folder=tmp_path)
    minimal = ("explain", "ed25519", "--cpu", "zen3", "--api", "scalarmult")
    assert "Vectors (--vector auto" in ecgen(*minimal, folder=tmp_path)
    assert "Vectors" not in ecgen(*minimal, "--vector", "none", folder=tmp_path)
