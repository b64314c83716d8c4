"""Calls in the emulator: results, modelled cycles counted by hand, stack, kept registers, traces,
and what goes wrong.
"""

import pytest

pytest.importorskip("unicorn", reason="unicorn is missing: emulated calls were not tested")
pytest.importorskip("capstone", reason="capstone is missing: emulated calls were not tested")

from ecgen.errors import CheckFailure, ToolError
from ecgen.run.emulated import core as emulated
from ecgen.run.emulated.armv7em.emulate import Core
from ecgen.run.emulated.case import Buffer, Case
from ecgen.run.emulated.image import read_image
from tests.support.run.m4.calls import flat_image, run_case

pytestmark = pytest.mark.essential

CODE = """
b5f0        push {r4-r7, lr}             6
c9f0        ldm r1!, {r4-r7}             5
2300        movs r3, #0                  1
fbe5 4362   umaal r4, r3, r5, r2         1
fbe7 6362   umaal r6, r3, r7, r2         1
2b00        cmp r3, #0                   1
bf08        it eq                        1
3401        addeq r4, #1                 1
ee00 3a10   vmov s0, r3                  1
ee10 3a10   vmov r3, s0                  1
c058        stm r0!, {r3, r4, r6}        4
bdf0        pop {r4-r7, pc}              8
3801        subs r0, #1        loop: at 0x20
d1fd        bne loop
4770        bx lr
bf00        nop
f851 0020   ldr r0, [r1, r0, lsl #2]     look: at 0x28
4770        bx lr
e7fe        b .                          stuck: at 0x2e
4680        mov r8, r0                   careless: at 0x30
ee0a 0a10   vmov s20, r0
4770        bx lr
de01        udf #1                       broken: at 0x38
e002        b wide        2              across: at 0x3a
bf00        nop
bf00        nop
bf00        nop
fbe5 4362   umaal         1 + 1 stall    wide: at 0x42, halfway through a word
4770        bx lr         2
"""
START = {
    "rows": 0,
    "loop": 0x20,
    "look": 0x28,
    "stuck": 0x2E,
    "careless": 0x30,
    "broken": 0x38,
    "across": 0x3A,
}


def machine_code() -> bytes:
    halves = [word for line in CODE.strip().splitlines() for word in line[:11].split()]
    return b"".join(int(half, 16).to_bytes(2, "little") for half in halves)


def core(**options) -> Core:
    return Core(flat_image(machine_code(), **START), **options)


def rows(words, factor):
    """What `rows` computes, from the definition of UMAAL."""
    low = words[1] * factor + words[0]
    high = words[3] * factor + words[2] + (low >> 32)
    carry = high >> 32
    return [carry, (low + (carry == 0)) % 2**32, high % 2**32]


@pytest.mark.parametrize(
    "words, factor", [((1, 2, 3, 4), 5), ((2**32 - 1,) * 4, 2**32 - 1), ((0, 0, 0, 0), 7)]
)
def test_a_hand_made_routine(words, factor):
    machine = core()
    out, given = machine.space(12), machine.place(b"".join(w.to_bytes(4, "little") for w in words))
    done = machine.call("rows", out, given, factor)
    found = machine.read(out, 12)
    assert [int.from_bytes(found[i : i + 4], "little") for i in (0, 4, 8)] == rows(words, factor)
    assert done.cycles == {"F3": 31, "F3m": 35} and done.stalls == {"F3": 0, "F3m": 0}
    assert (done.instructions, done.stack, done.clobbered) == (12, 20, ())
    assert done.registers[:2] == (out + 12, given + 16)


def test_loops_are_counted_and_calls_do_not_add_up():
    machine = core()
    # subs 1, bne 2 when taken, then 1, bx 2; narrow instructions never wait.
    for turns in (1, 2, 10, 1000, 10):
        done = machine.call("loop", turns)
        assert done.cycles["F3"] == done.cycles["F3m"] == 3 * turns - 1 + 2
        assert done.instructions == 2 * turns + 1
    assert machine.routines() == {
        "loop": {"blocks": 11, "cycles": {"F3": 31, "F3m": 31}, "stalls": {"F3": 0, "F3m": 0}}
    }
    assert core(timed=False).call("loop", 10).cycles == {}


def test_a_block_is_entered_with_the_clock_that_the_last_one_left():
    done = core().call("across")
    assert done.cycles["F3"] == 6 and done.stalls["F3"] == 1 and done.instructions == 3


def test_an_address_from_data_shows_in_the_trace():
    machine = core(watch=True)
    table = machine.place(bytes(range(64)))
    traces = [machine.call("look", index, table).trace for index in (3, 3, 4)]
    assert traces[0] == traces[1] != traces[2]
    a, b = (machine.place(bytes([fill]) * 16) for fill in (0, 255))
    out = machine.space(12)
    machine.write(a, bytes(16))
    first = machine.call("rows", out, a, 1).trace
    machine.write(a, machine.read(b, 16))
    assert machine.call("rows", out, a, 2**32 - 1).trace == first
    assert machine.call("loop", 3).trace != machine.call("loop", 4).trace


def test_registers_that_a_routine_must_keep():
    assert core().call("careless", 1).clobbered == ("r8", "s20")
    assert core().call("look", 0, emulated.RAM).clobbered == ()
    assert core().call("careless", 7, registers={"r8": 7, "s20": 7}).clobbered == ()


def test_what_goes_wrong_is_said(monkeypatch):
    with pytest.raises(CheckFailure, match="broken failed in the emulator near broken"):
        core().call("broken")
    with pytest.raises(CheckFailure, match="look failed in the emulator near look"):
        core().call("look", 0, 0x60000000)
    with pytest.raises(ToolError, match="no symbol 'gone'.*Its functions: rows, loop"):
        core().call("gone")
    with pytest.raises(CheckFailure, match="no memory for 4 bytes"):
        core().read(0x60000000, 4)
    with pytest.raises(CheckFailure, match="no room"):
        core().space(emulated.RAM_SIZE)
    with pytest.raises(CheckFailure, match="within 0.05 seconds"):
        core(timed=False).call("stuck", seconds=0.05)
    monkeypatch.setattr(emulated, "MOST_BLOCKS", 1000)
    with pytest.raises(CheckFailure, match="stuck did not return"):
        core().call("stuck")


def test_files_that_are_no_programs(tmp_path):
    path = tmp_path / "x.elf"
    with pytest.raises(ToolError, match="cannot be read"):
        read_image(path)
    path.write_bytes(b"not a program")
    with pytest.raises(ToolError, match="not an ELF file"):
        read_image(path)


def case(**changes) -> Case:
    words, factor = (1, 2, 3, 4), 5
    expected = b"".join(w.to_bytes(4, "little") for w in rows(words, factor))
    given = b"".join(w.to_bytes(4, "little") for w in words)
    return Case(
        **{
            "name": "rows of 5",
            "function": "rows",
            "buffers": (Buffer(bytes(12), expected), Buffer(given, given)),
            "arguments": ("b0", "b1", factor),
        }
        | changes
    )


def test_cases_compare_buffers_results_and_registers():
    assert run_case(core(), case()).cycles["F3"] == 31
    good = case().buffers
    with pytest.raises(CheckFailure, match="rows of 5: rows left .* in buffer 0"):
        run_case(core(), case(buffers=(Buffer(bytes(12), bytes(12)), good[1])))
    with pytest.raises(CheckFailure, match="returned 0x.*, expected 0x1"):
        run_case(core(), case(result=1))
    with pytest.raises(CheckFailure, match="did not keep r8, s20"):
        run_case(core(), case(function="careless", buffers=(Buffer(bytes(12)),), arguments=(1,)))


def test_rounds_carry_buffers_over():
    words = [1, 2, 3, 4]
    for _ in range(3):
        words = rows(words, 5) + words[3:]
    buffers = (
        Buffer(bytes(12), b"".join(w.to_bytes(4, "little") for w in words[:3])),
        Buffer(b"".join(w.to_bytes(4, "little") for w in (1, 2, 3, 4))[:12]),
        Buffer((4).to_bytes(4, "little")),
    )
    chained = case(buffers=buffers, rounds=3, carry=((0, 1),))
    machine = core()
    places = []
    place = machine.place
    # Buffer 2 has to follow buffer 1 directly: four words that are given, three that come back.
    machine.place = lambda data, align=4: places.append(place(data, 4)) or places[-1]
    run_case(machine, chained)
    assert places[2] == places[1] + 12
