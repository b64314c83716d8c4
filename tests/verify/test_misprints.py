"""The misprints of the papers, one file each, are refused with a residual; the corrected programs
are proven.
"""

from pathlib import Path

import pytest

from ecgen.formula.library import formula_files
from ecgen.verify import verify_file

pytestmark = pytest.mark.essential

HERE = Path(__file__).parent
UNDEFINED = {"ss-alg1-v7": "v7", "ss-alg1-v12": "v12", "ss-alg1-v32": "v32", "ss-alg2-v32": "v34"}

FOUND = {
    "lg-2dbl-t4": (14, "t4_3 = Zout^2"),
    "lg-4dbl-t4": (14, "t4_3 = Zout^2"),
    "slides-dbl-z3": (21, "Z3 = t3_1b"),
    "ss-alg1-v20": (22, "v20 = v18-v19"),
    "ss-alg1-v42": (44, "v42 = v8*v34"),
    "ss-alg2-v11": (13, "v11 = v10+v9"),
    "ss-alg2-v20": (22, "v20 = v19-v1"),
    "ss-alg4-v20": (18, "v20 = v18-v19"),
    "ss-alg4-v42": (38, "v42 = v34*v8"),
    "ss-alg5-z3": (33, "Z3 = v32"),
    "ss-alg6-v1": (10, "v1 = X1*X2"),
    "ss-alg6-v2": (11, "v2 = Y1*Y2"),
    "ss-text-x3": (8, "X3_i4 = 6*Y1"),
}


@pytest.mark.parametrize("path", formula_files(HERE / "misprints"), ids=lambda path: path.stem)
def test_misprint_is_refused(path):
    found = verify_file(path)
    assert found.status == "refused"
    if path.stem in UNDEFINED:
        assert f"`{UNDEFINED[path.stem]}` is read but never defined" in found.reason
        assert f"{path}:" in found.reason
    else:
        assert found.residual not in ("", "0")
    if path.stem in FOUND:
        assert FOUND[path.stem] in [(s.line, s.new) for s in found.suggestions]


def test_all_misprints_are_here():
    assert len(formula_files(HERE / "misprints")) == 19


@pytest.mark.parametrize("path", formula_files(HERE / "corrected"), ids=lambda path: path.stem)
def test_corrected_program_is_proven(path):
    assert verify_file(path).status == "proven"
