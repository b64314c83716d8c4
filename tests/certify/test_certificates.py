"""Certificates of operations modulo p and modulo the order are accepted, and every change of code
or of the statement under the same certificate is refused.
"""

import random
import shutil
from dataclasses import replace

import pytest

from ecgen.certify.certificate import certificate_of
from ecgen.certify.statement import Statement
from ecgen.certify.text import certificate_text
from ecgen.cli import main
from ecgen.run.certified.checker import COQ, checker_of
from tests.support.certify import LIBRARY, SAME, mutants, needs_ocaml, statements_in, text_of

NAMES = (
    "fe_add", "fe_sub", "fe_mul", "fe_sqr", "sc_add", "sc_sub",
    "fe_cmov", "fe_cswap", "fe_cneg", "fe_canon", "fe_is_zero",
)  # fmt: skip
EQUAL = ("fe_cmov", "fe_cswap")  # what is claimed of them holds modulo every number


@pytest.fixture(scope="module")
def statements(tmp_path_factory) -> dict[str, Statement]:
    return statements_in(LIBRARY, NAMES, tmp_path_factory.mktemp("objects"))


@pytest.fixture(scope="module")
def certificates(statements) -> dict[str, str]:
    return {name: certificate_text(certificate_of(s)) for name, s in statements.items()}


@needs_ocaml
@pytest.mark.essential
@pytest.mark.parametrize("name", NAMES)
def test_operations_are_accepted(checker, statements, certificates, name):
    assert checker.accepts(text_of(statements[name]), certificates[name]).accepted
    assert len(certificates[name]) < 6000


@needs_ocaml
@pytest.mark.parametrize("name", ["fe_sub", "fe_sqr", "fe_is_zero", "fe_cneg"])
def test_no_instruction_may_be_left_out(checker, statements, certificates, name):
    statement = statements[name]
    for k, step in enumerate(statement.code):
        shorter = replace(statement, code=(*statement.code[:k], *statement.code[k + 1 :]))
        accepted = checker.accepts(text_of(shorter), certificates[name]).accepted
        assert not accepted, (k, step)


@needs_ocaml
@pytest.mark.parametrize("name", NAMES)
def test_changed_instructions_are_refused(checker, statements, certificates, name):
    statement, accepted = statements[name], []
    for k, step in mutants(statement.code, random.Random(1)):
        code = (*statement.code[:k], step, *statement.code[k + 1 :])
        changed = replace(statement, code=code)
        if checker.accepts(text_of(changed), certificates[name]).accepted:
            accepted.append((statement.code[k].name, step.name))
    assert set(accepted) <= SAME, accepted
    assert len(accepted) <= 3


@needs_ocaml
@pytest.mark.parametrize("name", NAMES)
def test_other_statements_are_refused(checker, statements, certificates, name):
    s = statements[name]
    operation, *others = s.program
    factor, *places = operation.terms[0]
    more = factor + 1, *places
    wrong = [
        replace(s, prime=0),
        replace(s, prime=-s.prime),
        replace(s, program=(replace(operation, scale=operation.scale + 1), *others)),
        replace(s, program=(replace(operation, terms=(more, *operation.terms[1:])), *others)),
        replace(s, program=(replace(operation, terms=()), *others)),
        replace(s, inputs=(replace(s.inputs[0], offset=8), *s.inputs[1:])),
        replace(s, pointers=s.pointers[:-1]),
        replace(s, pointers=(("rbx", 1), *s.pointers[1:])),
    ]  # fmt: skip
    if name not in EQUAL:
        wrong += [replace(s, prime=s.prime + 2), replace(s, prime=1 << 255)]
    for result, *rest in [s.outputs] if s.outputs else ():
        wrong += [
            replace(s, outputs=(replace(result, most=result.most - 1), *rest)),
            replace(s, outputs=(replace(result, most=min(s.prime, result.most) - 2), *rest)),
            replace(s, outputs=(replace(result, value=0), *rest)),
            replace(s, outputs=(replace(result, value=9), *rest)),
            replace(s, outputs=(replace(result, offset=8), *rest)),
            replace(s, outputs=(replace(result, block=7), *rest)),
        ]
    for register, value in s.tests:
        wrong += [replace(s, tests=(("rcx", value),)), replace(s, tests=((register, 9),))]
    for flag in [k for k, element in enumerate(s.inputs) if element.register]:
        for changed in (replace(s.inputs[flag], register="rcx"), replace(s.inputs[flag], most=2)):
            wrong.append(replace(s, inputs=(*s.inputs[:flag], changed, *s.inputs[flag + 1 :])))
    if s.frame:
        wrong.append(replace(s, frame=s.frame - 8))
    for k, statement in enumerate(wrong):
        assert not checker.accepts(text_of(statement), certificates[name]).accepted, k


@needs_ocaml
def test_broken_certificates_do_no_harm(checker, statements, certificates):
    """Each is refused; a changed number may leave a certificate that is good as well, of the same
    statement."""
    text, good = text_of(statements["fe_sqr"]), certificates["fe_sqr"]
    numbers, rng = good.split(" "), random.Random(2)
    broken = [
        "",
        "0",
        "-",
        "^",
        "1^1^1",
        "1^ffffff",
        "x",
        good[:-1] + "-",
        good + " 0",
        "f" * 20000,
    ]
    broken += [" ".join(numbers[:k]) for k in rng.sample(range(len(numbers)), 20)]
    broken += [" ".join(rng.sample(numbers, len(numbers))) for _ in range(5)]
    for certificate in broken:
        assert not checker.accepts(text, certificate).accepted, certificate[:80]
    for _ in range(60):
        k = rng.randrange(len(numbers))
        value = rng.choice(("0", "1", "-1", "fffff", "1^4000", numbers[k] + "1"))
        answer = checker.accepts(text, " ".join([*numbers[:k], value, *numbers[k + 1 :]]))
        assert answer.seconds < 20
    for wrong in ("", "x", "1", text[:-2], text.replace(" ", "", 1), text + " 0"):
        assert not checker.accepts(wrong, good).accepted, wrong[:80]


@pytest.mark.skipif(not shutil.which("coqc"), reason="coqc is not there")
@pytest.mark.long
def test_the_kernel_accepts_them_too(statements, certificates):
    with checker_of(COQ) as kernel:
        text = text_of(statements["fe_add"])
        assert kernel.accepts(text, certificates["fe_add"]).accepted
        assert not kernel.accepts(text, certificates["fe_mul"]).accepted


@pytest.mark.long
@needs_ocaml
def test_the_command_names_what_has_no_certificate(tmp_path, capsys):
    """Certificates are written once, and read from then on; a broken file is an error."""
    folder = tmp_path / "library"
    shutil.copytree(LIBRARY, folder)
    assert main(["check", str(folder), "--certify"]) == 0
    out, path = capsys.readouterr().out, folder / "proof" / "ted256189.cert"
    written = path.read_text()
    lines = written.splitlines()
    assert f"accepted {len(lines)} of 26 routines; not: " in out and "sc_divsteps" in out
    assert {line.split()[0] for line in lines} >= set(NAMES)
    assert main(["check", str(folder), "--certify", "--only", "fe_"]) == 0
    assert path.read_text() == written
    other = {line.split()[0]: line.split(" ", 2)[2] for line in lines}
    path.write_text(written.replace(other["fe_add"], other["fe_sub"]))
    assert main(["check", str(folder), "--certify", "--only", "fe_add"]) == 1
    assert "REFUSED" in capsys.readouterr().out
    path.write_text("nonsense\n")
    assert main(["check", str(folder), "--certify", "--only", "fe_add"]) == 2


def test_without_ocaml_one_line_says_so(monkeypatch, capsys):
    monkeypatch.setattr("ecgen.run.certified.checker.shutil.which", lambda name: None)
    assert main(["check", str(LIBRARY), "--certify"]) == 2
    assert "OCaml" in capsys.readouterr().err
    assert main(["check", str(LIBRARY), "--certify", "coq"]) == 2
    assert "Coq" in capsys.readouterr().err
