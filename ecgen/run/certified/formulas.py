"""`ecgen verify --certify`: that formulas are the group law, accepted by the checker that Coq
proved.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ecgen.certify.code import NotCovered
from ecgen.certify.formulas.example import example, fits
from ecgen.certify.formulas.proof import Refuted, certified
from ecgen.certify.reasons import NotFound
from ecgen.errors import FormulaError
from ecgen.formula.library import load_file
from ecgen.formula.lower import to_field_program
from ecgen.formula.tower import tower_model
from ecgen.run.certified.checker import FORMULAS, Checker, checker_of
from ecgen.run.verdict import FAILED, PASSED, SKIPPED, Verdict
from ecgen.verify.algebra.polynomial import TooLarge


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


def _verdict(path: Path, name: str, sources: Sources, checker: Checker) -> Verdict:
    if tower_model(path, sources.model):
        return Verdict(name, SKIPPED, "no certificate: operations of extensions are not covered")
    formula = load_file(path, sources.model, sources.trees)
    program = to_field_program(formula)
    try:
        statement, certificate = certified(formula, program)
        text = certificate.text()
    except Refuted as why:
        return Verdict(name, FAILED, f"no certificate: {why.what}")
    except (NotCovered, NotFound) as why:
        return Verdict(name, SKIPPED, f"no certificate: {why.what}")
    except TooLarge as limit:
        return Verdict(name, SKIPPED, f"no certificate: it needs {limit}")
    given = example(formula, program)
    if given is None or not fits(statement, given):
        return Verdict(name, SKIPPED, "no certificate: no points were found that fit its statement")
    answer = checker.accepts(statement.text(), text)
    detail = f"{len(text)} bytes, {answer.seconds:.2f} s, by {checker.name}"
    if not answer.accepted:
        return Verdict(name, FAILED, f"REFUSED: {detail}")
    return Verdict(
        name, PASSED, f"accepted: {detail}; right unless 0: {', '.join(statement.conditions)}"
    )
