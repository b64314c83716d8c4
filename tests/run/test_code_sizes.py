"""`ecgen check` compares the manifest's bytes of code with the assembled objects."""

from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.run.check.conventions import check_sizes
from ecgen.run.emitted import read_emitted
from ecgen.run.tools import find_compiler
from ecgen.run.verdict import FAILED, PASSED

GENERATED = Path(__file__).resolve().parents[2] / "generated"


@pytest.mark.parametrize("name", ("ted256189", "jac256189", "curve13318"))
def test_sizes_are_as_claimed_and_a_byte_more_is_refused(name, tmp_path):
    emitted = read_emitted(GENERATED / name)
    assert all(r.code_bytes for r in emitted.routines if r.name != "select")
    assert check_sizes(emitted, find_compiler(), tmp_path).status == PASSED
    first = replace(emitted.routines[0], code_bytes=emitted.routines[0].code_bytes + 1)
    wrong = check_sizes(
        replace(emitted, routines=(first, *emitted.routines[1:])), find_compiler(), tmp_path
    )
    assert wrong.status == FAILED and f"claims {first.code_bytes}" in wrong.detail
