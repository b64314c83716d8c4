"""A program of two levels of products -> its fastest packing in eight lanes that a search finds.

Annealing by weights chooses lanes, which factor is left or right, where signs and factors go, which
of the program's own sums take the places of products before the forms are made, and which
permutation serves which term; then changes are kept that a model of a CPU takes for no slower.
"""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import TypeVar

from ecgen.program.compose import coordinate
from ecgen.program.ir import FieldProgram
from ecgen.program.pack.ir import PackedProgram
from ecgen.program.pack.layers.fastest import Found, Time, Trials, annealed, fastest
from ecgen.program.pack.layers.two_levels import HALF, LANES, Choice, Levels, Row, levels_of
from ecgen.program.pack.layers.two_levels_write import Home, Writer

T = TypeVar("T")
TRIALS, PATIENCE = Trials(moves=2500, tried=60), 20
HOT, COLD = 25.0, 0.5  # temperatures, in weights
# of these numbers one says which factor of a scale is the left one's, and which order of at most
# four terms is taken
SCALES, ORDERS = 64, 24


class Searched:
    """The choices of one formula: drawn, changed, weighed and written out. `homes` are, by result,
    its lane and the (product, coefficient) of both halves, None for none.
    """

    def __init__(self, levels: Levels, random: Random):
        self.known: dict[tuple[int | None, ...], list[dict[int, int]] | None]
        self.levels, self.random, self.known = levels, random, {}
        self.homes = self._homes()

    def _homes(self) -> list[Home]:
        found: list[Home] = []
        free = [lane for lane, name in enumerate(self.levels.points) if name is None]
        places = {coordinate(name): lane for lane, name in enumerate(self.levels.points) if name}
        for public, terms in self.levels.results:
            halves: tuple[tuple[int, int] | None, ...] = terms
            if len(terms) == 1:
                ((product, c),) = terms
                halves = ((product, c // 2),) * 2 if c % 2 == 0 else ((product, c), None)
            found.append(
                (
                    places[coordinate(public)] if coordinate(public) in places else free.pop(0),
                    halves,
                )
            )
        return found

    def drawn(self) -> Choice:
        random, count = self.random, len(self.levels.first)
        lanes = [*range(count), *(None,) * (LANES - count)]
        random.shuffle(lanes)
        return Choice(
            tuple(lanes),
            tuple(random.random() < 0.5 for _ in range(count)),
            (None,) * count,
            tuple(random.random() < 0.5 for _ in self.homes),
            tuple((random.random() < 0.5, random.randrange(SCALES)) for _ in range(LANES)),
            tuple(tuple(random.randrange(ORDERS) for _ in range(LANES)) for _ in range(3)),
        )

    def changed(self, choice: Choice) -> Choice:
        """A neighbour of the choice: one thing in it, of those that a choice has, drawn anew."""
        random = self.random
        match random.randrange(7):
            case 0:
                cells, (i, j) = list(choice.cells), random.sample(range(LANES), 2)
                cells[i], cells[j] = cells[j], cells[i]
                return replace(choice, cells=tuple(cells))
            case 1:
                return replace(choice, turned=_but(choice.turned, random, lambda x: not x))
            case 2 if self.levels.sums:
                k = random.randrange(len(choice.held))
                ways = [
                    None,
                    *(s for s, form in enumerate(self.levels.sums) if dict(form).get(k) in (1, -1)),
                ]
                return replace(
                    choice,
                    held=tuple(
                        random.choice(ways) if i == k else s for i, s in enumerate(choice.held)
                    ),
                )
            case 3:
                return replace(choice, pairs=_but(choice.pairs, random, lambda x: not x))
            case 4:
                return replace(choice, ways=_but(choice.ways, random, lambda x: (not x[0], x[1])))
            case 5:
                return replace(
                    choice,
                    ways=_but(choice.ways, random, lambda x: (x[0], random.randrange(SCALES))),
                )
        side = random.randrange(3)
        return replace(
            choice,
            orders=tuple(
                _but(row, random, lambda _: random.randrange(ORDERS)) if k == side else row
                for k, row in enumerate(choice.orders)
            ),
        )

    def basis(self, held: tuple[int | None, ...]) -> list[dict[int, int]] | None:
        """By product of the first level, itself as a form in what is held in the places of
        products; None if that does not determine it.
        """
        if held not in self.known:
            self.known[held] = _inverse(
                [dict(self.levels.sums[s]) if s is not None else {k: 1} for k, s in enumerate(held)]
            )
        return self.known[held]

    def rows(
        self, choice: Choice, basis: list[dict[int, int]]
    ) -> list[dict[int, tuple[dict[int, int], ...]]] | None:
        """[left, right]: by lane (plain, multiples of the parameter), coefficients by what is
        held.
        """
        sides: list[dict[int, tuple[dict[int, int], ...]]] = [{}, {}]
        for pair, (lane, terms) in zip(choice.pairs, self.homes):
            for half, term in enumerate(reversed(terms) if pair else terms):
                if term is None:
                    continue
                at = lane + HALF * half
                turned, number = choice.ways[at]
                factors = self.levels.second[term[0]]
                ways = [
                    (d, term[1] // d)
                    for k in range(1, abs(term[1]) + 1)
                    if term[1] % k == 0
                    for d in (k, -k)
                ]
                scales = ways[number % len(ways)]
                for side, (factor, scale) in enumerate(
                    zip(factors[::-1] if turned else factors, scales)
                ):
                    sides[side][at] = tuple(_mapped(part, basis, scale) for part in factor)
                    if any(
                        abs(c) != int(abs(c)) for part in sides[side][at] for c in part.values()
                    ):
                        return None
        return sides

    def program(self, choice: Choice) -> tuple[int, PackedProgram] | None:
        """The weight and the program of a choice; None where it has none."""
        basis = self.basis(choice.held)
        rows = self.rows(choice, basis) if basis else None
        if rows is None:
            return None
        writer = Writer(self.levels, choice)
        left, right = writer.factors()
        writer.product("s", left, right)
        writer.sums()
        factors = writer.forms(rows)
        writer.product("n", *factors)
        return writer.weight, writer.end(self.homes, choice.pairs)


def _but(row: tuple[T, ...], random: Random, change: Callable[[T], T]) -> tuple[T, ...]:
    k = random.randrange(len(row))
    return tuple(change(x) if i == k else x for i, x in enumerate(row))


def _mapped(form: Row, basis: list[dict[int, int]], scale: int) -> dict[int, int]:
    found: dict[int, int] = {}
    for product, c in form:
        for k, d in basis[product].items():
            found[k] = found.get(k, 0) + c * d * scale
    return {k: c for k, c in sorted(found.items()) if c}


def _inverse(rows: list[dict[int, int]]) -> list[dict[int, int]] | None:
    """The inverse of an integer matrix of determinant 1 or -1, by rows of {column: coefficient};
    None for another.
    """
    n = len(rows)
    a = [
        [row.get(j, 0) for j in range(n)] + [int(i == j) for j in range(n)]
        for i, row in enumerate(rows)
    ]
    for j in range(n):
        pivot = next((i for i in range(j, n) if a[i][j] in (1, -1)), None)
        if pivot is None:
            return None
        a[j], a[pivot] = a[pivot], a[j]
        a[j] = [x * a[j][j] for x in a[j]]
        for i in range(n):
            if i != j and a[i][j]:
                a[i] = [x - a[i][j] * y for x, y in zip(a[i], a[j])]
    return [{k: c for k, c in enumerate(row[n:]) if c} for row in a]


def search(program: FieldProgram, time: Time, trials: Trials = TRIALS) -> Found:
    """The fastest: in each run one annealing, then other programs. ScheduleError as of `levels_of`,
    and where none is found.
    """
    levels = levels_of(program)

    def run(random: Random) -> tuple[float, PackedProgram]:
        searched = Searched(levels, random)
        return faster(searched, weighed(searched, trials.moves), time, trials.tried)

    return fastest(program, trials, run, "levels")


def weighed(searched: Searched, moves: int) -> Choice:
    """What annealing by weights finds."""

    def with_weight(choice: Choice) -> tuple[float, Choice] | None:
        found = searched.program(choice)
        return found and (found[0], choice)

    while (first := with_weight(searched.drawn())) is None:
        pass
    return annealed(
        searched.random,
        first,
        lambda choice: with_weight(searched.changed(choice)),
        moves,
        (HOT, COLD),
    )


def faster(
    searched: Searched, choice: Choice, time: Callable[[PackedProgram], float], tried: int
) -> tuple[float, PackedProgram]:
    """What changes of the choice, one or two at a time, lead to that are kept where `time` is not
    more: `tried` programs.
    """
    _, program = searched.program(choice) or (0, None)
    assert program is not None  # the choice is one that annealing ended with
    best, seen = (time(program), program), {program}
    for _ in range(PATIENCE * tried):
        other = searched.changed(choice)
        if searched.random.random() < 0.5:
            other = searched.changed(other)
        found = searched.program(other)
        if not found or found[1] in seen:
            continue
        seen.add(found[1])
        if (took := time(found[1])) <= best[0]:
            best, choice = (took, found[1]), other
        if len(seen) > tried:
            break
    return best
