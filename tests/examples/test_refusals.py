"""Programs of `ecgen new example` in Python, Go and Rust refuse what those in C do: infinity as a
key, signatures of another length, wrong words on the command line. Some once did not.
"""

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.curve import load_curve
from ecgen.kind import law
from ecgen.library.pipeline.planned import without_file

NO_NETWORK = r"failed to (get|download)|Could not|network|No matching distribution|dial tcp|refused"
PATHS = ("/usr/local/go/bin", os.path.expanduser("~/.cargo/bin"))
TOOLS = {"python": "python3", "go": "go", "rust": "cargo"}
PYTHON = {
    "ecdsa": """
import program, p256
digest, forged = bytes(31) + b"\\7", bytes.fromhex("{forged}")
own = p256.scalarmult_base(digest)
right = program.sign(digest, digest)
assert program.verify(own, digest, right) and not program.verify(own, digest, forged)
assert not program.verify(b"\\0", digest, forged)
for size in (0, 32, 40, 63, 65, 70):
    assert not program.verify(own, digest, (2 * right)[:size]), size
for key in (b"", own[:-1], own + b"\\0", bytes(65)):
    assert not program.verify(key, digest, right), key
""",
    "ecdh": """
import program
for key in (b"", b"\\0", bytes(65)):
    try:
        program.agree(bytes(31) + b"\\7", key)
    except ValueError:
        continue
    raise AssertionError(key)
""",
    "eddsa": """
import program
key, text = program.public_key(bytes(32)), b"text"
right = program.sign(bytes(32), text)
assert program.verify(key, text, right)
for size in (0, 32, 40, 63, 65, 70):
    assert not program.verify(key, text, (2 * right)[:size]), size
assert not program.verify(key[:-1], text, right) and not program.verify(b"", text, right)
""",
}
GO = """package main

import (
	"encoding/hex"
	"testing"
)

func TestInfinity(t *testing.T) {
	data, _ := hex.DecodeString("{forged}")
	digest := make([]byte, 32)
	digest[31] = 7
	if verify([]byte{0}, digest, (*[64]byte)(data)) {
		t.Fatal("infinity is taken as a key")
	}
}
"""
# words -> what is said of them in one line
WRONG = {
    "ecdsa": [["zz", "11"], ["11", "11"], ["00" * 32, "11"], ["11"], ["11", "11", "11"]],
    "ecdh": [["zz", "00"], ["11" * 32, "00"], ["11", "00"], ["11" * 32, "zz"], ["11"]],
    "eddsa": [["zz", "11"], ["11", "11"], ["11" * 32, "zz"], ["11"], ["11", "11", "11"]],
}
CURVES = {"ecdsa": "p256", "ecdh": "p256", "eddsa": "ed25519"}


def forged() -> str:
    """r and s of the digest 7 that infinity would satisfy as a key: r = x([7]G), s = 1."""
    curve = without_file(load_curve("p256"))
    r = law.multiply(curve, 7, curve.base)[0] % curve.r
    return f"{r:064x}{1:064x}"


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """Protocol and language -> the folder of the program, with its library."""
    made = {}

    def make(name: str, language: str) -> Path:
        if not any(shutil.which(TOOLS[language], path=p) for p in (os.environ["PATH"], *PATHS)):
            pytest.skip(f"{TOOLS[language]} is missing: programs for it were not run")
        if (name, language) not in made:
            folder, curve = tmp_path_factory.mktemp(f"{name}-{language}"), CURVES[name]
            words = ["new", "example", name, "--curve", curve, "--language", language]
            assert main([*words, "-o", str(folder)]) == 0
            built = ["build", curve, "--cpu", "c64", "--package", language]
            assert main([*built, "-o", str(folder / curve)]) == 0
            made[name, language] = folder
        return made[name, language]

    return make


def run(command: list, folder: Path) -> subprocess.CompletedProcess:
    path = os.pathsep.join([os.environ["PATH"], *PATHS])
    done = subprocess.run(
        list(map(str, command)),
        cwd=folder,
        capture_output=True,
        text=True,
        env={**os.environ, "PATH": path},
    )
    if done.returncode and re.search(NO_NETWORK, done.stderr.replace("refused: ", "")):
        pytest.skip("the registry was not reached")
    return done


def python(folder: Path, curve: str) -> Path:
    """The interpreter of an environment in which the library is."""
    if not (folder / "own").exists():
        venv.create(folder / "own")
        own = folder / "own" / "bin" / "python"
        pip = [sys.executable, "-m", "pip", "--python", own, "install", "-q", folder / curve]
        done = run(pip, folder)
        assert done.returncode == 0, done.stderr
    return folder / "own" / "bin" / "python"


@pytest.mark.parametrize("name", [pytest.param("ecdh", marks=pytest.mark.long), "ecdsa", "eddsa"])
def test_python(written, name):
    folder = written(name, "python")
    own = python(folder, CURVES[name])
    done = run([own, "-c", PYTHON[name].replace("{forged}", forged())], folder)
    assert done.returncode == 0, done.stderr
    for words in WRONG[name]:
        one_line(run([own, "program.py", *words], folder), words)


@pytest.mark.long
@pytest.mark.parametrize("name", CURVES)
def test_go(written, name):
    folder = written(name, "go")
    if name == "ecdsa":
        (folder / "main_test.go").write_text(GO.replace("{forged}", forged()))
        done = run(["go", "test", "."], folder)
        assert done.returncode == 0, done.stdout + done.stderr
    done = run(["go", "build", "-o", "own", "."], folder)
    assert done.returncode == 0, done.stderr
    for words in WRONG[name]:
        one_line(run(["./own", *words], folder), words)


@pytest.mark.long
def test_rust(written):
    folder = written("eddsa", "rust")
    done = run(["cargo", "build", "-q"], folder)
    assert done.returncode == 0, done.stderr
    for words in [*WRONG["eddsa"], ["+1" * 32, "11"], ["11" * 32, "é1"]]:
        one_line(run(["target/debug/sign", *words], folder), words)


def one_line(done: subprocess.CompletedProcess, words: list[str]) -> None:
    assert done.returncode == 1 and not done.stdout, words
    assert done.stderr.count("\n") == 1, done.stderr
