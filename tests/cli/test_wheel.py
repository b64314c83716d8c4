"""What is installed: the manual page is that of the options, and the wheel works in a folder of its
own.
"""

import json
import os
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import pytest

from ecgen import __version__
from ecgen.cli import COMMANDS
from ecgen.cli.man import page

ROOT = Path(__file__).parents[2]


def test_the_manual_page_is_that_of_the_options():
    assert (ROOT / "man" / "ecgen.1").read_text() == page(), "run `python -m ecgen.cli.man`"
    assert all(f".SS ecgen {name} " in page() for name in COMMANDS) and "\\-\\-vector" in page()


def test_versions_agree():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert (
        project["dynamic"] == ["version"]
        and f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text()
    )
    assert (
        re.search(r"^version: (.*)$", (ROOT / "CITATION.cff").read_text(), re.M)[1] == __version__
    )


def test_the_pythons_that_are_tested_are_those_that_are_named():
    """From the oldest that is asked for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    named = re.findall(r"Python :: (3\.\d+)", " ".join(project["classifiers"]))
    tested = re.search(r"^PYTHONS = \[(.*)\]$", (ROOT / "noxfile.py").read_text(), re.M)[1]
    assert re.findall(r'"(.*?)"', tested) == named and project["requires-python"] == f">={named[0]}"


@pytest.mark.long
@pytest.mark.asm
def test_the_wheel_works_outside_of_the_checkout(tmp_path):
    """Packages come from this environment, ecgen from the wheel: an empty environment with the
    wheel and a path to what it depends on.
    """

    def run(*words, **more):
        done = subprocess.run(
            list(map(str, words)), capture_output=True, text=True, cwd=tmp_path, **more
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    run(sys.executable, "-m", "pip", "wheel", "--no-deps", "-w", tmp_path / "dist", ROOT)
    venv.create(tmp_path / "v", with_pip=True)
    python = tmp_path / "v" / "bin" / "python"
    run(python, "-m", "pip", "install", "--no-deps", next((tmp_path / "dist").glob("*.whl")))
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'), end='')"))
    here = [path for path in sys.path if path.endswith(("site-packages", "dist-packages"))]
    (site / "zz_others.pth").write_text("\n".join(here) + "\n")
    ecgen = tmp_path / "v" / "bin" / "ecgen"
    clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    assert str(site) in run(python, "-c", "import ecgen; print(ecgen.__file__)", env=clean)
    rows = json.loads(run(ecgen, "list", "--json", env=clean))
    assert (
        all(str(site) in row["path"] for row in rows["curves"])
        and len(rows["formulas"]) > 100
        and len(rows["targets"]) > 5
    )
    for kind, name in (("curve", "mine"), ("cpu", "own"), ("formula", "dbl")):
        run(ecgen, "new", kind, name, env=clean)
    run(ecgen, "new", "example", "ecdsa", "--curve", "secp256r1", "-o", "sign", env=clean)
    assert (tmp_path / "sign" / "program.c").is_file()
    run(ecgen, "verify", "dbl.op3", env=clean)
    assert "how-to/own-curve " in run(ecgen, "docs", env=clean)
    assert run(ecgen, "docs", "tutorial", env=clean).startswith("# ")
    run(ecgen, "build", "mine.toml", "--cpu", "own.toml", "-o", "lib", env=clean)
    run(ecgen, "check", "lib", "--scale", "0.01", env=clean)
    assert (tmp_path / "v" / "share" / "man" / "man1" / "ecgen.1").is_file()
