"""Calls of hand-made AArch64 routines in the emulator: results, instructions, stack, registers that
are kept, traces, and what goes wrong.
"""

import pytest

pytest.importorskip("unicorn", reason="unicorn is missing: emulated calls were not tested")

from ecgen.errors import CheckFailure
from ecgen.run.emulated import core as emulated
from ecgen.run.emulated.aarch64.emulate import Core
from ecgen.run.emulated.aarch64.loaded import OnEmulatedStack
from ecgen.run.emulated.core import RAM
from ecgen.run.emulated.image import Image, Symbol

pytestmark = pytest.mark.essential

CODE = """
sum:      a9401023   ldp x3, x4, [x1]
          a9401845   ldp x5, x6, [x2]
          ab050063   adds x3, x3, x5
          ba060084   adcs x4, x4, x6
          a9001003   stp x3, x4, [x0]
          9a1f03e0   adc x0, xzr, xzr
          d65f03c0   ret
loop:     f1000400   subs x0, x0, #1
          54ffffe1   b.ne loop
          d65f03c0   ret
look:     f8607820   ldr x0, [x1, x0, lsl #3]
          d65f03c0   ret
fork:     b4000040   cbz x0, to the return
          d503201f   nop
          d65f03c0   ret
frame:    d100c3ff   sub sp, sp, #48
          f90007e0   str x0, [sp, #8]
          9100c3ff   add sp, sp, #48
          d65f03c0   ret
general:  2a1403f4   mov w20, w20
          d65f03c0   ret
vector:   9e670009   fmov d9, x0
          d65f03c0   ret
upper:    4e181c09   mov v9.d[1], x0
          d65f03c0   ret
system:   aa0003f2   mov x18, x0
          d65f03c0   ret
pointer:  d10043ff   sub sp, sp, #16
          d65f03c0   ret
stuck:    14000000   b .
broken:   00000001   udf #1
tenth:    f94007e0   ldr x0, [sp, #8]
          d65f03c0   ret
"""
FLASH = 0x08000000


def image() -> Image:
    code, symbols = b"", []
    for line in CODE.strip().splitlines():
        *name, word = line[:18].split()
        symbols += [Symbol(each[:-1], FLASH + len(code), 0, True) for each in name]
        code += int(word, 16).to_bytes(4, "little")
    return Image(((FLASH, code),), tuple(symbols))


def core(**options) -> Core:
    return Core(image(), **options)


def words(*values: int) -> bytes:
    return b"".join(value.to_bytes(8, "little") for value in values)


@pytest.mark.parametrize("a, b", [(3, 5), (2**128 - 1, 1), (2**64 - 1, 2**127)])
def test_a_hand_made_routine(a, b):
    machine = core()
    out, *given = machine.space(16), *(machine.place(n.to_bytes(16, "little")) for n in (a, b))
    done = machine.call("sum", out, *given)
    found = int.from_bytes(machine.read(out, 16), "little")
    assert (found, done.registers[0]) == ((a + b) % 2**128, a + b >> 128)
    assert (done.instructions, done.cycles, done.stack) == (7, {"instructions": 7}, 0)
    assert done.clobbered == ()


def test_instructions_are_counted_anew_for_each_call():
    machine = core()
    for turns in (1, 10, 1000, 10):
        assert machine.call("loop", turns).instructions == 2 * turns + 1
    assert machine.routines()["loop"]["cycles"] == {"instructions": 21}
    assert core(timed=False).call("loop", 10).cycles == {}


def test_bytes_of_stack():
    done = core().call("frame", 7)
    assert done.stack == 40 and done.clobbered == ()


@pytest.mark.parametrize(
    "name, kept",
    [("general", "x20"), ("vector", "v9"), ("system", "x18"), ("pointer", "sp"), ("upper", "")],
)
def test_registers_that_a_routine_must_keep(name, kept):
    """A half of a general register is one of them; the upper half of a vector is not."""
    assert core().call(name, 1).clobbered == ((kept,) if kept else ())


def test_an_address_or_a_branch_from_data_shows_in_the_trace():
    machine = core(watch=True)
    table = machine.place(bytes(64))
    traces = [machine.call("look", index, table).trace for index in (3, 3, 4)]
    assert traces[0] == traces[1] != traces[2]
    traces = [machine.call("fork", value).trace for value in (5, 6, 0)]
    assert traces[0] == traces[1] != traces[2]
    out, a, b = machine.space(16), machine.place(words(1, 2)), machine.place(words(3, 4))
    first = machine.call("sum", out, a, b).trace
    machine.write(a, words(2**64 - 1, 2**64 - 1))
    assert machine.call("sum", out, a, b).trace == first


def test_arguments_beyond_the_registers_lie_on_the_stack():
    assert core().call("tenth", *range(10)).registers[0] == 9


def test_what_is_left_in_registers_has_names():
    """x0 is the result; of v8 to v15 the upper halves need not be kept."""
    names = [name for name, _ in OnEmulatedStack.HELD]
    assert {f"x{i}" for i in range(1, 18)} == {name for name in names if name[0] == "x"}
    assert {names.count(f"v{i}") for i in range(8, 16)} == {1}
    assert {names.count(f"v{i}") for i in (*range(8), *range(16, 32))} == {2}


def test_what_goes_wrong_is_said(monkeypatch):
    with pytest.raises(CheckFailure, match="broken failed in the emulator near broken"):
        core().call("broken")
    with pytest.raises(CheckFailure, match="look failed in the emulator near look"):
        core().call("look", 0, RAM + 2**30)
    monkeypatch.setattr(emulated, "MOST_BLOCKS", 1000)
    with pytest.raises(CheckFailure, match="stuck did not return"):
        core().call("stuck")
