"""Special relations between the inputs of a formula (P = Q, P = -Q, P = O ...) and what it returns
there.
"""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from ecgen.formula.formula import Formula
from ecgen.formula.operations import OPERATIONS, Operation
from ecgen.program.ir import FieldProgram
from ecgen.verify.identity import check
from ecgen.verify.laws.setting import Setting, Situation, Unsupported, build_setting, generic
from ecgen.verify.modular import random_instance
from ecgen.verify.verdict import Case

Terms = tuple[tuple[int, int], ...]


def special_situations(operation: Operation) -> tuple[Situation, ...]:
    """Which relations are looked at; P is the first base point, Q the second."""
    if operation.cached or len(operation.base) == 1:
        (k,) = operation.base
        return (Situation("P = O", ((k, ()),)),)
    first, second = operation.base
    one: Terms = ((first, 1),)
    free: Terms = ((second, 1),)
    relations: list[tuple[str, Terms, Terms]] = [
        ("P = Q", one, ((first, 1),)),
        ("P = -Q", one, ((first, -1),)),
    ]
    if any(dict(result) == {first: 2, second: 1} for result in operation.results):
        relations += [("Q = 2P", one, ((first, 2),)), ("Q = -2P", one, ((first, -2),))]
    relations += [("P = O", (), free), ("Q = O", one, ()), ("P = Q = O", (), ())]
    return tuple(Situation(label, ((first, p), (second, q))) for label, p, q in relations)


def tried(formula: Formula, program: FieldProgram) -> tuple[Case, ...]:
    """The outcome in every special situation at two random instances modulo a prime: `wrong` is a
    fact, `right` is not proven.
    """
    cases = []
    for situation in special_situations(OPERATIONS[formula.operation]):
        try:
            failures = [
                check(random_instance(formula, program, seed, situation=situation))
                for seed in (5, 6)
            ]
        except Unsupported as reason:
            cases.append(Case(situation.label, "impossible", str(reason)))
            continue
        failure = next(filter(None, failures), None)
        cases.append(
            Case(
                situation.label,
                "wrong" if failure else "right",
                failure.what if failure else "at random inputs",
            )
        )
    return tuple(cases)


@lru_cache(maxsize=4)  # the proof of a formula asks, and then who looks for its exceptions
def generic_setting(formula: Formula, program: FieldProgram) -> Setting:
    """The formula at generic points; Unsupported where these cannot be written down."""
    return build_setting(formula, program, generic(OPERATIONS[formula.operation]))


@lru_cache(maxsize=4)  # as above
def examine(
    formula: Formula, program: FieldProgram
) -> tuple[tuple[Case, ...], Mapping[str, Setting]]:
    """The outcome in every special situation, and the settings that exist."""
    cases, settings = [], {}
    for situation in special_situations(OPERATIONS[formula.operation]):
        try:
            setting = build_setting(formula, program, situation)
        except Unsupported as reason:
            outcome = "wrong" if "inverts zero" in str(reason) else "impossible"
            cases.append(Case(situation.label, outcome, str(reason)))
            continue
        settings[situation.label] = setting
        failure = check(setting)
        cases.append(
            Case(situation.label, "wrong" if failure else "right", failure.what if failure else "")
        )
    return tuple(cases), MappingProxyType(settings)
