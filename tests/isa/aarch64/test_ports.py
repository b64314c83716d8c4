"""The model of a core that reorders: on code whose time follows from the CPU file by hand, and the
bound below it.
"""

from dataclasses import replace

import pytest

from ecgen.isa.aarch64 import ports
from ecgen.isa.aarch64.table import TABLE
from ecgen.isa.target import load_target
from ecgen.machine.ir import Imm, Instr, Mem, Reg
from ecgen.machine.selection.ahead import passed
from tests.support.isa.aarch64.routines import OPERATIONS, emitted

pytestmark = pytest.mark.essential
V2, N1 = (ports.core_of(load_target(name)) for name in ("neoverse-v2", "neoverse-n1"))
COUNT = 60
EARLY = 0.5  # of a cycle: what the last of few calls may end early by


def line(mnemonic: str, *registers: int) -> Instr:
    return Instr(mnemonic, tuple(Reg(f"x{k}") for k in registers))


# code, core, cycles in a steady state
KNOWN = {
    "two multipliers": ([line("mul", k % 8, 9, 10) for k in range(COUNT)], V2, COUNT / 2),
    "one of three cycles": ([line("mul", k % 8, 9, 10) for k in range(COUNT)], N1, 3 * COUNT),
    "one of four": ([line("umulh", k % 8, 9, 10) for k in range(COUNT)], N1, 4 * COUNT),
    "three pipes make flags": ([line("adds", k % 8, 9, 10) for k in range(COUNT)], V2, COUNT / 3),
    "six add": ([line("add", k % 8, 9, 10) for k in range(COUNT)], V2, COUNT / 6),
    "a long shift multiplies": (
        [Instr("add_lsl", (Reg("x1"), Reg("x2"), Reg("x3"), Imm(5)))] * COUNT,
        V2,
        COUNT / 2,
    ),
    "a short one does not": (
        [Instr("add_lsl", (Reg("x1"), Reg("x2"), Reg("x3"), Imm(4)))] * COUNT,
        V2,
        COUNT / 6,
    ),
    "four instructions enter": (
        [line("add", 1, 2, 3), Instr("ldr", (Reg("x4"), Mem("x0", 0, "a")))] * COUNT,
        N1,
        COUNT / 2,
    ),
}


@pytest.mark.parametrize("name", KNOWN)
def test_a_steady_state_is_what_pipes_let_through(name):
    code, core, wanted = KNOWN[name]
    steady, _ = ports.cycles(code, core)
    assert steady == pytest.approx(wanted, rel=0.03)
    assert ports.bound([core.row(instr) for instr in code], core) == pytest.approx(wanted, rel=0.01)


def test_what_waits_takes_its_latency():
    """A chain of carries, one of products, and a word of the frame behind its store."""
    chain = [line("adds", 1, 1, 2), *[line("adcs", 1, 1, 2)] * COUNT]
    assert ports.cycles(chain, V2)[1] == pytest.approx(COUNT, abs=3)
    assert ports.cycles([line("umulh", 1, 1, 2)] * COUNT, V2)[1] == pytest.approx(3 * COUNT, abs=3)
    slot = Mem("sp", 0, "slot")
    through = [Instr("str", (Reg("x1"), slot)), Instr("ldr", (Reg("x1"), slot))] * COUNT
    alone = ports.cycles(through, V2)[1]
    assert alone == pytest.approx((V2.forward + V2.rows["ldr"].latency) * COUNT, abs=8)


def test_a_window_ends_what_is_looked_at():
    """Independent products behind a long chain begin at once, if they are in the window."""
    chain = [line("umulh", 1, 1, 2)] * COUNT
    code = [*chain, *[line("mul", 3, 4, 5)] * COUNT]
    wide, small = (ports.cycles(code, replace(V2, window=n))[1] for n in (320, 4))
    assert wide < 3 * COUNT + 10 < small


@pytest.mark.parametrize("core", (V2, N1), ids=("v2", "n1"))
@pytest.mark.parametrize("name", OPERATIONS)
def test_no_routine_is_below_its_bound(name, core):
    code = ports.whole(emitted(name, "p256").machine)
    steady, alone = ports.cycles(code, core)
    bound = ports.bound([core.row(instr) for instr in code], core)
    assert bound - EARLY <= steady <= alone


def test_a_core_that_starts_instructions_in_their_order_waits():
    """A sum behind what waits for a product waits, too; moved before it, it costs nothing."""
    product = Instr("umaddl", (Reg("x1"), Reg("x2"), Reg("x2"), Imm(0)))
    reader = Instr("add", (Reg("x3"), Reg("x1"), Reg("x1")))
    others = [Instr("add", (Reg(f"x{k}"), Reg("x2"), Reg("x2"))) for k in (4, 5, 6)]
    core = ports.core_of(load_target("cortex-a53"))
    code = (product, reader, *others)
    moved = passed(code, TABLE, core.row)
    assert core.is_in_order and not V2.is_in_order
    assert moved == (product, *others, reader)
    assert ports.cycles(moved, core)[1] < ports.cycles(code, core)[1]


def test_what_is_moved_is_what_may_be():
    """Nothing passes what it reads, what reads it, or what writes the same."""
    core = ports.core_of(load_target("cortex-a53"))
    wait = Instr("umaddl", (Reg("x1"), Reg("x2"), Reg("x2"), Imm(0)))
    reader = Instr("add", (Reg("x3"), Reg("x1"), Reg("x4")))
    for other in (
        Instr("add", (Reg("x4"), Reg("x5"), Reg("x5"))),
        Instr("add", (Reg("x3"), Reg("x5"), Reg("x5"))),
        Instr("add", (Reg("x6"), Reg("x3"), Reg("x5"))),
    ):
        assert passed((wait, reader, other), TABLE, core.row) == (wait, reader, other)
