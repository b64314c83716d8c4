"""Proofs that are kept: taken only for the very same program, meaning, modulus and prover, and
never for one that failed.
"""

import sqlite3
from dataclasses import replace

import pytest

from ecgen.errors import CheckFailure
from ecgen.field.lower import lower_program
from ecgen.field.proof import meanings_of
from ecgen.limb import proven
from tests.support.field.cases import FIELDS, SPECS, one_op

FIELD, PROGRAM = FIELDS["2^255-19"], one_op("add")
LIMBS, MEANINGS = lower_program(PROGRAM, FIELD, SPECS), meanings_of(PROGRAM, SPECS)


@pytest.fixture
def runs(monkeypatch, tmp_path):
    """The programs that the prover itself was asked about, with a file of proofs of the test's
    own.
    """
    asked, prove = [], proven.prove
    monkeypatch.setenv("ECGEN_PROOFS", str(tmp_path / "proofs.sqlite"))
    monkeypatch.setattr(proven, "prove", lambda *given: (asked.append(given), prove(*given))[1])
    return asked


def once(limbs=LIMBS, meanings=MEANINGS, modulus=FIELD.p):
    return proven.prove_once(limbs, meanings, modulus)


def test_the_second_time_is_taken_from_the_file(runs):
    assert once() == once()
    assert len(runs) == 1


def test_every_part_of_the_claim_counts(runs):
    once()
    (name, meaning), *_ = MEANINGS.items()
    first, *others = LIMBS.inputs
    narrower = replace(LIMBS, inputs=(replace(first, high=first.high - 1), *others))
    for limbs, meanings, modulus in (
        (narrower, MEANINGS, FIELD.p),
        (LIMBS, {}, FIELD.p),
        (replace(LIMBS, name="other"), MEANINGS, FIELD.p),
    ):
        before = len(runs)
        once(limbs, meanings, modulus)
        assert len(runs) == before + 1
    for meanings, modulus in (
        ({name: {monomial: 2 * factor for monomial, factor in meaning.items()}}, FIELD.p),
        (MEANINGS, FIELD.p + 2),
    ):
        with pytest.raises(CheckFailure):
            once(LIMBS, meanings, modulus)


def test_a_changed_prover_proves_anew(runs, monkeypatch):
    once()
    monkeypatch.setattr(proven, "_prover", lambda: "another text")
    once()
    assert len(runs) == 2


def test_a_proof_that_failed_is_not_kept(runs):
    for _ in range(2):
        with pytest.raises(CheckFailure):
            once(LIMBS, MEANINGS, FIELD.p + 2)
    assert len(runs) == 2


@pytest.mark.parametrize(
    "change",
    [
        "update proofs set congruences = congruences + 1",
        "update proofs set digest = 'x'",
        "delete from proofs",
    ],
)
def test_a_changed_row_is_not_believed(runs, change):
    first = once()
    with sqlite3.connect(proven.kept_file()) as base:
        base.execute(change)
    assert once() == first and len(runs) == 2


def test_a_damaged_file_is_replaced(runs):
    once()
    proven.kept_file().write_bytes(b"SQLite format 3\0" + b"no base at all" * 100)
    once()
    once()
    once()
    assert len(runs) == 2  # the first look removed it, the write after that made another


def test_without_a_file(runs, monkeypatch, tmp_path):
    (tmp_path / "plain").write_text("a file where a folder should be")
    for place in ("off", str(tmp_path / "plain" / "proofs.sqlite")):
        monkeypatch.setenv("ECGEN_PROOFS", place)
        before = len(runs)
        assert once() == once()
        assert len(runs) == before + 2


def test_the_oldest_go(runs, monkeypatch):
    monkeypatch.setattr(proven, "ROWS", 2)
    for name in "abcd":
        once(replace(LIMBS, name=name))
    with sqlite3.connect(proven.kept_file()) as base:
        assert base.execute("select count(*) from proofs").fetchone() == (2,)
