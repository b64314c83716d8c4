"""Whole programs under QEMU: right and wrong answers, faults, and a cycle counter that stands
still.
"""

import pytest

from ecgen.errors import ToolError
from ecgen.run.emulated.armv7em import board
from ecgen.run.emulated.armv7em.board import (
    build_board_program,
    check_on_qemu,
    has_qemu,
    load_board,
    run_qemu,
)
from ecgen.run.emulated.armv7em.toolchain import LEVELS, known_toolchains
from ecgen.run.emulated.case import Buffer, Case
from ecgen.run.emulated.cases import render_answers
from tests.support.run.m4.calls import render_cycles
from tests.support.run.m4.programs import ASSEMBLY, FPU, C, twice_case

HERE = known_toolchains()
needs_qemu = pytest.mark.skipif(
    not (HERE and has_qemu()),
    reason="qemu-system-arm or a toolchain for ARM is missing: no whole program was run",
)
needs_one = pytest.mark.skipif(
    not HERE, reason="no toolchain for ARM: no program was built for a board"
)


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "twice.c"
    path.write_text(C)
    return path


@needs_qemu
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("tools", HERE, ids=lambda tools: tools.name)
@pytest.mark.sample(3)
def test_answers_are_compared(tmp_path, source, tools, level):
    right = twice_case()
    wrong = twice_case(name="wrong", buffers=(Buffer(bytes(16), bytes(15) + b"\1"),), result=42)
    many = twice_case(
        name="rounds",
        rounds=5,
        result=47,
        buffers=(Buffer(bytes([1]) * 4, bytes([32]) * 4),),
        arguments=("b0", 1),
    )
    # `calls` counts on from case to case: 41, 42, then five more.
    printed = check_on_qemu((right, wrong, many), [source], tmp_path / "q", level, toolchain=tools)
    assert (
        printed.text.splitlines() == ["ok twice", "FAILED wrong", "ok rounds"]
        and printed.status == 1
    )
    assert check_on_qemu((right,), [source], tmp_path / "p", level, toolchain=tools).status == 0


@needs_qemu
def test_a_wrong_result_fails_too(tmp_path, source):
    printed = check_on_qemu((twice_case(result=40),), [source], tmp_path / "q", "m4")
    assert (printed.text, printed.status) == ("FAILED twice\n", 1)


@needs_qemu
def test_the_fpu_is_switched_on(tmp_path):
    path = tmp_path / "fpu.S"
    path.write_text(FPU)
    swapped = Case(
        "swap",
        "swap_halves",
        (Buffer(bytes(16), bytes(range(8, 16)) + bytes(range(8))), Buffer(bytes(range(16)))),
        ("b0", "b1"),
    )
    assert check_on_qemu((swapped,), [path], tmp_path, "m4f").text == "ok swap\n"


@needs_qemu
def test_a_fault_ends_the_program(tmp_path):
    machine = load_board("an386")
    text = '#include "board.h"\nint main(void) { return *(volatile int *)0x70000000; }\n'
    printed = run_qemu(build_board_program(machine, text, [], tmp_path, "m4"), machine)
    assert (printed.text, printed.status) == ("fault\n", 3)


@needs_qemu
def test_nothing_is_timed_where_the_counter_stands_still(tmp_path, source):
    machine = load_board("an386")
    program = build_board_program(machine, render_cycles((twice_case(),)), [source], tmp_path, "m4")
    printed = run_qemu(program, machine)
    assert printed.status == 2 and "nothing was timed" in printed.text


@needs_qemu
def test_cycles_are_least_and_most_less_an_empty_call(tmp_path, source):
    """With a counter that advances by 1, 2, 3 ... at each reading: the empty call spends 2, 4, 6,
    the routine 8, 10, 12.
    """
    fake = tmp_path / "fake.c"
    fake.write_text(
        "#include <stdint.h>\nint fake_start(void); uint32_t fake_read(void);\nint fake_start(void)"
        " { return 1; }\nuint32_t fake_read(void) { static uint32_t t, n; return t += ++n; }\n"
    )
    text = "#define counter_start fake_start\n#define counter_read fake_read\n" + render_cycles(
        (twice_case(),), runs=3
    )
    machine = load_board("an386")
    assert (
        run_qemu(build_board_program(machine, text, [source, fake], tmp_path, "m4"), machine).text
        == "twice 6 10\n"
    )


@needs_one
def test_programs_for_a_real_board_start_in_its_flash(tmp_path, source):
    machine = load_board("stm32f407")
    assembly = tmp_path / "words.S"
    assembly.write_text(ASSEMBLY)
    program = build_board_program(
        machine, render_answers((twice_case(),)), [source, assembly], tmp_path, "m4f"
    )
    from ecgen.run.emulated.image import read_image

    image = read_image(program)
    address, vectors = image.parts[0]
    assert (
        address == machine.flash.origin
        and int.from_bytes(vectors[:4], "little") == machine.ram.origin + machine.ram.length
    )
    assert int.from_bytes(vectors[4:8], "little") == image.symbol("reset").address | 1
    with pytest.raises(ToolError, match="QEMU does not emulate the board stm32f407"):
        run_qemu(program, machine)


def test_what_is_missing_is_said(tmp_path, monkeypatch):
    with pytest.raises(ToolError, match=r"no board named 'moon'. Known: an386, stm32f407"):
        load_board("moon")
    monkeypatch.setattr(board.shutil, "which", lambda name: None)
    with pytest.raises(ToolError, match="qemu-system-arm was not found"):
        run_qemu(tmp_path, load_board("an386"))
