"""Statements and certificates as the text that proofs/theories/Reading.v and Certificates.v read:
numbers, each list behind its length.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ecgen.certify.calls import CallsCertificate, Copy, Extra
from ecgen.certify.certificate import Certificate, Value
from ecgen.certify.code import REGISTERS
from ecgen.certify.hints import (
    Absurd,
    Bound,
    Congruent,
    Either,
    Forget,
    Hint,
    Impossible,
    Limit,
    Most,
    Multiple,
    Reason,
    Same,
    Side,
    Split,
    Told,
)
from ecgen.certify.loops import LoopCertificate, LoopStatement
from ecgen.certify.polynomials import Poly
from ecgen.certify.statement import Elements, Operation, Statement

AnyCertificate = Certificate | LoopCertificate | CallsCertificate
Numbers = Iterator[int]
NUMBER_OF = {name: k for k, name in enumerate(REGISTERS)}


def written(numbers: Iterable[int]) -> str:
    return " ".join(map(_number, numbers))


def _number(value: int) -> str:
    sign, value = "-" if value < 0 else "", abs(value)
    shift = (value & -value).bit_length() - 1
    short = f"{value >> shift:x}^{shift:x}" if shift > 0 else f"{value:x}"
    return sign + min(short, f"{value:x}", key=len)


# statements


@dataclass(frozen=True)
class Links:
    """The bytes of routines that are called, and of each call the place of its field in the
    caller's bytes and which of these it is."""

    codes: tuple[bytes, ...] = ()
    fields: tuple[tuple[int, int], ...] = ()


def statement_text(
    data: bytes, claim: Statement | LoopStatement, links: Links | None = None
) -> str:
    """What is claimed of the bytes of a routine; how they were decoded is not said."""
    return written((len(data), *data, *_links(links or Links()), *_claimed(claim)))


def _links(links: Links) -> Numbers:
    yield len(links.codes)
    for code in links.codes:
        yield from (len(code), *code)
    yield len(links.fields)
    for field in links.fields:
        yield from field


def _claimed(claim: Statement | LoopStatement) -> Numbers:
    if isinstance(claim, Statement):
        yield from _statement(claim)
    else:
        yield from (*_statement(claim.outer), *_operation(claim.round))


def _operation(operation: Operation) -> Numbers:
    yield from (operation.scale, len(operation.terms))
    for factor, a, b in operation.terms:
        yield from (factor, 0 if a is None else a + 1, 0 if b is None else b + 1)


def _statement(s: Statement) -> Numbers:
    yield s.prime
    yield len(s.pointers)
    for register, block in s.pointers:
        yield from (NUMBER_OF[register], block)
    yield len(s.inputs)
    for element in s.inputs:
        yield from (*_row(element), element.most)
    yield len(s.program)
    for operation in s.program:
        yield from _operation(operation)
    yield len(s.outputs)
    for element in s.outputs:
        yield from (*_row(element), element.value, element.most)
    yield len(s.tests)
    for register, value in s.tests:
        yield from (NUMBER_OF[register], value)
    yield s.frame


def _row(element: Elements) -> tuple[int, ...]:
    if element.register:
        return -1, NUMBER_OF[element.register]
    return element.block, element.offset, element.count


# certificates


def certificate_text(certificate: AnyCertificate) -> str:
    match certificate:
        case Certificate():
            return written(_certificate(certificate))
        case LoopCertificate():
            return written(_loop_certificate(certificate))
        case CallsCertificate():
            return written(_calls_certificate(certificate))


def _calls_certificate(c: CallsCertificate) -> Numbers:
    yield len(c.calls)
    for call in c.calls:
        yield from (*_extras(call.extras), call.which, len(call.inputs), *call.inputs)
    yield from _extras(c.extras)


def _extras(extras: tuple[Extra, ...]) -> Numbers:
    yield len(extras)
    for extra in extras:
        yield from (int(isinstance(extra, Copy)), extra.value)


def _loop_certificate(c: LoopCertificate) -> Numbers:
    yield c.first
    for places in (c.places, c.changed):
        yield len(places)
        for place in places:
            yield from (-1, NUMBER_OF[place]) if isinstance(place, str) else (*place, 1)
    yield c.round.first
    yield from _sums(c.round)
    (value,), (bound,) = c.round.values, c.round.bounds
    yield from _value(value)
    yield from (0,) if bound is None else _limit(bound)
    yield c.round.first


def _sums(c: Certificate) -> Numbers:
    yield len(c.sums)
    for u, register in c.sums.items():
        yield from (u // 4, u, NUMBER_OF[register])


def _certificate(c: Certificate) -> Numbers:
    yield c.first
    yield from _sums(c)
    yield len(c.names)
    for poly in c.names:
        yield from _poly(poly)
    yield len(c.values)
    for value in c.values:
        yield from _value(value)
    yield from (*_hints(c.after), len(c.bounds))
    for bound in c.bounds:
        yield from (0,) if bound is None else _limit(bound)
    yield len(c.tests)
    for test in c.tests:
        yield from (*_limit(test.least), *_limit(test.most))


def _value(value: Value) -> Numbers:
    yield from _hints(value.before)
    yield len(value.words)
    for word in value.words:
        yield from _poly(word)
    yield len(value.earlier)
    for factor, k in value.earlier:
        yield from (*_poly(factor), k)
    yield from _reason(value.why)


def _hints(hints: Iterable[Hint]) -> Numbers:
    for hint in hints:
        match hint:
            case Bound(u, factor, poly, top, count):
                yield from (1, u, factor, *_poly(poly), top, count)
            case Multiple(u, factor, count):
                yield from (5, u, factor, u, count)
            case Same(u, poly, up, down):
                yield from (6, u, *_poly(poly), *_side(up), *_side(down))
            case Forget(u):
                yield from (3, u)
            case Told(flag, zero, one, name, low, high):
                yield from (4, flag, *_hints(zero), *_hints(one), 0, name, low, high)
            case Absurd(u, name):
                yield from (7, u, name)
    yield 0


def _side(side: Side) -> Numbers:
    yield from (side.factor, *_poly(side.poly), side.top, side.count)


def _reason(reason: Reason) -> Numbers:
    match reason:
        case Congruent(known, times, zeros, top, count):
            yield from (0, *_hints(known), *_poly(times), *_poly(zeros), top, count)
        case Either(flag, zero, one):
            yield from (1, flag, *_reason(zero), *_reason(one))
        case Impossible(known, unknown):
            yield from (2, *_hints(known), unknown)


def _limit(limit: Limit) -> Numbers:
    match limit:
        case Most(known, side):
            yield from (1, *_hints(known), *_side(side))
        case Impossible(known, unknown):
            yield from (2, *_hints(known), unknown)
        case Split(flag, zero, one):
            yield from (3, flag, *_limit(zero), *_limit(one))


def _poly(poly: Poly) -> Numbers:
    yield len(poly)
    for monomial, factor in sorted(poly.items()):
        match monomial:
            case ():
                yield 0
            case (u,):
                yield u
            case u, w:
                yield from (-u, w)
        yield factor
