"""A library in lanes whose general registers hold residues below p in another form than themselves
declared a variable that nothing used: its own Makefile's warnings said so.
"""

import shutil

import pytest

from ecgen.curve import load_curve
from ecgen.isa.target import load_target
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.run.tools import run


@pytest.mark.long
@pytest.mark.skipif(not shutil.which("gcc"), reason="gcc is missing: its warnings were not seen")
def test_nothing_is_warned_of(tmp_path):
    library = build_library(
        load_curve("p256"), load_target("zen4"), BuildOptions("v", vector="ifma", api="scalarmult")
    )
    assert (
        library.spec.subtracts_modulus
        and library.spec.one != 1
        and "v_v_unpack_words" in library.files["src/v.c"]
    )
    write_library(library.files, tmp_path / "v")
    done = run(
        [
            "gcc",
            "-std=c99",
            "-Wall",
            "-Wextra",
            "-O1",
            "-I",
            tmp_path / "v" / "include",
            "-c",
            tmp_path / "v" / "src" / "v.c",
            "-o",
            tmp_path / "v.o",
        ]
    )
    assert done.stderr == ""
