"""Square roots where 2^s divides p - 1 for a large s, and points decoded in variable time: what the
C gives, what is seen of wrong C, what manifest and `explain` say of it.
"""

import json
import re

import pytest

from ecgen.cli import main
from ecgen.run.check.checks import load
from ecgen.run.check.conventions import check_constant_time
from ecgen.run.emitted import read_emitted
from ecgen.run.functions.public_functions import check_functions
from ecgen.run.readback.claims import check_manifest
from ecgen.run.readback.masks.check import check_masks
from ecgen.run.verdict import FAILED, PASSED
from tests.support.compilers import quick

GOLDILOCKS = "2^64-2^32+1"
DECODE = "point_decode_vartime,point_decode_batch_vartime"
# C of a root -> the same, wrong
WRONG = {
    "a digit": ("if (k + 1 < 8)\n", "if (k + 2 < 8)\n"),
    "a place": ("(8 - left[i])", "(9 - left[i])"),
    "how far": ("4 * (left[top] / 2));", "4 * (left[top] / 2) + 1);"),
    "what is told": ("digit |= d &", "digit |= (d ^ 1) &"),
    "a sign": ("half = digits[k] >> 1;", "half = digits[k];"),
}


@pytest.fixture(scope="module")
def field(tmp_path_factory):
    made = tmp_path_factory.mktemp("roots") / "own"
    words = ["field", GOLDILOCKS, "--cpu", "c64", "--prefix", "own", "-o", str(made)]
    assert main([*words, "--api", "fp_sqrt,fp_decode"]) == 0
    return made


@pytest.mark.essential
@pytest.mark.asm
def test_roots_of_a_field(field, tmp_path):
    emitted = read_emitted(field)
    assert check_functions(load(emitted, quick(), tmp_path), 60, ("fp_sqrt",)).status == PASSED
    assert check_masks(emitted, quick(), tmp_path).status == PASSED
    assert check_manifest(emitted).status == PASSED
    said = json.loads((field / "MANIFEST.json").read_text())["logarithms"]
    assert (said["twos"], said["digits"], said["window"]) == (32, 8, 4)
    assert said["squarings"] < 120 and said["table_bytes"] == 8 * 16 * 8


@pytest.mark.asm
@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_root_is_seen(field, name, tmp_path):
    source, (old, new) = field / "src/own.c", WRONG[name]
    text = source.read_text()
    assert old in text
    try:
        source.write_text(text.replace(old, new))
        verdict = check_functions(load(read_emitted(field), quick(), tmp_path), 60, ("fp_sqrt",))
    finally:
        source.write_text(text)
    assert verdict.status == FAILED, verdict


def test_a_manifest_that_counts_otherwise_is_refused(field):
    path = field / "MANIFEST.json"
    text = path.read_text()
    try:
        path.write_text(re.sub(r'"scans": \d+', '"scans": 1', text))
        assert check_manifest(read_emitted(field)).status == FAILED
    finally:
        path.write_text(text)


@pytest.mark.asm
@pytest.mark.parametrize(
    "curve",
    [
        "p224",
        *(
            pytest.param(name, marks=pytest.mark.long)
            for name in ("jubjub", "ed25519", "bls12381g1")
        ),
    ],
)
def test_points_decoded_in_variable_time(curve, tmp_path):
    """They are those of the functions in constant time, and are seen to be in variable time."""
    words = ["build", curve, "--cpu", "c64", "--prefix", "own", "-o", str(tmp_path / "own")]
    assert main([*words, "--with", "decode", "--api", f"point_decode,{DECODE}"]) == 0
    emitted = read_emitted(tmp_path / "own")
    assert all(emitted.function(name).vartime for name in DECODE.split(","))
    (scratch := tmp_path / "scratch").mkdir()
    assert check_functions(load(emitted, quick(), scratch), 40).status == PASSED
    assert check_constant_time(emitted, quick(), scratch).status == PASSED


def test_explain_counts_logarithms(capsys):
    assert main(["explain", "pallas", "--cpu", "x86-64", "--api", "scalarmult", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)["logarithms"]
    assert said["twos"] == 32 and said["entries"] == 16
    assert main(["field", "2^255-19", "--cpu", "x86-64", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["logarithms"] is None
