"""The ed25519 library of any x86-64, with the functions and the encoding that it had at commit
6052b9a, is smaller than it was there.
"""

import re
import shutil

import pytest

from ecgen.curve.library import load_curve
from ecgen.isa.target import load_target
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.run.tools import run

FUNCTIONS = (
    "cpu_supported,scalarmult,scalarmult_vartime,scalarmult_base,base,point_validate,compress,"
    "decompress,scalar_is_valid,scalar_reduce,scalar_add,scalar_mul,scalar_neg"
)
# bytes of .text and .rodata at that commit, gcc 12.2 -O2: 38 550 of assembly routines, the rest C
# and tables
THEN = 68_498
# 67 731 bytes with the same compiler when this was recorded, 6 939 of them the routine of a batch
# of divsteps and its sums, which makes inversions faster. Another compiler's C may
# take a little more, a routine that the library can do without does not fit: merged doublings are
# 14 441 bytes.
MOST = 68_400
# bytes of the assembly routines, which no compiler changes: 37 156 when this was recorded
ROUTINES = 37_800


@pytest.fixture(scope="module")
def library():
    curve, options = load_curve("ed25519"), BuildOptions("ed25519", api=FUNCTIONS, encoding="xy")
    return build_library(curve, load_target("x86-64"), options)


def test_routines_are_smaller(library):
    assert sum(r.code_bytes for r in library.spec.routines if r.code_bytes) <= ROUTINES


@pytest.mark.asm
def test_library_is_smaller(library, tmp_path):
    if not (shutil.which("gcc") and shutil.which("size")):
        pytest.skip("no gcc and size: the bytes of the compiled library were not counted")
    write_library(library.files, tmp_path / "lib")
    total = 0
    for source in sorted(
        path for path in (tmp_path / "lib" / "src").iterdir() if path.suffix in (".c", ".S")
    ):
        run(
            [
                "gcc",
                "-O2",
                "-c",
                f"-I{tmp_path / 'lib' / 'include'}",
                source,
                "-o",
                tmp_path / "part.o",
            ]
        )
        sections = re.findall(
            r"^\.(?:text|rodata)\S*\s+(\d+)",
            run(["size", "-A", tmp_path / "part.o"]).stdout,
            re.MULTILINE,
        )
        total += sum(map(int, sections))
    assert 40_000 < total <= MOST < THEN
