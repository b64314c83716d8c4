"""Objects of the assembly for other systems than Linux: FreeBSD and bare machines got a writable
and executable stack; marks for CET vanished where the compiler has no <cet.h>; x32 was taken
without a word; Windows and bare machines got a red zone.
"""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.isa.x86_64.decode import decode
from ecgen.run.binary.objects import read_objects
from ecgen.run.binary.routine_bytes import routines_in
from ecgen.run.emitted import read_emitted

LIBRARY = Path(__file__).resolve().parents[2] / "generated" / "ted256189"
SOURCES = sorted(LIBRARY.glob("*/*.S"))
ELF = (
    "x86_64-linux-gnu",
    "x86_64-unknown-freebsd",
    "x86_64-unknown-openbsd",
    "x86_64-none-elf",
    "x86_64-fuchsia",
)
OTHER = (
    "x86_64-pc-windows-msvc",
    "x86_64-pc-windows-gnu",
    "x86_64-pc-cygwin",
    "x86_64-apple-macos11",
)
WITHOUT_A_RED_ZONE = (
    "x86_64-none-elf",
    "x86_64-pc-windows-msvc",
    "x86_64-pc-windows-gnu",
    "x86_64-pc-cygwin",
    "x86_64-fuchsia",
)
needs_clang = pytest.mark.skipif(
    not shutil.which("clang"),
    reason="clang is missing: objects for other systems were NOT looked at",
)
needs_gcc = pytest.mark.skipif(
    not shutil.which("gcc") or not shutil.which("readelf"),
    reason="gcc or readelf is missing: marks were NOT looked at",
)


def compiled(folder: Path, target: str, *flags: str, sources=SOURCES) -> dict[str, Path]:
    """Object by name of the source."""
    made = {source.stem: folder / f"{source.stem}.o" for source in sources}
    for source in sources:
        subprocess.run(
            ["clang", f"--target={target}", *flags, "-c", source, "-o", made[source.stem]],
            check=True,
        )
    return made


@pytest.mark.sample(5)
@pytest.mark.asm
@needs_clang
@pytest.mark.parametrize("target", ELF)
def test_no_stack_is_executable(target, tmp_path):
    for path in compiled(tmp_path, target).values():
        (file,) = read_objects(path)
        assert [
            section.flags for section in file.sections if section.name == ".note.GNU-stack"
        ] == [0]
        linked = subprocess.run(
            ["ld", "--fatal-warnings", "-shared", path, "-o", tmp_path / "linked"],
            capture_output=True,
            text=True,
        )
        assert linked.returncode == 0, linked.stderr


@pytest.mark.sample(9)
@pytest.mark.asm
@needs_clang
@pytest.mark.parametrize("target", [*ELF, *OTHER])
def test_the_red_zone_is_used_only_where_there_is_one(target, tmp_path):
    pytest.importorskip("capstone")
    for flags, used in (
        ((), target not in WITHOUT_A_RED_ZONE),
        (("-DTED256189_NO_RED_ZONE",), False),
    ):
        files = read_objects(compiled(tmp_path, target, *flags)["ted256189_field"])
        emitted = read_emitted(LIBRARY)
        code = routines_in(files, emitted)["fe_mul"]
        (row,) = (row for row in emitted.routines if row.name == "fe_mul")
        machine = decode(code, [(a.name, a.direction, a.words) for a in row.arguments], emitted.abi)
        assert machine.slots and machine.red_zone == used


@pytest.mark.asm
@needs_clang
@pytest.mark.parametrize("broken", [False, True], ids=["frame", "red zone"])
def test_words_below_the_stack_pointer_are_not_proven_for_windows(broken, tmp_path, capsys):
    pytest.importorskip("capstone")
    text = (LIBRARY / "src" / "ted256189_field.S").read_text()
    (tmp_path / "field.S").write_text(
        text.replace("#if !TED256189_COFF && !defined", "#if !defined").replace(
            "(defined(__unix__)", "(1"
        )
        if broken
        else text
    )
    made = compiled(tmp_path, "x86_64-pc-windows-gnu", sources=[tmp_path / "field.S"])["field"]
    assert main(
        ["check", str(LIBRARY), "--prove", "--only", "fe_mul", "--object", str(made)]
    ) == int(broken)
    assert (
        "below the stack pointer, where Windows overwrites it" in capsys.readouterr().out
    ) == broken


@pytest.mark.asm
@needs_clang
@pytest.mark.parametrize("target", OTHER[:3])
def test_every_routine_has_unwind_data_on_windows(target, tmp_path):
    for name, path in compiled(
        tmp_path, "x86_64-pc-windows-gnu", sources=[s for s in SOURCES if "abi" not in s.stem]
    ).items():
        (file,) = read_objects(path)
        routines = {symbol.name for symbol, _ in file.functions() if symbol.is_global}
        tables = [k for k, section in enumerate(file.sections) if section.name.startswith(".pdata")]
        begins = {r.symbol.name for k in tables for r in file.relocations[k]} if tables else set()
        assert len(routines) > 5 and sum(len(file.sections[k].data) for k in tables) == 12 * len(
            routines
        ), name
        assert not any(section.name == ".eh_frame" for section in file.sections) and begins


@pytest.mark.asm
@needs_gcc
@pytest.mark.parametrize(
    ("flag", "feature", "enters"),
    [
        ("full", "IBT, SHSTK", True),
        ("branch", "IBT", True),
        ("return", "SHSTK", False),
        ("none", None, False),
    ],
)
def test_marks_of_cet_need_no_header(flag, feature, enters, tmp_path):
    """-nostdinc: no <cet.h> is at hand."""
    for source in SOURCES:
        subprocess.run(
            ["gcc", f"-fcf-protection={flag}", "-nostdinc", "-c", source, "-o", tmp_path / "x.o"],
            check=True,
        )
        notes = subprocess.run(
            ["readelf", "-nW", tmp_path / "x.o"], capture_output=True, text=True
        ).stdout
        found = re.search(r"x86 feature: ([\w, ]+)", notes)
        assert (found and found[1].strip()) == feature, notes
        (file,) = read_objects(tmp_path / "x.o")
        starts = [
            section.data[symbol.value :][:4] == b"\xf3\x0f\x1e\xfa"
            for symbol, section in file.functions()
            if symbol.is_global
        ]
        assert starts and set(starts) == {enters}


@pytest.mark.asm
@needs_gcc
def test_no_preprocessor_is_asked_what_it_may_not_know():
    """__has_include is no name that each knows."""
    asked = [path for path in LIBRARY.glob("*/*.[cSh]") if "__has_include" in path.read_text()]
    assert not asked


@pytest.mark.asm
@needs_gcc
@pytest.mark.parametrize(
    "source", [*SOURCES, LIBRARY / "src" / "ted256189.c"], ids=lambda path: path.name
)
def test_x32_is_refused(source):
    done = subprocess.run(
        ["gcc", "-mx32", "-ffreestanding", "-E", source], capture_output=True, text=True
    )
    assert done.returncode and re.search(r"#error .*x32", done.stderr), done.stderr
