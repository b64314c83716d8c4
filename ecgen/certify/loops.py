"""Loops with a counter: a statement, and the certificate of one round, whose result lies where its
input did and is within the same bound.
"""

from dataclasses import dataclass, replace

from ecgen.certify.certificate import Certificate, certificate_of
from ecgen.certify.code import NotCovered, Step
from ecgen.certify.polynomials import unknown
from ecgen.certify.statement import Elements, Operation, Statement, Word
from ecgen.certify.symbolic import SOMETHING, TOP, Execution, Original, Pointer
from ecgen.machine.ir import Mem


@dataclass(frozen=True)
class LoopStatement:
    """`outer` has the code before the loop, and as inputs the element and how many rounds; its one
    output is what the rounds make of the element."""

    outer: Statement
    body: tuple[Step, ...]
    counter: Mem
    tail: tuple[Step, ...]
    round: Operation

    @property
    def code(self) -> tuple[Step, ...]:
        return (*self.outer.code, *self.body, *self.tail)


@dataclass(frozen=True)
class LoopCertificate:
    """Where the element lies between rounds, what else a round changes, and its certificate."""

    first: int
    places: tuple[Word, ...]
    changed: tuple[Word, ...]
    round: Certificate


def certificate_for(claim: Statement | LoopStatement) -> Certificate | LoopCertificate:
    """NotCovered for code that the semantics lack; NotFound where no hint closes."""
    return certificate_of(claim) if isinstance(claim, Statement) else loop_certificate_of(claim)


def loop_certificate_of(claim: LoopStatement) -> LoopCertificate:
    head = Execution(claim.outer)
    cell = head.place(claim.counter)
    places = _places(claim, head)
    element = Elements(0, 0, len(places), claim.outer.inputs[0].most, scattered=places)
    count = Elements(0, 0, 1, TOP - 1, scattered=(cell,))
    inner = Statement(
        claim.outer.name,
        claim.body,
        claim.outer.prime,
        (),
        (element, count),
        (claim.round,),
        (replace(element, value=2),),
        0,
    )
    start = between(head)
    end = Execution(inner, start=start).held
    changed = tuple(
        place
        for place, value in start.items()
        if isinstance(value, Pointer | Original) and end[place] != value
    )
    return LoopCertificate(
        head.first, places, changed, certificate_of(inner, between(head, changed))
    )


def between(execution: Execution, changed: tuple[Word, ...] = ()) -> dict:
    """What is known of places between rounds: pointers, and what was there at first, if that is not
    changed."""
    found: dict = {}
    for place, value in execution.held.items():
        inputs = isinstance(place, tuple) and value == unknown(execution.input.get(place, 0))
        found[place] = (
            value
            if isinstance(value, Pointer | Original)
            else Original(place)
            if inputs
            else None
            if place in ("C", "O")
            else SOMETHING
        )
    return found | {place: SOMETHING for place in changed}


def _places(claim: LoopStatement, head: Execution) -> tuple[Word, ...]:
    """The places whose words the tail stores as the result."""
    numbers = tuple(
        place
        for place, value in head.held.items()
        if isinstance(value, dict)
        and place not in ("C", "O")
        and not (isinstance(place, tuple) and place[0] > 0)
    )
    every = Elements(0, 0, len(numbers), TOP ** len(numbers) - 1, scattered=numbers)
    tail = Execution(
        replace(claim.outer, code=claim.tail, inputs=(every,), pointers=()), start=between(head)
    )
    by_unknown = {u: place for place, u in tail.input.items()}
    found = []
    for word in claim.outer.outputs[0].words:
        value = tail.held[word]
        place = next((by_unknown[u] for u in by_unknown if value == unknown(u)), None)
        if place is None:
            raise NotCovered("a loop behind which words are changed is not covered")
        found.append(place)
    return tuple(found)
