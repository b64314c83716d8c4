"""An emitted library under the build systems of its users: installed folders, versions, flags,
warnings.
"""

import json
import os
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.library.files.template import version_number
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.render import render_library
from tests.support.library import standin
from tests.support.library.mine import spec

ROOT = Path(__file__).resolve().parent.parent.parent
REAL = ROOT / "generated" / "ted256189"
USER = (
    "#include <mine.h>\nint main(void) { unsigned char out[MINE_POINT_BYTES]; mine_base(out);"
    " return mine_point_validate(out); }\n"
)
STRICT = (
    "-std=gnu99 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion"
    " -Wmissing-prototypes -Wstrict-prototypes -Wcast-qual -Wundef -Werror"
)
needs_cmake = pytest.mark.skipif(
    not shutil.which("cmake"), reason="cmake is missing: CMake builds and installs were not tested"
)


def run(*command, cwd=None, **more) -> str:
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, capture_output=True, text=True, **more
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    out = tmp_path_factory.mktemp("packaging") / "mine"
    own = replace(spec(), version="0.1.0")
    write_library(render_library(own, (standin.unit(own),)), out)
    return out


@needs_cmake
@pytest.mark.skipif(
    not shutil.which("pkg-config"),
    reason="pkg-config is missing: the folders in the .pc file were not tested",
)
@pytest.mark.parametrize(
    "options, prefix",
    [
        pytest.param(["-DCMAKE_INSTALL_LIBDIR=lib64"], "first", marks=pytest.mark.long),
        (["-DCMAKE_INSTALL_LIBDIR=lib/odd", "-DCMAKE_INSTALL_INCLUDEDIR=inc"], "second"),
    ],
)
def test_pkg_config_after_cmake(options, prefix, folder, tmp_path):
    """The folders that CMake installed to, also with a prefix that is only known at
    installation.
    """
    run(
        "cmake",
        "-S",
        folder,
        "-B",
        tmp_path / "b",
        "-DCMAKE_BUILD_TYPE=Debug",
        f"-DCMAKE_INSTALL_PREFIX={tmp_path}/first",
        *options,
    )
    run("cmake", "--build", tmp_path / "b", "--target", "mine")
    run("cmake", "--install", tmp_path / "b", "--prefix", tmp_path / prefix)
    libdir = options[0].partition("=")[2]
    flags = run(
        "pkg-config",
        "--cflags",
        "--libs",
        "mine",
        env={**os.environ, "PKG_CONFIG_PATH": f"{tmp_path}/{prefix}/{libdir}/pkgconfig"},
    ).split()
    (tmp_path / "u.c").write_text(USER)
    run("cc", "u.c", "-o", "u", *flags, cwd=tmp_path)
    run("./u", cwd=tmp_path)


@needs_cmake
def test_find_package_by_minor_version(folder, tmp_path):
    run("cmake", "-S", folder, "-B", tmp_path / "b", "-DCMAKE_BUILD_TYPE=Debug")
    run("cmake", "--build", tmp_path / "b", "--target", "mine")
    run("cmake", "--install", tmp_path / "b", "--prefix", tmp_path / "usr")
    (tmp_path / "u.c").write_text(USER)
    for version, found in (("0.2", False), ("0.1.0", True), ("0.1", True)):
        (tmp_path / "CMakeLists.txt").write_text(
            f"cmake_minimum_required(VERSION 3.13)\nproject(app C)\nfind_package(mine {version}"
            " REQUIRED)\nadd_executable(u u.c)\ntarget_link_libraries(u PRIVATE mine::mine)\n"
        )
        done = subprocess.run(
            ["cmake", "-S", ".", "-B", "u", f"-DCMAKE_PREFIX_PATH={tmp_path}/usr"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
        )
        assert (done.returncode == 0) == found, done.stdout + done.stderr
    run("cmake", "--build", "u", cwd=tmp_path)
    run("u/u", cwd=tmp_path)


@needs_cmake
@pytest.mark.parametrize(
    "build_type, optimised", [(None, True), ("Debug", False), ("Release", True)]
)
def test_cmake_optimises_unless_told_otherwise(build_type, optimised, folder, tmp_path):
    run(
        "cmake",
        "-S",
        folder,
        "-B",
        tmp_path,
        *([f"-DCMAKE_BUILD_TYPE={build_type}"] if build_type else []),
    )
    flags = (tmp_path / "CMakeFiles" / "mine.dir" / "flags.make").read_text()
    assert ("-O2" in flags or "-O3" in flags) == optimised, flags


def is_marked(path: Path) -> bool:
    """Whether an object, or every member of an archive, carries the property IBT and SHSTK."""
    notes = run("readelf", "-n", path)
    return notes.count("x86 feature: IBT, SHSTK") == max(notes.count("File: "), 1)


def has_cet() -> bool:
    """Whether gcc makes markings at all (for x86-64 and ELF, binutils from 2.29 on)."""
    tools = all(shutil.which(tool) for tool in ("gcc", "readelf", "objdump"))
    return (
        tools
        and "__CET__"
        in subprocess.run(
            ["gcc", "-fcf-protection", "-dM", "-E", "-xc", "/dev/null"],
            capture_output=True,
            text=True,
        ).stdout
    )


needs_cet = pytest.mark.skipif(
    not has_cet(),
    reason="gcc knows no CET here: markings of control-flow protection were not tested",
)


@needs_cet
@pytest.mark.asm
@pytest.mark.parametrize(
    "flags, marked", [("-fcf-protection", True), ("-fcf-protection=none", False)]
)
def test_control_flow_protection_reaches_every_object(flags, marked, tmp_path):
    """With the flag every object is marked, and every assembly routine starts with endbr64; without
    it none is or does.
    """
    run(
        "make",
        "-s",
        f"CFLAGS=-O1 {flags}",
        f"BUILD={tmp_path}",
        tmp_path / "libted256189.a",
        "CC=gcc",
        cwd=REAL,
    )
    assert is_marked(tmp_path / "libted256189.a") == marked
    for name in ("field", "point"):
        code = run(
            "objdump", "-d", "--no-show-raw-insn", tmp_path / f"ted256189_{name}.s.o"
        ).splitlines()
        firsts = [
            code[i + 1].split()[1]
            for i, line in enumerate(code)
            if line.endswith(">:") and ".L" not in line
        ]
        assert len(firsts) > 5 and {first == "endbr64" for first in firsts} == {marked}
    run("gcc", flags, "-c", REAL / "test" / "ted256189_abi.S", "-o", tmp_path / "abi.o")
    assert is_marked(tmp_path / "abi.o") == marked


@needs_cet
@needs_cmake
@pytest.mark.asm
def test_cmake_marks_the_assembly_when_the_c_is_marked(tmp_path):
    """CMAKE_C_FLAGS do not reach assembly files by themselves: the library's own file gives them
    on.
    """
    run(
        "cmake",
        "-S",
        REAL,
        "-B",
        tmp_path,
        "-DCMAKE_C_FLAGS=-fcf-protection",
        "-DCMAKE_C_COMPILER=gcc",
    )
    run("cmake", "--build", tmp_path, "--target", "ted256189")
    assert is_marked(tmp_path / "libted256189.a")


@needs_cmake
@pytest.mark.skipif(
    not shutil.which("gcc"),
    reason="gcc is missing: what its flags define in assembly was not looked at",
)
@pytest.mark.asm
def test_cmake_gives_the_flags_of_c_to_the_assembly(folder, tmp_path):
    """What clears the stack asks whether __SANITIZE_ADDRESS__ is defined; without a build type and
    with one.
    """
    for build_type, more in (("", {}), ("Mine", {"CMAKE_C_FLAGS_MINE": "-fcf-protection=full"})):
        flags = {
            "CMAKE_BUILD_TYPE": build_type,
            "CMAKE_C_COMPILER": "gcc",
            "CMAKE_C_FLAGS": "-fsanitize=address",
            "CMAKE_EXPORT_COMPILE_COMMANDS": "ON",
            **more,
        }
        run(
            "cmake",
            "-S",
            folder,
            "-B",
            tmp_path / f"b{build_type}",
            *(f"-D{name}={value}" for name, value in flags.items()),
        )
        rows = json.loads((tmp_path / f"b{build_type}/compile_commands.json").read_text())
        commands = [
            row["command"].split()
            for row in rows
            if row["file"].endswith(".S") and "/src/" in row["file"]
        ]
        assert commands
        for command in commands:
            output = command.index("-o")
            defined = run(*command[:output], *command[output + 2 :], "-E", "-dM")
            assert "__SANITIZE_ADDRESS__" in defined and (not more or "__CET__ 3" in defined)


@pytest.mark.skipif(
    not shutil.which("clang"), reason="clang is missing: its second stack was not tried"
)
def test_a_second_stack_is_refused(folder):
    """-fsanitize=safe-stack: what clears the stack does not know it."""
    done = subprocess.run(
        ["clang", "-fsanitize=safe-stack", "-fsyntax-only", folder / "src/mine.c"],
        capture_output=True,
        text=True,
    )
    assert done.returncode and "#error" in done.stderr and "makes two" in done.stderr


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_no_warnings(compiler, folder):
    if not shutil.which(compiler):
        pytest.skip(f"{compiler} is missing: its warnings were not looked at")
    files = [
        "example.c",
        "src/mine.c",
        *(f"{name}/mine_{name}.c" for name in ("test", "bench")),
        "test/mine_shim.c",
    ]
    run(compiler, *STRICT.split(), "-Iinclude", "-fsyntax-only", *files, cwd=folder)


def test_the_example_says_how_it_is_built(folder, tmp_path):
    """The command in the example's first line, after `make`."""
    copy = tmp_path / "mine"
    shutil.copytree(folder, copy)
    line = (copy / "example.c").read_text()
    command = line[line.index("cc -I") :].split("*/")[0].split("\n")[0].strip()
    run("make", "-s", cwd=copy)
    run(*command.split(), cwd=copy)
    assert "both sides" in run("./a.out", cwd=copy)


def exported(path: Path) -> set[str]:
    """The functions that a shared library gives."""
    return {
        line.split()[-1]
        for line in run("nm", "-D", "--defined-only", path).splitlines()
        if " T " in line
    }


@pytest.mark.long
@pytest.mark.skipif(
    not shutil.which("nm"),
    reason="nm is missing: the symbols of shared libraries were not looked at",
)
@pytest.mark.asm
def test_a_shared_library_gives_the_public_functions_alone(tmp_path):
    """Made by make; by CMake where it is there, also installed and linked."""
    folder = tmp_path / "lib"
    assert main(["build", "ted256189", "--cpu", "zen4", "--api", "minimal", "-o", str(folder)]) == 0
    symbols = set(json.loads((folder / "MANIFEST.json").read_text())["symbols"])
    run("make", "-s", "shared", cwd=folder)
    assert exported(folder / "build" / "libted256189.so") == symbols
    if not shutil.which("cmake"):
        pytest.skip("cmake is missing: its shared library was not made")
    run(
        "cmake",
        "-S",
        folder,
        "-B",
        tmp_path / "b",
        "-DCMAKE_BUILD_TYPE=Debug",
        "-DBUILD_SHARED_LIBS=ON",
    )
    run("cmake", "--build", tmp_path / "b")  # its tests, too, which call hidden routines
    run(
        "cmake",
        "--install",
        tmp_path / "b",
        "--prefix",
        tmp_path / "usr",
        "--component",
        "Unspecified",
    )
    (found,) = {path.resolve() for path in (tmp_path / "usr").rglob("libted256189.so*")}
    assert exported(found) == symbols and "SONAME" in run("readelf", "-d", found)


def of_dynamic_section(tag: str, path: Path) -> list[str]:
    return re.findall(rf"\({tag}\).*\[(.*)\]", run("readelf", "-d", path))


@pytest.mark.skipif(
    not shutil.which("readelf"),
    reason="readelf is missing: names of shared libraries were not looked at",
)
@pytest.mark.asm
def test_a_shared_library_has_a_name_by_its_version(tmp_path):
    """Programs ask for libP.so.0.1, which make, CMake and Meson give alike, whatever is linked."""
    run(
        "make",
        "-s",
        "install-shared",
        "CC=gcc",
        f"BUILD={tmp_path}/b",
        f"PREFIX={tmp_path}/usr",
        cwd=REAL,
    )
    there = {path.name for path in (tmp_path / "usr" / "lib").iterdir()}
    assert there == {
        "libted256189.a",
        "libted256189.so",
        "libted256189.so.0.1",
        "libted256189.so.0.1.0",
        "pkgconfig",
    }
    assert of_dynamic_section("SONAME", tmp_path / "usr/lib/libted256189.so") == [
        "libted256189.so.0.1"
    ]
    (tmp_path / "u.c").write_text(
        "#include <ted256189.h>\nint main(void) { ted256189_point p; ted256189_point_base(&p);"
        " return 0; }\n"
    )
    flags = [f"-I{tmp_path}/usr/include", f"-L{tmp_path}/usr/lib", f"-Wl,-rpath,{tmp_path}/usr/lib"]
    run("gcc", *flags, tmp_path / "u.c", "-lted256189", "-o", tmp_path / "u")
    assert "libted256189.so.0.1" in of_dynamic_section("NEEDED", tmp_path / "u") and not run(
        tmp_path / "u"
    )
    assert (
        "SOVERSION 0.1 " in (REAL / "CMakeLists.txt").read_text()
        and "soversion: '0.1'" in (REAL / "meson.build").read_text()
    )


@pytest.mark.skipif(
    not shutil.which("meson"), reason="meson is missing: nothing was built by Meson"
)
@pytest.mark.parametrize("kind", ["static", "shared"])
def test_meson_builds_library_and_tests(kind, folder, tmp_path):
    """Tests call routines that a shared library hides."""
    run("meson", "setup", tmp_path / "b", folder, f"-Ddefault_library={kind}")
    run("meson", "compile", "-C", tmp_path / "b")
    assert re.search(r"Ok: +1\b", run("meson", "test", "-C", tmp_path / "b"))


def test_the_header_says_its_version(folder, tmp_path):
    (tmp_path / "u.c").write_text(
        "#include <mine.h>\n#if MINE_VERSION_NUMBER != 100\n#error version\n#endif\nchar"
        ' text[sizeof MINE_VERSION == sizeof "0.1.0" ? 1 : -1];\n'
    )
    run("cc", "-fsyntax-only", f"-I{folder}/include", tmp_path / "u.c")
    assert [version_number(text) for text in ("0.1.0", "1.2.3", "10.20.30rc1")] == [
        100,
        10203,
        102030,
    ]
