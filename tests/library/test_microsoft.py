"""64-bit C for Microsoft's compiler, whose intrinsics others take here: a library passes its checks
on that path, as a Windows program too, and is constant time.
"""

import shutil
import subprocess
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.run.check import wine
from ecgen.run.check.checks import run_checks
from ecgen.run.members.by_preprocessor import _fits, _taken
from ecgen.run.tools import run
from ecgen.run.verdict import FAILED, PASSED
from tests.support.microsoft import (
    PROCESSORS,
    for_microsoft,
    taking_intrinsics,
    taking_those_of_mingw,
)

MINGW = "x86_64-w64-mingw32-gcc"
RUNNER = next(filter(shutil.which, wine.RUNNERS), "")
needs_wine = pytest.mark.skipif(
    not (shutil.which(MINGW) and RUNNER),
    reason=f"{MINGW} or Wine is missing: no Windows program was run",
)
needs_clang = pytest.mark.skipif(
    not shutil.which("clang"),
    reason="clang is missing: nothing was compiled for Microsoft's targets",
)
MINIMAL = "curve25519 --api minimal"
CURVES = [
    MINIMAL,
    *(
        pytest.param(name, marks=pytest.mark.long)
        for name in ("curve25519", "p256", "ed25519", "secp256k1", "p521", "kummer1271", "fourq")
    ),
]


@pytest.fixture(scope="module", params=CURVES)
def library(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("microsoft") / request.param
    assert main(["build", *request.param.split(), "--cpu", "c64", "-o", str(folder)]) == 0
    return folder


def sources(folder: Path) -> tuple[list[Path], list[Path]]:
    """(of the library, of its test program)."""
    return sorted((folder / "src").glob("*.c")), [
        next((folder / "test").glob(f"*_{part}.c")) for part in ("test", "shim")
    ]


@pytest.mark.parametrize(
    "processor", [PROCESSORS[0], pytest.param(PROCESSORS[1], marks=pytest.mark.long)]
)
def test_it_passes_its_checks(processor, library, tmp_path):
    """Memcheck, and of a whole library differential tests, known answers: all that it is checked
    with, at a small scale.
    """
    only = "constant time" if "minimal" in library.name else ""
    found = run_checks(
        library,
        cc=" ".join(("gcc", *taking_intrinsics(tmp_path, processor))),
        scale=0.01,
        only=only,
    )[2]
    assert [verdict for verdict in found if verdict.status == FAILED] == [] and len(found) >= (
        1 if only else 8
    )
    assert not shutil.which("valgrind") or found[-1].status == PASSED or not only


@pytest.mark.long
@pytest.mark.parametrize(
    "processor", [pytest.param(PROCESSORS[0], marks=pytest.mark.long), PROCESSORS[1]]
)
def test_it_needs_no_gnu_c(processor, library, tmp_path):
    """Nor barriers of GNU C: volatile variables are in their place, as with Microsoft's compiler,
    and memcheck finds them enough for GCC.
    """
    own, (test, shim) = sources(library)
    options = (
        *taking_intrinsics(tmp_path, processor),
        "-ffreestanding",
        "-U__GNUC__",
        "-D__asm__=none",
    )
    header = tmp_path / "intrin.h"
    header.write_text("#pragma GCC system_header\n" + header.read_text())
    run(
        ["gcc", "-O2", "-std=c99", "-Wall", "-Wextra", "-Werror", *options, "-c", *own],
        cwd=tmp_path,
    )
    objects = sorted(tmp_path.glob("*.o"))
    run(["gcc", test, shim, *objects, "-o", tmp_path / "t"])
    assert len(objects) == len(own) and " 0 failures" in run([tmp_path / "t"]).stdout
    if shutil.which("valgrind"):
        run(
            ["gcc", "-O2", next((library / "test").glob("*_ct.c")), *objects, "-o", tmp_path / "ct"]
        )
        found = {
            name: (
                subprocess.run(
                    ["valgrind", "-q", "--error-exitcode=9", tmp_path / "ct", name],
                    capture_output=True,
                ).returncode
            )
            for name in run([tmp_path / "ct"]).stdout.split()
        }
        assert len(found) > 1 and found == {name: 9 if "vartime" in name else 0 for name in found}


@pytest.mark.long
@needs_wine
def test_the_intrinsics_of_mingw(library, tmp_path):
    own, tests = sources(library)
    run(
        [
            MINGW,
            "-O2",
            "-std=gnu99",
            *taking_those_of_mingw(tmp_path),
            f"-I{library / 'include'}",
            *tests,
            *own,
            "-o",
            tmp_path / "t.exe",
        ]
    )
    assert " 0 failures" in run([RUNNER, tmp_path / "t.exe"]).stdout


@pytest.mark.long
@needs_clang
@pytest.mark.parametrize("processor", ("x86_64", "aarch64"))
def test_clang_in_the_place_of_microsoft_s_compiler(processor, library, tmp_path):
    """Objects with the intrinsics of Clang; those for x64 are linked by MinGW and pass the
    library's tests.
    """
    own, tests = sources(library)
    for source in own:
        run(
            [
                "clang",
                *for_microsoft(processor),
                "-O2",
                "-std=c99",
                "-Wall",
                "-Wextra",
                "-Werror",
                "-c",
                source,
                "-o",
                tmp_path / f"{source.stem}.obj",
            ]
        )
        text = run(["clang", *for_microsoft(processor), "-E", source]).stdout
        assert (
            "_umul128" if processor == "x86_64" else "__umulh"
        ) in text or not source.stem.endswith("field")
    if processor == "x86_64" and shutil.which(MINGW) and RUNNER:
        run([MINGW, "-O2", *tests, *tmp_path.glob("*.obj"), "-o", tmp_path / "t.exe"])
        assert " 0 failures" in run([RUNNER, tmp_path / "t.exe"]).stdout


@pytest.mark.long
@needs_clang
def test_the_preprocessor_takes_c_of_64_bits_for_it(tmp_path):
    """Of a folder for several processors: Clang is told to be no x86-64 of GNU C."""
    folder = tmp_path / "x"
    assert (
        main(
            [
                "build",
                *MINIMAL.split(),
                "--cpu",
                "x86-64",
                "--fallback",
                "c64",
                "--fallback",
                "c32",
                "-o",
                str(folder),
            ]
        )
        == 0
    )
    assert (
        _taken(folder, "curve25519", ("clang", *for_microsoft("x86_64"), "-U__x86_64__"))
        == 2
        == _taken(folder, "curve25519", ("clang", *for_microsoft("aarch64")))
    )
    assert (
        _taken(folder, "curve25519", ("clang", "--target=i686-pc-windows-msvc", "-ffreestanding"))
        == 3
    )
    # those of the tests, too: Microsoft's compiler passes a .S over, and the linker found no object
    # of it
    own = [*(folder / "src").iterdir(), *(folder / "test").iterdir()]
    assert all(
        path.suffix == ".c" or f"MSVC>>:{path.parent.name}/{path.name}" in line
        for path in own
        for line in (folder / "CMakeLists.txt").read_text().splitlines()
        if path.name in line
    )
    for source in (folder / "src").glob("*.c"):
        run(
            [
                "clang",
                *for_microsoft("aarch64"),
                "-O1",
                "-Wall",
                "-Werror",
                "-c",
                source,
                "-o",
                tmp_path / "x.obj",
            ]
        )


@needs_clang
@pytest.mark.parametrize(
    "cpu, options, says",
    [
        (
            "c64",
            ("-U__SIZEOF_INT128__",),
            "it wants unsigned __int128 (GCC, Clang), or Microsoft's compiler",
        ),
        (
            "c32",
            ("--target=msp430", "-ffreestanding"),
            "it wants uint64_t, and an int of 32 bits or more",
        ),
    ],
)
def test_what_a_compiler_lacks_is_said(cpu, options, says, tmp_path):
    assert (
        main(
            [
                "field",
                "2^127-1",
                "--prefix",
                "small",
                "--api",
                "fp_mul",
                "--cpu",
                cpu,
                "-o",
                str(tmp_path / "x"),
            ]
        )
        == 0
    )
    told = subprocess.run(
        ["clang", *options, "-E", tmp_path / "x/src/small.c"], capture_output=True, text=True
    )
    assert told.returncode and says in told.stderr
    guard = "defined(UINT64_MAX) && UINT_MAX >= 0xffffffff"
    assert _fits(("clang",), guard) and not _fits(
        ("clang", "--target=msp430", "-ffreestanding"), guard
    )
