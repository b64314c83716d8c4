"""Headers said of a cofactor of 1 that ERR_ORDER is never returned, but in sec1 the neutral element
has an encoding and is refused with it; that every function returns ERR_CPU, though most return
nothing; that ERR_ENCODING is about the size of coordinates alone."""

import subprocess
from dataclasses import replace

import pytest

from ecgen.library.files.write import write_library
from ecgen.library.pipeline.render import render_library
from ecgen.run.tools import find_compiler
from tests.support.library import curves, standin

USE = """
#include "lib.h"
int main(void)
{
    const uint8_t infinity[1] = {0};
    return lib_point_validate(infinity, 1) == LIB_ERR_ORDER ? 0 : 1;
}
"""


@pytest.mark.asm
def test_codes_are_as_the_header_says(tmp_path):
    spec = replace(standin.spec(curves.LARGE["curve13318"], encoding="sec1"), features=("adx",))
    write_library(render_library(spec, (standin.unit(spec),)), tmp_path / "lib")
    header = (tmp_path / "lib" / "include" / "lib.h").read_text()
    told = {
        name: next(line for line in header.splitlines() if f"_{name} (" in line)
        for name in ("ERR_ORDER", "ERR_ENCODING")
    }
    assert "never" not in told["ERR_ORDER"] and "the neutral element" in told["ERR_ORDER"]
    assert "length or first byte" in told["ERR_ENCODING"]
    assert "every function that computes" not in header and "others may stop the program" in header
    (tmp_path / "use.c").write_text(USE)
    source = [str(path) for path in (tmp_path / "lib" / "src").glob("*.[cS]")]
    subprocess.run(
        [
            *find_compiler(None),
            "-DLIB_ASSUME_CPU",
            f"-I{tmp_path}/lib/include",
            f"-I{tmp_path}/lib/src",
            str(tmp_path / "use.c"),
            *source,
            "-o",
            str(tmp_path / "use"),
        ],
        check=True,
    )
    assert subprocess.run([tmp_path / "use"], check=False).returncode == 0
