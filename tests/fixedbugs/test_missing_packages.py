"""A package that a check needs and that is not installed is one line of advice and exit status 2,
and no failed check.
"""

import shutil
import subprocess
import sys

import pytest

from ecgen.cli import main

HIDING = """
import importlib.abc, sys
class Hidden(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == {name!r}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Hidden())
import importlib.util
found = importlib.util.find_spec
def find_spec(name, package=None):
    return None if name == {name!r} else found(name, package)
importlib.util.find_spec = find_spec
from ecgen.cli import main
sys.exit(main({arguments!r}))
"""


def without(name: str, *arguments: str) -> subprocess.CompletedProcess:
    """`ecgen` with these arguments, where the package cannot be imported."""
    return subprocess.run(
        [sys.executable, "-c", HIDING.format(name=name, arguments=[*map(str, arguments)])],
        capture_output=True,
        text=True,
        timeout=300,
    )


def test_proofs_without_capstone():
    done = without("capstone", "check", "generated/ted256189", "--prove", "--only", "fe_mul")
    assert (
        done.returncode == 2
        and "capstone is missing" in done.stderr
        and "capstone>=5,<6" in done.stderr
    )
    assert "Traceback" not in done.stderr and "failed" not in done.stdout


@pytest.fixture(scope="module")
def ifma(tmp_path_factory):
    folder = tmp_path_factory.mktemp("ifma") / "v"
    words = ("--cpu", "zen4", "--vector", "ifma", "--api", "x25519", "-o", str(folder))
    assert main(["build", "curve25519", *words]) == 0
    return str(folder)


@pytest.mark.long
@pytest.mark.asm
@pytest.mark.skipif(
    not shutil.which("valgrind"),
    reason="not run: valgrind is missing, for whose sake bytes are decoded",
)
def test_constant_time_of_avx512_without_capstone(ifma):
    """Without --prove too: valgrind does not know AVX-512, and what runs in its place is made from
    decoded bytes.
    """
    done = without("capstone", "check", ifma, "--only", "constant time")
    assert (
        done.returncode == 2
        and done.stderr.count("\n") == 1
        and "capstone is missing" in done.stderr
        and "pip install" in done.stderr
    )
    assert "failed" not in done.stdout and main(["check", ifma, "--only", "constant time"]) == 0
    done = without("capstone", "check", ifma)  # all other checks were run before
    assert (
        done.returncode == 2
        and done.stderr.count("\n") == 1
        and "capstone is missing" in done.stderr
        and done.stdout == ""
    )


@pytest.mark.long
@pytest.mark.parametrize("step", ["files", pytest.param("manifest", marks=pytest.mark.long)])
def test_what_was_written_is_read_without_capstone(step, ifma, as_cpu):
    """Where the CPU lacks AVX-512 its routines are decoded, to be run as C: before steps that run
    nothing, too."""
    as_cpu("zen3")
    done = without("capstone", "check", ifma, "--only", step)
    assert done.returncode == 0 and "passed" in done.stdout


@pytest.fixture(scope="module")
def m4(tmp_path_factory):
    folder = tmp_path_factory.mktemp("m4") / "m4"
    assert (
        subprocess.run(
            [
                sys.executable,
                "-m",
                "ecgen",
                "field",
                "2^127-1",
                "--cpu",
                "cortex-m4",
                "-o",
                str(folder),
            ],
            capture_output=True,
            timeout=300,
        ).returncode
        == 0
    )
    return folder


@pytest.mark.parametrize(
    ("package", "module"), [("unicorn", "unicorn"), ("pyelftools", "elftools")]
)
@pytest.mark.parametrize("command", ["check", "bench"])
@pytest.mark.long
def test_the_cortex_m4_without_its_emulator(command, package, module, m4):
    done = without(module, command, m4)
    assert done.returncode == 2 and package in done.stderr and "ecgen-asm[emulators]" in done.stderr
    assert "Traceback" not in done.stderr and "failed" not in done.stdout
