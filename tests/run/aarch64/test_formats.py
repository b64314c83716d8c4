"""The text of a library is for three formats of objects: what clang makes of it for macOS and
Windows is proven on its bytes as for ELF. Nothing is linked or run there.
"""

import shutil
import subprocess

import pytest

pytest.importorskip("capstone", reason="capstone is missing: no bytes were decoded")

from ecgen.run.emitted import read_emitted
from ecgen.run.proof.routines import prove_library

TARGETS = {"mach-o": "arm64-apple-macos11", "coff": "aarch64-pc-windows-msvc"}


@pytest.mark.skipif(not shutil.which("clang"), reason="clang is missing: no other formats")
@pytest.mark.sample(2)
@pytest.mark.parametrize("target", TARGETS.values(), ids=TARGETS)
def test_other_formats_are_proven(library, tmp_path, target):
    folder = library("curve25519", "minimal")
    routines = [r.name for r in read_emitted(folder).routines if r.instructions]
    objects = []
    for part in ("field", "scalar", "point"):
        objects.append(tmp_path / f"{part}.o")
        command = ["clang", f"--target={target}", "-c", str(folder / "src" / f"lib_{part}.S")]
        subprocess.run([*command, "-o", str(objects[-1])], check=True)
    *_, verdicts = prove_library(folder, objects=tuple(objects))
    proven = {v.check for v in verdicts if v.status == "passed"}
    assert {v.status for v in verdicts} == {"passed", "skipped"}, verdicts
    assert set(routines) <= proven
