"""A library over a prime that no fold takes, so that elements are held in Montgomery's form:
secp112r1 of SEC 2, two words on 64 bits.

Bytes are converted at decoding and encoding alone; constants, tables, square roots, inversion and
the harness know what is stored for 1.
"""

from dataclasses import replace

import pytest

from ecgen.curve import load_curve
from ecgen.isa.target import load_target
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.run.check import checks
from ecgen.run.check.checks import run_checks
from ecgen.run.emitted import read_emitted
from ecgen.run.verdict import FAILED
from tests.support.compilers import quick_option
from tests.support.library.curves import SECP112R1

CHECKS = ("field routines", "point routines", "public functions")


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """(folder, library)."""
    folder = tmp_path_factory.mktemp("montgomery")
    (folder / "secp112r1.toml").write_text(SECP112R1)
    library = build_library(
        load_curve(str(folder / "secp112r1.toml")),
        load_target("x86-64"),
        BuildOptions("s112", allow_weak=True, extras=("field",)),
    )
    write_library(library.files, folder / "lib")
    return folder / "lib", library


def failed(folder, only: str) -> bool:
    _, _, verdicts = run_checks(folder, scale=0.001, only=only, cc=quick_option() if only else None)
    assert verdicts
    return any(v.status == FAILED for v in verdicts)


@pytest.mark.asm
@pytest.mark.parametrize(
    "names", ["routines", "public functions", pytest.param("", marks=pytest.mark.long)]
)
def test_every_check_passes(made, names):
    folder, library = made
    one = library.spec.one
    assert one == pow(2, 128, library.spec.curve.p) != 1 and read_emitted(folder).one == one
    assert {"fe_from_words", "fe_to_words"} <= {routine.name for routine in library.spec.routines}
    assert not failed(folder, names)


@pytest.mark.asm
def test_a_harness_that_knows_another_one_finds_everything_wrong(made, monkeypatch):
    """The checks decode: told that residues are stored as they are, they refuse products, points
    and elements.
    """
    plain = replace(read_emitted(made[0]), representation=None)
    assert plain.one == 1
    monkeypatch.setattr(checks, "read_emitted", lambda folder: plain)
    assert all(failed(made[0], check) for check in CHECKS)
