"""Certificates of routines with inlined operations: a doubling of 700 instructions whose statement
is its field program.
"""

import random
from dataclasses import replace

import pytest

from ecgen.certify.hints import Absurd, Forget
from ecgen.certify.polynomials import number
from ecgen.certify.reasons import NotFound
from ecgen.certify.text import certificate_text
from tests.support.certify import LIBRARY, SAME, mutants, needs_ocaml, stated_in, text_of

pytestmark = needs_ocaml
NAME = "ext_dbl"


@pytest.fixture(scope="module")
def claims(tmp_path_factory) -> dict:
    return stated_in(LIBRARY, tmp_path_factory.mktemp("objects"))


@pytest.fixture(scope="module")
def claim(claims):
    return claims[NAME][0]


@pytest.fixture(scope="module")
def certificate(claims) -> str:
    return certificate_text(claims[NAME][1]())


@pytest.mark.essential
def test_a_doubling_is_accepted(checker, claim, certificate):
    assert len(claim.code) > 700 and len(claim.program) > 11
    assert checker.accepts(text_of(claim), certificate).accepted
    assert len(certificate) < 25_000


def test_instructions_that_are_left_out_or_changed_are_refused(checker, claim, certificate):
    rng, accepted = random.Random(4), []
    changes = [(k, None) for k in range(len(claim.code))] + list(mutants(claim.code, rng))
    for k, step in rng.sample(changes, 120):
        code = (*claim.code[:k], *([step] if step else []), *claim.code[k + 1 :])
        text = text_of(replace(claim, code=code))
        if checker.accepts(text, certificate).accepted:
            accepted.append((claim.code[k].name, step and step.name))
    assert set(accepted) <= SAME, accepted
    assert len(accepted) <= 6


def test_other_programs_and_bounds_are_refused(checker, claim, certificate):
    wrong = [
        replace(claim, prime=claim.prime + 2),
        replace(claim, frame=claim.frame - 8),
        replace(claim, program=claim.program[:-1]),
        replace(claim, program=(*claim.program[1:], claim.program[0])),
    ]
    for k, operation in enumerate(claim.program):
        (factor, *pair), *others = operation.terms
        for terms in (((factor + 1, *pair), *others), ((-factor, *pair), *others), (*others,)):
            changed = replace(operation, terms=terms)
            wrong.append(
                replace(claim, program=(*claim.program[:k], changed, *claim.program[k + 1 :]))
            )
    for k, output in enumerate(claim.outputs):
        others = claim.outputs[:k], claim.outputs[k + 1 :]
        for changed in (
            replace(output, value=output.value - 1),
            replace(output, offset=output.offset + 8),
            replace(output, most=claim.prime - 1),
        ):
            wrong.append(replace(claim, outputs=(*others[0], changed, *others[1])))
    for k, statement in enumerate(wrong):
        assert not checker.accepts(text_of(statement), certificate).accepted, k


@pytest.mark.long
def test_every_point_routine_is_accepted(checker, claims):
    """But for one, of which a value is not found."""
    points = {name: pair for name, pair in claims.items() if name.startswith("ext_")}
    assert len(points) == 7
    with pytest.raises(NotFound):
        points.pop("ext_1dbl")[1]()
    for name, (statement, make) in points.items():
        text = certificate_text(make())
        assert checker.accepts(text_of(statement), text).accepted, name


def test_forged_certificates_are_refused(checker, claims):
    """A name that stands for itself or for another name; what is said to be impossible and is not;
    words that are forgotten before they are looked at."""
    claim, make = claims[NAME]
    good = make()
    last = 4 * (good.first + len(claim.code)) - 1
    name, (first, *others) = last + 4 + 4 * len(good.names), good.values
    word = next(m[0] for m in first.words[0])

    def before(*hints) -> tuple:
        return (replace(first, before=(*hints, *first.before)), *others)

    forged = [
        replace(good, names=(*good.names, {(name,): 2})),
        replace(good, names=(*good.names, {(name + 4,): 1}, {(word,): 1})),
        replace(good, values=before(Absurd(word, word))),
        replace(good, values=before(Forget(word))),
        replace(good, values=(first, *reversed(others))),
    ]
    for k, certificate in enumerate(forged):
        text = certificate_text(certificate)
        assert not checker.accepts(text_of(claim), text).accepted, k
    harmless = replace(good, names=(*good.names, {(word,): 2}))
    assert checker.accepts(text_of(claim), certificate_text(harmless)).accepted


def test_a_value_that_is_made_of_another_than_the_statement_names(checker, claims):
    """It is seen by what holds of that one modulo p; by anything else it is refused."""
    claim, make = claims["ext_1dbl"]
    certificate = make()
    (k,) = (k for k, value in enumerate(certificate.values) if value.earlier)
    value = certificate.values[k]
    ((factor, other),) = value.earlier
    (times,) = factor.values()
    assert factor == number(times)

    def is_accepted(earlier) -> bool:
        changed = replace(value, earlier=earlier)
        values = (*certificate.values[:k], changed, *certificate.values[k + 1 :])
        text = certificate_text(replace(certificate, values=values))
        return checker.accepts(text_of(claim), text).accepted

    assert is_accepted(value.earlier)
    assert is_accepted(((number(times - 1), other), (number(1), other)))
    for factor, which in ((times + 1, other), (times, other - 1), (times, k), (times, 99)):
        assert not is_accepted(((number(factor), which),)), (factor, which)
    assert not is_accepted(())
    assert not is_accepted((({(4,): times}, other),))
