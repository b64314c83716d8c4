"""Levels and a Choice -> PackedProgram of eight lanes, and what it weighs.

A factor is a sum of few permutations of one vector, each with a factor for each lane; permutations
that agree where both are read are one. A point lies in both halves of its vector, and so does the
result: of the two products whose sum it is one lies in the lane of the result and the other in that
of the other half; a product that is alone a result is made in two halves. Weights are those of a
first choice, in instructions for five limbs and what waits for them.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ecgen.program.pack.ir import ANY, Layout, PackedOp, PackedProgram
from ecgen.program.pack.layers.sums import kind_of, ordered
from ecgen.program.pack.layers.two_levels import HALF, LANES, Choice, Levels, Row
from ecgen.program.pack.validate import validate

Rows = dict[int, list[tuple[int, int]]]
Vector = tuple[str, dict[int, int]]  # with a coefficient by lane
# of a result: its lane, and (product, coefficient) in both halves
Home = tuple[int, tuple[tuple[int, int] | None, ...]]
PERM, SUM, BLEND, SCALE, MASK, SIGNS, FACTORS = 12, 10, 6, 25, 6, 10, 12


class Writer:
    """The operations of one choice, and what they weigh."""

    def __init__(self, levels: Levels, choice: Choice):
        self.levels, self.choice, self.weight = levels, choice, 0
        self.ops: list[PackedOp] = []
        self.place = {
            product: lane for lane, product in enumerate(choice.cells) if product is not None
        }
        self.perms: dict[str, list[tuple[int, dict[int, int]]]] = {}

    def emit(
        self, name: str, args: tuple[str, ...], lanes: Sequence[Any], weight: int, out: str = ""
    ) -> str:
        """`lanes` are entries, None where nothing is; or, for products, whether a lane holds
        something.
        """
        out = out or f"t{len(self.ops)}"
        holds = tuple(None if entry is None else ANY for entry in lanes)
        self.ops.append(
            PackedOp(name, out, args, tuple(lanes) if name not in ("mul", "sqr") else (), holds)
        )
        self.weight += weight
        return out

    def moved(self, vector: str, pattern: dict[int, int]) -> str:
        """The vector with lanes as the pattern says: itself, a permutation that goes with it, or a
        new one.
        """
        if all(lane == source for lane, source in pattern.items()):
            return vector
        for at, known in self.perms.setdefault(vector, []):
            if all(known.get(lane, source) == source for lane, source in pattern.items()):
                known |= pattern
                old = self.ops[at]
                lanes = tuple(known.get(lane) for lane in range(LANES))
                self.ops[at] = replace(
                    old, lanes=lanes, holds=tuple(None if k is None else ANY for k in lanes)
                )
                return old.out
        self.perms[vector].append((len(self.ops), dict(pattern)))
        return self.emit("perm", (vector,), [pattern.get(lane) for lane in range(LANES)], PERM)

    def combined(self, terms: list[Vector]) -> str:
        """The sum of vectors with coefficients by lane."""
        lanes = {lane for _, row in terms for lane in row}
        (vector, row), *rest = terms
        if not rest:
            if set(row.values()) == {1}:
                return vector
            return self.emit(
                "mulc",
                (vector,),
                [row.get(lane) for lane in range(LANES)],
                SUM + _extra(row, lanes),
            )
        for other, more in rest:
            entries = [
                (row.get(lane, 0), more.get(lane, 0)) if lane in lanes else None
                for lane in range(LANES)
            ]
            weight = SUM + _extra(row, lanes) + _extra(more, lanes)
            vector = self.emit(kind_of(entries), (vector, other), entries, weight)
            row = dict.fromkeys(lanes, 1)
        return vector

    def factors(self) -> list[str]:
        """The two factors of the first level."""
        found = []
        for side in (0, 1):
            rows: dict[int, Row] = {}
            second = False
            for lane, product in enumerate(self.choice.cells):
                if product is None:
                    continue
                pair = self.levels.first[product]
                if pair[0][0] != pair[1][0]:
                    pair = tuple(sorted(pair))
                elif self.choice.turned[product]:
                    pair = pair[::-1]
                second |= pair[side][0]
                rows[lane] = pair[side][1]
            found.append(self.inputs("Q1" if second else "P", rows))
        return found

    def inputs(self, vector: str, rows: dict[int, Row]) -> str:
        """A vector of sums of inputs: what a lane has itself is the first term."""
        ordered = {
            lane: sorted(row, key=lambda term: term[0] != lane % HALF) for lane, row in rows.items()
        }
        patterns = [
            {
                lane: (row[t][0] + lane // HALF * HALF, row[t][1])
                for lane, row in ordered.items()
                if t < len(row)
            }
            for t in range(max(map(len, ordered.values())))
        ]
        terms = [
            (
                self.moved(vector, {lane: source for lane, (source, _) in pattern.items()}),
                {lane: c for lane, (_, c) in pattern.items()},
            )
            for pattern in patterns
        ]
        alone = [lane for lane, row in ordered.items() if len(row) == 1]
        if (
            len(terms) == 1
            or not alone
            or len(terms) > 2
            or any(terms[0][1][lane] != 1 for lane in alone)
        ):
            return self.combined(terms)
        whole = self.combined(
            [
                (name, {lane: c for lane, c in row.items() if lane not in alone})
                for name, row in terms
            ]
        )
        return self.emit(
            "blend",
            (terms[0][0], whole),
            [int(lane not in alone) if lane in ordered else None for lane in range(LANES)],
            BLEND,
        )

    def product(self, out: str, left: str, right: str) -> None:
        held = self.held(left)
        lanes = [0 if held[lane] and self.held(right)[lane] else None for lane in range(LANES)]
        self.emit("mul", (left, right), lanes, 0, out)

    def held(self, vector: str) -> list[str | None]:
        if vector in ("P", "Q1"):
            return [*(self.levels.points if vector == "P" else self.levels.others)] * 2
        return list(next(op for op in self.ops if op.out == vector).holds)

    def sums(self) -> None:
        """Some products' places are taken by sums of them."""
        self.source = "s"
        rows = {
            self.place[k]: dict(self.levels.sums[s])
            for k, s in enumerate(self.choice.held)
            if s is not None
        }
        if not rows:
            return
        parts = {
            lane: [(self.place[p], c) for p, c in row.items() if self.place[p] != lane]
            for lane, row in rows.items()
        }
        own = {lane: row[self.choice.cells[lane] or 0] for lane, row in rows.items()}
        slots = self.slots([parts])[0]
        terms = [
            (
                self.moved("s", pattern),
                {lane: dict(parts[lane])[source] for lane, source in pattern.items()},
            )
            for pattern in slots
        ]
        signs = {c for _, row in terms for c in row.values()}
        if len(signs) == 1 and signs == {-1}:  # one sum that is taken off
            rest = self.combined([(name, dict.fromkeys(row, 1)) for name, row in terms])
            whole = self.combined([("s", own), (rest, dict.fromkeys(own, -1))])
        else:
            whole = self.combined([("s", own), *terms])
        self.source = self.emit(
            "blend",
            ("s", whole),
            [
                int(lane in rows) if cell is not None else None
                for lane, cell in enumerate(self.choice.cells)
            ],
            BLEND,
        )

    def slots(
        self,
        sides: Sequence[Mapping[int, Sequence[tuple[int, int]]]],
        orders: Sequence[Sequence[int]] = (),
    ) -> list[list[dict[int, int]]]:
        """By side, patterns {lane: source} that hold the sources of every row once; the term that a
        lane has itself first, the others in the order chosen.
        """
        found = []
        for side, rows in enumerate(sides):
            count = max((len(row) for row in rows.values()), default=0)
            patterns: list[dict[int, int]] = [{} for _ in range(count)]
            for lane, row in sorted(rows.items()):
                sources = ordered(
                    [*(source for source, _ in row), *(None,) * (count - len(row))],
                    orders[side][lane] if orders else 0,
                )
                for pattern, source in zip(patterns, sources):
                    if source is not None:
                        pattern[lane] = source
            found.append(patterns)
        return found

    def forms(self, sides: list[dict[int, tuple[dict[int, int], ...]]]) -> list[str]:
        """The two factors of the second level."""
        plain = [
            {
                lane: [(self.place[k], c) for k, c in parts[0].items()]
                for lane, parts in rows.items()
            }
            for rows in sides
        ]
        multiples = [
            {
                lane: [(self.place[k], c) for k, c in parts[1].items()]
                for lane, parts in rows.items()
                if parts[1]
            }
            for rows in sides
        ]
        slots = self.slots(plain, self.choice.orders)
        scaled = self.scaled(multiples, sorted(plain[0]))
        found = []
        for rows, patterns, more in zip(plain, slots, scaled):
            terms = [
                (
                    self.moved(self.source, pattern),
                    {lane: dict(rows[lane])[source] for lane, source in pattern.items()},
                )
                for pattern in patterns
            ]
            found.append(self.combined([*terms, *more]))
        return found

    def scaled(self, sides: list[Rows], lanes: list[int]) -> list[list[Vector]]:
        """By side, the vectors of multiples of the parameter in these lanes, with signs: one vector
        for both sides where no lane has two of them.
        """
        found: list[list[Vector]] = [[], []]
        for group in _groups(sides):
            rows = {lane: row for side in group for lane, row in sides[side].items()}
            if not rows:
                continue
            whole = {
                lane: [(source, abs(c) if len(row) == 1 else c) for source, c in row]
                for lane, row in rows.items()
            }
            patterns = self.slots([whole], self.choice.orders[2:])[0]
            # the factor 0 leaves sums of all lanes alike
            idle = [lane for lane in lanes if lane not in rows and len(patterns) == 1]
            if len(patterns) == 1:
                source = patterns[0][min(patterns[0])]
                pattern = patterns[0] | {
                    lane: lane if self.choice.cells[lane] is not None else source for lane in idle
                }
                vector = self.moved(self.source, pattern)
                row = {lane: whole[lane][0][1] for lane in whole} | dict.fromkeys(idle, 0)
            else:
                terms = [
                    (
                        self.moved(self.source, pattern),
                        {lane: dict(whole[lane])[source] for lane, source in pattern.items()},
                    )
                    for pattern in patterns
                ]
                vector, row = self.combined(terms), dict.fromkeys(whole, 1)
            name = self.emit(
                "mulc",
                (vector,),
                [
                    None
                    if lane not in row
                    else f"{row[lane]}*{self.levels.param}"
                    if row[lane]
                    else 0
                    for lane in range(LANES)
                ],
                SCALE,
            )
            for side in group:
                if sides[side]:
                    signs = {
                        lane: (1 if len(own) > 1 or own[0][1] > 0 else -1)
                        for lane, own in sides[side].items()
                    }
                    usual = max((1, -1), key=[*signs.values()].count)
                    found[side].append((name, dict.fromkeys(idle, usual) | signs))
        return found

    def end(self, homes: list[Home], pairs: tuple[bool, ...]) -> PackedProgram:
        """The program whose results are sums of both halves, or what one of them holds."""
        levels, first, second, pattern = self.levels, {}, {}, {}
        lanes: list[str | None] = [None] * HALF
        for pair, (lane, terms), (public, _) in zip(pairs, homes, levels.results):
            lanes[lane] = public
            holds = [term is not None for term in (reversed(terms) if pair else terms)]
            for half in (0, 1):
                at, other = lane + HALF * half, lane + HALF * (1 - half)
                if holds[half]:
                    first[at] = 1
                if holds[1 - half]:
                    second[at], pattern[at] = 1, other
        out = self.combined([("n", first), (self.moved("n", pattern), second)])
        inputs = [
            Layout("P", "P", levels.points * 2),
            *([Layout("Q1", "Q1", levels.others * 2)] if any(levels.others) else []),
        ]
        return validate(
            PackedProgram(
                levels.program.name,
                LANES,
                tuple(inputs),
                (Layout("R1", out, tuple(lanes) * 2),),
                tuple(self.ops),
                levels.program.params,
            )
        )


def _groups(sides: list[Rows]) -> list[list[int]]:
    """Sides whose rows of multiples are in one vector: both, but where a lane has other multiples
    on one than on the other, up to a sign.
    """
    keys = [
        {
            lane: tuple((source, abs(c) if len(row) == 1 else c) for source, c in row)
            for lane, row in rows.items()
        }
        for rows in sides
    ]
    return (
        [[0, 1]]
        if all(keys[0][lane] == keys[1][lane] for lane in keys[0].keys() & keys[1].keys())
        else [[0], [1]]
    )


def _extra(row: dict[int, int], lanes: Iterable[int]) -> int:
    """What the factors of one operand of a sum cost."""
    factors = {row.get(lane, 0) for lane in lanes}
    return (
        0
        if factors in ({1}, {2}, {-1})
        else MASK
        if factors == {0, 1}
        else SIGNS
        if factors <= {1, -1}
        else FACTORS
    )
