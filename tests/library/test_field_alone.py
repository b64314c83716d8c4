"""`ecgen field PRIME`: libraries of a field alone are whole, agree with integers, and bad primes get one reason."""

import json
import re
import subprocess

import pytest

from ecgen.cli import main
from ecgen.library.api import FIELD
from ecgen.library.field_build import default_prefix, read_prime
from ecgen.run.checks import run_checks
from ecgen.run.verdict import PASSED

REFUSED = {
    "4": "4 is below 5", "2^2-1": "2^2-1 is below 5", "0": "0 is below 5", "2^255-18": "2^255-18 is even", "3 * 5": "3 * 5 is not prime: 3 divides it",
    "2^257-1": "2^257-1 is not prime.", "7^3": "7^3 is 7^3, a power of a prime", "(2^61-1)^2": "(2^61-1)^2 is 2305843009213693951^2",
    "2^1400-1": "2^1400-1 has 1400 bits", "2^9^9": "2^9^9 cannot be read", "2^^3": "2^^3 cannot be read", "": "'' cannot be read", "-7": "-7 is below 5", "nosuchcurve": "No curve is called 'nosuchcurve'",
}  # fmt: skip


@pytest.mark.parametrize("text", REFUSED)
def test_a_bad_prime_has_a_reason_in_one_paragraph(text, tmp_path, capsys):
    assert main(["field", "-o", str(tmp_path / "x"), "--cpu", "x86-64", "--", text]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"ecgen: {REFUSED[text]}") and told.count("\n") == 1
    assert not (tmp_path / "x").exists()


BAD = {
    "no folder": ((), "there is no output folder. Say where to write: -o DIR."), "a file": (("-o", "file"), "the output must be a folder"), "not ours": (("-o", "full"), "not made by ecgen"),
    "cannot be made": (("-o", "file/below"), "cannot be made"), "unknown CPU": (("-o", "x", "--cpu", "abacus"), "no CPU named 'abacus'"), "refused CPU": (("-o", "x", "--cpu", "cortex-m3"), "depends on secret data"),
    "no CPU file": (("-o", "x", "--cpu", "nosuch.toml"), "nosuch.toml: there is no such CPU file"), "level": (("-o", "x", "--level", "adx"), "has no ADX"), "convention": (("-o", "x", "--abi", "aapcs"), "no calling convention 'aapcs'"),
    "prefix": (("-o", "x", "--prefix", "9a"), "'9a' cannot begin a C name"), "function": (("-o", "x", "--api", "fe_foo"), "no function fe_foo. --api takes full, or some of"),
    "minimal": (("-o", "x", "--api", "minimal"), "--api minimal is a key exchange"), "tuning": (("-o", "x", "--tuning", "nosuch"), "has no measurements"), "routine": (("--emit", "asm", "--routine", "nosuch"), "no assembly routine 'nosuch'"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_bad_options_have_a_reason_in_one_paragraph(name, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("mine")
    (tmp_path / "full").mkdir()
    (tmp_path / "full/mine").write_text("mine")
    more, why = BAD[name]
    assert main(["field", "251", *(() if "--cpu" in more else ("--cpu", "x86-64")), *more]) == 2
    captured = capsys.readouterr()
    assert why in captured.err and captured.err.startswith("ecgen: ") and captured.err.count("\n") == 1 and not captured.out
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["file", "full", "mine"]


def test_a_choice_of_functions_leaves_the_others_out(tmp_path):
    assert main(["field", "251", "--cpu", "x86-64", "--api", "fp_add,fp_decode", "--prefix", "own", "-o", str(tmp_path / "x")]) == 0
    manifest = json.loads((tmp_path / "x/MANIFEST.json").read_text())
    assert manifest["symbols"] == ["own_cpu_supported", "own_fp_add", "own_fp_decode"] and "--api fp_add,fp_decode" in manifest["command"]
    assert "fe_mul" not in {row["name"] for row in manifest["routines"]}


@pytest.mark.parametrize("option", ["--emit=limb", "--emit=asm", "--annotate"])
def test_stages_are_shown_and_nothing_is_written(option, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["field", "251", "--cpu", "x86-64", option, "--routine", "fe_add"]) == 0
    assert "fe_add" in capsys.readouterr().out and not list(tmp_path.iterdir())


def test_a_prime_may_be_written_in_many_ways():
    p = 2**255 - 19
    for text in ("2^255-19", "2**255 - 19", str(p), hex(p), "ed25519"):
        assert read_prime(text) == p
    assert default_prefix(p) == "f255m19" and re.fullmatch(r"f384x\w+", default_prefix(read_prime("p384")))


PRIMES = ("2^255-19", "251", "p256")


@pytest.fixture(scope="module", params=PRIMES)
def folder(request, tmp_path_factory):
    made = tmp_path_factory.mktemp("field") / "own"
    assert main(["field", request.param, "--cpu", "x86-64", "--prefix", "own", "-o", str(made)]) == 0
    return made


def test_header_and_manifest_have_the_field_and_nothing_else(folder):
    names = sorted(["cpu_supported", *(row.name for row in FIELD)])
    header = (folder / "include/own.h").read_text()
    assert sorted(re.findall(r"^(?:int|void) own_(\w+)\(", header, re.MULTILINE)) == names
    manifest = json.loads((folder / "MANIFEST.json").read_text())
    assert manifest["symbols"] == [f"own_{name}" for name in names] and "curve" not in manifest
    text = header + (folder / "src/own.c").read_text() + (folder / "report.html").read_text().replace("entry points", "")
    assert not re.search(r"\bcurve|\bpoints?\b|\bscalar|the order\b", text, re.IGNORECASE)


@pytest.mark.asm
def test_every_program_compiles_without_warning_and_runs(folder):
    flags = "CFLAGS=-O1 -Wall -Wextra -Werror -Wno-unused-function -Wno-unused-variable -Wno-unused-const-variable"
    subprocess.run(["make", "-s", "-C", folder, flags, "build/bench", "build/test", "build/example"], check=True)
    done = subprocess.run([folder / "build/test"], check=True, capture_output=True, text=True)
    assert int(re.match(r"(\d+) checks, 0 failures", done.stdout)[1]) > 400
    subprocess.run([folder / "build/example"], check=True)


@pytest.mark.asm
@pytest.mark.parametrize("folder", [name if name == "p256" else pytest.param(name, marks=pytest.mark.long) for name in PRIMES], indirect=True)
def test_every_check_passes(folder):
    _, _, verdicts = run_checks(folder, scale=0.001)
    assert {v.status for v in verdicts} == {PASSED} and len(verdicts) >= 7, verdicts

@pytest.mark.asm
@pytest.mark.parametrize("api", ["fp_add,fp_decode", "fp_encode,fp_mul", "fp_decode,fp_equal,fp_mul,fp_neg", "fp_decode,fp_encode,fp_sqrt,fp_cmov", "fp_sqr"])
def test_the_programs_of_a_choice_of_functions_compile_and_run(api, tmp_path):
    assert main(["field", "251", "--cpu", "c64", "--api", api, "--prefix", "own", "-o", str(tmp_path)]) == 0
    flags = "CFLAGS=-O1 -Wall -Wextra -Werror -Wno-unused-function -Wno-unused-variable -Wno-unused-const-variable"
    subprocess.run(["make", "-s", "-C", tmp_path, flags, "build/bench", "build/test", "build/example"], check=True)
    done = subprocess.run([tmp_path / "build/test"], check=True, capture_output=True, text=True)
    told = "fp_decode" in api and ("fp_encode" in api or "fp_equal" in api)
    assert ("known answers, refusals" in done.stdout) == told == ("NOT compared" not in done.stdout)
    assert (int(re.search(r"(\d+) checks, 0 failures", done.stdout)[1]) > 100) == told
    subprocess.run([tmp_path / "build/example"], check=True)
