"""What a sum of unknowns is at most, by way of the equations in which its carries and upper halves
came up, the newest first: as limb/maxima.py bounds the same sums. Nothing is searched for.

A word is replaced by what it equals, if the carry (the upper half) that this has is in the sum and
cancels. A carry that is left is replaced by what the equation of its word says: the carry of
w = x + y - 2^64 c is (x + y - w) / 2^64, and w is at least 0.
"""

import heapq
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement, product
from math import gcd

from ecgen.certify.hints import Bound, Forget, Hints, Multiple, Side
from ecgen.certify.polynomials import ONE, Known, Monomial, Poly, add, combined, unknown
from ecgen.certify.polynomials import product as times

TOP = 1 << 64
FINE = TOP**40  # as often the sum is taken, so that equations are added integer times


@dataclass(frozen=True)
class Comparison:
    """What a known last carry says of the number that it comes from: 0 = equal, the sum of the
    equations of its words (`rows`), each so often; `wholes` are the numbers that words of it are,
    taken in their place. `ends`: the words of the result are replaced as well."""

    equal: Poly
    rows: dict[int, int]
    wholes: tuple[tuple[int, int], ...]
    ends: bool = True

    @property
    def compared(self) -> Poly:
        """The number that another was subtracted from, if not that other."""
        found: Poly = {}
        for m, c in self.equal.items():
            if len(m) == 1 and m[0] not in self.rows:
                found[m] = c
        return found if not found or found[max(found)] > 0 else combined((-1, found))


def chased(known: Known, value: Poly, enough: int, assumed: Iterable[int] = ()) -> tuple[Side, int]:
    """What the value is at most: the best bound, or the first that is `enough`; `assumed`: flags
    that are known. First carries that are subtracted are replaced only where that does not cost."""
    found = []
    told = [each for flag in assumed for each in comparisons_of(known, flag)]
    plain = [each for each in told if not each.wholes]
    inner = [replace(each, ends=False) for each in plain]
    ways = ((), inner, plain, [each for each in told if each.wholes]) if told else ((),)
    for way, is_eager in product(ways, (False, True)):
        found.append(Chase(known, value, enough, way, is_eager).run())
        if found[-1][1] <= enough:
            return found[-1]
    return min(found, key=lambda pair: pair[1])


def comparisons_of(known: Known, flag: int) -> Iterator[Comparison]:
    """What a flag says of the number that ends in it, word by word; of the bit of a word what it
    says of the number that ends in the word."""
    top = next((row for row in (flag | 1, flag - 1) if _has(known, row, flag)), None)
    if flag % 4 != 2 or top is None:
        return
    row: int | None = top
    if top < flag:
        equal = known[top].equal or {}
        row = next((m[0] for m, c in equal.items() if c == 1 and _has(known, m[0], m[0] - 1)), None)
    chain = []
    while row is not None:
        chain.append(row)
        equal = known[row].equal or {}
        own = equal.get((row & ~1,), 0)
        below = [m[0] for m, c in equal.items() if c * own < 0 and _is_carry(known, m)]
        row = max(below) | 1 if below else None
    rows = {row: TOP**k for k, row in enumerate(reversed(chain))}
    rows[top] = max(rows.values(), default=1)
    equal = combined(*((times, equation(known, row)) for row, times in rows.items()))
    yield Comparison(dict(equal), rows, ())
    wholes = []
    for m in list(equal):
        for u in known.wholes.get(m[0], ()) if len(m) == 1 else ():
            words = known.settled(known[u].equal or {}) if u in known else {}
            factor = -(equal.get(m, 0) // words[m]) if m in words else 0
            if factor and all(equal.get(w, 0) == -factor * c for w, c in words.items() if w):
                add(equal, combined((factor, words), (-factor, unknown(u))))
                wholes.append((u, factor))
    if wholes:
        yield Comparison(equal, rows, tuple(wholes))


def _has(known: Known, row: int, u: int) -> bool:
    """Whether what the row equals has the unknown."""
    return row in known and (u,) in (known[row].equal or ())


def _is_carry(known: Known, monomial: tuple[int, ...]) -> bool:
    (u,) = monomial if len(monomial) == 1 else (0,)
    return u % 4 == 2 and _has(known, u | 1, u)


def equation(known: Known, row: int) -> Poly:
    """0 = what it equals, less itself."""
    return known.settled(combined((1, known[row].equal or {}), (-1, unknown(row))))


def chased_whole(known: Known, value: Poly) -> tuple[Side, int]:
    """The same by way of all equations, whatever each of them costs: what a quotient times a
    modulus is beside a number shows when all is put in at last."""
    return Chase(known, value, 0, is_whole=True).run()


class Chase:
    """rest = L' - L + FINE times the value, where L' is the sum L as far as it is expanded; `live`:
    the part of L' that still may be; `reach`: what the rest is at most. `is_eager`: words and
    carries are replaced though that costs at first; `is_whole`: all of them are."""

    def __init__(
        self,
        known: Known,
        value: Poly,
        enough: int,
        told: Sequence[Comparison] = (),
        is_eager: bool = False,
        is_whole: bool = False,
    ):
        self.known, self.enough, self.told = known, enough, told
        self.is_eager, self.is_whole = is_eager or is_whole, is_whole
        self.sum = known.settled({m: FINE * c for m, c in value.items()})
        self.asked = {m[0] for m in value if len(m) == 1}
        self.rest: Poly = {}
        self.live: Poly = {}
        self.reach = 0
        self.rows: set[int] = set()  # whose equations are added
        self.opened: set[int] = set()  # that are replaced by what they equal
        self.queue: list[int] = []
        self.closed: dict[int, list[int]] | None = None
        self.aliases: dict[int, list[int]] | None = None
        self.bottom, self.top = max(known) + 1, 0
        self._add(self.sum, self.sum)
        self.best = self._found()

    def run(self) -> tuple[Side, int]:
        while self.queue and not self._note():
            v = -heapq.heappop(self.queue)
            again = self.queue and self.queue[0] == -v
            if again or ((v,) not in self.live and (v,) not in self.rest):
                continue
            if any(self._takes(v, told) for told in self.told):
                continue
            if self.known[v].equal is not None:
                self._replace(v)
            elif (row := self._row(v)) is not None:
                self._use(v, *row)
        self._join()
        self._note()
        reach, bottom, top, poly = self.best
        common = gcd(FINE, *poly.values())
        less = {m: c // common for m, c in poly.items() if m and top}
        side = Side(FINE // common, less, max(top, 1), max(top - bottom + 1, 1))
        return side, reach // FINE

    def _found(self) -> tuple[int, int, int, Poly]:
        """The bound so far: words that the checker would replace and that are not are taken off."""
        left: Poly = {m: -c for m, c in self.live.items() if len(m) == 1 and m[0] >= self.bottom}
        return self.reach, self.bottom, self.top, combined((1, self.sum), (1, left))

    def _note(self) -> bool:
        """Whether the bound that is reached is enough."""
        if self.reach < self.best[0]:
            self.best = self._found()
        return self.best[0] // FINE <= self.enough

    def _cost(self, more: Poly) -> int:
        """How much higher the bound is with more in the rest."""
        cost, rest, known = 0, self.rest, self.known
        for m, c in more.items():
            before = rest.get(m, 0)
            cost += _most(known, m, before + c) - _most(known, m, before)
        return cost

    def _add(self, more: Poly, live: Poly) -> None:
        self.reach += self._cost(more)
        add(self.rest, more)
        add(self.live, live)
        for m in live:
            if len(m) == 1:
                heapq.heappush(self.queue, -m[0])

    def _use_row(self, row: int, times: int) -> None:
        """Add an equation to the sum, the word expanded."""
        self.bottom, self.top = min(self.bottom, row), max(self.top, row)
        self.rows.add(row)
        add(self.sum, {(row,): times})
        equal = {m: times * c for m, c in self.known.settled(self.known[row].equal or {}).items()}
        self._add(combined((1, equal), (1, {(row,): -times})), equal)

    def _takes(self, v: int, told: Comparison) -> bool:
        """Whether what is told of the number that v is a word of makes the bound less, or v stays
        as it is since what it equals would make it more."""
        by = told.equal.get((v,), 0)
        if (
            not by
            or (v,) not in self.rest
            or (v in told.rows and not told.ends)
            or not (self.rows.isdisjoint(told.rows) and self.opened.isdisjoint(told.rows))
        ):
            return False
        times = -(self.rest[v,] // by)
        if self._cost({m: times * c for m, c in told.equal.items()}) >= 0:
            if v in told.rows and (v,) in self.live and self.known[v].high > 0:
                self._keep(v)
                return True
            return False
        if v in told.rows:
            self._keep(v)
        for row, often in told.rows.items():
            self._use_row(row, times * often)
        for u, often in told.wholes:
            self._name(u, times * often)
        return True

    def _keep(self, v: int) -> None:
        add(self.sum, {(v,): -self.live.pop((v,), 0)})

    def _replace(self, v: int) -> None:
        """What v equals in its place, or v as it is."""
        factor = self.live.get((v,), 0)
        equal = self.known.settled(self.known[v].equal or {})
        more = combined((factor, equal), (-factor, unknown(v)))
        if self.is_whole and v <= self.known.last:
            self._open(v, more)
            return
        gains = self._cost(more) < int(factor < 0)
        if not gains and (factor > 0 or self.is_eager):
            gains = self._cancels(v, equal, factor)
        if v > self.known.last or v in self.rows or not gains:
            self._keep(v)
            return
        self._open(v, more)

    def _open(self, v: int, more: Poly) -> None:
        self.bottom, self.top = min(self.bottom, v), max(self.top, v)
        self.opened.add(v)
        self._add(more, more)

    def _cancels(self, v: int, equal: Poly, factor: int) -> bool:
        """Whether the carry that comes with the word is there and cancels; a word that a flag
        chooses is taken as it is, where the flag is not known."""
        known, own = self.known, [m for m in equal if len(m) == 1 and m[0] // 4 == v // 4]
        free = [
            m
            for m, c in equal.items()
            if (
                (c != 1 and known[m[0]].equal is None)
                if m in own
                else (c < -1 and len(m) == 1 and m[0] % 4 in (1, 2) and self._as_carry(m))
            )
        ]
        if not free:
            made_of = [equal, *(known.settled(known[m[0]].equal or {}) for m in own)]
            return not any(
                len(m) == 2 and any(known[u].low >= 0 and known[u].high <= 1 for u in m)
                for poly in made_of
                for m in poly
            )
        return all(self._is_taken(self._as_carry(m) or m, factor * equal[m]) for m in free)

    def _as_carry(self, monomial: Monomial) -> Monomial | None:
        """An unknown that no equation says more of, by its first name; None for others."""
        equal = self.known[monomial[0]].equal
        if equal is None:
            return monomial
        same = _other_name(equal)
        return None if same is None else self._as_carry((same,))

    def _is_taken(self, carry: Monomial, factor: int) -> bool:
        """Whether so much of a carry cancels: with what is there, or with a word that is known, and
        that the carry goes into."""
        there = self.rest.get(carry, 0)
        if (there < 0) != (factor < 0) and abs(there) >= abs(factor):
            return True
        for row in self._closed().get(carry[0], ()):
            by = self.known.settled(self.known[row].equal or {}).get(carry, 0)
            if row not in self.rows and not there and by and factor % by == 0:
                self._use_row(row, -factor // by)
                return True
        return False

    def _closed(self) -> dict[int, list[int]]:
        """The words that are one number, by what is in their equations."""
        if self.closed is None:
            self.closed = defaultdict(list)
            for row, fact in self.known.items():
                if fact.equal is not None and fact.low == fact.high:
                    for m in fact.equal:
                        if len(m) == 1 and m[0] // 4 < row // 4:
                            self.closed[m[0]].append(row)
        return self.closed

    def _row(self, v: int) -> tuple[int, int] | None:
        """The word of the instruction whose carry v is, and what v is called there."""
        for name in (v, *self._aliases().get(v, ())):
            for row in range(name | 3, (name & ~3) - 1, -1):
                equal = self.known[row].equal if row in self.known and row != name else None
                if equal and equal.get((name,), 1) != 1:
                    linear = [m[0] for m in equal if len(m) == 1]
                    if all(u < row or self.known[u].equal is None for u in linear):
                        return row, name
        return None

    def _aliases(self) -> dict[int, list[int]]:
        """The unknowns that equal another, by that."""
        if self.aliases is None:
            self.aliases = defaultdict(list)
            for u, fact in self.known.items():
                if (same := _other_name(fact.equal)) is not None:
                    self.aliases[same].append(u)
        return self.aliases

    def _use(self, v: int, row: int, name: int) -> None:
        """Add the equation of the row as often as v cancels by it, if that is worth it."""
        factor = self.rest.get((v,), 0)
        equal = equation(self.known, row)
        by = equal.get((name,), 0)
        if not by or not factor or factor % by or row in self.rows:
            return
        times = -(factor // by)
        is_carry = factor > 0 and v % 4 < 3
        if (
            is_carry
            or self.is_eager
            or v in self.asked
            or self._cost({m: times * c for m, c in equal.items()}) <= 0
        ):
            self._use_row(row, times)

    def _join(self) -> None:
        """Words in a row as the number that they are."""
        for (v,) in [m for m in self.rest if len(m) == 1 and m[0] in self.known.wholes]:
            for u in self.known.wholes[v]:
                words = self.known.settled(self.known[u].equal or {}) if u in self.known else {}
                factor, by = self.rest.get((v,), 0), words.get((v,), 0)
                if not factor or not by or factor % by:
                    continue
                factor = -(factor // by)
                more = combined((factor, words), (-factor, unknown(u)))
                if self._cost(more) <= 0:
                    self._name(u, factor)
        self._join_products()

    def _join_products(self) -> None:
        """Products of the words of two numbers that have names as the product of the numbers."""
        known = self.known
        names = [u for u in known if u > known.last]
        for a, b in combinations_with_replacement(names, 2):
            words = known.settled(times(known[a].equal or {}, known[b].equal or {}))
            lead = next(iter(words), ())
            factor, by = self.rest.get(lead, 0), words.get(lead, 0)
            if not factor or len(lead) != 2 or factor % by:
                continue
            factor = -(factor // by)
            more = combined((factor, words), (-factor, {(a, b): 1}))
            if self._cost(more) <= 0:
                self._add(more, {})
                add(self.sum, {(a, b): factor})

    def _name(self, u: int, factor: int) -> None:
        """Add `factor` times the words of a number, less that number."""
        words = {m: factor * c for m, c in self.known.settled(self.known[u].equal or {}).items()}
        self._add(combined((1, words), (-factor, unknown(u))), words)
        add(self.sum, {(u,): factor})
        if u <= self.known.last:
            self.bottom, self.top = min(self.bottom, u), max(self.top, u)


def _other_name(equal: Poly | None) -> int | None:
    """The unknown that the polynomial is, if it is one."""
    ((same, one),) = equal.items() if equal is not None and len(equal) == 1 else ((ONE, 0),)
    return same[0] if len(same) == one == 1 else None


def _most(known: Known, monomial: tuple[int, ...], factor: int) -> int:
    if not factor or not monomial:
        return factor
    if len(monomial) == 1:
        fact = known[monomial[0]]
        return factor * (fact.high if factor > 0 else fact.low)
    return known.interval({monomial: factor})[1]


def bound_of(known: Known, u: int, way: int, assumed: Iterable[int] = ()) -> Bound:
    """From above, way 1, or from below, -1."""
    enough = known[u].low if way > 0 else -known[u].high
    side, _ = chased(known, {(u,): way}, enough, assumed)
    return Bound(u, side.factor, {m: way * c for m, c in side.poly.items()}, side.top, side.count)


def interval_by(known: Known, bound: Bound) -> tuple[int, int]:
    """What the hint gives for its unknown."""
    expanded = known.expanded(bound.poly, bound.top - bound.count + 1, bound.top)
    rest = known.settled(
        combined((1, expanded), (-1, bound.poly), (bound.factor, unknown(bound.unknown)))
    )
    low, high = known.interval(rest)
    return -(-low // bound.factor), high // bound.factor


def own_bound(known: Known, u: int, row: int) -> Bound | None:
    """By one equation as it stands."""
    equal = known[row].equal
    assert equal is not None
    poly = known.settled(combined((1, equal), (-1, unknown(row))))
    factor = poly.get((u,), 0)
    if not factor:
        return None
    linear: Poly = {m: c if factor > 0 else -c for m, c in poly.items() if len(m) == 1}
    return Bound(u, abs(factor), linear, row, 1)


def left_out(known: Known, words: Iterable[int], bottom: int) -> Hints:
    """Hints for words that are 0 since they are multiples of more than they can be: the lowest of a
    Montgomery reduction, the bit that is shifted out of an even number. The factor modulo 2^64 that
    makes one such is any word from there on."""
    found: list[Multiple] = []
    for u in words:
        fact = known[u]
        hint = vanishing(known, u, bottom) if fact.low < fact.high else None
        if hint:
            known.narrow(u, 0, 0)
            found.append(hint)
    forgotten: list[Forget] = []
    for hint in found:
        factor = hint.unknown - hint.count + 1
        high = known.get(factor ^ 1)
        if factor < hint.unknown and high and high.equal is None and high.low < high.high:
            known[factor].equal = None
            forgotten.append(Forget(factor))
    return (*found, *forgotten)


def vanishing(known: Known, u: int, bottom: int) -> Multiple | None:
    """Why an unknown is 0, if it is a multiple of more than it can be."""
    least = 1 + max(known[u].high, -known[u].low)
    poly: Poly = {(u,): 1}
    for v in sorted((v for v in known if bottom <= v <= u), reverse=True):
        if (v,) not in poly or known[v].equal is None:
            continue
        poly = known.replaced(poly, [v])
        factor = gcd(*poly.values())
        if factor >= least:
            return Multiple(u, factor, u - v + 1)
    return None
