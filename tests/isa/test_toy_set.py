"""An instruction set outside of ecgen: the toy of tests/support/isa/toy, in a folder that only
Python's path names, builds a library, checks it and counts its cycles; and no other run knows it.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOY = Path(__file__).resolve().parents[1] / "support" / "isa" / "toy"
ROOT = TOY.parents[3]
MORE = ("2^61-1", "2^521-1", "2^255-19", "2^256-2^32-977", "2^256-2^224+2^192+2^96-1")


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """A folder with the package ecgen_isa, in which the toy is."""
    folder = tmp_path_factory.mktemp("sets")
    shutil.copytree(TOY, folder / "ecgen_isa" / "toy")
    return folder


def ecgen(place, *arguments):
    """Exit status and what is printed, with the folder on Python's path."""
    path = os.pathsep.join(map(str, (place, ROOT)))
    done = subprocess.run(
        [sys.executable, "-P", "-m", "ecgen", *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": path, "ECGEN_PROOFS": "off"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.fixture(scope="module")
def library(place):
    cpu, out = place / "ecgen_isa" / "toy" / "toy.toml", place / "library"
    status, printed, said = ecgen(place, "field", "2^127-1", "--cpu", cpu, "-o", out)
    assert status == 0, said
    assert "toy level only" in printed
    return out


@pytest.mark.long
@pytest.mark.parametrize("prime", MORE)
def test_fields_of_other_primes_compute_what_they_should(place, prime, tmp_path):
    cpu, out = place / "ecgen_isa" / "toy" / "toy.toml", tmp_path / "library"
    status, _, said = ecgen(place, "field", prime, "--cpu", cpu, "-o", out)
    assert status == 0, said
    status, printed, said = ecgen(place, "check", out, "--only", "field routines", "--scale", "0.1")
    assert status == 0, printed + said


REFUSED = {
    "a module that raises": ("bad", "x = 1\nraise ValueError(x)\n", "record.py:2: .*ValueError: 1"),
    "no Python": ("bad", "def\n", "record.py: .*SyntaxError.* line 1"),
    "no record": ("bad", "RECORD = 1\n", "record.py: .*neither an InstructionSet nor"),
    "a name of ecgen's": (
        "x86_64",
        "from ecgen_isa.toy.record import RECORD\n",
        "of a set of ecgen",
    ),
    "another name": ("bad", "from ecgen_isa.toy.record import RECORD\n", "of another name, toy"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_folder_that_is_no_set_is_refused(case, tmp_path):
    name, text, why = REFUSED[case]
    shutil.copytree(TOY, tmp_path / "ecgen_isa" / "toy")
    folder = tmp_path / "ecgen_isa" / name
    folder.mkdir()
    (folder / "record.py").write_text(text)
    status, _, said = ecgen(tmp_path, "field", "2^61-1", "--cpu", "c64", "-o", tmp_path / "out")
    assert status == 2 and re.search(why, said) and "Traceback" not in said, said
    assert not (tmp_path / "out").exists()


def test_without_a_decoder_nothing_is_proven_of_bytes(place, library):
    status, _, said = ecgen(place, "check", library, "--prove")
    assert status == 2 and "toy has no decoder" in said


def test_an_operation_that_it_lacks_is_named(place, tmp_path):
    changed = shutil.copytree(place / "ecgen_isa", tmp_path / "ecgen_isa") / "toy" / "emit.py"
    changed.write_text(changed.read_text().replace('case "topand"', 'case "none"'))
    cpu = changed.with_name("toy.toml")
    status, _, said = ecgen(tmp_path, "field", "2^127-1", "--cpu", cpu, "-o", tmp_path / "out")
    assert status != 0 and "toy/emit.py: fe_mul has the operation topand" in said


def test_a_library_is_made_of_its_instructions(library):
    text = next((library / "src").glob("*_field.S")).read_text()
    assert "mad r" in text and "loop a2, .Lfe_nsqr" in text
    assert json.loads((library / "MANIFEST.json").read_text())["isa"] == "toy"


def test_it_is_checked_in_its_emulator(place, library):
    status, printed, said = ecgen(place, "check", library, "--json")
    assert status == 0, said
    verdicts = {row["check"]: row["status"] for row in json.loads(printed)["checks"]}
    assert set(verdicts.values()) == {"passed", "skipped"}
    assert {name for name, how in verdicts.items() if how == "skipped"} == {
        "secrets are erased from the stack"
    }
    assert {
        "calling convention and stack",
        "modelled cycles",
        "constant time, traces of blocks and addresses",
    } <= {*verdicts}


@pytest.mark.long
def test_a_wrong_instruction_is_found(place, library, tmp_path):
    changed = shutil.copytree(library, tmp_path / "changed")
    source = next((changed / "src").glob("*_field.S"))
    source.write_text(source.read_text().replace("mad r", "and r", 1))
    status, printed, _ = ecgen(place, "check", changed, "--only", "field routines")
    assert status == 1 and "failed" in printed


@pytest.mark.long
def test_its_cycles_are_counted(place, library):
    status, printed, said = ecgen(place, "bench", library, "--json")
    assert status == 0, said
    bench = json.loads(printed)
    rows = {row["name"]: row["min"] for row in bench["results"]}
    assert bench["counter"] == "model T" and rows["fp_sqrt"] > 50 * rows["fe_mul"] > 0


def test_its_convention_is_offered(place):
    """And refused where the CPU is another one, by who knows the CPU."""
    status, _, said = ecgen(place, "field", "2^61-1", "--abi", "toy", "--cpu", "x86-64")
    assert status != 0 and "is not one of" not in said and "toy" in said


def test_no_other_run_knows_it(library):
    status, _, said = ecgen(library, "check", library)
    assert status != 0 and "toy" in said
