"""Statement -> certificate: for each value of its program where it lies and why it is that value,
for each output why it is within its bound.
"""

from dataclasses import dataclass

from ecgen.certify.chase import left_out, own_bound
from ecgen.certify.hints import Bound, Hints, Limit, Most, Reason, Side, Split
from ecgen.certify.polynomials import Fact, Poly, combined, number, product, unknown, weighed
from ecgen.certify.reasons import (
    Bounding,
    Case,
    NotFound,
    Window,
    limit_for,
    reason_for,
    without_opening,
)
from ecgen.certify.statement import Operation, Statement
from ecgen.certify.symbolic import TOP, Execution

NOTHING = Side(1, {}, 1, 1)  # what stands there bounds it


@dataclass(frozen=True)
class Value:
    """A value of the program: its words, lowest first. `earlier`: factors, and of which
    operation before, from 0 on, what is 0 modulo p is added so often."""

    before: Hints
    words: tuple[Poly, ...]
    why: Reason
    earlier: tuple[tuple[Poly, int], ...] = ()


@dataclass(frozen=True)
class Certificate:
    first: int
    sums: dict[int, str]
    values: tuple[Value, ...]
    bounds: tuple[Limit | None, ...]
    """None: no more than its words hold."""
    tests: tuple["ZeroTest", ...] = ()
    names: tuple[Poly, ...] = ()
    after: Hints = ()


@dataclass(frozen=True)
class ZeroTest:
    """Why c is 1 if v is 0 modulo p, else 0: 1 - c <= v and v <= (p - 1) (1 - c)."""

    least: Limit
    most: Limit


def certificate_of(statement: Statement, start: dict | None = None) -> Certificate:
    """NotCovered for code that the semantics lack; NotFound where no hint closes. `start`: what
    places hold at first, if not what they do when a routine is called."""
    execution = Execution(statement, start=start)
    while (sums := execution.factors_that_are_sums()) != execution.sums:
        execution = Execution(statement, sums, start)
    known = execution.known
    window = Window(4, execution.last)
    case = Case(window)
    elements = list(execution.elements)
    values: list[Value] = []
    before = (*_upper_words(execution, window), *_words_left_out(execution, window))
    lie = {element.value: element for element in statement.outputs}
    bits = [bit for bit in execution.bits if bit not in execution.flags]
    flags = (*reversed(execution.flags), *reversed(bits))
    tested = {value for _, value in statement.tests}
    for k, operation in enumerate(statement.program, len(statement.inputs)):
        element = lie.get(k)
        if element is not None:
            words = tuple(execution.held[word] for word in element.words)
        elif k in tested:
            words = tested_words(execution)
        else:
            raise NotFound("where a value lies between operations is not known yet")
        if not all(isinstance(word, dict) for word in words):
            raise NotFound("an output is not written")
        value = weighed(words, TOP)
        goal = combined((operation.scale, value), (-1, total_of(operation, elements)))
        opening, why = without_opening(reason_for(known, goal, statement.prime, flags, case))
        values.append(Value((*(() if values else before), *opening), words, why))
        elements.append(value)
    names, after = ((), ()) if start else _names(execution)
    bounds = tuple(
        None
        if element.most >= TOP**element.count - 1
        else limit_for(known.copied(), elements[element.value], element.most, flags, case)
        for element in statement.outputs
    )
    tests = tuple(
        _zero_test(execution, execution.held[register], elements[value], flags, case)
        for register, value in statement.tests
    )
    return Certificate(execution.first, execution.sums, tuple(values), bounds, tests, names, after)


def tested_words(execution: Execution) -> tuple[Poly, ...]:
    """The words that are joined into one, which is tested."""
    results = [unknown(4 * joined.number + 3) for joined in execution.joined]
    return tuple(
        word for joined in execution.joined for word in joined.words if word not in results
    )


def _zero_test(
    execution: Execution, flag: Poly, value: Poly, flags: tuple[int, ...], case: Case
) -> ZeroTest:
    """Of the value whose words the last `or` joins, by the comparison of that with 1."""
    known, p = execution.known, execution.statement.prime
    compared = [m[0] for m in flag if len(flag) == 1 and len(m) == 1]
    if not compared or not execution.joined:
        raise NotFound("how a number is tested for 0 is not seen")
    (c,), joined = compared, execution.joined
    last = 4 * joined[-1].number + 3
    bottom, top = 4 * joined[0].number, last
    zero = known.with_value(c, 0)
    bounding = Bounding(zero)
    bounding.take(own_bound(zero, last, c | 1))
    total = combined((1, unknown(last)), *((1, unknown(4 * each.number)) for each in joined))
    above = Most(tuple(bounding.hints), Side(1, total, top, top - bottom + 1))
    one = known.with_value(c, 1)
    bounding = Bounding(one)
    bounding.take(own_bound(one, last, c | 1))
    for each in reversed(joined):
        u = 4 * each.number + 3
        for word, row in ((each.words[0], u), (unknown(u - 2), u), (unknown(u - 3), u - 3),
                          (each.words[1], u - 2)):  # fmt: skip
            for monomial in word:
                if len(monomial) == 1:
                    bounding.take(own_bound(one, monomial[0], row))
    nothing = Most(tuple(bounding.hints), NOTHING)
    return ZeroTest(
        Split(c, above, Most((), NOTHING)),
        Split(c, limit_for(zero, value, p - 1, flags, case), nothing),
    )


def _upper_words(execution: Execution, window: Window) -> Hints:
    """Hints for the highest word of each input that is bounded by more than its words."""
    bounding, words = (Bounding(execution.known), len(execution.statement.input_words))
    for k, element in enumerate(execution.statement.inputs, 1):
        if element.most < TOP**element.count - 1:
            highest = execution.input[element.words[-1]]
            bounding.take(own_bound(execution.known, highest, 4 * (words + k)))
    return tuple(bounding.hints)


def _names(execution: Execution) -> tuple[tuple[Poly, ...], Hints]:
    """Inputs that are multiplied and bounded by more than their words, so that their products are;
    and hints for that."""
    known, statement = execution.known, execution.statement
    known.last = execution.last
    terms = [term for operation in statement.program for term in operation.terms]
    factors = {k for _, *pair in terms if None not in pair for k in pair}
    names, hints = list[Poly](), list[Bound]()
    for k, (element, words) in enumerate(zip(statement.inputs, execution.elements)):
        if k in factors and element.most < TOP**element.count - 1:
            name, u = execution.last + 4 + 4 * len(names), 4 * (len(statement.input_words) + k + 1)
            known[name] = Fact(words, 0, element.most)
            names.append(words)
            hints.append(Bound(name, 1, {(name,): 1, (u,): -1}, u, 1))
    return tuple(names), tuple(hints)


def _words_left_out(execution: Execution, window: Window) -> Hints:
    """Hints for words that nothing is made of."""
    known = execution.known
    made_of = {m[0] for fact in known.values() for m in fact.equal or () if len(m) == 1}
    stored = [word for element in execution.statement.outputs for word in element.words]
    values = [execution.held[word] for word in stored]
    made_of |= {u for value in values if isinstance(value, dict) for m in value for u in m}
    words = [u for u in known if u >= 4 * execution.first and u not in made_of]
    return left_out(known, [u for u in words if known[u].equal is not None], window.bottom)


def total_of(operation: Operation, elements: list[Poly]) -> Poly:
    def element(k: int | None) -> Poly:
        return number(1) if k is None else elements[k]

    return combined(*((c, product(element(a), element(b))) for c, a, b in operation.terms))
