"""Statements that say less than they seem to are refused, whatever certificate they have; and so is
a routine of which the manifest says something else than its name, or that keeps words where a
signal's handler overwrites them.
"""

from dataclasses import replace

import pytest

from ecgen.certify.certificate import Certificate, Value, certificate_of
from ecgen.certify.code import Step
from ecgen.certify.hints import Congruent, Impossible
from ecgen.certify.loops import certificate_for
from ecgen.certify.polynomials import combined, weighed
from ecgen.certify.statement import Elements, Operation
from ecgen.certify.symbolic import TOP
from ecgen.certify.text import certificate_text
from ecgen.errors import CheckFailure
from ecgen.machine.ir import Mem, Reg
from ecgen.run.binary.routine_bytes import in_assembly
from ecgen.run.certified.library import Assembled, stated
from tests.support.certify import LIBRARY, assembled, needs_ocaml, text_of

pytestmark = needs_ocaml


@pytest.fixture(scope="module")
def given(tmp_path_factory) -> Assembled:
    return assembled(LIBRARY, tmp_path_factory.mktemp("objects"))


@pytest.fixture(scope="module")
def spec(given):
    return {row.name: row for row in in_assembly(given.emitted)}


@pytest.fixture(scope="module")
def accepts(checker):
    def answer(claim, certificate) -> bool:
        return checker.accepts(text_of(claim), certificate_text(certificate)).accepted

    return answer


R11, RSP = Reg("r11"), Reg("rsp")
DISORDERLY = (  # rsp is copied, moved elsewhere, raised; a word is kept too far below
    (Step("mov", (R11, RSP)),),
    (Step("mov", (R11, RSP)), Step("mov", (RSP, Reg("rdi"))), Step("mov", (RSP, R11))),
    (Step("stack", (8,)), Step("stack", (-8,))),
    (Step("push", ("rax",)), Step("pop", ("rax",))),
    (Step("mov", (Mem("rsp", -136, ""), Reg("rdi"))),),
)


def senseless(s):
    """Of an addition: statements whose code does as they say, and certificates of that."""
    good = certificate_of(s)
    words = good.values[0].words

    def for_reason(why):
        return replace(good, values=(Value((), words, why),), bounds=(None,))

    zero = (Operation(1, ()),)
    nothing_fits = for_reason(Impossible((), 4 * (8 + 1)))
    all_of_it = Congruent((), combined((-1, weighed(words, TOP))), {}, 1, 1)
    first, *others = s.inputs
    yield (
        "negative bound",
        replace(s, inputs=(replace(first, most=-1), *others), program=zero),
        (nothing_fits),
    )
    yield "modulus", replace(s, prime=1, program=zero), for_reason(all_of_it)
    yield "scale", replace(s, program=(Operation(0, ()),)), for_reason(Congruent((), {}, {}, 1, 1))
    yield (
        "factor of scale",
        replace(s, prime=6, program=(Operation(6, ()),)),
        (for_reason(Congruent((), {u: -v for u, v in weighed(words, TOP).items()}, {}, 1, 1))),
    )
    in_frame = replace(s.outputs[0], block=0)
    yield "frame", replace(s, pointers=(("rdi", 0), *s.pointers[1:]), outputs=(in_frame,)), good
    moved = {
        name: tuple(replace(e, block=e.block + 10) for e in getattr(s, name))
        for name in ("inputs", "outputs")
    }
    further = tuple((register, block + 10) for register, block in s.pointers)
    yield "overlaps", replace(s, pointers=further, **moved), good
    between = Elements(1, 4, 1, TOP - 1)
    unaligned = replace(
        s,
        inputs=(*s.inputs, between),
        outputs=(replace(s.outputs[0], value=3), replace(between, value=2)),
    )
    yield "unaligned", unaligned, certificate_of(unaligned)
    for code in DISORDERLY:
        longer = replace(s, code=(*code, *s.code), frame=136)
        yield str(code), longer, certificate_of(longer)
    yield (
        "nothing",
        replace(s, code=(), inputs=(), program=(), outputs=(), frame=0),
        (Certificate(4, {}, (), ())),
    )


@pytest.mark.essential
def test_statements_that_say_nothing(given, spec, accepts):
    claim, _ = stated(spec["fe_add"], given)
    assert accepts(claim, certificate_of(claim))
    for what, statement, certificate in senseless(claim):
        assert not accepts(statement, certificate), what


def test_loops_that_say_nothing(given, spec, accepts):
    claim, _ = stated(spec["fe_nsqr"], given)
    certificate, outer = certificate_for(claim), claim.outer
    element, count = outer.inputs
    assert accepts(claim, certificate)
    assert not accepts(
        replace(claim, outer=replace(outer, inputs=(element, replace(count, most=0)))), certificate
    )
    assert not accepts(replace(claim, outer=replace(outer, prime=1)), certificate)
    untold = replace(outer, tests=(("rax", 0),))
    assert not accepts(replace(claim, outer=untold), certificate)
    for code in DISORDERLY[:2]:
        wrong = replace(claim, tail=(*code, *claim.tail))
        assert not accepts(wrong, certificate_for(wrong)), code


def test_a_name_says_what_is_claimed(given, spec):
    """Of routines that are exchanged, the manifest's rows likewise, each is accepted as the other
    one."""
    add, sub = spec["fe_add"], spec["fe_sub"]
    exchanged = replace(given, codes=given.codes | {"fe_add": given.codes["fe_sub"]})
    with pytest.raises(CheckFailure, match="by its name"):
        stated(replace(add, meaning=sub.meaning), exchanged)
    left, *right = add.arguments
    with pytest.raises(CheckFailure, match="by its name"):
        stated(replace(add, arguments=(*right, left)), given)


WRONG = {
    "488984247cffffff": "between two words",  # mov [rsp-132], rax
    "4889842470ffffff": "red zone",  # mov [rsp-144], rax
    "4989e34889fc4c89dc": "no general register",  # mov r11, rsp; mov rsp, rdi; mov rsp, r11
    "4883ec804883c480": "immediate outside",  # sub rsp, -128; add rsp, -128
    "48f7e9": "not in the instruction table",  # imul rcx, which writes rdx and rax
    "30c0": "no register of 64 bits",  # xor al, al
    "30e4": "no register of 64 bits",  # xor ah, ah
    "4c8b5c2408": "outside its frame",  # mov r11, [rsp+8]
}


@pytest.mark.parametrize("bytes_", WRONG)
def test_code_that_the_semantics_would_let_pass(given, spec, bytes_):
    code = given.codes["fe_add"]
    longer = replace(code, data=bytes.fromhex(bytes_) + code.data)
    with pytest.raises(CheckFailure, match=WRONG[bytes_]):
        stated(spec["fe_add"], replace(given, codes=given.codes | {"fe_add": longer}))


def test_a_routine_that_is_not_there(given, spec):
    codes = {name: code for name, code in given.codes.items() if name != "fe_add"}
    with pytest.raises(CheckFailure, match="in none of the sources"):
        stated(spec["fe_add"], replace(given, codes=codes))


def test_windows_keeps_more_registers(given, spec):
    """Semantics.v does not say so."""
    windows = replace(given, emitted=replace(given.emitted, abi="win64"))
    with pytest.raises(CheckFailure, match="rsi, which it must preserve"):
        stated(spec["fe_add"], windows)
