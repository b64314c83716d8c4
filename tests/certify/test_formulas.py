"""Formulas are the group law, as a checker says that is proven in Coq; a wrong operation, another
statement and a changed certificate are refused.
"""

import random
from dataclasses import replace

import pytest

from ecgen.certify.code import NotCovered
from ecgen.certify.formulas.example import example, fits, values_at
from ecgen.certify.formulas.proof import certified
from ecgen.certify.formulas.statement import statement_of_formula
from ecgen.certify.reasons import NotFound
from ecgen.cli import main
from ecgen.formula.library import find, formula_files, load_file
from ecgen.formula.lower import to_field_program
from ecgen.program.ir import FieldProgram
from ecgen.program.ops import FUSED
from ecgen.program.passes.fuse import fuse
from ecgen.resources import data_folder
from ecgen.run.certified.checker import COQ, FORMULAS, NATIVE, checker_of
from tests.support.certify import needs_ocaml

DOUBLING, ADDITION = "shortw/jacobian/doubling/dbl-2007-bl", "shortw/jacobian/addition/madd-2007-bl"
SAMPLE = {
    DOUBLING: ("2", "Y1", "Z1"),
    ADDITION: ("2", "Z1", "X1-Z1^2*X2", "Z2"),
    "shortw/projective/addition/add-2015-rcb": None,
    "shortw/jacobian-3/doubling-addition/dadd-2010-lg": None,
    "shortw/jacobian-0/co-z-addition/zaddu-2007-m": None,
    "shortw/jacobian/scaling/z": ("Z1",),
    "montgom/xz/ladder/ladd-1987-m": None,
    "twisted/extended-1/addition/add-2008-hwcd-3": None,
    "twisted/projective/doubling/dbl-2008-bbjlp": None,
    "jquartic/extended/doubling/dbl": None,
    "genus2/projective/doubling/dbl": None,
    "genus2/jacobian/caching/cache": None,
}


def formula_and_program(name: str):
    formula = load_file(find(name, ())[0])
    return formula, to_field_program(formula)


@pytest.fixture(scope="module")
def formulas_checker():
    with checker_of(NATIVE, FORMULAS) as found:
        yield found


@needs_ocaml
@pytest.mark.essential
@pytest.mark.parametrize("name", SAMPLE)
def test_formulas_of_every_shape_are_accepted(formulas_checker, name):
    formula, program = formula_and_program(name)
    statement, certificate = certified(formula, program)
    assert formulas_checker.accepts(statement.text(), certificate.text()).accepted
    assert SAMPLE[name] in (None, statement.conditions)
    assert fits(statement, example(formula, program))


OTHERS = {"add": "sub", "sub": "add", "sqr": "dbl", "dbl": "sqr", "mul": "add"}


def changed_programs(program: FieldProgram) -> list[FieldProgram]:
    """With one operation changed, each in turn."""
    return [
        replace(
            program,
            ops=(*program.ops[:k], replace(op, name=OTHERS[op.name]), *program.ops[k + 1 :]),
        )
        for k, op in enumerate(program.ops)
        if op.name in OTHERS
    ]


def is_right(statement, given) -> bool:
    """Whether what is claimed holds at one example."""
    values = values_at(statement, given)
    return all(values[i] == values[j] for i, j in statement.claimed)


@needs_ocaml
@pytest.mark.parametrize("name", [DOUBLING, ADDITION])
def test_each_changed_operation_is_refused(formulas_checker, name):
    formula, program = formula_and_program(name)
    own = certified(formula, program)[1].text()
    given, refused = example(formula, program), 0
    for wrong in changed_programs(program):
        statement = statement_of_formula(formula, wrong)
        if is_right(statement, given):
            continue
        refused += 1
        with pytest.raises(NotFound):
            certified(formula, wrong)
        assert not formulas_checker.accepts(statement.text(), own).accepted
    assert refused > 10


@needs_ocaml
def test_what_is_claimed_may_not_be_changed(formulas_checker):
    formula, program = formula_and_program(ADDITION)
    statement, certificate = certified(formula, program)
    text = certificate.text()
    (a, x), (b, y) = statement.claimed
    others = [
        replace(statement, claimed=((a, y), (b, x))),
        replace(statement, claimed=(*statement.claimed, (a, b))),
        replace(statement, nonzero=()),
        *(replace(statement, nonzero=tuple(v for v in statement.nonzero if v != i))
          for i in statement.nonzero),
        *(replace(statement, assumed=tuple(p for p in statement.assumed if p != pair))
          for pair in statement.assumed),
        *(replace(statement, operations=statement.operations[:k] + statement.operations[k + 1 :])
          for k in range(len(statement.operations))),
    ]  # fmt: skip
    for other in others:
        assert not formulas_checker.accepts(other.text(), text).accepted


@needs_ocaml
def test_changed_certificates_crash_nothing(formulas_checker):
    """And prove nothing wrong: of a wrong formula none is accepted."""
    formula, program = formula_and_program(DOUBLING)
    statement, certificate = certified(formula, program)
    wrong = statement_of_formula(formula, changed_programs(program)[0])
    draw, numbers = random.Random(7), certificate.text().split()
    for _ in range(30):
        changed = list(numbers)
        changed[draw.randrange(len(changed))] = draw.choice(["0", "1", "-1", "2", "fffff", "3"])
        assert not formulas_checker.accepts(wrong.text(), " ".join(changed)).accepted
        formulas_checker.accepts(statement.text(), " ".join(changed))


@needs_ocaml
def test_a_program_after_passes_is_accepted(formulas_checker):
    formula, program = formula_and_program("twisted/extended-1/addition/add-2008-hwcd-3")
    fused = fuse(program, FUSED)
    assert {op.name for op in fused.ops} != {op.name for op in program.ops}
    statement, certificate = certified(formula, fused)
    assert formulas_checker.accepts(statement.text(), certificate.text()).accepted


def test_what_is_not_covered_says_why():
    for name, why in (
        ("kummer/squared/doubling/dbl-2007-g", "quotients"),
        ("shortw/jacobian-0/endomorphism/glv", "endomorphisms"),
        ("genus2-sextic/projective/doubling/dbl", "choices"),
    ):
        with pytest.raises(NotCovered, match=why):
            certified(*formula_and_program(name))


@needs_ocaml
def test_the_command_says_what_is_accepted(tmp_path, capsys):
    path = tmp_path / "own.op3"
    text = find(DOUBLING, ())[0].read_text()
    path.write_text(text)
    asked = ["verify", str(path), "--model", "shortw/jacobian/doubling", "--certify"]
    assert main(asked) == 0
    out = capsys.readouterr().out
    assert "right unless 0: 2, Y1, Z1" in out and "accepted 1 of 1 formulas\n" in out
    path.write_text(text.replace("T = t7-t8", "T = t7+t8"))
    assert path.read_text() != text
    assert main(asked) == 1
    out = capsys.readouterr().out
    assert "does not follow" in out and "accepted 0 of 1 formulas; not: " in out


def test_without_ocaml_one_line_says_so(monkeypatch, capsys):
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert main(["verify", DOUBLING, "--certify"]) != 0
    err = capsys.readouterr().err
    assert err.count("\n") == 1 and "ocamlopt" in err


@pytest.mark.long
def test_by_the_kernel_alone():
    with checker_of(COQ, FORMULAS) as kernel:
        statement, certificate = certified(*formula_and_program(ADDITION))
        assert kernel.accepts(statement.text(), certificate.text()).accepted
        other = replace(statement, claimed=(*statement.claimed, (0, 1)))
        assert not kernel.accepts(other.text(), certificate.text()).accepted


ACCEPTED, TOO_LARGE = 198, 3


@needs_ocaml
@pytest.mark.long
def test_every_packaged_formula(formulas_checker):
    accepted, covered = [], []
    for path in formula_files(data_folder("formulas")):
        if "towers" in path.parts:
            continue
        formula = load_file(path)
        program = to_field_program(formula)
        try:
            statement_of_formula(formula, program)
        except NotCovered:
            continue
        covered.append(formula.name)
        if formula.system.shape.name == "genus2" and formula.operation == "doubling-addition":
            continue
        statement, certificate = certified(formula, program)
        assert fits(statement, example(formula, program)), formula.name
        assert formulas_checker.accepts(statement.text(), certificate.text()).accepted, formula.name
        accepted.append(formula.name)
    assert (len(accepted), len(covered)) == (ACCEPTED, ACCEPTED + TOO_LARGE)
