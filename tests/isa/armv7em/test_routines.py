"""Emitted Cortex-M4 field routines in the emulator, on edge and random operands, against Python's
integers.
"""

import random

import pytest

from ecgen.isa.armv7em.emit import HELD, Backend, emit_power, machine_cycles
from ecgen.isa.armv7em.text import timings
from ecgen.run.emulated.armv7em.emulate import Core
from ecgen.run.emulated.armv7em.toolchain import build_program, known_toolchains
from ecgen.run.emulated.image import read_image
from tests.support.isa.armv7em.routines import (
    OPERATIONS,
    PRIMES,
    WORD,
    arity,
    assembly,
    emitted,
    limb_routine,
    operands,
    support,
)

pytest.importorskip("unicorn", reason="not run: unicorn is not installed")
needs_tools = pytest.mark.skipif(not known_toolchains(), reason="not run: no toolchain for ARM")
MANY, BLOCK = 10000, 2000


def core_of(routines: dict, folder) -> Core:
    source = folder / "routines.S"
    source.write_text(assembly(routines))
    return Core(read_image(build_program([source], folder, "m4f")))


def batch(core: Core, name: str, left: list[int], right: list[int], size: int) -> list[int]:
    """The routine on all operands, result by result."""
    width = size // 8
    places = [
        core.place(b"".join(x.to_bytes(width, "little") for x in values))
        for values in (left, right)
    ]
    result = core.space(width * len(left))
    outcome = core.call(
        "batch", core.image.symbol(name).address | 1, result, *places, width, len(left)
    )
    assert not outcome.clobbered
    data = core.read(result, width * len(left))
    return [int.from_bytes(data[k : k + width], "little") for k in range(0, len(data), width)]


@needs_tools
@pytest.mark.parametrize(
    "p, level",
    [
        pytest.param(
            p,
            level,
            id=f"2^{p.bit_length()}-{level}",
            marks=pytest.mark.long if level == "m4" and p.bit_length() == 521 else (),
        )
        for p in PRIMES
        for level in ("m4f", "m4")
    ],
)
@pytest.mark.long
def test_operations(level, p, tmp_path):
    rng = random.Random(p)
    routines = {name: emitted(name, p, level) for name in OPERATIONS}
    core = core_of(routines, tmp_path)
    size = -(-p.bit_length() // WORD) * WORD
    free = core.free
    count = MANY if p == PRIMES[0] else 600
    for name in OPERATIONS:
        pairs = operands(rng, p, count, size)
        for start in range(0, count, BLOCK):
            core.free = free
            chosen = pairs[start : start + BLOCK]
            found = batch(core, name, [x for x, _ in chosen], [y for _, y in chosen], size)
            for pair, value in zip(chosen, found):
                assert (value - OPERATIONS[name][2](p, *pair[: arity(name)])) % p == 0, (
                    name,
                    *map(hex, pair),
                    hex(value),
                )


@needs_tools
@pytest.mark.parametrize("level", ("m4f", "m4"))
def test_calls(level, tmp_path):
    """One call each: preserved registers, stack, and that the emulator's cycles are those of the
    model on the data.
    """
    p = PRIMES[0]
    routines = {name: emitted(name, p, level) for name in OPERATIONS}
    core = core_of(routines, tmp_path)
    for name, routine in routines.items():
        a, b, r = (core.place(bytes([k + 3]) * 32) for k in range(3))
        outcome = core.call(name, r, a, b)
        assert not outcome.clobbered and outcome.stack == routine.stack, name
        cycles, stalls = machine_cycles(routine.machine)
        assert (outcome.cycles["F3"], outcome.stalls["F3"]) == (cycles, 0) and stalls == 0, name
        assert outcome.instructions == routine.instructions == len(timings(routine.machine)), name


@needs_tools
@pytest.mark.parametrize("p", PRIMES[:4], ids=lambda p: f"2^{p.bit_length()}")
def test_support(p, tmp_path):
    rng = random.Random(p)
    routines = support(p, "m4f")
    core = core_of(routines, tmp_path)
    width = -(-p.bit_length() // WORD) * 4
    free = core.free
    for x, y in operands(rng, p, 60, 8 * width):
        core.free = free
        r, a, b = (
            core.space(width),
            core.place(x.to_bytes(width, "little")),
            core.place(y.to_bytes(width, "little")),
        )

        def value(place):
            return int.from_bytes(core.read(place, width), "little")

        core.call("fe_canon", r, a)
        assert value(r) == x % p
        assert core.call("fe_is_zero", a).registers[0] == (x % p == 0)
        for flag in (0, 1):
            core.call("fe_cneg", r, a, flag)
            assert (value(r) - (-x if flag else x)) % p == 0
            core.write(r, y.to_bytes(width, "little"))
            core.call("fe_cmov", r, a, flag)
            assert value(r) == (x if flag else y)
            core.call("fe_cswap", a, b, flag)
            assert (value(a), value(b)) == ((y, x) if flag else (x, y))
            core.call("fe_cswap", a, b, flag)


@needs_tools
@pytest.mark.parametrize("level", ("m4f", "m4"))
def test_powers(level, tmp_path):
    """The loop of squarings: results, preserved registers, the stack it says, and that a round
    costs less than a call.
    """
    rng = random.Random(8)
    for p in (p for p in PRIMES if -(-p.bit_length() // WORD) <= HELD):
        routine = emit_power(limb_routine("sqr", p, level), "fe_nsqr", Backend(level))
        core = core_of({"fe_nsqr": routine}, tmp_path)
        width = -(-p.bit_length() // WORD) * 4
        free, spent = core.free, {}
        for x, _ in operands(rng, p, 20, 8 * width):
            for count in (1, 2, 3, 20):
                core.free = free
                r = core.place(x.to_bytes(width, "little"))
                a = r if x & 1 else core.place(x.to_bytes(width, "little"))
                outcome = core.call("fe_nsqr", r, a, count)
                assert (
                    int.from_bytes(core.read(r, width), "little") - pow(x, 1 << count, p)
                ) % p == 0
                assert not outcome.clobbered and outcome.stack == routine.stack
                spent.setdefault(count, set()).add(outcome.cycles["F3"])
        assert all(len(cycles) == 1 for cycles in spent.values())
        (one,), (two,) = spent[1], spent[2]
        assert (
            one == machine_cycles(routine.machine)[0]
            and two - one < machine_cycles(emitted("sqr", p, level).machine)[0]
        )
