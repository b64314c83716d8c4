"""Routines in assembly had an underscore too many on macOS, where the C that calls them did not
find them: no program could be linked there.
"""

import shutil
import subprocess
from pathlib import Path

import pytest

from ecgen.run.binary.objects import read_objects

LIBRARY = Path(__file__).resolve().parents[2] / "generated" / "curve13318"
TARGET = ("-target", "x86_64-apple-macos11", "-ffreestanding")


@pytest.mark.asm
@pytest.mark.skipif(
    not shutil.which("clang"), reason="clang is missing: names on macOS were NOT looked at"
)
def test_the_c_calls_the_routines_by_the_names_that_they_have(tmp_path):
    defined, wanted = set(), set()
    for source in sorted((LIBRARY / "src").glob("*.[cS]")):
        target = tmp_path / f"{source.name}.o"
        subprocess.run(["clang", *TARGET, "-O1", "-c", source, "-o", target], check=True)
        for file in read_objects(target):
            defined |= {symbol.name for symbol, _ in file.functions()}
            wanted |= {
                symbol.name
                for symbol in file.symbols
                if not symbol.section and symbol.name.startswith("curve13318_")
            }
    assert (
        {"curve13318_fe_mul", "curve13318_scalarmult"} <= defined
        and "curve13318_fe_mul" in wanted
        and wanted <= defined
    )
