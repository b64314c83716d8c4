"""Carries that cancel: what the hint `Same` says is refused where it does not hold."""

from dataclasses import replace

import pytest

from ecgen.certify.certificate import certificate_of
from ecgen.certify.code import Step
from ecgen.certify.hints import Same
from ecgen.certify.statement import Elements, Operation, Statement
from ecgen.certify.text import certificate_text
from ecgen.machine.ir import Imm, Mem, Reg
from tests.support.certify import needs_ocaml, text_of

pytestmark = needs_ocaml
TOP = 1 << 64
P = TOP - 59
FIRST = Mem("rsi", 0, "")


def there_and_back(away: int, back: int) -> Statement:
    """a + away - back in a word that it fits: the carry is the borrow, if the sums are equal."""
    code = (
        Step("mov", (Reg("rax"), FIRST)),
        Step("add", ("rax", Imm(away))),
        Step("sub", ("rax", Imm(back))),
        Step("mov", (Mem("rdi", 0, ""), Reg("rax"))),
    )
    return Statement(
        "f",
        code,
        P,
        (("rdi", 1), ("rsi", 2)),
        (Elements(2, 0, 1, TOP - 1 - max(0, away - back)),),
        (Operation(1, ((1, 0, None), (away - back, None, None))),),
        (Elements(1, 0, 1, TOP - 1, 1),),
        0,
    )


def hints(certificate) -> list:
    (value,) = certificate.values
    return [*value.before, *value.why.known]


@pytest.mark.essential
def test_a_carry_that_cancels_a_borrow_is_accepted(checker):
    statement = there_and_back(90, 20)
    certificate = certificate_of(statement)
    assert any(isinstance(hint, Same) for hint in hints(certificate))
    assert checker.accepts(text_of(statement), certificate_text(certificate)).accepted


def test_one_that_need_not_is_refused(checker):
    """If the sum may exceed a word, carry and borrow differ."""
    good = certificate_text(certificate_of(there_and_back(90, 20)))
    wider = there_and_back(90, 20)
    wider = replace(wider, inputs=(replace(wider.inputs[0], most=TOP - 1),))
    assert not checker.accepts(text_of(wider), good).accepted


@pytest.mark.parametrize("side", ["up", "down"])
def test_a_side_that_says_nothing_is_refused(checker, side):
    """Each of the two sums is looked at."""
    statement = there_and_back(90, 20)
    certificate = certificate_of(statement)

    def emptied(known: tuple) -> tuple:
        return tuple(
            replace(h, **{side: replace(getattr(h, side), poly={})}) if isinstance(h, Same) else h
            for h in known
        )

    (value,) = certificate.values
    why = replace(value.why, known=emptied(value.why.known))
    changed = replace(certificate, values=(replace(value, before=emptied(value.before), why=why),))
    assert changed != certificate
    assert not checker.accepts(text_of(statement), certificate_text(changed)).accepted


def doubled_twice() -> Statement:
    """2 a + flag by a chain, less 2 a by a shift: the flag. The carry is the bit that is lost."""
    a = Mem("rsi", 0, "")
    code = (
        Step("bit", (0, "rdx", 0)),
        Step("mov", (Reg("rax"), a)),
        Step("adc", ("rax", a)),
        Step("mov", (Reg("rcx"), a)),
        Step("shl", ("rcx", 1)),
        Step("sub", ("rax", Reg("rcx"))),
        Step("mov", (Mem("rdi", 0, ""), Reg("rax"))),
    )
    return Statement(
        "f",
        code,
        P,
        (("rdi", 1), ("rsi", 2)),
        (Elements(2, 0, 1, TOP - 1), Elements(0, 0, 1, 1, register="rdx")),
        (Operation(1, ((1, 1, None),)),),
        (Elements(1, 0, 1, TOP - 1, 2),),
        0,
    )


def test_a_carry_that_is_the_bit_that_a_shift_loses(checker):
    """What a shift leaves is a multiple, so that the flag that comes in makes no carry."""
    statement = doubled_twice()
    certificate = certificate_of(statement)
    good = certificate_text(certificate)
    assert any(isinstance(hint, Same) for hint in hints(certificate))
    assert checker.accepts(text_of(statement), good).accepted
    wider = replace(statement.inputs[1], most=TOP - 1)
    for other in (
        replace(statement, inputs=(statement.inputs[0], wider)),
        replace(statement, program=(Operation(1, ((2, 1, None),)),)),
        replace(
            statement, code=(*statement.code[:4], Step("shl", ("rcx", 2)), *statement.code[5:])
        ),
    ):
        assert not checker.accepts(text_of(other), good).accepted
