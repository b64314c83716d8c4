"""Cortex-M4: a word of an input was loaded once more behind the store to a place that may be the
same, so that a routine (`jac_coz_add` of jac1271gls with FPU registers) was refused.

What a load brings along was sought from the operation in hand on, also when that was made and its
results were being stored.
"""

from ecgen.isa.armv7em import table
from ecgen.isa.armv7em.selection.select import select
from ecgen.limb.ir import Element, LimbOp, LimbProgram
from ecgen.machine.ir import Mem
from ecgen.machine.selection.places import Habits
from ecgen.machine.selection.straight import Options
from ecgen.machine.validation.lift import check_translation

MANY = 14  # more words than registers


def test_no_input_is_read_behind_a_store_at_its_offset():
    """The last operation overwrites q0's register; behind it the words at offset 0 of both outputs
    are stored, of which the sum is on the stack.
    """
    q = tuple(f"q{k}" for k in range(MANY))
    ops = [LimbOp("add", ("sum", ""), ("q1", "q2"))]
    ops += [LimbOp("add", (f"t{k}", ""), (q[k], q[k - 1])) for k in range(1, MANY)]
    ops += [
        LimbOp("xor", (f"x{k}",), (f"t{k}", f"x{k - 1}" if k > 1 else "t13"))
        for k in range(1, MANY)
    ]
    ops += [LimbOp("maal", ("low", "high"), ("x13", "x12", "q0", "x11"))]
    arguments = (
        ("r", "out", ("x13", "low", "high", "x12")),
        ("u", "out", ("sum", "x11")),
        ("q", "in", q),
    )
    program = LimbProgram("f", 32, (Element("q", q, 0, (1 << 32 * MANY) - 1),), (), tuple(ops))
    machine = select(program, arguments, Options("aapcs", Habits(fpu=0)))
    check_translation(program, machine, arguments, table.TABLE)
    stores = [
        k
        for k, i in enumerate(machine.body)
        if i.mnemonic == "str" and i.operands[1].space in ("r", "u") and i.operands[1].offset == 0
    ]
    reads = [
        k
        for k, i in enumerate(machine.body)
        if i.mnemonic == "ldr" and i.operands[1] == Mem(i.operands[1].base, 0, "q")
    ]
    assert len(stores) == 2 and reads and max(reads) < min(stores)
