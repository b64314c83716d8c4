"""A library of functions that need no multiplication, or one alone: its manifest was called wrong,
and its header told of tables that it does not have.
"""

import pytest

from ecgen.curve import load_curve
from ecgen.isa.target import load_target
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.run.emitted import read_emitted
from ecgen.run.readback.claims import check_manifest
from ecgen.run.verdict import PASSED

TABLES = "The tables of a multiplication take"
LADDER = "A multiplication keeps"
BASE = "A multiplication of the base point keeps"


@pytest.mark.parametrize(
    "curve, function, said",
    [
        ("secp256k1", "fp_mul", ""),
        ("curve25519", "x25519_base", BASE),
        ("ed25519", "scalarmult_base", ""),
        pytest.param("generic1271", "scalarmult_vartime", TABLES, marks=pytest.mark.long),
        *(
            pytest.param(*row, marks=pytest.mark.long)
            for row in (
                ("ed25519", "fr_add", ""),
                ("ed25519", "point_add", ""),
                ("ed25519", "scalarmult", TABLES),
                ("jac256189", "scalarmult_base", ""),
                ("fourq", "scalarmult_base", ""),
                ("jq25519", "fp_inv", ""),
                ("curve25519", "fp_mul", ""),
                ("curve25519", "fr_add", ""),
                ("curve25519", "x25519", LADDER),
                ("kummer1271", "fp_mul", ""),
                ("kummer1271", "scalarmult_base", BASE),
            )
        ),
    ],
)
def test_one_function(curve, function, said, tmp_path):
    extras = ("field",) if function.startswith("fp_") else ()
    options = BuildOptions("own", api=function, extras=extras)
    made = build_library(load_curve(curve), load_target("x86-64"), options)
    write_library(made.files, tmp_path / "own")
    verdict = check_manifest(read_emitted(tmp_path / "own"))
    assert verdict.status == PASSED, verdict
    header = (tmp_path / "own/include/own.h").read_text()
    assert [text for text in (TABLES, LADDER, BASE) if text in header] == [said] * bool(said)
