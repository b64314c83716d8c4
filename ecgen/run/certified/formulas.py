"""`ecgen verify --certify`: that formulas are the group law, accepted by the checker that Coq
proved.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ecgen.certify.code import NotCovered
from ecgen.certify.formulas.example import example, fits
from ecgen.certify.formulas.law import statements_of_law
from ecgen.certify.formulas.proof import certificate_of_law, certified
from ecgen.certify.reasons import NotFound
from ecgen.errors import FormulaError
from ecgen.formula.library import load_file
from ecgen.formula.lower import to_field_program
from ecgen.formula.shape import Shape
from ecgen.formula.tower import tower_model
from ecgen.run.certified.checker import FORMULAS, Checker, checker_of
from ecgen.run.verdict import FAILED, PASSED, SKIPPED, Verdict
from ecgen.verify.algebra.polynomial import TooLarge

NO_EXAMPLE = "no points were found that fit its statement"


@dataclass(frozen=True)
class Sources:
    """Files of formulas, and what is said of their model by options."""

    files: Sequence[Path]
    model: str = ""
    trees: tuple[Path, ...] = ()


def certify_formulas(
    sources: Sources, way: str, progress: Callable[[str], None] = lambda name: None
) -> Iterator[Verdict]:
    """A verdict for each formula; ToolError without the checker's tools."""
    with checker_of(way, FORMULAS) as checker:
        for path in sources.files:
            name = "/".join(path.with_suffix("").parts[-4:])
            progress(name)
            try:
                yield _verdict(path, name, sources, checker)
            except FormulaError as error:
                yield Verdict(name, FAILED, error.paragraph())


def certify_laws(shapes: Sequence[Shape], way: str) -> Iterator[Verdict]:
    """A verdict for the affine law of each shape, at points in general position."""
    with checker_of(way, FORMULAS) as checker:
        for shape in shapes:
            try:
                yield _law_verdict(shape, checker)
            except (NotCovered, NotFound) as why:
                status = FAILED if isinstance(why, NotFound) else SKIPPED
                yield Verdict(f"law of {shape.name}", status, f"no certificate: {why.what}")


def _law_verdict(shape: Shape, checker: Checker) -> Verdict:
    check, seconds = f"law of {shape.name}", 0.0
    statements = statements_of_law(shape)
    for name, statement in statements.items():
        answer = checker.accepts(statement.text(), certificate_of_law(shape, statement).text())
        seconds += answer.seconds
        if not answer.accepted:
            return Verdict(check, FAILED, f"REFUSED: {name}")
    told = f"accepted: {', '.join(statements)}; {seconds:.2f} s, by {checker.name}"
    return Verdict(check, PASSED, f"{told}; unless the law divides by 0")


def _verdict(path: Path, name: str, sources: Sources, checker: Checker) -> Verdict:
    if tower_model(path, sources.model):
        return Verdict(name, SKIPPED, "no certificate: operations of extensions are not covered")
    formula = load_file(path, sources.model, sources.trees)
    program = to_field_program(formula)
    situations = (False, True) if formula.unified else (False,)
    size, seconds, conditions = 0, 0.0, list[str]()
    for same in situations:
        try:
            statement, certificate = certified(formula, program, same=same)
            text = certificate.text()
        except NotFound as why:
            return Verdict(name, FAILED, f"no certificate: {why.what}")
        except NotCovered as why:
            return Verdict(name, SKIPPED, f"no certificate: {why.what}")
        except TooLarge as limit:
            return Verdict(name, SKIPPED, f"no certificate: it needs {limit}")
        given = example(formula, program, same=same)
        if given is None or not fits(statement, given):
            return Verdict(name, SKIPPED, f"no certificate: {NO_EXAMPLE}")
        answer = checker.accepts(statement.text(), text)
        if not answer.accepted:
            return Verdict(name, FAILED, f"REFUSED: {len(text)} bytes, by {checker.name}")
        size, seconds = size + len(text), seconds + answer.seconds
        conditions.append(f"{'; of P = Q: ' * same}{', '.join(statement.conditions)}")
    told = f"accepted: {size} bytes, {seconds:.2f} s, by {checker.name}"
    return Verdict(name, PASSED, f"{told}; right unless 0: {''.join(conditions)}")
