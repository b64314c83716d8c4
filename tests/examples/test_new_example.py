"""`ecgen new example`: the files of a protocol build against an emitted library and run, with no
other file; what it is not for is refused.
"""

import json
import os
import shlex
import subprocess
import tomllib

import pytest

from ecgen.cli import main
from ecgen.library.packages.protocol import protocols
from ecgen.names import known_curves
from tests.examples.conftest import WARNINGS

SAID = {"h2c": "Hash to curve", "x25519": "X25519", "frost": "FROST", "bip340": "BIP 340"}
SAID |= {"ecdh": "ECDH over", "ecdsa": "ECDSA over", "eddsa": "EdDSA", "schnorrq": "SchnorrQ"}
SAID |= {"curve4q": "FourQ", "schnorr": "Schnorr over", "dh": "Diffie-Hellman over"}
SAID |= {"batch": "Batch over", "pedersen": "Pedersen over"}
SAID |= {"eddsa_batch": "Batch of Ed25519", "msm": "Sum over"}
# another curve than that of the files
OTHERS = [
    ("ecdsa", "p256"),
    ("ecdh", "secp256k1"),
    pytest.param("eddsa", "ed448", marks=pytest.mark.long),
    ("batch", "p256"),
    ("pedersen", "p256"),
    pytest.param("msm", "p256", marks=pytest.mark.long),
    # every way to write points: xy, zcash, cfrg4q; cofactors 1, 4, 10 and of 126 bits
    *(
        pytest.param(name, curve, marks=pytest.mark.long)
        for name in ("batch", "dh", "pedersen", "schnorr")
        for curve in ("bls12381g1", "jac256189", "ted256189", "fourq", "jq25519", "e521")
        if name != "pedersen" or curve not in ("fourq", "jq25519")
    ),
]


def written(name: str, folder, capsys, *more: str) -> list[str]:
    """The commands to go on with."""
    assert main(["new", "example", name, "-o", str(folder), "--json", *more]) == 0
    return json.loads(capsys.readouterr().out)["next"]


def run(folder, library) -> str:
    flags = f"CFLAGS=-O1 {' '.join(WARNINGS)} -Wno-unused"
    command = ["make", "-C", str(folder), f"LIBRARY={library}", flags]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_another_library_is_compiled_anew(tmp_path, capsys):
    """Its files may be older than the program that was made with the one before."""
    written("schnorr", own := tmp_path / "own", capsys)
    for name in ("one", "two"):
        (own / name / "include").mkdir(parents=True)
        (own / name / "include" / "ed25519.h").touch()
    compiler = "CC=echo compiled; touch program; true"

    def made(library: str) -> bool:
        command = ["make", "-C", str(own), "program", f"LIBRARY={library}", compiler]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        return "\ncompiled\n" in done.stdout

    assert [made(name) for name in ("one", "one", "two", "two")] == [True, False, True, False]


@pytest.mark.parametrize("name", protocols())
def test_a_protocol_runs_on_the_curve_that_it_is_written_for(name, library, tmp_path, capsys):
    build, make = written(name, tmp_path / "own", capsys)
    curve = protocols()[name]["curve"]
    assert f"build {curve} {protocols()[name].get('build', '')}" in build
    assert make == f"make -C {tmp_path / 'own'}"
    told = run(tmp_path / "own", library(curve))
    assert SAID[name] in told and "WRONG" not in told


@pytest.mark.parametrize("name, curve", OTHERS)
def test_a_protocol_runs_on_another_curve(name, curve, library, tmp_path, capsys):
    written(name, tmp_path / "own", capsys, "--curve", curve)
    assert SAID[name] in run(tmp_path / "own", library(curve))
    assert name == "eddsa" or f"{protocols()[name]['curve'].upper()}_" not in "".join(
        path.read_text() for path in (tmp_path / "own").glob(f"{name}.[ch]")
    )


def test_a_curve_of_ones_own_signs(tmp_path, monkeypatch, capsys):
    """Its file names no encoding: the command for its library does."""
    monkeypatch.chdir(tmp_path)
    text = known_curves()["p256"].read_text().replace('name = "p256"', 'name = "mine"')
    (tmp_path / "mine.toml").write_text(text.replace('encoding = "sec1"\n', ""))
    build, _ = written("ecdsa", "sign", capsys, "--curve", "mine.toml")
    words = build.split()[build.split().index("build") :]
    assert words == "build mine.toml --encoding sec1 -o sign/mine".split()
    assert main([*words, "--cpu", "c64"]) == 0
    assert "ECDSA over mine: the signature is valid" in run(tmp_path / "sign", "mine")


def test_a_missing_library_is_told_with_its_command(tmp_path, monkeypatch, capsys):
    """The command holds where it is pasted: the curve's file lies in another folder."""
    monkeypatch.chdir(tmp_path)
    text = known_curves()["p256"].read_text().replace('name = "p256"', 'name = "mine"')
    (tmp_path / "mine.toml").write_text(text)
    written("ecdsa", "sign", capsys, "--curve", "mine.toml")
    done = subprocess.run(["make", "-C", "sign"], capture_output=True, text=True)
    command = f"cd '{tmp_path / 'sign'}' && ecgen build ../mine.toml -o 'mine'"
    assert done.returncode and command in done.stderr
    for language, file in (("python", "program.py"), ("go", "go.mod")):
        written("ecdsa", language, capsys, "--curve", "mine.toml", "--language", language)
        said = (tmp_path / language / file).read_text()
        assert f"ecgen build ../mine.toml --package {language} -o mine\n" in said


def test_the_command_for_a_library_is_quoted(tmp_path, monkeypatch, capsys):
    here = tmp_path / "it's here"
    here.mkdir()
    monkeypatch.chdir(here)
    text = known_curves()["p256"].read_text().replace('name = "p256"', 'name = "mine"')
    (here / "a, #$b.toml").write_text(text)
    written("ecdsa", "a b", capsys, "--curve", "a, #$b.toml")
    done = subprocess.run(["make", "-C", "a b"], capture_output=True, text=True)
    command = next(line for line in done.stderr.splitlines() if "ecgen build" in line)
    words = ["cd", str(here / "a b"), "&&", *"ecgen build".split(), "../a, #$b.toml", "-o", "mine"]
    assert shlex.split(command) == words
    make = ["make", "-C", "a b", "LIBRARY=../c d/x"]
    done = subprocess.run(make, capture_output=True, text=True)
    assert done.returncode and "path of one folder without blanks" in done.stderr


@pytest.mark.parametrize(
    "name, curve, option, said",
    [
        ("ecdsa", "p256", "--encoding xy", "build it with --encoding sec1"),
        ("ecdh", "p256", "--encoding xy", "build it with --encoding sec1"),
        ("schnorr", "p256", "--encoding xy", "POINT_LENGTHS is 1 of"),
        ("schnorr", "ted256189", "--encoding rfc8032", ""),
        ("pedersen", "ted256189", "", "build the library with --with map --with comb"),
    ],
)
def test_a_library_made_otherwise_is_an_error_that_says_so(
    name, curve, option, said, tmp_path, capsys
):
    written(name, tmp_path / "own", capsys, "--curve", curve)
    words = ["build", curve, *option.split(), "--cpu", "c64", "-o", str(tmp_path / "own" / curve)]
    assert main(words) == 0
    make = ["make", "-C", str(tmp_path / "own")]
    done = subprocess.run(make, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"})
    assert said in done.stderr if said else "the signature is valid" in done.stdout


@pytest.mark.parametrize(
    "words, why",
    [
        (["ecdsaa"], "Did you mean ecdsa? There are batch, bip340, "),
        (["ECDSA"], "Did you mean ecdsa? There are batch, bip340, "),
        (["tls"], "'tls'. There are batch, bip340, "),
        (["bip340", "--curve", "p256"], "bip340 is for secp256k1, not for p256."),
        (["ecdsa", "--curve", "ed25519"], "ecdsa is for curves with the encoding sec1"),
        (["eddsa", "--curve", "p256"], "Say --curve ed25519 or --curve ed448."),
        (["eddsa", "--curve", "ted256189"], "schnorr are for every curve with points, this one"),
        (["ecdh", "--curve", "Ed25519"], "`ecgen new example schnorr --curve ed25519`."),
        (["ecdsa", "--curve", "bls12381g1"], "ecdsa is for curves with a small cofactor"),
        (["ecdsa", "--curve", "bls12381g2"], "with the encoding sec1, which bls12381g2 lacks"),
        (["schnorr", "--curve", "curve25519"], "schnorr is for curves with points"),
        (["schnorr", "--curve", "jac1271"], "schnorr is for curves with points"),
        (["pedersen", "--curve", "fourq"], "--with map, which fourq cannot have"),
        (["ecdsa", "--form", "weierstrass"], "--form is for a curve"),
    ],
)
def test_what_it_is_not_for_is_refused(words, why, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["new", "example", *words]) == 2
    assert why in capsys.readouterr().err and not [*tmp_path.iterdir()]


def test_files_that_are_there_stay(tmp_path, capsys):
    written("ecdh", tmp_path / "own", capsys)
    (tmp_path / "own" / "program.c").write_text("mine")
    assert main(["new", "example", "ecdh", "-o", str(tmp_path / "own")]) == 2
    assert (tmp_path / "own" / "program.c").read_text() == "mine"


def test_every_protocol_of_the_folder_is_offered_and_in_the_wheel():
    from tests.examples.conftest import EXAMPLES

    assert {path.stem for path in (EXAMPLES / "programs").glob("*.c")} == {*protocols()} == {*SAID}
    pages = tomllib.loads((EXAMPLES.parents[1] / "pyproject.toml").read_text())
    included = pages["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert included["examples/c"] == "ecgen/data/examples/c"
