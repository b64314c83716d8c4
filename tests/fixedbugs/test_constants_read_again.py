"""Products by one number of 64 bits, Montgomery's -p^-1, each overwrote the register that held it,
so that it was loaded again for the next: 13 % more time for a product and a square modulo
brainpoolP256r1 on Zen 3 (48.2 -> 54.8 TSC cycles)."""

import pytest

from ecgen.isa.x86_64.selection.select import select
from ecgen.isa.x86_64.selection.uses import Options
from ecgen.machine.ir import Imm
from tests.support.limb.parser import parse_limbs

TEXT = """limbs p 64
in a = a0 a1 a2 : 0 .. 0x{full}
n = const 0xc6a75590cefd89b9
r0 = mullo a0 n
r1 = mullo a1 n
r2 = mullo a2 {last}
out r = r0 r1 r2 : 0 .. 0x{full}
"""


@pytest.mark.parametrize(("last", "loads"), [("n", 1), ("0x123456789abcdef1", 2)])
@pytest.mark.parametrize("level", ["adx", "generic"])
def test_a_number_that_is_read_again_is_loaded_once(level, last, loads):
    program = parse_limbs(TEXT.format(full="f" * 48, last=last))
    machine = select(
        program, (("r", "out", ("r0", "r1", "r2")), ("a", "in", ("a0", "a1", "a2"))), Options(level)
    )
    large = [
        i
        for i in machine.body
        if any(isinstance(o, Imm) and o.value >= 1 << 31 for o in i.operands)
    ]
    assert len(large) == loads
    copies = [i for i in machine.body if i.mnemonic == "mov" and i not in large]
    assert len(copies) <= 7  # three words read, three stored, no more than one beside
