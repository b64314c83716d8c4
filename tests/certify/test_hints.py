"""Small routines for single rules of the checker: factors that are sums, words that are 0 as they
are multiples of more than they can be.
"""

from dataclasses import replace

import pytest

from ecgen.certify.certificate import certificate_of
from ecgen.certify.code import Step
from ecgen.certify.reasons import NotFound
from ecgen.certify.statement import Elements, Operation, Statement
from ecgen.certify.text import certificate_text
from ecgen.machine.ir import Imm, Mem, Reg
from tests.support.certify import needs_ocaml, text_of

pytestmark = needs_ocaml
TOP = 1 << 64
P = TOP - 59
INVERSE = -pow(P, -1, TOP) % TOP


def statement(code: tuple[Step, ...], inputs: tuple[Elements, ...], **more) -> Statement:
    """rdi points to results, rsi to arguments."""
    return Statement("f", code, P, (("rdi", 1), ("rsi", 2)), inputs, frame=0, **more)


def product_of_a_sum(most: int) -> Statement:
    """(a + b) a, in two words."""
    code = (
        Step("mov", (Reg("rdx"), Mem("rsi", 0, ""))),
        Step("add", ("rdx", Mem("rsi", 8, ""))),
        Step("mulx", ("rcx", "rax", Mem("rsi", 0, ""))),
        Step("mov", (Mem("rdi", 0, ""), Reg("rax"))),
        Step("mov", (Mem("rdi", 8, ""), Reg("rcx"))),
    )
    return statement(
        code,
        (Elements(2, 0, 1, most), Elements(2, 8, 1, most)),
        program=(Operation(1, ((1, 0, 0), (1, 0, 1))),),
        outputs=(Elements(1, 0, 2, TOP**2 - 1, 2),),
    )


def a_reduction(inverse: int) -> Statement:
    """a / 2^64 modulo P."""
    code = (
        Step("mov", (Reg("rax"), Imm(inverse))),
        Step("imul", ("rax", Reg("rax"), Mem("rsi", 0, ""))),
        Step("mov", (Reg("rdx"), Imm(P))),
        Step("mulx", ("rcx", "rax", Reg("rax"))),
        Step("add", ("rax", Mem("rsi", 0, ""))),
        Step("adc", ("rcx", Imm(0))),
        Step("mov", (Mem("rdi", 0, ""), Reg("rcx"))),
    )
    return statement(
        code,
        (Elements(2, 0, 1, TOP - 1),),
        program=(Operation(TOP, ((1, 0, None),)),),
        outputs=(Elements(1, 0, 1, TOP - 1, 1),),
    )


@pytest.mark.parametrize("claim", [product_of_a_sum(TOP // 2 - 1), a_reduction(INVERSE)])
def test_they_are_accepted(checker, claim):
    certificate = certificate_text(certificate_of(claim))
    assert checker.accepts(text_of(claim), certificate).accepted
    for k in range(len(claim.code)):
        text = text_of(replace(claim, code=(*claim.code[:k], *claim.code[k + 1 :])))
        assert not checker.accepts(text, certificate).accepted, k


def test_a_sum_that_may_not_fit_is_refused(checker):
    certificate = certificate_text(certificate_of(product_of_a_sum(TOP // 2 - 1)))
    wider = product_of_a_sum(TOP // 2)
    assert not checker.accepts(text_of(wider), certificate).accepted
    with pytest.raises(NotFound):
        certificate_of(wider)


def test_a_word_that_need_not_vanish_is_refused(checker):
    certificate = certificate_text(certificate_of(a_reduction(INVERSE)))
    for wrong in (INVERSE + 2, TOP - INVERSE, 1):
        claim = a_reduction(wrong)
        assert not checker.accepts(text_of(claim), certificate).accepted
        with pytest.raises(NotFound):
            certificate_of(claim)
