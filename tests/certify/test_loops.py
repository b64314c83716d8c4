"""Certificates of squarings in a row: a round is looked at once, from any element in the bound."""

import random
from dataclasses import replace

import pytest

from ecgen.certify.loops import LoopStatement, certificate_for
from ecgen.certify.text import certificate_text, statement_text
from ecgen.machine.ir import Mem
from tests.support.certify import (
    LIBRARY,
    SAME,
    data_of,
    mutants,
    needs_ocaml,
    statements_in,
    text_of,
)

pytestmark = needs_ocaml


@pytest.fixture(scope="module")
def claim(tmp_path_factory) -> LoopStatement:
    return statements_in(LIBRARY, ("fe_nsqr",), tmp_path_factory.mktemp("objects"))["fe_nsqr"]


@pytest.fixture(scope="module")
def certificate(claim) -> str:
    return certificate_text(certificate_for(claim))


@pytest.mark.essential
def test_a_loop_is_accepted(checker, claim, certificate):
    assert checker.accepts(text_of(claim), certificate).accepted
    assert len(certificate) < 3000


def parts(claim: LoopStatement):
    """Each part of the code, and the statement with another one in its place."""
    yield claim.outer.code, lambda code: replace(claim, outer=replace(claim.outer, code=code))
    yield claim.body, lambda code: replace(claim, body=code)
    yield claim.tail, lambda code: replace(claim, tail=code)


def test_no_instruction_may_be_left_out(checker, claim, certificate):
    for code, changed in parts(claim):
        for k, step in enumerate(code):
            text = text_of(changed((*code[:k], *code[k + 1 :])))
            assert not checker.accepts(text, certificate).accepted, (k, step)


def test_changed_instructions_are_refused(checker, claim, certificate):
    accepted = []
    for code, changed in parts(claim):
        for k, step in mutants(code, random.Random(3)):
            text = text_of(changed((*code[:k], step, *code[k + 1 :])))
            if checker.accepts(text, certificate).accepted:
                accepted.append((code[k].name, step.name))
    assert set(accepted) <= SAME, accepted
    assert len(accepted) <= 3


def test_other_statements_are_refused(checker, claim, certificate):
    outer, ((factor, a, b),) = claim.outer, claim.round.terms
    (result,), (element, count) = outer.outputs, outer.inputs
    place = claim.counter

    def with_outer(**changes) -> LoopStatement:
        return replace(claim, outer=replace(outer, **changes))

    wrong = [
        with_outer(prime=outer.prime + 2),
        with_outer(prime=0),
        with_outer(frame=outer.frame - 8),
        with_outer(outputs=(replace(result, most=result.most - 1),)),
        with_outer(outputs=(replace(result, offset=8),)),
        with_outer(inputs=(replace(element, offset=8), count)),
        with_outer(inputs=(replace(element, most=element.most - 1), count)),
        with_outer(inputs=(element, replace(count, register="rcx"))),
        with_outer(pointers=outer.pointers[:1]),
        replace(claim, round=replace(claim.round, scale=2)),
        replace(claim, round=replace(claim.round, terms=((factor + 1, a, b),))),
        replace(claim, round=replace(claim.round, terms=((factor, a, None),))),
        replace(claim, round=replace(claim.round, terms=((factor, a, 1),))),
        replace(claim, counter=Mem(place.base, place.offset + 8, "")),
        replace(claim, counter=Mem(place.base, place.offset - 8, "")),
    ]
    for k, changed in enumerate(wrong):
        assert not checker.accepts(text_of(changed), certificate).accepted, k


def test_other_jumps_are_refused(checker, claim, certificate):
    """To each other place near that where the body begins, or to where the loop ends; and other
    code around."""
    data = data_of(claim)
    at = data.index(b"\x0f\x85") + 2
    back = int.from_bytes(data[at : at + 4], "little", signed=True)

    def accepted(changed: bytes) -> bool:
        return checker.accepts(statement_text(changed, claim), certificate).accepted

    assert accepted(data) and accepted(b"\xf3\x0f\x1e\xfa" + data)
    for other in (*range(back - 12, back), *range(back + 1, back + 12), -4, 0, 4, -at, 1 << 30):
        field = other.to_bytes(4, "little", signed=True)
        assert not accepted(data[:at] + field + data[at + 4 :]), other
    for wrong in (
        data[:-1],
        data + b"\xc3",
        b"\x90" + data,
        b"\xc3" + data,
        data[:at] + data[at + 4 :],
    ):
        assert not accepted(wrong)
