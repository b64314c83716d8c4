"""Libraries with `--abi win64` could not be tested as Windows programs: the trampoline of the test
shim is System V assembly and was called by the Windows convention (a page fault), programs got no
.exe, `ecgen check` with a MinGW compiler said "invalid ELF header", and MSVC's compiler was told
that the processor was wrong.
"""

import re
import shutil
import subprocess

import pytest

from ecgen.cli import main
from ecgen.run.check import wine

MINGW = "x86_64-w64-mingw32-gcc"
needs_wine = pytest.mark.skipif(
    not (shutil.which(MINGW) and any(map(shutil.which, wine.RUNNERS))),
    reason=(
        f"{MINGW} or Wine is missing: libraries for Windows were built, but no Windows program"
        " was run"
    ),
)


@pytest.fixture(scope="module", params=["win64", pytest.param("sysv", marks=pytest.mark.long)])
def library(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("win") / request.param
    assert (
        main(["build", "ted256189", "--cpu", "x86-64", "--abi", request.param, "-o", str(folder)])
        == 0
    )
    return folder


def test_the_trampoline_says_its_convention(library):
    """The shape of the text, where no Wine is at hand."""
    shim = (library / "test" / "ted256189_shim.c").read_text()
    assert re.search(r"__attribute__\(\(sysv_abi\)\) uint64_t \w+_abi_call\(void", shim)


@pytest.mark.long
@needs_wine
def test_check_runs_the_windows_program(library, capsys):
    code = main(["check", str(library), "--cc", MINGW])
    out = capsys.readouterr().out
    assert code == 0 and re.search(r"passed.*under Wine: [34]\d\d checks, 0 failures", out), out
    assert re.search("skipped.*Python integers", out) and re.search("skipped.*constant time", out)


@needs_wine
@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("test/ted256189_shim.c", "__attribute__((sysv_abi)) ", ""),
        (
            "src/ted256189.c",
            "code, TED256189_ERR_SCALAR, valid ^ 1);",
            "code, TED256189_ERR_SCALAR, 0);",
        ),
    ],
)
def test_a_broken_one_fails(tmp_path, library, file, old, new, capsys):
    folder = tmp_path / "broken"
    shutil.copytree(library, folder)
    text = (folder / file).read_text()
    assert old in text
    (folder / file).write_text(text.replace(old, new))
    assert main(["check", str(folder), "--cc", f"{MINGW} -O0", "--only", "whole program"]) == 1, (
        capsys.readouterr().out
    )


@needs_wine
def test_make_check_runs_it_too(library):
    done = subprocess.run(
        ["make", "-C", library, f"CC={MINGW}", "BUILD=windows", "check"],
        capture_output=True,
        text=True,
        timeout=300,
    )
    shutil.rmtree(library / "windows")
    assert (
        done.returncode == 0
        and " 0 failures" in done.stdout
        and "both sides hold the same point" in done.stdout
    ), done.stdout + done.stderr


def test_without_wine_the_message_says_so(library, capsys, monkeypatch):
    if not shutil.which(MINGW):
        pytest.skip(f"{MINGW} is missing: the message was not seen")
    which = shutil.which
    monkeypatch.setattr(
        shutil, "which", lambda name, *rest: None if name in wine.RUNNERS else which(name, *rest)
    )
    assert main(["check", str(library), "--cc", MINGW]) == 2
    assert "Wine, which would run them here, is missing" in capsys.readouterr().err


@pytest.mark.skipif(
    not shutil.which("clang"), reason="clang is missing: objects for MSVC were not made"
)
def test_clang_makes_objects_for_msvc(library, tmp_path):
    """clang in MSVC's place takes every file; MSVC's own compiler is told what is wrong."""
    for source in sorted((library / "src").iterdir()):
        if source.suffix in (".c", ".S"):
            command = [
                "clang",
                "--target=x86_64-pc-windows-msvc",
                "-ffreestanding",
                "-O2",
                "-c",
                source,
                "-o",
                tmp_path / "x.obj",
            ]
            assert subprocess.run(command, capture_output=True).returncode == 0, source
    told = subprocess.run(
        ["clang", "-E", "-D_MSC_VER=1900", "-U__clang__", library / "src" / "ted256189.c"],
        capture_output=True,
        text=True,
    )
    assert told.returncode and "build it with clang-cl or MinGW" in told.stderr


@pytest.mark.long
@needs_wine
@pytest.mark.skipif(
    not shutil.which("clang"), reason="clang is missing: objects for MSVC were not run"
)
def test_objects_for_msvc_pass_under_wine(library, tmp_path):
    """The assembly by clang for MSVC's target, as clang-cl makes it; the C and the linker are
    MinGW's.
    """
    assembly = [*sorted((library / "src").glob("*.S")), library / "test/ted256189_abi.S"]
    for source in assembly:
        subprocess.run(
            [
                "clang",
                "--target=x86_64-pc-windows-msvc",
                "-c",
                source,
                "-o",
                tmp_path / f"{source.stem}.obj",
            ],
            check=True,
        )
    rest = [*(library / "src").glob("*.c"), *(library / "test").glob("ted256189_[st]*.c")]
    subprocess.run(
        [
            MINGW,
            "-O2",
            f"-I{library / 'include'}",
            *rest,
            *tmp_path.glob("*.obj"),
            "-o",
            tmp_path / "test.exe",
        ],
        check=True,
    )
    done = subprocess.run(
        [next(filter(shutil.which, wine.RUNNERS)), tmp_path / "test.exe"],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert len(assembly) == 5 and done.returncode == 0 and " 0 failures" in done.stdout, (
        done.stdout + done.stderr
    )


def test_a_compiler_for_another_machine_is_refused(library, tmp_path, capsys):
    """Whatever says that it makes programs for another processor."""
    compiler = tmp_path / "cc"
    compiler.write_text("#!/bin/sh\necho aarch64-linux-gnu\n")
    compiler.chmod(0o755)
    assert main(["check", str(library), "--cc", str(compiler)]) == 2
    assert "makes programs for aarch64-linux-gnu" in capsys.readouterr().err
