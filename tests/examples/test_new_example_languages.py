"""`ecgen new example --language`: programs in Python, Go and Rust build against an emitted library,
run, and sign as the standards say.
"""

import json
import os
import re
import shlex
import shutil
import subprocess

import pytest

from ecgen.cli import main
from ecgen.library.packages.protocol import LANGUAGES, protocols
from ecgen.names import known_curves

NO_NETWORK = r"failed to (get|download)|Could not|network|No matching distribution|dial tcp|refused"
TOOLS = {"python": "python3", "go": "go", "rust": "cargo"}
PATHS = ("/usr/local/go/bin", os.path.expanduser("~/.cargo/bin"))
OFFERED = [(name, each) for name, row in protocols().items() for each in TOOLS if each in row]
# RFC 6979, A.2.5, with SHA-256 of "sample"; RFC 8032, 7.1, the second test
KNOWN = {
    "ecdsa": (
        "p256",
        [
            "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721",
            "af2bdbe1aa9b6ec1e2ade1d694f41fc71a831d0268e9891562113d8a62add1bf",
        ],
        "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
        "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8",
    ),
    "eddsa": (
        "ed25519",
        ["4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb", "72"],
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
    "ecdh": ("secp256k1", [], "both sides agree"),
    "msm": ("p256", [], "The sums are one point."),
}


def written(name: str, language: str, folder, capsys, *more: str) -> list[str]:
    """The commands to go on with."""
    words = ["new", "example", name, "--language", language, "-o", str(folder), "--json", *more]
    assert main(words) == 0
    return json.loads(capsys.readouterr().out)["next"]


@pytest.mark.parametrize(("name", "language"), OFFERED)
def test_a_program_names_its_curve_and_where_the_library_is(name, language, tmp_path, capsys):
    curve = KNOWN[name][0]
    build, *more = written(name, language, tmp_path / "own", capsys, "--curve", curve)
    assert build.endswith(f"build {curve} --package {language} -o {tmp_path / 'own' / curve}")
    assert str(tmp_path / "own") in more[-1]
    paths = {path for path in (tmp_path / "own").rglob("*") if path.is_file()}
    assert paths == {tmp_path / "own" / path for path in LANGUAGES[language][0]}
    text = "".join(path.read_text() for path in paths)
    assert curve in text and "../build" not in text
    of_files = protocols()[name]["curve"]
    assert curve == of_files or not re.search(rf"\b{of_files}", text)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["bip340", "--language", "go"], "bip340 is not there in go. Say --language c."),
        (
            ["eddsa", "--language", "go", "--curve", "ed448"],
            "eddsa in go is for ed25519, not for ed448. Say --curve ed25519, or --language c.",
        ),
        (["ecdsa", "--language", "rust"], "Say --language c or python or go."),
    ],
)
def test_what_there_is_not_is_refused(words, why, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["new", "example", *words]) == 2
    assert why in capsys.readouterr().err and not [*tmp_path.iterdir()]


def named(name: str, folder) -> str:
    """A file of P-256 under that name."""
    text = known_curves()["p256"].read_text().replace('name = "p256"', f'name = "{name}"')
    (folder / f"{name}.toml").write_text(text)
    return f"{name}.toml"


@pytest.mark.parametrize(
    ("protocol", "language", "name"),
    [
        ("ecdh", "python", "secrets"),  # a module that the program imports
        ("ecdh", "python", "statistics"),  # one that it does not
        ("ecdh", "python", "program"),
        ("ecdh", "python", "own"),  # the folder of the environment
        ("ecdh", "python", "agree"),  # a function of the program
        ("ecdsa", "python", "sha256"),
        ("ecdh", "python", "class"),
        ("ecdsa", "go", "hash"),
        ("ecdsa", "go", "Point"),
        ("ecdh", "go", "main"),
        ("ecdh", "go", "struct"),
        ("ecdh", "go", "init"),
        ("ecdh", "c", "ecdh"),
        ("ecdsa", "c", "Sha2"),
        ("ecdh", "c", "program"),
        ("ecdh", "c", "string"),  # a header of the system
    ],
)
def test_a_curve_called_as_something_in_the_program_is_refused(
    protocol, language, name, tmp_path, monkeypatch, capsys
):
    monkeypatch.chdir(tmp_path)
    words = ["new", "example", protocol, "--language", language, "--curve", named(name, tmp_path)]
    assert main([*words, "-o", "made"]) == 2 and not (tmp_path / "made").exists()
    said = capsys.readouterr().err
    assert said.endswith("The library is called as its curve: give the curve another name.\n")


@pytest.mark.parametrize(("protocol", "language"), [("ecdh", "go"), ("ecdsa", "python")])
def test_other_names_of_a_curve_are_taken(protocol, language, tmp_path, monkeypatch, capsys):
    """Comments and texts of the program are no names."""
    monkeypatch.chdir(tmp_path)
    for name in ("Nonce", "sides"):
        written(protocol, language, tmp_path / name, capsys, "--curve", named(name, tmp_path))
    text = "".join(path.read_text() for path in (tmp_path / "Nonce").iterdir())
    assert "Nonce.ScalarBytes" in text or "import Nonce\n" in text


@pytest.mark.long
@pytest.mark.parametrize(("name", "language"), OFFERED)
def test_a_program_runs(name, language, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("PATH", os.pathsep.join([os.environ["PATH"], *PATHS]))
    if not shutil.which(TOOLS[language]):
        pytest.skip(f"{TOOLS[language]} is missing: programs for it were not run")
    curve, given, said = KNOWN[name]
    build, *more = written(name, language, tmp_path / "own", capsys, "--curve", curve)
    assert main([*shlex.split(build)[-6:], "--cpu", "c64"]) == 0
    for command in more:
        run(command)
    last = run(more[-1] + (" -- " if language == "rust" else " ") + " ".join(given))
    assert said in last.split("\n") and "WRONG" not in last


def run(command: str) -> str:
    done = subprocess.run(shlex.split(command), capture_output=True, text=True)
    if done.returncode and re.search(NO_NETWORK, done.stderr):
        pytest.skip("the registry was not reached")
    assert done.returncode == 0, done.stderr
    return done.stdout
