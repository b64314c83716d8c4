"""Routines that call others: accepted by what is claimed of these, and refused where a call goes
elsewhere, is left out, has other arguments, or where a callee is another one.
"""

from dataclasses import dataclass, replace

import pytest

from ecgen.certify.calls import Calling, CallsCertificate, Constant, Copy
from ecgen.certify.certificate import certificate_of
from ecgen.certify.code import Step
from ecgen.certify.routines import field_statement
from ecgen.certify.said import said
from ecgen.certify.statement import Statement
from ecgen.certify.text import Links, certificate_text, statement_text
from ecgen.cli import main
from ecgen.errors import CheckFailure
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.isa.backends import back_end
from ecgen.isa.target import load_target
from ecgen.library.routines.called import Operations
from ecgen.library.routines.platform import Platform
from ecgen.library.routines.signatures import field_routine
from ecgen.machine.ir import Mem, Reg
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import extended, fusion_rows
from ecgen.program.routine import Argument, Routine
from ecgen.run.certified import library
from ecgen.run.certified.checker import COQ, checker_of
from ecgen.run.certified.laws import Certified
from ecgen.run.certified.theorems import CALLEE
from ecgen.run.verdict import PASSED
from tests.support.certify import encoded, linked, needs_ocaml, text_of

pytestmark = needs_ocaml
FIELD, TABLE = Field(2**127 - 1), extended(fusion_rows("paper"))
ROUTINE = Routine(
    "some",
    FieldProgram(
        "some",
        ("X1", "Y1", "X2"),
        (("X3", "x"), ("Y3", "y")),
        (
            Op("const", ("k",), (), 77),
            Op("mul", ("s",), ("X1", "k")),
            Op("sub", ("t",), ("s", "Y1")),
            Op("copy", ("w",), ("t",)),
            Op("mul", ("x",), ("w", "X2")),
            Op("add", ("y",), ("x", "t")),
        ),
    ),
    (
        Argument("r", "out", ("X3", "Y3")),
        Argument("p", "in", ("X1", "Y1")),
        Argument("q", "in", ("X2",)),
    ),
)


@dataclass(frozen=True)
class Caller:
    """What is claimed of it, its certificate, the bytes of its callees, and what is claimed of
    those."""

    claim: Statement
    certificate: CallsCertificate
    codes: dict[str, bytes]
    callees: tuple[Certified, ...]
    data: bytes = b""
    links: Links | None = None

    @property
    def text(self) -> str:
        data = self.data or encoded(self.claim.code) + b"\xc3"
        return statement_text(data, self.claim, self.links or linked(self.claim.code, self.codes))

    @property
    def certified(self) -> Certified:
        return Certified(self.claim, self.text, certificate_text(self.certificate), self.callees)


@pytest.fixture(scope="module")
def caller() -> Caller:
    isa = back_end("x86_64")
    backend = isa.backend_of(load_target("x86-64"), "sysv")
    operations = Operations(Platform(None, load_target("x86-64"), FIELD, backend, TABLE))
    made = isa.emit_calls(ROUTINE, FIELD, operations.callee, backend)
    callees = {}
    for callee in made.callees:
        row = TABLE[callee.name.removeprefix("fe_")]
        spec = field_routine(callee.name, row.meanings, row.arity, FIELD.n)
        callees[callee.name] = field_statement(spec, FIELD, callee.machine)
    calling = Calling(made.routine, FIELD, TABLE, callees)
    theirs = tuple(
        Certified(each, text_of(each), certificate_text(certificate_of(each)))
        for each in callees.values()
    )
    codes = {name: encoded(each.code) + b"\xc3" for name, each in callees.items()}
    return Caller(calling.statement(made.machine), calling.certificate(made.machine), codes, theirs)


@pytest.fixture(scope="module")
def accepts(checker):
    return lambda caller: checker.accepts(*caller.certified.asked).accepted


def with_code(caller: Caller, *code: Step) -> Caller:
    return replace(caller, claim=replace(caller.claim, code=code))


@pytest.mark.essential
def test_a_caller_is_accepted_and_so_is_each_callee(checker, accepts, caller):
    assert len(caller.claim.program) == 6 and set(caller.codes) == {"fe_mul", "fe_sub", "fe_add"}
    for callee in caller.callees:
        assert checker.accepts(callee.text, callee.certificate).accepted
    assert accepts(caller)
    told = said("some", caller.text)
    assert told.count("  Calls at ") == 4 and "e6 = e5" in told


THERE = Step("mov", (Reg("rsi"), Reg("rbp")))  # before the first call it holds that pointer


def test_every_instruction_is_needed(accepts, caller):
    code = caller.claim.code
    for k, step in enumerate(code):
        same = accepts(with_code(caller, *code[:k], *code[k + 1 :]))
        assert same == (step == THERE), step


def test_arguments_that_are_exchanged_and_calls_that_go_elsewhere(accepts, caller):
    code = caller.claim.code
    turned = {"rsi": "rdx", "rdx": "rsi", "rdi": "rsi"}
    for k, step in enumerate(code):
        match () if step == THERE else tuple(step):
            case "lea", into, *rest if into in turned:
                others = [Step("lea", (turned[into], *rest))]
                others += [Step("lea", (into, *rest[:-1], rest[-1] + by)) for by in (8, 16, -16)]
            case "mov", Reg(into), source if into in turned:
                others = [Step("mov", (Reg(turned[into]), source))]
            case "call", name:
                others = [Step("call", (each,)) for each in caller.codes if each != name]
            case "stack", by:
                others = [Step("stack", (by + more,)) for more in (-8, 8)]
            case "push" | "pop" as name, register:
                others = [Step(name, ("r12" if register != "r12" else "r13",))]
            case _:
                others = []
        for other in others:
            assert not accepts(with_code(caller, *code[:k], other, *code[k + 1 :])), (step, other)


def test_callees_are_those_whose_statements_are_given(accepts, caller):
    """Not code that keeps no register, nor another routine's, nor where no call is."""
    clobbering = encoded((Step("mov", (Reg("rbx"), Reg("rdi"))),))
    names = list(caller.codes)
    for name in names:
        changed = caller.codes | {name: clobbering + caller.codes[name]}
        assert not accepts(replace(caller, codes=changed)), name
        exchanged = caller.codes | {name: caller.codes[next(n for n in names if n != name)]}
        assert not accepts(replace(caller, codes=exchanged)), name
    links = linked(caller.claim.code, caller.codes)
    for fields in (
        links.fields[1:],
        tuple((at - 1, which) for at, which in links.fields),
        tuple((at, (which + 1) % len(names)) for at, which in links.fields),
    ):
        assert not accepts(replace(caller, links=replace(links, fields=fields)))
    assert not accepts(replace(caller, callees=caller.callees[1:]))
    assert not accepts(replace(caller, callees=caller.callees[::-1]))


def test_a_callee_that_keeps_no_register_has_no_statement(checker, caller):
    callee = caller.callees[0]
    clobbering = Step("mov", (Reg("rbx"), Reg("rdi")))
    changed = replace(callee.statement, code=(clobbering, *callee.statement.code))
    assert not checker.accepts(text_of(changed), callee.certificate).accepted
    assert not checker.accepts(text_of(changed), certificate_text(certificate_of(changed))).accepted


def test_what_lies_where_a_callee_or_a_handler_writes(accepts, caller):
    """A word below the stack pointer, an address of such; and pointers that are moved down."""
    code = caller.claim.code
    body = next(k for k, step in enumerate(code) if step.name == "stack") + 1
    below = Mem("rsp", -64, "")
    for more in (
        [Step("mov", (below, Reg("rdi"))), Step("mov", (Reg("rdi"), below))],
        [Step("lea", ("rax", "rsp", None, 1, -8))],
        [Step("mov", (Reg("rax"), Reg("rsp")))],
        [Step("lea", ("rax", "rsp", None, 1, 8)), Step("lea", ("rsp", "rax", None, 1, -8))],
    ):
        assert not accepts(with_code(caller, *code[:body], *more, *code[body:])), more
    harmless = [Step("lea", ("rax", "rsp", None, 1, 8))]
    assert accepts(with_code(caller, *code[:body], *harmless, *code[body:]))


def test_other_statements_and_certificates(accepts, caller):
    claim, good = caller.claim, caller.certificate
    wrong = [
        replace(claim, prime=claim.prime + 2),
        replace(claim, frame=claim.frame - 8),
        replace(claim, program=claim.program[:-1]),
        replace(claim, program=(*claim.program, claim.program[-1])),
        replace(claim, program=(claim.program[1], claim.program[0], *claim.program[2:])),
        replace(claim, tests=(("rax", 1),)),
    ]
    for k, operation in enumerate(claim.program):
        (factor, *pair), *others = operation.terms
        changed = replace(operation, terms=((factor + 1, *pair), *others))
        wrong.append(replace(claim, program=(*claim.program[:k], changed, *claim.program[k + 1 :])))
    for k, output in enumerate(claim.outputs):
        for changed in (
            replace(output, value=output.value - 1),
            replace(output, offset=output.offset + 8),
            replace(output, most=claim.prime - 1),
        ):
            outputs = (*claim.outputs[:k], changed, *claim.outputs[k + 1 :])
            wrong.append(replace(claim, outputs=outputs))
    for k, each in enumerate(claim.inputs):
        more = replace(each, most=each.most + 1)
        wrong.append(replace(claim, inputs=(*claim.inputs[:k], more, *claim.inputs[k + 1 :])))
    code = encoded(claim.code) + b"\xc3"
    for k, other in enumerate(wrong):
        assert not accepts(replace(caller, claim=replace(other, code=claim.code), data=code)), k
    first, *others = good.calls
    forged = [
        replace(good, calls=tuple(others)),
        replace(good, calls=(*good.calls, first)),
        replace(good, calls=(replace(first, inputs=first.inputs[::-1]), *others)),
        replace(good, calls=(replace(first, inputs=(0, 99)), *others)),
        replace(good, calls=(replace(first, which=first.which + 1), *others)),
        replace(good, calls=(replace(first, which=99), *others)),
        replace(good, calls=(replace(first, extras=(Constant(78),)), *others)),
        replace(good, calls=(replace(first, extras=(Copy(0),)), *others)),
        replace(good, calls=(replace(first, extras=()), *others)),
        replace(good, extras=(Copy(0),)),
    ]
    for k, certificate in enumerate(forged):
        assert not accepts(replace(caller, certificate=certificate)), k


def test_a_caller_alone_is_refused(checker, caller):
    """Without its callees' statements."""
    alone = replace(caller.certified, callees=())
    assert not checker.accepts(*alone.asked).accepted
    text, certificate = caller.certified.asked
    assert not checker.accepts(text + CALLEE, certificate).accepted


@pytest.mark.long
def test_the_kernel_accepts_it(caller):
    with checker_of(COQ) as kernel:
        assert kernel.accepts(*caller.certified.asked).accepted
        theirs, *others = caller.callees
        wrong = replace(theirs, certificate=theirs.certificate + " 0")
        changed = replace(caller, callees=(wrong, *others))
        assert not kernel.accepts(*changed.certified.asked).accepted


@pytest.mark.long
def test_point_routines_of_a_field_of_six_words(tmp_path):
    """On the bytes of a library, with their group law."""
    folder = tmp_path / "library"
    command = ["build", "bls12381g1", "--cpu", "zen4", "--vector", "none", "-o", str(folder)]
    assert main(command) == 0
    *_, verdicts = library.certify_library(folder, "native", only="_add")
    found = {verdict.check: verdict for verdict in verdicts}
    for name in ("prj_add", "prj_add as the group law", "jac_mcoz_add"):
        assert found[name].status == PASSED, found[name].detail


def test_a_callee_that_is_refused_is_told_of_the_caller(checker, caller, monkeypatch):
    """Whichever routines are asked for."""
    refused = replace(caller.callees[0], certificate="0")
    found = replace(caller.certified, callees=(refused, *caller.callees[1:]))
    monkeypatch.setattr(library, "certificate_of", lambda *_: found)
    monkeypatch.setattr(library, "callees_of", lambda *_: tuple(caller.codes))
    spec = field_routine("some", ("a",), 1, FIELD.n)
    with pytest.raises(CheckFailure, match="the certificate of fe_mul, which it calls"):
        library._asked(spec, None, library.Answers(checker, set()), {}, [])
    monkeypatch.setattr(library, "certificate_of", lambda *_: caller.certified)
    answer = library._asked(spec, None, library.Answers(checker, set()), {}, [])
    assert answer.status == PASSED
