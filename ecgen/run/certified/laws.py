"""`ecgen check DIR --certify`: that a point routine whose certificate is accepted is the group law,
by the formulas that the manifest names.
"""

from dataclasses import dataclass

from ecgen.certify.code import NotCovered
from ecgen.certify.formulas.composed import Link, Stage, hints_of, link_of
from ecgen.certify.formulas.example import example, fits
from ecgen.certify.formulas.proof import certified
from ecgen.certify.formulas.statement import FormulaStatement
from ecgen.certify.loops import LoopStatement
from ecgen.certify.routines import one_of
from ecgen.certify.statement import Statement
from ecgen.curve.model import Curve
from ecgen.field.representation import Representation
from ecgen.formula.formula import Formula
from ecgen.formula.lower import to_field_program
from ecgen.formula.parameters import solve_parameters
from ecgen.library.facts.groups import PointRoutine, find_routine
from ecgen.library.facts.spec import RoutineSpec
from ecgen.library.routines.formula_proof import Key, bound, keys_of
from ecgen.run.certified.checker import FORMULAS, LAWS, Checker
from ecgen.run.certified.theorems import CALLEE, SEPARATOR
from ecgen.run.verdict import FAILED, PASSED, Verdict
from ecgen.verify.algebra.polynomial import TooLarge


@dataclass(frozen=True)
class Certified:
    """What is claimed of a routine, as the checker reads it, and the certificate."""

    statement: Statement | LoopStatement
    text: str
    certificate: str
    callees: "tuple[Certified, ...]" = ()
    """Of the routines that it calls."""

    @property
    def asked(self) -> tuple[str, str]:
        """Texts and certificates, its own first, as a checker is asked."""
        every = (self, *self.callees)
        return CALLEE.join(each.text for each in every), CALLEE.join(
            each.certificate for each in every
        )


@dataclass(frozen=True)
class Proven:
    """A formula's statement, and the certificate that is accepted."""

    statement: FormulaStatement
    certificate: str


@dataclass(frozen=True)
class Law:
    """A routine's statement, those of its formulas, how they belong together, and certificates of
    all."""

    texts: tuple[str, ...]
    certificates: tuple[str, ...]


class Laws:
    """Of the routines of one library, on its curve, with elements as `prime` represents them. A
    formula is looked at once."""

    def __init__(self, curve: Curve, prime: Representation, checker: Checker):
        self.curve, self.prime, self.checker = curve, prime, checker
        self.proven: dict[str, Proven] = {}

    def verdict(self, spec: RoutineSpec, found: Certified) -> Verdict:
        """Of a routine whose certificate is accepted. NotCovered and NotFound where there is
        none."""
        stages = self.stages(spec)
        seconds, size = 0.0, 0
        for flag in (0, 1) if find_routine(spec.name, self.curve).role.flag else (0,):
            made = self.law(spec, found, stages, flag)
            answer = self.checker.of(LAWS).accepts(
                SEPARATOR.join(made.texts), SEPARATOR.join(made.certificates)
            )
            seconds, size = seconds + answer.seconds, size + len(made.certificates[-1])
            if not answer.accepted:
                told = f"REFUSED: {size} bytes, by {self.checker.name}"
                return Verdict(spec.name, FAILED, told)
        told = f"accepted: {size} bytes, {seconds:.2f} s, by {self.checker.name}"
        conditions = (
            f"{name}: {', '.join(stage.formula.conditions)}"
            for name, stage in dict(zip(spec.formulas, stages)).items()
        )
        return Verdict(spec.name, PASSED, f"{told}; right unless 0: {'; '.join(conditions)}")

    def law(
        self, spec: RoutineSpec, found: Certified, stages: tuple[Stage, ...], flag: int = 0
    ) -> Law:
        link = self.link(spec, stages, flag)
        formulas = tuple(stage.formula for stage in stages)
        if not isinstance(found.statement, Statement):
            raise NotCovered("loops are not covered")
        hints = hints_of(found.statement, formulas, link)
        theirs = [self.proven[name] for name in spec.formulas]
        text, certificate = found.asked
        return Law(
            (text, *(each.statement.text() for each in theirs), link.text()),
            (certificate, *(each.certificate for each in theirs), hints),
        )

    def link(self, spec: RoutineSpec, stages: tuple[Stage, ...], flag: int = 0) -> Link:
        point = find_routine(spec.name, self.curve)
        inputs: list[Key | None] = []
        results: list[Key] = []
        for argument, row in zip(
            spec.arguments, keys_of(spec, point.group, point.role), strict=True
        ):
            if argument.direction == "out":
                results += row
            else:
                inputs += row
                inputs += [None] * (not row)
        return link_of(point.role, stages, one_of(self.prime), inputs, results, flag)

    def stages(self, spec: RoutineSpec) -> tuple[Stage, ...]:
        """The formulas of the routine, with the curve's constants."""
        point = find_routine(spec.name, self.curve)
        if self.curve.degree > 1:
            raise NotCovered("operations of extensions are not covered")
        return tuple(self.stage(name, point) for name in spec.formulas)

    def stage(self, name: str, point: PointRoutine) -> Stage:
        group = point.group
        formula, constants = bound(name, group, self.curve.formulas)
        proven = self.formula(name, formula)
        shape = formula.system.shape
        own = {n: v for n, v in group.parameters if n in shape.parameters}
        return Stage(
            proven.statement,
            frozenset((*shape.parameters, *formula.parameters)),
            shape.coordinates,
            solve_parameters(formula, own | constants, group.p),
        )

    def formula(self, name: str, formula: Formula) -> Proven:
        if name not in self.proven:
            program = to_field_program(formula)
            try:
                statement, certificate = certified(formula, program)
                text = certificate.text()
            except TooLarge as limit:
                raise NotCovered(f"it needs {limit}") from None
            given = example(formula, program)
            if given is None or not fits(statement, given):
                raise NotCovered("no points were found that fit its statement")
            if not self.checker.of(FORMULAS).accepts(statement.text(), text).accepted:
                raise NotCovered(f"the certificate of {name} is refused")
            self.proven[name] = Proven(statement, text)
        return self.proven[name]
