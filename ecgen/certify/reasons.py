"""Why a value is what it is claimed to be, as the checker wants to be told: which carries are 0
and by which equations, for both values of each flag on which words are chosen.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from math import floor, gcd

from ecgen.certify.cuts import (
    Bound,
    Hint,
    Multiple,
    Same,
    Side,
    best_bound,
    interval_by,
    own_bound,
    rows_of,
)
from ecgen.certify.polynomials import Fact, Known, Poly, combined, unknown
from ecgen.errors import EcgenError

Hints = tuple[Hint, ...]
NEARLY = (
    24  # bits to which a bound on the way is what it is proven to be, and not looked for longer
)


class NotFound(EcgenError):
    """No hint that is looked for closes the claim."""


@dataclass(frozen=True)
class Congruent:
    known: Hints
    times: Poly
    zeros: Poly
    top: int
    count: int


@dataclass(frozen=True)
class Either:
    flag: int
    zero: "Reason"
    one: "Reason"
    before: Hints = ()
    """What holds for both, of the outermost one."""


@dataclass(frozen=True)
class Impossible:
    known: Hints
    unknown: int


Reason = Congruent | Either | Impossible


@dataclass(frozen=True)
class Most:
    """A number's bound: k value = L' - (L - k value)."""

    known: Hints
    factor: int
    poly: Poly
    top: int
    count: int


@dataclass(frozen=True)
class Window:
    """The unknowns of one operation, by number."""

    bottom: int
    top: int


class Contradiction(Exception):
    """What is assumed cannot be; the unknown whose interval is empty."""


@dataclass
class Patience:
    """How many unknowns may still be bounded by sums of equations, of one routine."""

    left: int = 300


class Bounding:
    """Hints for one case: `known` becomes sharper, `hints` say why."""

    def __init__(self, known: Known, window: Window, patience: Patience):
        self.known, self.window, self.start = known, window, known.copied()
        self.patience = patience
        self.hints: list[Hint] = []
        self._rows: dict[int, Poly] | None = None
        self._seen: set[tuple[int, bool]] = set()  # since the last hint

    @property
    def rows(self) -> dict[int, Poly]:
        if self._rows is None:
            self._rows = rows_of(self.known, self.window.bottom, self.window.top)
        return self._rows

    def named_rows(self, start: int) -> dict[int, Poly]:
        """Without what the words of named numbers equal, but for one."""
        rows, last = self.rows, self.known.last
        words = {u for row in rows if row > last for m in rows[row] for u in m if u <= last}
        return {u: row for u, row in rows.items() if u not in words or u == start} if words else {}

    def take(self, bound: Bound | None) -> bool:
        """Use the hint if it says more than is known."""
        if bound is None:
            return False
        u, fact = bound.unknown, self.known[bound.unknown]
        low, high = interval_by(self.known, bound)
        if low <= fact.low and high >= fact.high:
            return False
        self.hints.append(bound)
        self._seen.clear()
        self.known.narrow(u, low, high)
        if fact.low > fact.high:
            raise Contradiction(u)
        if fact.low == fact.high and fact.equal is None:
            self._rows = None
        return True

    def repeat(self, hints: Hints) -> None:
        """Use hints that held where less was assumed."""
        for hint in hints:
            match hint:
                case Bound():
                    self.take(hint)
                case Multiple(u):
                    self.known.narrow(u, 0, 0)
                    self.hints.append(hint)
                case Same():
                    self.identify(hint)

    def identify(self, hint: Same) -> None:
        self.known[hint.unknown].equal = hint.poly
        self.hints.append(hint)
        self._rows = None
        self._seen.clear()

    def glance(self, u: int) -> bool:
        """Make u's interval smaller by one equation as it stands; whether that is done."""
        return any(
            [
                self.take(own_bound(self.known, u, row))
                for row in [row for row, poly in self.rows.items() if (u,) in poly]
            ]
        )

    def settle(self, u: int, deep: int = 2) -> bool:
        """Make u's interval smaller; whether that is done."""
        fact = self.known[u]
        before = fact.low, fact.high
        if (u, deep > 0) in self._seen or not self.patience.left:
            return False
        self._seen.add((u, deep > 0))
        self.patience.left -= 1
        around = (u | 1, u | 2, *range(u & ~3, (u | 3) + 1))
        rows_of_u = [
            row
            for row in dict.fromkeys(around)
            if row // 4 == u // 4 and row in self.rows and (u,) in self.rows[row]
        ]
        for row in rows_of_u:
            self.take(own_bound(self.known, u, row))
            for way, rows in product((1, -1), (self.rows, self.named_rows(row))):
                if fact.low < fact.high and (way > 0 or fact.low < 0 or fact.high <= 1):
                    self.take(best_bound(self.known, rows, u, row, way))
            if fact.low == fact.high:
                return True
        if deep:
            for row in rows_of_u:
                for monomial in list(self.rows[row]):
                    if len(monomial) != 1 or monomial[0] == u or monomial[0] < self.window.bottom:
                        continue
                    other = self.known[monomial[0]]
                    if other.high - other.low > 1:
                        self.settle(monomial[0], deep - 1)
                self.take(own_bound(self.known, u, row))
                if fact.low == fact.high:
                    return True
        return (fact.low, fact.high) != before


@dataclass(frozen=True)
class Split:
    flag: int
    zero: "Limit"
    one: "Limit"


Limit = Most | Impossible | Split


@dataclass(frozen=True)
class Case:
    """What is assumed, flags with their values, and the hints that led there: they hold still."""

    window: Window
    chosen: frozenset[int]
    """Unknowns that words chosen by flags are."""
    patience: Patience
    prefix: Hints = ()
    assumed: tuple[int, ...] = ()

    def further(self, flag: int, hints: list[Hint]) -> "Case":
        return Case(self.window, self.chosen, self.patience, tuple(hints), (*self.assumed, flag))


def reason_for(
    known: Known, goal: Poly, modulus: int, flags: tuple[int, ...], case: Case
) -> Reason:
    """Why the goal is 0 modulo p; NotFound if it is not seen. `known` becomes sharper, where
    nothing is assumed by the hints that `without_opening` takes out."""
    bounding = Bounding(known, case.window, case.patience)
    window = case.window
    try:
        bounding.repeat(case.prefix)
        tried: set[tuple[int, int]] = set()
        while True:
            whole = known.expanded(goal, window.bottom, window.top)
            zeros, left = _without_zero_words(known, whole, modulus, window)
            wrong = sorted(m for m, c in left.items() if c % modulus)
            if not wrong:
                times = {m: -c // modulus for m, c in left.items()}
                return Congruent(
                    tuple(bounding.hints), times, zeros, window.top, window.top - window.bottom + 1
                )
            carries = [u for m in wrong if len(m) == 2 for u in m if known[u].high <= 1]
            if zeros:
                # The words that were subtracted may hide a carry that is 0.
                linear = {m[0] for m, c in whole.items() if len(m) == 1 and c % modulus}
                carries += sorted(u for u in linear if (known[u].low, known[u].high) == (0, 1))
            carries = [u for u in carries if u not in flags]
            asked = [m[0] for m in wrong if len(m) == 1] + carries + compared(bounding, case)
            if not _any_settled(bounding, asked, tried) and not _identified(
                bounding, left, modulus, case
            ):
                break
    except Contradiction as found:
        return Impossible(tuple(bounding.hints), found.args[0])
    return _told_apart(
        bounding,
        flags,
        case,
        lambda k, rest, further: reason_for(k, goal, modulus, rest, further),
        Either,
        f"{len(wrong)} coefficients are not seen to be divisible by p",
    )


def without_opening(reason: Reason) -> tuple[Hints, Reason]:
    """The hints that hold without any assumption, and the reason behind them."""
    match reason:
        case Congruent():
            return reason.known, replace(reason, known=())
        case Either():
            return reason.before, replace(reason, before=())
        case _:
            raise NotFound("what is known contradicts itself")


def limit_for(
    known: Known, value: Poly, most: int, flags: tuple[int, ...], case: Case, settles: bool = True
) -> Limit:
    """Why the value is at most `most`; NotFound if it is not seen. Unknowns are bounded for it,
    with `settles`, only where flags alone do not do."""
    try:
        return _limit(known.copied(), value, most, flags, case, False)
    except NotFound:
        if not settles:
            raise
        return _limit(known, value, most, flags, case, True)


def _limit(
    known: Known, value: Poly, most: int, flags: tuple[int, ...], case: Case, settles: bool
) -> Limit:
    bounding = Bounding(known, case.window, case.patience)
    try:
        bounding.repeat(case.prefix)
        tried: set[tuple[int, int]] = set()
        while True:
            found = most_of(known, value, case, tuple(bounding.hints), most)
            if found is None or found[1] <= most:
                break
            left = known.expanded(value, case.window.bottom, case.window.top)
            asked = [m[0] for m in left if len(m) == 1] + compared(bounding, case)
            if not _any_settled(bounding, asked, tried, (0, 2) if settles else ()):
                break
    except Contradiction as empty:
        return Impossible(tuple(bounding.hints), empty.args[0])
    if found is not None and found[1] <= most:
        return found[0]
    return _told_apart(
        bounding,
        flags,
        case,
        lambda k, rest, further: _limit(k, value, most, rest, further, settles),
        Split,
        f"a result is not seen to be at most {most:#x}",
    )


def least_limit(known: Known, value: Poly, enough: int, case: Case) -> tuple[Most, int]:
    """The best bound of the value without flags told apart, once what may be much by itself is
    bounded; NotFound if there is none."""
    bounding, tried = Bounding(known, case.window, case.patience), set[tuple[int, int]]()
    while True:
        found = most_of(known, value, case, tuple(bounding.hints), enough)
        if found and found[1] <= enough + (enough >> NEARLY):
            return found
        left = known.expanded(value, case.window.bottom, case.window.top)
        if not _any_settled(bounding, _wide(known, left, enough >> 8), tried):
            break
    if not found:
        raise NotFound("no bound of a number is seen")
    return found


def _wide(known: Known, left: Poly, least: int) -> list[int]:
    """Unknowns that by themselves may be that much of a sum."""
    return [
        m[0]
        for m, c in left.items()
        if len(m) == 1 and abs(c) * (known[m[0]].high - known[m[0]].low) >= least
    ]


def most_of(
    known: Known, value: Poly, case: Case, hints: Hints, enough: int
) -> tuple[Most, int] | None:
    """The best bound of the value, or the first that is `enough`, and what it is; words that are
    chosen are, where the flag is known, the words that are taken."""
    window = case.window
    taken = known.replaced(value, case.chosen)
    if any(len(monomial) > 1 for monomial in taken):
        taken = value
    found: list[tuple[Most, int]] = []
    for is_expanded in (False, True):
        used = set[int]()
        if is_expanded:
            taken = known.expanded(value, window.bottom, window.top, used)
        given = combined((1, value), (-1, taken))
        best = sum_for(known, Sum(value, 1, taken, given, used), case, hints, enough)
        if best and best[1] <= enough:
            return best
        found += [best] if best else []
    return min(found, key=lambda pair: pair[1], default=None)


@dataclass(frozen=True)
class Sum:
    """scale * value = start, once what is `given` is expanded; by equations that are not `used`."""

    value: Poly
    scale: int
    start: Poly
    given: Poly
    used: Collection[int]


def sum_for(
    known: Known, wanted: Sum, case: Case, hints: Hints, enough: int
) -> tuple[Most, int] | None:
    """The best bound of the value by equations that are added to the start, or the first that is
    `enough`."""
    window, whole = case.window, max(case.window.top, *known) + 4
    copy = known.copied()
    copy[whole] = Fact(wanted.start, 0, known.interval(wanted.start)[1])
    linear: Poly = {m: c for m, c in wanted.start.items() if len(m) == 1}
    found: list[tuple[Most, int]] = []
    for some, forwards in product(_some_rows(copy, case, whole), (False, True)):
        rows = {u: row for u, row in some.items() if u not in wanted.used}
        bound = best_bound(copy, rows, whole, whole, 1, forwards=forwards)
        if bound is None:
            continue
        others = combined((1, bound.poly), (bound.poly.get((whole,), 0), linear))
        others.pop((whole,), None)
        poly = combined((1, others), (bound.factor, wanted.given))
        factor = bound.factor * wanted.scale
        expanded = known.expanded(poly, window.bottom, window.top)
        rest = known.settled(combined((1, expanded), (-1, poly), (factor, wanted.value)))
        most = Most(hints, factor, poly, window.top, window.top - window.bottom + 1)
        found.append(_sharpened(known, most, rest, opened=bool(wanted.used)))
        if found[-1][1] <= enough:
            break
    return min(found, key=lambda pair: pair[1], default=None)


def _sharpened(known: Known, most: Most, rest: Poly, *, opened: bool) -> tuple[Most, int]:
    """`most`, and what it is. Of a start that was opened unknowns that are left, last first, are
    replaced by what the equation of their instruction says: carries and high halves too, each of
    which may have to wait for the next one to gain."""
    poly, factor, best = most.poly, most.factor, (most, known.interval(rest)[1] // most.factor)
    if not opened:
        return best
    high, v = Fraction(known.interval(rest)[1], factor), max(known) + 1
    while v := max((m[0] for m in rest if len(m) == 1 and m[0] < v), default=0):
        is_free = known[v].equal is None
        cost = known.interval({(v,): rest[v,]})[1] if is_free else 0
        for u in (v | 1, v | 2) if is_free else (v,):
            if u not in known or known[u].equal is None:
                continue
            row = known.settled(combined((1, known[u].equal or {}), (-1, unknown(u))))
            by, much = row.get((v,), 0), rest.get((v,), 0)
            if not by or not much or any(len(m) > 1 for m in row):
                continue
            common = gcd(by, much) * (1 if by < 0 else -1)
            by, much = abs(by // common), much // common
            less = combined((by, rest), (much, row))
            reached = Fraction(known.interval(less)[1], factor * by)
            if reached > high + Fraction(cost, factor):
                continue
            poly, factor, rest, high = (
                combined((by, poly), (-much, row)),
                factor * by,
                less,
                reached,
            )
            if floor(high) < best[1]:
                best = replace(most, poly=poly, factor=factor), floor(high)
    return best


def _some_rows(known: Known, case: Case, whole: int) -> Iterator[dict[int, Poly]]:
    """All equations; without those of words that are chosen; without those of names."""
    rows = rows_of(known, case.window.bottom, whole)
    others = {u: row for u, row in rows.items() if u not in case.chosen}
    names = {u for u in rows if known.last < u < whole}
    yield rows
    yield others
    if names:
        yield {u: row for u, row in rows.items() if u not in names}
        yield {u: row for u, row in others.items() if u not in names}


def compared(bounding: Bounding, case: Case) -> list[int]:
    """The words that the assumed flags come from, and what these were made of; of a bit that was
    taken from a word also what that was made of."""
    rows = bounding.rows

    def made_of(words: list[int]) -> list[int]:
        return [m[0] for word in words for m in rows.get(word, ()) if len(m) == 1]

    words = [flag | 1 for flag in case.assumed]
    taken_from = made_of([flag - 1 for flag in case.assumed])
    return list(dict.fromkeys(words + made_of(words) + taken_from + made_of(taken_from)))


def bound_of_name(limit: Most, name: int, value: Poly, way: int = 1) -> Bound:
    """What a value is at most, way 1, or at least, -1, as a bound of its name."""
    same = combined((limit.factor, unknown(name)), (-limit.factor, value))
    rest = combined((way, limit.poly), (1, same))
    return Bound(name, limit.factor, rest, limit.top, limit.count)


def _any_settled(
    bounding: Bounding, asked: list[int], tried: set[tuple[int, int]], depths=(0, 2)
) -> bool:
    """Whether one of the unknowns has a smaller interval now: by equations as they stand, else by
    sums of them, which is tried once for each."""
    known = bounding.known
    if any([bounding.glance(u) for u in asked if u in known]):
        return True
    for deep in depths:
        for u in asked:
            if (u, deep) not in tried and u in known and known[u].low < known[u].high:
                tried.add((u, deep))
                if bounding.settle(u, deep):
                    return True
    return False


def _identified(bounding: Bounding, left: Poly, modulus: int, case: Case) -> bool:
    """Whether unknowns of the same coefficient but for the sign are seen to cancel: carries and
    borrows out of the highest word, where the number fits as a whole."""
    known, groups = bounding.known, defaultdict[int, dict[int, int]](dict)
    for monomial, factor in left.items():
        fact = known.get(monomial[0]) if len(monomial) == 1 and factor % modulus else None
        if fact and fact.equal is None:
            high = 2 * (factor % modulus) > modulus
            least = modulus - factor % modulus if high else factor % modulus
            groups[least][monomial[0]] = -1 if high else 1

    def cancels(group: dict[int, int]) -> bool:
        total: Poly = {(u,): sign for u, sign in group.items()}
        return _cancels(
            bounding, group, lambda way: most_of(known, combined((way, total)), case, (), 0)
        )

    return any(len(group) > 1 and cancels(group) for group in groups.values())


def lost_carries(bounding: Bounding, total: Poly, size: int, case: Case) -> bool:
    """The same for the carries out of a number below `size`, once what may be more than that by
    itself is bounded; False where there are none, NotFound where they are not seen to cancel."""
    known, tried = bounding.known, set[tuple[int, int]]()
    while True:
        used = set[int]()
        left = known.expanded(total, case.window.bottom, case.window.top, used)
        linear = {m[0]: c for m, c in left.items() if len(m) == 1}
        group = {
            u: 1 if c > 0 else -1
            for u, c in linear.items()
            if abs(c) == size and known[u].equal is None
        }
        lost: Poly = {(u,): sign for u, sign in group.items()}
        within = combined((1, left), (-size, lost))

        def sum_of(way: int) -> tuple[Most, int] | None:
            start = combined((way, total), (-way, within))
            wanted = Sum(combined((way, lost)), size, start, combined((-way, total)), used)
            return sum_for(known, wanted, case, (), 0)

        if not group or _cancels(bounding, group, sum_of):
            return bool(group)
        wide = [u for u in _wide(known, left, size) if u not in group]
        if not _any_settled(bounding, wide, tried):
            raise NotFound("carries out of a number on the way are not seen to cancel")


def _cancels(
    bounding: Bounding, group: dict[int, int], sum_of: Callable[[int], tuple[Most, int] | None]
) -> bool:
    """`sum_of`: why the sum of the group, and why minus that, is at most 0."""
    total: Poly = {(u,): sign for u, sign in group.items()}
    sides = []
    for way in (1, -1):
        found = sum_of(way)
        if found is None or found[1] > 0:
            return False
        sides.append(Side(found[0].factor, found[0].poly, found[0].top, found[0].count))
    last = max(group)
    if group[last] < 0:
        sides.reverse()
    rest = combined((-group[last], total), (1, {(last,): 1}))
    bounding.identify(Same(last, rest, *sides))
    return True


def _told_apart(bounding: Bounding, flags: tuple[int, ...], case: Case, go_on, make, why: str):
    """Both values of the next flag that is not known."""
    known = bounding.known
    open_flags = tuple(f for f in flags if known[f].low < known[f].high)
    if not open_flags:
        raise NotFound(why)
    flag, rest = open_flags[0], open_flags[1:]
    before: tuple[Hints, ...] = ()
    further, start = case.further(flag, bounding.hints), bounding.start
    if make is Either and not case.assumed:
        further, start, before = case.further(flag, []), known, (tuple(bounding.hints),)
    return make(
        flag,
        go_on(start.with_value(flag, 0), rest, further),
        go_on(start.with_value(flag, 1), rest, further),
        *before,
    )


def _without_zero_words(
    known: Known, left: Poly, modulus: int, window: Window
) -> tuple[Poly, Poly]:
    """Words that are 0 by their bounds, though an equation says something else, are subtracted so
    that as many coefficients as can be are 0 modulo p: (factor of each word, what is left)."""
    zeros: Poly = {}
    for u in sorted(known, reverse=True):
        fact = known[u]
        if not (
            window.bottom <= u <= window.top
            and fact.low == fact.high == 0
            and fact.equal is not None
        ):
            continue
        word = known.expanded({(u,): 1}, window.bottom, window.top)
        lead = next(
            (
                m
                for m in sorted(word, reverse=True)
                if left.get(m, 0) % modulus and word[m] % modulus
            ),
            None,
        )
        if lead is not None:
            factor = -left[lead] * pow(word[lead], -1, modulus) % modulus
            zeros[u,] = factor
            left = combined((1, left), (factor, word))
    return zeros, left
