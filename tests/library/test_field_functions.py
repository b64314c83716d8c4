"""--with field: the operations modulo the prime as public functions, with bounds in the header that
results keep.
"""

import re
from dataclasses import replace

import pytest

from ecgen.curve import load_curve
from ecgen.isa.target import load_target
from ecgen.library.api import FIELD
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.run.check.checks import load
from ecgen.run.differential.routines import check_field
from ecgen.run.emitted import read_emitted
from ecgen.run.functions.public_functions import check_functions
from ecgen.run.tools import find_compiler
from ecgen.run.verdict import FAILED, PASSED

NAMES = tuple(row.name for row in FIELD)


@pytest.fixture(scope="module")
def library():
    return build_library(
        load_curve("ed25519"),
        load_target("x86-64"),
        BuildOptions("own", api=",".join(NAMES), extras=("field",)),
    )


@pytest.fixture(scope="module")
def loaded(library, tmp_path_factory):
    folder = tmp_path_factory.mktemp("field") / "own"
    write_library(library.files, folder)
    return load(read_emitted(folder), find_compiler(), tmp_path_factory.mktemp("so"))


@pytest.mark.long
def test_header_states_the_bounds_that_were_proven(library):
    text = re.sub(r"\s*\n \* ", " ", library.files["include/own.h"])
    proven = {e.name: e.routine.limbs.outputs[0].high for e in library.assembly.emitted}
    for name in ("add", "sub", "neg", "mul", "sqr"):
        stated = re.search(rf"own_fp_{name}\b[^;]*? at most ([0-9a-fx^ +-]+)", text)
        assert eval(stated[1].replace("^", "**")) == proven[f"fe_{name}"] < library.spec.loose
    assert proven["fe_mul"] < library.spec.loose - 1


def test_a_library_without_the_option_has_none_of_them():
    library = build_library(
        load_curve("ed25519"), load_target("x86-64"), BuildOptions("own", api="fr_mul,scalar_add")
    )
    assert "_fp" not in library.files["include/own.h"]


@pytest.mark.asm
def test_they_agree_with_integers(loaded):
    verdict = check_functions(loaded, 200, NAMES)
    assert verdict.status == PASSED, verdict.detail


@pytest.mark.asm
def test_a_result_beyond_its_bound_is_seen(loaded):
    assert check_field(loaded, 100).status == PASSED
    less = tuple(
        replace(r, most=r.most >> 2) if r.name == "fe_mul" else r for r in loaded.emitted.routines
    )
    loaded.emitted, before = replace(loaded.emitted, routines=less), loaded.emitted
    try:
        verdict = check_field(loaded, 100)
    finally:
        loaded.emitted = before
    assert verdict.status == FAILED and "fe_mul" in verdict.detail
