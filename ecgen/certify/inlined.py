"""Routines in which several operations are inlined: value by value, in the order of the program.

Where the lowering placed a value is known (machine/validation/places.py). Of each value what its
words are made of is looked at, back to the words of the values that it is computed from: what
those equal is forgotten once they are certified. A value that is bounded by more than its words has
a name, an unknown that the number is and whose interval is the bound.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from ecgen.certify.certificate import Certificate, Value, total_of
from ecgen.certify.chase import left_out, own_bound
from ecgen.certify.hints import (
    Absurd,
    Bound,
    Forget,
    Hint,
    Hints,
    Impossible,
    Limit,
    Most,
    Reason,
    Side,
    Split,
    Told,
)
from ecgen.certify.polynomials import (
    Fact,
    Known,
    Poly,
    TooHigh,
    combined,
    number,
    product,
    unknown,
    weighed,
)
from ecgen.certify.reasons import (
    Bounding,
    Case,
    NotFound,
    Window,
    bound_of_name,
    limit_for,
    reason_for,
    without_opening,
)
from ecgen.certify.statement import Elements, Operation, Statement
from ecgen.certify.symbolic import TOP, Execution

NO_MORE = TOP**64
Earlier = tuple[tuple[Poly, int], ...]
# Instructions and a register behind each of them that hold the word, or a constant.
Place = tuple[tuple[int, str], ...] | int


@dataclass(frozen=True)
class Placed:
    """Of a value that is no input: the places of its words, lowest first, and between which numbers
    it lies."""

    words: tuple[Place, ...]
    least: int
    most: int


def inlined_certificate_of(statement: Statement, placed: tuple[Placed, ...]) -> Certificate:
    """NotCovered for code that the semantics lack; NotFound where no hint closes."""
    execution = Execution(statement)
    whole = frozenset(
        m[0] for value in placed for word in value.words
        for m in _held(execution, word) if len(m) == 1
    )  # fmt: skip
    while (sums := execution.factors_that_are_sums(whole)) != execution.sums:
        execution = Execution(statement, sums)
    return _Inlined(statement, execution).certificate(placed)


def _held(execution: Execution, place: Place, among: Known | None = None, which: int = -1) -> Poly:
    """The last of them, -1, or the first, 0, of those that are made of certain unknowns."""
    if isinstance(place, int):
        return number(place)
    found = [execution.behind[step][register] for step, register in place]
    numbers = [value for value in found if isinstance(value, dict)]
    inside = [value for value in numbers if among is None or all(m[0] in among for m in value)]
    if not inside:
        raise NotFound("a word of a value is no number")
    return inside[which]


class _Inlined:
    """`known` becomes sharper and shorter from value to value."""

    def __init__(self, statement: Statement, execution: Execution):
        self.statement, self.execution, self.known = statement, execution, execution.known
        self.known.last = execution.last
        self.atoms = set(execution.input.values())
        self.names: list[Poly] = []
        self.name_of: list[int | None] = []
        self.elements: list[Poly] = []
        self.pending: list[Hint] = []
        self.goals: list[Poly] = []
        self.made_of = {
            u for f in self.known.values() for m in f.equal or () for u in m if len(m) == 1
        }

    def certificate(self, placed: tuple[Placed, ...]) -> Certificate:
        statement, execution = self.statement, self.execution
        words = len(statement.input_words)
        for k, element in enumerate(statement.inputs):
            self.elements.append(execution.elements[k])
            self._input(4 * (words + k + 1), element.most, element.count)
        outputs = {element.value: element.words for element in statement.outputs}
        values = []
        for k, (operation, value) in enumerate(
            zip(statement.program, placed), len(statement.inputs)
        ):
            parts = (
                [execution.held[word] for word in outputs[k]]
                if k in outputs
                else [_held(execution, word) for word in value.words]
            )
            values.append(self._value(operation, tuple(parts), value))
        return Certificate(
            execution.first,
            execution.sums,
            tuple(values),
            tuple(map(self._limit, statement.outputs)),
            (),
            tuple(self.names),
            tuple(self.pending),
        )

    def _limit(self, output: Elements) -> Limit | None:
        """By the interval of the value's name."""
        name, value = self.name_of[output.value], self.elements[output.value]
        if output.most >= TOP**output.count - 1:
            return None
        if name is None or self.known[name].high > output.most:
            raise NotFound("a result's bound is not seen")
        return Most((), Side(1, combined((1, value), (-1, unknown(name))), 1, 1))

    def _named(self, poly: Poly) -> int:
        u = self.known.last + 4 + 4 * len(self.names)
        self.known[u] = Fact(poly, *self.known.interval(poly))
        self.names.append(poly)
        self.known.is_whole(u)
        return u

    def _input(self, element: int, most: int, count: int) -> None:
        if count == 1 or most >= TOP**count - 1:
            self.name_of.append(None)
            return
        name = self._named(self.elements[-1])
        self.name_of.append(name)
        self.pending.append(Bound(name, 1, {(name,): 1, (element,): -1}, element, 1))
        self.known.narrow(name, 0, most)
        self._highest_word(name)

    def _highest_word(self, name: int) -> None:
        """By the bound of the value."""
        known = self.known
        factors = {m: c for m, c in (known[name].equal or {}).items() if m}
        (highest,) = max(factors, key=lambda m: factors[m])
        bounding = Bounding(known)
        bounding.take(own_bound(known, highest, name))
        self.pending += bounding.hints

    def _value(self, operation: Operation, words: tuple[Poly, ...], placed: Placed) -> Value:
        value = weighed(words, TOP)
        goal = combined((operation.scale, value), (-1, total_of(operation, self.elements)))
        self.goals.append(goal)
        reason, earlier = self._reason(value, goal)
        opening, why = without_opening(reason)
        before, self.pending = (*self.pending, *opening), []
        self.elements.append(value)
        self.name_of.append(self._bounded(value, placed))
        self._forget(value)
        return Value(before, words, why, earlier)

    def _reason(self, value: Poly, goal: Poly) -> tuple[Reason, Earlier]:
        """By the values that the operation names, else by others as well."""
        view, p = self._view(value), self.statement.prime
        self._words_left_out(view.known, view.case.window)
        start = view.known.copied()
        try:
            return reason_for(view.known, goal, p, view.flags, view.case), ()
        except NotFound:
            for u, fact in start.items():  # bounds that were found are no hints of what follows
                vars(self.known[u]).update(vars(fact))
            goal, earlier = self._by_others(goal, view)
            if not earlier:
                raise
        view = self._view(value, {u for m in goal for u in m} & self.atoms)
        return reason_for(view.known, goal, p, view.flags, view.case), earlier

    def _by_others(self, goal: Poly, view: "View") -> tuple[Poly, Earlier]:
        """The words may be made of those of other values than the operation names: of its 2 a a
        value is 3 a, and a product of a + b is one of a and b. What is 0 modulo p by the operation
        of a value is added, so often that its lowest word is gone."""
        p, count, window = self.statement.prime, len(self.statement.inputs), view.case.window
        found: list[tuple[Poly, int]] = []
        for k in reversed(range(count, len(self.elements))):
            lowest = next((m for m, c in self.elements[k].items() if c == len(m) == 1), ())
            if not lowest or lowest[0] not in self.atoms:
                continue
            there = view.known.expanded(goal, window.bottom, window.top)
            by = pow(self.statement.program[k - count].scale, -1, p)
            factor: Poly = {}
            for monomial, c in there.items():
                times = -c * by % p
                if lowest[0] in monomial and times and monomial != lowest * 2:
                    rest = list(monomial)
                    rest.remove(lowest[0])
                    factor[tuple(rest)] = times - p * (2 * times > p)
            try:
                more = product(factor, self.goals[k - count])
            except TooHigh:
                continue
            if factor:
                found.append((factor, k - count))
                goal = combined((1, goal), (1, more))
        return goal, tuple(found)

    def _forget(self, value: Poly) -> None:
        for u in sorted({m[0] for m in value if len(m) == 1} - self.atoms):
            self.atoms.add(u)
            self.known[u].equal = None
            self.pending.append(Forget(u))

    def _bounded(self, value: Poly, placed: Placed) -> int | None:
        """The name of a value, once its bounds are certified, that of another if it is the same;
        None if it has the bounds of its words."""
        sides = _sides(placed)
        if not sides:
            return None
        if all(u in self.atoms for m in value for u in m):
            same = (self.name_of[k] for k, each in enumerate(self.elements[:-1]) if each == value)
            return next(same, None)
        view = self._view(value)
        limits = [
            limit_for(view.known.copied(), combined((way, value)), most, view.flags, view.case)
            for way, most in sides
        ]
        name = self._named(value)
        for (way, bound), limit in zip(sides, limits):
            edge = Edge(name, value, way, bound)
            self.pending += bounded(limit, edge)
            self.known.narrow(name, *edge.interval)
        self._highest_word(name)
        return name

    def _view(self, value: Poly, more: Iterable[int] = ()) -> "View":
        """What the words of the value are made of, back to those of other values; and `more`."""
        known, seen = self.known, {u: self.known[u] for u in more}
        left = [u for m in value for u in m]
        while left:
            u = left.pop()
            if u in seen:
                continue
            seen[u] = known[u]
            if u not in self.atoms:
                left += [
                    v for v in range(u & ~3, (u | 3) + 1) if v in known and v not in self.atoms
                ]
                left += [v for m in known[u].equal or () for v in m]
        window = Window(min(seen), max(seen)) if seen else Window(4, 4)
        for k in range(len(self.names)):
            name = known.last + 4 + 4 * k
            if all(u in seen for m in self.names[k] for u in m):
                seen[name] = known[name]
        flags = (*reversed(self.execution.flags), *reversed(self.execution.bits))
        return View(
            known.of(dict(sorted(seen.items()))), tuple(u for u in flags if u in seen), Case(window)
        )

    def _words_left_out(self, seen: Known, window: Window) -> None:
        """Words that nothing is made of."""
        words = [u for u in seen if u not in self.atoms and u <= seen.last]
        words = [u for u in words if u not in self.made_of and seen[u].equal is not None]
        self.pending += left_out(seen, words, window.bottom)


def _sides(placed: Placed) -> list[tuple[int, int]]:
    """What minus the number, -1, and the number, 1, is at most, if that is less than words hold."""
    sides = [(-1, -placed.least)] if placed.least else []
    return sides + [(1, placed.most)] * (placed.most < TOP ** len(placed.words) - 1)


@dataclass(frozen=True)
class View:
    """The unknowns of one value, and the flags among them."""

    known: Known
    flags: tuple[int, ...]
    case: Case


@dataclass(frozen=True)
class Edge:
    """That a value, which has a name, is at most a number; -1: that minus the value is."""

    name: int
    value: Poly
    way: int
    most: int

    @property
    def interval(self) -> tuple[int, int]:
        return (0, self.most) if self.way > 0 else (-self.most, NO_MORE)


def bounded(limit: Limit, edge: Edge) -> Hints:
    """The limit as hints for the name."""
    match limit:
        case Most(known, side):
            return (*known, bound_of_name(side, edge.name, edge.value, edge.way))
        case Impossible(known, u):
            return (*known, Absurd(u, edge.name))
        case Split(flag, zero, one):
            ways = bounded(zero, edge), bounded(one, edge)
            return (Told(flag, *ways, edge.name, *edge.interval),)
