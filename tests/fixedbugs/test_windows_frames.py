"""On Windows a handled exception overwrote the words that routines kept below the stack pointer, so that results were wrong with
code 0, and no walk of the stack came out of a routine: no routine had unwind data.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.run import wine

MINGW = "x86_64-w64-mingw32-gcc"
PROGRAM = Path(__file__).parent / "fixtures" / "windows_frames.c"
LIBRARY = Path(__file__).resolve().parents[2] / "generated" / "ted256189"
BASE = "unsigned char k[TED256189_SCALAR_BYTES] = {7, 5, 3}, r[TED256189_POINT_BYTES]; ted256189_scalarmult_base(r, k);"
REPORT = re.compile(r"(\d+) routines; walks (\d+), lost (\d+); stepped calls wrong (\d+); faults (\d+), wrong (\d+)")
needs_wine = pytest.mark.skipif(
    not (shutil.which(MINGW) and any(map(shutil.which, wine.RUNNERS))),
    reason=f"{MINGW} or Wine is missing: nothing was stepped through, and no stack was walked",
)  # fmt: skip


def figures(folder: Path, prefix: str, scratch: Path, rounds: int, *flags: str) -> "tuple[int, ...]":
    """(routines, walks, lost, wrong, faults, wrong) of the program on the library in `folder`."""
    sources = [*(folder / "src").glob("*.[cS]"), *(folder / "test").glob("*_abi.S")]
    defined = [f"-DPREFIX={prefix}", f"-DUPPER={prefix.upper()}", f'-DSHIM="{folder}/test/{prefix}_shim.c"', f"-DROUNDS={rounds}", *flags]
    subprocess.run([MINGW, "-O2", *defined, PROGRAM, *sources, "-o", scratch / "frames.exe"], check=True)
    runner = next(filter(shutil.which, wine.RUNNERS))
    quiet = {**os.environ, "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "winedbg.exe=d"}
    done = subprocess.run([runner, scratch / "frames.exe"], capture_output=True, text=True, timeout=600, env=quiet)
    found = REPORT.search(done.stdout)
    assert found, (done.returncode, done.stdout[-2000:], done.stderr[-2000:])
    return tuple(map(int, found.groups()))


@pytest.mark.asm
@needs_wine
def test_every_instruction_may_be_an_exception(tmp_path):
    """System V routines of a library of which several keep words in a red zone elsewhere."""
    routines, walks, lost, stepped, faults, wrong = figures(LIBRARY, "ted256189", tmp_path, 1, f"-DPUBLIC={BASE}", "-DSTRIDE=16")
    assert (lost, stepped, wrong) == (0, 0, 0) and routines > 20 and walks > 2000 and faults > 100


@pytest.mark.asm
@needs_wine
@pytest.mark.parametrize("broken", [
    pytest.param({"#if !TED256189_COFF && !defined": "#if !defined", "(defined(__unix__) ||": "(1 ||"}, id="red zone"),
    pytest.param({".seh_pushreg register": ""}, id="pushes"), pytest.param({"pop rbp": "lea rsp, [rsp+8]"}, id="end"),
])  # fmt: skip
def test_the_program_sees_what_is_wrong(broken, tmp_path):
    folder = tmp_path / "broken"
    shutil.copytree(LIBRARY, folder)
    path = folder / "src" / "ted256189_field.S"
    text = path.read_text()
    for old, new in broken.items():
        assert old in text
        text = text.replace(old, new)
    path.write_text(text)
    try:
        _, _, lost, stepped, _, wrong = figures(folder, "ted256189", tmp_path, 1)
    except AssertionError:
        return  # it crashed
    assert lost or stepped or wrong


@pytest.mark.long
@pytest.mark.asm
@needs_wine
@pytest.mark.parametrize(("curve", "options"), [
    ("ted256189", ["--cpu", "x86-64", "--abi", "win64"]), ("ed25519", ["--cpu", "zen3", "--vector", "avx2"]), ("p521", ["--cpu", "x86-64"]), ("jac256189", ["--cpu", "x86-64"]),
])  # fmt: skip
def test_other_libraries(curve, options, tmp_path):
    """Windows' own convention, vectors in aligned frames, routines that call others."""
    folder = tmp_path / "library"
    assert main(["build", curve, *options, "-o", str(folder)]) == 0
    routines, walks, lost, stepped, faults, wrong = figures(folder, curve, tmp_path, 2)
    assert (lost, stepped, wrong) == (0, 0, 0) and routines > 10 and walks > 2000 and faults > 100
