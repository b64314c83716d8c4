"""`ecgen field PRIME`: libraries of a field alone are whole, agree with integers, and bad primes
get one reason.
"""

import json
import re
import subprocess

import pytest

from ecgen.cli import main
from ecgen.library.api import FIELD, FIELD2
from ecgen.library.pipeline.field import default_prefix, read_nonresidue, read_prime
from ecgen.run.check.checks import load, run_checks
from ecgen.run.emitted import read_emitted
from ecgen.run.functions.public_functions import check_functions
from ecgen.run.verdict import FAILED, PASSED
from tests.support.compilers import quick

REFUSED = {
    "4": "4 is below 5",
    "2^2-1": "2^2-1 is below 5",
    "0": "0 is below 5",
    "2^255-18": "2^255-18 is even",
    "3 * 5": "3 * 5 is not prime: 3 divides it",
    "2^257-1": "2^257-1 is not prime.",
    "7^3": "7^3 is 7^3, a power of a prime",
    "(2^61-1)^2": "(2^61-1)^2 is 2305843009213693951^2",
    "2^1400-1": "2^1400-1 has 1400 bits",
    "2^9^9": "2^9^9 cannot be read",
    "2^^3": "2^^3 cannot be read",
    "": "'' cannot be read",
    "-7": "-7 is below 5",
    "nosuchcurve": "No curve is called 'nosuchcurve'",
}


@pytest.mark.parametrize("text", REFUSED)
def test_a_bad_prime_has_a_reason_in_one_paragraph(text, tmp_path, capsys):
    assert main(["field", "-o", str(tmp_path / "x"), "--cpu", "x86-64", "--", text]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"ecgen: {REFUSED[text]}") and told.count("\n") == 1
    assert not (tmp_path / "x").exists()


BAD = {
    "no name": (("-o", ""), "the name of the output is empty. Say where to write: -o DIR."),
    "a file": (("-o", "file"), "the output must be a folder"),
    "not ours": (("-o", "full"), "not made by ecgen"),
    "cannot be made": (("-o", "file/below"), "cannot be made"),
    "unknown CPU": (("-o", "x", "--cpu", "abacus"), "no CPU named 'abacus'"),
    "refused CPU": (("-o", "x", "--cpu", "cortex-m3"), "depends on secret data"),
    "no CPU file": (("-o", "x", "--cpu", "nosuch.toml"), "nosuch.toml: there is no such CPU file"),
    "level": (("-o", "x", "--level", "adx"), "has no ADX"),
    "convention": (("-o", "x", "--abi", "aapcs"), "no calling convention 'aapcs'"),
    "prefix": (("-o", "x", "--prefix", "9a"), "'9a' cannot begin a C name"),
    "function": (
        ("-o", "x", "--api", "fe_foo"),
        "no function fe_foo. --api takes full, or some of",
    ),
    "minimal": (("-o", "x", "--api", "minimal"), "--api minimal is a key exchange"),
    "tuning": (("-o", "x", "--tuning", "nosuch"), "has no measurements"),
    "routine": (("--emit", "asm", "--routine", "nosuch"), "no assembly routine 'nosuch'"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_options_have_a_reason_in_one_paragraph(name, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("mine")
    (tmp_path / "full").mkdir()
    (tmp_path / "full/mine").write_text("mine")
    more, why = BAD[name]
    assert main(["field", "251", *(() if "--cpu" in more else ("--cpu", "x86-64")), *more]) == 2
    captured = capsys.readouterr()
    assert (
        why in captured.err
        and captured.err.startswith("ecgen: ")
        and captured.err.count("\n") == 1
        and not captured.out
    )
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["file", "full", "mine"]


def test_a_choice_of_functions_leaves_the_others_out(tmp_path):
    assert (
        main(
            [
                "field",
                "251",
                "--cpu",
                "x86-64",
                "--api",
                "fp_add,fp_decode",
                "--prefix",
                "own",
                "-o",
                str(tmp_path / "x"),
            ]
        )
        == 0
    )
    manifest = json.loads((tmp_path / "x/MANIFEST.json").read_text())
    assert (
        manifest["symbols"] == ["own_cpu_supported", "own_fp_add", "own_fp_decode"]
        and "--api fp_add,fp_decode" in manifest["command"]
    )
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
    assert (
        default_prefix(p) == "f255m19"
        and default_prefix(2**127 - 1, 2) == "f127m1_2"
        and re.fullmatch(r"f384x\w+", default_prefix(read_prime("p384")))
    )
    # the first two end in the same digits
    assert (
        len({default_prefix(read_prime(name)) for name in ("p256", "sm2", "brainpoolp256r1")}) == 3
    )


# i^2 = -1, -1 in Montgomery's form, 17
QUADRATIC = ("2^127-1 --degree 2", "p256 --degree 2", "65521 --degree 2 --nonresidue 17")
FIELDS = ("2^255-19", "251", "p256", *QUADRATIC)
SHORT = (QUADRATIC[2],)


@pytest.fixture(scope="module", params=FIELDS)
def folder(request, tmp_path_factory):
    made = tmp_path_factory.mktemp("field") / "own"
    assert (
        main(
            ["field", *request.param.split(), "--cpu", "x86-64", "--prefix", "own", "-o", str(made)]
        )
        == 0
    )
    return made


@pytest.mark.sample(6)
def test_header_and_manifest_have_the_field_and_nothing_else(folder):
    rows = (
        FIELD2
        if "--degree" in json.loads((folder / "MANIFEST.json").read_text())["command"]
        else FIELD
    )
    names = sorted(["cpu_supported", *(row.name for row in rows)])
    header = (folder / "include/own.h").read_text()
    assert sorted(re.findall(r"^(?:int|void) own_(\w+)\(", header, re.MULTILINE)) == names
    manifest = json.loads((folder / "MANIFEST.json").read_text())
    assert manifest["symbols"] == [f"own_{name}" for name in names] and "curve" not in manifest
    text = (
        header
        + (folder / "src/own.c").read_text()
        + (folder / "report.html").read_text().replace("entry points", "")
    )
    assert not re.search(r"\bcurve|\bpoints?\b|\bscalar|the order\b", text, re.IGNORECASE)


@pytest.mark.asm
@pytest.mark.sample(6)
def test_every_program_compiles_without_warning_and_runs(folder):
    flags = (
        "CFLAGS=-O1 -Wall -Wextra -Werror -Wno-unused-function -Wno-unused-variable"
        " -Wno-unused-const-variable"
    )
    subprocess.run(
        ["make", "-s", "-C", folder, flags, "build/bench", "build/test", "build/example"],
        check=True,
    )
    done = subprocess.run([folder / "build/test"], check=True, capture_output=True, text=True)
    assert int(re.match(r"(\d+) checks, 0 failures", done.stdout)[1]) > 400
    subprocess.run([folder / "build/example"], check=True)


@pytest.mark.asm
@pytest.mark.parametrize(
    "folder",
    [name if name in SHORT else pytest.param(name, marks=pytest.mark.long) for name in FIELDS],
    indirect=True,
)
def test_every_check_passes(folder):
    _, _, verdicts = run_checks(folder, scale=0.001)
    assert {v.status for v in verdicts} == {PASSED} and len(verdicts) >= 7, verdicts


WRONG = {  # C of a library over F_{p^2} -> what is seen of it
    "own_fe_cneg(r + OWN_WORDS, a + OWN_WORDS, 1);": "fp2_conj",
    "own_fe_cneg(t, t, 1);": "fp2_inv",
    "own_fe2_cneg(t, t, own_fe2_parity(t));": "fp2_sqrt",
    "good &= own_fe_decode(t + OWN_WORDS, in + OWN_PART_BYTES);": "fp2_decode",
    "zero &= own_fe_is_zero(a + OWN_WORDS);": "fp2_is_zero",
    "own_fe_encode(out + OWN_PART_BYTES, t, mask);": "fp2_encode",
}


@pytest.mark.asm
def test_what_is_wrong_with_an_element_is_seen(tmp_path):
    assert (
        main(
            [
                "field",
                "65521",
                "--degree",
                "2",
                "--nonresidue",
                "17",
                "--cpu",
                "c64",
                "--prefix",
                "own",
                "-o",
                str(tmp_path / "own"),
            ]
        )
        == 0
    )
    source = tmp_path / "own/src/own.c"
    text, emitted = source.read_text(), read_emitted(tmp_path / "own")
    for number, (line, name) in enumerate(WRONG.items()):
        assert text.count(line) == 1, line
        source.write_text(text.replace(line, ""))
        (scratch := tmp_path / str(number)).mkdir()
        verdict = check_functions(load(emitted, quick(), scratch), 40, (name,))
        assert verdict.status == FAILED and name in verdict.detail, name


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--degree", "3"), "fields of degree 3 are not made. Take --degree 2"),
        (("--nonresidue", "2"), "--nonresidue belongs to fields of degree 2"),
        (
            ("--degree", "2", "--nonresidue", "4"),
            "i^2 = 4 defines no field: 4 is a square modulo p",
        ),
        (("--degree", "2", "--nonresidue", "251"), "251 is a square modulo p"),
    ],
)
def test_a_bad_extension_has_a_reason_in_one_paragraph(options, why, tmp_path, capsys):
    assert main(["field", "251", "--cpu", "x86-64", "-o", str(tmp_path / "x"), *options]) == 2
    told = capsys.readouterr().err
    assert why in told and told.count("\n") == 1 and not (tmp_path / "x").exists()


def test_the_nonresidue_is_minus_one_or_the_least_above_one():
    assert [read_nonresidue(p, 2, None) for p in (7, 13, 17, 2**127 - 1, 2**255 - 19)] == [
        -1,
        2,
        3,
        -1,
        2,
    ]
    assert read_nonresidue(13, 2, 11) == -2 and read_nonresidue(13, 1, None) is None


@pytest.mark.asm
@pytest.mark.parametrize(
    "api",
    [
        "fp_add,fp_decode",
        "fp_encode,fp_mul",
        "fp_decode,fp_equal,fp_mul,fp_neg",
        "fp_decode,fp_encode,fp_sqrt,fp_cmov",
        "fp_sqr",
    ],
)
@pytest.mark.sample(6)
def test_the_programs_of_a_choice_of_functions_compile_and_run(api, tmp_path):
    assert (
        main(["field", "251", "--cpu", "c64", "--api", api, "--prefix", "own", "-o", str(tmp_path)])
        == 0
    )
    flags = (
        "CFLAGS=-O1 -Wall -Wextra -Werror -Wno-unused-function -Wno-unused-variable"
        " -Wno-unused-const-variable"
    )
    subprocess.run(
        ["make", "-s", "-C", tmp_path, flags, "build/bench", "build/test", "build/example"],
        check=True,
    )
    done = subprocess.run([tmp_path / "build/test"], check=True, capture_output=True, text=True)
    told = "fp_decode" in api and ("fp_encode" in api or "fp_equal" in api)
    assert ("known answers, refusals" in done.stdout) == told == ("NOT compared" not in done.stdout)
    assert (int(re.search(r"(\d+) checks, 0 failures", done.stdout)[1]) > 100) == told
    subprocess.run([tmp_path / "build/example"], check=True)
