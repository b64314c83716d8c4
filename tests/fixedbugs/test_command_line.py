"""Slips of the command line: `--vector --cpu native` refused machines with AVX2, `list curves`
showed curves that cannot be built as if they could, `schedule` called a refuted formula's order
optimal without a word, errors under --json were text, an unknown curve was complained about after a
missing -o, 2^448-2^224-1 had "no special shape", `verify` coloured digits inside names, `check`
ignored NO_COLOR, `bench` showed no modelled cycles, no count of rounds of fe_nsqr and no scalar
functions.
"""

import json
import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from ecgen.cli import cli, main
from ecgen.curve import load_curve
from ecgen.curve.shape import PrimeShape, classify_prime, signed_powers
from ecgen.formula.library import find
from ecgen.isa.target import load_target
from ecgen.library.packed.points import check_vectors, vector_unit
from tests.support.compilers import quick_option
from tests.support.library import curves

SMALL = {"window": 4, "teeth": 3, "blocks": 2}


def test_native_with_avx2_has_vectors(as_cpu):
    """A machine for which there is no file of its own."""
    as_cpu("GenuineIntel", 6, 199, {"bmi2", "adx", "avx", "avx2", "fma"})
    native = load_target("native", tuning="none")
    assert native.name == "x86-64-adx" and vector_unit(native).extensions == ("avx2", "fma")
    check_vectors(load_curve("curve13318"), native, "sysv")


def test_native_without_fma_is_not_said_to_have_it(as_cpu):
    as_cpu("GenuineIntel", 6, 199, {"bmi2", "adx", "avx", "avx2"})
    assert load_target("native", tuning="none").name == "x86-64"


def test_list_says_which_curves_have_no_library(capsys):
    """As `ecgen build` does: its refusal is the reason."""
    assert main(["list", "curves", "--json"]) == 0
    rows = {row["name"]: row for row in json.loads(capsys.readouterr().out)["curves"]}
    assert main(["list", "curves"]) == 0
    lines = capsys.readouterr().out.splitlines()
    refused = [
        name for name, row in rows.items() if row["status"] == "ok" and "x86_64" in row["refused"]
    ]
    assert {"armv7em", "x86_64"} <= set(rows["ted256189"]["taken"]) and "secp112r1" in refused
    for name in refused:
        assert any(
            line.startswith(f"  {name} ") and rows[name]["refused"]["x86_64"] in line
            for line in lines
        )
        assert main(["build", name, "--cpu", "x86-64", "-o", "never"]) == 2
        assert rows[name]["refused"]["x86_64"] in capsys.readouterr().err
    assert sum(" refused: " in line for line in lines) == len(refused)


@pytest.mark.parametrize(
    ("p", "text"),
    [
        (2**448 - 2**224 - 1, "2^448-2^224-1"),
        (2**256 - 2**224 + 2**192 + 2**96 - 1, "2^256-2^224+2^192+2^96-1"),
        (2**255 - 19, "2^255-19"),
        (2**521 - 1, "2^521-1"),
        (2**224 - 2**96 + 1, "2^224-2^96+1"),
        (
            int("a9fb57dba1eea9bc3e660a909d838d726e3bf623d52620282013481d1f6e5377", 16),
            "256-bit prime of no special shape",
        ),
        (2**64 * (2**63 - 27443) + 1, "127-bit prime, 1 modulo 2^64"),
    ],
)
def test_primes_are_written_by_their_powers(p, text):
    assert str(classify_prime(p)) == text
    assert sum(sign << exponent for sign, exponent in signed_powers(p)) == p
    assert isinstance(classify_prime(p), PrimeShape)


def test_schedule_tells_of_a_refuted_formula(tmp_path, capsys):
    (path,) = find("shortw/jacobian-3/doubling/dbl-2001-b")
    head, _, tail = path.read_text().rpartition("-")
    wrong = tmp_path / "wrong.op3"
    wrong.write_text(f"# model shortw/jacobian-3/doubling\n{head}+{tail}")
    assert main(["schedule", str(wrong), "--json"]) == 0
    told = capsys.readouterr()
    assert "is refuted" in told.err and "Y3" in json.loads(told.out)["refuted"][str(wrong)]
    assert main(["schedule", "shortw/jacobian-3/doubling/dbl-2001-b", "--json"]) == 0
    told = capsys.readouterr()
    assert not told.err and "refuted" not in json.loads(told.out)


@pytest.mark.parametrize(
    ("words", "where", "what"),
    [
        (["explain", "nosuch", "--json"], None, "nosuch"),
        (["build", "ted256189", "-o", "", "--json"], None, "name of the output"),
        (["check", "nosuch-folder", "--json"], "nosuch-folder", "no such folder"),
        (["bench", "--json"], None, "no folder"),
        (["list", "nonsense", "--json"], None, "nonsense"),
        (["schedule", "ted256189", "--json", "--repeat", "x"], None, "--repeat"),
    ],
)
def test_errors_under_json_are_json(words, where, what, capsys):
    assert main(words) == 2
    told = json.loads(capsys.readouterr().out)
    assert (
        told["exit_code"] == 2 and told["file"] == where and what in told["error"] and told["try"]
    )


def test_an_unknown_curve_is_the_first_complaint(capsys):
    assert main(["build", "nosuch"]) == 2
    assert "nosuch" in capsys.readouterr().err


def test_verify_leaves_names_plain(monkeypatch):
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.delenv("NO_COLOR", raising=False)
    shown = (
        CliRunner()
        .invoke(cli, ["verify", "shortw/jacobian-3/doubling/dbl-2001-b", "--details"], color=True)
        .output
    )
    first = shown.splitlines()[0]
    assert "\x1b[" in first and "shortw/jacobian-3/doubling/dbl-2001-b" in first, first


@pytest.mark.parametrize("colour", [True, False])
def test_check_heeds_no_color(colour, folder_of, monkeypatch):
    """https://no-color.org: set and not empty."""
    monkeypatch.setenv("NO_COLOR", "" if colour else "1")
    folder = folder_of(curves.LARGE["ted256189"], "plain", **SMALL)
    shown = (
        CliRunner()
        .invoke(cli, ["check", str(folder), "--only", "files", "--cc", quick_option()], color=True)
        .output
    )
    assert ("\x1b[" in shown) == colour and "passed" in shown


@pytest.mark.long
def test_bench_shows_models_rounds_and_scalars(tmp_path, capsys):
    folder = tmp_path / "library"
    assert main(["build", "ted256189", "--cpu", "x86-64", "-o", str(folder)]) == 0
    capsys.readouterr()
    assert main(["bench", str(folder)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split()[-1] == "model"
    found = {re.sub(r" \(.*", "", line.strip()).split()[0]: line for line in lines[2:]}
    assert {"scalar_add", "scalar_mul", "scalar_neg", "scalar_reduce", "scalar_is_valid"} <= set(
        found
    )
    assert "(10 rounds)" in found["fe_nsqr_latency"]
    manifest = {
        row["name"]: row for row in json.loads((folder / "MANIFEST.json").read_text())["routines"]
    }
    # the table has one unit
    core = float(re.search(r"a core cycle takes ([\d.]+) of them here", "\n".join(lines))[1])
    assert 0.2 < core < 2
    assert float(found["fe_mul_latency"].split()[-1]) == pytest.approx(
        core * manifest["fe_mul"]["model_cycles"], rel=0.02, abs=0.1
    )
    assert float(found["fe_nsqr_latency"].split()[-1]) == pytest.approx(
        core * 10 * manifest["fe_nsqr"]["model_cycles"], rel=0.02, abs=0.1
    )


def test_a_source_that_was_changed_and_does_not_compile(tmp_path, capsys):
    """The compiler's words alone did not say that the library is not as it was written."""
    folder = Path(
        shutil.copytree(Path(__file__).parents[2] / "generated/ted256189", tmp_path / "library")
    )
    (folder / "src/ted256189.c").write_text("no C")
    assert main(["check", str(folder), "--cc", quick_option()]) == 2
    told = capsys.readouterr().err
    assert (
        "does not compile, and is not as it was written, either (src/ted256189.c" in told
        and told.count("\n") == 1
    )


@pytest.mark.parametrize("command", ["bench", "check"])
def test_a_program_that_is_no_compiler(command, capsys):
    """/bin/true, which ends well: the program that it had not written was called missing, "install
    it".
    """
    assert (
        main([command, str(Path(__file__).parents[2] / "generated/ted256189"), "--cc", "/bin/true"])
        == 2
    )
    told = capsys.readouterr().err
    assert (
        "/bin/true ended well, but wrote no " in told and "--cc" in told and told.count("\n") == 1
    )
