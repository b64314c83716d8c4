"""Point routines are the group law: a routine's statement and those of formulas fit each other, as
a checker says that is proven in Coq; other formulas, constants and places are refused.
"""

from dataclasses import replace

import pytest

from ecgen.certify.formulas.composed import Link, hints_of
from ecgen.certify.formulas.statement import MINUS, PLUS, TIMES, FormulaStatement
from ecgen.certify.reasons import NotFound
from ecgen.certify.statement import Statement
from ecgen.certify.text import certificate_text
from ecgen.run.certified.checker import COQ, LAWS, checker_of
from ecgen.run.certified.laws import Certified, Laws
from ecgen.run.certified.library import stated
from ecgen.run.certified.theorems import SEPARATOR
from ecgen.run.verdict import PASSED
from tests.support.certify import LIBRARY, ROOT, assembled, needs_ocaml, text_of

pytestmark = needs_ocaml
NAMES = ("ext_dbl", "ext_dbladd")
WEIERSTRASS = ROOT / "generated" / "curve13318"


class Routines:
    """The point routines of a library, as certificates are made of them."""

    def __init__(self, library, scratch, checker):
        self.given, self.checker = assembled(library, scratch), checker
        self.laws = Laws(self.given.emitted.curve, self.given.claims.prime, checker)
        self.specs = {spec.name: spec for spec in self.given.emitted.routines if spec.formulas}

    def statement(self, name: str) -> Statement:
        return stated(self.specs[name], self.given)[0]

    def formulas(self, name: str) -> tuple[FormulaStatement, ...]:
        return tuple(stage.formula for stage in self.laws.stages(self.specs[name]))

    def link(self, name: str) -> Link:
        return self.laws.link(self.specs[name], self.laws.stages(self.specs[name]))

    def is_accepted(self, statement, formulas, link: Link, hints: str) -> bool:
        texts = (text_of(statement), *(f.text() for f in formulas), link.text())
        return (
            self.checker.of(LAWS)
            .accepts(SEPARATOR.join(texts), SEPARATOR.join((*("" for _ in texts[1:]), hints)))
            .accepted
        )


@pytest.fixture(scope="module")
def routines(tmp_path_factory, checker) -> Routines:
    return Routines(LIBRARY, tmp_path_factory.mktemp("objects"), checker)


def verdict_of(routines: Routines, name: str):
    statement = routines.statement(name)
    return routines.laws.verdict(routines.specs[name], Certified(statement, text_of(statement), ""))


@pytest.mark.essential
@pytest.mark.parametrize("name", NAMES)
def test_routines_of_one_formula_and_of_two_are_the_group_law(routines, name):
    verdict = verdict_of(routines, name)
    assert verdict.status == PASSED, verdict.detail
    assert "right unless 0: twisted/" in verdict.detail and "Z1" in verdict.detail


def test_every_routine_of_a_library_is(routines, tmp_path, checker):
    for each in (routines, Routines(WEIERSTRASS, tmp_path, checker)):
        for name in each.specs:
            assert verdict_of(each, name).status == PASSED, name


@pytest.mark.parametrize("name", NAMES)
def test_other_formulas_programs_and_places_are_refused(routines, name):
    statement, formulas, link = (
        routines.statement(name),
        routines.formulas(name),
        routines.link(name),
    )
    hints = hints_of(statement, formulas, link)
    assert routines.is_accepted(statement, formulas, link, hints)
    (k, i), (m, j), *given = link.given
    wrong = [
        (statement, formulas, replace(link, results=link.results[::-1])),
        (statement, formulas, replace(link, results=link.results[:-1])),
        (statement, formulas, replace(link, given=((k, j), (m, i), *given))),
        (statement, formulas, replace(link, given=(*link.given, (k, i + 1)))),
        (statement, formulas, replace(link, one=2)),
        (statement, formulas, replace(link, one=0)),
        (statement, formulas, replace(link, one=statement.prime)),
        (statement, formulas, replace(link, flags=((0, statement.prime),), given=link.given[1:])),
        (statement, formulas, replace(link, known=((link.results[0], 1),))),
        (statement, formulas, replace(link, joined=(*link.joined, (i, i)))),
        (statement, formulas, replace(link, joined=((i, max(link.results)),))),
        (statement, formulas[:-1], link),
        (statement, (routines.formulas("ext_readd")[0], *formulas[1:]), link),
    ]  # fmt: skip
    for at, operation in enumerate(statement.program):
        (factor, *pair), *others = operation.terms
        changed = replace(operation, terms=((-factor, *pair), *others))
        program = (*statement.program[:at], changed, *statement.program[at + 1 :])
        wrong.append((replace(statement, program=program), formulas, link))
    for number, (other, theirs, place) in enumerate(wrong):
        assert not routines.is_accepted(other, theirs, place, hints), number


def test_a_formula_with_a_wrong_sign_or_operation_is_refused(routines):
    """Of each operation that the formula has, whatever the hints are."""
    name, other = "ext_dbl", {PLUS: MINUS, MINUS: PLUS, TIMES: PLUS}
    statement, (formula,), link = (
        routines.statement(name),
        routines.formulas(name),
        routines.link(name),
    )
    right = hints_of(statement, (formula,), link)
    start, count = len(formula.free), 0
    for value in set(formula.own) - set(range(start)):
        kind, *at = formula.operations[value - start]
        if kind not in other or (kind == PLUS and at[0] == at[1]):
            continue
        operations = list(formula.operations)
        operations[value - start] = (other[kind], *at)
        changed, count = replace(formula, operations=tuple(operations)), count + 1
        assert not routines.is_accepted(statement, (changed,), link, right)
        with pytest.raises(NotFound):
            hints_of(statement, (changed,), link)
    assert count > 8


def test_other_constants_of_the_curve_are_refused(routines, tmp_path, checker):
    """Where the program has them as numbers."""
    each = Routines(WEIERSTRASS, tmp_path, checker)
    name = next(n for n in each.specs if n.startswith("prj"))
    statement, formulas, link = each.statement(name), each.formulas(name), each.link(name)
    hints = hints_of(statement, formulas, link)
    known = tuple((i, z + 1) for i, z in link.known)
    assert each.is_accepted(statement, formulas, link, hints)
    assert not each.is_accepted(statement, formulas, replace(link, known=known), hints)
    with pytest.raises(NotFound):
        hints_of(statement, formulas, replace(link, known=known))


@pytest.mark.long
def test_the_kernel_accepts_the_whole(routines):
    name = "ext_to_cached"
    spec = routines.specs[name]
    statement, make = stated(spec, routines.given)
    found = Certified(statement, text_of(statement), certificate_text(make()))
    with checker_of(COQ) as kernel:
        laws = Laws(routines.given.emitted.curve, routines.given.claims.prime, kernel)
        assert laws.verdict(spec, found).status == PASSED
        wrong = replace(found, certificate=found.certificate + " 0")
        assert laws.verdict(spec, wrong).status != PASSED
