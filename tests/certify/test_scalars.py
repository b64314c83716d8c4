"""Products modulo the order: bounds of numbers on the way, and carries that such a number lost on
purpose and that cancel, are seen aside.
"""

import random
from dataclasses import replace

import pytest

from ecgen.certify.hints import Aside
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


def test_what_is_seen_aside_is_checked(checker, made):
    """A bound that is one less, or without its hints; what an unknown equals, and does not."""
    claim, certificate = made
    first, *others = certificate.values
    asides = [k for k, hint in enumerate(first.before) if isinstance(hint, Aside)]
    assert asides
    for k in asides:
        hint = first.before[k]
        for wrong in (
            replace(hint, hints=()),
            replace(hint, low=hint.high, equal=None),
            replace(hint, high=-1, equal=None),
            replace(hint, equal={(): 1}),
        ):
            before = (*first.before[:k], wrong, *first.before[k + 1 :])
            forged = replace(certificate, values=(replace(first, before=before), *others))
            answer = checker.accepts(text_of(claim), certificate_text(forged))
            assert not answer.accepted, (k, wrong)
