"""Layers and a Choice -> PackedProgram.

What a step reads is gathered from the vectors before it, by permutations and blends; of a step of
sums every lane is a sum of products of a factor and what a gathering holds there. Arrangements that
agree wherever both are read are one.
"""

from dataclasses import dataclass, replace

from ecgen.program.pack.ir import ANY, Layout, PackedOp, PackedProgram
from ecgen.program.pack.layers.model import ONE, Choice, Layers
from ecgen.program.pack.validate import validate

MERGED = ("perm", "blend", "add", "lin", "mulc", "const")


class Unwritable(Exception):
    """A choice that no program is: something is read before it is there, or is no integer multiple
    of what is.
    """


@dataclass
class Draft:
    """An operation whose entries may still be filled in where they are None."""

    name: str
    out: str
    args: tuple[str, ...]
    entries: list


@dataclass(frozen=True)
class Place:
    """A lane of a vector that holds a class; `vector` counts them in the order in which they are
    made.
    """

    vector: int
    lane: int


class Writer:
    """The operations of one choice. `where` are the places of a class, `scales` the multiples that
    are held.
    """

    def __init__(self, layers: Layers, choice: Choice):
        self.layers, self.choice, self.ops, self.names = layers, choice, [], []
        self.where: dict[str, list[Place]] = {}
        self.scales: dict[str, int] = {}
        self.wanted_scales = dict(choice.scales)
        self.made: dict[tuple, list[Draft]] = {}
        self.inputs = []
        rows = [*choice.inputs, *([choice.other] if any(choice.other) else [])]
        for number, lanes in enumerate(rows):
            name = (
                ("P" if len(layers.inputs) == 1 else f"P{number + 1}")
                if number < len(layers.inputs)
                else "Q1"
            )
            self.inputs.append(Layout(name, name, lanes))
            self.hold(name, lanes)
            self.scales |= {each: 1 for each in lanes if each}

    def hold(self, name: str, lanes) -> int:
        self.names.append(name)
        for lane, each in enumerate(lanes):
            if each is not None:
                self.where.setdefault(each, []).append(Place(len(self.names) - 1, lane))
        return len(self.names) - 1

    def emit(self, name: str, args: tuple, entries: list, out: str = "") -> str:
        """An operation, or one of the same arguments that is there and agrees wherever both say
        something; entries are None where nothing is.
        """
        known = self.made.setdefault((name, args), [])
        for old in known if not out else ():
            if all(
                mine is None or other is None or mine == other
                for mine, other in zip(entries, old.entries)
            ):
                old.entries = [
                    other if mine is None else mine for mine, other in zip(entries, old.entries)
                ]
                return old.out
        known.append(Draft(name, out or f"t{len(self.ops)}", args, entries))
        self.ops.append(known[-1])
        return known[-1].out

    def write(self) -> list[Layout]:
        """Makes all operations, of which those lanes stay that something reads; the results."""
        for number, cells in enumerate(self.choice.steps):
            if any(cells):
                (self.batch if number in self.choice.batches else self.sums)(number, cells)
        outputs = [
            found
            for number, layout in enumerate(self.choice.inputs)
            if (found := self.result(number, layout))
        ]
        return self.pruned(outputs)

    def pruned(self, outputs: list[Layout]) -> list[Layout]:
        """Takes away what nothing reads, lane by lane; the results."""
        live: dict[str, set] = {}
        for layout in outputs:
            live.setdefault(layout.value, set()).update(
                lane for lane, name in enumerate(layout.lanes) if name
            )
        for op in reversed(self.ops):
            mine = live.get(op.out, ())
            op.entries = [entry if lane in mine else None for lane, entry in enumerate(op.entries)]
            for lane in mine:
                entry = op.entries[lane]
                match op.name:
                    case "perm":
                        live.setdefault(op.args[0], set()).add(entry)
                    case "blend":
                        live.setdefault(op.args[entry], set()).add(lane)
                    case "add" | "lin":
                        for name, k in zip(op.args, entry):
                            if k != 0:
                                live.setdefault(name, set()).add(lane)
                    case _:
                        for name in op.args:
                            live.setdefault(name, set()).add(lane)
        same: dict[str, str] = {}
        self.ops = merged([op for op in self.ops if live.get(op.out)], same)
        return [replace(layout, value=same.get(layout.value, layout.value)) for layout in outputs]

    def program(self) -> PackedProgram:
        outputs, source = self.write(), self.layers.program
        ops = tuple(
            PackedOp(
                op.name,
                op.out,
                op.args,
                () if op.name in ("mul", "sqr") else tuple(op.entries),
                tuple(None if entry is None else ANY for entry in op.entries),
            )
            for op in self.ops
        )
        return validate(
            PackedProgram(
                source.name,
                self.layers.width,
                tuple(self.inputs),
                tuple(outputs),
                ops,
                source.params,
            )
        )

    def batch(self, number: int, cells) -> None:
        """Products, and what passes through: classes that are there already, and are multiplied by
        one.
        """
        passes = [
            name is not None and (name not in self.layers.products or name in self.where)
            for name in cells
        ]
        pairs = [
            None if name is None else (name, ONE) if passes[lane] else self.layers.products[name]
            for lane, name in enumerate(cells)
        ]
        pairs = [
            pair[::-1] if pair and name in self.choice.turned else pair
            for name, pair in zip(cells, pairs)
        ]
        if any(passes):
            self.one([lane for lane, is_passing in enumerate(passes) if is_passing])
        sides = [[pair and pair[side] for pair in pairs] for side in (0, 1)]
        left, right = (
            self.gathered([name and self.place(name, lane) for lane, name in enumerate(side)])
            for side in sides
        )
        held = [
            None if name is None else self.scale(pair[0]) * self.scale(pair[1])
            for name, pair in zip(cells, pairs)
        ]
        for name, scale in zip(cells, held):
            if name is not None and self.scales.setdefault(name, scale) != scale:
                raise Unwritable
        entries = [None if name is None else 0 for name in cells]
        out = (
            self.emit("sqr", (left,), entries, f"m{number}")
            if left == right
            else self.emit("mul", (left, right), entries, f"m{number}")
        )
        self.hold(out, cells)

    def one(self, lanes) -> None:
        """A vector of ones where they are read, made anew for each batch."""
        self.scales[ONE], self.where[ONE] = 1, []
        self.hold(
            self.emit(
                "const", (), [1 if lane in lanes else None for lane in range(self.layers.width)]
            ),
            [ONE if lane in lanes else None for lane in range(self.layers.width)],
        )

    def scale(self, name: str) -> int:
        return self.scales[name]

    def place(self, name: str, lane: int) -> Place:
        """Where a class is read: in the same lane, if it is there."""
        places = self.where.get(name)
        if not places:
            raise Unwritable
        return next((place for place in places if place.lane == lane), places[0])

    def gathered(self, wanted: list[Place | None]) -> str:
        """A vector with these places in its lanes."""
        found, filled = "", []
        for vector in dict.fromkeys(place.vector for place in wanted if place):
            pattern = {
                lane: place.lane
                for lane, place in enumerate(wanted)
                if place and place.vector == vector
            }
            moved = self.moved(self.names[vector], pattern)
            if found:
                filled += pattern
                found = self.emit(
                    "blend",
                    (found, moved),
                    [
                        None if lane not in filled else int(lane in pattern)
                        for lane in range(self.layers.width)
                    ],
                )
            else:
                found, filled = moved, [*pattern]
        return found

    def moved(self, vector: str, pattern: dict[int, int]) -> str:
        """The vector with lanes as the pattern says."""
        if all(lane == source for lane, source in pattern.items()):
            return vector
        return self.emit(
            "perm", (vector,), [pattern.get(lane) for lane in range(self.layers.width)]
        )

    def sums(self, number: int, cells) -> None:
        orders, rows = self.choice.orders[number], {}
        for lane, name in enumerate(cells):
            if name is None:
                continue
            scale = 1 if name.startswith("=") else self.wanted_scales.get(name, 1)
            if self.scales.setdefault(name, scale) != scale:
                raise Unwritable
            rows[lane] = sorted(
                (
                    self.term(leaf, lane, factor, scale)
                    for leaf, factor in self.taken_apart(name).items()
                ),
                key=lambda term: (term[0].vector, term[0].lane ^ lane),
            )
        count = max(map(len, rows.values()))
        terms: list[dict] = [{} for _ in range(count)]
        for lane, row in aligned(rows, count).items():
            for slot, term in zip(terms, ordered(row, orders[lane])):
                if term is not None:
                    slot[lane] = term
        vectors = [
            (
                self.gathered(
                    [slot[lane][0] if lane in slot else None for lane in range(self.layers.width)]
                ),
                {lane: k for lane, (_, k) in slot.items()},
            )
            for slot in terms
            if slot
        ]
        self.hold(self.total(vectors, number in self.choice.chained, set(rows)), cells)

    def taken_apart(self, name: str) -> dict:
        """{class that is there: factor} of the sum."""
        found: dict[str, dict] = {}
        for leaf, factor in self.layers.sums[name]:
            parts = (
                {leaf: {(): 1}}
                if leaf in self.where
                else self.taken_apart(leaf)
                if leaf in self.layers.sums
                else {}
            )
            if not parts:
                raise Unwritable
            for part, more in parts.items():
                row = found.setdefault(part, {})
                for first, c in factor.items():
                    for second, d in more.items():
                        row[first + second] = row.get(first + second, 0) + c * d
        return {
            part: {params: c for params, c in row.items() if c}
            for part, row in found.items()
            if any(row.values())
        }

    def term(self, leaf: str, lane: int, factor: dict, scale: int) -> tuple:
        held = self.scales[leaf]
        if any(len(params) > 1 or c * scale % held for params, c in factor.items()):
            raise Unwritable
        return self.place(leaf, lane), written(
            {params: c * scale // held for params, c in factor.items()}
        )

    def total(self, vectors: list[tuple[str, dict]], is_chained: bool, lanes: set) -> str:
        """The sum of vectors with factors by lane; one by one, or in pairs."""
        while len(vectors) > 1:
            if is_chained:
                vectors = [self.added(vectors[0], vectors[1], lanes), *vectors[2:]]
            else:
                vectors = [
                    self.added(*vectors[k : k + 2], lanes) if k + 1 < len(vectors) else vectors[k]
                    for k in range(0, len(vectors), 2)
                ]
        ((vector, factors),) = vectors
        return (
            vector
            if set(factors.values()) == {1}
            else self.emit(
                "mulc",
                (vector,),
                [
                    factors.get(lane, 0) if lane in lanes else None
                    for lane in range(self.layers.width)
                ],
            )
        )

    def added(self, first: tuple, second: tuple, lanes: set) -> tuple:
        (left, xs), (right, ys) = first, second
        lanes = lanes & (xs.keys() | ys.keys())
        entries = [
            (xs.get(lane, 0), ys.get(lane, 0)) if lane in lanes else None
            for lane in range(self.layers.width)
        ]
        kind = "add" if all(k in (-1, 0, 1) for pair in entries if pair for k in pair) else "lin"
        return self.emit(kind, (left, right), entries), dict.fromkeys(lanes, 1)

    def result(self, number: int, layout) -> Layout | None:
        """The results that return to the lanes of an input vector."""
        back = self.layers.returns
        names = [back.get(name) for name in layout]
        if not any(names):
            return None
        vector = self.gathered(
            [name and self.result_place(f"={name}", lane) for lane, name in enumerate(names)]
        )
        return Layout(f"R{number + 1}", vector, tuple(names))

    def result_place(self, name: str, lane: int) -> Place:
        if name in self.where:
            return self.place(name, lane)
        parts = self.layers.sums[name]
        if len(parts) > 1 or parts[0][1] != {(): self.scales.get(parts[0][0])}:
            raise Unwritable
        return self.place(parts[0][0], lane)


def merged(ops: list[Draft], same: dict[str, str]) -> list[Draft]:
    """The operations, each simpler where it can be, and of those of the same operands that agree
    wherever something is read one; `same`: what stands for those that are gone.
    """
    found: list[Draft] = []
    known: dict[tuple, list[Draft]] = {}
    for op in ops:
        if (op := simpler(op, same)) is None:
            continue
        row = known.setdefault((op.name, op.args), [])
        old = (
            next(
                (
                    old
                    for old in row
                    if all(
                        None in pair or pair[0] == pair[1] for pair in zip(op.entries, old.entries)
                    )
                ),
                None,
            )
            if op.name in MERGED
            else None
        )
        if old:
            old.entries, same[op.out] = (
                [
                    entry if other is None else other
                    for entry, other in zip(op.entries, old.entries)
                ],
                old.out,
            )
        else:
            row.append(op)
            found.append(op)
    return found


def simpler(op: Draft, same: dict[str, str]) -> Draft | None:
    """The operation, of an operand if the other is read nowhere; None, and its name in `same`, if
    it is the operand itself.
    """
    op.args = tuple(same.get(name, name) for name in op.args)
    lanes = {lane: entry for lane, entry in enumerate(op.entries) if entry is not None}
    alike = None
    if op.name == "blend" and (len(set(lanes.values())) == 1 or op.args[0] == op.args[1]):
        alike = op.args[next(iter(lanes.values()))]
    elif op.name == "perm" and all(lane == source for lane, source in lanes.items()):
        alike = op.args[0]
    elif op.name in ("add", "lin"):
        if op.args[0] == op.args[1] and all(
            type(k) is int for pair in lanes.values() for k in pair
        ):
            op.entries = [pair and (sum(pair), 0) for pair in op.entries]
            lanes = {lane: entry for lane, entry in enumerate(op.entries) if entry is not None}
        for side in (0, 1):
            if not any(pair[1 - side] for pair in lanes.values()):
                op.name, op.args, op.entries = (
                    "mulc",
                    op.args[side : side + 1],
                    [pair and pair[side] for pair in op.entries],
                )
                return (
                    None
                    if {*op.entries} <= {1, None} and not same.__setitem__(op.out, op.args[0])
                    else op
                )
    if alike:
        same[op.out] = alike
    return None if alike else op


def written(factor: dict) -> int | str:
    """A factor as packed operations name it."""
    text = "".join(
        f"{c:+d}*{params[0]}" if params else f"{c:+d}"
        for params, c in sorted(factor.items(), reverse=True)
        if c
    )
    return (
        factor.get((), 0)
        if set(factor) <= {()}
        else text.removeprefix("+").replace("+1*", "+").replace("-1*", "-").removeprefix("1*")
    )


def aligned(rows: dict[int, list], count: int) -> dict[int, list]:
    """The terms of every lane in `count` places, those that one permutation brings in the same
    place, as far as there is room.
    """
    keys: list = []
    found: dict[int, list] = {lane: [None] * count for lane in rows}
    for lane, row in rows.items():
        left = []
        for term in row:
            key = term[0].vector, term[0].lane ^ lane
            if key not in keys and len(keys) < count:
                keys.append(key)
            if key in keys:
                found[lane][keys.index(key)] = term
            else:
                left.append(term)
        for term in left:
            found[lane][found[lane].index(None)] = term
    return found


def ordered(row: list, number: int) -> list:
    """One of the orders of the terms."""
    left, found = [*row], []
    while left:
        number, k = divmod(number, len(left))
        found.append(left.pop(k))
    return found
