"""The misprints of the papers, one file each, are refused with a residual; the corrected programs are proven."""

from pathlib import Path

import pytest

from ecgen.formula.library import formula_files
from ecgen.verify import verify_file

HERE = Path(__file__).parent
UNDEFINED = {"ss-alg1-v7": "v7", "ss-alg1-v12": "v12", "ss-alg1-v32": "v32", "ss-alg2-v32": "v34"}


@pytest.mark.parametrize("path", formula_files(HERE / "misprints"), ids=lambda path: path.stem)
def test_misprint_is_refused(path):
    found = verify_file(path)
    assert found.status == "refused"
    if path.stem in UNDEFINED:
        assert f"`{UNDEFINED[path.stem]}` is read but never defined" in found.reason
        assert f"{path}:" in found.reason
    else:
        assert found.residual not in ("", "0")


def test_all_misprints_are_here():
    assert len(formula_files(HERE / "misprints")) == 19


@pytest.mark.parametrize("path", formula_files(HERE / "corrected"), ids=lambda path: path.stem)
def test_corrected_program_is_proven(path):
    assert verify_file(path).status == "proven"
