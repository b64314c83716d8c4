"""The library of PlatformIO, built by PlatformIO: its dependency finder reads library.json, its
builder compiles and links, QEMU runs the firmware.

Platforms and tools of PlatformIO come from a server of its own. Here the platform is a folder of
the test that names Debian's compiler and a Cortex-M4, and PlatformIO's package of SCons is made of
the Python package, so that `pip install platformio scons` is all that it takes.
"""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.resources import data_folder
from ecgen.run.emulated.armv7em.board import has_qemu, load_board, run_qemu
from ecgen.run.emulated.cases import render

BUILDER = """from SCons.Script import Default, DefaultEnvironment
env = DefaultEnvironment()
flags = {flags}
env.Replace(
    CC="arm-none-eabi-gcc",
    CXX="arm-none-eabi-g++",
    AR="arm-none-eabi-gcc-ar",
    RANLIB="arm-none-eabi-gcc-ranlib",
    PROGNAME="firmware",
    PROGSUFFIX=".elf",
)
env.Append(
    CCFLAGS=["-Os", "-Wall", "-Werror", *flags],
    ASPPFLAGS=["-x", "assembler-with-cpp", *flags],
    LINKFLAGS=["-nostdlib", "-Wl,--gc-sections", *flags],
    LIBS=["gcc"],
    LDSCRIPT_PATH="{script}",
)
Default(env.BuildProgram())
"""
PROGRAM = """#include "board.h"
#include <curve25519.h>
/* RFC 7748, section 5.2 */
static const uint8_t scalar[CURVE25519_X25519_SCALAR_BYTES] = {SCALAR};
static const uint8_t point[CURVE25519_POINT_BYTES] = {POINT};
int main(void)
{
    uint8_t out[CURVE25519_POINT_BYTES];
    if (curve25519_x25519(out, scalar, point) != CURVE25519_OK)
        return 1;
    for (unsigned i = 0; i < sizeof out; i++) {
        print_number(out[i]);
        print(" ");
    }
    return 0;
}
"""
SCALAR, POINT, SHARED = (
    bytes.fromhex(text)
    for text in (
        "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
        "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c",
        "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552",
    )
)


def array(data: bytes) -> str:
    return "{" + ", ".join(map(str, data)) + "}"


def a_platform(folder: Path, flags: list, script: Path) -> Path:
    """A platform of one board, whose compiler is the one that is installed."""
    facts = {
        "name": "bare",
        "title": "Bare",
        "version": "1.0.0",
        "engines": {"platformio": "*"},
        "packages": {},
        "frameworks": {},
    }
    board = {
        "build": {"cpu": "cortex-m4", "f_cpu": "16000000L", "mcu": "m4"},
        "name": "M4",
        "upload": {"maximum_ram_size": 1 << 17, "maximum_size": 1 << 20},
        "frameworks": [],
        "url": "-",
        "vendor": "-",
    }
    (folder / "builder").mkdir(parents=True)
    (folder / "boards").mkdir()
    (folder / "platform.json").write_text(json.dumps(facts))
    (folder / "platform.py").write_text(
        "from platformio.public import PlatformBase\n\n\nclass BarePlatform(PlatformBase):\n   "
        " pass\n"
    )
    (folder / "boards" / "m4.json").write_text(json.dumps(board))
    (folder / "builder" / "main.py").write_text(BUILDER.format(flags=flags, script=script))
    return folder


def scons_package(packages: Path) -> None:
    """PlatformIO's package tool-scons, of the version that it asks for, around the Python package
    SCons.
    """
    from platformio.dependencies import get_core_dependencies

    name, version = "tool-scons", get_core_dependencies()["tool-scons"].lstrip("~")
    folder = packages / name
    folder.mkdir(parents=True)
    (folder / "scons.py").write_text(
        "import sys\nsys.path.insert(0,"
        f" {str(Path(importlib.util.find_spec('SCons').origin).parents[1])!r})\nimport"
        " SCons.Script\nSCons.Script.main()\n"
    )
    (folder / "package.json").write_text(
        json.dumps({"name": name, "version": version, "description": "SCons"})
    )
    (folder / ".piopm").write_text(
        json.dumps(
            {
                "type": "tool",
                "name": name,
                "version": version,
                "spec": {
                    "owner": "platformio",
                    "id": 1,
                    "name": name,
                    "requirements": None,
                    "uri": None,
                },
            }
        )
    )


@pytest.mark.long
@pytest.mark.asm
@pytest.mark.parametrize("cpu", ["cortex-m4", "cortex-m4f"])
def test_platformio_builds_the_library_and_the_firmware_computes(cpu, tmp_path):
    for module in ("platformio", "SCons"):
        pytest.importorskip(
            module, reason=f"{module} is missing: PlatformIO did NOT build the library"
        )
    if not shutil.which("arm-none-eabi-gcc"):
        pytest.skip("arm-none-eabi-gcc is missing: PlatformIO did NOT build the library")
    project, harness, board = (
        tmp_path / "project",
        data_folder("harness") / "m4",
        load_board("an386"),
    )
    assert (
        main(
            [
                "build",
                "curve25519",
                "--cpu",
                cpu,
                "--api",
                "minimal",
                "--package",
                "platformio",
                "-o",
                str(project / "lib" / "curve25519"),
            ]
        )
        == 0
    )
    (project / "src").mkdir()
    (project / "src" / "main.c").write_text(
        PROGRAM.replace("{SCALAR}", array(SCALAR)).replace("{POINT}", array(POINT))
    )
    for name in ("start.c", "board.h"):
        shutil.copy(harness / name, project / "src" / name)
    (tmp_path / "board.ld").write_text(render("m4/board.ld.j2", name=board.name, board=board))
    flags = [
        "-mcpu=cortex-m4",
        "-mthumb",
        *(["-mfloat-abi=hard", "-mfpu=fpv4-sp-d16"] if cpu == "cortex-m4f" else []),
    ]
    platform = a_platform(tmp_path / "bare", flags, tmp_path / "board.ld")
    (project / "platformio.ini").write_text(
        f"[env:m4]\nplatform = symlink://{platform}\nboard = m4\n"
    )
    scons_package(tmp_path / "home" / "packages")
    environment = os.environ | {
        "PLATFORMIO_CORE_DIR": str(tmp_path / "home"),
        "PLATFORMIO_SETTING_ENABLE_TELEMETRY": "no",
    }
    done = subprocess.run(
        [sys.executable, "-m", "platformio", "run", "-d", str(project)],
        capture_output=True,
        text=True,
        env=environment,
    )
    assert done.returncode == 0 and "curve25519 @ 0.1.0" in done.stdout, done.stdout + done.stderr
    if has_qemu():
        printed = run_qemu(project / ".pio" / "build" / "m4" / "firmware.elf", board)
        assert (bytes(map(int, printed.text.split())), printed.status) == (SHARED, 0)
