"""Toolchains for ARM: the same bytes from all that are here, programs that run, errors that say
what is missing.
"""

import shutil

import pytest

pytest.importorskip("unicorn", reason="unicorn is missing: built programs were not run")

from ecgen.errors import CheckFailure, ToolError
from ecgen.run.emulated.armv7em import toolchain as arm_toolchain
from ecgen.run.emulated.armv7em.emulate import Core
from ecgen.run.emulated.armv7em.toolchain import (
    LEVELS,
    Toolchain,
    build_program,
    find_toolchain,
    known_toolchains,
)
from ecgen.run.emulated.image import read_image
from tests.support.run.m4.calls import run_case
from tests.support.run.m4.programs import ASSEMBLY, FPU, C, twice_case

HERE = known_toolchains()
needs_one = pytest.mark.skipif(
    not HERE, reason="no toolchain for ARM: nothing was assembled or compiled for it"
)


def build(tmp_path, tools, level, **texts):
    folder = tmp_path / f"{tools.name}-{level}"
    folder.mkdir()
    for name, text in texts.items():
        (folder / name.replace("_", ".")).write_text(text)
    return build_program(
        [folder / name.replace("_", ".") for name in texts], folder, level, toolchain=tools
    )


@pytest.mark.skipif(
    len(HERE) < 2,
    reason=(
        f"only {', '.join(t.name for t in HERE) or 'no toolchain'} for ARM: assemblers were not"
        " compared"
    ),
)
@pytest.mark.parametrize("level", LEVELS)
def test_all_assemblers_make_the_same_bytes(tmp_path, level):
    texts = {"whole_S": ASSEMBLY} | ({"fpu_S": FPU} if level == "m4f" else {})
    found = {tools.name: read_image(build(tmp_path, tools, level, **texts)).parts for tools in HERE}
    codes = {name: parts[0] for name, parts in found.items()}
    assert len(set(codes.values())) == 1, codes
    assert len(codes[HERE[0].name][1]) > 80


@needs_one
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("tools", HERE, ids=lambda tools: tools.name)
def test_compiled_c_with_data_runs(tmp_path, tools, level):
    image = read_image(build(tmp_path, tools, level, twice_c=C))
    assert run_case(Core(image), twice_case()).cycles["F3"] > 20
    assert image.symbol("twice").function and image.symbol("twice").size > 20
    assert (
        image.symbol("twice").address % 2 == 0
        and image.name_of(image.symbol("twice").address) == "twice"
    )
    with pytest.raises(CheckFailure, match="returned 0x29, expected 0x28"):
        run_case(Core(image), twice_case(result=40))


@needs_one
def test_fpu_registers_come_back(tmp_path):
    image = read_image(build(tmp_path, HERE[0], "m4f", fpu_S=FPU))
    core = Core(image)
    given, out = core.place(bytes(range(16))), core.space(16)
    done = core.call("swap_halves", out, given)
    assert (
        core.read(out, 16) == bytes(range(8, 16)) + bytes(range(8))
        and done.clobbered == ()
        and done.stack == 8
    )


@needs_one
def test_an_fpu_instruction_is_refused_without_fpu(tmp_path):
    gnu = [tools for tools in HERE if tools.name != "zig"] or list(HERE)
    with pytest.raises(ToolError, match="failed with exit status"):
        build(tmp_path, gnu[0], "m4", fpu_S=FPU)


@needs_one
def test_an_undefined_symbol_is_named(tmp_path):
    for tools in HERE:
        with pytest.raises(ToolError, match="missing_routine"):
            build(
                tmp_path,
                tools,
                "m4",
                x_c=(
                    "void missing_routine(void); void f(void); void f(void) {"
                    " missing_routine(); }\n"
                ),
            )


def test_without_any_toolchain_the_error_says_what_to_install(monkeypatch):
    monkeypatch.setattr(arm_toolchain.shutil, "which", lambda name: None)
    monkeypatch.setattr(arm_toolchain.importlib.util, "find_spec", lambda name: None)
    assert known_toolchains() == ()
    with pytest.raises(
        ToolError,
        match=(
            "no toolchain for the Cortex-M4 is installed .found: none.*gcc-arm-none-eabi.*ziglang"
        ),
    ):
        find_toolchain()
    monkeypatch.setattr(arm_toolchain.shutil, "which", lambda name: name if "gcc" in name else None)
    assert find_toolchain().name == "gnu"
    with pytest.raises(ToolError, match="named 'zig' is installed .found: gnu"):
        find_toolchain("zig")


def test_levels_decide_on_the_fpu():
    for name, soft, hard in (
        ("gnu", "-mfloat-abi=soft", "-mfpu=fpv4-sp-d16"),
        ("zig", "-mcpu=cortex_m4-vfp4d16sp", "-mcpu=cortex_m4+vfp4d16sp"),
    ):
        tools = Toolchain(name, (), ())
        assert soft in tools.target_flags("m4") and hard in tools.target_flags("m4f")
        assert hard not in tools.target_flags("m4") and soft not in tools.target_flags("m4f")
    with pytest.raises(ToolError, match="no Cortex-M4 level 'm3'"):
        Toolchain("gnu", (), ()).target_flags("m3")


@needs_one
def test_an_object_file_is_no_program(tmp_path):
    build(tmp_path, HERE[0], "m4", twice_c=C)
    with pytest.raises(ToolError, match="no linked program for ARM"):
        read_image(tmp_path / f"{HERE[0].name}-m4" / "0_twice.o")
    assert shutil.which("true") is None or read_raises(shutil.which("true"))


def read_raises(path) -> bool:
    """Whether a program of this machine is refused."""
    with pytest.raises(ToolError, match="no linked program for ARM|not an ELF file"):
        read_image(path)
    return True
