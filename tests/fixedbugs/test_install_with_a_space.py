"""`make install PREFIX="/x/inst dir"` made the folders /x/inst and dir/include and failed; .pc
files, CMake's too, gave flags that end at the space. `make check` printed a line for each function
that valgrind has nothing to say of, 50 of them."""

import os
import shlex
import shutil
import subprocess
from dataclasses import replace
from functools import cache

import pytest

from ecgen.library.files.write import write_library
from ecgen.library.pipeline.render import render_library
from tests.support.library import curves, standin

USER = (
    "#include <mine.h>\nint main(void) { unsigned char out[MINE_POINT_BYTES]; mine_base(out);"
    " return mine_point_validate(out); }\n"
)
needs_pkg_config = pytest.mark.skipif(
    not shutil.which("pkg-config"),
    reason="pkg-config is missing: flags of a prefix with a space were not tested",
)


@cache
def spec():
    return replace(standin.spec(curves.LARGE["curve13318"], prefix="mine"), version="0.1.0")


@pytest.fixture
def folder(tmp_path):
    out = tmp_path / "mine"
    write_library(render_library(spec(), (standin.unit(spec()),)), out)
    return out


def run(*command, **more) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **more)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def use(pkgconfig, tmp_path):
    """A program compiled with what pkg-config says, as a shell reads it."""
    flags = shlex.split(
        run(
            "pkg-config",
            "--cflags",
            "--libs",
            "mine",
            env={**os.environ, "PKG_CONFIG_PATH": str(pkgconfig)},
        )
    )
    (tmp_path / "u.c").write_text(USER)
    run("cc", "u.c", "-o", "u", *flags, cwd=tmp_path)
    run("./u", cwd=tmp_path)


@needs_pkg_config
@pytest.mark.parametrize("stage", [pytest.param("", marks=pytest.mark.long), "stage dir"])
def test_make_install(stage, folder, tmp_path):
    prefix = tmp_path / "inst  dir"
    destination = [f"DESTDIR={tmp_path / stage}"] if stage else []
    run(
        "make",
        "-s",
        "CFLAGS=-O0",
        f"BUILD={tmp_path}/build",
        "install",
        f"PREFIX={prefix}",
        *destination,
        cwd=folder,
    )
    root = tmp_path / stage / prefix.relative_to("/") if stage else prefix
    assert sorted(path.name for path in root.rglob("*") if path.is_file()) == [
        "libmine.a",
        "mine.h",
        "mine.pc",
    ]
    assert {path.name for path in tmp_path.iterdir()} == {"mine", "build", stage or prefix.name}
    assert not (folder / "dir").exists()
    if stage:
        shutil.move(root, prefix)
    use(prefix / "lib" / "pkgconfig", tmp_path)


@needs_pkg_config
@pytest.mark.skipif(
    not shutil.which("cmake"), reason="cmake is missing: its .pc file was not tested"
)
@pytest.mark.parametrize("libdir", [pytest.param("lib", marks=pytest.mark.long), "odd lib"])
def test_cmake_install(libdir, folder, tmp_path):
    run(
        "cmake",
        "-S",
        folder,
        "-B",
        tmp_path / "b",
        "-DCMAKE_BUILD_TYPE=Debug",
        f"-DCMAKE_INSTALL_PREFIX={tmp_path}/inst dir",
        f"-DCMAKE_INSTALL_LIBDIR={libdir}",
    )
    run("cmake", "--build", tmp_path / "b", "--target", "mine")
    run("cmake", "--install", tmp_path / "b")
    use(tmp_path / "inst dir" / libdir / "pkgconfig", tmp_path)


@pytest.mark.parametrize("leaky", ["", "scalarmult"])
def test_make_check_says_one_line_of_valgrind(leaky, folder, tmp_path):
    """Under a valgrind that reports the functions in variable time, and the one named."""
    fake = tmp_path / "valgrind"
    fake.write_text(
        f'#!/bin/sh\ncase $4 in *vartime) exit 99 ;; "{leaky}") echo leaks; exit 99 ;; esac\n'
    )
    fake.chmod(0o755)
    done = subprocess.run(
        ["make", "-s", "CFLAGS=-O0", f"BUILD={tmp_path}/build", "check-ct", f"VALGRIND={fake}"],
        cwd=folder,
        capture_output=True,
        text=True,
    )
    functions = run(tmp_path / "build" / "ct").split()
    vartime = sum(name.endswith("vartime") for name in functions)
    if leaky:
        assert (
            done.returncode == 2
            and done.stdout
            == f"leaks\nFAILED: constant time, {leaky}: valgrind exit 99, wanted 0\n"
        )
    else:
        told = (
            f"constant time (valgrind): functions without a report: {len(functions) - vartime};"
            f" reported, as they must be, in variable time: {vartime}\n"
        )
        assert done.returncode == 0 and done.stdout == told and vartime
