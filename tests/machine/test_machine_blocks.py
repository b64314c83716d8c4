"""Blocks of a LimbProgram: what is one instruction stays in one block, so that moving blocks adds
no instruction.
"""

from dataclasses import replace

import pytest

from ecgen.field.lower import PLAINLY, lower_program
from ecgen.field.products import product
from ecgen.field.reduction.pseudo_mersenne import Mersenne
from ecgen.isa.x86_64.selection.select import select
from ecgen.isa.x86_64.selection.uses import Options
from ecgen.limb.ir import is_split
from ecgen.machine.blocks import interleave
from ecgen.machine.order import settle_flags
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS

pytestmark = pytest.mark.essential

FIELD = Mersenne(2**127 - 1)
SUMS = FieldProgram(
    "sums",
    ("a", "b", "c", "d"),
    (("r", "r0"), ("s", "s0")),
    (Op("add", ("r0",), ("a", "b")), Op("sub", ("s0",), ("c", "d"))),
)


def splits(ops) -> int:
    return sum(map(is_split, ops, ops[1:], ops[2:]))


@pytest.mark.parametrize("window", [2, 8, 64])
def test_a_word_without_its_top_bit_and_that_as_a_carry_stay_together(window):
    limbs = settle_flags(
        lower_program(SUMS, FIELD, OPS, ways=replace(PLAINLY, products=product.lower_products))
    )
    moved = interleave(limbs, window)
    assert splits(limbs.ops) == splits(moved.ops) == 2
    arguments = (
        ("r", "out", moved.outputs[0].limbs),
        ("s", "out", moved.outputs[1].limbs),
        *((e.name, "in", e.limbs) for e in moved.inputs),
    )
    machine = select(moved, arguments, Options())
    assert [instr.mnemonic for instr in machine.body].count("btr") == 2
