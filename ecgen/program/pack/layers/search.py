"""A program -> its fastest packing in vectors of few lanes that a search finds.

Annealing by weights chooses steps and lanes, which sums are held, signs and factors, which
permutation serves which term; then annealing goes on by the modelled time of a CPU.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from math import exp, inf
from random import Random
from typing import TypeVar

from ecgen.program.compose import coordinate
from ecgen.program.ir import FieldProgram
from ecgen.program.pack.ir import Layout, PackedOp, PackedProgram
from ecgen.program.pack.layers.fastest import Found, Time, Trials, annealed, fastest
from ecgen.program.pack.layers.model import Choice, Lanes, Layers, layers_of
from ecgen.program.pack.layers.write import Draft, Unwritable, Writer
from ecgen.program.pack.models import REALS
from ecgen.program.pack.search.anneal import Effort, anneal
from ecgen.program.pack.search.batches import fewest_batches

T = TypeVar("T")
TRIALS = Trials(moves=6000, tried=1800)
STARTS, PATIENCE = 3, 30
PLANNED = 10  # moves of the packer by names are so much faster
HOT, COLD = 15.0, 1.0  # temperatures, in weights
# the temperature as a share of the time, and what a unit of weight counts beside it
WARM, LIGHTER = (0.006, 0.02)
SPARE = 1  # empty steps of sums before and behind each batch
# A first choice, in cycles and instructions for five limbs: what an operation makes others wait
# for, its work, and what factors of sums add to that.
LATENCY = {"mul": 45, "sqr": 40, "add": 5, "lin": 9, "mulc": 9, "perm": 4, "blend": 1, "const": 0}
WORK = {"mul": 30, "sqr": 25, "add": 5, "lin": 5, "mulc": 5, "perm": 5, "blend": 3, "const": 1}
MASK, SIGNS, FACTORS, NEGATIVE, LATE, SHARE = 3, 4, 5, 3, 3, 0.5
SCALES = (1, -1, 2, -2, 3, -3)


class Searched:
    """The choices of one program: drawn, changed, weighed and written out."""

    def __init__(self, layers: Layers, random: Random):
        self.layers, self.random = layers, random
        self.optional = tuple(
            name for name in layers.sums if name not in layers.wanted and not name.startswith("=")
        )

    def drawn(self) -> Choice:
        """A choice at random: every sum that is kept lies in the first step behind what it reads
        that has a free lane, products in lanes that are drawn; nothing is scaled or chained.
        """
        random, layers = self.random, self.layers
        width, share = layers.width, random.choice((0, 0, 0.5, 1, 1))
        kept = {
            *layers.wanted,
            *(name for name in self.optional if random.random() < share),
            *(name for _, name in layers.results if not self._is_direct(name)),
        }
        at = {name: (0, 0) for row in (*layers.inputs, layers.other) for name in row if name}
        at |= {
            name: (number + 1, 0) for number, names in enumerate(layers.batches) for name in names
        }
        rows: list[list[list[str | None]]] = [[] for _ in range(len(layers.batches) + 1)]

        def place(name: str) -> tuple[int, int]:
            if name not in at:
                gap, rank = max(place(leaf) for leaf, _ in layers.sums[name])
                if name in kept:
                    while rank >= len(rows[gap]) or None not in rows[gap][rank]:
                        if rank >= len(rows[gap]):
                            rows[gap].append([None] * width)
                        else:
                            rank += 1
                    free = [lane for lane, held in enumerate(rows[gap][rank]) if held is None]
                    rows[gap][rank][random.choice(free)] = name
                    rank += 1
                at[name] = gap, rank
            return at[name]

        for name in layers.sums:
            if name in kept:
                place(name)
        steps, batches = [], []
        for number, row in enumerate(rows):
            steps += [tuple(cells) for cells in row] + [(None,) * width] * SPARE
            if number < len(layers.batches):
                batches.append(len(steps))
                cells = [*layers.batches[number], *(None,) * (width - len(layers.batches[number]))]
                random.shuffle(cells)
                steps.append(tuple(cells))
        turned = frozenset(name for name in layers.products if random.random() < 0.5)
        return Choice(
            tuple(steps),
            frozenset(batches),
            turned,
            (),
            ((0,) * width,) * len(steps),
            frozenset(),
            layers.inputs,
            layers.other,
        )

    def planned(self, moves: int) -> Choice:
        """What the packer by names finds: the same steps, and lanes of inputs; it may be no
        program, where a result is a multiple of a product.
        """
        layers = self.layers
        (plan,) = anneal(
            layers.problem,
            fewest_batches(layers.problem, layers.width).batches,
            REALS,
            layers.width,
            Effort(moves=PLANNED * moves, runs=1, seed=self.random.randrange(1 << 30)),
        )
        lanes = {
            name: lane
            for step in plan.steps
            for lane, cell in enumerate(step.cells)
            for node in layers.problem.nodes
            if node.name == cell
            for name in node.args
        }
        kinds: list[bool]
        made: dict[str | None, str | None]
        steps: list[Lanes] = []
        kinds, made = [], {}
        for step in plan.steps:
            cells = []
            for cell in step.cells:
                name = layers.names.get(cell or "")
                cells.append(name if made.setdefault(name, cell) == cell else None)
            between = [(None,) * layers.width] * SPARE if step.is_batch else []
            steps += [*between, tuple(cells), *between]
            kinds += [*(False for _ in between), step.is_batch, *(False for _ in between)]
        batches = frozenset(k for k, is_batch in enumerate(kinds) if is_batch)
        return Choice(
            tuple(steps),
            batches,
            frozenset(),
            (),
            ((0,) * layers.width,) * len(steps),
            frozenset(),
            plan.layouts,
            arranged(layers, plan.layouts[0], lanes),
        )

    def _is_direct(self, name: str) -> bool:
        parts = self.layers.sums[name]
        return len(parts) == 1 and parts[0][1] == {(): 1}

    def changed(self, choice: Choice) -> Choice:
        """A neighbour of the choice: one thing in it, of those that a choice has, drawn anew."""
        random, width = self.random, self.layers.width
        dice = random.random()
        steps = choice.steps
        used = [k for k, cells in enumerate(steps) if any(cells)]
        if dice < 0.20:
            k = random.choice(used)
            i, j = random.sample(range(width), 2)
            return replace(choice, steps=_with(steps, ((k, i, steps[k][j]), (k, j, steps[k][i]))))
        if dice < 0.36:
            k = random.choice(used)
            lane = random.choice([lane for lane, name in enumerate(steps[k]) if name])
            kind = k in choice.batches
            other = random.choice(
                [s for s in range(len(steps)) if (s in choice.batches) == kind and abs(s - k) <= 6]
            )
            to = random.randrange(width)
            return replace(
                choice,
                steps=_with(steps, ((k, lane, steps[other][to]), (other, to, steps[k][lane]))),
            )
        if dice < 0.45:
            return self._copied(choice)
        if dice < 0.63:
            return self.moved(
                choice,
                random.choice(used)
                if random.random() < 0.5
                else random.randrange(-len(choice.inputs) - self.layers.is_free, 0),
            )
        if dice < 0.72:
            return replace(choice, turned=choice.turned ^ {random.choice([*self.layers.products])})
        if dice < 0.80:
            scales = dict(choice.scales)
            name = random.choice([*self.layers.wanted, *self.optional])
            scales[name] = -scales.get(name, 1) if random.random() < 0.7 else random.choice(SCALES)
            return replace(
                choice, scales=tuple(sorted((n, s) for n, s in scales.items() if s != 1))
            )
        sums = [k for k in used if k not in choice.batches]
        if dice < 0.93 and sums:
            k, lane, number = random.choice(sums), random.randrange(width), random.randrange(24)
            return replace(
                choice,
                orders=tuple(
                    tuple(number if (s, l) == (k, lane) else old for l, old in enumerate(row))
                    for s, row in enumerate(choice.orders)
                ),
            )
        if dice < 0.97 or not self.layers.is_free:
            return (
                replace(choice, chained=choice.chained ^ {random.choice(sums)}) if sums else choice
            )
        free, (i, j) = [*choice.other], random.sample(range(width), 2)
        free[i], free[j] = free[j], free[i]
        return replace(choice, other=tuple(free))

    def moved(self, choice: Choice, start: int) -> Choice:
        """All lanes of a vector in another order, and those of what is made of it alone, or of it
        and others: of a step, or of an input, which are counted from -1 downwards, the free one
        last.
        """
        random, width = self.random, self.layers.width
        order, moved = random.sample(range(width), width), {start}
        through, needed = random.random() < 0.7, random.choice((all, any))
        vectors = [*choice.inputs, choice.other]
        if self.layers.is_free and needed is any and random.random() < 0.5:
            moved.add(-len(vectors))
        if not self.layers.is_free and start == -1:
            moved.add(-len(vectors))
        where = {name: -1 - number for number, row in enumerate(vectors) for name in row if name}
        for number, cells in enumerate(choice.steps):
            names = [name for name in cells if name]
            if (
                names
                and (through or number not in choice.batches)
                and needed(
                    where.get(leaf) in moved for name in names for leaf in self.read(name, where)
                )
            ):
                moved.add(number)
            where |= {name: number for name in names if name not in where}

        def turn(number: int, cells: tuple[T, ...]) -> tuple[T, ...]:
            return tuple(cells[lane] for lane in order) if number in moved else cells

        rows = [turn(-1 - number, row) for number, row in enumerate(vectors)]
        return replace(
            choice,
            steps=tuple(turn(number, cells) for number, cells in enumerate(choice.steps)),
            orders=tuple(turn(number, row) for number, row in enumerate(choice.orders)),
            inputs=tuple(rows[:-1]),
            other=rows[-1],
        )

    def read(self, name: str, where: Mapping[str, int]) -> list[str]:
        """The classes that are there of which the class is made."""
        parts = self.layers.products.get(name) or [
            leaf for leaf, _ in self.layers.sums.get(name, ())
        ]
        return [
            each for leaf in parts for each in ([leaf] if leaf in where else self.read(leaf, where))
        ]

    def _copied(self, choice: Choice) -> Choice:
        """A sum or product once more, or once less; a sum that nothing needs may come or go."""
        random, steps = self.random, choice.steps
        if random.random() < 0.5:
            k = random.randrange(len(steps))
            lane = random.randrange(self.layers.width)
            name = steps[k][lane]
            count = sum(name in cells for cells in steps) if name else 0
            if name and (count > 1 or name in self.optional or name.startswith("=")):
                return replace(choice, steps=_with(steps, ((k, lane, None),)))
            return choice
        k = random.randrange(len(steps))
        empty = [lane for lane, name in enumerate(steps[k]) if name is None]
        if not empty:
            return choice
        names = [*self.layers.sums, *(self.layers.products if k in choice.batches else ())]
        return replace(
            choice, steps=_with(steps, ((k, random.choice(empty), random.choice(names)),))
        )

    def weight(self, choice: Choice) -> float:
        """What the program of a choice weighs; infinite where it has none."""
        writer = Writer(self.layers, choice)
        try:
            outputs = writer.write()
        except Unwritable:
            return inf
        return weight(writer.inputs, writer.ops, outputs)

    def program(self, choice: Choice) -> PackedProgram:
        return Writer(self.layers, choice).program()


def arranged(layers: Layers, first: Lanes, lanes: dict[str, int]) -> Lanes:
    """The other inputs in the lanes of the same coordinates of the first vector, or, where they are
    free, in those that they are read in, as far as these differ.
    """
    names = {coordinate(name): name for name in layers.other if name}
    if not layers.is_free:
        return tuple(name and names.get(coordinate(name)) for name in first)
    found: list[str | None] = [None] * layers.width
    for name in sorted(names.values(), key=lambda name: name not in lanes):
        found[
            lanes[name] if name in lanes and found[lanes[name]] is None else found.index(None)
        ] = name
    return tuple(found)


def _with(
    steps: tuple[Lanes, ...], cells: Iterable[tuple[int, int, str | None]]
) -> tuple[Lanes, ...]:
    found = [list(row) for row in steps]
    for k, lane, name in cells:
        found[k][lane] = name
    return tuple(map(tuple, found))


def weight(inputs: list[Layout], ops: list[Draft], outputs: list[Layout]) -> float:
    """Modelled cycles of a first choice: half of what waits and half of what is done."""
    ready, total = {layout.value: 0.0 for layout in inputs}, 0.0
    for op in ops:
        extra = _extra(op)
        ready[op.out] = (
            max((ready[a] for a in op.args), default=0) + LATENCY[op.name] + (LATE if extra else 0)
        )
        total += WORK[op.name] + extra
    return max(ready[x.value] for x in outputs) + SHARE * total


def _extra(op: Draft) -> int:
    """What the factors of a sum cost."""
    if op.name not in ("add", "lin"):
        return 0
    pairs = [pair for pair in op.entries if pair is not None]
    found = NEGATIVE * any(all(k == -1 or k == 0 for k in pair) for pair in pairs)
    for side in zip(*pairs):
        kinds = set(side)
        found += (
            0
            if kinds in ({1}, {2}, {-1})
            else MASK
            if kinds <= {0, 1}
            else SIGNS
            if kinds <= {1, -1}
            else FACTORS
        )
    return found


def weighed(searched: Searched, moves: int, choice: Choice | None = None) -> Choice:
    """What annealing by weights finds, from a choice that is drawn, or, at once cold, from this
    one.
    """
    hot = COLD if choice and searched.weight(choice) < inf else HOT
    while choice is None or searched.weight(choice) == inf:
        choice = searched.drawn()

    def another(choice: Choice) -> tuple[float, Choice]:
        other = searched.changed(choice)
        return searched.weight(other) if other != choice else inf, other

    first = searched.weight(choice), choice
    return annealed(searched.random, first, another, moves, (hot, COLD))


def faster(
    searched: Searched, choice: Choice, time: Callable[[PackedProgram], float], tried: int
) -> Choice:
    """Annealing again, from a choice, by `time` and a little by weights: `tried` programs."""
    seen: dict[tuple[PackedOp, ...], float] = {}

    def cost(choice: Choice) -> float:
        weight = searched.weight(choice)
        if weight == inf:
            return inf
        packed = searched.program(choice)
        if packed.ops not in seen:
            seen[packed.ops] = time(packed)
        return seen[packed.ops] + LIGHTER * weight

    now = cost(choice)
    best = (now, choice)
    for _ in range(PATIENCE * tried):
        other = searched.changed(choice)
        other = searched.changed(other) if searched.random.random() < 0.4 else other
        found = cost(other)
        heat = WARM * now * max(1 - len(seen) / tried, 1e-6)
        if found <= now or (found < inf and searched.random.random() < exp((now - found) / heat)):
            choice, now = other, found
            best = min(best, (now, choice), key=lambda row: row[0])
        if len(seen) >= tried:
            break
    return best[1]


def start(
    layers: Layers, random: Random, moves: int, time: Callable[[PackedProgram], float]
) -> tuple[Searched, Choice]:
    """The fastest of what several annealings end with, one of which goes on where the packer by
    names ends.
    """
    found = []
    for number in range(STARTS):
        searched = Searched(layers, random)
        choice = searched.planned(moves) if number == 0 else None
        found.append((searched, weighed(searched, moves * (2 if choice else 1), choice)))
    return min(found, key=lambda row: time(row[0].program(row[1])))


def search(
    program: FieldProgram,
    width: int,
    timer: Callable[[PackedProgram], Time],
    time: Time,
    trials: Trials = TRIALS,
) -> Found:
    """The fastest: in each run the fastest of several annealings, then other programs by what
    `timer` says of programs like the first. ScheduleError as of `layers_of`, and where none is
    found.
    """
    layers = layers_of(program, width)

    def run(random: Random) -> tuple[float, PackedProgram]:
        searched, choice = start(layers, random, trials.moves, time)
        fast = faster(searched, choice, timer(searched.program(choice)), trials.tried)
        packed = searched.program(fast)
        return time(packed), packed

    return fastest(program, trials, run, "layers")
