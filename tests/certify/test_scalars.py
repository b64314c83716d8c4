"""Products modulo the order: changes of them, and of their certificates' hints, are refused."""

import random
from dataclasses import replace

import pytest

from ecgen.certify.certificate import NOTHING
from ecgen.certify.hints import Forget, Multiple, Same
from ecgen.certify.text import certificate_text
from tests.support.certify import LIBRARY, SAME, mutants, needs_ocaml, stated_in, text_of

pytestmark = needs_ocaml
NAME = "sc_reduce_wide"


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> tuple:
    claim, make = stated_in(LIBRARY, tmp_path_factory.mktemp("objects"))[NAME]
    return claim, make()


def test_changes_of_code_and_statement_are_refused(checker, made):
    claim, certificate = made
    text, accepted = certificate_text(certificate), []
    assert checker.accepts(text_of(claim), text).accepted
    for k, step in mutants(claim.code, random.Random(5)):
        changed = replace(claim, code=(*claim.code[:k], step, *claim.code[k + 1 :]))
        if checker.accepts(text_of(changed), text).accepted:
            accepted.append((claim.code[k].name, step.name))
    assert set(accepted) <= SAME and len(accepted) <= 8, accepted
    (result,), (operation,) = claim.outputs, claim.program
    (factor, *places), *others = operation.terms
    for wrong in (
        replace(claim, prime=claim.prime + 2),
        replace(claim, outputs=(replace(result, most=result.most - 1),)),
        replace(claim, program=(replace(operation, scale=2),)),
        replace(claim, program=(replace(operation, terms=((factor + 1, *places), *others)),)),
    ):
        assert not checker.accepts(text_of(wrong), text).accepted


def test_hints_are_checked(checker, made):
    """A bound without its equations (few are not needed); a carry that is said to be 1, or to be 0
    as a multiple; words that are forgotten before they are looked at."""
    claim, certificate = made
    (first, *others), text = certificate.values, text_of(claim)

    def is_accepted(k: int, hint) -> bool:
        before = (*first.before[:k], hint, *first.before[k + 1 :])
        forged = replace(certificate, values=(replace(first, before=before), *others))
        return checker.accepts(text, certificate_text(forged)).accepted

    assert len(first.before) > 9
    for k, hint in enumerate(first.before):
        u = hint.unknown
        for wrong in (Same(u, {(): 1}, NOTHING, NOTHING), Multiple(u, 2, 1), Forget(u | 1)):
            assert not is_accepted(k, wrong), (k, wrong)
    bounds = [k for k, hint in enumerate(first.before) if is_accepted(k, replace(hint, poly={}))]
    assert len(bounds) <= 2, bounds
