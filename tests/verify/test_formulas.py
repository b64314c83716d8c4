"""All packaged formulas and a sample of the database are proven, quickly; the wrong negations are
refused.
"""

import os
import time
from pathlib import Path

import pytest

from ecgen.formula import names
from ecgen.formula.library import formula_files
from ecgen.resources import data_folder
from ecgen.verify import verify_file
from ecgen.verify.algebra import polynomial
from tests.support.program.towers import tower_files

HERE = Path(__file__).parent
WRONG = {"shortw/jacobian/negation/neg", "shortw/modified/negation/neg"}


def verdicts(root: Path):
    return {
        path.relative_to(root).with_suffix("").as_posix(): verify_file(path)
        for path in formula_files(root)
    }


@pytest.fixture(scope="module")
def packaged():
    """(verdicts of all packaged formulas by name, processor seconds used)."""
    start = time.process_time()
    found = verdicts(data_folder("formulas"))
    return found, time.process_time() - start


@pytest.mark.essential
def test_all_packaged_formulas_are_proven_in_ten_seconds(packaged):
    found, used = packaged
    assert len(found) - len(tower_files()) == len(names()) > 150
    assert {name: v.reason for name, v in found.items() if v.status != "proven"} == {}
    assert {name: v.warnings for name, v in found.items() if v.warnings} == {}
    assert used < 10


@pytest.mark.parametrize("claim", ["unified", "complete"])
def test_claims_of_packaged_formulas_are_proven(packaged, claim):
    root = data_folder("formulas")
    claimed = {
        path.relative_to(root).with_suffix("").as_posix()
        for path in formula_files(root)
        if path.with_suffix("").is_file()
        and any(
            line.split()[:1] == [claim] for line in path.with_suffix("").read_text().splitlines()
        )
    }
    proven = {
        name
        for name, v in packaged[0].items()
        if {c.name: c.status for c in v.claims}.get(claim) == "proven"
    }
    assert len(claimed) >= 15 and proven == claimed


def test_sample_of_the_database():
    found = verdicts(HERE / "efd")
    assert {name for name, v in found.items() if v.status != "proven"} == WRONG
    assert len(found) == 25
    assert "T1" in found["shortw/jacobian/negation/neg"].reason
    assert found["shortw/modified/negation/neg"].residual == "-l1^4*a+l1"
    assert any("reads Z1" in w for w in found["shortw/xyzz/negation/neg"].warnings)


def test_the_whole_database_where_it_is_at_hand():
    if "ECGEN_EFD" not in os.environ:
        pytest.skip(
            "ECGEN_EFD does not name a tree of the Explicit-Formulas Database; its 288 files were"
            " not tested"
        )
    found = verdicts(Path(os.environ["ECGEN_EFD"]))
    assert {name for name, v in found.items() if v.status != "proven"} == WRONG
    assert len(found) == 288


@pytest.mark.parametrize(
    "name",
    ["shortw/jacobian-3/doubling/dbl-2010-lg-f", "twisted/extended-1/addition/readd-2008-hwcd-3",
     "shortw/projective-3/addition/add-2015-rcb-3", "montgom/xz/ladder/mladd-1987-m"],
)  # fmt: skip
def test_sympy_alone_finds_the_same(name, monkeypatch):
    path = data_folder("formulas") / f"{name}.op3"
    with_flint = verify_file(path)
    monkeypatch.setattr(polynomial, "flint", None)
    alone = verify_file(path)
    assert (alone.status, alone.claims, alone.cases) == (
        "proven",
        with_flint.claims,
        with_flint.cases,
    )
    assert len(alone.conditions) == len(with_flint.conditions)
