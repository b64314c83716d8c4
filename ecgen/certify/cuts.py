"""The sum of equations that bounds an unknown best.

An unknown u stands in one equation, and each other unknown of that in further ones, which may be
added so that it cancels. How often each is added follows from the first; whether it is, is chosen
so that the interval of what remains is least, which is a minimum cut: exact, and nothing is tried.
"""

import heapq
from collections import defaultdict, deque
from dataclasses import dataclass
from fractions import Fraction
from math import gcd, lcm

from ecgen.certify.polynomials import Known, Poly, add, combined, unknown

TOP = 1 << 64
ENDLESS = 1 << 4000
MANY = TOP**16  # of the first equation, so that most others are added an integer number of times
# How far an equation is from another: what continues a carry comes first, then what is shifted,
# then others, such as masks.
NOT_NEAR = 1000
FAR = 1000 * NOT_NEAR


@dataclass(frozen=True)
class Bound:
    """k u = L' - (L - k u), L' being L with its unknowns from `top` down expanded, `count` of
    them; the interval of the right side bounds u."""

    unknown: int
    factor: int
    poly: Poly
    top: int
    count: int


@dataclass(frozen=True)
class Multiple:
    """What an unknown equals, with those from it down expanded, `count` of them, is a multiple of
    `factor`, and it lies between -factor and factor: so it is 0."""

    unknown: int
    factor: int
    count: int


@dataclass(frozen=True)
class Side:
    """k x = L' - (L - k x), where L' is L expanded, for what x is at most."""

    factor: int
    poly: Poly
    top: int
    count: int


@dataclass(frozen=True)
class Same:
    """An unknown is the polynomial: it is no more, by `up`, and no less, by `down`."""

    unknown: int
    poly: Poly
    up: Side
    down: Side


@dataclass(frozen=True)
class Forget:
    """What an unknown equals is not looked at from here on."""

    unknown: int


@dataclass(frozen=True)
class Absurd:
    """An unknown's interval is empty, so that the name's is as well."""

    unknown: int
    name: int


@dataclass(frozen=True)
class Told:
    """The name is at least `low` and at most `high`, for both values of a flag."""

    flag: int
    zero: "tuple[Hint, ...]"
    one: "tuple[Hint, ...]"
    name: int
    low: int
    high: int


@dataclass(frozen=True)
class Aside:
    """An unknown is at least `low` and at most `high`, or is the polynomial, by hints that are for
    this alone."""

    hints: "tuple[Hint, ...]"
    unknown: int
    low: int = 0
    high: int = 0
    equal: Poly | None = None


Hint = Bound | Multiple | Same | Forget | Absurd | Told | Aside
Rows = dict[int, Poly]


def rows_of(known: Known, bottom: int, top: int) -> Rows:
    """0 = row, for each unknown that equals something. Of a word that is chosen by a flag that is
    known the row is that it is the one that is taken."""
    rows = {
        u: known.settled(combined((1, fact.equal), (-1, unknown(u))))
        for u, fact in known.items()
        if bottom <= u and (u <= top or u > known.last) and fact.equal is not None
    }
    for change in [u for u in rows if known[u].low < 0 and (u,) in rows.get(u + 1, ())]:
        if all(len(monomial) < 2 for monomial in rows[change]):
            add(rows[change + 1], rows.pop(change))
    return rows


def interval_by(known: Known, bound: Bound) -> tuple[int, int]:
    """What the hint gives for its unknown."""
    expanded = known.expanded(bound.poly, bound.top - bound.count + 1, bound.top)
    rest = known.settled(
        combined((1, expanded), (-1, bound.poly), (bound.factor, unknown(bound.unknown)))
    )
    low, high = known.interval(rest)
    return -(-low // bound.factor), high // bound.factor


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


def best_bound(
    known: Known, rows: Rows, u: int, start: int, way: int, *, forwards: bool = False
) -> Bound | None:
    """The bound of u from above (`way` 1) or below (-1) that begins with the equation of `start`.

    Of several equations in which an unknown cancels one is taken: what it is made of, or `forwards`
    what is made of it."""
    if start not in rows or not rows[start].get((u,), 0):
        return None
    users: dict[int, list[int]] = defaultdict(list)
    for row, poly in rows.items():
        for monomial in poly:
            if len(monomial) == 1:
                users[monomial[0]].append(row)
    bound = None
    for latest in (max(rows), start):
        factors, pairs, near = _factors(
            rows, users, u, start, way, forwards=forwards, latest=latest, last=known.last
        )
        edges = _edges(known, rows, factors, pairs, u, start)
        cut = [row for row in _source_side(edges) if row != "source"]
        for side in (cut, near):
            found = _summed(known, rows, factors, u, way, side)
            if found and _is_sharper(known, found):
                return found
            bound = bound or found
    return bound


def _is_sharper(known: Known, bound: Bound) -> bool:
    low, high = interval_by(known, bound)
    return low > known[bound.unknown].low or high < known[bound.unknown].high


def _summed(known: Known, rows: Rows, factors, u: int, way: int, side: list[int]) -> Bound | None:
    total: Poly = {}
    linear: Poly = {}
    for row in side:
        add(total, rows[row], way * factors[row])
        add(linear, rows[row], -way * factors[row])
    factor = -total.get((u,), 0)
    if factor <= 0:
        return None
    linear = {m: c for m, c in linear.items() if len(m) == 1}
    expanded = [row for row in side if row <= known.last] or [min(side)]
    return Bound(u, factor, linear, max(expanded), max(expanded) - min(expanded) + 1)


def _factors(
    rows: Rows, users, u: int, start: int, way: int, *, forwards: bool, latest: int, last: int
):
    """How often each equation is added if it is, between which two an unknown cancels, and the
    equations that are near: those up to `latest` that continue a carry."""
    first = -MANY * way if rows[start][u,] > 0 else MANY * way
    factors: dict[int, int | Fraction] = {}
    ways: dict[int, list] = defaultdict(list)  # in which an unknown may cancel, the first one first
    near: list[int] = []
    queue: list = [(0, 0, start, first)]
    count, is_up = 0, first > 0
    while queue:
        far, _, row, factor = heapq.heappop(queue)
        if row in factors:
            continue
        factors[row] = factor
        if far < NOT_NEAR:
            near.append(row)
        for monomial, c in rows[row].items():
            if len(monomial) != 1 or monomial[0] == u:
                continue
            x = monomial[0]
            wanted = {
                other: _ratio(-factor * c, rows[other][monomial])
                for other in users[x]
                if other != row
            }

            def order(other: int) -> tuple[bool, bool, int]:
                back = -other if forwards or other > last else other
                return (wanted[other] > 0) != (is_up != forwards), other != x, back

            for other in sorted(wanted, key=order):
                ways[x].append((row, other, wanted[other]))
                if other in factors:
                    continue
                less, more = sorted((abs(wanted[other]), abs(factor)))
                step = FAR
                if abs(c).bit_count() == 1 and more % less == 0:
                    if more in (less, TOP * less) and other <= latest:
                        step = 1
                    elif (more // less).bit_count() == 1:
                        step = NOT_NEAR
                count += 1
                heapq.heappush(queue, (far + step, count, other, wanted[other]))
    pairs = {
        x: next(((row, other) for row, other, f in found if factors[other] == f), None)
        for x, found in ways.items()
    }
    common = lcm(*(f.denominator for f in factors.values()))
    whole = {row: int(f * common) for row, f in factors.items()}
    least = gcd(*whole.values())
    chosen = {x: pair for x, pair in pairs.items() if pair}
    return {row: f // least for row, f in whole.items()}, chosen, near


def _ratio(a: int | Fraction, b: int) -> int | Fraction:
    """Integers are fast."""
    quotient, rest = divmod(a, b)
    return Fraction(a) / b if rest else quotient


def _edges(known: Known, rows: Rows, factors, pairs, u: int, start: int):
    """Capacities: the cut is what the interval's upper end is, less a constant."""
    edges: dict = defaultdict(int)

    def cost(row: int, amount: int) -> None:
        if amount > 0:
            edges[row, "sink"] += amount
        elif amount < 0:
            edges["source", row] -= amount

    for row, factor in factors.items():
        for monomial, c in rows[row].items():
            if monomial == (u,) and row == start:
                continue
            if len(monomial) == 1 and row in pairs.get(monomial[0], ()):
                continue
            cost(row, known.interval({monomial: factor * c})[1])
    for x, (one, other) in pairs.items():
        here = known.interval({(x,): factors[one] * rows[one][x,]})[1]
        there = known.interval({(x,): factors[other] * rows[other][x,]})[1]
        edges[one, other] += here + there
        cost(other, there)
        cost(one, -there)
    edges["source", start] += ENDLESS
    return edges


def _source_side(edges) -> set:
    """The source's side of a minimum cut (Dinic)."""
    residual: dict = defaultdict(dict)
    for (a, b), capacity in edges.items():
        if capacity > 0:
            residual[a][b] = residual[a].get(b, 0) + capacity
            residual[b].setdefault(a, 0)
    while True:
        level, queue = {"source": 0}, deque(["source"])
        while queue:
            a = queue.popleft()
            for b, capacity in residual[a].items():
                if capacity > 0 and b not in level:
                    level[b] = level[a] + 1
                    queue.append(b)
        if "sink" not in level:
            return set(level)
        # What is left to try of each node: an edge is left when nothing more goes through it.
        untried = {a: [b for b in residual[a] if level.get(b) == level[a] + 1] for a in level}

        def push(a, flow: int) -> int:
            if a == "sink":
                return flow
            ways = untried[a]
            while ways:
                b = ways[-1]
                if residual[a][b] > 0 and (pushed := push(b, min(flow, residual[a][b]))):
                    residual[a][b] -= pushed
                    residual[b][a] += pushed
                    return pushed
                ways.pop()
            return 0

        while push("source", ENDLESS):
            pass
