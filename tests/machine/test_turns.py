"""Carry chains one after the other, products in halves, words in pairs: the same values, in an
order that a machine with one carry flag takes.
"""

import itertools
import random

import pytest

from ecgen.errors import ScheduleError
from ecgen.field.products import product
from ecgen.isa.aarch64.selection.pairs import in_pairs
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.interpret import run_limbs
from ecgen.limb.ir import Element, LimbOp, LimbProgram
from ecgen.limb.validate import validate
from ecgen.machine.chains import chains
from ecgen.machine.ir import Instr, Mem, Reg
from ecgen.machine.pipes import Row
from ecgen.machine.segments import segments
from ecgen.machine.selection.clocked import Pace, by_clock
from ecgen.machine.selection.turns import in_halves, in_turn

pytestmark = pytest.mark.essential
WORDS = 4


def multiplication(way) -> LimbProgram:
    b = LimbBuilder("f", 64)
    high = (1 << 64 * WORDS - 1) - 1  # twice that fits
    x, y = (b.input(name, WORDS, 0, high) for name in "xy")
    b.begin("r")
    words = way(b, x) if way is not product.multiply else way(b, x, y)
    return b.build([b.define("r", words, 0, (1 << 128 * WORDS) - 1)])


def overlaps(program: LimbProgram) -> int:
    """How many chains begin inside of another."""
    spans = [[i for i in run if program.ops[i].name != "zero"] for run in chains(program)]
    return sum(a[0] < b[0] < a[-1] for a in spans for b in spans)


@pytest.mark.parametrize("way", (product.multiply, product.square_in_turn, product.square_in_rows))
def test_chains_do_not_overlap_and_values_stay(way):
    program = multiplication(way)
    assert overlaps(program)
    found = validate(in_turn(in_halves(program)))
    assert not overlaps(found)
    assert all(sum(map(bool, op.outs)) == 1 for op in found.ops if op.name == "mulwide")
    rng = random.Random(1)
    for _ in range(50):
        values = {name: rng.getrandbits(64 * WORDS - 1) for name in "xy"}
        assert run_limbs(found, values) == run_limbs(program, values)


def test_chains_that_wait_for_each_other_are_refused():
    """The way of machines with two chains to square ends one with the other's last word."""
    with pytest.raises(ScheduleError, match="wait for each other"):
        in_turn(in_halves(multiplication(product.square)))


def row_of(op: LimbOp) -> Row | None:
    """Products take two of three pipes and three cycles, all else any pipe and one."""
    return Row(3, (0, 1), 1) if op.name == "mulwide" else Row(1, (2, 1, 0), 1)


def two_products() -> LimbProgram:
    """x*y and y*y, which do not wait for each other."""
    b = LimbBuilder("f", 64)
    high = (1 << 64 * WORDS - 1) - 1
    x, y = (b.input(name, WORDS, 0, high) for name in "xy")
    results = []
    for name, left in (("r", x), ("s", y)):
        b.begin(name, f"{name} = a product")
        words = product.multiply(b, left, y)
        results.append(b.define(name, words, 0, (1 << 128 * WORDS) - 1))
    return b.build(results)


@pytest.mark.parametrize("pace", (Pace(1, 0), Pace(2, 0), Pace(2, 20)))
def test_a_list_scheduling_keeps_chains_and_values(pace):
    program = two_products()
    found = validate(by_clock(in_halves(program), row_of, pace))
    assert not overlaps(found)
    rng = random.Random(2)
    for _ in range(50):
        values = {name: rng.getrandbits(64 * WORDS - 1) for name in "xy"}
        assert run_limbs(found, values) == run_limbs(program, values)


def test_as_many_operations_alternate_as_are_open():
    """Which product a chain is of, in the order of a list scheduling."""
    halves = in_halves(two_products())
    second = {out for op in halves.ops[segments(halves)[1][0] :] for out in op.outs if out}
    changes = []
    for count in (1, 2):
        found = by_clock(halves, row_of, Pace(count, 0))
        mine = [found.ops[run[0]].outs[1] in second for run in chains(found)]
        changes.append(sum(a != b for a, b in itertools.pairwise(mine)))
    assert changes[0] == 1 < changes[1]


def ldr(to: str, offset: int, base: str = "x0", space: str = "a") -> Instr:
    return Instr("ldr", (Reg(to), Mem(base, offset, space)))


def put(source: str, offset: int, base: str = "x9", space: str = "r") -> Instr:
    return Instr("str", (Reg(source), Mem(base, offset, space)))


ADD = Instr("add", (Reg("x5"), Reg("x2"), Reg("x3")))
SAME, LDP, STP = None, "ldp", "stp"
CASES = {
    "side by side": ((ldr("x1", 0), ldr("x2", 8)), LDP),
    "the other way round": ((ldr("x1", 8), ldr("x2", 0)), LDP),
    "with a word between": ((ldr("x1", 0), ldr("x2", 16)), SAME),
    "of two arrays": ((ldr("x1", 0), ldr("x2", 8, "x3", "b")), SAME),
    "into one register": ((ldr("x1", 0), ldr("x1", 8)), SAME),
    "behind a sum that does not touch them": ((ldr("x1", 0), ADD, ldr("x4", 8)), LDP),
    "behind a sum that reads what the second makes, and what the first makes": (
        (ldr("x2", 0), ADD, ldr("x3", 8)),
        SAME,
    ),
    "the base changed between": ((ldr("x2", 0), ldr("x0", 16), ldr("x3", 8)), SAME),
    "behind a store that may be to the second": (
        (ldr("x2", 0), put("x7", 8), ADD, ldr("x3", 8)),
        SAME,
    ),
    "stores": ((put("x1", 0), put("x2", 8)), STP),
    "stores of one register": ((put("x1", 0), put("x1", 8)), STP),
    "a store behind the load of its place": (
        (put("x1", 0), ldr("x4", 8), ldr("x6", 0, "x1", "b"), put("x2", 8)),
        SAME,
    ),
    "a store of what is overwritten, behind what makes the other": (
        (put("x5", 0), ADD, Instr("add", (Reg("x6"), Reg("x5"), Reg("x3"))), put("x6", 8)),
        SAME,
    ),
}


@pytest.mark.parametrize("code, wanted", CASES.values(), ids=CASES)
def test_words_are_paired_where_one_can_be_moved(code, wanted):
    found = in_pairs(code)
    assert [i.mnemonic for i in found if i.mnemonic in ("ldp", "stp")] == [wanted] * bool(wanted)
    assert len(found) == len(code) - bool(wanted)
    if wanted:
        low, high = next(i for i in found if i.mnemonic == wanted).operands[2:]
        assert high.offset == low.offset + 8


def test_even_words_are_paired_first():
    code = (put("x1", 8), put("x2", 16), put("x3", 24), put("x4", 0))
    assert [i.mnemonic for i in in_pairs(code)] == ["stp", "stp"]


def test_an_operation_of_no_chain_is_made_where_it_is_needed():
    ops = (
        LimbOp("xor", ("t",), ("x_0", "x_1")),
        LimbOp("add", ("s", "c"), ("x_0", "x_1")),
        LimbOp("adc", ("u", ""), ("t", 0, "c")),
    )
    program = LimbProgram("f", 64, (Element("x", ("x_0", "x_1"), 0, 2**128 - 1),), (), ops)
    assert [op.name for op in in_turn(program).ops] == ["add", "xor", "adc"]
