"""Packages of a few lines, as far as their tools can be had: Zephyr's CMake file under stand-ins
for Zephyr's functions, SUPERCOP's folder as SUPERCOP compiles it, Conan by Conan, the bill of
materials against the files. PlatformIO and vcpkg fetch platforms and scripts from servers of their
own: their files are read here, not built."""

import ctypes
import hashlib
import json
import os
import re
import shutil
import subprocess
from dataclasses import replace

import pytest

from ecgen.cli import main
from ecgen.errors import EcgenError
from ecgen.library.files.write import write_library
from ecgen.library.packages import simple
from ecgen.library.pipeline.render import render_library
from ecgen.run.tools import find_compiler
from tests.support.library import standin
from tests.support.library.mine import spec

STUBS = """cmake_minimum_required(VERSION 3.13)
project(stub C ASM)
function(zephyr_library_named name)
  add_library(${name} STATIC)
  set(own ${name} PARENT_SCOPE)
endfunction()
macro(zephyr_library_sources)
  target_sources(${own} PRIVATE ${ARGV})
endmacro()
macro(zephyr_library_compile_options)
  target_compile_options(${own} PRIVATE ${ARGV})
endmacro()
macro(zephyr_include_directories)
  target_include_directories(${own} PUBLIC ${ARGV})
endmacro()
add_subdirectory(LIBRARY/zephyr zephyr)
"""


def run(*command, cwd=None, **more) -> str:
    done = subprocess.run(list(map(str, command)), cwd=cwd, capture_output=True, text=True, **more)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def rendered(*packages: str, **more) -> dict[str, str]:
    return render_library(replace(spec(), packages=packages, **more), (standin.unit(spec()),))


@pytest.mark.long
@pytest.mark.skipif(
    not shutil.which("cmake"), reason="cmake is missing: the module for Zephyr was not compiled"
)
@pytest.mark.parametrize(
    "words, compiler",
    [
        (("--cpu", "c32"), "cc"),
        pytest.param(("--cpu", "cortex-m4"), "arm-none-eabi-gcc", marks=pytest.mark.long),
    ],
    ids=["c32", "cortex-m4"],
)
@pytest.mark.asm
def test_zephyr_s_cmake_file_compiles_the_library(words, compiler, tmp_path):
    """Where the option is set; nothing is compiled where it is not. The module was not built by
    Zephyr itself, which is not to be had from a registry.
    """
    if not shutil.which(compiler):
        pytest.skip(f"{compiler} is missing: the module for Zephyr was not compiled")
    assert (
        main(
            [
                "build",
                "curve25519",
                *words,
                "--api",
                "minimal",
                "--package",
                "zephyr",
                "--package",
                "platformio",
                "-o",
                str(tmp_path / "lib"),
            ]
        )
        == 0
    )
    (tmp_path / "CMakeLists.txt").write_text(STUBS.replace("LIBRARY", str(tmp_path / "lib")))
    flags = [
        "-DCMAKE_SYSTEM_NAME=Generic",
        "-DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY",
        "-DCMAKE_C_FLAGS=-mcpu=cortex-m4 -mthumb",
        "-DCMAKE_ASM_FLAGS=-mcpu=cortex-m4 -mthumb",
    ] * (compiler != "cc")
    run(
        "cmake",
        "-S",
        tmp_path,
        "-B",
        tmp_path / "b",
        f"-DCMAKE_C_COMPILER={compiler}",
        f"-DCMAKE_ASM_COMPILER={compiler}",
        "-DCONFIG_CURVE25519=y",
        *flags,
    )
    run("cmake", "--build", tmp_path / "b")
    assert (tmp_path / "b" / "zephyr" / "libcurve25519.a").stat().st_size > 5000
    run(
        "cmake",
        "-S",
        tmp_path,
        "-B",
        tmp_path / "none",
        f"-DCMAKE_C_COMPILER={compiler}",
        f"-DCMAKE_ASM_COMPILER={compiler}",
        *flags,
    )
    run("cmake", "--build", tmp_path / "none")
    assert not (tmp_path / "none" / "zephyr" / "libcurve25519.a").exists()
    assert "cmake: zephyr\n" in (tmp_path / "lib" / "zephyr" / "module.yml").read_text()
    depends = re.findall("depends on (.*)", (tmp_path / "lib" / "zephyr" / "Kconfig").read_text())
    assert depends == (["CPU_CORTEX_M4 || CPU_CORTEX_M7"] if compiler != "cc" else [])


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "curve, name, options",
    [("curve25519", "x25519", ()), ("p256", "scalarmult", ("--api", "scalarmult,scalarmult_base"))],
)
@pytest.mark.asm
def test_supercop_s_folder_computes_what_the_library_does(curve, name, options, tmp_path):
    """Compiled as SUPERCOP compiles an implementation: all files of one flat folder, with a header
    that names the functions.
    """
    assert (
        main(
            [
                "build",
                curve,
                "--cpu",
                "c64",
                *options,
                "--package",
                "supercop",
                "-o",
                str(tmp_path / "lib"),
            ]
        )
        == 0
    )
    folder = tmp_path / "lib" / "supercop" / "crypto_scalarmult" / curve / "ecgen"
    sizes = {
        key: int(value)
        for key, value in re.findall(r"#define (\w+) (\d+)", (folder / "api.h").read_text())
    }
    (tmp_path / "crypto_scalarmult.h").write_text(
        "int crypto_scalarmult(unsigned char *, const unsigned char *, const unsigned char *);\nint"
        " crypto_scalarmult_base(unsigned char *, const unsigned char *);\n"
    )
    run(
        *find_compiler(),
        "-O1",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-fPIC",
        "-shared",
        f"-I{tmp_path}",
        f"-I{folder}",
        *sorted(folder.glob("*.c")),
        "-o",
        tmp_path / "code.so",
    )
    code = ctypes.CDLL(str(tmp_path / "code.so"))
    one, two = (
        bytes(sizes["CRYPTO_SCALARBYTES"] - 1) + b"\x41",
        b"\x40" + bytes(sizes["CRYPTO_SCALARBYTES"] - 1),
    )

    def made(function, *inputs) -> bytes:
        out = ctypes.create_string_buffer(sizes["CRYPTO_BYTES"])
        assert function(out, *inputs) == 0
        return out.raw

    base = code.crypto_scalarmult_base
    first, second = (
        made(code.crypto_scalarmult, one, made(base, two)),
        made(code.crypto_scalarmult, two, made(base, one)),
    )
    own = made(
        getattr(code, f"{curve}_{name}"),
        one,
        made(base, two),
        *([ctypes.c_size_t(sizes["CRYPTO_BYTES"])] if curve == "p256" else []),
    )
    assert first == second == own != bytes(sizes["CRYPTO_BYTES"])


def test_supercop_needs_its_functions():
    with pytest.raises(EcgenError, match="needs the function scalarmult_base, which"):
        rendered("supercop", api=("scalarmult",))


def test_the_bill_of_materials_names_every_file_with_its_hash():
    files = rendered("rust", "sbom")
    data = json.loads(files["sbom.cdx.json"])
    assert (data["bomFormat"], data["specVersion"], data["metadata"]["component"]["licenses"]) == (
        "CycloneDX",
        "1.5",
        [{"expression": "Apache-2.0 OR MIT"}],
    )
    hashes = {
        row["name"]: row["hashes"][0]["content"]
        for row in data["metadata"]["component"]["components"]
    }
    assert hashes == {
        path: hashlib.sha256(text.encode()).hexdigest()
        for path, text in files.items()
        if path not in ("sbom.cdx.json", "MANIFEST.json")
    }
    assert {"rust/lib.rs", "src/mine.c", "LICENSE"} <= set(hashes)
    assert files["sbom.cdx.json"] == rendered("rust", "sbom")["sbom.cdx.json"]
    assert json.loads(rendered("sbom", license="MIT")["sbom.cdx.json"])["metadata"]["component"][
        "licenses"
    ] == [{"license": {"id": "MIT"}}]


def test_the_order_of_packages_does_not_change_the_bill():
    assert rendered("sbom", "rust")["sbom.cdx.json"] == rendered("rust", "sbom")["sbom.cdx.json"]


def test_files_that_registries_read():
    files = rendered("platformio", "vcpkg")
    library = json.loads(files["library.json"])
    assert (
        library["build"]["srcDir"] == "src"
        and library["headers"] == "mine.h"
        and library["version"] == spec().version
    )
    port = json.loads(files["vcpkg/mine/vcpkg.json"])
    assert (port["name"], port["supports"]) == ("mine", "x64") and "vcpkg_cmake_configure" in files[
        "vcpkg/mine/portfile.cmake"
    ]
    assert [
        simple.port_of(replace(spec(), prefix=name)) for name in ("P_256", "x", "brainpoolP256r1")
    ] == ["p-256", "x0", "brainpoolp256r1"]


@pytest.mark.long
@pytest.mark.asm
@pytest.mark.skipif(
    not shutil.which("conan") or not shutil.which("cmake"),
    reason="conan or cmake is missing: the recipe was not run",
)
def test_conan_builds_the_recipe(tmp_path):
    # Conan refuses versions of one character, as stand-ins have
    write_library(rendered("conan", version="0.1.0"), tmp_path / "lib")
    environment = os.environ | {"CONAN_HOME": str(tmp_path / "home")}
    run("conan", "profile", "detect", cwd=tmp_path, env=environment)
    run("conan", "create", ".", cwd=tmp_path / "lib", env=environment)
    assert list((tmp_path / "home").rglob("libmine.a"))
