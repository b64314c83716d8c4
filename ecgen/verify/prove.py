"""Formula -> Verdict: the symbolic proof, and everything else that is asked of a formula.

"proven" means: as an identity in the function field of generic points over Q, hence for all inputs
outside the printed conditions and all primes that divide no constant of the identity (2 and 3 are
always excluded).
"""

import dataclasses
import re
from pathlib import Path
from typing import Any

from ecgen.errors import FormulaError, WrongFormula
from ecgen.formula.formula import Formula
from ecgen.formula.library import load_file
from ecgen.formula.lower import to_field_program
from ecgen.formula.operations import OPERATIONS
from ecgen.formula.tower import tower_model
from ecgen.kept import TALLY
from ecgen.program.ir import FieldProgram
from ecgen.verify.algebra.polynomial import TooLarge
from ecgen.verify.alias import overwrites
from ecgen.verify.cases import examine, generic_setting, tried
from ecgen.verify.choices import at_random, check_choices, choice_conditions, symbolic
from ecgen.verify.complete import prove_complete
from ecgen.verify.conditions import conditions
from ecgen.verify.counts import begun
from ecgen.verify.description import description_warnings
from ecgen.verify.identity import check
from ecgen.verify.laws.definition import prove_law
from ecgen.verify.laws.setting import GENERIC, Unsupported
from ecgen.verify.maps.endomorphism import prove_endomorphism
from ecgen.verify.maps.interpolation import prove_quotient
from ecgen.verify.maps.tower import verify_tower_file
from ecgen.verify.modular import random_instance
from ecgen.verify.repair import suggest
from ecgen.verify.system import check_system, remarks_on
from ecgen.verify.two_halves import check_cut, cut_conditions
from ecgen.verify.verdict import PROVEN, REFUSED, UNSUPPORTED, Case, Claim, Verdict

_LARGE_MULTIPLE, _LARGEST_MULTIPLE = 4, 8
_SAMPLES = 20


def _unified(formula: Formula, cases: tuple[Case, ...]) -> Claim:
    """The claim that the formula is also right for P = Q."""
    outcome = next((case for case in cases if case.label == "P = Q"), None)
    if not formula.unified:
        return Claim(
            "unified",
            "not claimed",
            "right for P = Q" if outcome and outcome.outcome == "right" else "",
        )
    if outcome is None:
        return Claim("unified", UNSUPPORTED, "the operation has one input point")
    if outcome.outcome == "right":
        return Claim("unified", PROVEN, "right for P = Q")
    return Claim("unified", REFUSED, f"for P = Q: {outcome.detail}")


def prove(formula: Formula) -> Verdict:
    """The verdict on a parsed formula; it does not raise for a wrong formula, nor for one too large
    to be proven.
    """
    program = to_field_program(formula)
    try:
        if formula.system.shape.quotient:
            return prove_quotient(formula, program)
        return (
            prove_endomorphism(formula, program)
            if OPERATIONS[formula.operation].endomorphism
            else _prove(formula, program)
        )
    except TooLarge as limit:
        reason = (
            f"the proof needs {limit}: shorten the formula, or prove its parts and compose them"
        )
        return Verdict(
            formula.name, str(formula.path), UNSUPPORTED, reason=reason, warnings=formula.warnings
        )


def _prove(formula: Formula, program: FieldProgram) -> Verdict:
    """The verdict on the formula: refused, with the residual and suggestions, where the law fails
    at generic points or a claim is false; unsupported where the proof has no way; else proven, with
    cases and conditions.
    """
    base = begun(formula, program)
    operation = OPERATIONS[formula.operation]
    try:
        prove_law(formula.system.shape)
    except FormulaError as error:
        return _with(base, status=REFUSED, reason=error.what)
    if formula.choices:
        return _prove_choices(formula, base)
    if formula.cut:
        return _prove_cut(formula, program, base)
    try:
        if operation.largest_multiple > _LARGE_MULTIPLE and (found := _sampled(formula, program)):
            return _with(base, **found)
        setting = generic_setting(formula, program)
    except Unsupported as reason:
        status = REFUSED if "inverts zero" in str(reason) else UNSUPPORTED
        return _with(base, status=status, reason=str(reason))
    failure = check(setting)
    if failure:
        return _with(
            base,
            status=REFUSED,
            reason=failure.what,
            residual=failure.residual,
            suggestions=suggest(formula, program),
        )
    cases, settings = examine(formula, program)
    claims = (
        _unified(formula, cases),
        prove_complete(formula, cases, {**settings, GENERIC: setting}),
    )
    false = [claim for claim in claims if claim.status == REFUSED]
    return _with(
        base,
        status=REFUSED if false else PROVEN,
        reason=f"the claim `{false[0].name}` is false: {false[0].detail}" if false else "",
        conditions=conditions(formula, program, {**settings, GENERIC: setting}),
        cases=cases,
        claims=claims,
        overwrites=overwrites(formula, program),
        warnings=formula.warnings + description_warnings(formula, setting),
    )


def _prove_choices(formula: Formula, base: Verdict) -> Verdict:
    """The verdict on a system of laws; random inputs refuse a wrong one first."""
    try:
        failure = check_choices(formula, at_random(formula, 0)) or check_choices(
            formula, symbolic(formula)
        )
    except Unsupported as reason:
        return _with(base, status=UNSUPPORTED, reason=str(reason))
    if failure:
        return _with(base, status=REFUSED, reason=failure.what, residual=failure.residual)
    claims = tuple(
        Claim(
            name,
            UNSUPPORTED if claimed else "not claimed",
            "a formula with choices" if claimed else "",
        )
        for name, claimed in (("unified", formula.unified), ("complete", formula.complete))
    )
    return _with(base, conditions=choice_conditions(formula), claims=claims)


def _prove_cut(formula: Formula, program: FieldProgram, base: Verdict) -> Verdict:
    """The verdict on a formula in two halves; its special inputs are tried modulo a prime, no claim
    of it is proven.
    """
    try:
        failure = check_cut(formula, program)
    except Unsupported as reason:
        return _with(base, status=UNSUPPORTED, reason=str(reason))
    except FormulaError as error:
        return _with(base, status=REFUSED, reason=error.what)
    if failure and refuted(formula):
        return _with(
            base,
            status=REFUSED,
            reason=failure.what,
            residual=failure.residual,
            suggestions=suggest(formula, program),
        )
    if failure:
        hint = "; the whole formula is right at random inputs, so look at its `cut` lines"
        return _with(base, status=REFUSED, reason=failure.what + hint, residual=failure.residual)
    claims = tuple(
        Claim(
            name,
            UNSUPPORTED if claimed else "not claimed",
            "a formula with a cut" if claimed else "",
        )
        for name, claimed in (("unified", formula.unified), ("complete", formula.complete))
    )
    return _with(
        base,
        conditions=cut_conditions(formula, program),
        cases=tried(formula, program),
        claims=claims,
        overwrites=overwrites(formula, program),
    )


def _sampled(formula: Formula, program: FieldProgram) -> dict[str, Any]:
    """Status of a large formula: random inputs refuse it, or it is too large; empty if the proof
    should decide.
    """
    for seed in range(_SAMPLES):
        setting = random_instance(formula, program, seed)
        failure = check(setting)
        if failure:
            inputs = ", ".join(f"{n} = {setting.inputs[n]}" for n in program.inputs)
            constants = ", ".join(f"{n} = {v}" for n, v in sorted(setting.params.items()))
            return {
                "status": REFUSED,
                "reason": f"{failure.what} at {inputs} with {constants} modulo 2^127-507",
                "residual": failure.residual,
                "suggestions": suggest(formula, program),
            }
    multiple = OPERATIONS[formula.operation].largest_multiple
    if multiple <= _LARGEST_MULTIPLE:
        return {}
    return {
        "status": UNSUPPORTED,
        "reason": (
            f"{multiple}P is too large for the symbolic proof; right for {_SAMPLES} random inputs "
            "modulo 2^127-507. Prove its steps, and compose them by a pass."
        ),
    }


def refuted(formula: Formula) -> str:
    """Why random inputs refuse the formula, "" if they do not: quick, and no proof."""
    program = to_field_program(formula)
    if OPERATIONS[formula.operation].endomorphism or formula.system.shape.quotient:
        return ""
    if formula.choices:
        failure = check_choices(formula, at_random(formula, 0))
        return failure.what if failure else ""
    for seed in range(_SAMPLES):
        try:
            failure = check(random_instance(formula, program, seed))
        except Unsupported:
            return ""
        if failure:
            return failure.what
    return ""


def _with(verdict: Verdict, **changes: Any) -> Verdict:
    return dataclasses.replace(verdict, **changes)


def verify_file(path: Path, model: str = "", roots: tuple[Path, ...] = ()) -> Verdict:
    """Load and prove one .op3 file, whose system may be one of the trees `roots`; a file that
    cannot be read as a formula is refused with its error.
    """
    try:
        if tower_model(path, model):
            return verify_tower_file(path, model)
        formula = load_file(path, model, roots)
        check_system(formula.system)
        verdict = prove(formula)
        return _with(
            verdict,
            warnings=(
                *verdict.warnings,
                *(error.paragraph() for error in remarks_on(formula.system)),
            ),
        )
    except FormulaError as error:
        unreadable = not isinstance(error, WrongFormula)
        return Verdict(
            "/".join(path.with_suffix("").parts[-4:]),
            str(path),
            REFUSED,
            reason=error.paragraph(),
            unreadable=unreadable,
        )


def require_proven(formula: Formula) -> Verdict:
    """The verdict on `formula`; FormulaError, with the residual and a likely misprint, unless it is
    proven, a WrongFormula if it is refused. Its line is that of the misprint, else where the first
    of the coordinates that are wrong is written."""
    verdict = prove(formula)
    if verdict.status == PROVEN:
        TALLY.proven.add(formula.name)
        return verdict
    likely = verdict.suggestions[0] if verdict.suggestions else None
    residual = f", residual {verdict.residual}" if verdict.residual else ""
    kind = WrongFormula if verdict.status == REFUSED else FormulaError
    named = re.search("` fails for (.*)", verdict.reason)
    coordinates = re.findall(r"\w+", named[1]) if named else []
    wrong = [each.line for each in formula.statements if each.target in coordinates]
    raise kind(
        f"The formula {formula.name} is {verdict.status}: {verdict.reason}{residual}.",
        where=formula.path,
        line=likely.line if likely else wrong[0] if wrong else formula.statements[-1].line,
        hint=(
            f"`{likely.old}` should perhaps be `{likely.new}`."
            if likely
            else "Compare the file with its source."
        ),
    )
