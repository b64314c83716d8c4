"""Copies that change nothing are left out, and only those."""

import pytest

from ecgen.isa.x86_64.table import TABLE
from ecgen.machine.ir import Imm, Instr, Mem, Reg
from ecgen.machine.validation.copies import without_copies

A, B, D = Reg("rax"), Reg("rbx"), Reg("rdx")
SLOT, WORD = Mem("rsp", 8, "slot"), Mem("rdi", 8, "r")


def mov(to, source) -> Instr:
    return Instr("mov", (to, source))


@pytest.mark.parametrize(
    "body, dropped",
    [
        ((mov(D, A), mov(A, D)), {1}),
        ((mov(D, A), Instr("add", (A, B)), mov(A, D)), set()),
        ((mov(D, A), Instr("add", (D, B)), mov(A, D)), set()),
        ((mov(D, A), Instr("mulx", (A, B, Reg("rcx"))), mov(A, D)), set()),
        ((mov(D, A), Instr("mulx", (Reg("rsi"), B, Reg("rcx"))), mov(A, D), mov(B, D)), {2}),
        ((mov(SLOT, A), mov(B, SLOT), mov(SLOT, B), mov(A, B)), {2, 3}),
        ((mov(SLOT, A), mov(SLOT, B), mov(A, SLOT)), set()),
        ((mov(A, Imm(1)), mov(A, Imm(1))), set()),
        ((mov(A, B), mov(A, Imm(1)), mov(A, B)), set()),
        ((mov(WORD, A), mov(A, WORD), mov(WORD, A)), set()),
        ((mov(A, A),), {0}),
    ],
)
def test_a_copy_of_what_is_there_is_left_out(body, dropped):
    assert without_copies(body, TABLE) == tuple(
        instr for k, instr in enumerate(body) if k not in dropped
    )
