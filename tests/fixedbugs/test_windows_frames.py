"""On Windows a handled exception overwrote the words that routines kept below the stack pointer, so
that results were wrong with code 0, and no walk of the stack came out of a routine: no routine had
unwind data.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.errors import CheckFailure
from ecgen.isa.routine import EmittedRoutine
from ecgen.isa.x86_64.decode import decode
from ecgen.isa.x86_64.text import body_lines, with_frame_notes
from ecgen.library.c.text import with_prefix
from ecgen.machine.ir import Instr, MachineProgram, Mem, Reg
from ecgen.run.binary.objects import read_objects
from ecgen.run.binary.routine_bytes import routines_in
from ecgen.run.check import wine
from ecgen.run.emitted import read_emitted

MINGW = "x86_64-w64-mingw32-gcc"
PROGRAM = Path(__file__).parent / "fixtures" / "windows_frames.c"
LIBRARY = Path(__file__).resolve().parents[2] / "generated" / "ted256189"
BASE = (
    "unsigned char k[TED256189_SCALAR_BYTES] = {7, 5, 3}, r[TED256189_POINT_BYTES];"
    " ted256189_scalarmult_base(r, k);"
)
REPORT = re.compile(
    r"(\d+) routines; walks (\d+), lost (\d+); stepped calls wrong (\d+); faults (\d+), wrong (\d+)"
)
needs_wine = pytest.mark.skipif(
    not (shutil.which(MINGW) and any(map(shutil.which, wine.RUNNERS))),
    reason=f"{MINGW} or Wine is missing: nothing was stepped through, and no stack was walked",
)  # fmt: skip


def figures(folder: Path, prefix: str, scratch: Path, rounds: int, *flags: str) -> tuple[int, ...]:
    """(routines, walks, lost, wrong, faults, wrong) of the program on the library in `folder`."""
    sources = [*(folder / "src").glob("*.[cS]"), *(folder / "test").glob("*_abi.S")]
    defined = [
        f"-DPREFIX={prefix}",
        f"-DUPPER={prefix.upper()}",
        f'-DSHIM="{folder}/test/{prefix}_shim.c"',
        f"-DROUNDS={rounds}",
        *flags,
    ]
    subprocess.run(
        [MINGW, "-O2", *defined, PROGRAM, *sources, "-o", scratch / "frames.exe"], check=True
    )
    runner = next(filter(shutil.which, wine.RUNNERS))
    quiet = {**os.environ, "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "winedbg.exe=d"}
    done = subprocess.run(
        [runner, scratch / "frames.exe"], capture_output=True, text=True, timeout=600, env=quiet
    )
    found = REPORT.search(done.stdout)
    assert found, (done.returncode, done.stdout[-2000:], done.stderr[-2000:])
    return tuple(map(int, found.groups()))


@pytest.mark.long
@pytest.mark.asm
@needs_wine
def test_every_instruction_may_be_an_exception(tmp_path):
    """System V routines of a library of which several keep words in a red zone elsewhere."""
    routines, walks, lost, stepped, faults, wrong = figures(
        LIBRARY, "ted256189", tmp_path, 1, f"-DPUBLIC={BASE}", "-DSTRIDE=16"
    )
    assert (lost, stepped, wrong) == (0, 0, 0) and routines > 20 and walks > 2000 and faults > 100


@pytest.mark.long
@pytest.mark.asm
@needs_wine
@pytest.mark.parametrize(
    "broken",
    [
        pytest.param(
            {"#if !TED256189_COFF && !defined": "#if !defined", "(defined(__unix__) ||": "(1 ||"},
            id="red zone",
        ),
        pytest.param({".seh_pushreg register": ""}, id="pushes"),
        pytest.param({"pop rbp": "lea rsp, [rsp+8]"}, id="end"),
    ],
)
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


@pytest.mark.asm
@pytest.mark.skipif(
    not shutil.which("clang"), reason="clang is missing: large frames were NOT looked at"
)
@pytest.mark.parametrize("slots", [503, 504, 1200])
def test_pages_of_a_large_frame_are_touched_in_order(slots, tmp_path):
    """A stack of Windows grows by the page below it alone: a routine that went beyond it stopped
    the program.
    """
    pytest.importorskip("capstone")
    body = (
        Instr("mov", (Mem("rsp", 0, "slot"), Reg("rdi"))),
        Instr("mov", (Reg("rbx"), Mem("rsp", 0, "slot"))),
    )
    machine = MachineProgram(
        "fe_mul", "x86_64", "sysv", (("r", "out", "rdi"),), body, ("rbx",), slots, False
    )
    lines = with_frame_notes(
        EmittedRoutine("fe_mul", tuple(body_lines(machine)), machine, None, 8 * slots + 8, 0)
    )
    text = (LIBRARY / "src" / "ted256189_field.S").read_text()
    head = text[: text.index(".text\n\n/*") + 6]
    emitted, arguments = read_emitted(LIBRARY), [("r", "out", ())]
    for target, touched in (("x86_64-pc-windows-gnu", 8 * slots // 4032), ("x86_64-linux-gnu", 0)):
        for left_out in (None, *(line for line in lines if line.startswith("P_PROBE"))):
            kept = "\n".join(with_prefix(line, "ted256189") for line in lines if line != left_out)
            name = "TED256189_NAME(ted256189_fe_mul)"
            (tmp_path / "x.S").write_text(
                f"{head}TED256189_BEGIN({name})\n{kept}\nTED256189_END({name})\n"
            )
            subprocess.run(
                ["clang", f"--target={target}", "-c", tmp_path / "x.S", "-o", tmp_path / "x.o"],
                check=True,
            )
            code = routines_in(read_objects(tmp_path / "x.o"), emitted)["fe_mul"]
            assert code.data.count(b"\x84\x84\x24") == touched - (
                touched > 0 and left_out is not None
            )
            if left_out is None or not touched:
                assert decode(code, arguments, "sysv").slots == slots
            else:
                with pytest.raises(CheckFailure):
                    decode(code, arguments, "sysv")


@pytest.mark.long
@pytest.mark.asm
@needs_wine
@pytest.mark.parametrize(
    ("curve", "options"),
    [
        ("ted256189", ["--cpu", "x86-64", "--abi", "win64"]),
        ("ed25519", ["--cpu", "zen3", "--vector", "avx2"]),
        ("p521", ["--cpu", "x86-64"]),
        ("jac256189", ["--cpu", "x86-64"]),
    ],
)
def test_other_libraries(curve, options, tmp_path):
    """Windows' own convention, vectors in aligned frames, routines that call others."""
    folder = tmp_path / "library"
    assert main(["build", curve, *options, "-o", str(folder)]) == 0
    routines, walks, lost, stepped, faults, wrong = figures(folder, curve, tmp_path, 2)
    assert (lost, stepped, wrong) == (0, 0, 0) and routines > 10 and walks > 2000 and faults > 100
