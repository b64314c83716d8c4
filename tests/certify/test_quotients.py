"""Numbers of which only the lowest words are computed: T - q r modulo an order, and products whose
bound is that of the numbers, not of their words.
"""

import random
from dataclasses import replace

import pytest

from ecgen.certify.certificate import NOTHING, Certificate, certificate_of
from ecgen.certify.code import Step
from ecgen.certify.hints import Bound, Same
from ecgen.certify.routines import field_statement, scalar_statement
from ecgen.certify.statement import Statement
from ecgen.certify.text import certificate_text
from ecgen.field.representations.montgomery import Montgomery
from ecgen.isa.backends import back_end
from ecgen.isa.target import load_target
from ecgen.library.routines.emission import field_op_routine
from ecgen.library.routines.modulo_order import proven_scalar, scalar_routines
from ecgen.library.routines.platform import Platform
from ecgen.library.routines.signatures import field_routine
from ecgen.machine.ir import Mem, Reg
from ecgen.program.ops import extended, fusion_rows
from tests.support.certify import SAME, mutants, needs_ocaml, text_of

pytestmark = needs_ocaml
R = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # the order of P-256
FIELD = Montgomery(2**448 - 2**224 - 1, 64)
ISA = back_end("x86_64")
ERASED = [Step("mov", (Mem("rsp", -8 * k, ""), Reg("rdi"))) for k in (1, 2, 3)]
Made = tuple[Statement, Certificate]


@pytest.fixture(scope="module")
def fold() -> Made:
    target = load_target("zen4")
    spec = next(spec for spec in scalar_routines(R, 64) if spec.name == "sc_fold")
    emitted = ISA.emit(proven_scalar(spec, R, target), ISA.backend_of(target, "sysv"))
    claim = scalar_statement(spec, R, emitted.machine)
    return claim, certificate_of(claim)


@pytest.fixture(scope="module")
def product() -> Made:
    target, table = load_target("x86-64"), extended(fusion_rows("paper"))
    backend = ISA.backend_of(target, "sysv")
    lowered = Platform(None, target, FIELD, backend, table).lower(field_op_routine("fe_mul", None))
    row = table["mul"]
    spec = field_routine("fe_mul", row.meanings, row.arity, FIELD.n)
    claim = field_statement(spec, FIELD, ISA.emit(lowered, backend).machine)
    return claim, certificate_of(claim)


@pytest.fixture(params=["fold", "product"])
def made(request) -> Made:
    return request.getfixturevalue(request.param)


def test_they_are_accepted(checker, made):
    claim, certificate = made
    assert checker.accepts(text_of(claim), certificate_text(certificate)).accepted


def test_other_statements_are_refused(checker, made):
    claim, certificate = made
    text, (result,), (operation,) = certificate_text(certificate), claim.outputs, claim.program
    (factor, *places), *others = operation.terms
    for wrong in (
        replace(claim, prime=claim.prime + 2),
        replace(claim, outputs=(replace(result, most=result.most - 1),)),
        replace(claim, program=(replace(operation, scale=operation.scale * 2),)),
        replace(claim, program=(replace(operation, terms=((factor + 1, *places), *others)),)),
    ):
        assert not checker.accepts(text_of(wrong), text).accepted


def test_changed_instructions_are_refused(checker, made):
    """A few of them left out, and changed; not those that overwrite what the frame held."""
    (claim, certificate), rng, accepted = made, random.Random(3), []
    text, code = certificate_text(certificate), claim.code
    needed = [k for k, step in enumerate(code) if step not in ERASED]
    for k in rng.sample(needed, 40):
        left_out = (*code[:k], *code[k + 1 :])
        assert not checker.accepts(text_of(replace(claim, code=left_out)), text).accepted, code[k]
    others = [(k, step) for k, step in mutants(code, rng)]
    for k, step in rng.sample(others, 60):
        changed = replace(claim, code=(*code[:k], step, *code[k + 1 :]))
        if checker.accepts(text_of(changed), text).accepted:
            accepted.append((code[k].name, step.name))
    assert set(accepted) <= SAME and len(accepted) <= 8, accepted


def test_what_stands_above_is_0_by_both_sides(checker, fold):
    claim, certificate = fold
    (value,) = certificate.values
    found = [k for k, hint in enumerate(value.before) if isinstance(hint, Same)]
    assert found
    for k in found:
        hint = value.before[k]
        assert isinstance(hint, Same)
        for wrong in (
            replace(hint, up=NOTHING),
            replace(hint, down=NOTHING),
            replace(hint, poly=hint.poly | {(): 1}),
        ):
            before = (*value.before[:k], wrong, *value.before[k + 1 :])
            forged = replace(certificate, values=(replace(value, before=before),))
            assert not checker.accepts(text_of(claim), certificate_text(forged)).accepted


def test_a_product_is_bounded_by_numbers_that_are_seen_to_be(checker, product):
    claim, certificate = product
    assert len(certificate.names) == len(certificate.after) == 2
    text = text_of(claim)
    wider = replace(claim, inputs=tuple(replace(e, most=e.most + 2**225) for e in claim.inputs))
    assert not checker.accepts(text_of(wider), certificate_text(certificate)).accepted
    bounds = [hint for hint in certificate.after if isinstance(hint, Bound)]
    assert len(bounds) == 2  # one of them would do
    after = tuple(replace(hint, poly={}) for hint in bounds)
    forged = certificate_text(replace(certificate, after=after))
    assert not checker.accepts(text, forged).accepted
    for wrong in ((), certificate.names[::-1]):
        forged = certificate_text(replace(certificate, names=wrong))
        assert not checker.accepts(text, forged).accepted
