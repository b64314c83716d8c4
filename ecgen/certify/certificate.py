"""Statement -> certificate: for each value of its program where it lies and why it is that value,
for each output why it is within its bound.
"""

from dataclasses import dataclass

from ecgen.certify.cuts import own_bound
from ecgen.certify.polynomials import Poly, combined, number, product, weighed
from ecgen.certify.reasons import (
    Bounding,
    Case,
    Hints,
    Limit,
    NotFound,
    Patience,
    Reason,
    Window,
    limit_for,
    reason_for,
    without_opening,
)
from ecgen.certify.statement import Operation, Statement
from ecgen.certify.symbolic import TOP, Execution


@dataclass(frozen=True)
class Value:
    """A value of the program: its words, lowest first."""

    before: Hints
    words: tuple[Poly, ...]
    why: Reason


@dataclass(frozen=True)
class Certificate:
    first: int
    values: tuple[Value, ...]
    bounds: tuple[Limit | None, ...]
    """None: no more than its words hold."""


def certificate_of(statement: Statement) -> Certificate:
    """NotCovered for code that the semantics lack; NotFound where no hint closes."""
    execution = Execution(statement)
    known = execution.known
    window = Window(4, execution.last)
    case = Case(window, frozenset(execution.chosen), Patience())
    elements = list(execution.elements)
    values: list[Value] = []
    before = _upper_words(execution, window)
    lie = {element.value: element for element in statement.outputs}
    flags = tuple(reversed(execution.flags))
    for k, operation in enumerate(statement.program, len(statement.inputs)):
        element = lie.get(k)
        if element is None:
            raise NotFound("where a value lies between operations is not known yet")
        words = tuple(execution.held[word] for word in element.words)
        if not all(isinstance(word, dict) for word in words):
            raise NotFound("an output is not written")
        value = weighed(words, TOP)
        goal = combined((operation.scale, value), (-1, _total(operation, elements)))
        opening, why = without_opening(reason_for(known, goal, statement.prime, flags, case))
        values.append(Value((*(() if values else before), *opening), words, why))
        elements.append(value)
    bounds = tuple(
        None
        if element.most >= TOP**element.count - 1
        else limit_for(known.copied(), elements[element.value], element.most, flags, case)
        for element in statement.outputs
    )
    return Certificate(execution.first, tuple(values), bounds)


def _upper_words(execution: Execution, window: Window) -> Hints:
    """Hints for the highest word of each input that is bounded by more than its words."""
    bounding, words = (
        Bounding(execution.known, window, Patience()),
        len(execution.statement.input_words),
    )
    for k, element in enumerate(execution.statement.inputs, 1):
        if element.most < TOP**element.count - 1:
            highest = execution.input[element.words[-1]]
            bounding.take(own_bound(execution.known, highest, 4 * (words + k)))
    return tuple(bounding.hints)


def _total(operation: Operation, elements: list[Poly]) -> Poly:
    def element(k: int | None) -> Poly:
        return number(1) if k is None else elements[k]

    return combined(*((c, product(element(a), element(b))) for c, a, b in operation.terms))
