"""Commands that ecgen says come next begin as it was started: without an `ecgen` on PATH they were
none that run.
"""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from ecgen.cli.output import started

ROOT = Path(__file__).parents[2]


@pytest.fixture
def script(tmp_path):
    """The `ecgen` of an environment, in a folder with a blank in its name."""
    path = tmp_path / "my bin" / "ecgen"
    path.parent.mkdir()
    # where python stands in a folder with a blank, as pip writes it
    by_sh = f"""'''exec' '{sys.executable}' "$0" "$@"\n' '''"""
    path.write_text(f"#!/bin/sh\n{by_sh}\nfrom ecgen.__main__ import run\nrun()\n")
    path.chmod(0o755)
    return path


def said(words, folder, **more) -> str:
    environment = os.environ | {"PYTHONPATH": str(ROOT)} | more
    done = subprocess.run(
        [*words, "new", "curve", "mine"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.partition("Next: ")[2].partition(" explain mine.toml;")[0]


def test_a_script_that_is_not_on_path_is_named_as_it_was_typed(script, tmp_path):
    assert said(["my bin/ecgen"], tmp_path, PATH="/usr/bin:/bin") == "'my bin/ecgen'"


def test_a_script_on_path_is_named_shortly(script, tmp_path):
    assert said(["ecgen"], tmp_path, PATH=f"{script.parent}:/usr/bin:/bin") == "ecgen"


def test_a_module_is_named_with_its_python(tmp_path):
    assert (
        said([sys.executable, "-m", "ecgen"], tmp_path) == f"{shlex.quote(sys.executable)} -m ecgen"
    )


def test_another_ecgen_on_path_is_not_meant(script, tmp_path, monkeypatch):
    other = tmp_path / "other" / "ecgen"
    other.parent.mkdir()
    other.write_text("#!/bin/sh\n")
    other.chmod(0o755)
    monkeypatch.setenv("PATH", str(other.parent))
    assert (
        started._program(str(script), "python") == f"'{script}'"
        and started._program("/usr/bin/pytest", "python") == "ecgen"
    )
